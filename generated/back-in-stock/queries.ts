// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { changeHook, readHook, suspenseHook } from '../../src/react/call-hooks.ts';
import {
  type ChangeSettings,
  type ReadSettings,
  mutationOf,
  pagesOf,
  queryOf,
} from '../../src/react/call-options.ts';
import {
  createBackInStockNotificationRequest,
  queryBackInStockNotificationRequests,
  getBackInStockNotificationRequest,
  deleteBackInStockNotificationRequest,
  markAsNotificationSent,
  getBackInStockNotificationRequestsCountByCatalogReferences,
  reportItemsBackInStock,
} from './operations.ts';
import type {
  CreateBackInStockNotificationRequestRequest,
  GetBackInStockNotificationRequestsCountByCatalogReferencesParams,
  QueryBackInStockNotificationRequestsParams,
  ReportItemsBackInStockRequest,
} from './types.ts';

/**
 * Request a notification when an item is back in stock.
 *
 * Options of React Query for {@link createBackInStockNotificationRequest}. A success marks as stale: `queryBackInStockNotificationRequests`, `getBackInStockNotificationRequestsCountByCatalogReferences`. Who may call: visitor, member, app.
 */
export const createBackInStockNotificationRequestMutation = (
  settings?: ChangeSettings<'visitor' | 'member' | 'app'>,
) =>
  mutationOf(
    ['back-in-stock', 'createBackInStockNotificationRequest'],
    {
      'back-in-stock': [
        'queryBackInStockNotificationRequests',
        'getBackInStockNotificationRequestsCountByCatalogReferences',
      ],
    },
    ({ data }: { data: CreateBackInStockNotificationRequestRequest }, options) =>
      createBackInStockNotificationRequest(data, options),
    settings,
  );

/**
 * Request a notification when an item is back in stock: `useMutation` with {@link createBackInStockNotificationRequestMutation}. Who may call: visitor, member, app.
 * @function
 */
export const useCreateBackInStockNotificationRequest = /*#__PURE__*/ changeHook(
  createBackInStockNotificationRequestMutation,
);

/**
 * List requests.
 *
 * Options of React Query for {@link queryBackInStockNotificationRequests}. Who may call: owner, app.
 */
export const queryBackInStockNotificationRequestsQuery = (
  params?: QueryBackInStockNotificationRequestsParams,
  settings?: ReadSettings<'owner' | 'app'>,
) =>
  queryOf(
    ['back-in-stock', 'queryBackInStockNotificationRequests', params],
    (options) => queryBackInStockNotificationRequests(params, options),
    settings,
  );

/**
 * List requests.
 *
 * Options of React Query for all pages of {@link queryBackInStockNotificationRequests}, from the page of the `first` request on. Who may call: owner, app.
 */
export const queryBackInStockNotificationRequestsPages = (
  first: QueryBackInStockNotificationRequestsParams,
  settings?: ReadSettings<'owner' | 'app'>,
) =>
  pagesOf(
    'cursor',
    ['back-in-stock', 'queryBackInStockNotificationRequests'],
    first,
    (page, options) => queryBackInStockNotificationRequests(page, options),
    settings,
  );

/**
 * List requests: `useQuery` with {@link queryBackInStockNotificationRequestsQuery}. Who may call: owner, app.
 * @function
 */
export const useQueryBackInStockNotificationRequests = /*#__PURE__*/ readHook(
  queryBackInStockNotificationRequestsQuery,
);

/**
 * List requests: `useSuspenseQuery` with {@link queryBackInStockNotificationRequestsQuery}. Who may call: owner, app.
 * @function
 */
export const useQueryBackInStockNotificationRequestsSuspense = /*#__PURE__*/ suspenseHook(
  queryBackInStockNotificationRequestsQuery,
);

/**
 * Get a request.
 *
 * Options of React Query for {@link getBackInStockNotificationRequest}. Who may call: owner, app.
 */
export const getBackInStockNotificationRequestQuery = (
  id: string,
  settings?: ReadSettings<'owner' | 'app'>,
) =>
  queryOf(
    ['back-in-stock', 'getBackInStockNotificationRequest', id],
    (options) => getBackInStockNotificationRequest(id, options),
    settings,
  );

/**
 * Get a request: `useQuery` with {@link getBackInStockNotificationRequestQuery}. Who may call: owner, app.
 * @function
 */
export const useGetBackInStockNotificationRequest = /*#__PURE__*/ readHook(
  getBackInStockNotificationRequestQuery,
);

/**
 * Get a request: `useSuspenseQuery` with {@link getBackInStockNotificationRequestQuery}. Who may call: owner, app.
 * @function
 */
export const useGetBackInStockNotificationRequestSuspense = /*#__PURE__*/ suspenseHook(
  getBackInStockNotificationRequestQuery,
);

/**
 * Delete a request.
 *
 * Options of React Query for {@link deleteBackInStockNotificationRequest}. A success marks as stale: `getBackInStockNotificationRequest`, `queryBackInStockNotificationRequests`, `getBackInStockNotificationRequestsCountByCatalogReferences`. Who may call: owner, app.
 */
export const deleteBackInStockNotificationRequestMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['back-in-stock', 'deleteBackInStockNotificationRequest'],
    {
      'back-in-stock': [
        'getBackInStockNotificationRequest',
        'queryBackInStockNotificationRequests',
        'getBackInStockNotificationRequestsCountByCatalogReferences',
      ],
    },
    ({ id }: { id: string }, options) => deleteBackInStockNotificationRequest(id, options),
    settings,
  );

/**
 * Delete a request: `useMutation` with {@link deleteBackInStockNotificationRequestMutation}. Who may call: owner, app.
 * @function
 */
export const useDeleteBackInStockNotificationRequest = /*#__PURE__*/ changeHook(
  deleteBackInStockNotificationRequestMutation,
);

/**
 * Mark a request as notified.
 *
 * Options of React Query for {@link markAsNotificationSent}. A success marks as stale: `getBackInStockNotificationRequest`, `queryBackInStockNotificationRequests`, `getBackInStockNotificationRequestsCountByCatalogReferences`. Who may call: owner, app.
 */
export const markAsNotificationSentMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['back-in-stock', 'markAsNotificationSent'],
    {
      'back-in-stock': [
        'getBackInStockNotificationRequest',
        'queryBackInStockNotificationRequests',
        'getBackInStockNotificationRequestsCountByCatalogReferences',
      ],
    },
    ({ id }: { id: string }, options) => markAsNotificationSent(id, options),
    settings,
  );

/**
 * Mark a request as notified: `useMutation` with {@link markAsNotificationSentMutation}. Who may call: owner, app.
 * @function
 */
export const useMarkAsNotificationSent = /*#__PURE__*/ changeHook(markAsNotificationSentMutation);

/**
 * Count requests per item.
 *
 * Options of React Query for {@link getBackInStockNotificationRequestsCountByCatalogReferences}. Who may call: owner, app.
 */
export const getBackInStockNotificationRequestsCountByCatalogReferencesQuery = (
  params: GetBackInStockNotificationRequestsCountByCatalogReferencesParams,
  settings?: ReadSettings<'owner' | 'app'>,
) =>
  queryOf(
    ['back-in-stock', 'getBackInStockNotificationRequestsCountByCatalogReferences', params],
    (options) => getBackInStockNotificationRequestsCountByCatalogReferences(params, options),
    settings,
  );

/**
 * Count requests per item: `useQuery` with {@link getBackInStockNotificationRequestsCountByCatalogReferencesQuery}. Who may call: owner, app.
 * @function
 */
export const useGetBackInStockNotificationRequestsCountByCatalogReferences = /*#__PURE__*/ readHook(
  getBackInStockNotificationRequestsCountByCatalogReferencesQuery,
);

/**
 * Count requests per item: `useSuspenseQuery` with {@link getBackInStockNotificationRequestsCountByCatalogReferencesQuery}. Who may call: owner, app.
 * @function
 */
export const useGetBackInStockNotificationRequestsCountByCatalogReferencesSuspense =
  /*#__PURE__*/ suspenseHook(getBackInStockNotificationRequestsCountByCatalogReferencesQuery);

/**
 * Report that an item is back in stock.
 *
 * Options of React Query for {@link reportItemsBackInStock}. A success marks as stale: `getBackInStockNotificationRequest`, `queryBackInStockNotificationRequests`, `getBackInStockNotificationRequestsCountByCatalogReferences`. Who may call: owner, app.
 */
export const reportItemsBackInStockMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['back-in-stock', 'reportItemsBackInStock'],
    {
      'back-in-stock': [
        'getBackInStockNotificationRequest',
        'queryBackInStockNotificationRequests',
        'getBackInStockNotificationRequestsCountByCatalogReferences',
      ],
    },
    ({ data }: { data: ReportItemsBackInStockRequest }, options) => reportItemsBackInStock(data, options),
    settings,
  );

/**
 * Report that an item is back in stock: `useMutation` with {@link reportItemsBackInStockMutation}. Who may call: owner, app.
 * @function
 */
export const useReportItemsBackInStock = /*#__PURE__*/ changeHook(reportItemsBackInStockMutation);
