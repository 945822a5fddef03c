// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Where the answered page stands in the whole result.
 */
export interface TicketPageMetadata {
  /**
   * Number of tickets on this page.
   * @minimum 0
   */
  count: number;
  /**
   * Offset that the page was asked for with.
   * @minimum 0
   */
  offset: number;
  /**
   * Number of tickets that match, on all pages.
   * @minimum 0
   */
  total: number;
  /** True when the platform gave up counting; then neither a total nor a last page is known. Specified for every query, but not seen in answers of this one. */
  tooManyToCount?: boolean;
}
