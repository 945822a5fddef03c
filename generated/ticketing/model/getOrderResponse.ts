// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CalendarLinks } from './calendarLinks.ts';
import type { Order } from './order.ts';

/**
 * The order, and links for the buyer's calendar.
 */
export interface GetOrderResponse {
  order: Order;
  calendarLinks?: CalendarLinks;
}
