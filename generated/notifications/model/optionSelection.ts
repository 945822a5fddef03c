// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * What a list shows before a guest chooses. Either one of its options or a text that is no option.
 */
export interface OptionSelection {
  /**
   * Place in `options`, from 0.
   * @minimum 0
   * @maximum 199
   */
  optionIndex?: number;
  /** @maxLength 200 */
  placeholderText?: string;
}
