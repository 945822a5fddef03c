// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Place of a page of variants; the total stands beside it as `totalResults`.
 */
export interface PagingMetadata {
  /**
   * Number of variants on this page.
   * @minimum 0
   */
  items: number;
  /**
   * Number of variants before this page.
   * @minimum 0
   */
  offset: number;
  /** True when the platform gave up counting; then neither a total nor a last page is known. Specified for every query, but not seen in answers of this one. */
  tooManyToCount?: boolean;
}
