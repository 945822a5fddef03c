import { getProductOptionsAvailability } from './availability.ts';
import {
  getCollection,
  getCollectionBySlug,
  getProduct,
  getStoreVariant,
  queryCollections,
  queryProducts,
  queryProductVariants,
  queryStoreVariants,
} from './catalog.ts';
import { catalogWriteRules } from './write/table.ts';
import { ofNewerStore, ofReader, ofStore } from './store.ts';
import { queryBrands, queryRibbons } from './v3/named-lists.ts';
import {
  countProducts,
  getAllProductsCategory,
  getProductBySlug,
  getProductV3,
  queryProductsV3,
  searchProducts,
} from './v3/products-v3.ts';
import { queryVariants, searchVariants } from './v3/variants-v3.ts';
import { getCatalogVersion } from './v3/version.ts';

/** The rules that read the catalog (R100 to R107, R113, R115). */
export const catalogReadRules = ofReader({
  getProduct,
  queryProducts,
  getProductOptionsAvailability,
  queryProductVariants,
  queryStoreVariants,
  getStoreVariant,
  getCollection,
  getCollectionBySlug,
  getCollectionBySlugV1: getCollectionBySlug,
  queryCollections,
});

/** The rules that read the newer catalog. */
const newerCatalogRules = ofNewerStore({
  getProductV3,
  getProductBySlug,
  queryProductsV3,
  searchProducts,
  countProducts,
  getAllProductsCategory,
  queryVariants,
  searchVariants,
  queryBrands,
  queryRibbons,
});

/**
 * The rules of both catalogs. Each needs the store's app and its version of the catalog (R214, R304, R305); only the
 * version itself can always be read.
 */
export const catalogRules = {
  ...catalogReadRules,
  ...ofStore(catalogWriteRules),
  ...newerCatalogRules,
  getCatalogVersion,
};
