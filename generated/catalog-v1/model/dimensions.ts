// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { DimensionsUnit } from './dimensionsUnit.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * Sizes as decimal text, 0 to 999999999 with up to six decimals.
 */
export interface Dimensions {
  /** @pattern ^\d{1,9}(\.\d{1,6})?$ */
  length?: string;
  /** @pattern ^\d{1,9}(\.\d{1,6})?$ */
  width?: string;
  /** @pattern ^\d{1,9}(\.\d{1,6})?$ */
  height?: string;
  unit: DimensionsUnit | Undeclared;
}
