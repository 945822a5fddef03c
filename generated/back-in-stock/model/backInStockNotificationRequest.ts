// Generated from spec/back-in-stock.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { BackInStockNotificationRequestStatus } from './backInStockNotificationRequestStatus.ts';
import type { CatalogReference } from './catalogReference.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * One e-mail address that waits for one item.
 */
export interface BackInStockNotificationRequest {
  readonly id: string;
  catalogReference: CatalogReference;
  /** Where the e-mail goes. */
  email: string;
  /** The site's contact with this e-mail address, found or made when the request came. */
  readonly contactId?: string;
  status: BackInStockNotificationRequestStatus | Undeclared;
  /** Whether the platform itself told the person. What sets it is not documented. */
  readonly autoNotified?: boolean;
  /** When the request was made. */
  readonly createdDate: string;
  /** Page of the item, as the request gave it; the e-mail links to it. */
  itemUrl?: string;
}
