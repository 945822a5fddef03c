// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Operators on the name of a ticket. Several in one object must all hold.
 */
export interface TicketNameOperators {
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
  /**
   * The same as `$in`.
   * @maxItems 100
   */
  $hasSome?: readonly string[];
  /** Has this in it. */
  $contains?: string;
  /** Equal to this in the form that names have in addresses. */
  $urlized?: string;
}
