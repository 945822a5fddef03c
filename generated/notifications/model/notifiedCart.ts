// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CurrencyCode } from './currencyCode.ts';
import type { NotifiedBuyer } from './notifiedBuyer.ts';
import type { NotifiedLineItem } from './notifiedLineItem.ts';

/**
 * The cart, with the fields that a receiver needs first. The whole of it is `Cart` of the service `carts`.
 */
export interface NotifiedCart {
  id: string;
  /** Counts the changes; a whole number as a text. */
  revision?: string;
  /**
   * What is in the cart.
   * @maxItems 300
   */
  lineItems?: NotifiedLineItem[];
  currency?: CurrencyCode;
  buyerInfo?: NotifiedBuyer;
  /** The checkout made from the cart; absent before there is one. */
  checkoutId?: string;
  purchaseFlowId?: string;
  createdDate?: string;
  /** Equal to `createdDate` before the first change. */
  updatedDate?: string;
  [key: string]: unknown;
}
