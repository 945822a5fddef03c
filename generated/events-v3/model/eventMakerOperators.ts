// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Operators on the id of the maker. Several in one object must all hold.
 */
export interface EventMakerOperators {
  /** Equal to this. */
  $eq?: string;
  /** Not equal to this. */
  $ne?: string;
  /**
   * One of these.
   * @maxItems 100
   */
  $in?: readonly string[];
}
