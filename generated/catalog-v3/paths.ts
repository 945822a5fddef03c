// Generated from spec/catalog-v3.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
export interface paths {
  '/v3/products/{productId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a product
     * @description Fails with 404 if the product does not exist, or if it is hidden and the caller is a visitor or member.
     *
     *     Variants are in `variantsInfo` only if `VARIANT_OPTION_CHOICE_NAMES` is among the `fields`. According to one text
     *     of the platform they come without it too; always request it, and treat absent variants as not requested, not as
     *     sold out.
     */
    get: operations['getProductV3'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/products/slug/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a product by its slug
     * @description Fails with 404 if no product with this slug is visible to the caller.
     *
     *     Variants are in `variantsInfo` only if `VARIANT_OPTION_CHOICE_NAMES` is among the `fields`. According to one text
     *     of the platform they come without it too; always request it, and treat absent variants as not requested, not as
     *     sold out.
     */
    get: operations['getProductBySlug'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/products/query': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Query products
     * @description Returns one page of products that match a filter, in the given order. Without a query: the first 100.
     *
     *     Only a few fields can be filtered here: id, handle, slug, visibility, dates and the ids of options. To filter by
     *     name, price, stock, brand or category, use `searchProducts`. Variants are never included.
     */
    get: operations['queryProductsV3'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/products/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search products
     * @description Returns one page of products that match a filter and a text, in the given order, and groups with their counts if
     *     the search asks for them. Variants are never included.
     *
     *     To list the products of a category and its subcategories, filter `allCategoriesInfo.categories` with
     *     `$matchItems`; `directCategoriesInfo.categories` leaves the subcategories out. Give one operator per field, and
     *     join several by `$and`: two operators in one object are rejected with 400.
     *
     *     The first page of a search may not contain the latest changes yet; `getProductV3` and `queryProductsV3` do.
     */
    get: operations['searchProducts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/products/count': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Count products
     * @description Returns the number of products that match a filter and a text, for which a search returns no total. Counting hidden
     *     products needs an owner or app.
     */
    get: operations['countProducts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/all-products-category': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the category of all products
     * @description Returns the id of the category that contains every product of the store. The platform maintains it; a menu of categories usually leaves it out. That visitors and members may call this is assumed: the platform's documentation names apps only.
     */
    get: operations['getAllProductsCategory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/products/query-variants': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Query variants
     * @description Returns one page of the variants of all products, by default in the order of their products' last change. A product
     *     without options is listed as its only variant.
     *
     *     A visitor or member receives visible variants of visible products only.
     */
    post: operations['queryVariants'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/products/search-variants': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search variants
     * @description Returns one page of variants that match a filter and a text, in the given order, and groups with their counts if the
     *     search asks for them. Give one operator per field, and join several by `$and`.
     *
     *     A visitor or member receives visible variants of visible products only.
     */
    post: operations['searchVariants'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/brands/query': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Query brands
     * @description Returns one page of the brands of the store. Without a query: the first 50. That visitors and members may call this
     *     is observed on one site; the platform's documentation names apps only.
     */
    get: operations['queryBrands'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/ribbons/query': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Query ribbons
     * @description Returns one page of the ribbons of the store. Without a query: the first 50. That visitors and members may call this
     *     is assumed: the platform's documentation names apps only.
     */
    post: operations['queryRibbons'];
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
    GetProductV3Response: {
      product: components['schemas']['ProductV3'];
    };
    GetProductBySlugResponse: {
      product: components['schemas']['ProductV3'];
    };
    QueryProductsV3Response: {
      products: components['schemas']['ProductV3'][];
      pagingMetadata: components['schemas']['CursorPagingMetadata'];
    };
    SearchProductsResponse: {
      products: components['schemas']['ProductV3'][];
      pagingMetadata: components['schemas']['CursorPagingMetadata'];
      aggregationData?: components['schemas']['AggregationData'];
    };
    CountProductsResponse: {
      /**
       * Format: int32
       * @description Number of matching products.
       */
      count: number;
    };
    GetAllProductsCategoryResponse: {
      /**
       * Format: uuid
       * @description Id of the category that contains every product.
       */
      categoryId: string;
      treeReference: components['schemas']['TreeReference'];
    };
    QueryVariantsRequest: {
      query?: components['schemas']['VariantQuery'];
      fields?: components['schemas']['VariantFields'];
    };
    QueryVariantsResponse: {
      variants: components['schemas']['ReadOnlyVariant'][];
      pagingMetadata: components['schemas']['CursorPagingMetadata'];
    };
    SearchVariantsRequest: {
      search: components['schemas']['VariantSearch'];
      fields?: components['schemas']['VariantFields'];
    };
    SearchVariantsResponse: {
      variants: components['schemas']['ReadOnlyVariant'][];
      pagingMetadata: components['schemas']['CursorPagingMetadata'];
      aggregationData?: components['schemas']['AggregationData'];
    };
    QueryBrandsResponse: {
      brands: components['schemas']['Brand'][];
      pagingMetadata: components['schemas']['CursorPagingMetadata'];
    };
    QueryRibbonsRequest: {
      query?: components['schemas']['RibbonQuery'];
      fields?: components['schemas']['RibbonFields'];
    };
    QueryRibbonsResponse: {
      ribbons: components['schemas']['RibbonV3'][];
      pagingMetadata: components['schemas']['CursorPagingMetadata'];
    };
    /** @description Parts to add to a product. */
    ProductFields: readonly components['schemas']['ProductField'][];
    /**
     * @description A part of a product: the page's URL, the currency with formatted amounts, texts, media, categories, the names of a variant's choices, prices of subscriptions and after discounts, or data for the owner (MERCHANT_DATA).
     * @enum {string}
     */
    ProductField:
      | 'URL'
      | 'CURRENCY'
      | 'INFO_SECTION'
      | 'MERCHANT_DATA'
      | 'PLAIN_DESCRIPTION'
      | 'INFO_SECTION_PLAIN_DESCRIPTION'
      | 'SUBSCRIPTION_PRICES_INFO'
      | 'BREADCRUMBS_INFO'
      | 'WEIGHT_MEASUREMENT_UNIT_INFO'
      | 'VARIANT_OPTION_CHOICE_NAMES'
      | 'MEDIA_ITEMS_INFO'
      | 'DESCRIPTION'
      | 'DIRECT_CATEGORIES_INFO'
      | 'ALL_CATEGORIES_INFO'
      | 'INFO_SECTION_DESCRIPTION'
      | 'THUMBNAIL'
      | 'PRODUCT_CHOICES_MEDIA_REFERENCES'
      | 'PRODUCT_CHOICES_DISPLAY_IMAGE'
      | 'DISCOUNT_INFO';
    /** @description Parts to add to each product of a list. */
    ProductListFields: readonly components['schemas']['ProductListField'][];
    /**
     * @description A part as in `ProductField`, or the variant with the lowest price (MIN_PRICE_VARIANT).
     * @enum {string}
     */
    ProductListField:
      | 'URL'
      | 'CURRENCY'
      | 'INFO_SECTION'
      | 'MERCHANT_DATA'
      | 'PLAIN_DESCRIPTION'
      | 'INFO_SECTION_PLAIN_DESCRIPTION'
      | 'SUBSCRIPTION_PRICES_INFO'
      | 'BREADCRUMBS_INFO'
      | 'WEIGHT_MEASUREMENT_UNIT_INFO'
      | 'VARIANT_OPTION_CHOICE_NAMES'
      | 'MEDIA_ITEMS_INFO'
      | 'DESCRIPTION'
      | 'DIRECT_CATEGORIES_INFO'
      | 'ALL_CATEGORIES_INFO'
      | 'INFO_SECTION_DESCRIPTION'
      | 'THUMBNAIL'
      | 'PRODUCT_CHOICES_MEDIA_REFERENCES'
      | 'PRODUCT_CHOICES_DISPLAY_IMAGE'
      | 'MIN_PRICE_VARIANT'
      | 'DISCOUNT_INFO';
    /** @description Parts to add to each variant. */
    VariantFields: readonly components['schemas']['VariantField'][];
    /**
     * @description A part of a variant: the currency with formatted amounts, data for the owner (MERCHANT_DATA), prices of subscriptions, or the weight with its unit.
     * @enum {string}
     */
    VariantField: 'CURRENCY' | 'MERCHANT_DATA' | 'SUBSCRIPTION_PRICES_INFO' | 'WEIGHT_MEASUREMENT_UNIT_INFO';
    /** @description Parts to add to each brand. */
    BrandFields: readonly components['schemas']['BrandField'][];
    /**
     * @description A part of a brand: the number of its products.
     * @enum {string}
     */
    BrandField: 'ASSIGNED_PRODUCTS_COUNT';
    /** @description Parts to add to each ribbon. */
    RibbonFields: readonly components['schemas']['RibbonField'][];
    /**
     * @description A part of a ribbon: the number of its products.
     * @enum {string}
     */
    RibbonField: 'ASSIGNED_PRODUCT_COUNT';
    /** @description Filter, sort order and page of a product query. With a cursor from an earlier response, omit `filter` and `sort`. */
    ProductQueryV3: {
      filter?: components['schemas']['ProductFilterV3'];
      /** @description The first field has precedence; the following ones break ties. */
      sort?: readonly components['schemas']['ProductV3Sorting'][];
      cursorPaging?: components['schemas']['CursorPaging'];
    };
    /**
     * @description Conditions on a product, all of which must match. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400.
     * @example {
     *       "slug": {
     *         "$startsWith": "linen"
     *       }
     *     }
     */
    ProductFilterV3: {
      id?: components['schemas']['TextCondition'];
      handle?: components['schemas']['TextCondition'];
      slug?: components['schemas']['TextCondition'];
      visible?: components['schemas']['BooleanCondition'];
      'options.id'?: components['schemas']['MembershipOperators'];
      createdDate?: components['schemas']['InstantCondition'];
      updatedDate?: components['schemas']['InstantCondition'];
      /** @description All of these filters must match. */
      $and?: readonly components['schemas']['ProductFilterV3'][];
      /** @description At least one of these filters must match. */
      $or?: readonly components['schemas']['ProductFilterV3'][];
      $not?: components['schemas']['ProductFilterV3'];
    };
    /** @description One sort key; earlier keys have precedence. */
    ProductV3Sorting: {
      fieldName: components['schemas']['ProductV3SortField'];
      order?: components['schemas']['SortOrder'];
    };
    /**
     * @description A field by which a product query can be sorted.
     * @enum {string}
     */
    ProductV3SortField: 'slug' | 'visible' | 'createdDate' | 'updatedDate';
    /** @description Filter, text, sort order, groups and page of a product search. With a cursor from an earlier response, omit everything but `cursorPaging`. */
    ProductSearch: {
      filter?: components['schemas']['ProductSearchFilter'];
      /** @description The first field has precedence; the following ones break ties. */
      sort?: readonly components['schemas']['ProductSearchSorting'][];
      /** @description Groups to compute over all matching products. */
      aggregations?: readonly components['schemas']['ProductAggregation'][];
      search?: components['schemas']['ProductSearchDetails'];
      /**
       * @description Time zone in which dates are grouped, from the IANA database.
       * @example Europe/Berlin
       */
      timeZone?: string;
      cursorPaging?: components['schemas']['CursorPaging'];
    };
    /** @description Text that products must contain. */
    ProductSearchDetails: {
      mode?: components['schemas']['SearchMode'];
      /**
       * @description Words to search for.
       * @example linen shirt
       */
      expression?: string;
      /** @description Fields to search in. If omitted, all of them. */
      fields?: readonly components['schemas']['ProductSearchableField'][];
      /** @description Whether words with small differences match too. */
      fuzzy?: boolean;
    };
    /**
     * @description A field of a product in which a text is searched.
     * @enum {string}
     */
    ProductSearchableField:
      | 'description'
      | 'directCategoryIdsInfo.categoryIds'
      | 'minVariantPriceInfo.sku'
      | 'name'
      | 'physicalProperties.deliveryProfileId'
      | 'physicalProperties.shippingGroupId'
      | 'variantsInfo.variants.barcode'
      | 'variantsInfo.variants.sku';
    /**
     * @description Conditions on a product, all of which must match, with one operator per field. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400.
     * @example {
     *       "allCategoriesInfo.categories": {
     *         "$matchItems": [
     *           {
     *             "id": "6b1d9baf-52a2-4ba4-b9a6-1d30be5e6c21"
     *           }
     *         ]
     *       }
     *     }
     */
    ProductSearchFilter: {
      id?: components['schemas']['TextCondition'];
      name?: components['schemas']['TextCondition'];
      slug?: components['schemas']['TextCondition'];
      handle?: components['schemas']['TextCondition'];
      visible?: components['schemas']['BooleanCondition'];
      visibleInPos?: components['schemas']['BooleanCondition'];
      productType?: components['schemas']['ProductTypeV3Condition'];
      taxGroupId?: components['schemas']['TextCondition'];
      importId?: components['schemas']['TextCondition'];
      createdDate?: components['schemas']['InstantCondition'];
      updatedDate?: components['schemas']['InstantCondition'];
      'actualPriceRange.minValue.amount'?: components['schemas']['DigitsCondition'];
      'actualPriceRange.maxValue.amount'?: components['schemas']['DigitsCondition'];
      'compareAtPriceRange.minValue.amount'?: components['schemas']['DigitsCondition'];
      'compareAtPriceRange.maxValue.amount'?: components['schemas']['DigitsCondition'];
      'minVariantPriceInfo.sku'?: components['schemas']['TextCondition'];
      'physicalProperties.shippingWeightRange.minValue'?: components['schemas']['AmountCondition'];
      'physicalProperties.shippingWeightRange.maxValue'?: components['schemas']['AmountCondition'];
      'physicalProperties.deliveryProfileId'?: components['schemas']['TextCondition'];
      'physicalProperties.fulfillerId'?: components['schemas']['TextCondition'];
      'inventory.availabilityStatus'?: components['schemas']['AvailabilityStatusCondition'];
      'inventory.preorderStatus'?: components['schemas']['PreorderStatusCondition'];
      'inventory.preorderAvailability'?: components['schemas']['PreorderAvailabilityCondition'];
      'brand.id'?: components['schemas']['TextCondition'];
      'brand.name'?: components['schemas']['TextCondition'];
      'ribbon.id'?: components['schemas']['TextCondition'];
      'ribbon.name'?: components['schemas']['TextCondition'];
      'subscriptionDetails.allowOneTimePurchases'?: components['schemas']['BooleanCondition'];
      'additionalRibbons.id'?: components['schemas']['MembershipOperators'];
      'additionalRibbons.name'?: components['schemas']['MembershipOperators'];
      'infoSections.id'?: components['schemas']['MembershipOperators'];
      'infoSections.uniqueName'?: components['schemas']['MembershipOperators'];
      'options.id'?: components['schemas']['MembershipOperators'];
      'options.name'?: components['schemas']['MembershipOperators'];
      'options.choicesSettings.choices.choiceId'?: components['schemas']['MembershipOperators'];
      'options.choicesSettings.choices.name'?: components['schemas']['MembershipOperators'];
      'modifiers.id'?: components['schemas']['MembershipOperators'];
      'modifiers.name'?: components['schemas']['MembershipOperators'];
      'modifiers.choicesSettings.choices.choiceId'?: components['schemas']['MembershipOperators'];
      'modifiers.choicesSettings.choices.name'?: components['schemas']['MembershipOperators'];
      'tags.privateTags.tagIds'?: components['schemas']['MembershipOperators'];
      'tags.publicTags.tagIds'?: components['schemas']['MembershipOperators'];
      'allCategoriesInfo.categories'?: components['schemas']['CategoryMatchOperators'];
      'directCategoriesInfo.categories'?: components['schemas']['CategoryMatchOperators'];
      'variantsInfo.variants'?: components['schemas']['VariantMatchOperators'];
      /** @description All of these filters must match. */
      $and?: readonly components['schemas']['ProductSearchFilter'][];
      /** @description At least one of these filters must match. */
      $or?: readonly components['schemas']['ProductSearchFilter'][];
      $not?: components['schemas']['ProductSearchFilter'];
    };
    /** @description Operators on the categories of a product. */
    CategoryMatchOperators: {
      /** @description The product is in at least one of these categories. */
      $matchItems?: readonly components['schemas']['CategoryMatch'][];
    };
    /** @description A category of the product. */
    CategoryMatch: {
      /**
       * Format: uuid
       * @description Id of the category.
       */
      id?: string;
      /**
       * Format: int32
       * @description Place of the product in the category.
       */
      index?: number;
    };
    /** @description Operators on the variants of a product. */
    VariantMatchOperators: {
      /** @description At least one variant matches one of these entries in all of its members. */
      $matchItems?: readonly components['schemas']['VariantMatch'][];
    };
    /** @description A variant of the product. Dots join the names of nested fields. */
    VariantMatch: {
      /**
       * Format: uuid
       * @description Id of the variant.
       */
      id?: string;
      /** @description Whether the variant can be chosen in the store. */
      visible?: boolean;
      /** @description Stock keeping unit. */
      sku?: string;
      /** @description Number below the bars. */
      barcode?: string;
      /** @description Price of the variant. */
      'price.actualPrice.amount'?: string;
      /** @description Former price of the variant. */
      'price.compareAtPrice.amount'?: string;
      /**
       * Format: double
       * @description Shipping weight of the variant.
       */
      'physicalProperties.weight'?: number;
      /** @description The variant has a choice of this option. */
      'choices.optionChoiceIds.optionId'?: string;
      /** @description The variant has this choice. */
      'choices.optionChoiceIds.choiceId'?: string;
    };
    /** @description One sort key; earlier keys have precedence. */
    ProductSearchSorting: {
      fieldName: components['schemas']['ProductSearchSortField'];
      order?: components['schemas']['SortOrder'];
    };
    /**
     * @description A field by which a product search can be sorted.
     * @enum {string}
     */
    ProductSearchSortField:
      | 'name'
      | 'createdDate'
      | 'updatedDate'
      | 'actualPriceRange.minValue.amount'
      | 'actualPriceRange.maxValue.amount'
      | 'compareAtPriceRange.minValue.amount'
      | 'compareAtPriceRange.maxValue.amount'
      | 'minVariantPriceInfo.sku'
      | 'physicalProperties.shippingWeightRange.minValue'
      | 'physicalProperties.shippingWeightRange.maxValue';
    /** @description One group to compute. `type` names its kind, and the member of that kind has its settings; groups within groups are in `nested`. */
    ProductAggregation: {
      /** @description Name of the group in the response. */
      name?: string;
      type?: components['schemas']['AggregationType'];
      fieldPath?: components['schemas']['ProductAggregatableField'];
      value?: components['schemas']['ValueAggregation'];
      range?: components['schemas']['RangeAggregation'];
      scalar?: components['schemas']['ScalarAggregation'];
      dateHistogram?: components['schemas']['DateHistogramAggregation'];
      nested?: components['schemas']['ProductNestedAggregation'];
    };
    /** @description Groups within groups, the outermost first. */
    ProductNestedAggregation: {
      nestedAggregations?: readonly components['schemas']['ProductNestedAggregationItem'][];
    };
    /** @description One level of groups. */
    ProductNestedAggregationItem: {
      /** @description Name of the level in the response. */
      name?: string;
      type?: components['schemas']['NestedAggregationType'];
      fieldPath?: components['schemas']['ProductAggregatableField'];
      value?: components['schemas']['ValueAggregation'];
      range?: components['schemas']['RangeAggregation'];
      scalar?: components['schemas']['ScalarAggregation'];
      dateHistogram?: components['schemas']['DateHistogramAggregation'];
    };
    /**
     * @description A field of a product by which groups are formed.
     * @enum {string}
     */
    ProductAggregatableField:
      | 'createdDate'
      | 'id'
      | 'updatedDate'
      | 'actualPriceRange.maxValue.amount'
      | 'actualPriceRange.minValue.amount'
      | 'additionalRibbons.id'
      | 'additionalRibbons.name'
      | 'allCategoriesInfo.categories'
      | 'allCategoriesInfo.categories.id'
      | 'allCategoriesInfo.categories.index'
      | 'brand.id'
      | 'brand.name'
      | 'compareAtPriceRange.maxValue.amount'
      | 'compareAtPriceRange.minValue.amount'
      | 'directCategoriesInfo.categories'
      | 'directCategoriesInfo.categories.id'
      | 'directCategoriesInfo.categories.index'
      | 'handle'
      | 'importId'
      | 'infoSections.id'
      | 'infoSections.uniqueName'
      | 'inventory.availabilityStatus'
      | 'inventory.preorderAvailability'
      | 'inventory.preorderStatus'
      | 'minVariantPriceInfo.sku'
      | 'modifiers.id'
      | 'modifiers.choicesSettings.choices.choiceId'
      | 'modifiers.choicesSettings.choices.name'
      | 'modifiers.name'
      | 'name'
      | 'options.id'
      | 'options.choicesSettings.choices.choiceId'
      | 'options.choicesSettings.choices.name'
      | 'options.name'
      | 'physicalProperties.deliveryProfileId'
      | 'physicalProperties.fulfillerId'
      | 'physicalProperties.shippingWeightRange.maxValue'
      | 'physicalProperties.shippingWeightRange.minValue'
      | 'productType'
      | 'ribbon.id'
      | 'ribbon.name'
      | 'slug'
      | 'subscriptionDetails.allowOneTimePurchases'
      | 'tags.privateTags.tagIds'
      | 'tags.publicTags.tagIds'
      | 'taxGroupId'
      | 'variantsInfo.variants'
      | 'variantsInfo.variants.barcode'
      | 'variantsInfo.variants.choices.optionChoiceIds.choiceId'
      | 'variantsInfo.variants.choices.optionChoiceIds.optionId'
      | 'variantsInfo.variants.physicalProperties.weight'
      | 'variantsInfo.variants.price.actualPrice.amount'
      | 'variantsInfo.variants.price.compareAtPrice.amount'
      | 'variantsInfo.variants.sku'
      | 'variantsInfo.variants.visible'
      | 'visible'
      | 'visibleInPos';
    /** @description Filter, sort order and page of a variant query. With a cursor from an earlier response, omit `filter` and `sort`. */
    VariantQuery: {
      filter?: components['schemas']['VariantFilter'];
      /** @description The first field has precedence; the following ones break ties. */
      sort?: readonly components['schemas']['VariantSorting'][];
      cursorPaging?: components['schemas']['LongCursorPaging'];
    };
    /**
     * @description Conditions on a variant, all of which must match. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400.
     * @example {
     *       "productData.productId": "1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11"
     *     }
     */
    VariantFilter: {
      id?: components['schemas']['TextCondition'];
      variantId?: components['schemas']['TextCondition'];
      'productData.productId'?: components['schemas']['TextCondition'];
      /** @description All of these filters must match. */
      $and?: readonly components['schemas']['VariantFilter'][];
      /** @description At least one of these filters must match. */
      $or?: readonly components['schemas']['VariantFilter'][];
      $not?: components['schemas']['VariantFilter'];
    };
    /** @description One sort key; earlier keys have precedence. */
    VariantSorting: {
      fieldName: components['schemas']['VariantSortField'];
      order?: components['schemas']['SortOrder'];
    };
    /**
     * @description A field by which a variant query can be sorted.
     * @enum {string}
     */
    VariantSortField: 'id' | 'variantId' | 'productData.productId';
    /** @description Filter, text, sort order, groups and page of a variant search. With a cursor from an earlier response, omit everything but `cursorPaging`. */
    VariantSearch: {
      filter?: components['schemas']['VariantSearchFilter'];
      /** @description The first field has precedence; the following ones break ties. */
      sort?: readonly components['schemas']['VariantSearchSorting'][];
      /** @description Groups to compute over all matching variants. */
      aggregations?: readonly components['schemas']['VariantAggregation'][];
      search?: components['schemas']['VariantSearchDetails'];
      /**
       * @description Time zone in which dates are grouped, from the IANA database.
       * @example Europe/Berlin
       */
      timeZone?: string;
      cursorPaging?: components['schemas']['LongCursorPaging'];
    };
    /** @description Text that variants must contain. */
    VariantSearchDetails: {
      mode?: components['schemas']['SearchMode'];
      /**
       * @description Words to search for.
       * @example SHIRT
       */
      expression?: string;
      /** @description Fields to search in. If omitted, all of them. */
      fields?: readonly components['schemas']['VariantSearchableField'][];
      /** @description Whether words with small differences match too. */
      fuzzy?: boolean;
    };
    /**
     * @description A field of a variant in which a text is searched.
     * @enum {string}
     */
    VariantSearchableField: 'productData.name' | 'sku';
    /**
     * @description Conditions on a variant, all of which must match, with one operator per field. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400.
     * @example {
     *       "inventoryStatus.inStock": true
     *     }
     */
    VariantSearchFilter: {
      id?: components['schemas']['TextCondition'];
      'optionChoices.optionChoiceIds.choiceId'?: components['schemas']['MembershipOperators'];
      'optionChoices.optionChoiceIds.optionId'?: components['schemas']['MembershipOperators'];
      barcode?: components['schemas']['TextCondition'];
      'inventoryStatus.inStock'?: components['schemas']['BooleanCondition'];
      'inventoryStatus.preorderEnabled'?: components['schemas']['BooleanCondition'];
      'price.actualPrice.amount'?: components['schemas']['DigitsCondition'];
      'price.compareAtPrice.amount'?: components['schemas']['DigitsCondition'];
      'productData.updatedDate'?: components['schemas']['InstantCondition'];
      'productData.brand.id'?: components['schemas']['TextCondition'];
      'productData.handle'?: components['schemas']['TextCondition'];
      'productData.name'?: components['schemas']['TextCondition'];
      'productData.physicalProperties.fulfillerId'?: components['schemas']['TextCondition'];
      'productData.productId'?: components['schemas']['TextCondition'];
      'productData.productType'?: components['schemas']['ProductTypeV3Condition'];
      'productData.slug'?: components['schemas']['TextCondition'];
      'productData.visible'?: components['schemas']['BooleanCondition'];
      'productData.visibleInPos'?: components['schemas']['BooleanCondition'];
      sku?: components['schemas']['TextCondition'];
      variantId?: components['schemas']['TextCondition'];
      visible?: components['schemas']['BooleanCondition'];
      /** @description All of these filters must match. */
      $and?: readonly components['schemas']['VariantSearchFilter'][];
      /** @description At least one of these filters must match. */
      $or?: readonly components['schemas']['VariantSearchFilter'][];
      $not?: components['schemas']['VariantSearchFilter'];
    };
    /** @description One sort key; earlier keys have precedence. */
    VariantSearchSorting: {
      fieldName: components['schemas']['VariantSearchSortField'];
      order?: components['schemas']['SortOrder'];
    };
    /**
     * @description A field by which a variant search can be sorted.
     * @enum {string}
     */
    VariantSearchSortField:
      | 'barcode'
      | 'inventoryStatus.inStock'
      | 'inventoryStatus.preorderEnabled'
      | 'price.actualPrice.amount'
      | 'price.compareAtPrice.amount'
      | 'productData.updatedDate'
      | 'productData.brand.id'
      | 'productData.handle'
      | 'productData.name'
      | 'productData.physicalProperties.fulfillerId'
      | 'productData.productId'
      | 'productData.productType'
      | 'productData.slug'
      | 'productData.visible'
      | 'productData.visibleInPos'
      | 'sku'
      | 'variantId'
      | 'visible'
      | 'optionChoices.optionChoiceIds.choiceId'
      | 'optionChoices.optionChoiceIds.optionId';
    /** @description One group to compute. `type` names its kind, and the member of that kind has its settings; groups within groups are in `nested`. */
    VariantAggregation: {
      /** @description Name of the group in the response. */
      name?: string;
      type?: components['schemas']['AggregationType'];
      fieldPath?: components['schemas']['VariantAggregatableField'];
      value?: components['schemas']['ValueAggregation'];
      range?: components['schemas']['RangeAggregation'];
      scalar?: components['schemas']['ScalarAggregation'];
      dateHistogram?: components['schemas']['DateHistogramAggregation'];
      nested?: components['schemas']['VariantNestedAggregation'];
    };
    /** @description Groups within groups, the outermost first. */
    VariantNestedAggregation: {
      nestedAggregations?: readonly components['schemas']['VariantNestedAggregationItem'][];
    };
    /** @description One level of groups. */
    VariantNestedAggregationItem: {
      /** @description Name of the level in the response. */
      name?: string;
      type?: components['schemas']['NestedAggregationType'];
      fieldPath?: components['schemas']['VariantAggregatableField'];
      value?: components['schemas']['ValueAggregation'];
      range?: components['schemas']['RangeAggregation'];
      scalar?: components['schemas']['ScalarAggregation'];
      dateHistogram?: components['schemas']['DateHistogramAggregation'];
    };
    /**
     * @description A field of a variant by which groups are formed.
     * @enum {string}
     */
    VariantAggregatableField:
      | 'id'
      | 'barcode'
      | 'inventoryStatus.inStock'
      | 'inventoryStatus.preorderEnabled'
      | 'optionChoices.optionChoiceIds.choiceId'
      | 'optionChoices.optionChoiceIds.optionId'
      | 'price.actualPrice.amount'
      | 'price.compareAtPrice.amount'
      | 'productData.updatedDate'
      | 'productData.brand.id'
      | 'productData.handle'
      | 'productData.name'
      | 'productData.physicalProperties.fulfillerId'
      | 'productData.productId'
      | 'productData.productType'
      | 'productData.slug'
      | 'productData.visible'
      | 'productData.visibleInPos'
      | 'sku'
      | 'variantId'
      | 'visible';
    /** @description Filter, sort order and page of a brand query. With a cursor from an earlier response, omit `filter` and `sort`. */
    BrandQuery: {
      filter?: components['schemas']['BrandFilter'];
      /** @description The first field has precedence; the following ones break ties. */
      sort?: readonly components['schemas']['BrandSorting'][];
      cursorPaging?: components['schemas']['BrandCursorPaging'];
    };
    /** @description Page to return, by a cursor from an earlier response. */
    BrandCursorPaging: {
      /**
       * Format: int32
       * @description Maximum number of brands per page.
       * @default 50
       */
      limit?: number;
      /** @description Cursor of the requested page. It includes filter and sort order. Absent for the first page. */
      cursor?: string;
    };
    /**
     * @description Conditions on a brand, all of which must match. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400.
     * @example {
     *       "name": {
     *         "$startsWith": "Ha"
     *       }
     *     }
     */
    BrandFilter: {
      id?: components['schemas']['TextCondition'];
      name?: components['schemas']['TextCondition'];
      createdDate?: components['schemas']['InstantCondition'];
      updatedDate?: components['schemas']['InstantCondition'];
      /** @description All of these filters must match. */
      $and?: readonly components['schemas']['BrandFilter'][];
      /** @description At least one of these filters must match. */
      $or?: readonly components['schemas']['BrandFilter'][];
      $not?: components['schemas']['BrandFilter'];
    };
    /** @description One sort key; earlier keys have precedence. */
    BrandSorting: {
      fieldName: components['schemas']['BrandSortField'];
      order?: components['schemas']['SortOrder'];
    };
    /**
     * @description A field by which brands can be sorted.
     * @enum {string}
     */
    BrandSortField: 'name' | 'createdDate' | 'updatedDate';
    /** @description Filter, sort order and page of a ribbon query. With a cursor from an earlier response, omit `filter` and `sort`. */
    RibbonQuery: {
      filter?: components['schemas']['RibbonFilter'];
      /** @description The first field has precedence; the following ones break ties. */
      sort?: readonly components['schemas']['RibbonSorting'][];
      cursorPaging?: components['schemas']['CursorPaging'];
    };
    /**
     * @description Conditions on a ribbon, all of which must match. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400.
     * @example {
     *       "name": "New"
     *     }
     */
    RibbonFilter: {
      id?: components['schemas']['TextCondition'];
      name?: components['schemas']['TextCondition'];
      createdDate?: components['schemas']['InstantCondition'];
      updatedDate?: components['schemas']['InstantCondition'];
      /** @description All of these filters must match. */
      $and?: readonly components['schemas']['RibbonFilter'][];
      /** @description At least one of these filters must match. */
      $or?: readonly components['schemas']['RibbonFilter'][];
      $not?: components['schemas']['RibbonFilter'];
    };
    /** @description One sort key; earlier keys have precedence. */
    RibbonSorting: {
      fieldName: components['schemas']['RibbonSortField'];
      order?: components['schemas']['SortOrder'];
    };
    /**
     * @description A field by which ribbons can be sorted.
     * @enum {string}
     */
    RibbonSortField: 'name' | 'createdDate' | 'updatedDate';
    /** @description A kind of product that the field must equal, or an object of operators. */
    ProductTypeV3Condition:
      | components['schemas']['ProductTypeV3']
      | components['schemas']['ProductTypeV3Operators'];
    /** @description Operators on a kind of product. If there are several, all must match. */
    ProductTypeV3Operators: {
      $eq?: components['schemas']['ProductTypeV3'];
      $ne?: components['schemas']['ProductTypeV3'];
      /** @description Equal to one of these values. */
      $in?: readonly components['schemas']['ProductTypeV3'][];
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description A stock status that the field must equal, or an object of operators. */
    AvailabilityStatusCondition:
      | components['schemas']['InventoryStatus']
      | components['schemas']['AvailabilityStatusOperators'];
    /** @description Operators on a stock status. If there are several, all must match. */
    AvailabilityStatusOperators: {
      $eq?: components['schemas']['InventoryStatus'];
      $ne?: components['schemas']['InventoryStatus'];
      /** @description Equal to one of these values. */
      $in?: readonly components['schemas']['InventoryStatus'][];
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description A status of pre-orders that the field must equal, or an object of operators. */
    PreorderStatusCondition:
      | components['schemas']['PreorderStatus']
      | components['schemas']['PreorderStatusOperators'];
    /** @description Operators on a status of pre-orders. If there are several, all must match. */
    PreorderStatusOperators: {
      $eq?: components['schemas']['PreorderStatus'];
      $ne?: components['schemas']['PreorderStatus'];
      /** @description Equal to one of these values. */
      $in?: readonly components['schemas']['PreorderStatus'][];
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description An availability of pre-orders that the field must equal, or an object of operators. */
    PreorderAvailabilityCondition:
      | components['schemas']['PreorderAvailability']
      | components['schemas']['PreorderAvailabilityOperators'];
    /** @description Operators on an availability of pre-orders. If there are several, all must match. */
    PreorderAvailabilityOperators: {
      $eq?: components['schemas']['PreorderAvailability'];
      $ne?: components['schemas']['PreorderAvailability'];
      /** @description Equal to one of these values. */
      $in?: readonly components['schemas']['PreorderAvailability'][];
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description A product of the store. Its prices and its stock belong to its variants. Parts that the call must request are absent otherwise; `x-only-with` names the value that requests them. */
    ProductV3: {
      /** @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11 */
      id?: string;
      /**
       * @description Number that grows by 1 with each change. An update must carry the current one.
       * @example 7
       */
      revision?: string;
      /** Format: date-time */
      createdDate?: string;
      /** Format: date-time */
      updatedDate?: string;
      /** @example Linen shirt */
      name?: string;
      /**
       * @description Part of the product page's URL that names the product. Derived from the name; can be changed.
       * @example linen-shirt
       */
      slug?: string;
      /**
       * @description Name of the product for other systems. Set with the product or derived from its name, and kept.
       * @example linen-shirt
       */
      handle?: string;
      /** @description Page of the site that shows the product. */
      url?: components['schemas']['ItemPageUrl'];
      /** @description Text of the product page, as a tree of nodes. */
      description?: components['schemas']['RichContent'];
      /** @description Text of the product page as HTML, in spite of its name. */
      plainDescription?: string;
      /** @description Whether visitors of the store see the product. */
      visible?: boolean;
      /** @description Whether the product is sold at the counter. */
      visibleInPos?: boolean;
      media?: components['schemas']['ProductMediaV3'];
      seoData?: components['schemas']['SeoSchema'];
      /**
       * Format: uuid
       * @description Group of products that are taxed alike.
       */
      taxGroupId?: string;
      /** @description Options that the buyer chooses from, such as size and colour. Their choices make the variants. */
      options: components['schemas']['ConnectedOption'][];
      /** @description Inputs that make no variant, such as an engraving or a gift wrap. */
      modifiers: components['schemas']['ConnectedModifier'][];
      brand?: components['schemas']['ProductBrand'];
      /** @description Additional texts of the product page. The title needs INFO_SECTION, the text one of the values of its fields. */
      infoSections: components['schemas']['ProductInfoSection'][];
      /** @description The first label on the product. */
      ribbon?: components['schemas']['ProductRibbon'];
      /** @description Further labels. A page shows them beside `ribbon`. */
      additionalRibbons: components['schemas']['ProductRibbon'][];
      /** @description Categories to which the product was added. */
      directCategoriesInfo?: components['schemas']['ProductCategoriesInfo'];
      /** @description These categories and their parents. */
      allCategoriesInfo?: components['schemas']['ProductCategoriesInfo'];
      /**
       * Format: uuid
       * @description Category that the breadcrumbs lead through.
       */
      mainCategoryId?: string;
      /** @description Lowest and highest cost of a variant, for the owner. */
      costRange?: components['schemas']['PriceRangeV3'];
      inventory?: components['schemas']['ProductInventory'];
      productType: components['schemas']['ProductTypeV3'] | components['schemas']['Undeclared'];
      /** @description Currency of the product's prices. */
      currency?: components['schemas']['CurrencyCode'];
      /** @description The way to the main category. */
      breadcrumbsInfo?: components['schemas']['BreadcrumbsInfo'];
      /** @description Lowest and highest price of a variant, hidden variants included. */
      actualPriceRange?: components['schemas']['PriceRangeV3'];
      /** @description Lowest and highest former price of a variant, hidden variants included. */
      compareAtPriceRange?: components['schemas']['PriceRangeV3'];
      /** @description All variants. Sent by the reads of a single product if `VARIANT_OPTION_CHOICE_NAMES` is among the `fields`. If absent, the variants were not requested: the product is not sold out. */
      variantsInfo?: components['schemas']['VariantsInfo'];
      variantSummary?: components['schemas']['VariantSummary'];
      purchaseEligibility?: components['schemas']['PurchaseEligibility'];
      physicalProperties?: components['schemas']['ProductPhysicalProperties'];
      subscriptionDetails?: components['schemas']['SubscriptionDetails'];
      extendedFields?: components['schemas']['ExtendedFields'];
      tags?: components['schemas']['ProductTags'];
    };
    /**
     * @description Physical goods, or files to download.
     * @enum {string}
     */
    ProductTypeV3: 'PHYSICAL' | 'DIGITAL';
    /** @description An amount of money in the product's currency. */
    FixedMonetaryAmount: {
      /**
       * Format: decimal
       * @description Decimal with up to three places, from 0 to 999999999.99.
       * @example 80.1
       */
      amount: string;
      /**
       * @description The amount as text with the currency symbol.
       * @example €80.10
       */
      formattedAmount?: string;
    };
    /** @description Lowest and highest amount among the variants of a product. */
    PriceRangeV3: {
      minValue: components['schemas']['FixedMonetaryAmount'];
      maxValue?: components['schemas']['FixedMonetaryAmount'];
    };
    /** @description Stock of the product, over all variants at the default location. */
    ProductInventory: {
      availabilityStatus: components['schemas']['InventoryStatus'] | components['schemas']['Undeclared'];
      preorderStatus: components['schemas']['PreorderStatus'] | components['schemas']['Undeclared'];
      preorderAvailability:
        | components['schemas']['PreorderAvailability']
        | components['schemas']['Undeclared'];
    };
    /**
     * @description Whether pre-orders are enabled for all variants, for none, or for some.
     * @enum {string}
     */
    PreorderStatus: 'ENABLED' | 'DISABLED' | 'PARTIALLY_ENABLED';
    /**
     * @description Whether all variants can be pre-ordered now, none of them, or some.
     * @enum {string}
     */
    PreorderAvailability: 'ALL_VARIANTS' | 'NO_VARIANTS' | 'SOME_VARIANTS';
    /** @description Images and videos of a product. */
    ProductMediaV3: {
      /** @description The first of all media. */
      main?: components['schemas']['ProductMedium'];
      itemsInfo?: components['schemas']['MediaItemsInfo'];
    };
    /** @description All media in the order of the gallery, the main one first. */
    MediaItemsInfo: {
      items: components['schemas']['ProductMedium'][];
    };
    /** @description One medium. `mediaType` tells whether `image` or `video` is present. */
    ProductMedium: {
      /** @example shirt_white.jpg */
      id: string;
      /**
       * Format: uri
       * @example https://static.wixstatic.com/media/shirt_white.jpg
       */
      url: string;
      image?: components['schemas']['LimitedImage'];
      video?: components['schemas']['ProductVideo'];
      /** @description Text alternative, for people who cannot see the image. */
      altText?: string;
      /** @description Title given by the owner. */
      displayName?: string;
      mediaType: components['schemas']['ProductMediaType'] | components['schemas']['Undeclared'];
      thumbnail?: components['schemas']['MediaThumbnail'];
      /**
       * Format: uuid
       * @description Id under which the file was uploaded.
       */
      uploadId: string;
    };
    /**
     * @description Kind of a medium.
     * @enum {string}
     */
    ProductMediaType: 'IMAGE' | 'VIDEO';
    /** @description A small image of the medium. */
    MediaThumbnail: {
      /** Format: uri */
      url: string;
      /**
       * Format: int32
       * @description In pixels.
       */
      height: number;
      /**
       * Format: int32
       * @description In pixels.
       */
      width: number;
      /** @description Text alternative, for people who cannot see the image. */
      altText?: string;
    };
    /** @description A video in several sizes. */
    ProductVideo: {
      /** @description Id of the file on the media host. */
      id: string;
      /** @description The same video in several sizes. */
      resolutions?: components['schemas']['ProductVideoResolution'][];
      /** @description Name of the file that was uploaded. */
      filename?: string;
    };
    /** @description One size of the video. */
    ProductVideoResolution: {
      /** Format: uri */
      url: string;
      /**
       * Format: int32
       * @description In pixels.
       */
      height: number;
      /**
       * Format: int32
       * @description In pixels.
       */
      width: number;
      /**
       * @description File format.
       * @example mp4
       */
      format: string;
    };
    /** @description Media of the product that belong to a choice. */
    MediaReferences: {
      items?: components['schemas']['MediaReference'][];
    };
    /** @description Reference to a medium of the product, by its id or its URL. */
    MediaReference: {
      /** @description Id of the medium. */
      mediaId?: string;
      /**
       * Format: uri
       * @description URL of the medium.
       */
      url?: string;
    };
    /** @description An option of the store that this product uses, with the choices that it offers. */
    ConnectedOption: {
      /** @description Id of the option in the store. */
      id?: string;
      /** @example Size */
      name?: string;
      /** @description Name of the option in catalog references. Derived from its name. */
      key: string;
      optionRenderType: components['schemas']['OptionRenderType'] | components['schemas']['Undeclared'];
      choicesSettings?: components['schemas']['OptionChoicesSettings'];
    };
    /**
     * @description How the choices are displayed: as texts, or as colours.
     * @enum {string}
     */
    OptionRenderType: 'TEXT_CHOICES' | 'SWATCH_CHOICES';
    /** @description The values from which the buyer takes one. */
    OptionChoicesSettings: {
      choices?: components['schemas']['ConnectedOptionChoice'][];
    };
    /** @description One choice of an option, such as the size M. */
    ConnectedOptionChoice: {
      /**
       * Format: uuid
       * @description Id of the choice in the store.
       */
      choiceId?: string;
      /** @description Name of the choice in catalog references. Derived from its name. */
      key?: string;
      /** @example M */
      name?: string;
      choiceType?: components['schemas']['ChoiceType'] | components['schemas']['Undeclared'];
      /**
       * @description Colour of a choice of the kind ONE_COLOR.
       * @example #2f4858
       */
      colorCode?: string;
      /** @description Whether at least one variant with this choice is in stock at the default location. */
      inStock?: boolean;
      /** @description Whether at least one variant with this choice is visible. */
      visible?: boolean;
      /**
       * @description Former version of `media`.
       *     @deprecated The platform has announced the end of this field for 2026-12-31; its successor is `media`.
       */
      linkedMedia?: components['schemas']['ProductMedium'][];
      /** @description Image that stands for the choice. */
      displayImage?: components['schemas']['LimitedImage'];
      media?: components['schemas']['MediaReferences'];
    };
    /**
     * @description Whether the choice is a text or a colour.
     * @enum {string}
     */
    ChoiceType: 'CHOICE_TEXT' | 'ONE_COLOR';
    /** @description A modifier of the store that this product uses. `freeTextSettings` is present if the buyer enters a text, `choicesSettings` if the buyer chooses. */
    ConnectedModifier: {
      /** @description Id of the modifier in the store. */
      id?: string;
      /** @example Initials for the cuff */
      name?: string;
      /** @description Name of the modifier in catalog references. Derived from its name. */
      key: string;
      modifierRenderType: components['schemas']['ModifierRenderType'] | components['schemas']['Undeclared'];
      /** @description Whether the product cannot be bought without it. */
      mandatory?: boolean;
      /**
       * @deprecated
       * @description Former version of `mandatory`.
       */
      toBeRemovedMandatory: boolean;
      freeTextSettings?: components['schemas']['FreeTextSettings'];
      choicesSettings?: components['schemas']['ModifierChoicesSettings'];
    };
    /**
     * @description How the buyer answers: with a text, or by choosing a text or a colour.
     * @enum {string}
     */
    ModifierRenderType: 'FREE_TEXT' | 'TEXT_CHOICES' | 'SWATCH_CHOICES';
    /** @description The text that the buyer enters. */
    FreeTextSettings: {
      /**
       * Format: int32
       * @description Minimum length of the text.
       */
      minCharCount: number;
      /**
       * Format: int32
       * @description Maximum length of the text.
       */
      maxCharCount: number;
      /**
       * Format: decimal
       * @description Amount that a text adds to the price of one unit.
       */
      defaultAddedPrice?: string;
      /** @description Label of the input. */
      title: string;
      /** @description Name of the text in `customTextFields` of a catalog reference. Derived from the title. */
      key: string;
    };
    /** @description The answers from which the buyer takes one. */
    ModifierChoicesSettings: {
      choices?: components['schemas']['ConnectedModifierChoice'][];
    };
    /** @description One choice of a modifier. It makes no variant and has no stock. */
    ConnectedModifierChoice: {
      /**
       * Format: uuid
       * @description Id of the choice in the store.
       */
      choiceId?: string;
      /** @description Name of the choice in catalog references. Derived from its name. */
      key?: string;
      /** @example Gift box */
      name?: string;
      choiceType?: components['schemas']['ChoiceType'] | components['schemas']['Undeclared'];
      /**
       * @description Colour of a choice of the kind ONE_COLOR.
       * @example #2f4858
       */
      colorCode?: string;
      /**
       * Format: decimal
       * @description Amount that the choice adds to the price of one unit.
       */
      addedPrice?: string;
      /**
       * @description Former version of `media`.
       *     @deprecated The platform has announced the end of this field for 2026-12-31; its successor is `media`.
       */
      linkedMedia?: components['schemas']['ProductMedium'][];
      /** @description Image that stands for the choice. */
      displayImage?: components['schemas']['LimitedImage'];
      media?: components['schemas']['MediaReferences'];
    };
    /** @description The brand of the product. Absent if the brand was deleted. */
    ProductBrand: {
      /** Format: uuid */
      id?: string;
      /** @example Halm */
      name?: string;
    };
    /** @description A short label on the product, such as "New". */
    ProductRibbon: {
      id?: string;
      /** @example New */
      name?: string;
    };
    /** @description An additional text of the product page, such as care instructions. Several products can share it. */
    ProductInfoSection: {
      /** Format: uuid */
      id?: string;
      /** @description Name of the section in the store, which no other section has. */
      uniqueName?: string;
      /** @example Care */
      title?: string;
      /** @description Text of the section, as a tree of nodes. */
      description?: components['schemas']['RichContent'];
      /** @description Text of the section as HTML, in spite of its name. */
      plainDescription?: string;
    };
    /** @description References to categories, in no particular order. */
    ProductCategoriesInfo: {
      categories: components['schemas']['ProductCategory'][];
    };
    /** @description A reference to a category, and the product's place in it. */
    ProductCategory: {
      /** Format: uuid */
      id: string;
      /**
       * Format: int32
       * @description Place of the product in the category, if its products are arranged.
       */
      index?: number;
    };
    /** @description Tags of the owner, for the owner only (`privateTags`) or for all callers. */
    ProductTags: {
      privateTags?: components['schemas']['ProductTagList'];
      publicTags?: components['schemas']['ProductTagList'];
    };
    /** @description The tags are named by their ids only. */
    ProductTagList: {
      tagIds: string[];
    };
    /** @description All variants of the product. Only in responses for a single product. */
    VariantsInfo: {
      variants: components['schemas']['ProductVariantV3'][];
    };
    /** @description The variants in short. */
    VariantSummary: {
      /**
       * Format: int32
       * @description Number of variants.
       */
      variantCount: number;
      /** @description The variant with the lowest price. Only in lists of products. */
      minPriceVariant?: components['schemas']['ProductVariantV3'];
    };
    /** @description One combination of choices, with its price. A combination that is not listed does not exist, which differs from a variant that is sold out. A product without options has one variant, without choices. */
    ProductVariantV3: {
      /**
       * Format: uuid
       * @description Id of the variant. Other products may have a variant with the same id.
       * @example 4b1a6f0e-5d0e-4c3b-8f43-90d2d5e71a01
       */
      id?: string;
      /** @description Whether the variant can be chosen in the store. */
      visible?: boolean;
      /** @description Stock keeping unit. */
      sku?: string;
      /** @description Number below the bars. */
      barcode?: string;
      /** @description One choice of each option. */
      choices?: components['schemas']['VariantOptionChoice'][];
      price?: components['schemas']['VariantPriceV3'];
      revenueDetails?: components['schemas']['RevenueDetails'];
      /** @description Image or video of the variant. */
      media?: components['schemas']['ProductMedium'];
      subscriptionPricesInfo?: components['schemas']['SubscriptionPricesInfo'];
      inventoryStatus?: components['schemas']['VariantInventoryStatus'];
      physicalProperties?: components['schemas']['VariantPhysicalProperties'];
      digitalProperties?: components['schemas']['VariantDigitalProperties'];
    };
    /** @description The choice that the variant has of one option. */
    VariantOptionChoice: {
      optionChoiceIds?: components['schemas']['OptionChoiceIds'];
      optionChoiceNames?: components['schemas']['OptionChoiceNames'];
    };
    /** @description Ids of an option and of one of its choices. */
    OptionChoiceIds: {
      optionId?: string;
      /** Format: uuid */
      choiceId?: string;
    };
    /** @description Names of an option and of one of its choices. */
    OptionChoiceNames: {
      /** @example Size */
      optionName?: string;
      /** @example M */
      choiceName?: string;
      renderType?: components['schemas']['OptionRenderType'] | components['schemas']['Undeclared'];
    };
    /** @description Price that the buyer pays, and the price that is struck through beside it. */
    VariantPriceV3: {
      /** @description Price that the buyer pays. */
      actualPrice?: components['schemas']['FixedMonetaryAmount'];
      /** @description Former price, to be struck through. It is not lower than the price. */
      compareAtPrice?: components['schemas']['FixedMonetaryAmount'];
      /** @description Price after an automatic discount of the store. In lists only on `minPriceVariant`. The platform offers it as a preview. */
      priceAfterDiscount?: components['schemas']['FixedMonetaryAmount'];
    };
    /** @description Cost and profit of one unit, for the owner. */
    RevenueDetails: {
      /** @description Cost of one unit. */
      cost?: components['schemas']['FixedMonetaryAmount'];
      /** @description Price minus cost. */
      profit?: components['schemas']['FixedMonetaryAmount'];
      /**
       * Format: double
       * @description Profit as a fraction of the price: 0.25 is 25 %.
       */
      profitMargin: number;
    };
    /** @description Stock of a variant at the default location. */
    VariantInventoryStatus: {
      /** @description Whether at least one unit can be bought now. */
      inStock: boolean;
      /** @description Whether the variant can be ordered before it is in stock. */
      preorderEnabled: boolean;
    };
    /** @description Weight and sizes of a physical variant. */
    VariantPhysicalProperties: {
      /**
       * Format: double
       * @description Shipping weight in the site's weight unit.
       */
      weight?: number;
      pricePerUnit?: components['schemas']['VariantPricePerUnit'];
      /** @description Size of the product itself. */
      productDimensions?: components['schemas']['Dimensions'];
      /** @description Size of the packed product. */
      packageDimensions?: components['schemas']['Dimensions'];
    };
    /** @description Price of one base quantity, for products that are sold by measure. */
    VariantPricePerUnit: {
      settings?: components['schemas']['PricePerUnitSettings'];
      /**
       * Format: decimal
       * @description The price of the base quantity.
       */
      value: string;
      /**
       * @description The price as text.
       * @example €9.60 / 100ml
       */
      description?: string;
      /** @description The price after an automatic discount of the store. */
      priceAfterDiscount?: components['schemas']['FixedMonetaryAmount'];
    };
    /** @description The file of a digital variant. A digital variant without a file cannot be sold. */
    VariantDigitalProperties: {
      digitalFile?: components['schemas']['SecuredMedia'];
    };
    /** @description A file that the buyer can download after paying. */
    SecuredMedia: {
      /** @description Id of the file in the site's media store. */
      id: string;
      /** @example pattern-linen-shirt.pdf */
      fileName: string;
      /**
       * Format: decimal
       * @description Size in bytes.
       * @example 48213
       */
      fileSize?: string;
      fileType: components['schemas']['DigitalFileType'] | components['schemas']['Undeclared'];
    };
    /** @description Properties of a physical product as a whole. */
    ProductPhysicalProperties: {
      pricePerUnit?: components['schemas']['PricePerUnitSettings'];
      /**
       * Format: uuid
       * @description Service that ships the product.
       */
      fulfillerId?: string;
      shippingWeightRange?: components['schemas']['WeightRange'];
      pricePerUnitRange?: components['schemas']['PricePerUnitRange'];
      weightMeasurementUnitInfo?: components['schemas']['WeightMeasurementUnitInfo'];
      /**
       * Format: uuid
       * @description Set of delivery rules for the product.
       */
      deliveryProfileId?: string;
    };
    /** @description Base quantity to which prices by measure refer. */
    PricePerUnitSettings: {
      /** Format: double */
      quantity: number;
      measurementUnit: components['schemas']['MeasurementUnit'] | components['schemas']['Undeclared'];
    };
    /** @description Weight of the lightest and the heaviest variant. */
    WeightRange: {
      /** Format: double */
      minValue: number;
      /** Format: double */
      maxValue: number;
    };
    /** @description Lowest and highest price of the base quantity. */
    PricePerUnitRange: {
      minValue?: components['schemas']['PricePerUnitValue'];
      maxValue?: components['schemas']['PricePerUnitValue'];
    };
    /** @description A price of the base quantity. */
    PricePerUnitValue: {
      /**
       * Format: decimal
       * @description The price, a decimal.
       */
      value: string;
      /** @description The price as text. */
      description?: string;
    };
    /** @description Unit of the product's weights. */
    WeightMeasurementUnitInfo: {
      weightMeasurementUnit: components['schemas']['WeightUnit'] | components['schemas']['Undeclared'];
    };
    /** @description Buyers who may buy the product. */
    PurchaseEligibility: {
      userCriteria: components['schemas']['UserCriteria'] | components['schemas']['Undeclared'];
    };
    /**
     * @description Members of the site only.
     * @enum {string}
     */
    UserCriteria: 'MEMBERS_ONLY';
    /** @description Subscriptions in which the product is sold. */
    SubscriptionDetails: {
      subscriptions: components['schemas']['ProductSubscription'][];
      /** @description Whether the product is sold without a subscription too. */
      allowOneTimePurchases?: boolean;
    };
    /** @description A subscription. It ends after `billingCycles`, or renews itself (`autoRenewal`). */
    ProductSubscription: {
      /** Format: uuid */
      id?: string;
      /** @example Every month */
      title: string;
      /** @description Text for the buyer. */
      description?: string;
      /** @description Whether visitors of the store see the subscription. */
      visible?: boolean;
      frequency: components['schemas']['SubscriptionFrequency'] | components['schemas']['Undeclared'];
      /**
       * Format: int32
       * @description Number of units of `frequency` between two deliveries.
       */
      interval?: number;
      /** @description Whether it continues until it is canceled. */
      autoRenewal?: boolean;
      /**
       * Format: int32
       * @description Number of payments.
       */
      billingCycles?: number;
      discount?: components['schemas']['SubscriptionDiscount'];
    };
    /** @description Reduction for subscribers, by an amount or a percentage. */
    SubscriptionDiscount: {
      type: components['schemas']['SubscriptionDiscountType'] | components['schemas']['Undeclared'];
      /**
       * Format: decimal
       * @description Amount that is deducted.
       */
      amountOff?: string;
      /**
       * Format: double
       * @description Percentage that is deducted.
       */
      percentOff?: number;
    };
    /**
     * @description Whether an amount or a percentage is deducted.
     * @enum {string}
     */
    SubscriptionDiscountType: 'AMOUNT' | 'PERCENT';
    /** @description Prices of the variant in each subscription. */
    SubscriptionPricesInfo: {
      subscriptionPrices?: components['schemas']['SubscriptionPrice'][];
    };
    /** @description Price of the variant in one subscription. */
    SubscriptionPrice: {
      /** Format: uuid */
      subscriptionId?: string;
      price?: components['schemas']['FixedMonetaryAmount'];
      pricePerUnit?: components['schemas']['SubscriptionPricePerUnit'];
      /** @description The price after an automatic discount of the store. */
      priceAfterDiscount?: components['schemas']['FixedMonetaryAmount'];
    };
    /** @description Price of the base quantity in a subscription. */
    SubscriptionPricePerUnit: {
      /**
       * Format: decimal
       * @description The price of the base quantity, a decimal.
       */
      value?: string;
      /** @description The price as text. */
      description?: string;
      /** @description The price after an automatic discount of the store. */
      priceAfterDiscount?: components['schemas']['FixedMonetaryAmount'];
    };
    /** @description A variant as a separate record, with data of its product. Product id and variant id together name it. */
    ReadOnlyVariant: {
      /**
       * Format: uuid
       * @description Id of this record. Use `productData.productId` and `variantId`.
       *     @deprecated The platform has announced the end of this field for 2026-12-31; its successor is `variantId`.
       */
      id?: string;
      /**
       * Format: uuid
       * @description Id of the variant within its product.
       */
      variantId?: string;
      /** @description Whether the variant can be chosen in the store. */
      visible?: boolean;
      /** @description Stock keeping unit. */
      sku?: string;
      /** @description Number below the bars. */
      barcode?: string;
      /** @description One choice of each option. */
      optionChoices?: components['schemas']['ReadOnlyVariantOptionChoice'][];
      price?: components['schemas']['ReadOnlyVariantPrice'];
      revenueDetails?: components['schemas']['RevenueDetails'];
      media?: components['schemas']['ReadOnlyVariantMedium'];
      subscriptionPricesInfo?: components['schemas']['ReadOnlySubscriptionPricesInfo'];
      inventoryStatus?: components['schemas']['VariantInventoryStatus'];
      productData?: components['schemas']['ProductOfVariant'];
      physicalProperties?: components['schemas']['ReadOnlyVariantPhysicalProperties'];
      digitalProperties?: components['schemas']['VariantDigitalProperties'];
    };
    /** @description The choice that the variant has of one option. */
    ReadOnlyVariantOptionChoice: {
      optionChoiceIds?: components['schemas']['OptionChoiceIds'];
      optionChoiceNames?: components['schemas']['ReadOnlyOptionChoiceNames'];
    };
    /** @description Names of an option and of one of its choices. */
    ReadOnlyOptionChoiceNames: {
      /** @example Size */
      optionName?: string;
      /** @example M */
      choiceName?: string;
      /**
       * @description How the choices are displayed.
       * @example TEXT_CHOICES
       */
      renderType?: string;
    };
    /** @description Price that the buyer pays, and the price that is struck through beside it. */
    ReadOnlyVariantPrice: {
      /** @description Price that the buyer pays. */
      actualPrice?: components['schemas']['FixedMonetaryAmount'];
      /** @description Former price, to be struck through. It is not lower than the price. */
      compareAtPrice?: components['schemas']['FixedMonetaryAmount'];
    };
    /** @description Image or video of the variant. `mediaType` tells which of them is present. */
    ReadOnlyVariantMedium: {
      /** @example shirt_white.jpg */
      id: string;
      /**
       * Format: uri
       * @example https://static.wixstatic.com/media/shirt_white.jpg
       */
      url: string;
      image?: components['schemas']['LimitedImage'];
      video?: components['schemas']['ProductVideo'];
      /** @description Text alternative, for people who cannot see the image. */
      altText?: string;
      /** @description Title given by the owner. */
      displayName?: string;
      mediaType: components['schemas']['ProductMediaType'] | components['schemas']['Undeclared'];
      thumbnail?: components['schemas']['MediaThumbnail'];
      /**
       * Format: uuid
       * @description Id under which the file was uploaded.
       */
      uploadId?: string;
    };
    /** @description Prices of the variant in each subscription. */
    ReadOnlySubscriptionPricesInfo: {
      subscriptionPrices?: components['schemas']['ReadOnlySubscriptionPrice'][];
    };
    /** @description Price of the variant in one subscription. */
    ReadOnlySubscriptionPrice: {
      /** Format: uuid */
      subscriptionId?: string;
      price?: components['schemas']['FixedMonetaryAmount'];
      pricePerUnit?: components['schemas']['ReadOnlyPricePerUnit'];
    };
    /** @description Price of the base quantity. */
    ReadOnlyPricePerUnit: {
      /**
       * Format: decimal
       * @description The price of the base quantity, a decimal.
       */
      value?: string;
      /** @description The price as text. */
      description?: string;
    };
    /** @description Weight and price by measure of a physical variant. */
    ReadOnlyVariantPhysicalProperties: {
      /**
       * Format: double
       * @description Shipping weight in the site's weight unit.
       */
      weight?: number;
      pricePerUnit?: components['schemas']['ReadOnlyVariantPricePerUnit'];
    };
    /** @description Price of one base quantity, for products that are sold by measure. */
    ReadOnlyVariantPricePerUnit: {
      settings?: components['schemas']['PricePerUnitSettings'];
      /**
       * Format: decimal
       * @description The price of the base quantity.
       */
      value?: string;
      /** @description The price as text. */
      description?: string;
    };
    /** @description Data of the variant's product. */
    ProductOfVariant: {
      /** @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11 */
      productId?: string;
      /** @example Linen shirt */
      name?: string;
      productType?: components['schemas']['ProductTypeV3'] | components['schemas']['Undeclared'];
      /**
       * @description Part of the product page's URL that names the product.
       * @example linen-shirt
       */
      slug?: string;
      /** @description Whether visitors of the store see the product. */
      visible?: boolean;
      /** @description Whether the product is sold at the counter. */
      visibleInPos?: boolean;
      /**
       * Format: uuid
       * @description Category that the breadcrumbs lead through.
       */
      mainCategoryId?: string;
      /** @description Currency of the prices. */
      currency?: components['schemas']['CurrencyCode'];
      /**
       * @description Revision of the product.
       * @example 7
       */
      revision?: string;
      /** @description Name of the product for other systems. */
      handle?: string;
      physicalProperties?: components['schemas']['PhysicalPropertiesOfProduct'];
    };
    /** @description Properties of a physical product as a whole. */
    PhysicalPropertiesOfProduct: {
      weightMeasurementUnitInfo?: components['schemas']['WeightMeasurementUnitInfo'];
    };
    /** @description A maker of products. The name is unique in the store. */
    Brand: {
      /** Format: uuid */
      id?: string;
      /**
       * @description Number that grows by 1 with each change.
       * @example 1
       */
      revision?: string;
      /** Format: date-time */
      createdDate?: string;
      /** Format: date-time */
      updatedDate?: string;
      /** @example Halm */
      name: string;
      /**
       * Format: int32
       * @description Number of products of the brand.
       */
      assignedProductsCount?: number;
    };
    /** @description A short label that products can have, such as "New". */
    RibbonV3: {
      /** Format: uuid */
      id?: string;
      /**
       * @description Number that grows by 1 with each change.
       * @example 1
       */
      revision?: string;
      /** Format: date-time */
      createdDate?: string;
      /** Format: date-time */
      updatedDate?: string;
      /** @example New */
      name: string;
      /**
       * Format: int32
       * @description Number of products with the label.
       */
      assignedProductCount?: number;
    };
    /** @description Page of the site that shows the item. */
    ItemPageUrl: {
      /**
       * @description Path relative to the root of the site.
       * @example /product-page/vase
       */
      relativePath: string;
      /** @description Absolute URL, if the site has one. */
      url?: string;
    };
    /**
     * @description Kind of a node.
     * @enum {string}
     */
    RichContentNodeType:
      | 'PARAGRAPH'
      | 'TEXT'
      | 'HEADING'
      | 'BULLETED_LIST'
      | 'ORDERED_LIST'
      | 'LIST_ITEM'
      | 'BLOCKQUOTE'
      | 'CODE_BLOCK'
      | 'VIDEO'
      | 'DIVIDER'
      | 'FILE'
      | 'GALLERY'
      | 'GIF'
      | 'HTML'
      | 'IMAGE'
      | 'LINK_PREVIEW'
      | 'MAP'
      | 'POLL'
      | 'APP_EMBED'
      | 'BUTTON'
      | 'COLLAPSIBLE_LIST'
      | 'TABLE'
      | 'EMBED'
      | 'COLLAPSIBLE_ITEM'
      | 'COLLAPSIBLE_ITEM_TITLE'
      | 'COLLAPSIBLE_ITEM_BODY'
      | 'TABLE_CELL'
      | 'TABLE_ROW'
      | 'EXTERNAL'
      | 'AUDIO'
      | 'CAPTION'
      | 'LAYOUT'
      | 'LAYOUT_CELL'
      | 'SHAPE'
      | 'CARD'
      | 'TOC'
      | 'SMART_BLOCK'
      | 'SMART_BLOCK_CELL'
      | 'CHECKBOX_LIST';
    /** @description Spacing and colour of a node, as in CSS. */
    NodeStyle: {
      /** @example 8px */
      paddingTop?: string;
      /** @example 8px */
      paddingBottom?: string;
      /** @example #f4efe6 */
      backgroundColor?: string;
    };
    /** @description One node of the first level. In addition to the fields below, it may have one member with the data of its kind, such as `headingData`, `imageData` or `tableData`. There are many such members; the editor that wrote them defines them, and they are passed on unchanged. */
    RichContentNode: {
      type: components['schemas']['RichContentNodeType'] | components['schemas']['Undeclared'];
      /**
       * @description Unique within the text.
       * @example p1
       */
      id?: string;
      /** @description The nested nodes, each with the same structure. A free map, see `RichContent`. */
      nodes?: readonly {
        [key: string]: unknown;
      }[];
      style?: components['schemas']['NodeStyle'];
    } & {
      [key: string]: unknown;
    };
    /** @description Metadata of the text as a document. */
    RichContentMetadata: {
      /**
       * Format: int32
       * @description Version of the storage format.
       */
      version?: number;
      /** @description Id of the document. */
      id?: string;
      /**
       * Format: date-time
       * @deprecated
       * @description Time at which the document was created.
       */
      readonly createdTimestamp?: string;
      /**
       * Format: date-time
       * @deprecated
       * @description Time at which the document was last changed.
       */
      updatedTimestamp?: string;
    };
    /**
     * @description Kind of a highlight.
     * @enum {string}
     */
    TextDecorationType:
      | 'BOLD'
      | 'ITALIC'
      | 'UNDERLINE'
      | 'SPOILER'
      | 'ANCHOR'
      | 'MENTION'
      | 'LINK'
      | 'COLOR'
      | 'FONT_SIZE'
      | 'EXTERNAL'
      | 'STRIKETHROUGH'
      | 'SUPERSCRIPT'
      | 'SUBSCRIPT'
      | 'FONT_FAMILY'
      | 'SKETCH';
    /** @description One highlight of the text. In addition to its type, it may have one member with its data, such as `colorData`, `linkData` or `fontWeightValue`; as with nodes, they are passed on unchanged. */
    TextDecoration: {
      type: components['schemas']['TextDecorationType'] | components['schemas']['Undeclared'];
    } & {
      [key: string]: unknown;
    };
    /** @description Style of one kind of paragraph. */
    TextNodeStyle: {
      decorations?: readonly components['schemas']['TextDecoration'][];
      nodeStyle?: components['schemas']['NodeStyle'];
      /**
       * @description Line height, as in CSS.
       * @example 1.5
       */
      lineHeight?: string;
    };
    /** @description Styles of the text by kind of paragraph. Absent ones follow the site's style. */
    DocumentStyle: {
      headerOne?: components['schemas']['TextNodeStyle'];
      headerTwo?: components['schemas']['TextNodeStyle'];
      headerThree?: components['schemas']['TextNodeStyle'];
      headerFour?: components['schemas']['TextNodeStyle'];
      headerFive?: components['schemas']['TextNodeStyle'];
      headerSix?: components['schemas']['TextNodeStyle'];
      paragraph?: components['schemas']['TextNodeStyle'];
      blockquote?: components['schemas']['TextNodeStyle'];
      codeBlock?: components['schemas']['TextNodeStyle'];
    };
    /** @description A text with headings, lists, images and more, as a tree of nodes. The first level of the tree is typed; the levels below are free maps, because nodes can be nested to any depth and the description has no cycles. */
    RichContent: {
      nodes?: components['schemas']['RichContentNode'][];
      metadata?: components['schemas']['RichContentMetadata'];
      documentStyle?: components['schemas']['DocumentStyle'];
    };
    /** @description An image with the URL to load it from, in the form of the newer services. */
    LimitedImage: {
      /**
       * @description Id of the file in the site's media store.
       * @example c837a6_4f1.jpg
       */
      id: string;
      /**
       * Format: uri
       * @example https://static.wixstatic.com/media/c837a6_4f1.jpg
       */
      url: string;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1200
       */
      height: number;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1600
       */
      width: number;
      /** @description Text alternative, for people who cannot see the image. */
      altText?: string;
      /** @description Name that the file had when it was uploaded. */
      filename?: string;
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
    /**
     * @description Whether all visible variants are in stock, none of them, or some.
     * @enum {string}
     */
    InventoryStatus: 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK';
    /**
     * Format: currency-code
     * @description Three-letter currency code (ISO 4217).
     * @example EUR
     */
    CurrencyCode: string;
    /** @description One category on the way. */
    Breadcrumb: {
      /** Format: uuid */
      categoryId: string;
      /** @example At the table */
      categoryName: string;
      /**
       * @description Part of the category page's URL that names the category.
       * @example at-the-table
       */
      categorySlug: string;
    };
    /** @description The way from the root of the tree to a category. */
    BreadcrumbsInfo: {
      /** @description The categories from the root downwards. */
      readonly breadcrumbs: components['schemas']['Breadcrumb'][];
    };
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
    /**
     * @description Unit of length.
     * @enum {string}
     */
    DimensionsUnit: 'UNKNOWN_DIMENSIONS_UNIT' | 'MM' | 'CM' | 'M' | 'IN' | 'FT' | 'YD';
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
    /**
     * @description Unit of all weights in the cart.
     * @enum {string}
     */
    WeightUnit: 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB';
    /**
     * @description Unit of the billing cycle.
     * @enum {string}
     */
    SubscriptionFrequency: 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
    /** @description Data that apps store with the entity. */
    ExtendedFields: {
      /**
       * @description One free-form object per app, by the app's namespace.
       * @example {
       *       "@acme/gifts": {
       *         "wrapped": true
       *       }
       *     }
       */
      namespaces?: {
        [key: string]: {
          [key: string]: unknown;
        };
      };
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
    /** @description Operators on a text or an id. If there are several, all must match. */
    TextOperators: {
      /** @description Equal to this value. */
      $eq?: string;
      /** @description Not equal to this value. */
      $ne?: string;
      /** @description Less than this value, in character order. */
      $lt?: string;
      /** @description Less than or equal to this value, in character order. */
      $lte?: string;
      /** @description Greater than this value, in character order. */
      $gt?: string;
      /** @description Greater than or equal to this value, in character order. */
      $gte?: string;
      /** @description Equal to one of these values. */
      $in?: readonly string[];
      /** @description Begins with this text. */
      $startsWith?: string;
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description A text that the field must equal, or an object of operators. */
    TextCondition: string | components['schemas']['TextOperators'];
    /** @description Operators on a boolean. If there are several, all must match. */
    BooleanOperators: {
      /** @description Equal to this value. */
      $eq?: boolean;
      /** @description Not equal to this value. */
      $ne?: boolean;
      /** @description Equal to one of these values. */
      $in?: readonly boolean[];
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description A boolean that the field must equal, or an object of operators. */
    BooleanCondition: boolean | components['schemas']['BooleanOperators'];
    /** @description Operators on a list. If there are several, all must match. */
    MembershipOperators: {
      /** @description Contains at least one of these entries. */
      $hasSome?: readonly string[];
      /** @description Contains all of these entries; may contain others. */
      $hasAll?: readonly string[];
    };
    /** @description Operators on an instant. If there are several, all must match. */
    InstantOperators: {
      /**
       * Format: date-time
       * @description At this instant.
       */
      $eq?: string;
      /**
       * Format: date-time
       * @description Not at this instant.
       */
      $ne?: string;
      /**
       * Format: date-time
       * @description Before this instant.
       */
      $lt?: string;
      /**
       * Format: date-time
       * @description At or before this instant.
       */
      $lte?: string;
      /**
       * Format: date-time
       * @description After this instant.
       */
      $gt?: string;
      /**
       * Format: date-time
       * @description At or after this instant.
       */
      $gte?: string;
      /** @description At one of these instants. */
      $in?: readonly string[];
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description An instant that the field must equal, or an object of operators. */
    InstantCondition: string | components['schemas']['InstantOperators'];
    /**
     * @description Ascending (ASC) or descending (DESC). Default: ASC.
     * @enum {string}
     */
    SortOrder: 'ASC' | 'DESC';
    /** @description Page to return, by a cursor from an earlier response. */
    CursorPaging: {
      /**
       * Format: int32
       * @description Maximum number of items per page.
       * @default 50
       */
      limit?: number;
      /** @description Cursor of the requested page. It includes filter and sort order, so a request with a cursor carries neither. Absent for the first page. */
      cursor?: string;
    };
    /** @description Cursors of the adjacent pages. A page exists if its cursor is present and not empty. */
    Cursors: {
      /** @description Cursor of the next page. */
      next?: string;
      /** @description Cursor of the previous page. */
      prev?: string;
    };
    /** @description Position of the returned page, without the number of items in the whole result. */
    CursorPagingMetadata: {
      /**
       * Format: int32
       * @description Number of items on this page.
       */
      count?: number;
      cursors?: components['schemas']['Cursors'];
      /** @description Whether another page follows. */
      hasNext?: boolean;
    };
    /** @description Operators on a number that is written as text. If there are several, all must match. */
    DigitsOperators: {
      /** @description Equal to this value. */
      $eq?: string;
      /** @description Not equal to this value. */
      $ne?: string;
      /** @description Less than this amount. */
      $lt?: string;
      /** @description This amount or less. */
      $lte?: string;
      /** @description More than this amount. */
      $gt?: string;
      /** @description This amount or more. */
      $gte?: string;
      /** @description Equal to one of these values. */
      $in?: readonly string[];
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description A number, written as text, that the field must equal, or an object of operators. */
    DigitsCondition: string | components['schemas']['DigitsOperators'];
    /** @description Operators on a number, such as an amount in the site's currency. If there are several, all must match. */
    AmountOperators: {
      /**
       * Format: double
       * @description Equal to this value.
       */
      $eq?: number;
      /**
       * Format: double
       * @description Not equal to this value.
       */
      $ne?: number;
      /**
       * Format: double
       * @description Less than this amount.
       */
      $lt?: number;
      /**
       * Format: double
       * @description This amount or less.
       */
      $lte?: number;
      /**
       * Format: double
       * @description More than this amount.
       */
      $gt?: number;
      /**
       * Format: double
       * @description This amount or more.
       */
      $gte?: number;
      /** @description Equal to one of these values. */
      $in?: readonly number[];
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description A number that the field must equal, or an object of operators. */
    AmountCondition: number | components['schemas']['AmountOperators'];
    /**
     * @description Kind of a group. The member with the same meaning holds its settings or its result.
     * @enum {string}
     */
    AggregationType: 'VALUE' | 'RANGE' | 'SCALAR' | 'DATE_HISTOGRAM' | 'NESTED';
    /**
     * @description Whether the groups are ordered by the number of their entities or by their value.
     * @enum {string}
     */
    ValueAggregationSortType: 'COUNT' | 'VALUE';
    /**
     * @description Descending (DESC) or ascending (ASC) order of the groups.
     * @enum {string}
     */
    ValueAggregationSortDirection: 'DESC' | 'ASC';
    /**
     * @description Whether entities without a value are left out or form a group of their own.
     * @default EXCLUDE
     * @enum {string}
     */
    MissingValues: 'EXCLUDE' | 'INCLUDE';
    /** @description Settings for entities without a value. Only with `missingValues` INCLUDE. */
    IncludeMissingValuesOptions: {
      /** @description Name of their group. */
      addToBucket?: string;
    };
    /** @description One group for each value of the field, with the number of its entities. */
    ValueAggregation: {
      sortType?: components['schemas']['ValueAggregationSortType'];
      sortDirection?: components['schemas']['ValueAggregationSortDirection'];
      /**
       * Format: int32
       * @description Maximum number of groups.
       * @default 10
       */
      limit?: number;
      missingValues?: components['schemas']['MissingValues'];
      includeOptions?: components['schemas']['IncludeMissingValuesOptions'];
    };
    /** @description A range of numbers. Without a bound, it is open on that side. */
    RangeBucket: {
      /**
       * Format: double
       * @description Smallest number of the range.
       */
      from?: number;
      /**
       * Format: double
       * @description Number above the range.
       */
      to?: number;
    };
    /** @description One group for each of the given ranges of numbers. */
    RangeAggregation: {
      buckets?: readonly components['schemas']['RangeBucket'][];
    };
    /**
     * @description The number of different values, the smallest or the largest value.
     * @enum {string}
     */
    ScalarType: 'COUNT_DISTINCT' | 'MIN' | 'MAX';
    /** @description One number for the whole result. */
    ScalarAggregation: {
      type?: components['schemas']['ScalarType'];
    };
    /**
     * @description Length of the intervals.
     * @enum {string}
     */
    DateHistogramInterval: 'YEAR' | 'MONTH' | 'WEEK' | 'DAY' | 'HOUR' | 'MINUTE' | 'SECOND';
    /** @description One group for each interval of time. */
    DateHistogramAggregation: {
      interval?: components['schemas']['DateHistogramInterval'];
    };
    /**
     * @description Kind of a group within a group.
     * @enum {string}
     */
    NestedAggregationType: 'VALUE' | 'RANGE' | 'SCALAR' | 'DATE_HISTOGRAM';
    /**
     * @description Whether one word of the text is enough (OR) or all words must occur (AND).
     * @enum {string}
     */
    SearchMode: 'OR' | 'AND';
    /** @description One value and the number of its entities. */
    ValueAggregationResult: {
      /** @description The value as text. */
      value?: string;
      /**
       * Format: int32
       * @description Number of entities with this value.
       */
      count?: number;
    };
    /** @description Groups by value. */
    ValueResults: {
      results?: components['schemas']['ValueAggregationResult'][];
    };
    /** @description One range and the number of its entities. */
    RangeAggregationResult: {
      /**
       * Format: double
       * @description Smallest number of the range.
       */
      from?: number;
      /**
       * Format: double
       * @description Number above the range.
       */
      to?: number;
      /**
       * Format: int32
       * @description Number of entities in this range.
       */
      count?: number;
    };
    /** @description Groups by range, in the order of the requested ranges. */
    RangeResults: {
      results?: components['schemas']['RangeAggregationResult'][];
    };
    /** @description One number for the whole result. */
    ScalarAggregationResult: {
      type?: components['schemas']['ScalarType'] | components['schemas']['Undeclared'];
      /**
       * Format: double
       * @description The computed number.
       */
      value?: number;
    };
    /** @description A group within a group. It has exactly one of `values`, `ranges` and `scalar`. */
    NestedAggregationResult: {
      /** @description Name that the request gave it. */
      name?: string;
      type?: components['schemas']['AggregationType'] | components['schemas']['Undeclared'];
      /** @description Field whose values it groups. */
      fieldPath?: string;
      values?: components['schemas']['ValueResults'];
      ranges?: components['schemas']['RangeResults'];
      scalar?: components['schemas']['ScalarAggregationResult'];
    };
    /** @description One value and the group within it. */
    NestedValueAggregationResult: {
      /** @description The value as text. */
      value?: string;
      nestedResults?: components['schemas']['NestedAggregationResult'];
    };
    /** @description Groups by value, each with a further group. Former form of `nested`. */
    GroupByValueResults: {
      results?: components['schemas']['NestedValueAggregationResult'][];
    };
    /** @description One interval and the number of its entities. */
    DateHistogramResult: {
      /** @description Beginning of the interval. */
      value?: string;
      /**
       * Format: int32
       * @description Number of entities in this interval.
       */
      count?: number;
    };
    /** @description Groups by interval of time. */
    DateHistogramResults: {
      results?: components['schemas']['DateHistogramResult'][];
    };
    /** @description A value, and the number of entities with the combination. */
    NestedValueResult: {
      /** @description The value as text. */
      value?: string;
      /**
       * Format: int32
       * @description Number of entities with the combination.
       */
      count?: number;
    };
    /** @description A range, and the number of entities with the combination. */
    NestedRangeResult: {
      /**
       * Format: int32
       * @description Smallest number of the range.
       */
      from?: number;
      /**
       * Format: int32
       * @description Number above the range.
       */
      to?: number;
      /**
       * Format: int32
       * @description Number of entities with the combination.
       */
      count?: number;
    };
    /** @description A number for the combination. */
    NestedScalarResult: {
      /**
       * Format: int32
       * @description The computed number.
       */
      value?: number;
    };
    /** @description The value of one group in a combination. It has exactly one of the members. */
    NestedResultValue: {
      value?: components['schemas']['NestedValueResult'];
      range?: components['schemas']['NestedRangeResult'];
      scalar?: components['schemas']['NestedScalarResult'];
      dateHistogram?: components['schemas']['NestedValueResult'];
    };
    /** @description One combination of values. */
    NestedResult: {
      /** @description The value of each group, by the name of the group. */
      results?: {
        [key: string]: components['schemas']['NestedResultValue'];
      };
    };
    /** @description Groups within groups, one entry for each combination of values. */
    NestedResults: {
      results?: components['schemas']['NestedResult'][];
    };
    /** @description One computed group. Besides its name, kind and field it has exactly one of the other members, the one of its kind. */
    AggregationResult: {
      /** @description Name that the request gave it. */
      name?: string;
      type?: components['schemas']['AggregationType'] | components['schemas']['Undeclared'];
      /** @description Field whose values it groups. */
      fieldPath?: string;
      values?: components['schemas']['ValueResults'];
      ranges?: components['schemas']['RangeResults'];
      scalar?: components['schemas']['ScalarAggregationResult'];
      groupedByValue?: components['schemas']['GroupByValueResults'];
      dateHistogram?: components['schemas']['DateHistogramResults'];
      nested?: components['schemas']['NestedResults'];
    };
    /** @description The computed groups, in the order in which they were requested. */
    AggregationData: {
      results?: components['schemas']['AggregationResult'][];
    };
    /** @description Identifies a tree of categories. The tree of the store has the namespace `@wix/stores` and no key. */
    TreeReference: {
      /**
       * @description App that owns the tree.
       * @example @wix/stores
       */
      appNamespace: string;
      /** @description Key of the tree, if the app has several. */
      treeKey?: string | null;
    };
    /** @description Page to return, by a cursor from an earlier response. A page may be long. */
    LongCursorPaging: {
      /**
       * Format: int32
       * @description Maximum number of items per page.
       * @default 50
       */
      limit?: number;
      /** @description Cursor of the requested page. It includes filter and sort order, so a request with a cursor carries neither. Absent for the first page. */
      cursor?: string;
    };
    Undeclared: import('../../src/core/undeclared.ts').Undeclared;
  };
  responses: {
    /** @description The filter or the sort order names a field or an operator that the call does not support, `fields` has an unknown value, or there is a filter, a sort order or a text beside a cursor. */
    UnsupportedQuery: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The caller may not make this call, or may not read the data for the owner. */
    OwnersDataNotAllowed: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The caller may not make this call, may not read the data for the owner, or may not see hidden products. */
    PartNotAllowed: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
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
    /** @description The store app is not installed on the site, its store uses the earlier catalog, which other calls read, or its newer catalog is still being set up. */
    StoreNotReadyV3: {
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
  };
  parameters: {
    /**
     * @description Id of the product, usually a GUID.
     * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11
     */
    ProductIdV3: string;
    /**
     * @description Part of the product page's URL that names the product.
     * @example linen-shirt
     */
    ProductSlug: string;
    /** @description Parts to add to the product. A part that is not requested is absent, without an error. */
    ProductParts: components['schemas']['ProductFields'];
    /** @description Parts to add to each product. A part that is not requested is absent, without an error. */
    ProductListParts: components['schemas']['ProductListFields'];
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
  getProductV3: {
    parameters: {
      query?: {
        /** @description Parts to add to the product. A part that is not requested is absent, without an error. */
        fields?: components['parameters']['ProductParts'];
      };
      header?: never;
      path: {
        /**
         * @description Id of the product, usually a GUID.
         * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11
         */
        productId: components['parameters']['ProductIdV3'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The product with the requested parts. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GetProductV3Response'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['PartNotAllowed'];
      404: components['responses']['ProductNotFound'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getProductBySlug: {
    parameters: {
      query?: {
        /** @description Parts to add to the product. A part that is not requested is absent, without an error. */
        fields?: components['parameters']['ProductParts'];
      };
      header?: never;
      path: {
        /**
         * @description Part of the product page's URL that names the product.
         * @example linen-shirt
         */
        slug: components['parameters']['ProductSlug'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The product with the requested parts. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GetProductBySlugResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['PartNotAllowed'];
      404: components['responses']['ProductNotFound'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  queryProductsV3: {
    parameters: {
      query?: {
        /** @description Filter, sort order and page. Packed into `.r` as its member `query`. */
        query?: components['schemas']['ProductQueryV3'];
        /** @description Parts to add to each product. A part that is not requested is absent, without an error. */
        fields?: components['parameters']['ProductListParts'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of products; an empty list if nothing matches. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QueryProductsV3Response'];
        };
      };
      400: components['responses']['UnsupportedQuery'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OwnersDataNotAllowed'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  searchProducts: {
    parameters: {
      query: {
        /** @description Filter, text, sort order, groups and page. Packed into `.r` as its member `search`. */
        search: components['schemas']['ProductSearch'];
        /** @description Parts to add to each product. A part that is not requested is absent, without an error. */
        fields?: components['parameters']['ProductListParts'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of products; an empty list if nothing matches. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SearchProductsResponse'];
        };
      };
      400: components['responses']['UnsupportedQuery'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OwnersDataNotAllowed'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  countProducts: {
    parameters: {
      query?: {
        /** @description Only products that match. Packed into `.r` as its member `filter`. */
        filter?: components['schemas']['ProductSearchFilter'];
        /** @description Only products that contain the text. Packed into `.r` as its member `search`. */
        search?: components['schemas']['ProductSearchDetails'];
        /**
         * @description Counts hidden products too, for an owner or app.
         * @example false
         */
        returnNonVisibleProducts?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The number of products. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CountProductsResponse'];
        };
      };
      400: components['responses']['UnsupportedQuery'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['PartNotAllowed'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getAllProductsCategory: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The category and its tree. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GetAllProductsCategoryResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  queryVariants: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QueryVariantsRequest'];
      };
    };
    responses: {
      /** @description One page of variants; an empty list if nothing matches. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QueryVariantsResponse'];
        };
      };
      400: components['responses']['UnsupportedQuery'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OwnersDataNotAllowed'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  searchVariants: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SearchVariantsRequest'];
      };
    };
    responses: {
      /** @description One page of variants; an empty list if nothing matches. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SearchVariantsResponse'];
        };
      };
      400: components['responses']['UnsupportedQuery'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OwnersDataNotAllowed'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  queryBrands: {
    parameters: {
      query?: {
        /** @description Filter, sort order and page. Packed into `.r` as its member `query`. */
        query?: components['schemas']['BrandQuery'];
        /** @description Parts to add to each brand. */
        fields?: components['schemas']['BrandFields'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of brands; an empty list if nothing matches. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QueryBrandsResponse'];
        };
      };
      400: components['responses']['UnsupportedQuery'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
  queryRibbons: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QueryRibbonsRequest'];
      };
    };
    responses: {
      /** @description One page of ribbons; an empty list if nothing matches. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QueryRibbonsResponse'];
        };
      };
      400: components['responses']['UnsupportedQuery'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['StoreNotReadyV3'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
