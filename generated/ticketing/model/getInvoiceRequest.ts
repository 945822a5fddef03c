// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { DiscountRequest } from './discountRequest.ts';
import type { PaidPlanBenefit } from './paidPlanBenefit.ts';

/**
 * What to reckon with. Name a coupon or a benefit, not both.
 */
export interface GetInvoiceRequest {
  /** Id of the event that the tickets are for. */
  eventId: string;
  withDiscount?: DiscountRequest;
  paidPlanBenefit?: PaidPlanBenefit;
}
