// Generated from spec/orders.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { GetShopOrderResponse, SearchOrdersResponse } from './types.ts';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import { getGetShopOrderResponseMock, getSearchOrdersResponseMock } from './fakes.ts';

export { getGetShopOrderResponseMock, getSearchOrdersResponseMock } from './fakes.ts';

export const getGetShopOrderMockHandler = (
  overrideResponse?:
    | GetShopOrderResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<GetShopOrderResponse> | GetShopOrderResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/orders/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetShopOrderResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSearchOrdersMockHandler = (
  overrideResponse?:
    | SearchOrdersResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SearchOrdersResponse> | SearchOrdersResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/orders/search',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchOrdersResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getStoreOrdersMock = () => [getGetShopOrderMockHandler(), getSearchOrdersMockHandler()];
