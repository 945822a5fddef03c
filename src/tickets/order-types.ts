import type { CalendarLinks, Order, Ticket } from '../../generated/ticketing/types.ts';

/** Members of every state in which the order is known. */
interface KnownOrder {
  readonly order: Order;
  /** Links that add the event to a calendar; undefined if the host gives none. */
  readonly calendarLinks: CalendarLinks | undefined;
  /** Whether a read of the order is in flight. */
  readonly checking: boolean;
}

/** The progress of an order's tickets. A state is either final, or the order is read again. */
export type OrderState =
  /** The order was not read yet. */
  | { readonly status: 'loading'; readonly checking: boolean }
  /** The order waits for its payment: INITIATED, PENDING, AUTHORIZED or PARTIALLY_PAID. */
  | (KnownOrder & { readonly status: 'unpaid' })
  /** The platform is issuing the tickets: `issued` of `total` exist. */
  | (KnownOrder & { readonly status: 'issuing'; readonly issued: number; readonly total: number })
  /** All tickets are issued. */
  | (KnownOrder & { readonly status: 'ready'; readonly tickets: readonly Ticket[] })
  /** The tickets take longer than the limit. The order is read at the slow pace; `refresh()` reads it at once. */
  | (KnownOrder & { readonly status: 'delayed'; readonly issued: number; readonly total: number })
  /** The payment was refused. */
  | (KnownOrder & { readonly status: 'declined' })
  /** The order was not paid in time, or the payment was abandoned (CANCELED, VOIDED). */
  | (KnownOrder & { readonly status: 'canceled' })
  /** The last read failed. `order` is the order of the previous read. */
  | {
      readonly status: 'failed';
      readonly error: unknown;
      readonly order: Order | undefined;
      /** Whether the order is read again automatically: not if it does not exist or may not be read. */
      readonly willRetry: boolean;
      readonly checking: boolean;
    };
