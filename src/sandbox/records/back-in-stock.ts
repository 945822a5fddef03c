import type { CatalogReference } from '../../../generated/back-in-stock/model/index.ts';

/** One e-mail address that waits for one item (R120 to R126). */
export interface BackInStockRecord {
  id: string;
  catalogReference: CatalogReference;
  /** In lower case. */
  email: string;
  contactId: string;
  status: 'RECEIVED' | 'PROCESSING' | 'NOTIFICATION_SENT' | 'FAILED';
  autoNotified: boolean;
  createdDate: string;
  itemUrl: string | null;
  item: { name: string; price: string; image: string } | null;
}
