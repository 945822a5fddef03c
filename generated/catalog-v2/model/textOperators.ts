// Generated from spec/catalog-v2.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Operators on a text or an id. Several in one object must all hold.
 */
export interface TextOperators {
  /** Equal to this. */
  $eq?: string;
  /** Not equal to this. */
  $ne?: string;
  /** Before this, in the order of characters. */
  $lt?: string;
  /** Before this or equal to it. */
  $lte?: string;
  /** After this, in the order of characters. */
  $gt?: string;
  /** After this or equal to it. */
  $gte?: string;
  /**
   * One of these.
   * @maxItems 100
   */
  $in?: readonly string[];
  /** Begins with this. */
  $startsWith?: string;
  /** True: the field is there. False: it is not. */
  $exists?: boolean;
}
