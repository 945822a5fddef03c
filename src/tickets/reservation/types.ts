import type {
  Invoice,
  TicketReservation,
  TicketReservationQuantity,
} from '../../../generated/ticketing/types.ts';
import type { Observable } from '../../core/observable.ts';
import type { ServerClock } from '../../core/time/server-clock.ts';
import type { ClientFor } from '../../core/types.ts';

/** Tickets that are held for a buyer. */
export interface Hold {
  /** Id of the reservation: what the invoice and the checkout ask for. */
  readonly id: string;
  readonly eventId: string;
  /** What was asked for. */
  readonly tickets: readonly TicketReservationQuantity[];
  /** When it ends, in milliseconds since 1970 by the platform's clock; undefined where the host does not tell. */
  readonly expires: number | undefined;
  /** What is held, as the platform tells it; empty after a reload, until it has answered. */
  readonly reservations: readonly TicketReservation[];
  /** What it costs without a discount; undefined until the platform has told. */
  readonly invoice: Invoice | undefined;
  /** An order was made of it: it waits for its payment, and cannot be checked out again (R156). */
  readonly occupied: boolean;
}

/** A kind of ticket of which fewer are left than were asked for. */
export interface GoneTicket {
  readonly ticketDefinitionId: string;
  /** Empty when the kind is not offered any more. */
  readonly name: string;
  readonly asked: number;
  /** How many one checkout may still have. */
  readonly left: number;
}

/**
 * Why tickets could not be held. `sold-out`: somebody was faster (`TICKETS_NOT_AVAILABLE`). `limit`: more than one
 * checkout may have (`TICKET_LIMIT_EXCEEDED`). `no-payment`: the site cannot take money
 * (`NO_PAYMENT_METHOD_CONFIGURED`). `unknown`: the answer was lost, so that the tickets may be held until the hold ends by
 * itself. `other`: see the error.
 */
export type ReservationRefusal = 'sold-out' | 'limit' | 'no-payment' | 'unknown' | 'other';

/** What a reservation is now. The object stays the same until something changes; the seconds are counted elsewhere. */
export type ReservationState =
  /** Nothing was asked for. */
  | { readonly status: 'idle' }
  /** The platform is being asked for them. */
  | { readonly status: 'reserving'; readonly tickets: readonly TicketReservationQuantity[] }
  | {
      readonly status: 'held';
      readonly tickets: readonly TicketReservationQuantity[];
      readonly hold: Hold;
      /** The last point of `warnAt` that was passed, in milliseconds; undefined before the first. */
      readonly warning: number | undefined;
      /** It is being given back. */
      readonly releasing: boolean;
      /** Why it could not be given back; undefined otherwise. */
      readonly error: unknown;
    }
  /** An order that is free, paid or to be paid at the door was made of it: nothing runs out any more. */
  | {
      readonly status: 'ordered';
      readonly tickets: readonly TicketReservationQuantity[];
      readonly hold: Hold;
    }
  /** Its time is over; others can have the tickets. */
  | { readonly status: 'expired'; readonly tickets: readonly TicketReservationQuantity[] }
  /** It was given back. */
  | { readonly status: 'released'; readonly tickets: readonly TicketReservationQuantity[] }
  /** The tickets could not be had. */
  | {
      readonly status: 'failed';
      readonly tickets: readonly TicketReservationQuantity[];
      readonly reason: ReservationRefusal;
      /** With `sold-out` and `limit`: what there is too little of. */
      readonly gone: readonly GoneTicket[];
      readonly error: unknown;
    };

/** What came of asking for tickets. */
export type ReserveOutcome =
  | { readonly outcome: 'held'; readonly hold: Hold }
  | {
      readonly outcome: ReservationRefusal;
      readonly gone: readonly GoneTicket[];
      readonly error: unknown;
    };

/**
 * What came of giving tickets back. `gone`: they were not held any more. `refused`: a host that lets only the owner do
 * it, or no answer; the hold goes on, and ends by itself.
 */
export type ReleaseOutcome =
  | { readonly outcome: 'released' | 'gone' }
  | { readonly outcome: 'refused'; readonly error: unknown };

/** The part of the web's storages that a reservation is kept in over a reload, such as `sessionStorage`. */
export interface ReservationStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** What somebody typed: anything that JSON can hold. */
export type Draft = Readonly<Record<string, unknown>>;

/** Finds the storage; it may not be there, or be blocked. */
export type Place = (() => ReservationStorage | undefined) | undefined;

/** A client that can reserve tickets. */
export type ReservationClient = ClientFor<'visitor' | 'member' | 'owner' | 'app'>;

/** How a reservation behaves. */
export interface ReservationOptions {
  /** Id of the event that the tickets are for. */
  readonly eventId: string;
  /** Points before the end at which to warn, in milliseconds. Default: five minutes and one (WCAG 2.2.1). */
  readonly warnAt?: readonly number[] | undefined;
  /**
   * Where the hold and what was typed outlive a reload: `() => sessionStorage`. Asked for when somebody looks, never
   * before. What is typed is personal: it lies there as text until `forget()`, or until the tab is closed. Default: nowhere.
   */
  readonly storage?: Place;
  /** The platform's clock. Default: the one that all rooms of the client share. */
  readonly time?: ServerClock | undefined;
}

/** The tickets of one event that a buyer holds while filling in a form (needs N8). */
export interface Reservation extends Observable<ReservationState> {
  readonly eventId: string;
  /**
   * Whole seconds until the hold ends, rounded up; undefined while nothing is held. Apart from the state, so that only
   * what shows the seconds is drawn each second.
   */
  readonly remaining: Observable<number | undefined>;
  /**
   * The buyer's input so far. It survives expiry, release and navigation, a renewal and a sign-in. When a member leaves or
   * is replaced, or a visitor signs out, the input and the hold are discarded, also in the storage.
   */
  readonly draft: Observable<Draft>;
  readonly setDraft: (change: Draft | ((before: Draft) => Draft)) => void;
  /**
   * Asks for tickets. What is held for this event already is given back before. While an answer is awaited, the same
   * promise is returned again.
   */
  readonly reserve: (tickets: readonly TicketReservationQuantity[]) => Promise<ReserveOutcome>;
  /** Asks for the same tickets again, in one action, and tells which of them are gone. Rejects when there are none. */
  readonly reserveAgain: () => Promise<ReserveOutcome>;
  /** Gives the tickets back. */
  readonly release: () => Promise<ReleaseOutcome>;
  /** Goes on with a reservation whose id is known from elsewhere. */
  readonly resume: (id: string) => Promise<ReservationState>;
  /** Asks the platform how the hold stands, as it also happens when the page wakes. */
  readonly refresh: () => Promise<ReservationState>;
  /** Forgets what was typed and, without giving it back, what is held: after an order, or for the next person. */
  readonly forget: () => void;
  /** Hears each point of `warnAt` once, with the seconds that are left. When several were slept through, only the last. */
  readonly onWarning: (listener: (secondsLeft: number) => void) => () => void;
  /** Stops every timer and listener for good. Calls that are under way go on, so that no hold is lost unseen. */
  readonly dispose: () => void;
}
