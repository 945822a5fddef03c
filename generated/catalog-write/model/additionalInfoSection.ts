// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * One more block of text on the product page, such as care instructions.
 */
export interface AdditionalInfoSection {
  /** @maxLength 50 */
  title: string;
  /**
   * Text, may hold HTML.
   * @maxLength 16000
   */
  description: string;
}
