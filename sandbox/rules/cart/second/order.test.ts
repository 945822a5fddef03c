import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../../create-sandbox.ts';
import type { SandboxOptions } from '../../../control/sandbox.ts';
import { callbacks, openAt } from '../../../testing/hosted.ts';
import { callerWith, productOf, send, visitorOf } from '../../../testing/shopper.ts';
import {
  anotherCart,
  BERLIN,
  dataOf,
  newSecondCart,
  refusalOf,
  secondCart,
  type SecondCart,
} from '../../../testing/second-cart.ts';

const sessionFor = async ({ shopper }: SecondCart, checkoutId: unknown) =>
  shopper.post('/v1/redirect-session', { ecomCheckout: { checkoutId }, callbacks });

/** The hosted page of a cart, by the id of the cart. */
const hosted = async (cart: SecondCart) => {
  const { body } = await cart.get();
  const session = await sessionFor(cart, body.at('cart.id'));
  return openAt(cart.shopper, session.body.text('redirectSession.fullUrl'));
};

/** A cart with two boards to Berlin, that was paid on the hosted page. */
const ordered = async (options: SandboxOptions = {}) => {
  const cart = await newSecondCart(options);
  const { body } = await cart.add('oak-board', 2);
  await cart.patch({ deliveryInfo: { address: BERLIN } });
  await cart.giftCard('GIFT-TEN-4KD9');
  const { press } = await hosted(cart);
  const { location } = await press('pay');
  return { cart, id: body.text('cart.id'), location };
};

describe('handing a cart over to the hosted page', () => {
  test('R540: the id of the cart is the id of its checkout', async () => {
    const { cart, id, location } = await ordered();
    const [order] = cart.sandbox.orders;
    expect(order).toMatchObject({ checkoutId: id, paymentStatus: 'PAID' });
    expect(location).toContain(`orderId=${order?.id}`);
    expect(productOf(cart.sandbox, 'oak-board').quantity).toBe(16);
  });

  test('R541: the checkout of the first family is the cart of the second', async () => {
    const cart = await newSecondCart();
    await cart.shopper.add('oak-board');
    const wish = {
      shippingAddress: BERLIN,
      email: 'mara@example.org',
      selectedShippingOption: { code: 'express' },
    };
    const { body } = await cart.shopper.post('/v1/carts/current/create-checkout', wish);
    expect((await cart.get()).body.at('cart')).toMatchObject({
      id: body.at('checkoutId'),
      deliveryInfo: { address: BERLIN, method: { code: 'express' } },
      customerInfo: { email: 'mara@example.org' },
    });
    expect((await cart.shopper.cart()).body.at('cart.checkoutId')).toBe(body.at('checkoutId'));
  });

  test('R542: a cart without lines, or with a line that is not in stock, is not handed over', async () => {
    const cart = await newSecondCart();
    const { body } = await cart.add('teapot-for-two', 3);
    const id = body.at('cart.id');
    productOf(cart.sandbox, 'teapot-for-two').quantity = 1;
    const refused = await sessionFor(cart, id);
    expect(refusalOf(refused)).toEqual([428, 'CART_CANNOT_BE_ORDERED']);
    expect(dataOf(refused)).toEqual({ blockers: ['Only 1 left of Teapot for Two.'] });
    await cart.post('remove-line-items', { lineItemIds: [body.text('cart.lineItems.0.id')] });
    expect(refusalOf(await sessionFor(cart, id))).toEqual([428, 'CART_CANNOT_BE_ORDERED']);
    const other = await anotherCart(cart.sandbox);
    await other.add('oak-board');
    expect(refusalOf(await sessionFor(other, id))).toEqual([404, 'CHECKOUT_NOT_FOUND']);
  });

  test('R544: the shop’s own checkout page replaces the hosted page, and gets the id of the cart', async () => {
    const cart = await newSecondCart();
    const { body } = await cart.add('oak-board');
    const id = body.text('cart.id');
    await cart.patch({ customCheckoutUrl: 'https://shop.example.org/pay/{checkout_id}?c={checkout_id}' });
    const session = await sessionFor(cart, id);
    expect(session.body.at('redirectSession.fullUrl')).toBe(`https://shop.example.org/pay/${id}?c=${id}`);
  });

  test('R555: the next read of the cart has the buyer’s changes on the hosted page', async () => {
    const cart = await newSecondCart();
    await cart.add('oak-board');
    await cart.patch({ deliveryInfo: { address: BERLIN } });
    const { press } = await hosted(cart);
    await press('update', {
      country: 'DE',
      city: 'Ulm',
      postalCode: '89073',
      street: 'Hafengasse 1',
      delivery: 'express',
    });
    expect((await cart.get()).body.at('cart.deliveryInfo')).toMatchObject({
      address: { city: 'Ulm', postalCode: '89073', subdivision: 'DE-BE' },
      method: { code: 'express' },
    });
  });
});

describe('after the order', () => {
  test('R477: the cart has its order, and is no longer current', async () => {
    const { cart, id } = await ordered();
    const [order] = cart.sandbox.orders;
    expect(cart.sandbox.state.orderedCarts[id]).toMatchObject({ id, orderId: order?.id });
    expect(refusalOf(await cart.get())).toEqual([404, 'CURRENT_CART_NOT_FOUND']);
    expect((await cart.add('oak-board')).body.at('cart.id')).not.toBe(id);
  });

  test('R477: a site that still shows the ordered cart refuses every change, until the next add creates another cart', async () => {
    const { cart, id } = await ordered({ settings: { orderedCart: 'current' } });
    const { body } = await cart.get();
    const orderId = cart.sandbox.orders[0]?.id;
    expect(body.at('cart')).toMatchObject({ id, orderPlaced: true, orderId, currentCart: false });
    const line = body.text('cart.lineItems.0.id');
    for (const refused of [
      await cart.patch({ note: 'Hi' }),
      await cart.setQuantity(line, 1),
      await cart.post('remove-line-items', { lineItemIds: [line] }),
      await cart.coupon('WELCOME10'),
      await cart.post('remove-coupon', { couponId: line }),
      await cart.giftCard('GIFT-FIFTY-7QX2'),
      await cart.post('remove-gift-card', { giftCardId: line }),
      await cart.method('standard'),
      await cart.post('remove-delivery-method'),
    ]) {
      expect(refusalOf(refused)).toEqual([428, 'CART_ALREADY_ORDERED']);
      expect(dataOf(refused)).toEqual({ cartId: id, orderId });
    }
    expect((await cart.add('espresso-pair')).body.at('cart.id')).not.toBe(id);
    await cart.remove();
    expect((await cart.get()).body.at('cart.id')).toBe(id);
    expect((await cart.remove()).status).toBe(200);
    expect((await cart.get()).status).toBe(404);
  });

  test('R551: cart and order have the id of each other, and the same purchase flow', async () => {
    const { cart, id } = await ordered({ settings: { orderedCart: 'current' } });
    const { body } = await cart.get();
    const order = await cart.shopper.get(`/v1/orders/${body.text('cart.orderId')}`);
    expect(body.at('cart.orderPlaced')).toBe(true);
    expect(order.body.at('order')).toMatchObject({
      checkoutId: id,
      purchaseFlowId: body.text('cart.purchaseFlowId'),
    });
  });

  test('R622: refreshing, calculating, estimating and removing the method are refused alike', async () => {
    const { cart } = await ordered({ settings: { orderedCart: 'current' } });
    for (const refused of [
      await cart.refresh(),
      await cart.calculate(),
      await cart.estimate(),
      await cart.post('remove-delivery-method'),
    ])
      expect(refusalOf(refused)).toEqual([428, 'CART_ALREADY_ORDERED']);
  });

  test('R489: the order takes the paid amount from the balance of the gift card', async () => {
    const { cart } = await ordered();
    expect(cart.sandbox.state.giftCards.find(({ code }) => code === 'GIFT-TEN-4KD9')?.balance).toBe('0');
  });

  test('R479: signing in treats the cart as the first family does', async () => {
    const sandbox = createSandbox();
    const member = sandbox.state.members.find(({ email }) => email === 'ada@example.org')?.id;
    const signIn = async (token: string) => {
      const grant = { grant_type: 'authorized_client', scope: 'offline_access', member_id: member };
      const key = `${token},${sandbox.state.settings.ownerApiKey}`;
      const { body } = await send(sandbox, 'POST', '/oauth2/token', grant, key);
      return secondCart(callerWith(sandbox, body.text('access_token')));
    };
    const ada = await signIn((await visitorOf(sandbox)).token);
    await ada.add('oak-board', 10);
    const visitor = await anotherCart(sandbox);
    await visitor.add('oak-board', 10);
    await visitor.coupon('WELCOME10');
    await visitor.giftCard('GIFT-TEN-4KD9');
    const signedIn = await signIn(visitor.shopper.token);
    const { body } = await signedIn.get();
    expect(body.at('cart.lineItems')).toMatchObject([
      { quantityInfo: { confirmedQuantity: 18, requestedQuantity: 18 }, status: 'IN_STOCK' },
    ]);
    expect(body.at('cart')).toMatchObject({
      customerInfo: { memberId: member },
      coupons: [{ code: 'WELCOME10' }],
      paymentInfo: { giftCards: [{ obfuscatedCode: '****4KD9' }] },
    });
    expect((await visitor.get()).status).toBe(404);
  });
});
