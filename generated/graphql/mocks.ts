// Generated from spec/graphql.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { GraphqlResponse } from './types.ts';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import { getGraphqlResponseMock } from './fakes.ts';

export { getGraphqlResponseMock } from './fakes.ts';

export const getGraphqlMockHandler = (
  overrideResponse?:
    | GraphqlResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GraphqlResponse> | GraphqlResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/graphql/:apiVersion',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGraphqlResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getGraphQueryMock = () => [getGraphqlMockHandler()];
