import { ofNewerStore } from '../store.ts';
import { queryBrands, queryRibbons } from './named-lists.ts';
import {
  countProducts,
  getAllProductsCategory,
  getProductBySlug,
  getProductV3,
  queryProductsV3,
  searchProducts,
} from './products-v3.ts';
import { queryVariants, searchVariants } from './variants-v3.ts';

/** The rules that read the newer catalog. Each needs the store's app and that catalog (R214, R304, R305). */
export const newerCatalogRules = ofNewerStore({
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
