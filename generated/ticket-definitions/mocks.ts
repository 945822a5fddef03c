// Generated from spec/ticket-definitions.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  CountAvailableTicketDefinitionsResponse,
  CreateTicketDefinitionResponse,
  DeleteTicketDefinitionResponse,
  GetTicketDefinitionResponse,
  QueryAvailableTicketDefinitionsResponse,
  QueryTicketDefinitionsResponse,
  UpdateTicketDefinitionResponse,
} from './types.ts';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import {
  getCountAvailableTicketDefinitionsResponseMock,
  getCreateTicketDefinitionResponseMock,
  getDeleteTicketDefinitionResponseMock,
  getGetTicketDefinitionResponseMock,
  getQueryAvailableTicketDefinitionsResponseMock,
  getQueryTicketDefinitionsResponseMock,
  getUpdateTicketDefinitionResponseMock,
} from './fakes.ts';

export {
  getCreateTicketDefinitionResponseMock,
  getGetTicketDefinitionResponseMock,
  getUpdateTicketDefinitionResponseMock,
  getDeleteTicketDefinitionResponseMock,
  getQueryTicketDefinitionsResponseMock,
  getQueryAvailableTicketDefinitionsResponseMock,
  getCountAvailableTicketDefinitionsResponseMock,
} from './fakes.ts';

export const getCreateTicketDefinitionMockHandler = (
  overrideResponse?:
    | CreateTicketDefinitionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CreateTicketDefinitionResponse> | CreateTicketDefinitionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v3/ticket-definitions',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateTicketDefinitionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetTicketDefinitionMockHandler = (
  overrideResponse?:
    | GetTicketDefinitionResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<GetTicketDefinitionResponse> | GetTicketDefinitionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v3/ticket-definitions/:ticketDefinitionId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetTicketDefinitionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateTicketDefinitionMockHandler = (
  overrideResponse?:
    | UpdateTicketDefinitionResponse
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<UpdateTicketDefinitionResponse> | UpdateTicketDefinitionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v3/ticket-definitions/:ticketDefinitionId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateTicketDefinitionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteTicketDefinitionMockHandler = (
  overrideResponse?:
    | DeleteTicketDefinitionResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<DeleteTicketDefinitionResponse> | DeleteTicketDefinitionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v3/ticket-definitions/:ticketDefinitionId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteTicketDefinitionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getQueryTicketDefinitionsMockHandler = (
  overrideResponse?:
    | QueryTicketDefinitionsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<QueryTicketDefinitionsResponse> | QueryTicketDefinitionsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v3/ticket-definitions/query',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getQueryTicketDefinitionsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getQueryAvailableTicketDefinitionsMockHandler = (
  overrideResponse?:
    | QueryAvailableTicketDefinitionsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<QueryAvailableTicketDefinitionsResponse> | QueryAvailableTicketDefinitionsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v3/ticket-definitions/available/query',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getQueryAvailableTicketDefinitionsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCountAvailableTicketDefinitionsMockHandler = (
  overrideResponse?:
    | CountAvailableTicketDefinitionsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CountAvailableTicketDefinitionsResponse> | CountAvailableTicketDefinitionsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v3/ticket-definitions/available/count',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCountAvailableTicketDefinitionsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getTicketDefinitionsMock = () => [
  getCreateTicketDefinitionMockHandler(),
  getGetTicketDefinitionMockHandler(),
  getUpdateTicketDefinitionMockHandler(),
  getDeleteTicketDefinitionMockHandler(),
  getQueryTicketDefinitionsMockHandler(),
  getQueryAvailableTicketDefinitionsMockHandler(),
  getCountAvailableTicketDefinitionsMockHandler(),
];
