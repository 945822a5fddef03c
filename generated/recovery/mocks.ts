// Generated from spec/recovery.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  SendActivationEmailResponse,
  SendRecoveryEmailResponse,
  StateMachineResponse,
} from './types.ts';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import {
  getRecoverResponseMock,
  getSendActivationEmailResponseMock,
  getSendRecoveryEmailResponseMock,
} from './fakes.ts';

export {
  getSendRecoveryEmailResponseMock,
  getSendActivationEmailResponseMock,
  getRecoverResponseMock,
} from './fakes.ts';

export const getSendRecoveryEmailMockHandler = (
  overrideResponse?:
    | SendRecoveryEmailResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SendRecoveryEmailResponse> | SendRecoveryEmailResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/send-email',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSendRecoveryEmailResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSendActivationEmailMockHandler = (
  overrideResponse?:
    | SendActivationEmailResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SendActivationEmailResponse> | SendActivationEmailResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/activation-email',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSendActivationEmailResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRecoverMockHandler = (
  overrideResponse?:
    | StateMachineResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StateMachineResponse> | StateMachineResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/recover',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecoverResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getRecoveryMock = () => [
  getSendRecoveryEmailMockHandler(),
  getSendActivationEmailMockHandler(),
  getRecoverMockHandler(),
];
