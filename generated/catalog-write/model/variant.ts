// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { StockLevel } from './stockLevel.ts';
import type { VariantChoices } from './variantChoices.ts';
import type { VariantDataWithNoStock } from './variantDataWithNoStock.ts';

/**
 * One combination of choices.
 */
export interface Variant {
  /** Id within the product; all zeros for the default variant. */
  id: string;
  /** Name of the option to description of the choice; empty for the default variant. */
  choices: VariantChoices;
  variant: VariantDataWithNoStock;
  /** Set through the inventory only. */
  stock?: StockLevel;
}
