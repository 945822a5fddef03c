// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * One choice of one option.
 */
export interface OptionAndChoice {
  /**
   * Name of the option.
   * @minLength 1
   * @maxLength 50
   */
  option: string;
  /**
   * The choice, by its description.
   * @minLength 1
   * @maxLength 50
   */
  choice: string;
}
