// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
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
 * The property to change and by how much. Exactly one member.
 */
export interface AdjustValue {
  /** Change of the price before the discount. */
  price?: PropertyAdjustmentData;
  /** Change of the cost of one piece. */
  cost?: PropertyAdjustmentData;
  /** Change of the shipping weight. */
  weight?: PropertyAdjustmentData;
}

/**
 * How many products were changed and how many were not.
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
   * Failures that `results` leaves out because there were too many.
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
 * Why one product of many was not changed.
 */
export interface BulkItemError {
  /** Stable name of the reason. */
  code: string;
  /** The same in English, for the log. */
  description: string;
  /** Facts that belong to the code. */
  data?: BulkItemErrorData;
}

/**
 * Facts that belong to the code.
 */
export type BulkItemErrorData = { [key: string]: unknown };

/**
 * What became of one product.
 */
export interface BulkProductResult {
  itemMetadata: ItemMetadata;
}

/**
 * Outcome of a call for many products; both such calls answer it.
 */
export interface BulkProductsResponse {
  /**
   * One entry for each product, in the order of the request.
   * @maxItems 100
   */
  results: BulkProductResult[];
  bulkActionMetadata: BulkActionMetadata;
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
 * One value of an option. Stock, visibility and media follow from the variants and the media calls.
 */
export interface ChoiceInput {
  /**
   * Name of the choice, or the colour code when the option is a colour.
   * @minLength 1
   * @maxLength 50
   */
  value: string;
  /**
   * Text to show; the maps of choices use it as their value.
   * @minLength 1
   * @maxLength 50
   */
  description: string;
}

/**
 * The fields of a collection that are to change; the others stay as they are.
 */
export interface CollectionChanges {
  /**
   * The id of the path once more, as the platform's own packages send it. May be left out.
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
   * The part of the address that names the collection.
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
 * What the owner pays. Profit and margin are the platform's to compute.
 */
export interface CostInput {
  /**
   * Cost of one piece, in the site's currency.
   * @minimum 0
   * @maximum 999999999.99
   */
  itemCost: number;
}

export interface CreateCollectionRequest {
  collection: NewCollection;
}

export interface CreateCollectionResponse {
  collection: Collection;
}

export interface CreateProductRequest {
  product: NewProduct;
}

export interface CreateProductResponse {
  product: Product;
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
 * Sizes as decimal text, 0 to 999999999 with up to six decimals. Give the unit with them.
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
 * What the price is lowered by.
 */
export interface Discount {
  type: DiscountType;
  /** Amount in the site's currency, or percent. */
  value: number;
}

/**
 * Whether an amount or a share of the price is taken off.
 */
export type DiscountType = 'UNDEFINED' | 'NONE' | 'AMOUNT' | 'PERCENT';

/**
 * Nothing to tell but that it is done.
 */
export interface EmptyResponse {
  [key: string]: unknown;
}

/**
 * The same prices as text for display, with the currency's sign.
 */
export interface FormattedPrice {
  readonly price: string;
  readonly discountedPrice: string;
  readonly pricePerUnit?: string;
}

/**
 * Which product, and whether it was changed.
 */
export interface ItemMetadata {
  /** Id of the product; absent when the platform cannot tell. */
  id?: string;
  /**
   * Place in `ids`, counted from 0.
   * @minimum 0
   */
  originalIndex: number;
  /** Whether the product was changed. */
  success: boolean;
  /** Why it was not; only after a failure. */
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
   * The choice, by its description.
   * @minLength 1
   * @maxLength 50
   */
  choice: string;
  /**
   * Ids of media items that the product has. None stands for all when media are removed.
   * @maxItems 50
   */
  mediaIds?: readonly string[];
}

/**
 * A medium to add, named by exactly one of `mediaId` and `url`.
 */
export interface MediaDataForWrite {
  /** Name of the file in the site's media store. */
  mediaId?: string;
  /** Public address of the file, from where the platform copies it. */
  url?: string;
  choice?: OptionAndChoice;
}

/**
 * A collection to be made.
 */
export interface NewCollection {
  /**
   * @minLength 1
   * @maxLength 50
   */
  name: string;
  /**
   * The part of the address that names the collection; made from the name when it is left out.
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
 * A product to be made. Media, variants and stock are added by calls of their own.
 */
export interface NewProduct {
  /**
   * @minLength 1
   * @maxLength 80
   */
  name: string;
  /**
   * The part of the address that names the product; made from the name when it is left out.
   * @maxLength 100
   */
  slug?: string;
  /** Whether visitors of the store see the product. */
  visible?: boolean;
  /** Only `physical` can be made by call. */
  productType?: ProductType;
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
  /** Size of the product itself. */
  productDimensions?: DimensionsInput;
  /** Size of the packed product. */
  packageDimensions?: DimensionsInput;
  priceData: PriceInput;
  costAndProfitData?: CostInput;
  pricePerUnitData?: PricePerUnitData;
  /**
   * Further texts of the product page, such as care or return notes.
   * @maxItems 100
   */
  additionalInfoSections?: readonly AdditionalInfoSection[];
  /**
   * Short label on the product, such as "New".
   * @maxLength 30
   */
  ribbon?: string;
  /**
   * Who makes the product.
   * @minLength 1
   * @maxLength 50
   */
  brand?: string;
  /** Whether variants have their own price, weight, code, visibility and stock instead of the product's. */
  manageVariants?: boolean;
  /**
   * What the buyer chooses, such as size and colour; all combinations together are at most 1000.
   * @maxItems 6
   */
  productOptions?: readonly ProductOptionInput[];
  /** Taken off the price of every variant. */
  discount?: Discount;
  seoData?: SeoSchemaInput;
}

/**
 * The request is not valid: of members that exclude each other none was given, or more than one, or a value is out
 * of bounds. The details list each offending field.
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
   * The choice, by its description.
   * @minLength 1
   * @maxLength 50
   */
  choice: string;
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
 * A change in percent of the present value.
 */
export interface PercentageData {
  /**
   * Percent to add; negative to take off. 10 makes 50 into 55.
   * @minimum -100
   * @maximum 1000
   */
  rate: number;
  /** Whether the new value is rounded to a whole number. */
  roundToInt?: boolean;
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
 * What the product costs. Currency and formatted texts are the platform's to add.
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
 * How much the product holds and for how much of it the price per unit is told.
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
 * The fields of a product that are to change; the others stay as they are.
 */
export interface ProductChanges {
  /**
   * The id of the path once more, as the platform's own packages send it. May be left out.
   * @minLength 1
   */
  id?: string;
  /**
   * @minLength 1
   * @maxLength 80
   */
  name?: string;
  /**
   * The part of the address that names the product.
   * @maxLength 100
   */
  slug?: string;
  /** Whether visitors of the store see the product. */
  visible?: boolean;
  /** Only `physical` can be made by call. */
  productType?: ProductType;
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
  /** Size of the product itself. */
  productDimensions?: DimensionsInput;
  /** Size of the packed product. */
  packageDimensions?: DimensionsInput;
  priceData?: PriceInput;
  costAndProfitData?: CostInput;
  pricePerUnitData?: PricePerUnitData;
  /**
   * Further texts of the product page, such as care or return notes.
   * @maxItems 100
   */
  additionalInfoSections?: readonly AdditionalInfoSection[];
  /**
   * Short label on the product, such as "New".
   * @maxLength 30
   */
  ribbon?: string;
  /**
   * Who makes the product.
   * @minLength 1
   * @maxLength 50
   */
  brand?: string;
  /** Whether variants have their own price, weight, code, visibility and stock instead of the product's. */
  manageVariants?: boolean;
  /**
   * What the buyer chooses, such as size and colour; all combinations together are at most 1000.
   * @maxItems 6
   */
  productOptions?: readonly ProductOptionInput[];
  /** Taken off the price of every variant. */
  discount?: Discount;
  seoData?: SeoSchemaInput;
}

/**
 * The product lacks something or is out of bounds. The details list each offending field.
 */
export type ProductNotValidResponse = ErrorBody;

/**
 * One thing to choose. The platform finds out whether it is a colour.
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
 * A change relative to the present value. Exactly one member.
 */
export interface PropertyAdjustmentData {
  percentage?: PercentageData;
  /**
   * What is added to the value, in its own unit; negative to take off.
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
   * Ids of the media items, as in `media.items` of the product. An empty list stands for all.
   * @maxItems 50
   */
  mediaIds: readonly string[];
}

export interface RemoveProductsFromCollectionRequest {
  /** @maxItems 1000 */
  productIds: readonly string[];
}

/**
 * The property to set and its new value. Exactly one member.
 */
export interface SetValue {
  /**
   * Price before the discount, in the site's currency; for every variant too.
   * @minimum 0
   * @maximum 999999999.99
   */
  price?: number;
  /**
   * What the owner pays for one piece, in the site's currency.
   * @minimum 0
   * @maximum 999999999.99
   */
  cost?: number;
  /**
   * Shipping weight in the unit that the site has set.
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
   * Who makes the products.
   * @maxLength 50
   */
  brand?: string;
}

export interface UpdateCollectionRequest {
  collection: CollectionChanges;
}

export interface UpdateCollectionResponse {
  collection: Collection;
}

export interface UpdateProductRequest {
  product: ProductChanges;
}

export interface UpdateProductResponse {
  product: Product;
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
 * Values for some variants, named by `choices` or by `variantIds`. Values that are left out stay as they are.
 */
export interface VariantOverride {
  /** Name of the option to description of the choice. */
  choices?: VariantOverrideChoices;
  /**
   * Ids within the product.
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
   * What the owner pays for one piece, in the site's currency.
   * @minimum 0
   * @maximum 999999999.99
   */
  cost?: number;
  /**
   * Shipping weight in the unit that the site has set.
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
 * Name of the option to description of the choice.
 */
export type VariantOverrideChoices = { [key: string]: string };
