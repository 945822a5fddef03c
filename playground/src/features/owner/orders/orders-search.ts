import type { ListOrdersParams, OrderStatus, OrderTag } from 'vitrine/ticketing';

/** Statuses with a tab in the owner's table. */
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

/** Tags to filter by; without one, archived orders are excluded. */
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

/** The progress of the orders of the shop that has a tab. */
export const shopStandings = ['toSend', 'sent', 'notPaid', 'pending', 'rejected', 'canceled'] as const;
export type ShopStanding = (typeof shopStandings)[number];

/** Search parameters of the owner's orders. */
export interface OrdersSearch {
  /** Present for the orders of the shop, in place of those of events. */
  readonly of?: 'shop';
  /** The progress of orders of the shop. */
  readonly standing?: ShopStanding;
  readonly status?: ListedOrderStatus;
  readonly tag?: Exclude<ListedTag, 'NON_ARCHIVED'>;
  /** Id of an event. */
  readonly event?: string;
  /** Part of a name, e-mail address or order number. */
  readonly q?: string;
  /** Present from page 2 on. */
  readonly page?: number;
}

/** Orders of a page: rows of a table, or the taller cards of a narrow screen. */
export const ordersPerPage = { rows: 50, cards: 15 } as const;
export type OrdersPerPage = (typeof ordersPerPage)[keyof typeof ordersPerPage];

const words = (value: unknown): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() : '';
  return text === '' ? undefined : text;
};

/** Parses the search parameters; invalid ones are dropped. */
export const parseOrdersSearch = (raw: Record<string, unknown>): OrdersSearch => {
  const status = orderStatuses.find((name) => name === raw['status']);
  const tag = orderTags.find((name) => name === raw['tag']);
  if (raw['of'] === 'shop') {
    const standing = shopStandings.find((name) => name === raw['standing']);
    return { of: 'shop', ...(standing && { standing }) };
  }
  const [event, q, page] = [words(raw['event']), words(raw['q']), Number(raw['page'])];
  return {
    ...(status && { status }),
    ...(tag && tag !== 'NON_ARCHIVED' && { tag }),
    ...(event !== undefined && { event }),
    ...(q !== undefined && { q }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
};

/** The filter of an address without status and page. */
const meant = ({ tag, event, q }: OrdersSearch): ListOrdersParams => ({
  // Several tags would match orders with any of them.
  tag: [tag ?? 'NON_ARCHIVED'],
  ...(event !== undefined && { eventId: [event] }),
  ...(q !== undefined && { searchPhrase: q }),
});

/** The request for one page of the orders of an address, newest first. */
export const ordersRequest = (search: OrdersSearch, perPage: OrdersPerPage): ListOrdersParams => ({
  ...meant(search),
  ...(search.status && { status: [search.status] }),
  fieldset: ['DETAILS'],
  sort: 'created:desc',
  limit: perPage,
  offset: ((search.page ?? 1) - 1) * perPage,
});

/** The request for the number of orders by status. */
export const orderCountsRequest = (search: OrdersSearch): ListOrdersParams => ({
  ...meant(search),
  facet: ['status'],
  limit: 0,
});
