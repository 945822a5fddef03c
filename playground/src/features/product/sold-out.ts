import type { Product, Variant } from 'vitrine/catalog-v1';
import type { Selection } from 'vitrine/state';

/** A sold-out item that a visitor can ask to be notified about. */
export interface SoldOut {
  /** Name of the variant, such as "S, Red"; empty for a product without options. */
  readonly name: string;
  readonly selection: Selection;
}

/** Whether a variant is visible and sold out. */
const isGone = ({ variant, stock }: Variant, { stock: ofAll, manageVariants }: Product): boolean =>
  variant.visible && (manageVariants ? stock?.inStock === false : ofAll?.inventoryStatus === 'OUT_OF_STOCK');

/** The sold-out variants of a product that match the choices made so far. */
export const soldOutOf = (product: Product, selection: Selection = {}): readonly SoldOut[] =>
  product.variants
    .filter((variant) => isGone(variant, product))
    .filter(({ choices }) => Object.entries(selection).every(([name, choice]) => choices[name] === choice))
    .map(({ choices }) => ({ name: Object.values(choices).join(', '), selection: choices }));
