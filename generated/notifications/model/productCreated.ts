// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CatalogVersion } from './catalogVersion.ts';
import type { Media } from './media.ts';
import type { NotifiedCost } from './notifiedCost.ts';
import type { NotifiedPageUrl } from './notifiedPageUrl.ts';
import type { NotifiedPrice } from './notifiedPrice.ts';
import type { NotifiedProductId } from './notifiedProductId.ts';

/**
 * The first values of a product.
 */
export interface ProductCreated {
  productId: NotifiedProductId;
  name?: string;
  price?: NotifiedPrice;
  /** Whether visitors of the store see the product. */
  visible?: boolean;
  media?: Media;
  /** Number of the article, as the owner gave it. */
  sku?: string;
  productPageUrl?: NotifiedPageUrl;
  brand?: string;
  costAndProfitData?: NotifiedCost;
  originatedFromVersion?: CatalogVersion;
  /** The part of the product's address that names it. */
  slug?: string;
}
