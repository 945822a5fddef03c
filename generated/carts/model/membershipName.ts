// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Name of the membership, as the buyer reads it.
 */
export interface MembershipName {
  /**
   * In the main language of the site.
   * @maxLength 100
   */
  original: string;
  /**
   * In the language of the buyer. Without a translation the same as `original`.
   * @maxLength 100
   */
  translated?: string;
}
