import { describe, expect, test } from 'vitest';
import { productOf } from '../../../testing/shopper.ts';
import { newSecondCart, type SecondCart } from '../../../testing/second-cart.ts';

const line = async (cart: SecondCart) => (await cart.refresh()).body.at('cart.lineItems.0');

describe('stock and prices at a refresh', () => {
  test('R460: falling stock lowers the confirmed quantity, keeps the requested one, and sets the status', async () => {
    const cart = await newSecondCart();
    await cart.add('teapot-for-two', 3);
    productOf(cart.sandbox, 'teapot-for-two').quantity = 1;
    for (const act of [cart.refresh, () => cart.calculate({ refreshCart: true })])
      expect((await act()).body.at('cart.lineItems.0')).toMatchObject({
        status: 'PARTIALLY_IN_STOCK',
        quantityInfo: { confirmedQuantity: 1, requestedQuantity: 3, availableQuantity: 1 },
        pricing: { totalPrice: { amount: '64.00' } },
      });
    expect((await cart.shopper.cart()).body.at('cart.lineItems.0')).toMatchObject({
      quantity: 1,
      availability: { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 1 },
    });
  });

  test('R461: when stock returns, the line fills up again', async () => {
    const cart = await newSecondCart();
    await cart.add('teapot-for-two', 3);
    const teapot = productOf(cart.sandbox, 'teapot-for-two');
    teapot.quantity = 1;
    await cart.refresh();
    teapot.quantity = 2;
    expect(await line(cart)).toMatchObject({ quantityInfo: { confirmedQuantity: 2, requestedQuantity: 3 } });
    teapot.quantity = 9;
    expect(await line(cart)).toMatchObject({
      status: 'IN_STOCK',
      quantityInfo: { confirmedQuantity: 3, requestedQuantity: 3, availableQuantity: 9 },
    });
  });

  test('R462: a line is in stock, partly, out of stock, or removed from the catalog', async () => {
    const cart = await newSecondCart();
    await cart.add('teapot-for-two', 3);
    const teapot = productOf(cart.sandbox, 'teapot-for-two');
    const statuses: unknown[] = [];
    for (const quantity of [3, 2, 0]) {
      teapot.quantity = quantity;
      statuses.push(Reflect.get(Object(await line(cart)), 'status'));
    }
    teapot.visible = false;
    statuses.push(Reflect.get(Object(await line(cart)), 'status'));
    expect(statuses).toEqual(['IN_STOCK', 'PARTIALLY_IN_STOCK', 'OUT_OF_STOCK', 'REMOVED_FROM_CATALOG']);
  });

  test('R463: a line that is sold out or gone confirms nothing, and costs nothing', async () => {
    const cart = await newSecondCart();
    await cart.add('teapot-for-two', 3);
    await cart.add('oak-board');
    const teapot = productOf(cart.sandbox, 'teapot-for-two');
    teapot.quantity = 0;
    expect(await line(cart)).toMatchObject({
      quantityInfo: { confirmedQuantity: 0, requestedQuantity: 3 },
      pricing: { unitPrice: { amount: '64.00' }, totalPrice: { amount: '0.00' } },
    });
    const { body } = await cart.calculate();
    expect(body.list('summary.lineItems')).toHaveLength(1);
    expect(body.at('summary.priceSummary.subtotal.amount')).toBe('42.00');
    teapot.visible = false;
    expect(await line(cart)).toMatchObject({
      name: { original: 'Teapot for Two' },
      quantityInfo: { confirmedQuantity: 0 },
    });
  });

  test('R464: goods that are not counted have no available quantity', async () => {
    const cart = await newSecondCart();
    const { body } = await cart.add('teapot-for-two');
    expect(body.at('cart.lineItems.0.quantityInfo.availableQuantity')).toBe(3);
    productOf(cart.sandbox, 'teapot-for-two').quantity = null;
    expect(Object(await line(cart)).quantityInfo).not.toHaveProperty('availableQuantity');
  });

  test('R501: a refresh brings prices up to date and answers the cart', async () => {
    const cart = await newSecondCart();
    await cart.add('oak-board', 2);
    productOf(cart.sandbox, 'oak-board').price = '50.00';
    const { body } = await cart.refresh();
    expect(body.at('cart.lineItems.0.pricing.totalPrice.amount')).toBe('100.00');
    expect(body.at('cart.subtotal.amount')).toBe('100.00');
    expect((await cart.get()).body.at('cart.subtotal.amount')).toBe('100.00');
  });

  test('lines of one stock share it, the oldest first', async () => {
    const cart = await newSecondCart();
    const { sandbox } = cart;
    const product = sandbox.state.products.find(
      ({ manageVariants, options, visible, customTextFields }) =>
        visible && !manageVariants && options.length > 0 && customTextFields.length === 0,
    );
    if (!product) return expect.unreachable('no product shares its stock');
    product.quantity = 5;
    const [one, two] = product.variants;
    await cart.add(product.slug, 3, one?.choices);
    expect((await cart.add(product.slug, 3, two?.choices)).status).toBe(428);
    await cart.add(product.slug, 2, two?.choices);
    product.quantity = 4;
    const confirmed = (await cart.refresh()).body
      .list('cart.lineItems')
      .map((entry) => entry.at('quantityInfo.confirmedQuantity'));
    expect(confirmed).toEqual([3, 1]);
  });
});
