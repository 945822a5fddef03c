import { afterEach, expect, test, vi } from 'vitest';
import type { Cart } from '../../generated/carts/types.ts';
import { createCart } from './cart.ts';
import { isOlder } from './revision.ts';
import { openShop } from './testing/shop.ts';
import type { Confirmed } from './types.ts';

afterEach(() => void vi.useRealTimers());

const cart = (revision: string | undefined, updatedDate = '', id = 'c'): Cart =>
  ({ id, revision, updatedDate, lineItems: [], appliedDiscounts: [] }) as unknown as Cart;
const NINE = '2026-11-20T09:00:00.000Z';
const TEN = '2026-11-20T10:00:00.000Z';

test.each<[string, Confirmed, Confirmed, boolean]>([
  ['a lower revision', cart('9'), cart('10'), true],
  [
    'a lower revision beyond the whole numbers of JavaScript',
    cart('9007199254740992'),
    cart('9007199254740993'),
    true,
  ],
  ['the same revision', cart('10'), cart('10'), false],
  ['a higher revision with an earlier date', cart('11', NINE), cart('10', TEN), false],
  ['no revision and an earlier date', cart(undefined, NINE), cart('10', TEN), true],
  ['no revision and a later date', cart(undefined, TEN), cart(undefined, NINE), false],
  ['neither revision nor date', cart(undefined), cart('10', TEN), false],
  ['an unreadable revision and date', cart('x', 'soon'), cart('10', TEN), false],
  ['a lower revision of another cart', cart('1', NINE, 'd'), cart('10', TEN), false],
  ['no cart', null, cart('10'), false],
])('a cart with %s is older: %s', (_, one, other, older) => {
  expect(isOlder(one, other)).toBe(older);
});

test('an edit is sent although the own read of the program never settles', async () => {
  vi.useFakeTimers();
  const shop = openShop();
  const own = createCart(shop.client, { read: () => new Promise(() => {}) });
  const added = own.add(shop.item('oak-board', 2));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await added).toMatchObject({ outcome: 'applied' });
  expect(own.getSnapshot()).toMatchObject({ count: 2 });
});
