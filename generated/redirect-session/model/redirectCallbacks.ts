// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Pages of the site to which a hosted page leads. Each must be allowed by the site.
 */
export interface RedirectCallbacks {
  /**
   * Where the visitor lands when the flow ends, is given up or breaks off.
   * @maxLength 2048
   */
  postFlowUrl?: string;
  /**
   * Where a buyer lands after paying. Without it the platform shows a page of its own.
   * @maxLength 2048
   */
  thankYouPageUrl?: string;
  /**
   * The site's own sign-in page, for a visitor who wants to sign in during the checkout.
   * @maxLength 2048
   */
  loginUrl?: string;
  /**
   * List of bookable services.
   * @maxLength 2048
   */
  bookingsServiceListUrl?: string;
  /**
   * The site's cart page.
   * @maxLength 2048
   */
  cartPageUrl?: string;
  /**
   * List of paid plans.
   * @maxLength 2048
   */
  planListUrl?: string;
}
