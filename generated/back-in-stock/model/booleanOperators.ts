// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Operators on a truth value. Several in one object must all hold.
 */
export interface BooleanOperators {
  /** Equal to this. */
  $eq?: boolean;
  /** Not equal to this. */
  $ne?: boolean;
  /**
   * One of these.
   * @maxItems 2
   */
  $in?: readonly boolean[];
  /** True: the field is there. False: it is not. */
  $exists?: boolean;
}
