// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { FormResponse } from './formResponse.ts';
import type { Invoice } from './invoice.ts';
import type { OrderStatus } from './orderStatus.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * An order when it is begun.
 */
export interface OrderInitiated {
  /** When this was noted. */
  timestamp?: string;
  /** Language of the buyer. */
  language?: string;
  /** Language and region of the buyer. */
  locale?: string;
  /** Event that the order is for. */
  eventId: string;
  /** Number of the order; unique on the site. */
  orderNumber: string;
  /** The site's contact that belongs to the buyer. */
  contactId?: string;
  /** Member who bought; absent for a visitor. */
  memberId?: string;
  /** When the order was begun. */
  created?: string;
  /** When it was last changed. */
  updated?: string;
  /** First name of the buyer. */
  firstName?: string;
  /** Last name of the buyer. */
  lastName?: string;
  /** Where the tickets go. */
  email?: string;
  checkoutForm?: FormResponse;
  status?: OrderStatus | Undeclared;
  invoice?: Invoice;
  /** Reservation that the order came from. */
  reservationId?: string;
  /** Whether the order was marked as paid. */
  markedAsPaid?: boolean;
  /** Whether the buyer agreed to marketing. */
  marketingConsent?: boolean;
}
