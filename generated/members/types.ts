// Generated from spec/members.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Undeclared } from '../../src/core/undeclared.ts';
export type { Undeclared };

import type {
  ErrorBody,
  MemberActivityStatus,
  MemberContactCustomFields,
  MemberCustomField,
  MemberImage,
  MemberPrivacyStatus,
  MemberStatus,
  MemberStreetAddress,
} from '../shared/types.ts';

export type {
  ApplicationError,
  ApplicationErrorData,
  BadRequestResponse,
  ErrorBody,
  ErrorDetails,
  ErrorDetailsTracing,
  FieldViolation,
  FieldViolationData,
  ForbiddenResponse,
  MemberActivityStatus,
  MemberContactCustomFields,
  MemberCustomField,
  MemberImage,
  MemberPrivacyStatus,
  MemberStatus,
  MemberStreetAddress,
  NotFoundResponse,
  SystemError,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  ValidationError,
  ViolatedRule,
} from '../shared/types.ts';

export type GetCurrentMemberParams = {
  /**
   * Parts of the account to return. Default: PUBLIC.
   */
  fieldsets?: MemberFieldsets;
};

export interface GetCurrentMemberResponse {
  member?: Member;
}

/**
 * Account of a member.
 */
export interface Member {
  readonly id: string;
  /** Address with which the member signs in. */
  loginEmail?: string;
  /** Whether the member has proven to own the address. */
  readonly loginEmailVerified?: boolean;
  status: MemberStatus | Undeclared;
  /** Id of the member in the site's contact list; it differs from the id of the member. */
  readonly contactId?: string;
  contact?: MemberContact;
  profile?: MemberProfile;
  privacyStatus: MemberPrivacyStatus | Undeclared;
  activityStatus: MemberActivityStatus | Undeclared;
  readonly createdDate?: string;
  readonly updatedDate?: string;
  /** Time of the last sign-in. */
  readonly lastLoginDate?: string;
}

/**
 * Postal address of a member. The street is in `streetAddress` or in `addressLine`, not in both.
 */
export interface MemberAddress {
  streetAddress?: MemberStreetAddress;
  /**
   * Street and number in one line.
   * @maxLength 200
   */
  addressLine?: string;
  readonly id?: string;
  /** Further parts, such as an apartment. */
  addressLine2?: string;
  city?: string;
  /** State, region or province. */
  subdivision?: string;
  /** Country code. */
  country?: string;
  postalCode?: string;
}

/**
 * Postal address of a member, as sent in a request. Give the street in `streetAddress` or in `addressLine`, not in both.
 */
export interface MemberAddressInput {
  streetAddress?: MemberStreetAddress;
  /**
   * Street and number in one line.
   * @maxLength 200
   */
  addressLine?: string;
  /** Further parts, such as an apartment. */
  addressLine2?: string;
  city?: string;
  /** State, region or province. */
  subdivision?: string;
  /** Country code. */
  country?: string;
  postalCode?: string;
}

/**
 * The fields of a member to change; the others stay unchanged.
 */
export interface MemberChanges {
  /** The same id as in the path, as the platform's own packages send it. Optional. */
  id?: string;
  contact?: MemberContactChanges;
  profile?: MemberProfileChanges;
}

/**
 * Contact data of a member.
 */
export interface MemberContact {
  firstName?: string;
  lastName?: string;
  /**
   * Telephone numbers.
   * @maxItems 50
   */
  phones?: string[];
  /**
   * E-mail addresses. They cannot be changed here.
   * @maxItems 50
   */
  emails?: string[];
  /**
   * Postal addresses.
   * @maxItems 50
   */
  addresses: MemberAddress[];
  /**
   * Year, month and day.
   * @maxLength 100
   */
  birthdate?: string;
  /** @maxLength 100 */
  company?: string;
  /** @maxLength 100 */
  jobTitle?: string;
  /** Custom fields with a value, by key. Only the fields that the owner has added to the member's profile are included. */
  customFields?: MemberContactCustomFields;
}

/**
 * Contact data to change; the others stay unchanged. A list replaces the existing one, unless it is empty: an empty list changes nothing.
 */
export interface MemberContactChanges {
  firstName?: string;
  lastName?: string;
  /**
   * All telephone numbers. An empty list changes nothing; use `deleteMemberPhones`.
   * @maxItems 50
   */
  phones?: readonly string[];
  /**
   * All postal addresses. An empty list changes nothing; use `deleteMemberAddresses`.
   * @maxItems 50
   */
  addresses?: readonly MemberAddressInput[];
  /**
   * Year, month and day.
   * @maxLength 100
   */
  birthdate?: string;
  /** @maxLength 100 */
  company?: string;
  /** @maxLength 100 */
  jobTitle?: string;
  /** Values of custom fields, by key. Fields that the owner has not added to the member's profile are dropped without an error. */
  customFields?: MemberContactChangesCustomFields;
}

/**
 * Values of custom fields, by key. Fields that the owner has not added to the member's profile are dropped without an error.
 */
export type MemberContactChangesCustomFields = { [key: string]: MemberCustomField };

/**
 * A group of fields to return:
 *
 * - PUBLIC: id, contact id, profile and dates; the three statuses are UNKNOWN
 * - EXTENDED: PUBLIC, and `loginEmail` and the actual statuses
 * - FULL: EXTENDED, and `contact`, `loginEmailVerified` and `lastLoginDate`
 */
export type MemberFieldset = 'PUBLIC' | 'EXTENDED' | 'FULL';

/**
 * Parts of the account to return.
 * @maxItems 3
 */
export type MemberFieldsets = readonly MemberFieldset[];

/**
 * A picture that was uploaded before, as sent in a request.
 */
export interface MemberImageInput {
  /** Id of the uploaded file. */
  id?: string;
  url?: string;
  /** In pixels. */
  height?: number;
  /** In pixels. */
  width?: number;
  /** Horizontal offset of the visible part. */
  offsetX?: number;
  /** Vertical offset of the visible part. */
  offsetY?: number;
}

/**
 * The part of the account that the member shows to others.
 */
export interface MemberProfile {
  /** Name shown to others. */
  nickname?: string;
  /** Part of the profile page's URL that names the member. */
  readonly slug?: string;
  photo?: MemberImage;
  cover?: MemberImage;
  /** Short line below the name. */
  title?: string;
}

/**
 * The part of the account that the member shows to others; absent fields stay unchanged.
 */
export interface MemberProfileChanges {
  /** Name shown to others. */
  nickname?: string;
  photo?: MemberImageInput;
  cover?: MemberImageInput;
  /** Short line below the name. */
  title?: string;
}

export interface MemberResponse {
  member?: Member;
}

/**
 * The Members Area app is not installed on the site.
 */
export type MembersAreaMissingResponse = ErrorBody;

/**
 * The caller may not make this call, or the account belongs to another member.
 */
export type OtherMemberResponse = ErrorBody;

export interface UpdateMemberRequest {
  member: MemberChanges;
}
