// Generated from spec/catalog-v2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  GetCollectionBySlugResponse,
  GetCollectionResponse,
  QueryCollectionsResponse,
} from './types.ts';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import {
  getGetCollectionBySlugResponseMock,
  getGetCollectionResponseMock,
  getQueryCollectionsResponseMock,
} from './fakes.ts';

export {
  getGetCollectionResponseMock,
  getGetCollectionBySlugResponseMock,
  getQueryCollectionsResponseMock,
} from './fakes.ts';

export const getGetCollectionMockHandler = (
  overrideResponse?:
    | GetCollectionResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<GetCollectionResponse> | GetCollectionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v2/collections/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCollectionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetCollectionBySlugMockHandler = (
  overrideResponse?:
    | GetCollectionBySlugResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<GetCollectionBySlugResponse> | GetCollectionBySlugResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v2/collections/slug/:slug',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCollectionBySlugResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getQueryCollectionsMockHandler = (
  overrideResponse?:
    | QueryCollectionsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<QueryCollectionsResponse> | QueryCollectionsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v2/collections/query',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getQueryCollectionsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getStoreCollectionsMock = () => [
  getGetCollectionMockHandler(),
  getGetCollectionBySlugMockHandler(),
  getQueryCollectionsMockHandler(),
];
