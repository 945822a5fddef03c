// Generated from spec/orders.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { facts } from './facts.ts';
import type { OperationContract } from '../operation-contract.ts';
import * as zod from './zod.ts';

/** All operations of the service, with the schemas of their messages. */
export const contract: { readonly [Id in keyof typeof facts.operations]: OperationContract } = {
  getShopOrder: {
    id: 'getShopOrder',
    ...facts.operations.getShopOrder,
    service: facts.service,
    params: zod.GetShopOrderParams,
    query: undefined,
    queryTypes: {},
    body: undefined,
    endingFields: {
      body: [],
      response: [
        ['order.lineItems[].taxDetails', '2024-09-30'],
        ['order.lineItems[].subscriptionInfo.subscriptionOptionDescription', '2025-10-01'],
        ['order.lineItems[].locations[].appId', '2025-03-01'],
        ['order.shippingInfo.cost.taxDetails', '2026-03-30'],
        ['order.taxSummary', '2024-09-30'],
        ['order.appliedDiscounts[].lineItemIds', '2024-10-30'],
        ['order.additionalFees[].taxDetails', '2026-03-30'],
      ],
    },
    responses: {
      200: zod.GetShopOrderResponse,
      400: zod.ErrorBody,
      401: zod.ErrorBody,
      403: zod.ErrorBody,
      404: zod.ErrorBody,
      429: zod.ErrorBody,
    },
  },
  searchOrders: {
    id: 'searchOrders',
    ...facts.operations.searchOrders,
    service: facts.service,
    params: undefined,
    query: undefined,
    queryTypes: {},
    body: zod.SearchOrdersRequest,
    endingFields: {
      body: [],
      response: [
        ['orders[].lineItems[].taxDetails', '2024-09-30'],
        ['orders[].lineItems[].subscriptionInfo.subscriptionOptionDescription', '2025-10-01'],
        ['orders[].lineItems[].locations[].appId', '2025-03-01'],
        ['orders[].shippingInfo.cost.taxDetails', '2026-03-30'],
        ['orders[].taxSummary', '2024-09-30'],
        ['orders[].appliedDiscounts[].lineItemIds', '2024-10-30'],
        ['orders[].additionalFees[].taxDetails', '2026-03-30'],
      ],
    },
    responses: {
      200: zod.SearchOrdersResponse,
      400: zod.ErrorBody,
      401: zod.ErrorBody,
      403: zod.ErrorBody,
      429: zod.ErrorBody,
    },
  },
};
