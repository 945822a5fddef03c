// Generated from spec/catalog-v2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import * as zod from 'zod/mini';

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

export const mediaItemUrlAndSizeWidthMin = 0;

export const mediaItemUrlAndSizeHeightMin = 0;

export const MediaItemUrlAndSize = /*#__PURE__*/ zod.object({
  url: /*#__PURE__*/ zod.url(),
  width: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(mediaItemUrlAndSizeWidthMin)),
  height: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(mediaItemUrlAndSizeHeightMin)),
  format: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  altText: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type MediaItemUrlAndSize = zod.input<typeof MediaItemUrlAndSize>;
export type MediaItemUrlAndSizeOutput = zod.output<typeof MediaItemUrlAndSize>;

export const mediaItemVideoFilesMax = 50;

export const MediaItemVideo = /*#__PURE__*/ zod.object({
  files: /*#__PURE__*/ zod
    .array(MediaItemUrlAndSize)
    .check(/*#__PURE__*/ zod.maxLength(mediaItemVideoFilesMax)),
  stillFrameMediaId: /*#__PURE__*/ zod.string(),
});

export type MediaItemVideo = zod.input<typeof MediaItemVideo>;
export type MediaItemVideoOutput = zod.output<typeof MediaItemVideo>;

export const MediaItem = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.string(),
  mediaType: MediaItemType,
  title: /*#__PURE__*/ zod.string(),
  image: /*#__PURE__*/ zod.optional(MediaItemUrlAndSize),
  video: /*#__PURE__*/ zod.optional(MediaItemVideo),
  thumbnail: /*#__PURE__*/ zod.optional(MediaItemUrlAndSize),
});

export type MediaItem = zod.input<typeof MediaItem>;
export type MediaItemOutput = zod.output<typeof MediaItem>;

export const mediaItemsMax = 300;

export const Media = /*#__PURE__*/ zod.object({
  mainMedia: /*#__PURE__*/ zod.optional(MediaItem),
  items: /*#__PURE__*/ zod.array(MediaItem).check(/*#__PURE__*/ zod.maxLength(mediaItemsMax)),
});

export type Media = zod.input<typeof Media>;
export type MediaOutput = zod.output<typeof Media>;

export const collectionIdMin = 35;
export const collectionIdMax = 36;

export const collectionNameMax = 50;

export const collectionSlugMax = 100;

export const collectionDescriptionMax = 600;

export const collectionVisibleDefault = true;
export const collectionNumberOfProductsMin = 0;

export const Collection = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(collectionIdMin))
    .check(/*#__PURE__*/ zod.maxLength(collectionIdMax)),
  name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(collectionNameMax)),
  ),
  slug: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(collectionSlugMax)),
  ),
  description: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(collectionDescriptionMax)),
  ),
  visible: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), collectionVisibleDefault),
  numberOfProducts: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(collectionNumberOfProductsMin)),
  media: /*#__PURE__*/ zod.optional(Media),
});

export type Collection = zod.input<typeof Collection>;
export type CollectionOutput = zod.output<typeof Collection>;

export const GetCollectionResponse = /*#__PURE__*/ zod.object({
  collection: /*#__PURE__*/ zod.optional(Collection),
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

export const cursorsNextMax = 16000;

export const cursorsPrevMax = 16000;

export const Cursors = /*#__PURE__*/ zod.object({
  next: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cursorsNextMax)),
  ),
  prev: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cursorsPrevMax)),
  ),
});

export type Cursors = zod.input<typeof Cursors>;
export type CursorsOutput = zod.output<typeof Cursors>;

export const platformPagingMetadataCountMin = 0;

export const platformPagingMetadataOffsetMin = 0;

export const platformPagingMetadataTotalMin = 0;

export const PlatformPagingMetadata = /*#__PURE__*/ zod.object({
  count: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(platformPagingMetadataCountMin)),
  ),
  offset: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(platformPagingMetadataOffsetMin)),
  ),
  total: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(platformPagingMetadataTotalMin)),
  ),
  tooManyToCount: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  cursors: /*#__PURE__*/ zod.optional(Cursors),
});

export type PlatformPagingMetadata = zod.input<typeof PlatformPagingMetadata>;
export type PlatformPagingMetadataOutput = zod.output<typeof PlatformPagingMetadata>;

export const queryCollectionsResponseCollectionsMax = 100;

export const QueryCollectionsResponse = /*#__PURE__*/ zod.object({
  collections: /*#__PURE__*/ zod
    .array(Collection)
    .check(/*#__PURE__*/ zod.maxLength(queryCollectionsResponseCollectionsMax)),
  metadata: /*#__PURE__*/ zod.optional(PlatformPagingMetadata),
});

export type QueryCollectionsResponse = zod.input<typeof QueryCollectionsResponse>;
export type QueryCollectionsResponseOutput = zod.output<typeof QueryCollectionsResponse>;

export const ApplicationError = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.string(),
  description: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  ),
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

export const FieldViolation = /*#__PURE__*/ zod.object({
  field: /*#__PURE__*/ zod.string(),
  description: /*#__PURE__*/ zod.string(),
  violatedRule: /*#__PURE__*/ zod.optional(ViolatedRule),
  ruleName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  ),
});

export type FieldViolation = zod.input<typeof FieldViolation>;
export type FieldViolationOutput = zod.output<typeof FieldViolation>;

export const validationErrorFieldViolationsMax = 300;

export const ValidationError = /*#__PURE__*/ zod.object({
  fieldViolations: /*#__PURE__*/ zod
    .array(FieldViolation)
    .check(/*#__PURE__*/ zod.maxLength(validationErrorFieldViolationsMax)),
});

export type ValidationError = zod.input<typeof ValidationError>;
export type ValidationErrorOutput = zod.output<typeof ValidationError>;

export const SystemError = /*#__PURE__*/ zod.object({
  errorCode: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type SystemError = zod.input<typeof SystemError>;
export type SystemErrorOutput = zod.output<typeof SystemError>;

export const ErrorDetails = /*#__PURE__*/ zod.object({
  applicationError: /*#__PURE__*/ zod.optional(ApplicationError),
  validationError: /*#__PURE__*/ zod.optional(ValidationError),
  systemError: /*#__PURE__*/ zod.optional(SystemError),
  tracing: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  ),
});

export type ErrorDetails = zod.input<typeof ErrorDetails>;
export type ErrorDetailsOutput = zod.output<typeof ErrorDetails>;

export const ErrorBody = /*#__PURE__*/ zod.object({
  message: /*#__PURE__*/ zod.string(),
  details: /*#__PURE__*/ zod.optional(ErrorDetails),
});

export type ErrorBody = zod.input<typeof ErrorBody>;
export type ErrorBodyOutput = zod.output<typeof ErrorBody>;

export const GetCollectionBySlugResponse = /*#__PURE__*/ zod.object({
  collection: /*#__PURE__*/ zod.optional(Collection),
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
