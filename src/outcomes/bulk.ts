import type { BackInStockNotificationRequest } from '../../generated/back-in-stock/types.ts';
import type { BulkItemError, BulkProductsResponse } from '../../generated/catalog-write/types.ts';
import type { SiteEvent } from '../../generated/events-v3/types.ts';
import type { BulkUpdateOrdersRequest, Order } from '../../generated/ticketing/types.ts';
import { entriesOf } from './entries.ts';
import { type Outcome, wholeOf, type WithOutcome } from './outcome.ts';

/** The outcome of one item of a bulk call. */
export interface ItemOutcome {
  /** Id of the item; for an order, its number. */
  readonly id: string;
  /** `applied` or `ignored`. */
  readonly outcome: Outcome;
}

/** The outcome of a bulk call. */
export interface BulkOutcome<Item extends ItemOutcome = ItemOutcome> {
  readonly outcome: Outcome;
  /** One entry for each item of the request, in its order. */
  readonly items: readonly Item[];
}

const bulk = <Item extends ItemOutcome>(items: readonly Item[]): BulkOutcome<Item> => ({
  outcome: wholeOf(items),
  items,
});

const done = (isDone: boolean): WithOutcome => ({ outcome: isDone ? 'applied' : 'ignored' });

/** The outcome of one product. */
export interface ProductOutcome extends ItemOutcome {
  /** Reason why the product was not changed, if the platform gives one; `adviceForCode(error.code)` has advice. */
  readonly error: BulkItemError | undefined;
}

/**
 * Tells which products `bulkUpdateProductsProperty` or `bulkAdjustProductProperty` has changed. The call answers 200 even
 * if it has changed none. A product that the response leaves out was not changed.
 */
export const bulkProductsOutcome = (
  { ids }: { readonly ids: readonly string[] },
  answer: Partial<BulkProductsResponse>,
): BulkOutcome<ProductOutcome> => {
  const left = new Set(entriesOf(entriesOf(answer?.results).map(({ itemMetadata }) => itemMetadata)));
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

/** The outcome of one order. */
export interface OrderOutcome extends ItemOutcome {
  /** The order after the call; undefined if the response does not have it. */
  readonly order: Order | undefined;
}

/** Tells which orders `bulkUpdateOrders` has archived or restored. */
export const bulkOrdersOutcome = (
  { orderNumber, archived = false }: Pick<BulkUpdateOrdersRequest, 'orderNumber' | 'archived'>,
  answer: { readonly orders?: readonly Order[] | undefined },
): BulkOutcome<OrderOutcome> =>
  bulk(
    orderNumber.map((id) => {
      const order = entriesOf(answer?.orders).find((one) => one.orderNumber === id);
      return { id, ...done(order?.archived === archived), order };
    }),
  );

/** The outcome of one back-in-stock request. */
export interface NotificationOutcome extends ItemOutcome {
  /** The request after the call; undefined if it is gone. */
  readonly request: BackInStockNotificationRequest | undefined;
}

/**
 * Tells which requests `reportItemsBackInStock` has notified. The call has an empty response, so the requests are read
 * again. The platform sends the mails after its response: wait a moment before that read.
 * @param ids Ids of the requests to notify: those of the call, or all requests of the item with the status `RECEIVED`.
 * @param now The requests that `queryBackInStockNotificationRequests` finds after the call.
 */
export const backInStockOutcome = (
  ids: readonly string[],
  now: readonly BackInStockNotificationRequest[],
): BulkOutcome<NotificationOutcome> =>
  bulk(
    ids.map((id) => {
      const request = entriesOf(now).find((one) => one.id === id);
      return { id, ...done(request?.status === 'NOTIFICATION_SENT'), request };
    }),
  );

/** The outcome of one event. */
export interface EventOutcome extends ItemOutcome {
  /** The event after the call; undefined if it does not exist. */
  readonly event: SiteEvent | undefined;
}

/**
 * Tells which events `bulkCancelEventsByFilter` or `bulkDeleteEventsByFilter` has changed. The calls have empty responses,
 * so the events are read before and after the call.
 * @param ids Ids of the events that matched the filter before the call.
 * @param now The events that `queryEvents` finds for these ids after the call, including drafts and canceled events.
 */
export const bulkEventsOutcome = (
  wanted: 'canceled' | 'deleted',
  ids: readonly string[],
  now: readonly SiteEvent[],
): BulkOutcome<EventOutcome> =>
  bulk(
    ids.map((id) => {
      const event = entriesOf(now).find((one) => one.id === id);
      return { id, ...done(wanted === 'deleted' ? !event : event?.status === 'CANCELED'), event };
    }),
  );
