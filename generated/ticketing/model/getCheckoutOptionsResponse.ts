// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * What the site can take at a checkout.
 */
export interface GetCheckoutOptionsResponse {
  /** Whether a way to pay is set up. Without one only free tickets can be had. */
  paymentMethodConfigured: boolean;
  /** Whether the site has coupons that could be used. */
  acceptCoupons: boolean;
  /** Whether the site's plan includes selling tickets. */
  premiumServices: boolean;
  /** Whether there are paid tickets on sale. */
  paidTickets: boolean;
  /** Whether gift cards can be used for paying. */
  acceptGiftCards: boolean;
}
