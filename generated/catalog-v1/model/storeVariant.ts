// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { PlatformMedia } from './platformMedia.ts';
import type { PreorderInfo } from './preorderInfo.ts';
import type { StockLevel } from './stockLevel.ts';
import type { StoreVariantChoices } from './storeVariantChoices.ts';

/**
 * A variant as a record of its own, with its product's name.
 */
export interface StoreVariant {
  /**
   * The product's id, a hyphen, the variant's id.
   * @minLength 1
   */
  id: string;
  /** Id within the product; all zeros for a default variant. */
  variantId: string;
  /** @minLength 1 */
  productId: string;
  /**
   * @minLength 1
   * @maxLength 80
   */
  variantName: string;
  /**
   * @minLength 1
   * @maxLength 80
   */
  productName: string;
  /** Whether the variant has its own price, weight, code and stock instead of the product's. */
  managedVariant: boolean;
  /**
   * Stock keeping unit; may be empty.
   * @maxLength 40
   */
  sku: string;
  /** Set through the inventory only. */
  stock: StockLevel;
  /** Name of the option to description of the choice. */
  choices?: StoreVariantChoices;
  /**
   * Collections that hold the product.
   * @maxItems 1000
   */
  collectionIds: string[];
  /** Picture or video to show. Read-only. */
  media?: PlatformMedia;
  preorderInfo: PreorderInfo;
}
