// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CatalogOverrideFields } from './catalogOverrideFields.ts';
import type { CatalogReference } from './catalogReference.ts';
import type { DescriptionLine } from './descriptionLine.ts';
import type { DigitalFile } from './digitalFile.ts';
import type { ExtendedFields } from './extendedFields.ts';
import type { Image } from './image.ts';
import type { ItemAvailability } from './itemAvailability.ts';
import type { ItemPageUrl } from './itemPageUrl.ts';
import type { ItemType } from './itemType.ts';
import type { ModifierGroup } from './modifierGroup.ts';
import type { MultiCurrencyPrice } from './multiCurrencyPrice.ts';
import type { PaymentOptionType } from './paymentOptionType.ts';
import type { PhysicalProperties } from './physicalProperties.ts';
import type { Policy } from './policy.ts';
import type { PriceDescription } from './priceDescription.ts';
import type { ProductName } from './productName.ts';
import type { Quantity } from './quantity.ts';
import type { SelectedMembership } from './selectedMembership.ts';
import type { ServiceProperties } from './serviceProperties.ts';
import type { SubscriptionOptionInfo } from './subscriptionOptionInfo.ts';
import type { TaxableAddress } from './taxableAddress.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * One line of a cart. Unit prices go down in three steps: `fullPrice` before any discount, `priceBeforeDiscounts` after those of the catalog, `price` after those of the catalog and of the line. What a coupon takes off stands in the estimate only.
 */
export interface LineItem {
  /** Id of the line within the cart. */
  readonly id: string;
  quantity: Quantity;
  /** The item in its catalog. May be absent for a custom line. */
  catalogReference?: CatalogReference;
  /**
   * Id of the item that the catalog knows, when `catalogItemId` names only a part of it, such as a variant.
   * @minLength 1
   * @maxLength 36
   */
  readonly rootCatalogItemId?: string;
  productName: ProductName;
  url?: ItemPageUrl;
  image?: Image;
  /**
   * The chosen options and texts, to be shown under the name.
   * @maxItems 20
   */
  readonly descriptionLines?: readonly DescriptionLine[];
  itemType: ItemType;
  /** True when the line does not come from a catalog. */
  readonly customLineItem: boolean;
  /** Price of one, after the discounts of the catalog and of the line. */
  price: MultiCurrencyPrice;
  /** Price of one before any discount, to be shown struck out. Equal to `price` without a discount. */
  fullPrice: MultiCurrencyPrice;
  /** Price of one, after the discounts of the catalog only. Equal to `price` without others. */
  priceBeforeDiscounts: MultiCurrencyPrice;
  /** Price of the whole line, which is `price` times `quantity`. */
  lineItemPrice?: MultiCurrencyPrice;
  /** What is paid now for one, with the payment option DEPOSIT_ONLINE. */
  depositAmount?: MultiCurrencyPrice;
  priceDescription?: PriceDescription;
  /** True when the price is not known before the order is placed. */
  readonly priceUndetermined: boolean;
  paymentOption: PaymentOptionType | Undeclared;
  /** Whether the means of payment is kept for later charges. */
  readonly savePaymentMethod: boolean;
  /**
   * Text that the buyer must agree to before paying. Absent when nothing needs a consent.
   * @minLength 1
   * @maxLength 2500
   */
  readonly consentRequiredPaymentPolicy?: string;
  selectedMembership?: SelectedMembership;
  /** True when only members may buy the item. */
  readonly membersOnly: boolean;
  availability: ItemAvailability;
  /** True when the quantity cannot be changed. */
  readonly fixedQuantity: boolean;
  physicalProperties?: PhysicalProperties;
  /** Delivery profile of the site that the item falls under. */
  readonly deliveryProfileId?: string;
  /** Tax group that the item falls under. */
  readonly taxGroupId?: string;
  taxableAddress?: TaxableAddress;
  serviceProperties?: ServiceProperties;
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  /**
   * Policies of the item, such as the one for cancelling.
   * @maxItems 5
   */
  readonly policies?: readonly Policy[];
  /**
   * Extras that were chosen, by group.
   * @maxItems 25
   */
  readonly modifierGroups?: readonly ModifierGroup[];
  /** Price of the extras of one. It is part of `price`. */
  modifiersTotalPrice?: MultiCurrencyPrice;
  digitalFile?: DigitalFile;
  catalogOverrideFields?: CatalogOverrideFields;
  extendedFields?: ExtendedFields;
}
