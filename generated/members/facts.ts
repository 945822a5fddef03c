// Generated from spec/members.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
/** Facts about each operation, for the request policy and the documentation. */
export const facts = {
  service: 'members',
  operations: {
    getCurrentMember: {
      method: 'GET',
      path: '/v1/members/my',
      repeat: 'read',
      identity: ['visitor', 'member', 'app'],
      errors: ['NOT_FOUND', 'APP_NOT_INSTALLED'],
      invalidates: [],
      prefixes: ['/members', '/_api/members'],
    },
    updateMember: {
      method: 'PATCH',
      path: '/v1/members/{id}',
      repeat: 'same',
      identity: ['member', 'owner', 'app'],
      errors: ['NOT_FOUND', 'APP_NOT_INSTALLED'],
      invalidates: ['getCurrentMember'],
      prefixes: ['/members', '/_api/members'],
    },
    deleteMemberPhones: {
      method: 'DELETE',
      path: '/v1/members/{id}/phones',
      repeat: 'same',
      identity: ['member', 'owner', 'app'],
      errors: ['NOT_FOUND', 'APP_NOT_INSTALLED'],
      invalidates: ['getCurrentMember'],
      prefixes: ['/members', '/_api/members'],
    },
    deleteMemberAddresses: {
      method: 'DELETE',
      path: '/v1/members/{id}/addresses',
      repeat: 'same',
      identity: ['member', 'owner', 'app'],
      errors: ['NOT_FOUND', 'APP_NOT_INSTALLED'],
      invalidates: ['getCurrentMember'],
      prefixes: ['/members', '/_api/members'],
    },
  },
} as const;

/** The application codes that the description lists for `getCurrentMember`. */
export type GetCurrentMemberErrorCode = 'NOT_FOUND' | 'APP_NOT_INSTALLED';

/** The application codes that the description lists for `updateMember`. */
export type UpdateMemberErrorCode = 'NOT_FOUND' | 'APP_NOT_INSTALLED';

/** The application codes that the description lists for `deleteMemberPhones`. */
export type DeleteMemberPhonesErrorCode = 'NOT_FOUND' | 'APP_NOT_INSTALLED';

/** The application codes that the description lists for `deleteMemberAddresses`. */
export type DeleteMemberAddressesErrorCode = 'NOT_FOUND' | 'APP_NOT_INSTALLED';
