import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../create-sandbox.ts';
import { newVisitor, productOf, visitorOf, type Tree } from '../../testing/shopper.ts';

const sums = (body: Tree, of = 'priceSummary') =>
  Object.fromEntries(
    ['subtotal', 'discount', 'shipping', 'tax', 'total'].map((name) => [
      name,
      body.at(`${of}.${name}.amount`),
    ]),
  );

const custom = (price: string, quantity = 1, more: object = {}) => ({
  quantity,
  productName: { original: 'Piece' },
  itemType: { preset: 'PHYSICAL' },
  price,
  physicalProperties: { shippable: true },
  ...more,
});

describe('totals', () => {
  test('R75, R76: are the subtotal minus discount, plus shipping and added tax, rounded per line', async () => {
    const shopper = await newVisitor();
    await shopper.add('oak-board', 3);
    await shopper.add('olive-oil-first-harvest', 1);
    await shopper.coupon('WELCOME10');
    const { body } = await shopper.estimate();
    // Lines 126.00 and 14.50; less 12.60 and 1.45; tax 19 % of 113.40, 7 % of 13.05 and 19 % of 4.90.
    expect(sums(body)).toEqual({
      subtotal: '140.50',
      discount: '14.05',
      shipping: '4.90',
      tax: '23.39',
      total: '154.74',
    });
    expect(sums(body, 'payNow')).toEqual(sums(body));
    expect(body.at('payLater.total.amount')).toBe('0.00');
    expect(body.at('taxSummary.totalTax.amount')).toBe('23.39');
  });

  test('R76: include the tax if the prices of the site do', async () => {
    const shopper = await newVisitor({ settings: { taxIncludedInPrices: true } });
    await shopper.add('oak-board');
    const { body } = await shopper.estimate();
    // 42.00 and 4.90 include 6.71 and 0.78 tax.
    expect(sums(body)).toEqual({
      subtotal: '42.00',
      discount: '0.00',
      shipping: '4.90',
      tax: '7.49',
      total: '46.90',
    });
    expect(body.at('cart.taxIncludedInPrices')).toBe(true);
  });

  test('R80: leave out parts that are not requested', async () => {
    const shopper = await newVisitor();
    await shopper.add('oak-board');
    const { body } = await shopper.estimate({ calculateTax: false, calculateShipping: false });
    expect(sums(body)).toMatchObject({ shipping: '0.00', tax: '0.00', total: '42.00' });
    expect([body.at('taxSummary'), body.at('shippingInfo')]).toEqual([undefined, undefined]);
  });

  test('R81: report failed parts beside the others', async () => {
    const shopper = await newVisitor({ settings: { failing: { tax: true, shipping: true } } });
    await shopper.add('oak-board');
    const { status, body } = await shopper.estimate();
    expect(status).toBe(200);
    expect(body.at('calculationErrors.taxCalculationError.applicationError.code')).toBe('TAX_NOT_AVAILABLE');
    expect(body.at('calculationErrors.generalShippingCalculationError.applicationError.code')).toBe(
      'SHIPPING_NOT_AVAILABLE',
    );
    expect(sums(body)).toMatchObject({ subtotal: '42.00', tax: '0.00', total: '42.00' });
  });

  test('R78: follow the address; an unavailable shipping option falls back to the first one, with a flag', async () => {
    const shopper = await newVisitor();
    await shopper.add('oak-board');
    const pickup = { selectedShippingOption: { code: 'pickup' } };
    const here = await shopper.estimate({ ...pickup, shippingAddress: { country: 'DE' } });
    expect(sums(here.body)).toMatchObject({ shipping: '0.00', tax: '7.98' });
    expect(here.body.at('shippingInfo.selectedCarrierServiceOption.requestedShippingOption')).toBe(true);
    const there = await shopper.estimate({ ...pickup, shippingAddress: { country: 'AT' } });
    expect(sums(there.body)).toMatchObject({ shipping: '9.90', tax: '10.38' });
    expect(there.body.at('shippingInfo.selectedCarrierServiceOption.requestedShippingOption')).toBe(false);
    expect(there.body.at('shippingInfo.region.name')).toBe('Europe');
    const california = await shopper.estimate({ shippingAddress: { country: 'US', subdivision: 'US-CA' } });
    expect(california.body.at('calculatedLineItems.0.pricesBreakdown.taxDetails.taxRate')).toBe('0.0725');
    const elsewhere = await shopper.estimate({ shippingAddress: { country: 'JP' } });
    expect(sums(elsewhere.body)).toMatchObject({ shipping: '24.00', tax: '0.00' });
  });

  test('R77: use the billing address for tax only if nothing is shipped', async () => {
    const shopper = await newVisitor();
    await shopper.add('wallpaper-pack');
    const addresses = { shippingAddress: { country: 'DE' }, billingAddress: { country: 'FR' } };
    const digital = await shopper.estimate(addresses);
    expect(digital.body.at('calculatedLineItems.0.pricesBreakdown.taxDetails.taxRate')).toBe('0.20');
    expect(digital.body.at('shippingInfo')).toBeUndefined();
    await shopper.add('oak-board');
    const mixed = await shopper.estimate(addresses);
    expect(mixed.body.at('calculatedLineItems.0.pricesBreakdown.taxDetails.taxRate')).toBe('0.19');
  });

  test('R79: are split into amounts paid now and later', async () => {
    const shopper = await newVisitor({ settings: { taxRegions: [] } });
    await shopper.post('/v1/carts/current/add-to-cart', {
      customLineItems: [
        custom('100.00', 1, { paymentOption: 'DEPOSIT_ONLINE', depositAmount: '30.00' }),
        custom('20.00', 1, { paymentOption: 'FULL_PAYMENT_OFFLINE' }),
        custom('50.00', 1, { paymentOption: 'MEMBERSHIP' }),
        custom('10.00'),
      ],
    });
    const { body } = await shopper.estimate({ calculateShipping: false });
    expect(body.at('priceSummary.total.amount')).toBe('130.00');
    expect(body.at('payNow.total.amount')).toBe('40.00');
    expect(body.at('payLater.total.amount')).toBe('90.00');
  });

  const inParts = async (line: object, settings: object = {}) => {
    const shopper = await newVisitor({ settings });
    await shopper.post('/v1/carts/current/add-to-cart', { customLineItems: [custom('100.00', 1, line)] });
    const { body } = await shopper.estimate({ calculateShipping: false });
    return [sums(body, 'payNow'), sums(body, 'payLater')];
  };
  const parts = ([subtotal, tax, total]: readonly string[]) =>
    expect.objectContaining({ subtotal, tax, total });

  test('R79: have the tax of a line that is paid offline in the amounts paid later', async () => {
    expect(await inParts({ paymentOption: 'FULL_PAYMENT_OFFLINE' })).toEqual([
      parts(['0.00', '0.00', '0.00']),
      parts(['100.00', '19.00', '119.00']),
    ]);
  });

  test.each([
    [false, '20.00', ['16.81', '3.19', '20.00'], ['83.19', '15.81', '99.00']],
    [true, '20.00', ['20.00', '3.19', '20.00'], ['80.00', '12.78', '80.00']],
    [false, '0', ['0.00', '0.00', '0.00'], ['100.00', '19.00', '119.00']],
    [false, '500.00', ['100.00', '19.00', '119.00'], ['0.00', '0.00', '0.00']],
  ] as const)(
    'R79: a deposit pays for price and tax in proportion (tax in the prices: %s, deposit: %s)',
    async (taxIncludedInPrices, depositAmount, now, later) => {
      const line = { paymentOption: 'DEPOSIT_ONLINE', depositAmount };
      expect(await inParts(line, { taxIncludedInPrices })).toEqual([parts(now), parts(later)]);
    },
  );

  test('R79: equal the sum of the amounts paid now and later, none of which is below 0', async () => {
    const amount = fc.integer({ min: 0, max: 9_999_999 }).map((units) => new Big(units).div(100).toFixed(2));
    const line = fc.record({
      price: amount,
      quantity: fc.integer({ min: 1, max: 5 }),
      paymentOption: fc.constantFrom('FULL_PAYMENT_ONLINE', 'FULL_PAYMENT_OFFLINE', 'DEPOSIT_ONLINE'),
      depositAmount: amount,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        fc.boolean(),
        async (lines, included, withCoupon) => {
          const shopper = await newVisitor({ settings: { taxIncludedInPrices: included } });
          await shopper.post('/v1/carts/current/add-to-cart', {
            customLineItems: lines.map(({ price, quantity, ...more }) => custom(price, quantity, more)),
          });
          if (withCoupon) await shopper.coupon('WELCOME10');
          const { body } = await shopper.estimate();
          for (const name of ['subtotal', 'discount', 'shipping', 'additionalFees', 'tax', 'total']) {
            const [all, now, later] = ['priceSummary', 'payNow', 'payLater'].map((part) =>
              body.text(`${part}.${name}.amount`),
            );
            expect([name, new Big(now ?? 0).plus(later ?? 0).toFixed(2)]).toEqual([name, all]);
            expect([name, now, later].join(' ')).not.toContain('-');
          }
          for (const part of ['payNow', 'payLater']) {
            const { subtotal, discount, shipping, tax, total } = sums(body, part) as Record<string, string>;
            const sum = new Big(subtotal ?? 0).minus(discount ?? 0).plus(shipping ?? 0);
            expect(sum.plus(included ? 0 : (tax ?? 0)).toFixed(2)).toBe(total);
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  test('include the fees of the site', async () => {
    const shopper = await newVisitor({
      settings: { additionalFees: [{ code: 'wrap', name: 'Wrapping', price: '2.50' }] },
    });
    await shopper.add('wallpaper-pack');
    const { body } = await shopper.estimate();
    expect(body.at('additionalFees.0.name')).toBe('Wrapping');
    expect(body.at('priceSummary.total.amount')).toBe('13.21');
    expect((await shopper.estimate({ calculateAdditionalFees: false })).body.at('additionalFees')).toEqual(
      [],
    );
  });

  test('R82: report every unavailable line as an ERROR with a suggested fix', async () => {
    const sandbox = createSandbox({
      settings: { violations: [{ severity: 'WARNING', description: 'Back on Monday' }] },
    });
    const shopper = await visitorOf(sandbox);
    await shopper.add('teapot-for-two', 3);
    productOf(sandbox, 'teapot-for-two').quantity = 1;
    const { body } = await shopper.estimate();
    expect(body.list('violations').map((entry) => [entry.at('severity'), entry.at('description')])).toEqual([
      ['ERROR', 'Only 1 left of Teapot for Two.'],
      ['WARNING', 'Back on Monday'],
    ]);
    expect(body.at('violations.0.target.lineItem.suggestedFix')).toBe('REMOVE_LINE_ITEM');
  });

  test.each([
    ['sold out', { quantity: 0 }],
    ['gone', { visible: false }],
  ])('R463: leave out a line that is %s, in both families alike', async (_, change) => {
    const shopper = await newVisitor();
    await shopper.add('oak-board', 2);
    await shopper.add('teapot-for-two', 2);
    await shopper.coupon('WELCOME10');
    Object.assign(productOf(shopper.sandbox, 'teapot-for-two'), change);
    const { body } = await shopper.estimate({ calculateShipping: false });
    const second = await shopper.post('/v2/carts/current/estimate', {
      refreshCart: true,
      calculateTax: true,
    });
    expect(body.at('priceSummary.subtotal.amount')).toBe('84.00');
    expect(body.at('priceSummary.discount.amount')).toBe('8.40');
    expect(second.body.at('summary.priceSummary.total.amount')).toBe(body.at('priceSummary.total.amount'));
    const lines = body
      .list('calculatedLineItems')
      .map((line) => line.at('pricesBreakdown.lineItemPrice.amount'));
    expect(lines).toEqual(['84.00', '0.00']);
  });

  test.each(['EUR', 'JPY', 'KWD'])(
    'R76: in %s equal the sum of their parts and of their lines, to the minor unit',
    async (currency) => {
      const price = fc
        .integer({ min: 0, max: 99_999_999 })
        .map((units) => new Big(units).div(1000).toFixed(3));
      const lines = fc.array(fc.tuple(price, fc.integer({ min: 1, max: 50 })), {
        minLength: 1,
        maxLength: 6,
      });
      await fc.assert(
        fc.asyncProperty(lines, fc.boolean(), async (list, included) => {
          const shopper = await newVisitor({ settings: { currency, taxIncludedInPrices: included } });
          await shopper.post('/v1/carts/current/add-to-cart', {
            customLineItems: list.map(([amount, quantity]) => custom(amount, quantity)),
          });
          await shopper.coupon('WELCOME10');
          const { body } = await shopper.estimate();
          const part = (name: string) => new Big(body.text(`priceSummary.${name}.amount`));
          const expected = part('subtotal')
            .minus(part('discount'))
            .plus(part('shipping'))
            .plus(included ? 0 : part('tax'));
          expect(part('total').toFixed()).toBe(expected.toFixed());
          const rows = (name: string) =>
            body
              .list('calculatedLineItems')
              .reduce((sum, line) => sum.plus(line.text(`pricesBreakdown.${name}.amount`)), new Big(0));
          const delivery = 'shippingInfo.selectedCarrierServiceOption.cost.totalPriceAfterTax.amount';
          expect(rows('lineItemPrice').toFixed()).toBe(part('subtotal').toFixed());
          expect(rows('totalDiscount').toFixed()).toBe(part('discount').toFixed());
          expect(rows('totalPriceAfterTax').plus(body.text(delivery)).toFixed()).toBe(
            part('total').toFixed(),
          );
          for (const name of ['price', 'totalDiscount', 'totalPriceAfterTax'])
            for (const line of body.list('calculatedLineItems'))
              expect(line.text(`pricesBreakdown.${name}.amount`)).toMatch(/^\d+(\.\d+)?$/);
        }),
        { numRuns: 40 },
      );
    },
  );
});
