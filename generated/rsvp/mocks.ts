// Generated from spec/rsvp.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  CreateRsvpResponse,
  DeleteRsvpResponse,
  ListCurrentRsvpsResponse,
  ListRsvpSummaryResponse,
  QueryRsvpsResponse,
  RsvpResponse,
} from './types.ts';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import {
  getCreateRsvpResponseMock,
  getDeleteRsvpResponseMock,
  getGetRsvpResponseMock,
  getListCurrentRsvpsResponseMock,
  getListRsvpSummaryResponseMock,
  getQueryRsvpsResponseMock,
  getUpdateRsvpResponseMock,
} from './fakes.ts';

export {
  getCreateRsvpResponseMock,
  getQueryRsvpsResponseMock,
  getListRsvpSummaryResponseMock,
  getListCurrentRsvpsResponseMock,
  getGetRsvpResponseMock,
  getUpdateRsvpResponseMock,
  getDeleteRsvpResponseMock,
} from './fakes.ts';

export const getCreateRsvpMockHandler = (
  overrideResponse?:
    | CreateRsvpResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CreateRsvpResponse> | CreateRsvpResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v2/rsvps',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateRsvpResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getQueryRsvpsMockHandler = (
  overrideResponse?:
    | QueryRsvpsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<QueryRsvpsResponse> | QueryRsvpsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v2/rsvps/query',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getQueryRsvpsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListRsvpSummaryMockHandler = (
  overrideResponse?:
    | ListRsvpSummaryResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ListRsvpSummaryResponse> | ListRsvpSummaryResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v2/rsvps/summaries',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListRsvpSummaryResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListCurrentRsvpsMockHandler = (
  overrideResponse?:
    | ListCurrentRsvpsResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ListCurrentRsvpsResponse> | ListCurrentRsvpsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v2/rsvps/current',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListCurrentRsvpsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetRsvpMockHandler = (
  overrideResponse?:
    | RsvpResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RsvpResponse> | RsvpResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v2/rsvps/:rsvpId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetRsvpResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateRsvpMockHandler = (
  overrideResponse?:
    | RsvpResponse
    | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RsvpResponse> | RsvpResponse),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v2/rsvps/:rsvpId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateRsvpResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteRsvpMockHandler = (
  overrideResponse?:
    | DeleteRsvpResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<DeleteRsvpResponse> | DeleteRsvpResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v2/rsvps/:rsvpId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteRsvpResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getRepliesToInvitationsMock = () => [
  getCreateRsvpMockHandler(),
  getQueryRsvpsMockHandler(),
  getListRsvpSummaryMockHandler(),
  getListCurrentRsvpsMockHandler(),
  getGetRsvpMockHandler(),
  getUpdateRsvpMockHandler(),
  getDeleteRsvpMockHandler(),
];
