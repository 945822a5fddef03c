import type { CatalogProduct, CatalogVariant } from 'vitrine/state';
import { text } from '../../text/shop.ts';

export interface StockNote {
  readonly level: 'good' | 'low' | 'out';
  readonly words: string;
}

/** Largest stock for which the page shows the number of pieces. */
const FEW = 5;

const ofVariant = ({ stock, left }: CatalogVariant): StockNote | undefined => {
  if (stock === 'unknown') return undefined;
  if (stock === 'sold-out') return { level: 'out', words: text.product.soldOut };
  if (stock === 'pre-order') return { level: 'low', words: text.product.preOrder };
  if (left === undefined) return { level: 'good', words: text.product.inStock };
  return left <= FEW
    ? { level: 'low', words: text.product.fewLeft(left) }
    : { level: 'good', words: text.product.stockLeft(left) };
};

/** The stock message for the selected variant; before all choices are made, only for a product that is sold out. */
export const stockNote = (
  product: CatalogProduct,
  variant: CatalogVariant | undefined,
): StockNote | undefined => {
  if (product.stock === 'sold-out') return { level: 'out', words: text.product.soldOut };
  return variant && ofVariant(variant);
};
