// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ApplicationError } from './applicationError.ts';
import type { CarrierErrors } from './carrierErrors.ts';
import type { ErrorDetails } from './errorDetails.ts';

/**
 * Parts that could not be computed. Of `generalShippingCalculationError`, `carrierErrors` and `selectedShippingOptionError` at most one is there.
 */
export interface CalculationErrors {
  /** No way of shipping could be computed. */
  generalShippingCalculationError?: ErrorDetails;
  carrierErrors?: CarrierErrors;
  /** The chosen way of shipping cannot be had. */
  selectedShippingOptionError?: ErrorDetails;
  /** Tax could not be computed. */
  taxCalculationError?: ErrorDetails;
  /** The coupon of the cart is not good any more. It stays on the cart and takes nothing off. */
  couponCalculationError?: ErrorDetails;
  /** The gift card could not be counted. */
  giftCardCalculationError?: ErrorDetails;
  /** Discounts that the site gives by itself could not be counted. */
  discountsCalculationError?: ErrorDetails;
  /** Memberships could not be counted. */
  membershipError?: ErrorDetails;
  /**
   * What the order would be refused for.
   * @maxItems 300
   */
  orderValidationErrors: ApplicationError[];
}
