import { expect, test } from 'vitest';
import { createSandbox } from '../../create-sandbox.ts';
import { appOf } from '../../testing/shopper.ts';

const url = { relativePath: '/vouchers', url: 'https://shop.example.org/vouchers' };

const cartOf = async (strict: boolean) => {
  const caller = await appOf(createSandbox({ settings: { strict } }));
  await caller.add('wallpaper-pack');
  await caller.post('/v1/carts/current/add-to-cart', {
    customLineItems: [
      {
        quantity: 2,
        price: '25.00',
        productName: { original: 'Voucher' },
        itemType: { preset: 'GIFT_CARD' },
        media: { id: 'voucher.jpg' },
        url,
      },
    ],
  });
  const { body } = await caller.patch('/v1/carts/current', {
    couponCode: 'WELCOME10',
    merchantDiscounts: [{ amount: { amount: '3.00' } }],
  });
  return body;
};

test('a cart has its coupon, discounts and custom lines in the specified fields and in those of the platform', async () => {
  const cart = await cartOf(false);
  expect(cart.at('cart.couponCode')).toBe(cart.at('cart.appliedDiscounts.0.coupon.code'));
  expect(cart.list('cart.merchantDiscounts')).toHaveLength(1);
  expect(cart.at('cart.merchantDiscounts.0')).toEqual(cart.at('cart.appliedDiscounts.1.merchantDiscount'));
  expect(cart.list('cart.customLineItems')).toHaveLength(1);
  expect(cart.at('cart.customLineItems.0')).toMatchObject({
    id: cart.at('cart.lineItems.1.id'),
    quantity: 2,
    productName: { original: 'Voucher' },
    media: { id: 'voucher.jpg' },
    url,
  });
});

test('a strict site answers with a cart as observed, without the specified fields', async () => {
  const cart = Object(await (await cartOf(true)).at('cart')) as object;
  expect(Object.keys(cart)).not.toContain('couponCode');
  expect(Object.keys(cart)).not.toContain('merchantDiscounts');
  expect(Object.keys(cart)).not.toContain('customLineItems');
});

test('a notification about a cart has only fields that were observed', async () => {
  const sandbox = createSandbox();
  const caller = await appOf(sandbox);
  await caller.add('wallpaper-pack');
  const announced = sandbox.notifications.latest({ eventType: 'wix.ecom.v1.cart_created' });
  expect(Object.keys(announced?.data.createdEvent?.entity ?? {})).not.toContain('customLineItems');
});
