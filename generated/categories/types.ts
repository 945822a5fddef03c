// Generated from spec/categories.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Undeclared } from '../../src/core/undeclared.ts';
export type { Undeclared };

import type {
  AggregationData,
  AggregationType,
  AmountCondition,
  BooleanCondition,
  Breadcrumb,
  CursorPagingMetadata,
  DateHistogramAggregation,
  ErrorBody,
  ExtendedFields,
  InstantCondition,
  ItemReference,
  LimitedImage,
  LongCursorPaging,
  NestedAggregationType,
  NodeStyle,
  PlatformPagingMetadata,
  RangeAggregation,
  RichContentNodeNodesItem,
  RichContentNodeType,
  ScalarAggregation,
  SearchMode,
  SeoSchema,
  SortOrder,
  TextCondition,
  TextDecorationType,
  TreeReference,
  ValueAggregation,
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
  Breadcrumb,
  CursorPagingMetadata,
  Cursors,
  DateHistogramAggregation,
  DateHistogramInterval,
  DateHistogramResult,
  DateHistogramResults,
  ErrorBody,
  ErrorDetails,
  ErrorDetailsTracing,
  ExtendedFields,
  ExtendedFieldsNamespaces,
  FieldViolation,
  FieldViolationData,
  ForbiddenResponse,
  GroupByValueResults,
  IncludeMissingValuesOptions,
  InstantCondition,
  InstantOperators,
  ItemReference,
  LimitedImage,
  LongCursorPaging,
  MissingValues,
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
  PlatformPagingMetadata,
  RangeAggregation,
  RangeAggregationResult,
  RangeBucket,
  RangeResults,
  RichContentNodeNodesItem,
  RichContentNodeType,
  ScalarAggregation,
  ScalarAggregationResult,
  ScalarType,
  SearchMode,
  SeoKeyword,
  SeoKeywordSettings,
  SeoSchema,
  SeoTag,
  SeoTagMeta,
  SeoTagProps,
  SortOrder,
  StoreNotReadyV3Response,
  SystemError,
  TextCondition,
  TextDecorationType,
  TextOperators,
  TooManyRequestsResponse,
  TreeReference,
  UnauthorizedResponse,
  ValidationError,
  ValueAggregation,
  ValueAggregationResult,
  ValueAggregationSortDirection,
  ValueAggregationSortType,
  ValueResults,
  ViolatedRule,
} from '../shared/types.ts';

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
 * A named group of items in a tree. Parts that the call must request are absent otherwise; `x-only-with` names the value that requests them.
 */
export interface Category {
  id: string;
  /** Number of changes; a whole number as text. All categories of a tree share one revision. */
  readonly revision?: string;
  readonly createdDate?: string;
  readonly updatedDate?: string;
  /**
   * @minLength 1
   * @maxLength 80
   */
  name?: string;
  image?: LimitedImage;
  /**
   * Number of items of the category itself, without those of its subcategories.
   * @minimum 0
   */
  readonly itemCounter: number;
  /**
   * Plain text about the category.
   * @minLength 1
   * @maxLength 600
   */
  description?: string;
  /** Whether visitors of the store see the category. A hidden category hides its subcategories too. */
  visible?: boolean;
  breadcrumbsInfo?: BreadcrumbsInfo;
  parentCategory?: ParentCategory;
  /**
   * Part of the category page's URL that names the category.
   * @minLength 1
   * @maxLength 300
   */
  slug?: string;
  seoData?: SeoSchema;
  richContentDescription?: RichContent;
  treeReference?: TreeReference;
  /** App that made the category. Calls of others cannot change the items of such a category. */
  managingAppId?: string;
  extendedFields?: ExtendedFields;
}

/**
 * A field of a category by which groups are formed.
 */
export type CategoryAggregatableField =
  | 'createdDate'
  | 'id'
  | 'updatedDate'
  | 'managingAppId'
  | 'name'
  | 'parentCategory.id'
  | 'parentCategory.index'
  | 'slug'
  | 'treeReference.appNamespace'
  | 'treeReference.treeKey'
  | 'visible';

/**
 * One group to compute. `type` names its kind, and the member of that kind has its settings; groups within groups are in `nested`.
 */
export interface CategoryAggregation {
  /**
   * Name of the group in the response.
   * @maxLength 100
   */
  name?: string;
  type?: AggregationType;
  fieldPath?: CategoryAggregatableField;
  value?: ValueAggregation;
  range?: RangeAggregation;
  scalar?: ScalarAggregation;
  dateHistogram?: DateHistogramAggregation;
  nested?: CategoryNestedAggregation;
}

/**
 * A part of a category: the description as plain or as rich text, or the way from the root.
 */
export type CategoryField = 'BREADCRUMBS_INFO' | 'DESCRIPTION' | 'RICH_CONTENT_DESCRIPTION';

/**
 * Parts to add to each category.
 * @maxItems 100
 */
export type CategoryFields = readonly CategoryField[];

/**
 * Conditions on a category, all of which must match. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400.
 */
export interface CategoryFilter {
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
  $and?: readonly CategoryFilter[];
  /**
   * At least one of these filters must match.
   * @maxItems 50
   */
  $or?: readonly CategoryFilter[];
  $not?: CategoryFilter;
}

/**
 * Page of items to return, by a cursor from an earlier response.
 */
export interface CategoryItemsPaging {
  /**
   * Maximum number of items per page; a page has at most 100.
   * @minimum 0
   * @maximum 1000
   */
  limit?: number;
  /**
   * Cursor of the requested page. Absent for the first page.
   * @maxLength 16000
   */
  cursor?: string;
}

/**
 * Groups within groups, the outermost first.
 */
export interface CategoryNestedAggregation {
  /**
   * @minItems 2
   * @maxItems 3
   */
  nestedAggregations?: readonly CategoryNestedAggregationItem[];
}

/**
 * One level of groups.
 */
export interface CategoryNestedAggregationItem {
  /**
   * Name of the level in the response.
   * @maxLength 100
   */
  name?: string;
  type?: NestedAggregationType;
  fieldPath?: CategoryAggregatableField;
  value?: ValueAggregation;
  range?: RangeAggregation;
  scalar?: ScalarAggregation;
  dateHistogram?: DateHistogramAggregation;
}

/**
 * The tree has no such category.
 */
export type CategoryNotFoundResponse = ErrorBody;

export type CategoryPartsParameter = CategoryFields;

/**
 * Filter, sort order and page of a query. With a cursor from an earlier response, omit `filter` and `sort`.
 */
export interface CategoryQuery {
  cursorPaging?: LongCursorPaging;
  filter?: CategoryFilter;
  /**
   * The first field has precedence; the following ones break ties.
   * @maxItems 5
   */
  sort?: readonly CategorySorting[];
}

/**
 * Filter, text, sort order, groups and page of a search. With a cursor from an earlier response, omit everything but `cursorPaging`.
 */
export interface CategorySearch {
  cursorPaging?: LongCursorPaging;
  filter?: CategoryFilter;
  /**
   * The first field has precedence; the following ones break ties.
   * @maxItems 10
   */
  sort?: readonly CategorySorting[];
  /**
   * Groups to compute over all matching categories.
   * @maxItems 10
   */
  aggregations?: readonly CategoryAggregation[];
  search?: CategorySearchDetails;
  /**
   * Time zone in which dates are grouped, from the IANA database.
   * @maxLength 50
   */
  timeZone?: string;
}

/**
 * Text that categories must contain.
 */
export interface CategorySearchDetails {
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
  fields?: readonly CategorySearchableField[];
  /** Whether words with small differences match too. */
  fuzzy?: boolean;
}

/**
 * A field of a category in which a text is searched.
 */
export type CategorySearchableField = 'name' | 'description';

/**
 * A field by which categories can be sorted.
 */
export type CategorySortField =
  | 'createdDate'
  | 'updatedDate'
  | 'name'
  | 'managingAppId'
  | 'parentCategory.id'
  | 'parentCategory.index';

/**
 * One sort key; earlier keys have precedence.
 */
export interface CategorySorting {
  fieldName: CategorySortField;
  order?: SortOrder;
}

export interface CountCategoriesRequest {
  filter?: CategoryFilter;
  search?: CategorySearchDetails;
  treeReference: TreeReference;
  /** Whether hidden categories are counted too. */
  returnNonVisibleCategories?: boolean;
}

export interface CountCategoriesResponse {
  /**
   * Number of categories.
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

export type GetCategoryBySlugParams = {
  /**
   * Identifies a tree of categories. The tree of the store has the namespace `@wix/stores` and no key.
   */
  treeReference: TreeReferenceParameter;
  /**
   * Parts to add to each category.
   * @maxItems 100
   */
  fields?: CategoryPartsParameter;
};

export interface GetCategoryBySlugResponse {
  category?: Category;
}

export type GetCategoryParams = {
  /**
   * Identifies a tree of categories. The tree of the store has the namespace `@wix/stores` and no key.
   */
  treeReference: TreeReferenceParameter;
  /**
   * Parts to add to each category.
   * @maxItems 100
   */
  fields?: CategoryPartsParameter;
};

export interface GetCategoryResponse {
  category?: Category;
}

/**
 * The request is not valid, or its filter is.
 */
export type InvalidCategoryFilterResponse = ErrorBody;

export type ListCategoriesForItemParams = {
  /**
   * The item, written as `item.catalogItemId` and `item.appId`.
   */
  item: ItemReference;
  /**
   * Identifies a tree of categories. The tree of the store has the namespace `@wix/stores` and no key.
   */
  treeReference: TreeReferenceParameter;
};

export interface ListCategoriesForItemResponse {
  /**
   * Categories to which the item was added.
   * @maxItems 1000
   */
  directCategoryIds: string[];
  /**
   * These categories and all their ancestors, each once.
   * @maxItems 1000
   */
  allCategoryIds: string[];
}

export type ListItemsInCategoryParams = {
  /**
   * Identifies a tree of categories. The tree of the store has the namespace `@wix/stores` and no key.
   */
  treeReference: TreeReferenceParameter;
  /**
   * Page to return, written as `cursorPaging.limit` and `cursorPaging.cursor`.
   */
  cursorPaging?: CategoryItemsPaging;
  /**
   * True: arranged items first. False: the newest items first.
   */
  useCategoryArrangement?: boolean;
  /**
   * Whether items of all subcategories are listed too, each once.
   */
  includeItemsFromSubcategories?: boolean;
};

export interface ListItemsInCategoryResponse {
  /** @maxItems 100 */
  items: ItemReference[];
  pagingMetadata?: PlatformPagingMetadata;
}

export interface ListTreesResponse {
  /** @maxItems 20 */
  trees: TreeReference[];
}

/**
 * Place of the category in the tree. Without an id, the category is at the top.
 */
export interface ParentCategory {
  id?: string;
  /** Position among the categories with the same parent, from 0. */
  readonly index?: number;
}

export interface QueryCategoriesRequest {
  query?: CategoryQuery;
  treeReference: TreeReference;
  /** Whether hidden categories are returned too. */
  returnNonVisibleCategories?: boolean;
  fields?: CategoryFields;
}

export interface QueryCategoriesResponse {
  /** @maxItems 1000 */
  categories: Category[];
  pagingMetadata?: CursorPagingMetadata;
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

export interface SearchCategoriesRequest {
  search: CategorySearch;
  treeReference: TreeReference;
  /** Whether hidden categories are returned too. */
  returnNonVisibleCategories?: boolean;
  fields?: CategoryFields;
}

export interface SearchCategoriesResponse {
  /** @maxItems 1000 */
  categories: Category[];
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

export type TreeReferenceParameter = TreeReference;
