// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Buyer } from './buyer.ts';
import type { DiscountRequest } from './discountRequest.ts';
import type { Guest } from './guest.ts';
import type { PaidPlanBenefit } from './paidPlanBenefit.ts';

/**
 * What to change; what is absent stays as it is. Name a coupon or a benefit, not both.
 */
export interface UpdateCheckoutRequest {
  /** Id of the event that the order belongs to. */
  eventId: string;
  buyer?: Buyer;
  /**
   * Answers to the event's form, in place of all those that are there.
   * @minItems 1
   * @maxItems 20
   */
  guests?: readonly Guest[];
  /** Id of the member of the site who buys. */
  memberId?: string;
  discount?: DiscountRequest;
  paidPlanBenefit?: PaidPlanBenefit;
}
