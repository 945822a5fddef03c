import { expect, test } from 'vitest';
import type { CatalogProduct, CatalogVariant } from 'vitrine/state';
import { text } from '../../text/shop.ts';
import { part } from '../../testing/part.ts';
import { stockNote } from './stock.ts';

const variant = (stock: CatalogVariant['stock'], left?: number) => part<CatalogVariant>({ stock, left });
const tee = part<CatalogProduct>({ stock: 'some-sold-out' });

test('a low stock shows the number, a high one does not, and an unknown number only that there is some', () => {
  expect(stockNote(tee, variant('in-stock', 2))).toEqual({ level: 'low', words: text.product.fewLeft(2) });
  expect(stockNote(tee, variant('in-stock', 40))).toEqual({
    level: 'good',
    words: text.product.stockLeft(40),
  });
  expect(stockNote(tee, variant('in-stock'))).toEqual({ level: 'good', words: text.product.inStock });
  expect(stockNote(tee, variant('sold-out', 0))?.level).toBe('out');
  expect(stockNote(tee, variant('pre-order'))?.words).toBe(text.product.preOrder);
});

test('before all choices are made, only a product that is sold out says so', () => {
  expect(stockNote(tee, undefined)).toBeUndefined();
  expect(stockNote(part<CatalogProduct>({ stock: 'sold-out' }), undefined)?.level).toBe('out');
});
