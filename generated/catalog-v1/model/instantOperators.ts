// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Operators on an instant. Several in one object must all hold.
 */
export interface InstantOperators {
  /** At this instant. */
  $eq?: string;
  /** Not at this instant. */
  $ne?: string;
  /** Before this instant. */
  $lt?: string;
  /** At this instant or before. */
  $lte?: string;
  /** After this instant. */
  $gt?: string;
  /** At this instant or after. */
  $gte?: string;
  /**
   * At one of these.
   * @maxItems 100
   */
  $in?: readonly string[];
  /** True: the field is there. False: it is not. */
  $exists?: boolean;
}
