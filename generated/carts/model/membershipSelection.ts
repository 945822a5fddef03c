// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * One membership and the lines that it pays for.
 */
export interface MembershipSelection {
  /**
   * @minLength 1
   * @maxLength 200
   */
  id: string;
  /** App that keeps the membership. */
  appId: string;
  /**
   * @minItems 1
   * @maxItems 300
   * @items.minLength 1
   * @items.maxLength 100
   */
  lineItemIds: readonly string[];
}
