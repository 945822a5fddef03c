// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import * as zod from 'zod/mini';

export const EmptyResponse = /*#__PURE__*/ zod.looseObject({});

export type EmptyResponse = zod.input<typeof EmptyResponse>;
export type EmptyResponseOutput = zod.output<typeof EmptyResponse>;

export const ProductType = /*#__PURE__*/ zod.enum(['unspecified_product_type', 'physical', 'digital']);

export type ProductType = zod.input<typeof ProductType>;
export type ProductTypeOutput = zod.output<typeof ProductType>;

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

export const dimensionsInputLengthRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,6})?$');
export const dimensionsInputWidthRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,6})?$');
export const dimensionsInputHeightRegExp = new RegExp('^\\d{1,9}(\\.\\d{1,6})?$');

export const DimensionsInput = /*#__PURE__*/ zod.object({
  length: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', dimensionsInputLengthRegExp)),
  width: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', dimensionsInputWidthRegExp)),
  height: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', dimensionsInputHeightRegExp)),
  unit: /*#__PURE__*/ zod.optional(DimensionsUnit),
});

export type DimensionsInput = zod.input<typeof DimensionsInput>;
export type DimensionsInputOutput = zod.output<typeof DimensionsInput>;

export const priceInputPriceMin = 0;
export const priceInputPriceMax = 999999999.99;

export const PriceInput = /*#__PURE__*/ zod.object({
  price: /*#__PURE__*/ zod
    .number()
    .check(/*#__PURE__*/ zod.gte(priceInputPriceMin))
    .check(/*#__PURE__*/ zod.lte(priceInputPriceMax)),
});

export type PriceInput = zod.input<typeof PriceInput>;
export type PriceInputOutput = zod.output<typeof PriceInput>;

export const costInputItemCostMin = 0;
export const costInputItemCostMax = 999999999.99;

export const CostInput = /*#__PURE__*/ zod.object({
  itemCost: /*#__PURE__*/ zod
    .number()
    .check(/*#__PURE__*/ zod.gte(costInputItemCostMin))
    .check(/*#__PURE__*/ zod.lte(costInputItemCostMax)),
});

export type CostInput = zod.input<typeof CostInput>;
export type CostInputOutput = zod.output<typeof CostInput>;

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

export const pricePerUnitDataTotalQuantityMin = 0.01;
export const pricePerUnitDataTotalQuantityMax = 999999999.99;

export const pricePerUnitDataBaseQuantityMin = 0.01;
export const pricePerUnitDataBaseQuantityMax = 999999999.99;

export const PricePerUnitData = /*#__PURE__*/ zod.object({
  totalQuantity: /*#__PURE__*/ zod
    .number()
    .check(/*#__PURE__*/ zod.gte(pricePerUnitDataTotalQuantityMin))
    .check(/*#__PURE__*/ zod.lte(pricePerUnitDataTotalQuantityMax)),
  totalMeasurementUnit: MeasurementUnit,
  baseQuantity: /*#__PURE__*/ zod
    .number()
    .check(/*#__PURE__*/ zod.gte(pricePerUnitDataBaseQuantityMin))
    .check(/*#__PURE__*/ zod.lte(pricePerUnitDataBaseQuantityMax)),
  baseMeasurementUnit: MeasurementUnit,
});

export type PricePerUnitData = zod.input<typeof PricePerUnitData>;
export type PricePerUnitDataOutput = zod.output<typeof PricePerUnitData>;

export const additionalInfoSectionTitleMax = 50;

export const additionalInfoSectionDescriptionMax = 16000;

export const AdditionalInfoSection = /*#__PURE__*/ zod.object({
  title: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(additionalInfoSectionTitleMax)),
  description: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(additionalInfoSectionDescriptionMax)),
});

export type AdditionalInfoSection = zod.input<typeof AdditionalInfoSection>;
export type AdditionalInfoSectionOutput = zod.output<typeof AdditionalInfoSection>;

export const choiceInputValueMax = 50;

export const choiceInputDescriptionMax = 50;

export const ChoiceInput = /*#__PURE__*/ zod.object({
  value: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(choiceInputValueMax)),
  description: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(choiceInputDescriptionMax)),
});

export type ChoiceInput = zod.input<typeof ChoiceInput>;
export type ChoiceInputOutput = zod.output<typeof ChoiceInput>;

export const productOptionInputNameMax = 50;

export const productOptionInputChoicesMax = 100;

export const ProductOptionInput = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(productOptionInputNameMax)),
  choices: /*#__PURE__*/ zod
    .array(ChoiceInput)
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(productOptionInputChoicesMax)),
});

export type ProductOptionInput = zod.input<typeof ProductOptionInput>;
export type ProductOptionInputOutput = zod.output<typeof ProductOptionInput>;

export const DiscountType = /*#__PURE__*/ zod.enum(['UNDEFINED', 'NONE', 'AMOUNT', 'PERCENT']);

export type DiscountType = zod.input<typeof DiscountType>;
export type DiscountTypeOutput = zod.output<typeof DiscountType>;

export const Discount = /*#__PURE__*/ zod.object({
  type: DiscountType,
  value: /*#__PURE__*/ zod.number(),
});

export type Discount = zod.input<typeof Discount>;
export type DiscountOutput = zod.output<typeof Discount>;

export const SeoTagInput = /*#__PURE__*/ zod.object({
  type: /*#__PURE__*/ zod.string(),
  props: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  ),
  meta: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  ),
  children: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  custom: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  disabled: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type SeoTagInput = zod.input<typeof SeoTagInput>;
export type SeoTagInputOutput = zod.output<typeof SeoTagInput>;

export const seoKeywordInputOriginMax = 1000;

export const SeoKeywordInput = /*#__PURE__*/ zod.object({
  term: /*#__PURE__*/ zod.string(),
  isMain: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  origin: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(seoKeywordInputOriginMax)),
  ),
});

export type SeoKeywordInput = zod.input<typeof SeoKeywordInput>;
export type SeoKeywordInputOutput = zod.output<typeof SeoKeywordInput>;

export const seoKeywordSettingsInputPreventAutoRedirectDefault = false;
export const seoKeywordSettingsInputKeywordsMax = 5;

export const SeoKeywordSettingsInput = /*#__PURE__*/ zod.object({
  preventAutoRedirect: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    seoKeywordSettingsInputPreventAutoRedirectDefault,
  ),
  keywords: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(SeoKeywordInput)
      .check(/*#__PURE__*/ zod.maxLength(seoKeywordSettingsInputKeywordsMax)),
  ),
});

export type SeoKeywordSettingsInput = zod.input<typeof SeoKeywordSettingsInput>;
export type SeoKeywordSettingsInputOutput = zod.output<typeof SeoKeywordSettingsInput>;

export const seoSchemaInputTagsMax = 100;

export const SeoSchemaInput = /*#__PURE__*/ zod.object({
  tags: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(SeoTagInput).check(/*#__PURE__*/ zod.maxLength(seoSchemaInputTagsMax)),
  ),
  settings: /*#__PURE__*/ zod.optional(SeoKeywordSettingsInput),
});

export type SeoSchemaInput = zod.input<typeof SeoSchemaInput>;
export type SeoSchemaInputOutput = zod.output<typeof SeoSchemaInput>;

export const newProductNameMax = 80;

export const newProductSlugMax = 100;

export const newProductDescriptionMax = 8000;

export const newProductSkuMax = 40;

export const newProductWeightMin = 0;
export const newProductWeightMax = 999999999.99;

export const newProductAdditionalInfoSectionsMax = 100;

export const newProductRibbonMax = 30;

export const newProductBrandMax = 50;

export const newProductProductOptionsMax = 6;

export const NewProduct = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(newProductNameMax)),
  slug: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newProductSlugMax)),
  ),
  visible: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  productType: /*#__PURE__*/ zod.optional(ProductType),
  description: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newProductDescriptionMax)),
  ),
  sku: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newProductSkuMax)),
  ),
  weight: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(newProductWeightMin))
      .check(/*#__PURE__*/ zod.lte(newProductWeightMax)),
  ),
  productDimensions: /*#__PURE__*/ zod.optional(DimensionsInput),
  packageDimensions: /*#__PURE__*/ zod.optional(DimensionsInput),
  priceData: PriceInput,
  costAndProfitData: /*#__PURE__*/ zod.optional(CostInput),
  pricePerUnitData: /*#__PURE__*/ zod.optional(PricePerUnitData),
  additionalInfoSections: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(AdditionalInfoSection)
      .check(/*#__PURE__*/ zod.maxLength(newProductAdditionalInfoSectionsMax)),
  ),
  ribbon: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newProductRibbonMax)),
  ),
  brand: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(newProductBrandMax)),
  ),
  manageVariants: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  productOptions: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ProductOptionInput)
      .check(/*#__PURE__*/ zod.maxLength(newProductProductOptionsMax)),
  ),
  discount: /*#__PURE__*/ zod.optional(Discount),
  seoData: /*#__PURE__*/ zod.optional(SeoSchemaInput),
});

export type NewProduct = zod.input<typeof NewProduct>;
export type NewProductOutput = zod.output<typeof NewProduct>;

export const CreateProductRequest = /*#__PURE__*/ zod.object({
  product: NewProduct,
});

export type CreateProductRequest = zod.input<typeof CreateProductRequest>;
export type CreateProductRequestOutput = zod.output<typeof CreateProductRequest>;

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

export const PricePerUnitDataReceived = /*#__PURE__*/ zod.looseObject({
  totalQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  totalMeasurementUnit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  baseQuantity: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  baseMeasurementUnit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type PricePerUnitDataReceived = zod.input<typeof PricePerUnitDataReceived>;
export type PricePerUnitDataReceivedOutput = zod.output<typeof PricePerUnitDataReceived>;

export const AdditionalInfoSectionReceived = /*#__PURE__*/ zod.looseObject({
  title: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type AdditionalInfoSectionReceived = zod.input<typeof AdditionalInfoSectionReceived>;
export type AdditionalInfoSectionReceivedOutput = zod.output<typeof AdditionalInfoSectionReceived>;

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

export const DiscountReceived = /*#__PURE__*/ zod.looseObject({
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  value: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type DiscountReceived = zod.input<typeof DiscountReceived>;
export type DiscountReceivedOutput = zod.output<typeof DiscountReceived>;

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
  pricePerUnitData: /*#__PURE__*/ zod.nullish(PricePerUnitDataReceived),
  additionalInfoSections: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(AdditionalInfoSectionReceived)),
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
  discount: /*#__PURE__*/ zod.nullish(DiscountReceived),
  collectionIds: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  variants: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(Variant)),
  lastUpdated: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  createdDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  seoData: /*#__PURE__*/ zod.nullish(SeoSchema),
});

export type Product = zod.input<typeof Product>;
export type ProductOutput = zod.output<typeof Product>;

export const CreateProductResponse = /*#__PURE__*/ zod.looseObject({
  product: /*#__PURE__*/ zod.nullish(Product),
});

export type CreateProductResponse = zod.input<typeof CreateProductResponse>;
export type CreateProductResponseOutput = zod.output<typeof CreateProductResponse>;

export const productChangesNameMax = 80;

export const productChangesSlugMax = 100;

export const productChangesDescriptionMax = 8000;

export const productChangesSkuMax = 40;

export const productChangesWeightMin = 0;
export const productChangesWeightMax = 999999999.99;

export const productChangesAdditionalInfoSectionsMax = 100;

export const productChangesRibbonMax = 30;

export const productChangesBrandMax = 50;

export const productChangesProductOptionsMax = 6;

export const ProductChanges = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(productChangesNameMax)),
  ),
  slug: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productChangesSlugMax)),
  ),
  visible: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  productType: /*#__PURE__*/ zod.optional(ProductType),
  description: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productChangesDescriptionMax)),
  ),
  sku: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productChangesSkuMax)),
  ),
  weight: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(productChangesWeightMin))
      .check(/*#__PURE__*/ zod.lte(productChangesWeightMax)),
  ),
  productDimensions: /*#__PURE__*/ zod.optional(DimensionsInput),
  packageDimensions: /*#__PURE__*/ zod.optional(DimensionsInput),
  priceData: /*#__PURE__*/ zod.optional(PriceInput),
  costAndProfitData: /*#__PURE__*/ zod.optional(CostInput),
  pricePerUnitData: /*#__PURE__*/ zod.optional(PricePerUnitData),
  additionalInfoSections: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(AdditionalInfoSection)
      .check(/*#__PURE__*/ zod.maxLength(productChangesAdditionalInfoSectionsMax)),
  ),
  ribbon: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productChangesRibbonMax)),
  ),
  brand: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(productChangesBrandMax)),
  ),
  manageVariants: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  productOptions: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ProductOptionInput)
      .check(/*#__PURE__*/ zod.maxLength(productChangesProductOptionsMax)),
  ),
  discount: /*#__PURE__*/ zod.optional(Discount),
  seoData: /*#__PURE__*/ zod.optional(SeoSchemaInput),
});

export type ProductChanges = zod.input<typeof ProductChanges>;
export type ProductChangesOutput = zod.output<typeof ProductChanges>;

export const UpdateProductRequest = /*#__PURE__*/ zod.object({
  product: ProductChanges,
});

export type UpdateProductRequest = zod.input<typeof UpdateProductRequest>;
export type UpdateProductRequestOutput = zod.output<typeof UpdateProductRequest>;

export const UpdateProductResponse = /*#__PURE__*/ zod.looseObject({
  product: /*#__PURE__*/ zod.nullish(Product),
});

export type UpdateProductResponse = zod.input<typeof UpdateProductResponse>;
export type UpdateProductResponseOutput = zod.output<typeof UpdateProductResponse>;

export const variantOverrideVariantIdsMax = 1000;

export const variantOverridePriceMin = 0;
export const variantOverridePriceMax = 999999999.99;

export const variantOverrideCostMin = 0;
export const variantOverrideCostMax = 999999999.99;

export const variantOverrideWeightMin = 0;
export const variantOverrideWeightMax = 999999999.99;

export const variantOverrideSkuMax = 40;

export const VariantOverride = /*#__PURE__*/ zod.object({
  choices: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  ),
  variantIds: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(variantOverrideVariantIdsMax)),
  ),
  price: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(variantOverridePriceMin))
      .check(/*#__PURE__*/ zod.lte(variantOverridePriceMax)),
  ),
  cost: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(variantOverrideCostMin))
      .check(/*#__PURE__*/ zod.lte(variantOverrideCostMax)),
  ),
  weight: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(variantOverrideWeightMin))
      .check(/*#__PURE__*/ zod.lte(variantOverrideWeightMax)),
  ),
  sku: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(variantOverrideSkuMax)),
  ),
  visible: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  productDimensions: /*#__PURE__*/ zod.optional(DimensionsInput),
  packageDimensions: /*#__PURE__*/ zod.optional(DimensionsInput),
});

export type VariantOverride = zod.input<typeof VariantOverride>;
export type VariantOverrideOutput = zod.output<typeof VariantOverride>;

export const updateProductVariantsRequestVariantsMax = 1000;

export const UpdateProductVariantsRequest = /*#__PURE__*/ zod.object({
  variants: /*#__PURE__*/ zod
    .array(VariantOverride)
    .check(/*#__PURE__*/ zod.maxLength(updateProductVariantsRequestVariantsMax)),
});

export type UpdateProductVariantsRequest = zod.input<typeof UpdateProductVariantsRequest>;
export type UpdateProductVariantsRequestOutput = zod.output<typeof UpdateProductVariantsRequest>;

export const UpdateProductVariantsResponse = /*#__PURE__*/ zod.looseObject({
  variants: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(Variant)),
});

export type UpdateProductVariantsResponse = zod.input<typeof UpdateProductVariantsResponse>;
export type UpdateProductVariantsResponseOutput = zod.output<typeof UpdateProductVariantsResponse>;

export const optionAndChoiceOptionMax = 50;

export const optionAndChoiceChoiceMax = 50;

export const OptionAndChoice = /*#__PURE__*/ zod.object({
  option: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(optionAndChoiceOptionMax)),
  choice: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(optionAndChoiceChoiceMax)),
});

export type OptionAndChoice = zod.input<typeof OptionAndChoice>;
export type OptionAndChoiceOutput = zod.output<typeof OptionAndChoice>;

export const MediaDataForWrite = /*#__PURE__*/ zod.object({
  mediaId: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  url: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()),
  choice: /*#__PURE__*/ zod.optional(OptionAndChoice),
});

export type MediaDataForWrite = zod.input<typeof MediaDataForWrite>;
export type MediaDataForWriteOutput = zod.output<typeof MediaDataForWrite>;

export const addProductMediaRequestMediaMax = 50;

export const AddProductMediaRequest = /*#__PURE__*/ zod.object({
  media: /*#__PURE__*/ zod
    .array(MediaDataForWrite)
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(addProductMediaRequestMediaMax)),
});

export type AddProductMediaRequest = zod.input<typeof AddProductMediaRequest>;
export type AddProductMediaRequestOutput = zod.output<typeof AddProductMediaRequest>;

export const removeProductMediaRequestMediaIdsMax = 50;

export const RemoveProductMediaRequest = /*#__PURE__*/ zod.object({
  mediaIds: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.string())
    .check(/*#__PURE__*/ zod.maxLength(removeProductMediaRequestMediaIdsMax)),
});

export type RemoveProductMediaRequest = zod.input<typeof RemoveProductMediaRequest>;
export type RemoveProductMediaRequestOutput = zod.output<typeof RemoveProductMediaRequest>;

export const mediaAssignmentToChoiceOptionMax = 50;

export const mediaAssignmentToChoiceChoiceMax = 50;

export const mediaAssignmentToChoiceMediaIdsMax = 50;

export const MediaAssignmentToChoice = /*#__PURE__*/ zod.object({
  option: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(mediaAssignmentToChoiceOptionMax)),
  choice: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(mediaAssignmentToChoiceChoiceMax)),
  mediaIds: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(mediaAssignmentToChoiceMediaIdsMax)),
  ),
});

export type MediaAssignmentToChoice = zod.input<typeof MediaAssignmentToChoice>;
export type MediaAssignmentToChoiceOutput = zod.output<typeof MediaAssignmentToChoice>;

export const addProductMediaToChoicesRequestMediaMax = 10;

export const AddProductMediaToChoicesRequest = /*#__PURE__*/ zod.object({
  media: /*#__PURE__*/ zod
    .array(MediaAssignmentToChoice)
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(addProductMediaToChoicesRequestMediaMax)),
});

export type AddProductMediaToChoicesRequest = zod.input<typeof AddProductMediaToChoicesRequest>;
export type AddProductMediaToChoicesRequestOutput = zod.output<typeof AddProductMediaToChoicesRequest>;

export const removeProductMediaFromChoicesRequestMediaMax = 10;

export const RemoveProductMediaFromChoicesRequest = /*#__PURE__*/ zod.object({
  media: /*#__PURE__*/ zod
    .array(MediaAssignmentToChoice)
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(removeProductMediaFromChoicesRequestMediaMax)),
});

export type RemoveProductMediaFromChoicesRequest = zod.input<typeof RemoveProductMediaFromChoicesRequest>;
export type RemoveProductMediaFromChoicesRequestOutput = zod.output<
  typeof RemoveProductMediaFromChoicesRequest
>;

export const newCollectionNameMax = 50;

export const newCollectionSlugMax = 100;

export const newCollectionDescriptionMax = 600;

export const newCollectionVisibleDefault = true;

export const NewCollection = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(newCollectionNameMax)),
  slug: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(newCollectionSlugMax)),
  ),
  description: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newCollectionDescriptionMax)),
  ),
  visible: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), newCollectionVisibleDefault),
});

export type NewCollection = zod.input<typeof NewCollection>;
export type NewCollectionOutput = zod.output<typeof NewCollection>;

export const CreateCollectionRequest = /*#__PURE__*/ zod.object({
  collection: NewCollection,
});

export type CreateCollectionRequest = zod.input<typeof CreateCollectionRequest>;
export type CreateCollectionRequestOutput = zod.output<typeof CreateCollectionRequest>;

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

export const CreateCollectionResponse = /*#__PURE__*/ zod.looseObject({
  collection: /*#__PURE__*/ zod.nullish(Collection),
});

export type CreateCollectionResponse = zod.input<typeof CreateCollectionResponse>;
export type CreateCollectionResponseOutput = zod.output<typeof CreateCollectionResponse>;

export const collectionChangesIdMin = 35;
export const collectionChangesIdMax = 36;

export const collectionChangesNameMax = 50;

export const collectionChangesSlugMax = 100;

export const collectionChangesDescriptionMax = 600;

export const CollectionChanges = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(collectionChangesIdMin))
      .check(/*#__PURE__*/ zod.maxLength(collectionChangesIdMax)),
  ),
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(collectionChangesNameMax)),
  ),
  slug: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(collectionChangesSlugMax)),
  ),
  description: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(collectionChangesDescriptionMax)),
  ),
  visible: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type CollectionChanges = zod.input<typeof CollectionChanges>;
export type CollectionChangesOutput = zod.output<typeof CollectionChanges>;

export const UpdateCollectionRequest = /*#__PURE__*/ zod.object({
  collection: CollectionChanges,
});

export type UpdateCollectionRequest = zod.input<typeof UpdateCollectionRequest>;
export type UpdateCollectionRequestOutput = zod.output<typeof UpdateCollectionRequest>;

export const UpdateCollectionResponse = /*#__PURE__*/ zod.looseObject({
  collection: /*#__PURE__*/ zod.nullish(Collection),
});

export type UpdateCollectionResponse = zod.input<typeof UpdateCollectionResponse>;
export type UpdateCollectionResponseOutput = zod.output<typeof UpdateCollectionResponse>;

export const addProductsToCollectionRequestProductIdsMax = 1000;

export const AddProductsToCollectionRequest = /*#__PURE__*/ zod.object({
  productIds: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.string())
    .check(/*#__PURE__*/ zod.maxLength(addProductsToCollectionRequestProductIdsMax)),
});

export type AddProductsToCollectionRequest = zod.input<typeof AddProductsToCollectionRequest>;
export type AddProductsToCollectionRequestOutput = zod.output<typeof AddProductsToCollectionRequest>;

export const removeProductsFromCollectionRequestProductIdsMax = 1000;

export const RemoveProductsFromCollectionRequest = /*#__PURE__*/ zod.object({
  productIds: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.string())
    .check(/*#__PURE__*/ zod.maxLength(removeProductsFromCollectionRequestProductIdsMax)),
});

export type RemoveProductsFromCollectionRequest = zod.input<typeof RemoveProductsFromCollectionRequest>;
export type RemoveProductsFromCollectionRequestOutput = zod.output<
  typeof RemoveProductsFromCollectionRequest
>;

export const setValuePriceMin = 0;
export const setValuePriceMax = 999999999.99;

export const setValueCostMin = 0;
export const setValueCostMax = 999999999.99;

export const setValueWeightMin = 0;
export const setValueWeightMax = 999999999.99;

export const setValueRibbonMax = 30;

export const setValueBrandMax = 50;

export const SetValue = /*#__PURE__*/ zod.object({
  price: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(setValuePriceMin))
      .check(/*#__PURE__*/ zod.lte(setValuePriceMax)),
  ),
  cost: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(setValueCostMin))
      .check(/*#__PURE__*/ zod.lte(setValueCostMax)),
  ),
  weight: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(setValueWeightMin))
      .check(/*#__PURE__*/ zod.lte(setValueWeightMax)),
  ),
  ribbon: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setValueRibbonMax)),
  ),
  brand: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setValueBrandMax)),
  ),
});

export type SetValue = zod.input<typeof SetValue>;
export type SetValueOutput = zod.output<typeof SetValue>;

export const bulkUpdateProductsPropertyRequestIdsMax = 100;

export const BulkUpdateProductsPropertyRequest = /*#__PURE__*/ zod.object({
  ids: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.string())
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(bulkUpdateProductsPropertyRequestIdsMax)),
  set: SetValue,
});

export type BulkUpdateProductsPropertyRequest = zod.input<typeof BulkUpdateProductsPropertyRequest>;
export type BulkUpdateProductsPropertyRequestOutput = zod.output<typeof BulkUpdateProductsPropertyRequest>;

export const percentageDataRateMin = -100;
export const percentageDataRateMax = 1000;

export const PercentageData = /*#__PURE__*/ zod.object({
  rate: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(percentageDataRateMin))
    .check(/*#__PURE__*/ zod.lte(percentageDataRateMax)),
  roundToInt: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type PercentageData = zod.input<typeof PercentageData>;
export type PercentageDataOutput = zod.output<typeof PercentageData>;

export const propertyAdjustmentDataAmountMin = -999999999.99;
export const propertyAdjustmentDataAmountMax = 999999999.99;

export const PropertyAdjustmentData = /*#__PURE__*/ zod.object({
  percentage: /*#__PURE__*/ zod.optional(PercentageData),
  amount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(propertyAdjustmentDataAmountMin))
      .check(/*#__PURE__*/ zod.lte(propertyAdjustmentDataAmountMax)),
  ),
});

export type PropertyAdjustmentData = zod.input<typeof PropertyAdjustmentData>;
export type PropertyAdjustmentDataOutput = zod.output<typeof PropertyAdjustmentData>;

export const AdjustValue = /*#__PURE__*/ zod.object({
  price: /*#__PURE__*/ zod.optional(PropertyAdjustmentData),
  cost: /*#__PURE__*/ zod.optional(PropertyAdjustmentData),
  weight: /*#__PURE__*/ zod.optional(PropertyAdjustmentData),
});

export type AdjustValue = zod.input<typeof AdjustValue>;
export type AdjustValueOutput = zod.output<typeof AdjustValue>;

export const bulkAdjustProductPropertyRequestIdsMax = 100;

export const BulkAdjustProductPropertyRequest = /*#__PURE__*/ zod.object({
  ids: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.string())
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(bulkAdjustProductPropertyRequestIdsMax)),
  adjust: AdjustValue,
});

export type BulkAdjustProductPropertyRequest = zod.input<typeof BulkAdjustProductPropertyRequest>;
export type BulkAdjustProductPropertyRequestOutput = zod.output<typeof BulkAdjustProductPropertyRequest>;

export const BulkItemError = /*#__PURE__*/ zod.looseObject({
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
});

export type BulkItemError = zod.input<typeof BulkItemError>;
export type BulkItemErrorOutput = zod.output<typeof BulkItemError>;

export const ItemMetadata = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  originalIndex: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  success: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  error: /*#__PURE__*/ zod.nullish(BulkItemError),
});

export type ItemMetadata = zod.input<typeof ItemMetadata>;
export type ItemMetadataOutput = zod.output<typeof ItemMetadata>;

export const BulkProductResult = /*#__PURE__*/ zod.looseObject({
  itemMetadata: /*#__PURE__*/ zod.nullish(ItemMetadata),
});

export type BulkProductResult = zod.input<typeof BulkProductResult>;
export type BulkProductResultOutput = zod.output<typeof BulkProductResult>;

export const BulkActionMetadata = /*#__PURE__*/ zod.looseObject({
  totalSuccesses: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  totalFailures: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  undetailedFailures: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type BulkActionMetadata = zod.input<typeof BulkActionMetadata>;
export type BulkActionMetadataOutput = zod.output<typeof BulkActionMetadata>;

export const BulkProductsResponse = /*#__PURE__*/ zod.looseObject({
  results: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(BulkProductResult)),
  bulkActionMetadata: /*#__PURE__*/ zod.nullish(BulkActionMetadata),
});

export type BulkProductsResponse = zod.input<typeof BulkProductsResponse>;
export type BulkProductsResponseOutput = zod.output<typeof BulkProductsResponse>;

export const InventoryStatus = /*#__PURE__*/ zod.enum(['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK']);

export type InventoryStatus = zod.input<typeof InventoryStatus>;
export type InventoryStatusOutput = zod.output<typeof InventoryStatus>;

export const CurrencyCodeRegExp = new RegExp('^[A-Z]{3}$');

export const CurrencyCode = /*#__PURE__*/ zod.stringFormat('currency-code', CurrencyCodeRegExp);

export type CurrencyCode = zod.input<typeof CurrencyCode>;
export type CurrencyCodeOutput = zod.output<typeof CurrencyCode>;

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
/**
 * Creates a product without media and returns it with the data that the platform adds: id, slug, URL, variants.
 * The combinations of the options' choices become its variants, up to 1000.
 *
 * This call creates physical products only. If the slug is omitted, it is derived from the name.
 * @summary Create a product
 */
export const CreateProductBody = CreateProductRequest;

export const CreateProductResponseSchema = CreateProductResponse;

/**
 * Sets the given fields and leaves the others unchanged; a list in the request replaces the existing list.
 *
 * Separate calls change media, variants and stock. `removeBrand` and `removeRibbon` remove a brand or a ribbon,
 * `deleteProductOptions` removes the options.
 * @summary Update a product
 */

export const UpdateProductParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
});

export const UpdateProductBody = UpdateProductRequest;

export const UpdateProductResponseSchema = UpdateProductResponse;

/**
 * Deletes the product and removes it from its collections. Cart lines with this product can no longer be bought. A second call for the same product may fail with 404.
 * @summary Delete a product
 */

export const DeleteProductParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
});

export const DeleteProductResponse = EmptyResponse;

/**
 * Removes every option with its choices, so that only the default variant is left. Rejected if the product's variants are managed: set `manageVariants` to false first.
 * @summary Delete all options of a product
 */

export const DeleteProductOptionsParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
});

export const DeleteProductOptionsResponse = EmptyResponse;

/**
 * Removes the brand, if the product has one. The request has no body.
 * @summary Remove the brand of a product
 */

export const RemoveBrandParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
});

export const RemoveBrandResponse = EmptyResponse;

/**
 * Removes the ribbon, if the product has one. The request has no body.
 * @summary Remove the ribbon of a product
 */

export const RemoveRibbonParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
});

export const RemoveRibbonResponse = EmptyResponse;

/**
 * Sets price, cost, weight, SKU or visibility of single variants, overriding the product's values. Requires a product whose variants are managed (`manageVariants`). Omitted values stay unchanged.
 * @summary Update variants of a product
 */

export const UpdateProductVariantsParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
});

export const UpdateProductVariantsBody = UpdateProductVariantsRequest;

export const UpdateProductVariantsResponseSchema = UpdateProductVariantsResponse;

/**
 * Resets price, cost, weight and SKU of every variant to the product's values. The variants' own values are lost. The request has no body.
 * @summary Reset all variants of a product
 */

export const ResetAllProductVariantDataParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
});

export const ResetAllProductVariantDataResponse = EmptyResponse;

/**
 * Adds images and videos to the product's gallery, from the site's media store by id or from any public URL. A
 * medium with `choice` is also assigned to that choice; only one option can have media on its choices.
 *
 * A repeated call may add the same media again.
 * @summary Add media to a product
 */

export const AddProductMediaParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
});

export const AddProductMediaBody = AddProductMediaRequest;

export const AddProductMediaResponse = EmptyResponse;

/**
 * Removes the given media from the product's gallery.
 *
 * An empty list removes **all** media of the product.
 * @summary Remove media from a product
 */

export const RemoveProductMediaParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
});

export const RemoveProductMediaBody = RemoveProductMediaRequest;

export const RemoveProductMediaResponse = EmptyResponse;

/**
 * Assigns media that the product already has to choices, so that the gallery follows the buyer's choice. Only one option of a product can have media on its choices.
 * @summary Add media to choices of a product
 */

export const AddProductMediaToChoicesParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
});

export const AddProductMediaToChoicesBody = AddProductMediaToChoicesRequest;

export const AddProductMediaToChoicesResponse = EmptyResponse;

/**
 * Removes the assignment of media to choices; the media stay in the product's gallery.
 *
 * A choice without `mediaIds`, or with an empty list, loses **all** its media.
 * @summary Remove media from choices of a product
 */

export const RemoveProductMediaFromChoicesParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
});

export const RemoveProductMediaFromChoicesBody = RemoveProductMediaFromChoicesRequest;

export const RemoveProductMediaFromChoicesResponse = EmptyResponse;

/**
 * Creates an empty collection. To add products, use `addProductsToCollection`. If the slug is omitted, it is derived from the name.
 * @summary Create a collection
 */
export const CreateCollectionBody = CreateCollectionRequest;

export const CreateCollectionResponseSchema = CreateCollectionResponse;

/**
 * Sets the given fields and leaves the others unchanged. Separate calls add and remove products.
 * @summary Update a collection
 */
export const updateCollectionPathIdMin = 35;
export const updateCollectionPathIdMax = 36;

export const UpdateCollectionParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(updateCollectionPathIdMin))
    .check(/*#__PURE__*/ zod.maxLength(updateCollectionPathIdMax)),
});

export const UpdateCollectionBody = UpdateCollectionRequest;

export const UpdateCollectionResponseSchema = UpdateCollectionResponse;

/**
 * Deletes the collection; its products are kept. A second call for the same collection may fail with 404.
 * @summary Delete a collection
 */
export const DeleteCollectionParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.guid(),
});

export const DeleteCollectionResponse = EmptyResponse;

/**
 * Adds the given products to the collection. Products that it already contains are not added twice.
 * @summary Add products to a collection
 */
export const AddProductsToCollectionParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.guid(),
});

export const AddProductsToCollectionBody = AddProductsToCollectionRequest;

export const AddProductsToCollectionResponse = EmptyResponse;

/**
 * Removes the given products from the collection; the products themselves are kept.
 * @summary Remove products from a collection
 */
export const RemoveProductsFromCollectionParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.guid(),
});

export const RemoveProductsFromCollectionBody = RemoveProductsFromCollectionRequest;

export const RemoveProductsFromCollectionResponse = EmptyResponse;

/**
 * Sets the same price, cost, weight, ribbon or brand on all given products: exactly one property per call.
 *
 * A product that cannot be changed does not affect the others: the call returns 200, and `results` contains each
 * outcome. Check it, or `totalFailures`, before treating the call as successful.
 * @summary Set one property of many products
 */
export const BulkUpdateProductsPropertyBody = BulkUpdateProductsPropertyRequest;

export const BulkUpdateProductsPropertyResponse = BulkProductsResponse;

/**
 * Changes the price, cost or weight of all given products (exactly one of them per call) by a percentage or by an
 * amount, relative to the current value. **A second identical call changes the values again**: if the outcome is
 * unknown, read the products before repeating the call.
 *
 * A product is not changed if its price, or the price of one of its variants, would become negative. The other
 * products are not affected: the call returns 200, and `results` contains each outcome.
 * @summary Increase or decrease one property of many products
 */
export const BulkAdjustProductPropertyBody = BulkAdjustProductPropertyRequest;

export const BulkAdjustProductPropertyResponse = BulkProductsResponse;
