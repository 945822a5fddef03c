import type { Rule } from '../../../engine/context.ts';
import { bulkAdjustProductProperty, bulkUpdateProductsProperty } from './bulk.ts';
import {
  addProductsToCollection,
  createCollection,
  deleteCollection,
  removeProductsFromCollection,
  updateCollection,
} from './collections.ts';
import {
  addProductMedia,
  addProductMediaToChoices,
  removeProductMedia,
  removeProductMediaFromChoices,
} from './media.ts';
import {
  createProduct,
  deleteProduct,
  deleteProductOptions,
  removeBrand,
  removeRibbon,
  resetAllProductVariantData,
  updateProduct,
} from './products.ts';
import { updateProductVariants } from './variants.ts';

/** The rules that change the catalog (R100 to R114). */
export const catalogWriteRules: Readonly<Record<string, Rule>> = {
  createProduct,
  updateProduct,
  deleteProduct,
  deleteProductOptions,
  removeBrand,
  removeRibbon,
  updateProductVariants,
  resetAllProductVariantData,
  addProductMedia,
  removeProductMedia,
  addProductMediaToChoices,
  removeProductMediaFromChoices,
  createCollection,
  updateCollection,
  deleteCollection,
  addProductsToCollection,
  removeProductsFromCollection,
  bulkUpdateProductsProperty,
  bulkAdjustProductProperty,
};
