// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import * as zod from 'zod/mini';

export const catalogReferenceCatalogItemIdMax = 36;

export const CatalogReference = /*#__PURE__*/ zod.object({
  appId: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  catalogItemId: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(catalogReferenceCatalogItemIdMax)),
  options: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  ),
});

export type CatalogReference = zod.input<typeof CatalogReference>;
export type CatalogReferenceOutput = zod.output<typeof CatalogReference>;

export const NewBackInStockNotificationRequest = /*#__PURE__*/ zod.object({
  catalogReference: CatalogReference,
  email: /*#__PURE__*/ zod.email(),
  itemUrl: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()),
});

export type NewBackInStockNotificationRequest = zod.input<typeof NewBackInStockNotificationRequest>;
export type NewBackInStockNotificationRequestOutput = zod.output<typeof NewBackInStockNotificationRequest>;

export const backInStockItemImageHeightMin = 0;

export const backInStockItemImageWidthMin = 0;

export const BackInStockItemImage = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  url: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()),
  height: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(backInStockItemImageHeightMin)),
  ),
  width: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(backInStockItemImageWidthMin)),
  ),
  altText: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  filename: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type BackInStockItemImage = zod.input<typeof BackInStockItemImage>;
export type BackInStockItemImageOutput = zod.output<typeof BackInStockItemImage>;

export const backInStockItemDetailsPriceRegExp = new RegExp('^\\d{1,16}(\\.\\d+)?$');

export const BackInStockItemDetails = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.string(),
  price: /*#__PURE__*/ zod.stringFormat('decimal', backInStockItemDetailsPriceRegExp),
  image: /*#__PURE__*/ zod.optional(BackInStockItemImage),
});

export type BackInStockItemDetails = zod.input<typeof BackInStockItemDetails>;
export type BackInStockItemDetailsOutput = zod.output<typeof BackInStockItemDetails>;

export const CreateBackInStockNotificationRequestRequest = /*#__PURE__*/ zod.object({
  request: NewBackInStockNotificationRequest,
  itemDetails: BackInStockItemDetails,
});

export type CreateBackInStockNotificationRequestRequest = zod.input<
  typeof CreateBackInStockNotificationRequestRequest
>;
export type CreateBackInStockNotificationRequestRequestOutput = zod.output<
  typeof CreateBackInStockNotificationRequestRequest
>;

export const CatalogReferenceReceived = /*#__PURE__*/ zod.looseObject({
  appId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  catalogItemId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  options: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
});

export type CatalogReferenceReceived = zod.input<typeof CatalogReferenceReceived>;
export type CatalogReferenceReceivedOutput = zod.output<typeof CatalogReferenceReceived>;

export const BackInStockNotificationRequest = /*#__PURE__*/ zod.looseObject({
  id: /*#__PURE__*/ zod.string(),
  catalogReference: /*#__PURE__*/ zod.nullish(CatalogReferenceReceived),
  email: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  contactId: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  status: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  autoNotified: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  createdDate: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  itemUrl: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type BackInStockNotificationRequest = zod.input<typeof BackInStockNotificationRequest>;
export type BackInStockNotificationRequestOutput = zod.output<typeof BackInStockNotificationRequest>;

export const CreateBackInStockNotificationRequestResponse = /*#__PURE__*/ zod.looseObject({
  request: /*#__PURE__*/ zod.nullish(BackInStockNotificationRequest),
});

export type CreateBackInStockNotificationRequestResponse = zod.input<
  typeof CreateBackInStockNotificationRequestResponse
>;
export type CreateBackInStockNotificationRequestResponseOutput = zod.output<
  typeof CreateBackInStockNotificationRequestResponse
>;

export const GetBackInStockNotificationRequestResponse = /*#__PURE__*/ zod.looseObject({
  request: /*#__PURE__*/ zod.nullish(BackInStockNotificationRequest),
});

export type GetBackInStockNotificationRequestResponse = zod.input<
  typeof GetBackInStockNotificationRequestResponse
>;
export type GetBackInStockNotificationRequestResponseOutput = zod.output<
  typeof GetBackInStockNotificationRequestResponse
>;

export const DeleteBackInStockNotificationRequestResponse = /*#__PURE__*/ zod.looseObject({});

export type DeleteBackInStockNotificationRequestResponse = zod.input<
  typeof DeleteBackInStockNotificationRequestResponse
>;
export type DeleteBackInStockNotificationRequestResponseOutput = zod.output<
  typeof DeleteBackInStockNotificationRequestResponse
>;

export const MarkAsNotificationSentResponse = /*#__PURE__*/ zod.looseObject({
  request: /*#__PURE__*/ zod.nullish(BackInStockNotificationRequest),
});

export type MarkAsNotificationSentResponse = zod.input<typeof MarkAsNotificationSentResponse>;
export type MarkAsNotificationSentResponseOutput = zod.output<typeof MarkAsNotificationSentResponse>;

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

export const QueryBackInStockNotificationRequestsResponse = /*#__PURE__*/ zod.looseObject({
  requests: /*#__PURE__*/ zod.array(BackInStockNotificationRequest),
  metadata: /*#__PURE__*/ zod.nullish(PlatformPagingMetadata),
});

export type QueryBackInStockNotificationRequestsResponse = zod.input<
  typeof QueryBackInStockNotificationRequestsResponse
>;
export type QueryBackInStockNotificationRequestsResponseOutput = zod.output<
  typeof QueryBackInStockNotificationRequestsResponse
>;

export const BackInStockNotificationRequestsCount = /*#__PURE__*/ zod.looseObject({
  catalogReference: /*#__PURE__*/ zod.nullish(CatalogReferenceReceived),
  count: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type BackInStockNotificationRequestsCount = zod.input<typeof BackInStockNotificationRequestsCount>;
export type BackInStockNotificationRequestsCountOutput = zod.output<
  typeof BackInStockNotificationRequestsCount
>;

export const BackInStockNotificationRequestCountsResponse = /*#__PURE__*/ zod.looseObject({
  countsPerCatalogReference: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.array(BackInStockNotificationRequestsCount),
  ),
});

export type BackInStockNotificationRequestCountsResponse = zod.input<
  typeof BackInStockNotificationRequestCountsResponse
>;
export type BackInStockNotificationRequestCountsResponseOutput = zod.output<
  typeof BackInStockNotificationRequestCountsResponse
>;

export const reportItemsBackInStockRequestRequestIdsMax = 1000;

export const ReportItemsBackInStockRequest = /*#__PURE__*/ zod.object({
  catalogReference: /*#__PURE__*/ zod.optional(CatalogReference),
  requestIds: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.guid())
      .check(/*#__PURE__*/ zod.maxLength(reportItemsBackInStockRequestRequestIdsMax)),
  ),
  itemDetails: BackInStockItemDetails,
  extraAutomationTemplateParameters: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  ),
});

export type ReportItemsBackInStockRequest = zod.input<typeof ReportItemsBackInStockRequest>;
export type ReportItemsBackInStockRequestOutput = zod.output<typeof ReportItemsBackInStockRequest>;

export const ReportItemsBackInStockResponse = /*#__PURE__*/ zod.looseObject({});

export type ReportItemsBackInStockResponse = zod.input<typeof ReportItemsBackInStockResponse>;
export type ReportItemsBackInStockResponseOutput = zod.output<typeof ReportItemsBackInStockResponse>;

export const BackInStockNotificationRequestStatus = /*#__PURE__*/ zod.enum([
  'UNSPECIFIED',
  'RECEIVED',
  'PROCESSING',
  'NOTIFICATION_SENT',
  'FAILED',
]);

export type BackInStockNotificationRequestStatus = zod.input<typeof BackInStockNotificationRequestStatus>;
export type BackInStockNotificationRequestStatusOutput = zod.output<
  typeof BackInStockNotificationRequestStatus
>;

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

export const backInStockNotificationRequestStatusOperatorsInMax = 100;

export const BackInStockNotificationRequestStatusOperators = /*#__PURE__*/ zod.strictObject({
  $eq: /*#__PURE__*/ zod.optional(BackInStockNotificationRequestStatus),
  $ne: /*#__PURE__*/ zod.optional(BackInStockNotificationRequestStatus),
  $in: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(BackInStockNotificationRequestStatus)
      .check(/*#__PURE__*/ zod.maxLength(backInStockNotificationRequestStatusOperatorsInMax)),
  ),
  $exists: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export type BackInStockNotificationRequestStatusOperators = zod.input<
  typeof BackInStockNotificationRequestStatusOperators
>;
export type BackInStockNotificationRequestStatusOperatorsOutput = zod.output<
  typeof BackInStockNotificationRequestStatusOperators
>;

export const BackInStockNotificationRequestStatusCondition = /*#__PURE__*/ zod.union([
  BackInStockNotificationRequestStatus,
  BackInStockNotificationRequestStatusOperators,
]);

export type BackInStockNotificationRequestStatusCondition = zod.input<
  typeof BackInStockNotificationRequestStatusCondition
>;
export type BackInStockNotificationRequestStatusConditionOutput = zod.output<
  typeof BackInStockNotificationRequestStatusCondition
>;

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

export const backInStockNotificationRequestFilterAndMax = 50;

export const backInStockNotificationRequestFilterOrMax = 50;

export type BackInStockNotificationRequestFilter = {
  id?: TextCondition;
  contactId?: TextCondition;
  status?: BackInStockNotificationRequestStatusCondition;
  autoNotified?: BooleanCondition;
  createdDate?: InstantCondition;
  itemUrl?: TextCondition;
  /**
   * All of these filters.
   * @maxItems 50
   */
  $and?: BackInStockNotificationRequestFilter[];
  /**
   * At least one of these filters.
   * @maxItems 50
   */
  $or?: BackInStockNotificationRequestFilter[];
  $not?: BackInStockNotificationRequestFilter;
};

export const BackInStockNotificationRequestFilter: zod.ZodMiniType<BackInStockNotificationRequestFilter> =
  /*#__PURE__*/ zod.strictObject({
    id: /*#__PURE__*/ zod.optional(TextCondition),
    contactId: /*#__PURE__*/ zod.optional(TextCondition),
    status: /*#__PURE__*/ zod.optional(BackInStockNotificationRequestStatusCondition),
    autoNotified: /*#__PURE__*/ zod.optional(BooleanCondition),
    createdDate: /*#__PURE__*/ zod.optional(InstantCondition),
    itemUrl: /*#__PURE__*/ zod.optional(TextCondition),
    $and: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod
        .array(/*#__PURE__*/ zod.lazy(() => BackInStockNotificationRequestFilter))
        .check(/*#__PURE__*/ zod.maxLength(backInStockNotificationRequestFilterAndMax)),
    ),
    $or: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod
        .array(/*#__PURE__*/ zod.lazy(() => BackInStockNotificationRequestFilter))
        .check(/*#__PURE__*/ zod.maxLength(backInStockNotificationRequestFilterOrMax)),
    ),
    $not: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.lazy(() => BackInStockNotificationRequestFilter)),
  });

export type BackInStockNotificationRequestFilterOutput = zod.output<
  typeof BackInStockNotificationRequestFilter
>;

export const BackInStockNotificationRequestSortField = /*#__PURE__*/ zod.enum([
  'id',
  'contactId',
  'status',
  'autoNotified',
  'createdDate',
  'itemUrl',
]);

export type BackInStockNotificationRequestSortField = zod.input<
  typeof BackInStockNotificationRequestSortField
>;
export type BackInStockNotificationRequestSortFieldOutput = zod.output<
  typeof BackInStockNotificationRequestSortField
>;

export const SortOrder = /*#__PURE__*/ zod.enum(['ASC', 'DESC']);

export type SortOrder = zod.input<typeof SortOrder>;
export type SortOrderOutput = zod.output<typeof SortOrder>;

export const BackInStockNotificationRequestSorting = /*#__PURE__*/ zod.object({
  fieldName: BackInStockNotificationRequestSortField,
  order: /*#__PURE__*/ zod.optional(SortOrder),
});

export type BackInStockNotificationRequestSorting = zod.input<typeof BackInStockNotificationRequestSorting>;
export type BackInStockNotificationRequestSortingOutput = zod.output<
  typeof BackInStockNotificationRequestSorting
>;

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

export const backInStockNotificationRequestQuerySortMax = 10;

export const BackInStockNotificationRequestQuery = /*#__PURE__*/ zod.object({
  filter: /*#__PURE__*/ zod.optional(BackInStockNotificationRequestFilter),
  sort: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(BackInStockNotificationRequestSorting)
      .check(/*#__PURE__*/ zod.maxLength(backInStockNotificationRequestQuerySortMax)),
  ),
  cursorPaging: /*#__PURE__*/ zod.optional(CursorPaging),
  paging: /*#__PURE__*/ zod.optional(PlatformPaging),
});

export type BackInStockNotificationRequestQuery = zod.input<typeof BackInStockNotificationRequestQuery>;
export type BackInStockNotificationRequestQueryOutput = zod.output<
  typeof BackInStockNotificationRequestQuery
>;

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
 * Returns the new request with status RECEIVED. If a request for the same item (with the same options) and the
 * same e-mail address exists, that request is returned and no second one is created.
 *
 * The e-mail displays the `itemDetails`.
 * @summary Request a notification when an item is back in stock
 */
export const CreateBackInStockNotificationRequestBody = CreateBackInStockNotificationRequestRequest;

export const CreateBackInStockNotificationRequestResponseSchema =
  CreateBackInStockNotificationRequestResponse;

/**
 * Returns one page of requests that match a filter, in the given order. Without a query: the first 50.
 *
 * For following pages, send only `cursorPaging` with the cursor from `metadata.cursors.next`; the cursor includes
 * filter and sort order. Another page follows as long as that cursor is present and not empty.
 *
 * If the packed query is longer than 4000 characters, the same object is sent as the body of a POST to
 * `…/back-in-stock-notification-requests/query`, with the same response. The client does this automatically.
 * @summary List requests
 */
export const queryBackInStockNotificationRequestsQueryQuerySortMax = 10;

export const QueryBackInStockNotificationRequestsQueryParams = /*#__PURE__*/ zod.object({
  query: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.object({
      filter: /*#__PURE__*/ zod.optional(BackInStockNotificationRequestFilter),
      sort: /*#__PURE__*/ zod.optional(
        /*#__PURE__*/ zod
          .array(BackInStockNotificationRequestSorting)
          .check(/*#__PURE__*/ zod.maxLength(queryBackInStockNotificationRequestsQueryQuerySortMax)),
      ),
      cursorPaging: /*#__PURE__*/ zod.optional(CursorPaging),
      paging: /*#__PURE__*/ zod.optional(PlatformPaging),
    }),
  ),
});

export const QueryBackInStockNotificationRequestsResponseSchema =
  QueryBackInStockNotificationRequestsResponse;

/**
 * Fails with 404 if the id is unknown or deleted.
 * @summary Get a request
 */
export const GetBackInStockNotificationRequestParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.guid(),
});

export const GetBackInStockNotificationRequestResponseSchema = GetBackInStockNotificationRequestResponse;

/**
 * Deletes the request permanently, without a notification. A second call has no further effect but may fail with 404.
 * @summary Delete a request
 */
export const DeleteBackInStockNotificationRequestParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.guid(),
});

export const DeleteBackInStockNotificationRequestResponseSchema =
  DeleteBackInStockNotificationRequestResponse;

/**
 * Sets the status to NOTIFICATION_SENT without sending an e-mail: for owners and apps that notify people by other means. A second call has no further effect.
 * @summary Mark a request as notified
 */
export const MarkAsNotificationSentParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.guid(),
});

export const MarkAsNotificationSentResponseSchema = MarkAsNotificationSentResponse;

/**
 * Returns the number of requests for each given item. If the packed query is longer than 4000 characters, the same object is sent as the body of a POST to `…/count-by-catalog-reference/query`. That form is specified but not observed; on a host that does not support it, query fewer items at a time.
 * @summary Count requests per item
 */
export const getBackInStockNotificationRequestsCountByCatalogReferencesQueryCatalogReferencesMax = 100;

export const GetBackInStockNotificationRequestsCountByCatalogReferencesQueryParams = /*#__PURE__*/ zod.object(
  {
    catalogReferences: /*#__PURE__*/ zod
      .array(CatalogReference)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(
        /*#__PURE__*/ zod.maxLength(
          getBackInStockNotificationRequestsCountByCatalogReferencesQueryCatalogReferencesMax,
        ),
      ),
  },
);

export const GetBackInStockNotificationRequestsCountByCatalogReferencesResponse =
  BackInStockNotificationRequestCountsResponse;

/**
 * Sends an e-mail for all matching requests: those with status RECEIVED for the item in `catalogReference`, or
 * those listed in `requestIds`. Give one of the two; both together are rejected.
 *
 * The e-mails are sent after the response; read the requests again to see the outcome. A second call may send
 * e-mails twice, so this call is never retried automatically.
 * @summary Report that an item is back in stock
 */
export const ReportItemsBackInStockBody = ReportItemsBackInStockRequest;

export const ReportItemsBackInStockResponseSchema = ReportItemsBackInStockResponse;
