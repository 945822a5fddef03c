// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Which page to answer, counted by offset.
 */
export interface PlatformPaging {
  /**
   * Most items of one page.
   * @minimum 0
   * @maximum 100
   */
  limit?: number;
  /**
   * How many items to leave out first.
   * @minimum 0
   */
  offset?: number;
}
