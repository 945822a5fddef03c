import { announce } from '../../../engine/announce.ts';
import type { World } from '../../../engine/context.ts';
import type { ProductRecord } from '../../../records/state.ts';
import { pricesOf } from './amounts.ts';
import { lazyCategories, type Parts } from './parts.ts';
import { productOnV3 } from './product-view-v3.ts';

/** The fields of the newer catalog that change with a field of the earlier one, if their names differ. */
const newerNames: Readonly<Record<string, readonly string[]>> = {
  stock: ['inventory'],
  price: ['actualPriceRange', 'variantsInfo'],
  discount: ['actualPriceRange', 'compareAtPriceRange', 'variantsInfo'],
  description: ['plainDescription'],
  productOptions: ['options'],
  customTextFields: ['modifiers'],
  additionalInfoSections: ['infoSections'],
};

/** Whether changes of the catalog send notifications of the earlier and of the newer catalog (R566). */
export const senders = ({ state }: World): { readonly earlier: boolean; readonly newer: boolean } => {
  const newer = state.settings.catalogVersion === 'V3';
  return { newer, earlier: !newer || state.settings.earlierNotificationsOnV3 };
};

/** A product as notifications have it: without any part on request. */
const notified = (world: World, product: ProductRecord) => {
  const nothing: Parts = {
    has: () => false,
    prices: pricesOf({ header: () => null, state: world.state }, false),
    categories: lazyCategories(world),
  };
  return productOnV3(world, product, nothing);
};

const triggeredByAnonymizeRequest = false;

/** Announces a new product of the newer catalog (R562). */
export const productCreatedOnV3 = (world: World, product: ProductRecord): void =>
  announce(world, 'wix.stores.catalog.v3.product_created', {
    entityId: product.id,
    triggeredByAnonymizeRequest,
    createdEvent: { entity: notified(world, product) },
  });

/** Announces a changed product with the names of its changed fields; variants are one of them (R562). */
export const productUpdatedOnV3 = (
  world: World,
  product: ProductRecord,
  changedFields: readonly string[],
): void => {
  const currentEntity = notified(world, product);
  const names = changedFields.flatMap((name) => newerNames[name] ?? [name]);
  announce(world, 'wix.stores.catalog.v3.product_updated', {
    entityId: product.id,
    triggeredByAnonymizeRequest,
    updatedEvent: {
      currentEntity,
      modifiedFields: Object.fromEntries(
        names.map((name): [string, unknown] => [name, Reflect.get(currentEntity, name) ?? null]),
      ),
    },
  });
};

/** Announces that a product of the newer catalog was deleted (R562). */
export const productDeletedOnV3 = (world: World, productId: string): void =>
  announce(world, 'wix.stores.catalog.v3.product_deleted', {
    entityId: productId,
    triggeredByAnonymizeRequest,
    deletedEvent: {},
  });
