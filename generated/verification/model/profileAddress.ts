// Generated from spec/verification.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CountryCode } from './countryCode.ts';

/**
 * A postal address in the form of the profile, which differs from that of carts and events: the parts of the street stand beside the town. The street is given either in parts or as one line (`addressLine`).
 */
export interface ProfileAddress {
  country?: CountryCode;
  /** State, region or province as a code with the country before it (ISO 3166-2). */
  subdivision?: string;
  city?: string;
  postalCode?: string;
  /** Street and number in one line. */
  addressLine?: string;
  /** Apartment, suite, floor. */
  addressLine2?: string;
  /** @maxLength 1000 */
  streetName?: string;
  /**
   * House number.
   * @maxLength 1000
   */
  streetNumber?: string;
  /** The whole address in one line; normally absent. */
  formattedAddress?: string;
}
