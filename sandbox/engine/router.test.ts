import { describe, expect, test } from 'vitest';
import { operations } from './operations.ts';
import { createRouter } from './router.ts';

const route = (method: string, path: string) => ({ method, path });

describe('the router', () => {
  test('prefers a literal segment to a parameter, in any order of the table', () => {
    const pairs = [
      route('GET', '/v1/orders/{id}'),
      route('GET', '/v1/orders/summary'),
      route('GET', '/v1/{kind}/summary'),
    ];
    for (const table of [pairs, pairs.toReversed()]) {
      const { match } = createRouter(table);
      expect(match('GET', '/v1/orders/summary')?.route.path).toBe('/v1/orders/summary');
      expect(match('GET', '/v1/orders/7')?.params).toEqual({ id: '7' });
      expect(match('GET', '/v1/carts/summary')?.params).toEqual({ kind: 'carts' });
    }
  });

  test('prefers the longer route, and backtracks if a literal segment leads to no route', () => {
    const { match } = createRouter([
      route('GET', '/v1/orders'),
      route('GET', '/v1/events/{id}/orders'),
      route('GET', '/v2/{group}/slug/{slug}'),
      route('GET', '/v2/pages/{id}'),
    ]);
    expect(match('GET', '/v1/events/a/orders')?.params).toEqual({ id: 'a' });
    expect(match('GET', '/events/v1/orders')?.route.path).toBe('/v1/orders');
    expect(match('GET', '/v2/pages/slug')?.params).toEqual({ id: 'slug' });
    expect(match('GET', '/v2/pages/slug/home')?.params).toEqual({ group: 'pages', slug: 'home' });
  });

  test.each(['', '/ecom', '/_api/ecom-cart', '/a/b/c'])(
    'finds every operation behind the prefix %j',
    (prefix) => {
      const { match } = createRouter(operations);
      for (const operation of operations) {
        const path = `${prefix}${operation.path.replaceAll(/\{\w+\}/g, 'some-id')}`;
        expect(match(operation.method, path)?.route.id, path).toBe(operation.id);
      }
    },
  );

  test('decodes parameters and knows the methods of a path', () => {
    const router = createRouter(operations);
    expect(router.match('GET', '/v2/collections/slug/a%2Fb%20c')?.params).toEqual({ slug: 'a/b c' });
    expect(router.match('GET', '/v2/collections/slug/%E0%A4%A')).toBeUndefined();
    expect(router.methodsOf('/v1/carts/current').toSorted()).toEqual(['DELETE', 'GET', 'PATCH']);
    expect(router.match('GET', '/v1/nothing')).toBeUndefined();
  });
});
