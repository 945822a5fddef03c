// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
export interface paths {
  '/v1/products/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a product
     * @description Answers 404 for a product that does not exist, and for a hidden one when a visitor or member asks.
     *     Cost, profit and cost range come back only with `includeMerchantSpecificData`.
     */
    get: operations['getProduct'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/products/query-platformized': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Query products
     * @description One page of products that match a filter, in a chosen order. An empty query gives the first 50.
     *
     *     Newer clients of the platform pack the same query into a GET; the server takes both forms, and this one has no
     *     limit on the length of the query.
     */
    post: operations['queryProducts'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/products/{id}/productOptionsAvailability': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get what is available for a choice of options
     * @description Tells, for the choices made so far, which choices remain. A choice counts as in stock (or visible) when some
     *     variant that has it and agrees with the other choices made is in stock (or visible).
     *     `availableForPurchase` is true only when every option is chosen and that variant is in stock and visible.
     */
    post: operations['getProductOptionsAvailability'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/products/{id}/variants/query': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Query the variants of a product
     * @description One page of a product's variants: all of them, those that have the given choices, or those with the given ids
     *     (choices or ids, not both).
     *     Cost and profit come back only with `includeMerchantSpecificData`.
     */
    post: operations['queryProductVariants'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/variants/query': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Query the variants of the store
     * @description One page of variants out of all products, with their stock and the names to show. A product without options is
     *     listed as its one default variant. Filter and sort name the fields of a store variant; fields of nested objects
     *     are joined with dots.
     */
    post: operations['queryStoreVariants'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/variants/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a variant of the store
     * @description Answers 404 when there is no such variant. The id is that of the store variant, not `variantId`.
     */
    get: operations['getStoreVariant'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/collections/slug/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a collection by its slug (first version)
     * @description Answers 404 when no collection has this slug. The service catalog-v2 has the newer call of the same meaning.
     */
    get: operations['getCollectionBySlugV1'];
    put?: never;
    post?: never;
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
    GetProductResponse: {
      product: components['schemas']['Product'];
    };
    QueryProductsRequest: {
      query?: components['schemas']['ProductQuery'];
    };
    QueryProductsResponse: {
      products: components['schemas']['Product'][];
      metadata: components['schemas']['PlatformPagingMetadata'];
    };
    ProductOptionsAvailabilityRequest: {
      /**
       * @description The choices made so far, as name of the option to description of the choice. May be empty.
       * @example {
       *       "Size": "S",
       *       "Colour": "White"
       *     }
       */
      options: {
        [key: string]: string;
      };
    };
    ProductOptionsAvailabilityResponse: {
      /** @description The variant that the choices lead to; absent while an option is not chosen. */
      selectedVariant?: components['schemas']['VariantData'];
      /** @description The media of the choices made, when they have any. */
      media?: components['schemas']['Media'];
      /** @description All options of the product; `inStock` and `visible` of a choice take the choices made into account. */
      productOptions: components['schemas']['ProductOption'][];
      /** @description Whether every option is chosen and the variant is in stock and visible. */
      availableForPurchase: boolean;
    };
    /** @description Give `choices` or `variantIds`, not both; without either all variants are meant. */
    QueryProductVariantsRequest: {
      /**
       * @description Only variants that have these choices, as name of the option to description of the choice.
       * @example {
       *       "Size": "S",
       *       "Colour": "White"
       *     }
       */
      choices?: {
        [key: string]: string;
      };
      /** @description Only these variants. */
      variantIds?: readonly string[];
      paging?: components['schemas']['PlatformPaging'];
      /**
       * @description Adds the figures that only the store's owner may see.
       * @default false
       */
      includeMerchantSpecificData?: boolean;
    };
    QueryProductVariantsResponse: {
      variants: components['schemas']['Variant'][];
      metadata: components['schemas']['PagingMetadata'];
      /**
       * Format: int32
       * @description Number of variants that match, on all pages.
       */
      totalResults: number;
    };
    QueryStoreVariantsRequest: {
      query: components['schemas']['StoreVariantQuery'];
    };
    QueryStoreVariantsResponse: {
      variants: components['schemas']['StoreVariant'][];
      metadata: components['schemas']['PlatformPagingMetadata'];
    };
    GetStoreVariantResponse: {
      variant: components['schemas']['StoreVariant'];
    };
    /** @description Which products, in which order, which page. Give `paging` or `cursorPaging`, not both. */
    ProductQuery: {
      filter?: components['schemas']['ProductFilter'];
      /** @description The first field decides, the next ones break ties. */
      sort?: readonly components['schemas']['ProductSorting'][];
      paging?: components['schemas']['PlatformPaging'];
      cursorPaging?: components['schemas']['CursorPaging'];
    };
    /**
     * @description Conditions that a product must meet, all of them. `options.<name>` asks for the choices of an option, such as
     *     `options.Size`. `$and`, `$or` and `$not` join filters. Another field or operator is answered with 400.
     * @example {
     *       "collections.id": {
     *         "$hasSome": [
     *           "5a0c8a9e-41f1-4a93-a8f5-0c29ad4d5b10"
     *         ]
     *       },
     *       "options.Size": "M"
     *     }
     */
    ProductFilter: {
      [name: `options.${string}`]: components['schemas']['MembershipCondition'];
      id?: components['schemas']['TextCondition'];
      name?: components['schemas']['SearchableTextCondition'];
      slug?: components['schemas']['SearchableTextCondition'];
      productType?: components['schemas']['ProductTypeCondition'];
      description?: components['schemas']['SearchableTextCondition'];
      sku?: components['schemas']['SearchableTextCondition'];
      price?: components['schemas']['AmountCondition'];
      'priceData.price'?: components['schemas']['AmountCondition'];
      numericId?: components['schemas']['DigitsCondition'];
      inventoryStatus?: components['schemas']['InventoryStatusCondition'];
      collectionIds?: components['schemas']['MembershipOperators'];
      'collections.id'?: components['schemas']['MembershipCondition'];
      lastUpdated?: components['schemas']['InstantCondition'];
      createdDate?: components['schemas']['InstantCondition'];
      /** @description All of these must be met. */
      $and?: readonly components['schemas']['ProductFilter'][];
      /** @description At least one of these must be met. */
      $or?: readonly components['schemas']['ProductFilter'][];
      $not?: components['schemas']['ProductFilter'];
    };
    /** @description One key of a sort; earlier keys count more. */
    ProductSorting: {
      fieldName: components['schemas']['ProductSortField'];
      order?: components['schemas']['SortOrder'];
    };
    /**
     * @description A field that products can be sorted by.
     * @enum {string}
     */
    ProductSortField:
      | 'id'
      | 'name'
      | 'slug'
      | 'productType'
      | 'sku'
      | 'price'
      | 'priceData.price'
      | 'numericId'
      | 'lastUpdated';
    /**
     * @description Which variants, in which order, which page. Give `paging` or `cursorPaging`, not both; with a cursor of an earlier
     *     answer leave out `filter` and `sort`.
     */
    StoreVariantQuery: {
      filter?: components['schemas']['StoreVariantFilter'];
      /** @description The first field decides, the next ones break ties. */
      sort?: readonly components['schemas']['StoreVariantSorting'][];
      paging?: components['schemas']['PlatformPaging'];
      cursorPaging?: components['schemas']['CursorPaging'];
    };
    /**
     * @description Conditions that a variant must meet, all of them. `$and`, `$or` and `$not` join filters. The platform publishes no
     *     list of these fields; the ones here are the plain fields of a store variant.
     * @example {
     *       "productId": {
     *         "$eq": "1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11"
     *       }
     *     }
     */
    StoreVariantFilter: {
      id?: components['schemas']['TextCondition'];
      variantId?: components['schemas']['TextCondition'];
      productId?: components['schemas']['TextCondition'];
      productName?: components['schemas']['SearchableTextCondition'];
      variantName?: components['schemas']['SearchableTextCondition'];
      sku?: components['schemas']['SearchableTextCondition'];
      managedVariant?: components['schemas']['BooleanCondition'];
      'stock.inStock'?: components['schemas']['BooleanCondition'];
      collectionIds?: components['schemas']['MembershipOperators'];
      /** @description All of these must be met. */
      $and?: readonly components['schemas']['StoreVariantFilter'][];
      /** @description At least one of these must be met. */
      $or?: readonly components['schemas']['StoreVariantFilter'][];
      $not?: components['schemas']['StoreVariantFilter'];
    };
    /** @description One key of a sort; earlier keys count more. */
    StoreVariantSorting: {
      fieldName: components['schemas']['StoreVariantSortField'];
      order?: components['schemas']['SortOrder'];
    };
    /**
     * @description A field that variants can be sorted by.
     * @enum {string}
     */
    StoreVariantSortField: 'id' | 'variantId' | 'productId' | 'productName' | 'variantName' | 'sku';
    /** @description Place of a page of variants; the total stands beside it as `totalResults`. */
    PagingMetadata: {
      /**
       * Format: int32
       * @description Number of variants on this page.
       */
      items: number;
      /**
       * Format: int32
       * @description Number of variants before this page.
       */
      offset: number;
      /** @description True when the platform gave up counting; then neither a total nor a last page is known. Specified for every query, but not seen in answers of this one. */
      tooManyToCount?: boolean;
    };
    /** @description A text that the field must equal, or what is asked of it. */
    SearchableTextCondition: string | components['schemas']['SearchableTextOperators'];
    /** @description Operators on a text that can be searched. Several in one object must all hold. */
    SearchableTextOperators: {
      /** @description Equal to this. */
      $eq?: string;
      /** @description Not equal to this. */
      $ne?: string;
      /** @description Before this, in the order of characters. */
      $lt?: string;
      /** @description Before this or equal to it. */
      $lte?: string;
      /** @description After this, in the order of characters. */
      $gt?: string;
      /** @description After this or equal to it. */
      $gte?: string;
      /** @description One of these. */
      $in?: readonly string[];
      /** @description Begins with this, whatever its case. */
      $startsWith?: string;
      /** @description Has this in it, whatever its case. */
      $contains?: string;
      /** @description True: the field is there. False: it is not. */
      $exists?: boolean;
    };
    /** @description An amount that the field must equal, or what is asked of it. */
    AmountCondition: number | components['schemas']['AmountOperators'];
    /** @description Operators on an amount in the site's currency. Several in one object must all hold. */
    AmountOperators: {
      /**
       * Format: double
       * @description Equal to this.
       */
      $eq?: number;
      /**
       * Format: double
       * @description Not equal to this.
       */
      $ne?: number;
      /**
       * Format: double
       * @description Less than this.
       */
      $lt?: number;
      /**
       * Format: double
       * @description This or less.
       */
      $lte?: number;
      /**
       * Format: double
       * @description More than this.
       */
      $gt?: number;
      /**
       * Format: double
       * @description This or more.
       */
      $gte?: number;
      /** @description One of these. */
      $in?: readonly number[];
      /** @description True: the field is there. False: it is not. */
      $exists?: boolean;
    };
    /** @description A number, written as text, that the field must equal, or what is asked of it. */
    DigitsCondition: string | components['schemas']['DigitsOperators'];
    /** @description Operators on a number that is written as text. Several in one object must all hold. */
    DigitsOperators: {
      /** @description Equal to this. */
      $eq?: string;
      /** @description Not equal to this. */
      $ne?: string;
      /** @description Less than this. */
      $lt?: string;
      /** @description This or less. */
      $lte?: string;
      /** @description More than this. */
      $gt?: string;
      /** @description This or more. */
      $gte?: string;
      /** @description One of these. */
      $in?: readonly string[];
      /** @description True: the field is there. False: it is not. */
      $exists?: boolean;
    };
    /** @description A kind that the product must have, or what is asked of it. */
    ProductTypeCondition:
      | components['schemas']['ProductType']
      | components['schemas']['ProductTypeOperators'];
    /** @description Operators on the kind of product. Several in one object must all hold. */
    ProductTypeOperators: {
      $eq?: components['schemas']['ProductType'];
      $ne?: components['schemas']['ProductType'];
      /** @description One of these. */
      $in?: readonly components['schemas']['ProductType'][];
      /** @description True: the field is there. False: it is not. */
      $exists?: boolean;
    };
    /** @description A stock status that the product must have, or what is asked of it. */
    InventoryStatusCondition:
      | components['schemas']['InventoryStatus']
      | components['schemas']['InventoryStatusOperators'];
    /** @description Operators on the stock status. Several in one object must all hold. */
    InventoryStatusOperators: {
      $eq?: components['schemas']['InventoryStatus'];
      $ne?: components['schemas']['InventoryStatus'];
      /** @description One of these. */
      $hasSome?: readonly components['schemas']['InventoryStatus'][];
    };
    /** @description An entry that the list must have, or what is asked of it. */
    MembershipCondition: string | components['schemas']['EntryOperators'];
    /** @description Operators on a list that can be asked for one entry too. Several in one object must all hold. */
    EntryOperators: {
      /** @description Has this entry. */
      $eq?: string;
      /** @description Does not have this entry. */
      $ne?: string;
      /** @description Has at least one of these. */
      $hasSome?: readonly string[];
      /** @description Every one of these, and perhaps more. */
      $hasAll?: readonly string[];
    };
    /** @description Operators on a list. Several in one object must all hold. */
    MembershipOperators: {
      /** @description Has at least one of these. */
      $hasSome?: readonly string[];
      /** @description Every one of these, and perhaps more. */
      $hasAll?: readonly string[];
    };
    /** @description The variant that a full set of choices leads to, with its stock. */
    VariantData: {
      /** @description Price in the site's currency. */
      price: components['schemas']['PriceData'];
      /** @description Price in the visitor's currency, for display only. Read-only. */
      convertedPriceData?: components['schemas']['PriceData'];
      /**
       * Format: double
       * @description Shipping weight in the unit that the site has set.
       */
      weight?: number;
      /** @description Stock keeping unit; may be empty. */
      sku: string;
      /**
       * Format: int32
       * @description Absent while stock is not counted.
       */
      quantity?: number;
      inStock: boolean;
      /** @description Whether the variant can be chosen in the store. */
      visible: boolean;
      /** @description Size of the product itself. */
      productDimensions?: components['schemas']['Dimensions'];
      /** @description Size of the packed product. */
      packageDimensions?: components['schemas']['Dimensions'];
    };
    /** @description A variant as a record of its own, with its product's name. */
    StoreVariant: {
      /**
       * @description The product's id, a hyphen, the variant's id.
       * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11-4b1a6f0e-5d0e-4c3b-8f43-90d2d5e71a01
       */
      id: string;
      /**
       * Format: uuid
       * @description Id within the product; all zeros for a default variant.
       */
      variantId: string;
      /** @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11 */
      productId: string;
      /** @example S | White */
      variantName: string;
      /** @example Linen shirt */
      productName: string;
      /** @description Whether the variant has its own price, weight, code and stock instead of the product's. */
      managedVariant: boolean;
      /** @description Stock keeping unit; may be empty. */
      sku: string;
      /** @description Set through the inventory only. */
      stock: components['schemas']['StockLevel'];
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
      /** @description Collections that hold the product. */
      collectionIds: string[];
      /** @description Picture or video to show. Read-only. */
      media?: components['schemas']['PlatformMedia'];
      preorderInfo: components['schemas']['PreorderInfo'];
    };
    /** @description Whether the variant can be bought before it is in stock. */
    PreorderInfo: {
      enabled: boolean;
      /** @description What the buyer is told. */
      message?: string;
      /**
       * Format: int32
       * @description Most pieces that can be ordered ahead.
       */
      limit?: number;
    };
    /** @description One picture or one video; never both. */
    PlatformMedia: {
      image?: components['schemas']['Image'];
      video?: components['schemas']['PlatformVideo'];
    };
    /** @description A video in the media store, in several sizes. */
    PlatformVideo: {
      /** @description Id of the file on the media host. */
      id: string;
      /** @description The same video in several sizes. */
      readonly resolutions?: components['schemas']['VideoResolution'][];
      /** @description Still pictures to show before the video plays. */
      readonly posters?: components['schemas']['Image'][];
      /** @description Name of the file that was uploaded. */
      readonly filename?: string;
      /**
       * Format: date-time
       * @description Until when the addresses work; absent when they do not end.
       */
      readonly urlExpirationDate?: string;
    };
    /** @description One size of the video. */
    VideoResolution: {
      url: string;
      /**
       * Format: int32
       * @description Height in pixels.
       */
      height: number;
      /**
       * Format: int32
       * @description Width in pixels.
       */
      width: number;
      /**
       * @description Kind of file.
       * @example mp4
       */
      format: string;
    };
    /**
     * @description Goods to be shipped, or files to be loaded.
     * @enum {string}
     */
    ProductType: 'unspecified_product_type' | 'physical' | 'digital';
    /** @description Smallest and largest value over the variants of a product. */
    NumericPropertyRange: {
      /** Format: double */
      minValue: number;
      /** Format: double */
      maxValue: number;
    };
    /**
     * @description Unit of length.
     * @enum {string}
     */
    DimensionsUnit: 'UNKNOWN_DIMENSIONS_UNIT' | 'MM' | 'CM' | 'M' | 'IN' | 'FT' | 'YD';
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
      totalMeasurementUnit: components['schemas']['MeasurementUnit'] | components['schemas']['Undeclared'];
      /**
       * Format: double
       * @example 100
       */
      baseQuantity: number;
      baseMeasurementUnit: components['schemas']['MeasurementUnit'] | components['schemas']['Undeclared'];
    };
    /** @description One more block of text on the product page, such as care instructions. */
    AdditionalInfoSection: {
      /** @example Care */
      title: string;
      /** @description Text, may hold HTML. */
      description: string;
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
    /**
     * @description Whether an amount or a share of the price is taken off.
     * @enum {string}
     */
    DiscountType: 'UNDEFINED' | 'NONE' | 'AMOUNT' | 'PERCENT';
    /** @description What the price is lowered by. */
    Discount: {
      type: components['schemas']['DiscountType'] | components['schemas']['Undeclared'];
      /**
       * Format: double
       * @description Amount in the site's currency, or percent.
       */
      value: number;
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
    /** @description Operators on a text or an id. Several in one object must all hold. */
    TextOperators: {
      /** @description Equal to this. */
      $eq?: string;
      /** @description Not equal to this. */
      $ne?: string;
      /** @description Before this, in the order of characters. */
      $lt?: string;
      /** @description Before this or equal to it. */
      $lte?: string;
      /** @description After this, in the order of characters. */
      $gt?: string;
      /** @description After this or equal to it. */
      $gte?: string;
      /** @description One of these. */
      $in?: readonly string[];
      /** @description Begins with this. */
      $startsWith?: string;
      /** @description True: the field is there. False: it is not. */
      $exists?: boolean;
    };
    /** @description A text that the field must equal, or what is asked of it. */
    TextCondition: string | components['schemas']['TextOperators'];
    /** @description Operators on an instant. Several in one object must all hold. */
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
       * @description At this instant or before.
       */
      $lte?: string;
      /**
       * Format: date-time
       * @description After this instant.
       */
      $gt?: string;
      /**
       * Format: date-time
       * @description At this instant or after.
       */
      $gte?: string;
      /** @description At one of these. */
      $in?: readonly string[];
      /** @description True: the field is there. False: it is not. */
      $exists?: boolean;
    };
    /** @description An instant that the field must equal, or what is asked of it. */
    InstantCondition: string | components['schemas']['InstantOperators'];
    /**
     * @description Smallest first (ASC) or largest first (DESC). ASC unless said.
     * @enum {string}
     */
    SortOrder: 'ASC' | 'DESC';
    /** @description Which page to answer, counted by offset. */
    PlatformPaging: {
      /**
       * Format: int32
       * @description Most items of one page.
       * @default 50
       */
      limit?: number;
      /**
       * Format: int32
       * @description How many items to leave out first.
       * @default 0
       */
      offset?: number;
    };
    /** @description Which page to answer, by a cursor from an earlier answer. */
    CursorPaging: {
      /**
       * Format: int32
       * @description Most items of one page.
       * @default 50
       */
      limit?: number;
      /** @description Cursor of the wanted page. It stands for filter and sort too, so a request with a cursor carries neither. Absent for the first page. */
      cursor?: string;
    };
    /** @description Ways to the neighbours of a page. A page exists when its cursor is there and is not empty. */
    Cursors: {
      /** @description Cursor of the following page. */
      next?: string;
      /** @description Cursor of the preceding page. */
      prev?: string;
    };
    /** @description Where the answered page stands in the whole result. */
    PlatformPagingMetadata: {
      /**
       * Format: int32
       * @description Number of items on this page.
       */
      count?: number;
      /**
       * Format: int32
       * @description Offset that the page was asked for with.
       */
      offset?: number;
      /**
       * Format: int32
       * @description Number of items in the whole result. Absent in cursor paging and when `tooManyToCount` is true.
       */
      total?: number;
      /** @description True when the platform gave up counting; then neither a total nor a last page is known. */
      tooManyToCount?: boolean;
      cursors?: components['schemas']['Cursors'];
    };
    /** @description Operators on a truth value. Several in one object must all hold. */
    BooleanOperators: {
      /** @description Equal to this. */
      $eq?: boolean;
      /** @description Not equal to this. */
      $ne?: boolean;
      /** @description One of these. */
      $in?: readonly boolean[];
      /** @description True: the field is there. False: it is not. */
      $exists?: boolean;
    };
    /** @description A value that the field must have, or what is asked of it. */
    BooleanCondition: boolean | components['schemas']['BooleanOperators'];
    /** @description A picture, ready to be shown. */
    Image: {
      /**
       * @description Name of the file in the media store of the site.
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
      readonly height: number;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1600
       */
      readonly width: number;
      /** @description Text for those who do not see the picture. */
      altText?: string;
      /** @description Name of the file when it was uploaded. */
      readonly filename?: string;
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
    GetCollectionBySlugResponse: {
      collection: components['schemas']['Collection'];
    };
    Undeclared: import('../../src/core/undeclared.ts').Undeclared;
  };
  responses: {
    /** @description There is no such variant, or the caller may not see its product. */
    VariantNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
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
     * @description Id of the store variant, made of the product's id, a hyphen and the variant's id.
     * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11-4b1a6f0e-5d0e-4c3b-8f43-90d2d5e71a02
     */
    StoreVariantId: string;
    /**
     * @description Id of the product.
     * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11
     */
    ProductId: string;
    /**
     * @description The part of the collection's address that names it.
     * @example at-the-table
     */
    CollectionSlug: string;
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
  getProduct: {
    parameters: {
      query?: {
        /**
         * @description Adds the figures that only the store's owner may see; without that permission nothing is added.
         * @example false
         */
        includeMerchantSpecificData?: boolean;
      };
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
      /** @description The product with its options, choices and variants. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GetProductResponse'];
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
  queryProducts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QueryProductsRequest'];
      };
    };
    responses: {
      /** @description One page of products; an empty list when nothing matches. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QueryProductsResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getProductOptionsAvailability: {
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
        'application/json': components['schemas']['ProductOptionsAvailabilityRequest'];
      };
    };
    responses: {
      /** @description The options with what remains, and the variant once it is known. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProductOptionsAvailabilityResponse'];
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
  queryProductVariants: {
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
        'application/json': components['schemas']['QueryProductVariantsRequest'];
      };
    };
    responses: {
      /** @description One page of variants. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QueryProductVariantsResponse'];
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
  queryStoreVariants: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QueryStoreVariantsRequest'];
      };
    };
    responses: {
      /** @description One page of variants. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QueryStoreVariantsResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getStoreVariant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the store variant, made of the product's id, a hyphen and the variant's id.
         * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11-4b1a6f0e-5d0e-4c3b-8f43-90d2d5e71a02
         */
        id: components['parameters']['StoreVariantId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The variant. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GetStoreVariantResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['VariantNotFound'];
      428: components['responses']['StoreNotReady'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getCollectionBySlugV1: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The part of the collection's address that names it.
         * @example at-the-table
         */
        slug: components['parameters']['CollectionSlug'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The collection, without its products. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GetCollectionBySlugResponse'];
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
}
