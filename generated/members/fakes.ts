// Generated from spec/members.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { GetCurrentMemberResponse, MemberResponse } from './types.ts';

import { faker } from '@faker-js/faker/locale/en';

export const getGetCurrentMemberResponseMock = (
  overrideResponse: Partial<Extract<GetCurrentMemberResponse, object>> = {},
): GetCurrentMemberResponse => ({
  member: {
    id: faker.string.uuid(),
    loginEmail: faker.internet.email(),
    loginEmailVerified: faker.datatype.boolean(),
    status: faker.helpers.arrayElement(['UNKNOWN', 'PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] as const),
    contactId: faker.string.uuid(),
    contact: {
      firstName: faker.string.alpha({ length: { min: 10, max: 20 } }),
      lastName: faker.string.alpha({ length: { min: 10, max: 20 } }),
      phones: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
        faker.string.alpha({ length: { min: 10, max: 20 } }),
      ),
      emails: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
        faker.internet.email(),
      ),
      addresses: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        streetAddress: {
          number: faker.string.alpha({ length: { min: 10, max: 40 } }),
          name: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        addressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
        id: faker.string.uuid(),
        addressLine2: faker.string.alpha({ length: { min: 10, max: 20 } }),
        city: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivision: faker.string.alpha({ length: { min: 10, max: 20 } }),
        country: faker.string.alpha({ length: { min: 10, max: 20 } }),
        postalCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      })),
      birthdate: faker.string.alpha({ length: { min: 10, max: 40 } }),
      company: faker.string.alpha({ length: { min: 10, max: 40 } }),
      jobTitle: faker.string.alpha({ length: { min: 10, max: 40 } }),
      customFields: {
        [faker.string.alphanumeric(5)]: {
          name: faker.string.alpha({ length: { min: 10, max: 20 } }),
          value: {},
        },
      },
    },
    profile: {
      nickname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      slug: faker.string.alpha({ length: { min: 10, max: 20 } }),
      photo: {
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        height: faker.number.int({ min: 0, max: 9999 }),
        width: faker.number.int({ min: 0, max: 9999 }),
        offsetX: faker.number.int({ min: 0, max: 9999 }),
        offsetY: faker.number.int({ min: 0, max: 9999 }),
      },
      cover: {
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        height: faker.number.int({ min: 0, max: 9999 }),
        width: faker.number.int({ min: 0, max: 9999 }),
        offsetX: faker.number.int({ min: 0, max: 9999 }),
        offsetY: faker.number.int({ min: 0, max: 9999 }),
      },
      title: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    privacyStatus: faker.helpers.arrayElement(['UNKNOWN', 'PRIVATE', 'PUBLIC'] as const),
    activityStatus: faker.helpers.arrayElement(['UNKNOWN', 'ACTIVE', 'MUTED'] as const),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    lastLoginDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
  },
  ...overrideResponse,
});

export const getUpdateMemberResponseMock = (
  overrideResponse: Partial<Extract<MemberResponse, object>> = {},
): MemberResponse => ({
  member: {
    id: faker.string.uuid(),
    loginEmail: faker.internet.email(),
    loginEmailVerified: faker.datatype.boolean(),
    status: faker.helpers.arrayElement(['UNKNOWN', 'PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] as const),
    contactId: faker.string.uuid(),
    contact: {
      firstName: faker.string.alpha({ length: { min: 10, max: 20 } }),
      lastName: faker.string.alpha({ length: { min: 10, max: 20 } }),
      phones: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
        faker.string.alpha({ length: { min: 10, max: 20 } }),
      ),
      emails: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
        faker.internet.email(),
      ),
      addresses: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        streetAddress: {
          number: faker.string.alpha({ length: { min: 10, max: 40 } }),
          name: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        addressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
        id: faker.string.uuid(),
        addressLine2: faker.string.alpha({ length: { min: 10, max: 20 } }),
        city: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivision: faker.string.alpha({ length: { min: 10, max: 20 } }),
        country: faker.string.alpha({ length: { min: 10, max: 20 } }),
        postalCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      })),
      birthdate: faker.string.alpha({ length: { min: 10, max: 40 } }),
      company: faker.string.alpha({ length: { min: 10, max: 40 } }),
      jobTitle: faker.string.alpha({ length: { min: 10, max: 40 } }),
      customFields: {
        [faker.string.alphanumeric(5)]: {
          name: faker.string.alpha({ length: { min: 10, max: 20 } }),
          value: {},
        },
      },
    },
    profile: {
      nickname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      slug: faker.string.alpha({ length: { min: 10, max: 20 } }),
      photo: {
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        height: faker.number.int({ min: 0, max: 9999 }),
        width: faker.number.int({ min: 0, max: 9999 }),
        offsetX: faker.number.int({ min: 0, max: 9999 }),
        offsetY: faker.number.int({ min: 0, max: 9999 }),
      },
      cover: {
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        height: faker.number.int({ min: 0, max: 9999 }),
        width: faker.number.int({ min: 0, max: 9999 }),
        offsetX: faker.number.int({ min: 0, max: 9999 }),
        offsetY: faker.number.int({ min: 0, max: 9999 }),
      },
      title: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    privacyStatus: faker.helpers.arrayElement(['UNKNOWN', 'PRIVATE', 'PUBLIC'] as const),
    activityStatus: faker.helpers.arrayElement(['UNKNOWN', 'ACTIVE', 'MUTED'] as const),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    lastLoginDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
  },
  ...overrideResponse,
});

export const getDeleteMemberPhonesResponseMock = (
  overrideResponse: Partial<Extract<MemberResponse, object>> = {},
): MemberResponse => ({
  member: {
    id: faker.string.uuid(),
    loginEmail: faker.internet.email(),
    loginEmailVerified: faker.datatype.boolean(),
    status: faker.helpers.arrayElement(['UNKNOWN', 'PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] as const),
    contactId: faker.string.uuid(),
    contact: {
      firstName: faker.string.alpha({ length: { min: 10, max: 20 } }),
      lastName: faker.string.alpha({ length: { min: 10, max: 20 } }),
      phones: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
        faker.string.alpha({ length: { min: 10, max: 20 } }),
      ),
      emails: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
        faker.internet.email(),
      ),
      addresses: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        streetAddress: {
          number: faker.string.alpha({ length: { min: 10, max: 40 } }),
          name: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        addressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
        id: faker.string.uuid(),
        addressLine2: faker.string.alpha({ length: { min: 10, max: 20 } }),
        city: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivision: faker.string.alpha({ length: { min: 10, max: 20 } }),
        country: faker.string.alpha({ length: { min: 10, max: 20 } }),
        postalCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      })),
      birthdate: faker.string.alpha({ length: { min: 10, max: 40 } }),
      company: faker.string.alpha({ length: { min: 10, max: 40 } }),
      jobTitle: faker.string.alpha({ length: { min: 10, max: 40 } }),
      customFields: {
        [faker.string.alphanumeric(5)]: {
          name: faker.string.alpha({ length: { min: 10, max: 20 } }),
          value: {},
        },
      },
    },
    profile: {
      nickname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      slug: faker.string.alpha({ length: { min: 10, max: 20 } }),
      photo: {
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        height: faker.number.int({ min: 0, max: 9999 }),
        width: faker.number.int({ min: 0, max: 9999 }),
        offsetX: faker.number.int({ min: 0, max: 9999 }),
        offsetY: faker.number.int({ min: 0, max: 9999 }),
      },
      cover: {
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        height: faker.number.int({ min: 0, max: 9999 }),
        width: faker.number.int({ min: 0, max: 9999 }),
        offsetX: faker.number.int({ min: 0, max: 9999 }),
        offsetY: faker.number.int({ min: 0, max: 9999 }),
      },
      title: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    privacyStatus: faker.helpers.arrayElement(['UNKNOWN', 'PRIVATE', 'PUBLIC'] as const),
    activityStatus: faker.helpers.arrayElement(['UNKNOWN', 'ACTIVE', 'MUTED'] as const),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    lastLoginDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
  },
  ...overrideResponse,
});

export const getDeleteMemberAddressesResponseMock = (
  overrideResponse: Partial<Extract<MemberResponse, object>> = {},
): MemberResponse => ({
  member: {
    id: faker.string.uuid(),
    loginEmail: faker.internet.email(),
    loginEmailVerified: faker.datatype.boolean(),
    status: faker.helpers.arrayElement(['UNKNOWN', 'PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] as const),
    contactId: faker.string.uuid(),
    contact: {
      firstName: faker.string.alpha({ length: { min: 10, max: 20 } }),
      lastName: faker.string.alpha({ length: { min: 10, max: 20 } }),
      phones: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
        faker.string.alpha({ length: { min: 10, max: 20 } }),
      ),
      emails: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
        faker.internet.email(),
      ),
      addresses: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        streetAddress: {
          number: faker.string.alpha({ length: { min: 10, max: 40 } }),
          name: faker.string.alpha({ length: { min: 10, max: 40 } }),
        },
        addressLine: faker.string.alpha({ length: { min: 10, max: 40 } }),
        id: faker.string.uuid(),
        addressLine2: faker.string.alpha({ length: { min: 10, max: 20 } }),
        city: faker.string.alpha({ length: { min: 10, max: 20 } }),
        subdivision: faker.string.alpha({ length: { min: 10, max: 20 } }),
        country: faker.string.alpha({ length: { min: 10, max: 20 } }),
        postalCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
      })),
      birthdate: faker.string.alpha({ length: { min: 10, max: 40 } }),
      company: faker.string.alpha({ length: { min: 10, max: 40 } }),
      jobTitle: faker.string.alpha({ length: { min: 10, max: 40 } }),
      customFields: {
        [faker.string.alphanumeric(5)]: {
          name: faker.string.alpha({ length: { min: 10, max: 20 } }),
          value: {},
        },
      },
    },
    profile: {
      nickname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      slug: faker.string.alpha({ length: { min: 10, max: 20 } }),
      photo: {
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        height: faker.number.int({ min: 0, max: 9999 }),
        width: faker.number.int({ min: 0, max: 9999 }),
        offsetX: faker.number.int({ min: 0, max: 9999 }),
        offsetY: faker.number.int({ min: 0, max: 9999 }),
      },
      cover: {
        id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        height: faker.number.int({ min: 0, max: 9999 }),
        width: faker.number.int({ min: 0, max: 9999 }),
        offsetX: faker.number.int({ min: 0, max: 9999 }),
        offsetY: faker.number.int({ min: 0, max: 9999 }),
      },
      title: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    privacyStatus: faker.helpers.arrayElement(['UNKNOWN', 'PRIVATE', 'PUBLIC'] as const),
    activityStatus: faker.helpers.arrayElement(['UNKNOWN', 'ACTIVE', 'MUTED'] as const),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    lastLoginDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
  },
  ...overrideResponse,
});
