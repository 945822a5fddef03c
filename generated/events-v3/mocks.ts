// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  BulkCancelEventsByFilterResponse,
  BulkDeleteEventsByFilterResponse,
  CountEventsByStatusResponse,
  DeleteEventResponse,
  EventResponse,
  QueryEventsResponse,
} from './types.ts';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import {
  getBulkCancelEventsByFilterResponseMock,
  getBulkDeleteEventsByFilterResponseMock,
  getCancelEventResponseMock,
  getCloneEventResponseMock,
  getCountEventsByStatusResponseMock,
  getCreateEventResponseMock,
  getDeleteEventResponseMock,
  getGetEventBySlugResponseMock,
  getGetEventResponseMock,
  getPublishDraftEventResponseMock,
  getQueryEventsResponseMock,
  getUpdateEventResponseMock,
} from './fakes.ts';

export {
  getCreateEventResponseMock,
  getGetEventResponseMock,
  getUpdateEventResponseMock,
  getDeleteEventResponseMock,
  getCloneEventResponseMock,
  getPublishDraftEventResponseMock,
  getCancelEventResponseMock,
  getGetEventBySlugResponseMock,
  getQueryEventsResponseMock,
  getCountEventsByStatusResponseMock,
  getBulkCancelEventsByFilterResponseMock,
  getBulkDeleteEventsByFilterResponseMock,
} from './fakes.ts';

export const getCreateEventMockHandler = (
  overrideResponse?:
    | EventResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EventResponse> | EventResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v3/events',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateEventResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetEventMockHandler = (
  overrideResponse?:
    | EventResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EventResponse> | EventResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v3/events/:eventId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetEventResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateEventMockHandler = (
  overrideResponse?:
    | EventResponse
    | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EventResponse> | EventResponse),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v3/events/:eventId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateEventResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteEventMockHandler = (
  overrideResponse?:
    | DeleteEventResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<DeleteEventResponse> | DeleteEventResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v3/events/:eventId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteEventResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCloneEventMockHandler = (
  overrideResponse?:
    | EventResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EventResponse> | EventResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v3/events/:eventId/clone',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCloneEventResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPublishDraftEventMockHandler = (
  overrideResponse?:
    | EventResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EventResponse> | EventResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v3/events/:eventId/publish',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPublishDraftEventResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCancelEventMockHandler = (
  overrideResponse?:
    | EventResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EventResponse> | EventResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v3/events/:eventId/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelEventResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetEventBySlugMockHandler = (
  overrideResponse?:
    | EventResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EventResponse> | EventResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v3/events/slug/:slug',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetEventBySlugResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getQueryEventsMockHandler = (
  overrideResponse?:
    | QueryEventsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<QueryEventsResponse> | QueryEventsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v3/events/query',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getQueryEventsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCountEventsByStatusMockHandler = (
  overrideResponse?:
    | CountEventsByStatusResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CountEventsByStatusResponse> | CountEventsByStatusResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v3/events/count-by-status',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCountEventsByStatusResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getBulkCancelEventsByFilterMockHandler = (
  overrideResponse?:
    | BulkCancelEventsByFilterResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BulkCancelEventsByFilterResponse> | BulkCancelEventsByFilterResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v3/bulk/events/cancel-by-filter',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getBulkCancelEventsByFilterResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getBulkDeleteEventsByFilterMockHandler = (
  overrideResponse?:
    | BulkDeleteEventsByFilterResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BulkDeleteEventsByFilterResponse> | BulkDeleteEventsByFilterResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v3/bulk/events/delete-by-filter',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getBulkDeleteEventsByFilterResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getEventsMock = () => [
  getCreateEventMockHandler(),
  getGetEventMockHandler(),
  getUpdateEventMockHandler(),
  getDeleteEventMockHandler(),
  getCloneEventMockHandler(),
  getPublishDraftEventMockHandler(),
  getCancelEventMockHandler(),
  getGetEventBySlugMockHandler(),
  getQueryEventsMockHandler(),
  getCountEventsByStatusMockHandler(),
  getBulkCancelEventsByFilterMockHandler(),
  getBulkDeleteEventsByFilterMockHandler(),
];
