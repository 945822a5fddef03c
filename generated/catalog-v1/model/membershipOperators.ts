// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Operators on a list. Several in one object must all hold.
 */
export interface MembershipOperators {
  /**
   * Has at least one of these.
   * @maxItems 100
   */
  $hasSome?: readonly string[];
  /**
   * Every one of these, and perhaps more.
   * @maxItems 100
   */
  $hasAll?: readonly string[];
}
