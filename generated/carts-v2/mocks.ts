// Generated from spec/carts-v2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { CalculatedCartResponse, CartV2Response, DeleteCartV2Response } from './types.ts';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import {
  getAddCouponToCurrentCartResponseMock,
  getAddGiftCardToCurrentCartResponseMock,
  getAddLineItemsToCurrentCartResponseMock,
  getCalculateCurrentCartResponseMock,
  getCreateCurrentCartResponseMock,
  getDeleteCurrentCartV2ResponseMock,
  getEstimateCurrentCartResponseMock,
  getGetCurrentCartV2ResponseMock,
  getRefreshCurrentCartResponseMock,
  getRemoveCouponFromCurrentCartV2ResponseMock,
  getRemoveDeliveryMethodFromCurrentCartResponseMock,
  getRemoveGiftCardFromCurrentCartResponseMock,
  getRemoveLineItemsFromCurrentCartV2ResponseMock,
  getSetDeliveryMethodForCurrentCartResponseMock,
  getUpdateCurrentCartV2ResponseMock,
  getUpdateFormSubmissionsInCurrentCartResponseMock,
  getUpdateLineItemsInCurrentCartResponseMock,
} from './fakes.ts';

export {
  getGetCurrentCartV2ResponseMock,
  getCreateCurrentCartResponseMock,
  getUpdateCurrentCartV2ResponseMock,
  getDeleteCurrentCartV2ResponseMock,
  getRefreshCurrentCartResponseMock,
  getCalculateCurrentCartResponseMock,
  getEstimateCurrentCartResponseMock,
  getAddLineItemsToCurrentCartResponseMock,
  getRemoveLineItemsFromCurrentCartV2ResponseMock,
  getUpdateLineItemsInCurrentCartResponseMock,
  getAddCouponToCurrentCartResponseMock,
  getRemoveCouponFromCurrentCartV2ResponseMock,
  getSetDeliveryMethodForCurrentCartResponseMock,
  getRemoveDeliveryMethodFromCurrentCartResponseMock,
  getAddGiftCardToCurrentCartResponseMock,
  getRemoveGiftCardFromCurrentCartResponseMock,
  getUpdateFormSubmissionsInCurrentCartResponseMock,
} from './fakes.ts';

export const getGetCurrentCartV2MockHandler = (
  overrideResponse?:
    | CartV2Response
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CartV2Response> | CartV2Response),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v2/carts/current',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCurrentCartV2ResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateCurrentCartMockHandler = (
  overrideResponse?:
    | CartV2Response
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CartV2Response> | CartV2Response),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v2/carts/current',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateCurrentCartResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateCurrentCartV2MockHandler = (
  overrideResponse?:
    | CartV2Response
    | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<CartV2Response> | CartV2Response),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v2/carts/current',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCurrentCartV2ResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteCurrentCartV2MockHandler = (
  overrideResponse?:
    | DeleteCartV2Response
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<DeleteCartV2Response> | DeleteCartV2Response),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v2/carts/current',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteCurrentCartV2ResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRefreshCurrentCartMockHandler = (
  overrideResponse?:
    | CartV2Response
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CartV2Response> | CartV2Response),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v2/carts/current/refresh',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRefreshCurrentCartResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCalculateCurrentCartMockHandler = (
  overrideResponse?:
    | CalculatedCartResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CalculatedCartResponse> | CalculatedCartResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v2/carts/current/calculate',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCalculateCurrentCartResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getEstimateCurrentCartMockHandler = (
  overrideResponse?:
    | CalculatedCartResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CalculatedCartResponse> | CalculatedCartResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v2/carts/current/estimate',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getEstimateCurrentCartResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAddLineItemsToCurrentCartMockHandler = (
  overrideResponse?:
    | CartV2Response
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CartV2Response> | CartV2Response),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v2/carts/current/add-line-items',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAddLineItemsToCurrentCartResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRemoveLineItemsFromCurrentCartV2MockHandler = (
  overrideResponse?:
    | CartV2Response
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CartV2Response> | CartV2Response),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v2/carts/current/remove-line-items',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRemoveLineItemsFromCurrentCartV2ResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateLineItemsInCurrentCartMockHandler = (
  overrideResponse?:
    | CartV2Response
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CartV2Response> | CartV2Response),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v2/carts/current/update-line-items',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateLineItemsInCurrentCartResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAddCouponToCurrentCartMockHandler = (
  overrideResponse?:
    | CartV2Response
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CartV2Response> | CartV2Response),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v2/carts/current/add-coupon',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAddCouponToCurrentCartResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRemoveCouponFromCurrentCartV2MockHandler = (
  overrideResponse?:
    | CartV2Response
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CartV2Response> | CartV2Response),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v2/carts/current/remove-coupon',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRemoveCouponFromCurrentCartV2ResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSetDeliveryMethodForCurrentCartMockHandler = (
  overrideResponse?:
    | CartV2Response
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CartV2Response> | CartV2Response),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v2/carts/current/set-delivery-method',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSetDeliveryMethodForCurrentCartResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRemoveDeliveryMethodFromCurrentCartMockHandler = (
  overrideResponse?:
    | CartV2Response
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CartV2Response> | CartV2Response),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v2/carts/current/remove-delivery-method',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRemoveDeliveryMethodFromCurrentCartResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAddGiftCardToCurrentCartMockHandler = (
  overrideResponse?:
    | CartV2Response
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CartV2Response> | CartV2Response),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v2/carts/current/add-gift-card',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAddGiftCardToCurrentCartResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRemoveGiftCardFromCurrentCartMockHandler = (
  overrideResponse?:
    | CartV2Response
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CartV2Response> | CartV2Response),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v2/carts/current/remove-gift-card',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRemoveGiftCardFromCurrentCartResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateFormSubmissionsInCurrentCartMockHandler = (
  overrideResponse?:
    | CartV2Response
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CartV2Response> | CartV2Response),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v2/carts/current/update-forms-submission',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateFormSubmissionsInCurrentCartResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getCartsSecondVersionMock = () => [
  getGetCurrentCartV2MockHandler(),
  getCreateCurrentCartMockHandler(),
  getUpdateCurrentCartV2MockHandler(),
  getDeleteCurrentCartV2MockHandler(),
  getRefreshCurrentCartMockHandler(),
  getCalculateCurrentCartMockHandler(),
  getEstimateCurrentCartMockHandler(),
  getAddLineItemsToCurrentCartMockHandler(),
  getRemoveLineItemsFromCurrentCartV2MockHandler(),
  getUpdateLineItemsInCurrentCartMockHandler(),
  getAddCouponToCurrentCartMockHandler(),
  getRemoveCouponFromCurrentCartV2MockHandler(),
  getSetDeliveryMethodForCurrentCartMockHandler(),
  getRemoveDeliveryMethodFromCurrentCartMockHandler(),
  getAddGiftCardToCurrentCartMockHandler(),
  getRemoveGiftCardFromCurrentCartMockHandler(),
  getUpdateFormSubmissionsInCurrentCartMockHandler(),
];
