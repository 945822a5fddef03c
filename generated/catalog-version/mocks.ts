// Generated from spec/catalog-version.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { GetCatalogVersionResponse } from './types.ts';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import { getGetCatalogVersionResponseMock } from './fakes.ts';

export { getGetCatalogVersionResponseMock } from './fakes.ts';

export const getGetCatalogVersionMockHandler = (
  overrideResponse?:
    | GetCatalogVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<GetCatalogVersionResponse> | GetCatalogVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v3/provision/version',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCatalogVersionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getCatalogVersionMock = () => [getGetCatalogVersionMockHandler()];
