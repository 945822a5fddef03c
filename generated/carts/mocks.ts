// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  CartResponse,
  CreateCheckoutResponse,
  DeleteCartResponse,
  EstimateTotalsResponse,
} from './types.ts';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import {
  getAddToCurrentCartResponseMock,
  getCreateCheckoutFromCurrentCartResponseMock,
  getDeleteCurrentCartResponseMock,
  getEstimateCurrentCartTotalsResponseMock,
  getGetCurrentCartResponseMock,
  getRemoveCouponFromCurrentCartResponseMock,
  getRemoveLineItemsFromCurrentCartResponseMock,
  getUpdateCurrentCartLineItemQuantityResponseMock,
  getUpdateCurrentCartResponseMock,
} from './fakes.ts';

export {
  getGetCurrentCartResponseMock,
  getUpdateCurrentCartResponseMock,
  getDeleteCurrentCartResponseMock,
  getAddToCurrentCartResponseMock,
  getRemoveLineItemsFromCurrentCartResponseMock,
  getUpdateCurrentCartLineItemQuantityResponseMock,
  getRemoveCouponFromCurrentCartResponseMock,
  getCreateCheckoutFromCurrentCartResponseMock,
  getEstimateCurrentCartTotalsResponseMock,
} from './fakes.ts';

export const getGetCurrentCartMockHandler = (
  overrideResponse?:
    | CartResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CartResponse> | CartResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/carts/current',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCurrentCartResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateCurrentCartMockHandler = (
  overrideResponse?:
    | CartResponse
    | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<CartResponse> | CartResponse),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/carts/current',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCurrentCartResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteCurrentCartMockHandler = (
  overrideResponse?:
    | DeleteCartResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<DeleteCartResponse> | DeleteCartResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/carts/current',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteCurrentCartResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAddToCurrentCartMockHandler = (
  overrideResponse?:
    | CartResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CartResponse> | CartResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/carts/current/add-to-cart',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAddToCurrentCartResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRemoveLineItemsFromCurrentCartMockHandler = (
  overrideResponse?:
    | CartResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CartResponse> | CartResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/carts/current/remove-line-items',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRemoveLineItemsFromCurrentCartResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateCurrentCartLineItemQuantityMockHandler = (
  overrideResponse?:
    | CartResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CartResponse> | CartResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/carts/current/update-line-items-quantity',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCurrentCartLineItemQuantityResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRemoveCouponFromCurrentCartMockHandler = (
  overrideResponse?:
    | CartResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CartResponse> | CartResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/carts/current/remove-coupon',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRemoveCouponFromCurrentCartResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateCheckoutFromCurrentCartMockHandler = (
  overrideResponse?:
    | CreateCheckoutResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CreateCheckoutResponse> | CreateCheckoutResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/carts/current/create-checkout',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateCheckoutFromCurrentCartResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getEstimateCurrentCartTotalsMockHandler = (
  overrideResponse?:
    | EstimateTotalsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EstimateTotalsResponse> | EstimateTotalsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/carts/current/estimate-totals',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getEstimateCurrentCartTotalsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getCartsMock = () => [
  getGetCurrentCartMockHandler(),
  getUpdateCurrentCartMockHandler(),
  getDeleteCurrentCartMockHandler(),
  getAddToCurrentCartMockHandler(),
  getRemoveLineItemsFromCurrentCartMockHandler(),
  getUpdateCurrentCartLineItemQuantityMockHandler(),
  getRemoveCouponFromCurrentCartMockHandler(),
  getCreateCheckoutFromCurrentCartMockHandler(),
  getEstimateCurrentCartTotalsMockHandler(),
];
