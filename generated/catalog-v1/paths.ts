// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
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
     * @description Fails with 404 if the product does not exist, or if it is hidden and the caller is a visitor or member. Cost, profit and cost range are returned only with `includeMerchantSpecificData`.
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
     * @description Returns one page of products that match a filter, in the given order. An empty query returns the first 50.
     *
     *     Newer clients of the platform send the same query in a GET request. The server accepts both forms; this one does
     *     not limit the length of the query.
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
     * Get the choices that are available for a product
     * @description Returns the choices that remain, given the choices made so far. A choice counts as in stock (or visible) if at least one variant that has it and matches the other choices made is in stock (or visible). `availableForPurchase` is true only if every option is chosen and the resulting variant is in stock and visible.
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
     * @description Returns one page of a product's variants: all of them, those with the given choices, or those with the given ids (choices or ids, not both). Cost and profit are returned only with `includeMerchantSpecificData`.
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
     * @description Returns one page of variants of all products, with their stock and display names. A product without options is listed as its only variant, the default variant. Filter and sort use the field names of a store variant; dots join the names of nested fields.
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
     * @description Fails with 404 if the variant does not exist. The id identifies the store variant; it is not `variantId`.
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
     * @description Fails with 404 if no collection has this slug. The service catalog-v2 has the newer version of this call.
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
       * @description The choices made so far: the name of each option, mapped to the `description` of its choice. May be empty.
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
      /** @description The variant that has these choices. Absent until every option is chosen. */
      selectedVariant?: components['schemas']['VariantData'];
      /** @description Media of the chosen values, if they have any. */
      media?: components['schemas']['Media'];
      /** @description All options of the product. `inStock` and `visible` of each choice take the choices made into account. */
      productOptions: components['schemas']['ProductOption'][];
      /** @description True if every option is chosen and the variant is in stock and visible. */
      availableForPurchase: boolean;
    };
    /** @description Give `choices` or `variantIds`, not both. Without either, the query covers all variants. */
    QueryProductVariantsRequest: {
      /**
       * @description Only variants with these choices: the name of each option, mapped to the `description` of its choice.
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
       * @description Adds data that only the store's owner may see.
       * @default false
       */
      includeMerchantSpecificData?: boolean;
    };
    QueryProductVariantsResponse: {
      variants: components['schemas']['Variant'][];
      metadata: components['schemas']['PagingMetadata'];
      /**
       * Format: int32
       * @description Number of matching variants on all pages.
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
    /** @description Filter, sort order and page of a product query. Give `paging` or `cursorPaging`, not both. */
    ProductQuery: {
      filter?: components['schemas']['ProductFilter'];
      /** @description The first field has precedence; the following ones break ties. */
      sort?: readonly components['schemas']['ProductSorting'][];
      paging?: components['schemas']['PlatformPaging'];
      cursorPaging?: components['schemas']['CursorPaging'];
    };
    /**
     * @description Conditions on a product, all of which must match. `options.<name>`, such as `options.Size`, tests the choices of an option. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400.
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
      /** @description All of these filters must match. */
      $and?: readonly components['schemas']['ProductFilter'][];
      /** @description At least one of these filters must match. */
      $or?: readonly components['schemas']['ProductFilter'][];
      $not?: components['schemas']['ProductFilter'];
    };
    /** @description One sort key; earlier keys have precedence. */
    ProductSorting: {
      fieldName: components['schemas']['ProductSortField'];
      order?: components['schemas']['SortOrder'];
    };
    /**
     * @description A field by which products can be sorted.
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
    /** @description Filter, sort order and page of a variant query. Give `paging` or `cursorPaging`, not both. With a cursor from an earlier response, omit `filter` and `sort`. */
    StoreVariantQuery: {
      filter?: components['schemas']['StoreVariantFilter'];
      /** @description The first field has precedence; the following ones break ties. */
      sort?: readonly components['schemas']['StoreVariantSorting'][];
      paging?: components['schemas']['PlatformPaging'];
      cursorPaging?: components['schemas']['CursorPaging'];
    };
    /**
     * @description Conditions on a variant, all of which must match. `$and`, `$or` and `$not` combine filters. The platform publishes no list of these fields; the fields here are the plain fields of a store variant.
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
      /** @description All of these filters must match. */
      $and?: readonly components['schemas']['StoreVariantFilter'][];
      /** @description At least one of these filters must match. */
      $or?: readonly components['schemas']['StoreVariantFilter'][];
      $not?: components['schemas']['StoreVariantFilter'];
    };
    /** @description One sort key; earlier keys have precedence. */
    StoreVariantSorting: {
      fieldName: components['schemas']['StoreVariantSortField'];
      order?: components['schemas']['SortOrder'];
    };
    /**
     * @description A field by which variants can be sorted.
     * @enum {string}
     */
    StoreVariantSortField: 'id' | 'variantId' | 'productId' | 'productName' | 'variantName' | 'sku';
    /** @description Position of a page of variants. The total is in `totalResults` beside it. */
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
      /** @description True if the platform stopped counting; then neither the total nor the last page is known. Specified for every query, but not observed in responses of this one. */
      tooManyToCount?: boolean;
    };
    /** @description A text that the field must equal, or an object of operators. */
    SearchableTextCondition: string | components['schemas']['SearchableTextOperators'];
    /** @description Operators on a searchable text. If there are several, all must match. */
    SearchableTextOperators: {
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
      /** @description Begins with this text; not case-sensitive. */
      $startsWith?: string;
      /** @description Contains this text; not case-sensitive. */
      $contains?: string;
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description A kind of product that the field must equal, or an object of operators. */
    ProductTypeCondition:
      | components['schemas']['ProductType']
      | components['schemas']['ProductTypeOperators'];
    /** @description Operators on the kind of product. If there are several, all must match. */
    ProductTypeOperators: {
      $eq?: components['schemas']['ProductType'];
      $ne?: components['schemas']['ProductType'];
      /** @description Equal to one of these values. */
      $in?: readonly components['schemas']['ProductType'][];
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description A stock status that the field must equal, or an object of operators. */
    InventoryStatusCondition:
      | components['schemas']['InventoryStatus']
      | components['schemas']['InventoryStatusOperators'];
    /** @description Operators on the stock status. If there are several, all must match. */
    InventoryStatusOperators: {
      $eq?: components['schemas']['InventoryStatus'];
      $ne?: components['schemas']['InventoryStatus'];
      /** @description Equal to one of these values. */
      $hasSome?: readonly components['schemas']['InventoryStatus'][];
    };
    /** @description An entry that the list must contain, or an object of operators. */
    MembershipCondition: string | components['schemas']['EntryOperators'];
    /** @description Operators on a list that can also be tested for a single entry. If there are several, all must match. */
    EntryOperators: {
      /** @description Contains this entry. */
      $eq?: string;
      /** @description Does not contain this entry. */
      $ne?: string;
      /** @description Contains at least one of these entries. */
      $hasSome?: readonly string[];
      /** @description Contains all of these entries; may contain others. */
      $hasAll?: readonly string[];
    };
    /** @description The variant with a complete set of choices, with its stock. */
    VariantData: {
      /** @description Price in the site's currency. */
      price: components['schemas']['PriceData'];
      /** @description Price in the visitor's currency, for display only. Read-only. */
      convertedPriceData?: components['schemas']['PriceData'];
      /**
       * Format: double
       * @description Shipping weight in the site's weight unit.
       */
      weight?: number;
      /** @description Stock keeping unit; may be empty. */
      sku: string;
      /**
       * Format: int32
       * @description Absent if the stock is not counted.
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
    /** @description A variant as a separate record, with the name of its product. */
    StoreVariant: {
      /**
       * @description The product's id, a hyphen and the variant's id.
       * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11-4b1a6f0e-5d0e-4c3b-8f43-90d2d5e71a01
       */
      id: string;
      /**
       * Format: uuid
       * @description Id of the variant within the product. A default variant has only zeros.
       */
      variantId: string;
      /** @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11 */
      productId: string;
      /** @example S | White */
      variantName: string;
      /** @example Linen shirt */
      productName: string;
      /** @description Whether the variant has its own price, weight, SKU and stock in place of the product's. */
      managedVariant: boolean;
      /** @description Stock keeping unit; may be empty. */
      sku: string;
      /** @description Can be changed by the inventory calls only. */
      stock: components['schemas']['StockLevel'];
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
      /** @description Ids of the collections that contain the product. */
      collectionIds: string[];
      /** @description Image or video to display. Read-only. */
      media?: components['schemas']['PlatformMedia'];
      preorderInfo: components['schemas']['PreorderInfo'];
    };
    /** @description Whether the variant can be ordered before it is in stock. */
    PreorderInfo: {
      enabled: boolean;
      /** @description Message for the buyer. */
      message?: string;
      /**
       * Format: int32
       * @description Maximum number of units that can be pre-ordered.
       */
      limit?: number;
    };
    /** @description Either one image or one video. */
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
      /** @description Still images to show before the video plays. */
      readonly posters?: components['schemas']['Image'][];
      /** @description Name of the file that was uploaded. */
      readonly filename?: string;
      /**
       * Format: date-time
       * @description Time at which the URLs expire; absent if they do not expire.
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
       * @description File format.
       * @example mp4
       */
      format: string;
    };
    /**
     * @description Physical goods, or files to download.
     * @enum {string}
     */
    ProductType: 'unspecified_product_type' | 'physical' | 'digital';
    /** @description Smallest and largest value among the variants of a product. */
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
      totalMeasurementUnit: components['schemas']['MeasurementUnit'] | components['schemas']['Undeclared'];
      /**
       * Format: double
       * @example 100
       */
      baseQuantity: number;
      baseMeasurementUnit: components['schemas']['MeasurementUnit'] | components['schemas']['Undeclared'];
    };
    /** @description An additional block of text on the product page, such as care instructions. */
    AdditionalInfoSection: {
      /** @example Care */
      title: string;
      /** @description May contain HTML. */
      description: string;
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
    /**
     * @description Whether a fixed amount or a percentage of the price is deducted.
     * @enum {string}
     */
    DiscountType: 'UNDEFINED' | 'NONE' | 'AMOUNT' | 'PERCENT';
    /** @description Reduction of the price. */
    Discount: {
      type: components['schemas']['DiscountType'] | components['schemas']['Undeclared'];
      /**
       * Format: double
       * @description Amount in the site's currency, or percent.
       */
      value: number;
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
    /** @description Page to return, by offset. */
    PlatformPaging: {
      /**
       * Format: int32
       * @description Maximum number of items per page.
       * @default 50
       */
      limit?: number;
      /**
       * Format: int32
       * @description Number of items to skip.
       * @default 0
       */
      offset?: number;
    };
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
    /** @description Position of the returned page in the whole result. */
    PlatformPagingMetadata: {
      /**
       * Format: int32
       * @description Number of items on this page.
       */
      count?: number;
      /**
       * Format: int32
       * @description Offset that was requested.
       */
      offset?: number;
      /**
       * Format: int32
       * @description Number of items in the whole result. Absent in cursor paging and if `tooManyToCount` is true.
       */
      total?: number;
      /** @description True if the platform stopped counting; then neither the total nor the last page is known. */
      tooManyToCount?: boolean;
      cursors?: components['schemas']['Cursors'];
    };
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
    /** @description An image with the URL to load it from. */
    Image: {
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
      readonly height: number;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1600
       */
      readonly width: number;
      /** @description Text alternative, for people who cannot see the image. */
      altText?: string;
      /** @description Name that the file had when it was uploaded. */
      readonly filename?: string;
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
     * @description Id of the store variant: the product's id, a hyphen and the variant's id.
     * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11-4b1a6f0e-5d0e-4c3b-8f43-90d2d5e71a02
     */
    StoreVariantId: string;
    /**
     * @description Id of the product.
     * @example 1f3c0a52-8d3e-4b43-9a68-3c5f0b7d2e11
     */
    ProductId: string;
    /**
     * @description Part of the collection's URL that names it.
     * @example at-the-table
     */
    CollectionSlug: string;
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
  getProduct: {
    parameters: {
      query?: {
        /**
         * @description Adds data that only the store's owner may see; without that permission nothing is added.
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
      /** @description One page of products; an empty list if nothing matches. */
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
      /** @description The options with their remaining choices, and the variant once it is determined. */
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
         * @description Id of the store variant: the product's id, a hyphen and the variant's id.
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
         * @description Part of the collection's URL that names it.
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
