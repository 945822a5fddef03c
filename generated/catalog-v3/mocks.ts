// Generated from spec/catalog-v3.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  CountProductsResponse,
  GetAllProductsCategoryResponse,
  GetProductBySlugResponse,
  GetProductV3Response,
  QueryBrandsResponse,
  QueryProductsV3Response,
  QueryRibbonsResponse,
  QueryVariantsResponse,
  SearchProductsResponse,
  SearchVariantsResponse,
} from './types.ts';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import {
  getCountProductsResponseMock,
  getGetAllProductsCategoryResponseMock,
  getGetProductBySlugResponseMock,
  getGetProductV3ResponseMock,
  getQueryBrandsResponseMock,
  getQueryProductsV3ResponseMock,
  getQueryRibbonsResponseMock,
  getQueryVariantsResponseMock,
  getSearchProductsResponseMock,
  getSearchVariantsResponseMock,
} from './fakes.ts';

export {
  getGetProductV3ResponseMock,
  getGetProductBySlugResponseMock,
  getQueryProductsV3ResponseMock,
  getSearchProductsResponseMock,
  getCountProductsResponseMock,
  getGetAllProductsCategoryResponseMock,
  getQueryVariantsResponseMock,
  getSearchVariantsResponseMock,
  getQueryBrandsResponseMock,
  getQueryRibbonsResponseMock,
} from './fakes.ts';

export const getGetProductV3MockHandler = (
  overrideResponse?:
    | GetProductV3Response
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<GetProductV3Response> | GetProductV3Response),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v3/products/:productId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetProductV3ResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetProductBySlugMockHandler = (
  overrideResponse?:
    | GetProductBySlugResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<GetProductBySlugResponse> | GetProductBySlugResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v3/products/slug/:slug',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetProductBySlugResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getQueryProductsV3MockHandler = (
  overrideResponse?:
    | QueryProductsV3Response
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<QueryProductsV3Response> | QueryProductsV3Response),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v3/products/query',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getQueryProductsV3ResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSearchProductsMockHandler = (
  overrideResponse?:
    | SearchProductsResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SearchProductsResponse> | SearchProductsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v3/products/search',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchProductsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCountProductsMockHandler = (
  overrideResponse?:
    | CountProductsResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CountProductsResponse> | CountProductsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v3/products/count',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCountProductsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetAllProductsCategoryMockHandler = (
  overrideResponse?:
    | GetAllProductsCategoryResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<GetAllProductsCategoryResponse> | GetAllProductsCategoryResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v3/all-products-category',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAllProductsCategoryResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getQueryVariantsMockHandler = (
  overrideResponse?:
    | QueryVariantsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<QueryVariantsResponse> | QueryVariantsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v3/products/query-variants',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getQueryVariantsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSearchVariantsMockHandler = (
  overrideResponse?:
    | SearchVariantsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SearchVariantsResponse> | SearchVariantsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v3/products/search-variants',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchVariantsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getQueryBrandsMockHandler = (
  overrideResponse?:
    | QueryBrandsResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<QueryBrandsResponse> | QueryBrandsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v3/brands/query',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getQueryBrandsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getQueryRibbonsMockHandler = (
  overrideResponse?:
    | QueryRibbonsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<QueryRibbonsResponse> | QueryRibbonsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v3/ribbons/query',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getQueryRibbonsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getStoreCatalogNewerVersionMock = () => [
  getGetProductV3MockHandler(),
  getGetProductBySlugMockHandler(),
  getQueryProductsV3MockHandler(),
  getSearchProductsMockHandler(),
  getCountProductsMockHandler(),
  getGetAllProductsCategoryMockHandler(),
  getQueryVariantsMockHandler(),
  getSearchVariantsMockHandler(),
  getQueryBrandsMockHandler(),
  getQueryRibbonsMockHandler(),
];
