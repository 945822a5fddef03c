// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * One word, or a few, to be found by, to send.
 */
export interface SeoKeywordInput {
  term: string;
  /** The most important one; at most one is. */
  isMain?: boolean;
  /**
   * Where the word came from.
   * @maxLength 1000
   */
  origin?: string;
}
