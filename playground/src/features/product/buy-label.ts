import type { ProductChoicesResult } from 'vitrine/react';
import { text } from '../../text/shop.ts';

/** The label of a button that adds the product to the cart: the missing choices, if there are any. */
export const buyLabel = ({ missing, availability }: ProductChoicesResult): string => {
  if (missing.length > 0) return text.product.missing(missing);
  if (availability === 'impossible') return text.product.choiceImpossible;
  if (availability === 'without-file') return text.product.withoutFile;
  return availability === 'pre-order' ? text.product.addAhead : text.product.add;
};
