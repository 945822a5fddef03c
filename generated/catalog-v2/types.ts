// Generated from spec/catalog-v2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Undeclared } from '../../src/core/undeclared.ts';
export type { Undeclared };

import type {
  Collection,
  CursorPaging,
  PlatformPaging,
  PlatformPagingMetadata,
  SortOrder,
  TextCondition,
} from '../shared/types.ts';

export type {
  ApplicationError,
  ApplicationErrorData,
  BadRequestResponse,
  Collection,
  CollectionNotFoundResponse,
  CursorPaging,
  Cursors,
  ErrorBody,
  ErrorDetails,
  ErrorDetailsTracing,
  FieldViolation,
  FieldViolationData,
  ForbiddenResponse,
  GetCollectionBySlugResponse,
  Media,
  MediaItem,
  MediaItemType,
  MediaItemUrlAndSize,
  MediaItemVideo,
  PlatformPaging,
  PlatformPagingMetadata,
  SortOrder,
  StoreNotReadyResponse,
  SystemError,
  TextCondition,
  TextOperators,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  ValidationError,
  ViolatedRule,
} from '../shared/types.ts';

/**
 * Conditions on a collection, all of which must match. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400.
 */
export interface CollectionFilter {
  id?: TextCondition;
  name?: TextCondition;
  /**
   * All of these filters must match.
   * @maxItems 50
   */
  $and?: readonly CollectionFilter[];
  /**
   * At least one of these filters must match.
   * @maxItems 50
   */
  $or?: readonly CollectionFilter[];
  $not?: CollectionFilter;
}

/**
 * Filter, sort order and page of a collection query. Give `paging` or `cursorPaging`, not both.
 */
export interface CollectionQuery {
  filter?: CollectionFilter;
  /**
   * The first field has precedence; the following one breaks ties.
   * @maxItems 10
   */
  sort?: readonly CollectionSorting[];
  paging?: PlatformPaging;
  cursorPaging?: CursorPaging;
}

/**
 * A field by which collections can be sorted.
 */
export type CollectionSortField = 'id' | 'name';

/**
 * One sort key; earlier keys have precedence.
 */
export interface CollectionSorting {
  fieldName: CollectionSortField;
  order?: SortOrder;
}

export interface GetCollectionResponse {
  collection?: Collection;
}

export interface QueryCollectionsRequest {
  query?: CollectionQuery;
}

export interface QueryCollectionsResponse {
  /** @maxItems 100 */
  collections: Collection[];
  metadata?: PlatformPagingMetadata;
}
