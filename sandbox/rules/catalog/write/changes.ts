import { announce } from '../../../engine/announce.ts';
import type { CollectionRecord, ProductRecord, VariantRecord } from '../../../records/state.ts';
import type { World } from '../../../engine/context.ts';
import { raiseRevision } from '../tree.ts';
import { mediaView } from '../media-view.ts';
import { costAndProfit, priceData } from '../prices.ts';
import { productCreatedOnV3, productDeletedOnV3, productUpdatedOnV3, senders } from '../v3/notify.ts';

/** The version of the catalog in which a change was made. */
const versionOf = ({ state }: World) =>
  state.settings.catalogVersion === 'V3' ? ('V3_CATALOG' as const) : ('V1_CATALOG' as const);

/** Counts a change of a product, and sets its date (R4). */
const touch = (world: World, product: ProductRecord): void => {
  product.lastUpdated = world.clock.iso();
  product.revision = (product.revision ?? 1) + 1;
};

/** Announces a new product (R114). */
export const productCreated = (world: World, product: ProductRecord): void => {
  const { currency, siteUrl, productPath } = world.state.settings;
  const { earlier, newer } = senders(world);
  if (newer) productCreatedOnV3(world, product);
  if (!earlier) return;
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
    originatedFromVersion: versionOf(world),
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
  touch(world, product);
  if (changedFields.length === 0) return;
  const { earlier, newer } = senders(world);
  if (newer) productUpdatedOnV3(world, product, changedFields);
  if (!earlier) return;
  announce(world, 'com.wix.ecommerce.catalog.api.v1.ProductChanged', {
    productId: product.id,
    changedFields: [...changedFields],
    originatedFromVersion: versionOf(world),
  });
};

/** Announces that a product was deleted (R114). */
export const productDeleted = (world: World, productId: string): void => {
  const { earlier, newer } = senders(world);
  if (newer) productDeletedOnV3(world, productId);
  if (!earlier) return;
  announce(world, 'com.wix.ecommerce.catalog.api.v1.ProductDeleted', {
    productId,
    originatedFromVersion: versionOf(world),
  });
};

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
  touch(world, product);
  const changed = changes.filter(({ changedFields }) => changedFields.length > 0);
  if (changed.length === 0) return;
  const { earlier, newer } = senders(world);
  const names = new Set(['variantsInfo', ...changed.flatMap(({ changedFields }) => changedFields)]);
  if (newer) productUpdatedOnV3(world, product, [...names]);
  if (!earlier) return;
  const originatedFromVersion = versionOf(world);
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

/** Announces a new collection (R114). */
export const collectionCreated = (world: World, { id, name, slug, visible }: CollectionRecord): void => {
  raiseRevision(world);
  announce(world, 'com.wix.ecommerce.catalog.api.v1.CollectionCreated', {
    collection_Id: id,
    name,
    media: { items: [] },
    slug,
    visible,
    originatedFromVersion: versionOf(world),
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
  raiseRevision(world);
  announce(world, 'com.wix.ecommerce.catalog.api.v1.CollectionChanged', {
    collection_Id: id,
    changedFields: [...changedFields],
    originatedFromVersion: versionOf(world),
  });
};

/** Announces that a collection was deleted (R114). */
export const collectionDeleted = (world: World, id: string): void => {
  raiseRevision(world);
  announce(world, 'com.wix.ecommerce.catalog.api.v1.CollectionDeleted', {
    collection_Id: id,
    originatedFromVersion: versionOf(world),
  });
};
