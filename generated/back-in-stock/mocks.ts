// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  BackInStockNotificationRequestCountsResponse,
  CreateBackInStockNotificationRequestResponse,
  DeleteBackInStockNotificationRequestResponse,
  GetBackInStockNotificationRequestResponse,
  MarkAsNotificationSentResponse,
  QueryBackInStockNotificationRequestsResponse,
  ReportItemsBackInStockResponse,
} from './types.ts';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import {
  getCreateBackInStockNotificationRequestResponseMock,
  getDeleteBackInStockNotificationRequestResponseMock,
  getGetBackInStockNotificationRequestResponseMock,
  getGetBackInStockNotificationRequestsCountByCatalogReferencesResponseMock,
  getMarkAsNotificationSentResponseMock,
  getQueryBackInStockNotificationRequestsResponseMock,
  getReportItemsBackInStockResponseMock,
} from './fakes.ts';

export {
  getCreateBackInStockNotificationRequestResponseMock,
  getQueryBackInStockNotificationRequestsResponseMock,
  getGetBackInStockNotificationRequestResponseMock,
  getDeleteBackInStockNotificationRequestResponseMock,
  getMarkAsNotificationSentResponseMock,
  getGetBackInStockNotificationRequestsCountByCatalogReferencesResponseMock,
  getReportItemsBackInStockResponseMock,
} from './fakes.ts';

export const getCreateBackInStockNotificationRequestMockHandler = (
  overrideResponse?:
    | CreateBackInStockNotificationRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) =>
        | Promise<CreateBackInStockNotificationRequestResponse>
        | CreateBackInStockNotificationRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/back-in-stock-notification-requests',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateBackInStockNotificationRequestResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getQueryBackInStockNotificationRequestsMockHandler = (
  overrideResponse?:
    | QueryBackInStockNotificationRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) =>
        | Promise<QueryBackInStockNotificationRequestsResponse>
        | QueryBackInStockNotificationRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/back-in-stock-notification-requests',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getQueryBackInStockNotificationRequestsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetBackInStockNotificationRequestMockHandler = (
  overrideResponse?:
    | GetBackInStockNotificationRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<GetBackInStockNotificationRequestResponse> | GetBackInStockNotificationRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/back-in-stock-notification-requests/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetBackInStockNotificationRequestResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteBackInStockNotificationRequestMockHandler = (
  overrideResponse?:
    | DeleteBackInStockNotificationRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) =>
        | Promise<DeleteBackInStockNotificationRequestResponse>
        | DeleteBackInStockNotificationRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/back-in-stock-notification-requests/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteBackInStockNotificationRequestResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getMarkAsNotificationSentMockHandler = (
  overrideResponse?:
    | MarkAsNotificationSentResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<MarkAsNotificationSentResponse> | MarkAsNotificationSentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/back-in-stock-notification-requests/:id/mark-as-notification-sent',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkAsNotificationSentResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetBackInStockNotificationRequestsCountByCatalogReferencesMockHandler = (
  overrideResponse?:
    | BackInStockNotificationRequestCountsResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) =>
        | Promise<BackInStockNotificationRequestCountsResponse>
        | BackInStockNotificationRequestCountsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/back-in-stock-notification-requests/count-by-catalog-reference',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetBackInStockNotificationRequestsCountByCatalogReferencesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReportItemsBackInStockMockHandler = (
  overrideResponse?:
    | ReportItemsBackInStockResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ReportItemsBackInStockResponse> | ReportItemsBackInStockResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/back-in-stock-notification-requests/report-items-back-in-stock',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReportItemsBackInStockResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getBackInStockRequestsMock = () => [
  getCreateBackInStockNotificationRequestMockHandler(),
  getQueryBackInStockNotificationRequestsMockHandler(),
  getGetBackInStockNotificationRequestMockHandler(),
  getDeleteBackInStockNotificationRequestMockHandler(),
  getMarkAsNotificationSentMockHandler(),
  getGetBackInStockNotificationRequestsCountByCatalogReferencesMockHandler(),
  getReportItemsBackInStockMockHandler(),
];
