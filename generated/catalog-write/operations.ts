// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
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
 * Creates a product without media and returns it with the data that the platform adds: id, slug, URL, variants.
 * The combinations of the options' choices become its variants, up to 1000.
 *
 * This call creates physical products only. If the slug is omitted, it is derived from the name.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `adds`).
 * Error codes: `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const createProduct = (
  createProductRequest: CreateProductRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<CreateProductResponse, 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      method: 'POST',
      data: createProductRequest,
      facts: {
        repeat: 'adds',
        id: 'createProduct',
        service: 'catalog-write',
        prefixes: ['/stores', '/_api/catalog-server'],
        identity: ['owner', 'app'],
      },
      url: '/v1/products',
    },
    options,
  );

/**
 * Update a product.
 *
 * Sets the given fields and leaves the others unchanged; a list in the request replaces the existing list.
 *
 * Separate calls change media, variants and stock. `removeBrand` and `removeRibbon` remove a brand or a ribbon,
 * `deleteProductOptions` removes the options.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `PRODUCT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
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
      method: 'PATCH',
      data: updateProductRequest,
      facts: {
        repeat: 'same',
        id: 'updateProduct',
        service: 'catalog-write',
        prefixes: ['/stores', '/_api/catalog-server'],
        identity: ['owner', 'app'],
      },
      url: `/v1/products/${encodeURIComponent(id)}`,
    },
    options,
  );

/**
 * Delete a product.
 *
 * Deletes the product and removes it from its collections. Cart lines with this product can no longer be bought. A second call for the same product may fail with 404.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `PRODUCT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const deleteProduct = (
  id: string,
  options: RequestOptions<'owner' | 'app'>,
): Reply<EmptyResponse, 'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      method: 'DELETE',
      facts: {
        repeat: 'same',
        id: 'deleteProduct',
        service: 'catalog-write',
        prefixes: ['/stores', '/_api/catalog-server'],
        identity: ['owner', 'app'],
      },
      url: `/v1/products/${encodeURIComponent(id)}`,
    },
    options,
  );

/**
 * Delete all options of a product.
 *
 * Removes every option with its choices, so that only the default variant is left. Rejected if the product's variants are managed: set `manageVariants` to false first.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `PRODUCT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const deleteProductOptions = (
  id: string,
  options: RequestOptions<'owner' | 'app'>,
): Reply<EmptyResponse, 'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      method: 'DELETE',
      facts: {
        repeat: 'same',
        id: 'deleteProductOptions',
        service: 'catalog-write',
        prefixes: ['/stores', '/_api/catalog-server'],
        identity: ['owner', 'app'],
      },
      url: `/v1/products/${encodeURIComponent(id)}/options`,
    },
    options,
  );

/**
 * Remove the brand of a product.
 *
 * Removes the brand, if the product has one. The request has no body.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `PRODUCT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const removeBrand = (
  id: string,
  options: RequestOptions<'owner' | 'app'>,
): Reply<EmptyResponse, 'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      method: 'POST',
      facts: {
        repeat: 'same',
        id: 'removeBrand',
        service: 'catalog-write',
        prefixes: ['/stores', '/_api/catalog-server'],
        identity: ['owner', 'app'],
      },
      url: `/v1/products/${encodeURIComponent(id)}/remove-brand`,
    },
    options,
  );

/**
 * Remove the ribbon of a product.
 *
 * Removes the ribbon, if the product has one. The request has no body.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `PRODUCT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const removeRibbon = (
  id: string,
  options: RequestOptions<'owner' | 'app'>,
): Reply<EmptyResponse, 'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      method: 'POST',
      facts: {
        repeat: 'same',
        id: 'removeRibbon',
        service: 'catalog-write',
        prefixes: ['/stores', '/_api/catalog-server'],
        identity: ['owner', 'app'],
      },
      url: `/v1/products/${encodeURIComponent(id)}/remove-ribbon`,
    },
    options,
  );

/**
 * Update variants of a product.
 *
 * Sets price, cost, weight, SKU or visibility of single variants, overriding the product's values. Requires a product whose variants are managed (`manageVariants`). Omitted values stay unchanged.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `PRODUCT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
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
      method: 'PATCH',
      data: updateProductVariantsRequest,
      facts: {
        repeat: 'same',
        id: 'updateProductVariants',
        service: 'catalog-write',
        prefixes: ['/stores', '/_api/catalog-server'],
        identity: ['owner', 'app'],
      },
      url: `/v1/products/${encodeURIComponent(id)}/variants`,
    },
    options,
  );

/**
 * Reset all variants of a product.
 *
 * Resets price, cost, weight and SKU of every variant to the product's values. The variants' own values are lost. The request has no body.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `PRODUCT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const resetAllProductVariantData = (
  id: string,
  options: RequestOptions<'owner' | 'app'>,
): Reply<EmptyResponse, 'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      method: 'POST',
      facts: {
        repeat: 'same',
        id: 'resetAllProductVariantData',
        service: 'catalog-write',
        prefixes: ['/stores', '/_api/catalog-server'],
        identity: ['owner', 'app'],
      },
      url: `/v1/products/${encodeURIComponent(id)}/variants/resetToDefault`,
    },
    options,
  );

/**
 * Add media to a product.
 *
 * Adds images and videos to the product's gallery, from the site's media store by id or from any public URL. A
 * medium with `choice` is also assigned to that choice; only one option can have media on its choices.
 *
 * A repeated call may add the same media again.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `adds`).
 * Error codes: `PRODUCT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const addProductMedia = (
  id: string,
  addProductMediaRequest: AddProductMediaRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<EmptyResponse, 'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      method: 'POST',
      data: addProductMediaRequest,
      facts: {
        repeat: 'adds',
        id: 'addProductMedia',
        service: 'catalog-write',
        prefixes: ['/stores', '/_api/catalog-server'],
        identity: ['owner', 'app'],
      },
      url: `/v1/products/${encodeURIComponent(id)}/media`,
    },
    options,
  );

/**
 * Remove media from a product.
 *
 * Removes the given media from the product's gallery.
 *
 * An empty list removes **all** media of the product.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `PRODUCT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const removeProductMedia = (
  id: string,
  removeProductMediaRequest: RemoveProductMediaRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<EmptyResponse, 'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      method: 'POST',
      data: removeProductMediaRequest,
      facts: {
        repeat: 'same',
        id: 'removeProductMedia',
        service: 'catalog-write',
        prefixes: ['/stores', '/_api/catalog-server'],
        identity: ['owner', 'app'],
      },
      url: `/v1/products/${encodeURIComponent(id)}/media/delete`,
    },
    options,
  );

/**
 * Add media to choices of a product.
 *
 * Assigns media that the product already has to choices, so that the gallery follows the buyer's choice. Only one option of a product can have media on its choices.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `adds`).
 * Error codes: `PRODUCT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const addProductMediaToChoices = (
  id: string,
  addProductMediaToChoicesRequest: AddProductMediaToChoicesRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<EmptyResponse, 'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      method: 'PATCH',
      data: addProductMediaToChoicesRequest,
      facts: {
        repeat: 'adds',
        id: 'addProductMediaToChoices',
        service: 'catalog-write',
        prefixes: ['/stores', '/_api/catalog-server'],
        identity: ['owner', 'app'],
      },
      url: `/v1/products/${encodeURIComponent(id)}/choices/media`,
    },
    options,
  );

/**
 * Remove media from choices of a product.
 *
 * Removes the assignment of media to choices; the media stay in the product's gallery.
 *
 * A choice without `mediaIds`, or with an empty list, loses **all** its media.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `PRODUCT_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const removeProductMediaFromChoices = (
  id: string,
  removeProductMediaFromChoicesRequest: RemoveProductMediaFromChoicesRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<EmptyResponse, 'PRODUCT_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      method: 'POST',
      data: removeProductMediaFromChoicesRequest,
      facts: {
        repeat: 'same',
        id: 'removeProductMediaFromChoices',
        service: 'catalog-write',
        prefixes: ['/stores', '/_api/catalog-server'],
        identity: ['owner', 'app'],
      },
      url: `/v1/products/${encodeURIComponent(id)}/choices/media/delete`,
    },
    options,
  );

/**
 * Create a collection.
 *
 * Creates an empty collection. To add products, use `addProductsToCollection`. If the slug is omitted, it is derived from the name.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `adds`).
 * Error codes: `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const createCollection = (
  createCollectionRequest: CreateCollectionRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<CreateCollectionResponse, 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      method: 'POST',
      data: createCollectionRequest,
      facts: {
        repeat: 'adds',
        id: 'createCollection',
        service: 'catalog-write',
        prefixes: ['/stores', '/_api/catalog-server'],
        identity: ['owner', 'app'],
      },
      url: '/v1/collections',
    },
    options,
  );

/**
 * Update a collection.
 *
 * Sets the given fields and leaves the others unchanged. Separate calls add and remove products.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `COLLECTION_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
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
      method: 'PATCH',
      data: updateCollectionRequest,
      facts: {
        repeat: 'same',
        id: 'updateCollection',
        service: 'catalog-write',
        prefixes: ['/stores', '/_api/catalog-server'],
        identity: ['owner', 'app'],
      },
      url: `/v1/collections/${encodeURIComponent(id)}`,
    },
    options,
  );

/**
 * Delete a collection.
 *
 * Deletes the collection; its products are kept. A second call for the same collection may fail with 404.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `COLLECTION_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const deleteCollection = (
  id: string,
  options: RequestOptions<'owner' | 'app'>,
): Reply<EmptyResponse, 'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      method: 'DELETE',
      facts: {
        repeat: 'same',
        id: 'deleteCollection',
        service: 'catalog-write',
        prefixes: ['/stores', '/_api/catalog-server'],
        identity: ['owner', 'app'],
      },
      url: `/v1/collections/${encodeURIComponent(id)}`,
    },
    options,
  );

/**
 * Add products to a collection.
 *
 * Adds the given products to the collection. Products that it already contains are not added twice.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `COLLECTION_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const addProductsToCollection = (
  id: string,
  addProductsToCollectionRequest: AddProductsToCollectionRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<EmptyResponse, 'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      method: 'POST',
      data: addProductsToCollectionRequest,
      facts: {
        repeat: 'same',
        id: 'addProductsToCollection',
        service: 'catalog-write',
        prefixes: ['/stores', '/_api/catalog-server'],
        identity: ['owner', 'app'],
      },
      url: `/v1/collections/${encodeURIComponent(id)}/productIds`,
    },
    options,
  );

/**
 * Remove products from a collection.
 *
 * Removes the given products from the collection; the products themselves are kept.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `COLLECTION_NOT_FOUND`, `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const removeProductsFromCollection = (
  id: string,
  removeProductsFromCollectionRequest: RemoveProductsFromCollectionRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<EmptyResponse, 'COLLECTION_NOT_FOUND' | 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      method: 'POST',
      data: removeProductsFromCollectionRequest,
      facts: {
        repeat: 'same',
        id: 'removeProductsFromCollection',
        service: 'catalog-write',
        prefixes: ['/stores', '/_api/catalog-server'],
        identity: ['owner', 'app'],
      },
      url: `/v1/collections/${encodeURIComponent(id)}/productIds/delete`,
    },
    options,
  );

/**
 * Set one property of many products.
 *
 * Sets the same price, cost, weight, ribbon or brand on all given products: exactly one property per call.
 *
 * A product that cannot be changed does not affect the others: the call returns 200, and `results` contains each
 * outcome. Check it, or `totalFailures`, before treating the call as successful.
 *
 * Who may call: owner, app. Never retried (repeat class `never`).
 * Error codes: `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const bulkUpdateProductsProperty = (
  bulkUpdateProductsPropertyRequest: BulkUpdateProductsPropertyRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<BulkProductsResponse, 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      method: 'POST',
      data: bulkUpdateProductsPropertyRequest,
      facts: {
        repeat: 'never',
        id: 'bulkUpdateProductsProperty',
        service: 'catalog-write',
        prefixes: ['/stores', '/_api/catalog-server'],
        identity: ['owner', 'app'],
      },
      url: '/v1/bulk/products/update',
    },
    options,
  );

/**
 * Increase or decrease one property of many products.
 *
 * Changes the price, cost or weight of all given products (exactly one of them per call) by a percentage or by an
 * amount, relative to the current value. **A second identical call changes the values again**: if the outcome is
 * unknown, read the products before repeating the call.
 *
 * A product is not changed if its price, or the price of one of its variants, would become negative. The other
 * products are not affected: the call returns 200, and `results` contains each outcome.
 *
 * Who may call: owner, app. Never retried (repeat class `never`).
 * Error codes: `APP_NOT_INSTALLED`, `CATALOG_V3_CALLING_CATALOG_V1_API`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const bulkAdjustProductProperty = (
  bulkAdjustProductPropertyRequest: BulkAdjustProductPropertyRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<BulkProductsResponse, 'APP_NOT_INSTALLED' | 'CATALOG_V3_CALLING_CATALOG_V1_API'> =>
  request(
    {
      method: 'POST',
      data: bulkAdjustProductPropertyRequest,
      facts: {
        repeat: 'never',
        id: 'bulkAdjustProductProperty',
        service: 'catalog-write',
        prefixes: ['/stores', '/_api/catalog-server'],
        identity: ['owner', 'app'],
      },
      url: '/v1/bulk/products/adjust-properties',
    },
    options,
  );
