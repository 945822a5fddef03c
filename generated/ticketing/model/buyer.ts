// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Who buys; the tickets go to the e-mail address.
 */
export interface Buyer {
  /**
   * @minLength 1
   * @maxLength 50
   */
  firstName?: string;
  /**
   * @minLength 1
   * @maxLength 50
   */
  lastName?: string;
  /**
   * @minLength 5
   * @maxLength 255
   */
  email?: string;
}
