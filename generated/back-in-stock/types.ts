// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Undeclared } from '../../src/core/undeclared.ts';
export type { Undeclared };

import type {
  BooleanCondition,
  CatalogReference,
  CursorPaging,
  ErrorBody,
  InstantCondition,
  PlatformPaging,
  PlatformPagingMetadata,
  SortOrder,
  TextCondition,
} from '../shared/types.ts';

export type {
  ApplicationError,
  ApplicationErrorData,
  BadRequestResponse,
  BooleanCondition,
  BooleanOperators,
  CatalogReference,
  CatalogReferenceOptions,
  CursorPaging,
  Cursors,
  ErrorBody,
  ErrorDetails,
  ErrorDetailsTracing,
  FieldViolation,
  FieldViolationData,
  ForbiddenResponse,
  InstantCondition,
  InstantOperators,
  PlatformPaging,
  PlatformPagingMetadata,
  SortOrder,
  SystemError,
  TextCondition,
  TextOperators,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  ValidationError,
  ViolatedRule,
} from '../shared/types.ts';

/**
 * Data of the item to display in the e-mail.
 */
export interface BackInStockItemDetails {
  /** Name to display. */
  name: string;
  /**
   * Price to display, in the currency of the site; a decimal of 0 or more, without currency symbol or separators.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  price: string;
  image?: BackInStockItemImage;
}

/**
 * An image to display: from the site's media store by its `id`, or any other by its `url`. The other fields are optional.
 */
export interface BackInStockItemImage {
  /** Id of the file in the site's media store. */
  id?: string;
  /** URL of an image. */
  url?: string;
  /**
   * In pixels.
   * @minimum 0
   */
  height?: number;
  /**
   * In pixels.
   * @minimum 0
   */
  width?: number;
  /** Text alternative, for people who cannot see the image. */
  altText?: string;
  /** Name that the file had when it was uploaded. */
  filename?: string;
}

/**
 * One e-mail address to notify about one item.
 */
export interface BackInStockNotificationRequest {
  readonly id: string;
  catalogReference?: CatalogReference;
  /** Address that receives the e-mail. */
  email: string;
  /** Contact of the site with this e-mail address, existing or created with the request. */
  readonly contactId?: string;
  status: BackInStockNotificationRequestStatus | Undeclared;
  /** Whether the platform itself sent the notification. The condition for it is not documented. */
  readonly autoNotified?: boolean;
  /** Time at which the request was created. */
  readonly createdDate?: string;
  /** Page of the item, taken from the request; the e-mail links to it. */
  itemUrl?: string;
}

export interface BackInStockNotificationRequestCountsResponse {
  /**
   * One entry per item; look up an item by its reference.
   * @maxItems 100
   */
  countsPerCatalogReference: BackInStockNotificationRequestsCount[];
}

/**
 * Conditions on a request, all of which must match. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400.
 */
export interface BackInStockNotificationRequestFilter {
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
  $and?: readonly BackInStockNotificationRequestFilter[];
  /**
   * At least one of these filters.
   * @maxItems 50
   */
  $or?: readonly BackInStockNotificationRequestFilter[];
  $not?: BackInStockNotificationRequestFilter;
}

/**
 * There is no request with this id.
 */
export type BackInStockNotificationRequestNotFoundResponse = ErrorBody;

/**
 * Filter, sort order and page. Give `cursorPaging` or `paging`, not both; the service is designed for cursors.
 */
export interface BackInStockNotificationRequestQuery {
  filter?: BackInStockNotificationRequestFilter;
  /**
   * The first field has precedence; the following one breaks ties.
   * @maxItems 10
   */
  sort?: readonly BackInStockNotificationRequestSorting[];
  cursorPaging?: CursorPaging;
  paging?: PlatformPaging;
}

/**
 * Fields by which requests can be sorted.
 */
export type BackInStockNotificationRequestSortField =
  | 'id'
  | 'contactId'
  | 'status'
  | 'autoNotified'
  | 'createdDate'
  | 'itemUrl';

/**
 * One sort key; earlier keys have precedence.
 */
export interface BackInStockNotificationRequestSorting {
  fieldName: BackInStockNotificationRequestSortField;
  order?: SortOrder;
}

/**
 * RECEIVED: waiting. PROCESSING: the e-mail is being sent; lasts moments. NOTIFICATION_SENT: the e-mail was sent, or the request was marked as sent. FAILED: the e-mail could not be sent. UNSPECIFIED: the status is not known.
 */
export type BackInStockNotificationRequestStatus =
  | 'UNSPECIFIED'
  | 'RECEIVED'
  | 'PROCESSING'
  | 'NOTIFICATION_SENT'
  | 'FAILED';

/**
 * A status that the field must equal, or an object of operators.
 */
export type BackInStockNotificationRequestStatusCondition =
  | BackInStockNotificationRequestStatus
  | BackInStockNotificationRequestStatusOperators;

/**
 * Operators on the status of a request. If there are several, all must match.
 */
export interface BackInStockNotificationRequestStatusOperators {
  $eq?: BackInStockNotificationRequestStatus;
  $ne?: BackInStockNotificationRequestStatus;
  /** @maxItems 100 */
  $in?: readonly BackInStockNotificationRequestStatus[];
  /** True: the field is present. False: it is absent. */
  $exists?: boolean;
}

/**
 * Number of requests for one item.
 */
export interface BackInStockNotificationRequestsCount {
  catalogReference?: CatalogReference;
  /**
   * Number of requests for the item.
   * @minimum 0
   */
  count: number;
}

export interface CreateBackInStockNotificationRequestRequest {
  request: NewBackInStockNotificationRequest;
  itemDetails: BackInStockItemDetails;
}

export interface CreateBackInStockNotificationRequestResponse {
  request?: BackInStockNotificationRequest;
}

/**
 * An empty object.
 */
export interface DeleteBackInStockNotificationRequestResponse {
  [key: string]: unknown;
}

export interface GetBackInStockNotificationRequestResponse {
  request?: BackInStockNotificationRequest;
}

export type GetBackInStockNotificationRequestsCountByCatalogReferencesParams = {
  /**
   * The items to count. Packed into `.r` as its member `catalogReferences`.
   * @minItems 1
   * @maxItems 100
   */
  catalogReferences: readonly CatalogReference[];
};

export interface MarkAsNotificationSentResponse {
  request?: BackInStockNotificationRequest;
}

/**
 * Request of a visitor. The platform adds id, contact, status and date.
 */
export interface NewBackInStockNotificationRequest {
  catalogReference: CatalogReference;
  /** Address that will receive the e-mail. */
  email: string;
  /** Page of the item, for the link in the e-mail. */
  itemUrl?: string;
}

export type QueryBackInStockNotificationRequestsParams = {
  /**
   * Filter, sort order and page. Packed into `.r` as its member `query`.
   */
  query?: BackInStockNotificationRequestQuery;
};

export interface QueryBackInStockNotificationRequestsResponse {
  /** @maxItems 100 */
  requests: BackInStockNotificationRequest[];
  metadata?: PlatformPagingMetadata;
}

/**
 * The item and the people to notify. Give `catalogReference` or `requestIds`, not both.
 */
export interface ReportItemsBackInStockRequest {
  catalogReference?: CatalogReference;
  /**
   * Requests to process. The platform declares no limit; the limit here is assumed.
   * @maxItems 1000
   */
  requestIds?: readonly string[];
  itemDetails: BackInStockItemDetails;
  /** Additional values for the template of the site's automation, by name. */
  extraAutomationTemplateParameters?: ReportItemsBackInStockRequestExtraAutomationTemplateParameters;
}

/**
 * Additional values for the template of the site's automation, by name.
 */
export type ReportItemsBackInStockRequestExtraAutomationTemplateParameters = { [key: string]: string };

/**
 * An empty object.
 */
export interface ReportItemsBackInStockResponse {
  [key: string]: unknown;
}
