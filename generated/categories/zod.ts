// Generated from spec/categories.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import * as zod from 'zod/mini';

export const LimitedImage = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  url: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  height: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  width: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  altText: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  filename: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type LimitedImage = zod.input<typeof LimitedImage>;
export type LimitedImageOutput = zod.output<typeof LimitedImage>;

export const Breadcrumb = /*#__PURE__*/ zod.looseObject({
  categoryId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  categoryName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  categorySlug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type Breadcrumb = zod.input<typeof Breadcrumb>;
export type BreadcrumbOutput = zod.output<typeof Breadcrumb>;

export const BreadcrumbsInfo = /*#__PURE__*/ zod.looseObject({
  breadcrumbs: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(Breadcrumb)),
});

export type BreadcrumbsInfo = zod.input<typeof BreadcrumbsInfo>;
export type BreadcrumbsInfoOutput = zod.output<typeof BreadcrumbsInfo>;

export const ParentCategory = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  index: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type ParentCategory = zod.input<typeof ParentCategory>;
export type ParentCategoryOutput = zod.output<typeof ParentCategory>;

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

export const NodeStyle = /*#__PURE__*/ zod.looseObject({
  paddingTop: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  paddingBottom: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  backgroundColor: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type NodeStyle = zod.input<typeof NodeStyle>;
export type NodeStyleOutput = zod.output<typeof NodeStyle>;

export const RichContentNode = /*#__PURE__*/ zod.looseObject({
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  nodes: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.looseObject({}))),
  style: /*#__PURE__*/ zod.nullish(NodeStyle),
});

export type RichContentNode = zod.input<typeof RichContentNode>;
export type RichContentNodeOutput = zod.output<typeof RichContentNode>;

export const RichContentMetadata = /*#__PURE__*/ zod.looseObject({
  version: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  id: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  createdTimestamp: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  updatedTimestamp: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type RichContentMetadata = zod.input<typeof RichContentMetadata>;
export type RichContentMetadataOutput = zod.output<typeof RichContentMetadata>;

export const TextDecoration = /*#__PURE__*/ zod.looseObject({
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type TextDecoration = zod.input<typeof TextDecoration>;
export type TextDecorationOutput = zod.output<typeof TextDecoration>;

export const TextNodeStyle = /*#__PURE__*/ zod.looseObject({
  decorations: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(TextDecoration)),
  nodeStyle: /*#__PURE__*/ zod.nullish(NodeStyle),
  lineHeight: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type TextNodeStyle = zod.input<typeof TextNodeStyle>;
export type TextNodeStyleOutput = zod.output<typeof TextNodeStyle>;

export const DocumentStyle = /*#__PURE__*/ zod.looseObject({
  headerOne: /*#__PURE__*/ zod.nullish(TextNodeStyle),
  headerTwo: /*#__PURE__*/ zod.nullish(TextNodeStyle),
  headerThree: /*#__PURE__*/ zod.nullish(TextNodeStyle),
  headerFour: /*#__PURE__*/ zod.nullish(TextNodeStyle),
  headerFive: /*#__PURE__*/ zod.nullish(TextNodeStyle),
  headerSix: /*#__PURE__*/ zod.nullish(TextNodeStyle),
  paragraph: /*#__PURE__*/ zod.nullish(TextNodeStyle),
  blockquote: /*#__PURE__*/ zod.nullish(TextNodeStyle),
  codeBlock: /*#__PURE__*/ zod.nullish(TextNodeStyle),
});

export type DocumentStyle = zod.input<typeof DocumentStyle>;
export type DocumentStyleOutput = zod.output<typeof DocumentStyle>;

export const RichContent = /*#__PURE__*/ zod.looseObject({
  nodes: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(RichContentNode)),
  metadata: /*#__PURE__*/ zod.nullish(RichContentMetadata),
  documentStyle: /*#__PURE__*/ zod.nullish(DocumentStyle),
});

export type RichContent = zod.input<typeof RichContent>;
export type RichContentOutput = zod.output<typeof RichContent>;

export const TreeReferenceReceived = /*#__PURE__*/ zod.looseObject({
  appNamespace: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  treeKey: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type TreeReferenceReceived = zod.input<typeof TreeReferenceReceived>;
export type TreeReferenceReceivedOutput = zod.output<typeof TreeReferenceReceived>;

export const ExtendedFields = /*#__PURE__*/ zod.looseObject({
  namespaces: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.looseObject({})),
  ),
});

export type ExtendedFields = zod.input<typeof ExtendedFields>;
export type ExtendedFieldsOutput = zod.output<typeof ExtendedFields>;

export const Category = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  revision: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  createdDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  updatedDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  image: /*#__PURE__*/ zod.nullish(LimitedImage),
  itemCounter: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  visible: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  breadcrumbsInfo: /*#__PURE__*/ zod.nullish(BreadcrumbsInfo),
  parentCategory: /*#__PURE__*/ zod.nullish(ParentCategory),
  slug: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  seoData: /*#__PURE__*/ zod.nullish(SeoSchema),
  richContentDescription: /*#__PURE__*/ zod.nullish(RichContent),
  treeReference: /*#__PURE__*/ zod.nullish(TreeReferenceReceived),
  managingAppId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  extendedFields: /*#__PURE__*/ zod.nullish(ExtendedFields),
});

export type Category = zod.input<typeof Category>;
export type CategoryOutput = zod.output<typeof Category>;

export const GetCategoryResponse = /*#__PURE__*/ zod.looseObject({
  category: /*#__PURE__*/ zod.nullish(Category),
});

export type GetCategoryResponse = zod.input<typeof GetCategoryResponse>;
export type GetCategoryResponseOutput = zod.output<typeof GetCategoryResponse>;

export const GetCategoryBySlugResponse = /*#__PURE__*/ zod.looseObject({
  category: /*#__PURE__*/ zod.nullish(Category),
});

export type GetCategoryBySlugResponse = zod.input<typeof GetCategoryBySlugResponse>;
export type GetCategoryBySlugResponseOutput = zod.output<typeof GetCategoryBySlugResponse>;

export const longCursorPagingLimitDefault = 50;
export const longCursorPagingLimitMin = 0;
export const longCursorPagingLimitMax = 1000;

export const longCursorPagingCursorMax = 16000;

export const LongCursorPaging = /*#__PURE__*/ zod.object({
  limit: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(longCursorPagingLimitMin))
      .check(/*#__PURE__*/ zod.lte(longCursorPagingLimitMax)),
    longCursorPagingLimitDefault,
  ),
  cursor: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(longCursorPagingCursorMax)),
  ),
});

export type LongCursorPaging = zod.input<typeof LongCursorPaging>;
export type LongCursorPagingOutput = zod.output<typeof LongCursorPaging>;

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

export const categoryFilterAndMax = 50;

export const categoryFilterOrMax = 50;

export type CategoryFilter = {
  id?: TextCondition;
  name?: TextCondition;
  slug?: TextCondition;
  visible?: BooleanCondition;
  'parentCategory.id'?: TextCondition;
  'parentCategory.index'?: AmountCondition;
  managingAppId?: TextCondition;
  'treeReference.appNamespace'?: TextCondition;
  'treeReference.treeKey'?: TextCondition;
  createdDate?: InstantCondition;
  updatedDate?: InstantCondition;
  /**
   * All of these filters must match.
   * @maxItems 50
   */
  $and?: CategoryFilter[];
  /**
   * At least one of these filters must match.
   * @maxItems 50
   */
  $or?: CategoryFilter[];
  $not?: CategoryFilter;
};

export const CategoryFilter: zod.ZodMiniType<CategoryFilter> = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.optional(TextCondition),
  name: /*#__PURE__*/ zod.optional(TextCondition),
  slug: /*#__PURE__*/ zod.optional(TextCondition),
  visible: /*#__PURE__*/ zod.optional(BooleanCondition),
  'parentCategory.id': /*#__PURE__*/ zod.optional(TextCondition),
  'parentCategory.index': /*#__PURE__*/ zod.optional(AmountCondition),
  managingAppId: /*#__PURE__*/ zod.optional(TextCondition),
  'treeReference.appNamespace': /*#__PURE__*/ zod.optional(TextCondition),
  'treeReference.treeKey': /*#__PURE__*/ zod.optional(TextCondition),
  createdDate: /*#__PURE__*/ zod.optional(InstantCondition),
  updatedDate: /*#__PURE__*/ zod.optional(InstantCondition),
  $and: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.lazy(() => CategoryFilter))
      .check(/*#__PURE__*/ zod.maxLength(categoryFilterAndMax)),
  ),
  $or: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.lazy(() => CategoryFilter))
      .check(/*#__PURE__*/ zod.maxLength(categoryFilterOrMax)),
  ),
  $not: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.lazy(() => CategoryFilter)),
});

export type CategoryFilterOutput = zod.output<typeof CategoryFilter>;

export const CategorySortField = /*#__PURE__*/ zod.enum([
  'createdDate',
  'updatedDate',
  'name',
  'managingAppId',
  'parentCategory.id',
  'parentCategory.index',
]);

export type CategorySortField = zod.input<typeof CategorySortField>;
export type CategorySortFieldOutput = zod.output<typeof CategorySortField>;

export const SortOrder = /*#__PURE__*/ zod.enum(['ASC', 'DESC']);

export type SortOrder = zod.input<typeof SortOrder>;
export type SortOrderOutput = zod.output<typeof SortOrder>;

export const CategorySorting = /*#__PURE__*/ zod.object({
  fieldName: CategorySortField,
  order: /*#__PURE__*/ zod.optional(SortOrder),
});

export type CategorySorting = zod.input<typeof CategorySorting>;
export type CategorySortingOutput = zod.output<typeof CategorySorting>;

export const categoryQuerySortMax = 5;

export const CategoryQuery = /*#__PURE__*/ zod.object({
  cursorPaging: /*#__PURE__*/ zod.optional(LongCursorPaging),
  filter: /*#__PURE__*/ zod.optional(CategoryFilter),
  sort: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(CategorySorting).check(/*#__PURE__*/ zod.maxLength(categoryQuerySortMax)),
  ),
});

export type CategoryQuery = zod.input<typeof CategoryQuery>;
export type CategoryQueryOutput = zod.output<typeof CategoryQuery>;

export const treeReferenceAppNamespaceMin = 4;
export const treeReferenceAppNamespaceMax = 150;

export const treeReferenceTreeKeyMax = 44;

export const TreeReference = /*#__PURE__*/ zod.object({
  appNamespace: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(treeReferenceAppNamespaceMin))
    .check(/*#__PURE__*/ zod.maxLength(treeReferenceAppNamespaceMax)),
  treeKey: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(treeReferenceTreeKeyMax)),
  ),
});

export type TreeReference = zod.input<typeof TreeReference>;
export type TreeReferenceOutput = zod.output<typeof TreeReference>;

export const CategoryField = /*#__PURE__*/ zod.enum([
  'BREADCRUMBS_INFO',
  'DESCRIPTION',
  'RICH_CONTENT_DESCRIPTION',
]);

export type CategoryField = zod.input<typeof CategoryField>;
export type CategoryFieldOutput = zod.output<typeof CategoryField>;

export const CategoryFieldsMax = 100;

export const CategoryFields = /*#__PURE__*/ zod
  .array(CategoryField)
  .check(/*#__PURE__*/ zod.maxLength(CategoryFieldsMax));

export type CategoryFields = zod.input<typeof CategoryFields>;
export type CategoryFieldsOutput = zod.output<typeof CategoryFields>;

export const queryCategoriesRequestReturnNonVisibleCategoriesDefault = false;

export const QueryCategoriesRequest = /*#__PURE__*/ zod.object({
  query: /*#__PURE__*/ zod.optional(CategoryQuery),
  treeReference: TreeReference,
  returnNonVisibleCategories: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    queryCategoriesRequestReturnNonVisibleCategoriesDefault,
  ),
  fields: /*#__PURE__*/ zod.optional(CategoryFields),
});

export type QueryCategoriesRequest = zod.input<typeof QueryCategoriesRequest>;
export type QueryCategoriesRequestOutput = zod.output<typeof QueryCategoriesRequest>;

export const Cursors = /*#__PURE__*/ zod.looseObject({
  next: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  prev: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type Cursors = zod.input<typeof Cursors>;
export type CursorsOutput = zod.output<typeof Cursors>;

export const CursorPagingMetadata = /*#__PURE__*/ zod.looseObject({
  count: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  cursors: /*#__PURE__*/ zod.nullish(Cursors),
  hasNext: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
});

export type CursorPagingMetadata = zod.input<typeof CursorPagingMetadata>;
export type CursorPagingMetadataOutput = zod.output<typeof CursorPagingMetadata>;

export const QueryCategoriesResponse = /*#__PURE__*/ zod.looseObject({
  categories: /*#__PURE__*/ zod.array(Category),
  pagingMetadata: /*#__PURE__*/ zod.nullish(CursorPagingMetadata),
});

export type QueryCategoriesResponse = zod.input<typeof QueryCategoriesResponse>;
export type QueryCategoriesResponseOutput = zod.output<typeof QueryCategoriesResponse>;

export const AggregationType = /*#__PURE__*/ zod.enum([
  'VALUE',
  'RANGE',
  'SCALAR',
  'DATE_HISTOGRAM',
  'NESTED',
]);

export type AggregationType = zod.input<typeof AggregationType>;
export type AggregationTypeOutput = zod.output<typeof AggregationType>;

export const CategoryAggregatableField = /*#__PURE__*/ zod.enum([
  'createdDate',
  'id',
  'updatedDate',
  'managingAppId',
  'name',
  'parentCategory.id',
  'parentCategory.index',
  'slug',
  'treeReference.appNamespace',
  'treeReference.treeKey',
  'visible',
]);

export type CategoryAggregatableField = zod.input<typeof CategoryAggregatableField>;
export type CategoryAggregatableFieldOutput = zod.output<typeof CategoryAggregatableField>;

export const ValueAggregationSortType = /*#__PURE__*/ zod.enum(['COUNT', 'VALUE']);

export type ValueAggregationSortType = zod.input<typeof ValueAggregationSortType>;
export type ValueAggregationSortTypeOutput = zod.output<typeof ValueAggregationSortType>;

export const ValueAggregationSortDirection = /*#__PURE__*/ zod.enum(['DESC', 'ASC']);

export type ValueAggregationSortDirection = zod.input<typeof ValueAggregationSortDirection>;
export type ValueAggregationSortDirectionOutput = zod.output<typeof ValueAggregationSortDirection>;

export const MissingValuesDefault = `EXCLUDE`;

export const MissingValues = /*#__PURE__*/ zod._default(
  /*#__PURE__*/ zod.enum(['EXCLUDE', 'INCLUDE']),
  MissingValuesDefault,
);

export type MissingValues = zod.input<typeof MissingValues>;
export type MissingValuesOutput = zod.output<typeof MissingValues>;

export const includeMissingValuesOptionsAddToBucketMax = 20;

export const IncludeMissingValuesOptions = /*#__PURE__*/ zod.object({
  addToBucket: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(includeMissingValuesOptionsAddToBucketMax)),
  ),
});

export type IncludeMissingValuesOptions = zod.input<typeof IncludeMissingValuesOptions>;
export type IncludeMissingValuesOptionsOutput = zod.output<typeof IncludeMissingValuesOptions>;

export const valueAggregationLimitDefault = 10;

export const ValueAggregation = /*#__PURE__*/ zod.object({
  sortType: /*#__PURE__*/ zod.optional(ValueAggregationSortType),
  sortDirection: /*#__PURE__*/ zod.optional(ValueAggregationSortDirection),
  limit: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int(), valueAggregationLimitDefault),
  missingValues: /*#__PURE__*/ zod.optional(MissingValues),
  includeOptions: /*#__PURE__*/ zod.optional(IncludeMissingValuesOptions),
});

export type ValueAggregation = zod.input<typeof ValueAggregation>;
export type ValueAggregationOutput = zod.output<typeof ValueAggregation>;

export const RangeBucket = /*#__PURE__*/ zod.object({
  from: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  to: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
});

export type RangeBucket = zod.input<typeof RangeBucket>;
export type RangeBucketOutput = zod.output<typeof RangeBucket>;

export const rangeAggregationBucketsMax = 50;

export const RangeAggregation = /*#__PURE__*/ zod.object({
  buckets: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(RangeBucket).check(/*#__PURE__*/ zod.maxLength(rangeAggregationBucketsMax)),
  ),
});

export type RangeAggregation = zod.input<typeof RangeAggregation>;
export type RangeAggregationOutput = zod.output<typeof RangeAggregation>;

export const ScalarType = /*#__PURE__*/ zod.enum(['COUNT_DISTINCT', 'MIN', 'MAX']);

export type ScalarType = zod.input<typeof ScalarType>;
export type ScalarTypeOutput = zod.output<typeof ScalarType>;

export const ScalarAggregation = /*#__PURE__*/ zod.object({
  type: /*#__PURE__*/ zod.optional(ScalarType),
});

export type ScalarAggregation = zod.input<typeof ScalarAggregation>;
export type ScalarAggregationOutput = zod.output<typeof ScalarAggregation>;

export const DateHistogramInterval = /*#__PURE__*/ zod.enum([
  'YEAR',
  'MONTH',
  'WEEK',
  'DAY',
  'HOUR',
  'MINUTE',
  'SECOND',
]);

export type DateHistogramInterval = zod.input<typeof DateHistogramInterval>;
export type DateHistogramIntervalOutput = zod.output<typeof DateHistogramInterval>;

export const DateHistogramAggregation = /*#__PURE__*/ zod.object({
  interval: /*#__PURE__*/ zod.optional(DateHistogramInterval),
});

export type DateHistogramAggregation = zod.input<typeof DateHistogramAggregation>;
export type DateHistogramAggregationOutput = zod.output<typeof DateHistogramAggregation>;

export const NestedAggregationType = /*#__PURE__*/ zod.enum(['VALUE', 'RANGE', 'SCALAR', 'DATE_HISTOGRAM']);

export type NestedAggregationType = zod.input<typeof NestedAggregationType>;
export type NestedAggregationTypeOutput = zod.output<typeof NestedAggregationType>;

export const categoryNestedAggregationItemNameMax = 100;

export const CategoryNestedAggregationItem = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(categoryNestedAggregationItemNameMax)),
  ),
  type: /*#__PURE__*/ zod.optional(NestedAggregationType),
  fieldPath: /*#__PURE__*/ zod.optional(CategoryAggregatableField),
  value: /*#__PURE__*/ zod.optional(ValueAggregation),
  range: /*#__PURE__*/ zod.optional(RangeAggregation),
  scalar: /*#__PURE__*/ zod.optional(ScalarAggregation),
  dateHistogram: /*#__PURE__*/ zod.optional(DateHistogramAggregation),
});

export type CategoryNestedAggregationItem = zod.input<typeof CategoryNestedAggregationItem>;
export type CategoryNestedAggregationItemOutput = zod.output<typeof CategoryNestedAggregationItem>;

export const categoryNestedAggregationNestedAggregationsMin = 2;
export const categoryNestedAggregationNestedAggregationsMax = 3;

export const CategoryNestedAggregation = /*#__PURE__*/ zod.object({
  nestedAggregations: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(CategoryNestedAggregationItem)
      .check(/*#__PURE__*/ zod.minLength(categoryNestedAggregationNestedAggregationsMin))
      .check(/*#__PURE__*/ zod.maxLength(categoryNestedAggregationNestedAggregationsMax)),
  ),
});

export type CategoryNestedAggregation = zod.input<typeof CategoryNestedAggregation>;
export type CategoryNestedAggregationOutput = zod.output<typeof CategoryNestedAggregation>;

export const categoryAggregationNameMax = 100;

export const CategoryAggregation = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(categoryAggregationNameMax)),
  ),
  type: /*#__PURE__*/ zod.optional(AggregationType),
  fieldPath: /*#__PURE__*/ zod.optional(CategoryAggregatableField),
  value: /*#__PURE__*/ zod.optional(ValueAggregation),
  range: /*#__PURE__*/ zod.optional(RangeAggregation),
  scalar: /*#__PURE__*/ zod.optional(ScalarAggregation),
  dateHistogram: /*#__PURE__*/ zod.optional(DateHistogramAggregation),
  nested: /*#__PURE__*/ zod.optional(CategoryNestedAggregation),
});

export type CategoryAggregation = zod.input<typeof CategoryAggregation>;
export type CategoryAggregationOutput = zod.output<typeof CategoryAggregation>;

export const SearchMode = /*#__PURE__*/ zod.enum(['OR', 'AND']);

export type SearchMode = zod.input<typeof SearchMode>;
export type SearchModeOutput = zod.output<typeof SearchMode>;

export const CategorySearchableField = /*#__PURE__*/ zod.enum(['name', 'description']);

export type CategorySearchableField = zod.input<typeof CategorySearchableField>;
export type CategorySearchableFieldOutput = zod.output<typeof CategorySearchableField>;

export const categorySearchDetailsExpressionMax = 100;

export const categorySearchDetailsFieldsMax = 20;

export const CategorySearchDetails = /*#__PURE__*/ zod.object({
  mode: /*#__PURE__*/ zod.optional(SearchMode),
  expression: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(categorySearchDetailsExpressionMax)),
  ),
  fields: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(CategorySearchableField)
      .check(/*#__PURE__*/ zod.maxLength(categorySearchDetailsFieldsMax)),
  ),
  fuzzy: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type CategorySearchDetails = zod.input<typeof CategorySearchDetails>;
export type CategorySearchDetailsOutput = zod.output<typeof CategorySearchDetails>;

export const categorySearchSortMax = 10;

export const categorySearchAggregationsMax = 10;

export const categorySearchTimeZoneMax = 50;

export const CategorySearch = /*#__PURE__*/ zod.object({
  cursorPaging: /*#__PURE__*/ zod.optional(LongCursorPaging),
  filter: /*#__PURE__*/ zod.optional(CategoryFilter),
  sort: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(CategorySorting).check(/*#__PURE__*/ zod.maxLength(categorySearchSortMax)),
  ),
  aggregations: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(CategoryAggregation)
      .check(/*#__PURE__*/ zod.maxLength(categorySearchAggregationsMax)),
  ),
  search: /*#__PURE__*/ zod.optional(CategorySearchDetails),
  timeZone: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(categorySearchTimeZoneMax)),
  ),
});

export type CategorySearch = zod.input<typeof CategorySearch>;
export type CategorySearchOutput = zod.output<typeof CategorySearch>;

export const searchCategoriesRequestReturnNonVisibleCategoriesDefault = false;

export const SearchCategoriesRequest = /*#__PURE__*/ zod.object({
  search: CategorySearch,
  treeReference: TreeReference,
  returnNonVisibleCategories: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    searchCategoriesRequestReturnNonVisibleCategoriesDefault,
  ),
  fields: /*#__PURE__*/ zod.optional(CategoryFields),
});

export type SearchCategoriesRequest = zod.input<typeof SearchCategoriesRequest>;
export type SearchCategoriesRequestOutput = zod.output<typeof SearchCategoriesRequest>;

export const ValueAggregationResult = /*#__PURE__*/ zod.looseObject({
  value: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  count: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type ValueAggregationResult = zod.input<typeof ValueAggregationResult>;
export type ValueAggregationResultOutput = zod.output<typeof ValueAggregationResult>;

export const ValueResults = /*#__PURE__*/ zod.looseObject({
  results: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ValueAggregationResult)),
});

export type ValueResults = zod.input<typeof ValueResults>;
export type ValueResultsOutput = zod.output<typeof ValueResults>;

export const RangeAggregationResult = /*#__PURE__*/ zod.looseObject({
  from: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  to: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  count: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type RangeAggregationResult = zod.input<typeof RangeAggregationResult>;
export type RangeAggregationResultOutput = zod.output<typeof RangeAggregationResult>;

export const RangeResults = /*#__PURE__*/ zod.looseObject({
  results: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(RangeAggregationResult)),
});

export type RangeResults = zod.input<typeof RangeResults>;
export type RangeResultsOutput = zod.output<typeof RangeResults>;

export const ScalarAggregationResult = /*#__PURE__*/ zod.looseObject({
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  value: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type ScalarAggregationResult = zod.input<typeof ScalarAggregationResult>;
export type ScalarAggregationResultOutput = zod.output<typeof ScalarAggregationResult>;

export const NestedAggregationResult = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  fieldPath: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  values: /*#__PURE__*/ zod.nullish(ValueResults),
  ranges: /*#__PURE__*/ zod.nullish(RangeResults),
  scalar: /*#__PURE__*/ zod.nullish(ScalarAggregationResult),
});

export type NestedAggregationResult = zod.input<typeof NestedAggregationResult>;
export type NestedAggregationResultOutput = zod.output<typeof NestedAggregationResult>;

export const NestedValueAggregationResult = /*#__PURE__*/ zod.looseObject({
  value: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  nestedResults: /*#__PURE__*/ zod.nullish(NestedAggregationResult),
});

export type NestedValueAggregationResult = zod.input<typeof NestedValueAggregationResult>;
export type NestedValueAggregationResultOutput = zod.output<typeof NestedValueAggregationResult>;

export const GroupByValueResults = /*#__PURE__*/ zod.looseObject({
  results: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(NestedValueAggregationResult)),
});

export type GroupByValueResults = zod.input<typeof GroupByValueResults>;
export type GroupByValueResultsOutput = zod.output<typeof GroupByValueResults>;

export const DateHistogramResult = /*#__PURE__*/ zod.looseObject({
  value: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  count: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type DateHistogramResult = zod.input<typeof DateHistogramResult>;
export type DateHistogramResultOutput = zod.output<typeof DateHistogramResult>;

export const DateHistogramResults = /*#__PURE__*/ zod.looseObject({
  results: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(DateHistogramResult)),
});

export type DateHistogramResults = zod.input<typeof DateHistogramResults>;
export type DateHistogramResultsOutput = zod.output<typeof DateHistogramResults>;

export const NestedValueResult = /*#__PURE__*/ zod.looseObject({
  value: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  count: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type NestedValueResult = zod.input<typeof NestedValueResult>;
export type NestedValueResultOutput = zod.output<typeof NestedValueResult>;

export const NestedRangeResult = /*#__PURE__*/ zod.looseObject({
  from: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  to: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  count: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type NestedRangeResult = zod.input<typeof NestedRangeResult>;
export type NestedRangeResultOutput = zod.output<typeof NestedRangeResult>;

export const NestedScalarResult = /*#__PURE__*/ zod.looseObject({
  value: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type NestedScalarResult = zod.input<typeof NestedScalarResult>;
export type NestedScalarResultOutput = zod.output<typeof NestedScalarResult>;

export const NestedResultValue = /*#__PURE__*/ zod.looseObject({
  value: /*#__PURE__*/ zod.nullish(NestedValueResult),
  range: /*#__PURE__*/ zod.nullish(NestedRangeResult),
  scalar: /*#__PURE__*/ zod.nullish(NestedScalarResult),
  dateHistogram: /*#__PURE__*/ zod.nullish(NestedValueResult),
});

export type NestedResultValue = zod.input<typeof NestedResultValue>;
export type NestedResultValueOutput = zod.output<typeof NestedResultValue>;

export const NestedResult = /*#__PURE__*/ zod.looseObject({
  results: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), NestedResultValue)),
});

export type NestedResult = zod.input<typeof NestedResult>;
export type NestedResultOutput = zod.output<typeof NestedResult>;

export const NestedResults = /*#__PURE__*/ zod.looseObject({
  results: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(NestedResult)),
});

export type NestedResults = zod.input<typeof NestedResults>;
export type NestedResultsOutput = zod.output<typeof NestedResults>;

export const AggregationResult = /*#__PURE__*/ zod.looseObject({
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  fieldPath: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  values: /*#__PURE__*/ zod.nullish(ValueResults),
  ranges: /*#__PURE__*/ zod.nullish(RangeResults),
  scalar: /*#__PURE__*/ zod.nullish(ScalarAggregationResult),
  groupedByValue: /*#__PURE__*/ zod.nullish(GroupByValueResults),
  dateHistogram: /*#__PURE__*/ zod.nullish(DateHistogramResults),
  nested: /*#__PURE__*/ zod.nullish(NestedResults),
});

export type AggregationResult = zod.input<typeof AggregationResult>;
export type AggregationResultOutput = zod.output<typeof AggregationResult>;

export const AggregationData = /*#__PURE__*/ zod.looseObject({
  results: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(AggregationResult)),
});

export type AggregationData = zod.input<typeof AggregationData>;
export type AggregationDataOutput = zod.output<typeof AggregationData>;

export const SearchCategoriesResponse = /*#__PURE__*/ zod.looseObject({
  categories: /*#__PURE__*/ zod.array(Category),
  pagingMetadata: /*#__PURE__*/ zod.nullish(CursorPagingMetadata),
  aggregationData: /*#__PURE__*/ zod.nullish(AggregationData),
});

export type SearchCategoriesResponse = zod.input<typeof SearchCategoriesResponse>;
export type SearchCategoriesResponseOutput = zod.output<typeof SearchCategoriesResponse>;

export const countCategoriesRequestReturnNonVisibleCategoriesDefault = false;

export const CountCategoriesRequest = /*#__PURE__*/ zod.object({
  filter: /*#__PURE__*/ zod.optional(CategoryFilter),
  search: /*#__PURE__*/ zod.optional(CategorySearchDetails),
  treeReference: TreeReference,
  returnNonVisibleCategories: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    countCategoriesRequestReturnNonVisibleCategoriesDefault,
  ),
});

export type CountCategoriesRequest = zod.input<typeof CountCategoriesRequest>;
export type CountCategoriesRequestOutput = zod.output<typeof CountCategoriesRequest>;

export const CountCategoriesResponse = /*#__PURE__*/ zod.looseObject({
  count: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type CountCategoriesResponse = zod.input<typeof CountCategoriesResponse>;
export type CountCategoriesResponseOutput = zod.output<typeof CountCategoriesResponse>;

export const ItemReferenceReceived = /*#__PURE__*/ zod.looseObject({
  catalogItemId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type ItemReferenceReceived = zod.input<typeof ItemReferenceReceived>;
export type ItemReferenceReceivedOutput = zod.output<typeof ItemReferenceReceived>;

export const PlatformPagingMetadata = /*#__PURE__*/ zod.looseObject({
  count: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  offset: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  total: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  tooManyToCount: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  cursors: /*#__PURE__*/ zod.nullish(Cursors),
});

export type PlatformPagingMetadata = zod.input<typeof PlatformPagingMetadata>;
export type PlatformPagingMetadataOutput = zod.output<typeof PlatformPagingMetadata>;

export const ListItemsInCategoryResponse = /*#__PURE__*/ zod.looseObject({
  items: /*#__PURE__*/ zod.array(ItemReferenceReceived),
  pagingMetadata: /*#__PURE__*/ zod.nullish(PlatformPagingMetadata),
});

export type ListItemsInCategoryResponse = zod.input<typeof ListItemsInCategoryResponse>;
export type ListItemsInCategoryResponseOutput = zod.output<typeof ListItemsInCategoryResponse>;

export const ListCategoriesForItemResponse = /*#__PURE__*/ zod.looseObject({
  directCategoryIds: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  allCategoryIds: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
});

export type ListCategoriesForItemResponse = zod.input<typeof ListCategoriesForItemResponse>;
export type ListCategoriesForItemResponseOutput = zod.output<typeof ListCategoriesForItemResponse>;

export const ListTreesResponse = /*#__PURE__*/ zod.looseObject({
  trees: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(TreeReferenceReceived)),
});

export type ListTreesResponse = zod.input<typeof ListTreesResponse>;
export type ListTreesResponseOutput = zod.output<typeof ListTreesResponse>;

export const itemReferenceCatalogItemIdMax = 36;

export const itemReferenceAppIdMax = 36;

export const ItemReference = /*#__PURE__*/ zod.object({
  catalogItemId: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(itemReferenceCatalogItemIdMax)),
  appId: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(itemReferenceAppIdMax)),
});

export type ItemReference = zod.input<typeof ItemReference>;
export type ItemReferenceOutput = zod.output<typeof ItemReference>;

export const categoryItemsPagingLimitDefault = 100;
export const categoryItemsPagingLimitMin = 0;
export const categoryItemsPagingLimitMax = 1000;

export const categoryItemsPagingCursorMax = 16000;

export const CategoryItemsPaging = /*#__PURE__*/ zod.object({
  limit: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(categoryItemsPagingLimitMin))
      .check(/*#__PURE__*/ zod.lte(categoryItemsPagingLimitMax)),
    categoryItemsPagingLimitDefault,
  ),
  cursor: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(categoryItemsPagingCursorMax)),
  ),
});

export type CategoryItemsPaging = zod.input<typeof CategoryItemsPaging>;
export type CategoryItemsPagingOutput = zod.output<typeof CategoryItemsPaging>;

export const RichContentNodeType = /*#__PURE__*/ zod.enum([
  'PARAGRAPH',
  'TEXT',
  'HEADING',
  'BULLETED_LIST',
  'ORDERED_LIST',
  'LIST_ITEM',
  'BLOCKQUOTE',
  'CODE_BLOCK',
  'VIDEO',
  'DIVIDER',
  'FILE',
  'GALLERY',
  'GIF',
  'HTML',
  'IMAGE',
  'LINK_PREVIEW',
  'MAP',
  'POLL',
  'APP_EMBED',
  'BUTTON',
  'COLLAPSIBLE_LIST',
  'TABLE',
  'EMBED',
  'COLLAPSIBLE_ITEM',
  'COLLAPSIBLE_ITEM_TITLE',
  'COLLAPSIBLE_ITEM_BODY',
  'TABLE_CELL',
  'TABLE_ROW',
  'EXTERNAL',
  'AUDIO',
  'CAPTION',
  'LAYOUT',
  'LAYOUT_CELL',
  'SHAPE',
  'CARD',
  'TOC',
  'SMART_BLOCK',
  'SMART_BLOCK_CELL',
  'CHECKBOX_LIST',
]);

export type RichContentNodeType = zod.input<typeof RichContentNodeType>;
export type RichContentNodeTypeOutput = zod.output<typeof RichContentNodeType>;

export const TextDecorationType = /*#__PURE__*/ zod.enum([
  'BOLD',
  'ITALIC',
  'UNDERLINE',
  'SPOILER',
  'ANCHOR',
  'MENTION',
  'LINK',
  'COLOR',
  'FONT_SIZE',
  'EXTERNAL',
  'STRIKETHROUGH',
  'SUPERSCRIPT',
  'SUBSCRIPT',
  'FONT_FAMILY',
  'SKETCH',
]);

export type TextDecorationType = zod.input<typeof TextDecorationType>;
export type TextDecorationTypeOutput = zod.output<typeof TextDecorationType>;

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
 * Returns a category by its id, also a hidden one: look at `visible`. Fails with 404 if the tree has no such category.
 * @summary Get a category
 */
export const GetCategoryParams = /*#__PURE__*/ zod.object({
  categoryId: /*#__PURE__*/ zod.guid(),
});

export const getCategoryQueryTreeReferenceAppNamespaceMin = 4;
export const getCategoryQueryTreeReferenceAppNamespaceMax = 150;

export const getCategoryQueryTreeReferenceTreeKeyMax = 44;

export const getCategoryQueryFieldsMax = 100;

export const GetCategoryQueryParams = /*#__PURE__*/ zod.object({
  treeReference: /*#__PURE__*/ zod.object({
    appNamespace: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(getCategoryQueryTreeReferenceAppNamespaceMin))
      .check(/*#__PURE__*/ zod.maxLength(getCategoryQueryTreeReferenceAppNamespaceMax)),
    treeKey: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(getCategoryQueryTreeReferenceTreeKeyMax)),
    ),
  }),
  fields: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(CategoryField).check(/*#__PURE__*/ zod.maxLength(getCategoryQueryFieldsMax)),
  ),
});

export const GetCategoryResponseSchema = GetCategoryResponse;

/**
 * Returns a category by its slug, also a hidden one: look at `visible`. Fails with 404 if the tree has no category with this slug. The platform marks this call as a preview.
 * @summary Get a category by its slug
 */

export const GetCategoryBySlugParams = /*#__PURE__*/ zod.object({
  slug: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
});

export const getCategoryBySlugQueryTreeReferenceAppNamespaceMin = 4;
export const getCategoryBySlugQueryTreeReferenceAppNamespaceMax = 150;

export const getCategoryBySlugQueryTreeReferenceTreeKeyMax = 44;

export const getCategoryBySlugQueryFieldsMax = 100;

export const GetCategoryBySlugQueryParams = /*#__PURE__*/ zod.object({
  treeReference: /*#__PURE__*/ zod.object({
    appNamespace: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(getCategoryBySlugQueryTreeReferenceAppNamespaceMin))
      .check(/*#__PURE__*/ zod.maxLength(getCategoryBySlugQueryTreeReferenceAppNamespaceMax)),
    treeKey: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(getCategoryBySlugQueryTreeReferenceTreeKeyMax)),
    ),
  }),
  fields: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(CategoryField)
      .check(/*#__PURE__*/ zod.maxLength(getCategoryBySlugQueryFieldsMax)),
  ),
});

export const GetCategoryBySlugResponseSchema = GetCategoryBySlugResponse;

/**
 * Returns one page of categories of a tree that match a filter, in the given order. Without a sort, the newest
 * categories come first; without a limit, a page has 50.
 *
 * An empty filter object of a visitor or member is rejected with 400; omit the filter instead. One source says
 * the same of a filter by `visible`, which the platform's declarations and working pages use.
 * @summary Query categories
 */
export const QueryCategoriesBody = QueryCategoriesRequest;

export const QueryCategoriesResponseSchema = QueryCategoriesResponse;

/**
 * Returns one page of categories of a tree that match a filter and a text, in the given order, and groups with their counts if the search asks for them. Without a sort, the newest categories come first; without a limit, a page has 50.
 * @summary Search categories
 */
export const SearchCategoriesBody = SearchCategoriesRequest;

export const SearchCategoriesResponseSchema = SearchCategoriesResponse;

/**
 * Returns the number of categories of a tree that match a filter and a text, for which a query returns no total.
 * @summary Count categories
 */
export const CountCategoriesBody = CountCategoriesRequest;

export const CountCategoriesResponseSchema = CountCategoriesResponse;

/**
 * Returns references to the items of a category, also of a hidden one, with the newest items first. With
 * `useCategoryArrangement`, the items that the owner arranged come first, in their order. To show products, read
 * them by their ids, or search products by the category.
 *
 * A page has at most 100 items, although the declared limit is 1000. If the query is longer than 4000 characters,
 * the same parameters are sent as the body of a POST to the same path.
 * @summary List the items of a category
 */
export const ListItemsInCategoryParams = /*#__PURE__*/ zod.object({
  categoryId: /*#__PURE__*/ zod.guid(),
});

export const listItemsInCategoryQueryTreeReferenceAppNamespaceMin = 4;
export const listItemsInCategoryQueryTreeReferenceAppNamespaceMax = 150;

export const listItemsInCategoryQueryTreeReferenceTreeKeyMax = 44;

export const listItemsInCategoryQueryCursorPagingLimitDefault = 100;
export const listItemsInCategoryQueryCursorPagingLimitMin = 0;
export const listItemsInCategoryQueryCursorPagingLimitMax = 1000;

export const listItemsInCategoryQueryCursorPagingCursorMax = 16000;

export const listItemsInCategoryQueryUseCategoryArrangementDefault = false;
export const listItemsInCategoryQueryIncludeItemsFromSubcategoriesDefault = false;

export const ListItemsInCategoryQueryParams = /*#__PURE__*/ zod.object({
  treeReference: /*#__PURE__*/ zod.object({
    appNamespace: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(listItemsInCategoryQueryTreeReferenceAppNamespaceMin))
      .check(/*#__PURE__*/ zod.maxLength(listItemsInCategoryQueryTreeReferenceAppNamespaceMax)),
    treeKey: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(listItemsInCategoryQueryTreeReferenceTreeKeyMax)),
    ),
  }),
  cursorPaging: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.object({
      limit: /*#__PURE__*/ zod._default(
        /*#__PURE__*/ zod
          .int()
          .check(/*#__PURE__*/ zod.gte(listItemsInCategoryQueryCursorPagingLimitMin))
          .check(/*#__PURE__*/ zod.lte(listItemsInCategoryQueryCursorPagingLimitMax)),
        listItemsInCategoryQueryCursorPagingLimitDefault,
      ),
      cursor: /*#__PURE__*/ zod.optional(
        /*#__PURE__*/ zod
          .string()
          .check(/*#__PURE__*/ zod.maxLength(listItemsInCategoryQueryCursorPagingCursorMax)),
      ),
    }),
  ),
  useCategoryArrangement: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    listItemsInCategoryQueryUseCategoryArrangementDefault,
  ),
  includeItemsFromSubcategories: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    listItemsInCategoryQueryIncludeItemsFromSubcategoriesDefault,
  ),
});

export const ListItemsInCategoryResponseSchema = ListItemsInCategoryResponse;

/**
 * Returns the ids of the categories to which an item was added, and of these with all their ancestors. An item
 * that the tree does not know has none.
 *
 * If the query is longer than 4000 characters, the same parameters are sent as the body of a POST to the same
 * path.
 * @summary List the categories of an item
 */
export const listCategoriesForItemQueryItemCatalogItemIdMax = 36;

export const listCategoriesForItemQueryItemAppIdMax = 36;

export const listCategoriesForItemQueryTreeReferenceAppNamespaceMin = 4;
export const listCategoriesForItemQueryTreeReferenceAppNamespaceMax = 150;

export const listCategoriesForItemQueryTreeReferenceTreeKeyMax = 44;

export const ListCategoriesForItemQueryParams = /*#__PURE__*/ zod.object({
  item: /*#__PURE__*/ zod.object({
    catalogItemId: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listCategoriesForItemQueryItemCatalogItemIdMax)),
    appId: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listCategoriesForItemQueryItemAppIdMax)),
  }),
  treeReference: /*#__PURE__*/ zod.object({
    appNamespace: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(listCategoriesForItemQueryTreeReferenceAppNamespaceMin))
      .check(/*#__PURE__*/ zod.maxLength(listCategoriesForItemQueryTreeReferenceAppNamespaceMax)),
    treeKey: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(listCategoriesForItemQueryTreeReferenceTreeKeyMax)),
    ),
  }),
});

export const ListCategoriesForItemResponseSchema = ListCategoriesForItemResponse;

/**
 * Returns references to all trees of categories on the site. It is the only call that names no tree.
 * @summary List the trees
 */
export const ListTreesResponseSchema = ListTreesResponse;
