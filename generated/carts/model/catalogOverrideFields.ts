// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { DescriptionLine } from './descriptionLine.ts';
import type { ImageReference } from './imageReference.ts';
import type { PaymentOption } from './paymentOption.ts';
import type { PhysicalPropertiesInput } from './physicalPropertiesInput.ts';
import type { ProductName } from './productName.ts';

/**
 * Values that take the place of those of the catalog, for this line. For the owner and apps only.
 */
export interface CatalogOverrideFields {
  productName?: ProductName;
  /**
   * Price of one, at most 999 999 999, with up to three decimals.
   * @pattern ^\d{1,9}(\.\d{1,3})?$
   */
  price?: string;
  /**
   * Price of one before discounts, at most 999 999 999, with up to three decimals.
   * @pattern ^\d{1,9}(\.\d{1,3})?$
   */
  fullPrice?: string;
  /**
   * What is paid now for one; above 0, at most 999 999 999, with up to three decimals.
   * @pattern ^\d{1,9}(\.\d{1,3})?$
   */
  depositAmount?: string;
  /** @maxItems 20 */
  descriptionLines?: readonly DescriptionLine[];
  physicalProperties?: PhysicalPropertiesInput;
  image?: ImageReference;
  paymentOption?: PaymentOption;
  /** Whether the means of payment is kept for later charges. */
  savePaymentMethod?: boolean;
  /** App that keeps the stock of the item. */
  inventoryAppId?: string;
}
