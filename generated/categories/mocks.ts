// Generated from spec/categories.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  CountCategoriesResponse,
  GetCategoryBySlugResponse,
  GetCategoryResponse,
  ListCategoriesForItemResponse,
  ListItemsInCategoryResponse,
  ListTreesResponse,
  QueryCategoriesResponse,
  SearchCategoriesResponse,
} from './types.ts';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import {
  getCountCategoriesResponseMock,
  getGetCategoryBySlugResponseMock,
  getGetCategoryResponseMock,
  getListCategoriesForItemResponseMock,
  getListItemsInCategoryResponseMock,
  getListTreesResponseMock,
  getQueryCategoriesResponseMock,
  getSearchCategoriesResponseMock,
} from './fakes.ts';

export {
  getGetCategoryResponseMock,
  getGetCategoryBySlugResponseMock,
  getQueryCategoriesResponseMock,
  getSearchCategoriesResponseMock,
  getCountCategoriesResponseMock,
  getListItemsInCategoryResponseMock,
  getListCategoriesForItemResponseMock,
  getListTreesResponseMock,
} from './fakes.ts';

export const getGetCategoryMockHandler = (
  overrideResponse?:
    | GetCategoryResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<GetCategoryResponse> | GetCategoryResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/categories/:categoryId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCategoryResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetCategoryBySlugMockHandler = (
  overrideResponse?:
    | GetCategoryBySlugResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<GetCategoryBySlugResponse> | GetCategoryBySlugResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/categories/slug/:slug',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCategoryBySlugResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getQueryCategoriesMockHandler = (
  overrideResponse?:
    | QueryCategoriesResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<QueryCategoriesResponse> | QueryCategoriesResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/categories/query',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getQueryCategoriesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSearchCategoriesMockHandler = (
  overrideResponse?:
    | SearchCategoriesResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SearchCategoriesResponse> | SearchCategoriesResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/categories/search',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchCategoriesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCountCategoriesMockHandler = (
  overrideResponse?:
    | CountCategoriesResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CountCategoriesResponse> | CountCategoriesResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/categories/count',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCountCategoriesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListItemsInCategoryMockHandler = (
  overrideResponse?:
    | ListItemsInCategoryResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ListItemsInCategoryResponse> | ListItemsInCategoryResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/categories/:categoryId/list-items',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListItemsInCategoryResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListCategoriesForItemMockHandler = (
  overrideResponse?:
    | ListCategoriesForItemResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ListCategoriesForItemResponse> | ListCategoriesForItemResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/categories/list-categories-for-item',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListCategoriesForItemResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListTreesMockHandler = (
  overrideResponse?:
    | ListTreesResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ListTreesResponse> | ListTreesResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/categories/list-trees',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListTreesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getCategoriesMock = () => [
  getGetCategoryMockHandler(),
  getGetCategoryBySlugMockHandler(),
  getQueryCategoriesMockHandler(),
  getSearchCategoriesMockHandler(),
  getCountCategoriesMockHandler(),
  getListItemsInCategoryMockHandler(),
  getListCategoriesForItemMockHandler(),
  getListTreesMockHandler(),
];
