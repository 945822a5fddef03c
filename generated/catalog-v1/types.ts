// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Undeclared } from '../../src/core/undeclared.ts';
export type { Undeclared };

import type {
  AdditionalInfoSection,
  BooleanCondition,
  CurrencyCode,
  CursorPaging,
  CustomTextField,
  DigitalFileType,
  Dimensions,
  ErrorBody,
  InstantCondition,
  InventoryStatus,
  MeasurementUnit,
  Media,
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
 * An amount that the field must equal, or what is asked of it.
 */
export type AmountCondition = number | AmountOperators;

/**
 * Operators on an amount in the site's currency. Several in one object must all hold.
 */
export interface AmountOperators {
  /** Equal to this. */
  $eq?: number;
  /** Not equal to this. */
  $ne?: number;
  /** Less than this. */
  $lt?: number;
  /** This or less. */
  $lte?: number;
  /** More than this. */
  $gt?: number;
  /** This or more. */
  $gte?: number;
  /**
   * One of these.
   * @maxItems 100
   */
  $in?: readonly number[];
  /** True: the field is there. False: it is not. */
  $exists?: boolean;
}

/**
 * What the owner pays and earns for one piece.
 */
export interface CostAndProfitData {
  /**
   * Cost of one piece.
   * @minimum 0
   * @maximum 999999999.99
   */
  itemCost?: number;
  readonly formattedItemCost: string;
  /**
   * Discounted price less cost; negative when the piece is sold at a loss.
   * @maximum 999999999.99
   */
  readonly profit: number;
  readonly formattedProfit: string;
  /**
   * Profit as a part of the discounted price; 0.25 is a quarter.
   * @maximum 1
   */
  readonly profitMargin: number;
}

/**
 * A file that the buyer may load once it is paid for. For the platform's own use, so mostly absent.
 */
export interface DigitalFile {
  /**
   * Id in the media store of the site.
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
 * A number, written as text, that the field must equal, or what is asked of it.
 */
export type DigitsCondition = string | DigitsOperators;

/**
 * Operators on a number that is written as text. Several in one object must all hold.
 */
export interface DigitsOperators {
  /** Equal to this. */
  $eq?: string;
  /** Not equal to this. */
  $ne?: string;
  /** Less than this. */
  $lt?: string;
  /** This or less. */
  $lte?: string;
  /** More than this. */
  $gt?: string;
  /** This or more. */
  $gte?: string;
  /**
   * One of these.
   * @maxItems 100
   */
  $in?: readonly string[];
  /** True: the field is there. False: it is not. */
  $exists?: boolean;
}

/**
 * What the price is lowered by.
 */
export interface Discount {
  type: DiscountType | Undeclared;
  /** Amount in the site's currency, or percent. */
  value: number;
}

/**
 * Whether an amount or a share of the price is taken off.
 */
export type DiscountType = 'UNDEFINED' | 'NONE' | 'AMOUNT' | 'PERCENT';

/**
 * Operators on a list that can be asked for one entry too. Several in one object must all hold.
 */
export interface EntryOperators {
  /** Has this entry. */
  $eq?: string;
  /** Does not have this entry. */
  $ne?: string;
  /**
   * Has at least one of these.
   * @maxItems 100
   */
  $hasSome?: readonly string[];
  /**
   * Every one of these, and perhaps more.
   * @maxItems 100
   */
  $hasAll?: readonly string[];
}

/**
 * The same prices as text for display, with the currency's sign.
 */
export interface FormattedPrice {
  readonly price: string;
  readonly discountedPrice: string;
  readonly pricePerUnit?: string;
}

export type GetProductParams = {
  /**
   * Adds the figures that only the store's owner may see; without that permission nothing is added.
   */
  includeMerchantSpecificData?: boolean;
};

export interface GetProductResponse {
  product: Product;
}

export interface GetStoreVariantResponse {
  variant: StoreVariant;
}

/**
 * A picture, ready to be shown.
 */
export interface Image {
  /** Name of the file in the media store of the site. */
  id: string;
  url: string;
  /**
   * In pixels.
   * @minimum 0
   */
  readonly height: number;
  /**
   * In pixels.
   * @minimum 0
   */
  readonly width: number;
  /** Text for those who do not see the picture. */
  altText?: string;
  /** Name of the file when it was uploaded. */
  readonly filename?: string;
}

/**
 * A stock status that the product must have, or what is asked of it.
 */
export type InventoryStatusCondition = InventoryStatus | InventoryStatusOperators;

/**
 * Operators on the stock status. Several in one object must all hold.
 */
export interface InventoryStatusOperators {
  $eq?: InventoryStatus;
  $ne?: InventoryStatus;
  /**
   * One of these.
   * @maxItems 10
   */
  $hasSome?: readonly InventoryStatus[];
}

/**
 * An entry that the list must have, or what is asked of it.
 */
export type MembershipCondition = string | EntryOperators;

/**
 * Operators on a list. Several in one object must all hold.
 */
export interface MembershipOperators {
  /**
   * Has at least one of these.
   * @maxItems 100
   */
  $hasSome?: readonly string[];
  /**
   * Every one of these, and perhaps more.
   * @maxItems 100
   */
  $hasAll?: readonly string[];
}

/**
 * Address of a page of the site, in two parts to be joined. The platform makes it.
 */
export interface PageUrl {
  /** @maxLength 500 */
  readonly base: string;
  /** @maxLength 500 */
  readonly path: string;
}

/**
 * Place of a page of variants; the total stands beside it as `totalResults`.
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
  /** True when the platform gave up counting; then neither a total nor a last page is known. Specified for every query, but not seen in answers of this one. */
  tooManyToCount?: boolean;
}

/**
 * One picture or one video; never both.
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
  id: string;
  /**
   * The same video in several sizes.
   * @maxItems 100
   */
  readonly resolutions?: readonly VideoResolution[];
  /**
   * Still pictures to show before the video plays.
   * @maxItems 100
   */
  readonly posters?: readonly Image[];
  /** Name of the file that was uploaded. */
  readonly filename?: string;
  /** Until when the addresses work; absent when they do not end. */
  readonly urlExpirationDate?: string;
}

/**
 * Whether the variant can be bought before it is in stock.
 */
export interface PreorderInfo {
  enabled: boolean;
  /**
   * What the buyer is told.
   * @minLength 1
   * @maxLength 250
   */
  message?: string;
  /**
   * Most pieces that can be ordered ahead.
   * @minimum 0
   * @maximum 100000
   */
  limit?: number;
}

/**
 * A price before and after the discount, as numbers and as text.
 */
export interface PriceData {
  currency: CurrencyCode;
  /**
   * Price before the discount.
   * @minimum 0
   * @maximum 999999999.99
   */
  price: number;
  /** Price after the discount, never below zero; equals `price` without a discount. */
  readonly discountedPrice: number;
  /** Price of one base quantity, for products sold by measure. */
  readonly pricePerUnit?: number;
  formatted: FormattedPrice;
}

/**
 * How much the product holds and for how much of it the price per unit is told.
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
 * What the store sells: texts, prices, options and stock. Fields for the merchant come only when asked for.
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
  name: string;
  /**
   * The part of the product page's address that names the product; made from the name, can be changed.
   * @maxLength 100
   */
  slug: string;
  /** Whether visitors of the store see the product. */
  visible?: boolean;
  productType: ProductType | Undeclared;
  /**
   * Text of the product page, may hold HTML.
   * @maxLength 8000
   */
  description?: string;
  /**
   * Stock keeping unit of a product without managed variants.
   * @maxLength 40
   */
  sku?: string;
  /**
   * Shipping weight in the unit that the site has set.
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
  priceData: PriceData;
  /** Price in the visitor's currency, for display only. Read-only. */
  convertedPriceData?: PriceData;
  /** Cheapest and dearest variant, before the discount. */
  priceRange?: NumericPropertyRange;
  /** Only for the owner, and only when asked for. */
  costAndProfitData?: CostAndProfitData;
  /** Lowest and highest cost of a variant. Only for the owner, and only when asked for. */
  costRange?: NumericPropertyRange;
  pricePerUnitData?: PricePerUnitData;
  /**
   * Further texts of the product page, such as care or return notes.
   * @maxItems 100
   */
  additionalInfoSections: AdditionalInfoSection[];
  /**
   * Old form of `ribbon`.
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
  /** Pictures and videos of the product. Read-only; there are calls of their own to change them. */
  media?: Media;
  /**
   * Texts that the buyer may or must enter, such as an engraving.
   * @maxItems 100
   */
  readonly customTextFields: readonly CustomTextField[];
  /** Whether variants have their own price, weight, code, visibility and stock instead of the product's. */
  manageVariants?: boolean;
  /**
   * What the buyer chooses, such as size and colour.
   * @maxItems 6
   */
  productOptions: ProductOption[];
  productPageUrl?: PageUrl;
  /** Number that grows with every new product; sorts products by age. */
  readonly numericId: string;
  /** Id of the product's record in the inventory. */
  readonly inventoryItemId: string;
  discount?: Discount;
  /**
   * Collections that hold the product; the one of all products is among them.
   * @maxItems 1000
   */
  readonly collectionIds: readonly string[];
  /**
   * All variants; at most one default variant for a product without options.
   * @maxItems 1000
   */
  readonly variants: readonly Variant[];
  readonly lastUpdated?: string;
  readonly createdDate?: string;
  seoData?: SeoSchema;
}

/**
 * Conditions that a product must meet, all of them. `options.<name>` asks for the choices of an option, such as
 * `options.Size`. `$and`, `$or` and `$not` join filters. Another field or operator is answered with 400.
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
   * All of these must be met.
   * @maxItems 50
   */
  $and?: readonly ProductFilter[];
  /**
   * At least one of these must be met.
   * @maxItems 50
   */
  $or?: readonly ProductFilter[];
  $not?: ProductFilter;
}

export interface ProductOptionsAvailabilityRequest {
  /** The choices made so far, as name of the option to description of the choice. May be empty. */
  options: ProductOptionsAvailabilityRequestOptions;
}

/**
 * The choices made so far, as name of the option to description of the choice. May be empty.
 */
export type ProductOptionsAvailabilityRequestOptions = { [key: string]: string };

export interface ProductOptionsAvailabilityResponse {
  /** The variant that the choices lead to; absent while an option is not chosen. */
  selectedVariant?: VariantData;
  /** The media of the choices made, when they have any. */
  media?: Media;
  /**
   * All options of the product; `inStock` and `visible` of a choice take the choices made into account.
   * @maxItems 6
   */
  productOptions: ProductOption[];
  /** Whether every option is chosen and the variant is in stock and visible. */
  availableForPurchase: boolean;
}

/**
 * Which products, in which order, which page. Give `paging` or `cursorPaging`, not both.
 */
export interface ProductQuery {
  filter?: ProductFilter;
  /**
   * The first field decides, the next ones break ties.
   * @maxItems 10
   */
  sort?: readonly ProductSorting[];
  paging?: PlatformPaging;
  cursorPaging?: CursorPaging;
}

/**
 * A field that products can be sorted by.
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
 * One key of a sort; earlier keys count more.
 */
export interface ProductSorting {
  fieldName: ProductSortField;
  order?: SortOrder;
}

/**
 * A kind that the product must have, or what is asked of it.
 */
export type ProductTypeCondition = ProductType | ProductTypeOperators;

/**
 * Operators on the kind of product. Several in one object must all hold.
 */
export interface ProductTypeOperators {
  $eq?: ProductType;
  $ne?: ProductType;
  /**
   * One of these.
   * @maxItems 10
   */
  $in?: readonly ProductType[];
  /** True: the field is there. False: it is not. */
  $exists?: boolean;
}

/**
 * Give `choices` or `variantIds`, not both; without either all variants are meant.
 */
export interface QueryProductVariantsRequest {
  /** Only variants that have these choices, as name of the option to description of the choice. */
  choices?: QueryProductVariantsRequestChoices;
  /**
   * Only these variants.
   * @maxItems 1000
   */
  variantIds?: readonly string[];
  paging?: PlatformPaging;
  /** Adds the figures that only the store's owner may see. */
  includeMerchantSpecificData?: boolean;
}

/**
 * Only variants that have these choices, as name of the option to description of the choice.
 */
export type QueryProductVariantsRequestChoices = { [key: string]: string };

export interface QueryProductVariantsResponse {
  /** @maxItems 100 */
  variants: Variant[];
  metadata: PagingMetadata;
  /**
   * Number of variants that match, on all pages.
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
  metadata: PlatformPagingMetadata;
}

export interface QueryStoreVariantsRequest {
  query: StoreVariantQuery;
}

export interface QueryStoreVariantsResponse {
  /** @maxItems 100 */
  variants: StoreVariant[];
  metadata: PlatformPagingMetadata;
}

/**
 * A text that the field must equal, or what is asked of it.
 */
export type SearchableTextCondition = string | SearchableTextOperators;

/**
 * Operators on a text that can be searched. Several in one object must all hold.
 */
export interface SearchableTextOperators {
  /** Equal to this. */
  $eq?: string;
  /** Not equal to this. */
  $ne?: string;
  /** Before this, in the order of characters. */
  $lt?: string;
  /** Before this or equal to it. */
  $lte?: string;
  /** After this, in the order of characters. */
  $gt?: string;
  /** After this or equal to it. */
  $gte?: string;
  /**
   * One of these.
   * @maxItems 100
   */
  $in?: readonly string[];
  /** Begins with this, whatever its case. */
  $startsWith?: string;
  /** Has this in it, whatever its case. */
  $contains?: string;
  /** True: the field is there. False: it is not. */
  $exists?: boolean;
}

/**
 * A variant as a record of its own, with its product's name.
 */
export interface StoreVariant {
  /**
   * The product's id, a hyphen, the variant's id.
   * @minLength 1
   */
  id: string;
  /** Id within the product; all zeros for a default variant. */
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
  /** Whether the variant has its own price, weight, code and stock instead of the product's. */
  managedVariant: boolean;
  /**
   * Stock keeping unit; may be empty.
   * @maxLength 40
   */
  sku: string;
  /** Set through the inventory only. */
  stock: StockLevel;
  /** Name of the option to description of the choice. */
  choices?: StoreVariantChoices;
  /**
   * Collections that hold the product.
   * @maxItems 1000
   */
  collectionIds: string[];
  /** Picture or video to show. Read-only. */
  media?: PlatformMedia;
  preorderInfo: PreorderInfo;
}

/**
 * Name of the option to description of the choice.
 */
export type StoreVariantChoices = { [key: string]: string };

/**
 * Conditions that a variant must meet, all of them. `$and`, `$or` and `$not` join filters. The platform publishes no
 * list of these fields; the ones here are the plain fields of a store variant.
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
   * All of these must be met.
   * @maxItems 50
   */
  $and?: readonly StoreVariantFilter[];
  /**
   * At least one of these must be met.
   * @maxItems 50
   */
  $or?: readonly StoreVariantFilter[];
  $not?: StoreVariantFilter;
}

/**
 * Which variants, in which order, which page. Give `paging` or `cursorPaging`, not both; with a cursor of an earlier
 * answer leave out `filter` and `sort`.
 */
export interface StoreVariantQuery {
  filter?: StoreVariantFilter;
  /**
   * The first field decides, the next ones break ties.
   * @maxItems 10
   */
  sort?: readonly StoreVariantSorting[];
  paging?: PlatformPaging;
  cursorPaging?: CursorPaging;
}

/**
 * A field that variants can be sorted by.
 */
export type StoreVariantSortField = 'id' | 'variantId' | 'productId' | 'productName' | 'variantName' | 'sku';

/**
 * One key of a sort; earlier keys count more.
 */
export interface StoreVariantSorting {
  fieldName: StoreVariantSortField;
  order?: SortOrder;
}

/**
 * One combination of choices.
 */
export interface Variant {
  /** Id within the product; all zeros for the default variant. */
  id: string;
  /** Name of the option to description of the choice; empty for the default variant. */
  choices: VariantChoices;
  variant: VariantDataWithNoStock;
  /** Set through the inventory only. */
  stock?: StockLevel;
}

/**
 * The variant that a full set of choices leads to, with its stock.
 */
export interface VariantData {
  /** Price in the site's currency. */
  price: PriceData;
  /** Price in the visitor's currency, for display only. Read-only. */
  convertedPriceData?: PriceData;
  /** Shipping weight in the unit that the site has set. */
  weight?: number;
  /** Stock keeping unit; may be empty. */
  sku: string;
  /** Absent while stock is not counted. */
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
 * Price, weight and code of a variant; the product's own when variants are not managed.
 */
export interface VariantDataWithNoStock {
  /** Price in the site's currency. */
  priceData: PriceData;
  /** Price in the visitor's currency, for display only. Read-only. */
  convertedPriceData?: PriceData;
  /** Only for the owner, and only when asked for. */
  costAndProfitData?: CostAndProfitData;
  /** Shipping weight in the unit that the site has set. */
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
  url: string;
  /**
   * Height in pixels.
   * @minimum 0
   */
  height: number;
  /**
   * Width in pixels.
   * @minimum 0
   */
  width: number;
  /** Kind of file. */
  format: string;
}
