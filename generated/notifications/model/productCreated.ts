// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CatalogVersion } from './catalogVersion.ts';
import type { CostAndProfitData } from './costAndProfitData.ts';
import type { Media } from './media.ts';
import type { NotifiedProductId } from './notifiedProductId.ts';
import type { PageUrl } from './pageUrl.ts';
import type { PriceData } from './priceData.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * The first values of a product.
 */
export interface ProductCreated {
  productId: NotifiedProductId;
  name?: string;
  price?: PriceData;
  /** Whether visitors of the store see the product. */
  visible?: boolean;
  media?: Media;
  /** Number of the article, as the owner gave it. */
  sku?: string;
  productPageUrl?: PageUrl;
  brand?: string;
  costAndProfitData?: CostAndProfitData;
  originatedFromVersion?: CatalogVersion | Undeclared;
  /** The part of the product's address that names it. */
  slug?: string;
}
