import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../create-sandbox.ts';
import type { Sandbox } from '../../control/sandbox.ts';
import type { CouponRecord } from '../../records/state.ts';
import { newVisitor, visitorOf } from '../../testing/shopper.ts';

const couponOf = (sandbox: Sandbox, code: string): CouponRecord => {
  const coupon = sandbox.state.coupons.find((candidate) => candidate.code === code);
  if (!coupon) throw new Error(`There is no coupon ${code}`);
  return coupon;
};

/** A cart of two tees (34.00), a carafe (30.40 after its discount) and a dome lamp (149.00): 247.40. */
const fullCart = async (sandbox = createSandbox()) => {
  const shopper = await visitorOf(sandbox);
  await shopper.add('studio-tee', 2, { Size: 'M', Color: 'Green' });
  await shopper.add('low-carafe');
  await shopper.add('dome-lamp', 1, { Color: 'Mustard' });
  return shopper;
};

const discountWith = async (code: string, change: (coupon: CouponRecord) => void = () => undefined) => {
  const shopper = await fullCart();
  change(couponOf(shopper.sandbox, code));
  expect((await shopper.coupon(code)).status).toBe(200);
  return (await shopper.estimate()).body;
};

describe('applying a coupon to the cart', () => {
  test('R65: codes compare without case, and a new code replaces the old one', async () => {
    const shopper = await fullCart();
    const first = await shopper.coupon('welcome10');
    expect(first.body.at('cart.appliedDiscounts.0.coupon.code')).toBe('WELCOME10');
    const second = await shopper.coupon('FIVER');
    expect(second.body.list('cart.appliedDiscounts').map((entry) => entry.at('coupon.code'))).toEqual([
      'FIVER',
    ]);
  });

  test('a second removal is not an error', async () => {
    const shopper = await fullCart();
    await shopper.coupon('WELCOME10');
    const removed = await shopper.post('/v1/carts/current/remove-coupon');
    expect(removed.body.at('cart.appliedDiscounts')).toEqual([]);
    expect((await shopper.post('/v1/carts/current/remove-coupon')).status).toBe(200);
  });

  test('R65: a code has at most 20 characters', async () => {
    const shopper = await fullCart();
    const { body } = await shopper.coupon('A'.repeat(21));
    expect(body.at('details.validationError.fieldViolations.0')).toMatchObject({
      field: 'couponCode',
      violatedRule: 'MAX_LENGTH',
      data: { threshold: 20 },
    });
  });

  test.each([
    ['NOSUCHCODE', 400, 'ERROR_COUPON_DOES_NOT_EXIST'],
    ['SPRING25', 428, 'ERROR_COUPON_EXPIRED'],
    ['BIGSPENDER', 428, 'ERROR_COUPON_NOT_APPLICABLE'],
    ['FIRST100', 428, 'ERROR_COUPON_USAGE_EXCEEDED'],
    ['FRIENDS', 428, 'ERROR_COUPON_IS_DISABLED'],
    ['SUMMER26', 428, 'ERROR_COUPON_NOT_ACTIVE_YET'],
  ])('R67, R69, R70: %s is refused with %i %s and keeps the old coupon', async (code, status, reason) => {
    const shopper = await fullCart();
    await shopper.coupon('WELCOME10');
    const refused = await shopper.coupon(code);
    expect([refused.status, refused.body.at('details.applicationError.code')]).toEqual([status, reason]);
    expect(refused.body.at('details.applicationError.data.couponCode')).toBe(code);
    expect((await shopper.cart()).body.at('cart.appliedDiscounts.0.coupon.code')).toBe('WELCOME10');
  });

  test('R66, R69: a coupon for a collection needs an item of it', async () => {
    const shopper = await newVisitor();
    await shopper.add('oak-board');
    expect((await shopper.coupon('LIGHT20')).body.at('details.applicationError.code')).toBe(
      'ERROR_COUPON_NOT_APPLICABLE',
    );
    await shopper.add('glass-lantern');
    expect((await shopper.coupon('LIGHT20')).status).toBe(200);
    const { body } = await shopper.estimate();
    expect(body.at('appliedDiscounts.0.discountType')).toBe('SPECIFIC_ITEMS');
    expect(body.at('priceSummary.discount.amount')).toBe('9.00');
  });

  test('a refused coupon also refuses the lines of the same call', async () => {
    const shopper = await newVisitor();
    await shopper.add('oak-board');
    const order = { couponCode: 'NOSUCHCODE', customLineItems: [custom('1.00')] };
    expect((await shopper.patch('/v1/carts/current', order)).status).toBe(400);
    expect((await shopper.cart()).body.list('cart.lineItems')).toHaveLength(1);
  });

  test('R67: it is valid from its start to its end', async () => {
    const sandbox = createSandbox();
    const shopper = await fullCart(sandbox);
    couponOf(sandbox, 'SUMMER26').startTime = new Date(sandbox.clock.now() + 1000).toISOString();
    expect((await shopper.coupon('SUMMER26')).status).toBe(428);
    sandbox.advance(1000);
    expect((await shopper.coupon('SUMMER26')).status).toBe(200);
  });
});

describe('the discount of a coupon', () => {
  test('R66, R76: percent: off each line, rounded half up', async () => {
    const body = await discountWith('WELCOME10');
    expect(body.at('priceSummary.discount.amount')).toBe('24.74');
    const perLine = body
      .list('calculatedLineItems')
      .map((line) => line.at('pricesBreakdown.totalDiscount.amount'));
    expect(perLine).toEqual(['6.80', '3.04', '14.90']);
  });

  test('money off: shared by the lines, at most their price', async () => {
    const body = await discountWith('FIVER');
    expect(body.at('priceSummary.discount.amount')).toBe('5.00');
    expect(
      body.list('calculatedLineItems').map((line) => line.at('pricesBreakdown.totalDiscount.amount')),
    ).toEqual(['1.37', '0.62', '3.01']);
    const all = await discountWith('FIVER', (coupon) => {
      coupon.effect = { type: 'moneyOff', amount: '1000' };
    });
    expect(all.at('priceSummary.discount.amount')).toBe('247.40');
  });

  test('fixed price: lowers prices to it, and never raises one', async () => {
    const body = await discountWith('WELCOME10', (coupon) => {
      coupon.effect = { type: 'fixedPrice', price: '32.00' };
    });
    // Two tees lose 2.00 each, the lamp 117.00; the carafe already costs less.
    expect(body.at('priceSummary.discount.amount')).toBe('121.00');
  });

  test('R75: free shipping: the shipping price, shown as a discount', async () => {
    const body = await discountWith('FREESHIP');
    expect(body.at('priceSummary.shipping.amount')).toBe('4.90');
    expect(body.at('priceSummary.discount.amount')).toBe('4.90');
    expect(body.at('appliedDiscounts.0.discountType')).toBe('SHIPPING');
    expect(body.at('shippingInfo.selectedCarrierServiceOption.cost.totalPriceAfterTax.amount')).toBe('0.00');
  });

  test('three for two: the cheapest of every three is free', async () => {
    const shopper = await newVisitor();
    await shopper.add('oak-board', 4);
    await shopper.add('espresso-pair', 2);
    await shopper.coupon('THREEFORTWO');
    expect((await shopper.estimate()).body.at('priceSummary.discount.amount')).toBe('56.00');
  });

  test('R68: limited to one item: one unit of the cheapest line', async () => {
    const body = await discountWith('WELCOME10', (coupon) => {
      coupon.limitedToOneItem = true;
    });
    expect(body.at('priceSummary.discount.amount')).toBe('3.04');
  });

  test('R71: a coupon that is no longer valid stays without a discount, and the estimate reports it', async () => {
    const shopper = await fullCart();
    await shopper.coupon('WELCOME10');
    couponOf(shopper.sandbox, 'WELCOME10').active = false;
    const { body } = await shopper.estimate();
    expect(body.at('calculationErrors.couponCalculationError.applicationError.code')).toBe(
      'ERROR_COUPON_IS_DISABLED',
    );
    expect(body.at('priceSummary.discount.amount')).toBe('0.00');
    expect(body.at('appliedDiscounts')).toEqual([]);
    expect(body.at('cart.appliedDiscounts.0.coupon.code')).toBe('WELCOME10');
  });
});

const custom = (price: string) => ({
  quantity: 1,
  productName: { original: 'Wrapping' },
  itemType: { preset: 'SERVICE' },
  price,
});
