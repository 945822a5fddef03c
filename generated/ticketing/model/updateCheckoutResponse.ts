// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Order } from './order.ts';

/**
 * The order after the change.
 */
export interface UpdateCheckoutResponse {
  order: Order;
  /** Page of the site that shows the order. */
  orderPageUrl?: string;
}
