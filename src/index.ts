export { signInErrors } from '../generated/errors.ts';
export { apiKey, type ApiKeyOptions } from './auth/api-key.ts';
export { app, type AppOptions } from './auth/app.ts';
export { cookieStorage } from './auth/cookie-storage.ts';
export { hydrateSession, serializeSession } from './auth/hand-over.ts';
export { identityChange, type IdentityChange, type SessionIdentity } from './auth/identity-change.ts';
export { indexedDbStorage, type IndexedDbOptions } from './auth/indexed-db-storage.ts';
export { oauth, type ConnectedOAuth, type OAuthOptions } from './auth/oauth.ts';
export { requestCookies, type RequestCookieOptions, type RequestCookies } from './auth/request-cookies.ts';
export type { CookieOptions } from './auth/session-cookie.ts';
export type { Session, SessionEvent, SessionReason, SessionSnapshot } from './auth/session.ts';
export {
  storageFailure,
  type StorageOptions,
  type StorageWarning,
  type StorageWarningCode,
} from './auth/storage-warning.ts';
export { keepTokens } from './auth/keep-tokens.ts';
export { memoryStorage, type TokenStorage } from './auth/storage.ts';
export type { Role, Tokens } from './auth/tokens.ts';
export type { Auth, AuthContext, ConnectedAuth, Grant } from './auth/types.ts';
export { unstorageStorage, type UnstorageLike, type UnstorageOptions } from './auth/unstorage-storage.ts';
export { webStorage, type WebStorageArea, type WebStorageOptions } from './auth/web-storage.ts';
export { type ChangedFields, changedFields } from './client/changed-fields.ts';
export {
  type ClientOptions,
  createClient,
  DEFAULT_HOST,
  type Faces,
  type VitrineClient,
} from './client/client.ts';
export { specified } from './client/specified.ts';
export { STORES_APP_ID } from './client/stores-app-id.ts';
export type { ServiceFace } from './transport/face-types.ts';
export type { AnyService, Service, ServiceFacts } from './transport/service-facts.ts';
export * from './errors/index.ts';
export { type GraphDocument, graphQuery, type GraphResult } from './graph/query.ts';
export { type FailedCall, type HookedCall, onError, onRequest } from './transport/hooks.ts';
export { callLog } from './transport/logging.ts';
export { pacing } from './transport/pacing.ts';
export { pageFacts, type PageFacts } from './paging/facts.ts';
export { items, pages } from './paging/pages.ts';
export type { ItemOf, Page } from './paging/types.ts';
export { platformPrefixes } from './transport/platform-prefixes.ts';
export type { PrefixOverrides } from './transport/prefix.ts';
export type {
  Answer,
  Call,
  CallClient,
  CallEvent,
  CallLimits,
  CallOptions,
  CallRequest,
  CallsAs,
  ClientFor,
  CodeOf,
  HeaderValues,
  IdentityOf,
  Layer,
  OperationFacts,
  OutgoingCall,
  RepeatClass,
  Reply,
  RequestOptions,
  Send,
  ServiceName,
} from './transport/types.ts';
export type { Fetch } from './transport/wire.ts';
export { isDeclared, type Undeclared } from './transport/undeclared.ts';
