export { signInErrors } from '../generated/errors.ts';
export { apiKey, type ApiKeyOptions } from './auth/api-key.ts';
export { app, type AppOptions } from './auth/app.ts';
export { oauth, type ConnectedOAuth, type OAuthOptions } from './auth/oauth.ts';
export type { Session, SessionEvent, SessionSnapshot } from './auth/session.ts';
export { memoryStorage, type TokenStorage } from './auth/storage.ts';
export type { Role, Tokens } from './auth/tokens.ts';
export type { Auth, AuthContext, ConnectedAuth, Grant } from './auth/types.ts';
export { webStorage, type WebStorageArea } from './auth/web-storage.ts';
export { type ChangedFields, changedFields } from './client/changed-fields.ts';
export {
  type ClientOptions,
  createClient,
  DEFAULT_HOST,
  type Faces,
  type VitrineClient,
} from './client/client.ts';
export { specified } from './client/specified.ts';
export type { ServiceFace } from './transport/face-types.ts';
export type { AnyService, Service, ServiceFacts } from './transport/service-facts.ts';
export * from './errors/index.ts';
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
  CallOptions,
  CallsAs,
  ClientFor,
  CodeOf,
  HeaderValues,
  IdentityOf,
  OperationFacts,
  OutgoingCall,
  RepeatClass,
  Reply,
  RequestOptions,
  ServiceName,
} from './transport/types.ts';
export type { Fetch } from './transport/wire.ts';
export { isDeclared, type Undeclared } from './transport/undeclared.ts';
