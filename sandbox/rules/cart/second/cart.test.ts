import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../../create-sandbox.ts';
import { appOf, ORIGIN, productOf, visitorOf } from '../../../testing/shopper.ts';
import {
  BERLIN,
  CART,
  newSecondCart,
  referenceV2,
  refusalOf,
  secondCart,
} from '../../../testing/second-cart.ts';

describe('reading the cart', () => {
  test.each([
    ['current', 'CURRENT_CART_NOT_FOUND'],
    ['owned', 'OWNED_CART_NOT_FOUND'],
  ] as const)('R451: without a cart a site answers 404 (%s)', async (missingCart, code) => {
    const cart = await newSecondCart({ settings: { missingCart } });
    expect(refusalOf(await cart.get())).toEqual([404, code]);
    expect(refusalOf(await cart.refresh())).toEqual([404, code]);
  });

  test('R451: or 200 without a cart', async () => {
    const { sandbox, shopper } = await newSecondCart({ settings: { missingCart: 'empty' } });
    const response = await sandbox.fetch(
      new Request(`${ORIGIN}${CART}`, { headers: { authorization: shopper.token } }),
    );
    expect([response.status, await response.json()]).toEqual([200, {}]);
  });

  test('R453: answers are wrapped, with a summary where totals are asked for', async () => {
    const cart = await newSecondCart();
    expect(Object.keys((await cart.add('oak-board')).body.value as object)).toEqual(['cart']);
    expect(Object.keys((await cart.get()).body.value as object)).toEqual(['cart']);
    expect(Object.keys((await cart.calculate()).body.value as object)).toEqual(['cart', 'summary']);
    expect(Object.keys((await cart.estimate()).body.value as object)).toEqual(['cart', 'summary']);
  });

  test('R465: a plain read does not update lines from the catalog', async () => {
    const cart = await newSecondCart();
    await cart.add('oak-board');
    const before = (await cart.get()).body.value;
    const board = productOf(cart.sandbox, 'oak-board');
    board.price = '50.00';
    board.quantity = 0;
    expect((await cart.get()).body.value).toEqual(before);
    expect((await cart.shopper.cart()).body.at('cart.lineItems.0')).toMatchObject({
      price: { amount: '50' },
      availability: { status: 'NOT_AVAILABLE' },
    });
  });

  test('R471: a line has its name, quantities, prices, reference, attributes and status', async () => {
    const cart = await newSecondCart();
    await cart.add('studio-tee', 2, { Size: 'M', Color: 'Green' });
    const { body } = await cart.get();
    expect(body.at('cart.lineItems.0')).toMatchObject({
      name: { original: 'Studio Tee' },
      quantityInfo: { confirmedQuantity: 2, requestedQuantity: 2, fixedQuantity: false },
      pricing: {
        unitPrice: { amount: '34.00' },
        totalPrice: { amount: '68.00' },
        breakdown: { fullPrice: {}, salePrice: {}, totalModifiersPrice: { amount: '0.00' } },
      },
      source: {
        catalogReference: referenceV2(cart.sandbox, 'studio-tee', { Size: 'M', Color: 'Green' }),
      },
      attributes: {
        itemType: { preset: 'PHYSICAL' },
        membersOnly: false,
        url: { relativePath: '/shop/p/studio-tee' },
      },
      discounts: [],
      status: 'IN_STOCK',
    });
    expect(body.list('cart.lineItems.0.attributes.descriptionLines')).toHaveLength(2);
  });

  test('R473: the picture of a new line comes with the next read', async () => {
    const cart = await newSecondCart();
    const added = await cart.add('oak-board');
    expect(added.body.at('cart.lineItems.0.attributes.image')).toBeUndefined();
    expect((await cart.get()).body.at('cart.lineItems.0.attributes.image')).toBeDefined();
    const again = await cart.add('espresso-pair');
    expect(again.body.at('cart.lineItems.0.attributes.image')).toBeDefined();
    expect(again.body.at('cart.lineItems.1.attributes.image')).toBeUndefined();
  });

  test('R508: money has no text, and the cart has the currencies', async () => {
    const cart = await newSecondCart({ scenario: 'shop-jpy' });
    const { body } = await cart.add('oak-board');
    const unitPrice = body.at('cart.lineItems.0.pricing.unitPrice') as { amount: string };
    expect(Object.keys(unitPrice)).toEqual(['amount', 'convertedAmount']);
    expect(unitPrice.amount).toMatch(/^\d+$/);
    expect([
      body.at('cart.businessInfo.currencyCode'),
      body.at('cart.customerInfo.currencyCode'),
      body.at('cart.paymentInfo.currencyCode'),
    ]).toEqual(['JPY', 'JPY', 'JPY']);
  });

  test('R478: the cart of an app has no buyer, until a visitor hands it to the hosted page', async () => {
    const sandbox = createSandbox();
    const app = secondCart(await appOf(sandbox));
    const { body } = await app.add('oak-board');
    expect(body.at('cart.customerInfo.openAccess')).toBe(true);
    const shopper = await visitorOf(sandbox);
    const id = body.text('cart.id');
    const session = await shopper.post('/v1/redirect-session', { ecomCheckout: { checkoutId: id } });
    expect(session.status).toBe(200);
    const own = await secondCart(shopper).get();
    expect([own.body.at('cart.id'), own.body.at('cart.customerInfo.openAccess')]).toEqual([id, undefined]);
    expect(own.body.text('cart.customerInfo.visitorId')).not.toBe('');
    expect((await app.get()).status).toBe(404);
  });
});

describe('creating, changing and deleting the cart', () => {
  test('creating fills the cart, all or nothing, and replaces or extends an earlier one', async () => {
    const cart = await newSecondCart();
    const create = (body: object) => cart.shopper.post(CART, body);
    const catalogItems = [{ quantity: 2, catalogReference: referenceV2(cart.sandbox, 'oak-board') }];
    const first = await create({
      cart: { note: 'Please ring twice.', deliveryInfo: { address: BERLIN } },
      catalogItems,
      coupons: [{ code: 'welcome10' }],
      deliveryMethod: { code: 'express' },
      giftCards: [{ code: 'GIFT-TEN-4KD9' }],
    });
    expect(first.body.at('cart')).toMatchObject({
      note: 'Please ring twice.',
      coupons: [{ code: 'WELCOME10' }],
      deliveryInfo: { method: { code: 'express' } },
      paymentInfo: { giftCards: [{ obfuscatedCode: '****4KD9' }] },
    });
    expect(refusalOf(await create({ catalogItems, coupons: [{ code: 'NOPE' }] }))).toEqual([
      400,
      'INVALID_COUPON_CODE',
    ]);
    expect((await cart.get()).body.at('cart.id')).toBe(first.body.at('cart.id'));
    const second = await create({ catalogItems });
    expect(second.body.at('cart.id')).not.toBe(first.body.at('cart.id'));
    expect((await cart.get()).body.at('cart.coupons')).toEqual([]);
    cart.sandbox.state.settings.secondCart = 'add';
    const third = await create({ catalogItems });
    expect([
      third.body.at('cart.id'),
      third.body.at('cart.lineItems.0.quantityInfo.requestedQuantity'),
    ]).toEqual([second.body.at('cart.id'), 4]);
  });

  test('R474: a change sets note, buyer, addresses and page, and null clears them', async () => {
    const cart = await newSecondCart();
    await cart.add('oak-board');
    const { body } = await cart.patch({
      note: 'Please ring twice.',
      customerInfo: { firstName: 'Mara', lastName: 'Lindt', email: 'mara@example.org' },
      deliveryInfo: { address: BERLIN },
      paymentInfo: { billingAddress: { country: 'AT' }, billingContact: { firstName: 'Ada' } },
      customCheckoutUrl: 'https://shop.example.org/pay',
    });
    expect(body.at('cart')).toMatchObject({
      note: 'Please ring twice.',
      customerInfo: { firstName: 'Mara', lastName: 'Lindt', email: 'mara@example.org' },
      deliveryInfo: { address: BERLIN },
      paymentInfo: { billingAddress: { country: 'AT' }, billingContact: { firstName: 'Ada' } },
      customCheckoutUrl: 'https://shop.example.org/pay',
    });
    const cleared = await cart.patch({
      note: null,
      customerInfo: { firstName: null },
      customCheckoutUrl: null,
    });
    expect(cleared.body.at('cart')).not.toHaveProperty('note');
    expect(cleared.body.at('cart')).not.toHaveProperty('customCheckoutUrl');
    expect(cleared.body.at('cart.customerInfo.firstName')).toBeUndefined();
    expect(cleared.body.at('cart.lineItems')).toHaveLength(1);
  });

  test('R475: omitted members stay, and no mask is needed', async () => {
    const cart = await newSecondCart();
    await cart.add('oak-board');
    await cart.patch({ note: 'Hi', customerInfo: { firstName: 'Mara' }, deliveryInfo: { address: BERLIN } });
    const { body } = await cart.patch({ customerInfo: { lastName: 'Lindt' } });
    expect(body.at('cart')).toMatchObject({
      note: 'Hi',
      customerInfo: { firstName: 'Mara', lastName: 'Lindt' },
      deliveryInfo: { address: BERLIN },
    });
    const { body: moved } = await cart.patch({ deliveryInfo: { address: { country: 'AT' } } });
    expect(moved.at('cart.deliveryInfo.address')).toEqual({ country: 'AT' });
  });

  test('R476: deleting the cart has an empty answer, and the next read is a 404', async () => {
    const cart = await newSecondCart();
    const { body } = await cart.add('oak-board');
    expect((await cart.remove()).body.value).toEqual({});
    expect((await cart.get()).status).toBe(404);
    expect((await cart.remove()).status).toBe(404);
    expect((await cart.add('oak-board')).body.at('cart.id')).not.toBe(body.at('cart.id'));
  });

  test('R530: every change raises the revision by 1, and no request has a revision', async () => {
    const cart = await newSecondCart();
    const revisions = [
      await cart.add('oak-board'),
      await cart.patch({ note: 'Hi' }),
      await cart.coupon('WELCOME10'),
      await cart.patch({ note: 'Ho' }),
    ].map(({ body }) => Number(body.at('cart.revision')));
    const [first = 0] = revisions;
    expect(revisions).toEqual([first, first + 1, first + 2, first + 3]);
    expect((await cart.get()).body.at('cart.note')).toBe('Ho');
  });

  test('R531: two concurrent adds both take effect', async () => {
    const cart = await newSecondCart();
    await Promise.all([cart.add('oak-board'), cart.add('espresso-pair'), cart.add('oak-board')]);
    const quantities = (await cart.get()).body
      .list('cart.lineItems')
      .map((line) => line.at('quantityInfo.confirmedQuantity'));
    expect(quantities).toEqual([2, 1]);
  });

  test('R532: reads, estimates and a refresh without a change keep the revision', async () => {
    const cart = await newSecondCart();
    const { body } = await cart.add('oak-board');
    await cart.get();
    await cart.estimate({ refreshCart: true });
    await cart.calculate({ refreshCart: true });
    expect((await cart.refresh()).body.at('cart.revision')).toBe(body.at('cart.revision'));
    productOf(cart.sandbox, 'oak-board').price = '50.00';
    const revision = Number(body.at('cart.revision'));
    expect(Number((await cart.refresh()).body.at('cart.revision'))).toBe(revision + 1);
  });

  test('submissions of forms are kept with the cart', async () => {
    const cart = await newSecondCart();
    await cart.add('oak-board');
    const id = 'f04b8c63-9d1e-4a72-b5c0-3e67a1d9f248';
    const formSubmissionId = '8a5d2e71-c346-49bf-a0d8-17f9e4b3c605';
    await cart.post('update-forms-submission', { formSubmissions: [{ id, formSubmissionId }] });
    const [kept] = Object.values(cart.sandbox.state.carts);
    expect(kept?.formSubmissions).toEqual({ [id]: formSubmissionId });
  });
});
