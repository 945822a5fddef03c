// Generated from spec/oauth2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { TokenResponse } from './types.ts';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import { getCreateTokenResponseMock } from './fakes.ts';

export { getCreateTokenResponseMock } from './fakes.ts';

export const getCreateTokenMockHandler = (
  overrideResponse?:
    | TokenResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TokenResponse> | TokenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/oauth2/token',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateTokenResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getTokensMock = () => [getCreateTokenMockHandler()];
