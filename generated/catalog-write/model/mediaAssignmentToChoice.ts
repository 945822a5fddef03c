// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Media of one choice.
 */
export interface MediaAssignmentToChoice {
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
  /**
   * Ids of media items that the product has. None stands for all when media are removed.
   * @maxItems 50
   */
  mediaIds?: readonly string[];
}
