// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { CreateRedirectSessionResponse } from './types.ts';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import { getCreateRedirectSessionResponseMock } from './fakes.ts';

export { getCreateRedirectSessionResponseMock } from './fakes.ts';

export const getCreateRedirectSessionMockHandler = (
  overrideResponse?:
    | CreateRedirectSessionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CreateRedirectSessionResponse> | CreateRedirectSessionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/redirect-session',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateRedirectSessionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getRedirectSessionsMock = () => [getCreateRedirectSessionMockHandler()];
