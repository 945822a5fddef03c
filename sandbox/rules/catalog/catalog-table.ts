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
import { ofStore } from './store.ts';

/** The rules that read the catalog (R100 to R107, R113, R115). */
export const catalogReadRules = ofStore({
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

/** The rules of the catalog. Each needs the store's app and its version of the catalog (R214, R215). */
export const catalogRules = { ...catalogReadRules, ...ofStore(catalogWriteRules) };
