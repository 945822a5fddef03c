import {
  getShopOrder,
  type GetShopOrderErrorCode,
  searchOrders,
  type ShopOrder,
} from '../../generated/orders/index.ts';
import { openApiClient, ordersService } from '../../generated/orders/openapi.ts';
import { useGetShopOrder, useSearchOrders } from '../../generated/orders/queries.ts';
import { createClient, type Undeclared } from '../../src/index.ts';
import * as callers from './callers.ts';
import { exactly } from './callers.ts';

// Calls of store orders that must compile and calls that must not. Only the compiler runs these lines.

const client = createClient({ auth: callers.shopper });
const owner = createClient({ auth: callers.owner });
const openApi = openApiClient(client, ordersService);

export const answers = async (): Promise<void> => {
  const { order } = await getShopOrder('id', { client });
  exactly<string | undefined>()(order?.number);
  exactly<string | undefined>()(order?.priceSummary?.total?.formattedAmount);
  for (const line of order?.lineItems ?? []) exactly<string | undefined>()(line.productName?.original);
  const { orders, metadata } = await searchOrders({ search: {} }, { client: owner });
  exactly<string | undefined>()(orders[0]?.checkoutId);
  exactly<string | undefined>()(metadata?.cursors?.next);
  // @ts-expect-error The member of event orders.
  void order.orderNumber;
  // @ts-expect-error Order prices have no converted amount.
  void order.lineItems[0]?.price?.convertedAmount;
};

export const requests = (): void => {
  // @ts-expect-error A search needs its search.
  void searchOrders({}, { client });
  // @ts-expect-error A call needs a client.
  void getShopOrder('id', {});
  // @ts-expect-error An order is read by its id.
  void getShopOrder({ id: 'a' }, { client });
  // @ts-expect-error Orders have no pages by offset.
  void searchOrders({ search: { paging: { offset: 10 } } }, { client });
};

export const searches = (): void => {
  const status = { $in: ['PENDING', 'REJECTED'] } as const;
  void searchOrders({ search: { filter: { status, 'buyerInfo.email': 'a@example.com' } } }, { client });
  void searchOrders({ search: { sort: [{ fieldName: 'priceSummary.total.amount' }] } }, { client });
  // @ts-expect-error A status that no order has.
  void searchOrders({ search: { filter: { status: 'DONE' } } }, { client });
  // @ts-expect-error A field that cannot be filtered.
  void searchOrders({ search: { filter: { buyerNote: 'a' } } }, { client });
  // @ts-expect-error An operator that ids do not support.
  void searchOrders({ search: { filter: { checkoutId: { $startsWith: 'a' } } } }, { client });
  // @ts-expect-error A field that cannot be sorted.
  void searchOrders({ search: { sort: [{ fieldName: 'checkoutId' }] } }, { client });
};

export const raw = async (): Promise<void> => {
  const { data } = await openApi.POST('/v1/orders/search', {
    body: { search: { filter: { archived: false } } },
  });
  exactly<string | undefined>()(data?.orders[0]?.number);
  // @ts-expect-error A call with a body needs one.
  await openApi.POST('/v1/orders/search');
};

export const useOrders = (): void => {
  exactly<string | undefined>()(useGetShopOrder('id').data?.order?.number);
  exactly<ShopOrder[] | undefined>()(useSearchOrders({ search: {} }).data?.orders);
  // @ts-expect-error A search needs its search.
  useSearchOrders({});
};

/** Every listed value has a case; a value that the platform adds later is kept. */
export const shown = ({ fulfillmentStatus }: ShopOrder): string => {
  switch (fulfillmentStatus) {
    case 'NOT_FULFILLED':
    case 'PARTIALLY_FULFILLED':
    case 'FULFILLED':
      return fulfillmentStatus;
    default:
      return fulfillmentStatus satisfies Undeclared;
  }
};

export const advice = (code: GetShopOrderErrorCode): string => {
  switch (code) {
    case 'ORDER_NOT_FOUND':
    case 'READ_ORDER_FORBIDDEN':
      return code;
  }
};
