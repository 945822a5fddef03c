export { signInErrors } from '../generated/errors.ts';
export { apiKey, type ApiKeyOptions } from './session/api-key.ts';
export { app, type AppOptions } from './session/app.ts';
export { cookieStorage } from './session/storage/cookie-storage.ts';
export { hydrateSession, serializeSession } from './session/hand-over.ts';
export { identityChange, type IdentityChange, type SessionIdentity } from './session/identity-change.ts';
export { indexedDbStorage, type IndexedDbOptions } from './session/storage/indexed-db-storage.ts';
export { oauth, type ConnectedOAuth, type OAuthOptions } from './session/oauth.ts';
export {
  requestCookies,
  type RequestCookieOptions,
  type RequestCookies,
} from './session/storage/request-cookies.ts';
export type { ApplyCookies, CookieAttributes, CookieTarget } from './session/storage/set-cookies.ts';
export type { CookieOptions } from './session/storage/session-cookie.ts';
export type { Session, SessionEvent, SessionReason, SessionSnapshot } from './core/identity/auth.ts';
export {
  storageFailure,
  type StorageOptions,
  type StorageWarning,
  type StorageWarningCode,
} from './session/storage/storage-warning.ts';
export { keepTokens } from './session/keep-tokens.ts';
export { memoryStorage, type TokenStorage } from './session/storage/storage.ts';
export type { Role, Tokens } from './core/identity/tokens.ts';
export type { Auth, AuthContext, ConnectedAuth, Grant } from './core/identity/auth.ts';
export {
  unstorageStorage,
  type UnstorageLike,
  type UnstorageOptions,
} from './session/storage/unstorage-storage.ts';
export { webStorage, type WebStorageArea, type WebStorageOptions } from './session/storage/web-storage.ts';
export { type ChangedFields, changedFields } from './core/changed-fields.ts';
export { type ClientOptions, createClient, DEFAULT_HOST, type VitrineClient } from './core/client.ts';
export { specified } from './specified.ts';
export { STORES_APP_ID } from './core/stores-app-id.ts';
export type { OpenApiClient } from './core/openapi/openapi-types.ts';
export type { Service, ServiceFacts } from './core/openapi/service.ts';
export * from './core/errors/index.ts';
export { type GraphDocument, graphQuery, type GraphResult } from './core/graph-query.ts';
export { type FailedCall, type HookedCall, onError, onRequest } from './core/hooks.ts';
export { callLog } from './core/logging.ts';
export { pacing } from './core/pacing.ts';
export { pageFacts, type PageFacts } from './paging/facts.ts';
export { items, pages } from './paging/pages.ts';
export type { ItemOf, Page } from './paging/types.ts';
export { platformPrefixes } from './core/platform-prefixes.ts';
export { hosts } from './core/hosts.ts';
export type { PrefixOverrides } from './core/prefix.ts';
export type {
  Answer,
  AnyService,
  Call,
  CallClient,
  CallEvent,
  CallLimits,
  CallOptions,
  CallProgress,
  CallRequest,
  CallResult,
  CallsAs,
  ClientFor,
  CodeOf,
  HeaderValues,
  IdentityOf,
  Layer,
  OperationFacts,
  RepeatClass,
  Reply,
  RequestOptions,
  Send,
  ServiceName,
} from './core/types.ts';
export type { Fetch } from './core/wire.ts';
export { isDeclared, type Undeclared } from './core/undeclared.ts';
