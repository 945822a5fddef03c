// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Discount } from './discount.ts';
import type { Fee } from './fee.ts';
import type { InvoiceItem } from './invoiceItem.ts';
import type { Money } from './money.ts';
import type { Tax } from './tax.ts';

/**
 * How a price comes about: the items, less the discount, plus the tax that prices do not include, plus the fees that the buyer bears.
 */
export interface Invoice {
  /**
   * One entry per kind of ticket.
   * @maxItems 50
   */
  items: InvoiceItem[];
  /** Old form of `grandTotal`; may lack the fees. Deprecated. */
  total?: Money;
  discount?: Discount;
  tax?: Tax;
  /** Sum of the items before discount, tax and fees. */
  subTotal?: Money;
  /** What the buyer pays: all included. */
  grandTotal?: Money;
  /**
   * Fees of the platform; empty for free tickets.
   * @maxItems 10
   */
  fees: Fee[];
  /** What is left for the owner, fees left out. */
  revenue?: Money;
  /** Page that shows the invoice. Absent before there is one. */
  previewUrl?: string;
}
