import type { CatalogReference } from '../../../generated/carts/types.ts';
import type { CartLineRecord } from '../../records/state.ts';
import { asksForPreorder, type FoundItem } from './cart-items.ts';

/** A requested line with its item of the catalog. */
export interface Wanted {
  reference: CatalogReference;
  quantity: number;
  found: FoundItem;
}

type KeyParts = Pick<NonNullable<CartLineRecord['item']>, 'customTextFields' | 'modifiers'> & {
  options: Readonly<Record<string, unknown>> | undefined;
};

const keyOfItem = (
  productId: string,
  variantId: string,
  { customTextFields, modifiers = {}, options }: KeyParts,
): string => JSON.stringify([productId, variantId, customTextFields, modifiers, asksForPreorder(options)]);

/** The key of an item with its options: equal keys share a line (R53, R458). */
export const keyOfFound = ({ reference, found }: Pick<Wanted, 'reference' | 'found'>): string =>
  keyOfItem(found.product.id, found.variant.id, { ...found, options: reference.options });

/** The key of the item of a line; undefined for a custom line. */
export const keyOfLine = ({ item }: CartLineRecord): string | undefined =>
  item && keyOfItem(item.productId, item.variantId, item);
