// Generated from spec/catalog-v2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  GetCollectionBySlugResponse,
  GetCollectionResponse,
  QueryCollectionsResponse,
} from './types.ts';

import { faker } from '@faker-js/faker/locale/en';

export const getGetCollectionResponseMock = (
  overrideResponse: Partial<Extract<GetCollectionResponse, object>> = {},
): GetCollectionResponse => ({
  collection: {
    id: faker.string.alpha({ length: { min: 35, max: 36 } }),
    name: faker.string.alpha({ length: { min: 1, max: 40 } }),
    slug: faker.string.alpha({ length: { min: 1, max: 40 } }),
    description: faker.string.alpha({ length: { min: 10, max: 40 } }),
    visible: faker.datatype.boolean(),
    numberOfProducts: faker.number.int({ min: 0, max: 9999 }),
    media: {
      mainMedia: {
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        mediaType: faker.helpers.arrayElement([
          'unspecified_media_item_type',
          'image',
          'video',
          'audio',
          'document',
          'zip',
        ] as const),
        title: faker.string.alpha({ length: { min: 10, max: 20 } }),
        image: {
          url: faker.internet.url(),
          width: faker.number.int({ min: 0, max: 9999 }),
          height: faker.number.int({ min: 0, max: 9999 }),
          format: faker.string.alpha({ length: { min: 10, max: 20 } }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        video: {
          files: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
            url: faker.internet.url(),
            width: faker.number.int({ min: 0, max: 9999 }),
            height: faker.number.int({ min: 0, max: 9999 }),
            format: faker.string.alpha({ length: { min: 10, max: 20 } }),
            altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
          })),
          stillFrameMediaId: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        thumbnail: {
          url: faker.internet.url(),
          width: faker.number.int({ min: 0, max: 9999 }),
          height: faker.number.int({ min: 0, max: 9999 }),
          format: faker.string.alpha({ length: { min: 10, max: 20 } }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      },
      items: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        mediaType: faker.helpers.arrayElement([
          'unspecified_media_item_type',
          'image',
          'video',
          'audio',
          'document',
          'zip',
        ] as const),
        title: faker.string.alpha({ length: { min: 10, max: 20 } }),
        image: {
          url: faker.internet.url(),
          width: faker.number.int({ min: 0, max: 9999 }),
          height: faker.number.int({ min: 0, max: 9999 }),
          format: faker.string.alpha({ length: { min: 10, max: 20 } }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        video: {
          files: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
            url: faker.internet.url(),
            width: faker.number.int({ min: 0, max: 9999 }),
            height: faker.number.int({ min: 0, max: 9999 }),
            format: faker.string.alpha({ length: { min: 10, max: 20 } }),
            altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
          })),
          stillFrameMediaId: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        thumbnail: {
          url: faker.internet.url(),
          width: faker.number.int({ min: 0, max: 9999 }),
          height: faker.number.int({ min: 0, max: 9999 }),
          format: faker.string.alpha({ length: { min: 10, max: 20 } }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      })),
    },
  },
  ...overrideResponse,
});

export const getGetCollectionBySlugResponseMock = (
  overrideResponse: Partial<Extract<GetCollectionBySlugResponse, object>> = {},
): GetCollectionBySlugResponse => ({
  collection: {
    id: faker.string.alpha({ length: { min: 35, max: 36 } }),
    name: faker.string.alpha({ length: { min: 1, max: 40 } }),
    slug: faker.string.alpha({ length: { min: 1, max: 40 } }),
    description: faker.string.alpha({ length: { min: 10, max: 40 } }),
    visible: faker.datatype.boolean(),
    numberOfProducts: faker.number.int({ min: 0, max: 9999 }),
    media: {
      mainMedia: {
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        mediaType: faker.helpers.arrayElement([
          'unspecified_media_item_type',
          'image',
          'video',
          'audio',
          'document',
          'zip',
        ] as const),
        title: faker.string.alpha({ length: { min: 10, max: 20 } }),
        image: {
          url: faker.internet.url(),
          width: faker.number.int({ min: 0, max: 9999 }),
          height: faker.number.int({ min: 0, max: 9999 }),
          format: faker.string.alpha({ length: { min: 10, max: 20 } }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        video: {
          files: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
            url: faker.internet.url(),
            width: faker.number.int({ min: 0, max: 9999 }),
            height: faker.number.int({ min: 0, max: 9999 }),
            format: faker.string.alpha({ length: { min: 10, max: 20 } }),
            altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
          })),
          stillFrameMediaId: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        thumbnail: {
          url: faker.internet.url(),
          width: faker.number.int({ min: 0, max: 9999 }),
          height: faker.number.int({ min: 0, max: 9999 }),
          format: faker.string.alpha({ length: { min: 10, max: 20 } }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      },
      items: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        mediaType: faker.helpers.arrayElement([
          'unspecified_media_item_type',
          'image',
          'video',
          'audio',
          'document',
          'zip',
        ] as const),
        title: faker.string.alpha({ length: { min: 10, max: 20 } }),
        image: {
          url: faker.internet.url(),
          width: faker.number.int({ min: 0, max: 9999 }),
          height: faker.number.int({ min: 0, max: 9999 }),
          format: faker.string.alpha({ length: { min: 10, max: 20 } }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        video: {
          files: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
            url: faker.internet.url(),
            width: faker.number.int({ min: 0, max: 9999 }),
            height: faker.number.int({ min: 0, max: 9999 }),
            format: faker.string.alpha({ length: { min: 10, max: 20 } }),
            altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
          })),
          stillFrameMediaId: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        thumbnail: {
          url: faker.internet.url(),
          width: faker.number.int({ min: 0, max: 9999 }),
          height: faker.number.int({ min: 0, max: 9999 }),
          format: faker.string.alpha({ length: { min: 10, max: 20 } }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      })),
    },
  },
  ...overrideResponse,
});

export const getQueryCollectionsResponseMock = (
  overrideResponse: Partial<Extract<QueryCollectionsResponse, object>> = {},
): QueryCollectionsResponse => ({
  collections: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.alpha({ length: { min: 35, max: 36 } }),
    name: faker.string.alpha({ length: { min: 1, max: 40 } }),
    slug: faker.string.alpha({ length: { min: 1, max: 40 } }),
    description: faker.string.alpha({ length: { min: 10, max: 40 } }),
    visible: faker.datatype.boolean(),
    numberOfProducts: faker.number.int({ min: 0, max: 9999 }),
    media: {
      mainMedia: {
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        mediaType: faker.helpers.arrayElement([
          'unspecified_media_item_type',
          'image',
          'video',
          'audio',
          'document',
          'zip',
        ] as const),
        title: faker.string.alpha({ length: { min: 10, max: 20 } }),
        image: {
          url: faker.internet.url(),
          width: faker.number.int({ min: 0, max: 9999 }),
          height: faker.number.int({ min: 0, max: 9999 }),
          format: faker.string.alpha({ length: { min: 10, max: 20 } }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        video: {
          files: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
            url: faker.internet.url(),
            width: faker.number.int({ min: 0, max: 9999 }),
            height: faker.number.int({ min: 0, max: 9999 }),
            format: faker.string.alpha({ length: { min: 10, max: 20 } }),
            altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
          })),
          stillFrameMediaId: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        thumbnail: {
          url: faker.internet.url(),
          width: faker.number.int({ min: 0, max: 9999 }),
          height: faker.number.int({ min: 0, max: 9999 }),
          format: faker.string.alpha({ length: { min: 10, max: 20 } }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      },
      items: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        mediaType: faker.helpers.arrayElement([
          'unspecified_media_item_type',
          'image',
          'video',
          'audio',
          'document',
          'zip',
        ] as const),
        title: faker.string.alpha({ length: { min: 10, max: 20 } }),
        image: {
          url: faker.internet.url(),
          width: faker.number.int({ min: 0, max: 9999 }),
          height: faker.number.int({ min: 0, max: 9999 }),
          format: faker.string.alpha({ length: { min: 10, max: 20 } }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        video: {
          files: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
            url: faker.internet.url(),
            width: faker.number.int({ min: 0, max: 9999 }),
            height: faker.number.int({ min: 0, max: 9999 }),
            format: faker.string.alpha({ length: { min: 10, max: 20 } }),
            altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
          })),
          stillFrameMediaId: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        thumbnail: {
          url: faker.internet.url(),
          width: faker.number.int({ min: 0, max: 9999 }),
          height: faker.number.int({ min: 0, max: 9999 }),
          format: faker.string.alpha({ length: { min: 10, max: 20 } }),
          altText: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      })),
    },
  })),
  metadata: {
    count: faker.number.int({ min: 0, max: 9999 }),
    offset: faker.number.int({ min: 0, max: 9999 }),
    total: faker.number.int({ min: 0, max: 3 }),
    tooManyToCount: faker.datatype.boolean(),
  },
  ...overrideResponse,
});
