import { describe, expect, test } from 'vitest';
import type { CatalogMoney, ListedProduct } from 'vitrine/state';
import { part } from '../../testing/part.ts';
import { text } from '../../text/shop.ts';
import { plainText, summaryOf } from './product-summary.ts';

const euros = (amount: string): CatalogMoney => ({ amount, currency: 'EUR', text: '' });

describe('plainText', () => {
  test('keeps the text of a description and drops its scripts', () => {
    expect(plainText('<p>Soft &amp; warm.</p><p>Wash <b>cold</b>.</p>')).toBe('Soft & warm. Wash cold.');
    expect(plainText('<img src=x onerror="alert(1)">Fine')).toBe('Fine');
    expect(plainText('')).toBe('');
  });
});

describe('summaryOf', () => {
  const summary = (more: Partial<ListedProduct>) =>
    summaryOf(
      part<ListedProduct>({ slug: 'tee', name: 'Tee', html: '', pictures: [], ribbons: [], ...more }),
    );

  test('shows the former price only if the product is reduced, and the lowest of several prices', () => {
    const plain = { now: euros('34'), was: undefined, upTo: undefined };
    expect(summary({ price: plain })).toMatchObject({ now: '€34.00', was: undefined, reduced: false });
    expect(summary({ price: { ...plain, was: euros('38') } })).toMatchObject({
      was: '€38.00',
      reduced: true,
    });
    expect(summary({ price: { ...plain, upTo: euros('36') } }).now).toBe(text.product.fromPrice('€34.00'));
  });

  test('has no price if the platform sent none', () => {
    expect(summary({ price: undefined }).now).toBe('');
  });
});
