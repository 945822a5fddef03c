import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readServices } from '../operations.ts';
import type { TryCall } from './call.ts';
import { tryCallOf, tryData } from './describe.ts';
import { type Given, requestOf } from './request.ts';

const services = readServices(join(import.meta.dirname, '../../..'));
const calls = new Map(
  services.flatMap((service) =>
    service.operations.map((one) => [one.operation.id, tryCallOf(service, one)] as const),
  ),
);

const find = (id: string): TryCall => {
  const call = calls.get(id);
  if (!call) throw new Error(`There is no call ${id}`);
  return call;
};

/** Initial contents of the fields. */
const untouched = ({ inPath, inQuery, bodies }: TryCall): Given => ({
  address: 'http://localhost:4010/',
  path: Object.fromEntries(inPath.map(({ name, value }) => [name, value])),
  query: Object.fromEntries(inQuery.map(({ name, value }) => [name, value])),
  body: bodies[0]?.text ?? '',
});

const given = (id: string, changed: Partial<Given> = {}) =>
  requestOf(find(id), { ...untouched(find(id)), ...changed });

test('every operation can be sent as its fields begin, to a full address', () => {
  expect(calls.size).toBeGreaterThan(90);
  for (const call of calls.values()) {
    const request = requestOf(call, untouched(call));
    expect(request, call.id).not.toHaveProperty('problem');
    expect(request, call.id).toHaveProperty('url', expect.not.stringMatching(/[{}]/));
  }
});

test('a call is tried as who may make it', () => {
  expect(find('getCurrentCart').caller).toBe('visitor');
  expect(find('createToken').caller).toBe('nobody');
  expect(find('createProduct').caller).toBe('key');
});

describe('the request of the fields', () => {
  test('has the path of other hosts, its parameters escaped, and the body word for word', () => {
    expect(given('addToCurrentCart', { body: '{ "lineItems": [] }' })).toEqual({
      url: 'http://localhost:4010/_api/ecom-cart/v1/carts/current/add-to-cart',
      method: 'POST',
      body: '{ "lineItems": [] }',
    });
    expect(given('cancelReservation', { path: { id: 'a/b' }, query: { eventId: 'ü' } })).toMatchObject({
      url: expect.stringMatching(/\/reservations\/a%2Fb\?eventId=%C3%BC$/),
      body: undefined,
    });
  });

  test('leaves out what is empty, packs a nested query, and sends an object where there is no body', () => {
    expect(given('getCurrentCart')).toMatchObject({ url: expect.not.stringContaining('?') });
    expect(given('queryBackInStockNotificationRequests')).toMatchObject({
      url: expect.stringMatching(/\?\.r=[\w-]+$/),
    });
    expect(given('removeCouponFromCurrentCart')).toMatchObject({ body: '{}' });
  });
});

describe('what cannot be sent', () => {
  test('is told with the field that it stands in', () => {
    expect(given('addToCurrentCart', { body: '{' })).toMatchObject({
      field: 'body',
      problem: expect.stringContaining('not JSON'),
    });
    expect(given('cancelReservation', { path: { id: ' ' } })).toMatchObject({ field: 'path-id' });
    expect(given('getCurrentCart', { address: 'localhost' })).toMatchObject({ field: 'address' });
  });

  test.each(['https://www.wixapis.com', 'https://mara.wix.com/x'])('goes to no platform: %s', (address) => {
    expect(given('getCurrentCart', { address })).toMatchObject({ field: 'address' });
  });
});

test('no text of a call can end the script that holds it', () => {
  const [, ...ends] = tryData([{ ...find('getCurrentCart'), summary: '</script>' }]).split('</script>');
  expect(ends).toEqual(['']);
});
