// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { MeasurementUnit } from './measurementUnit.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * How much the product holds and for how much of it the price per unit is told.
 */
export interface PricePerUnitData {
  /**
   * @minimum 0.01
   * @maximum 999999999.99
   */
  totalQuantity: number;
  totalMeasurementUnit: MeasurementUnit | Undeclared;
  /**
   * @minimum 0.01
   * @maximum 999999999.99
   */
  baseQuantity: number;
  baseMeasurementUnit: MeasurementUnit | Undeclared;
}
