// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { DimensionsInput } from './dimensionsInput.ts';
import type { VariantOverrideChoices } from './variantOverrideChoices.ts';

/**
 * Values for some variants, named by `choices` or by `variantIds`. Values that are left out stay as they are.
 */
export interface VariantOverride {
  /** Name of the option to description of the choice. */
  choices?: VariantOverrideChoices;
  /**
   * Ids within the product.
   * @maxItems 1000
   */
  variantIds?: readonly string[];
  /**
   * Price before the discount, in the site's currency.
   * @minimum 0
   * @maximum 999999999.99
   */
  price?: number;
  /**
   * What the owner pays for one piece, in the site's currency.
   * @minimum 0
   * @maximum 999999999.99
   */
  cost?: number;
  /**
   * Shipping weight in the unit that the site has set.
   * @minimum 0
   * @maximum 999999999.99
   */
  weight?: number;
  /**
   * Stock keeping unit.
   * @maxLength 40
   */
  sku?: string;
  /** Whether the variant can be chosen in the store. */
  visible?: boolean;
  /** Size of the product itself. */
  productDimensions?: DimensionsInput;
  /** Size of the packed product. */
  packageDimensions?: DimensionsInput;
}
