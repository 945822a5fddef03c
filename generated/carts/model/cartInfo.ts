// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AddressWithContactInput } from './addressWithContactInput.ts';
import type { BuyerInfoInput } from './buyerInfoInput.ts';
import type { ExtendedFields } from './extendedFields.ts';
import type { SelectedShippingOption } from './selectedShippingOption.ts';

/**
 * Fields of the cart that the caller may set.
 */
export interface CartInfo {
  /**
   * What the buyer wants the merchant to know.
   * @maxLength 1000
   */
  buyerNote?: string;
  buyerInfo?: BuyerInfoInput;
  contactInfo?: AddressWithContactInput;
  selectedShippingOption?: SelectedShippingOption;
  /**
   * Page that the buyer is sent to for paying, in place of the platform's own.
   * @maxLength 1000
   */
  overrideCheckoutUrl?: string;
  /** Location of the business that is to deal with the order. */
  businessLocationId?: string;
  extendedFields?: ExtendedFields;
}
