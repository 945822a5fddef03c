// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Media } from './media.ts';
import type { ProductOption } from './productOption.ts';
import type { VariantData } from './variantData.ts';

export interface ProductOptionsAvailabilityResponse {
  /** The variant that the choices lead to; absent while an option is not chosen. */
  selectedVariant?: VariantData;
  /** The media of the choices made, when they have any. */
  media?: Media;
  /**
   * All options of the product; `inStock` and `visible` of a choice take the choices made into account.
   * @maxItems 6
   */
  productOptions: ProductOption[];
  /** Whether every option is chosen and the variant is in stock and visible. */
  availableForPurchase: boolean;
}
