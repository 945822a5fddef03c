// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * A word or phrase that the page should be found with.
 */
export interface SeoKeywordInput {
  term: string;
  /** Whether this is the keyword to optimise for. */
  isMain?: boolean;
  /**
   * Who added the keyword.
   * @maxLength 1000
   */
  origin?: string;
}
