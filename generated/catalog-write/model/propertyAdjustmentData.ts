// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { PercentageData } from './percentageData.ts';

/**
 * A change relative to the present value. Exactly one member.
 */
export interface PropertyAdjustmentData {
  percentage?: PercentageData;
  /**
   * What is added to the value, in its own unit; negative to take off.
   * @minimum -999999999.99
   * @maximum 999999999.99
   */
  amount?: number;
}
