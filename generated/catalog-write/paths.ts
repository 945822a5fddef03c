// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
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
  ErrorBody,
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

export interface paths {
  '/v1/products': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a product
     * @description Creates a product without media and returns it with the data that the platform adds: id, slug, URL, variants.
     *     The combinations of the options' choices become its variants, up to 1000.
     *
     *     This call creates physical products only. If the slug is omitted, it is derived from the name.
     */
    post: operations['createProduct'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/products/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a product
     * @description Deletes the product and removes it from its collections. Cart lines with this product can no longer be bought. A second call for the same product may fail with 404.
     */
    delete: operations['deleteProduct'];
    options?: never;
    head?: never;
    /**
     * Update a product
     * @description Sets the given fields and leaves the others unchanged; a list in the request replaces the existing list.
     *
     *     Separate calls change media, variants and stock. `removeBrand` and `removeRibbon` remove a brand or a ribbon,
     *     `deleteProductOptions` removes the options.
     */
    patch: operations['updateProduct'];
    trace?: never;
  };
  '/v1/products/{id}/options': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete all options of a product
     * @description Removes every option with its choices, so that only the default variant is left. Rejected if the product's variants are managed: set `manageVariants` to false first.
     */
    delete: operations['deleteProductOptions'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/products/{id}/remove-brand': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove the brand of a product
     * @description Removes the brand, if the product has one. The request has no body.
     */
    post: operations['removeBrand'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/products/{id}/remove-ribbon': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove the ribbon of a product
     * @description Removes the ribbon, if the product has one. The request has no body.
     */
    post: operations['removeRibbon'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/products/{id}/variants': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update variants of a product
     * @description Sets price, cost, weight, SKU or visibility of single variants, overriding the product's values. Requires a product whose variants are managed (`manageVariants`). Omitted values stay unchanged.
     */
    patch: operations['updateProductVariants'];
    trace?: never;
  };
  '/v1/products/{id}/variants/resetToDefault': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reset all variants of a product
     * @description Resets price, cost, weight and SKU of every variant to the product's values. The variants' own values are lost. The request has no body.
     */
    post: operations['resetAllProductVariantData'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/products/{id}/media': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add media to a product
     * @description Adds images and videos to the product's gallery, from the site's media store by id or from any public URL. A
     *     medium with `choice` is also assigned to that choice; only one option can have media on its choices.
     *
     *     A repeated call may add the same media again.
     */
    post: operations['addProductMedia'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/products/{id}/media/delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove media from a product
     * @description Removes the given media from the product's gallery.
     *
     *     An empty list removes **all** media of the product.
     */
    post: operations['removeProductMedia'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/products/{id}/choices/media': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Add media to choices of a product
     * @description Assigns media that the product already has to choices, so that the gallery follows the buyer's choice. Only one option of a product can have media on its choices.
     */
    patch: operations['addProductMediaToChoices'];
    trace?: never;
  };
  '/v1/products/{id}/choices/media/delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove media from choices of a product
     * @description Removes the assignment of media to choices; the media stay in the product's gallery.
     *
     *     A choice without `mediaIds`, or with an empty list, loses **all** its media.
     */
    post: operations['removeProductMediaFromChoices'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/collections': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a collection
     * @description Creates an empty collection. To add products, use `addProductsToCollection`. If the slug is omitted, it is derived from the name.
     */
    post: operations['createCollection'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/collections/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a collection
     * @description Deletes the collection; its products are kept. A second call for the same collection may fail with 404.
     */
    delete: operations['deleteCollection'];
    options?: never;
    head?: never;
    /**
     * Update a collection
     * @description Sets the given fields and leaves the others unchanged. Separate calls add and remove products.
     */
    patch: operations['updateCollection'];
    trace?: never;
  };
  '/v1/collections/{id}/productIds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add products to a collection
     * @description Adds the given products to the collection. Products that it already contains are not added twice.
     */
    post: operations['addProductsToCollection'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/collections/{id}/productIds/delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove products from a collection
     * @description Removes the given products from the collection; the products themselves are kept.
     */
    post: operations['removeProductsFromCollection'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/bulk/products/update': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set one property of many products
     * @description Sets the same price, cost, weight, ribbon or brand on all given products: exactly one property per call.
     *
     *     A product that cannot be changed does not affect the others: the call returns 200, and `results` contains each
     *     outcome. Check it, or `totalFailures`, before treating the call as successful.
     */
    post: operations['bulkUpdateProductsProperty'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/bulk/products/adjust-properties': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Increase or decrease one property of many products
     * @description Changes the price, cost or weight of all given products (exactly one of them per call) by a percentage or by an
     *     amount, relative to the current value. **A second identical call changes the values again**: if the outcome is
     *     unknown, read the products before repeating the call.
     *
     *     A product is not changed if its price, or the price of one of its variants, would become negative. The other
     *     products are not affected: the call returns 200, and `results` contains each outcome.
     */
    post: operations['bulkAdjustProductProperty'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  responses: {
    /** @description The product is incomplete, or a value is out of range. The details list each invalid field. */
    ProductNotValid: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The request is not valid: it has none or more than one of several members that exclude each other, or a value is out of range. The details list each invalid field. */
    NotExactlyOne: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The access token is missing, expired or not valid. */
    Unauthorized: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The caller is authenticated but not allowed to make this call. */
    Forbidden: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The store app is not installed on the site, or its store uses the newer catalog, which other calls read. */
    StoreNotReady: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description Too many calls within a short time. Wait before the next attempt. */
    TooManyRequests: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The request is not valid. The details list each invalid field, or contain one application error. */
    BadRequest: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description There is no such product, or the caller may not see it. */
    ProductNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description There is no such collection, or the caller may not see it. */
    CollectionNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
  };
  parameters: {
    /**
     * @description Id of the collection, a GUID. The collection of all products has an id in another format, which is rejected.
     * @example 6b1d9baf-52a2-4ba4-b9a6-1d30be5e6c21
     */
    CollectionId: string;
    /**
     * @description Id of the collection; `00000000-000000-000000-000000000001` for the collection of all products.
     * @example 6b1d9baf-52a2-4ba4-b9a6-1d30be5e6c21
     */
    AnyCollectionId: string;
    /**
     * @description Id of the product.
     * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11
     */
    ProductId: string;
  };
  requestBodies: never;
  headers: {
    /** @description Id of the request in the platform's logs. Quote it when you ask for support. */
    RequestId: string;
    /** @description Time to wait before the next attempt, as whole seconds or as an HTTP date. Not always present. */
    RetryAfter: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  createProduct: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CreateProductRequest;
      };
    };
    responses: {
      /** @description The new product. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': CreateProductResponse;
        };
      };
      400: components['responses']['ProductNotValid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
  deleteProduct: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the product.
         * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11
         */
        id: components['parameters']['ProductId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The product is deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': EmptyResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['ProductNotFound'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
  updateProduct: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the product.
         * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11
         */
        id: components['parameters']['ProductId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': UpdateProductRequest;
      };
    };
    responses: {
      /** @description The product after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': UpdateProductResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['ProductNotFound'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
  deleteProductOptions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the product.
         * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11
         */
        id: components['parameters']['ProductId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The product no longer has options. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': EmptyResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['ProductNotFound'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
  removeBrand: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the product.
         * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11
         */
        id: components['parameters']['ProductId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The product no longer has a brand. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': EmptyResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['ProductNotFound'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
  removeRibbon: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the product.
         * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11
         */
        id: components['parameters']['ProductId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The product no longer has a ribbon. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': EmptyResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['ProductNotFound'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
  updateProductVariants: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the product.
         * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11
         */
        id: components['parameters']['ProductId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': UpdateProductVariantsRequest;
      };
    };
    responses: {
      /** @description The variants after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': UpdateProductVariantsResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['ProductNotFound'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
  resetAllProductVariantData: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the product.
         * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11
         */
        id: components['parameters']['ProductId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The variants have the values of the product. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': EmptyResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['ProductNotFound'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
  addProductMedia: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the product.
         * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11
         */
        id: components['parameters']['ProductId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': AddProductMediaRequest;
      };
    };
    responses: {
      /** @description The media are accepted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': EmptyResponse;
        };
      };
      400: components['responses']['NotExactlyOne'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['ProductNotFound'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
  removeProductMedia: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the product.
         * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11
         */
        id: components['parameters']['ProductId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': RemoveProductMediaRequest;
      };
    };
    responses: {
      /** @description The media are removed from the product. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': EmptyResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['ProductNotFound'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
  addProductMediaToChoices: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the product.
         * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11
         */
        id: components['parameters']['ProductId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': AddProductMediaToChoicesRequest;
      };
    };
    responses: {
      /** @description The choices have the media. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': EmptyResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['ProductNotFound'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
  removeProductMediaFromChoices: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the product.
         * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11
         */
        id: components['parameters']['ProductId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': RemoveProductMediaFromChoicesRequest;
      };
    };
    responses: {
      /** @description The media are no longer assigned to the choices. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': EmptyResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['ProductNotFound'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
  createCollection: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CreateCollectionRequest;
      };
    };
    responses: {
      /** @description The new collection. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': CreateCollectionResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
  deleteCollection: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the collection, a GUID. The collection of all products has an id in another format, which is rejected.
         * @example 6b1d9baf-52a2-4ba4-b9a6-1d30be5e6c21
         */
        id: components['parameters']['CollectionId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The collection is deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': EmptyResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CollectionNotFound'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
  updateCollection: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the collection; `00000000-000000-000000-000000000001` for the collection of all products.
         * @example 6b1d9baf-52a2-4ba4-b9a6-1d30be5e6c21
         */
        id: components['parameters']['AnyCollectionId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': UpdateCollectionRequest;
      };
    };
    responses: {
      /** @description The collection after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': UpdateCollectionResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CollectionNotFound'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
  addProductsToCollection: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the collection, a GUID. The collection of all products has an id in another format, which is rejected.
         * @example 6b1d9baf-52a2-4ba4-b9a6-1d30be5e6c21
         */
        id: components['parameters']['CollectionId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': AddProductsToCollectionRequest;
      };
    };
    responses: {
      /** @description The products are in the collection. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': EmptyResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CollectionNotFound'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
  removeProductsFromCollection: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the collection, a GUID. The collection of all products has an id in another format, which is rejected.
         * @example 6b1d9baf-52a2-4ba4-b9a6-1d30be5e6c21
         */
        id: components['parameters']['CollectionId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': RemoveProductsFromCollectionRequest;
      };
    };
    responses: {
      /** @description The products are no longer in the collection. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': EmptyResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['CollectionNotFound'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
  bulkUpdateProductsProperty: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BulkUpdateProductsPropertyRequest;
      };
    };
    responses: {
      /** @description The outcome for each product. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': BulkProductsResponse;
        };
      };
      400: components['responses']['NotExactlyOne'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
  bulkAdjustProductProperty: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': BulkAdjustProductPropertyRequest;
      };
    };
    responses: {
      /** @description The outcome for each product. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': BulkProductsResponse;
        };
      };
      400: components['responses']['NotExactlyOne'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
