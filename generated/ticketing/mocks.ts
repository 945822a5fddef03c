// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  BulkUpdateOrdersResponse,
  CancelReservationResponse,
  CaptureAuthorizedPaymentResponse,
  CheckoutResponse,
  ConfirmOrderResponse,
  CreateReservationResponse,
  GetCheckoutOptionsResponse,
  GetInvoiceResponse,
  GetOrderResponse,
  GetSummaryResponse,
  ListAvailableTicketsResponse,
  ListOrdersResponse,
  PosCheckoutResponse,
  QueryAvailableTicketsResponse,
  UpdateCheckoutResponse,
  UpdateOrderResponse,
  VoidAuthorizedPaymentResponse,
} from './types.ts';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import {
  getBulkUpdateOrdersResponseMock,
  getCancelReservationResponseMock,
  getCaptureAuthorizedPaymentResponseMock,
  getCheckoutResponseMock,
  getConfirmOrderResponseMock,
  getCreateReservationResponseMock,
  getGetCheckoutOptionsResponseMock,
  getGetInvoiceResponseMock,
  getGetOrderResponseMock,
  getGetSummaryResponseMock,
  getListAvailableTicketsResponseMock,
  getListOrdersResponseMock,
  getPosCheckoutResponseMock,
  getQueryAvailableTicketsResponseMock,
  getUpdateCheckoutResponseMock,
  getUpdateOrderResponseMock,
  getVoidAuthorizedPaymentResponseMock,
} from './fakes.ts';

export {
  getListOrdersResponseMock,
  getGetOrderResponseMock,
  getUpdateOrderResponseMock,
  getBulkUpdateOrdersResponseMock,
  getConfirmOrderResponseMock,
  getGetSummaryResponseMock,
  getCaptureAuthorizedPaymentResponseMock,
  getVoidAuthorizedPaymentResponseMock,
  getGetCheckoutOptionsResponseMock,
  getListAvailableTicketsResponseMock,
  getQueryAvailableTicketsResponseMock,
  getCreateReservationResponseMock,
  getCancelReservationResponseMock,
  getGetInvoiceResponseMock,
  getCheckoutResponseMock,
  getUpdateCheckoutResponseMock,
  getPosCheckoutResponseMock,
} from './fakes.ts';

export const getListOrdersMockHandler = (
  overrideResponse?:
    | ListOrdersResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ListOrdersResponse> | ListOrdersResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/orders',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListOrdersResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetOrderMockHandler = (
  overrideResponse?:
    | GetOrderResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetOrderResponse> | GetOrderResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/events/:eventId/orders/:orderNumber',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetOrderResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateOrderMockHandler = (
  overrideResponse?:
    | UpdateOrderResponse
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<UpdateOrderResponse> | UpdateOrderResponse),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/events/:eventId/orders/:orderNumber',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateOrderResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getBulkUpdateOrdersMockHandler = (
  overrideResponse?:
    | BulkUpdateOrdersResponse
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<BulkUpdateOrdersResponse> | BulkUpdateOrdersResponse),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/events/:eventId/orders',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getBulkUpdateOrdersResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getConfirmOrderMockHandler = (
  overrideResponse?:
    | ConfirmOrderResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ConfirmOrderResponse> | ConfirmOrderResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/events/:eventId/orders/confirm',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmOrderResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetSummaryMockHandler = (
  overrideResponse?:
    | GetSummaryResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<GetSummaryResponse> | GetSummaryResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/orders/summary',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSummaryResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCaptureAuthorizedPaymentMockHandler = (
  overrideResponse?:
    | CaptureAuthorizedPaymentResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CaptureAuthorizedPaymentResponse> | CaptureAuthorizedPaymentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/events/orders/:orderNumber/capture',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCaptureAuthorizedPaymentResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVoidAuthorizedPaymentMockHandler = (
  overrideResponse?:
    | VoidAuthorizedPaymentResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<VoidAuthorizedPaymentResponse> | VoidAuthorizedPaymentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/events/orders/:orderNumber/void',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVoidAuthorizedPaymentResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetCheckoutOptionsMockHandler = (
  overrideResponse?:
    | GetCheckoutOptionsResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<GetCheckoutOptionsResponse> | GetCheckoutOptionsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/checkout/options',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCheckoutOptionsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListAvailableTicketsMockHandler = (
  overrideResponse?:
    | ListAvailableTicketsResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ListAvailableTicketsResponse> | ListAvailableTicketsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/checkout/available-tickets',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAvailableTicketsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getQueryAvailableTicketsMockHandler = (
  overrideResponse?:
    | QueryAvailableTicketsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<QueryAvailableTicketsResponse> | QueryAvailableTicketsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/checkout/available-tickets/query',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getQueryAvailableTicketsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateReservationMockHandler = (
  overrideResponse?:
    | CreateReservationResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CreateReservationResponse> | CreateReservationResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/checkout/reservations',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateReservationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCancelReservationMockHandler = (
  overrideResponse?:
    | CancelReservationResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<CancelReservationResponse> | CancelReservationResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/checkout/reservations/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelReservationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetInvoiceMockHandler = (
  overrideResponse?:
    | GetInvoiceResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<GetInvoiceResponse> | GetInvoiceResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/checkout/invoices/:reservationId',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetInvoiceResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCheckoutMockHandler = (
  overrideResponse?:
    | CheckoutResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CheckoutResponse> | CheckoutResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/checkout',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckoutResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateCheckoutMockHandler = (
  overrideResponse?:
    | UpdateCheckoutResponse
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<UpdateCheckoutResponse> | UpdateCheckoutResponse),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/v1/checkout/:orderNumber',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCheckoutResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPosCheckoutMockHandler = (
  overrideResponse?:
    | PosCheckoutResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PosCheckoutResponse> | PosCheckoutResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/pos-checkout',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPosCheckoutResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getEventOrdersAndTicketCheckoutMock = () => [
  getListOrdersMockHandler(),
  getGetOrderMockHandler(),
  getUpdateOrderMockHandler(),
  getBulkUpdateOrdersMockHandler(),
  getConfirmOrderMockHandler(),
  getGetSummaryMockHandler(),
  getCaptureAuthorizedPaymentMockHandler(),
  getVoidAuthorizedPaymentMockHandler(),
  getGetCheckoutOptionsMockHandler(),
  getListAvailableTicketsMockHandler(),
  getQueryAvailableTicketsMockHandler(),
  getCreateReservationMockHandler(),
  getCancelReservationMockHandler(),
  getGetInvoiceMockHandler(),
  getCheckoutMockHandler(),
  getUpdateCheckoutMockHandler(),
  getPosCheckoutMockHandler(),
];
