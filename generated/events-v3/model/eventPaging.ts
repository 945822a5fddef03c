// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Which page to answer, counted by offset.
 */
export interface EventPaging {
  /**
   * Most events of one page. Send it, since a platform release that assumes 0 answers an empty page.
   * @minimum 0
   * @maximum 1000
   */
  limit?: number;
  /**
   * How many events to leave out first.
   * @minimum 0
   */
  offset?: number;
}
