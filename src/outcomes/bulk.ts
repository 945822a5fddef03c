import type { BackInStockNotificationRequest } from '../../generated/back-in-stock/types.ts';
import type { BulkItemError, BulkProductsResponse } from '../../generated/catalog-write/types.ts';
import type { SiteEvent } from '../../generated/events-v3/types.ts';
import type { BulkUpdateOrdersRequest, Order } from '../../generated/ticketing/types.ts';
import { type Outcome, wholeOf, type WithOutcome } from './outcome.ts';

/** What became of one of many. */
export interface ItemOutcome {
  /** Its id, or its number for an order. */
  readonly id: string;
  /** Either `applied`, that is done, or `ignored`. */
  readonly outcome: Outcome;
}

/** What became of a call for many. */
export interface BulkOutcome<Item extends ItemOutcome = ItemOutcome> {
  readonly outcome: Outcome;
  /** One for each that was asked for, in the order of the request. */
  readonly items: readonly Item[];
}

const bulk = <Item extends ItemOutcome>(items: readonly Item[]): BulkOutcome<Item> => ({
  outcome: wholeOf(items),
  items,
});

const done = (isDone: boolean): WithOutcome => ({ outcome: isDone ? 'applied' : 'ignored' });

/** What became of one product. */
export interface ProductOutcome extends ItemOutcome {
  /** Why it was not changed, where the platform says so; `adviceForCode(error.code)` has advice. */
  readonly error: BulkItemError | undefined;
}

/**
 * Which products `bulkUpdateProductsProperty` or `bulkAdjustProductProperty` has changed: the call answers 200 when it has
 * changed none (R110). A product that the answer leaves out was not changed.
 */
export const bulkProductsOutcome = (
  { ids }: { readonly ids: readonly string[] },
  { results = [] }: Partial<BulkProductsResponse>,
): BulkOutcome<ProductOutcome> => {
  const left = new Set(results.map(({ itemMetadata }) => itemMetadata));
  return bulk(
    ids.map((id, index) => {
      const own = [...left].filter((item) => item.id === undefined || item.id === id);
      const found =
        own.find(({ originalIndex }) => originalIndex === index) ?? own.find((item) => item.id === id);
      if (found) left.delete(found);
      return {
        id,
        ...done(found?.success === true),
        error: found?.success === false ? found.error : undefined,
      };
    }),
  );
};

/** What became of one order. */
export interface OrderOutcome extends ItemOutcome {
  /** The order as it is now; undefined when the answer does not have it. */
  readonly order: Order | undefined;
}

/** Which orders `bulkUpdateOrders` has put into the archive or taken out of it. */
export const bulkOrdersOutcome = (
  { orderNumber, archived = false }: Pick<BulkUpdateOrdersRequest, 'orderNumber' | 'archived'>,
  { orders = [] }: { readonly orders?: readonly Order[] | undefined },
): BulkOutcome<OrderOutcome> =>
  bulk(
    orderNumber.map((id) => {
      const order = orders.find((one) => one.orderNumber === id);
      return { id, ...done(order?.archived === archived), order };
    }),
  );

/** What became of one request for a notification. */
export interface NotificationOutcome extends ItemOutcome {
  /** The request as it is now; undefined when it is gone. */
  readonly request: BackInStockNotificationRequest | undefined;
}

/**
 * Which people `reportItemsBackInStock` has told. The call itself answers nothing, so the requests are read again; mails go
 * out after the answer, so leave them a moment.
 * @param ids The requests that were to be answered: those of the call, or all of the item that had the status `RECEIVED`.
 * @param now The requests as `queryBackInStockNotificationRequests` finds them afterwards.
 */
export const backInStockOutcome = (
  ids: readonly string[],
  now: readonly BackInStockNotificationRequest[],
): BulkOutcome<NotificationOutcome> =>
  bulk(
    ids.map((id) => {
      const request = now.find((one) => one.id === id);
      return { id, ...done(request?.status === 'NOTIFICATION_SENT'), request };
    }),
  );

/** What became of one event. */
export interface EventOutcome extends ItemOutcome {
  /** The event as it is now; undefined when there is none. */
  readonly event: SiteEvent | undefined;
}

/**
 * Which events `bulkCancelEventsByFilter` or `bulkDeleteEventsByFilter` has reached. The calls themselves answer nothing, so
 * the events are read before and again afterwards.
 * @param ids The events that matched the filter before.
 * @param now What `queryEvents` finds afterwards, asked for these ids: drafts and canceled ones included.
 */
export const bulkEventsOutcome = (
  wanted: 'canceled' | 'deleted',
  ids: readonly string[],
  now: readonly SiteEvent[],
): BulkOutcome<EventOutcome> =>
  bulk(
    ids.map((id) => {
      const event = now.find((one) => one.id === id);
      return { id, ...done(wanted === 'deleted' ? !event : event?.status === 'CANCELED'), event };
    }),
  );
