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

import { faker } from '@faker-js/faker/locale/en';

export const getCreateBackInStockNotificationRequestResponseMock = (
  overrideResponse: Partial<Extract<CreateBackInStockNotificationRequestResponse, object>> = {},
): CreateBackInStockNotificationRequestResponse => ({
  request: {
    id: faker.string.uuid(),
    catalogReference: {
      appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
      catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
      options: {},
    },
    email: faker.internet.email(),
    contactId: faker.string.uuid(),
    status: faker.helpers.arrayElement([
      'UNSPECIFIED',
      'RECEIVED',
      'PROCESSING',
      'NOTIFICATION_SENT',
      'FAILED',
    ] as const),
    autoNotified: faker.datatype.boolean(),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    itemUrl: faker.internet.url(),
  },
  ...overrideResponse,
});

export const getQueryBackInStockNotificationRequestsResponseMock = (
  overrideResponse: Partial<Extract<QueryBackInStockNotificationRequestsResponse, object>> = {},
): QueryBackInStockNotificationRequestsResponse => ({
  requests: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.uuid(),
    catalogReference: {
      appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
      catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
      options: {},
    },
    email: faker.internet.email(),
    contactId: faker.string.uuid(),
    status: faker.helpers.arrayElement([
      'UNSPECIFIED',
      'RECEIVED',
      'PROCESSING',
      'NOTIFICATION_SENT',
      'FAILED',
    ] as const),
    autoNotified: faker.datatype.boolean(),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    itemUrl: faker.internet.url(),
  })),
  metadata: {
    count: faker.number.int({ min: 0, max: 9999 }),
    offset: faker.number.int({ min: 0, max: 9999 }),
    total: faker.number.int({ min: 0, max: 3 }),
    tooManyToCount: faker.datatype.boolean(),
  },
  ...overrideResponse,
});

export const getGetBackInStockNotificationRequestResponseMock = (
  overrideResponse: Partial<Extract<GetBackInStockNotificationRequestResponse, object>> = {},
): GetBackInStockNotificationRequestResponse => ({
  request: {
    id: faker.string.uuid(),
    catalogReference: {
      appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
      catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
      options: {},
    },
    email: faker.internet.email(),
    contactId: faker.string.uuid(),
    status: faker.helpers.arrayElement([
      'UNSPECIFIED',
      'RECEIVED',
      'PROCESSING',
      'NOTIFICATION_SENT',
      'FAILED',
    ] as const),
    autoNotified: faker.datatype.boolean(),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    itemUrl: faker.internet.url(),
  },
  ...overrideResponse,
});

export const getDeleteBackInStockNotificationRequestResponseMock =
  (): DeleteBackInStockNotificationRequestResponse => ({});

export const getMarkAsNotificationSentResponseMock = (
  overrideResponse: Partial<Extract<MarkAsNotificationSentResponse, object>> = {},
): MarkAsNotificationSentResponse => ({
  request: {
    id: faker.string.uuid(),
    catalogReference: {
      appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
      catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
      options: {},
    },
    email: faker.internet.email(),
    contactId: faker.string.uuid(),
    status: faker.helpers.arrayElement([
      'UNSPECIFIED',
      'RECEIVED',
      'PROCESSING',
      'NOTIFICATION_SENT',
      'FAILED',
    ] as const),
    autoNotified: faker.datatype.boolean(),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    itemUrl: faker.internet.url(),
  },
  ...overrideResponse,
});

export const getGetBackInStockNotificationRequestsCountByCatalogReferencesResponseMock = (
  overrideResponse: Partial<Extract<BackInStockNotificationRequestCountsResponse, object>> = {},
): BackInStockNotificationRequestCountsResponse => ({
  countsPerCatalogReference: Array.from(
    { length: faker.number.int({ min: 1, max: 3 }) },
    (_, i) => i + 1,
  ).map(() => ({
    catalogReference: {
      appId: faker.string.alpha({ length: { min: 1, max: 20 } }),
      catalogItemId: faker.string.alpha({ length: { min: 1, max: 36 } }),
      options: {},
    },
    count: faker.number.int({ min: 0, max: 9999 }),
  })),
  ...overrideResponse,
});

export const getReportItemsBackInStockResponseMock = (): ReportItemsBackInStockResponse => ({});
