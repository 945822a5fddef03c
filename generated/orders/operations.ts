// Generated from spec/orders.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { paged } from '../../src/core/paged.ts';
import { request } from '../../src/core/request.ts';
import type { Reply, RequestOptions } from '../../src/core/types.ts';
import type { GetShopOrderResponse, SearchOrdersRequest, SearchOrdersResponse } from './types.ts';

/**
 * Get an order of the store.
 *
 * Returns one order. A thank-you page reads the order whose id the checkout appended to its URL.
 *
 * The platform's declarations name the owner and apps as callers. Visitors and members may read an own order:
 * the
 * platform's templates do so on their thank-you pages, with the token of the session that bought. An order of
 * another buyer is rejected with 403. Some applications are prepared for a rejection of every visitor; a page
 * should then show its thanks without the order.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `ORDER_NOT_FOUND`, `READ_ORDER_FORBIDDEN`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const getShopOrder = (
  id: string,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<GetShopOrderResponse, 'ORDER_NOT_FOUND' | 'READ_ORDER_FORBIDDEN'> =>
  request(
    {
      method: 'GET',
      facts: {
        repeat: 'read',
        id: 'getShopOrder',
        service: 'orders',
        prefixes: ['/ecom', '/_api/ecom-orders'],
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: `/v1/orders/${encodeURIComponent(id)}`,
    },
    options,
  );

/**
 * Search orders of the store.
 *
 * Returns one page of orders that match a filter, in the given order. Without a sort, the newest orders come
 * first; without a limit, a page has 100 orders. Orders that are PENDING or REJECTED are left out unless the
 * filter names their status. INITIALIZED orders are never returned.
 *
 * For following pages, send only `cursorPaging` with the cursor from `metadata.cursors.next`.
 *
 * The owner and apps search all orders of the site. A member finds own orders only, with or without a condition
 * on
 * the buyer. The platform's documentation says that a member's own orders need the member's token and nothing
 * more, but shows no such call; that members may call this one is inferred. No source shows it with a visitor's
 * token.
 *
 * Who may call: member, owner, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `READ_ORDER_FORBIDDEN`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 * @function
 */
export const searchOrders = /*#__PURE__*/ paged(
  'search',
  (
    searchOrdersRequest: SearchOrdersRequest,
    options: RequestOptions<'member' | 'owner' | 'app'>,
  ): Reply<SearchOrdersResponse, 'READ_ORDER_FORBIDDEN'> =>
    request(
      {
        method: 'POST',
        data: searchOrdersRequest,
        facts: {
          repeat: 'read',
          id: 'searchOrders',
          service: 'orders',
          prefixes: ['/ecom', '/_api/ecom-orders'],
          identity: ['member', 'owner', 'app'],
        },
        url: '/v1/orders/search',
      },
      options,
    ),
);
