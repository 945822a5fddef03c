// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * May be empty; the number in the path names the order.
 */
export interface CaptureAuthorizedPaymentRequest {
  /** Id of the event that the order belongs to. */
  eventId?: string;
}
