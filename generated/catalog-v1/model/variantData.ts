// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Dimensions } from './dimensions.ts';
import type { PriceData } from './priceData.ts';

/**
 * The variant that a full set of choices leads to, with its stock.
 */
export interface VariantData {
  /** Price in the site's currency. */
  price: PriceData;
  /** Price in the visitor's currency, for display only. Read-only. */
  convertedPriceData?: PriceData;
  /** Shipping weight in the unit that the site has set. */
  weight?: number;
  /** Stock keeping unit; may be empty. */
  sku: string;
  /** Absent while stock is not counted. */
  quantity?: number;
  inStock: boolean;
  /** Whether the variant can be chosen in the store. */
  visible: boolean;
  /** Size of the product itself. */
  productDimensions?: Dimensions;
  /** Size of the packed product. */
  packageDimensions?: Dimensions;
}
