// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
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
     * @description Makes a product without media and answers it with everything that the platform adds: id, slug, address,
     *     variants. The combinations of the options' choices become its variants, up to 1000.
     *
     *     Only physical products can be made by this call. A slug that is left out is made from the name.
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
     * @description The product is gone, from its collections too. Cart lines that name it cannot be bought any more. A second call
     *     for the same product may answer 404.
     */
    delete: operations['deleteProduct'];
    options?: never;
    head?: never;
    /**
     * Update a product
     * @description Sets the given fields and leaves the others as they are; a list that is given takes the place of the old one.
     *
     *     Media, variants and stock have calls of their own. `removeBrand` and `removeRibbon` take a brand or a ribbon
     *     away, `deleteProductOptions` the options.
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
     * @description Takes away every option with its choices, so that only the default variant is left. Refused while the product's
     *     variants are managed: set `manageVariants` to false first.
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
     * @description The product has no brand afterwards, whether it had one or not. There is nothing to send.
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
     * @description The product has no ribbon afterwards, whether it had one or not. There is nothing to send.
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
     * @description Gives variants a price, cost, weight, code or visibility of their own, in place of the product's. Works for
     *     products whose variants are managed (`manageVariants`). Values that are left out stay as they are.
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
     * @description Every variant takes the product's price, cost, weight and code again; its own values are lost. There is nothing
     *     to send.
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
     * @description Puts pictures and videos into the product's gallery, from the site's media store by id or from any public
     *     address. A medium with `choice` belongs to that choice besides; media of choices can be given for one option
     *     only.
     *
     *     A repeated call may add the same media once more.
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
     * @description Takes the named media out of the product's gallery.
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
     * @description Links media that the product has already to choices, so that the gallery follows what the buyer chooses. Only
     *     one option of a product can have media on its choices.
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
     * @description Unlinks media from choices; they stay in the product's gallery.
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
     * @description Makes an empty collection. Fill it with `addProductsToCollection`. A slug that is left out is made from the
     *     name.
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
     * @description The collection is gone; its products stay. A second call for the same collection may answer 404.
     */
    delete: operations['deleteCollection'];
    options?: never;
    head?: never;
    /**
     * Update a collection
     * @description Sets the given fields and leaves the others as they are. Which products it holds is changed by calls of their
     *     own.
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
     * @description The collection holds the named products afterwards; one that it held already is not added twice.
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
     * @description The collection does not hold the named products afterwards; the products themselves stay.
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
     * @description Gives all the named products the same price, cost, weight, ribbon or brand: exactly one of them per call.
     *
     *     A product that cannot be changed does not stop the others: the answer is 200, and `results` tells each outcome.
     *     Look there, or at `totalFailures`, before taking the call for a success.
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
     * Raise or lower one property of many products
     * @description Changes the price, cost or weight of all the named products (exactly one of them per call) by a percentage or by
     *     an amount, starting from the value that each has now. **A second identical call changes the values once more**;
     *     if its outcome is unknown, read the products before sending it again.
     *
     *     A product whose price, or the price of one of its variants, would fall below zero is not changed. It does not
     *     stop the others: the answer is 200, and `results` tells each outcome.
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
    /** @description Nothing to tell but that it is done. */
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
      /** @description Ids of the media items, as in `media.items` of the product. An empty list stands for all. */
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
    /** @description Outcome of a call for many products; both such calls answer it. */
    BulkProductsResponse: {
      /** @description One entry for each product, in the order of the request. */
      results: components['schemas']['BulkProductResult'][];
      bulkActionMetadata: components['schemas']['BulkActionMetadata'];
    };
    /** @description A product to be made. Media, variants and stock are added by calls of their own. */
    NewProduct: {
      /** @example Linen shirt */
      name: string;
      /**
       * @description The part of the address that names the product; made from the name when it is left out.
       * @example linen-shirt
       */
      slug?: string;
      /** @description Whether visitors of the store see the product. */
      visible?: boolean;
      /** @description Only `physical` can be made by call. */
      productType?: components['schemas']['ProductType'];
      /** @description Text of the product page, may hold HTML. */
      description?: string;
      /** @description Stock keeping unit of a product without managed variants. */
      sku?: string;
      /**
       * Format: double
       * @description Shipping weight in the unit that the site has set.
       */
      weight?: number;
      /** @description Size of the product itself. */
      productDimensions?: components['schemas']['DimensionsInput'];
      /** @description Size of the packed product. */
      packageDimensions?: components['schemas']['DimensionsInput'];
      priceData: components['schemas']['PriceInput'];
      costAndProfitData?: components['schemas']['CostInput'];
      pricePerUnitData?: components['schemas']['PricePerUnitData'];
      /** @description Further texts of the product page, such as care or return notes. */
      additionalInfoSections?: readonly components['schemas']['AdditionalInfoSection'][];
      /** @description Short label on the product, such as "New". */
      ribbon?: string;
      /**
       * @description Who makes the product.
       * @example Halm
       */
      brand?: string;
      /** @description Whether variants have their own price, weight, code, visibility and stock instead of the product's. */
      manageVariants?: boolean;
      /** @description What the buyer chooses, such as size and colour; all combinations together are at most 1000. */
      productOptions?: readonly components['schemas']['ProductOptionInput'][];
      /** @description Taken off the price of every variant. */
      discount?: components['schemas']['Discount'];
      seoData?: components['schemas']['SeoSchemaInput'];
    };
    /** @description The fields of a product that are to change; the others stay as they are. */
    ProductChanges: {
      /** @description The id of the path once more, as the platform's own packages send it. May be left out. */
      id?: string;
      /** @example Linen shirt */
      name?: string;
      /**
       * @description The part of the address that names the product.
       * @example linen-shirt
       */
      slug?: string;
      /** @description Whether visitors of the store see the product. */
      visible?: boolean;
      /** @description Only `physical` can be made by call. */
      productType?: components['schemas']['ProductType'];
      /** @description Text of the product page, may hold HTML. */
      description?: string;
      /** @description Stock keeping unit of a product without managed variants. */
      sku?: string;
      /**
       * Format: double
       * @description Shipping weight in the unit that the site has set.
       */
      weight?: number;
      /** @description Size of the product itself. */
      productDimensions?: components['schemas']['DimensionsInput'];
      /** @description Size of the packed product. */
      packageDimensions?: components['schemas']['DimensionsInput'];
      priceData?: components['schemas']['PriceInput'];
      costAndProfitData?: components['schemas']['CostInput'];
      pricePerUnitData?: components['schemas']['PricePerUnitData'];
      /** @description Further texts of the product page, such as care or return notes. */
      additionalInfoSections?: readonly components['schemas']['AdditionalInfoSection'][];
      /** @description Short label on the product, such as "New". */
      ribbon?: string;
      /**
       * @description Who makes the product.
       * @example Halm
       */
      brand?: string;
      /** @description Whether variants have their own price, weight, code, visibility and stock instead of the product's. */
      manageVariants?: boolean;
      /** @description What the buyer chooses, such as size and colour; all combinations together are at most 1000. */
      productOptions?: readonly components['schemas']['ProductOptionInput'][];
      /** @description Taken off the price of every variant. */
      discount?: components['schemas']['Discount'];
      seoData?: components['schemas']['SeoSchemaInput'];
    };
    /** @description What the product costs. Currency and formatted texts are the platform's to add. */
    PriceInput: {
      /**
       * Format: double
       * @description Price before the discount, in the site's currency.
       * @example 89
       */
      price: number;
    };
    /** @description What the owner pays. Profit and margin are the platform's to compute. */
    CostInput: {
      /**
       * Format: double
       * @description Cost of one piece, in the site's currency.
       * @example 41
       */
      itemCost: number;
    };
    /** @description Sizes as decimal text, 0 to 999999999 with up to six decimals. Give the unit with them. */
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
    /** @description One thing to choose. The platform finds out whether it is a colour. */
    ProductOptionInput: {
      /**
       * @description Key of the option in the maps of choices.
       * @example Size
       */
      name: string;
      choices: readonly components['schemas']['ChoiceInput'][];
    };
    /** @description One value of an option. Stock, visibility and media follow from the variants and the media calls. */
    ChoiceInput: {
      /**
       * @description Name of the choice, or the colour code when the option is a colour.
       * @example #2f4858
       */
      value: string;
      /**
       * @description Text to show; the maps of choices use it as their value.
       * @example Indigo
       */
      description: string;
    };
    /** @description Values for some variants, named by `choices` or by `variantIds`. Values that are left out stay as they are. */
    VariantOverride: {
      /**
       * @description Name of the option to description of the choice.
       * @example {
       *       "Size": "S",
       *       "Colour": "White"
       *     }
       */
      choices?: {
        [key: string]: string;
      };
      /** @description Ids within the product. */
      variantIds?: readonly string[];
      /**
       * Format: double
       * @description Price before the discount, in the site's currency.
       */
      price?: number;
      /**
       * Format: double
       * @description What the owner pays for one piece, in the site's currency.
       */
      cost?: number;
      /**
       * Format: double
       * @description Shipping weight in the unit that the site has set.
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
    /** @description A medium to add, named by exactly one of `mediaId` and `url`. */
    MediaDataForWrite: {
      /**
       * @description Name of the file in the site's media store.
       * @example shirt_white.jpg
       */
      mediaId?: string;
      /**
       * Format: uri
       * @description Public address of the file, from where the platform copies it.
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
       * @description The choice, by its description.
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
       * @description The choice, by its description.
       * @example Indigo
       */
      choice: string;
      /** @description Ids of media items that the product has. None stands for all when media are removed. */
      mediaIds?: readonly string[];
    };
    /** @description A collection to be made. */
    NewCollection: {
      /** @example At the table */
      name: string;
      /**
       * @description The part of the address that names the collection; made from the name when it is left out.
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
    /** @description The fields of a collection that are to change; the others stay as they are. */
    CollectionChanges: {
      /** @description The id of the path once more, as the platform's own packages send it. May be left out. */
      id?: string;
      /** @example At the table */
      name?: string;
      /**
       * @description The part of the address that names the collection.
       * @example at-the-table
       */
      slug?: string;
      /** @example Cups, bowls and plates. */
      description?: string;
      /** @description Whether visitors of the store see the collection. */
      visible?: boolean;
    };
    /** @description The property to set and its new value. Exactly one member. */
    SetValue: {
      /**
       * Format: double
       * @description Price before the discount, in the site's currency; for every variant too.
       */
      price?: number;
      /**
       * Format: double
       * @description What the owner pays for one piece, in the site's currency.
       */
      cost?: number;
      /**
       * Format: double
       * @description Shipping weight in the unit that the site has set.
       */
      weight?: number;
      /** @description Short label on the products, such as "Sale". */
      ribbon?: string;
      /** @description Who makes the products. */
      brand?: string;
    };
    /** @description The property to change and by how much. Exactly one member. */
    AdjustValue: {
      /** @description Change of the price before the discount. */
      price?: components['schemas']['PropertyAdjustmentData'];
      /** @description Change of the cost of one piece. */
      cost?: components['schemas']['PropertyAdjustmentData'];
      /** @description Change of the shipping weight. */
      weight?: components['schemas']['PropertyAdjustmentData'];
    };
    /** @description A change relative to the present value. Exactly one member. */
    PropertyAdjustmentData: {
      percentage?: components['schemas']['PercentageData'];
      /**
       * Format: double
       * @description What is added to the value, in its own unit; negative to take off.
       * @example -2
       */
      amount?: number;
    };
    /** @description A change in percent of the present value. */
    PercentageData: {
      /**
       * Format: int32
       * @description Percent to add; negative to take off. 10 makes 50 into 55.
       * @example 10
       */
      rate: number;
      /** @description Whether the new value is rounded to a whole number. */
      roundToInt?: boolean;
    };
    /** @description What became of one product. */
    BulkProductResult: {
      itemMetadata: components['schemas']['ItemMetadata'];
    };
    /** @description Which product, and whether it was changed. */
    ItemMetadata: {
      /** @description Id of the product; absent when the platform cannot tell. */
      id?: string;
      /**
       * Format: int32
       * @description Place in `ids`, counted from 0.
       */
      originalIndex: number;
      /** @description Whether the product was changed. */
      success: boolean;
      /** @description Why it was not; only after a failure. */
      error?: components['schemas']['BulkItemError'];
    };
    /** @description Why one product of many was not changed. */
    BulkItemError: {
      /**
       * @description Stable name of the reason.
       * @example PRODUCT_NOT_FOUND
       */
      code: string;
      /**
       * @description The same in English, for the log.
       * @example Product not found
       */
      description: string;
      /** @description Facts that belong to the code. */
      data?: {
        [key: string]: unknown;
      };
    };
    /** @description How many products were changed and how many were not. */
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
       * @description Failures that `results` leaves out because there were too many.
       */
      undetailedFailures: number;
    };
    /**
     * @description Goods to be shipped, or files to be loaded.
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
    /** @description How much the product holds and for how much of it the price per unit is told. */
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
    /** @description One more block of text on the product page, such as care instructions. */
    AdditionalInfoSection: {
      /** @example Care */
      title: string;
      /** @description Text, may hold HTML. */
      description: string;
    };
    /**
     * @description Whether an amount or a share of the price is taken off.
     * @enum {string}
     */
    DiscountType: 'UNDEFINED' | 'NONE' | 'AMOUNT' | 'PERCENT';
    /** @description What the price is lowered by. */
    Discount: {
      type: components['schemas']['DiscountType'];
      /**
       * Format: double
       * @description Amount in the site's currency, or percent.
       */
      value: number;
    };
    /** @description One tag of the head of the page, to send. */
    SeoTagInput: {
      /**
       * @description Name of the tag.
       * @example title
       */
      type: string;
      /** @description Attributes of the tag. Any names, hence a free map. */
      props?: {
        [key: string]: unknown;
      };
      /** @description The platform's own notes on the tag. */
      meta?: {
        [key: string]: unknown;
      };
      /**
       * @description Text within the tag.
       * @example Strings by candlelight
       */
      children?: string;
      /** @description The owner added it. */
      custom?: boolean;
      /** @description It is left out of the page. */
      disabled?: boolean;
    };
    /** @description One word, or a few, to be found by, to send. */
    SeoKeywordInput: {
      /** @example string quartet berlin */
      term: string;
      /** @description The most important one; at most one is. */
      isMain?: boolean;
      /** @description Where the word came from. */
      origin?: string;
    };
    /** @description Words to be found by, to send. */
    SeoKeywordSettingsInput: {
      /**
       * @description The old address does not lead to the new one.
       * @default false
       */
      preventAutoRedirect?: boolean;
      keywords?: readonly components['schemas']['SeoKeywordInput'][];
    };
    /** @description Tags for the head of the page, and the words to be found by, to send. */
    SeoSchemaInput: {
      tags?: readonly components['schemas']['SeoTagInput'][];
      settings?: components['schemas']['SeoKeywordSettingsInput'];
    };
    /** @description Smallest and largest value over the variants of a product. */
    NumericPropertyRange: {
      /** Format: double */
      minValue: number;
      /** Format: double */
      maxValue: number;
    };
    /** @description Sizes as decimal text, 0 to 999999999 with up to six decimals. */
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
     * @description Whether all visible variants are in stock, none, or only some.
     * @enum {string}
     */
    InventoryStatus: 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK';
    /** @description Stock of the product over all its variants. */
    Stock: {
      /** @description Whether a number is counted down with every order. */
      trackInventory: boolean;
      /**
       * Format: int32
       * @description Absent while stock is not counted.
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
    /** @description The same prices as text for display, with the currency's sign. */
    FormattedPrice: {
      /** @example €89.00 */
      price: string;
      /** @example €80.10 */
      discountedPrice: string;
      /** @example €9.60 */
      readonly pricePerUnit?: string;
    };
    /** @description A price before and after the discount, as numbers and as text. */
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
       * @description Price after the discount, never below zero; equals `price` without a discount.
       * @example 80.1
       */
      readonly discountedPrice: number;
      /**
       * Format: double
       * @description Price of one base quantity, for products sold by measure.
       */
      readonly pricePerUnit?: number;
      formatted: components['schemas']['FormattedPrice'];
    };
    /** @description What the owner pays and earns for one piece. */
    CostAndProfitData: {
      /**
       * Format: double
       * @description Cost of one piece.
       */
      itemCost?: number;
      /** @example €9.00 */
      readonly formattedItemCost: string;
      /**
       * Format: double
       * @description Discounted price less cost; negative when the piece is sold at a loss.
       */
      readonly profit: number;
      /** @example €15.00 */
      readonly formattedProfit: string;
      /**
       * Format: double
       * @description Profit as a part of the discounted price; 0.25 is a quarter.
       */
      readonly profitMargin: number;
    };
    /** @description A short mark on the picture of the product. */
    Ribbon: {
      /** @example New */
      text: string;
    };
    /**
     * @description What such a file holds.
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
    /** @description A file that the buyer may load once it is paid for. For the platform's own use, so mostly absent. */
    DigitalFile: {
      /** @description Id in the media store of the site. */
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
    /** @description Address and size of one file. */
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
      /** @description Text for those who do not see the picture. */
      altText?: string;
    };
    /** @description One video in several sizes. */
    MediaItemVideo: {
      /** @description The same video in different sizes and formats. */
      files: components['schemas']['MediaItemUrlAndSize'][];
      /** @description Id of the picture to show before the video runs. */
      stillFrameMediaId: string;
    };
    /** @description One medium. `mediaType` tells which of `image` and `video` is there; other kinds have neither. */
    MediaItem: {
      /** @example c837a6_4f1.jpg */
      id: string;
      mediaType: components['schemas']['MediaItemType'] | components['schemas']['Undeclared'];
      /**
       * @description Title that the owner gave; may be empty.
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
      /** @description Every medium in the order of the gallery, the main one included. */
      items: components['schemas']['MediaItem'][];
    };
    /** @description A text that the buyer is asked for, such as an engraving. */
    CustomTextField: {
      /** @description Label of the field. */
      title: string;
      /**
       * Format: int32
       * @description Longest text that the buyer may enter, in characters.
       */
      maxLength: number;
      /** @description Whether the product cannot be bought without the text. */
      mandatory: boolean;
    };
    /**
     * @description How the option is shown; the value of a colour's choice is its colour code. Read-only.
     * @enum {string}
     */
    OptionType: 'unspecified_option_type' | 'drop_down' | 'color';
    /** @description One of the things that can be chosen, such as the size M. */
    Choice: {
      /**
       * @description Name of the choice, or the colour code when the option is a colour.
       * @example #2f4858
       */
      value: string;
      /**
       * @description Text to show; the maps of choices use it as their value.
       * @example Indigo
       */
      description: string;
      /** @description Pictures of this choice; only one option of a product has them. Read-only. */
      media?: components['schemas']['Media'];
      /** @description Whether some variant with this choice is in stock. */
      readonly inStock: boolean;
      /** @description Whether some variant with this choice is visible. */
      readonly visible: boolean;
    };
    /** @description What a buyer can choose about the product, such as its size. */
    ProductOption: {
      optionType: components['schemas']['OptionType'] | components['schemas']['Undeclared'];
      /**
       * @description Key of the option in `choices`.
       * @example Size
       */
      name: string;
      choices: components['schemas']['Choice'][];
    };
    /** @description Address of a page of the site, in two parts to be joined. The platform makes it. */
    PageUrl: {
      /** @example https://www.halm-studio.com */
      base: string;
      /** @example /event-details/strings-by-candlelight */
      path: string;
    };
    /** @description Price, weight and code of a variant; the product's own when variants are not managed. */
    VariantDataWithNoStock: {
      /** @description Price in the site's currency. */
      priceData: components['schemas']['PriceData'];
      /** @description Price in the visitor's currency, for display only. Read-only. */
      convertedPriceData?: components['schemas']['PriceData'];
      /** @description Only for the owner, and only when asked for. */
      costAndProfitData?: components['schemas']['CostAndProfitData'];
      /**
       * Format: double
       * @description Shipping weight in the unit that the site has set.
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
    /** @description How much there is of a variant. */
    StockLevel: {
      /** @description Whether a number is counted down with every order. */
      trackQuantity: boolean;
      /**
       * Format: int32
       * @description Absent while stock is not counted.
       */
      quantity?: number;
      /** @description Counted: more than zero are left. Not counted: the switch of the owner. */
      inStock: boolean;
    };
    /** @description One combination of choices. */
    Variant: {
      /**
       * Format: uuid
       * @description Id within the product; all zeros for the default variant.
       */
      id: string;
      /**
       * @description Name of the option to description of the choice; empty for the default variant.
       * @example {
       *       "Size": "S",
       *       "Colour": "White"
       *     }
       */
      choices: {
        [key: string]: string;
      };
      variant: components['schemas']['VariantDataWithNoStock'];
      /** @description Set through the inventory only. */
      stock?: components['schemas']['StockLevel'];
    };
    /** @description One tag of the head of the page. */
    SeoTag: {
      /**
       * @description Name of the tag.
       * @example title
       */
      type: string;
      /**
       * @description Attributes of the tag. Any names, hence a free map.
       * @example {
       *       "name": "description",
       *       "content": "Quartets in the Old Pump House"
       *     }
       */
      props?: {
        [key: string]: unknown;
      };
      /** @description The platform's own notes on the tag. */
      meta?: {
        [key: string]: unknown;
      };
      /**
       * @description Text within the tag; may be empty.
       * @example Strings by candlelight
       */
      children: string;
      /** @description The owner added it. */
      custom: boolean;
      /** @description It is left out of the page. */
      disabled: boolean;
    };
    /** @description One word, or a few, to be found by. */
    SeoKeyword: {
      /** @example string quartet berlin */
      term: string;
      /** @description The most important one; at most one is. */
      isMain: boolean;
      /** @description Where the word came from. */
      origin?: string;
    };
    /** @description Words to be found by, and what happens when the slug changes. */
    SeoKeywordSettings: {
      /** @description The old address does not lead to the new one. */
      preventAutoRedirect: boolean;
      keywords: components['schemas']['SeoKeyword'][];
    };
    /** @description Tags for the head of the page, and the words to be found by. */
    SeoSchema: {
      tags: components['schemas']['SeoTag'][];
      settings?: components['schemas']['SeoKeywordSettings'];
    };
    /** @description What the store sells: texts, prices, options and stock. Fields for the merchant come only when asked for. */
    Product: {
      /**
       * @description Id of the product, a GUID.
       * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11
       */
      readonly id: string;
      /** @example Linen shirt */
      name: string;
      /**
       * @description The part of the product page's address that names the product; made from the name, can be changed.
       * @example linen-shirt
       */
      slug: string;
      /** @description Whether visitors of the store see the product. */
      visible?: boolean;
      productType: components['schemas']['ProductType'] | components['schemas']['Undeclared'];
      /** @description Text of the product page, may hold HTML. */
      description?: string;
      /** @description Stock keeping unit of a product without managed variants. */
      sku?: string;
      /**
       * Format: double
       * @description Shipping weight in the unit that the site has set.
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
      /** @description Cheapest and dearest variant, before the discount. */
      priceRange?: components['schemas']['NumericPropertyRange'];
      /** @description Only for the owner, and only when asked for. */
      costAndProfitData?: components['schemas']['CostAndProfitData'];
      /** @description Lowest and highest cost of a variant. Only for the owner, and only when asked for. */
      costRange?: components['schemas']['NumericPropertyRange'];
      pricePerUnitData?: components['schemas']['PricePerUnitData'];
      /** @description Further texts of the product page, such as care or return notes. */
      additionalInfoSections: components['schemas']['AdditionalInfoSection'][];
      /**
       * @deprecated
       * @description Old form of `ribbon`.
       */
      readonly ribbons: components['schemas']['Ribbon'][];
      /** @description Short label on the product, such as "New". */
      ribbon?: string;
      brand?: string;
      /** @description The file of a digital product. Read-only. */
      digitalFile?: components['schemas']['DigitalFile'];
      /** @description Pictures and videos of the product. Read-only; there are calls of their own to change them. */
      media?: components['schemas']['Media'];
      /** @description Texts that the buyer may or must enter, such as an engraving. */
      readonly customTextFields: components['schemas']['CustomTextField'][];
      /** @description Whether variants have their own price, weight, code, visibility and stock instead of the product's. */
      manageVariants?: boolean;
      /** @description What the buyer chooses, such as size and colour. */
      productOptions: components['schemas']['ProductOption'][];
      productPageUrl?: components['schemas']['PageUrl'];
      /**
       * @description Number that grows with every new product; sorts products by age.
       * @example 1699273321854000
       */
      readonly numericId: string;
      /** @description Id of the product's record in the inventory. */
      readonly inventoryItemId: string;
      discount?: components['schemas']['Discount'];
      /** @description Collections that hold the product; the one of all products is among them. */
      readonly collectionIds: string[];
      /** @description All variants; at most one default variant for a product without options. */
      readonly variants: components['schemas']['Variant'][];
      /** Format: date-time */
      readonly lastUpdated?: string;
      /** Format: date-time */
      readonly createdDate?: string;
      seoData?: components['schemas']['SeoSchema'];
    };
    /** @description A rule of the service was not met. */
    ApplicationError: {
      /**
       * @description Stable name of the rule. Each operation lists the codes that it is known to give.
       * @example OWNED_CART_NOT_FOUND
       */
      code: string;
      /**
       * @description The same in English, for the log.
       * @example Cart not found
       */
      description?: string;
      /** @description Facts that belong to the code. */
      data?: {
        [key: string]: unknown;
      };
    };
    /**
     * @description The kind of bound that a field did not meet.
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
    /** @description One field and what is wrong with it. */
    FieldViolation: {
      /**
       * @description Path of the field in the request.
       * @example lineItems[0].quantity
       */
      field: string;
      /** @description What the field must be like. */
      description: string;
      violatedRule?: components['schemas']['ViolatedRule'] | components['schemas']['Undeclared'];
      /** @description Name of the service's own rule; with `violatedRule` OTHER. */
      ruleName?: string;
      /** @description Facts of the rule, such as the threshold. */
      data?: {
        [key: string]: unknown;
      };
    };
    /** @description Fields of the request did not meet the bounds of the contract. */
    ValidationError: {
      fieldViolations: components['schemas']['FieldViolation'][];
    };
    /** @description The platform itself failed. */
    SystemError: {
      errorCode?: string;
    };
    /** @description What went wrong, for programs. Has at most one of the members; empty when nothing more is known. */
    ErrorDetails: {
      applicationError?: components['schemas']['ApplicationError'];
      validationError?: components['schemas']['ValidationError'];
      systemError?: components['schemas']['SystemError'];
      /**
       * @deprecated
       * @description Names of the request in the logs of the platform. Seen within other answers only.
       */
      tracing?: {
        [key: string]: string;
      };
    };
    /** @description Body of a failed call. */
    ErrorBody: {
      /**
       * @description What went wrong, in English, for the log.
       * @example Cart not found
       */
      message: string;
      details?: components['schemas']['ErrorDetails'];
    };
    /** @description A named group of products. The products themselves are found with a product query. */
    Collection: {
      /**
       * @description Id of the collection: 36 characters, or 35 for the one of all products, `00000000-000000-000000-000000000001`.
       * @example 6b1d9baf-52a2-4ba4-b9a6-1d30be5e6c21
       */
      readonly id: string;
      /** @example At the table */
      name: string;
      /**
       * @description The part of the address that names the collection; made from the name, can be changed.
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
      /** @description Pictures of the collection. Read-only. */
      media?: components['schemas']['Media'];
    };
    Undeclared: import('../../src/core/undeclared.ts').Undeclared;
  };
  responses: {
    /** @description The product lacks something or is out of bounds. The details list each offending field. */
    ProductNotValid: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /**
     * @description The request is not valid: of members that exclude each other none was given, or more than one, or a value is out
     *     of bounds. The details list each offending field.
     */
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
    /** @description The caller is known but may not do this. */
    Forbidden: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The site lacks the store's app, or its store uses the newer catalog, which other calls read. */
    StoreNotReady: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description Too many calls in a short time. Wait before the next attempt. */
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
    /** @description The request is not valid. The details list each offending field, or carry one application error. */
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
     * @description Id of the collection, a GUID. The one of all products has another form and is not taken.
     * @example 6b1d9baf-52a2-4ba4-b9a6-1d30be5e6c21
     */
    CollectionId: string;
    /**
     * @description Id of the collection; `00000000-000000-000000-000000000001` for the one of all products.
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
    /** @description Id of the request in the platform's logs. Name it when asking for support. */
    RequestId: string;
    /** @description How long to wait before the next attempt, as whole seconds or as an HTTP date. Not always sent. */
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
      /** @description The product is gone. */
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
      /** @description The product has no options any more. */
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
      /** @description The product has no brand any more. */
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
      /** @description The product has no ribbon any more. */
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
      /** @description The media are taken in. */
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
      /** @description The media are gone from the product. */
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
      /** @description The media are unlinked. */
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
         * @description Id of the collection, a GUID. The one of all products has another form and is not taken.
         * @example 6b1d9baf-52a2-4ba4-b9a6-1d30be5e6c21
         */
        id: components['parameters']['CollectionId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The collection is gone. */
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
         * @description Id of the collection; `00000000-000000-000000-000000000001` for the one of all products.
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
         * @description Id of the collection, a GUID. The one of all products has another form and is not taken.
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
         * @description Id of the collection, a GUID. The one of all products has another form and is not taken.
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
      /** @description The products are not in the collection. */
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
      /** @description What became of each product. */
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
      /** @description What became of each product. */
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
