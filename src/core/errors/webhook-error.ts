import { VitrineError } from './base.ts';

/**
 * Reason of a WebhookError.
 *
 * The delivery is not proven to come from the platform:
 * - `webhook-too-large`: the body exceeds the limit.
 * - `webhook-not-signed`: the body is not a JWT.
 * - `webhook-algorithm`: the algorithm is not RS256.
 * - `webhook-signature`: no configured key made the signature.
 * - `webhook-expired`, `webhook-not-yet-valid`: the JWT is not valid at this time.
 * - `webhook-no-expiry`: the JWT has no expiry.
 * - `webhook-audience`, `webhook-issuer`: the delivery is for another app or from another issuer, or lacks a required claim.
 *
 * The delivery is genuine, but cannot be used:
 * - `webhook-contents`: it is not laid out as a notification.
 * - `webhook-shape`: it does not match the schema.
 *
 * The notification is valid, but was not handled:
 * - `webhook-handler-failed`: the handler threw.
 * - `webhook-busy`: another delivery of the same notification is still being handled.
 * - `webhook-store-failed`: the store failed.
 */
export type WebhookErrorCode =
  | 'webhook-too-large'
  | 'webhook-not-signed'
  | 'webhook-algorithm'
  | 'webhook-signature'
  | 'webhook-expired'
  | 'webhook-no-expiry'
  | 'webhook-not-yet-valid'
  | 'webhook-audience'
  | 'webhook-issuer'
  | 'webhook-contents'
  | 'webhook-shape'
  | 'webhook-handler-failed'
  | 'webhook-busy'
  | 'webhook-store-failed';

interface WebhookErrorFacts {
  readonly code: WebhookErrorCode;
  readonly status: 400 | 401 | 500;
  readonly eventType?: string | undefined;
}

/** A notification that was rejected or not handled. The error contains neither the body nor claims nor keys. */
export class WebhookError extends VitrineError<WebhookErrorFacts> {
  override readonly name = 'WebhookError';
  declare readonly code: WebhookErrorCode;
  /**
   * Status for the response to the sender: 400 or 401 for an invalid delivery; 500 makes the platform send it again.
   */
  declare readonly status: 400 | 401 | 500;
  /** The type of the notification, at most 200 characters; undefined before the signature is verified. */
  declare readonly eventType: string | undefined;
}
