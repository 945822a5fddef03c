// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ProductType } from './productType.ts';

/**
 * Operators on the kind of product. Several in one object must all hold.
 */
export interface ProductTypeOperators {
  $eq?: ProductType;
  $ne?: ProductType;
  /**
   * One of these.
   * @maxItems 10
   */
  $in?: readonly ProductType[];
  /** True: the field is there. False: it is not. */
  $exists?: boolean;
}
