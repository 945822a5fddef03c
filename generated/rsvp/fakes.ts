// Generated from spec/rsvp.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  CreateRsvpResponse,
  DeleteRsvpResponse,
  ListCurrentRsvpsResponse,
  ListRsvpSummaryResponse,
  QueryRsvpsResponse,
  RsvpResponse,
} from './types.ts';

import { faker } from '@faker-js/faker/locale/en';

export const getCreateRsvpResponseMock = (
  overrideResponse: Partial<Extract<CreateRsvpResponse, object>> = {},
): CreateRsvpResponse => ({
  rsvp: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    eventId: faker.string.uuid(),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    memberId: faker.string.uuid(),
    contactId: faker.string.uuid(),
    firstName: faker.string.alpha({ length: { min: 1, max: 40 } }),
    lastName: faker.string.alpha({ length: { min: 1, max: 40 } }),
    email: faker.internet.email(),
    form: {
      inputValues: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        inputName: faker.string.alpha({ length: { min: 10, max: 40 } }),
        value: faker.string.alpha({ length: { min: 10, max: 40 } }),
        values: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          faker.string.alpha({ length: { min: 10, max: 40 } }),
        ),
      })),
    },
    status: faker.helpers.arrayElement(['YES', 'NO', 'WAITLIST'] as const),
    totalGuests: faker.number.int({ min: 0, max: 9999 }),
    guestList: {
      guests: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        index: faker.number.int({ min: 0, max: 9999 }),
        fullName: faker.string.alpha({ length: { min: 10, max: 40 } }),
        checkInDetails: {
          checkedIn: faker.datatype.boolean(),
          checkInDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          checkInCanceledDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          checkedInBy: faker.string.uuid(),
          checkInCanceledBy: faker.string.uuid(),
          checkedInByStaffMember: faker.string.uuid(),
          checkInCanceledByStaffMember: faker.string.uuid(),
        },
        guestId: faker.number.int({ min: 1, max: 9999 }),
      })),
    },
    language: faker.string.alpha({ length: { min: 10, max: 20 } }),
    locale: faker.string.alpha({ length: { min: 10, max: 20 } }),
    fullyCheckedIn: faker.datatype.boolean(),
    checkedInGuestCount: faker.number.int({ min: 0, max: 9999 }),
    additionalGuestDetails: {
      guestCount: faker.number.int({ min: 0, max: 10 }),
      guestNames: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
        faker.string.alpha({ length: { min: 10, max: 40 } }),
      ),
    },
    disableNotifications: faker.datatype.boolean(),
    onlineConferencingLogin: { link: faker.internet.url(), password: faker.internet.password() },
    anonymized: faker.datatype.boolean(),
    marketingConsent: faker.datatype.boolean(),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
  },
  calendarLinks: { google: faker.internet.url(), ics: faker.internet.url() },
  ...overrideResponse,
});

export const getQueryRsvpsResponseMock = (
  overrideResponse: Partial<Extract<QueryRsvpsResponse, object>> = {},
): QueryRsvpsResponse => ({
  rsvps: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    eventId: faker.string.uuid(),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    memberId: faker.string.uuid(),
    contactId: faker.string.uuid(),
    firstName: faker.string.alpha({ length: { min: 1, max: 40 } }),
    lastName: faker.string.alpha({ length: { min: 1, max: 40 } }),
    email: faker.internet.email(),
    form: {
      inputValues: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        inputName: faker.string.alpha({ length: { min: 10, max: 40 } }),
        value: faker.string.alpha({ length: { min: 10, max: 40 } }),
        values: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          faker.string.alpha({ length: { min: 10, max: 40 } }),
        ),
      })),
    },
    status: faker.helpers.arrayElement(['YES', 'NO', 'WAITLIST'] as const),
    totalGuests: faker.number.int({ min: 0, max: 9999 }),
    guestList: {
      guests: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        index: faker.number.int({ min: 0, max: 9999 }),
        fullName: faker.string.alpha({ length: { min: 10, max: 40 } }),
        checkInDetails: {
          checkedIn: faker.datatype.boolean(),
          checkInDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          checkInCanceledDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          checkedInBy: faker.string.uuid(),
          checkInCanceledBy: faker.string.uuid(),
          checkedInByStaffMember: faker.string.uuid(),
          checkInCanceledByStaffMember: faker.string.uuid(),
        },
        guestId: faker.number.int({ min: 1, max: 9999 }),
      })),
    },
    language: faker.string.alpha({ length: { min: 10, max: 20 } }),
    locale: faker.string.alpha({ length: { min: 10, max: 20 } }),
    fullyCheckedIn: faker.datatype.boolean(),
    checkedInGuestCount: faker.number.int({ min: 0, max: 9999 }),
    additionalGuestDetails: {
      guestCount: faker.number.int({ min: 0, max: 10 }),
      guestNames: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
        faker.string.alpha({ length: { min: 10, max: 40 } }),
      ),
    },
    disableNotifications: faker.datatype.boolean(),
    onlineConferencingLogin: { link: faker.internet.url(), password: faker.internet.password() },
    anonymized: faker.datatype.boolean(),
    marketingConsent: faker.datatype.boolean(),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
  })),
  pagingMetadata: { count: faker.number.int({ min: 0, max: 9999 }), hasNext: faker.datatype.boolean() },
  ...overrideResponse,
});

export const getListRsvpSummaryResponseMock = (
  overrideResponse: Partial<Extract<ListRsvpSummaryResponse, object>> = {},
): ListRsvpSummaryResponse => ({
  summaries: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
    eventId: faker.string.uuid(),
    yesGuestCount: faker.number.int({ min: 0, max: 9999 }),
    noGuestCount: faker.number.int({ min: 0, max: 9999 }),
    waitlistGuestCount: faker.number.int({ min: 0, max: 9999 }),
    totalRsvpCount: faker.number.int({ min: 0, max: 9999 }),
  })),
  ...overrideResponse,
});

export const getListCurrentRsvpsResponseMock = (
  overrideResponse: Partial<Extract<ListCurrentRsvpsResponse, object>> = {},
): ListCurrentRsvpsResponse => ({
  rsvps: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    eventId: faker.string.uuid(),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    memberId: faker.string.uuid(),
    contactId: faker.string.uuid(),
    firstName: faker.string.alpha({ length: { min: 1, max: 40 } }),
    lastName: faker.string.alpha({ length: { min: 1, max: 40 } }),
    email: faker.internet.email(),
    form: {
      inputValues: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        inputName: faker.string.alpha({ length: { min: 10, max: 40 } }),
        value: faker.string.alpha({ length: { min: 10, max: 40 } }),
        values: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          faker.string.alpha({ length: { min: 10, max: 40 } }),
        ),
      })),
    },
    status: faker.helpers.arrayElement(['YES', 'NO', 'WAITLIST'] as const),
    totalGuests: faker.number.int({ min: 0, max: 9999 }),
    guestList: {
      guests: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        index: faker.number.int({ min: 0, max: 9999 }),
        fullName: faker.string.alpha({ length: { min: 10, max: 40 } }),
        checkInDetails: {
          checkedIn: faker.datatype.boolean(),
          checkInDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          checkInCanceledDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          checkedInBy: faker.string.uuid(),
          checkInCanceledBy: faker.string.uuid(),
          checkedInByStaffMember: faker.string.uuid(),
          checkInCanceledByStaffMember: faker.string.uuid(),
        },
        guestId: faker.number.int({ min: 1, max: 9999 }),
      })),
    },
    language: faker.string.alpha({ length: { min: 10, max: 20 } }),
    locale: faker.string.alpha({ length: { min: 10, max: 20 } }),
    fullyCheckedIn: faker.datatype.boolean(),
    checkedInGuestCount: faker.number.int({ min: 0, max: 9999 }),
    additionalGuestDetails: {
      guestCount: faker.number.int({ min: 0, max: 10 }),
      guestNames: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
        faker.string.alpha({ length: { min: 10, max: 40 } }),
      ),
    },
    disableNotifications: faker.datatype.boolean(),
    onlineConferencingLogin: { link: faker.internet.url(), password: faker.internet.password() },
    anonymized: faker.datatype.boolean(),
    marketingConsent: faker.datatype.boolean(),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
  })),
  pagingMetadata: { count: faker.number.int({ min: 0, max: 9999 }), hasNext: faker.datatype.boolean() },
  ...overrideResponse,
});

export const getGetRsvpResponseMock = (
  overrideResponse: Partial<Extract<RsvpResponse, object>> = {},
): RsvpResponse => ({
  rsvp: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    eventId: faker.string.uuid(),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    memberId: faker.string.uuid(),
    contactId: faker.string.uuid(),
    firstName: faker.string.alpha({ length: { min: 1, max: 40 } }),
    lastName: faker.string.alpha({ length: { min: 1, max: 40 } }),
    email: faker.internet.email(),
    form: {
      inputValues: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        inputName: faker.string.alpha({ length: { min: 10, max: 40 } }),
        value: faker.string.alpha({ length: { min: 10, max: 40 } }),
        values: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          faker.string.alpha({ length: { min: 10, max: 40 } }),
        ),
      })),
    },
    status: faker.helpers.arrayElement(['YES', 'NO', 'WAITLIST'] as const),
    totalGuests: faker.number.int({ min: 0, max: 9999 }),
    guestList: {
      guests: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        index: faker.number.int({ min: 0, max: 9999 }),
        fullName: faker.string.alpha({ length: { min: 10, max: 40 } }),
        checkInDetails: {
          checkedIn: faker.datatype.boolean(),
          checkInDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          checkInCanceledDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          checkedInBy: faker.string.uuid(),
          checkInCanceledBy: faker.string.uuid(),
          checkedInByStaffMember: faker.string.uuid(),
          checkInCanceledByStaffMember: faker.string.uuid(),
        },
        guestId: faker.number.int({ min: 1, max: 9999 }),
      })),
    },
    language: faker.string.alpha({ length: { min: 10, max: 20 } }),
    locale: faker.string.alpha({ length: { min: 10, max: 20 } }),
    fullyCheckedIn: faker.datatype.boolean(),
    checkedInGuestCount: faker.number.int({ min: 0, max: 9999 }),
    additionalGuestDetails: {
      guestCount: faker.number.int({ min: 0, max: 10 }),
      guestNames: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
        faker.string.alpha({ length: { min: 10, max: 40 } }),
      ),
    },
    disableNotifications: faker.datatype.boolean(),
    onlineConferencingLogin: { link: faker.internet.url(), password: faker.internet.password() },
    anonymized: faker.datatype.boolean(),
    marketingConsent: faker.datatype.boolean(),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
  },
  ...overrideResponse,
});

export const getUpdateRsvpResponseMock = (
  overrideResponse: Partial<Extract<RsvpResponse, object>> = {},
): RsvpResponse => ({
  rsvp: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    eventId: faker.string.uuid(),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    memberId: faker.string.uuid(),
    contactId: faker.string.uuid(),
    firstName: faker.string.alpha({ length: { min: 1, max: 40 } }),
    lastName: faker.string.alpha({ length: { min: 1, max: 40 } }),
    email: faker.internet.email(),
    form: {
      inputValues: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        inputName: faker.string.alpha({ length: { min: 10, max: 40 } }),
        value: faker.string.alpha({ length: { min: 10, max: 40 } }),
        values: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
          faker.string.alpha({ length: { min: 10, max: 40 } }),
        ),
      })),
    },
    status: faker.helpers.arrayElement(['YES', 'NO', 'WAITLIST'] as const),
    totalGuests: faker.number.int({ min: 0, max: 9999 }),
    guestList: {
      guests: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        index: faker.number.int({ min: 0, max: 9999 }),
        fullName: faker.string.alpha({ length: { min: 10, max: 40 } }),
        checkInDetails: {
          checkedIn: faker.datatype.boolean(),
          checkInDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          checkInCanceledDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
          checkedInBy: faker.string.uuid(),
          checkInCanceledBy: faker.string.uuid(),
          checkedInByStaffMember: faker.string.uuid(),
          checkInCanceledByStaffMember: faker.string.uuid(),
        },
        guestId: faker.number.int({ min: 1, max: 9999 }),
      })),
    },
    language: faker.string.alpha({ length: { min: 10, max: 20 } }),
    locale: faker.string.alpha({ length: { min: 10, max: 20 } }),
    fullyCheckedIn: faker.datatype.boolean(),
    checkedInGuestCount: faker.number.int({ min: 0, max: 9999 }),
    additionalGuestDetails: {
      guestCount: faker.number.int({ min: 0, max: 10 }),
      guestNames: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
        faker.string.alpha({ length: { min: 10, max: 40 } }),
      ),
    },
    disableNotifications: faker.datatype.boolean(),
    onlineConferencingLogin: { link: faker.internet.url(), password: faker.internet.password() },
    anonymized: faker.datatype.boolean(),
    marketingConsent: faker.datatype.boolean(),
    extendedFields: {
      namespaces: {
        [faker.string.alphanumeric(5)]: {},
      },
    },
  },
  ...overrideResponse,
});

export const getDeleteRsvpResponseMock = (): DeleteRsvpResponse => ({});
