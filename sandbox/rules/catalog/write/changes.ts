import { announce } from '../../../engine/announce.ts';
import type { CollectionRecord, ProductRecord, VariantRecord } from '../../../records/state.ts';
import type { World } from '../../../engine/context.ts';
import { mediaView } from '../media-view.ts';
import { costAndProfit, priceData } from '../prices.ts';

const originatedFromVersion = 'V1_CATALOG' as const;

/** Announces a new product (R114). */
export const productCreated = (world: World, product: ProductRecord): void => {
  const { currency, siteUrl, productPath } = world.state.settings;
  announce(world, 'com.wix.ecommerce.catalog.api.v1.ProductCreated', {
    productId: product.id,
    name: product.name,
    price: priceData(product, currency),
    visible: product.visible,
    media: mediaView(world, product.pictures),
    sku: product.sku,
    productPageUrl: { base: `${siteUrl}/`, path: `${productPath}${product.slug}` },
    ...(product.brand && { brand: product.brand }),
    costAndProfitData: costAndProfit(product, currency),
    slug: product.slug,
    originatedFromVersion,
  });
};

/**
 * Updates the date of a product (R4) and announces the names of its changed fields; without a changed field nothing is
 * announced (R114).
 */
export const productChanged = (
  world: World,
  product: ProductRecord,
  changedFields: readonly string[],
): void => {
  product.lastUpdated = world.clock.iso();
  if (changedFields.length === 0) return;
  announce(world, 'com.wix.ecommerce.catalog.api.v1.ProductChanged', {
    productId: product.id,
    changedFields: [...changedFields],
    originatedFromVersion,
  });
};

/** Announces that a product was deleted (R114). */
export const productDeleted = (world: World, productId: string): void =>
  announce(world, 'com.wix.ecommerce.catalog.api.v1.ProductDeleted', { productId, originatedFromVersion });

/** A variant with the names of its changed fields. */
export interface VariantChange {
  variant: VariantRecord;
  changedFields: string[];
}

/** Updates the date of a product and announces the changes of its variants (R4, R114). */
export const variantsChanged = (
  world: World,
  product: ProductRecord,
  changes: readonly VariantChange[],
): void => {
  product.lastUpdated = world.clock.iso();
  const changed = changes.filter(({ changedFields }) => changedFields.length > 0);
  if (changed.length === 0) return;
  announce(world, 'com.wix.ecommerce.catalog.api.v1.VariantsChanged', {
    productId: product.id,
    variants: changed.map(({ variant, changedFields }) => ({
      variantId: variant.id,
      choices: variant.choices,
      changedFields,
      originatedFromVersion,
    })),
    originatedFromVersion,
  });
};

/** Raises the revision that all categories share (R412). */
const treeChanged = ({ state }: World): void => {
  state.categoryRevision = (state.categoryRevision ?? 1) + 1;
};

/** Announces a new collection (R114). */
export const collectionCreated = (world: World, { id, name, slug, visible }: CollectionRecord): void => {
  treeChanged(world);
  announce(world, 'com.wix.ecommerce.catalog.api.v1.CollectionCreated', {
    collection_Id: id,
    name,
    media: { items: [] },
    slug,
    visible,
    originatedFromVersion,
  });
};

/**
 * Updates the date of a collection (R4) and announces the names of its changed fields; without a changed field nothing
 * happens (R114).
 */
export const collectionChanged = (
  world: World,
  collection: CollectionRecord,
  changedFields: readonly string[],
): void => {
  if (changedFields.length === 0) return;
  const { id } = collection;
  collection.updatedDate = world.clock.iso();
  treeChanged(world);
  announce(world, 'com.wix.ecommerce.catalog.api.v1.CollectionChanged', {
    collection_Id: id,
    changedFields: [...changedFields],
    originatedFromVersion,
  });
};

/** Announces that a collection was deleted (R114). */
export const collectionDeleted = (world: World, id: string): void => {
  treeChanged(world);
  announce(world, 'com.wix.ecommerce.catalog.api.v1.CollectionDeleted', {
    collection_Id: id,
    originatedFromVersion,
  });
};
