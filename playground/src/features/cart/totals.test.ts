import { expect, test } from 'vitest';
import type { AppliedDiscount, CalculatedLineItem, Cart } from 'vitrine/carts';
import type { CartEstimate } from 'vitrine/state';
import { part } from '../../testing/part.ts';
import { lineDiscount, totalsRows } from './totals.ts';

const money = (amount: string) => ({
  amount,
  convertedAmount: amount,
  formattedAmount: `€${amount}`,
  formattedConvertedAmount: `€${amount}`,
});

const summary = { subtotal: money('34.00'), discount: money('0.00'), total: money('38.90') };
const estimate = (more: Partial<CartEstimate> = {}) =>
  part<CartEstimate>({
    priceSummary: { ...summary, shipping: money('4.90'), tax: money('6.46') },
    appliedDiscounts: [],
    calculatedLineItems: [],
    cart: part<Cart>({ conversionCurrency: 'EUR' }),
    calculationErrors: { orderValidationErrors: [] },
    ...more,
  });

/** The buyer picks the order up. */
const shippingInfo = {
  selectedCarrierServiceOption: {
    code: 'pickup',
    title: 'Pickup',
    requestedShippingOption: true,
    deliveryAllocations: [],
  },
  carrierServiceOptions: [],
};

const shown = (response: CartEstimate) =>
  totalsRows(response).map(({ label, amount }) => `${label} ${amount}`);

test('rows follow the order of the sum, without zero amounts', () => {
  expect(shown(estimate())).toEqual(['Subtotal €34.00', 'Shipping €4.90', 'Tax €6.46', 'Total €38.90']);
});

test('a coupon has its own row with its code', () => {
  const coupon = { id: '1', code: 'WELCOME10', name: 'Ten off', amount: money('3.40') };
  const response = estimate({
    priceSummary: { ...summary, discount: money('3.40'), tax: money('6.46') },
    appliedDiscounts: [part<AppliedDiscount>({ coupon })],
  });
  expect(shown(response)).toContain('Discount (WELCOME10) −€3.40');
});

test('free shipping is shown as free, a failed tax calculation as unknown', () => {
  const response = estimate({ shippingInfo, priceSummary: { ...summary, shipping: money('0.00') } });
  expect(shown(response)).toEqual(['Subtotal €34.00', 'Shipping Free', 'Tax unknown', 'Total €38.90']);
});

test('shipping that could not be calculated is unknown, and not free', () => {
  const priceSummary = { ...summary, shipping: money('0.00'), tax: money('6.46') };
  for (const part of ['generalShippingCalculationError', 'carrierErrors', 'selectedShippingOptionError'])
    expect(
      shown(estimate({ priceSummary, calculationErrors: { orderValidationErrors: [], [part]: {} } })),
    ).toContain('Shipping unknown');
});

test('a cart from which nothing is delivered has no row for shipping', () => {
  const priceSummary = { ...summary, shipping: money('0.00'), tax: money('6.46') };
  expect(shown(estimate({ priceSummary }))).toEqual(['Subtotal €34.00', 'Tax €6.46', 'Total €38.90']);
});

test('prices that include a tax without an amount have no row for it', () => {
  const cart = part<Cart>({ conversionCurrency: 'EUR', taxIncludedInPrices: true });
  const response = estimate({ cart, shippingInfo, priceSummary: { ...summary, shipping: money('0.00') } });
  expect(shown(response)).toEqual(['Subtotal €34.00', 'Shipping Free', 'Total €38.90']);
});

test('a line shows its share of the discount, if any', () => {
  const line = part<CalculatedLineItem>({
    lineItemId: 'a',
    pricesBreakdown: { totalDiscount: money('3.40'), totalPriceAfterTax: money('30.60') },
  });
  const response = estimate({ calculatedLineItems: [line] });
  expect(lineDiscount(response, 'a')).toBe('€3.40');
  expect(lineDiscount(response, 'b')).toBeUndefined();
  expect(lineDiscount(undefined, 'a')).toBeUndefined();
});
