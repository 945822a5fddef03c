// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Form and payment of reserved tickets.
 */
export interface EventsCheckoutIntent {
  /** Id of the reservation. It must not have expired. */
  reservationId: string;
  /**
   * Slug of the event that the tickets are for.
   * @maxLength 150
   */
  eventSlug: string;
}
