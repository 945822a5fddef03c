import type { CallEvent } from 'vitrine';
import { describe, expect, test } from 'vitest';
import { part } from '../../testing/part.ts';
import type { CallCause } from '../../site/call-cause.ts';
import { hookCode, literal, pathValues, plainCall, queryValues } from './call-code.ts';

const called = (
  operation: string,
  path: string,
  kind: CallCause['kind'],
  rest: { body?: unknown; query?: string } = {},
) => ({
  call: part<CallEvent>({ operation, service: 'catalog-v1', path }),
  cause: { hook: kind === 'call' ? undefined : `use${operation}`, kind, params: undefined },
  query: rest.query ?? '',
  body: rest.body,
});

describe('the code of a call', () => {
  test('lists the arguments in order: path, body, query', () => {
    const entry = called('getProduct', '/v1/products/a%2Fb', 'call', {
      query: 'includeMerchantSpecificData=true',
    });
    expect(plainCall(entry, { path: '/v1/products/{id}', length: 3 })).toContain(
      "getProduct('a/b', { includeMerchantSpecificData: true }, { client })",
    );
    expect(
      plainCall(called('getProduct', '/v1/products/7', 'call'), { path: '/v1/products/{id}', length: 3 }),
    ).toContain("getProduct('7', undefined, { client })");
  });

  test('of a mutation passes all arguments in one object', () => {
    const entry = called('UpdateProduct', '/v1/products/7', 'mutation', {
      body: { product: { name: "Ada's" } },
    });
    expect(hookCode(entry, { path: '/v1/products/{id}', length: 3 })).toContain(
      String.raw`mutate({ id: '7', data: { product: { name: 'Ada\'s' } } });`,
    );
  });

  test('of a query is one hook call', () => {
    const entry = called('QueryProducts', '/v1/products/query', 'query', {
      body: { query: { paging: { limit: 12 } } },
    });
    expect(hookCode(entry, { path: '/v1/products/query', length: 2 })).toContain(
      'useQueryProducts({ query: { paging: { limit: 12 } } });',
    );
  });
});

test('a query string becomes the original object', () => {
  expect(queryValues('a.b=1&a.c=x&list=1&list=2&yes=true')).toEqual({
    a: { b: 1, c: 'x' },
    list: [1, 2],
    yes: true,
  });
});

test('path values are decoded', () => {
  expect(pathValues('/v1/events/{eventId}/orders/{orderNumber}', '/v1/events/e1/orders/A%20B')).toEqual([
    ['eventId', 'e1'],
    ['orderNumber', 'A B'],
  ]);
});

test('a long value spans several lines, with quotes around keys that need them', () => {
  const value = { 'a-b': 'x'.repeat(60), list: [1, 'two', null] };
  expect(literal(value)).toBe(`{\n  'a-b': '${'x'.repeat(60)}',\n  list: [1, 'two', null],\n}`);
});
