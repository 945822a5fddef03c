import { expect, test } from 'vitest';
import { getCurrentCart } from '../../generated/carts/index.ts';
import { cartsService, openApiClient } from '../../generated/carts/openapi.ts';
import { queryProducts } from '../../generated/catalog-v1/index.ts';
import { createReservation } from '../../generated/ticketing/index.ts';
import { createClient } from './client.ts';
import { type Deprecation, deprecations } from './deprecations.ts';

const fetch = () => Promise.resolve(Response.json({}));

test('each call with an announced end is told once a client, with date and successor', async () => {
  const told: Deprecation[] = [];
  const layers = [deprecations((one) => told.push(one))];
  const first = createClient({ fetch, layers });
  await getCurrentCart({ client: first });
  await openApiClient(first, cartsService).GET('/v1/carts/current');
  await queryProducts({}, { client: first });
  const cart = { operation: 'getCurrentCart', service: 'carts', date: '2027-02-01' };
  expect(told).toEqual([{ ...cart, successor: 'getCurrentCartV2' }]);
  await createReservation({ eventId: 'e', ticketQuantities: [] }, { client: first });
  expect(told[1]).toMatchObject({ operation: 'createReservation', service: 'ticketing', date: '2026-03-31' });
  await getCurrentCart({ client: createClient({ fetch, layers }) });
  expect(told.map(({ operation }) => operation)).toEqual([
    'getCurrentCart',
    'createReservation',
    'getCurrentCart',
  ]);
});

test('a call that no description has is not told', async () => {
  const told: Deprecation[] = [];
  const client = createClient({ fetch, layers: [deprecations((one) => told.push(one))] });
  await client.call('GET', '/v1/carts/current');
  expect(told).toEqual([]);
});

test('an error of the listener does not affect the call', async () => {
  const layers = [
    deprecations(() => {
      throw new Error('listener');
    }),
  ];
  await expect(getCurrentCart({ client: createClient({ fetch, layers }) })).resolves.toEqual({});
});
