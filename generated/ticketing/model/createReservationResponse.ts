// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Invoice } from './invoice.ts';
import type { ReservationStatus } from './reservationStatus.ts';
import type { TicketReservation } from './ticketReservation.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * The reservation that was made.
 */
export interface CreateReservationResponse {
  /** Id of the reservation, for invoice and checkout. */
  id: string;
  /** Until when the tickets are held. */
  expires?: string;
  /**
   * How many of each kind of ticket are held.
   * @maxItems 50
   */
  reservations: TicketReservation[];
  /** What the tickets cost without a discount. */
  invoice?: Invoice;
  reservationStatus: ReservationStatus | Undeclared;
}
