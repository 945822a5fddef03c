// Generated from spec/catalog-v3.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Undeclared } from '../../src/core/undeclared.ts';
export type { Undeclared };

import type {
  AggregationData,
  AggregationType,
  AmountCondition,
  BooleanCondition,
  Brand,
  Breadcrumb,
  ConnectedModifier,
  ConnectedOption,
  CurrencyCode,
  CursorPaging,
  CursorPagingMetadata,
  DateHistogramAggregation,
  DigitsCondition,
  ErrorBody,
  ExtendedFields,
  FixedMonetaryAmount,
  InstantCondition,
  InventoryStatus,
  ItemPageUrl,
  LimitedImage,
  LongCursorPaging,
  MediaThumbnail,
  MembershipOperators,
  NestedAggregationType,
  NodeStyle,
  OptionChoiceIds,
  PreorderAvailability,
  PreorderStatus,
  PricePerUnitSettings,
  PriceRangeV3,
  ProductBrand,
  ProductCategoriesInfo,
  ProductInventory,
  ProductMediaType,
  ProductMediaV3,
  ProductPhysicalProperties,
  ProductRibbon,
  ProductTags,
  ProductTypeV3,
  ProductVideo,
  PurchaseEligibility,
  RangeAggregation,
  RevenueDetails,
  RibbonV3,
  RichContentNodeNodesItem,
  RichContentNodeType,
  ScalarAggregation,
  SearchMode,
  SeoSchema,
  SortOrder,
  SubscriptionDetails,
  TextCondition,
  TextDecorationType,
  TreeReference,
  ValueAggregation,
  VariantDigitalProperties,
  VariantInventoryStatus,
  VariantSummary,
  VariantsInfo,
  WeightMeasurementUnitInfo,
} from '../shared/types.ts';

export type {
  AggregationData,
  AggregationResult,
  AggregationType,
  AmountCondition,
  AmountOperators,
  ApplicationError,
  ApplicationErrorData,
  BadRequestResponse,
  BooleanCondition,
  BooleanOperators,
  Brand,
  Breadcrumb,
  ChoiceType,
  ConnectedModifier,
  ConnectedModifierChoice,
  ConnectedOption,
  ConnectedOptionChoice,
  CurrencyCode,
  CursorPaging,
  CursorPagingMetadata,
  Cursors,
  DateHistogramAggregation,
  DateHistogramInterval,
  DateHistogramResult,
  DateHistogramResults,
  DigitalFileType,
  DigitsCondition,
  DigitsOperators,
  Dimensions,
  DimensionsUnit,
  ErrorBody,
  ErrorDetails,
  ErrorDetailsTracing,
  ExtendedFields,
  ExtendedFieldsNamespaces,
  FieldViolation,
  FieldViolationData,
  FixedMonetaryAmount,
  ForbiddenResponse,
  FreeTextSettings,
  GroupByValueResults,
  IncludeMissingValuesOptions,
  InstantCondition,
  InstantOperators,
  InventoryStatus,
  ItemPageUrl,
  LimitedImage,
  LongCursorPaging,
  MeasurementUnit,
  MediaItemsInfo,
  MediaReference,
  MediaReferences,
  MediaThumbnail,
  MembershipOperators,
  MissingValues,
  ModifierChoicesSettings,
  ModifierRenderType,
  NestedAggregationResult,
  NestedAggregationType,
  NestedRangeResult,
  NestedResult,
  NestedResultResults,
  NestedResultValue,
  NestedResults,
  NestedScalarResult,
  NestedValueAggregationResult,
  NestedValueResult,
  NodeStyle,
  OptionChoiceIds,
  OptionChoiceNames,
  OptionChoicesSettings,
  OptionRenderType,
  PreorderAvailability,
  PreorderStatus,
  PricePerUnitRange,
  PricePerUnitSettings,
  PricePerUnitValue,
  PriceRangeV3,
  ProductBrand,
  ProductCategoriesInfo,
  ProductCategory,
  ProductInventory,
  ProductMediaType,
  ProductMediaV3,
  ProductMedium,
  ProductNotFoundResponse,
  ProductPhysicalProperties,
  ProductRibbon,
  ProductSubscription,
  ProductTagList,
  ProductTags,
  ProductTypeV3,
  ProductVariantV3,
  ProductVideo,
  ProductVideoResolution,
  PurchaseEligibility,
  RangeAggregation,
  RangeAggregationResult,
  RangeBucket,
  RangeResults,
  RevenueDetails,
  RibbonV3,
  RichContentNodeNodesItem,
  RichContentNodeType,
  ScalarAggregation,
  ScalarAggregationResult,
  ScalarType,
  SearchMode,
  SecuredMedia,
  SeoKeyword,
  SeoKeywordSettings,
  SeoSchema,
  SeoTag,
  SeoTagMeta,
  SeoTagProps,
  SortOrder,
  StoreNotReadyV3Response,
  SubscriptionDetails,
  SubscriptionDiscount,
  SubscriptionDiscountType,
  SubscriptionFrequency,
  SubscriptionPrice,
  SubscriptionPricePerUnit,
  SubscriptionPricesInfo,
  SystemError,
  TextCondition,
  TextDecorationType,
  TextOperators,
  TooManyRequestsResponse,
  TreeReference,
  UnauthorizedResponse,
  UserCriteria,
  ValidationError,
  ValueAggregation,
  ValueAggregationResult,
  ValueAggregationSortDirection,
  ValueAggregationSortType,
  ValueResults,
  VariantDigitalProperties,
  VariantInventoryStatus,
  VariantOptionChoice,
  VariantPhysicalProperties,
  VariantPricePerUnit,
  VariantPriceV3,
  VariantSummary,
  VariantsInfo,
  ViolatedRule,
  WeightMeasurementUnitInfo,
  WeightRange,
  WeightUnit,
} from '../shared/types.ts';

/**
 * A stock status that the field must equal, or an object of operators.
 */
export type AvailabilityStatusCondition = InventoryStatus | AvailabilityStatusOperators;

/**
 * Operators on a stock status. If there are several, all must match.
 */
export interface AvailabilityStatusOperators {
  $eq?: InventoryStatus;
  $ne?: InventoryStatus;
  /**
   * Equal to one of these values.
   * @maxItems 10
   */
  $in?: readonly InventoryStatus[];
  /** True: the field is present. False: it is absent. */
  $exists?: boolean;
}

/**
 * Page to return, by a cursor from an earlier response.
 */
export interface BrandCursorPaging {
  /**
   * Maximum number of brands per page.
   * @minimum 0
   * @maximum 300
   */
  limit?: number;
  /**
   * Cursor of the requested page. It includes filter and sort order. Absent for the first page.
   * @maxLength 16000
   */
  cursor?: string;
}

/**
 * A part of a brand: the number of its products.
 */
export type BrandField = 'ASSIGNED_PRODUCTS_COUNT';

/**
 * Parts to add to each brand.
 * @maxItems 100
 */
export type BrandFields = readonly BrandField[];

/**
 * Conditions on a brand, all of which must match. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400.
 */
export interface BrandFilter {
  id?: TextCondition;
  name?: TextCondition;
  createdDate?: InstantCondition;
  updatedDate?: InstantCondition;
  /**
   * All of these filters must match.
   * @maxItems 50
   */
  $and?: readonly BrandFilter[];
  /**
   * At least one of these filters must match.
   * @maxItems 50
   */
  $or?: readonly BrandFilter[];
  $not?: BrandFilter;
}

/**
 * Filter, sort order and page of a brand query. With a cursor from an earlier response, omit `filter` and `sort`.
 */
export interface BrandQuery {
  filter?: BrandFilter;
  /**
   * The first field has precedence; the following ones break ties.
   * @maxItems 5
   */
  sort?: readonly BrandSorting[];
  cursorPaging?: BrandCursorPaging;
}

/**
 * A field by which brands can be sorted.
 */
export type BrandSortField = 'name' | 'createdDate' | 'updatedDate';

/**
 * One sort key; earlier keys have precedence.
 */
export interface BrandSorting {
  fieldName: BrandSortField;
  order?: SortOrder;
}

/**
 * The way from the root of the tree to a category.
 */
export interface BreadcrumbsInfo {
  /**
   * The categories from the root downwards.
   * @maxItems 5
   */
  readonly breadcrumbs: readonly Breadcrumb[];
}

/**
 * A category of the product.
 */
export interface CategoryMatch {
  /** Id of the category. */
  id?: string;
  /** Place of the product in the category. */
  index?: number;
}

/**
 * Operators on the categories of a product.
 */
export interface CategoryMatchOperators {
  /**
   * The product is in at least one of these categories.
   * @maxItems 100
   */
  $matchItems?: readonly CategoryMatch[];
}

export type CountProductsParams = {
  /**
   * Only products that match. Packed into `.r` as its member `filter`.
   */
  filter?: ProductSearchFilter;
  /**
   * Only products that contain the text. Packed into `.r` as its member `search`.
   */
  search?: ProductSearchDetails;
  /**
   * Counts hidden products too, for an owner or app.
   */
  returnNonVisibleProducts?: boolean;
};

export interface CountProductsResponse {
  /**
   * Number of matching products.
   * @minimum 0
   */
  count: number;
}

/**
 * Styles of the text by kind of paragraph. Absent ones follow the site's style.
 */
export interface DocumentStyle {
  headerOne?: TextNodeStyle;
  headerTwo?: TextNodeStyle;
  headerThree?: TextNodeStyle;
  headerFour?: TextNodeStyle;
  headerFive?: TextNodeStyle;
  headerSix?: TextNodeStyle;
  paragraph?: TextNodeStyle;
  blockquote?: TextNodeStyle;
  codeBlock?: TextNodeStyle;
}

export interface GetAllProductsCategoryResponse {
  /** Id of the category that contains every product. */
  categoryId: string;
  treeReference?: TreeReference;
}

export type GetProductBySlugParams = {
  /**
   * Parts to add to a product.
   * @maxItems 100
   */
  fields?: ProductPartsParameter;
};

export interface GetProductBySlugResponse {
  product?: ProductV3;
}

export type GetProductV3Params = {
  /**
   * Parts to add to a product.
   * @maxItems 100
   */
  fields?: ProductPartsParameter;
};

export interface GetProductV3Response {
  product?: ProductV3;
}

/**
 * The caller may not make this call, or may not read the data for the owner.
 */
export type OwnersDataNotAllowedResponse = ErrorBody;

/**
 * The caller may not make this call, may not read the data for the owner, or may not see hidden products.
 */
export type PartNotAllowedResponse = ErrorBody;

/**
 * Properties of a physical product as a whole.
 */
export interface PhysicalPropertiesOfProduct {
  weightMeasurementUnitInfo?: WeightMeasurementUnitInfo;
}

/**
 * An availability of pre-orders that the field must equal, or an object of operators.
 */
export type PreorderAvailabilityCondition = PreorderAvailability | PreorderAvailabilityOperators;

/**
 * Operators on an availability of pre-orders. If there are several, all must match.
 */
export interface PreorderAvailabilityOperators {
  $eq?: PreorderAvailability;
  $ne?: PreorderAvailability;
  /**
   * Equal to one of these values.
   * @maxItems 10
   */
  $in?: readonly PreorderAvailability[];
  /** True: the field is present. False: it is absent. */
  $exists?: boolean;
}

/**
 * A status of pre-orders that the field must equal, or an object of operators.
 */
export type PreorderStatusCondition = PreorderStatus | PreorderStatusOperators;

/**
 * Operators on a status of pre-orders. If there are several, all must match.
 */
export interface PreorderStatusOperators {
  $eq?: PreorderStatus;
  $ne?: PreorderStatus;
  /**
   * Equal to one of these values.
   * @maxItems 10
   */
  $in?: readonly PreorderStatus[];
  /** True: the field is present. False: it is absent. */
  $exists?: boolean;
}

/**
 * A field of a product by which groups are formed.
 */
export type ProductAggregatableField =
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

/**
 * One group to compute. `type` names its kind, and the member of that kind has its settings; groups within groups are in `nested`.
 */
export interface ProductAggregation {
  /**
   * Name of the group in the response.
   * @maxLength 100
   */
  name?: string;
  type?: AggregationType;
  fieldPath?: ProductAggregatableField;
  value?: ValueAggregation;
  range?: RangeAggregation;
  scalar?: ScalarAggregation;
  dateHistogram?: DateHistogramAggregation;
  nested?: ProductNestedAggregation;
}

/**
 * A part of a product: the page's URL, the currency with formatted amounts, texts, media, categories, the names of a variant's choices, prices of subscriptions and after discounts, or data for the owner (MERCHANT_DATA).
 */
export type ProductField =
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

/**
 * Parts to add to a product.
 * @maxItems 100
 */
export type ProductFields = readonly ProductField[];

/**
 * Conditions on a product, all of which must match. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400.
 */
export interface ProductFilterV3 {
  id?: TextCondition;
  handle?: TextCondition;
  slug?: TextCondition;
  visible?: BooleanCondition;
  'options.id'?: MembershipOperators;
  createdDate?: InstantCondition;
  updatedDate?: InstantCondition;
  /**
   * All of these filters must match.
   * @maxItems 50
   */
  $and?: readonly ProductFilterV3[];
  /**
   * At least one of these filters must match.
   * @maxItems 50
   */
  $or?: readonly ProductFilterV3[];
  $not?: ProductFilterV3;
}

/**
 * An additional text of the product page, such as care instructions. Several products can share it.
 */
export interface ProductInfoSection {
  id?: string;
  /**
   * Name of the section in the store, which no other section has.
   * @maxLength 100
   */
  uniqueName?: string;
  /**
   * @minLength 1
   * @maxLength 50
   */
  title?: string;
  /** Text of the section, as a tree of nodes. */
  description?: RichContent;
  /**
   * Text of the section as HTML, in spite of its name.
   * @maxLength 16000
   */
  plainDescription?: string;
}

/**
 * A part as in `ProductField`, or the variant with the lowest price (MIN_PRICE_VARIANT).
 */
export type ProductListField =
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

/**
 * Parts to add to each product of a list.
 * @maxItems 100
 */
export type ProductListFields = readonly ProductListField[];

export type ProductListPartsParameter = ProductListFields;

/**
 * Groups within groups, the outermost first.
 */
export interface ProductNestedAggregation {
  /**
   * @minItems 2
   * @maxItems 3
   */
  nestedAggregations?: readonly ProductNestedAggregationItem[];
}

/**
 * One level of groups.
 */
export interface ProductNestedAggregationItem {
  /**
   * Name of the level in the response.
   * @maxLength 100
   */
  name?: string;
  type?: NestedAggregationType;
  fieldPath?: ProductAggregatableField;
  value?: ValueAggregation;
  range?: RangeAggregation;
  scalar?: ScalarAggregation;
  dateHistogram?: DateHistogramAggregation;
}

/**
 * Data of the variant's product.
 */
export interface ProductOfVariant {
  /**
   * @minLength 1
   * @maxLength 36
   */
  productId?: string;
  /**
   * @minLength 1
   * @maxLength 80
   */
  name?: string;
  productType?: ProductTypeV3 | Undeclared;
  /** Part of the product page's URL that names the product. */
  slug?: string;
  /** Whether visitors of the store see the product. */
  visible?: boolean;
  /** Whether the product is sold at the counter. */
  visibleInPos?: boolean;
  /** Category that the breadcrumbs lead through. */
  mainCategoryId?: string;
  /** Currency of the prices. */
  currency?: CurrencyCode;
  /** Revision of the product. */
  revision?: string;
  /**
   * Name of the product for other systems.
   * @minLength 1
   * @maxLength 100
   */
  handle?: string;
  physicalProperties?: PhysicalPropertiesOfProduct;
}

export type ProductPartsParameter = ProductFields;

/**
 * Filter, sort order and page of a product query. With a cursor from an earlier response, omit `filter` and `sort`.
 */
export interface ProductQueryV3 {
  filter?: ProductFilterV3;
  /**
   * The first field has precedence; the following ones break ties.
   * @maxItems 5
   */
  sort?: readonly ProductV3Sorting[];
  cursorPaging?: CursorPaging;
}

/**
 * Filter, text, sort order, groups and page of a product search. With a cursor from an earlier response, omit everything but `cursorPaging`.
 */
export interface ProductSearch {
  filter?: ProductSearchFilter;
  /**
   * The first field has precedence; the following ones break ties.
   * @maxItems 10
   */
  sort?: readonly ProductSearchSorting[];
  /**
   * Groups to compute over all matching products.
   * @maxItems 10
   */
  aggregations?: readonly ProductAggregation[];
  search?: ProductSearchDetails;
  /**
   * Time zone in which dates are grouped, from the IANA database.
   * @maxLength 50
   */
  timeZone?: string;
  cursorPaging?: CursorPaging;
}

/**
 * Text that products must contain.
 */
export interface ProductSearchDetails {
  mode?: SearchMode;
  /**
   * Words to search for.
   * @maxLength 100
   */
  expression?: string;
  /**
   * Fields to search in. If omitted, all of them.
   * @maxItems 20
   */
  fields?: readonly ProductSearchableField[];
  /** Whether words with small differences match too. */
  fuzzy?: boolean;
}

/**
 * Conditions on a product, all of which must match, with one operator per field. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400.
 */
export interface ProductSearchFilter {
  id?: TextCondition;
  name?: TextCondition;
  slug?: TextCondition;
  handle?: TextCondition;
  visible?: BooleanCondition;
  visibleInPos?: BooleanCondition;
  productType?: ProductTypeV3Condition;
  taxGroupId?: TextCondition;
  importId?: TextCondition;
  createdDate?: InstantCondition;
  updatedDate?: InstantCondition;
  'actualPriceRange.minValue.amount'?: DigitsCondition;
  'actualPriceRange.maxValue.amount'?: DigitsCondition;
  'compareAtPriceRange.minValue.amount'?: DigitsCondition;
  'compareAtPriceRange.maxValue.amount'?: DigitsCondition;
  'minVariantPriceInfo.sku'?: TextCondition;
  'physicalProperties.shippingWeightRange.minValue'?: AmountCondition;
  'physicalProperties.shippingWeightRange.maxValue'?: AmountCondition;
  'physicalProperties.deliveryProfileId'?: TextCondition;
  'physicalProperties.fulfillerId'?: TextCondition;
  'inventory.availabilityStatus'?: AvailabilityStatusCondition;
  'inventory.preorderStatus'?: PreorderStatusCondition;
  'inventory.preorderAvailability'?: PreorderAvailabilityCondition;
  'brand.id'?: TextCondition;
  'brand.name'?: TextCondition;
  'ribbon.id'?: TextCondition;
  'ribbon.name'?: TextCondition;
  'subscriptionDetails.allowOneTimePurchases'?: BooleanCondition;
  'additionalRibbons.id'?: MembershipOperators;
  'additionalRibbons.name'?: MembershipOperators;
  'infoSections.id'?: MembershipOperators;
  'infoSections.uniqueName'?: MembershipOperators;
  'options.id'?: MembershipOperators;
  'options.name'?: MembershipOperators;
  'options.choicesSettings.choices.choiceId'?: MembershipOperators;
  'options.choicesSettings.choices.name'?: MembershipOperators;
  'modifiers.id'?: MembershipOperators;
  'modifiers.name'?: MembershipOperators;
  'modifiers.choicesSettings.choices.choiceId'?: MembershipOperators;
  'modifiers.choicesSettings.choices.name'?: MembershipOperators;
  'tags.privateTags.tagIds'?: MembershipOperators;
  'tags.publicTags.tagIds'?: MembershipOperators;
  'allCategoriesInfo.categories'?: CategoryMatchOperators;
  'directCategoriesInfo.categories'?: CategoryMatchOperators;
  'variantsInfo.variants'?: VariantMatchOperators;
  /**
   * All of these filters must match.
   * @maxItems 50
   */
  $and?: readonly ProductSearchFilter[];
  /**
   * At least one of these filters must match.
   * @maxItems 50
   */
  $or?: readonly ProductSearchFilter[];
  $not?: ProductSearchFilter;
}

/**
 * A field by which a product search can be sorted.
 */
export type ProductSearchSortField =
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

/**
 * One sort key; earlier keys have precedence.
 */
export interface ProductSearchSorting {
  fieldName: ProductSearchSortField;
  order?: SortOrder;
}

/**
 * A field of a product in which a text is searched.
 */
export type ProductSearchableField =
  | 'description'
  | 'directCategoryIdsInfo.categoryIds'
  | 'minVariantPriceInfo.sku'
  | 'name'
  | 'physicalProperties.deliveryProfileId'
  | 'physicalProperties.shippingGroupId'
  | 'variantsInfo.variants.barcode'
  | 'variantsInfo.variants.sku';

/**
 * A kind of product that the field must equal, or an object of operators.
 */
export type ProductTypeV3Condition = ProductTypeV3 | ProductTypeV3Operators;

/**
 * Operators on a kind of product. If there are several, all must match.
 */
export interface ProductTypeV3Operators {
  $eq?: ProductTypeV3;
  $ne?: ProductTypeV3;
  /**
   * Equal to one of these values.
   * @maxItems 10
   */
  $in?: readonly ProductTypeV3[];
  /** True: the field is present. False: it is absent. */
  $exists?: boolean;
}

/**
 * A product of the store. Its prices and its stock belong to its variants. Parts that the call must request are absent otherwise; `x-only-with` names the value that requests them.
 */
export interface ProductV3 {
  /**
   * @minLength 1
   * @maxLength 36
   */
  id?: string;
  /** Number that grows by 1 with each change. An update must carry the current one. */
  revision?: string;
  createdDate?: string;
  updatedDate?: string;
  /**
   * @minLength 1
   * @maxLength 80
   */
  name?: string;
  /**
   * Part of the product page's URL that names the product. Derived from the name; can be changed.
   * @minLength 1
   * @maxLength 300
   */
  slug?: string;
  /**
   * Name of the product for other systems. Set with the product or derived from its name, and kept.
   * @minLength 1
   * @maxLength 100
   */
  handle?: string;
  /** Page of the site that shows the product. */
  url?: ItemPageUrl;
  /** Text of the product page, as a tree of nodes. */
  description?: RichContent;
  /**
   * Text of the product page as HTML, in spite of its name.
   * @maxLength 16000
   */
  plainDescription?: string;
  /** Whether visitors of the store see the product. */
  visible?: boolean;
  /** Whether the product is sold at the counter. */
  visibleInPos?: boolean;
  media?: ProductMediaV3;
  seoData?: SeoSchema;
  /** Group of products that are taxed alike. */
  taxGroupId?: string;
  /**
   * Options that the buyer chooses from, such as size and color. Their choices make the variants.
   * @maxItems 6
   */
  options: ConnectedOption[];
  /**
   * Inputs that make no variant, such as an engraving or a gift wrap.
   * @maxItems 10
   */
  modifiers: ConnectedModifier[];
  brand?: ProductBrand;
  /**
   * Additional texts of the product page. The title needs INFO_SECTION, the text one of the values of its fields.
   * @maxItems 20
   */
  infoSections: ProductInfoSection[];
  /** The first label on the product. */
  ribbon?: ProductRibbon;
  /**
   * Further labels. A page shows them beside `ribbon`.
   * @maxItems 4
   */
  additionalRibbons?: ProductRibbon[];
  /** Categories to which the product was added. */
  directCategoriesInfo?: ProductCategoriesInfo;
  /** These categories and their parents. */
  allCategoriesInfo?: ProductCategoriesInfo;
  /** Category that the breadcrumbs lead through. */
  mainCategoryId?: string;
  /** Lowest and highest cost of a variant, for the owner. */
  costRange?: PriceRangeV3;
  inventory?: ProductInventory;
  productType: ProductTypeV3 | Undeclared;
  /** Currency of the product's prices. */
  currency?: CurrencyCode;
  /** The way to the main category. */
  breadcrumbsInfo?: BreadcrumbsInfo;
  /** Lowest and highest price of a variant, hidden variants included. */
  actualPriceRange?: PriceRangeV3;
  /** Lowest and highest former price of a variant, hidden variants included. */
  compareAtPriceRange?: PriceRangeV3;
  /** All variants. Sent by the reads of a single product if `VARIANT_OPTION_CHOICE_NAMES` is among the `fields`. If absent, the variants were not requested: the product is not sold out. */
  variantsInfo?: VariantsInfo;
  variantSummary?: VariantSummary;
  purchaseEligibility?: PurchaseEligibility;
  physicalProperties?: ProductPhysicalProperties;
  subscriptionDetails?: SubscriptionDetails;
  extendedFields?: ExtendedFields;
  tags?: ProductTags;
}

/**
 * A field by which a product query can be sorted.
 */
export type ProductV3SortField = 'slug' | 'visible' | 'createdDate' | 'updatedDate';

/**
 * One sort key; earlier keys have precedence.
 */
export interface ProductV3Sorting {
  fieldName: ProductV3SortField;
  order?: SortOrder;
}

export type QueryBrandsParams = {
  /**
   * Filter, sort order and page. Packed into `.r` as its member `query`.
   */
  query?: BrandQuery;
  /**
   * Parts to add to each brand.
   */
  fields?: BrandFields;
};

export interface QueryBrandsResponse {
  /** @maxItems 300 */
  brands: Brand[];
  pagingMetadata?: CursorPagingMetadata;
}

export type QueryProductsV3Params = {
  /**
   * Filter, sort order and page. Packed into `.r` as its member `query`.
   */
  query?: ProductQueryV3;
  /**
   * Parts to add to each product of a list.
   * @maxItems 100
   */
  fields?: ProductListPartsParameter;
};

export interface QueryProductsV3Response {
  /** @maxItems 100 */
  products: ProductV3[];
  pagingMetadata?: CursorPagingMetadata;
}

export interface QueryRibbonsRequest {
  query?: RibbonQuery;
  fields?: RibbonFields;
}

export interface QueryRibbonsResponse {
  /** @maxItems 100 */
  ribbons: RibbonV3[];
  pagingMetadata?: CursorPagingMetadata;
}

export interface QueryVariantsRequest {
  query?: VariantQuery;
  fields?: VariantFields;
}

export interface QueryVariantsResponse {
  /** @maxItems 1000 */
  variants: ReadOnlyVariant[];
  pagingMetadata?: CursorPagingMetadata;
}

/**
 * Names of an option and of one of its choices.
 */
export interface ReadOnlyOptionChoiceNames {
  /**
   * @minLength 1
   * @maxLength 50
   */
  optionName?: string;
  /**
   * @minLength 1
   * @maxLength 50
   */
  choiceName?: string;
  /**
   * How the choices are displayed.
   * @maxLength 50
   */
  renderType?: string;
}

/**
 * Price of the base quantity.
 */
export interface ReadOnlyPricePerUnit {
  /**
   * The price of the base quantity, a decimal.
   * @pattern ^\d{1,9}(\.\d{1,3})?$
   */
  value?: string;
  /**
   * The price as text.
   * @maxLength 20
   */
  description?: string;
}

/**
 * Price of the variant in one subscription.
 */
export interface ReadOnlySubscriptionPrice {
  subscriptionId?: string;
  price?: FixedMonetaryAmount;
  pricePerUnit?: ReadOnlyPricePerUnit;
}

/**
 * Prices of the variant in each subscription.
 */
export interface ReadOnlySubscriptionPricesInfo {
  /** @maxItems 6 */
  subscriptionPrices?: ReadOnlySubscriptionPrice[];
}

/**
 * A variant as a separate record, with data of its product. Product id and variant id together name it.
 */
export interface ReadOnlyVariant {
  /**
   * Id of this record. Use `productData.productId` and `variantId`.
   * @deprecated The platform has announced the end of this field for 2026-12-31; its successor is `variantId`.
   */
  id?: string;
  /** Id of the variant within its product. */
  variantId?: string;
  /** Whether the variant can be chosen in the store. */
  visible?: boolean;
  /**
   * Stock keeping unit.
   * @minLength 1
   * @maxLength 40
   */
  sku?: string;
  /**
   * Number below the bars.
   * @minLength 1
   * @maxLength 40
   */
  barcode?: string;
  /**
   * One choice of each option.
   * @maxItems 6
   */
  optionChoices?: ReadOnlyVariantOptionChoice[];
  price?: ReadOnlyVariantPrice;
  revenueDetails?: RevenueDetails;
  media?: ReadOnlyVariantMedium;
  subscriptionPricesInfo?: ReadOnlySubscriptionPricesInfo;
  inventoryStatus?: VariantInventoryStatus;
  productData?: ProductOfVariant;
  physicalProperties?: ReadOnlyVariantPhysicalProperties;
  digitalProperties?: VariantDigitalProperties;
}

/**
 * Image or video of the variant. `mediaType` tells which of them is present.
 */
export interface ReadOnlyVariantMedium {
  /**
   * @minLength 1
   * @maxLength 200
   */
  id?: string;
  url?: string;
  image?: LimitedImage;
  video?: ProductVideo;
  /**
   * Text alternative, for people who cannot see the image.
   * @minLength 1
   * @maxLength 1000
   */
  altText?: string;
  /**
   * Title given by the owner.
   * @maxLength 80
   */
  displayName?: string;
  mediaType?: ProductMediaType | Undeclared;
  thumbnail?: MediaThumbnail;
  /**
   * Id of the uploaded file.
   * @maxLength 200
   */
  uploadId?: string;
}

/**
 * The choice that the variant has of one option.
 */
export interface ReadOnlyVariantOptionChoice {
  optionChoiceIds?: OptionChoiceIds;
  optionChoiceNames?: ReadOnlyOptionChoiceNames;
}

/**
 * Weight and price by measure of a physical variant.
 */
export interface ReadOnlyVariantPhysicalProperties {
  /**
   * Shipping weight in the site's weight unit.
   * @maximum 999999999.99
   */
  weight?: number;
  pricePerUnit?: ReadOnlyVariantPricePerUnit;
}

/**
 * Price that the buyer pays, and the price that is struck through beside it.
 */
export interface ReadOnlyVariantPrice {
  /** Price that the buyer pays. */
  actualPrice?: FixedMonetaryAmount;
  /** Former price, to be struck through. It is not lower than the price. */
  compareAtPrice?: FixedMonetaryAmount;
}

/**
 * Price of one base quantity, for products that are sold by measure.
 */
export interface ReadOnlyVariantPricePerUnit {
  settings?: PricePerUnitSettings;
  /**
   * The price of the base quantity.
   * @pattern ^\d{1,9}(\.\d{1,3})?$
   */
  value?: string;
  /**
   * The price as text.
   * @maxLength 100
   */
  description?: string;
}

/**
 * A part of a ribbon: the number of its products.
 */
export type RibbonField = 'ASSIGNED_PRODUCT_COUNT';

/**
 * Parts to add to each ribbon.
 * @maxItems 100
 */
export type RibbonFields = readonly RibbonField[];

/**
 * Conditions on a ribbon, all of which must match. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400.
 */
export interface RibbonFilter {
  id?: TextCondition;
  name?: TextCondition;
  createdDate?: InstantCondition;
  updatedDate?: InstantCondition;
  /**
   * All of these filters must match.
   * @maxItems 50
   */
  $and?: readonly RibbonFilter[];
  /**
   * At least one of these filters must match.
   * @maxItems 50
   */
  $or?: readonly RibbonFilter[];
  $not?: RibbonFilter;
}

/**
 * Filter, sort order and page of a ribbon query. With a cursor from an earlier response, omit `filter` and `sort`.
 */
export interface RibbonQuery {
  filter?: RibbonFilter;
  /**
   * The first field has precedence; the following ones break ties.
   * @maxItems 4
   */
  sort?: readonly RibbonSorting[];
  cursorPaging?: CursorPaging;
}

/**
 * A field by which ribbons can be sorted.
 */
export type RibbonSortField = 'name' | 'createdDate' | 'updatedDate';

/**
 * One sort key; earlier keys have precedence.
 */
export interface RibbonSorting {
  fieldName: RibbonSortField;
  order?: SortOrder;
}

/**
 * A text with headings, lists, images and more, as a tree of nodes. The first level of the tree is typed; the levels below are free maps, because nodes can be nested to any depth and the description has no cycles.
 */
export interface RichContent {
  /** @maxItems 1000 */
  nodes?: RichContentNode[];
  metadata?: RichContentMetadata;
  documentStyle?: DocumentStyle;
}

/**
 * Metadata of the text as a document.
 */
export interface RichContentMetadata {
  /**
   * Version of the storage format.
   * @minimum 0
   */
  version?: number;
  /** Id of the document. */
  id?: string;
  /**
   * Time at which the document was created.
   * @deprecated
   */
  readonly createdTimestamp?: string;
  /**
   * Time at which the document was last changed.
   * @deprecated
   */
  updatedTimestamp?: string;
}

/**
 * One node of the first level. In addition to the fields below, it may have one member with the data of its kind, such as `headingData`, `imageData` or `tableData`. There are many such members; the editor that wrote them defines them, and they are passed on unchanged.
 */
export interface RichContentNode {
  type: RichContentNodeType | Undeclared;
  /** Unique within the text. */
  id?: string;
  /**
   * The nested nodes, each with the same structure. A free map, see `RichContent`.
   * @maxItems 1000
   */
  nodes?: readonly RichContentNodeNodesItem[];
  style?: NodeStyle;
  [key: string]: unknown;
}

export type SearchProductsParams = {
  /**
   * Filter, text, sort order, groups and page. Packed into `.r` as its member `search`.
   */
  search: ProductSearch;
  /**
   * Parts to add to each product of a list.
   * @maxItems 100
   */
  fields?: ProductListPartsParameter;
};

export interface SearchProductsResponse {
  /** @maxItems 100 */
  products: ProductV3[];
  pagingMetadata?: CursorPagingMetadata;
  aggregationData?: AggregationData;
}

export interface SearchVariantsRequest {
  search: VariantSearch;
  fields?: VariantFields;
}

export interface SearchVariantsResponse {
  /** @maxItems 1000 */
  variants: ReadOnlyVariant[];
  pagingMetadata?: CursorPagingMetadata;
  aggregationData?: AggregationData;
}

/**
 * One highlight of the text. In addition to its type, it may have one member with its data, such as `colorData`, `linkData` or `fontWeightValue`; as with nodes, they are passed on unchanged.
 */
export interface TextDecoration {
  type: TextDecorationType | Undeclared;
  [key: string]: unknown;
}

/**
 * Style of one kind of paragraph.
 */
export interface TextNodeStyle {
  /** @maxItems 20 */
  decorations?: readonly TextDecoration[];
  nodeStyle?: NodeStyle;
  /** Line height, as in CSS. */
  lineHeight?: string;
}

/**
 * The filter or the sort order names a field or an operator that the call does not support, `fields` has an unknown value, or there is a filter, a sort order or a text beside a cursor.
 */
export type UnsupportedQueryResponse = ErrorBody;

/**
 * A field of a variant by which groups are formed.
 */
export type VariantAggregatableField =
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

/**
 * One group to compute. `type` names its kind, and the member of that kind has its settings; groups within groups are in `nested`.
 */
export interface VariantAggregation {
  /**
   * Name of the group in the response.
   * @maxLength 100
   */
  name?: string;
  type?: AggregationType;
  fieldPath?: VariantAggregatableField;
  value?: ValueAggregation;
  range?: RangeAggregation;
  scalar?: ScalarAggregation;
  dateHistogram?: DateHistogramAggregation;
  nested?: VariantNestedAggregation;
}

/**
 * A part of a variant: the currency with formatted amounts, data for the owner (MERCHANT_DATA), prices of subscriptions, or the weight with its unit.
 */
export type VariantField =
  | 'CURRENCY'
  | 'MERCHANT_DATA'
  | 'SUBSCRIPTION_PRICES_INFO'
  | 'WEIGHT_MEASUREMENT_UNIT_INFO';

/**
 * Parts to add to each variant.
 * @maxItems 100
 */
export type VariantFields = readonly VariantField[];

/**
 * Conditions on a variant, all of which must match. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400.
 */
export interface VariantFilter {
  id?: TextCondition;
  variantId?: TextCondition;
  'productData.productId'?: TextCondition;
  /**
   * All of these filters must match.
   * @maxItems 50
   */
  $and?: readonly VariantFilter[];
  /**
   * At least one of these filters must match.
   * @maxItems 50
   */
  $or?: readonly VariantFilter[];
  $not?: VariantFilter;
}

/**
 * A variant of the product. Dots join the names of nested fields.
 */
export interface VariantMatch {
  /** Id of the variant. */
  id?: string;
  /** Whether the variant can be chosen in the store. */
  visible?: boolean;
  /**
   * Stock keeping unit.
   * @maxLength 40
   */
  sku?: string;
  /**
   * Number below the bars.
   * @maxLength 40
   */
  barcode?: string;
  /** Price of the variant. */
  'price.actualPrice.amount'?: string;
  /** Former price of the variant. */
  'price.compareAtPrice.amount'?: string;
  /** Shipping weight of the variant. */
  'physicalProperties.weight'?: number;
  /** The variant has a choice of this option. */
  'choices.optionChoiceIds.optionId'?: string;
  /** The variant has this choice. */
  'choices.optionChoiceIds.choiceId'?: string;
}

/**
 * Operators on the variants of a product.
 */
export interface VariantMatchOperators {
  /**
   * At least one variant matches one of these entries in all of its members.
   * @maxItems 100
   */
  $matchItems?: readonly VariantMatch[];
}

/**
 * Groups within groups, the outermost first.
 */
export interface VariantNestedAggregation {
  /**
   * @minItems 2
   * @maxItems 3
   */
  nestedAggregations?: readonly VariantNestedAggregationItem[];
}

/**
 * One level of groups.
 */
export interface VariantNestedAggregationItem {
  /**
   * Name of the level in the response.
   * @maxLength 100
   */
  name?: string;
  type?: NestedAggregationType;
  fieldPath?: VariantAggregatableField;
  value?: ValueAggregation;
  range?: RangeAggregation;
  scalar?: ScalarAggregation;
  dateHistogram?: DateHistogramAggregation;
}

/**
 * Filter, sort order and page of a variant query. With a cursor from an earlier response, omit `filter` and `sort`.
 */
export interface VariantQuery {
  filter?: VariantFilter;
  /**
   * The first field has precedence; the following ones break ties.
   * @maxItems 5
   */
  sort?: readonly VariantSorting[];
  cursorPaging?: LongCursorPaging;
}

/**
 * Filter, text, sort order, groups and page of a variant search. With a cursor from an earlier response, omit everything but `cursorPaging`.
 */
export interface VariantSearch {
  filter?: VariantSearchFilter;
  /**
   * The first field has precedence; the following ones break ties.
   * @maxItems 10
   */
  sort?: readonly VariantSearchSorting[];
  /**
   * Groups to compute over all matching variants.
   * @maxItems 10
   */
  aggregations?: readonly VariantAggregation[];
  search?: VariantSearchDetails;
  /**
   * Time zone in which dates are grouped, from the IANA database.
   * @maxLength 50
   */
  timeZone?: string;
  cursorPaging?: LongCursorPaging;
}

/**
 * Text that variants must contain.
 */
export interface VariantSearchDetails {
  mode?: SearchMode;
  /**
   * Words to search for.
   * @maxLength 100
   */
  expression?: string;
  /**
   * Fields to search in. If omitted, all of them.
   * @maxItems 20
   */
  fields?: readonly VariantSearchableField[];
  /** Whether words with small differences match too. */
  fuzzy?: boolean;
}

/**
 * Conditions on a variant, all of which must match, with one operator per field. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400.
 */
export interface VariantSearchFilter {
  id?: TextCondition;
  'optionChoices.optionChoiceIds.choiceId'?: MembershipOperators;
  'optionChoices.optionChoiceIds.optionId'?: MembershipOperators;
  barcode?: TextCondition;
  'inventoryStatus.inStock'?: BooleanCondition;
  'inventoryStatus.preorderEnabled'?: BooleanCondition;
  'price.actualPrice.amount'?: DigitsCondition;
  'price.compareAtPrice.amount'?: DigitsCondition;
  'productData.updatedDate'?: InstantCondition;
  'productData.brand.id'?: TextCondition;
  'productData.handle'?: TextCondition;
  'productData.name'?: TextCondition;
  'productData.physicalProperties.fulfillerId'?: TextCondition;
  'productData.productId'?: TextCondition;
  'productData.productType'?: ProductTypeV3Condition;
  'productData.slug'?: TextCondition;
  'productData.visible'?: BooleanCondition;
  'productData.visibleInPos'?: BooleanCondition;
  sku?: TextCondition;
  variantId?: TextCondition;
  visible?: BooleanCondition;
  /**
   * All of these filters must match.
   * @maxItems 50
   */
  $and?: readonly VariantSearchFilter[];
  /**
   * At least one of these filters must match.
   * @maxItems 50
   */
  $or?: readonly VariantSearchFilter[];
  $not?: VariantSearchFilter;
}

/**
 * A field by which a variant search can be sorted.
 */
export type VariantSearchSortField =
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

/**
 * One sort key; earlier keys have precedence.
 */
export interface VariantSearchSorting {
  fieldName: VariantSearchSortField;
  order?: SortOrder;
}

/**
 * A field of a variant in which a text is searched.
 */
export type VariantSearchableField = 'productData.name' | 'sku';

/**
 * A field by which a variant query can be sorted.
 */
export type VariantSortField = 'id' | 'variantId' | 'productData.productId';

/**
 * One sort key; earlier keys have precedence.
 */
export interface VariantSorting {
  fieldName: VariantSortField;
  order?: SortOrder;
}
