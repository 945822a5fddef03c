// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Operators on an id. Several in one object must all hold.
 */
export interface TicketIdOperators {
  /** Equal to this. */
  $eq?: string;
  /** Not equal to this. */
  $ne?: string;
  /**
   * One of these.
   * @maxItems 100
   */
  $in?: readonly string[];
  /**
   * The same as `$in`.
   * @maxItems 100
   */
  $hasSome?: readonly string[];
}
