// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CatalogReference } from './catalogReference.ts';

/**
 * What a visitor asks for. The platform adds id, contact, status and date.
 */
export interface NewBackInStockNotificationRequest {
  catalogReference: CatalogReference;
  /** Where the e-mail shall go. */
  email: string;
  /** Page of the item, for the link in the e-mail. */
  itemUrl?: string;
}
