import type { CatalogReference } from '../../generated/back-in-stock/types.ts';

/** What the mail shows of an item. */
export interface WaitedItem {
  name: string;
  /** Decimal. */
  price: string;
  /** Address or name of the picture; empty: none. */
  image: string;
}

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
  item: WaitedItem;
  /** Further values for the mail, by name, as the report gave them. */
  parameters: Record<string, string>;
}

/** Somebody whose e-mail address the site knows (R123). */
export interface ContactRecord {
  id: string;
  createdDate: string;
}
