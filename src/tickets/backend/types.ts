import type {
  Invoice,
  TicketReservation,
  TicketReservationQuantity,
} from '../../../generated/ticketing/types.ts';
import type { RequestOptions } from '../../core/types.ts';
import type { TicketOffer } from '../types.ts';

/**
 * Reason why tickets could not be held.
 * - `sold-out`: other buyers have taken them.
 * - `limit`: the request exceeds the limit of one checkout, or the tickets that are left.
 * - `no-payment`: the site cannot take payments (`NO_PAYMENT_METHOD_CONFIGURED`).
 * - `own-hold`: the tickets that the person already holds could not be released, so no others were requested. They stay
 *   held until their end.
 * - `unknown`: the response was lost, and the tickets may be held until the hold ends by itself.
 * - `other`: see the error.
 */
export type ReservationRefusal = 'sold-out' | 'limit' | 'no-payment' | 'own-hold' | 'unknown' | 'other';

/** A reservation as both families of calls name it. */
export interface ReservationKey {
  readonly id: string;
  readonly eventId: string;
}

/**
 * The tickets to hold. The names of the older call are used; each backend translates them to the names of its
 * call.
 */
export interface WantedTickets {
  readonly eventId: string;
  readonly tickets: readonly TicketReservationQuantity[];
}

/** The platform's answer about a reservation. */
export interface FoundReservation {
  readonly id: string;
  /** Whether the tickets are held, or how the hold has ended. */
  readonly standing: 'held' | 'ordered' | 'expired' | 'released';
  /**
   * Time at which the platform made the reservation, in milliseconds since 1970 by its clock; undefined if the response
   * lacks it.
   */
  readonly created?: number | undefined;
  /** End of the hold, in milliseconds since 1970 by the platform's clock; undefined if the response lacks it. */
  readonly expires: number | undefined;
  /** The same tickets, as a request names them. */
  readonly tickets: readonly TicketReservationQuantity[];
  /** The tickets with their definitions; empty if the response lacks them. */
  readonly reservations: readonly TicketReservation[];
  /** The invoice without a discount; undefined if the response lacks it. */
  readonly invoice: Invoice | undefined;
  /** Whether the hold belongs to an order that waits for its payment. */
  readonly occupied: boolean;
}

/** The options of the calls of a backend. */
export type BackendCall = RequestOptions<'visitor' | 'member' | 'owner' | 'app'>;

/**
 * The calls of one family that sell the tickets of an event. The picker, the reservation and the hooks work on this
 * interface only, so that a page is the same for every family.
 *
 * Invoice, checkout, order and the hosted page are no part of it: both families share these calls, and they take the id
 * of a reservation of either family.
 */
export interface TicketsBackend {
  /** Name of the family, for keys of a data cache and for developer tools. */
  readonly name: string;
  /** The tickets of an event that a buyer may see, in the owner's order. Sold-out tickets are included. */
  readonly onSale: (eventId: string, call: BackendCall) => Promise<readonly TicketOffer[]>;
  /**
   * Holds all of the tickets, or none.
   * @throws TicketError before the call, if a quantity is not a whole number from 1, or an amount is not a decimal.
   */
  readonly hold: (wanted: WantedTickets, call: BackendCall) => Promise<FoundReservation>;
  /** Asks about a reservation. */
  readonly find: (key: ReservationKey, call: BackendCall) => Promise<FoundReservation>;
  /**
   * Releases held tickets. Resolves to the reservation if it no longer holds tickets: then nothing was released, so that
   * an order which was made in the meantime keeps its tickets.
   */
  readonly release: (key: ReservationKey, call: BackendCall) => Promise<FoundReservation | undefined>;
  /** Whether the error of `find` or `release` says that the platform no longer has the reservation, or no longer holds it. */
  readonly isGone: (error: unknown) => boolean;
  /** Reasons for the error codes of `hold`. */
  readonly refusals: Readonly<Record<string, ReservationRefusal | undefined>>;
}
