// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * A change in percent of the present value.
 */
export interface PercentageData {
  /**
   * Percent to add; negative to take off. 10 makes 50 into 55.
   * @minimum -100
   * @maximum 1000
   */
  rate: number;
  /** Whether the new value is rounded to a whole number. */
  roundToInt?: boolean;
}
