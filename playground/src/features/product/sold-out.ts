import type { CatalogProduct, Selection } from 'vitrine/state';

/** A sold-out item that a visitor can ask to be notified about. */
export interface SoldOut {
  /** Name of the variant, such as "S, Red"; empty for a product without options. */
  readonly name: string;
  readonly selection: Selection;
}

/** The sold-out variants of a product that match the choices made so far. */
export const soldOutOf = (
  { stock, variants = [] }: CatalogProduct,
  selection: Selection = {},
): readonly SoldOut[] =>
  variants
    .filter((variant) => stock === 'sold-out' || variant.stock === 'sold-out')
    .filter(({ choices }) => Object.entries(selection).every(([name, choice]) => choices[name] === choice))
    .map(({ choices }) => ({ name: Object.values(choices).join(', '), selection: choices }));
