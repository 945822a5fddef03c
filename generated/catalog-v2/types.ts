// Generated from spec/catalog-v2.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
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
 * Conditions that a collection must meet, all of them. `$and`, `$or` and `$not` join filters. Another field or operator is answered with 400.
 */
export interface CollectionFilter {
  id?: TextCondition;
  name?: TextCondition;
  /**
   * All of these must be met.
   * @maxItems 50
   */
  $and?: readonly CollectionFilter[];
  /**
   * At least one of these must be met.
   * @maxItems 50
   */
  $or?: readonly CollectionFilter[];
  $not?: CollectionFilter;
}

/**
 * Which collections, in which order, which page. Give `paging` or `cursorPaging`, not both.
 */
export interface CollectionQuery {
  filter?: CollectionFilter;
  /**
   * The first field decides, the next one breaks ties.
   * @maxItems 10
   */
  sort?: readonly CollectionSorting[];
  paging?: PlatformPaging;
  cursorPaging?: CursorPaging;
}

/**
 * A field that collections can be sorted by.
 */
export type CollectionSortField = 'id' | 'name';

/**
 * One key of a sort; earlier keys count more.
 */
export interface CollectionSorting {
  fieldName: CollectionSortField;
  order?: SortOrder;
}

export interface GetCollectionResponse {
  collection: Collection;
}

export interface QueryCollectionsRequest {
  query?: CollectionQuery;
}

export interface QueryCollectionsResponse {
  /** @maxItems 100 */
  collections: Collection[];
  metadata: PlatformPagingMetadata;
}
