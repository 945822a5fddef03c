export { isWebhookError } from '../core/errors/guards.ts';
export { WebhookError, type WebhookErrorCode } from '../core/errors/webhook-error.ts';
export type { Body } from './body.ts';
export type { PublicJwk, PublicKey } from './keys.ts';
export { createReceiver, type Receiver, type ReceiverOptions, type Reception } from './receiver.ts';
export type { NotificationSchema } from './schema.ts';
export {
  type Claim,
  type ClaimAnswer,
  memoryStore,
  type MemoryStoreOptions,
  type NotificationStore,
} from './store.ts';
export type {
  NotificationEvent,
  NotificationHandler,
  NotificationHandlers,
  NotificationMetadata,
  ReceivedNotification,
  UnknownNotification,
} from './types.ts';
export { createVerifier, type VerifiedNotification, type Verifier, type VerifierOptions } from './verify.ts';
