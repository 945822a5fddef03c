// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Time until the start; the parts add up.
 */
export interface TimeLeft {
  /** @minimum 0 */
  days?: number;
  /**
   * @minimum 0
   * @maximum 24
   */
  hours?: number;
  /**
   * @minimum 0
   * @maximum 60
   */
  minutes?: number;
}
