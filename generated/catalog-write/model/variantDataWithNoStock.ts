// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CostAndProfitData } from './costAndProfitData.ts';
import type { Dimensions } from './dimensions.ts';
import type { PriceData } from './priceData.ts';

/**
 * Price, weight and code of a variant; the product's own when variants are not managed.
 */
export interface VariantDataWithNoStock {
  /** Price in the site's currency. */
  priceData: PriceData;
  /** Price in the visitor's currency, for display only. Read-only. */
  convertedPriceData?: PriceData;
  /** Only for the owner, and only when asked for. */
  costAndProfitData?: CostAndProfitData;
  /** Shipping weight in the unit that the site has set. */
  weight: number;
  /** Stock keeping unit; may be empty. */
  sku: string;
  /** Whether the variant can be chosen in the store. */
  visible: boolean;
  /** Size of the product itself. */
  productDimensions?: Dimensions;
  /** Size of the packed product. */
  packageDimensions?: Dimensions;
}
