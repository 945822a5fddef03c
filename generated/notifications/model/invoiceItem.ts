// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Discount } from './discount.ts';
import type { Fee } from './fee.ts';
import type { Money } from './money.ts';
import type { Tax } from './tax.ts';

/**
 * One kind of ticket in an invoice.
 */
export interface InvoiceItem {
  /** Id of the kind of ticket. */
  id: string;
  /**
   * @minimum 1
   * @maximum 50
   */
  quantity: number;
  /** Name of the kind of ticket. */
  name: string;
  /** Price of one. */
  price?: Money;
  /** Price of all of them, before discount, tax and fees. */
  total?: Money;
  discount?: Discount;
  tax?: Tax;
  /**
   * The platform's fees for these tickets.
   * @maxItems 10
   */
  fees?: Fee[];
}
