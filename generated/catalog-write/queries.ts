// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { changeHook } from '../../src/react/call-hooks.ts';
import { type ChangeSettings, mutationOf } from '../../src/react/call-options.ts';
import {
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
} from './operations.ts';
import type {
  AddProductMediaRequest,
  AddProductMediaToChoicesRequest,
  AddProductsToCollectionRequest,
  BulkAdjustProductPropertyRequest,
  BulkUpdateProductsPropertyRequest,
  CreateCollectionRequest,
  CreateProductRequest,
  RemoveProductMediaFromChoicesRequest,
  RemoveProductMediaRequest,
  RemoveProductsFromCollectionRequest,
  UpdateCollectionRequest,
  UpdateProductRequest,
  UpdateProductVariantsRequest,
} from './types.ts';

/**
 * Create a product.
 *
 * Options of React Query for {@link createProduct}. A success marks as stale: `queryProducts`, `queryStoreVariants`, `getCollection`, `getCollectionBySlug`, `queryCollections`, `getCollectionBySlugV1`. Who may call: owner, app.
 */
export const createProductMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['catalog-write', 'createProduct'],
    {
      'catalog-v1': ['queryProducts', 'queryStoreVariants', 'getCollectionBySlugV1'],
      'catalog-v2': ['getCollection', 'getCollectionBySlug', 'queryCollections'],
    },
    ({ data }: { data: CreateProductRequest }, options) => createProduct(data, options),
    settings,
  );

/**
 * Create a product: `useMutation` with {@link createProductMutation}. Who may call: owner, app.
 * @function
 */
export const useCreateProduct = /*#__PURE__*/ changeHook(createProductMutation);

/**
 * Update a product.
 *
 * Options of React Query for {@link updateProduct}. A success marks as stale: `getProduct`, `queryProducts`, `getProductOptionsAvailability`, `queryProductVariants`, `queryStoreVariants`, `getStoreVariant`. Who may call: owner, app.
 */
export const updateProductMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['catalog-write', 'updateProduct'],
    {
      'catalog-v1': [
        'getProduct',
        'queryProducts',
        'getProductOptionsAvailability',
        'queryProductVariants',
        'queryStoreVariants',
        'getStoreVariant',
      ],
    },
    ({ id, data }: { id: string; data: UpdateProductRequest }, options) => updateProduct(id, data, options),
    settings,
  );

/**
 * Update a product: `useMutation` with {@link updateProductMutation}. Who may call: owner, app.
 * @function
 */
export const useUpdateProduct = /*#__PURE__*/ changeHook(updateProductMutation);

/**
 * Delete a product.
 *
 * Options of React Query for {@link deleteProduct}. A success marks as stale: `getProduct`, `queryProducts`, `getProductOptionsAvailability`, `queryProductVariants`, `queryStoreVariants`, `getStoreVariant`, `getCollection`, `getCollectionBySlug`, `queryCollections`, `getCollectionBySlugV1`. Who may call: owner, app.
 */
export const deleteProductMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['catalog-write', 'deleteProduct'],
    {
      'catalog-v1': [
        'getProduct',
        'queryProducts',
        'getProductOptionsAvailability',
        'queryProductVariants',
        'queryStoreVariants',
        'getStoreVariant',
        'getCollectionBySlugV1',
      ],
      'catalog-v2': ['getCollection', 'getCollectionBySlug', 'queryCollections'],
    },
    ({ id }: { id: string }, options) => deleteProduct(id, options),
    settings,
  );

/**
 * Delete a product: `useMutation` with {@link deleteProductMutation}. Who may call: owner, app.
 * @function
 */
export const useDeleteProduct = /*#__PURE__*/ changeHook(deleteProductMutation);

/**
 * Delete all options of a product.
 *
 * Options of React Query for {@link deleteProductOptions}. A success marks as stale: `getProduct`, `queryProducts`, `getProductOptionsAvailability`, `queryProductVariants`, `queryStoreVariants`, `getStoreVariant`. Who may call: owner, app.
 */
export const deleteProductOptionsMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['catalog-write', 'deleteProductOptions'],
    {
      'catalog-v1': [
        'getProduct',
        'queryProducts',
        'getProductOptionsAvailability',
        'queryProductVariants',
        'queryStoreVariants',
        'getStoreVariant',
      ],
    },
    ({ id }: { id: string }, options) => deleteProductOptions(id, options),
    settings,
  );

/**
 * Delete all options of a product: `useMutation` with {@link deleteProductOptionsMutation}. Who may call: owner, app.
 * @function
 */
export const useDeleteProductOptions = /*#__PURE__*/ changeHook(deleteProductOptionsMutation);

/**
 * Remove the brand of a product.
 *
 * Options of React Query for {@link removeBrand}. A success marks as stale: `getProduct`, `queryProducts`. Who may call: owner, app.
 */
export const removeBrandMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['catalog-write', 'removeBrand'],
    { 'catalog-v1': ['getProduct', 'queryProducts'] },
    ({ id }: { id: string }, options) => removeBrand(id, options),
    settings,
  );

/**
 * Remove the brand of a product: `useMutation` with {@link removeBrandMutation}. Who may call: owner, app.
 * @function
 */
export const useRemoveBrand = /*#__PURE__*/ changeHook(removeBrandMutation);

/**
 * Remove the ribbon of a product.
 *
 * Options of React Query for {@link removeRibbon}. A success marks as stale: `getProduct`, `queryProducts`. Who may call: owner, app.
 */
export const removeRibbonMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['catalog-write', 'removeRibbon'],
    { 'catalog-v1': ['getProduct', 'queryProducts'] },
    ({ id }: { id: string }, options) => removeRibbon(id, options),
    settings,
  );

/**
 * Remove the ribbon of a product: `useMutation` with {@link removeRibbonMutation}. Who may call: owner, app.
 * @function
 */
export const useRemoveRibbon = /*#__PURE__*/ changeHook(removeRibbonMutation);

/**
 * Update variants of a product.
 *
 * Options of React Query for {@link updateProductVariants}. A success marks as stale: `getProduct`, `queryProducts`, `getProductOptionsAvailability`, `queryProductVariants`, `queryStoreVariants`, `getStoreVariant`. Who may call: owner, app.
 */
export const updateProductVariantsMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['catalog-write', 'updateProductVariants'],
    {
      'catalog-v1': [
        'getProduct',
        'queryProducts',
        'getProductOptionsAvailability',
        'queryProductVariants',
        'queryStoreVariants',
        'getStoreVariant',
      ],
    },
    ({ id, data }: { id: string; data: UpdateProductVariantsRequest }, options) =>
      updateProductVariants(id, data, options),
    settings,
  );

/**
 * Update variants of a product: `useMutation` with {@link updateProductVariantsMutation}. Who may call: owner, app.
 * @function
 */
export const useUpdateProductVariants = /*#__PURE__*/ changeHook(updateProductVariantsMutation);

/**
 * Reset all variants of a product.
 *
 * Options of React Query for {@link resetAllProductVariantData}. A success marks as stale: `getProduct`, `queryProducts`, `getProductOptionsAvailability`, `queryProductVariants`, `queryStoreVariants`, `getStoreVariant`. Who may call: owner, app.
 */
export const resetAllProductVariantDataMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['catalog-write', 'resetAllProductVariantData'],
    {
      'catalog-v1': [
        'getProduct',
        'queryProducts',
        'getProductOptionsAvailability',
        'queryProductVariants',
        'queryStoreVariants',
        'getStoreVariant',
      ],
    },
    ({ id }: { id: string }, options) => resetAllProductVariantData(id, options),
    settings,
  );

/**
 * Reset all variants of a product: `useMutation` with {@link resetAllProductVariantDataMutation}. Who may call: owner, app.
 * @function
 */
export const useResetAllProductVariantData = /*#__PURE__*/ changeHook(resetAllProductVariantDataMutation);

/**
 * Add media to a product.
 *
 * Options of React Query for {@link addProductMedia}. A success marks as stale: `getProduct`, `queryProducts`, `getProductOptionsAvailability`, `queryProductVariants`, `queryStoreVariants`, `getStoreVariant`. Who may call: owner, app.
 */
export const addProductMediaMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['catalog-write', 'addProductMedia'],
    {
      'catalog-v1': [
        'getProduct',
        'queryProducts',
        'getProductOptionsAvailability',
        'queryProductVariants',
        'queryStoreVariants',
        'getStoreVariant',
      ],
    },
    ({ id, data }: { id: string; data: AddProductMediaRequest }, options) =>
      addProductMedia(id, data, options),
    settings,
  );

/**
 * Add media to a product: `useMutation` with {@link addProductMediaMutation}. Who may call: owner, app.
 * @function
 */
export const useAddProductMedia = /*#__PURE__*/ changeHook(addProductMediaMutation);

/**
 * Remove media from a product.
 *
 * Options of React Query for {@link removeProductMedia}. A success marks as stale: `getProduct`, `queryProducts`, `getProductOptionsAvailability`, `queryProductVariants`, `queryStoreVariants`, `getStoreVariant`. Who may call: owner, app.
 */
export const removeProductMediaMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['catalog-write', 'removeProductMedia'],
    {
      'catalog-v1': [
        'getProduct',
        'queryProducts',
        'getProductOptionsAvailability',
        'queryProductVariants',
        'queryStoreVariants',
        'getStoreVariant',
      ],
    },
    ({ id, data }: { id: string; data: RemoveProductMediaRequest }, options) =>
      removeProductMedia(id, data, options),
    settings,
  );

/**
 * Remove media from a product: `useMutation` with {@link removeProductMediaMutation}. Who may call: owner, app.
 * @function
 */
export const useRemoveProductMedia = /*#__PURE__*/ changeHook(removeProductMediaMutation);

/**
 * Add media to choices of a product.
 *
 * Options of React Query for {@link addProductMediaToChoices}. A success marks as stale: `getProduct`, `queryProducts`, `getProductOptionsAvailability`, `queryProductVariants`, `queryStoreVariants`, `getStoreVariant`. Who may call: owner, app.
 */
export const addProductMediaToChoicesMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['catalog-write', 'addProductMediaToChoices'],
    {
      'catalog-v1': [
        'getProduct',
        'queryProducts',
        'getProductOptionsAvailability',
        'queryProductVariants',
        'queryStoreVariants',
        'getStoreVariant',
      ],
    },
    ({ id, data }: { id: string; data: AddProductMediaToChoicesRequest }, options) =>
      addProductMediaToChoices(id, data, options),
    settings,
  );

/**
 * Add media to choices of a product: `useMutation` with {@link addProductMediaToChoicesMutation}. Who may call: owner, app.
 * @function
 */
export const useAddProductMediaToChoices = /*#__PURE__*/ changeHook(addProductMediaToChoicesMutation);

/**
 * Remove media from choices of a product.
 *
 * Options of React Query for {@link removeProductMediaFromChoices}. A success marks as stale: `getProduct`, `queryProducts`, `getProductOptionsAvailability`, `queryProductVariants`, `queryStoreVariants`, `getStoreVariant`. Who may call: owner, app.
 */
export const removeProductMediaFromChoicesMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['catalog-write', 'removeProductMediaFromChoices'],
    {
      'catalog-v1': [
        'getProduct',
        'queryProducts',
        'getProductOptionsAvailability',
        'queryProductVariants',
        'queryStoreVariants',
        'getStoreVariant',
      ],
    },
    ({ id, data }: { id: string; data: RemoveProductMediaFromChoicesRequest }, options) =>
      removeProductMediaFromChoices(id, data, options),
    settings,
  );

/**
 * Remove media from choices of a product: `useMutation` with {@link removeProductMediaFromChoicesMutation}. Who may call: owner, app.
 * @function
 */
export const useRemoveProductMediaFromChoices = /*#__PURE__*/ changeHook(
  removeProductMediaFromChoicesMutation,
);

/**
 * Create a collection.
 *
 * Options of React Query for {@link createCollection}. A success marks as stale: `queryCollections`. Who may call: owner, app.
 */
export const createCollectionMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['catalog-write', 'createCollection'],
    { 'catalog-v2': ['queryCollections'] },
    ({ data }: { data: CreateCollectionRequest }, options) => createCollection(data, options),
    settings,
  );

/**
 * Create a collection: `useMutation` with {@link createCollectionMutation}. Who may call: owner, app.
 * @function
 */
export const useCreateCollection = /*#__PURE__*/ changeHook(createCollectionMutation);

/**
 * Update a collection.
 *
 * Options of React Query for {@link updateCollection}. A success marks as stale: `getCollection`, `getCollectionBySlug`, `queryCollections`, `getCollectionBySlugV1`. Who may call: owner, app.
 */
export const updateCollectionMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['catalog-write', 'updateCollection'],
    {
      'catalog-v2': ['getCollection', 'getCollectionBySlug', 'queryCollections'],
      'catalog-v1': ['getCollectionBySlugV1'],
    },
    ({ id, data }: { id: string; data: UpdateCollectionRequest }, options) =>
      updateCollection(id, data, options),
    settings,
  );

/**
 * Update a collection: `useMutation` with {@link updateCollectionMutation}. Who may call: owner, app.
 * @function
 */
export const useUpdateCollection = /*#__PURE__*/ changeHook(updateCollectionMutation);

/**
 * Delete a collection.
 *
 * Options of React Query for {@link deleteCollection}. A success marks as stale: `getProduct`, `queryProducts`, `getCollection`, `getCollectionBySlug`, `queryCollections`, `getCollectionBySlugV1`. Who may call: owner, app.
 */
export const deleteCollectionMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['catalog-write', 'deleteCollection'],
    {
      'catalog-v1': ['getProduct', 'queryProducts', 'getCollectionBySlugV1'],
      'catalog-v2': ['getCollection', 'getCollectionBySlug', 'queryCollections'],
    },
    ({ id }: { id: string }, options) => deleteCollection(id, options),
    settings,
  );

/**
 * Delete a collection: `useMutation` with {@link deleteCollectionMutation}. Who may call: owner, app.
 * @function
 */
export const useDeleteCollection = /*#__PURE__*/ changeHook(deleteCollectionMutation);

/**
 * Add products to a collection.
 *
 * Options of React Query for {@link addProductsToCollection}. A success marks as stale: `getProduct`, `queryProducts`, `getCollection`, `getCollectionBySlug`, `queryCollections`, `getCollectionBySlugV1`. Who may call: owner, app.
 */
export const addProductsToCollectionMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['catalog-write', 'addProductsToCollection'],
    {
      'catalog-v1': ['getProduct', 'queryProducts', 'getCollectionBySlugV1'],
      'catalog-v2': ['getCollection', 'getCollectionBySlug', 'queryCollections'],
    },
    ({ id, data }: { id: string; data: AddProductsToCollectionRequest }, options) =>
      addProductsToCollection(id, data, options),
    settings,
  );

/**
 * Add products to a collection: `useMutation` with {@link addProductsToCollectionMutation}. Who may call: owner, app.
 * @function
 */
export const useAddProductsToCollection = /*#__PURE__*/ changeHook(addProductsToCollectionMutation);

/**
 * Remove products from a collection.
 *
 * Options of React Query for {@link removeProductsFromCollection}. A success marks as stale: `getProduct`, `queryProducts`, `getCollection`, `getCollectionBySlug`, `queryCollections`, `getCollectionBySlugV1`. Who may call: owner, app.
 */
export const removeProductsFromCollectionMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['catalog-write', 'removeProductsFromCollection'],
    {
      'catalog-v1': ['getProduct', 'queryProducts', 'getCollectionBySlugV1'],
      'catalog-v2': ['getCollection', 'getCollectionBySlug', 'queryCollections'],
    },
    ({ id, data }: { id: string; data: RemoveProductsFromCollectionRequest }, options) =>
      removeProductsFromCollection(id, data, options),
    settings,
  );

/**
 * Remove products from a collection: `useMutation` with {@link removeProductsFromCollectionMutation}. Who may call: owner, app.
 * @function
 */
export const useRemoveProductsFromCollection = /*#__PURE__*/ changeHook(removeProductsFromCollectionMutation);

/**
 * Set one property of many products.
 *
 * Options of React Query for {@link bulkUpdateProductsProperty}. A success marks as stale: `getProduct`, `queryProducts`, `getProductOptionsAvailability`, `queryProductVariants`, `queryStoreVariants`, `getStoreVariant`. Who may call: owner, app.
 */
export const bulkUpdateProductsPropertyMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['catalog-write', 'bulkUpdateProductsProperty'],
    {
      'catalog-v1': [
        'getProduct',
        'queryProducts',
        'getProductOptionsAvailability',
        'queryProductVariants',
        'queryStoreVariants',
        'getStoreVariant',
      ],
    },
    ({ data }: { data: BulkUpdateProductsPropertyRequest }, options) =>
      bulkUpdateProductsProperty(data, options),
    settings,
  );

/**
 * Set one property of many products: `useMutation` with {@link bulkUpdateProductsPropertyMutation}. Who may call: owner, app.
 * @function
 */
export const useBulkUpdateProductsProperty = /*#__PURE__*/ changeHook(bulkUpdateProductsPropertyMutation);

/**
 * Increase or decrease one property of many products.
 *
 * Options of React Query for {@link bulkAdjustProductProperty}. A success marks as stale: `getProduct`, `queryProducts`, `getProductOptionsAvailability`, `queryProductVariants`, `queryStoreVariants`, `getStoreVariant`. Who may call: owner, app.
 */
export const bulkAdjustProductPropertyMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['catalog-write', 'bulkAdjustProductProperty'],
    {
      'catalog-v1': [
        'getProduct',
        'queryProducts',
        'getProductOptionsAvailability',
        'queryProductVariants',
        'queryStoreVariants',
        'getStoreVariant',
      ],
    },
    ({ data }: { data: BulkAdjustProductPropertyRequest }, options) =>
      bulkAdjustProductProperty(data, options),
    settings,
  );

/**
 * Increase or decrease one property of many products: `useMutation` with {@link bulkAdjustProductPropertyMutation}. Who may call: owner, app.
 * @function
 */
export const useBulkAdjustProductProperty = /*#__PURE__*/ changeHook(bulkAdjustProductPropertyMutation);
