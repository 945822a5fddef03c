// Generated from spec/members.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { GetCurrentMemberResponse, MemberResponse } from './types.ts';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import {
  getDeleteMemberAddressesResponseMock,
  getDeleteMemberPhonesResponseMock,
  getGetCurrentMemberResponseMock,
  getUpdateMemberResponseMock,
} from './fakes.ts';

export {
  getGetCurrentMemberResponseMock,
  getUpdateMemberResponseMock,
  getDeleteMemberPhonesResponseMock,
  getDeleteMemberAddressesResponseMock,
} from './fakes.ts';

export const getGetCurrentMemberMockHandler = (
  overrideResponse?:
    | GetCurrentMemberResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<GetCurrentMemberResponse> | GetCurrentMemberResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/members/my',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCurrentMemberResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateMemberMockHandler = (
  overrideResponse?:
    | MemberResponse
    | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<MemberResponse> | MemberResponse),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/members/:id',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateMemberResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteMemberPhonesMockHandler = (
  overrideResponse?:
    | MemberResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<MemberResponse> | MemberResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/members/:id/phones',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteMemberPhonesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteMemberAddressesMockHandler = (
  overrideResponse?:
    | MemberResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<MemberResponse> | MemberResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/members/:id/addresses',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteMemberAddressesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getTheMemberSOwnAccountMock = () => [
  getGetCurrentMemberMockHandler(),
  getUpdateMemberMockHandler(),
  getDeleteMemberPhonesMockHandler(),
  getDeleteMemberAddressesMockHandler(),
];
