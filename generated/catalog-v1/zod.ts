// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import * as zod from 'zod/mini';

export const NumericPropertyRange = /*#__PURE__*/ zod.looseObject({
  minValue: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  maxValue: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type NumericPropertyRange = zod.input<typeof NumericPropertyRange>;
export type NumericPropertyRangeOutput = zod.output<typeof NumericPropertyRange>;

export const Dimensions = /*#__PURE__*/ zod.looseObject({
  length: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  width: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  height: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
  ),
  unit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type Dimensions = zod.input<typeof Dimensions>;
export type DimensionsOutput = zod.output<typeof Dimensions>;

export const Stock = /*#__PURE__*/ zod.looseObject({
  trackInventory: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  quantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  inStock: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  inventoryStatus: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type Stock = zod.input<typeof Stock>;
export type StockOutput = zod.output<typeof Stock>;

export const FormattedPrice = /*#__PURE__*/ zod.looseObject({
  price: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  discountedPrice: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  pricePerUnit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type FormattedPrice = zod.input<typeof FormattedPrice>;
export type FormattedPriceOutput = zod.output<typeof FormattedPrice>;

export const PriceData = /*#__PURE__*/ zod.looseObject({
  currency: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  price: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  discountedPrice: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  pricePerUnit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  formatted: /*#__PURE__*/ zod.nullish(FormattedPrice),
});

export type PriceData = zod.input<typeof PriceData>;
export type PriceDataOutput = zod.output<typeof PriceData>;

export const CostAndProfitData = /*#__PURE__*/ zod.looseObject({
  itemCost: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  formattedItemCost: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  profit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  formattedProfit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  profitMargin: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type CostAndProfitData = zod.input<typeof CostAndProfitData>;
export type CostAndProfitDataOutput = zod.output<typeof CostAndProfitData>;

export const PricePerUnitData = /*#__PURE__*/ zod.looseObject({
  totalQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  totalMeasurementUnit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  baseQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  baseMeasurementUnit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type PricePerUnitData = zod.input<typeof PricePerUnitData>;
export type PricePerUnitDataOutput = zod.output<typeof PricePerUnitData>;

export const AdditionalInfoSection = /*#__PURE__*/ zod.looseObject({
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type AdditionalInfoSection = zod.input<typeof AdditionalInfoSection>;
export type AdditionalInfoSectionOutput = zod.output<typeof AdditionalInfoSection>;

export const Ribbon = /*#__PURE__*/ zod.looseObject({
  text: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type Ribbon = zod.input<typeof Ribbon>;
export type RibbonOutput = zod.output<typeof Ribbon>;

export const DigitalFile = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  fileName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  fileType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type DigitalFile = zod.input<typeof DigitalFile>;
export type DigitalFileOutput = zod.output<typeof DigitalFile>;

export const MediaItemUrlAndSize = /*#__PURE__*/ zod.looseObject({
  url: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  width: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  height: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  format: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  altText: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type MediaItemUrlAndSize = zod.input<typeof MediaItemUrlAndSize>;
export type MediaItemUrlAndSizeOutput = zod.output<typeof MediaItemUrlAndSize>;

export const MediaItemVideo = /*#__PURE__*/ zod.looseObject({
  files: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(MediaItemUrlAndSize)),
  stillFrameMediaId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type MediaItemVideo = zod.input<typeof MediaItemVideo>;
export type MediaItemVideoOutput = zod.output<typeof MediaItemVideo>;

export const MediaItem = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  mediaType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  image: /*#__PURE__*/ zod.nullish(MediaItemUrlAndSize),
  video: /*#__PURE__*/ zod.nullish(MediaItemVideo),
  thumbnail: /*#__PURE__*/ zod.nullish(MediaItemUrlAndSize),
});

export type MediaItem = zod.input<typeof MediaItem>;
export type MediaItemOutput = zod.output<typeof MediaItem>;

export const Media = /*#__PURE__*/ zod.looseObject({
  mainMedia: /*#__PURE__*/ zod.nullish(MediaItem),
  items: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(MediaItem)),
});

export type Media = zod.input<typeof Media>;
export type MediaOutput = zod.output<typeof Media>;

export const CustomTextField = /*#__PURE__*/ zod.looseObject({
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  maxLength: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  mandatory: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type CustomTextField = zod.input<typeof CustomTextField>;
export type CustomTextFieldOutput = zod.output<typeof CustomTextField>;

export const Choice = /*#__PURE__*/ zod.looseObject({
  value: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  media: /*#__PURE__*/ zod.nullish(Media),
  inStock: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  visible: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type Choice = zod.input<typeof Choice>;
export type ChoiceOutput = zod.output<typeof Choice>;

export const ProductOption = /*#__PURE__*/ zod.looseObject({
  optionType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  choices: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(Choice)),
});

export type ProductOption = zod.input<typeof ProductOption>;
export type ProductOptionOutput = zod.output<typeof ProductOption>;

export const PageUrl = /*#__PURE__*/ zod.looseObject({
  base: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  path: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type PageUrl = zod.input<typeof PageUrl>;
export type PageUrlOutput = zod.output<typeof PageUrl>;

export const Discount = /*#__PURE__*/ zod.looseObject({
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  value: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type Discount = zod.input<typeof Discount>;
export type DiscountOutput = zod.output<typeof Discount>;

export const VariantDataWithNoStock = /*#__PURE__*/ zod.looseObject({
  priceData: /*#__PURE__*/ zod.nullish(PriceData),
  convertedPriceData: /*#__PURE__*/ zod.nullish(PriceData),
  costAndProfitData: /*#__PURE__*/ zod.nullish(CostAndProfitData),
  weight: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  sku: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  visible: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  productDimensions: /*#__PURE__*/ zod.nullish(Dimensions),
  packageDimensions: /*#__PURE__*/ zod.nullish(Dimensions),
});

export type VariantDataWithNoStock = zod.input<typeof VariantDataWithNoStock>;
export type VariantDataWithNoStockOutput = zod.output<typeof VariantDataWithNoStock>;

export const StockLevel = /*#__PURE__*/ zod.looseObject({
  trackQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  quantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  inStock: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type StockLevel = zod.input<typeof StockLevel>;
export type StockLevelOutput = zod.output<typeof StockLevel>;

export const Variant = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  choices: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  ),
  variant: /*#__PURE__*/ zod.nullish(VariantDataWithNoStock),
  stock: /*#__PURE__*/ zod.nullish(StockLevel),
});

export type Variant = zod.input<typeof Variant>;
export type VariantOutput = zod.output<typeof Variant>;

export const SeoTag = /*#__PURE__*/ zod.looseObject({
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  props: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
  meta: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
  children: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  custom: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  disabled: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type SeoTag = zod.input<typeof SeoTag>;
export type SeoTagOutput = zod.output<typeof SeoTag>;

export const SeoKeyword = /*#__PURE__*/ zod.looseObject({
  term: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  isMain: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  origin: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type SeoKeyword = zod.input<typeof SeoKeyword>;
export type SeoKeywordOutput = zod.output<typeof SeoKeyword>;

export const SeoKeywordSettings = /*#__PURE__*/ zod.looseObject({
  preventAutoRedirect: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  keywords: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(SeoKeyword)),
});

export type SeoKeywordSettings = zod.input<typeof SeoKeywordSettings>;
export type SeoKeywordSettingsOutput = zod.output<typeof SeoKeywordSettings>;

export const SeoSchema = /*#__PURE__*/ zod.looseObject({
  tags: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(SeoTag)),
  settings: /*#__PURE__*/ zod.nullish(SeoKeywordSettings),
});

export type SeoSchema = zod.input<typeof SeoSchema>;
export type SeoSchemaOutput = zod.output<typeof SeoSchema>;

export const Product = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  visible: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  productType: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  sku: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  weight: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  weightRange: /*#__PURE__*/ zod.nullish(NumericPropertyRange),
  productDimensions: /*#__PURE__*/ zod.nullish(Dimensions),
  packageDimensions: /*#__PURE__*/ zod.nullish(Dimensions),
  stock: /*#__PURE__*/ zod.nullish(Stock),
  price: /*#__PURE__*/ zod.nullish(PriceData),
  priceData: /*#__PURE__*/ zod.nullish(PriceData),
  convertedPriceData: /*#__PURE__*/ zod.nullish(PriceData),
  priceRange: /*#__PURE__*/ zod.nullish(NumericPropertyRange),
  costAndProfitData: /*#__PURE__*/ zod.nullish(CostAndProfitData),
  costRange: /*#__PURE__*/ zod.nullish(NumericPropertyRange),
  pricePerUnitData: /*#__PURE__*/ zod.nullish(PricePerUnitData),
  additionalInfoSections: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(AdditionalInfoSection)),
  ribbons: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(Ribbon)),
  ribbon: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  brand: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  digitalFile: /*#__PURE__*/ zod.nullish(DigitalFile),
  media: /*#__PURE__*/ zod.nullish(Media),
  customTextFields: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(CustomTextField)),
  manageVariants: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  productOptions: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ProductOption)),
  productPageUrl: /*#__PURE__*/ zod.nullish(PageUrl),
  numericId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  inventoryItemId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  discount: /*#__PURE__*/ zod.nullish(Discount),
  collectionIds: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  variants: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(Variant)),
  lastUpdated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  createdDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  seoData: /*#__PURE__*/ zod.nullish(SeoSchema),
});

export type Product = zod.input<typeof Product>;
export type ProductOutput = zod.output<typeof Product>;

export const GetProductResponse = /*#__PURE__*/ zod.looseObject({
  product: /*#__PURE__*/ zod.nullish(Product),
});

export type GetProductResponse = zod.input<typeof GetProductResponse>;
export type GetProductResponseOutput = zod.output<typeof GetProductResponse>;

export const entryOperatorsHasSomeMax = 100;

export const entryOperatorsHasAllMax = 100;

export const EntryOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $ne: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $hasSome: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(entryOperatorsHasSomeMax)),
  ),
  $hasAll: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(entryOperatorsHasAllMax)),
  ),
});

export type EntryOperators = zod.input<typeof EntryOperators>;
export type EntryOperatorsOutput = zod.output<typeof EntryOperators>;

export const MembershipCondition = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), EntryOperators]);

export type MembershipCondition = zod.input<typeof MembershipCondition>;
export type MembershipConditionOutput = zod.output<typeof MembershipCondition>;

export const textOperatorsInMax = 100;

export const TextOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $ne: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $lt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $lte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $gt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $gte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(textOperatorsInMax)),
  ),
  $startsWith: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $exists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type TextOperators = zod.input<typeof TextOperators>;
export type TextOperatorsOutput = zod.output<typeof TextOperators>;

export const TextCondition = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), TextOperators]);

export type TextCondition = zod.input<typeof TextCondition>;
export type TextConditionOutput = zod.output<typeof TextCondition>;

export const searchableTextOperatorsInMax = 100;

export const SearchableTextOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $ne: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $lt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $lte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $gt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $gte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(searchableTextOperatorsInMax)),
  ),
  $startsWith: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $contains: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $exists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type SearchableTextOperators = zod.input<typeof SearchableTextOperators>;
export type SearchableTextOperatorsOutput = zod.output<typeof SearchableTextOperators>;

export const SearchableTextCondition = /*#__PURE__*/ zod.union([
  /*#__PURE__*/ zod.string(),
  SearchableTextOperators,
]);

export type SearchableTextCondition = zod.input<typeof SearchableTextCondition>;
export type SearchableTextConditionOutput = zod.output<typeof SearchableTextCondition>;

export const ProductType = /*#__PURE__*/ zod.enum(['unspecified_product_type', 'physical', 'digital']);

export type ProductType = zod.input<typeof ProductType>;
export type ProductTypeOutput = zod.output<typeof ProductType>;

export const productTypeOperatorsInMax = 10;

export const ProductTypeOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(ProductType),
  $ne: /*#__PURE__*/ zod.optional(ProductType),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(ProductType).check(/*#__PURE__*/ zod.maxLength(productTypeOperatorsInMax)),
  ),
  $exists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type ProductTypeOperators = zod.input<typeof ProductTypeOperators>;
export type ProductTypeOperatorsOutput = zod.output<typeof ProductTypeOperators>;

export const ProductTypeCondition = /*#__PURE__*/ zod.union([ProductType, ProductTypeOperators]);

export type ProductTypeCondition = zod.input<typeof ProductTypeCondition>;
export type ProductTypeConditionOutput = zod.output<typeof ProductTypeCondition>;

export const amountOperatorsInMax = 100;

export const AmountOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  $ne: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  $lt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  $lte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  $gt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  $gte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.number())
      .check(/*#__PURE__*/ zod.maxLength(amountOperatorsInMax)),
  ),
  $exists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type AmountOperators = zod.input<typeof AmountOperators>;
export type AmountOperatorsOutput = zod.output<typeof AmountOperators>;

export const AmountCondition = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number(), AmountOperators]);

export type AmountCondition = zod.input<typeof AmountCondition>;
export type AmountConditionOutput = zod.output<typeof AmountCondition>;

export const digitsOperatorsInMax = 100;

export const DigitsOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $ne: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $lt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $lte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $gt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $gte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(digitsOperatorsInMax)),
  ),
  $exists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type DigitsOperators = zod.input<typeof DigitsOperators>;
export type DigitsOperatorsOutput = zod.output<typeof DigitsOperators>;

export const DigitsCondition = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), DigitsOperators]);

export type DigitsCondition = zod.input<typeof DigitsCondition>;
export type DigitsConditionOutput = zod.output<typeof DigitsCondition>;

export const InventoryStatus = /*#__PURE__*/ zod.enum(['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK']);

export type InventoryStatus = zod.input<typeof InventoryStatus>;
export type InventoryStatusOutput = zod.output<typeof InventoryStatus>;

export const inventoryStatusOperatorsHasSomeMax = 10;

export const InventoryStatusOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(InventoryStatus),
  $ne: /*#__PURE__*/ zod.optional(InventoryStatus),
  $hasSome: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(InventoryStatus)
      .check(/*#__PURE__*/ zod.maxLength(inventoryStatusOperatorsHasSomeMax)),
  ),
});

export type InventoryStatusOperators = zod.input<typeof InventoryStatusOperators>;
export type InventoryStatusOperatorsOutput = zod.output<typeof InventoryStatusOperators>;

export const InventoryStatusCondition = /*#__PURE__*/ zod.union([InventoryStatus, InventoryStatusOperators]);

export type InventoryStatusCondition = zod.input<typeof InventoryStatusCondition>;
export type InventoryStatusConditionOutput = zod.output<typeof InventoryStatusCondition>;

export const membershipOperatorsHasSomeMax = 100;

export const membershipOperatorsHasAllMax = 100;

export const MembershipOperators = /*#__PURE__*/ zod.strictObject({
  $hasSome: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(membershipOperatorsHasSomeMax)),
  ),
  $hasAll: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(membershipOperatorsHasAllMax)),
  ),
});

export type MembershipOperators = zod.input<typeof MembershipOperators>;
export type MembershipOperatorsOutput = zod.output<typeof MembershipOperators>;

export const instantOperatorsInMax = 100;

export const InstantOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  $ne: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  $lt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  $lte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  $gt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  $gte: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.iso.datetime({ offset: true }))
      .check(/*#__PURE__*/ zod.maxLength(instantOperatorsInMax)),
  ),
  $exists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type InstantOperators = zod.input<typeof InstantOperators>;
export type InstantOperatorsOutput = zod.output<typeof InstantOperators>;

export const InstantCondition = /*#__PURE__*/ zod.union([
  /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  InstantOperators,
]);

export type InstantCondition = zod.input<typeof InstantCondition>;
export type InstantConditionOutput = zod.output<typeof InstantCondition>;

export const productFilterAndMax = 50;

export const productFilterOrMax = 50;

export type ProductFilter = {
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
  $and?: ProductFilter[];
  /**
   * At least one of these filters must match.
   * @maxItems 50
   */
  $or?: ProductFilter[];
  $not?: ProductFilter;
};

export const ProductFilter: zod.ZodMiniType<ProductFilter> = /*#__PURE__*/ zod.catchall(
  /*#__PURE__*/ zod.object({
    id: /*#__PURE__*/ zod.optional(TextCondition),
    name: /*#__PURE__*/ zod.optional(SearchableTextCondition),
    slug: /*#__PURE__*/ zod.optional(SearchableTextCondition),
    productType: /*#__PURE__*/ zod.optional(ProductTypeCondition),
    description: /*#__PURE__*/ zod.optional(SearchableTextCondition),
    sku: /*#__PURE__*/ zod.optional(SearchableTextCondition),
    price: /*#__PURE__*/ zod.optional(AmountCondition),
    'priceData.price': /*#__PURE__*/ zod.optional(AmountCondition),
    numericId: /*#__PURE__*/ zod.optional(DigitsCondition),
    inventoryStatus: /*#__PURE__*/ zod.optional(InventoryStatusCondition),
    collectionIds: /*#__PURE__*/ zod.optional(MembershipOperators),
    'collections.id': /*#__PURE__*/ zod.optional(MembershipCondition),
    lastUpdated: /*#__PURE__*/ zod.optional(InstantCondition),
    createdDate: /*#__PURE__*/ zod.optional(InstantCondition),
    $and: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod
        .array(/*#__PURE__*/ zod.lazy(() => ProductFilter))
        .check(/*#__PURE__*/ zod.maxLength(productFilterAndMax)),
    ),
    $or: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod
        .array(/*#__PURE__*/ zod.lazy(() => ProductFilter))
        .check(/*#__PURE__*/ zod.maxLength(productFilterOrMax)),
    ),
    $not: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.lazy(() => ProductFilter)),
  }),
  MembershipCondition,
);

export type ProductFilterOutput = zod.output<typeof ProductFilter>;

export const ProductSortField = /*#__PURE__*/ zod.enum([
  'id',
  'name',
  'slug',
  'productType',
  'sku',
  'price',
  'priceData.price',
  'numericId',
  'lastUpdated',
]);

export type ProductSortField = zod.input<typeof ProductSortField>;
export type ProductSortFieldOutput = zod.output<typeof ProductSortField>;

export const SortOrder = /*#__PURE__*/ zod.enum(['ASC', 'DESC']);

export type SortOrder = zod.input<typeof SortOrder>;
export type SortOrderOutput = zod.output<typeof SortOrder>;

export const ProductSorting = /*#__PURE__*/ zod.object({
  fieldName: ProductSortField,
  order: /*#__PURE__*/ zod.optional(SortOrder),
});

export type ProductSorting = zod.input<typeof ProductSorting>;
export type ProductSortingOutput = zod.output<typeof ProductSorting>;

export const platformPagingLimitDefault = 50;
export const platformPagingLimitMin = 0;
export const platformPagingLimitMax = 100;

export const platformPagingOffsetDefault = 0;
export const platformPagingOffsetMin = 0;

export const PlatformPaging = /*#__PURE__*/ zod.object({
  limit: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(platformPagingLimitMin))
      .check(/*#__PURE__*/ zod.lte(platformPagingLimitMax)),
    platformPagingLimitDefault,
  ),
  offset: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(platformPagingOffsetMin)),
    platformPagingOffsetDefault,
  ),
});

export type PlatformPaging = zod.input<typeof PlatformPaging>;
export type PlatformPagingOutput = zod.output<typeof PlatformPaging>;

export const cursorPagingLimitDefault = 50;
export const cursorPagingLimitMin = 0;
export const cursorPagingLimitMax = 100;

export const cursorPagingCursorMax = 16000;

export const CursorPaging = /*#__PURE__*/ zod.object({
  limit: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(cursorPagingLimitMin))
      .check(/*#__PURE__*/ zod.lte(cursorPagingLimitMax)),
    cursorPagingLimitDefault,
  ),
  cursor: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cursorPagingCursorMax)),
  ),
});

export type CursorPaging = zod.input<typeof CursorPaging>;
export type CursorPagingOutput = zod.output<typeof CursorPaging>;

export const productQuerySortMax = 10;

export const ProductQuery = /*#__PURE__*/ zod.object({
  filter: /*#__PURE__*/ zod.optional(ProductFilter),
  sort: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(ProductSorting).check(/*#__PURE__*/ zod.maxLength(productQuerySortMax)),
  ),
  paging: /*#__PURE__*/ zod.optional(PlatformPaging),
  cursorPaging: /*#__PURE__*/ zod.optional(CursorPaging),
});

export type ProductQuery = zod.input<typeof ProductQuery>;
export type ProductQueryOutput = zod.output<typeof ProductQuery>;

export const QueryProductsRequest = /*#__PURE__*/ zod.object({
  query: /*#__PURE__*/ zod.optional(ProductQuery),
});

export type QueryProductsRequest = zod.input<typeof QueryProductsRequest>;
export type QueryProductsRequestOutput = zod.output<typeof QueryProductsRequest>;

export const Cursors = /*#__PURE__*/ zod.looseObject({
  next: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  prev: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type Cursors = zod.input<typeof Cursors>;
export type CursorsOutput = zod.output<typeof Cursors>;

export const PlatformPagingMetadata = /*#__PURE__*/ zod.looseObject({
  count: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  offset: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  total: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  tooManyToCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  cursors: /*#__PURE__*/ zod.nullish(Cursors),
});

export type PlatformPagingMetadata = zod.input<typeof PlatformPagingMetadata>;
export type PlatformPagingMetadataOutput = zod.output<typeof PlatformPagingMetadata>;

export const QueryProductsResponse = /*#__PURE__*/ zod.looseObject({
  products: /*#__PURE__*/ zod.array(Product),
  metadata: /*#__PURE__*/ zod.nullish(PlatformPagingMetadata),
});

export type QueryProductsResponse = zod.input<typeof QueryProductsResponse>;
export type QueryProductsResponseOutput = zod.output<typeof QueryProductsResponse>;

export const ProductOptionsAvailabilityRequest = /*#__PURE__*/ zod.object({
  options: /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
});

export type ProductOptionsAvailabilityRequest = zod.input<typeof ProductOptionsAvailabilityRequest>;
export type ProductOptionsAvailabilityRequestOutput = zod.output<typeof ProductOptionsAvailabilityRequest>;

export const VariantData = /*#__PURE__*/ zod.looseObject({
  price: /*#__PURE__*/ zod.nullish(PriceData),
  convertedPriceData: /*#__PURE__*/ zod.nullish(PriceData),
  weight: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  sku: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  quantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  inStock: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  visible: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  productDimensions: /*#__PURE__*/ zod.nullish(Dimensions),
  packageDimensions: /*#__PURE__*/ zod.nullish(Dimensions),
});

export type VariantData = zod.input<typeof VariantData>;
export type VariantDataOutput = zod.output<typeof VariantData>;

export const ProductOptionsAvailabilityResponse = /*#__PURE__*/ zod.looseObject({
  selectedVariant: /*#__PURE__*/ zod.nullish(VariantData),
  media: /*#__PURE__*/ zod.nullish(Media),
  productOptions: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ProductOption)),
  availableForPurchase: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type ProductOptionsAvailabilityResponse = zod.input<typeof ProductOptionsAvailabilityResponse>;
export type ProductOptionsAvailabilityResponseOutput = zod.output<typeof ProductOptionsAvailabilityResponse>;

export const queryProductVariantsRequestVariantIdsMax = 1000;

export const queryProductVariantsRequestIncludeMerchantSpecificDataDefault = false;

export const QueryProductVariantsRequest = /*#__PURE__*/ zod.object({
  choices: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  ),
  variantIds: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(queryProductVariantsRequestVariantIdsMax)),
  ),
  paging: /*#__PURE__*/ zod.optional(PlatformPaging),
  includeMerchantSpecificData: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    queryProductVariantsRequestIncludeMerchantSpecificDataDefault,
  ),
});

export type QueryProductVariantsRequest = zod.input<typeof QueryProductVariantsRequest>;
export type QueryProductVariantsRequestOutput = zod.output<typeof QueryProductVariantsRequest>;

export const PagingMetadata = /*#__PURE__*/ zod.looseObject({
  items: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  offset: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  tooManyToCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type PagingMetadata = zod.input<typeof PagingMetadata>;
export type PagingMetadataOutput = zod.output<typeof PagingMetadata>;

export const QueryProductVariantsResponse = /*#__PURE__*/ zod.looseObject({
  variants: /*#__PURE__*/ zod.array(Variant),
  metadata: /*#__PURE__*/ zod.nullish(PagingMetadata),
  totalResults: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type QueryProductVariantsResponse = zod.input<typeof QueryProductVariantsResponse>;
export type QueryProductVariantsResponseOutput = zod.output<typeof QueryProductVariantsResponse>;

export const booleanOperatorsInMax = 2;

export const BooleanOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  $ne: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.boolean())
      .check(/*#__PURE__*/ zod.maxLength(booleanOperatorsInMax)),
  ),
  $exists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type BooleanOperators = zod.input<typeof BooleanOperators>;
export type BooleanOperatorsOutput = zod.output<typeof BooleanOperators>;

export const BooleanCondition = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.boolean(), BooleanOperators]);

export type BooleanCondition = zod.input<typeof BooleanCondition>;
export type BooleanConditionOutput = zod.output<typeof BooleanCondition>;

export const storeVariantFilterAndMax = 50;

export const storeVariantFilterOrMax = 50;

export type StoreVariantFilter = {
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
  $and?: StoreVariantFilter[];
  /**
   * At least one of these filters must match.
   * @maxItems 50
   */
  $or?: StoreVariantFilter[];
  $not?: StoreVariantFilter;
};

export const StoreVariantFilter: zod.ZodMiniType<StoreVariantFilter> = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.optional(TextCondition),
  variantId: /*#__PURE__*/ zod.optional(TextCondition),
  productId: /*#__PURE__*/ zod.optional(TextCondition),
  productName: /*#__PURE__*/ zod.optional(SearchableTextCondition),
  variantName: /*#__PURE__*/ zod.optional(SearchableTextCondition),
  sku: /*#__PURE__*/ zod.optional(SearchableTextCondition),
  managedVariant: /*#__PURE__*/ zod.optional(BooleanCondition),
  'stock.inStock': /*#__PURE__*/ zod.optional(BooleanCondition),
  collectionIds: /*#__PURE__*/ zod.optional(MembershipOperators),
  $and: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.lazy(() => StoreVariantFilter))
      .check(/*#__PURE__*/ zod.maxLength(storeVariantFilterAndMax)),
  ),
  $or: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.lazy(() => StoreVariantFilter))
      .check(/*#__PURE__*/ zod.maxLength(storeVariantFilterOrMax)),
  ),
  $not: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.lazy(() => StoreVariantFilter)),
});

export type StoreVariantFilterOutput = zod.output<typeof StoreVariantFilter>;

export const StoreVariantSortField = /*#__PURE__*/ zod.enum([
  'id',
  'variantId',
  'productId',
  'productName',
  'variantName',
  'sku',
]);

export type StoreVariantSortField = zod.input<typeof StoreVariantSortField>;
export type StoreVariantSortFieldOutput = zod.output<typeof StoreVariantSortField>;

export const StoreVariantSorting = /*#__PURE__*/ zod.object({
  fieldName: StoreVariantSortField,
  order: /*#__PURE__*/ zod.optional(SortOrder),
});

export type StoreVariantSorting = zod.input<typeof StoreVariantSorting>;
export type StoreVariantSortingOutput = zod.output<typeof StoreVariantSorting>;

export const storeVariantQuerySortMax = 10;

export const StoreVariantQuery = /*#__PURE__*/ zod.object({
  filter: /*#__PURE__*/ zod.optional(StoreVariantFilter),
  sort: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(StoreVariantSorting).check(/*#__PURE__*/ zod.maxLength(storeVariantQuerySortMax)),
  ),
  paging: /*#__PURE__*/ zod.optional(PlatformPaging),
  cursorPaging: /*#__PURE__*/ zod.optional(CursorPaging),
});

export type StoreVariantQuery = zod.input<typeof StoreVariantQuery>;
export type StoreVariantQueryOutput = zod.output<typeof StoreVariantQuery>;

export const QueryStoreVariantsRequest = /*#__PURE__*/ zod.object({
  query: StoreVariantQuery,
});

export type QueryStoreVariantsRequest = zod.input<typeof QueryStoreVariantsRequest>;
export type QueryStoreVariantsRequestOutput = zod.output<typeof QueryStoreVariantsRequest>;

export const Image = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  url: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  height: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  width: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  altText: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  filename: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type Image = zod.input<typeof Image>;
export type ImageOutput = zod.output<typeof Image>;

export const VideoResolution = /*#__PURE__*/ zod.looseObject({
  url: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  height: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  width: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  format: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type VideoResolution = zod.input<typeof VideoResolution>;
export type VideoResolutionOutput = zod.output<typeof VideoResolution>;

export const PlatformVideo = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  resolutions: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(VideoResolution)),
  posters: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(Image)),
  filename: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  urlExpirationDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type PlatformVideo = zod.input<typeof PlatformVideo>;
export type PlatformVideoOutput = zod.output<typeof PlatformVideo>;

export const PlatformMedia = /*#__PURE__*/ zod.looseObject({
  image: /*#__PURE__*/ zod.nullish(Image),
  video: /*#__PURE__*/ zod.nullish(PlatformVideo),
});

export type PlatformMedia = zod.input<typeof PlatformMedia>;
export type PlatformMediaOutput = zod.output<typeof PlatformMedia>;

export const PreorderInfo = /*#__PURE__*/ zod.looseObject({
  enabled: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  message: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  limit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type PreorderInfo = zod.input<typeof PreorderInfo>;
export type PreorderInfoOutput = zod.output<typeof PreorderInfo>;

export const StoreVariant = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  variantId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  productId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  variantName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  productName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  managedVariant: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  sku: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  stock: /*#__PURE__*/ zod.nullish(StockLevel),
  choices: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  ),
  collectionIds: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  media: /*#__PURE__*/ zod.nullish(PlatformMedia),
  preorderInfo: /*#__PURE__*/ zod.nullish(PreorderInfo),
});

export type StoreVariant = zod.input<typeof StoreVariant>;
export type StoreVariantOutput = zod.output<typeof StoreVariant>;

export const QueryStoreVariantsResponse = /*#__PURE__*/ zod.looseObject({
  variants: /*#__PURE__*/ zod.array(StoreVariant),
  metadata: /*#__PURE__*/ zod.nullish(PlatformPagingMetadata),
});

export type QueryStoreVariantsResponse = zod.input<typeof QueryStoreVariantsResponse>;
export type QueryStoreVariantsResponseOutput = zod.output<typeof QueryStoreVariantsResponse>;

export const GetStoreVariantResponse = /*#__PURE__*/ zod.looseObject({
  variant: /*#__PURE__*/ zod.nullish(StoreVariant),
});

export type GetStoreVariantResponse = zod.input<typeof GetStoreVariantResponse>;
export type GetStoreVariantResponseOutput = zod.output<typeof GetStoreVariantResponse>;

export const DimensionsUnit = /*#__PURE__*/ zod.enum([
  'UNKNOWN_DIMENSIONS_UNIT',
  'MM',
  'CM',
  'M',
  'IN',
  'FT',
  'YD',
]);

export type DimensionsUnit = zod.input<typeof DimensionsUnit>;
export type DimensionsUnitOutput = zod.output<typeof DimensionsUnit>;

export const CurrencyCodeRegExp = new RegExp('^[A-Z]{3}$');

export const CurrencyCode = /*#__PURE__*/ zod.stringFormat('currency-code', CurrencyCodeRegExp);

export type CurrencyCode = zod.input<typeof CurrencyCode>;
export type CurrencyCodeOutput = zod.output<typeof CurrencyCode>;

export const MeasurementUnit = /*#__PURE__*/ zod.enum([
  'UNSPECIFIED',
  'ML',
  'CL',
  'L',
  'CBM',
  'MG',
  'G',
  'KG',
  'MM',
  'CM',
  'M',
  'SQM',
  'OZ',
  'LB',
  'FLOZ',
  'PT',
  'QT',
  'GAL',
  'IN',
  'FT',
  'YD',
  'SQFT',
]);

export type MeasurementUnit = zod.input<typeof MeasurementUnit>;
export type MeasurementUnitOutput = zod.output<typeof MeasurementUnit>;

export const DigitalFileType = /*#__PURE__*/ zod.enum([
  'UNSPECIFIED',
  'SECURE_PICTURE',
  'SECURE_VIDEO',
  'SECURE_DOCUMENT',
  'SECURE_MUSIC',
  'SECURE_ARCHIVE',
  'SECURE_RAW',
]);

export type DigitalFileType = zod.input<typeof DigitalFileType>;
export type DigitalFileTypeOutput = zod.output<typeof DigitalFileType>;

export const MediaItemType = /*#__PURE__*/ zod.enum([
  'unspecified_media_item_type',
  'image',
  'video',
  'audio',
  'document',
  'zip',
]);

export type MediaItemType = zod.input<typeof MediaItemType>;
export type MediaItemTypeOutput = zod.output<typeof MediaItemType>;

export const OptionType = /*#__PURE__*/ zod.enum(['unspecified_option_type', 'drop_down', 'color']);

export type OptionType = zod.input<typeof OptionType>;
export type OptionTypeOutput = zod.output<typeof OptionType>;

export const DiscountType = /*#__PURE__*/ zod.enum(['UNDEFINED', 'NONE', 'AMOUNT', 'PERCENT']);

export type DiscountType = zod.input<typeof DiscountType>;
export type DiscountTypeOutput = zod.output<typeof DiscountType>;

export const ApplicationError = /*#__PURE__*/ zod.looseObject({
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
});

export type ApplicationError = zod.input<typeof ApplicationError>;
export type ApplicationErrorOutput = zod.output<typeof ApplicationError>;

export const ViolatedRule = /*#__PURE__*/ zod.enum([
  'VALIDATION',
  'OTHER',
  'MAX',
  'MIN',
  'MAX_LENGTH',
  'MIN_LENGTH',
  'MAX_SIZE',
  'MIN_SIZE',
  'FORMAT',
  'DECIMAL_LTE',
  'DECIMAL_GTE',
  'DECIMAL_LT',
  'DECIMAL_GT',
  'DECIMAL_MAX_SCALE',
  'INVALID_ENUM_VALUE',
  'REQUIRED_FIELD',
  'FIELD_NOT_ALLOWED',
  'ONE_OF_ALIGNMENT',
  'EXACT_LENGTH',
  'EXACT_SIZE',
  'REQUIRED_ONE_OF_FIELD',
]);

export type ViolatedRule = zod.input<typeof ViolatedRule>;
export type ViolatedRuleOutput = zod.output<typeof ViolatedRule>;

export const FieldViolation = /*#__PURE__*/ zod.looseObject({
  field: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  violatedRule: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  ruleName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
});

export type FieldViolation = zod.input<typeof FieldViolation>;
export type FieldViolationOutput = zod.output<typeof FieldViolation>;

export const ValidationError = /*#__PURE__*/ zod.looseObject({
  fieldViolations: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(FieldViolation)),
});

export type ValidationError = zod.input<typeof ValidationError>;
export type ValidationErrorOutput = zod.output<typeof ValidationError>;

export const SystemError = /*#__PURE__*/ zod.looseObject({
  errorCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type SystemError = zod.input<typeof SystemError>;
export type SystemErrorOutput = zod.output<typeof SystemError>;

export const ErrorDetails = /*#__PURE__*/ zod.looseObject({
  applicationError: /*#__PURE__*/ zod.nullish(ApplicationError),
  validationError: /*#__PURE__*/ zod.nullish(ValidationError),
  systemError: /*#__PURE__*/ zod.nullish(SystemError),
  tracing: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  ),
});

export type ErrorDetails = zod.input<typeof ErrorDetails>;
export type ErrorDetailsOutput = zod.output<typeof ErrorDetails>;

export const ErrorBody = /*#__PURE__*/ zod.looseObject({
  message: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  details: /*#__PURE__*/ zod.nullish(ErrorDetails),
});

export type ErrorBody = zod.input<typeof ErrorBody>;
export type ErrorBodyOutput = zod.output<typeof ErrorBody>;

export const Collection = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  visible: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  numberOfProducts: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  media: /*#__PURE__*/ zod.nullish(Media),
});

export type Collection = zod.input<typeof Collection>;
export type CollectionOutput = zod.output<typeof Collection>;

export const GetCollectionBySlugResponse = /*#__PURE__*/ zod.looseObject({
  collection: /*#__PURE__*/ zod.nullish(Collection),
});

export type GetCollectionBySlugResponse = zod.input<typeof GetCollectionBySlugResponse>;
export type GetCollectionBySlugResponseOutput = zod.output<typeof GetCollectionBySlugResponse>;
/**
 * Fails with 404 if the product does not exist, or if it is hidden and the caller is a visitor or member. Cost, profit and cost range are returned only with `includeMerchantSpecificData`.
 * @summary Get a product
 */

export const GetProductParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
});

export const getProductQueryIncludeMerchantSpecificDataDefault = false;

export const GetProductQueryParams = /*#__PURE__*/ zod.object({
  includeMerchantSpecificData: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    getProductQueryIncludeMerchantSpecificDataDefault,
  ),
});

export const GetProductResponseSchema = GetProductResponse;

/**
 * Returns one page of products that match a filter, in the given order. An empty query returns the first 50.
 *
 * Newer clients of the platform send the same query in a GET request. The server accepts both forms; this one does
 * not limit the length of the query.
 * @summary Query products
 */
export const QueryProductsBody = QueryProductsRequest;

export const QueryProductsResponseSchema = QueryProductsResponse;

/**
 * Returns the choices that remain, given the choices made so far. A choice counts as in stock (or visible) if at least one variant that has it and matches the other choices made is in stock (or visible). `availableForPurchase` is true only if every option is chosen and the resulting variant is in stock and visible.
 * @summary Get the choices that are available for a product
 */

export const GetProductOptionsAvailabilityParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
});

export const GetProductOptionsAvailabilityBody = ProductOptionsAvailabilityRequest;

export const GetProductOptionsAvailabilityResponse = ProductOptionsAvailabilityResponse;

/**
 * Returns one page of a product's variants: all of them, those with the given choices, or those with the given ids (choices or ids, not both). Cost and profit are returned only with `includeMerchantSpecificData`.
 * @summary Query the variants of a product
 */

export const QueryProductVariantsParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
});

export const QueryProductVariantsBody = QueryProductVariantsRequest;

export const QueryProductVariantsResponseSchema = QueryProductVariantsResponse;

/**
 * Returns one page of variants of all products, with their stock and display names. A product without options is listed as its only variant, the default variant. Filter and sort use the field names of a store variant; dots join the names of nested fields.
 * @summary Query the variants of the store
 */
export const QueryStoreVariantsBody = QueryStoreVariantsRequest;

export const QueryStoreVariantsResponseSchema = QueryStoreVariantsResponse;

/**
 * Fails with 404 if the variant does not exist. The id identifies the store variant; it is not `variantId`.
 * @summary Get a variant of the store
 */

export const GetStoreVariantParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
});

export const GetStoreVariantResponseSchema = GetStoreVariantResponse;

/**
 * Fails with 404 if no collection has this slug. The service catalog-v2 has the newer version of this call.
 * @summary Get a collection by its slug (first version)
 */
export const getCollectionBySlugV1PathSlugMax = 100;

export const GetCollectionBySlugV1Params = /*#__PURE__*/ zod.object({
  slug: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(getCollectionBySlugV1PathSlugMax)),
});

export const GetCollectionBySlugV1Response = GetCollectionBySlugResponse;
