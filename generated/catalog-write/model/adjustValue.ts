// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { PropertyAdjustmentData } from './propertyAdjustmentData.ts';

/**
 * The property to change and by how much. Exactly one member.
 */
export interface AdjustValue {
  /** Change of the price before the discount. */
  price?: PropertyAdjustmentData;
  /** Change of the cost of one piece. */
  cost?: PropertyAdjustmentData;
  /** Change of the shipping weight. */
  weight?: PropertyAdjustmentData;
}
