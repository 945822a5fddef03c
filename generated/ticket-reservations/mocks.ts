// Generated from spec/ticket-reservations.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  CancelTicketReservationResponse,
  CreateTicketReservationResponse,
  DeleteTicketReservationResponse,
  GetTicketReservationResponse,
} from './types.ts';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import {
  getCancelTicketReservationResponseMock,
  getCreateTicketReservationResponseMock,
  getDeleteTicketReservationResponseMock,
  getGetTicketReservationResponseMock,
} from './fakes.ts';

export {
  getCreateTicketReservationResponseMock,
  getGetTicketReservationResponseMock,
  getDeleteTicketReservationResponseMock,
  getCancelTicketReservationResponseMock,
} from './fakes.ts';

export const getCreateTicketReservationMockHandler = (
  overrideResponse?:
    | CreateTicketReservationResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CreateTicketReservationResponse> | CreateTicketReservationResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/ticket-reservations',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateTicketReservationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetTicketReservationMockHandler = (
  overrideResponse?:
    | GetTicketReservationResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<GetTicketReservationResponse> | GetTicketReservationResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/ticket-reservations/:ticketReservationId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetTicketReservationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteTicketReservationMockHandler = (
  overrideResponse?:
    | DeleteTicketReservationResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<DeleteTicketReservationResponse> | DeleteTicketReservationResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/ticket-reservations/:ticketReservationId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteTicketReservationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCancelTicketReservationMockHandler = (
  overrideResponse?:
    | CancelTicketReservationResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CancelTicketReservationResponse> | CancelTicketReservationResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/ticket-reservations/:ticketReservationId/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelTicketReservationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getTicketReservationsMock = () => [
  getCreateTicketReservationMockHandler(),
  getGetTicketReservationMockHandler(),
  getDeleteTicketReservationMockHandler(),
  getCancelTicketReservationMockHandler(),
];
