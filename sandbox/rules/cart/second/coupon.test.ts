import { describe, expect, test } from 'vitest';
import { dataOf, newSecondCart, refusalOf, type SecondCart } from '../../../testing/second-cart.ts';

const couponOf = (cart: SecondCart, code: string) => {
  const coupon = cart.sandbox.state.coupons.find((candidate) => candidate.code === code);
  if (!coupon) throw new Error(`There is no coupon ${code}`);
  return coupon;
};

const boards = async (quantity = 2) => {
  const cart = await newSecondCart();
  await cart.add('oak-board', quantity);
  return cart;
};

describe('coupons', () => {
  test('R480: a cart has at most one coupon, with an id of its own', async () => {
    const cart = await boards();
    const { body } = await cart.coupon('welcome10');
    expect(body.at('cart.coupons')).toEqual([{ id: expect.any(String) as string, code: 'WELCOME10' }]);
    expect(body.at('cart.coupons.0.id')).not.toBe(couponOf(cart, 'WELCOME10').id);
    expect((await cart.coupon('')).status).toBe(400);
    expect((await cart.shopper.cart()).body.at('cart.appliedDiscounts.0.coupon.code')).toBe('WELCOME10');
  });

  test('R481: a second coupon is refused, also with the same code, and nothing is replaced', async () => {
    const cart = await boards();
    await cart.coupon('WELCOME10');
    expect(refusalOf(await cart.coupon('FIVER'))).toEqual([428, 'MAX_COUPONS_PER_CART_EXCEEDED']);
    const again = await cart.coupon('welcome10');
    expect(refusalOf(again)).toEqual([428, 'COUPON_ALREADY_EXISTS']);
    expect(dataOf(again)).toEqual({ couponCode: 'WELCOME10' });
    expect((await cart.get()).body.at('cart.coupons.0.code')).toBe('WELCOME10');
  });

  test('R481: the first family replaces a coupon, and the second sees the new one', async () => {
    const cart = await boards();
    const first = await cart.coupon('WELCOME10');
    await cart.shopper.coupon('FIVER');
    const { body } = await cart.get();
    expect(body.at('cart.coupons.0.code')).toBe('FIVER');
    expect(body.at('cart.coupons.0.id')).not.toBe(first.body.at('cart.coupons.0.id'));
  });

  test('R482: an unknown code is a 400, a coupon that cannot be used a 428', async () => {
    const cart = await boards();
    const unknown = await cart.coupon('NOPE');
    expect(refusalOf(unknown)).toEqual([400, 'INVALID_COUPON_CODE']);
    expect(dataOf(unknown)).toEqual({ couponCode: 'NOPE' });
    expect(refusalOf(await cart.coupon('SPRING25'))).toEqual([428, 'INVALID_COUPON_STATUS']);
    expect((await cart.get()).body.at('cart.coupons')).toEqual([]);
  });

  test.each([
    ['SPRING25', 'EXPIRED'],
    ['FRIENDS', 'DISABLED'],
    ['SUMMER26', 'INACTIVE'],
    ['FIRST100', 'MAX_USAGE_EXCEEDED'],
    ['LIGHT20', 'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS'],
    ['BIGSPENDER', 'MIN_SUBTOTAL_NOT_REACHED'],
  ])('R483: %s is refused as %s', async (code, reason) => {
    expect(dataOf(await (await boards()).coupon(code))).toMatchObject({ couponCode: code, reason });
  });

  test('R483: a refusal names the required subtotal, or that the buyer has used the coupon up', async () => {
    const cart = await boards();
    expect(dataOf(await cart.coupon('BIGSPENDER'))).toMatchObject({
      minSubtotalNotReachedDetails: { requiredMinimumSubtotal: { amount: '500.00' } },
    });
    const [owner] = Object.keys(cart.sandbox.state.carts);
    couponOf(cart, 'ONCE').usedBy = { [owner ?? '']: 1 };
    expect(dataOf(await cart.coupon('ONCE'))).toMatchObject({ reason: 'MAX_USAGE_PER_CUSTOMER_EXCEEDED' });
  });

  test('R484: a coupon is removed by the id of its entry in the cart, not by its code or the id of the coupon', async () => {
    const cart = await boards();
    const id = (await cart.coupon('WELCOME10')).body.text('cart.coupons.0.id');
    const other = couponOf(cart, 'WELCOME10').id;
    const refused = await cart.post('remove-coupon', { couponId: other });
    expect(refusalOf(refused)).toEqual([428, 'COUPON_NOT_FOUND_IN_CART']);
    expect(dataOf(refused)).toEqual({ couponId: other });
    expect((await cart.post('remove-coupon', { couponId: id })).body.at('cart.coupons')).toEqual([]);
    expect(refusalOf(await cart.post('remove-coupon', { couponId: id }))).toEqual([
      428,
      'COUPON_NOT_FOUND_IN_CART',
    ]);
  });

  test('R485: a cart with a locked coupon refuses to add and to remove one', async () => {
    const cart = await boards();
    const id = (await cart.coupon('WELCOME10')).body.text('cart.coupons.0.id');
    for (const record of Object.values(cart.sandbox.state.carts)) record.settings = { lockCouponCode: true };
    expect(refusalOf(await cart.coupon('FIVER'))).toEqual([428, 'COUPON_LOCKED']);
    expect(refusalOf(await cart.post('remove-coupon', { couponId: id }))).toEqual([428, 'COUPON_LOCKED']);
    expect((await cart.get()).body.at('cart.settings')).toEqual({ lockCouponCode: true });
  });

  test('R486: a coupon that is no longer valid stays, gives no discount, and blocks the order', async () => {
    const cart = await boards();
    await cart.coupon('WELCOME10');
    couponOf(cart, 'WELCOME10').active = false;
    const { body } = await cart.estimate();
    expect(body.at('cart.coupons.0.code')).toBe('WELCOME10');
    expect(body.at('summary.priceSummary.discount.amount')).toBe('0');
    expect(body.at('summary.violations')).toContainEqual({
      scope: 'DISCOUNT',
      code: 'INVALID_COUPON_STATUS',
      severity: 'ERROR',
      description: 'Coupon is disabled',
      invalidCouponStatusData: { couponCode: 'WELCOME10', reason: 'DISABLED' },
    });
    cart.sandbox.state.coupons = [];
    expect((await cart.estimate()).body.at('summary.violations.0')).toMatchObject({
      code: 'INVALID_COUPON_CODE',
      invalidCouponCodeData: { couponCode: 'WELCOME10' },
    });
  });
});

describe('gift cards', () => {
  test('R489: a cart has one gift card, which is shown masked and used up by the order only', async () => {
    const cart = await boards();
    const { body } = await cart.giftCard('gift-ten-4kd9');
    expect(body.at('cart.paymentInfo.giftCards')).toEqual([
      {
        id: expect.any(String) as string,
        obfuscatedCode: '****4KD9',
        appId: expect.any(String) as string,
      },
    ]);
    expect(JSON.stringify(body.value)).not.toContain('GIFT-TEN');
    const balance = () => cart.sandbox.state.giftCards.find(({ code }) => code === 'GIFT-TEN-4KD9')?.balance;
    await cart.calculate();
    expect(balance()).toBe('10.00');
    expect(refusalOf(await cart.giftCard('GIFT-TEN-4KD9'))).toEqual([428, 'GIFT_CARD_ALREADY_EXISTS']);
    expect(refusalOf(await cart.giftCard('GIFT-FIFTY-7QX2'))).toEqual([
      428,
      'MAX_GIFT_CARDS_PER_CART_EXCEEDED',
    ]);
    const id = body.text('cart.paymentInfo.giftCards.0.id');
    expect(
      (await cart.post('remove-gift-card', { giftCardId: id })).body.at('cart.paymentInfo.giftCards'),
    ).toEqual([]);
    expect(refusalOf(await cart.post('remove-gift-card', { giftCardId: id }))).toEqual([
      428,
      'GIFT_CARD_NOT_FOUND_IN_CART',
    ]);
  });

  test.each([
    ['GIFT-USED-1MB3', 'EMPTY_BALANCE'],
    ['GIFT-OFF-8ZC5', 'DISABLED'],
    ['GIFT-PAST-6RW4', 'EXPIRED'],
  ])('R489: %s is refused as %s', async (code, reason) => {
    const refused = await (await boards()).giftCard(code);
    expect(refusalOf(refused)).toEqual([428, 'INVALID_GIFT_CARD_STATUS']);
    expect(dataOf(refused)).toEqual({ giftCardCode: `****${code.slice(-4)}`, reason });
  });

  test('R489: an unknown code is a 400; a locked cart and a demo cart accept no gift card', async () => {
    const cart = await boards();
    expect(refusalOf(await cart.giftCard('GIFT-NONE-0000'))).toEqual([400, 'INVALID_GIFT_CARD_CODE']);
    expect((await cart.giftCard('SHORT')).status).toBe(400);
    const [record] = Object.values(cart.sandbox.state.carts);
    if (!record) return expect.unreachable('no cart');
    record.settings = { lockGiftCard: true };
    expect(refusalOf(await cart.giftCard('GIFT-TEN-4KD9'))).toEqual([428, 'GIFT_CARD_LOCKED']);
    record.settings = {};
    await cart.patch({ demo: true });
    expect(refusalOf(await cart.giftCard('GIFT-TEN-4KD9'))).toEqual([
      428,
      'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART',
    ]);
  });
});
