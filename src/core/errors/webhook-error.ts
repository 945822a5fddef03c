import { VitrineError } from './base.ts';

/**
 * Why a delivery was not answered with 200.
 *
 * Not proven to come from the platform: `webhook-too-large`, `webhook-not-signed` (no JWT), `webhook-algorithm` (another
 * than RS256), `webhook-signature` (no configured key made it), `webhook-expired`, `webhook-no-expiry`,
 * `webhook-not-yet-valid`, `webhook-audience`, `webhook-issuer`.
 * Proven, but: `webhook-contents` (not laid out as notifications are), `webhook-shape` (not what the schema says).
 * Good, but: `webhook-handler-failed`, `webhook-busy` (another delivery of it is still being handled),
 * `webhook-store-failed`.
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
   * Status for the answer to the sender: 400 and 401 for a request that is not a valid notification, 500 to have it
   * sent again.
   */
  declare readonly status: 400 | 401 | 500;
  /** The type of the notification, at most 200 characters; undefined before the signature is verified. */
  declare readonly eventType: string | undefined;
}
