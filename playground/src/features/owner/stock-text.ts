import type { Product } from 'vitrine/catalog-v1';
import { text } from '../../text/owner.ts';

/** The stock of a product in words. */
export const stockWords = ({ stock }: Product): string => {
  const { catalog } = text.ownerShop;
  const counted = stock?.trackInventory === true ? stock.quantity : undefined;
  if (stock?.inventoryStatus === 'OUT_OF_STOCK') return catalog.soldOut;
  if (stock?.inventoryStatus === 'PARTIALLY_OUT_OF_STOCK') return catalog.someSoldOut(counted);
  return counted === undefined ? catalog.notCounted : catalog.left(counted);
};
