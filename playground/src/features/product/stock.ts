import type { Product } from 'vitrine/catalog-v1';
import type { ChosenVariant } from 'vitrine/state';
import { text } from '../../text/text.ts';

export interface StockNote {
  readonly level: 'good' | 'low' | 'out';
  readonly words: string;
}

/** From so few pieces on, the page says how many are left. */
const FEW = 5;

const note = (inStock: boolean, quantity: number | undefined): StockNote => {
  if (!inStock) return { level: 'out', words: text.product.soldOut };
  if (quantity === undefined) return { level: 'good', words: text.product.inStock };
  return quantity <= FEW
    ? { level: 'low', words: text.product.fewLeft(quantity) }
    : { level: 'good', words: text.product.stockLeft(quantity) };
};

/** What the page says about stock: of the chosen variant, or of a product that has nothing to choose. */
export const stockNote = (product: Product, variant: ChosenVariant | undefined): StockNote | undefined => {
  if (variant) return note(variant.inStock, variant.left);
  const status = product.stock?.inventoryStatus;
  if (status === 'OUT_OF_STOCK') return note(false, undefined);
  return product.productOptions.length === 0 ? note(true, product.stock?.quantity) : undefined;
};
