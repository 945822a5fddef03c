// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Held and not ordered yet (PENDING), ordered (CONFIRMED), given up (CANCELED, or by the owner CANCELED_MANUALLY), or over because its time has run out (EXPIRED).
 */
export type TicketReservationStatus =
  | 'RESERVATION_PENDING'
  | 'RESERVATION_CONFIRMED'
  | 'RESERVATION_CANCELED'
  | 'RESERVATION_CANCELED_MANUALLY'
  | 'RESERVATION_EXPIRED';
