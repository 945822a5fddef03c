import type { Product, Variant } from 'vitrine/catalog-v1';
import type { Selection } from 'vitrine/state';

/** What can be told about when it is back. */
export interface SoldOut {
  /** Name of the variant, such as "S, Red"; empty for a product without options. */
  readonly name: string;
  readonly selection: Selection;
}

/** Whether a variant is one that people see, and none of it is left. */
const isGone = ({ variant, stock }: Variant, { stock: ofAll, manageVariants }: Product): boolean =>
  variant.visible && (manageVariants ? stock?.inStock === false : ofAll?.inventoryStatus === 'OUT_OF_STOCK');

/** The variants of a product that are sold out and agree with the choices made so far. */
export const soldOutOf = (product: Product, selection: Selection = {}): readonly SoldOut[] =>
  product.variants
    .filter((variant) => isGone(variant, product))
    .filter(({ choices }) => Object.entries(selection).every(([name, choice]) => choices[name] === choice))
    .map(({ choices }) => ({ name: Object.values(choices).join(', '), selection: choices }));
