// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AddressLocation } from './addressLocation.ts';
import type { CountryCode } from './countryCode.ts';

/**
 * A postal address, with the fields that a receiver needs first; the rest is that of `Address` of the other services.
 */
export interface NotifiedAddress {
  country?: CountryCode;
  /**
   * State, region or province as a code.
   * @maxLength 20
   */
  subdivision?: string;
  /** @maxLength 100 */
  city?: string;
  /** @maxLength 100 */
  postalCode?: string;
  /**
   * Street and number in one line.
   * @maxLength 250
   */
  addressLine?: string;
  /**
   * Apartment, suite, floor.
   * @maxLength 250
   */
  addressLine2?: string;
  /**
   * The whole address in one line.
   * @maxLength 1000
   */
  formattedAddress?: string;
  geocode?: AddressLocation;
  [key: string]: unknown;
}
