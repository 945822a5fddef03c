// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Undeclared } from '../../src/core/undeclared.ts';
export type { Undeclared };

import type {
  AddressInput,
  AddressLocation,
  ApplicationError,
  CarrierErrors,
  CartCoupon,
  CatalogReference,
  ChannelType,
  CountryCode,
  CurrencyCode,
  DeliveryTimeSlot,
  DescriptionLine,
  DigitalFileType,
  DiscountRuleName,
  ErrorBody,
  ErrorDetails,
  ExtendedFields,
  ImageReference,
  ItemAvailability,
  ItemPageUrl,
  ItemTypePreset,
  JurisdictionType,
  PaymentOptionType,
  PhysicalProperties,
  PhysicalPropertiesInput,
  PickupMethod,
  Policy,
  PriceDescription,
  ProductName,
  Quantity,
  SelectedMembership,
  SelectedShippingOption,
  ServiceProperties,
  StreetAddress,
  Subdivision,
  SubscriptionOptionInfo,
  TaxableAddressType,
  TranslatableString,
  VatType,
  Violation,
  WeightUnit,
} from '../shared/types.ts';

export type {
  AddressInput,
  AddressLocation,
  ApplicationError,
  ApplicationErrorData,
  BadRequestResponse,
  CarrierError,
  CarrierErrors,
  CartCoupon,
  CatalogReference,
  CatalogReferenceOptions,
  ChannelType,
  ColorValue,
  CountryCode,
  CurrencyCode,
  DeliveryTimeSlot,
  DescriptionLine,
  DescriptionLineName,
  DigitalFileType,
  DiscountRuleName,
  ErrorBody,
  ErrorDetails,
  ErrorDetailsTracing,
  ExtendedFields,
  ExtendedFieldsNamespaces,
  FieldViolation,
  FieldViolationData,
  ForbiddenResponse,
  FreeTrialPeriod,
  ImageReference,
  ItemAvailability,
  ItemAvailabilityStatus,
  ItemPageUrl,
  ItemTypePreset,
  JurisdictionType,
  LineItemTarget,
  LineItemTargetName,
  OtherTarget,
  OtherTargetName,
  PaymentOptionType,
  PhysicalProperties,
  PhysicalPropertiesInput,
  PickupMethod,
  PlainTextValue,
  Policy,
  PriceDescription,
  ProductName,
  Quantity,
  SelectedMembership,
  SelectedShippingOption,
  ServiceProperties,
  StreetAddress,
  Subdivision,
  SubscriptionDescription,
  SubscriptionFrequency,
  SubscriptionOptionInfo,
  SubscriptionSettings,
  SubscriptionTitle,
  SuggestedFix,
  SystemError,
  TaxableAddressType,
  TooManyRequestsResponse,
  TranslatableString,
  UnauthorizedResponse,
  ValidationError,
  VatType,
  ViolatedRule,
  Violation,
  ViolationSeverity,
  ViolationTarget,
  WeightUnit,
} from '../shared/types.ts';

/**
 * Lines to add. At least one of the two lists must not be empty.
 */
export interface AddToCartRequest {
  /**
   * Catalog items.
   * @maxItems 100
   */
  lineItems?: readonly NewLineItem[];
  /**
   * Custom lines, with a price set by the caller.
   * @maxItems 100
   */
  customLineItems?: readonly NewCustomLineItem[];
  /** Location of the business that handles the order. Takes effect only if the call creates the cart. */
  businessLocationId?: string;
}

/**
 * A fee in addition to lines and shipping.
 */
export interface AdditionalFee {
  /**
   * Machine-readable name of the fee.
   * @minLength 1
   * @maxLength 100
   */
  code?: string;
  /**
   * @minLength 1
   * @maxLength 50
   */
  name: string;
  /**
   * In the language of the buyer.
   * @minLength 1
   * @maxLength 50
   */
  translatedName?: string;
  source: AdditionalFeeSource | Undeclared;
  /**
   * App that charges the fee.
   * @minLength 1
   * @maxLength 100
   */
  providerAppId?: string;
  price?: MultiCurrencyPrice;
  priceBeforeTax?: MultiCurrencyPrice;
  priceAfterTax?: MultiCurrencyPrice;
  taxDetails?: TaxDetails;
  taxableAddress?: TaxableAddress;
  /**
   * Lines to which it applies. Absent or empty means the whole cart.
   * @maxItems 300
   */
  lineItemIds?: string[];
}

/**
 * Origin of the fee.
 */
export type AdditionalFeeSource =
  | 'UNKNOWN_ADDITIONAL_FEE_SOURCE'
  | 'SERVICE_PLUGIN'
  | 'ITEM'
  | 'MANUAL'
  | 'SHIPPING'
  | 'PLATFORM';

/**
 * A postal address as the platform returns it. The street is given either in parts (`streetAddress`) or as one line (`addressLine`).
 */
export interface Address {
  country?: CountryCode;
  subdivision?: Subdivision;
  /** @maxLength 50 */
  city?: string;
  /** @maxLength 50 */
  postalCode?: string;
  streetAddress?: StreetAddress;
  /**
   * Street and number in one line.
   * @maxLength 150
   */
  addressLine?: string;
  /**
   * Apartment, suite, floor.
   * @maxLength 100
   */
  addressLine2?: string;
  /**
   * The whole address in one line.
   * @maxLength 1000
   */
  formattedAddress?: string;
  /**
   * Directions for finding the place.
   * @maxLength 1000
   */
  hint?: string;
  geocode?: AddressLocation;
  /** Name of the country, filled in by the platform. */
  readonly countryFullname?: string;
  /** Name of the state, region or province, filled in by the platform. */
  readonly subdivisionFullname?: string;
}

/**
 * An address and its contact person, as the platform returns them.
 */
export interface AddressWithContact {
  address?: Address;
  contactDetails?: ContactDetails;
}

/**
 * An address and its contact person, as sent in a request.
 */
export interface AddressWithContactInput {
  address?: AddressInput;
  contactDetails?: ContactDetails;
}

/**
 * The lines that the carrier delivers.
 */
export interface ApplicableLineItems {
  /**
   * @maxItems 300
   * @items.minLength 1
   * @items.maxLength 100
   */
  lineItemIds?: string[];
}

/**
 * The coupon and the amount that it deducts.
 */
export interface AppliedCoupon {
  id: string;
  /** Code as entered by the owner. */
  code: string;
  /** Name of the coupon, given by the owner. */
  name: string;
  /** Amount deducted from this cart. */
  amount?: MultiCurrencyPrice;
}

/**
 * A discount that was applied. Exactly one of `coupon`, `merchantDiscount` and `discountRule` is present.
 */
export interface AppliedDiscount {
  discountType: DiscountType | Undeclared;
  coupon?: AppliedCoupon;
  merchantDiscount?: AppliedMerchantDiscount;
  discountRule?: AppliedDiscountRule;
  /**
   * Lines to which it was applied.
   * @maxItems 300
   */
  lineItemIds?: string[];
}

/**
 * A discount that the site grants automatically.
 */
export interface AppliedDiscountRule {
  id: string;
  name?: DiscountRuleName;
  /** Amount deducted from this cart. */
  amount?: MultiCurrencyPrice;
}

/**
 * A discount given by the merchant, and the amount that it deducts.
 */
export interface AppliedMerchantDiscount {
  /** Amount deducted from this cart. */
  amount?: MultiCurrencyPrice;
  /**
   * Percentage, if the discount was given as one.
   * @minimum 0.01
   * @maximum 100
   */
  percentage?: number;
}

/**
 * Reason why the rate that was looked up could not be used.
 */
export interface AutoTaxFallbackDetails {
  fallbackReason: FallbackReason | Undeclared;
  error?: ApplicationError;
}

/**
 * Owner of the cart. Exactly one of `visitorId`, `memberId` and `userId` is present.
 */
export interface BuyerInfo {
  /** Present if the buyer is not signed in. */
  readonly visitorId?: string;
  /** Present if the buyer is a member of the site. */
  readonly memberId?: string;
  /** Present if the buyer is the owner or a collaborator. */
  readonly userId?: string;
  /** Id of the buyer in the site's contact list. */
  contactId?: string;
  email?: string;
}

/**
 * Data about the buyer that the caller may set.
 */
export interface BuyerInfoInput {
  /** Id of the buyer in the site's contact list. */
  contactId?: string;
  email?: string;
}

/**
 * Prices of one line.
 */
export interface CalculatedLineItem {
  /** Id of the line in the cart. */
  lineItemId: string;
  pricesBreakdown?: LineItemPrices;
  paymentOption: PaymentOptionType | Undeclared;
  taxableAddress?: TaxableAddress;
}

/**
 * Parts that could not be computed. At most one of `generalShippingCalculationError`, `carrierErrors` and `selectedShippingOptionError` is present.
 */
export interface CalculationErrors {
  /** No shipping option could be computed. */
  generalShippingCalculationError?: ErrorDetails;
  carrierErrors?: CarrierErrors;
  /** The selected shipping option is not available. */
  selectedShippingOptionError?: ErrorDetails;
  /** Tax could not be computed. */
  taxCalculationError?: ErrorDetails;
  /** The coupon of the cart is no longer valid. It stays on the cart but deducts nothing. */
  couponCalculationError?: ErrorDetails;
  /**
   * The gift card could not be applied.
   * @deprecated The platform has announced the end of this field for 2026-12-01. A list of errors by gift card replaces it.
   */
  giftCardCalculationError?: ErrorDetails;
  /** Automatic discounts of the site could not be applied. */
  discountsCalculationError?: ErrorDetails;
  /** Memberships could not be applied. */
  membershipError?: ErrorDetails;
  /**
   * Reasons why the order would be rejected.
   * @maxItems 300
   */
  orderValidationErrors: ApplicationError[];
}

/**
 * The company that delivers the goods.
 */
export interface Carrier {
  /** App that represents the carrier. */
  appId?: string;
  /** @maxLength 250 */
  code: string;
}

/**
 * The shipping options of one carrier.
 */
export interface CarrierServiceOption {
  carrierId: string;
  /** @maxItems 100 */
  shippingOptions?: ShippingOption[];
}

/**
 * Items that a visitor or member intends to buy. Prices are in `currency`, converted prices in `conversionCurrency`.
 */
export interface Cart {
  readonly id: string;
  /** Number of changes; a whole number as text. */
  readonly revision?: string;
  /** Id of the checkout created from this cart. Absent if there is none. */
  readonly checkoutId?: string;
  /** Stays the same from the cart through the checkout to the order. */
  readonly purchaseFlowId?: string;
  buyerInfo?: BuyerInfo;
  /**
   * Lines, oldest first. Empty after the last one was removed.
   * @maxItems 300
   */
  readonly lineItems: readonly LineItem[];
  /**
   * Coupon and merchant discounts of the cart. The estimate contains their amounts.
   * @maxItems 100
   */
  readonly appliedDiscounts: readonly CartDiscount[];
  /** Code of the cart's coupon. In the specification, but not observed on the wire: the platform returns it in `appliedDiscounts[].coupon.code`. */
  readonly couponCode?: string;
  /**
   * Discounts that the merchant gave manually. In the specification, but not observed on the wire: the platform returns them in `appliedDiscounts[].merchantDiscount`.
   * @maxItems 100
   */
  readonly merchantDiscounts?: readonly MerchantDiscount[];
  /**
   * Lines that do not come from a catalog. In the specification, but not observed on the wire: the platform returns them in `lineItems`, with `customLineItem` true.
   * @maxItems 300
   */
  readonly customLineItems?: readonly CustomLineItem[];
  /** Sum of all lines, before the discounts of the cart, tax and shipping. Read-only. */
  subtotal?: MultiCurrencyPrice;
  /** The subtotal minus `discount`. Read-only. */
  subtotalAfterDiscounts?: MultiCurrencyPrice;
  /** Sum of the discounts of the cart. Read-only. */
  discount?: MultiCurrencyPrice;
  /**
   * Message from the buyer to the merchant.
   * @maxLength 1000
   */
  buyerNote?: string;
  contactInfo?: AddressWithContact;
  selectedShippingOption?: SelectedShippingOption;
  /** Currency of the site, in which prices are stored. */
  currency: CurrencyCode;
  /** Currency shown to the buyer. Without conversion, equal to `currency`. */
  conversionCurrency: CurrencyCode;
  /** Currency in which the buyer will pay. */
  paymentCurrency: CurrencyCode;
  /** Whether the prices include tax. */
  readonly taxIncludedInPrices?: boolean;
  weightUnit: WeightUnit | Undeclared;
  /** Two-letter language code. */
  readonly buyerLanguage?: string;
  /** Two-letter code of the site language that the buyer saw. */
  readonly siteLanguage?: string;
  /**
   * Page to which the buyer is sent for payment, in place of the platform's own.
   * @maxLength 1000
   */
  overrideCheckoutUrl?: string;
  /** Location of the business that handles the order. */
  businessLocationId?: string;
  extendedFields?: ExtendedFields;
  readonly createdDate?: string;
  readonly updatedDate?: string;
}

/**
 * A discount on the cart. Exactly one of the members is present.
 */
export interface CartDiscount {
  coupon?: CartCoupon;
  merchantDiscount?: MerchantDiscount;
}

/**
 * Fields of the cart that the caller may set.
 */
export interface CartInfo {
  /**
   * Message from the buyer to the merchant.
   * @maxLength 1000
   */
  buyerNote?: string;
  buyerInfo?: BuyerInfoInput;
  contactInfo?: AddressWithContactInput;
  selectedShippingOption?: SelectedShippingOption;
  /**
   * Page to which the buyer is sent for payment, in place of the platform's own.
   * @maxLength 1000
   */
  overrideCheckoutUrl?: string;
  /** Location of the business that handles the order. */
  businessLocationId?: string;
  extendedFields?: ExtendedFields;
}

/**
 * The caller has no cart. Adding a line creates one.
 */
export type CartNotFoundResponse = ErrorBody;

export interface CartResponse {
  cart?: Cart;
}

/**
 * A field is not valid, or no coupon has the given code.
 */
export type CartUpdateRejectedResponse = ErrorBody;

/**
 * Values that override those of the catalog for this line. For the owner and apps only.
 */
export interface CatalogOverrideFields {
  productName?: ProductName;
  /**
   * Unit price, at most 999 999 999, with up to three decimals.
   * @pattern ^\d{1,9}(\.\d{1,3})?$
   */
  price?: string;
  /**
   * Unit price before discounts, at most 999 999 999, with up to three decimals.
   * @pattern ^\d{1,9}(\.\d{1,3})?$
   */
  fullPrice?: string;
  /**
   * Amount to pay now per unit; above 0, at most 999 999 999, with up to three decimals.
   * @pattern ^\d{1,9}(\.\d{1,3})?$
   */
  depositAmount?: string;
  /** @maxItems 20 */
  descriptionLines?: readonly DescriptionLine[];
  physicalProperties?: PhysicalPropertiesInput;
  image?: ImageReference;
  paymentOption?: PaymentOption;
  /** Whether the payment method is saved for later charges. */
  savePaymentMethod?: boolean;
  /** App that manages the stock of the item. */
  inventoryAppId?: string;
}

/**
 * Purpose of the charge.
 */
export type ChargeType = 'HANDLING_FEE' | 'INSURANCE';

/**
 * No checkout can be created from the cart, or the site cannot accept payments.
 */
export type CheckoutNotPossibleResponse = ErrorBody;

/**
 * The person or company at an address.
 */
export interface ContactDetails {
  /** @maxLength 100 */
  firstName?: string;
  /** @maxLength 100 */
  lastName?: string;
  /** @maxLength 50 */
  phone?: string;
  /** @maxLength 1000 */
  company?: string;
  vatId?: VatId;
}

/**
 * The coupon exists but may not be used for this cart, now or by this buyer. The cart is unchanged.
 */
export type CouponNotUsableResponse = ErrorBody;

/**
 * Options of the checkout. All are optional; absent ones are taken from the cart.
 */
export interface CreateCheckoutRequest {
  channelType?: ChannelType;
  shippingAddress?: AddressInput;
  billingAddress?: AddressInput;
  selectedShippingOption?: SelectedShippingOption;
  /** E-mail address of the buyer. Required if an address is given and the buyer is not signed in; for a member, the address of the account is used. */
  email?: string;
}

export interface CreateCheckoutResponse {
  /** Id of the checkout, for a redirect session. */
  checkoutId: string;
}

/**
 * A line that does not come from a catalog, as specified for `customLineItems` of a cart. `lineItems` contains the same line in full.
 */
export interface CustomLineItem {
  /** Id of the line in `lineItems`. */
  readonly id?: string;
  quantity?: Quantity;
  productName?: ProductName;
  itemType?: ItemType;
  /** Unit price. */
  price?: MultiCurrencyPrice;
  /** Picture of the line. The platform returns it in `lineItems[].image`. */
  media?: Image;
  /** Page of the item. The platform returns it in `lineItems[].url`. */
  url?: ItemPageUrl;
}

/**
 * An empty object.
 */
export interface DeleteCartResponse {
  [key: string]: unknown;
}

/**
 * One carrier and the lines that it delivers.
 */
export interface DeliveryAllocation {
  deliveryCarrier?: Carrier;
  deliveryRegion?: DeliveryRegion;
  applicableLineItems?: ApplicableLineItems;
}

/**
 * Time and place of delivery.
 */
export interface DeliveryLogistics {
  /**
   * Delivery time as text.
   * @maxLength 500
   */
  deliveryTime?: string;
  deliveryTimeSlot?: DeliveryTimeSlot;
  /**
   * Instructions for the buyer.
   * @maxLength 1000
   */
  instructions?: string;
  pickupDetails?: PickupDetails;
}

/**
 * Delivery region of the site that contains the address.
 */
export interface DeliveryRegion {
  id?: string;
  /** @maxLength 100 */
  name?: string;
}

/**
 * A file that the buyer can download after paying. For the platform's internal use, so mostly absent.
 */
export interface DigitalFile {
  /**
   * Id of the file in the site's media store.
   * @minLength 1
   * @maxLength 100
   */
  id: string;
  /**
   * @minLength 1
   * @maxLength 1000
   */
  fileName: string;
  fileType: DigitalFileType;
}

/**
 * Scope of the discount: the whole cart, some lines, or shipping.
 */
export type DiscountType = 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING';

/**
 * Values for this computation only. Absent ones are taken from the cart.
 */
export interface EstimateTotalsRequest {
  selectedShippingOption?: SelectedShippingOption;
  shippingAddress?: AddressInput;
  billingAddress?: AddressInput;
  selectedMemberships?: SelectedMemberships;
  /** False omits tax. */
  calculateTax?: boolean;
  /** False omits shipping. */
  calculateShipping?: boolean;
  /** False omits additional fees. */
  calculateAdditionalFees?: boolean;
}

/**
 * The cart and its totals.
 */
export interface EstimateTotalsResponse {
  cart?: Cart;
  currency: CurrencyCode;
  weightUnit: WeightUnit | Undeclared;
  /**
   * One entry per line, with its share of discounts and tax.
   * @maxItems 300
   */
  calculatedLineItems: CalculatedLineItem[];
  /** The totals of the whole cart. */
  priceSummary?: PriceSummary;
  /** The part to pay with the order. */
  payNow?: PriceSummary;
  /** The part to pay later, such as the remainder after a deposit. */
  payLater?: PriceSummary;
  taxSummary?: TaxSummary;
  shippingInfo?: ShippingInformation;
  /**
   * All discounts that were applied, with their amounts.
   * @maxItems 300
   */
  appliedDiscounts: AppliedDiscount[];
  /** @maxItems 100 */
  additionalFees: AdditionalFee[];
  giftCard?: GiftCard;
  membershipOptions?: MembershipOptions;
  calculationErrors?: CalculationErrors;
  /**
   * Problems that prevent, or may prevent, a checkout.
   * @maxItems 300
   */
  violations: Violation[];
}

/**
 * Reason why the automatic tax rate was not used.
 */
export type FallbackReason = 'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED';

/**
 * A gift card that was applied. Absent if there is none.
 */
export interface GiftCard {
  /**
   * Former version of `externalId`.
   * @deprecated
   */
  id?: string;
  /**
   * Id that the app assigned to the card.
   * @minLength 1
   * @maxLength 50
   */
  externalId?: string;
  /** App that manages the card. */
  appId: string;
  /** Code with most characters masked. */
  obfuscatedCode: string;
  /** Amount that it pays towards this cart. */
  amount?: MultiCurrencyPrice;
  /** Amount that the buyer wants it to pay. Absent means as much as possible. */
  requestedAmount?: MultiCurrencyPrice;
}

/**
 * An image with the URL to load it from.
 */
export interface Image {
  /** Id of the file in the site's media store. */
  id?: string;
  url?: string;
  /**
   * In pixels.
   * @minimum 0
   */
  readonly height?: number;
  /**
   * In pixels.
   * @minimum 0
   */
  readonly width?: number;
  /** Text alternative, for people who cannot see the image. */
  altText?: string;
  /** Name that the file had when it was uploaded. */
  readonly filename?: string;
}

/**
 * A membership that cannot cover lines of this cart.
 */
export interface InvalidMembership {
  membership?: Membership;
  /**
   * Reason why it cannot be used.
   * @minLength 1
   * @maxLength 100
   */
  reason: string;
}

/**
 * One extra.
 */
export interface ItemModifier {
  /**
   * @minLength 1
   * @maxLength 36
   */
  id?: string;
  quantity?: Quantity;
  label?: TranslatableString;
  details?: TranslatableString;
  price?: MultiCurrencyPrice;
}

/**
 * Kind of the item. Exactly one of the members is present.
 */
export interface ItemType {
  preset?: ItemTypePreset;
  /** A kind that the app defines. */
  custom?: string;
}

/**
 * One line of a cart. There are three unit prices: `fullPrice` before any discount, `priceBeforeDiscounts` after the catalog's discounts, `price` after those of the catalog and of the line. Only the estimate contains the amount that a coupon deducts.
 */
export interface LineItem {
  /** Id of the line within the cart. */
  readonly id: string;
  quantity: Quantity;
  /** The item in its catalog. May be absent for a custom line. */
  catalogReference?: CatalogReference;
  /**
   * Id of the catalog's item, if `catalogItemId` identifies only a part of it, such as a variant.
   * @minLength 1
   * @maxLength 36
   */
  readonly rootCatalogItemId?: string;
  productName?: ProductName;
  url?: ItemPageUrl;
  image?: Image;
  /**
   * Chosen options and texts, to display below the name.
   * @maxItems 20
   */
  readonly descriptionLines?: readonly DescriptionLine[];
  itemType?: ItemType;
  /** True if the line does not come from a catalog. */
  readonly customLineItem: boolean;
  /** Unit price after the discounts of the catalog and of the line. */
  price?: MultiCurrencyPrice;
  /** Unit price before any discount, to display struck through. Without a discount, equal to `price`. */
  fullPrice?: MultiCurrencyPrice;
  /** Unit price after the discounts of the catalog only. Without other discounts, equal to `price`. */
  priceBeforeDiscounts?: MultiCurrencyPrice;
  /** Price of the whole line: `price` times `quantity`. */
  lineItemPrice?: MultiCurrencyPrice;
  /** Amount to pay now per unit, with the payment option DEPOSIT_ONLINE. */
  depositAmount?: MultiCurrencyPrice;
  priceDescription?: PriceDescription;
  /** True if the price is not known until the order is placed. */
  readonly priceUndetermined: boolean;
  paymentOption: PaymentOptionType | Undeclared;
  /** Whether the payment method is saved for later charges. */
  readonly savePaymentMethod: boolean;
  /**
   * Text that the buyer must accept before paying. Absent if no consent is required.
   * @minLength 1
   * @maxLength 2500
   */
  readonly consentRequiredPaymentPolicy?: string;
  selectedMembership?: SelectedMembership;
  /** True if only members may buy the item. */
  readonly membersOnly: boolean;
  availability?: ItemAvailability;
  /** True if the quantity cannot be changed. */
  readonly fixedQuantity: boolean;
  physicalProperties?: PhysicalProperties;
  /** Delivery profile of the site that applies to the item. */
  readonly deliveryProfileId?: string;
  /** Tax group that applies to the item. */
  readonly taxGroupId?: string;
  taxableAddress?: TaxableAddress;
  serviceProperties?: ServiceProperties;
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  /**
   * Policies of the item, such as the cancellation policy.
   * @maxItems 5
   */
  readonly policies?: readonly Policy[];
  /**
   * Chosen extras, by group.
   * @maxItems 25
   */
  readonly modifierGroups?: readonly ModifierGroup[];
  /** Price of the extras per unit, included in `price`. */
  modifiersTotalPrice?: MultiCurrencyPrice;
  digitalFile?: DigitalFile;
  catalogOverrideFields?: CatalogOverrideFields;
  extendedFields?: ExtendedFields;
}

/**
 * Prices of one line. Those with `total` in the name apply to the whole line, after discounts.
 */
export interface LineItemPrices {
  /** Unit price after the discounts of the catalog and of the line. */
  price?: MultiCurrencyPrice;
  /** Unit price before any discount. */
  fullPrice?: MultiCurrencyPrice;
  /** Unit price after the discounts of the catalog only. Without other discounts, the same as `price`. */
  priceBeforeDiscounts?: MultiCurrencyPrice;
  /** Price of the extras. */
  modifiers?: MultiCurrencyPrice;
  /** Amount to pay now, with the payment option DEPOSIT_ONLINE. */
  depositAmount?: MultiCurrencyPrice;
  /** Price of the whole line before the cart's discounts. */
  lineItemPrice?: MultiCurrencyPrice;
  /** The line's share of the cart's discounts. */
  totalDiscount?: MultiCurrencyPrice;
  /** After discounts, without tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** After discounts, with tax. */
  totalPriceAfterTax?: MultiCurrencyPrice;
  taxDetails?: TaxDetails;
}

/**
 * The new quantity of one line.
 */
export interface LineItemQuantityUpdate {
  /** Id of the line. */
  id: string;
  quantity: Quantity;
}

/**
 * Reason why the rate was not looked up.
 */
export type ManualRateReason = 'GLOBAL_SETTING_TO_MANUAL' | 'REGION_SETTING_TO_MANUAL';

/**
 * A membership of the buyer.
 */
export interface Membership {
  /**
   * @minLength 1
   * @maxLength 200
   */
  id: string;
  /** App that manages the membership. */
  appId: string;
  name?: MembershipName;
  credits?: MembershipCredits;
  /**
   * Lines that it can cover.
   * @maxItems 300
   * @items.minLength 1
   * @items.maxLength 100
   */
  lineItemIds?: string[];
  /** Absent if it does not expire. */
  expirationDate?: string;
  /**
   * Additional data from the app.
   * @deprecated The platform has announced the end of this field for 2026-08-30. `offeringDescription` replaces it.
   */
  additionalData?: MembershipAdditionalData;
}

/**
 * Additional data from the app.
 * @deprecated The platform has announced the end of this field for 2026-08-30. `offeringDescription` replaces it.
 */
export type MembershipAdditionalData = { [key: string]: unknown };

/**
 * Credits of a membership that covers a limited number of uses. Absent if the number is unlimited.
 */
export interface MembershipCredits {
  /** @minimum 1 */
  total: number;
  /** @minimum 0 */
  remaining: number;
}

/**
 * Name of the membership, as shown to the buyer.
 */
export interface MembershipName {
  /**
   * In the main language of the site.
   * @maxLength 100
   */
  original: string;
  /**
   * In the language of the buyer. Without a translation, the same as `original`.
   * @maxLength 100
   */
  translated?: string;
}

/**
 * Memberships of the buyer that can pay for lines, and memberships that cannot. After the announced end of the three lists, each may be absent.
 */
export interface MembershipOptions {
  /**
   * @deprecated The platform has announced the end of this field for 2026-10-01. `validatedExistingMemberships` replaces the three lists.
   * @maxItems 300
   */
  eligibleMemberships?: Membership[];
  /**
   * @deprecated The platform has announced the end of this field for 2026-10-01. `validatedExistingMemberships` replaces the three lists.
   * @maxItems 300
   */
  invalidMemberships?: InvalidMembership[];
  /**
   * Memberships that were applied.
   * @deprecated The platform has announced the end of this field for 2026-10-01. `validatedExistingMemberships` replaces the three lists.
   * @maxItems 300
   */
  selectedMemberships?: MembershipSelection[];
}

/**
 * One membership and the lines that it covers.
 */
export interface MembershipSelection {
  /**
   * @minLength 1
   * @maxLength 200
   */
  id: string;
  /** App that manages the membership. */
  appId: string;
  /**
   * @minItems 1
   * @maxItems 300
   * @items.minLength 1
   * @items.maxLength 100
   */
  lineItemIds: readonly string[];
}

/**
 * A discount that the merchant gave manually.
 */
export interface MerchantDiscount {
  amount?: MultiCurrencyPrice;
}

/**
 * Amount or percentage that the merchant deducts, as sent in a request.
 */
export interface MerchantDiscountAmount {
  /**
   * In the currency of the cart.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  amount: string;
}

/**
 * A group of extras, such as toppings.
 */
export interface ModifierGroup {
  /**
   * @minLength 1
   * @maxLength 36
   */
  id?: string;
  name?: TranslatableString;
  /**
   * @minItems 1
   * @maxItems 25
   */
  modifiers?: ItemModifier[];
}

/**
 * One price in four forms: in the currency of the site and in the currency shown to the buyer, each as a plain decimal and as formatted text. The entity that carries the price names both currencies. Compute with `amount`, display `formattedConvertedAmount`.
 */
export interface MultiCurrencyPrice {
  /**
   * Amount in the currency of the site (`currency`): a decimal without currency symbol or thousands separators, from 0 to 1 000 000 000 000 000.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  amount: string;
  /**
   * Amount in the currency of the buyer (`conversionCurrency`). Without conversion, equal to `amount`.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  readonly convertedAmount: string;
  /** `amount` as text with the currency symbol, for display only. */
  readonly formattedAmount: string;
  /** `convertedAmount` as text with the currency symbol, for display only. */
  readonly formattedConvertedAmount: string;
}

/**
 * A line that does not come from a catalog. The caller sets name, type and price.
 */
export interface NewCustomLineItem {
  /**
   * Id for the line, unique within the cart.
   * @deprecated The platform has announced the end of this field for 2026-05-01. From then on it is to ignore this id and to assign its own.
   */
  id?: string;
  quantity: Quantity;
  /** Origin of the line, for the app that manages it. The catalog is not queried. */
  catalogReference?: CatalogReference;
  /**
   * Id of the catalog's item, if `catalogItemId` identifies only a part of it.
   * @minLength 1
   * @maxLength 36
   */
  rootCatalogItemId?: string;
  productName: ProductName;
  url?: ItemPageUrl;
  media?: ImageReference;
  /**
   * Options and texts, to display below the name.
   * @maxItems 10
   */
  descriptionLines?: readonly DescriptionLine[];
  itemType: ItemType;
  /**
   * Unit price in the currency of the cart, without a currency symbol.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  price: string;
  /**
   * Unit price before discounts. Default: `price`.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  fullPrice?: string;
  /**
   * Amount to pay now per unit. Only for the payment option DEPOSIT_ONLINE.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  depositAmount?: string;
  priceDescription?: PriceDescription;
  /** True if the price is not known until the order is placed. */
  priceUndetermined?: boolean;
  paymentOption?: PaymentOptionType;
  /**
   * Number of available units. Absent means unlimited.
   * @minimum 0
   * @maximum 100000
   */
  quantityAvailable?: number;
  /** True if the buyer cannot change the quantity. */
  fixedQuantity?: boolean;
  /** True if only members may buy it. */
  membersOnly?: boolean;
  physicalProperties?: PhysicalPropertiesInput;
  digitalFile?: DigitalFile;
  /** Delivery profile of the site. */
  deliveryProfileId?: string;
  /** Tax group of the site. */
  taxGroupId?: string;
  taxableAddress?: TaxableAddress;
  serviceProperties?: ServiceProperties;
  /** @maxItems 5 */
  policies?: readonly Policy[];
  /**
   * Extras, by group.
   * @maxItems 25
   */
  modifierGroups?: readonly NewModifierGroup[];
}

/**
 * One extra, as sent in a request.
 */
export interface NewItemModifier {
  /**
   * @minLength 1
   * @maxLength 36
   */
  id: string;
  quantity?: Quantity;
  label?: TranslatableString;
  details?: TranslatableString;
  /**
   * Price of one extra in the currency of the cart, with up to three decimals.
   * @pattern ^\d{1,16}(\.\d{1,3})?$
   */
  price?: string;
}

/**
 * A catalog item to add.
 */
export interface NewLineItem {
  catalogReference: CatalogReference;
  quantity: Quantity;
  selectedMembership?: SelectedMembership;
  catalogOverrideFields?: CatalogOverrideFields;
  taxableAddress?: TaxableAddress;
  extendedFields?: ExtendedFields;
}

/**
 * A discount for the merchant to give manually.
 */
export interface NewMerchantDiscount {
  amount: MerchantDiscountAmount;
  /**
   * Lines to which it applies. Absent or empty means the whole cart.
   * @maxItems 300
   */
  lineItemIds?: readonly string[];
}

/**
 * A group of extras, as sent in a request.
 */
export interface NewModifierGroup {
  /**
   * @minLength 1
   * @maxLength 36
   */
  id: string;
  name?: TranslatableString;
  /**
   * @minItems 1
   * @maxItems 25
   */
  modifiers: readonly NewItemModifier[];
}

/**
 * Payment option of the item, wrapped so that it can be absent.
 */
export interface PaymentOption {
  value: PaymentOptionType;
}

/**
 * Place where the buyer picks up the goods.
 */
export interface PickupDetails {
  pickupMethod: PickupMethod | Undeclared;
  address?: Address;
  /**
   * Former version of `pickupMethod`; true for STORE_PICKUP.
   * @deprecated
   */
  businessLocation?: boolean;
}

/**
 * `total` is `subtotal` minus `discount`, plus `shipping` and `additionalFees`, plus `tax` unless the prices include it, minus the gift card.
 */
export interface PriceSummary {
  /** Sum of all lines, before tax and the cart's discounts. */
  subtotal?: MultiCurrencyPrice;
  /** Sum of all discounts of the cart. */
  discount?: MultiCurrencyPrice;
  /** Before discounts and tax. Absent if shipping was not requested or could not be computed. */
  shipping?: MultiCurrencyPrice;
  /** Sum of all fees, before tax. Absent if fees were not requested. */
  additionalFees?: MultiCurrencyPrice;
  /** Sum of all taxes. Absent if tax was not requested or could not be computed. */
  tax?: MultiCurrencyPrice;
  /** Amount that remains to be paid. */
  total?: MultiCurrencyPrice;
}

export interface RemoveLineItemsRequest {
  /**
   * Ids of the lines (`lineItems[].id` of the cart).
   * @minItems 1
   * @maxItems 100
   */
  lineItemIds: readonly string[];
}

/**
 * Shipping option used for the totals.
 */
export interface SelectedCarrierServiceOption {
  /** @maxLength 100 */
  code: string;
  carrierId?: string;
  /** @maxLength 250 */
  readonly title: string;
  /** True if this is the requested option. False if no option was requested or the requested one is not available for this address; then the first option is used. */
  readonly requestedShippingOption: boolean;
  logistics?: DeliveryLogistics;
  cost?: ShippingCost;
  /**
   * Assignment of lines to carriers if there is more than one carrier; otherwise empty.
   * @maxItems 300
   */
  deliveryAllocations: DeliveryAllocation[];
  /** True if some lines cannot be shipped with this option. */
  partial?: boolean;
  /**
   * Former version of additional fees.
   * @deprecated The platform has announced the end of this field for 2025-10-01. The additional fees of the cart replace it.
   * @maxItems 100
   */
  otherCharges?: SelectedOptionCharge[];
}

/**
 * Memberships to use as payment.
 */
export interface SelectedMemberships {
  /** @maxItems 300 */
  memberships: readonly MembershipSelection[];
}

/**
 * A charge in addition to shipping.
 */
export interface SelectedOptionCharge {
  type: ChargeType | Undeclared;
  /** @maxLength 200 */
  details?: string;
  cost?: ShippingCost;
}

/**
 * A charge in addition to the shipping price.
 */
export interface ShippingCharge {
  type?: ChargeType | Undeclared;
  price?: MultiCurrencyPrice;
  /** @maxLength 250 */
  details?: string;
}

/**
 * Price, tax and discounts of the shipping.
 */
export interface ShippingCost {
  /** Price before discounts and tax. */
  price?: MultiCurrencyPrice;
  /** Discounts on shipping. */
  totalDiscount?: MultiCurrencyPrice;
  /** After discounts, without tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** After discounts, with tax. */
  totalPriceAfterTax?: MultiCurrencyPrice;
  taxDetails?: TaxDetails;
}

/**
 * Shipping options. Absent if shipping was not requested.
 */
export interface ShippingInformation {
  region?: ShippingRegion;
  selectedCarrierServiceOption?: SelectedCarrierServiceOption;
  /**
   * All shipping options for the address, by carrier.
   * @maxItems 100
   */
  carrierServiceOptions: CarrierServiceOption[];
}

/**
 * One shipping option. Its code, together with the carrier's id, selects it.
 */
export interface ShippingOption {
  /** @maxLength 100 */
  code?: string;
  /** @maxLength 250 */
  title?: string;
  logistics?: DeliveryLogistics;
  cost?: ShippingPrice;
  /** @maxItems 300 */
  deliveryAllocations?: DeliveryAllocation[];
  /** True if some lines cannot be shipped with this option. */
  partial?: boolean;
}

/**
 * Price of the shipping, without additional charges.
 */
export interface ShippingPrice {
  price?: MultiCurrencyPrice;
  /**
   * Charges in addition to the price.
   * @maxItems 100
   */
  otherCharges?: ShippingCharge[];
}

/**
 * Region of the site's shipping rules that contains the address.
 */
export interface ShippingRegion {
  readonly id: string;
  /** @maxLength 100 */
  name: string;
}

/**
 * Tax of one authority.
 */
export interface TaxBreakdown {
  jurisdictionType: JurisdictionType | Undeclared;
  /**
   * Name of the area for which the authority levies tax.
   * @maxLength 200
   */
  jurisdiction?: string;
  /** @maxLength 200 */
  taxName?: string;
  /** @maxLength 200 */
  taxType?: string;
  rate?: TaxRate;
  taxableAmount?: MultiCurrencyPrice;
  nonTaxableAmount?: MultiCurrencyPrice;
  taxAmount?: MultiCurrencyPrice;
}

/**
 * Origin of the rate. At most one of `manualRateReason` and `autoTaxFallbackDetails` is present.
 * @deprecated
 */
export interface TaxCalculationDetails {
  rateType: TaxRateType | Undeclared;
  manualRateReason?: ManualRateReason | Undeclared;
  autoTaxFallbackDetails?: AutoTaxFallbackDetails;
}

/**
 * Tax of one line, one fee or the shipping.
 */
export interface TaxDetails {
  taxRate: TaxRate;
  /** Amount on which the tax is computed. */
  taxableAmount?: MultiCurrencyPrice;
  /** Amount of tax to pay. */
  totalTax?: MultiCurrencyPrice;
  /**
   * Tax by authority. Empty if there is no tax.
   * @maxItems 1000
   */
  readonly taxBreakdown: readonly TaxBreakdown[];
  /**
   * Former version of `taxBreakdown`.
   * @deprecated
   * @maxItems 1000
   */
  readonly rateBreakdown?: readonly TaxRateBreakdown[];
}

/**
 * A fraction from 0 to 1 with up to six decimals: 0.19 is 19 %.
 * @pattern ^(0(\.\d{1,6})?|1(\.0{1,6})?)$
 */
export type TaxRate = string;

/**
 * Former version of the tax of one authority.
 */
export interface TaxRateBreakdown {
  /** @maxLength 100 */
  name: string;
  rate: TaxRate;
  tax?: MultiCurrencyPrice;
}

/**
 * Whether the rate was set manually or looked up.
 */
export type TaxRateType = 'NO_TAX_COLLECTED' | 'MANUAL_RATE' | 'AUTO_RATE' | 'FALLBACK_RATE';

/**
 * Tax of the whole cart. Absent if tax was not requested or could not be computed.
 */
export interface TaxSummary {
  /** Amount on which the tax is computed. */
  taxableAmount?: MultiCurrencyPrice;
  /** Amount of tax to pay for all lines, fees and shipping. */
  totalTax?: MultiCurrencyPrice;
  calculationDetails?: TaxCalculationDetails;
}

/**
 * Address that determines the tax.
 */
export interface TaxableAddress {
  addressType: TaxableAddressType;
}

/**
 * Fields to change. All are optional; absent fields keep their value.
 */
export interface UpdateCartRequest {
  cartInfo?: CartInfo;
  /**
   * Code of the coupon, replacing the current one.
   * @minLength 1
   * @maxLength 20
   */
  couponCode?: string;
  /**
   * Discounts given by the merchant, replacing the current ones. For the owner and apps only. Not in the platform's newest packages; a host may ignore it.
   * @maxItems 100
   */
  merchantDiscounts?: readonly NewMerchantDiscount[];
  /**
   * Catalog items to add.
   * @maxItems 300
   */
  lineItems?: readonly UpdatedLineItem[];
  /**
   * Custom lines to add.
   * @maxItems 300
   */
  customLineItems?: readonly NewCustomLineItem[];
  /** Paths within `cartInfo`, separated by commas. If given, exactly these fields are set, and a listed field that is absent is cleared. If not given, the fields present in `cartInfo` are set. Not in the platform's newest packages; a host may ignore it. */
  cartFieldmask?: string | readonly string[];
}

export interface UpdateLineItemsQuantityRequest {
  /**
   * @minItems 1
   * @maxItems 100
   */
  lineItems: readonly LineItemQuantityUpdate[];
}

/**
 * A catalog item to add in an update of the cart.
 */
export interface UpdatedLineItem {
  catalogReference: CatalogReference;
  quantity?: Quantity;
  selectedMembership?: SelectedMembership;
  catalogOverrideFields?: CatalogOverrideFields;
  taxableAddress?: TaxableAddress;
  extendedFields?: ExtendedFields;
}

/**
 * Tax number of the buyer; used in Brazil only.
 */
export interface VatId {
  /** @maxLength 100 */
  id: string;
  type: VatType;
}
