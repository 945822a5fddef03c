import type { CalendarLinks, Order, Ticket } from '../../generated/ticketing/types.ts';

/** What is told of every order that was read. */
interface Seen {
  readonly order: Order;
  /** Links that put the event into a calendar; undefined where the host has none. */
  readonly calendarLinks: CalendarLinks | undefined;
  /** The platform is being asked right now. */
  readonly checking: boolean;
}

/** How far the tickets of an order are. Every state either ends the waiting, or is asked about again. */
export type OrderState =
  /** Nothing was heard of it yet. */
  | { readonly status: 'loading'; readonly checking: boolean }
  /** It waits for its payment: INITIATED, PENDING, AUTHORIZED or PARTIALLY_PAID (7.10). */
  | (Seen & { readonly status: 'unpaid' })
  /** The tickets are being made: `issued` of `total` are there. */
  | (Seen & { readonly status: 'issuing'; readonly issued: number; readonly total: number })
  /** All tickets are there (R187). */
  | (Seen & { readonly status: 'ready'; readonly tickets: readonly Ticket[] })
  /** The tickets take longer than the limit. It is asked now and then; `refresh()` asks at once. */
  | (Seen & { readonly status: 'delayed'; readonly issued: number; readonly total: number })
  /** The payment was refused. */
  | (Seen & { readonly status: 'declined' })
  /** It was not paid in time, or its payment was given up (CANCELED, VOIDED). */
  | (Seen & { readonly status: 'canceled' })
  /** It could not be read. `order` is what was known before. */
  | {
      readonly status: 'failed';
      readonly error: unknown;
      readonly order: Order | undefined;
      /** Whether it is asked again by itself: not when there is no such order, or it may not be seen. */
      readonly willRetry: boolean;
      readonly checking: boolean;
    };
