// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Ways to the neighbours of a page. A page exists when its cursor is there and is not empty.
 */
export interface Cursors {
  /**
   * Cursor of the following page.
   * @maxLength 16000
   */
  next?: string;
  /**
   * Cursor of the preceding page.
   * @maxLength 16000
   */
  prev?: string;
}
