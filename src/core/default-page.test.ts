import { describe, expect, test } from 'vitest';
import { backInStockService } from '../../generated/back-in-stock/openapi.ts';
import { queryBackInStockNotificationRequests } from '../../generated/back-in-stock/operations.ts';
import {
  queryProducts,
  queryProductVariants,
  queryStoreVariants,
} from '../../generated/catalog-v1/operations.ts';
import { queryCollections } from '../../generated/catalog-v2/operations.ts';
import {
  queryBrands,
  queryProductsV3,
  queryRibbons,
  queryVariants,
  searchProducts,
  searchVariants,
} from '../../generated/catalog-v3/operations.ts';
import {
  listItemsInCategory,
  queryCategories,
  searchCategories,
} from '../../generated/categories/operations.ts';
import { eventsV3Service } from '../../generated/events-v3/openapi.ts';
import { queryEvents } from '../../generated/events-v3/operations.ts';
import { searchOrders } from '../../generated/orders/operations.ts';
import { listCurrentRsvps, queryRsvps } from '../../generated/rsvp/operations.ts';
import {
  queryAvailableTicketDefinitions,
  queryTicketDefinitions,
} from '../../generated/ticket-definitions/operations.ts';
import {
  listAvailableTickets,
  listOrders,
  queryAvailableTickets,
} from '../../generated/ticketing/operations.ts';
import { createClient } from './client.ts';
import { pages } from '../paging/pages.ts';
import { withPage } from './default-page.ts';
import { openApiClient } from './openapi/openapi-client.ts';

let sent: unknown;
/** The request as the platform reads it: the body, or the query, also a packed one. */
const readOf = async (request: Request): Promise<unknown> => {
  if (request.method !== 'GET') return request.json();
  const query = new URL(request.url).searchParams;
  const packed = query.get('.r');
  return packed ? JSON.parse(Buffer.from(packed, 'base64url').toString()) : Object.fromEntries(query);
};
const client = createClient({
  fetch: async (url, init) => {
    sent = await readOf(new Request(url, init));
    return Response.json({});
  },
});

type AnyCall = (...args: readonly unknown[]) => Promise<unknown>;
const sentBy = async (operation: unknown, ...args: readonly unknown[]): Promise<unknown> => {
  await (operation as AnyCall)(...args, { client });
  return sent;
};

const offset = { query: { paging: { limit: 50, offset: 0 } } };
const cursor = { query: { cursorPaging: { limit: 50 } } };
const tree = { treeReference: { appNamespace: '@wix/stores' } };

// Observed in November 2026: requests of the platform's published packages, whose builder or function got no page.
describe('a call without a page states the page that the platform’s own client states', () => {
  test.each<[string, unknown, readonly unknown[], object]>([
    ['queryProducts', queryProducts, [{}], offset],
    ['queryProducts without a request', queryProducts, [undefined], offset],
    ['queryCollections', queryCollections, [{ query: {} }], offset],
    ['queryEvents', queryEvents, [{}], offset],
    ['queryProductsV3', queryProductsV3, [{}], cursor],
    ['queryProductsV3 without parameters', queryProductsV3, [undefined], cursor],
    ['queryVariants', queryVariants, [{}], cursor],
    ['queryBrands', queryBrands, [{}], cursor],
    ['queryRibbons', queryRibbons, [{}], cursor],
    ['queryCategories', queryCategories, [tree], { ...tree, ...cursor }],
    ['queryRsvps', queryRsvps, [{}], cursor],
    ['queryTicketDefinitions', queryTicketDefinitions, [{}], cursor],
    ['queryBackInStockNotificationRequests', queryBackInStockNotificationRequests, [undefined], cursor],
  ])('%s', async (_, operation, args, stated) => {
    expect(await sentBy(operation, ...args)).toEqual(stated);
  });

  test.each<[string, unknown, readonly unknown[], object]>([
    ['queryProductVariants', queryProductVariants, ['id', {}], {}],
    ['queryStoreVariants', queryStoreVariants, [{ query: {} }], { query: {} }],
    ['searchProducts', searchProducts, [{}], {}],
    ['searchVariants', searchVariants, [{ search: {} }], { search: {} }],
    ['searchCategories', searchCategories, [{ search: {} }], { search: {} }],
    ['listItemsInCategory', listItemsInCategory, ['id', {}], {}],
    ['searchOrders', searchOrders, [{ search: {} }], { search: {} }],
    ['listCurrentRsvps', listCurrentRsvps, [{ eventId: ['e'] }], { eventId: 'e' }],
    ['queryAvailableTicketDefinitions', queryAvailableTicketDefinitions, [{ query: {} }], { query: {} }],
    ['listOrders', listOrders, [{}], {}],
    ['listAvailableTickets', listAvailableTickets, [{}], {}],
    ['queryAvailableTickets', queryAvailableTickets, [{}], {}],
  ])('none, as that client: %s', async (_, operation, args, stated) => {
    expect(await sentBy(operation, ...args)).toEqual(stated);
  });

  test('calls by path do the same, with a body and with a packed query', async () => {
    await openApiClient(client, eventsV3Service).POST('/v3/events/query', { body: {} });
    expect(sent).toEqual(offset);
    const requests = openApiClient(client, backInStockService);
    await requests.GET('/v1/back-in-stock-notification-requests', {});
    expect(sent).toEqual(cursor);
    await requests.GET('/v1/back-in-stock-notification-requests', {
      params: { query: { query: { cursorPaging: { limit: 2, cursor: 'c' } } } },
    });
    expect(sent).toEqual({ query: { cursorPaging: { limit: 2, cursor: 'c' } } });
  });
});

describe('the values of the caller win', () => {
  test.each<[string, object, object]>([
    ['a limit alone', { paging: { limit: 5 } }, { paging: { limit: 5, offset: 0 } }],
    ['a limit of 0', { paging: { limit: 0 } }, { paging: { limit: 0, offset: 0 } }],
    ['an offset alone', { paging: { offset: 20 } }, { paging: { limit: 50, offset: 20 } }],
    ['an empty page', { paging: {} }, { paging: { limit: 50, offset: 0 } }],
    ['no value', { paging: { limit: undefined } }, { paging: { limit: 50, offset: 0 } }],
    [
      'a cursor, which allows no offset',
      { cursorPaging: { cursor: 'c' } },
      { cursorPaging: { cursor: 'c' } },
    ],
  ])('%s beside a filter', async (_, page, stated) => {
    const filter = { name: { $contains: 'a' } };
    expect(await sentBy(queryProducts, { query: { filter, ...page } })).toEqual({
      query: { filter, ...stated },
    });
  });

  test.each<[string, object, object]>([
    ['a cursor', { cursorPaging: { cursor: 'c' } }, { cursorPaging: { limit: 50, cursor: 'c' } }],
    ['an offset, which allows no cursor', { paging: { offset: 5 } }, { paging: { offset: 5 } }],
  ])('of a call that pages by cursor: %s', async (_, page, stated) => {
    expect(await sentBy(queryTicketDefinitions, { query: page })).toEqual({ query: stated });
  });

  test('the given request is not modified', () => {
    const request = Object.freeze({ query: Object.freeze({ paging: Object.freeze({ limit: 5 }) }) });
    expect(withPage(request, 'paging')).toEqual({ query: { paging: { limit: 5, offset: 0 } } });
    expect(withPage(null, 'paging')).toEqual(offset);
    expect(withPage({ query: 'text' }, 'paging')).toEqual({ query: 'text' });
  });
});

describe('a walk over pages never sends an offset beside a cursor, and keeps the limit of the caller', () => {
  type Sent = {
    readonly query: Readonly<Record<'paging' | 'cursorPaging', Record<string, unknown> | undefined>>;
  };
  const walk = async (operation: unknown, request: object, answer: object): Promise<Sent['query'][]> => {
    const requests: Sent[] = [];
    const walker = createClient({
      fetch: async (url, init) => {
        requests.push((await readOf(new Request(url, init))) as Sent);
        return Response.json(answer);
      },
    });
    let left = 2;
    for await (const _ of pages(operation as typeof queryEvents, request, { client: walker }))
      if (--left === 0) break;
    return requests.map(({ query }) => query);
  };
  const next = { cursors: { next: 'c2' }, total: 9 };

  test.each<[string, unknown, object, object, readonly object[]]>([
    [
      'by offset without a page',
      queryEvents,
      {},
      { events: [{ id: 'a' }], pagingMetadata: next },
      [{ paging: { limit: 50, offset: 0 } }, { paging: { limit: 50, offset: 1 } }],
    ],
    [
      'by offset with a limit',
      queryEvents,
      { query: { paging: { limit: 1 } } },
      { events: [{ id: 'a' }], pagingMetadata: next },
      [{ paging: { limit: 1, offset: 0 } }, { paging: { limit: 1, offset: 1 } }],
    ],
    [
      'by cursor with a limit',
      queryTicketDefinitions,
      { query: { cursorPaging: { limit: 3 } } },
      { ticketDefinitions: [{ id: 'a' }], metadata: next },
      [{ cursorPaging: { limit: 3 } }, { cursorPaging: { limit: 3, cursor: 'c2' } }],
    ],
    [
      'by offset over a call that pages by cursor',
      queryTicketDefinitions,
      { query: { paging: { limit: 3, offset: 6 } } },
      { ticketDefinitions: [{ id: 'a' }], metadata: next },
      [{ paging: { limit: 3, offset: 6 } }, { paging: { limit: 3, offset: 7 } }],
    ],
    [
      'by cursor over a call that pages by offset',
      queryEvents,
      { query: { cursorPaging: { limit: 4, cursor: 'c1' } } },
      { events: [{ id: 'a' }], pagingMetadata: next },
      [{ cursorPaging: { limit: 4, cursor: 'c1' } }, { cursorPaging: { limit: 4, cursor: 'c2' } }],
    ],
  ])('%s', async (_, operation, request, answer, sentPages) => {
    expect(await walk(operation, request, answer)).toEqual(sentPages);
  });
});
