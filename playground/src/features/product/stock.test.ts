import { expect, test } from 'vitest';
import type { Product, ProductOption } from 'vitrine/catalog-v1';
import type { ChosenVariant } from 'vitrine/state';
import { text } from '../../text/text.ts';
import { part } from '../../testing/part.ts';
import { stockNote } from './stock.ts';

const variant = (inStock: boolean, left?: number) => part<ChosenVariant>({ inStock, left });
const tee = part<Product>({ productOptions: [part<ProductOption>({ name: 'Size' })] });
const mug = part<Product>({
  productOptions: [],
  stock: { trackInventory: true, quantity: 3, inStock: true, inventoryStatus: 'IN_STOCK' },
});

test('a low stock shows the number, a high one does not', () => {
  expect(stockNote(tee, variant(true, 2))).toEqual({ level: 'low', words: text.product.fewLeft(2) });
  expect(stockNote(tee, variant(true, 40))).toEqual({ level: 'good', words: text.product.stockLeft(40) });
  expect(stockNote(tee, variant(true))).toEqual({ level: 'good', words: text.product.inStock });
  expect(stockNote(tee, variant(false, 0))?.level).toBe('out');
});

test('a product with options shows no stock before they are chosen, one without options does', () => {
  expect(stockNote(tee, undefined)).toBeUndefined();
  expect(stockNote(mug, undefined)).toEqual({ level: 'low', words: text.product.fewLeft(3) });
});
