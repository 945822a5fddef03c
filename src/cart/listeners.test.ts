import { expect, test } from 'vitest';
import { createCart } from './cart.ts';
import { openShop } from './testing/shop.ts';

const broken = () => {
  throw new Error('broken');
};

test.each([
  [
    'a listener',
    (shop: ReturnType<typeof openShop>) => {
      const cart = createCart(shop.client);
      cart.subscribe(broken);
      return cart;
    },
  ],
  ['onConfirmed', (shop: ReturnType<typeof openShop>) => createCart(shop.client, { onConfirmed: broken })],
])(
  'an error that %s throws fails no edit, and does not keep other listeners from being called',
  async (_, open) => {
    const shop = openShop();
    const cart = open(shop);
    const heard: number[] = [];
    cart.subscribe(() => heard.push(cart.getSnapshot().count));
    expect(await cart.add(shop.item('oak-board', 2))).toMatchObject({ outcome: 'applied' });
    expect(await cart.setNote('Ring twice')).toMatchObject({ outcome: 'applied' });
    expect(await cart.settled()).toMatchObject({ status: 'ready', count: 2, note: { value: 'Ring twice' } });
    expect(heard.at(-1)).toBe(2);
  },
);
