// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { BackInStockItemImage } from './backInStockItemImage.ts';

/**
 * What the e-mail shows of the item.
 */
export interface BackInStockItemDetails {
  /** Name to show. */
  name: string;
  /**
   * Price to show, in the currency of the site; 0 or more, a decimal without sign or separators.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  price: string;
  image?: BackInStockItemImage;
}
