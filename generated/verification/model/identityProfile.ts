// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CustomField } from './customField.ts';
import type { PrivacyStatus } from './privacyStatus.ts';
import type { ProfilePhone } from './profilePhone.ts';
import type { SecondaryEmail } from './secondaryEmail.ts';
import type { TaggedAddress } from './taggedAddress.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * What a person has told about itself, as the platform answers it.
 */
export interface IdentityProfile {
  firstName?: string;
  lastName?: string;
  /** Name that others see. */
  nickname?: string;
  /** Address of the profile picture. */
  picture?: string;
  /**
   * Further e-mail addresses in the older form. `secondaryEmails` has them with their tags.
   * @deprecated
   * @maxItems 100
   */
  emails: string[];
  /**
   * Telephone numbers in the older form. `phonesV2` has them with country and tag.
   * @deprecated
   * @maxItems 100
   */
  phones: string[];
  /**
   * Keys of the contact labels that the person carries.
   * @maxItems 2000
   */
  labels: string[];
  /** Two-letter code of the preferred language. */
  language?: string;
  privacyStatus: PrivacyStatus | Undeclared;
  /**
   * Values of the fields that the site has added to the profile.
   * @maxItems 200
   */
  customFields: CustomField[];
  /**
   * Addresses beside the one to sign in with.
   * @maxItems 100
   */
  secondaryEmails: SecondaryEmail[];
  /**
   * Telephone numbers with country and tag.
   * @maxItems 100
   */
  phonesV2: ProfilePhone[];
  /**
   * Postal addresses, each with what it is for.
   * @maxItems 100
   */
  addresses: TaggedAddress[];
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
   * End of the address of the public profile page.
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
