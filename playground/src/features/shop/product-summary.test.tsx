import { describe, expect, test } from 'vitest';
import type { PriceData, Product, Stock } from 'vitrine/catalog-v1';
import { part } from '../../testing/part.ts';
import { summaryOf, plainText } from './product-summary.ts';

const price = (full: number, reduced: number): PriceData => ({
  currency: 'EUR',
  price: full,
  discountedPrice: reduced,
  formatted: { price: `€${full}`, discountedPrice: `€${reduced}` },
});

describe('plainText', () => {
  test('keeps the text of a description and drops its scripts', () => {
    expect(plainText('<p>Soft &amp; warm.</p><p>Wash <b>cold</b>.</p>')).toBe('Soft & warm. Wash cold.');
    expect(plainText('<img src=x onerror="alert(1)">Fine')).toBe('Fine');
    expect(plainText(undefined)).toBe('');
  });
});

describe('summaryOf', () => {
  const summary = (more: { [Key in keyof Product]?: Product[Key] }) =>
    summaryOf(part<Product>({ slug: 'tee', name: 'Tee', priceData: price(34, 34), ...more }));
  const stock = (inventoryStatus: Stock['inventoryStatus']): Stock => ({
    trackInventory: true,
    inStock: true,
    inventoryStatus,
  });

  test('tells sold out from partly sold out', () => {
    expect(summary({ stock: stock('OUT_OF_STOCK') }).stock).toBe('out');
    expect(summary({ stock: stock('PARTIALLY_OUT_OF_STOCK') }).stock).toBe('some');
    expect(summary({}).stock).toBe('in');
  });

  test("shows the price in the visitor's currency, and the previous one only if it is discounted", () => {
    expect(summary({ convertedPriceData: { ...price(37, 37), currency: 'USD' } }).now).toBe('$37.00');
    expect(summary({}).was).toBeUndefined();
    expect(summary({ priceData: price(38, 30.4) })).toMatchObject({
      now: '€30.40',
      was: '€38.00',
      reduced: true,
    });
  });
});
