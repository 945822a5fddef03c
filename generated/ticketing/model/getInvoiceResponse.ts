// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { DiscountErrors } from './discountErrors.ts';
import type { Invoice } from './invoice.ts';
import type { ReservationStatus } from './reservationStatus.ts';
import type { TicketReservation } from './ticketReservation.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * What the held tickets cost, and how the reservation stands.
 */
export interface GetInvoiceResponse {
  invoice: Invoice;
  discountErrors?: DiscountErrors;
  /** Until when the tickets are held. */
  expires?: string;
  reservationStatus: ReservationStatus | Undeclared;
  /** Whether the reservation was checked out and so cannot be checked out again. */
  reservationOccupied: boolean;
  /**
   * How many of each kind of ticket are held.
   * @maxItems 50
   */
  reservations: TicketReservation[];
}
