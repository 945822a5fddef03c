import type { ListOrdersParams, OrderStatus, OrderTag } from 'vitrine/ticketing';

/** The statuses that the owner's table has a tab for. */
export const orderStatuses = [
  'INITIATED',
  'PENDING',
  'OFFLINE_PENDING',
  'AUTHORIZED',
  'PARTIALLY_PAID',
  'PAID',
  'FREE',
  'DECLINED',
  'VOIDED',
  'CANCELED',
] as const satisfies readonly OrderStatus[];

/** Which orders a list is of; those that are not in the archive unless said. */
export const orderTags = [
  'NON_ARCHIVED',
  'ARCHIVED',
  'CONFIRMED',
  'UNCONFIRMED',
  'MEMBER',
  'FULLY_CHECKED_IN',
  'NOT_FULLY_CHECKED_IN',
] as const satisfies readonly OrderTag[];

type ListedOrderStatus = (typeof orderStatuses)[number];
export type ListedTag = (typeof orderTags)[number];

/** What the address of the owner's orders carries. */
export interface OrdersSearch {
  readonly status?: ListedOrderStatus;
  readonly tag?: Exclude<ListedTag, 'NON_ARCHIVED'>;
  /** Id of an event. */
  readonly event?: string;
  /** Part of a name, an e-mail address or a number. */
  readonly q?: string;
  /** From 2 on. */
  readonly page?: number;
}

export const ORDERS_PAGE = 50;

const words = (value: unknown): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() : '';
  return text === '' ? undefined : text;
};

/** Reads an address; what makes no sense is left out. */
export const parseOrdersSearch = (raw: Record<string, unknown>): OrdersSearch => {
  const status = orderStatuses.find((name) => name === raw['status']);
  const tag = orderTags.find((name) => name === raw['tag']);
  const [event, q, page] = [words(raw['event']), words(raw['q']), Number(raw['page'])];
  return {
    ...(status && { status }),
    ...(tag && tag !== 'NON_ARCHIVED' && { tag }),
    ...(event !== undefined && { event }),
    ...(q !== undefined && { q }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
};

/** The orders that an address means, whatever their status and the page. */
const meant = ({ tag, event, q }: OrdersSearch): ListOrdersParams => ({
  // Several tags would mean orders with any of them.
  tag: [tag ?? 'NON_ARCHIVED'],
  ...(event !== undefined && { eventId: [event] }),
  ...(q !== undefined && { searchPhrase: q }),
});

/** One page of the orders of an address, the newest first. */
export const ordersRequest = (search: OrdersSearch): ListOrdersParams => ({
  ...meant(search),
  ...(search.status && { status: [search.status] }),
  fieldset: ['DETAILS'],
  sort: 'created:desc',
  limit: ORDERS_PAGE,
  offset: ((search.page ?? 1) - 1) * ORDERS_PAGE,
});

/** How many orders of an address have each status. */
export const orderCountsRequest = (search: OrdersSearch): ListOrdersParams => ({
  ...meant(search),
  facet: ['status'],
  limit: 0,
});
