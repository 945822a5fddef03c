import type {
  Invoice,
  TicketReservation,
  TicketReservationQuantity,
} from '../../generated/ticketing/model/index.ts';

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
