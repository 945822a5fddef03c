// Generated from spec/catalog-v2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import * as zod from 'zod/mini';

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

export const GetCollectionResponse = /*#__PURE__*/ zod.looseObject({
  collection: /*#__PURE__*/ zod.nullish(Collection),
});

export type GetCollectionResponse = zod.input<typeof GetCollectionResponse>;
export type GetCollectionResponseOutput = zod.output<typeof GetCollectionResponse>;

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

export const collectionFilterAndMax = 50;

export const collectionFilterOrMax = 50;

export type CollectionFilter = {
  id?: TextCondition;
  name?: TextCondition;
  /**
   * All of these filters must match.
   * @maxItems 50
   */
  $and?: CollectionFilter[];
  /**
   * At least one of these filters must match.
   * @maxItems 50
   */
  $or?: CollectionFilter[];
  $not?: CollectionFilter;
};

export const CollectionFilter: zod.ZodMiniType<CollectionFilter> = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.optional(TextCondition),
  name: /*#__PURE__*/ zod.optional(TextCondition),
  $and: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.lazy(() => CollectionFilter))
      .check(/*#__PURE__*/ zod.maxLength(collectionFilterAndMax)),
  ),
  $or: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.lazy(() => CollectionFilter))
      .check(/*#__PURE__*/ zod.maxLength(collectionFilterOrMax)),
  ),
  $not: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.lazy(() => CollectionFilter)),
});

export type CollectionFilterOutput = zod.output<typeof CollectionFilter>;

export const CollectionSortField = /*#__PURE__*/ zod.enum(['id', 'name']);

export type CollectionSortField = zod.input<typeof CollectionSortField>;
export type CollectionSortFieldOutput = zod.output<typeof CollectionSortField>;

export const SortOrder = /*#__PURE__*/ zod.enum(['ASC', 'DESC']);

export type SortOrder = zod.input<typeof SortOrder>;
export type SortOrderOutput = zod.output<typeof SortOrder>;

export const CollectionSorting = /*#__PURE__*/ zod.object({
  fieldName: CollectionSortField,
  order: /*#__PURE__*/ zod.optional(SortOrder),
});

export type CollectionSorting = zod.input<typeof CollectionSorting>;
export type CollectionSortingOutput = zod.output<typeof CollectionSorting>;

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

export const collectionQuerySortMax = 10;

export const CollectionQuery = /*#__PURE__*/ zod.object({
  filter: /*#__PURE__*/ zod.optional(CollectionFilter),
  sort: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(CollectionSorting).check(/*#__PURE__*/ zod.maxLength(collectionQuerySortMax)),
  ),
  paging: /*#__PURE__*/ zod.optional(PlatformPaging),
  cursorPaging: /*#__PURE__*/ zod.optional(CursorPaging),
});

export type CollectionQuery = zod.input<typeof CollectionQuery>;
export type CollectionQueryOutput = zod.output<typeof CollectionQuery>;

export const QueryCollectionsRequest = /*#__PURE__*/ zod.object({
  query: /*#__PURE__*/ zod.optional(CollectionQuery),
});

export type QueryCollectionsRequest = zod.input<typeof QueryCollectionsRequest>;
export type QueryCollectionsRequestOutput = zod.output<typeof QueryCollectionsRequest>;

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

export const QueryCollectionsResponse = /*#__PURE__*/ zod.looseObject({
  collections: /*#__PURE__*/ zod.array(Collection),
  metadata: /*#__PURE__*/ zod.nullish(PlatformPagingMetadata),
});

export type QueryCollectionsResponse = zod.input<typeof QueryCollectionsResponse>;
export type QueryCollectionsResponseOutput = zod.output<typeof QueryCollectionsResponse>;

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

export const GetCollectionBySlugResponse = /*#__PURE__*/ zod.looseObject({
  collection: /*#__PURE__*/ zod.nullish(Collection),
});

export type GetCollectionBySlugResponse = zod.input<typeof GetCollectionBySlugResponse>;
export type GetCollectionBySlugResponseOutput = zod.output<typeof GetCollectionBySlugResponse>;
/**
 * Fails with 404 if the collection does not exist, or if it is hidden and the caller is a visitor or member.
 * @summary Get a collection
 */

export const GetCollectionParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
});

export const GetCollectionResponseSchema = GetCollectionResponse;

/**
 * Fails with 404 if no collection with this slug is visible to the caller.
 * @summary Get a collection by its slug
 */
export const getCollectionBySlugPathSlugMax = 100;

export const GetCollectionBySlugParams = /*#__PURE__*/ zod.object({
  slug: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(getCollectionBySlugPathSlugMax)),
});

export const GetCollectionBySlugResponseSchema = GetCollectionBySlugResponse;

/**
 * Returns one page of collections that match a filter, in the given order. An empty query returns the first 50.
 *
 * Newer clients of the platform send the same query in a GET request. The server accepts both forms; this one does
 * not limit the length of the query.
 * @summary Query collections
 */
export const QueryCollectionsBody = QueryCollectionsRequest;

export const QueryCollectionsResponseSchema = QueryCollectionsResponse;
