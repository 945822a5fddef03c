// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  GetCollectionBySlugResponse,
  GetProductResponse,
  GetStoreVariantResponse,
  ProductOptionsAvailabilityResponse,
  QueryProductVariantsResponse,
  QueryProductsResponse,
  QueryStoreVariantsResponse,
} from './types.ts';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import {
  getGetCollectionBySlugV1ResponseMock,
  getGetProductOptionsAvailabilityResponseMock,
  getGetProductResponseMock,
  getGetStoreVariantResponseMock,
  getQueryProductVariantsResponseMock,
  getQueryProductsResponseMock,
  getQueryStoreVariantsResponseMock,
} from './fakes.ts';

export {
  getGetProductResponseMock,
  getQueryProductsResponseMock,
  getGetProductOptionsAvailabilityResponseMock,
  getQueryProductVariantsResponseMock,
  getQueryStoreVariantsResponseMock,
  getGetStoreVariantResponseMock,
  getGetCollectionBySlugV1ResponseMock,
} from './fakes.ts';

export const getGetProductMockHandler = (
  overrideResponse?:
    | GetProductResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<GetProductResponse> | GetProductResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/products/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetProductResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getQueryProductsMockHandler = (
  overrideResponse?:
    | QueryProductsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<QueryProductsResponse> | QueryProductsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/products/query-platformized',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getQueryProductsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetProductOptionsAvailabilityMockHandler = (
  overrideResponse?:
    | ProductOptionsAvailabilityResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ProductOptionsAvailabilityResponse> | ProductOptionsAvailabilityResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/products/:id/productOptionsAvailability',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetProductOptionsAvailabilityResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getQueryProductVariantsMockHandler = (
  overrideResponse?:
    | QueryProductVariantsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<QueryProductVariantsResponse> | QueryProductVariantsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/products/:id/variants/query',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getQueryProductVariantsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getQueryStoreVariantsMockHandler = (
  overrideResponse?:
    | QueryStoreVariantsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<QueryStoreVariantsResponse> | QueryStoreVariantsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/variants/query',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getQueryStoreVariantsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetStoreVariantMockHandler = (
  overrideResponse?:
    | GetStoreVariantResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<GetStoreVariantResponse> | GetStoreVariantResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/variants/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetStoreVariantResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetCollectionBySlugV1MockHandler = (
  overrideResponse?:
    | GetCollectionBySlugResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<GetCollectionBySlugResponse> | GetCollectionBySlugResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/collections/slug/:slug',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCollectionBySlugV1ResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getStoreCatalogMock = () => [
  getGetProductMockHandler(),
  getQueryProductsMockHandler(),
  getGetProductOptionsAvailabilityMockHandler(),
  getQueryProductVariantsMockHandler(),
  getQueryStoreVariantsMockHandler(),
  getGetStoreVariantMockHandler(),
  getGetCollectionBySlugV1MockHandler(),
];
