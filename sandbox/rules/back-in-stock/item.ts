import type { BackInStockItemDetails, CatalogReference } from '../../../generated/back-in-stock/types.ts';
import { applicationError, fieldError } from '../../engine/errors.ts';
import { lookUp } from '../../engine/values/lookup.ts';
import type { ProductRecord, VariantRecord, WaitedItem } from '../../records/state.ts';
import { findVariant } from '../cart/cart-items.ts';
import type { World } from '../../engine/context.ts';
import { inventoryStatus, isInStock } from '../catalog/stock.ts';
import { variantById } from '../catalog/v3/reference.ts';

/** A requested item: a variant, or a product in any variant. */
interface Item {
  product: ProductRecord;
  variant: VariantRecord | undefined;
}

const choosesNothing = ({ options = {} }: CatalogReference): boolean =>
  options['variantId'] === undefined && options['options'] === undefined;

const findItem = ({ state }: World, reference: CatalogReference): Item | undefined => {
  const product = lookUp(state.products, 'id', reference.catalogItemId);
  if (!product || !state.settings.storeAppIds.includes(reference.appId)) return undefined;
  const variant =
    state.settings.catalogVersion === 'V3'
      ? variantById(product, reference.options?.['variantId'])
      : findVariant(product, { ...reference.options });
  return variant || choosesNothing(reference) ? { product, variant } : undefined;
};

/** A key of an item, equal for all references to it; undefined for an item that the store does not have. */
export const itemKey = (world: World, reference: CatalogReference): string | undefined => {
  const item = findItem(world, reference);
  return item && `${item.product.id}/${item.variant?.id ?? ''}`;
};

/**
 * The item of a reference. Throws a 400 if it is not an item of the store (R123), or if it does not have the options.
 */
export const checkItem = (world: World, reference: CatalogReference): Item => {
  const { state } = world;
  if (!state.settings.storeAppIds.includes(reference.appId))
    throw fieldError(
      'request.catalogReference.appId',
      'VALIDATION',
      'is not the store: only items of the store can be requested',
    );
  if (!lookUp(state.products, 'id', reference.catalogItemId)?.visible)
    throw fieldError('request.catalogReference.catalogItemId', 'VALIDATION', 'is not an item of the store');
  const item = findItem(world, reference);
  if (!item)
    throw applicationError(
      400,
      'INVALID_CATALOG_REFERENCE_OPTIONS',
      'Catalog reference options are not valid',
    );
  return item;
};

/** Whether an item can be bought now (R104). */
export const isItemInStock = ({ product, variant }: Item): boolean =>
  variant ? isInStock(product, variant) : inventoryStatus(product) !== 'OUT_OF_STOCK';

/** The details for the mail. Throws 400 INVALID_ITEM_IMAGE_URL if the address of the image is not http or https. */
export const readDetails = ({ name, price, image }: BackInStockItemDetails): WaitedItem => {
  if (image?.url !== undefined && !/^https?:\/\//i.test(image.url))
    throw applicationError(400, 'INVALID_ITEM_IMAGE_URL', 'Item image URL is not valid');
  return { name, price, image: image?.url ?? image?.id ?? '' };
};
