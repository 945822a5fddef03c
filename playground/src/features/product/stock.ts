import type { Product } from 'vitrine/catalog-v1';
import type { ChosenVariant } from 'vitrine/state';
import { text } from '../../text/text.ts';

export interface StockNote {
  readonly level: 'good' | 'low' | 'out';
  readonly words: string;
}

/** Largest stock for which the page shows the number of pieces. */
const FEW = 5;

const note = (inStock: boolean, quantity: number | undefined): StockNote => {
  if (!inStock) return { level: 'out', words: text.product.soldOut };
  if (quantity === undefined) return { level: 'good', words: text.product.inStock };
  return quantity <= FEW
    ? { level: 'low', words: text.product.fewLeft(quantity) }
    : { level: 'good', words: text.product.stockLeft(quantity) };
};

/** The stock message for the selected variant, or for a product without options. */
export const stockNote = (product: Product, variant: ChosenVariant | undefined): StockNote | undefined => {
  if (variant) return note(variant.inStock, variant.left);
  const status = product.stock?.inventoryStatus;
  if (status === 'OUT_OF_STOCK') return note(false, undefined);
  return product.productOptions.length === 0 ? note(true, product.stock?.quantity) : undefined;
};
