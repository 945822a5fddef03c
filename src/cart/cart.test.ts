import { describe, expect, test } from 'vitest';
import { productOf } from '../../sandbox/testing/shopper.ts';
import { createCart } from './cart.ts';
import { type Fate, openShop, type ShopOptions } from './testing/shop.ts';
import { versions } from './testing/versions.ts';

/** Gives each named call its fates in order, each fate once. */
const fates = (wanted: Record<string, Fate[]>) => ({
  onCall: ({ name }: { name: string }): Fate => wanted[name]?.shift() ?? 'done',
});

describe.each(versions)('$version:', (version) => {
  const { calls } = version;

  /** A cart with a subscriber, for a visitor with a sandbox of their own. */
  const open = (options: ShopOptions = {}) => {
    const shop = openShop({ ...options, version });
    const cart = createCart(shop.client, { backend: version.backend });
    cart.subscribe(() => {});
    return { shop, cart, now: cart.getSnapshot };
  };

  /** A cart with a subscriber and with products in it, as [slug, quantity]. The options apply once it is filled. */
  const filled = async (
    products: readonly (readonly [string, number])[],
    { onCall, ...options }: ShopOptions = {},
  ) => {
    let isFilled = false;
    const opened = open({ ...options, onCall: (call) => (isFilled ? onCall?.(call) : undefined) ?? 'done' });
    for (const [slug, quantity] of products) await opened.cart.add(opened.shop.item(slug, quantity));
    await opened.cart.settled();
    isFilled = true;
    opened.shop.calls.length = 0;
    const ids = opened.now().lines.map(({ id }) => id);
    return { ...opened, id: ids[0] ?? '', ids };
  };

  describe('reading', () => {
    test('the first subscriber starts the read, and one read serves all subscribers', async () => {
      const shop = openShop({ version });
      const cart = createCart(shop.client, { backend: version.backend });
      expect([cart.getSnapshot().status, shop.calls.length]).toEqual(['loading', 0]);
      cart.subscribe(() => {});
      cart.subscribe(() => {});
      await cart.settled();
      expect(shop.calls.map(({ name }) => name)).toEqual(['GET']);
    });

    test('a stale initial cart shows at once, and the first subscriber starts the read', async () => {
      const { client, calls } = openShop({ version });
      const cart = createCart(client, { backend: version.backend, initial: null, stale: true });
      expect([cart.getSnapshot().status, calls.length]).toEqual(['ready', 0]);
      cart.subscribe(() => {});
      await cart.settled();
      expect(calls.map(({ name }) => name)).toEqual(['GET']);
    });

    test('a cart that does not exist shows as an empty cart, without an error', async () => {
      const { cart, now } = open();
      await cart.settled();
      expect(now()).toMatchObject({ status: 'ready', empty: true, count: 0, lines: [], error: undefined });
    });

    test('a failed read shows its error and keeps the previous cart; the next subscriber reads again', async () => {
      const { cart, now } = await filled([['oak-board', 2]], fates({ GET: ['broken'] }));
      await cart.refresh();
      expect(now()).toMatchObject({ status: 'ready', count: 2, error: { code: 'SYSTEM_ERROR' } });
      await cart.refresh();
      expect(now()).toMatchObject({ status: 'ready', count: 2, error: undefined });
    });

    test('after a change of identity the other cart is shown, and waiting edits of the previous identity are not sent', async () => {
      const { shop, cart, now, id } = await filled([['oak-board', 2]]);
      const held = cart.setQuantity(id, 5);
      const waiting = cart.setQuantity(id, 6);
      const note = cart.setNote('For Ann only');
      await shop.client.session.signOut();
      expect(now()).toMatchObject({ status: 'loading', lines: [] });
      expect(await waiting).toMatchObject({ outcome: 'failed', error: { code: 'session-changed' } });
      await Promise.all([held, note, cart.settled()]);
      expect(now()).toMatchObject({ status: 'ready', empty: true });
      expect(await shop.truth()).toBeNull();
    });
  });

  describe('the cart of a visitor who replaces another visitor', () => {
    test('is shown without a reset to the loading state', async () => {
      const { shop, cart, now } = await filled([['oak-board', 2]]);
      const statuses: string[] = [];
      cart.subscribe(() => statuses.push(now().status));
      const { accessToken } = (await shop.client.session.getTokens()) ?? expect.unreachable();
      // The refresh token will be refused, so the platform replaces the visitor by a new one.
      await shop.client.session.setTokens({
        accessToken: { ...accessToken, expiresAt: 1 },
        refreshToken: { value: 'gone', role: 'visitor' },
      });
      await shop.client.session.authorize();
      await cart.settled();
      expect(statuses).not.toContain('loading');
      expect(now()).toMatchObject({ status: 'ready', empty: true });
    });
  });

  describe('adding', () => {
    test('shows the item at once and resolves to `applied`', async () => {
      const { shop, cart, now } = open();
      await cart.settled();
      const result = cart.add(shop.item('oak-board', 2), { shown: 'Oak board' });
      expect(now()).toMatchObject({ count: 2, empty: false, pending: true, lines: [] });
      expect(now().adding).toMatchObject([{ quantity: 2, shown: 'Oak board' }]);
      expect(await result).toMatchObject({ outcome: 'applied', lines: [{ asked: 2, got: 2 }] });
      expect(now()).toMatchObject({
        count: 2,
        adding: [],
        pending: calls.add.length > 1,
        lines: [{ quantity: 2, pending: false }],
      });
      await cart.settled();
      expect(now()).toMatchObject({ count: 2, pending: false });
    });

    test('shows added pieces on an existing line of the item, with the previous amount', async () => {
      const { shop, cart, now } = await filled([['oak-board', 1]]);
      const price = now().lines[0]?.amount.price;
      void cart.add(shop.item('oak-board', 2));
      expect(now()).toMatchObject({ adding: [], lines: [{ quantity: 3, amount: { price, pending: true } }] });
      await cart.settled();
      expect(now().lines[0]?.amount).toMatchObject({ pending: false, price: { formattedAmount: '€126.00' } });
    });

    test('adds the item once for each call', async () => {
      const { shop, cart, now } = open();
      const results = await Promise.all([1, 2, 3].map(() => cart.add(shop.item('oak-board'))));
      expect([results.map(({ outcome }) => outcome), now().count]).toEqual([
        ['applied', 'applied', 'applied'],
        3,
      ]);
    });

    test('after a lost response the cart is read to find the item, which is not added twice', async () => {
      const { shop, cart, now } = await filled([['oak-board', 1]], fates({ [calls.add[0]]: ['lost'] }));
      expect(await cart.add(shop.item('oak-board', 2))).toMatchObject({
        outcome: 'applied',
        lines: [{ got: 2 }],
      });
      expect([now().count, shop.callsOf(calls.add[0]).length]).toEqual([3, 1]);
    });

    test('a request that never arrived makes the add fail and is not sent again', async () => {
      const { shop, cart, now } = await filled([['oak-board', 1]], fates({ [calls.add[0]]: ['unreached'] }));
      expect(await cart.add(shop.item('beeswax-candles'))).toMatchObject({ outcome: 'failed' });
      await cart.settled();
      expect([now().count, now().addError?.code, shop.callsOf(calls.add[0]).length]).toEqual([
        1,
        'network',
        1,
      ]);
    });
  });

  describe('quantities', () => {
    test('of five quick changes only the newest is sent after the first, and every promise resolves', async () => {
      const { shop, cart, now, id } = await filled([['oak-board', 1]]);
      const results = [2, 3, 4, 5, 6].map((quantity) => cart.setQuantity(id, quantity));
      expect(now().lines[0]).toMatchObject({ quantity: 6, pending: true, amount: { pending: true } });
      expect((await Promise.all(results)).map(({ outcome }) => outcome)).toEqual(Array(5).fill('applied'));
      expect(now().lines[0]).toMatchObject({ quantity: 6, pending: false });
      expect(shop.callsOf(calls.quantity).length).toBe(2);
    });

    test('after a failure the confirmed quantity shows again with the error on its line; the next edit clears the error', async () => {
      const { cart, now, id } = await filled(
        [
          ['oak-board', 1],
          ['beeswax-candles', 4],
        ],
        fates({ [calls.quantity]: ['broken'] }),
      );
      expect(await cart.setQuantity(id, 9)).toMatchObject({ outcome: 'failed' });
      await cart.settled();
      expect(now().lines).toMatchObject([
        { quantity: 1, pending: false, error: { code: 'SYSTEM_ERROR' } },
        { quantity: 4, error: undefined },
      ]);
      void cart.setQuantity(id, 2);
      expect(now().lines[0]).toMatchObject({ quantity: 2, error: undefined });
      await cart.settled();
      expect(now().lines[0]).toMatchObject({ quantity: 2, pending: false, error: undefined });
    });

    test('edits of several lines are sent concurrently, and one read follows', async () => {
      const { shop, cart, now, ids } = await filled([
        ['oak-board', 1],
        ['beeswax-candles', 1],
        ['low-carafe', 1],
      ]);
      await Promise.all(ids.map((id, place) => cart.setQuantity(id, place + 2)));
      await cart.settled();
      expect(now().lines.map(({ quantity }) => quantity)).toEqual([2, 3, 4]);
      expect(shop.calls.map(({ name }) => name)).toEqual([
        calls.quantity,
        calls.quantity,
        calls.quantity,
        'GET',
      ]);
    });

    test.each([-1, 1.5, 100_001, Number.NaN])('%s is refused before anything is sent', async (quantity) => {
      const { shop, cart, now, id } = await filled([['oak-board', 1]]);
      expect(await cart.setQuantity(id, quantity)).toMatchObject({
        outcome: 'failed',
        error: { code: 'invalid-quantity' },
      });
      expect([now().count, shop.calls]).toEqual([1, []]);
    });

    test('R55: quantity 0 removes the line, and the cart without its last line is empty', async () => {
      const { shop, cart, now, id } = await filled([['oak-board', 1]]);
      const result = cart.setQuantity(id, 0);
      expect(now()).toMatchObject({ lines: [], empty: true });
      expect(await result).toMatchObject({ outcome: 'applied' });
      expect(now()).toMatchObject({ status: 'ready', empty: true, error: undefined, pending: false });
      expect((await shop.truth())?.lineItems).toEqual([]);
    });

    test('removeUnavailable removes sold-out lines and pieces beyond the stock', async () => {
      const { shop, cart, now } = await filled([
        ['oak-board', 2],
        ['teapot-for-two', 3],
        ['low-carafe', 1],
      ]);
      const states = () => now().lines.map(({ wanted, item }) => `${wanted} ${item.availability?.status}`);
      productOf(shop.sandbox, 'oak-board').visible = false;
      productOf(shop.sandbox, 'teapot-for-two').quantity = 1;
      await cart.refresh();
      expect(states()).toEqual(['2 NOT_FOUND', '3 PARTIALLY_AVAILABLE', '1 AVAILABLE']);
      expect(await cart.removeUnavailable()).toMatchObject({ outcome: 'applied' });
      await cart.settled();
      expect(states()).toEqual(['1 AVAILABLE', '1 AVAILABLE']);
    });
  });

  describe('the cart itself', () => {
    test('a coupon gives way to another coupon after its removal; an invalid coupon changes nothing', async () => {
      const { cart, now } = await filled([['oak-board', 1]]);
      expect(await cart.applyCoupon('WELCOME10')).toMatchObject({ outcome: 'applied' });
      void cart.removeCoupon();
      void cart.applyCoupon('freeship');
      expect(now().coupon).toMatchObject({ value: 'freeship', pending: true });
      await cart.settled();
      expect(now().coupon).toMatchObject({ value: 'FREESHIP', pending: false });
      expect(await cart.applyCoupon('SPRING25')).toMatchObject({ outcome: 'failed' });
      await cart.settled();
      expect(now().coupon).toMatchObject({ value: 'FREESHIP', pending: false });
      expect(now().coupon.error?.code).toMatch(/COUPON/);
      expect(await cart.removeCoupon()).toMatchObject({ outcome: 'applied' });
      expect(now().coupon).toMatchObject({ value: undefined, error: undefined });
    });

    test('a coupon is sent after earlier edits of lines', async () => {
      const { cart, id } = await filled([['beeswax-candles', 1]]);
      void cart.setQuantity(id, 4);
      expect(await cart.applyCoupon('FIVER')).toMatchObject({ outcome: 'applied' });
    });

    test('an edit of the note keeps the address, and an edit of the address keeps the note', async () => {
      const { cart, now } = await filled([['oak-board', 1]]);
      const address = { country: 'FR', city: 'Lyon' };
      const results = [cart.setNote('Ring twice'), cart.setDetails({ contactInfo: { address } })];
      expect([now().note, now().details]).toMatchObject([
        { value: 'Ring twice', pending: true },
        { value: { contactInfo: { address } }, pending: true },
      ]);
      expect(await Promise.all(results)).toMatchObject([{ outcome: 'applied' }, { outcome: 'applied' }]);
      await cart.settled();
      expect(now().confirmed).toMatchObject({ buyerNote: 'Ring twice', contactInfo: { address } });
    });

    test('is deleted by clear, and created again by the next add', async () => {
      const { shop, cart, now } = await filled([['oak-board', 1]]);
      void cart.clear();
      expect(now().lines).toEqual([]);
      expect(await cart.add(shop.item('beeswax-candles'))).toMatchObject({ outcome: 'applied' });
      expect(now().lines).toHaveLength(1);
    });

    test('is shown as empty after an edit if another tab has deleted it', async () => {
      const { shop, cart, now, id } = await filled([['oak-board', 1]]);
      await shop.direct('DELETE', version.path);
      expect(await cart.setQuantity(id, 3)).toMatchObject({ outcome: 'failed' });
      await cart.settled();
      expect(now()).toMatchObject({ empty: true, error: undefined });
    });
  });

  describe('totals', () => {
    test('are pending while edits are pending, and estimated once after them', async () => {
      const { shop, cart, id } = await filled([['oak-board', 1]]);
      const totals = cart.totals();
      const shown: string[] = [];
      totals.subscribe(() => {
        const { data, pending } = totals.getSnapshot();
        shown.push(`${data?.priceSummary.subtotal?.amount}${pending ? ' pending' : ''}`);
      });
      await expect.poll(() => totals.getSnapshot().pending).toBe(false);
      for (const quantity of [2, 3, 4, 5, 6]) void cart.setQuantity(id, quantity);
      await cart.settled();
      await expect.poll(() => totals.getSnapshot().pending).toBe(false);
      expect(shown).toEqual(['42.00', '42.00 pending', '252.00']);
      expect(shop.callsOf('POST estimate').length).toBe(2);
    });

    test('are the same in every version for a cart with an address and a delivery option', async () => {
      const { cart } = await filled([['oak-board', 1]]);
      const address = { country: 'DE', city: 'Berlin', postalCode: '10115' } as const;
      const selectedShippingOption = { code: 'standard' };
      const set = await cart.setDetails({ contactInfo: { address }, selectedShippingOption });
      expect(set).toMatchObject({ outcome: 'applied' });
      const totals = cart.totals();
      totals.subscribe(() => {});
      await expect.poll(() => totals.getSnapshot().pending).toBe(false);
      expect(totals.getSnapshot().data?.priceSummary).toMatchObject({
        shipping: { amount: '4.90', formattedAmount: '€4.90' },
        total: { amount: '55.81', formattedAmount: '€55.81' },
      });
    });

    test.each([
      ['with', true],
      ['without', false],
    ])('%s a subscriber, are not shown to the next identity', async (_, isShown) => {
      const { shop, cart } = await filled([['oak-board', 1]]);
      const totals = cart.totals();
      const stop = totals.subscribe(() => {});
      await expect.poll(() => totals.getSnapshot().data).toBeDefined();
      if (!isShown) stop();
      await shop.client.session.signOut();
      expect(totals.getSnapshot()).toEqual({ data: undefined, pending: true, error: undefined });
    });

    test('are not requested for an empty cart, and not shown after a failed estimate', async () => {
      const { shop, cart, id } = await filled([['oak-board', 1]], fates({ [calls.estimate]: ['broken'] }));
      const totals = cart.totals({ calculateTax: false });
      totals.subscribe(() => {});
      await expect
        .poll(() => totals.getSnapshot())
        .toMatchObject({ data: undefined, pending: false, error: {} });
      totals.retry();
      await expect
        .poll(() => totals.getSnapshot())
        .toMatchObject({ data: {}, pending: false, error: undefined });
      await cart.remove(id);
      await expect.poll(() => totals.getSnapshot()).toMatchObject({ data: undefined, pending: false });
      expect(shop.callsOf('POST estimate').length).toBe(2);
    });
  });
});
