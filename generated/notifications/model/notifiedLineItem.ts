// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CatalogReference } from './catalogReference.ts';

/**
 * One line of a cart. The whole of it is `LineItem` of the service `carts`.
 */
export interface NotifiedLineItem {
  /** Id of the line within the cart. */
  id: string;
  /**
   * How many pieces.
   * @minimum 0
   */
  quantity?: number;
  catalogReference?: CatalogReference;
  [key: string]: unknown;
}
