// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * A text that the buyer is asked for, such as an engraving.
 */
export interface CustomTextField {
  /**
   * Label of the field.
   * @maxLength 100
   */
  title: string;
  /**
   * Longest text that the buyer may enter, in characters.
   * @minimum 0
   * @maximum 500
   */
  maxLength: number;
  /** Whether the product cannot be bought without the text. */
  mandatory: boolean;
}
