// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  ChangePasswordResponse,
  RawHttpResponse,
  SignOnResponse,
  StateMachineResponse,
} from './types.ts';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import {
  getChangePasswordResponseMock,
  getLoginCallbackResponseMock,
  getLoginResponseMock,
  getLoginWithIdpConnectionCallbackResponseMock,
  getLoginWithIdpConnectionResponseMock,
  getLoginWithIdpConnectionTokenParamsResponseMock,
  getLogoutResponseMock,
  getRegisterResponseMock,
  getSignOnResponseMock,
} from './fakes.ts';

export {
  getRegisterResponseMock,
  getLoginResponseMock,
  getChangePasswordResponseMock,
  getSignOnResponseMock,
  getLoginWithIdpConnectionResponseMock,
  getLoginWithIdpConnectionCallbackResponseMock,
  getLoginCallbackResponseMock,
  getLoginWithIdpConnectionTokenParamsResponseMock,
  getLogoutResponseMock,
} from './fakes.ts';

export const getRegisterMockHandler = (
  overrideResponse?:
    | StateMachineResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StateMachineResponse> | StateMachineResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v2/register',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLoginMockHandler = (
  overrideResponse?:
    | StateMachineResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StateMachineResponse> | StateMachineResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v2/login',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getLoginResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getChangePasswordMockHandler = (
  overrideResponse?:
    | ChangePasswordResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ChangePasswordResponse> | ChangePasswordResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v2/change-password',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getChangePasswordResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSignOnMockHandler = (
  overrideResponse?:
    | SignOnResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SignOnResponse> | SignOnResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v2/sign-on',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignOnResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLoginWithIdpConnectionMockHandler = (
  overrideResponse?:
    | RawHttpResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RawHttpResponse> | RawHttpResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/sso/login/:tenantId/:idpConnectionId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getLoginWithIdpConnectionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLoginWithIdpConnectionCallbackMockHandler = (
  overrideResponse?:
    | RawHttpResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RawHttpResponse> | RawHttpResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/sso/callback/:tenantType/:tenantId/:idpConnectionId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getLoginWithIdpConnectionCallbackResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLoginCallbackMockHandler = (
  overrideResponse?:
    | RawHttpResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RawHttpResponse> | RawHttpResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/callback',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getLoginCallbackResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLoginWithIdpConnectionTokenParamsMockHandler = (
  overrideResponse?:
    | StateMachineResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StateMachineResponse> | StateMachineResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/sso/login-with-token-params',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getLoginWithIdpConnectionTokenParamsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLogoutMockHandler = (
  overrideResponse?:
    | RawHttpResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RawHttpResponse> | RawHttpResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/logout',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getLogoutResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getAuthenticationMock = () => [
  getRegisterMockHandler(),
  getLoginMockHandler(),
  getChangePasswordMockHandler(),
  getSignOnMockHandler(),
  getLoginWithIdpConnectionMockHandler(),
  getLoginWithIdpConnectionCallbackMockHandler(),
  getLoginCallbackMockHandler(),
  getLoginWithIdpConnectionTokenParamsMockHandler(),
  getLogoutMockHandler(),
];
