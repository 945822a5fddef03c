// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import { longQuery } from '../../src/core/long-query.ts';
import { packedQuery } from '../../src/core/packed-query.ts';
import { paged } from '../../src/core/paged.ts';
import { request } from '../../src/core/request.ts';
import type { Reply, RequestOptions } from '../../src/core/types.ts';
import type {
  BackInStockNotificationRequestCountsResponse,
  CreateBackInStockNotificationRequestRequest,
  CreateBackInStockNotificationRequestResponse,
  DeleteBackInStockNotificationRequestResponse,
  GetBackInStockNotificationRequestResponse,
  GetBackInStockNotificationRequestsCountByCatalogReferencesParams,
  MarkAsNotificationSentResponse,
  QueryBackInStockNotificationRequestsParams,
  QueryBackInStockNotificationRequestsResponse,
  ReportItemsBackInStockRequest,
  ReportItemsBackInStockResponse,
} from './types.ts';

/**
 * Ask to be told when an item is back.
 *
 * Answers the new request with status RECEIVED. The same item (its options included) and the same e-mail address
 * again make no second request: the first one is answered.
 *
 * `itemDetails` is what the e-mail will show of the item.
 *
 * Who may call: visitor, member, app. It is repeated only if it was surely not sent (class `adds`).
 * Codes: `BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS`, `REQUEST_COLLECTION_DISABLED`, `INVALID_CATALOG_REFERENCE_OPTIONS`, `INVALID_ITEM_IMAGE_URL`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const createBackInStockNotificationRequest = (
  createBackInStockNotificationRequestRequest: CreateBackInStockNotificationRequestRequest,
  options: RequestOptions<'visitor' | 'member' | 'app'>,
): Reply<
  CreateBackInStockNotificationRequestResponse,
  | 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS'
  | 'REQUEST_COLLECTION_DISABLED'
  | 'INVALID_CATALOG_REFERENCE_OPTIONS'
  | 'INVALID_ITEM_IMAGE_URL'
> =>
  request(
    {
      url: '/v1/back-in-stock-notification-requests',
      method: 'POST',
      data: createBackInStockNotificationRequestRequest,
      facts: {
        id: 'createBackInStockNotificationRequest',
        service: 'back-in-stock',
        repeat: 'adds',
        identity: ['visitor', 'member', 'app'],
        prefixes: ['/back-in-stock-service', ''],
      },
    },
    options,
  );

/**
 * List requests.
 *
 * One page of requests that match a filter, in a chosen order. Without a query: the first 50.
 *
 * Following pages: send `cursorPaging` with the cursor from `metadata.cursors.next` and nothing else; the cursor
 * stands for filter and sort. A page follows as long as that cursor is there and not empty.
 *
 * When the packed query is longer than 4000 characters, the same object goes as the body of a POST to
 * `…/back-in-stock-notification-requests/query`, with the same answer. The client does it by itself.
 *
 * Who may call: owner, app. It is repeated after a passing failure (class `read`).
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 * @function
 */
export const queryBackInStockNotificationRequests = /*#__PURE__*/ paged(
  'cursor',
  (
    params: QueryBackInStockNotificationRequestsParams | undefined,
    options: RequestOptions<'owner' | 'app'>,
  ): Reply<QueryBackInStockNotificationRequestsResponse> =>
    request(
      longQuery(
        {
          url: '/v1/back-in-stock-notification-requests',
          method: 'GET',
          query: packedQuery(params),
          facts: {
            id: 'queryBackInStockNotificationRequests',
            service: 'back-in-stock',
            repeat: 'read',
            identity: ['owner', 'app'],
            prefixes: ['/back-in-stock-service', ''],
          },
        },
        params,
        '/query',
      ),
      options,
    ),
);

/**
 * Get a request.
 *
 * Answers 404 for an id that is unknown or deleted.
 *
 * Who may call: owner, app. It is repeated after a passing failure (class `read`).
 * Codes: `BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const getBackInStockNotificationRequest = (
  id: string,
  options: RequestOptions<'owner' | 'app'>,
): Reply<GetBackInStockNotificationRequestResponse, 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'> =>
  request(
    {
      url: `/v1/back-in-stock-notification-requests/${encodeURIComponent(id)}`,
      method: 'GET',
      facts: {
        id: 'getBackInStockNotificationRequest',
        service: 'back-in-stock',
        repeat: 'read',
        identity: ['owner', 'app'],
        prefixes: ['/back-in-stock-service', ''],
      },
    },
    options,
  );

/**
 * Delete a request.
 *
 * Takes the request away for good; nobody is told. A second call leaves the same state but may be answered with
 * 404.
 *
 * Who may call: owner, app. It is repeated only if it was surely not sent (class `same`).
 * Codes: `BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const deleteBackInStockNotificationRequest = (
  id: string,
  options: RequestOptions<'owner' | 'app'>,
): Reply<DeleteBackInStockNotificationRequestResponse, 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'> =>
  request(
    {
      url: `/v1/back-in-stock-notification-requests/${encodeURIComponent(id)}`,
      method: 'DELETE',
      facts: {
        id: 'deleteBackInStockNotificationRequest',
        service: 'back-in-stock',
        repeat: 'same',
        identity: ['owner', 'app'],
        prefixes: ['/back-in-stock-service', ''],
      },
    },
    options,
  );

/**
 * Mark a request as notified.
 *
 * Sets the status to NOTIFICATION_SENT without sending anything: for owners and apps that tell people by their own
 * means. A second call leaves the same state.
 *
 * Who may call: owner, app. It is repeated only if it was surely not sent (class `same`).
 * Codes: `BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const markAsNotificationSent = (
  id: string,
  options: RequestOptions<'owner' | 'app'>,
): Reply<MarkAsNotificationSentResponse, 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'> =>
  request(
    {
      url: `/v1/back-in-stock-notification-requests/${encodeURIComponent(id)}/mark-as-notification-sent`,
      method: 'PUT',
      facts: {
        id: 'markAsNotificationSent',
        service: 'back-in-stock',
        repeat: 'same',
        identity: ['owner', 'app'],
        prefixes: ['/back-in-stock-service', ''],
      },
    },
    options,
  );

/**
 * Count requests per item.
 *
 * Tells for each given item how many requests there are for it. When the packed query is
 * longer than 4000 characters, the same object goes as the body of a POST to `…/count-by-catalog-reference/query`.
 * That form is specified and not observed; ask for fewer items at a time on a host that does not know it.
 *
 * Who may call: owner, app. It is repeated after a passing failure (class `read`).
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const getBackInStockNotificationRequestsCountByCatalogReferences = (
  params: GetBackInStockNotificationRequestsCountByCatalogReferencesParams,
  options: RequestOptions<'owner' | 'app'>,
): Reply<BackInStockNotificationRequestCountsResponse> =>
  request(
    longQuery(
      {
        url: '/v1/back-in-stock-notification-requests/count-by-catalog-reference',
        method: 'GET',
        query: packedQuery(params),
        facts: {
          id: 'getBackInStockNotificationRequestsCountByCatalogReferences',
          service: 'back-in-stock',
          repeat: 'read',
          identity: ['owner', 'app'],
          prefixes: ['/back-in-stock-service', ''],
        },
      },
      params,
      '/query',
    ),
    options,
  );

/**
 * Report that an item is back.
 *
 * Sends an e-mail to everybody who waits: for the item that `catalogReference` names (all its requests with status
 * RECEIVED), or to the requests that `requestIds` lists. Give one of the two; both are refused.
 *
 * The e-mails go out after the answer; read the requests again to see what became of them. A second call may write
 * to people twice, so this call is never repeated by itself.
 *
 * Who may call: owner, app. It is never repeated (class `never`).
 * Codes: `REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS`, `INVALID_ITEM_IMAGE_URL`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const reportItemsBackInStock = (
  reportItemsBackInStockRequest: ReportItemsBackInStockRequest,
  options: RequestOptions<'owner' | 'app'>,
): Reply<
  ReportItemsBackInStockResponse,
  'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS' | 'INVALID_ITEM_IMAGE_URL'
> =>
  request(
    {
      url: '/v1/back-in-stock-notification-requests/report-items-back-in-stock',
      method: 'POST',
      data: reportItemsBackInStockRequest,
      facts: {
        id: 'reportItemsBackInStock',
        service: 'back-in-stock',
        repeat: 'never',
        identity: ['owner', 'app'],
        prefixes: ['/back-in-stock-service', ''],
      },
    },
    options,
  );
