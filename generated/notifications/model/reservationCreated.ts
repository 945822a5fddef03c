// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ReservationCount } from './reservationCount.ts';
import type { ReservationStatus } from './reservationStatus.ts';
import type { ReservedQuantity } from './reservedQuantity.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * Tickets that are held from now on.
 */
export interface ReservationCreated {
  /** When this was noted. */
  timestamp?: string;
  /** Event that the tickets are for. */
  eventId: string;
  reservationId: string;
  status?: ReservationStatus | Undeclared;
  /** Until when the tickets are held. */
  expires?: string;
  /**
   * How many tickets of which kind are held.
   * @maxItems 50
   */
  quantities?: ReservedQuantity[];
  /** When the reservation was last changed. */
  updatedDate?: string;
  /**
   * For each kind of ticket how many are taken on the whole.
   * @maxItems 50
   */
  counts?: ReservationCount[];
}
