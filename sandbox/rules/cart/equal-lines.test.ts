import { describe, expect, test } from 'vitest';
import type { CartLineRecord, CartRecord } from '../../records/state.ts';
import { newVisitor } from '../../testing/shopper.ts';
import { cartBefore } from './cart-notifications.ts';
import { viewsOfEqualLines } from './equal-lines.ts';

const line = (id: string, productId: string, quantity = 1): CartLineRecord => ({
  id,
  quantity,
  requested: quantity,
  item: {
    appId: 'store',
    productId,
    variantId: 'v',
    options: {},
    customTextFields: {},
    last: { name: productId, price: '1', full: '1', status: 'IN_STOCK', available: null },
  },
});

/** The ids of the lines that share their views after a change of a cart with these lines. */
const equalAfter = async (lines: CartLineRecord[], change: (cart: CartRecord) => void): Promise<string[]> => {
  const shopper = await newVisitor();
  await shopper.add('oak-board');
  const [cart] = Object.values(shopper.sandbox.state.carts);
  if (!cart) throw new Error('The visitor has no cart.');
  cart.lines = lines;
  const before = cartBefore(cart);
  change(cart);
  return [...viewsOfEqualLines(before, cart, cart.lines).keys()];
};

describe('the lines that reuse their view after a change of the cart', () => {
  test('exclude a line whose quantity has changed, and the lines that share its stock', async () => {
    const lines = [line('a', 'cup'), line('b', 'bowl'), line('c', 'cup')];
    const equal = await equalAfter(lines, ({ lines: [first] }) => first && (first.quantity = 2));
    expect(equal).toEqual(['b']);
  });

  test('exclude only the lines of the same product after a line is added or removed', async () => {
    const lines = [line('a', 'cup'), line('b', 'bowl'), line('c', 'cup'), line('d', 'vase')];
    const equal = await equalAfter(lines, (cart) => {
      cart.lines = [...cart.lines.slice(1), line('e', 'vase')];
    });
    expect(equal).toEqual(['b']);
  });

  test('exclude a line after its product was read again', async () => {
    const equal = await equalAfter([line('a', 'cup'), line('b', 'bowl')], ({ lines: [first] }) => {
      if (first?.item) first.item.last = { ...first.item.last, price: '2' };
    });
    expect(equal).toEqual(['b']);
  });
});
