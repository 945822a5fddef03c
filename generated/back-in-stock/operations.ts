// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { longQuery } from '../../src/core/long-query.ts';
import { packedQuery } from '../../src/core/packed-query.ts';
import { paged } from '../../src/core/paged.ts';
import { withPage } from '../../src/core/default-page.ts';
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
 * Request a notification when an item is back in stock.
 *
 * Returns the new request with status RECEIVED. If a request for the same item (with the same options) and the
 * same e-mail address exists, that request is returned and no second one is created.
 *
 * The e-mail displays the `itemDetails`.
 *
 * Who may call: visitor, member, app. Retried only when the request was certainly not sent (repeat class `adds`).
 * Error codes: `BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS`, `REQUEST_COLLECTION_DISABLED`, `INVALID_CATALOG_REFERENCE_OPTIONS`, `INVALID_ITEM_IMAGE_URL`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
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
      method: 'POST',
      data: createBackInStockNotificationRequestRequest,
      facts: {
        repeat: 'adds',
        id: 'createBackInStockNotificationRequest',
        service: 'back-in-stock',
        prefixes: ['/back-in-stock-service', ''],
        identity: ['visitor', 'member', 'app'],
      },
      url: '/v1/back-in-stock-notification-requests',
    },
    options,
  );

/**
 * List requests.
 *
 * Returns one page of requests that match a filter, in the given order. Without a query: the first 50.
 *
 * For following pages, send only `cursorPaging` with the cursor from `metadata.cursors.next`; the cursor includes
 * filter and sort order. Another page follows as long as that cursor is present and not empty.
 *
 * If the packed query is longer than 4000 characters, the same object is sent as the body of a POST to
 * `…/back-in-stock-notification-requests/query`, with the same response. The client does this automatically.
 *
 * Who may call: owner, app. Retried after a transient failure (repeat class `read`).
 * A query without `paging` and `cursorPaging` asks for the first 50 items: `cursorPaging: { limit: 50 }`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
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
          method: 'GET',
          query: packedQuery(withPage(params, 'cursorPaging')),
          facts: {
            repeat: 'read',
            id: 'queryBackInStockNotificationRequests',
            service: 'back-in-stock',
            prefixes: ['/back-in-stock-service', ''],
            identity: ['owner', 'app'],
          },
          url: '/v1/back-in-stock-notification-requests',
        },
        withPage(params, 'cursorPaging'),
        '/query',
      ),
      options,
    ),
);

/**
 * Get a request.
 *
 * Fails with 404 if the id is unknown or deleted.
 *
 * Who may call: owner, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const getBackInStockNotificationRequest = (
  id: string,
  options: RequestOptions<'owner' | 'app'>,
): Reply<GetBackInStockNotificationRequestResponse, 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'> =>
  request(
    {
      method: 'GET',
      facts: {
        repeat: 'read',
        id: 'getBackInStockNotificationRequest',
        service: 'back-in-stock',
        prefixes: ['/back-in-stock-service', ''],
        identity: ['owner', 'app'],
      },
      url: `/v1/back-in-stock-notification-requests/${encodeURIComponent(id)}`,
    },
    options,
  );

/**
 * Delete a request.
 *
 * Deletes the request permanently, without a notification. A second call has no further effect but may fail with 404.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const deleteBackInStockNotificationRequest = (
  id: string,
  options: RequestOptions<'owner' | 'app'>,
): Reply<DeleteBackInStockNotificationRequestResponse, 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'> =>
  request(
    {
      method: 'DELETE',
      facts: {
        repeat: 'same',
        id: 'deleteBackInStockNotificationRequest',
        service: 'back-in-stock',
        prefixes: ['/back-in-stock-service', ''],
        identity: ['owner', 'app'],
      },
      url: `/v1/back-in-stock-notification-requests/${encodeURIComponent(id)}`,
    },
    options,
  );

/**
 * Mark a request as notified.
 *
 * Sets the status to NOTIFICATION_SENT without sending an e-mail: for owners and apps that notify people by other means. A second call has no further effect.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const markAsNotificationSent = (
  id: string,
  options: RequestOptions<'owner' | 'app'>,
): Reply<MarkAsNotificationSentResponse, 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'> =>
  request(
    {
      method: 'PUT',
      facts: {
        repeat: 'same',
        id: 'markAsNotificationSent',
        service: 'back-in-stock',
        prefixes: ['/back-in-stock-service', ''],
        identity: ['owner', 'app'],
      },
      url: `/v1/back-in-stock-notification-requests/${encodeURIComponent(id)}/mark-as-notification-sent`,
    },
    options,
  );

/**
 * Count requests per item.
 *
 * Returns the number of requests for each given item. If the packed query is longer than 4000 characters, the same object is sent as the body of a POST to `…/count-by-catalog-reference/query`. That form is specified but not observed; on a host that does not support it, query fewer items at a time.
 *
 * Who may call: owner, app. Retried after a transient failure (repeat class `read`).
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const getBackInStockNotificationRequestsCountByCatalogReferences = (
  params: GetBackInStockNotificationRequestsCountByCatalogReferencesParams,
  options: RequestOptions<'owner' | 'app'>,
): Reply<BackInStockNotificationRequestCountsResponse> =>
  request(
    longQuery(
      {
        method: 'GET',
        query: packedQuery(params),
        facts: {
          repeat: 'read',
          id: 'getBackInStockNotificationRequestsCountByCatalogReferences',
          service: 'back-in-stock',
          prefixes: ['/back-in-stock-service', ''],
          identity: ['owner', 'app'],
        },
        url: '/v1/back-in-stock-notification-requests/count-by-catalog-reference',
      },
      params,
      '/query',
    ),
    options,
  );

/**
 * Report that an item is back in stock.
 *
 * Sends an e-mail for all matching requests: those with status RECEIVED for the item in `catalogReference`, or
 * those listed in `requestIds`. Give one of the two; both together are rejected.
 *
 * The e-mails are sent after the response; read the requests again to see the outcome. A second call may send
 * e-mails twice, so this call is never retried automatically.
 *
 * Who may call: owner, app. Never retried (repeat class `never`).
 * Error codes: `REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS`, `INVALID_ITEM_IMAGE_URL`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
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
      method: 'POST',
      data: reportItemsBackInStockRequest,
      facts: {
        repeat: 'never',
        id: 'reportItemsBackInStock',
        service: 'back-in-stock',
        prefixes: ['/back-in-stock-service', ''],
        identity: ['owner', 'app'],
      },
      url: '/v1/back-in-stock-notification-requests/report-items-back-in-stock',
    },
    options,
  );
