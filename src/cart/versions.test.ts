import { describe, expect, test } from 'vitest';
import { productOf } from '../../sandbox/testing/shopper.ts';
import type { SandboxOptions } from '../../sandbox/control/sandbox.ts';
import type { MultiCurrencyPrice } from '../../generated/carts/types.ts';
import { createCart } from './cart.ts';
import { type Fate, openShop, type Shop, type ShopOptions } from './testing/shop.ts';
import { type Version, versions } from './testing/versions.ts';

const [first, second] = versions;

const open = (version: Version, options: ShopOptions = {}) => {
  const shop = openShop({ ...options, version });
  const cart = createCart(shop.client, { backend: version.backend });
  cart.subscribe(() => {});
  return { shop, cart, now: cart.getSnapshot };
};

const filled = async (
  version: Version,
  products: readonly (readonly [string, number])[],
  options: ShopOptions = {},
) => {
  const opened = open(version, options);
  for (const [slug, quantity] of products) await opened.cart.add(opened.shop.item(slug, quantity));
  await opened.cart.settled();
  opened.shop.calls.length = 0;
  return { ...opened, id: opened.now().lines[0]?.id ?? '' };
};

const unknownItem = (shop: Shop) => {
  const item = shop.item('oak-board');
  item.catalogReference.catalogItemId = '0c9b6a15-2f4e-4c83-b0d7-5e1a94f7c268';
  return item;
};

const BERLIN = { country: 'DE', subdivision: 'DE-BE', city: 'Berlin', postalCode: '10115' } as const;

/** A price with its amounts as numbers: the second version writes 84.00, the first 84. */
const sumIn = (price: MultiCurrencyPrice | undefined) =>
  price && { ...price, amount: Number(price.amount), convertedAmount: Number(price.convertedAmount) };

/** The totals of a cart once they are known. */
const totalsOf = async (cart: ReturnType<typeof createCart>, ...args: Parameters<typeof cart.totals>) => {
  const totals = cart.totals(...args);
  const stop = totals.subscribe(() => {});
  await expect.poll(() => totals.getSnapshot().pending).toBe(false);
  stop();
  return totals.getSnapshot();
};

describe('the first version of the cart', () => {
  test('R54: an add resolves to `capped` if the stock has fewer pieces', async () => {
    const { shop, cart } = open(first);
    expect(await cart.add(shop.item('teapot-for-two', 10))).toMatchObject({
      outcome: 'capped',
      lines: [{ asked: 10, got: 3 }],
    });
  });

  test('R52: an add resolves to `ignored` if the platform answers 200 without adding the item', async () => {
    const { shop, cart, now } = open(first);
    expect(await cart.add(unknownItem(shop))).toMatchObject({ outcome: 'ignored' });
    expect(now()).toMatchObject({ count: 0, adding: [] });
  });

  test('R54: a quantity resolves to `capped` if it was lowered to the stock', async () => {
    const { cart, now, id } = await filled(first, [['teapot-for-two', 1]]);
    expect(await cart.setQuantity(id, 9)).toMatchObject({ outcome: 'capped', lines: [{ got: 3 }] });
    expect(now().lines[0]?.quantity).toBe(3);
  });

  test('R65: a second coupon replaces the first; an invalid coupon changes nothing', async () => {
    const { cart, now } = await filled(first, [['oak-board', 1]]);
    expect(await cart.applyCoupon('WELCOME10')).toMatchObject({ outcome: 'applied' });
    void cart.applyCoupon('freeship');
    expect(now().coupon).toMatchObject({ value: 'freeship', pending: true });
    await cart.settled();
    expect(now().coupon).toMatchObject({ value: 'FREESHIP', pending: false });
    await cart.applyCoupon('SPRING25');
    await cart.settled();
    expect(now().coupon).toMatchObject({ value: 'FREESHIP', error: { code: 'ERROR_COUPON_EXPIRED' } });
    expect(await cart.removeCoupon()).toMatchObject({ outcome: 'applied' });
    expect(now().coupon).toMatchObject({ value: undefined, error: undefined });
  });

  test('a checkout waits for the edits; after a lost response its id is read from the cart', async () => {
    const checkout = 'POST create-checkout';
    const onCall = ({ name }: { name: string }): Fate => (name === checkout ? 'lost' : 'done');
    const { shop, cart, id } = await filled(first, [['oak-board', 1]], { onCall });
    void cart.setQuantity(id, 3);
    const checkoutId = await cart.checkout({ channelType: 'WEB' });
    expect(checkoutId).toBe((await shop.truth())?.checkoutId);
    expect(shop.calls.map(({ name }) => name)).toEqual([first.calls.quantity, checkout, 'GET']);
  });

  test('totals are estimated separately for each request', async () => {
    const { cart } = await filled(first, [['oak-board', 1]]);
    const abroad = { shippingAddress: { country: 'FR' as const } };
    expect(cart.totals(abroad)).toBe(cart.totals({ ...abroad }));
    expect((await totalsOf(cart, abroad)).data?.priceSummary.shipping?.amount).toBe('9.90');
  });
});

describe('the second version of the cart', () => {
  test('R459: more pieces than the stock has are refused, the cart stays, and the line says how many there are', async () => {
    const { shop, cart, now, id } = await filled(second, [['teapot-for-two', 1]]);
    const refused = { outcome: 'failed', error: { code: 'INSUFFICIENT_INVENTORY' } };
    expect(await cart.setQuantity(id, 9)).toMatchObject(refused);
    await cart.settled();
    const [line] = now().lines;
    expect(line).toMatchObject({ quantity: 1, wanted: 1, error: { code: 'INSUFFICIENT_INVENTORY' } });
    expect(line?.item.availability?.quantityAvailable).toBe(3);
    expect(await cart.add(shop.item('teapot-for-two', 10))).toMatchObject(refused);
    await cart.settled();
    expect([now().count, now().addError?.code]).toEqual([1, 'INSUFFICIENT_INVENTORY']);
  });

  test.each<[string, string, number, string]>([
    ['fewer pieces', 'teapot-for-two', 3, 'capped'],
    ['none', 'salt-cellar', 0, 'ignored'],
  ])(
    'R459: on a site that confirms %s with a 200, an add resolves to its effect',
    async (_, slug, got, outcome) => {
      const { shop, cart, now } = open(second, { settings: { aboveStock: 'reduce' } });
      expect(await cart.add(shop.item(slug, 10))).toMatchObject({ outcome, lines: [{ asked: 10, got }] });
      await cart.settled();
      const { lines, empty } = now();
      expect([empty, lines[0]?.quantity ?? 0]).toEqual([lines.length === 0, got]);
    },
  );

  test('R456: an unknown item is refused', async () => {
    const { shop, cart, now } = open(second);
    expect(await cart.add(unknownItem(shop))).toMatchObject({
      outcome: 'failed',
      error: { code: 'ITEM_NOT_FOUND_IN_CATALOG' },
    });
    expect(now()).toMatchObject({ count: 0, adding: [] });
  });

  test('R460: after the stock has fallen, a line keeps the requested quantity beside the confirmed quantity', async () => {
    const { shop, cart, now } = await filled(second, [
      ['teapot-for-two', 3],
      ['oak-board', 2],
    ]);
    productOf(shop.sandbox, 'teapot-for-two').quantity = 1;
    productOf(shop.sandbox, 'oak-board').visible = false;
    await cart.refresh();
    expect(now()).toMatchObject({ count: 1, empty: false });
    expect(now().lines).toMatchObject([
      {
        quantity: 1,
        wanted: 3,
        item: { availability: { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 1 } },
      },
      { quantity: 0, wanted: 2, item: { availability: { status: 'NOT_FOUND' } } },
    ]);
  });

  test('R481: a second coupon is refused, and the first coupon stays', async () => {
    const { cart, now } = await filled(second, [['oak-board', 1]]);
    await cart.applyCoupon('WELCOME10');
    expect(await cart.applyCoupon('freeship')).toMatchObject({
      outcome: 'failed',
      error: { code: 'MAX_COUPONS_PER_CART_EXCEEDED' },
    });
    await cart.settled();
    expect(now().coupon).toMatchObject({
      value: 'WELCOME10',
      error: { code: 'MAX_COUPONS_PER_CART_EXCEEDED' },
    });
  });

  test('R481: a coupon that another tab has applied already counts as applied', async () => {
    const { shop, cart, now } = await filled(second, [['oak-board', 1]]);
    await shop.direct('POST', `${second.path}/add-coupon`, { coupon: { code: 'WELCOME10' } });
    expect(await cart.applyCoupon('WELCOME10')).toMatchObject({ outcome: 'applied' });
    expect(now().coupon).toMatchObject({ value: 'WELCOME10', error: undefined });
  });

  test('a removal of a coupon that another tab has removed meanwhile counts as applied', async () => {
    let isRemoved = false;
    const { shop, cart, now } = await filled(second, [['oak-board', 1]], {
      onCall: ({ name }) => {
        if (isRemoved || name !== 'POST remove-coupon') return 'done';
        isRemoved = true;
        for (const record of Object.values(shop.sandbox.state.carts)) record.coupons = [];
        return 'done';
      },
    });
    await cart.applyCoupon('WELCOME10');
    expect(await cart.removeCoupon()).toMatchObject({ outcome: 'applied' });
    expect([isRemoved, now().coupon]).toMatchObject([true, { value: undefined, error: undefined }]);
  });

  test('an item of another app is added with its own reference', async () => {
    const { shop, cart } = open(second);
    const catalogReference = { appId: 'a5a1d4c2-8d2b-4a5e-9f0c-3f6f5e0b7d11', catalogItemId: 'ticket' };
    await cart.add({ quantity: 1, catalogReference });
    expect(shop.callsOf('POST add-line-items')[0]?.body).toEqual({
      catalogItems: [{ quantity: 1, catalogReference }],
    });
  });

  test('a coupon that replaces a waiting removal is applied after the removal', async () => {
    const { cart, now, id } = await filled(second, [['oak-board', 1]]);
    await cart.applyCoupon('WELCOME10');
    void cart.setQuantity(id, 2);
    void cart.removeCoupon();
    expect(await cart.applyCoupon('FREESHIP')).toMatchObject({ outcome: 'applied' });
    expect(now().coupon).toMatchObject({ value: 'FREESHIP', error: undefined });
  });

  test('R468: a removal succeeds although another tab has removed one of the lines', async () => {
    const { shop, cart, now } = await filled(second, [
      ['oak-board', 1],
      ['low-carafe', 1],
      ['beeswax-candles', 1],
    ]);
    const [board = '', carafe = ''] = now().lines.map(({ id }) => id);
    await shop.direct('POST', `${second.path}/remove-line-items`, { lineItemIds: [board] });
    expect(await cart.remove(board, carafe)).toMatchObject({ outcome: 'applied' });
    await cart.settled();
    expect(now().lines.map(({ item }) => item.productName?.original)).toHaveLength(1);
    expect((await shop.truth())?.lineItems).toHaveLength(1);
  });

  test.each(['fresh-shop', 'shop-usd', 'shop-jpy', 'shop-kwd', 'shop-inr'] as const)(
    'R508: amounts of %s are those of the first version, in the same texts',
    async (scenario) => {
      const items = [['oak-board', 2]] as const;
      const [one, other] = [
        await filled(first, items, { scenario }),
        await filled(second, items, { scenario }),
      ].map(({ now }) => now().lines[0]);
      expect(other?.amount.price?.formattedAmount).toMatch(/\d/);
      expect(sumIn(other?.amount.price)).toEqual(sumIn(one?.amount.price));
      expect(sumIn(other?.item.price)).toEqual(sumIn(one?.item.price));
      expect(other?.item.productName?.original).toBe(one?.item.productName?.original);
    },
  );

  test('R470: a custom line is refused without a call, because only an app can add it', async () => {
    const { shop, cart } = await filled(second, [['oak-board', 1]]);
    const line = { productName: { original: 'Wrapping' }, itemType: { preset: 'PHYSICAL' as const } };
    expect(await cart.add({ ...line, quantity: 1, price: '2.00' })).toMatchObject({
      outcome: 'failed',
      error: { code: 'custom-lines' },
    });
    expect(shop.callsOf('POST')).toEqual([]);
  });

  test('R473: the picture of an added line comes with the read that follows', async () => {
    const { now } = await filled(second, [['oak-board', 1]]);
    expect(now().lines[0]?.item.image?.url).toMatch(/^http/);
  });

  test.each<SandboxOptions['settings']>([
    { missingCart: 'empty' },
    { missingCart: 'owned' },
    { missingCart: 'current' },
  ])('R451: a site with %o shows a missing cart as an empty cart', async (settings) => {
    const { cart, now } = open(second, { settings });
    await cart.settled();
    expect(now()).toMatchObject({ status: 'ready', empty: true, error: undefined });
  });

  test('R477: an ordered cart that the site still reads shows as an empty cart, and the next add makes another', async () => {
    const { shop, cart, now } = await filled(second, [['oak-board', 1]], {
      settings: { orderedCart: 'current' },
    });
    const { id } = now().confirmed ?? expect.unreachable();
    const { carts, orderedCarts } = shop.sandbox.state;
    for (const [key, record] of Object.entries(carts)) {
      orderedCarts[id] = { ...record, orderId: 'order' };
      delete carts[key];
    }
    await cart.refresh();
    expect(now()).toMatchObject({ empty: true, error: undefined });
    expect(await cart.add(shop.item('low-carafe'))).toMatchObject({ outcome: 'applied' });
    expect((await shop.truth())?.id).not.toBe(id);
  });

  test('R511: totals say that the delivery is missing, until the cart has an address and a method', async () => {
    const { cart } = await filled(second, [['oak-board', 1]]);
    const { data } = await totalsOf(cart);
    expect(data).toMatchObject({ needsDelivery: true, violations: [] });
    expect(data?.priceSummary.subtotal?.formattedAmount).toBe('€42.00');
    expect(data?.priceSummary.shipping).toBeUndefined();
    await cart.setDetails({ contactInfo: { address: BERLIN } });
    expect((await totalsOf(cart)).data?.needsDelivery).toBe(true);
    await cart.setDetails({ selectedShippingOption: { code: 'standard' } });
    expect((await totalsOf(cart)).data).toMatchObject({
      needsDelivery: false,
      priceSummary: { shipping: { amount: '4.90' }, total: { amount: '55.81' } },
    });
  });

  test('R509: the totals have only amounts that the platform has sent: fees, parts to pay and discounts', async () => {
    const settings = { additionalFees: [{ code: 'wrap', name: 'Wrapping', price: '2.50' }] };
    const { shop, cart } = await filled(second, [['oak-board', 1]], { settings });
    for (const record of Object.values(shop.sandbox.state.carts))
      record.merchantDiscounts = [{ amount: '5.00', lineItemIds: [] }];
    await cart.refresh();
    const { data } = await totalsOf(cart);
    const { total } = data?.priceSummary ?? expect.unreachable();
    expect(data).toMatchObject({
      additionalFees: [{ code: 'wrap', name: 'Wrapping', price: { amount: '2.50' } }],
      appliedDiscounts: [{ discountType: 'GLOBAL', discountRule: { amount: { amount: '5.00' } } }],
    });
    expect(data?.payNow).toEqual({ total });
    expect(data?.payLater).toMatchObject({ total: { amount: '0.00' } });
    expect(data?.calculatedLineItems[0]?.pricesBreakdown).not.toHaveProperty('totalPriceAfterTax');
  });

  test('R507: totals of prices that include tax have no tax in place of 0', async () => {
    const included = await filled(second, [['oak-board', 1]], { settings: { taxIncludedInPrices: true } });
    expect((await totalsOf(included.cart)).data?.priceSummary).not.toHaveProperty('tax');
    const { cart } = await filled(second, [['oak-board', 1]]);
    expect((await totalsOf(cart)).data?.priceSummary.tax?.amount).toMatch(/[1-9]/);
  });

  test.each(['fresh-shop', 'shop-jpy', 'shop-kwd'] as const)(
    'R726: a zero among the totals of %s has the digits of the currency, as in the first version',
    async (scenario) => {
      const [one, other] = await Promise.all(
        [first, second].map(async (version) => {
          const { cart } = await filled(version, [['oak-board', 1]], { scenario });
          return (await totalsOf(cart)).data?.priceSummary.discount;
        }),
      );
      expect([other?.amount, other?.formattedAmount]).toEqual(['0', one?.formattedAmount]);
    },
  );

  test('R520: totals for an address that is not in the cart are refused without a call', async () => {
    const { shop, cart } = await filled(second, [['oak-board', 1]]);
    const { data, error } = await totalsOf(cart, { shippingAddress: { country: 'FR' } });
    expect([data, error?.code]).toEqual([undefined, 'estimate-for-other-values']);
    expect(shop.callsOf('POST estimate')).toEqual([]);
  });

  test('R486: a coupon that has stopped is marked, and its violation stops the checkout button', async () => {
    const { shop, cart } = await filled(second, [['oak-board', 1]]);
    await cart.applyCoupon('WELCOME10');
    expect((await totalsOf(cart)).data?.appliedDiscounts).toMatchObject([{ coupon: { code: 'WELCOME10' } }]);
    for (const coupon of shop.sandbox.state.coupons) coupon.active = false;
    await cart.refresh();
    await cart.setNote('Once more');
    expect((await totalsOf(cart)).data).toMatchObject({
      calculationErrors: { couponCalculationError: {} },
      violations: [{ severity: 'ERROR' }],
      appliedDiscounts: [],
    });
  });

  test('R540: the checkout waits for the edits, and its id is the id of the cart', async () => {
    const { shop, cart, id } = await filled(second, [['oak-board', 1]]);
    void cart.setQuantity(id, 3);
    expect(await cart.checkout({ email: 'ada@example.org' })).toBe((await shop.truth())?.id);
    expect((await shop.truth())?.buyerInfo?.email).toBe('ada@example.org');
    await cart.settled();
    expect(cart.getSnapshot().confirmed?.buyerInfo?.email).toBe('ada@example.org');
    const calls = [second.calls.quantity, 'PATCH', 'POST refresh', 'GET', 'POST refresh'];
    expect(shop.calls.map(({ name }) => name)).toEqual(calls);
  });

  test('a checkout of an empty cart is refused', async () => {
    const { cart, id } = await filled(second, [['oak-board', 1]]);
    await cart.remove(id);
    await expect(cart.checkout()).rejects.toMatchObject({ code: 'lines-unavailable' });
  });

  test('R542: a checkout with a line that cannot be ordered is refused, and the cart shows the line', async () => {
    const { shop, cart, now } = await filled(second, [['oak-board', 2]]);
    productOf(shop.sandbox, 'oak-board').visible = false;
    await expect(cart.checkout()).rejects.toMatchObject({ code: 'lines-unavailable' });
    expect(now().lines[0]?.item.availability?.status).toBe('NOT_FOUND');
  });

  test('a checkout after a change of a price is refused once, and the cart shows the new price', async () => {
    const { shop, cart, now } = await filled(second, [['oak-board', 2]]);
    productOf(shop.sandbox, 'oak-board').price = '50.00';
    await expect(cart.checkout()).rejects.toMatchObject({ code: 'cart-changed' });
    expect(now().lines[0]?.amount.price?.amount).toBe('100.00');
    expect(await cart.checkout()).toBe((await shop.truth())?.id);
  });
});
