// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { VariantOverride } from './variantOverride.ts';

export interface UpdateProductVariantsRequest {
  /** @maxItems 1000 */
  variants: readonly VariantOverride[];
}
