// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * The street in parts.
 */
export interface StreetAddress {
  /**
   * House number.
   * @maxLength 100
   */
  number: string;
  /**
   * Name of the street.
   * @maxLength 250
   */
  name: string;
  /**
   * Apartment.
   * @maxLength 100
   */
  apt?: string;
  /**
   * Street and number in one line.
   * @maxLength 1000
   */
  formattedAddressLine?: string;
}
