// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { TicketMoney } from './ticketMoney.ts';

/**
 * What the order costs. The whole of it, with items, discounts, taxes and fees, is described with `ticketing`.
 */
export interface NotifiedInvoice {
  subTotal?: TicketMoney;
  grandTotal?: TicketMoney;
  revenue?: TicketMoney;
  /** Page that shows the invoice. */
  previewUrl?: string;
  [key: string]: unknown;
}
