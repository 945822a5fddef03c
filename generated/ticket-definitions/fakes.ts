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

import { faker } from '@faker-js/faker/locale/en';

export const getCreateTicketDefinitionResponseMock = (
  overrideResponse: Partial<Extract<CreateTicketDefinitionResponse, object>> = {},
): CreateTicketDefinitionResponse => ({
  ticketDefinition: {
    id: faker.string.uuid(),
    eventId: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    name: faker.string.alpha({ length: { min: 1, max: 30 } }),
    description: faker.string.alpha({ length: { min: 10, max: 40 } }),
    policyText: faker.string.alpha({ length: { min: 10, max: 40 } }),
    hidden: faker.datatype.boolean(),
    limited: faker.datatype.boolean(),
    initialLimit: faker.number.int({ min: 0, max: 9999 }),
    actualLimit: faker.number.int({ min: 0, max: 9999 }),
    pricingMethod: {
      fixedPrice: {
        value: (() => faker.commerce.price())(),
        currency: (() => faker.finance.currencyCode())(),
      },
      guestPrice: {
        value: (() => faker.commerce.price())(),
        currency: (() => faker.finance.currencyCode())(),
      },
      pricingOptions: {
        optionDetails: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
          () => ({
            optionId: faker.string.uuid(),
            name: faker.string.alpha({ length: { min: 1, max: 40 } }),
            price: {
              value: (() => faker.commerce.price())(),
              currency: (() => faker.finance.currencyCode())(),
            },
          }),
        ),
      },
      pricingType: faker.helpers.arrayElement(['STANDARD', 'DONATION'] as const),
      free: faker.datatype.boolean(),
    },
    feeType: faker.helpers.arrayElement(['FEE_INCLUDED', 'FEE_ADDED_AT_CHECKOUT', 'NO_FEE'] as const),
    salePeriod: {
      startDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
      endDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
      displayNotOnSale: faker.datatype.boolean(),
    },
    saleStatus: faker.helpers.arrayElement(['SALE_SCHEDULED', 'SALE_STARTED', 'SALE_ENDED'] as const),
    salesDetails: {
      unsoldCount: faker.number.int({ min: 0, max: 9999 }),
      soldCount: faker.number.int({ min: 0, max: 9999 }),
      reservedCount: faker.number.int({ min: 0, max: 9999 }),
      soldOut: faker.datatype.boolean(),
    },
    limitPerCheckout: faker.number.int({ min: 0, max: 50 }),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    eventDetails: {
      title: faker.string.alpha({ length: { min: 1, max: 40 } }),
      shortDescription: faker.string.alpha({ length: { min: 10, max: 40 } }),
      location: {
        type: faker.helpers.arrayElement(['VENUE', 'ONLINE'] as const),
        name: faker.string.alpha({ length: { min: 10, max: 40 } }),
        address: {
          country: (() => faker.location.countryCode())(),
          subdivision: faker.string.alpha({ length: { min: 10, max: 20 } }),
          city: faker.string.alpha({ length: { min: 10, max: 40 } }),
          postalCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
          streetAddress: {
            number: faker.string.alpha({ length: { min: 10, max: 40 } }),
            name: faker.string.alpha({ length: { min: 10, max: 40 } }),
            apt: faker.string.alpha({ length: { min: 10, max: 40 } }),
            formattedAddressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          addressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
          addressLine2: faker.string.alpha({ length: { min: 10, max: 40 } }),
          formattedAddress: faker.string.alpha({ length: { min: 10, max: 40 } }),
          hint: faker.string.alpha({ length: { min: 10, max: 40 } }),
          geocode: {
            latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
            longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
          },
          countryFullname: faker.string.alpha({ length: { min: 10, max: 40 } }),
          subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 40 } }),
          subdivisions: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
            () => ({
              code: faker.string.alpha({ length: { min: 10, max: 40 } }),
              name: faker.string.alpha({ length: { min: 10, max: 40 } }),
              type: faker.helpers.arrayElement([
                'UNKNOWN_SUBDIVISION_TYPE',
                'ADMINISTRATIVE_AREA_LEVEL_1',
                'ADMINISTRATIVE_AREA_LEVEL_2',
                'ADMINISTRATIVE_AREA_LEVEL_3',
                'ADMINISTRATIVE_AREA_LEVEL_4',
                'ADMINISTRATIVE_AREA_LEVEL_5',
                'COUNTRY',
              ] as const),
              typeInfo: faker.string.alpha({ length: { min: 10, max: 40 } }),
            }),
          ),
        },
        locationTbd: faker.datatype.boolean(),
      },
      dateAndTimeSettings: {
        dateAndTimeTbd: faker.datatype.boolean(),
        dateAndTimeTbdMessage: faker.string.alpha({ length: { min: 10, max: 40 } }),
        startDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
        endDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
        timeZoneId: faker.string.alpha({ length: { min: 10, max: 40 } }),
        hideEndDate: faker.datatype.boolean(),
        showTimeZone: faker.datatype.boolean(),
        recurrenceStatus: faker.helpers.arrayElement([
          'ONE_TIME',
          'RECURRING',
          'RECURRING_UPCOMING',
          'RECURRING_RECENTLY_ENDED',
          'RECURRING_RECENTLY_CANCELED',
        ] as const),
        recurringEvents: {
          individualEventDates: Array.from(
            { length: faker.number.int({ min: 1, max: 3 }) },
            (_, i) => i + 1,
          ).map(() => ({
            startDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
            endDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
            timeZoneId: faker.string.alpha({ length: { min: 10, max: 40 } }),
            showTimeZone: faker.datatype.boolean(),
          })),
          categoryId: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        formatted: {
          dateAndTime: faker.string.alpha({ length: { min: 10, max: 40 } }),
          startDate: faker.string.alpha({ length: { min: 10, max: 40 } }),
          startTime: faker.string.alpha({ length: { min: 10, max: 40 } }),
          endDate: faker.string.alpha({ length: { min: 10, max: 40 } }),
          endTime: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
      },
      eventPageUrl: {
        base: faker.string.alpha({ length: { min: 10, max: 40 } }),
        path: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      status: faker.helpers.arrayElement([
        'UNKNOWN_EVENT_STATUS',
        'UPCOMING',
        'STARTED',
        'ENDED',
        'CANCELED',
        'DRAFT',
      ] as const),
    },
    seatingDetails: {
      places: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        placeId: faker.string.alpha({ length: { min: 1, max: 20 } }),
        label: faker.string.alpha({ length: { min: 1, max: 4 } }),
        sectionLabel: faker.string.alpha({ length: { min: 1, max: 20 } }),
        elementLabel: faker.string.alpha({ length: { min: 1, max: 40 } }),
        availableCapacity: faker.number.int({ min: 0, max: 50000 }),
      })),
    },
  },
  ...overrideResponse,
});

export const getGetTicketDefinitionResponseMock = (
  overrideResponse: Partial<Extract<GetTicketDefinitionResponse, object>> = {},
): GetTicketDefinitionResponse => ({
  ticketDefinition: {
    id: faker.string.uuid(),
    eventId: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    name: faker.string.alpha({ length: { min: 1, max: 30 } }),
    description: faker.string.alpha({ length: { min: 10, max: 40 } }),
    policyText: faker.string.alpha({ length: { min: 10, max: 40 } }),
    hidden: faker.datatype.boolean(),
    limited: faker.datatype.boolean(),
    initialLimit: faker.number.int({ min: 0, max: 9999 }),
    actualLimit: faker.number.int({ min: 0, max: 9999 }),
    pricingMethod: {
      fixedPrice: {
        value: (() => faker.commerce.price())(),
        currency: (() => faker.finance.currencyCode())(),
      },
      guestPrice: {
        value: (() => faker.commerce.price())(),
        currency: (() => faker.finance.currencyCode())(),
      },
      pricingOptions: {
        optionDetails: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
          () => ({
            optionId: faker.string.uuid(),
            name: faker.string.alpha({ length: { min: 1, max: 40 } }),
            price: {
              value: (() => faker.commerce.price())(),
              currency: (() => faker.finance.currencyCode())(),
            },
          }),
        ),
      },
      pricingType: faker.helpers.arrayElement(['STANDARD', 'DONATION'] as const),
      free: faker.datatype.boolean(),
    },
    feeType: faker.helpers.arrayElement(['FEE_INCLUDED', 'FEE_ADDED_AT_CHECKOUT', 'NO_FEE'] as const),
    salePeriod: {
      startDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
      endDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
      displayNotOnSale: faker.datatype.boolean(),
    },
    saleStatus: faker.helpers.arrayElement(['SALE_SCHEDULED', 'SALE_STARTED', 'SALE_ENDED'] as const),
    salesDetails: {
      unsoldCount: faker.number.int({ min: 0, max: 9999 }),
      soldCount: faker.number.int({ min: 0, max: 9999 }),
      reservedCount: faker.number.int({ min: 0, max: 9999 }),
      soldOut: faker.datatype.boolean(),
    },
    limitPerCheckout: faker.number.int({ min: 0, max: 50 }),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    eventDetails: {
      title: faker.string.alpha({ length: { min: 1, max: 40 } }),
      shortDescription: faker.string.alpha({ length: { min: 10, max: 40 } }),
      location: {
        type: faker.helpers.arrayElement(['VENUE', 'ONLINE'] as const),
        name: faker.string.alpha({ length: { min: 10, max: 40 } }),
        address: {
          country: (() => faker.location.countryCode())(),
          subdivision: faker.string.alpha({ length: { min: 10, max: 20 } }),
          city: faker.string.alpha({ length: { min: 10, max: 40 } }),
          postalCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
          streetAddress: {
            number: faker.string.alpha({ length: { min: 10, max: 40 } }),
            name: faker.string.alpha({ length: { min: 10, max: 40 } }),
            apt: faker.string.alpha({ length: { min: 10, max: 40 } }),
            formattedAddressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          addressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
          addressLine2: faker.string.alpha({ length: { min: 10, max: 40 } }),
          formattedAddress: faker.string.alpha({ length: { min: 10, max: 40 } }),
          hint: faker.string.alpha({ length: { min: 10, max: 40 } }),
          geocode: {
            latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
            longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
          },
          countryFullname: faker.string.alpha({ length: { min: 10, max: 40 } }),
          subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 40 } }),
          subdivisions: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
            () => ({
              code: faker.string.alpha({ length: { min: 10, max: 40 } }),
              name: faker.string.alpha({ length: { min: 10, max: 40 } }),
              type: faker.helpers.arrayElement([
                'UNKNOWN_SUBDIVISION_TYPE',
                'ADMINISTRATIVE_AREA_LEVEL_1',
                'ADMINISTRATIVE_AREA_LEVEL_2',
                'ADMINISTRATIVE_AREA_LEVEL_3',
                'ADMINISTRATIVE_AREA_LEVEL_4',
                'ADMINISTRATIVE_AREA_LEVEL_5',
                'COUNTRY',
              ] as const),
              typeInfo: faker.string.alpha({ length: { min: 10, max: 40 } }),
            }),
          ),
        },
        locationTbd: faker.datatype.boolean(),
      },
      dateAndTimeSettings: {
        dateAndTimeTbd: faker.datatype.boolean(),
        dateAndTimeTbdMessage: faker.string.alpha({ length: { min: 10, max: 40 } }),
        startDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
        endDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
        timeZoneId: faker.string.alpha({ length: { min: 10, max: 40 } }),
        hideEndDate: faker.datatype.boolean(),
        showTimeZone: faker.datatype.boolean(),
        recurrenceStatus: faker.helpers.arrayElement([
          'ONE_TIME',
          'RECURRING',
          'RECURRING_UPCOMING',
          'RECURRING_RECENTLY_ENDED',
          'RECURRING_RECENTLY_CANCELED',
        ] as const),
        recurringEvents: {
          individualEventDates: Array.from(
            { length: faker.number.int({ min: 1, max: 3 }) },
            (_, i) => i + 1,
          ).map(() => ({
            startDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
            endDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
            timeZoneId: faker.string.alpha({ length: { min: 10, max: 40 } }),
            showTimeZone: faker.datatype.boolean(),
          })),
          categoryId: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        formatted: {
          dateAndTime: faker.string.alpha({ length: { min: 10, max: 40 } }),
          startDate: faker.string.alpha({ length: { min: 10, max: 40 } }),
          startTime: faker.string.alpha({ length: { min: 10, max: 40 } }),
          endDate: faker.string.alpha({ length: { min: 10, max: 40 } }),
          endTime: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
      },
      eventPageUrl: {
        base: faker.string.alpha({ length: { min: 10, max: 40 } }),
        path: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      status: faker.helpers.arrayElement([
        'UNKNOWN_EVENT_STATUS',
        'UPCOMING',
        'STARTED',
        'ENDED',
        'CANCELED',
        'DRAFT',
      ] as const),
    },
    seatingDetails: {
      places: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        placeId: faker.string.alpha({ length: { min: 1, max: 20 } }),
        label: faker.string.alpha({ length: { min: 1, max: 4 } }),
        sectionLabel: faker.string.alpha({ length: { min: 1, max: 20 } }),
        elementLabel: faker.string.alpha({ length: { min: 1, max: 40 } }),
        availableCapacity: faker.number.int({ min: 0, max: 50000 }),
      })),
    },
  },
  ...overrideResponse,
});

export const getUpdateTicketDefinitionResponseMock = (
  overrideResponse: Partial<Extract<UpdateTicketDefinitionResponse, object>> = {},
): UpdateTicketDefinitionResponse => ({
  ticketDefinition: {
    id: faker.string.uuid(),
    eventId: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    name: faker.string.alpha({ length: { min: 1, max: 30 } }),
    description: faker.string.alpha({ length: { min: 10, max: 40 } }),
    policyText: faker.string.alpha({ length: { min: 10, max: 40 } }),
    hidden: faker.datatype.boolean(),
    limited: faker.datatype.boolean(),
    initialLimit: faker.number.int({ min: 0, max: 9999 }),
    actualLimit: faker.number.int({ min: 0, max: 9999 }),
    pricingMethod: {
      fixedPrice: {
        value: (() => faker.commerce.price())(),
        currency: (() => faker.finance.currencyCode())(),
      },
      guestPrice: {
        value: (() => faker.commerce.price())(),
        currency: (() => faker.finance.currencyCode())(),
      },
      pricingOptions: {
        optionDetails: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
          () => ({
            optionId: faker.string.uuid(),
            name: faker.string.alpha({ length: { min: 1, max: 40 } }),
            price: {
              value: (() => faker.commerce.price())(),
              currency: (() => faker.finance.currencyCode())(),
            },
          }),
        ),
      },
      pricingType: faker.helpers.arrayElement(['STANDARD', 'DONATION'] as const),
      free: faker.datatype.boolean(),
    },
    feeType: faker.helpers.arrayElement(['FEE_INCLUDED', 'FEE_ADDED_AT_CHECKOUT', 'NO_FEE'] as const),
    salePeriod: {
      startDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
      endDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
      displayNotOnSale: faker.datatype.boolean(),
    },
    saleStatus: faker.helpers.arrayElement(['SALE_SCHEDULED', 'SALE_STARTED', 'SALE_ENDED'] as const),
    salesDetails: {
      unsoldCount: faker.number.int({ min: 0, max: 9999 }),
      soldCount: faker.number.int({ min: 0, max: 9999 }),
      reservedCount: faker.number.int({ min: 0, max: 9999 }),
      soldOut: faker.datatype.boolean(),
    },
    limitPerCheckout: faker.number.int({ min: 0, max: 50 }),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
    eventDetails: {
      title: faker.string.alpha({ length: { min: 1, max: 40 } }),
      shortDescription: faker.string.alpha({ length: { min: 10, max: 40 } }),
      location: {
        type: faker.helpers.arrayElement(['VENUE', 'ONLINE'] as const),
        name: faker.string.alpha({ length: { min: 10, max: 40 } }),
        address: {
          country: (() => faker.location.countryCode())(),
          subdivision: faker.string.alpha({ length: { min: 10, max: 20 } }),
          city: faker.string.alpha({ length: { min: 10, max: 40 } }),
          postalCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
          streetAddress: {
            number: faker.string.alpha({ length: { min: 10, max: 40 } }),
            name: faker.string.alpha({ length: { min: 10, max: 40 } }),
            apt: faker.string.alpha({ length: { min: 10, max: 40 } }),
            formattedAddressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          addressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
          addressLine2: faker.string.alpha({ length: { min: 10, max: 40 } }),
          formattedAddress: faker.string.alpha({ length: { min: 10, max: 40 } }),
          hint: faker.string.alpha({ length: { min: 10, max: 40 } }),
          geocode: {
            latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
            longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
          },
          countryFullname: faker.string.alpha({ length: { min: 10, max: 40 } }),
          subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 40 } }),
          subdivisions: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
            () => ({
              code: faker.string.alpha({ length: { min: 10, max: 40 } }),
              name: faker.string.alpha({ length: { min: 10, max: 40 } }),
              type: faker.helpers.arrayElement([
                'UNKNOWN_SUBDIVISION_TYPE',
                'ADMINISTRATIVE_AREA_LEVEL_1',
                'ADMINISTRATIVE_AREA_LEVEL_2',
                'ADMINISTRATIVE_AREA_LEVEL_3',
                'ADMINISTRATIVE_AREA_LEVEL_4',
                'ADMINISTRATIVE_AREA_LEVEL_5',
                'COUNTRY',
              ] as const),
              typeInfo: faker.string.alpha({ length: { min: 10, max: 40 } }),
            }),
          ),
        },
        locationTbd: faker.datatype.boolean(),
      },
      dateAndTimeSettings: {
        dateAndTimeTbd: faker.datatype.boolean(),
        dateAndTimeTbdMessage: faker.string.alpha({ length: { min: 10, max: 40 } }),
        startDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
        endDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
        timeZoneId: faker.string.alpha({ length: { min: 10, max: 40 } }),
        hideEndDate: faker.datatype.boolean(),
        showTimeZone: faker.datatype.boolean(),
        recurrenceStatus: faker.helpers.arrayElement([
          'ONE_TIME',
          'RECURRING',
          'RECURRING_UPCOMING',
          'RECURRING_RECENTLY_ENDED',
          'RECURRING_RECENTLY_CANCELED',
        ] as const),
        recurringEvents: {
          individualEventDates: Array.from(
            { length: faker.number.int({ min: 1, max: 3 }) },
            (_, i) => i + 1,
          ).map(() => ({
            startDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
            endDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
            timeZoneId: faker.string.alpha({ length: { min: 10, max: 40 } }),
            showTimeZone: faker.datatype.boolean(),
          })),
          categoryId: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        formatted: {
          dateAndTime: faker.string.alpha({ length: { min: 10, max: 40 } }),
          startDate: faker.string.alpha({ length: { min: 10, max: 40 } }),
          startTime: faker.string.alpha({ length: { min: 10, max: 40 } }),
          endDate: faker.string.alpha({ length: { min: 10, max: 40 } }),
          endTime: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
      },
      eventPageUrl: {
        base: faker.string.alpha({ length: { min: 10, max: 40 } }),
        path: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      status: faker.helpers.arrayElement([
        'UNKNOWN_EVENT_STATUS',
        'UPCOMING',
        'STARTED',
        'ENDED',
        'CANCELED',
        'DRAFT',
      ] as const),
    },
    seatingDetails: {
      places: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        placeId: faker.string.alpha({ length: { min: 1, max: 20 } }),
        label: faker.string.alpha({ length: { min: 1, max: 4 } }),
        sectionLabel: faker.string.alpha({ length: { min: 1, max: 20 } }),
        elementLabel: faker.string.alpha({ length: { min: 1, max: 40 } }),
        availableCapacity: faker.number.int({ min: 0, max: 50000 }),
      })),
    },
  },
  ...overrideResponse,
});

export const getDeleteTicketDefinitionResponseMock = (): DeleteTicketDefinitionResponse => ({});

export const getQueryTicketDefinitionsResponseMock = (
  overrideResponse: Partial<Extract<QueryTicketDefinitionsResponse, object>> = {},
): QueryTicketDefinitionsResponse => ({
  ticketDefinitions: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.uuid(),
      eventId: faker.string.uuid(),
      revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
      createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
      updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
      name: faker.string.alpha({ length: { min: 1, max: 30 } }),
      description: faker.string.alpha({ length: { min: 10, max: 40 } }),
      policyText: faker.string.alpha({ length: { min: 10, max: 40 } }),
      hidden: faker.datatype.boolean(),
      limited: faker.datatype.boolean(),
      initialLimit: faker.number.int({ min: 0, max: 9999 }),
      actualLimit: faker.number.int({ min: 0, max: 9999 }),
      pricingMethod: {
        fixedPrice: {
          value: (() => faker.commerce.price())(),
          currency: (() => faker.finance.currencyCode())(),
        },
        guestPrice: {
          value: (() => faker.commerce.price())(),
          currency: (() => faker.finance.currencyCode())(),
        },
        pricingOptions: {
          optionDetails: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
            () => ({
              optionId: faker.string.uuid(),
              name: faker.string.alpha({ length: { min: 1, max: 40 } }),
              price: {
                value: (() => faker.commerce.price())(),
                currency: (() => faker.finance.currencyCode())(),
              },
            }),
          ),
        },
        pricingType: faker.helpers.arrayElement(['STANDARD', 'DONATION'] as const),
        free: faker.datatype.boolean(),
      },
      feeType: faker.helpers.arrayElement(['FEE_INCLUDED', 'FEE_ADDED_AT_CHECKOUT', 'NO_FEE'] as const),
      salePeriod: {
        startDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
        endDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
        displayNotOnSale: faker.datatype.boolean(),
      },
      saleStatus: faker.helpers.arrayElement(['SALE_SCHEDULED', 'SALE_STARTED', 'SALE_ENDED'] as const),
      salesDetails: {
        unsoldCount: faker.number.int({ min: 0, max: 9999 }),
        soldCount: faker.number.int({ min: 0, max: 9999 }),
        reservedCount: faker.number.int({ min: 0, max: 9999 }),
        soldOut: faker.datatype.boolean(),
      },
      limitPerCheckout: faker.number.int({ min: 0, max: 50 }),
      extendedFields: {
        namespaces: {
          [faker.string.alphanumeric(5)]: {},
        },
      },
      eventDetails: {
        title: faker.string.alpha({ length: { min: 1, max: 40 } }),
        shortDescription: faker.string.alpha({ length: { min: 10, max: 40 } }),
        location: {
          type: faker.helpers.arrayElement(['VENUE', 'ONLINE'] as const),
          name: faker.string.alpha({ length: { min: 10, max: 40 } }),
          address: {
            country: (() => faker.location.countryCode())(),
            subdivision: faker.string.alpha({ length: { min: 10, max: 20 } }),
            city: faker.string.alpha({ length: { min: 10, max: 40 } }),
            postalCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
            streetAddress: {
              number: faker.string.alpha({ length: { min: 10, max: 40 } }),
              name: faker.string.alpha({ length: { min: 10, max: 40 } }),
              apt: faker.string.alpha({ length: { min: 10, max: 40 } }),
              formattedAddressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
            },
            addressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
            addressLine2: faker.string.alpha({ length: { min: 10, max: 40 } }),
            formattedAddress: faker.string.alpha({ length: { min: 10, max: 40 } }),
            hint: faker.string.alpha({ length: { min: 10, max: 40 } }),
            geocode: {
              latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
              longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
            },
            countryFullname: faker.string.alpha({ length: { min: 10, max: 40 } }),
            subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 40 } }),
            subdivisions: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
              () => ({
                code: faker.string.alpha({ length: { min: 10, max: 40 } }),
                name: faker.string.alpha({ length: { min: 10, max: 40 } }),
                type: faker.helpers.arrayElement([
                  'UNKNOWN_SUBDIVISION_TYPE',
                  'ADMINISTRATIVE_AREA_LEVEL_1',
                  'ADMINISTRATIVE_AREA_LEVEL_2',
                  'ADMINISTRATIVE_AREA_LEVEL_3',
                  'ADMINISTRATIVE_AREA_LEVEL_4',
                  'ADMINISTRATIVE_AREA_LEVEL_5',
                  'COUNTRY',
                ] as const),
                typeInfo: faker.string.alpha({ length: { min: 10, max: 40 } }),
              }),
            ),
          },
          locationTbd: faker.datatype.boolean(),
        },
        dateAndTimeSettings: {
          dateAndTimeTbd: faker.datatype.boolean(),
          dateAndTimeTbdMessage: faker.string.alpha({ length: { min: 10, max: 40 } }),
          startDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          endDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          timeZoneId: faker.string.alpha({ length: { min: 10, max: 40 } }),
          hideEndDate: faker.datatype.boolean(),
          showTimeZone: faker.datatype.boolean(),
          recurrenceStatus: faker.helpers.arrayElement([
            'ONE_TIME',
            'RECURRING',
            'RECURRING_UPCOMING',
            'RECURRING_RECENTLY_ENDED',
            'RECURRING_RECENTLY_CANCELED',
          ] as const),
          recurringEvents: {
            individualEventDates: Array.from(
              { length: faker.number.int({ min: 1, max: 3 }) },
              (_, i) => i + 1,
            ).map(() => ({
              startDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
              endDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
              timeZoneId: faker.string.alpha({ length: { min: 10, max: 40 } }),
              showTimeZone: faker.datatype.boolean(),
            })),
            categoryId: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          formatted: {
            dateAndTime: faker.string.alpha({ length: { min: 10, max: 40 } }),
            startDate: faker.string.alpha({ length: { min: 10, max: 40 } }),
            startTime: faker.string.alpha({ length: { min: 10, max: 40 } }),
            endDate: faker.string.alpha({ length: { min: 10, max: 40 } }),
            endTime: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
        },
        eventPageUrl: {
          base: faker.string.alpha({ length: { min: 10, max: 40 } }),
          path: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        status: faker.helpers.arrayElement([
          'UNKNOWN_EVENT_STATUS',
          'UPCOMING',
          'STARTED',
          'ENDED',
          'CANCELED',
          'DRAFT',
        ] as const),
      },
      seatingDetails: {
        places: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
          placeId: faker.string.alpha({ length: { min: 1, max: 20 } }),
          label: faker.string.alpha({ length: { min: 1, max: 4 } }),
          sectionLabel: faker.string.alpha({ length: { min: 1, max: 20 } }),
          elementLabel: faker.string.alpha({ length: { min: 1, max: 40 } }),
          availableCapacity: faker.number.int({ min: 0, max: 50000 }),
        })),
      },
    }),
  ),
  metadata: {
    count: faker.number.int({ min: 0, max: 9999 }),
    offset: faker.number.int({ min: 0, max: 9999 }),
    total: faker.number.int({ min: 0, max: 3 }),
    tooManyToCount: faker.datatype.boolean(),
  },
  ...overrideResponse,
});

export const getQueryAvailableTicketDefinitionsResponseMock = (
  overrideResponse: Partial<Extract<QueryAvailableTicketDefinitionsResponse, object>> = {},
): QueryAvailableTicketDefinitionsResponse => ({
  ticketDefinitions: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.uuid(),
      eventId: faker.string.uuid(),
      revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
      createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
      updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
      name: faker.string.alpha({ length: { min: 1, max: 30 } }),
      description: faker.string.alpha({ length: { min: 10, max: 40 } }),
      policyText: faker.string.alpha({ length: { min: 10, max: 40 } }),
      hidden: faker.datatype.boolean(),
      limited: faker.datatype.boolean(),
      initialLimit: faker.number.int({ min: 0, max: 9999 }),
      actualLimit: faker.number.int({ min: 0, max: 9999 }),
      pricingMethod: {
        fixedPrice: {
          value: (() => faker.commerce.price())(),
          currency: (() => faker.finance.currencyCode())(),
        },
        guestPrice: {
          value: (() => faker.commerce.price())(),
          currency: (() => faker.finance.currencyCode())(),
        },
        pricingOptions: {
          optionDetails: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
            () => ({
              optionId: faker.string.uuid(),
              name: faker.string.alpha({ length: { min: 1, max: 40 } }),
              price: {
                value: (() => faker.commerce.price())(),
                currency: (() => faker.finance.currencyCode())(),
              },
            }),
          ),
        },
        pricingType: faker.helpers.arrayElement(['STANDARD', 'DONATION'] as const),
        free: faker.datatype.boolean(),
      },
      feeType: faker.helpers.arrayElement(['FEE_INCLUDED', 'FEE_ADDED_AT_CHECKOUT', 'NO_FEE'] as const),
      salePeriod: {
        startDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
        endDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
        displayNotOnSale: faker.datatype.boolean(),
      },
      saleStatus: faker.helpers.arrayElement(['SALE_SCHEDULED', 'SALE_STARTED', 'SALE_ENDED'] as const),
      salesDetails: {
        unsoldCount: faker.number.int({ min: 0, max: 9999 }),
        soldCount: faker.number.int({ min: 0, max: 9999 }),
        reservedCount: faker.number.int({ min: 0, max: 9999 }),
        soldOut: faker.datatype.boolean(),
      },
      limitPerCheckout: faker.number.int({ min: 0, max: 50 }),
      extendedFields: {
        namespaces: {
          [faker.string.alphanumeric(5)]: {},
        },
      },
      eventDetails: {
        title: faker.string.alpha({ length: { min: 1, max: 40 } }),
        shortDescription: faker.string.alpha({ length: { min: 10, max: 40 } }),
        location: {
          type: faker.helpers.arrayElement(['VENUE', 'ONLINE'] as const),
          name: faker.string.alpha({ length: { min: 10, max: 40 } }),
          address: {
            country: (() => faker.location.countryCode())(),
            subdivision: faker.string.alpha({ length: { min: 10, max: 20 } }),
            city: faker.string.alpha({ length: { min: 10, max: 40 } }),
            postalCode: faker.string.alpha({ length: { min: 10, max: 40 } }),
            streetAddress: {
              number: faker.string.alpha({ length: { min: 10, max: 40 } }),
              name: faker.string.alpha({ length: { min: 10, max: 40 } }),
              apt: faker.string.alpha({ length: { min: 10, max: 40 } }),
              formattedAddressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
            },
            addressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
            addressLine2: faker.string.alpha({ length: { min: 10, max: 40 } }),
            formattedAddress: faker.string.alpha({ length: { min: 10, max: 40 } }),
            hint: faker.string.alpha({ length: { min: 10, max: 40 } }),
            geocode: {
              latitude: faker.number.float({ min: -90, max: 90, fractionDigits: 2 }),
              longitude: faker.number.float({ min: -180, max: 180, fractionDigits: 2 }),
            },
            countryFullname: faker.string.alpha({ length: { min: 10, max: 40 } }),
            subdivisionFullname: faker.string.alpha({ length: { min: 10, max: 40 } }),
            subdivisions: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
              () => ({
                code: faker.string.alpha({ length: { min: 10, max: 40 } }),
                name: faker.string.alpha({ length: { min: 10, max: 40 } }),
                type: faker.helpers.arrayElement([
                  'UNKNOWN_SUBDIVISION_TYPE',
                  'ADMINISTRATIVE_AREA_LEVEL_1',
                  'ADMINISTRATIVE_AREA_LEVEL_2',
                  'ADMINISTRATIVE_AREA_LEVEL_3',
                  'ADMINISTRATIVE_AREA_LEVEL_4',
                  'ADMINISTRATIVE_AREA_LEVEL_5',
                  'COUNTRY',
                ] as const),
                typeInfo: faker.string.alpha({ length: { min: 10, max: 40 } }),
              }),
            ),
          },
          locationTbd: faker.datatype.boolean(),
        },
        dateAndTimeSettings: {
          dateAndTimeTbd: faker.datatype.boolean(),
          dateAndTimeTbdMessage: faker.string.alpha({ length: { min: 10, max: 40 } }),
          startDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          endDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          timeZoneId: faker.string.alpha({ length: { min: 10, max: 40 } }),
          hideEndDate: faker.datatype.boolean(),
          showTimeZone: faker.datatype.boolean(),
          recurrenceStatus: faker.helpers.arrayElement([
            'ONE_TIME',
            'RECURRING',
            'RECURRING_UPCOMING',
            'RECURRING_RECENTLY_ENDED',
            'RECURRING_RECENTLY_CANCELED',
          ] as const),
          recurringEvents: {
            individualEventDates: Array.from(
              { length: faker.number.int({ min: 1, max: 3 }) },
              (_, i) => i + 1,
            ).map(() => ({
              startDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
              endDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
              timeZoneId: faker.string.alpha({ length: { min: 10, max: 40 } }),
              showTimeZone: faker.datatype.boolean(),
            })),
            categoryId: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
          formatted: {
            dateAndTime: faker.string.alpha({ length: { min: 10, max: 40 } }),
            startDate: faker.string.alpha({ length: { min: 10, max: 40 } }),
            startTime: faker.string.alpha({ length: { min: 10, max: 40 } }),
            endDate: faker.string.alpha({ length: { min: 10, max: 40 } }),
            endTime: faker.string.alpha({ length: { min: 10, max: 40 } }),
          },
        },
        eventPageUrl: {
          base: faker.string.alpha({ length: { min: 10, max: 40 } }),
          path: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        status: faker.helpers.arrayElement([
          'UNKNOWN_EVENT_STATUS',
          'UPCOMING',
          'STARTED',
          'ENDED',
          'CANCELED',
          'DRAFT',
        ] as const),
      },
      seatingDetails: {
        places: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
          placeId: faker.string.alpha({ length: { min: 1, max: 20 } }),
          label: faker.string.alpha({ length: { min: 1, max: 4 } }),
          sectionLabel: faker.string.alpha({ length: { min: 1, max: 20 } }),
          elementLabel: faker.string.alpha({ length: { min: 1, max: 40 } }),
          availableCapacity: faker.number.int({ min: 0, max: 50000 }),
        })),
      },
    }),
  ),
  metadata: {
    count: faker.number.int({ min: 0, max: 9999 }),
    offset: faker.number.int({ min: 0, max: 9999 }),
    total: faker.number.int({ min: 0, max: 3 }),
    tooManyToCount: faker.datatype.boolean(),
  },
  ...overrideResponse,
});

export const getCountAvailableTicketDefinitionsResponseMock = (
  overrideResponse: Partial<Extract<CountAvailableTicketDefinitionsResponse, object>> = {},
): CountAvailableTicketDefinitionsResponse => ({
  metadata: {
    count: faker.number.int({ min: 0, max: 9999 }),
    offset: faker.number.int({ min: 0, max: 9999 }),
    total: faker.number.int({ min: 0, max: 3 }),
    tooManyToCount: faker.datatype.boolean(),
  },
  ...overrideResponse,
});
