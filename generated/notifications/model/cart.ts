// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AddressWithContact } from './addressWithContact.ts';
import type { BuyerInfo } from './buyerInfo.ts';
import type { CartDiscount } from './cartDiscount.ts';
import type { CurrencyCode } from './currencyCode.ts';
import type { CustomLineItem } from './customLineItem.ts';
import type { ExtendedFields } from './extendedFields.ts';
import type { LineItem } from './lineItem.ts';
import type { MerchantDiscount } from './merchantDiscount.ts';
import type { SelectedShippingOption } from './selectedShippingOption.ts';
import type { Undeclared } from './undeclared.ts';
import type { WeightUnit } from './weightUnit.ts';

/**
 * What a visitor or member means to buy. Prices are in `currency`; the converted ones in `conversionCurrency`.
 */
export interface Cart {
  id: string;
  /** Counts the changes; a whole number as a string. */
  revision?: string;
  /** Id of the checkout made from this cart. Absent before there is one. */
  checkoutId?: string;
  /** Stays the same from cart over checkout to order. */
  purchaseFlowId?: string;
  buyerInfo?: BuyerInfo;
  /**
   * The lines, oldest first. Empty after the last one was removed.
   * @maxItems 300
   */
  lineItems: LineItem[];
  /**
   * Coupon and merchant discounts of the cart; what they come to is for the estimate to say.
   * @maxItems 100
   */
  appliedDiscounts: CartDiscount[];
  /** Code of the coupon on the cart. Specified, and not observed on the wire: the platform has it in `appliedDiscounts[].coupon.code`. */
  couponCode?: string;
  /**
   * Discounts that the merchant gave by hand. Specified, and not observed on the wire: the platform has them in `appliedDiscounts[].merchantDiscount`.
   * @maxItems 100
   */
  merchantDiscounts?: MerchantDiscount[];
  /**
   * Lines that no catalog has. Specified, and not observed on the wire: the platform has them among `lineItems`, with `customLineItem` true.
   * @maxItems 300
   */
  customLineItems?: CustomLineItem[];
  /**
   * What the buyer wants the merchant to know.
   * @maxLength 1000
   */
  buyerNote?: string;
  contactInfo?: AddressWithContact;
  selectedShippingOption?: SelectedShippingOption;
  /** Currency of the site, in which prices are kept. */
  currency: CurrencyCode;
  /** Currency that the buyer is shown. Equal to `currency` without conversion. */
  conversionCurrency: CurrencyCode;
  /** Currency that the buyer will pay in. */
  paymentCurrency: CurrencyCode;
  /** Whether the prices contain the tax. */
  taxIncludedInPrices?: boolean;
  weightUnit: WeightUnit | Undeclared;
  /** Two-letter language code. */
  buyerLanguage?: string;
  /** Two-letter code of the language that the site was shown in. */
  siteLanguage?: string;
  /**
   * Page that the buyer is sent to for paying, in place of the platform's own.
   * @maxLength 1000
   */
  overrideCheckoutUrl?: string;
  /** Location of the business that is to deal with the order. */
  businessLocationId?: string;
  extendedFields?: ExtendedFields;
  createdDate: string;
  updatedDate: string;
}
