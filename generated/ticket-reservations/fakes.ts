// Generated from spec/ticket-reservations.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  CancelTicketReservationResponse,
  CreateTicketReservationResponse,
  DeleteTicketReservationResponse,
  GetTicketReservationResponse,
} from './types.ts';

import { faker } from '@faker-js/faker/locale/en';

export const getCreateTicketReservationResponseMock = (
  overrideResponse: Partial<Extract<CreateTicketReservationResponse, object>> = {},
): CreateTicketReservationResponse => ({
  ticketReservation: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    expirationDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    status: faker.helpers.arrayElement([
      'PENDING',
      'CONFIRMED',
      'CANCELED',
      'CANCELED_MANUALLY',
      'EXPIRED',
    ] as const),
    memberId: faker.string.uuid(),
    visitorId: faker.string.uuid(),
    tickets: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      ticketLineItemId: faker.string.uuid(),
      eventId: faker.string.uuid(),
      ticketDefinitionId: faker.string.uuid(),
      quantity: faker.number.int({ min: 1, max: 50 }),
      ticketInfo: {
        seatId: faker.string.alpha({ length: { min: 1, max: 36 } }),
        seatInfo: {
          sectionLabel: faker.string.alpha({ length: { min: 10, max: 20 } }),
          areaLabel: faker.string.alpha({ length: { min: 10, max: 40 } }),
          tableLabel: faker.string.alpha({ length: { min: 10, max: 40 } }),
          rowLabel: faker.string.alpha({ length: { min: 10, max: 40 } }),
          seatLabel: faker.string.alpha({ length: { min: 4, max: 4 } }),
          configurationId: faker.string.uuid(),
        },
        guestPrice: (() => faker.commerce.price())(),
        pricingOptionId: faker.string.uuid(),
        pricingOptionName: faker.string.alpha({ length: { min: 10, max: 40 } }),
        pricingPlan: { orderId: faker.string.uuid(), planId: faker.string.uuid() },
        priceOverride: (() => faker.commerce.price())(),
      },
      eventSettingsSnapshot: {},
      removedQuantity: faker.number.int({ min: 0, max: 50 }),
      policy: faker.string.alpha({ length: { min: 1, max: 40 } }),
      ticketName: faker.string.alpha({ length: { min: 1, max: 30 } }),
      price: { value: (() => faker.commerce.price())(), currency: (() => faker.finance.currencyCode())() },
      subTotal: { value: (() => faker.commerce.price())(), currency: (() => faker.finance.currencyCode())() },
    })),
    additionalReservationSettings: {
      disableTicketLimitValidation: faker.datatype.boolean(),
      enableHiddenTicketReservation: faker.datatype.boolean(),
    },
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    tags: {
      privateTags: {
        tagIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          faker.string.alpha({ length: { min: 5, max: 5 } }),
        ),
      },
      tags: {
        tagIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          faker.string.alpha({ length: { min: 5, max: 5 } }),
        ),
      },
    },
  },
  promotionErrors: {
    error: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      promotionType: faker.helpers.arrayElement([
        'UNKNOWN_PROMOTION_TYPE',
        'OTHER',
        'COUPON_CODE',
        'PAID_PLAN_BENEFIT',
        'GIFT_CARD',
      ] as const),
      code: faker.string.alpha({ length: { min: 10, max: 40 } }),
      message: faker.string.alpha({ length: { min: 10, max: 40 } }),
    })),
  },
  ...overrideResponse,
});

export const getGetTicketReservationResponseMock = (
  overrideResponse: Partial<Extract<GetTicketReservationResponse, object>> = {},
): GetTicketReservationResponse => ({
  ticketReservation: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    expirationDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    status: faker.helpers.arrayElement([
      'PENDING',
      'CONFIRMED',
      'CANCELED',
      'CANCELED_MANUALLY',
      'EXPIRED',
    ] as const),
    memberId: faker.string.uuid(),
    visitorId: faker.string.uuid(),
    tickets: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      ticketLineItemId: faker.string.uuid(),
      eventId: faker.string.uuid(),
      ticketDefinitionId: faker.string.uuid(),
      quantity: faker.number.int({ min: 1, max: 50 }),
      ticketInfo: {
        seatId: faker.string.alpha({ length: { min: 1, max: 36 } }),
        seatInfo: {
          sectionLabel: faker.string.alpha({ length: { min: 10, max: 20 } }),
          areaLabel: faker.string.alpha({ length: { min: 10, max: 40 } }),
          tableLabel: faker.string.alpha({ length: { min: 10, max: 40 } }),
          rowLabel: faker.string.alpha({ length: { min: 10, max: 40 } }),
          seatLabel: faker.string.alpha({ length: { min: 4, max: 4 } }),
          configurationId: faker.string.uuid(),
        },
        guestPrice: (() => faker.commerce.price())(),
        pricingOptionId: faker.string.uuid(),
        pricingOptionName: faker.string.alpha({ length: { min: 10, max: 40 } }),
        pricingPlan: { orderId: faker.string.uuid(), planId: faker.string.uuid() },
        priceOverride: (() => faker.commerce.price())(),
      },
      eventSettingsSnapshot: {},
      removedQuantity: faker.number.int({ min: 0, max: 50 }),
      policy: faker.string.alpha({ length: { min: 1, max: 40 } }),
      ticketName: faker.string.alpha({ length: { min: 1, max: 30 } }),
      price: { value: (() => faker.commerce.price())(), currency: (() => faker.finance.currencyCode())() },
      subTotal: { value: (() => faker.commerce.price())(), currency: (() => faker.finance.currencyCode())() },
    })),
    additionalReservationSettings: {
      disableTicketLimitValidation: faker.datatype.boolean(),
      enableHiddenTicketReservation: faker.datatype.boolean(),
    },
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    tags: {
      privateTags: {
        tagIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          faker.string.alpha({ length: { min: 5, max: 5 } }),
        ),
      },
      tags: {
        tagIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          faker.string.alpha({ length: { min: 5, max: 5 } }),
        ),
      },
    },
  },
  promotionErrors: {
    error: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      promotionType: faker.helpers.arrayElement([
        'UNKNOWN_PROMOTION_TYPE',
        'OTHER',
        'COUPON_CODE',
        'PAID_PLAN_BENEFIT',
        'GIFT_CARD',
      ] as const),
      code: faker.string.alpha({ length: { min: 10, max: 40 } }),
      message: faker.string.alpha({ length: { min: 10, max: 40 } }),
    })),
  },
  ...overrideResponse,
});

export const getDeleteTicketReservationResponseMock = (
  overrideResponse: Partial<Extract<DeleteTicketReservationResponse, object>> = {},
): DeleteTicketReservationResponse => ({
  ticketReservation: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    expirationDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    status: faker.helpers.arrayElement([
      'PENDING',
      'CONFIRMED',
      'CANCELED',
      'CANCELED_MANUALLY',
      'EXPIRED',
    ] as const),
    memberId: faker.string.uuid(),
    visitorId: faker.string.uuid(),
    tickets: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      ticketLineItemId: faker.string.uuid(),
      eventId: faker.string.uuid(),
      ticketDefinitionId: faker.string.uuid(),
      quantity: faker.number.int({ min: 1, max: 50 }),
      ticketInfo: {
        seatId: faker.string.alpha({ length: { min: 1, max: 36 } }),
        seatInfo: {
          sectionLabel: faker.string.alpha({ length: { min: 10, max: 20 } }),
          areaLabel: faker.string.alpha({ length: { min: 10, max: 40 } }),
          tableLabel: faker.string.alpha({ length: { min: 10, max: 40 } }),
          rowLabel: faker.string.alpha({ length: { min: 10, max: 40 } }),
          seatLabel: faker.string.alpha({ length: { min: 4, max: 4 } }),
          configurationId: faker.string.uuid(),
        },
        guestPrice: (() => faker.commerce.price())(),
        pricingOptionId: faker.string.uuid(),
        pricingOptionName: faker.string.alpha({ length: { min: 10, max: 40 } }),
        pricingPlan: { orderId: faker.string.uuid(), planId: faker.string.uuid() },
        priceOverride: (() => faker.commerce.price())(),
      },
      eventSettingsSnapshot: {},
      removedQuantity: faker.number.int({ min: 0, max: 50 }),
      policy: faker.string.alpha({ length: { min: 1, max: 40 } }),
      ticketName: faker.string.alpha({ length: { min: 1, max: 30 } }),
      price: { value: (() => faker.commerce.price())(), currency: (() => faker.finance.currencyCode())() },
      subTotal: { value: (() => faker.commerce.price())(), currency: (() => faker.finance.currencyCode())() },
    })),
    additionalReservationSettings: {
      disableTicketLimitValidation: faker.datatype.boolean(),
      enableHiddenTicketReservation: faker.datatype.boolean(),
    },
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    tags: {
      privateTags: {
        tagIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          faker.string.alpha({ length: { min: 5, max: 5 } }),
        ),
      },
      tags: {
        tagIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          faker.string.alpha({ length: { min: 5, max: 5 } }),
        ),
      },
    },
  },
  ...overrideResponse,
});

export const getCancelTicketReservationResponseMock = (
  overrideResponse: Partial<Extract<CancelTicketReservationResponse, object>> = {},
): CancelTicketReservationResponse => ({
  ticketReservation: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    expirationDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    status: faker.helpers.arrayElement([
      'PENDING',
      'CONFIRMED',
      'CANCELED',
      'CANCELED_MANUALLY',
      'EXPIRED',
    ] as const),
    memberId: faker.string.uuid(),
    visitorId: faker.string.uuid(),
    tickets: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      ticketLineItemId: faker.string.uuid(),
      eventId: faker.string.uuid(),
      ticketDefinitionId: faker.string.uuid(),
      quantity: faker.number.int({ min: 1, max: 50 }),
      ticketInfo: {
        seatId: faker.string.alpha({ length: { min: 1, max: 36 } }),
        seatInfo: {
          sectionLabel: faker.string.alpha({ length: { min: 10, max: 20 } }),
          areaLabel: faker.string.alpha({ length: { min: 10, max: 40 } }),
          tableLabel: faker.string.alpha({ length: { min: 10, max: 40 } }),
          rowLabel: faker.string.alpha({ length: { min: 10, max: 40 } }),
          seatLabel: faker.string.alpha({ length: { min: 4, max: 4 } }),
          configurationId: faker.string.uuid(),
        },
        guestPrice: (() => faker.commerce.price())(),
        pricingOptionId: faker.string.uuid(),
        pricingOptionName: faker.string.alpha({ length: { min: 10, max: 40 } }),
        pricingPlan: { orderId: faker.string.uuid(), planId: faker.string.uuid() },
        priceOverride: (() => faker.commerce.price())(),
      },
      eventSettingsSnapshot: {},
      removedQuantity: faker.number.int({ min: 0, max: 50 }),
      policy: faker.string.alpha({ length: { min: 1, max: 40 } }),
      ticketName: faker.string.alpha({ length: { min: 1, max: 30 } }),
      price: { value: (() => faker.commerce.price())(), currency: (() => faker.finance.currencyCode())() },
      subTotal: { value: (() => faker.commerce.price())(), currency: (() => faker.finance.currencyCode())() },
    })),
    additionalReservationSettings: {
      disableTicketLimitValidation: faker.datatype.boolean(),
      enableHiddenTicketReservation: faker.datatype.boolean(),
    },
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    tags: {
      privateTags: {
        tagIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          faker.string.alpha({ length: { min: 5, max: 5 } }),
        ),
      },
      tags: {
        tagIds: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          faker.string.alpha({ length: { min: 5, max: 5 } }),
        ),
      },
    },
  },
  ...overrideResponse,
});
