import { describe, expect, onTestFinished, test } from 'vitest';
import type { NewLineItem } from '../../generated/carts/types.ts';
import { createCart } from './cart.ts';
import { openShop } from './testing/shop.ts';
import { versions } from './testing/versions.ts';

/** Quantities that no line can have, as an input field or a program in plain JavaScript may give them. */
const wrong: readonly unknown[] = [Number.NaN, '2', 0, -1, 1.5, Infinity, 1e9, null, undefined, {}];

const refusal = { name: 'ValidationError', code: 'invalid-quantity' };

describe.each(versions)('a cart over $version', (version) => {
  const open = async () => {
    const shop = openShop({ version });
    const cart = createCart(shop.client, { backend: version.backend });
    onTestFinished(cart.subscribe(() => {}));
    await cart.add(shop.item('oak-board', 2));
    const before = shop.calls.length;
    const item = (quantity: unknown) => ({ ...shop.item('oak-board'), quantity }) as NewLineItem;
    return { ...shop, cart, item, sent: () => shop.calls.length - before };
  };

  test.each(wrong)(
    'adds nothing for the quantity %s, and the error says what a quantity is',
    async (quantity) => {
      const { cart, item, sent } = await open();
      const result = await cart.add([item(quantity)]);
      expect(result).toMatchObject({ outcome: 'failed', error: refusal });
      expect(result.error?.message).toMatch(
        /^The quantity of item 1 is a whole number from 1 to 100000, not /,
      );
      expect([cart.getSnapshot().count, sent()]).toEqual([2, 0]);
    },
  );

  test.each(wrong)(
    'adds the other items beside the quantity %s, and names the item it left out',
    async (quantity) => {
      const { cart, item } = await open();
      const [bad, good] = [item(quantity), item(1)];
      const result = await cart.add([bad, good]);
      expect(result).toMatchObject({
        outcome: 'partial',
        lines: [
          { outcome: 'applied', got: 1, item: good },
          { outcome: 'ignored', got: 0, error: refusal },
        ],
      });
      expect(JSON.stringify(result)).not.toMatch(/"asked":null/);
      expect((await cart.settled()).count).toBe(3);
    },
  );

  test.each(wrong.filter((quantity) => quantity !== 0))(
    'a line keeps its quantity if %s is set',
    async (quantity) => {
      const { cart, sent } = await open();
      const id = cart.getSnapshot().lines[0]?.id ?? '';
      expect(await cart.setQuantity(id, quantity as number)).toMatchObject({
        outcome: 'failed',
        error: refusal,
      });
      expect([cart.getSnapshot().lines[0]?.quantity, sent()]).toEqual([2, 0]);
    },
  );

  test('the quantity 0 removes a line', async () => {
    const { cart } = await open();
    const id = cart.getSnapshot().lines[0]?.id ?? '';
    expect(await cart.setQuantity(id, 0)).toMatchObject({ outcome: 'applied' });
    expect((await cart.settled()).count).toBe(0);
  });
});
