import { describe, expect, test } from 'vitest';
import { referenceOnV3 } from '../../sandbox/testing/v3-shop.ts';
import { anyCart } from './any-cart.ts';
import { createCart } from './cart.ts';
import { cartV1 } from './cart-v1.ts';
import { openShop, type Shop, type ShopOptions } from './testing/shop.ts';

const EVE = Date.parse('2027-01-31T23:00:00.000Z');

/** An item that sites of both catalogs sell. */
const item = (shop: Shop, slug: string, quantity: number) =>
  shop.sandbox.state.settings.catalogVersion === 'V3'
    ? { quantity, catalogReference: referenceOnV3(shop, slug) }
    : shop.item(slug, quantity);

/** A cart with two boards and a coupon, one hour before the announced end of the first version. */
const open = async (options: ShopOptions = {}, backend = anyCart) => {
  const shop = openShop({ clock: { kind: 'frozen', start: EVE }, ...options });
  const cart = createCart(shop.client, { backend });
  cart.subscribe(() => {});
  expect(await cart.add(item(shop, 'oak-board', 2))).toMatchObject({ outcome: 'applied' });
  expect(await cart.applyCoupon('WELCOME10')).toMatchObject({ outcome: 'applied' });
  await cart.settled();
  shop.calls.length = 0;
  return { shop, cart, now: cart.getSnapshot };
};

/** The versions of the calls since the last look. */
const called = ({ calls }: Shop): string =>
  calls
    .splice(0)
    .map(({ family }) => family)
    .join(' ');

const sites = ['fresh-shop', 'v3-shop', 'moving-site'] as const;
const ends = ['not-found', 'gone'] as const;

describe.each(sites)('on the site %s', (scenario) => {
  test('before the end the first version is used', async () => {
    const { shop, cart, now } = await open({ scenario });
    await cart.refresh();
    expect(now()).toMatchObject({ status: 'ready', count: 2, error: undefined });
    expect(called(shop)).toBe('v1');
  });

  test.each(ends)(
    'R645: after the end (%s) the next read shows the same lines and the coupon by the second version',
    async (cartsEnd) => {
      const { shop, cart, now } = await open({ scenario, settings: { cartsEnd } });
      const ids = now().lines.map(({ id }) => id);
      shop.sandbox.advance('2h');
      await cart.refresh();
      expect(now()).toMatchObject({
        status: 'ready',
        count: 2,
        empty: false,
        error: undefined,
        coupon: { value: 'WELCOME10' },
      });
      expect(now().lines.map(({ id }) => id)).toEqual(ids);
      expect(called(shop)).toBe('v1 v2 v2');
      await cart.refresh();
      expect(called(shop), 'the session remembers the move').toBe('v2 v2');
    },
  );

  test.each(ends)(
    'after the end (%s) every edit of a page that is open takes effect once',
    async (cartsEnd) => {
      const { shop, cart, now } = await open({ scenario, settings: { cartsEnd } });
      const { id = '' } = now().lines[0] ?? {};
      shop.sandbox.advance('2h');
      const edits = await Promise.all([
        cart.setQuantity(id, 3),
        cart.add(item(shop, 'low-carafe', 1)),
        cart.setNote('Ring twice'),
        cart.removeCoupon(),
      ]);
      expect(edits.map(({ outcome }) => outcome)).toEqual(Array(4).fill('applied'));
      await cart.settled();
      expect(now()).toMatchObject({ count: 4, note: { value: 'Ring twice' }, coupon: { value: undefined } });
      const lines = Object.values(shop.sandbox.state.carts)[0]?.lines;
      expect(lines?.map(({ quantity }) => quantity)).toEqual([3, 1]);
    },
  );

  test('after the day, a first version that still works stays in use', async () => {
    const { shop, cart, now } = await open({ scenario, settings: { cartsEnd: 'works' } });
    shop.sandbox.advance('2h');
    await cart.refresh();
    expect([now().count, called(shop)]).toEqual([2, 'v1']);
  });
});

test('a site whose catalog has moved keeps the lines, and the cart goes on', async () => {
  const { shop, cart, now } = await open({ scenario: 'moving-site' });
  shop.sandbox.advance('36h');
  expect(shop.sandbox.state.settings.catalogVersion).toBe('V3');
  await cart.refresh();
  expect(now()).toMatchObject({ status: 'ready', count: 2, error: undefined });
  expect(await cart.setQuantity(now().lines[0]?.id ?? '', 4)).toMatchObject({ outcome: 'applied' });
});

test('totals and checkout move too', async () => {
  const { shop, cart } = await open();
  shop.sandbox.advance('2h');
  const totals = cart.totals();
  totals.subscribe(() => {});
  await expect.poll(() => totals.getSnapshot().data?.needsDelivery).toBe(true);
  await cart.refresh();
  expect(await cart.checkout()).toBe(cart.getSnapshot().confirmed?.id);
});

test('a new page after the end begins with the second version, and an empty cart is told by its code', async () => {
  const shop = openShop({ clock: { kind: 'frozen', start: EVE } });
  shop.sandbox.advance('2h');
  const cart = createCart(shop.client, { backend: anyCart });
  cart.subscribe(() => {});
  await cart.settled();
  expect(cart.getSnapshot()).toMatchObject({ status: 'ready', empty: true, error: undefined });
  expect(called(shop)).toBe('v1 v2');
});

test.each([['anyCart', anyCart] as const, ['cartV1', cartV1] as const])(
  '%s: a host without any cart shows an error, never an empty cart',
  async (_, backend) => {
    let isWrong = false;
    const { cart, now } = await open({ onCall: () => (isWrong ? 'missing' : 'done') }, backend);
    isWrong = true;
    await cart.refresh();
    expect(now()).toMatchObject({ count: 2, empty: false, error: { status: 404 } });
  },
);

test('a failure of the second version does not move the session', async () => {
  const fate = { v1: 'missing', v2: 'broken' } as const;
  let isFailing = false;
  const { shop, cart, now } = await open({ onCall: ({ family }) => (isFailing ? fate[family] : 'done') });
  isFailing = true;
  await cart.refresh();
  isFailing = false;
  expect(called(shop)).toBe('v1 v2');
  await cart.refresh();
  expect([now().error, called(shop)]).toEqual([undefined, 'v1']);
});

test('J32: a program of the first version keeps the last cart after the end, with an error', async () => {
  const { shop, cart, now } = await open({}, cartV1);
  shop.sandbox.advance('2h');
  await cart.refresh();
  expect(now()).toMatchObject({ status: 'ready', count: 2, empty: false, error: { status: 404 } });
  expect(await cart.add(shop.item('low-carafe'))).toMatchObject({ outcome: 'failed' });
  expect(now()).toMatchObject({ count: 2, addError: { status: 404 } });
  const another = createCart(shop.client);
  another.subscribe(() => {});
  await another.settled();
  expect(another.getSnapshot()).toMatchObject({ status: 'failed', empty: false });
});
