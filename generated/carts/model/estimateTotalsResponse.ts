// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AdditionalFee } from './additionalFee.ts';
import type { AppliedDiscount } from './appliedDiscount.ts';
import type { CalculatedLineItem } from './calculatedLineItem.ts';
import type { CalculationErrors } from './calculationErrors.ts';
import type { Cart } from './cart.ts';
import type { CurrencyCode } from './currencyCode.ts';
import type { GiftCard } from './giftCard.ts';
import type { MembershipOptions } from './membershipOptions.ts';
import type { PriceSummary } from './priceSummary.ts';
import type { ShippingInformation } from './shippingInformation.ts';
import type { TaxSummary } from './taxSummary.ts';
import type { Undeclared } from './undeclared.ts';
import type { Violation } from './violation.ts';
import type { WeightUnit } from './weightUnit.ts';

/**
 * The cart and what it would cost.
 */
export interface EstimateTotalsResponse {
  cart: Cart;
  currency: CurrencyCode;
  weightUnit: WeightUnit | Undeclared;
  /**
   * One entry a line, with its share of discounts and tax.
   * @maxItems 300
   */
  calculatedLineItems: CalculatedLineItem[];
  /** The totals of the whole cart. */
  priceSummary: PriceSummary;
  /** The part that is paid with the order. */
  payNow: PriceSummary;
  /** The part that is paid afterwards, such as the rest after a deposit. */
  payLater: PriceSummary;
  taxSummary?: TaxSummary;
  shippingInfo?: ShippingInformation;
  /**
   * Every discount that was counted, with its amount.
   * @maxItems 300
   */
  appliedDiscounts: AppliedDiscount[];
  /** @maxItems 100 */
  additionalFees: AdditionalFee[];
  giftCard?: GiftCard;
  membershipOptions?: MembershipOptions;
  calculationErrors: CalculationErrors;
  /**
   * What stands, or may stand, in the way of a checkout.
   * @maxItems 300
   */
  violations: Violation[];
}
