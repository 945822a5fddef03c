// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Operators on an amount in the site's currency. Several in one object must all hold.
 */
export interface AmountOperators {
  /** Equal to this. */
  $eq?: number;
  /** Not equal to this. */
  $ne?: number;
  /** Less than this. */
  $lt?: number;
  /** This or less. */
  $lte?: number;
  /** More than this. */
  $gt?: number;
  /** This or more. */
  $gte?: number;
  /**
   * One of these.
   * @maxItems 100
   */
  $in?: readonly number[];
  /** True: the field is there. False: it is not. */
  $exists?: boolean;
}
