import type {
  Invoice,
  TicketReservation,
  TicketReservationQuantity,
} from '../../../generated/ticketing/types.ts';
import type { IdentitySource } from '../../session/identity-change.ts';
import type { Observable } from '../../core/observable.ts';
import type { ServerClock } from '../../core/time/server-clock.ts';
import type { ClientFor } from '../../core/types.ts';
import type { ReservationRefusal, TicketsBackend } from '../backend/types.ts';

import type { RefusedTicket } from '../ticket-rows.ts';

export type { RefusedTicket } from '../ticket-rows.ts';
export type { ReservationRefusal } from '../backend/types.ts';

/** Tickets that are held for a buyer. */
export interface Hold {
  /** Id of the reservation, a parameter of the invoice and of the checkout. */
  readonly id: string;
  readonly eventId: string;
  /** The requested tickets. */
  readonly tickets: readonly TicketReservationQuantity[];
  /** End of the hold, in milliseconds since 1970 by the platform's clock; undefined if the response lacks it. */
  readonly expires: number | undefined;
  /** The held tickets in the platform's response; empty after a reload until the platform has answered. */
  readonly reservations: readonly TicketReservation[];
  /** The invoice without a discount; undefined until the platform has answered. */
  readonly invoice: Invoice | undefined;
  /** Whether the hold belongs to an order that waits for its payment. The hold cannot be checked out again. */
  readonly occupied: boolean;
}

/** A ticket of which fewer are left than requested. */
export interface GoneTicket {
  readonly ticketDefinitionId: string;
  /** The ticket definition's name; empty if the ticket is no longer offered. */
  readonly name: string;
  readonly asked: number;
  /** Quantity that a checkout can still have. */
  readonly left: number;
}

/** The state of a reservation. The object stays the same until something changes; `remaining` has the seconds. */
export type ReservationState =
  /** No tickets were reserved. */
  | { readonly status: 'idle' }
  /** The request for the tickets is in flight. */
  | { readonly status: 'reserving'; readonly tickets: readonly TicketReservationQuantity[] }
  | {
      readonly status: 'held';
      readonly tickets: readonly TicketReservationQuantity[];
      readonly hold: Hold;
      /** The last entry of `warnAt` that was passed, in milliseconds; undefined before the first. */
      readonly warning: number | undefined;
      /** Whether the request to release the hold is in flight. */
      readonly releasing: boolean;
      /** Error of the failed release; undefined otherwise. */
      readonly error: unknown;
    }
  /** An order was made from the hold, which is free, paid, or to be paid at the door. The hold no longer expires. */
  | {
      readonly status: 'ordered';
      readonly tickets: readonly TicketReservationQuantity[];
      readonly hold: Hold;
    }
  /** The hold has ended; the tickets are available to other buyers. */
  | { readonly status: 'expired'; readonly tickets: readonly TicketReservationQuantity[] }
  /** The hold was released. */
  | { readonly status: 'released'; readonly tickets: readonly TicketReservationQuantity[] }
  /** The tickets could not be reserved. */
  | {
      readonly status: 'failed';
      readonly tickets: readonly TicketReservationQuantity[];
      readonly reason: ReservationRefusal;
      /** With `sold-out` and `limit`: the tickets of which too few are left. */
      readonly gone: readonly GoneTicket[];
      readonly error: unknown;
    };

/** The result of `reserve`. */
export type ReserveOutcome = (
  | { readonly outcome: 'held'; readonly hold: Hold }
  | {
      readonly outcome: ReservationRefusal;
      readonly gone: readonly GoneTicket[];
      readonly error: unknown;
    }
) & {
  /**
   * The tickets that were not requested, because their quantity or amount is no number. The other tickets were requested.
   * Undefined if all were.
   */
  readonly refused?: readonly RefusedTicket[];
};

/**
 * The result of `release`. `gone`: the tickets were no longer held. `refused`: only the owner may release them on this
 * host, or the host did not answer; the hold continues until it ends by itself.
 */
export type ReleaseOutcome =
  | { readonly outcome: 'released' | 'gone' }
  | { readonly outcome: 'refused'; readonly error: unknown };

/** The methods of a web storage, such as `sessionStorage`, that a reservation uses. */
export interface ReservationStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The buyer's input: any value that JSON can hold. */
export type Draft = Readonly<Record<string, unknown>>;

/** Returns the storage. It may be missing, and a blocked storage throws. */
export type FindStorage = (() => ReservationStorage | undefined) | undefined;

/** A session whose identity may have to be read first. */
export interface OwnerSession extends IdentitySource {
  readonly getTokens: () => Promise<unknown>;
}

/** A client that can reserve tickets. */
export type ReservationClient = ClientFor<'visitor' | 'member' | 'owner' | 'app'> & {
  readonly session?: OwnerSession | undefined;
};

/** Options of a reservation. */
export interface ReservationOptions {
  /** Id of the event of the tickets. */
  readonly eventId: string;
  /** Times before the end at which to warn, in milliseconds. Default: five minutes and one minute (WCAG 2.2.1). */
  readonly warnAt?: readonly number[] | undefined;
  /**
   * Storage that keeps the hold and the draft over a reload: `() => sessionStorage`. The first subscriber reads it. Outside
   * of a page, `sessionStorage` is not used, since all visitors of a server would share it. The draft is personal data,
   * stored as plain text until `forget()`, or until the tab is closed. Default: no storage.
   */
  readonly storage?: FindStorage;
  /**
   * The family of calls that reserves the tickets: `ticketsV1` or `ticketsV2`. Default: `ticketsV1`; the hooks take the
   * `tickets` of their provider.
   */
  readonly backend?: TicketsBackend | undefined;
  /** The platform's clock. Default: the shared clock of the client. */
  readonly time?: ServerClock | undefined;
}

/** The tickets of one event that a buyer holds while filling in a form. */
export interface Reservation extends Observable<ReservationState> {
  readonly eventId: string;
  /**
   * Whole seconds until the hold ends, rounded up; undefined without a hold. They are separate from the state, so that
   * only the component that shows the seconds renders each second.
   */
  readonly remaining: Observable<number | undefined>;
  /**
   * The buyer's input so far. It survives expiry, release and navigation, a renewal and a sign-in. When a member leaves or
   * is replaced, or a visitor signs out, the input and the hold are discarded, also in the storage.
   */
  readonly draft: Observable<Draft>;
  readonly setDraft: (change: Draft | ((before: Draft) => Draft)) => void;
  /**
   * Reserves tickets. A present hold of this event is released first. While the request is in flight, further calls return
   * its promise.
   *
   * A ticket whose quantity is not a whole number from 1, such as 0 or NaN, is not requested; `refused` has it with its
   * error. If no ticket is left, the outcome is `other` with this error, and the present hold stays.
   */
  readonly reserve: (tickets: readonly TicketReservationQuantity[]) => Promise<ReserveOutcome>;
  /**
   * Reserves the tickets of the last hold or request again; the result names the tickets that are no longer
   * available. Rejects in the state `idle`.
   */
  readonly reserveAgain: () => Promise<ReserveOutcome>;
  /** Releases the tickets. */
  readonly release: () => Promise<ReleaseOutcome>;
  /** Continues with a reservation by its id. */
  readonly resume: (id: string) => Promise<ReservationState>;
  /** Asks the platform about the hold. A page that wakes does this by itself. */
  readonly refresh: () => Promise<ReservationState>;
  /** Discards the draft and the hold without releasing the tickets: after an order, or for the next person. */
  readonly forget: () => void;
  /**
   * Calls the listener once for each entry of `warnAt`, with the seconds that are left. After several entries passed while
   * the device was asleep, it is called for the last of them only.
   */
  readonly onWarning: (listener: (secondsLeft: number) => void) => () => void;
  /** Stops every timer and listener permanently. Requests in flight continue, so that no hold is lost. */
  readonly dispose: () => void;
}
