import type { CatalogReference } from '../../generated/back-in-stock/types.ts';

/** The item as the mail shows it. */
export interface WaitedItem {
  name: string;
  /** Decimal. */
  price: string;
  /** The address or name of the picture; empty: the item has none. */
  image: string;
}

/** A request of one e-mail address for one item (R120 to R126). */
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
  /** Further values for the mail by name, from the report. */
  parameters: Record<string, string>;
}

/** A person whose e-mail address the site knows (R123). */
export interface ContactRecord {
  id: string;
  createdDate: string;
}
