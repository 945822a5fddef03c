// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CustomField } from './customField.ts';
import type { PrivacyStatus } from './privacyStatus.ts';
import type { ProfilePhoneInput } from './profilePhoneInput.ts';
import type { SecondaryEmailInput } from './secondaryEmailInput.ts';
import type { TaggedAddressInput } from './taggedAddressInput.ts';

/**
 * What a new member tells about itself. Fields that are left out stay empty.
 */
export interface IdentityProfileInput {
  firstName?: string;
  lastName?: string;
  /** Name that others see. */
  nickname?: string;
  /** Address of the profile picture. */
  picture?: string;
  /**
   * Further e-mail addresses in the older form. Use `secondaryEmails`.
   * @deprecated
   * @maxItems 100
   */
  emails?: readonly string[];
  /**
   * Telephone numbers in the older form. Use `phonesV2`.
   * @deprecated
   * @maxItems 100
   */
  phones?: readonly string[];
  /**
   * Keys of contact labels to put on the person.
   * @maxItems 2000
   */
  labels?: readonly string[];
  /** Two-letter code of the preferred language. */
  language?: string;
  privacyStatus?: PrivacyStatus;
  /**
   * Values of fields that the site has added to the profile. Fields that it does not know are dropped.
   * @maxItems 200
   */
  customFields?: readonly CustomField[];
  /**
   * Addresses beside the one to sign in with.
   * @maxItems 100
   */
  secondaryEmails?: readonly SecondaryEmailInput[];
  /**
   * Telephone numbers with country and tag.
   * @maxItems 100
   */
  phonesV2?: readonly ProfilePhoneInput[];
  /**
   * Postal addresses, each with what it is for.
   * @maxItems 100
   */
  addresses?: readonly TaggedAddressInput[];
  /** @maxLength 1000 */
  company?: string;
  /**
   * Position in the company.
   * @maxLength 1000
   */
  position?: string;
  /** Day of birth, without a time zone. */
  birthdate?: string;
  /**
   * Wish for the end of the public profile's address.
   * @maxLength 255
   */
  slug?: string;
  /** Whether the person wants to get mailings of the site. */
  subscription?: boolean;
  /**
   * Tax number.
   * @maxLength 1000
   */
  vatId?: string;
}
