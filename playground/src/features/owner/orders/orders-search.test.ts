import { expect, test } from 'vitest';
import { orderCountsRequest, ordersRequest, parseOrdersSearch } from './orders-search.ts';

test("keeps valid parameters of the owner's orders and drops the rest", () => {
  expect(parseOrdersSearch({ status: 'PAID', tag: 'ARCHIVED', q: ' ada ', page: '3', event: 7 })).toEqual({
    status: 'PAID',
    tag: 'ARCHIVED',
    q: 'ada',
    page: 3,
    event: '7',
  });
  expect(parseOrdersSearch({ status: 'NA_ORDER_STATUS', tag: 'NON_ARCHIVED', page: 1, q: '' })).toEqual({});
});

test('a list excludes the archive unless it shows the archive; counts cover every status', () => {
  expect(ordersRequest({}, 50)).toMatchObject({ tag: ['NON_ARCHIVED'], offset: 0 });
  expect(ordersRequest({ tag: 'ARCHIVED', status: 'PAID', page: 2 }, 50)).toMatchObject({
    tag: ['ARCHIVED'],
    status: ['PAID'],
    offset: 50,
  });
  expect(ordersRequest({ page: 3 }, 15)).toMatchObject({ limit: 15, offset: 30 });
  expect(orderCountsRequest({ status: 'PAID', q: 'ada' })).toEqual({
    tag: ['NON_ARCHIVED'],
    searchPhrase: 'ada',
    facet: ['status'],
    limit: 0,
  });
});
