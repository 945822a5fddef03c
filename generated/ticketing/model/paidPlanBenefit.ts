// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * The benefit of a pricing plan to use; the plan must be the buyer's.
 */
export interface PaidPlanBenefit {
  /** Id of the order by which the buyer got the plan. */
  planOrderId?: string;
  /** Id of the benefit within the plan. */
  benefitId?: string;
}
