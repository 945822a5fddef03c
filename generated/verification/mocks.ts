// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { StartResponse, StateMachineResponse } from './types.ts';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import {
  getResendDuringAuthenticationResponseMock,
  getStartResponseMock,
  getVerifyDuringAuthenticationResponseMock,
} from './fakes.ts';

export {
  getStartResponseMock,
  getVerifyDuringAuthenticationResponseMock,
  getResendDuringAuthenticationResponseMock,
} from './fakes.ts';

export const getStartMockHandler = (
  overrideResponse?:
    | StartResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StartResponse> | StartResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/Start',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getStartResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVerifyDuringAuthenticationMockHandler = (
  overrideResponse?:
    | StateMachineResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StateMachineResponse> | StateMachineResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/auth/verify',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVerifyDuringAuthenticationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getResendDuringAuthenticationMockHandler = (
  overrideResponse?:
    | StateMachineResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StateMachineResponse> | StateMachineResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/auth/resend',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResendDuringAuthenticationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getVerificationMock = () => [
  getStartMockHandler(),
  getVerifyDuringAuthenticationMockHandler(),
  getResendDuringAuthenticationMockHandler(),
];
