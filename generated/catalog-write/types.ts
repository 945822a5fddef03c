// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Undeclared } from '../../src/core/undeclared.ts';
export type { Undeclared };

import type {
  AdditionalInfoSection,
  Collection,
  CurrencyCode,
  CustomTextField,
  DigitalFileType,
  Dimensions,
  DimensionsUnit,
  ErrorBody,
  MeasurementUnit,
  Media,
  NumericPropertyRange,
  ProductOption,
  ProductType,
  Ribbon,
  SeoSchema,
  SeoSchemaInput,
  Stock,
  StockLevel,
  VariantChoices,
} from '../shared/types.ts';

export type {
  AdditionalInfoSection,
  ApplicationError,
  ApplicationErrorData,
  BadRequestResponse,
  Choice,
  Collection,
  CollectionNotFoundResponse,
  CurrencyCode,
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
  InventoryStatus,
  MeasurementUnit,
  Media,
  MediaItem,
  MediaItemType,
  MediaItemUrlAndSize,
  MediaItemVideo,
  NumericPropertyRange,
  OptionType,
  ProductNotFoundResponse,
  ProductOption,
  ProductType,
  Ribbon,
  SeoKeyword,
  SeoKeywordInput,
  SeoKeywordSettings,
  SeoKeywordSettingsInput,
  SeoSchema,
  SeoSchemaInput,
  SeoTag,
  SeoTagInput,
  SeoTagInputMeta,
  SeoTagInputProps,
  SeoTagMeta,
  SeoTagProps,
  Stock,
  StockLevel,
  StoreNotReadyResponse,
  SystemError,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  ValidationError,
  VariantChoices,
  ViolatedRule,
} from '../shared/types.ts';

export interface AddProductMediaRequest {
  /**
   * @minItems 1
   * @maxItems 50
   */
  media: readonly MediaDataForWrite[];
}

export interface AddProductMediaToChoicesRequest {
  /**
   * @minItems 1
   * @maxItems 10
   */
  media: readonly MediaAssignmentToChoice[];
}

export interface AddProductsToCollectionRequest {
  /** @maxItems 1000 */
  productIds: readonly string[];
}

/**
 * The property to change, with the size of the change. Exactly one member.
 */
export interface AdjustValue {
  /** Change of the price before the discount. */
  price?: PropertyAdjustmentData;
  /** Change of the cost of one unit. */
  cost?: PropertyAdjustmentData;
  /** Change of the shipping weight. */
  weight?: PropertyAdjustmentData;
}

/**
 * Numbers of products that were changed and that were not.
 */
export interface BulkActionMetadata {
  /**
   * Products that were changed.
   * @minimum 0
   */
  totalSuccesses: number;
  /**
   * Products that were not changed.
   * @minimum 0
   */
  totalFailures: number;
  /**
   * Failures that `results` omits because there were too many.
   * @minimum 0
   */
  undetailedFailures: number;
}

export interface BulkAdjustProductPropertyRequest {
  /**
   * Ids of the products.
   * @minItems 1
   * @maxItems 100
   */
  ids: readonly string[];
  adjust: AdjustValue;
}

/**
 * Reason why one of several products was not changed.
 */
export interface BulkItemError {
  /** Stable name of the reason. */
  code: string;
  /** Description of the rule in English, for logs. */
  description: string;
  /** Additional data of the code. */
  data?: BulkItemErrorData;
}

/**
 * Additional data of the code.
 */
export type BulkItemErrorData = { [key: string]: unknown };

/**
 * The outcome for one product.
 */
export interface BulkProductResult {
  itemMetadata?: ItemMetadata;
}

/**
 * Outcome of a call for many products.
 */
export interface BulkProductsResponse {
  /**
   * One entry per product, in the order of the request.
   * @maxItems 100
   */
  results: BulkProductResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkUpdateProductsPropertyRequest {
  /**
   * Ids of the products.
   * @minItems 1
   * @maxItems 100
   */
  ids: readonly string[];
  set: SetValue;
}

/**
 * One value of an option. Stock, visibility and media result from the variants and the media calls.
 */
export interface ChoiceInput {
  /**
   * Name of the choice, or the color code when the option is a color.
   * @minLength 1
   * @maxLength 50
   */
  value: string;
  /**
   * Text to display. Maps of choices use it as the value.
   * @minLength 1
   * @maxLength 50
   */
  description: string;
}

/**
 * The fields of a collection to change; the others stay unchanged.
 */
export interface CollectionChanges {
  /**
   * The same id as in the path, as the platform's own packages send it. Optional.
   * @minLength 35
   * @maxLength 36
   */
  id?: string;
  /**
   * @minLength 1
   * @maxLength 50
   */
  name?: string;
  /**
   * Part of the URL that names the collection.
   * @minLength 1
   * @maxLength 100
   */
  slug?: string;
  /** @maxLength 600 */
  description?: string;
  /** Whether visitors of the store see the collection. */
  visible?: boolean;
}

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
 * Cost of the product for the owner. The platform computes profit and margin.
 */
export interface CostInput {
  /**
   * Cost of one unit, in the site's currency.
   * @minimum 0
   * @maximum 999999999.99
   */
  itemCost: number;
}

export interface CreateCollectionRequest {
  collection: NewCollection;
}

export interface CreateCollectionResponse {
  collection?: Collection;
}

export interface CreateProductRequest {
  product: NewProduct;
}

export interface CreateProductResponse {
  product?: Product;
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
 * Sizes as decimal text, from 0 to 999999999 with up to six decimals. Give the unit too.
 */
export interface DimensionsInput {
  /** @pattern ^\d{1,9}(\.\d{1,6})?$ */
  length?: string;
  /** @pattern ^\d{1,9}(\.\d{1,6})?$ */
  width?: string;
  /** @pattern ^\d{1,9}(\.\d{1,6})?$ */
  height?: string;
  unit?: DimensionsUnit;
}

/**
 * Reduction of the price.
 */
export interface Discount {
  type: DiscountType;
  /** Amount in the site's currency, or percent. */
  value: number;
}

/**
 * Whether a fixed amount or a percentage of the price is deducted.
 */
export type DiscountType = 'UNDEFINED' | 'NONE' | 'AMOUNT' | 'PERCENT';

/**
 * The call succeeded; there is no result.
 */
export interface EmptyResponse {
  [key: string]: unknown;
}

/**
 * The same prices as text for display, with the currency symbol.
 */
export interface FormattedPrice {
  readonly price: string;
  readonly discountedPrice: string;
  readonly pricePerUnit?: string;
}

/**
 * Identifies the product, and says whether it was changed.
 */
export interface ItemMetadata {
  /** Id of the product; absent if the platform cannot determine it. */
  id?: string;
  /**
   * Index in `ids`, counted from 0.
   * @minimum 0
   */
  originalIndex: number;
  /** Whether the product was changed. */
  success: boolean;
  /** Reason of the failure; present only if the product was not changed. */
  error?: BulkItemError;
}

/**
 * Media of one choice.
 */
export interface MediaAssignmentToChoice {
  /**
   * Name of the option.
   * @minLength 1
   * @maxLength 50
   */
  option: string;
  /**
   * The `description` of the choice.
   * @minLength 1
   * @maxLength 50
   */
  choice: string;
  /**
   * Ids of media items of the product. When media are removed, an absent or empty list means all.
   * @maxItems 50
   */
  mediaIds?: readonly string[];
}

/**
 * A medium to add, identified by exactly one of `mediaId` and `url`.
 */
export interface MediaDataForWrite {
  /** Id of the file in the site's media store. */
  mediaId?: string;
  /** Public URL of the file, from which the platform copies it. */
  url?: string;
  choice?: OptionAndChoice;
}

/**
 * A collection to create.
 */
export interface NewCollection {
  /**
   * @minLength 1
   * @maxLength 50
   */
  name: string;
  /**
   * Part of the URL that names the collection; derived from the name if omitted.
   * @minLength 1
   * @maxLength 100
   */
  slug?: string;
  /** @maxLength 600 */
  description?: string;
  /** Whether visitors of the store see the collection. */
  visible?: boolean;
}

/**
 * A product to create. Separate calls add media, variants and stock.
 */
export interface NewProduct {
  /**
   * @minLength 1
   * @maxLength 80
   */
  name: string;
  /**
   * Part of the URL that names the product; derived from the name if omitted.
   * @maxLength 100
   */
  slug?: string;
  /** Whether visitors of the store see the product. */
  visible?: boolean;
  /** Only `physical` products can be created by a call. */
  productType?: ProductType;
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
  /** Size of the product itself. */
  productDimensions?: DimensionsInput;
  /** Size of the packed product. */
  packageDimensions?: DimensionsInput;
  priceData: PriceInput;
  costAndProfitData?: CostInput;
  pricePerUnitData?: PricePerUnitData;
  /**
   * Additional texts of the product page, such as care or return notes.
   * @maxItems 100
   */
  additionalInfoSections?: readonly AdditionalInfoSection[];
  /**
   * Short label on the product, such as "New".
   * @maxLength 30
   */
  ribbon?: string;
  /**
   * Manufacturer or brand of the product.
   * @minLength 1
   * @maxLength 50
   */
  brand?: string;
  /** Whether each variant has its own price, weight, SKU, visibility and stock in place of the product's. */
  manageVariants?: boolean;
  /**
   * Options that the buyer chooses from, such as size and color; at most 1000 combinations in total.
   * @maxItems 6
   */
  productOptions?: readonly ProductOptionInput[];
  /** Deducted from the price of every variant. */
  discount?: Discount;
  seoData?: SeoSchemaInput;
}

/**
 * The request is not valid: it has none or more than one of several members that exclude each other, or a value is out of range. The details list each invalid field.
 */
export type NotExactlyOneResponse = ErrorBody;

/**
 * One choice of one option.
 */
export interface OptionAndChoice {
  /**
   * Name of the option.
   * @minLength 1
   * @maxLength 50
   */
  option: string;
  /**
   * The `description` of the choice.
   * @minLength 1
   * @maxLength 50
   */
  choice: string;
}

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
 * A change in percent of the current value.
 */
export interface PercentageData {
  /**
   * Percentage to add; negative to subtract. 10 changes 50 to 55.
   * @minimum -100
   * @maximum 1000
   */
  rate: number;
  /** Whether the new value is rounded to a whole number. */
  roundToInt?: boolean;
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
 * Price of the product. The platform adds currency and formatted texts.
 */
export interface PriceInput {
  /**
   * Price before the discount, in the site's currency.
   * @minimum 0
   * @maximum 999999999.99
   */
  price: number;
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
  totalMeasurementUnit: MeasurementUnit;
  /**
   * @minimum 0.01
   * @maximum 999999999.99
   */
  baseQuantity: number;
  baseMeasurementUnit: MeasurementUnit;
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
 * The fields of a product to change; the others stay unchanged.
 */
export interface ProductChanges {
  /**
   * The same id as in the path, as the platform's own packages send it. Optional.
   * @minLength 1
   */
  id?: string;
  /**
   * @minLength 1
   * @maxLength 80
   */
  name?: string;
  /**
   * Part of the URL that names the product.
   * @maxLength 100
   */
  slug?: string;
  /** Whether visitors of the store see the product. */
  visible?: boolean;
  /** Only `physical` products can be created by a call. */
  productType?: ProductType;
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
  /** Size of the product itself. */
  productDimensions?: DimensionsInput;
  /** Size of the packed product. */
  packageDimensions?: DimensionsInput;
  priceData?: PriceInput;
  costAndProfitData?: CostInput;
  pricePerUnitData?: PricePerUnitData;
  /**
   * Additional texts of the product page, such as care or return notes.
   * @maxItems 100
   */
  additionalInfoSections?: readonly AdditionalInfoSection[];
  /**
   * Short label on the product, such as "New".
   * @maxLength 30
   */
  ribbon?: string;
  /**
   * Manufacturer or brand of the product.
   * @minLength 1
   * @maxLength 50
   */
  brand?: string;
  /** Whether each variant has its own price, weight, SKU, visibility and stock in place of the product's. */
  manageVariants?: boolean;
  /**
   * Options that the buyer chooses from, such as size and color; at most 1000 combinations in total.
   * @maxItems 6
   */
  productOptions?: readonly ProductOptionInput[];
  /** Deducted from the price of every variant. */
  discount?: Discount;
  seoData?: SeoSchemaInput;
}

/**
 * The product is incomplete, or a value is out of range. The details list each invalid field.
 */
export type ProductNotValidResponse = ErrorBody;

/**
 * One option to choose. The platform detects whether it is a color.
 */
export interface ProductOptionInput {
  /**
   * Key of the option in the maps of choices.
   * @minLength 1
   * @maxLength 50
   */
  name: string;
  /**
   * @minItems 1
   * @maxItems 100
   */
  choices: readonly ChoiceInput[];
}

/**
 * A change relative to the current value. Exactly one member.
 */
export interface PropertyAdjustmentData {
  percentage?: PercentageData;
  /**
   * Amount to add, in the unit of the value; negative to subtract.
   * @minimum -999999999.99
   * @maximum 999999999.99
   */
  amount?: number;
}

export interface RemoveProductMediaFromChoicesRequest {
  /**
   * @minItems 1
   * @maxItems 10
   */
  media: readonly MediaAssignmentToChoice[];
}

export interface RemoveProductMediaRequest {
  /**
   * Ids of the media items, as in `media.items` of the product. An empty list means all.
   * @maxItems 50
   */
  mediaIds: readonly string[];
}

export interface RemoveProductsFromCollectionRequest {
  /** @maxItems 1000 */
  productIds: readonly string[];
}

/**
 * The property to set, with its new value. Exactly one member.
 */
export interface SetValue {
  /**
   * Price before the discount, in the site's currency; applies to every variant too.
   * @minimum 0
   * @maximum 999999999.99
   */
  price?: number;
  /**
   * Cost of one unit for the owner, in the site's currency.
   * @minimum 0
   * @maximum 999999999.99
   */
  cost?: number;
  /**
   * Shipping weight in the site's weight unit.
   * @minimum 0
   * @maximum 999999999.99
   */
  weight?: number;
  /**
   * Short label on the products, such as "Sale".
   * @maxLength 30
   */
  ribbon?: string;
  /**
   * Manufacturer or brand of the products.
   * @maxLength 50
   */
  brand?: string;
}

export interface UpdateCollectionRequest {
  collection: CollectionChanges;
}

export interface UpdateCollectionResponse {
  collection?: Collection;
}

export interface UpdateProductRequest {
  product: ProductChanges;
}

export interface UpdateProductResponse {
  product?: Product;
}

export interface UpdateProductVariantsRequest {
  /** @maxItems 1000 */
  variants: readonly VariantOverride[];
}

export interface UpdateProductVariantsResponse {
  /** @maxItems 1000 */
  variants: Variant[];
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
 * Values for some variants, identified by `choices` or by `variantIds`. Omitted values stay unchanged.
 */
export interface VariantOverride {
  /** The name of each option, mapped to the `description` of its choice. */
  choices?: VariantOverrideChoices;
  /**
   * Ids of the variants within the product.
   * @maxItems 1000
   */
  variantIds?: readonly string[];
  /**
   * Price before the discount, in the site's currency.
   * @minimum 0
   * @maximum 999999999.99
   */
  price?: number;
  /**
   * Cost of one unit for the owner, in the site's currency.
   * @minimum 0
   * @maximum 999999999.99
   */
  cost?: number;
  /**
   * Shipping weight in the site's weight unit.
   * @minimum 0
   * @maximum 999999999.99
   */
  weight?: number;
  /**
   * Stock keeping unit.
   * @maxLength 40
   */
  sku?: string;
  /** Whether the variant can be chosen in the store. */
  visible?: boolean;
  /** Size of the product itself. */
  productDimensions?: DimensionsInput;
  /** Size of the packed product. */
  packageDimensions?: DimensionsInput;
}

/**
 * The name of each option, mapped to the `description` of its choice.
 */
export type VariantOverrideChoices = { [key: string]: string };
