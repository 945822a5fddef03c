import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../create-sandbox.ts';
import { appOf, type Shopper, visitorOf } from '../../testing/shopper.ts';
import { ownerOf } from '../../testing/events.ts';

const QUERY = '/v1/products/query-platformized';
const ADD = '/v1/carts/current/add-to-cart';
const refusals = 'details.validationError.fieldViolations';

const found = async (visitor: Shopper, filter: object) => {
  const { status, body } = await visitor.post(QUERY, { query: { filter } });
  return [status, body.at('metadata.total')];
};

describe('R217: the text of a number that JSON does not have', () => {
  test.each([
    [{ price: { $lt: 'Infinity' } }, 36],
    [{ price: { $gt: '-Infinity', $lte: 'Infinity' } }, 36],
    [{ price: { $gt: 'Infinity' } }, 0],
    [{ price: 'NaN' }, 0],
    [{ price: { $lt: 'NaN' } }, 0],
    [{ price: { $ne: 'NaN' } }, 36],
    [{ $and: [{ price: { $lt: 'Infinity' } }, { name: { $startsWith: 'Infinity' } }] }, 0],
  ])('is accepted in the filter %j', async (filter, total) => {
    expect(await found(await visitorOf(createSandbox()), filter)).toEqual([200, total]);
  });

  test('stays a text in the state', async () => {
    const sandbox = createSandbox();
    const app = await appOf(sandbox);
    const piece = {
      id: 'c0ffee00-0000-4000-8000-000000000001',
      productName: { original: 'Infinity' },
      price: '1',
    };
    const customLineItems = [
      { ...piece, quantity: 1, itemType: { preset: 'PHYSICAL' }, physicalProperties: { weight: 'Infinity' } },
    ];
    const { status, body } = await app.post(ADD, { customLineItems });
    expect([status, body.at(refusals)]).toEqual([200, undefined]);
    expect(body.at('cart.lineItems.0.physicalProperties.weight')).toBe('Infinity');
    expect(body.at('cart.lineItems.0.productName.original')).toBe('Infinity');
    const kept = createSandbox({ state: JSON.parse(JSON.stringify(sandbox.snapshot())) });
    expect(kept.hash()).toBe(sandbox.hash());
  });

  test.each(['NaN', 'Infinity', '-Infinity'])('is refused by a bound: %s', async (price) => {
    const { status, body } = await ownerOf(createSandbox()).post('/v1/products', {
      product: { name: 'Infinity', productType: 'physical', priceData: { price } },
    });
    expect([status, body.at(`${refusals}.0.field`), body.at(`${refusals}.1`)]).toEqual([
      400,
      'product.priceData.price',
      undefined,
    ]);
    expect(body.at(`${refusals}.0.violatedRule`)).toBe(price === '-Infinity' ? 'MIN' : 'MAX');
  });

  test('is accepted in this spelling only', async () => {
    const visitor = await visitorOf(createSandbox());
    for (const price of ['infinity', '1', ''])
      expect((await visitor.post(QUERY, { query: { filter: { price: { $lt: price } } } })).status).toBe(400);
  });
});
