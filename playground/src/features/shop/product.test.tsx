import { describe, expect, test } from 'vitest';
import type { PriceData, Product, Stock } from 'vitrine/catalog-v1';
import { part } from '../../testing/part.ts';
import { faceOf, plainText } from './product.ts';

const price = (full: number, reduced: number): PriceData => ({
  currency: 'EUR',
  price: full,
  discountedPrice: reduced,
  formatted: { price: `€${full}`, discountedPrice: `€${reduced}` },
});

describe('plainText', () => {
  test('keeps the words of a description and none of its scripts', () => {
    expect(plainText('<p>Soft &amp; warm.</p><p>Wash <b>cold</b>.</p>')).toBe('Soft & warm. Wash cold.');
    expect(plainText('<img src=x onerror="alert(1)">Fine')).toBe('Fine');
    expect(plainText(undefined)).toBe('');
  });
});

describe('faceOf', () => {
  const face = (more: { [Key in keyof Product]?: Product[Key] }) =>
    faceOf(part<Product>({ slug: 'tee', name: 'Tee', priceData: price(34, 34), ...more }));
  const stock = (inventoryStatus: Stock['inventoryStatus']): Stock => ({
    trackInventory: true,
    inStock: true,
    inventoryStatus,
  });

  test('tells sold out from partly sold out', () => {
    expect(face({ stock: stock('OUT_OF_STOCK') }).stock).toBe('out');
    expect(face({ stock: stock('PARTIALLY_OUT_OF_STOCK') }).stock).toBe('some');
    expect(face({}).stock).toBe('in');
  });

  test('shows the price in the currency of the visitor, and the old one only when it is reduced', () => {
    expect(face({ convertedPriceData: { ...price(37, 37), currency: 'USD' } }).now).toBe('$37.00');
    expect(face({}).was).toBeUndefined();
    expect(face({ priceData: price(38, 30.4) })).toMatchObject({
      now: '€30.40',
      was: '€38.00',
      reduced: true,
    });
  });
});
