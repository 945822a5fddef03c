// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Which page to answer, by a cursor from an earlier answer.
 */
export interface CursorPaging {
  /**
   * Most items of one page.
   * @minimum 0
   * @maximum 100
   */
  limit?: number;
  /**
   * Cursor of the wanted page. It stands for filter and sort too, so a request with a cursor carries neither. Absent for the first page.
   * @maxLength 16000
   */
  cursor?: string;
}
