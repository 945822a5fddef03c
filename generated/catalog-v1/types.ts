// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Undeclared } from '../../src/core/undeclared.ts';
export type { Undeclared };

import type {
  AdditionalInfoSection,
  AmountCondition,
  BooleanCondition,
  CurrencyCode,
  CursorPaging,
  CustomTextField,
  DigitalFileType,
  DigitsCondition,
  Dimensions,
  ErrorBody,
  InstantCondition,
  InventoryStatus,
  MeasurementUnit,
  Media,
  MembershipOperators,
  NumericPropertyRange,
  PlatformPaging,
  PlatformPagingMetadata,
  ProductOption,
  ProductType,
  Ribbon,
  SeoSchema,
  SortOrder,
  Stock,
  StockLevel,
  TextCondition,
  VariantChoices,
} from '../shared/types.ts';

export type {
  AdditionalInfoSection,
  AmountCondition,
  AmountOperators,
  ApplicationError,
  ApplicationErrorData,
  BadRequestResponse,
  BooleanCondition,
  BooleanOperators,
  Choice,
  Collection,
  CollectionNotFoundResponse,
  CurrencyCode,
  CursorPaging,
  Cursors,
  CustomTextField,
  DigitalFileType,
  DigitsCondition,
  DigitsOperators,
  Dimensions,
  DimensionsUnit,
  ErrorBody,
  ErrorDetails,
  ErrorDetailsTracing,
  FieldViolation,
  FieldViolationData,
  ForbiddenResponse,
  GetCollectionBySlugResponse,
  InstantCondition,
  InstantOperators,
  InventoryStatus,
  MeasurementUnit,
  Media,
  MediaItem,
  MediaItemType,
  MediaItemUrlAndSize,
  MediaItemVideo,
  MembershipOperators,
  NumericPropertyRange,
  OptionType,
  PlatformPaging,
  PlatformPagingMetadata,
  ProductNotFoundResponse,
  ProductOption,
  ProductType,
  Ribbon,
  SeoKeyword,
  SeoKeywordSettings,
  SeoSchema,
  SeoTag,
  SeoTagMeta,
  SeoTagProps,
  SortOrder,
  Stock,
  StockLevel,
  StoreNotReadyResponse,
  SystemError,
  TextCondition,
  TextOperators,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  ValidationError,
  VariantChoices,
  ViolatedRule,
} from '../shared/types.ts';

/**
 * Cost and profit of one unit, for the owner.
 */
export interface CostAndProfitData {
  /**
   * Cost of one unit.
   * @minimum 0
   * @maximum 999999999.99
   */
  itemCost?: number;
  readonly formattedItemCost: string;
  /**
   * Discounted price minus cost. Negative if the unit is sold at a loss.
   * @maximum 999999999.99
   */
  readonly profit: number;
  readonly formattedProfit: string;
  /**
   * Profit as a fraction of the discounted price: 0.25 is 25 %.
   * @maximum 1
   */
  readonly profitMargin: number;
}

/**
 * A file that the buyer can download after paying. For the platform's internal use, so mostly absent.
 */
export interface DigitalFile {
  /**
   * Id of the file in the site's media store.
   * @minLength 1
   * @maxLength 100
   */
  id: string;
  /**
   * @minLength 1
   * @maxLength 1000
   */
  fileName: string;
  fileType: DigitalFileType | Undeclared;
}

/**
 * Reduction of the price.
 */
export interface Discount {
  type: DiscountType | Undeclared;
  /** Amount in the site's currency, or percent. */
  value: number;
}

/**
 * Whether a fixed amount or a percentage of the price is deducted.
 */
export type DiscountType = 'UNDEFINED' | 'NONE' | 'AMOUNT' | 'PERCENT';

/**
 * Operators on a list that can also be tested for a single entry. If there are several, all must match.
 */
export interface EntryOperators {
  /** Contains this entry. */
  $eq?: string;
  /** Does not contain this entry. */
  $ne?: string;
  /**
   * Contains at least one of these entries.
   * @maxItems 100
   */
  $hasSome?: readonly string[];
  /**
   * Contains all of these entries; may contain others.
   * @maxItems 100
   */
  $hasAll?: readonly string[];
}

/**
 * The same prices as text for display, with the currency symbol.
 */
export interface FormattedPrice {
  readonly price: string;
  readonly discountedPrice: string;
  readonly pricePerUnit?: string;
}

export type GetProductParams = {
  /**
   * Adds data that only the store's owner may see; without that permission nothing is added.
   */
  includeMerchantSpecificData?: boolean;
};

export interface GetProductResponse {
  product?: Product;
}

export interface GetStoreVariantResponse {
  variant?: StoreVariant;
}

/**
 * An image with the URL to load it from.
 */
export interface Image {
  /** Id of the file in the site's media store. */
  id?: string;
  url?: string;
  /**
   * In pixels.
   * @minimum 0
   */
  readonly height?: number;
  /**
   * In pixels.
   * @minimum 0
   */
  readonly width?: number;
  /** Text alternative, for people who cannot see the image. */
  altText?: string;
  /** Name that the file had when it was uploaded. */
  readonly filename?: string;
}

/**
 * A stock status that the field must equal, or an object of operators.
 */
export type InventoryStatusCondition = InventoryStatus | InventoryStatusOperators;

/**
 * Operators on the stock status. If there are several, all must match.
 */
export interface InventoryStatusOperators {
  $eq?: InventoryStatus;
  $ne?: InventoryStatus;
  /**
   * Equal to one of these values.
   * @maxItems 10
   */
  $hasSome?: readonly InventoryStatus[];
}

/**
 * An entry that the list must contain, or an object of operators.
 */
export type MembershipCondition = string | EntryOperators;

/**
 * URL of a page of the site, in two parts that are to be joined. Generated by the platform.
 */
export interface PageUrl {
  /** @maxLength 500 */
  readonly base: string;
  /** @maxLength 500 */
  readonly path: string;
}

/**
 * Position of a page of variants. The total is in `totalResults` beside it.
 */
export interface PagingMetadata {
  /**
   * Number of variants on this page.
   * @minimum 0
   */
  items: number;
  /**
   * Number of variants before this page.
   * @minimum 0
   */
  offset: number;
  /** True if the platform stopped counting; then neither the total nor the last page is known. Specified for every query, but not observed in responses of this one. */
  tooManyToCount?: boolean;
}

/**
 * Either one image or one video.
 */
export interface PlatformMedia {
  image?: Image;
  video?: PlatformVideo;
}

/**
 * A video in the media store, in several sizes.
 */
export interface PlatformVideo {
  /** Id of the file on the media host. */
  id?: string;
  /**
   * The same video in several sizes.
   * @maxItems 100
   */
  readonly resolutions?: readonly VideoResolution[];
  /**
   * Still images to show before the video plays.
   * @maxItems 100
   */
  readonly posters?: readonly Image[];
  /** Name of the file that was uploaded. */
  readonly filename?: string;
  /** Time at which the URLs expire; absent if they do not expire. */
  readonly urlExpirationDate?: string;
}

/**
 * Whether the variant can be ordered before it is in stock.
 */
export interface PreorderInfo {
  enabled: boolean;
  /**
   * Message for the buyer.
   * @minLength 1
   * @maxLength 250
   */
  message?: string;
  /**
   * Maximum number of units that can be pre-ordered.
   * @minimum 0
   * @maximum 100000
   */
  limit?: number;
}

/**
 * A price before and after the discount, as numbers and as formatted text.
 */
export interface PriceData {
  currency: CurrencyCode;
  /**
   * Price before the discount.
   * @minimum 0
   * @maximum 999999999.99
   */
  price?: number;
  /** Price after the discount, never below zero. Without a discount, equal to `price`. */
  readonly discountedPrice: number;
  /** Price of one base quantity, for products that are sold by measure. */
  readonly pricePerUnit?: number;
  formatted?: FormattedPrice;
}

/**
 * Quantity that the product contains, and the base quantity to which the price per unit refers.
 */
export interface PricePerUnitData {
  /**
   * @minimum 0.01
   * @maximum 999999999.99
   */
  totalQuantity: number;
  totalMeasurementUnit: MeasurementUnit | Undeclared;
  /**
   * @minimum 0.01
   * @maximum 999999999.99
   */
  baseQuantity: number;
  baseMeasurementUnit: MeasurementUnit | Undeclared;
}

/**
 * A product of the store: texts, prices, options and stock. Fields meant for the merchant are included only on request.
 */
export interface Product {
  /**
   * Id of the product, a GUID.
   * @minLength 1
   */
  readonly id: string;
  /**
   * @minLength 1
   * @maxLength 80
   */
  name?: string;
  /**
   * Part of the product page's URL that names the product. Derived from the name; can be changed.
   * @maxLength 100
   */
  slug: string;
  /** Whether visitors of the store see the product. */
  visible?: boolean;
  productType: ProductType | Undeclared;
  /**
   * Text of the product page; may contain HTML.
   * @maxLength 8000
   */
  description?: string;
  /**
   * Stock keeping unit of a product without managed variants.
   * @maxLength 40
   */
  sku?: string;
  /**
   * Shipping weight in the site's weight unit.
   * @minimum 0
   * @maximum 999999999.99
   */
  weight?: number;
  /** Lightest and heaviest variant. */
  weightRange?: NumericPropertyRange;
  /** Size of the product itself. */
  productDimensions?: Dimensions;
  /** Size of the packed product. */
  packageDimensions?: Dimensions;
  stock?: Stock;
  /** The same as `priceData` under its old name. Deprecated and read-only. */
  price?: PriceData;
  /** Price in the site's currency. */
  priceData?: PriceData;
  /** Price in the visitor's currency, for display only. Read-only. */
  convertedPriceData?: PriceData;
  /** Prices of the cheapest and the most expensive variant, before the discount. */
  priceRange?: NumericPropertyRange;
  /** For the owner only, and only on request. */
  costAndProfitData?: CostAndProfitData;
  /** Lowest and highest cost of a variant. For the owner only, and only on request. */
  costRange?: NumericPropertyRange;
  pricePerUnitData?: PricePerUnitData;
  /**
   * Additional texts of the product page, such as care or return notes.
   * @maxItems 100
   */
  additionalInfoSections: AdditionalInfoSection[];
  /**
   * Former version of `ribbon`.
   * @deprecated
   * @maxItems 10
   */
  readonly ribbons: readonly Ribbon[];
  /**
   * Short label on the product, such as "New".
   * @maxLength 30
   */
  ribbon?: string;
  /**
   * @minLength 1
   * @maxLength 50
   */
  brand?: string;
  /** The file of a digital product. Read-only. */
  digitalFile?: DigitalFile;
  /** Images and videos of the product. Read-only; separate calls change them. */
  media?: Media;
  /**
   * Texts that the buyer may or must enter, such as an engraving.
   * @maxItems 100
   */
  readonly customTextFields: readonly CustomTextField[];
  /** Whether each variant has its own price, weight, SKU, visibility and stock in place of the product's. */
  manageVariants?: boolean;
  /**
   * Options that the buyer chooses from, such as size and color.
   * @maxItems 6
   */
  productOptions: ProductOption[];
  productPageUrl?: PageUrl;
  /** Number that increases with every new product; sorting by it sorts products by age. */
  readonly numericId: string;
  /** Id of the product's record in the inventory. */
  readonly inventoryItemId: string;
  discount?: Discount;
  /**
   * Ids of the collections that contain the product, including the collection of all products.
   * @maxItems 1000
   */
  readonly collectionIds: readonly string[];
  /**
   * All variants. A product without options has at most one, the default variant.
   * @maxItems 1000
   */
  readonly variants: readonly Variant[];
  readonly lastUpdated?: string;
  readonly createdDate?: string;
  seoData?: SeoSchema;
}

/**
 * Conditions on a product, all of which must match. `options.<name>`, such as `options.Size`, tests the choices of an option. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400.
 */
export interface ProductFilter {
  [name: `options.${string}`]: MembershipCondition;
  id?: TextCondition;
  name?: SearchableTextCondition;
  slug?: SearchableTextCondition;
  productType?: ProductTypeCondition;
  description?: SearchableTextCondition;
  sku?: SearchableTextCondition;
  price?: AmountCondition;
  'priceData.price'?: AmountCondition;
  numericId?: DigitsCondition;
  inventoryStatus?: InventoryStatusCondition;
  collectionIds?: MembershipOperators;
  'collections.id'?: MembershipCondition;
  lastUpdated?: InstantCondition;
  createdDate?: InstantCondition;
  /**
   * All of these filters must match.
   * @maxItems 50
   */
  $and?: readonly ProductFilter[];
  /**
   * At least one of these filters must match.
   * @maxItems 50
   */
  $or?: readonly ProductFilter[];
  $not?: ProductFilter;
}

export interface ProductOptionsAvailabilityRequest {
  /** The choices made so far: the name of each option, mapped to the `description` of its choice. May be empty. */
  options: ProductOptionsAvailabilityRequestOptions;
}

/**
 * The choices made so far: the name of each option, mapped to the `description` of its choice. May be empty.
 */
export type ProductOptionsAvailabilityRequestOptions = { [key: string]: string };

export interface ProductOptionsAvailabilityResponse {
  /** The variant that has these choices. Absent until every option is chosen. */
  selectedVariant?: VariantData;
  /** Media of the chosen values, if they have any. */
  media?: Media;
  /**
   * All options of the product. `inStock` and `visible` of each choice take the choices made into account.
   * @maxItems 6
   */
  productOptions: ProductOption[];
  /** True if every option is chosen and the variant is in stock and visible. */
  availableForPurchase: boolean;
}

/**
 * Filter, sort order and page of a product query. Give `paging` or `cursorPaging`, not both.
 */
export interface ProductQuery {
  filter?: ProductFilter;
  /**
   * The first field has precedence; the following ones break ties.
   * @maxItems 10
   */
  sort?: readonly ProductSorting[];
  paging?: PlatformPaging;
  cursorPaging?: CursorPaging;
}

/**
 * A field by which products can be sorted.
 */
export type ProductSortField =
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
 * One sort key; earlier keys have precedence.
 */
export interface ProductSorting {
  fieldName: ProductSortField;
  order?: SortOrder;
}

/**
 * A kind of product that the field must equal, or an object of operators.
 */
export type ProductTypeCondition = ProductType | ProductTypeOperators;

/**
 * Operators on the kind of product. If there are several, all must match.
 */
export interface ProductTypeOperators {
  $eq?: ProductType;
  $ne?: ProductType;
  /**
   * Equal to one of these values.
   * @maxItems 10
   */
  $in?: readonly ProductType[];
  /** True: the field is present. False: it is absent. */
  $exists?: boolean;
}

/**
 * Give `choices` or `variantIds`, not both. Without either, the query covers all variants.
 */
export interface QueryProductVariantsRequest {
  /** Only variants with these choices: the name of each option, mapped to the `description` of its choice. */
  choices?: QueryProductVariantsRequestChoices;
  /**
   * Only these variants.
   * @maxItems 1000
   */
  variantIds?: readonly string[];
  paging?: PlatformPaging;
  /** Adds data that only the store's owner may see. */
  includeMerchantSpecificData?: boolean;
}

/**
 * Only variants with these choices: the name of each option, mapped to the `description` of its choice.
 */
export type QueryProductVariantsRequestChoices = { [key: string]: string };

export interface QueryProductVariantsResponse {
  /** @maxItems 100 */
  variants: Variant[];
  metadata?: PagingMetadata;
  /**
   * Number of matching variants on all pages.
   * @minimum 0
   */
  totalResults: number;
}

export interface QueryProductsRequest {
  query?: ProductQuery;
}

export interface QueryProductsResponse {
  /** @maxItems 100 */
  products: Product[];
  metadata?: PlatformPagingMetadata;
}

export interface QueryStoreVariantsRequest {
  query: StoreVariantQuery;
}

export interface QueryStoreVariantsResponse {
  /** @maxItems 100 */
  variants: StoreVariant[];
  metadata?: PlatformPagingMetadata;
}

/**
 * A text that the field must equal, or an object of operators.
 */
export type SearchableTextCondition = string | SearchableTextOperators;

/**
 * Operators on a searchable text. If there are several, all must match.
 */
export interface SearchableTextOperators {
  /** Equal to this value. */
  $eq?: string;
  /** Not equal to this value. */
  $ne?: string;
  /** Less than this value, in character order. */
  $lt?: string;
  /** Less than or equal to this value, in character order. */
  $lte?: string;
  /** Greater than this value, in character order. */
  $gt?: string;
  /** Greater than or equal to this value, in character order. */
  $gte?: string;
  /**
   * Equal to one of these values.
   * @maxItems 100
   */
  $in?: readonly string[];
  /** Begins with this text; not case-sensitive. */
  $startsWith?: string;
  /** Contains this text; not case-sensitive. */
  $contains?: string;
  /** True: the field is present. False: it is absent. */
  $exists?: boolean;
}

/**
 * A variant as a separate record, with the name of its product.
 */
export interface StoreVariant {
  /**
   * The product's id, a hyphen and the variant's id.
   * @minLength 1
   */
  id: string;
  /** Id of the variant within the product. A default variant has only zeros. */
  variantId: string;
  /** @minLength 1 */
  productId: string;
  /**
   * @minLength 1
   * @maxLength 80
   */
  variantName: string;
  /**
   * @minLength 1
   * @maxLength 80
   */
  productName: string;
  /** Whether the variant has its own price, weight, SKU and stock in place of the product's. */
  managedVariant: boolean;
  /**
   * Stock keeping unit; may be empty.
   * @maxLength 40
   */
  sku: string;
  /** Can be changed by the inventory calls only. */
  stock?: StockLevel;
  /** The name of each option, mapped to the `description` of its choice. */
  choices?: StoreVariantChoices;
  /**
   * Ids of the collections that contain the product.
   * @maxItems 1000
   */
  collectionIds: string[];
  /** Image or video to display. Read-only. */
  media?: PlatformMedia;
  preorderInfo?: PreorderInfo;
}

/**
 * The name of each option, mapped to the `description` of its choice.
 */
export type StoreVariantChoices = { [key: string]: string };

/**
 * Conditions on a variant, all of which must match. `$and`, `$or` and `$not` combine filters. The platform publishes no list of these fields; the fields here are the plain fields of a store variant.
 */
export interface StoreVariantFilter {
  id?: TextCondition;
  variantId?: TextCondition;
  productId?: TextCondition;
  productName?: SearchableTextCondition;
  variantName?: SearchableTextCondition;
  sku?: SearchableTextCondition;
  managedVariant?: BooleanCondition;
  'stock.inStock'?: BooleanCondition;
  collectionIds?: MembershipOperators;
  /**
   * All of these filters must match.
   * @maxItems 50
   */
  $and?: readonly StoreVariantFilter[];
  /**
   * At least one of these filters must match.
   * @maxItems 50
   */
  $or?: readonly StoreVariantFilter[];
  $not?: StoreVariantFilter;
}

/**
 * Filter, sort order and page of a variant query. Give `paging` or `cursorPaging`, not both. With a cursor from an earlier response, omit `filter` and `sort`.
 */
export interface StoreVariantQuery {
  filter?: StoreVariantFilter;
  /**
   * The first field has precedence; the following ones break ties.
   * @maxItems 10
   */
  sort?: readonly StoreVariantSorting[];
  paging?: PlatformPaging;
  cursorPaging?: CursorPaging;
}

/**
 * A field by which variants can be sorted.
 */
export type StoreVariantSortField = 'id' | 'variantId' | 'productId' | 'productName' | 'variantName' | 'sku';

/**
 * One sort key; earlier keys have precedence.
 */
export interface StoreVariantSorting {
  fieldName: StoreVariantSortField;
  order?: SortOrder;
}

/**
 * One combination of choices, with its own price and stock if variants are managed.
 */
export interface Variant {
  /** Id of the variant within the product. The default variant has only zeros. */
  id: string;
  /** Chosen values: the name of each option, mapped to the `description` of its choice. Empty for the default variant. */
  choices?: VariantChoices;
  variant?: VariantDataWithNoStock;
  /** Can be changed by the inventory calls only. */
  stock?: StockLevel;
}

/**
 * The variant with a complete set of choices, with its stock.
 */
export interface VariantData {
  /** Price in the site's currency. */
  price?: PriceData;
  /** Price in the visitor's currency, for display only. Read-only. */
  convertedPriceData?: PriceData;
  /** Shipping weight in the site's weight unit. */
  weight?: number;
  /** Stock keeping unit; may be empty. */
  sku: string;
  /** Absent if the stock is not counted. */
  quantity?: number;
  inStock: boolean;
  /** Whether the variant can be chosen in the store. */
  visible: boolean;
  /** Size of the product itself. */
  productDimensions?: Dimensions;
  /** Size of the packed product. */
  packageDimensions?: Dimensions;
}

/**
 * Price, weight and SKU of a variant. If variants are not managed, the values of the product.
 */
export interface VariantDataWithNoStock {
  /** Price in the site's currency. */
  priceData?: PriceData;
  /** Price in the visitor's currency, for display only. Read-only. */
  convertedPriceData?: PriceData;
  /** For the owner only, and only on request. */
  costAndProfitData?: CostAndProfitData;
  /** Shipping weight in the site's weight unit. */
  weight: number;
  /** Stock keeping unit; may be empty. */
  sku: string;
  /** Whether the variant can be chosen in the store. */
  visible: boolean;
  /** Size of the product itself. */
  productDimensions?: Dimensions;
  /** Size of the packed product. */
  packageDimensions?: Dimensions;
}

/**
 * There is no such variant, or the caller may not see its product.
 */
export type VariantNotFoundResponse = ErrorBody;

/**
 * One size of the video.
 */
export interface VideoResolution {
  url?: string;
  /**
   * Height in pixels.
   * @minimum 0
   */
  height?: number;
  /**
   * Width in pixels.
   * @minimum 0
   */
  width?: number;
  /** File format. */
  format?: string;
}
