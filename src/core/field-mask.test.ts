import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { updateCurrentCart } from '../../generated/carts/index.ts';
import { openApiClient, cartsService } from '../../generated/carts/openapi.ts';
import { updateEvent } from '../../generated/events-v3/index.ts';
import { bulkUpdateOrders, updateOrder } from '../../generated/ticketing/index.ts';
import { createClient } from './client.ts';
import { mergedFields, withFieldMask } from './field-mask.ts';

const bodies: unknown[] = [];
const client = createClient({
  host: 'https://shop.test',
  fetch: (_url, { body }) => {
    bodies.push(JSON.parse(typeof body === 'string' ? body : ''));
    return Promise.resolve(Response.json({}));
  },
});

const frozen = <Value>(value: Value): Value => {
  if (Object(value) === value) Object.values(value as object).forEach(frozen);
  return Object.freeze(value);
};

const masked = <Body>(body: Body & { mask?: unknown }) =>
  withFieldMask(body, 'mask', ['a', 'b', 'c.*'], 'of', mergedFields);

describe('if the caller gives no mask, the filled mask', () => {
  test.each([
    ['fields that have a value, null included', { of: { a: 1, b: null, c: undefined } }, 'a,b'],
    ['a replaced field as a whole', { of: { a: { x: 1 } } }, 'a'],
    [
      'each sent part of a merged field',
      { of: { c: { x: { y: 1, z: undefined }, l: [{ q: 1 }] } } },
      'c.x.y,c.l',
    ],
    ['an empty object within a merged field', { of: { c: { x: {} } } }, 'c.x'],
    ['an object with keys that a path cannot have', { of: { c: { x: { 'a.b': 1 } } } }, 'c.x'],
    ['a merged field without parts as a whole', { of: { c: {} } }, 'c'],
    ['only fields of the list', { of: { a: 1, id: 'x' } }, 'a'],
  ])('names %s', (_, body, mask) => {
    expect(masked(frozen(body))).toEqual({ ...body, mask });
  });

  test.each([
    ['has none of the listed fields', { of: { id: 'x' }, other: 1 }],
    ['lacks the member that has the fields', { other: 1 }],
    ['is undefined', undefined],
  ])('is left out for a body that %s', (_, body) => {
    expect(masked(frozen(body) as object)).toBe(body);
  });
});

describe('a mask that the caller gives', () => {
  test.each([
    ['stays as it is if it is a text', 'b', 'b'],
    ['stays as it is if it is an empty text', '', ''],
    ['is joined if it is a list', ['a', 'c.x'], 'a,c.x'],
    ['becomes an empty text if it is an empty list', [], ''],
  ])('%s', (_, given, mask) => {
    expect(masked(frozen({ of: { a: 1 }, mask: given }))).toEqual({ of: { a: 1 }, mask });
  });
});

test('a filled mask names only members of the body, and the body is not modified', () => {
  const names = fc.constantFrom('a', 'b', 'c', 'd');
  fc.assert(
    fc.property(fc.dictionary(names, fc.jsonValue()), (part) => {
      const body = frozen({ of: part });
      const sent = masked(body);
      expect(sent.of).toBe(part);
      const paths = typeof sent.mask === 'string' ? sent.mask.split(',') : [];
      const top = new Set(paths.map((path) => path.split('.')[0]));
      expect([...top]).toEqual(['a', 'b', 'c'].filter((name) => Object.hasOwn(part, name)));
    }),
  );
});

describe('a named operation', () => {
  test('fills the mask without modifying its argument', async () => {
    await updateCurrentCart(frozen({ cartInfo: { buyerNote: 'Ring twice' } }), { client });
    await updateCurrentCart(frozen({ couponCode: 'SPRING10' }), { client });
    await updateEvent('1', frozen({ event: { registration: { registrationPaused: true } } }), { client });
    await updateOrder('1', '2', frozen({ archived: false }), { client });
    await bulkUpdateOrders('1', frozen({ orderNumber: ['2'], archived: true }), { client });
    expect(bodies.splice(0)).toEqual([
      { cartInfo: { buyerNote: 'Ring twice' }, cartFieldmask: 'buyerNote' },
      { couponCode: 'SPRING10' },
      { event: { registration: { registrationPaused: true } }, fieldmask: 'registration.registrationPaused' },
      { archived: false, fields: 'archived' },
      { orderNumber: ['2'], archived: true, fields: 'archived' },
    ]);
  });

  test('takes a mask as a list', async () => {
    const cartFieldmask = ['buyerNote', 'contactInfo.address'];
    await updateCurrentCart(frozen({ cartInfo: {}, cartFieldmask }), { client });
    expect(bodies.splice(0)).toEqual([{ cartInfo: {}, cartFieldmask: 'buyerNote,contactInfo.address' }]);
  });
});

test('the openapi-fetch client fills and joins the mask too', async () => {
  const path = '/v1/carts/current';
  await openApiClient(client, cartsService).PATCH(
    path,
    frozen({ body: { cartInfo: { buyerNote: 'Ring twice' } } }),
  );
  await openApiClient(client, cartsService).PATCH(
    path,
    frozen({ body: { cartInfo: {}, cartFieldmask: ['buyerNote'] } }),
  );
  expect(bodies.splice(0)).toEqual([
    { cartInfo: { buyerNote: 'Ring twice' }, cartFieldmask: 'buyerNote' },
    { cartInfo: {}, cartFieldmask: 'buyerNote' },
  ]);
});
