// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { StartResponse, StateMachineResponse } from './types.ts';

import { faker } from '@faker-js/faker/locale/en';

export const getStartResponseMock = (
  overrideResponse: Partial<Extract<StartResponse, object>> = {},
): StartResponse => ({
  verificationId: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getVerifyDuringAuthenticationResponseMock = (
  overrideResponse: Partial<Extract<StateMachineResponse, object>> = {},
): StateMachineResponse => ({
  state: faker.helpers.arrayElement([
    'UNKNOWN_STATE',
    'SUCCESS',
    'REQUIRE_OWNER_APPROVAL',
    'REQUIRE_EMAIL_VERIFICATION',
    'STATUS_CHECK',
    'REQUIRE_MFA',
    'REQUIRE_MISSING_FIELDS',
    'MFA_CHALLENGE',
    'REQUIRE_FIRST_FACTOR',
  ] as const),
  sessionToken: faker.internet.password(),
  stateToken: faker.internet.password(),
  identity: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    identifiers: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      email: faker.string.alpha({ length: { min: 10, max: 20 } }),
      userName: faker.string.alpha({ length: { min: 10, max: 20 } }),
    })),
    connections: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      idpConnection: {
        idpConnectionId: faker.string.uuid(),
        idpUserId: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      authenticatorConnection: {
        authenticatorConnectionId: faker.string.uuid(),
        reEnrollmentRequired: faker.datatype.boolean(),
      },
    })),
    identityProfile: {
      firstName: faker.string.alpha({ length: { min: 10, max: 20 } }),
      lastName: faker.string.alpha({ length: { min: 10, max: 20 } }),
      nickname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      picture: faker.string.alpha({ length: { min: 10, max: 20 } }),
      emails: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
        faker.string.alpha({ length: { min: 10, max: 20 } }),
      ),
      phones: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
        faker.string.alpha({ length: { min: 10, max: 20 } }),
      ),
      labels: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
        faker.string.alpha({ length: { min: 10, max: 20 } }),
      ),
      language: faker.string.alpha({ length: { min: 10, max: 20 } }),
      privacyStatus: faker.helpers.arrayElement(['UNDEFINED', 'PUBLIC', 'PRIVATE'] as const),
      customFields: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        value: {
          strValue: faker.string.alpha({ length: { min: 10, max: 20 } }),
          numValue: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          dateValue: faker.date.past().toISOString().slice(0, 19) + 'Z',
          listValue: {
            value: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
              strValue: faker.string.alpha({ length: { min: 10, max: 20 } }),
              numValue: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
              dateValue: faker.date.past().toISOString().slice(0, 19) + 'Z',
              listValue: {},
              mapValue: {},
              boolValue: faker.datatype.boolean(),
            })),
          },
          mapValue: {
            value: {
              [faker.string.alphanumeric(5)]: {
                strValue: faker.string.alpha({ length: { min: 10, max: 20 } }),
                numValue: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
                dateValue: faker.date.past().toISOString().slice(0, 19) + 'Z',
                listValue: {},
                mapValue: {},
                boolValue: faker.datatype.boolean(),
              },
            },
          },
          boolValue: faker.datatype.boolean(),
        },
      })),
      secondaryEmails: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          email: faker.internet.email(),
          tag: faker.helpers.arrayElement(['UNTAGGED', 'MAIN', 'HOME', 'WORK'] as const),
        }),
      ),
      phonesV2: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        countryCode: (() => faker.location.countryCode())(),
        phone: faker.string.alpha({ length: { min: 10, max: 20 } }),
        tag: faker.helpers.arrayElement(['UNTAGGED', 'MAIN', 'HOME', 'MOBILE', 'WORK', 'FAX'] as const),
      })),
      addresses: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        address: {
          country: (() => faker.location.countryCode())(),
          subdivision: faker.string.alpha({ length: { min: 10, max: 20 } }),
          city: faker.string.alpha({ length: { min: 10, max: 20 } }),
          postalCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
          addressLine: faker.string.alpha({ length: { min: 10, max: 20 } }),
          addressLine2: faker.string.alpha({ length: { min: 10, max: 20 } }),
          streetName: faker.string.alpha({ length: { min: 10, max: 40 } }),
          streetNumber: faker.string.alpha({ length: { min: 10, max: 40 } }),
          formattedAddress: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        tag: faker.helpers.arrayElement(['UNTAGGED', 'HOME', 'WORK', 'BILLING', 'SHIPPING'] as const),
      })),
      company: faker.string.alpha({ length: { min: 10, max: 40 } }),
      position: faker.string.alpha({ length: { min: 10, max: 40 } }),
      birthdate: faker.date.past().toISOString().slice(0, 10),
      slug: faker.string.alpha({ length: { min: 10, max: 40 } }),
      subscription: faker.datatype.boolean(),
      vatId: faker.string.alpha({ length: { min: 10, max: 40 } }),
    },
    metadata: {
      tags: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
        faker.string.alpha({ length: { min: 10, max: 20 } }),
      ),
    },
    email: { address: faker.internet.email(), isVerified: faker.datatype.boolean() },
    status: {
      name: faker.helpers.arrayElement([
        'UNKNOWN_STATUS',
        'PENDING',
        'ACTIVE',
        'DELETED',
        'BLOCKED',
        'OFFLINE',
      ] as const),
      reasons: faker.helpers.arrayElements([
        'UNKNOWN_REASON',
        'PENDING_ADMIN_APPROVAL_REQUIRED',
        'PENDING_EMAIL_VERIFICATION_REQUIRED',
        'PENDING_REQUIRED_FIELDS_MISSING',
      ] as const),
    },
    customAttributes: {},
    factors: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      factorId: faker.string.uuid(),
      type: faker.helpers.arrayElement([
        'UNKNOWN_FACTOR_TYPE',
        'PASSWORD',
        'SMS',
        'CALL',
        'EMAIL',
        'TOTP',
        'PUSH',
        'WEBAUTHN',
        'RECOVERY_CODE',
      ] as const),
      status: faker.helpers.arrayElement(['INACTIVE', 'ACTIVE', 'REQUIRE_REENROLL'] as const),
    })),
  },
  additionalData: {
    [faker.string.alphanumeric(5)]: {
      strValue: faker.string.alpha({ length: { min: 10, max: 20 } }),
      numValue: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
      dateValue: faker.date.past().toISOString().slice(0, 19) + 'Z',
      listValue: {
        value: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
          strValue: faker.string.alpha({ length: { min: 10, max: 20 } }),
          numValue: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          dateValue: faker.date.past().toISOString().slice(0, 19) + 'Z',
          listValue: {},
          mapValue: {},
          boolValue: faker.datatype.boolean(),
        })),
      },
      mapValue: {
        value: {
          [faker.string.alphanumeric(5)]: {
            strValue: faker.string.alpha({ length: { min: 10, max: 20 } }),
            numValue: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
            dateValue: faker.date.past().toISOString().slice(0, 19) + 'Z',
            listValue: {},
            mapValue: {},
            boolValue: faker.datatype.boolean(),
          },
        },
      },
      boolValue: faker.datatype.boolean(),
    },
  },
  requireMfaData: {
    availableFactors: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        factorType: faker.helpers.arrayElement([
          'UNKNOWN_FACTOR_TYPE',
          'PASSWORD',
          'SMS',
          'CALL',
          'EMAIL',
          'TOTP',
          'PUSH',
          'WEBAUTHN',
          'RECOVERY_CODE',
        ] as const),
        factorStatus: faker.helpers.arrayElement([
          'ENABLED',
          'REQUIRE_ACTIVATION',
          'REQUIRE_REENROLL',
          'ENABLED_BY_RULE',
          'DISABLED_BY_RULE',
        ] as const),
      }),
    ),
    reason: faker.helpers.arrayElement(['USER_SETTINGS', 'HIGH_RISK_LOGIN'] as const),
  },
  mfaChallengeData: {
    factorType: faker.helpers.arrayElement([
      'UNKNOWN_FACTOR_TYPE',
      'PASSWORD',
      'SMS',
      'CALL',
      'EMAIL',
      'TOTP',
      'PUSH',
      'WEBAUTHN',
      'RECOVERY_CODE',
    ] as const),
    verificationChallengeData: {
      pushData: { transactionId: faker.string.alpha({ length: { min: 10, max: 36 } }) },
      webauthnData: {
        challengeId: faker.string.uuid(),
        publicKeyCredentialRequestOptionsJson: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      hint: faker.string.alpha({ length: { min: 10, max: 40 } }),
    },
    availableFactors: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        factorType: faker.helpers.arrayElement([
          'UNKNOWN_FACTOR_TYPE',
          'PASSWORD',
          'SMS',
          'CALL',
          'EMAIL',
          'TOTP',
          'PUSH',
          'WEBAUTHN',
          'RECOVERY_CODE',
        ] as const),
        factorStatus: faker.helpers.arrayElement([
          'ENABLED',
          'REQUIRE_ACTIVATION',
          'REQUIRE_REENROLL',
          'ENABLED_BY_RULE',
          'DISABLED_BY_RULE',
        ] as const),
      }),
    ),
    reason: faker.helpers.arrayElement(['USER_SETTINGS', 'HIGH_RISK_LOGIN'] as const),
  },
  ...overrideResponse,
});

export const getResendDuringAuthenticationResponseMock = (
  overrideResponse: Partial<Extract<StateMachineResponse, object>> = {},
): StateMachineResponse => ({
  state: faker.helpers.arrayElement([
    'UNKNOWN_STATE',
    'SUCCESS',
    'REQUIRE_OWNER_APPROVAL',
    'REQUIRE_EMAIL_VERIFICATION',
    'STATUS_CHECK',
    'REQUIRE_MFA',
    'REQUIRE_MISSING_FIELDS',
    'MFA_CHALLENGE',
    'REQUIRE_FIRST_FACTOR',
  ] as const),
  sessionToken: faker.internet.password(),
  stateToken: faker.internet.password(),
  identity: {
    id: faker.string.uuid(),
    revision: faker.string.alpha({ length: { min: 10, max: 20 } }),
    createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updatedDate: faker.date.past().toISOString().slice(0, 19) + 'Z',
    identifiers: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      email: faker.string.alpha({ length: { min: 10, max: 20 } }),
      userName: faker.string.alpha({ length: { min: 10, max: 20 } }),
    })),
    connections: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      idpConnection: {
        idpConnectionId: faker.string.uuid(),
        idpUserId: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      authenticatorConnection: {
        authenticatorConnectionId: faker.string.uuid(),
        reEnrollmentRequired: faker.datatype.boolean(),
      },
    })),
    identityProfile: {
      firstName: faker.string.alpha({ length: { min: 10, max: 20 } }),
      lastName: faker.string.alpha({ length: { min: 10, max: 20 } }),
      nickname: faker.string.alpha({ length: { min: 10, max: 20 } }),
      picture: faker.string.alpha({ length: { min: 10, max: 20 } }),
      emails: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
        faker.string.alpha({ length: { min: 10, max: 20 } }),
      ),
      phones: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
        faker.string.alpha({ length: { min: 10, max: 20 } }),
      ),
      labels: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
        faker.string.alpha({ length: { min: 10, max: 20 } }),
      ),
      language: faker.string.alpha({ length: { min: 10, max: 20 } }),
      privacyStatus: faker.helpers.arrayElement(['UNDEFINED', 'PUBLIC', 'PRIVATE'] as const),
      customFields: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        value: {
          strValue: faker.string.alpha({ length: { min: 10, max: 20 } }),
          numValue: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          dateValue: faker.date.past().toISOString().slice(0, 19) + 'Z',
          listValue: {
            value: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
              strValue: faker.string.alpha({ length: { min: 10, max: 20 } }),
              numValue: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
              dateValue: faker.date.past().toISOString().slice(0, 19) + 'Z',
              listValue: {},
              mapValue: {},
              boolValue: faker.datatype.boolean(),
            })),
          },
          mapValue: {
            value: {
              [faker.string.alphanumeric(5)]: {
                strValue: faker.string.alpha({ length: { min: 10, max: 20 } }),
                numValue: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
                dateValue: faker.date.past().toISOString().slice(0, 19) + 'Z',
                listValue: {},
                mapValue: {},
                boolValue: faker.datatype.boolean(),
              },
            },
          },
          boolValue: faker.datatype.boolean(),
        },
      })),
      secondaryEmails: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
        () => ({
          email: faker.internet.email(),
          tag: faker.helpers.arrayElement(['UNTAGGED', 'MAIN', 'HOME', 'WORK'] as const),
        }),
      ),
      phonesV2: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        countryCode: (() => faker.location.countryCode())(),
        phone: faker.string.alpha({ length: { min: 10, max: 20 } }),
        tag: faker.helpers.arrayElement(['UNTAGGED', 'MAIN', 'HOME', 'MOBILE', 'WORK', 'FAX'] as const),
      })),
      addresses: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
        address: {
          country: (() => faker.location.countryCode())(),
          subdivision: faker.string.alpha({ length: { min: 10, max: 20 } }),
          city: faker.string.alpha({ length: { min: 10, max: 20 } }),
          postalCode: faker.string.alpha({ length: { min: 10, max: 20 } }),
          addressLine: faker.string.alpha({ length: { min: 10, max: 20 } }),
          addressLine2: faker.string.alpha({ length: { min: 10, max: 20 } }),
          streetName: faker.string.alpha({ length: { min: 10, max: 40 } }),
          streetNumber: faker.string.alpha({ length: { min: 10, max: 40 } }),
          formattedAddress: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        tag: faker.helpers.arrayElement(['UNTAGGED', 'HOME', 'WORK', 'BILLING', 'SHIPPING'] as const),
      })),
      company: faker.string.alpha({ length: { min: 10, max: 40 } }),
      position: faker.string.alpha({ length: { min: 10, max: 40 } }),
      birthdate: faker.date.past().toISOString().slice(0, 10),
      slug: faker.string.alpha({ length: { min: 10, max: 40 } }),
      subscription: faker.datatype.boolean(),
      vatId: faker.string.alpha({ length: { min: 10, max: 40 } }),
    },
    metadata: {
      tags: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() =>
        faker.string.alpha({ length: { min: 10, max: 20 } }),
      ),
    },
    email: { address: faker.internet.email(), isVerified: faker.datatype.boolean() },
    status: {
      name: faker.helpers.arrayElement([
        'UNKNOWN_STATUS',
        'PENDING',
        'ACTIVE',
        'DELETED',
        'BLOCKED',
        'OFFLINE',
      ] as const),
      reasons: faker.helpers.arrayElements([
        'UNKNOWN_REASON',
        'PENDING_ADMIN_APPROVAL_REQUIRED',
        'PENDING_EMAIL_VERIFICATION_REQUIRED',
        'PENDING_REQUIRED_FIELDS_MISSING',
      ] as const),
    },
    customAttributes: {},
    factors: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
      factorId: faker.string.uuid(),
      type: faker.helpers.arrayElement([
        'UNKNOWN_FACTOR_TYPE',
        'PASSWORD',
        'SMS',
        'CALL',
        'EMAIL',
        'TOTP',
        'PUSH',
        'WEBAUTHN',
        'RECOVERY_CODE',
      ] as const),
      status: faker.helpers.arrayElement(['INACTIVE', 'ACTIVE', 'REQUIRE_REENROLL'] as const),
    })),
  },
  additionalData: {
    [faker.string.alphanumeric(5)]: {
      strValue: faker.string.alpha({ length: { min: 10, max: 20 } }),
      numValue: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
      dateValue: faker.date.past().toISOString().slice(0, 19) + 'Z',
      listValue: {
        value: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(() => ({
          strValue: faker.string.alpha({ length: { min: 10, max: 20 } }),
          numValue: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
          dateValue: faker.date.past().toISOString().slice(0, 19) + 'Z',
          listValue: {},
          mapValue: {},
          boolValue: faker.datatype.boolean(),
        })),
      },
      mapValue: {
        value: {
          [faker.string.alphanumeric(5)]: {
            strValue: faker.string.alpha({ length: { min: 10, max: 20 } }),
            numValue: faker.number.float({ min: 0, max: 9999, fractionDigits: 2 }),
            dateValue: faker.date.past().toISOString().slice(0, 19) + 'Z',
            listValue: {},
            mapValue: {},
            boolValue: faker.datatype.boolean(),
          },
        },
      },
      boolValue: faker.datatype.boolean(),
    },
  },
  requireMfaData: {
    availableFactors: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        factorType: faker.helpers.arrayElement([
          'UNKNOWN_FACTOR_TYPE',
          'PASSWORD',
          'SMS',
          'CALL',
          'EMAIL',
          'TOTP',
          'PUSH',
          'WEBAUTHN',
          'RECOVERY_CODE',
        ] as const),
        factorStatus: faker.helpers.arrayElement([
          'ENABLED',
          'REQUIRE_ACTIVATION',
          'REQUIRE_REENROLL',
          'ENABLED_BY_RULE',
          'DISABLED_BY_RULE',
        ] as const),
      }),
    ),
    reason: faker.helpers.arrayElement(['USER_SETTINGS', 'HIGH_RISK_LOGIN'] as const),
  },
  mfaChallengeData: {
    factorType: faker.helpers.arrayElement([
      'UNKNOWN_FACTOR_TYPE',
      'PASSWORD',
      'SMS',
      'CALL',
      'EMAIL',
      'TOTP',
      'PUSH',
      'WEBAUTHN',
      'RECOVERY_CODE',
    ] as const),
    verificationChallengeData: {
      pushData: { transactionId: faker.string.alpha({ length: { min: 10, max: 36 } }) },
      webauthnData: {
        challengeId: faker.string.uuid(),
        publicKeyCredentialRequestOptionsJson: faker.string.alpha({ length: { min: 10, max: 40 } }),
      },
      hint: faker.string.alpha({ length: { min: 10, max: 40 } }),
    },
    availableFactors: Array.from({ length: faker.number.int({ min: 1, max: 3 }) }, (_, i) => i + 1).map(
      () => ({
        factorType: faker.helpers.arrayElement([
          'UNKNOWN_FACTOR_TYPE',
          'PASSWORD',
          'SMS',
          'CALL',
          'EMAIL',
          'TOTP',
          'PUSH',
          'WEBAUTHN',
          'RECOVERY_CODE',
        ] as const),
        factorStatus: faker.helpers.arrayElement([
          'ENABLED',
          'REQUIRE_ACTIVATION',
          'REQUIRE_REENROLL',
          'ENABLED_BY_RULE',
          'DISABLED_BY_RULE',
        ] as const),
      }),
    ),
    reason: faker.helpers.arrayElement(['USER_SETTINGS', 'HIGH_RISK_LOGIN'] as const),
  },
  ...overrideResponse,
});
