// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ProductType } from './productType.ts';
import type { ProductTypeOperators } from './productTypeOperators.ts';

/**
 * A kind that the product must have, or what is asked of it.
 */
export type ProductTypeCondition = ProductType | ProductTypeOperators;
