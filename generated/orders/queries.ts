// Generated from spec/orders.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { readHook, suspenseHook } from '../../src/react/call-hooks.ts';
import { type ReadSettings, pagesOf, queryOf } from '../../src/react/call-options.ts';
import { getShopOrder, searchOrders } from './operations.ts';
import type { SearchOrdersRequest } from './types.ts';

/**
 * Get an order of the store.
 *
 * Options of React Query for {@link getShopOrder}. Who may call: visitor, member, owner, app.
 */
export const getShopOrderQuery = (
  id: string,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) => queryOf(['orders', 'getShopOrder', id], (options) => getShopOrder(id, options), settings);

/**
 * Get an order of the store: `useQuery` with {@link getShopOrderQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetShopOrder = /*#__PURE__*/ readHook(getShopOrderQuery);

/**
 * Get an order of the store: `useSuspenseQuery` with {@link getShopOrderQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetShopOrderSuspense = /*#__PURE__*/ suspenseHook(getShopOrderQuery);

/**
 * Search orders of the store.
 *
 * Options of React Query for {@link searchOrders}. Who may call: member, owner, app.
 */
export const searchOrdersQuery = (
  searchOrdersRequest: SearchOrdersRequest,
  settings?: ReadSettings<'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['orders', 'searchOrders', searchOrdersRequest],
    (options) => searchOrders(searchOrdersRequest, options),
    settings,
  );

/**
 * Search orders of the store.
 *
 * Options of React Query for all pages of {@link searchOrders}, from the page of the `first` request on. Who may call: member, owner, app.
 */
export const searchOrdersPages = (
  first: SearchOrdersRequest,
  settings?: ReadSettings<'member' | 'owner' | 'app'>,
) =>
  pagesOf(
    'search',
    ['orders', 'searchOrders'],
    first,
    (page, options) => searchOrders(page, options),
    settings,
  );

/**
 * Search orders of the store: `useQuery` with {@link searchOrdersQuery}. Who may call: member, owner, app.
 * @function
 */
export const useSearchOrders = /*#__PURE__*/ readHook(searchOrdersQuery);

/**
 * Search orders of the store: `useSuspenseQuery` with {@link searchOrdersQuery}. Who may call: member, owner, app.
 * @function
 */
export const useSearchOrdersSuspense = /*#__PURE__*/ suspenseHook(searchOrdersQuery);
