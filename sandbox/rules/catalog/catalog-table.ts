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
import { ofReader } from './store.ts';

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
