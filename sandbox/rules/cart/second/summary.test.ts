import Big from 'big.js';
import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../../create-sandbox.ts';
import type { SandboxSettings } from '../../../records/settings.ts';
import { appOf, productOf, type Answer, type Tree } from '../../../testing/shopper.ts';
import {
  anotherCart,
  BERLIN,
  newSecondCart,
  refusalOf,
  secondCart,
  type SecondCart,
} from '../../../testing/second-cart.ts';

const amount = (body: Tree, part: string): string => body.text(`summary.priceSummary.${part}.amount`);

const codes = (body: Tree): unknown[] => body.list('summary.violations').map((entry) => entry.at('code'));

/** Two boards (84.00) and three tees (102.00) to Berlin, by the standard method. */
const packed = async (settings: Partial<SandboxSettings> = {}): Promise<SecondCart> => {
  const cart = await newSecondCart({ settings });
  await cart.add('oak-board', 2);
  await cart.add('studio-tee', 3, { Size: 'M', Color: 'Green' });
  await cart.patch({ deliveryInfo: { address: BERLIN } });
  await cart.method('standard');
  return cart;
};

const ALL = {
  calculateDelivery: true,
  calculateAdditionalFees: true,
  calculateTax: true,
  calculateGiftCards: true,
};

const fees = { additionalFees: [{ code: 'wrap', name: 'Fragile goods', price: '2.50' }] };

describe('the parts of a summary', () => {
  test('R500: the cart has the subtotal and the prices of lines, and stores no summary', async () => {
    const cart = await packed();
    const before = (await cart.get()).body.value;
    expect((await cart.get()).body.at('cart.subtotal.amount')).toBe('186.00');
    expect((await cart.get()).body.at('cart')).not.toHaveProperty('priceSummary');
    await cart.calculate();
    expect((await cart.get()).body.value).toEqual(before);
  });

  test('R502, R726: an estimate has no delivery, fees, tax and gift card, unless the call requests them', async () => {
    const cart = await packed(fees);
    await cart.giftCard('GIFT-TEN-4KD9');
    const { body } = await cart.estimate();
    expect(['delivery', 'additionalFees', 'tax', 'total'].map((part) => amount(body, part))).toEqual([
      '0',
      '0',
      '0',
      '186.00',
    ]);
    expect(body.at('summary.paymentSummary.giftCards')).toEqual([]);
    const { body: all } = await cart.estimate(ALL);
    expect(['delivery', 'additionalFees', 'tax', 'total'].map((part) => amount(all, part))).toEqual([
      '4.90',
      '2.50',
      '36.27',
      '229.67',
    ]);
    expect(all.at('summary.paymentSummary.totalAfterGiftCards.amount')).toBe('219.67');
  });

  test('R503: calculating computes all parts and runs the checks of the checkout', async () => {
    const cart = await packed({ ...fees, violations: [{ severity: 'ERROR', description: 'Not today' }] });
    const [{ body }, { body: estimated }] = [await cart.calculate(), await cart.estimate(ALL)];
    expect(body.at('summary.priceSummary')).toEqual(estimated.at('summary.priceSummary'));
    expect([codes(body), codes(estimated)]).toEqual([['CUSTOM_VALIDATION'], []]);
  });

  test('R504: without a refresh, the totals use the prices of the cart', async () => {
    const cart = await packed();
    productOf(cart.sandbox, 'oak-board').price = '50.00';
    expect(amount((await cart.calculate()).body, 'subtotal')).toBe('186.00');
    expect(amount((await cart.estimate()).body, 'subtotal')).toBe('186.00');
    expect(amount((await cart.estimate({ refreshCart: true })).body, 'subtotal')).toBe('202.00');
    expect(amount((await cart.calculate()).body, 'subtotal')).toBe('202.00');
  });

  test('R505: a summary names the cart, its revision, the calculation and a token', async () => {
    const cart = await packed();
    const { body } = await cart.calculate();
    expect(body.at('summary')).toMatchObject({
      cartId: body.at('cart.id'),
      cartRevision: body.at('cart.revision'),
      calculationId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      priceVerificationToken: expect.stringMatching(/^sandbox\.prices\.[\da-f]{32}$/) as string,
    });
    await cart.patch({ note: 'Hi' });
    const { body: later } = await cart.calculate();
    expect(later.at('summary.cartRevision')).toBe(later.at('cart.revision'));
    expect(later.at('summary.priceVerificationToken')).not.toBe(body.at('summary.priceVerificationToken'));
  });

  test('R533: the token is opaque, and differs for each cart, revision and calculation', async () => {
    const cart = await packed();
    const other = await anotherCart(cart.sandbox);
    await other.add('oak-board', 2);
    const token = async (answer: Promise<Answer>) =>
      (await answer).body.text('summary.priceVerificationToken');
    const first = await token(cart.calculate());
    const tokens = [first, await token(cart.estimate()), await token(other.calculate())];
    expect(await token(cart.calculate())).toBe(first);
    await cart.patch({ note: 'Hi' });
    tokens.push(await token(cart.calculate()));
    expect(new Set(tokens).size).toBe(4);
    const { body } = await cart.get();
    for (const text of tokens) expect(text).not.toContain(body.text('cart.id'));
  });

  test.each([false, true])(
    'R506: the subtotal includes discounts on lines, and the delivery includes free shipping (prices include tax: %s)',
    async (taxIncludedInPrices) => {
      const cart = await packed({ taxIncludedInPrices });
      const tees = cart.sandbox.state.products.find(({ slug }) => slug === 'studio-tee');
      const [coupon] = cart.sandbox.state.coupons;
      if (!tees || !coupon) return expect.unreachable('the shop has no tee or no coupon');
      await cart.coupon('WELCOME10');
      const { body: whole } = await cart.calculate();
      expect([amount(whole, 'subtotal'), amount(whole, 'discount')]).toEqual(['186.00', '18.60']);
      coupon.scope = { productId: tees.id };
      const { body: lines } = await cart.calculate();
      expect([amount(lines, 'subtotal'), amount(lines, 'discount')]).toEqual(['175.80', '0']);
      expect(lines.at('cart.lineItems.1')).toMatchObject({
        pricing: { unitPrice: { amount: '30.60' }, totalPrice: { amount: '91.80' } },
        discounts: [{ amountOff: { amount: '10.20' }, source: { sourceType: 'COUPON' } }],
      });
      expect(lines.at('cart.lineItems.1.pricing.breakdown.salePrice.amount')).toBe('34.00');
      coupon.effect = { type: 'freeShipping' };
      const { body: free } = await cart.calculate();
      expect([amount(free, 'subtotal'), amount(free, 'delivery')]).toEqual(['186.00', '0.00']);
      expect(Number(amount(free, 'tax')) > 0).toBe(!taxIncludedInPrices);
    },
  );

  test('R472: prices of a line are after its discounts, and prices of the breakdown before them', async () => {
    const cart = await newSecondCart();
    await cart.add('low-carafe', 2);
    const { body } = await cart.get();
    expect(body.at('cart.lineItems.0.pricing')).toMatchObject({
      unitPrice: { amount: '30.40' },
      totalPrice: { amount: '60.80' },
      breakdown: { fullPrice: { amount: '38.00' }, salePrice: { amount: '30.40' } },
    });
  });

  test.each([
    ['WELCOME10', 'CART_SUBTOTAL', '18.60'],
    ['FIVER', 'CART_SUBTOTAL', '5.00'],
    ['FREESHIP', 'DELIVERY', '4.90'],
  ])('R488: %s applies to %s', async (code, scope, total) => {
    const cart = await packed();
    await cart.coupon(code);
    expect((await cart.calculate()).body.list('summary.discounts').map(({ value }) => value)).toMatchObject([
      { scope, total: { amount: total }, source: { sourceType: 'COUPON', couponCode: code } },
    ]);
  });

  test('R487, R488: a coupon with a scope applies to its lines; a discount by the merchant appears as a rule', async () => {
    const app = secondCart(await appOf(createSandbox()));
    await app.add('oak-board', 2);
    const { body } = await app.add('dome-lamp', 1, { Color: 'Mustard' });
    const [board, lamp] = body.list('cart.lineItems').map((line) => line.text('id'));
    await app.coupon('LIGHT20');
    const merchantDiscounts = [
      { amount: { amount: '5.00' } },
      { amount: { amount: '4.00' }, lineItemIds: [board] },
    ];
    await app.shopper.patch('/v1/carts/current', { merchantDiscounts });
    const { body: totals } = await app.calculate();
    expect(totals.at('summary.discounts')).toMatchObject([
      { scope: 'LINE_ITEM', source: { sourceType: 'COUPON' }, lineItemDiscounts: [{ lineItemId: lamp }] },
      { scope: 'CART_SUBTOTAL', source: { sourceType: 'AUTOMATIC_RULE' }, total: { amount: '5.00' } },
      { scope: 'LINE_ITEM', source: { sourceType: 'AUTOMATIC_RULE' }, total: { amount: '4.00' } },
    ]);
    const refused = await app.shopper.patch('/v2/carts/current', { cart: { merchantDiscounts } });
    expect(refused.status).toBe(400);
  });

  test.each([[{}], [{ taxIncludedInPrices: true }], [fees], [{ currency: 'JPY' }]] satisfies [
    Partial<SandboxSettings>,
  ][])('R507: the parts add up, and both families agree (%j)', async (settings) => {
    const cart = await packed(settings);
    for (const code of ['WELCOME10', 'FREESHIP', 'FIVER']) {
      await cart.shopper.coupon(code);
      const { body } = await cart.calculate();
      const part = (name: string) => new Big(amount(body, name));
      const sum = part('subtotal')
        .minus(part('discount'))
        .plus(part('delivery'))
        .plus(part('additionalFees'))
        .plus(part('tax'));
      expect(sum.eq(part('total'))).toBe(true);
      const first = await cart.shopper.estimate();
      expect(first.body.at('priceSummary.total.amount')).toBe(amount(body, 'total'));
    }
  });

  test('R509: the amounts paid now, later and by gift card add up to the total', async () => {
    const app = secondCart(await appOf(createSandbox()));
    const deposit = {
      name: { original: 'Course' },
      quantityInfo: { requestedQuantity: 1 },
      pricing: { price: { amount: '100.00' } },
      attributes: { itemType: { preset: 'SERVICE' } },
      paymentConfig: { paymentOption: 'DEPOSIT_ONLINE', depositAmount: { amount: '30.00' } },
    };
    await app.post('add-line-items', { customItems: [deposit] });
    await app.giftCard('GIFT-FIFTY-7QX2');
    const { body } = await app.calculate();
    expect(body.at('summary.paymentSummary')).toMatchObject({
      giftCards: [{ redeemAmount: { amount: '50.00' } }],
      requiresPaymentAfterGiftCard: true,
      totalAfterGiftCards: { amount: '69.00' },
      payNow: { amount: '0.00' },
      payLater: { amount: '69.00' },
      payAfterFreeTrial: { amount: '0.00' },
    });
  });

  test('R513: the two lists with a past end are present only if the site is set so', async () => {
    const cart = await packed();
    const { body } = await cart.calculate();
    expect(body.at('summary')).not.toHaveProperty('calculationErrors');
    expect(body.at('summary')).not.toHaveProperty('spiViolations');
    cart.sandbox.state.settings.endedSummaryLists = true;
    expect((await cart.calculate()).body.at('summary')).toMatchObject({
      calculationErrors: { orderValidationErrors: [] },
      spiViolations: [],
    });
  });

  test('R514: there is no estimate without a cart or without lines', async () => {
    const cart = await newSecondCart();
    expect(refusalOf(await cart.estimate())).toEqual([404, 'CURRENT_CART_NOT_FOUND']);
    const { body } = await cart.add('oak-board');
    await cart.post('remove-line-items', { lineItemIds: [body.text('cart.lineItems.0.id')] });
    expect(refusalOf(await cart.estimate())).toEqual([404, 'CURRENT_CART_NOT_FOUND']);
    expect(codes((await cart.calculate()).body)).toEqual(['EMPTY_CART']);
  });

  test('R516: unit prices are rounded first, and every amount after it', async () => {
    const app = secondCart(await appOf(createSandbox()));
    const screw = {
      name: { original: 'Screw' },
      quantityInfo: { requestedQuantity: 3 },
      pricing: { price: { amount: '0.335' } },
      attributes: { itemType: { preset: 'PHYSICAL' } },
    };
    await app.post('add-line-items', { customItems: [screw] });
    const { body } = await app.calculate();
    expect(body.at('cart.lineItems.0.pricing')).toMatchObject({
      unitPrice: { amount: '0.34' },
      totalPrice: { amount: '1.02' },
    });
    expect([amount(body, 'subtotal'), amount(body, 'tax')]).toEqual(['1.02', '0.19']);
  });

  test('R517: the checks of the plug-ins run only as configured', async () => {
    const cart = await packed({ violations: [{ severity: 'WARNING', description: 'Slow today' }] });
    expect(codes((await cart.estimate()).body)).toEqual([]);
    expect(codes((await cart.estimate({ validationConfig: 'SKIP_VALIDATIONS' })).body)).toEqual([]);
    for (const validationConfig of ['PRE_CHECKOUT_VALIDATIONS', 'CHECKOUT_VALIDATIONS'])
      expect((await cart.estimate({ validationConfig })).body.at('summary.violations')).toMatchObject([
        { code: 'CUSTOM_VALIDATION', severity: 'WARNING', description: 'Slow today' },
      ]);
  });
});

describe('violations', () => {
  test('R510: problems of a cart are data in both calls, with 200', async () => {
    const cart = await packed();
    productOf(cart.sandbox, 'oak-board').quantity = 0;
    for (const act of [cart.calculate, cart.estimate]) {
      const { status, body } = await act({ refreshCart: true });
      expect([status, codes(body)]).toEqual([200, ['LINE_ITEMS_OUT_OF_STOCK']]);
      expect(body.at('summary.violations.0')).toMatchObject({
        scope: 'LINE_ITEM',
        severity: 'ERROR',
        lineItemsOutOfStockData: {
          lineItemIds: [body.at('cart.lineItems.0.id')],
          allLineItemsOutOfStock: false,
        },
      });
    }
  });

  test('R511: goods without an address and a method give two errors and a total without delivery', async () => {
    const cart = await newSecondCart();
    await cart.add('oak-board');
    const { body } = await cart.calculate();
    expect(codes(body)).toEqual(['MISSING_DELIVERY_ADDRESS', 'MISSING_DELIVERY_METHOD']);
    expect(body.list('summary.violations').map((entry) => entry.at('severity'))).toEqual(['ERROR', 'ERROR']);
    expect(amount(body, 'delivery')).toBe('0');
    expect(body.at('summary')).not.toHaveProperty('deliverySummary');
  });

  test('R512: each problem has its code', async () => {
    const app = secondCart(await appOf(createSandbox()));
    const members = {
      name: { original: 'Members only' },
      quantityInfo: { requestedQuantity: 1 },
      pricing: { price: { amount: '5.00' } },
      attributes: { itemType: { preset: 'SERVICE' }, membersOnly: true },
    };
    await app.post('add-line-items', { customItems: [members] });
    expect(codes((await app.calculate()).body)).toEqual(['MEMBERS_ONLY_ITEM']);
    const cart = await packed();
    await cart.giftCard('GIFT-TEN-4KD9');
    const [card] = cart.sandbox.state.giftCards.filter(({ code }) => code === 'GIFT-TEN-4KD9');
    if (card) card.active = false;
    await cart.patch({ deliveryInfo: { address: { ...BERLIN, subdivision: 'IN-WB', postalCode: '1' } } });
    expect(codes((await cart.calculate()).body)).toEqual([
      'INVALID_SUBDIVISION',
      'INVALID_POSTAL_CODE',
      'INVALID_GIFT_CARD_STATUS',
    ]);
    cart.sandbox.state.giftCards = [];
    expect(codes((await cart.calculate()).body)).toContain('INVALID_GIFT_CARD_CODE');
    cart.sandbox.state.settings.failing = { tax: true, shipping: true };
    expect(
      (await cart.calculate()).body.list('summary.violations').map((entry) => entry.at('scope')),
    ).toEqual(['DELIVERY', 'GIFT_CARD', 'TAX']);
  });
});
