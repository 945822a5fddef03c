import type { Product } from 'vitrine/catalog-v1';
import { text } from '../../text/owner.ts';

/** Id of the collection with all products, which every store has and which cannot be edited. */
export const EVERYTHING = '00000000-000000-000000-000000000001';

/** The stock of a product in words, with a level. */
export const stockWords = ({ stock }: Product): { level: 'good' | 'low' | 'out'; words: string } => {
  const { catalog } = text.ownerShop;
  const counted = stock?.trackInventory === true ? stock.quantity : undefined;
  if (stock?.inventoryStatus === 'OUT_OF_STOCK') return { level: 'out', words: catalog.soldOut };
  if (stock?.inventoryStatus === 'PARTIALLY_OUT_OF_STOCK')
    return { level: 'low', words: catalog.someSoldOut(counted) };
  return { level: 'good', words: counted === undefined ? catalog.notCounted : catalog.left(counted) };
};
