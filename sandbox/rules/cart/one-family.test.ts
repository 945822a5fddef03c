import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../create-sandbox.ts';
import { appOf, newVisitor, referenceTo, type Shopper } from '../../testing/shopper.ts';

const TEE = { Size: 'M', Color: 'Green' };

const addSecond = ({ sandbox, post }: Shopper, slug: string, quantity = 1, choices = {}) =>
  post('/v2/carts/current/add-line-items', {
    catalogItems: [{ quantity, catalogReference: referenceTo(sandbox, slug, choices) }],
  });

const addCoupon = ({ post }: Shopper, code: string) =>
  post('/v2/carts/current/add-coupon', { coupon: { code } });

const codes = async ({ get }: Shopper) =>
  (await get('/v2/carts/current')).body.list('cart.coupons').map((coupon) => coupon.at('code'));

const quantities = async ({ cart }: Shopper) =>
  (await cart()).body.list('cart.lineItems').map((line) => line.at('quantity'));

const refusal = 'details.applicationError.code';

/** A visitor with two shirts in the cart; the stock has more. */
const withShirts = async (): Promise<Shopper> => {
  const shopper = await newVisitor();
  await addSecond(shopper, 'studio-tee', 2, TEE);
  return shopper;
};

describe('a second coupon', () => {
  test('in the first family takes the place of the first coupon, and the second family shows the new one', async () => {
    const shopper = await withShirts();
    await addCoupon(shopper, 'WELCOME10');
    expect((await shopper.coupon('FIVER')).status).toBe(200);
    expect(await codes(shopper)).toEqual(['FIVER']);
  });

  test('in the second family is refused, and both show the first one', async () => {
    const shopper = await withShirts();
    await shopper.coupon('WELCOME10');
    const { status, body } = await addCoupon(shopper, 'FIVER');
    expect([status, body.at(refusal)]).toEqual([428, 'MAX_COUPONS_PER_CART_EXCEEDED']);
    expect(await codes(shopper)).toEqual(['WELCOME10']);
    expect((await shopper.cart()).body.at('cart.appliedDiscounts.0.coupon.code')).toBe('WELCOME10');
  });
});

describe('a line without a choice', () => {
  test('is left out by the first family and refused by the second', async () => {
    const shopper = await withShirts();
    expect((await shopper.add('canvas-tote')).status).toBe(200);
    const { status, body } = await addSecond(shopper, 'canvas-tote');
    expect([status, body.at(refusal)]).toEqual([428, 'ITEM_NOT_FOUND_IN_CATALOG']);
    expect(await quantities(shopper)).toEqual([2]);
  });

  test('with the choices by name is found by both on a site with the first catalog, as one line', async () => {
    const shopper = await newVisitor();
    await shopper.add('canvas-tote', 1, { Color: 'Chalk' });
    expect((await addSecond(shopper, 'canvas-tote', 1, { Color: 'Chalk' })).status).toBe(200);
    expect(await quantities(shopper)).toEqual([2]);
  });
});

describe('a quantity above the stock', () => {
  test('is lowered to the stock by the first family', async () => {
    const shopper = await withShirts();
    expect((await shopper.add('studio-tee', 1000, TEE)).status).toBe(200);
    const { body } = await shopper.get('/v2/carts/current');
    const { confirmedQuantity, availableQuantity } = body.at('cart.lineItems.0.quantityInfo') as Record<
      string,
      number
    >;
    expect(confirmedQuantity).toBe(availableQuantity);
  });

  test('is refused by the second family with the available number, and changes nothing', async () => {
    const shopper = await withShirts();
    const { status, body } = await addSecond(shopper, 'studio-tee', 1000, TEE);
    expect([status, body.at(refusal)]).toEqual([428, 'INSUFFICIENT_INVENTORY']);
    expect(body.at('details.applicationError.data.invalidItems.0.requestedQuantity')).toBe(1002);
    expect(await quantities(shopper)).toEqual([2]);
  });
});

describe('the quantity 0', () => {
  test('in the first family removes the line', async () => {
    const shopper = await withShirts();
    const id = (await shopper.cart()).body.at('cart.lineItems.0.id');
    await shopper.post('/v1/carts/current/update-line-items-quantity', { lineItems: [{ id, quantity: 0 }] });
    expect((await shopper.get('/v2/carts/current')).body.at('cart.lineItems')).toEqual([]);
  });

  test('in the second family is refused', async () => {
    const shopper = await withShirts();
    const lineItemId = (await shopper.cart()).body.at('cart.lineItems.0.id');
    const { status } = await shopper.post('/v2/carts/current/update-line-items', {
      lineItems: [{ lineItemId, quantity: { newQuantity: 0 } }],
    });
    expect(status).toBe(400);
    expect(await quantities(shopper)).toEqual([2]);
  });
});

describe('a merchant discount', () => {
  const merchantDiscounts = [{ amount: { amount: '3.00' } }];
  const appWithShirts = async (): Promise<Shopper> => {
    const app = await appOf(createSandbox());
    await addSecond(app, 'studio-tee', 2, TEE);
    return app;
  };

  test('of the first family is subtracted in both and outlives a change by the second', async () => {
    const app = await appWithShirts();
    await app.patch('/v1/carts/current', { merchantDiscounts });
    await app.patch('/v2/carts/current', { cart: { note: 'As a present' } });
    expect((await app.estimate()).body.at('priceSummary.discount.amount')).toBe('3.00');
    const { body } = await app.post('/v2/carts/current/estimate', { refreshCart: true });
    expect(body.at('summary.priceSummary.discount.amount')).toBe('3.00');
    expect(body.at('summary.priceSummary.total.amount')).toBe('65.00');
  });

  test('has no field in the second family, which refuses it', async () => {
    const app = await appWithShirts();
    const { status } = await app.patch('/v2/carts/current', { cart: { merchantDiscounts } });
    expect(status).toBe(400);
    expect((await app.cart()).body.at('cart.merchantDiscounts')).toEqual([]);
  });
});

test('the second family lists no delivery methods, and the first family does', async () => {
  const shopper = await withShirts();
  const first = await shopper.estimate({ shippingAddress: { country: 'DE' } });
  expect(first.body.list('shippingInfo.carrierServiceOptions')).not.toEqual([]);
  const { body } = await shopper.post('/v2/carts/current/calculate', { refreshCart: true });
  expect(JSON.stringify(body.value)).not.toContain('express');
});

test('the selected shipping option is one of those that are offered, by the same code', async () => {
  const shopper = await withShirts();
  const { body } = await shopper.estimate({ shippingAddress: { country: 'DE' } });
  const offered = body.at('shippingInfo.carrierServiceOptions.0.shippingOptions');
  const code = body.at('shippingInfo.selectedCarrierServiceOption.code');
  expect(offered).toContainEqual(expect.objectContaining({ code }));
});

test.each(['add-gift-card', 'place-order'])('the first family has no call %s', async (action) => {
  const shopper = await withShirts();
  expect((await shopper.post(`/v1/carts/current/${action}`)).status).toBe(404);
});
