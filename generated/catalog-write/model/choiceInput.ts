// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * One value of an option. Stock, visibility and media follow from the variants and the media calls.
 */
export interface ChoiceInput {
  /**
   * Name of the choice, or the colour code when the option is a colour.
   * @minLength 1
   * @maxLength 50
   */
  value: string;
  /**
   * Text to show; the maps of choices use it as their value.
   * @minLength 1
   * @maxLength 50
   */
  description: string;
}
