// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CartInfo } from './cartInfo.ts';
import type { NewCustomLineItem } from './newCustomLineItem.ts';
import type { NewMerchantDiscount } from './newMerchantDiscount.ts';
import type { UpdatedLineItem } from './updatedLineItem.ts';

/**
 * What to change. Everything is optional, and what is absent stays as it is.
 */
export interface UpdateCartRequest {
  cartInfo?: CartInfo;
  /**
   * Code of the coupon to put on the cart, in place of the one that is there.
   * @minLength 1
   * @maxLength 20
   */
  couponCode?: string;
  /**
   * Discounts that the merchant gives, in place of those that are there. For the owner and apps only. Not in the platform's newest packages; a host may ignore it.
   * @maxItems 100
   */
  merchantDiscounts?: readonly NewMerchantDiscount[];
  /**
   * Items of a catalog to add.
   * @maxItems 300
   */
  lineItems?: readonly UpdatedLineItem[];
  /**
   * Lines to add that no catalog has.
   * @maxItems 300
   */
  customLineItems?: readonly NewCustomLineItem[];
  /** Paths within `cartInfo`, joined by commas. With it, exactly these fields are set, and one that is named but absent is cleared. Without it, the fields that `cartInfo` has are set. Not in the platform's newest packages; a host may ignore it. */
  cartFieldmask?: string | readonly string[];
}
