// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
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
 * What the e-mail shows of the item.
 */
export interface BackInStockItemDetails {
  /** Name to show. */
  name: string;
  /**
   * Price to show, in the currency of the site; 0 or more, a decimal without sign or separators.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  price: string;
  image?: BackInStockItemImage;
}

/**
 * A picture to show: one of the site's media store by its `id`, or any other by its `url`. The rest may stay out.
 */
export interface BackInStockItemImage {
  /** Name of the file in the media store of the site. */
  id?: string;
  /** Must lead to a picture. */
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
  /** Text for those who do not see the picture. */
  altText?: string;
  /** Name of the file when it was uploaded. */
  filename?: string;
}

/**
 * One e-mail address that waits for one item.
 */
export interface BackInStockNotificationRequest {
  readonly id: string;
  catalogReference: CatalogReference;
  /** Where the e-mail goes. */
  email: string;
  /** The site's contact with this e-mail address, found or made when the request came. */
  readonly contactId?: string;
  status: BackInStockNotificationRequestStatus | Undeclared;
  /** Whether the platform itself told the person. What sets it is not documented. */
  readonly autoNotified?: boolean;
  /** When the request was made. */
  readonly createdDate: string;
  /** Page of the item, as the request gave it; the e-mail links to it. */
  itemUrl?: string;
}

export interface BackInStockNotificationRequestCountsResponse {
  /**
   * One entry per item; find an item by its reference.
   * @maxItems 100
   */
  countsPerCatalogReference: BackInStockNotificationRequestsCount[];
}

/**
 * Conditions that a request must meet, all of them. `$and`, `$or` and `$not` join filters. Another field or operator is answered with 400.
 */
export interface BackInStockNotificationRequestFilter {
  id?: TextCondition;
  contactId?: TextCondition;
  status?: BackInStockNotificationRequestStatusCondition;
  autoNotified?: BooleanCondition;
  createdDate?: InstantCondition;
  itemUrl?: TextCondition;
  /**
   * All of these.
   * @maxItems 50
   */
  $and?: readonly BackInStockNotificationRequestFilter[];
  /**
   * At least one of these.
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
 * Which requests, in which order, which page. Give `cursorPaging` or `paging`, not both; the service is made for cursors.
 */
export interface BackInStockNotificationRequestQuery {
  filter?: BackInStockNotificationRequestFilter;
  /**
   * The first field decides, the next one breaks ties.
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
 * One key of the order; earlier keys count more.
 */
export interface BackInStockNotificationRequestSorting {
  fieldName: BackInStockNotificationRequestSortField;
  order?: SortOrder;
}

/**
 * RECEIVED: waits. PROCESSING: the e-mail is on its way out; lasts moments. NOTIFICATION_SENT: the e-mail went out, or somebody marked the request so. FAILED: the e-mail could not be sent. UNSPECIFIED: no status is known.
 */
export type BackInStockNotificationRequestStatus =
  | 'UNSPECIFIED'
  | 'RECEIVED'
  | 'PROCESSING'
  | 'NOTIFICATION_SENT'
  | 'FAILED';

/**
 * A status, or what is asked of it.
 */
export type BackInStockNotificationRequestStatusCondition =
  | BackInStockNotificationRequestStatus
  | BackInStockNotificationRequestStatusOperators;

/**
 * What can be asked about how far a request has come.
 */
export interface BackInStockNotificationRequestStatusOperators {
  $eq?: BackInStockNotificationRequestStatus;
  $ne?: BackInStockNotificationRequestStatus;
  /** @maxItems 100 */
  $in?: readonly BackInStockNotificationRequestStatus[];
  /** True: the field is there. False: it is not. */
  $exists?: boolean;
}

/**
 * How many wait for one item.
 */
export interface BackInStockNotificationRequestsCount {
  catalogReference: CatalogReference;
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
  request: BackInStockNotificationRequest;
}

/**
 * An empty object.
 */
export interface DeleteBackInStockNotificationRequestResponse {
  [key: string]: unknown;
}

export interface GetBackInStockNotificationRequestResponse {
  request: BackInStockNotificationRequest;
}

export type GetBackInStockNotificationRequestsCountByCatalogReferencesParams = {
  /**
   * The items to count for. Goes into `.r` as its member `catalogReferences`.
   * @minItems 1
   * @maxItems 100
   */
  catalogReferences: readonly CatalogReference[];
};

export interface MarkAsNotificationSentResponse {
  request: BackInStockNotificationRequest;
}

/**
 * What a visitor asks for. The platform adds id, contact, status and date.
 */
export interface NewBackInStockNotificationRequest {
  catalogReference: CatalogReference;
  /** Where the e-mail shall go. */
  email: string;
  /** Page of the item, for the link in the e-mail. */
  itemUrl?: string;
}

export type QueryBackInStockNotificationRequestsParams = {
  /**
   * Which requests, in which order, which page. Goes into `.r` as its member `query`.
   */
  query?: BackInStockNotificationRequestQuery;
};

export interface QueryBackInStockNotificationRequestsResponse {
  /** @maxItems 100 */
  requests: BackInStockNotificationRequest[];
  metadata: PlatformPagingMetadata;
}

/**
 * What is back, and whom to tell. Give `catalogReference` or `requestIds`, not both.
 */
export interface ReportItemsBackInStockRequest {
  catalogReference?: CatalogReference;
  /**
   * Requests to answer. The platform declares no limit; the one here is a guess.
   * @maxItems 1000
   */
  requestIds?: readonly string[];
  itemDetails: BackInStockItemDetails;
  /** Further values for the template of the site's automation, by name. */
  extraAutomationTemplateParameters?: ReportItemsBackInStockRequestExtraAutomationTemplateParameters;
}

/**
 * Further values for the template of the site's automation, by name.
 */
export type ReportItemsBackInStockRequestExtraAutomationTemplateParameters = { [key: string]: string };

/**
 * An empty object.
 */
export interface ReportItemsBackInStockResponse {
  [key: string]: unknown;
}
