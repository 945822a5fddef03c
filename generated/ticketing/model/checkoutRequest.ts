// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Buyer } from './buyer.ts';
import type { CheckoutOptions } from './checkoutOptions.ts';
import type { DiscountRequest } from './discountRequest.ts';
import type { Guest } from './guest.ts';
import type { PaidPlanBenefit } from './paidPlanBenefit.ts';

/**
 * Which reservation to turn into an order, and for whom. Name a coupon or a benefit, not both.
 */
export interface CheckoutRequest {
  /** Id of the event that the tickets are for. */
  eventId: string;
  /** As `createReservation` answered it. */
  reservationId: string;
  /** Id of the member of the site who buys. Absent for a visitor. */
  memberId?: string;
  discount?: DiscountRequest;
  buyer?: Buyer;
  /**
   * Answers to the event's form, one entry for the order or one per ticket, as the event has it.
   * @minItems 1
   * @maxItems 50
   */
  guests?: readonly Guest[];
  paidPlanBenefit?: PaidPlanBenefit;
  options?: CheckoutOptions;
  /** Whether the buyer agreed to be sent news of the site. */
  marketingConsent?: boolean;
}
