// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import { request } from '../../src/core/request.ts';
import type { Reply, RequestOptions } from '../../src/core/types.ts';
import type {
  AddProductMediaRequest,
  AddProductMediaToChoicesRequest,
  AddProductsToCollectionRequest,
  BulkAdjustProductPropertyRequest,
  BulkProductsResponse,
  BulkUpdateProductsPropertyRequest,
  CreateCollectionRequest,
  CreateCollectionResponse,
  CreateProductRequest,
  CreateProductResponse,
  EmptyResponse,
  RemoveProductMediaFromChoicesRequest,
  RemoveProductMediaRequest,
  RemoveProductsFromCollectionRequest,
  UpdateCollectionRequest,
  UpdateCollectionResponse,
  UpdateProductRequest,
  UpdateProductResponse,
  UpdateProductVariantsRequest,
  UpdateProductVariantsResponse,
} from './types.ts';

/**
 * Create a product.
 *
 * Makes a product without media and answers it with everything that the platform adds: id, slug, address,
 * variants. The combinations of the options' choices become its variants, up to 1000.
 *
 * Only physical products can be made by this call. A slug that is left out is made from the name.
 *
 * Who may call: owner, app. It is repeated only if it was surely not sent (class `adds`).
 * Codes: `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const createProduct = (
  createProductRequest: CreateProductRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<CreateProductResponse, 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      url: '/v1/products',
      method: 'POST',
      data: createProductRequest,
      facts: {
        id: 'createProduct',
        service: 'catalog-write',
        repeat: 'adds',
        identity: ['owner', 'app'],
        prefixes: ['/stores', '/_api/catalog-server'],
      },
    },
    options,
  );

/**
 * Update a product.
 *
 * Sets the given fields and leaves the others as they are; a list that is given takes the place of the old one.
 *
 * Media, variants and stock have calls of their own. `removeBrand` and `removeRibbon` take a brand or a ribbon
 * away, `deleteProductOptions` the options.
 *
 * Who may call: owner, app. It is repeated only if it was surely not sent (class `same`).
 * Codes: `PRODUCT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const updateProduct = (
  id: string,
  updateProductRequest: UpdateProductRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<
  UpdateProductResponse,
  'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
> =>
  request(
    {
      url: `/v1/products/${encodeURIComponent(id)}`,
      method: 'PATCH',
      data: updateProductRequest,
      facts: {
        id: 'updateProduct',
        service: 'catalog-write',
        repeat: 'same',
        identity: ['owner', 'app'],
        prefixes: ['/stores', '/_api/catalog-server'],
      },
    },
    options,
  );

/**
 * Delete a product.
 *
 * The product is gone, from its collections too. Cart lines that name it cannot be bought any more. A second call
 * for the same product may answer 404.
 *
 * Who may call: owner, app. It is repeated only if it was surely not sent (class `same`).
 * Codes: `PRODUCT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const deleteProduct = (
  id: string,
  options: RequestOptions<'owner' | 'app'>,
): Reply<EmptyResponse, 'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      url: `/v1/products/${encodeURIComponent(id)}`,
      method: 'DELETE',
      facts: {
        id: 'deleteProduct',
        service: 'catalog-write',
        repeat: 'same',
        identity: ['owner', 'app'],
        prefixes: ['/stores', '/_api/catalog-server'],
      },
    },
    options,
  );

/**
 * Delete all options of a product.
 *
 * Takes away every option with its choices, so that only the default variant is left. Refused while the product's
 * variants are managed: set `manageVariants` to false first.
 *
 * Who may call: owner, app. It is repeated only if it was surely not sent (class `same`).
 * Codes: `PRODUCT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const deleteProductOptions = (
  id: string,
  options: RequestOptions<'owner' | 'app'>,
): Reply<EmptyResponse, 'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      url: `/v1/products/${encodeURIComponent(id)}/options`,
      method: 'DELETE',
      facts: {
        id: 'deleteProductOptions',
        service: 'catalog-write',
        repeat: 'same',
        identity: ['owner', 'app'],
        prefixes: ['/stores', '/_api/catalog-server'],
      },
    },
    options,
  );

/**
 * Remove the brand of a product.
 *
 * The product has no brand afterwards, whether it had one or not. There is nothing to send.
 *
 * Who may call: owner, app. It is repeated only if it was surely not sent (class `same`).
 * Codes: `PRODUCT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const removeBrand = (
  id: string,
  options: RequestOptions<'owner' | 'app'>,
): Reply<EmptyResponse, 'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      url: `/v1/products/${encodeURIComponent(id)}/remove-brand`,
      method: 'POST',
      facts: {
        id: 'removeBrand',
        service: 'catalog-write',
        repeat: 'same',
        identity: ['owner', 'app'],
        prefixes: ['/stores', '/_api/catalog-server'],
      },
    },
    options,
  );

/**
 * Remove the ribbon of a product.
 *
 * The product has no ribbon afterwards, whether it had one or not. There is nothing to send.
 *
 * Who may call: owner, app. It is repeated only if it was surely not sent (class `same`).
 * Codes: `PRODUCT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const removeRibbon = (
  id: string,
  options: RequestOptions<'owner' | 'app'>,
): Reply<EmptyResponse, 'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      url: `/v1/products/${encodeURIComponent(id)}/remove-ribbon`,
      method: 'POST',
      facts: {
        id: 'removeRibbon',
        service: 'catalog-write',
        repeat: 'same',
        identity: ['owner', 'app'],
        prefixes: ['/stores', '/_api/catalog-server'],
      },
    },
    options,
  );

/**
 * Update variants of a product.
 *
 * Gives variants a price, cost, weight, code or visibility of their own, in place of the product's. Works for
 * products whose variants are managed (`manageVariants`). Values that are left out stay as they are.
 *
 * Who may call: owner, app. It is repeated only if it was surely not sent (class `same`).
 * Codes: `PRODUCT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const updateProductVariants = (
  id: string,
  updateProductVariantsRequest: UpdateProductVariantsRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<
  UpdateProductVariantsResponse,
  'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
> =>
  request(
    {
      url: `/v1/products/${encodeURIComponent(id)}/variants`,
      method: 'PATCH',
      data: updateProductVariantsRequest,
      facts: {
        id: 'updateProductVariants',
        service: 'catalog-write',
        repeat: 'same',
        identity: ['owner', 'app'],
        prefixes: ['/stores', '/_api/catalog-server'],
      },
    },
    options,
  );

/**
 * Reset all variants of a product.
 *
 * Every variant takes the product's price, cost, weight and code again; its own values are lost. There is nothing
 * to send.
 *
 * Who may call: owner, app. It is repeated only if it was surely not sent (class `same`).
 * Codes: `PRODUCT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const resetAllProductVariantData = (
  id: string,
  options: RequestOptions<'owner' | 'app'>,
): Reply<EmptyResponse, 'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      url: `/v1/products/${encodeURIComponent(id)}/variants/resetToDefault`,
      method: 'POST',
      facts: {
        id: 'resetAllProductVariantData',
        service: 'catalog-write',
        repeat: 'same',
        identity: ['owner', 'app'],
        prefixes: ['/stores', '/_api/catalog-server'],
      },
    },
    options,
  );

/**
 * Add media to a product.
 *
 * Puts pictures and videos into the product's gallery, from the site's media store by id or from any public
 * address. A medium with `choice` belongs to that choice besides; media of choices can be given for one option
 * only.
 *
 * A repeated call may add the same media once more.
 *
 * Who may call: owner, app. It is repeated only if it was surely not sent (class `adds`).
 * Codes: `PRODUCT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const addProductMedia = (
  id: string,
  addProductMediaRequest: AddProductMediaRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<EmptyResponse, 'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      url: `/v1/products/${encodeURIComponent(id)}/media`,
      method: 'POST',
      data: addProductMediaRequest,
      facts: {
        id: 'addProductMedia',
        service: 'catalog-write',
        repeat: 'adds',
        identity: ['owner', 'app'],
        prefixes: ['/stores', '/_api/catalog-server'],
      },
    },
    options,
  );

/**
 * Remove media from a product.
 *
 * Takes the named media out of the product's gallery.
 *
 * An empty list removes **all** media of the product.
 *
 * Who may call: owner, app. It is repeated only if it was surely not sent (class `same`).
 * Codes: `PRODUCT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const removeProductMedia = (
  id: string,
  removeProductMediaRequest: RemoveProductMediaRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<EmptyResponse, 'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      url: `/v1/products/${encodeURIComponent(id)}/media/delete`,
      method: 'POST',
      data: removeProductMediaRequest,
      facts: {
        id: 'removeProductMedia',
        service: 'catalog-write',
        repeat: 'same',
        identity: ['owner', 'app'],
        prefixes: ['/stores', '/_api/catalog-server'],
      },
    },
    options,
  );

/**
 * Add media to choices of a product.
 *
 * Links media that the product has already to choices, so that the gallery follows what the buyer chooses. Only
 * one option of a product can have media on its choices.
 *
 * Who may call: owner, app. It is repeated only if it was surely not sent (class `adds`).
 * Codes: `PRODUCT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const addProductMediaToChoices = (
  id: string,
  addProductMediaToChoicesRequest: AddProductMediaToChoicesRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<EmptyResponse, 'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      url: `/v1/products/${encodeURIComponent(id)}/choices/media`,
      method: 'PATCH',
      data: addProductMediaToChoicesRequest,
      facts: {
        id: 'addProductMediaToChoices',
        service: 'catalog-write',
        repeat: 'adds',
        identity: ['owner', 'app'],
        prefixes: ['/stores', '/_api/catalog-server'],
      },
    },
    options,
  );

/**
 * Remove media from choices of a product.
 *
 * Unlinks media from choices; they stay in the product's gallery.
 *
 * A choice without `mediaIds`, or with an empty list, loses **all** its media.
 *
 * Who may call: owner, app. It is repeated only if it was surely not sent (class `same`).
 * Codes: `PRODUCT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const removeProductMediaFromChoices = (
  id: string,
  removeProductMediaFromChoicesRequest: RemoveProductMediaFromChoicesRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<EmptyResponse, 'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      url: `/v1/products/${encodeURIComponent(id)}/choices/media/delete`,
      method: 'POST',
      data: removeProductMediaFromChoicesRequest,
      facts: {
        id: 'removeProductMediaFromChoices',
        service: 'catalog-write',
        repeat: 'same',
        identity: ['owner', 'app'],
        prefixes: ['/stores', '/_api/catalog-server'],
      },
    },
    options,
  );

/**
 * Create a collection.
 *
 * Makes an empty collection. Fill it with `addProductsToCollection`. A slug that is left out is made from the
 * name.
 *
 * Who may call: owner, app. It is repeated only if it was surely not sent (class `adds`).
 * Codes: `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const createCollection = (
  createCollectionRequest: CreateCollectionRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<CreateCollectionResponse, 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      url: '/v1/collections',
      method: 'POST',
      data: createCollectionRequest,
      facts: {
        id: 'createCollection',
        service: 'catalog-write',
        repeat: 'adds',
        identity: ['owner', 'app'],
        prefixes: ['/stores', '/_api/catalog-server'],
      },
    },
    options,
  );

/**
 * Update a collection.
 *
 * Sets the given fields and leaves the others as they are. Which products it holds is changed by calls of their
 * own.
 *
 * Who may call: owner, app. It is repeated only if it was surely not sent (class `same`).
 * Codes: `COLLECTION_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const updateCollection = (
  id: string,
  updateCollectionRequest: UpdateCollectionRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<
  UpdateCollectionResponse,
  'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'
> =>
  request(
    {
      url: `/v1/collections/${encodeURIComponent(id)}`,
      method: 'PATCH',
      data: updateCollectionRequest,
      facts: {
        id: 'updateCollection',
        service: 'catalog-write',
        repeat: 'same',
        identity: ['owner', 'app'],
        prefixes: ['/stores', '/_api/catalog-server'],
      },
    },
    options,
  );

/**
 * Delete a collection.
 *
 * The collection is gone; its products stay. A second call for the same collection may answer 404.
 *
 * Who may call: owner, app. It is repeated only if it was surely not sent (class `same`).
 * Codes: `COLLECTION_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const deleteCollection = (
  id: string,
  options: RequestOptions<'owner' | 'app'>,
): Reply<EmptyResponse, 'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      url: `/v1/collections/${encodeURIComponent(id)}`,
      method: 'DELETE',
      facts: {
        id: 'deleteCollection',
        service: 'catalog-write',
        repeat: 'same',
        identity: ['owner', 'app'],
        prefixes: ['/stores', '/_api/catalog-server'],
      },
    },
    options,
  );

/**
 * Add products to a collection.
 *
 * The collection holds the named products afterwards; one that it held already is not added twice.
 *
 * Who may call: owner, app. It is repeated only if it was surely not sent (class `same`).
 * Codes: `COLLECTION_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const addProductsToCollection = (
  id: string,
  addProductsToCollectionRequest: AddProductsToCollectionRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<EmptyResponse, 'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      url: `/v1/collections/${encodeURIComponent(id)}/productIds`,
      method: 'POST',
      data: addProductsToCollectionRequest,
      facts: {
        id: 'addProductsToCollection',
        service: 'catalog-write',
        repeat: 'same',
        identity: ['owner', 'app'],
        prefixes: ['/stores', '/_api/catalog-server'],
      },
    },
    options,
  );

/**
 * Remove products from a collection.
 *
 * The collection does not hold the named products afterwards; the products themselves stay.
 *
 * Who may call: owner, app. It is repeated only if it was surely not sent (class `same`).
 * Codes: `COLLECTION_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const removeProductsFromCollection = (
  id: string,
  removeProductsFromCollectionRequest: RemoveProductsFromCollectionRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<EmptyResponse, 'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      url: `/v1/collections/${encodeURIComponent(id)}/productIds/delete`,
      method: 'POST',
      data: removeProductsFromCollectionRequest,
      facts: {
        id: 'removeProductsFromCollection',
        service: 'catalog-write',
        repeat: 'same',
        identity: ['owner', 'app'],
        prefixes: ['/stores', '/_api/catalog-server'],
      },
    },
    options,
  );

/**
 * Set one property of many products.
 *
 * Gives all the named products the same price, cost, weight, ribbon or brand: exactly one of them per call.
 *
 * A product that cannot be changed does not stop the others: the answer is 200, and `results` tells each outcome.
 * Look there, or at `totalFailures`, before taking the call for a success.
 *
 * Who may call: owner, app. It is never repeated (class `never`).
 * Codes: `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const bulkUpdateProductsProperty = (
  bulkUpdateProductsPropertyRequest: BulkUpdateProductsPropertyRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<BulkProductsResponse, 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      url: '/v1/bulk/products/update',
      method: 'POST',
      data: bulkUpdateProductsPropertyRequest,
      facts: {
        id: 'bulkUpdateProductsProperty',
        service: 'catalog-write',
        repeat: 'never',
        identity: ['owner', 'app'],
        prefixes: ['/stores', '/_api/catalog-server'],
      },
    },
    options,
  );

/**
 * Raise or lower one property of many products.
 *
 * Changes the price, cost or weight of all the named products (exactly one of them per call) by a percentage or by
 * an amount, starting from the value that each has now. **A second identical call changes the values once more**;
 * if its outcome is unknown, read the products before sending it again.
 *
 * A product whose price, or the price of one of its variants, would fall below zero is not changed. It does not
 * stop the others: the answer is 200, and `results` tells each outcome.
 *
 * Who may call: owner, app. It is never repeated (class `never`).
 * Codes: `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const bulkAdjustProductProperty = (
  bulkAdjustProductPropertyRequest: BulkAdjustProductPropertyRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<BulkProductsResponse, 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      url: '/v1/bulk/products/adjust-properties',
      method: 'POST',
      data: bulkAdjustProductPropertyRequest,
      facts: {
        id: 'bulkAdjustProductProperty',
        service: 'catalog-write',
        repeat: 'never',
        identity: ['owner', 'app'],
        prefixes: ['/stores', '/_api/catalog-server'],
      },
    },
    options,
  );
