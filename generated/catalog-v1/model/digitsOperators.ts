// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Operators on a number that is written as text. Several in one object must all hold.
 */
export interface DigitsOperators {
  /** Equal to this. */
  $eq?: string;
  /** Not equal to this. */
  $ne?: string;
  /** Less than this. */
  $lt?: string;
  /** This or less. */
  $lte?: string;
  /** More than this. */
  $gt?: string;
  /** This or more. */
  $gte?: string;
  /**
   * One of these.
   * @maxItems 100
   */
  $in?: readonly string[];
  /** True: the field is there. False: it is not. */
  $exists?: boolean;
}
