// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
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
  schemas: {
    /** @description The call succeeded; there is no result. */
    EmptyResponse: {
      [key: string]: unknown;
    };
    CreateProductRequest: {
      product: components['schemas']['NewProduct'];
    };
    CreateProductResponse: {
      product: components['schemas']['Product'];
    };
    UpdateProductRequest: {
      product: components['schemas']['ProductChanges'];
    };
    UpdateProductResponse: {
      product: components['schemas']['Product'];
    };
    UpdateProductVariantsRequest: {
      variants: readonly components['schemas']['VariantOverride'][];
    };
    UpdateProductVariantsResponse: {
      variants: components['schemas']['Variant'][];
    };
    AddProductMediaRequest: {
      media: readonly components['schemas']['MediaDataForWrite'][];
    };
    RemoveProductMediaRequest: {
      /** @description Ids of the media items, as in `media.items` of the product. An empty list means all. */
      mediaIds: readonly string[];
    };
    AddProductMediaToChoicesRequest: {
      media: readonly components['schemas']['MediaAssignmentToChoice'][];
    };
    RemoveProductMediaFromChoicesRequest: {
      media: readonly components['schemas']['MediaAssignmentToChoice'][];
    };
    CreateCollectionRequest: {
      collection: components['schemas']['NewCollection'];
    };
    CreateCollectionResponse: {
      collection: components['schemas']['Collection'];
    };
    UpdateCollectionRequest: {
      collection: components['schemas']['CollectionChanges'];
    };
    UpdateCollectionResponse: {
      collection: components['schemas']['Collection'];
    };
    AddProductsToCollectionRequest: {
      productIds: readonly string[];
    };
    RemoveProductsFromCollectionRequest: {
      productIds: readonly string[];
    };
    BulkUpdateProductsPropertyRequest: {
      /** @description Ids of the products. */
      ids: readonly string[];
      set: components['schemas']['SetValue'];
    };
    BulkAdjustProductPropertyRequest: {
      /** @description Ids of the products. */
      ids: readonly string[];
      adjust: components['schemas']['AdjustValue'];
    };
    /** @description Outcome of a call for many products. */
    BulkProductsResponse: {
      /** @description One entry per product, in the order of the request. */
      results: components['schemas']['BulkProductResult'][];
      bulkActionMetadata: components['schemas']['BulkActionMetadata'];
    };
    /** @description A product to create. Separate calls add media, variants and stock. */
    NewProduct: {
      /** @example Linen shirt */
      name: string;
      /**
       * @description Part of the URL that names the product; derived from the name if omitted.
       * @example linen-shirt
       */
      slug?: string;
      /** @description Whether visitors of the store see the product. */
      visible?: boolean;
      /** @description Only `physical` products can be created by a call. */
      productType?: components['schemas']['ProductType'];
      /** @description Text of the product page; may contain HTML. */
      description?: string;
      /** @description Stock keeping unit of a product without managed variants. */
      sku?: string;
      /**
       * Format: double
       * @description Shipping weight in the site's weight unit.
       */
      weight?: number;
      /** @description Size of the product itself. */
      productDimensions?: components['schemas']['DimensionsInput'];
      /** @description Size of the packed product. */
      packageDimensions?: components['schemas']['DimensionsInput'];
      priceData: components['schemas']['PriceInput'];
      costAndProfitData?: components['schemas']['CostInput'];
      pricePerUnitData?: components['schemas']['PricePerUnitData'];
      /** @description Additional texts of the product page, such as care or return notes. */
      additionalInfoSections?: readonly components['schemas']['AdditionalInfoSection'][];
      /** @description Short label on the product, such as "New". */
      ribbon?: string;
      /**
       * @description Manufacturer or brand of the product.
       * @example Halm
       */
      brand?: string;
      /** @description Whether each variant has its own price, weight, SKU, visibility and stock in place of the product's. */
      manageVariants?: boolean;
      /** @description Options that the buyer chooses from, such as size and colour; at most 1000 combinations in total. */
      productOptions?: readonly components['schemas']['ProductOptionInput'][];
      /** @description Deducted from the price of every variant. */
      discount?: components['schemas']['Discount'];
      seoData?: components['schemas']['SeoSchemaInput'];
    };
    /** @description The fields of a product to change; the others stay unchanged. */
    ProductChanges: {
      /** @description The same id as in the path, as the platform's own packages send it. Optional. */
      id?: string;
      /** @example Linen shirt */
      name?: string;
      /**
       * @description Part of the URL that names the product.
       * @example linen-shirt
       */
      slug?: string;
      /** @description Whether visitors of the store see the product. */
      visible?: boolean;
      /** @description Only `physical` products can be created by a call. */
      productType?: components['schemas']['ProductType'];
      /** @description Text of the product page; may contain HTML. */
      description?: string;
      /** @description Stock keeping unit of a product without managed variants. */
      sku?: string;
      /**
       * Format: double
       * @description Shipping weight in the site's weight unit.
       */
      weight?: number;
      /** @description Size of the product itself. */
      productDimensions?: components['schemas']['DimensionsInput'];
      /** @description Size of the packed product. */
      packageDimensions?: components['schemas']['DimensionsInput'];
      priceData?: components['schemas']['PriceInput'];
      costAndProfitData?: components['schemas']['CostInput'];
      pricePerUnitData?: components['schemas']['PricePerUnitData'];
      /** @description Additional texts of the product page, such as care or return notes. */
      additionalInfoSections?: readonly components['schemas']['AdditionalInfoSection'][];
      /** @description Short label on the product, such as "New". */
      ribbon?: string;
      /**
       * @description Manufacturer or brand of the product.
       * @example Halm
       */
      brand?: string;
      /** @description Whether each variant has its own price, weight, SKU, visibility and stock in place of the product's. */
      manageVariants?: boolean;
      /** @description Options that the buyer chooses from, such as size and colour; at most 1000 combinations in total. */
      productOptions?: readonly components['schemas']['ProductOptionInput'][];
      /** @description Deducted from the price of every variant. */
      discount?: components['schemas']['Discount'];
      seoData?: components['schemas']['SeoSchemaInput'];
    };
    /** @description Price of the product. The platform adds currency and formatted texts. */
    PriceInput: {
      /**
       * Format: double
       * @description Price before the discount, in the site's currency.
       * @example 89
       */
      price: number;
    };
    /** @description Cost of the product for the owner. The platform computes profit and margin. */
    CostInput: {
      /**
       * Format: double
       * @description Cost of one unit, in the site's currency.
       * @example 41
       */
      itemCost: number;
    };
    /** @description Sizes as decimal text, from 0 to 999999999 with up to six decimals. Give the unit too. */
    DimensionsInput: {
      /**
       * Format: decimal
       * @example 9.5
       */
      length?: string;
      /**
       * Format: decimal
       * @example 9.5
       */
      width?: string;
      /**
       * Format: decimal
       * @example 8
       */
      height?: string;
      unit?: components['schemas']['DimensionsUnit'];
    };
    /** @description One option to choose. The platform detects whether it is a colour. */
    ProductOptionInput: {
      /**
       * @description Key of the option in the maps of choices.
       * @example Size
       */
      name: string;
      choices: readonly components['schemas']['ChoiceInput'][];
    };
    /** @description One value of an option. Stock, visibility and media result from the variants and the media calls. */
    ChoiceInput: {
      /**
       * @description Name of the choice, or the colour code when the option is a colour.
       * @example #2f4858
       */
      value: string;
      /**
       * @description Text to display. Maps of choices use it as the value.
       * @example Indigo
       */
      description: string;
    };
    /** @description Values for some variants, identified by `choices` or by `variantIds`. Omitted values stay unchanged. */
    VariantOverride: {
      /**
       * @description The name of each option, mapped to the `description` of its choice.
       * @example {
       *       "Size": "S",
       *       "Colour": "White"
       *     }
       */
      choices?: {
        [key: string]: string;
      };
      /** @description Ids of the variants within the product. */
      variantIds?: readonly string[];
      /**
       * Format: double
       * @description Price before the discount, in the site's currency.
       */
      price?: number;
      /**
       * Format: double
       * @description Cost of one unit for the owner, in the site's currency.
       */
      cost?: number;
      /**
       * Format: double
       * @description Shipping weight in the site's weight unit.
       */
      weight?: number;
      /** @description Stock keeping unit. */
      sku?: string;
      /** @description Whether the variant can be chosen in the store. */
      visible?: boolean;
      /** @description Size of the product itself. */
      productDimensions?: components['schemas']['DimensionsInput'];
      /** @description Size of the packed product. */
      packageDimensions?: components['schemas']['DimensionsInput'];
    };
    /** @description A medium to add, identified by exactly one of `mediaId` and `url`. */
    MediaDataForWrite: {
      /**
       * @description Id of the file in the site's media store.
       * @example shirt_white.jpg
       */
      mediaId?: string;
      /**
       * Format: uri
       * @description Public URL of the file, from which the platform copies it.
       * @example https://www.halm-studio.com/press/shirt_back.jpg
       */
      url?: string;
      choice?: components['schemas']['OptionAndChoice'];
    };
    /** @description One choice of one option. */
    OptionAndChoice: {
      /**
       * @description Name of the option.
       * @example Colour
       */
      option: string;
      /**
       * @description The `description` of the choice.
       * @example Indigo
       */
      choice: string;
    };
    /** @description Media of one choice. */
    MediaAssignmentToChoice: {
      /**
       * @description Name of the option.
       * @example Colour
       */
      option: string;
      /**
       * @description The `description` of the choice.
       * @example Indigo
       */
      choice: string;
      /** @description Ids of media items of the product. When media are removed, an absent or empty list means all. */
      mediaIds?: readonly string[];
    };
    /** @description A collection to create. */
    NewCollection: {
      /** @example At the table */
      name: string;
      /**
       * @description Part of the URL that names the collection; derived from the name if omitted.
       * @example at-the-table
       */
      slug?: string;
      /** @example Cups, bowls and plates. */
      description?: string;
      /**
       * @description Whether visitors of the store see the collection.
       * @default true
       */
      visible?: boolean;
    };
    /** @description The fields of a collection to change; the others stay unchanged. */
    CollectionChanges: {
      /** @description The same id as in the path, as the platform's own packages send it. Optional. */
      id?: string;
      /** @example At the table */
      name?: string;
      /**
       * @description Part of the URL that names the collection.
       * @example at-the-table
       */
      slug?: string;
      /** @example Cups, bowls and plates. */
      description?: string;
      /** @description Whether visitors of the store see the collection. */
      visible?: boolean;
    };
    /** @description The property to set, with its new value. Exactly one member. */
    SetValue: {
      /**
       * Format: double
       * @description Price before the discount, in the site's currency; applies to every variant too.
       */
      price?: number;
      /**
       * Format: double
       * @description Cost of one unit for the owner, in the site's currency.
       */
      cost?: number;
      /**
       * Format: double
       * @description Shipping weight in the site's weight unit.
       */
      weight?: number;
      /** @description Short label on the products, such as "Sale". */
      ribbon?: string;
      /** @description Manufacturer or brand of the products. */
      brand?: string;
    };
    /** @description The property to change, with the size of the change. Exactly one member. */
    AdjustValue: {
      /** @description Change of the price before the discount. */
      price?: components['schemas']['PropertyAdjustmentData'];
      /** @description Change of the cost of one unit. */
      cost?: components['schemas']['PropertyAdjustmentData'];
      /** @description Change of the shipping weight. */
      weight?: components['schemas']['PropertyAdjustmentData'];
    };
    /** @description A change relative to the current value. Exactly one member. */
    PropertyAdjustmentData: {
      percentage?: components['schemas']['PercentageData'];
      /**
       * Format: double
       * @description Amount to add, in the unit of the value; negative to subtract.
       * @example -2
       */
      amount?: number;
    };
    /** @description A change in percent of the current value. */
    PercentageData: {
      /**
       * Format: int32
       * @description Percentage to add; negative to subtract. 10 changes 50 to 55.
       * @example 10
       */
      rate: number;
      /** @description Whether the new value is rounded to a whole number. */
      roundToInt?: boolean;
    };
    /** @description The outcome for one product. */
    BulkProductResult: {
      itemMetadata: components['schemas']['ItemMetadata'];
    };
    /** @description Identifies the product, and says whether it was changed. */
    ItemMetadata: {
      /** @description Id of the product; absent if the platform cannot determine it. */
      id?: string;
      /**
       * Format: int32
       * @description Index in `ids`, counted from 0.
       */
      originalIndex: number;
      /** @description Whether the product was changed. */
      success: boolean;
      /** @description Reason of the failure; present only if the product was not changed. */
      error?: components['schemas']['BulkItemError'];
    };
    /** @description Reason why one of several products was not changed. */
    BulkItemError: {
      /**
       * @description Stable name of the reason.
       * @example PRODUCT_NOT_FOUND
       */
      code: string;
      /**
       * @description Description of the rule in English, for logs.
       * @example Product not found
       */
      description: string;
      /** @description Additional data of the code. */
      data?: {
        [key: string]: unknown;
      };
    };
    /** @description Numbers of products that were changed and that were not. */
    BulkActionMetadata: {
      /**
       * Format: int32
       * @description Products that were changed.
       */
      totalSuccesses: number;
      /**
       * Format: int32
       * @description Products that were not changed.
       */
      totalFailures: number;
      /**
       * Format: int32
       * @description Failures that `results` omits because there were too many.
       */
      undetailedFailures: number;
    };
    /**
     * @description Physical goods, or files to download.
     * @enum {string}
     */
    ProductType: 'unspecified_product_type' | 'physical' | 'digital';
    /**
     * @description Unit of length.
     * @enum {string}
     */
    DimensionsUnit: 'UNKNOWN_DIMENSIONS_UNIT' | 'MM' | 'CM' | 'M' | 'IN' | 'FT' | 'YD';
    /**
     * @description Unit of volume, weight, length or area for prices by measure.
     * @enum {string}
     */
    MeasurementUnit:
      | 'UNSPECIFIED'
      | 'ML'
      | 'CL'
      | 'L'
      | 'CBM'
      | 'MG'
      | 'G'
      | 'KG'
      | 'MM'
      | 'CM'
      | 'M'
      | 'SQM'
      | 'OZ'
      | 'LB'
      | 'FLOZ'
      | 'PT'
      | 'QT'
      | 'GAL'
      | 'IN'
      | 'FT'
      | 'YD'
      | 'SQFT';
    /** @description Quantity that the product contains, and the base quantity to which the price per unit refers. */
    PricePerUnitData: {
      /**
       * Format: double
       * @example 250
       */
      totalQuantity: number;
      totalMeasurementUnit: components['schemas']['MeasurementUnit'];
      /**
       * Format: double
       * @example 100
       */
      baseQuantity: number;
      baseMeasurementUnit: components['schemas']['MeasurementUnit'];
    };
    /** @description An additional block of text on the product page, such as care instructions. */
    AdditionalInfoSection: {
      /** @example Care */
      title: string;
      /** @description May contain HTML. */
      description: string;
    };
    /**
     * @description Whether a fixed amount or a percentage of the price is deducted.
     * @enum {string}
     */
    DiscountType: 'UNDEFINED' | 'NONE' | 'AMOUNT' | 'PERCENT';
    /** @description Reduction of the price. */
    Discount: {
      type: components['schemas']['DiscountType'];
      /**
       * Format: double
       * @description Amount in the site's currency, or percent.
       */
      value: number;
    };
    /** @description One tag in the page's `<head>`, as sent in a request. */
    SeoTagInput: {
      /**
       * @description Name of the tag.
       * @example title
       */
      type: string;
      /** @description Attributes of the tag. A free map, because any name is allowed. */
      props?: {
        [key: string]: unknown;
      };
      /** @description The platform's own metadata of the tag. */
      meta?: {
        [key: string]: unknown;
      };
      /**
       * @description Text content of the tag.
       * @example Strings by candlelight
       */
      children?: string;
      /** @description True if the owner added the tag. */
      custom?: boolean;
      /** @description True if the tag is omitted from the page. */
      disabled?: boolean;
    };
    /** @description One keyword, of one or several words, as sent in a request. */
    SeoKeywordInput: {
      /** @example string quartet berlin */
      term: string;
      /** @description Whether it is the main keyword. At most one is. */
      isMain?: boolean;
      /** @description Origin of the keyword. */
      origin?: string;
    };
    /** @description Keywords, as sent in a request. */
    SeoKeywordSettingsInput: {
      /**
       * @description True if the old URL does not redirect to the new one.
       * @default false
       */
      preventAutoRedirect?: boolean;
      keywords?: readonly components['schemas']['SeoKeywordInput'][];
    };
    /** @description Tags for the page's `<head>`, and keywords, as sent in a request. */
    SeoSchemaInput: {
      tags?: readonly components['schemas']['SeoTagInput'][];
      settings?: components['schemas']['SeoKeywordSettingsInput'];
    };
    /** @description Smallest and largest value among the variants of a product. */
    NumericPropertyRange: {
      /** Format: double */
      minValue: number;
      /** Format: double */
      maxValue: number;
    };
    /** @description Sizes as decimal text, from 0 to 999999999 with up to six decimals. */
    Dimensions: {
      /**
       * Format: decimal
       * @example 9.5
       */
      length?: string;
      /**
       * Format: decimal
       * @example 9.5
       */
      width?: string;
      /**
       * Format: decimal
       * @example 8
       */
      height?: string;
      unit: components['schemas']['DimensionsUnit'] | components['schemas']['Undeclared'];
    };
    /**
     * @description Whether all visible variants are in stock, none of them, or some.
     * @enum {string}
     */
    InventoryStatus: 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK';
    /** @description Stock of the product, summed over all its variants. */
    Stock: {
      /** @description Whether the stock is counted and reduced by every order. */
      trackInventory: boolean;
      /**
       * Format: int32
       * @description Absent if the stock is not counted.
       */
      quantity?: number;
      /**
       * @deprecated
       * @description Use `inventoryStatus` instead.
       */
      inStock: boolean;
      inventoryStatus: components['schemas']['InventoryStatus'] | components['schemas']['Undeclared'];
    };
    /**
     * Format: currency-code
     * @description Three-letter currency code (ISO 4217).
     * @example EUR
     */
    CurrencyCode: string;
    /** @description The same prices as text for display, with the currency symbol. */
    FormattedPrice: {
      /** @example €89.00 */
      price: string;
      /** @example €80.10 */
      discountedPrice: string;
      /** @example €9.60 */
      readonly pricePerUnit?: string;
    };
    /** @description A price before and after the discount, as numbers and as formatted text. */
    PriceData: {
      currency: components['schemas']['CurrencyCode'];
      /**
       * Format: double
       * @description Price before the discount.
       * @example 89
       */
      price: number;
      /**
       * Format: double
       * @description Price after the discount, never below zero. Without a discount, equal to `price`.
       * @example 80.1
       */
      readonly discountedPrice: number;
      /**
       * Format: double
       * @description Price of one base quantity, for products that are sold by measure.
       */
      readonly pricePerUnit?: number;
      formatted: components['schemas']['FormattedPrice'];
    };
    /** @description Cost and profit of one unit, for the owner. */
    CostAndProfitData: {
      /**
       * Format: double
       * @description Cost of one unit.
       */
      itemCost?: number;
      /** @example €9.00 */
      readonly formattedItemCost: string;
      /**
       * Format: double
       * @description Discounted price minus cost. Negative if the unit is sold at a loss.
       */
      readonly profit: number;
      /** @example €15.00 */
      readonly formattedProfit: string;
      /**
       * Format: double
       * @description Profit as a fraction of the discounted price: 0.25 is 25 %.
       */
      readonly profitMargin: number;
    };
    /** @description A short label on the product's image. */
    Ribbon: {
      /** @example New */
      text: string;
    };
    /**
     * @description Content of such a file.
     * @enum {string}
     */
    DigitalFileType:
      | 'UNSPECIFIED'
      | 'SECURE_PICTURE'
      | 'SECURE_VIDEO'
      | 'SECURE_DOCUMENT'
      | 'SECURE_MUSIC'
      | 'SECURE_ARCHIVE'
      | 'SECURE_RAW';
    /** @description A file that the buyer can download after paying. For the platform's internal use, so mostly absent. */
    DigitalFile: {
      /** @description Id of the file in the site's media store. */
      id: string;
      /** @example pattern-linen-shirt.pdf */
      fileName: string;
      fileType: components['schemas']['DigitalFileType'] | components['schemas']['Undeclared'];
    };
    /**
     * @description Kind of a medium.
     * @enum {string}
     */
    MediaItemType: 'unspecified_media_item_type' | 'image' | 'video' | 'audio' | 'document' | 'zip';
    /** @description URL and size of one file. */
    MediaItemUrlAndSize: {
      /**
       * Format: uri
       * @example https://static.wixstatic.com/media/c837a6_4f1.jpg
       */
      url: string;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1600
       */
      width: number;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1200
       */
      height: number;
      /** @description Format of the file, such as `mp4`. */
      format?: string;
      /** @description Text alternative, for people who cannot see the image. */
      altText?: string;
    };
    /** @description One video in several sizes. */
    MediaItemVideo: {
      /** @description The same video in different sizes and formats. */
      files: components['schemas']['MediaItemUrlAndSize'][];
      /** @description Id of the image to show before the video plays. */
      stillFrameMediaId: string;
    };
    /** @description One medium. `mediaType` decides whether `image` or `video` is present; other kinds have neither. */
    MediaItem: {
      /** @example c837a6_4f1.jpg */
      id: string;
      mediaType: components['schemas']['MediaItemType'] | components['schemas']['Undeclared'];
      /**
       * @description Title given by the owner; may be empty.
       * @example Vase from the left
       */
      title: string;
      image?: components['schemas']['MediaItemUrlAndSize'];
      video?: components['schemas']['MediaItemVideo'];
      thumbnail?: components['schemas']['MediaItemUrlAndSize'];
    };
    /** @description All media of a product or a collection. */
    Media: {
      mainMedia?: components['schemas']['MediaItem'];
      /** @description All media in gallery order, including the main one. */
      items: components['schemas']['MediaItem'][];
    };
    /** @description A text that the buyer is asked for, such as an engraving. */
    CustomTextField: {
      /** @description Label of the field. */
      title: string;
      /**
       * Format: int32
       * @description Maximum length of the buyer's text, in characters.
       */
      maxLength: number;
      /** @description Whether the buyer has to enter the text to buy the product. */
      mandatory: boolean;
    };
    /**
     * @description How the option is displayed. For a colour, the value of a choice is its colour code. Read-only.
     * @enum {string}
     */
    OptionType: 'unspecified_option_type' | 'drop_down' | 'color';
    /** @description One value of an option, such as the size M. */
    Choice: {
      /**
       * @description Name of the choice, or the colour code when the option is a colour.
       * @example #2f4858
       */
      value: string;
      /**
       * @description Text to display. Maps of choices use it as the value.
       * @example Indigo
       */
      description: string;
      /** @description Images of this choice. At most one option of a product has them. Read-only. */
      media?: components['schemas']['Media'];
      /** @description Whether at least one variant with this choice is in stock. */
      readonly inStock: boolean;
      /** @description Whether at least one variant with this choice is visible. */
      readonly visible: boolean;
    };
    /** @description A property of the product that the buyer chooses, such as its size. */
    ProductOption: {
      optionType: components['schemas']['OptionType'] | components['schemas']['Undeclared'];
      /**
       * @description Key of the option in `choices`.
       * @example Size
       */
      name: string;
      choices: components['schemas']['Choice'][];
    };
    /** @description URL of a page of the site, in two parts that are to be joined. Generated by the platform. */
    PageUrl: {
      /** @example https://www.halm-studio.com */
      base: string;
      /** @example /event-details/strings-by-candlelight */
      path: string;
    };
    /** @description Price, weight and SKU of a variant. If variants are not managed, the values of the product. */
    VariantDataWithNoStock: {
      /** @description Price in the site's currency. */
      priceData: components['schemas']['PriceData'];
      /** @description Price in the visitor's currency, for display only. Read-only. */
      convertedPriceData?: components['schemas']['PriceData'];
      /** @description For the owner only, and only on request. */
      costAndProfitData?: components['schemas']['CostAndProfitData'];
      /**
       * Format: double
       * @description Shipping weight in the site's weight unit.
       */
      weight: number;
      /** @description Stock keeping unit; may be empty. */
      sku: string;
      /** @description Whether the variant can be chosen in the store. */
      visible: boolean;
      /** @description Size of the product itself. */
      productDimensions?: components['schemas']['Dimensions'];
      /** @description Size of the packed product. */
      packageDimensions?: components['schemas']['Dimensions'];
    };
    /** @description Stock of a variant. */
    StockLevel: {
      /** @description Whether the stock is counted and reduced by every order. */
      trackQuantity: boolean;
      /**
       * Format: int32
       * @description Absent if the stock is not counted.
       */
      quantity?: number;
      /** @description If the stock is counted, whether more than zero are left; otherwise the owner's setting. */
      inStock: boolean;
    };
    /** @description One combination of choices, with its own price and stock if variants are managed. */
    Variant: {
      /**
       * Format: uuid
       * @description Id of the variant within the product. The default variant has only zeros.
       */
      id: string;
      /**
       * @description Chosen values: the name of each option, mapped to the `description` of its choice. Empty for the default variant.
       * @example {
       *       "Size": "S",
       *       "Colour": "White"
       *     }
       */
      choices: {
        [key: string]: string;
      };
      variant: components['schemas']['VariantDataWithNoStock'];
      /** @description Can be changed by the inventory calls only. */
      stock?: components['schemas']['StockLevel'];
    };
    /** @description One tag in the page's `<head>`. */
    SeoTag: {
      /**
       * @description Name of the tag.
       * @example title
       */
      type: string;
      /**
       * @description Attributes of the tag. A free map, because any name is allowed.
       * @example {
       *       "name": "description",
       *       "content": "Quartets in the Old Pump House"
       *     }
       */
      props?: {
        [key: string]: unknown;
      };
      /** @description The platform's own metadata of the tag. */
      meta?: {
        [key: string]: unknown;
      };
      /**
       * @description Text content of the tag; may be empty.
       * @example Strings by candlelight
       */
      children: string;
      /** @description True if the owner added the tag. */
      custom: boolean;
      /** @description True if the tag is omitted from the page. */
      disabled: boolean;
    };
    /** @description One keyword, of one or several words. */
    SeoKeyword: {
      /** @example string quartet berlin */
      term: string;
      /** @description Whether it is the main keyword. At most one is. */
      isMain: boolean;
      /** @description Origin of the keyword. */
      origin?: string;
    };
    /** @description Keywords, and the redirect when the slug changes. */
    SeoKeywordSettings: {
      /** @description True if the old URL does not redirect to the new one. */
      preventAutoRedirect: boolean;
      keywords: components['schemas']['SeoKeyword'][];
    };
    /** @description Tags for the page's `<head>`, and keywords. */
    SeoSchema: {
      tags: components['schemas']['SeoTag'][];
      settings?: components['schemas']['SeoKeywordSettings'];
    };
    /** @description A product of the store: texts, prices, options and stock. Fields meant for the merchant are included only on request. */
    Product: {
      /**
       * @description Id of the product, a GUID.
       * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11
       */
      readonly id: string;
      /** @example Linen shirt */
      name: string;
      /**
       * @description Part of the product page's URL that names the product. Derived from the name; can be changed.
       * @example linen-shirt
       */
      slug: string;
      /** @description Whether visitors of the store see the product. */
      visible?: boolean;
      productType: components['schemas']['ProductType'] | components['schemas']['Undeclared'];
      /** @description Text of the product page; may contain HTML. */
      description?: string;
      /** @description Stock keeping unit of a product without managed variants. */
      sku?: string;
      /**
       * Format: double
       * @description Shipping weight in the site's weight unit.
       */
      weight?: number;
      /** @description Lightest and heaviest variant. */
      weightRange?: components['schemas']['NumericPropertyRange'];
      /** @description Size of the product itself. */
      productDimensions?: components['schemas']['Dimensions'];
      /** @description Size of the packed product. */
      packageDimensions?: components['schemas']['Dimensions'];
      stock?: components['schemas']['Stock'];
      /** @description The same as `priceData` under its old name. Deprecated and read-only. */
      price?: components['schemas']['PriceData'];
      /** @description Price in the site's currency. */
      priceData: components['schemas']['PriceData'];
      /** @description Price in the visitor's currency, for display only. Read-only. */
      convertedPriceData?: components['schemas']['PriceData'];
      /** @description Prices of the cheapest and the most expensive variant, before the discount. */
      priceRange?: components['schemas']['NumericPropertyRange'];
      /** @description For the owner only, and only on request. */
      costAndProfitData?: components['schemas']['CostAndProfitData'];
      /** @description Lowest and highest cost of a variant. For the owner only, and only on request. */
      costRange?: components['schemas']['NumericPropertyRange'];
      pricePerUnitData?: components['schemas']['PricePerUnitData'];
      /** @description Additional texts of the product page, such as care or return notes. */
      additionalInfoSections: components['schemas']['AdditionalInfoSection'][];
      /**
       * @deprecated
       * @description Former version of `ribbon`.
       */
      readonly ribbons: components['schemas']['Ribbon'][];
      /** @description Short label on the product, such as "New". */
      ribbon?: string;
      brand?: string;
      /** @description The file of a digital product. Read-only. */
      digitalFile?: components['schemas']['DigitalFile'];
      /** @description Images and videos of the product. Read-only; separate calls change them. */
      media?: components['schemas']['Media'];
      /** @description Texts that the buyer may or must enter, such as an engraving. */
      readonly customTextFields: components['schemas']['CustomTextField'][];
      /** @description Whether each variant has its own price, weight, SKU, visibility and stock in place of the product's. */
      manageVariants?: boolean;
      /** @description Options that the buyer chooses from, such as size and colour. */
      productOptions: components['schemas']['ProductOption'][];
      productPageUrl?: components['schemas']['PageUrl'];
      /**
       * @description Number that increases with every new product; sorting by it sorts products by age.
       * @example 1699273321854000
       */
      readonly numericId: string;
      /** @description Id of the product's record in the inventory. */
      readonly inventoryItemId: string;
      discount?: components['schemas']['Discount'];
      /** @description Ids of the collections that contain the product, including the collection of all products. */
      readonly collectionIds: string[];
      /** @description All variants. A product without options has at most one, the default variant. */
      readonly variants: components['schemas']['Variant'][];
      /** Format: date-time */
      readonly lastUpdated?: string;
      /** Format: date-time */
      readonly createdDate?: string;
      seoData?: components['schemas']['SeoSchema'];
    };
    /** @description The request violates a rule of the service. */
    ApplicationError: {
      /**
       * @description Stable name of the rule. Each operation lists the codes that it is known to return.
       * @example OWNED_CART_NOT_FOUND
       */
      code: string;
      /**
       * @description Description of the rule in English, for logs.
       * @example Cart not found
       */
      description?: string;
      /** @description Additional data of the code. */
      data?: {
        [key: string]: unknown;
      };
    };
    /**
     * @description Kind of constraint that the field violates.
     * @enum {string}
     */
    ViolatedRule:
      | 'VALIDATION'
      | 'OTHER'
      | 'MAX'
      | 'MIN'
      | 'MAX_LENGTH'
      | 'MIN_LENGTH'
      | 'MAX_SIZE'
      | 'MIN_SIZE'
      | 'FORMAT'
      | 'DECIMAL_LTE'
      | 'DECIMAL_GTE'
      | 'DECIMAL_LT'
      | 'DECIMAL_GT'
      | 'DECIMAL_MAX_SCALE'
      | 'INVALID_ENUM_VALUE'
      | 'REQUIRED_FIELD'
      | 'FIELD_NOT_ALLOWED'
      | 'ONE_OF_ALIGNMENT'
      | 'EXACT_LENGTH'
      | 'EXACT_SIZE'
      | 'REQUIRED_ONE_OF_FIELD';
    /** @description One invalid field and the constraint that it violates. */
    FieldViolation: {
      /**
       * @description Path of the field within the request.
       * @example lineItems[0].quantity
       */
      field: string;
      /** @description Requirement that the field does not meet. */
      description: string;
      violatedRule?: components['schemas']['ViolatedRule'] | components['schemas']['Undeclared'];
      /** @description Name of a rule that is specific to the service. Present if `violatedRule` is OTHER. */
      ruleName?: string;
      /** @description Additional data of the rule, such as the threshold. */
      data?: {
        [key: string]: unknown;
      };
    };
    /** @description Fields of the request violate constraints of the contract. */
    ValidationError: {
      fieldViolations: components['schemas']['FieldViolation'][];
    };
    /** @description The platform failed internally. */
    SystemError: {
      errorCode?: string;
    };
    /** @description Machine-readable reason of the failure. Has at most one of the members; empty if no details are known. */
    ErrorDetails: {
      applicationError?: components['schemas']['ApplicationError'];
      validationError?: components['schemas']['ValidationError'];
      systemError?: components['schemas']['SystemError'];
      /**
       * @deprecated
       * @description Ids of the request in the platform's logs. Observed only in failures that are nested in other responses.
       */
      tracing?: {
        [key: string]: string;
      };
    };
    /** @description Body of a failed call. */
    ErrorBody: {
      /**
       * @description Description of the failure in English, for logs.
       * @example Cart not found
       */
      message: string;
      details?: components['schemas']['ErrorDetails'];
    };
    /** @description A named group of products. To find its products, use a product query. */
    Collection: {
      /**
       * @description Id of the collection: 36 characters. The collection of all products has 35: `00000000-000000-000000-000000000001`.
       * @example 6b1d9baf-52a2-4ba4-b9a6-1d30be5e6c21
       */
      readonly id: string;
      /** @example At the table */
      name: string;
      /**
       * @description Part of the URL that names the collection. Derived from the name; can be changed.
       * @example at-the-table
       */
      slug: string;
      /** @example Cups, bowls and plates. */
      description?: string;
      /**
       * @description Whether visitors of the store see the collection.
       * @default true
       */
      visible?: boolean;
      /**
       * Format: int32
       * @example 4
       */
      readonly numberOfProducts: number;
      /** @description Images of the collection. Read-only. */
      media?: components['schemas']['Media'];
    };
    Undeclared: import('../../src/core/undeclared.ts').Undeclared;
  };
  responses: {
    /** @description The product is incomplete, or a value is out of range. The details list each invalid field. */
    ProductNotValid: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The request is not valid: it has none or more than one of several members that exclude each other, or a value is out of range. The details list each invalid field. */
    NotExactlyOne: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The access token is missing, expired or not valid. */
    Unauthorized: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The caller is authenticated but not allowed to make this call. */
    Forbidden: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The store app is not installed on the site, or its store uses the newer catalog, which other calls read. */
    StoreNotReady: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
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
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The request is not valid. The details list each invalid field, or contain one application error. */
    BadRequest: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description There is no such product, or the caller may not see it. */
    ProductNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description There is no such collection, or the caller may not see it. */
    CollectionNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
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
        'application/json': components['schemas']['CreateProductRequest'];
      };
    };
    responses: {
      /** @description The new product. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreateProductResponse'];
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
          'application/json': components['schemas']['EmptyResponse'];
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
        'application/json': components['schemas']['UpdateProductRequest'];
      };
    };
    responses: {
      /** @description The product after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UpdateProductResponse'];
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
          'application/json': components['schemas']['EmptyResponse'];
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
          'application/json': components['schemas']['EmptyResponse'];
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
          'application/json': components['schemas']['EmptyResponse'];
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
        'application/json': components['schemas']['UpdateProductVariantsRequest'];
      };
    };
    responses: {
      /** @description The variants after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UpdateProductVariantsResponse'];
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
          'application/json': components['schemas']['EmptyResponse'];
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
        'application/json': components['schemas']['AddProductMediaRequest'];
      };
    };
    responses: {
      /** @description The media are accepted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmptyResponse'];
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
        'application/json': components['schemas']['RemoveProductMediaRequest'];
      };
    };
    responses: {
      /** @description The media are removed from the product. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmptyResponse'];
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
        'application/json': components['schemas']['AddProductMediaToChoicesRequest'];
      };
    };
    responses: {
      /** @description The choices have the media. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmptyResponse'];
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
        'application/json': components['schemas']['RemoveProductMediaFromChoicesRequest'];
      };
    };
    responses: {
      /** @description The media are no longer assigned to the choices. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmptyResponse'];
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
        'application/json': components['schemas']['CreateCollectionRequest'];
      };
    };
    responses: {
      /** @description The new collection. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreateCollectionResponse'];
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
          'application/json': components['schemas']['EmptyResponse'];
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
        'application/json': components['schemas']['UpdateCollectionRequest'];
      };
    };
    responses: {
      /** @description The collection after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UpdateCollectionResponse'];
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
        'application/json': components['schemas']['AddProductsToCollectionRequest'];
      };
    };
    responses: {
      /** @description The products are in the collection. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmptyResponse'];
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
        'application/json': components['schemas']['RemoveProductsFromCollectionRequest'];
      };
    };
    responses: {
      /** @description The products are no longer in the collection. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmptyResponse'];
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
        'application/json': components['schemas']['BulkUpdateProductsPropertyRequest'];
      };
    };
    responses: {
      /** @description The outcome for each product. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkProductsResponse'];
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
        'application/json': components['schemas']['BulkAdjustProductPropertyRequest'];
      };
    };
    responses: {
      /** @description The outcome for each product. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkProductsResponse'];
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
