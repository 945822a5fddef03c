// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Which reservation was paid at the till.
 */
export interface PosCheckoutRequest {
  /** Id of the event that the tickets are for. */
  eventId: string;
  /** As `createReservation` answered it. */
  reservationId: string;
  /** Id of the payment that the till has made. */
  paymentDetailsId?: string;
}
