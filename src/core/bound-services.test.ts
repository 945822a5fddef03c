import { expect, test } from 'vitest';
import * as carts from '../../generated/carts/index.ts';
import * as catalog from '../../generated/catalog-v1/index.ts';
import * as events from '../../generated/events-v3/index.ts';
import * as graphql from '../../generated/graphql/index.ts';
import { createClient } from './client.ts';
import { host } from './testing/fakes.ts';

const site = () => {
  const { seen, fetch } = host(() => Response.json({ cart: { id: 'c' } }));
  const client = createClient({
    fetch,
    host: 'https://shop.test',
    services: { carts, catalog, events, graphql },
  });
  return { seen, client };
};

test('a bound call sends through its client and resolves to the response', async () => {
  const { client, seen } = site();
  expect(await client.carts.getCurrentCart()).toEqual({ cart: { id: 'c' } });
  expect(seen[0]?.url).toBe('https://shop.test/_api/ecom-cart/v1/carts/current');
});

test('a bound call takes a body, a query and the options of the call', async () => {
  const { client, seen } = site();
  await client.carts.addToCurrentCart({ lineItems: [] }, { headers: { 'x-trace': '1' } });
  await client.catalog.getProduct(
    'p',
    { includeMerchantSpecificData: true },
    { headers: { 'x-trace': '2' } },
  );
  expect(seen.map(({ body, headers }) => [body, headers['x-trace']])).toEqual([
    ['{"lineItems":[]}', '1'],
    [null, '2'],
  ]);
  expect(seen[1]?.url).toContain('/v1/products/p?includeMerchantSpecificData=true');
});

test('arguments at the end of a bound call may be left out', async () => {
  const { client, seen } = site();
  await client.catalog.getProduct('p');
  await client.graphql.graphql({ query: '{ x }' });
  await client.graphql.graphql({ query: '{ x }' }, undefined, 'beta');
  expect(seen.map(({ url }) => url.replace(/.*\/(?=v1|alpha|beta)/, ''))).toEqual([
    'v1/products/p',
    'alpha',
    'beta',
  ]);
});

test('a bound call uses its own client and no other', async () => {
  const { client, seen } = site();
  const other = createClient({ fetch: () => Promise.reject(new Error('not this client')) });
  const options: object = { client: other };
  await client.carts.getCurrentCart(options);
  expect(seen).toHaveLength(1);
});

test('exports that are not functions are not bound', () => {
  expect(Object.keys(site().client.events)).toContain('queryEvents');
  expect(Object.keys(site().client.events)).not.toContain('countedStatuses');
});

test.each(['host', 'session', 'send', 'call', 'toString'])('a service cannot be named "%s"', (name) => {
  const services: object = { [name]: carts };
  expect(() => createClient({ services: { ...services } })).toThrow(
    expect.objectContaining({ name: 'ValidationError', code: 'reserved-name' }),
  );
});
