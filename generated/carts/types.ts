// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Undeclared } from '../../src/core/undeclared.ts';
export type { Undeclared };

import type {
  AddressInput,
  AddressLocation,
  ApplicationError,
  CartCoupon,
  CatalogReference,
  CountryCode,
  CurrencyCode,
  DescriptionLine,
  DigitalFileType,
  ErrorBody,
  ErrorDetails,
  ExtendedFields,
  ImageReference,
  ItemAvailability,
  ItemPageUrl,
  ItemTypePreset,
  PaymentOptionType,
  PhysicalProperties,
  PhysicalPropertiesInput,
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
  WeightUnit,
} from '../shared/types.ts';

export type {
  AddressInput,
  AddressLocation,
  ApplicationError,
  ApplicationErrorData,
  BadRequestResponse,
  CartCoupon,
  CatalogReference,
  CatalogReferenceOptions,
  ColorValue,
  CountryCode,
  CurrencyCode,
  DescriptionLine,
  DescriptionLineName,
  DigitalFileType,
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
  PaymentOptionType,
  PhysicalProperties,
  PhysicalPropertiesInput,
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
  SystemError,
  TaxableAddressType,
  TooManyRequestsResponse,
  TranslatableString,
  UnauthorizedResponse,
  ValidationError,
  VatType,
  ViolatedRule,
  WeightUnit,
} from '../shared/types.ts';

/**
 * Lines to add. At least one of the two lists must have an entry.
 */
export interface AddToCartRequest {
  /**
   * Items of a catalog.
   * @maxItems 100
   */
  lineItems?: readonly NewLineItem[];
  /**
   * Lines that no catalog has, with a price that the caller names.
   * @maxItems 100
   */
  customLineItems?: readonly NewCustomLineItem[];
  /** Location of the business that is to deal with the order. Counts when the call makes the cart. */
  businessLocationId?: string;
}

/**
 * A fee on top of lines and shipping.
 */
export interface AdditionalFee {
  /**
   * Name of the fee for programs.
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
   * App that asks for the fee.
   * @minLength 1
   * @maxLength 100
   */
  providerAppId?: string;
  price: MultiCurrencyPrice;
  priceBeforeTax?: MultiCurrencyPrice;
  priceAfterTax?: MultiCurrencyPrice;
  taxDetails?: TaxDetails;
  taxableAddress?: TaxableAddress;
  /**
   * Lines that it is for. Absent or empty means the whole cart.
   * @maxItems 300
   */
  lineItemIds?: string[];
}

/**
 * Who asks for the fee.
 */
export type AdditionalFeeSource =
  | 'UNKNOWN_ADDITIONAL_FEE_SOURCE'
  | 'SERVICE_PLUGIN'
  | 'ITEM'
  | 'MANUAL'
  | 'SHIPPING'
  | 'PLATFORM';

/**
 * A postal address as the platform answers it. The street is given either in parts (`streetAddress`) or as one line (`addressLine`).
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
   * How to find the place.
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
 * An address and the person there, as the platform answers them.
 */
export interface AddressWithContact {
  address?: Address;
  contactDetails?: ContactDetails;
}

/**
 * An address and the person there, to send.
 */
export interface AddressWithContactInput {
  address?: AddressInput;
  contactDetails?: ContactDetails;
}

/**
 * Which lines the carrier takes.
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
 * The coupon and what it takes off.
 */
export interface AppliedCoupon {
  id: string;
  /** Code as the owner wrote it. */
  code: string;
  /** Name that the owner gave the coupon. */
  name: string;
  /** What it takes off this cart. */
  amount: MultiCurrencyPrice;
}

/**
 * A discount that was counted. Exactly one of `coupon`, `merchantDiscount` and `discountRule` is there.
 */
export interface AppliedDiscount {
  discountType: DiscountType | Undeclared;
  coupon?: AppliedCoupon;
  merchantDiscount?: AppliedMerchantDiscount;
  discountRule?: AppliedDiscountRule;
  /**
   * Lines that it was counted for.
   * @maxItems 300
   */
  lineItemIds?: string[];
}

/**
 * A discount that the site gives by itself.
 */
export interface AppliedDiscountRule {
  id: string;
  name: DiscountRuleName;
  /** What it takes off this cart. */
  amount: MultiCurrencyPrice;
}

/**
 * A discount of the merchant and what it takes off.
 */
export interface AppliedMerchantDiscount {
  /** What it takes off this cart. */
  amount: MultiCurrencyPrice;
  /**
   * The same in percent, when it was given so.
   * @minimum 0.01
   * @maximum 100
   */
  percentage?: number;
}

/**
 * Why the rate that was looked up could not be used.
 */
export interface AutoTaxFallbackDetails {
  fallbackReason: FallbackReason | Undeclared;
  error?: ApplicationError;
}

/**
 * Whose cart it is. Exactly one of `visitorId`, `memberId` and `userId` is there.
 */
export interface BuyerInfo {
  /** The buyer is not signed in. */
  readonly visitorId?: string;
  /** The buyer is a member of the site. */
  readonly memberId?: string;
  /** The buyer is the owner or a collaborator. */
  readonly userId?: string;
  /** The buyer in the contact list of the site. */
  contactId?: string;
  email?: string;
}

/**
 * What the caller may say about the buyer.
 */
export interface BuyerInfoInput {
  /** The buyer in the contact list of the site. */
  contactId?: string;
  email?: string;
}

/**
 * What one line costs.
 */
export interface CalculatedLineItem {
  /** Id of the line in the cart. */
  lineItemId: string;
  pricesBreakdown: LineItemPrices;
  paymentOption: PaymentOptionType | Undeclared;
  taxableAddress?: TaxableAddress;
}

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

/**
 * Who brings the goods.
 */
export interface Carrier {
  /** App that speaks for the carrier. */
  appId?: string;
  /** @maxLength 250 */
  code: string;
}

/**
 * Why one carrier could not be asked.
 */
export interface CarrierError {
  carrierId: string;
  error?: ErrorDetails;
}

/**
 * Some carriers did not answer.
 */
export interface CarrierErrors {
  /** @maxItems 100 */
  errors: CarrierError[];
}

/**
 * The ways of shipping of one carrier.
 */
export interface CarrierServiceOption {
  carrierId: string;
  /** @maxItems 100 */
  shippingOptions: ShippingOption[];
}

/**
 * What a visitor or member means to buy. Prices are in `currency`; the converted ones in `conversionCurrency`.
 */
export interface Cart {
  readonly id: string;
  /** Counts the changes; a whole number as a string. */
  readonly revision?: string;
  /** Id of the checkout made from this cart. Absent before there is one. */
  readonly checkoutId?: string;
  /** Stays the same from cart over checkout to order. */
  readonly purchaseFlowId?: string;
  buyerInfo?: BuyerInfo;
  /**
   * The lines, oldest first. Empty after the last one was removed.
   * @maxItems 300
   */
  readonly lineItems: readonly LineItem[];
  /**
   * Coupon and merchant discounts of the cart; what they come to is for the estimate to say.
   * @maxItems 100
   */
  readonly appliedDiscounts: readonly CartDiscount[];
  /** Code of the coupon on the cart. Specified, and not observed on the wire: the platform has it in `appliedDiscounts[].coupon.code`. */
  readonly couponCode?: string;
  /**
   * Discounts that the merchant gave by hand. Specified, and not observed on the wire: the platform has them in `appliedDiscounts[].merchantDiscount`.
   * @maxItems 100
   */
  readonly merchantDiscounts?: readonly MerchantDiscount[];
  /**
   * Lines that no catalog has. Specified, and not observed on the wire: the platform has them among `lineItems`, with `customLineItem` true.
   * @maxItems 300
   */
  readonly customLineItems?: readonly CustomLineItem[];
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
  readonly taxIncludedInPrices?: boolean;
  weightUnit: WeightUnit | Undeclared;
  /** Two-letter language code. */
  readonly buyerLanguage?: string;
  /** Two-letter code of the language that the site was shown in. */
  readonly siteLanguage?: string;
  /**
   * Page that the buyer is sent to for paying, in place of the platform's own.
   * @maxLength 1000
   */
  overrideCheckoutUrl?: string;
  /** Location of the business that is to deal with the order. */
  businessLocationId?: string;
  extendedFields?: ExtendedFields;
  readonly createdDate: string;
  readonly updatedDate: string;
}

/**
 * A discount on the cart. Exactly one of the members is there.
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

/**
 * The caller has no cart yet. The next line that is added makes one.
 */
export type CartNotFoundResponse = ErrorBody;

export interface CartResponse {
  cart: Cart;
}

/**
 * A field is not valid, or no coupon has the given code.
 */
export type CartUpdateRejectedResponse = ErrorBody;

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

/**
 * Where the sale is made. WEB for a shop on the web.
 */
export type ChannelType =
  | 'UNSPECIFIED'
  | 'WEB'
  | 'POS'
  | 'EBAY'
  | 'AMAZON'
  | 'OTHER_PLATFORM'
  | 'WIX_APP_STORE'
  | 'WIX_INVOICES'
  | 'BACKOFFICE_MERCHANT'
  | 'WISH'
  | 'CLASS_PASS'
  | 'GLOBAL_E'
  | 'FACEBOOK'
  | 'ETSY'
  | 'TIKTOK'
  | 'FAIRE_COM'
  | 'PAYPAL_AGENTIC_CHECKOUT'
  | 'STRIPE_AGENTIC_CHECKOUT';

/**
 * What the charge is for.
 */
export type ChargeType = 'HANDLING_FEE' | 'INSURANCE';

/**
 * The cart cannot become a checkout, or the site cannot take payments.
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
 * The coupon exists but may not be used for this cart, now or by this buyer. The cart did not change.
 */
export type CouponNotUsableResponse = ErrorBody;

/**
 * Everything is optional; what is absent is taken from the cart.
 */
export interface CreateCheckoutRequest {
  channelType?: ChannelType;
  shippingAddress?: AddressInput;
  billingAddress?: AddressInput;
  selectedShippingOption?: SelectedShippingOption;
  /** E-mail address of the buyer. Needed when an address is given and the buyer is not signed in; for a member the one of the account is taken. */
  email?: string;
}

export interface CreateCheckoutResponse {
  /** Id of the checkout; a redirect session takes it. */
  checkoutId: string;
}

/**
 * A line that no catalog has, as `customLineItems` of a cart is specified. `lineItems` has the same line in full.
 */
export interface CustomLineItem {
  /** Id of the line in `lineItems`. */
  readonly id: string;
  quantity: Quantity;
  productName: ProductName;
  itemType: ItemType;
  /** Price of one. */
  price: MultiCurrencyPrice;
  /** Picture of the line. The platform has it in `lineItems[].image`. */
  media?: Image;
  /** Page of the item. The platform has it in `lineItems[].url`. */
  url?: ItemPageUrl;
}

/**
 * An empty object.
 */
export interface DeleteCartResponse {
  [key: string]: unknown;
}

/**
 * One carrier and the lines that it takes.
 */
export interface DeliveryAllocation {
  deliveryCarrier: Carrier;
  deliveryRegion?: DeliveryRegion;
  applicableLineItems?: ApplicableLineItems;
}

/**
 * When and where the goods arrive.
 */
export interface DeliveryLogistics {
  /**
   * In words.
   * @maxLength 500
   */
  deliveryTime?: string;
  deliveryTimeSlot?: DeliveryTimeSlot;
  /**
   * What the buyer must do.
   * @maxLength 1000
   */
  instructions?: string;
  pickupDetails?: PickupDetails;
}

/**
 * Region of the site that the address falls under.
 */
export interface DeliveryRegion {
  id?: string;
  /** @maxLength 100 */
  name?: string;
}

/**
 * The goods arrive, or can be fetched, between these two.
 */
export interface DeliveryTimeSlot {
  from: string;
  to: string;
}

/**
 * A file that the buyer may load once it is paid for. For the platform's own use, so mostly absent.
 */
export interface DigitalFile {
  /**
   * Id in the media store of the site.
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
 * Name of the rule, as the buyer reads it.
 */
export interface DiscountRuleName {
  /**
   * In the main language of the site.
   * @minLength 1
   * @maxLength 256
   */
  original: string;
  /**
   * In the language of the buyer. Without a translation the same as `original`.
   * @minLength 1
   * @maxLength 500
   */
  translated?: string;
}

/**
 * What the discount is for, the whole cart, some lines, or shipping.
 */
export type DiscountType = 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING';

/**
 * What to compute with, for this once. What is absent is taken from the cart.
 */
export interface EstimateTotalsRequest {
  selectedShippingOption?: SelectedShippingOption;
  shippingAddress?: AddressInput;
  billingAddress?: AddressInput;
  selectedMemberships?: SelectedMemberships;
  /** False leaves tax out. */
  calculateTax?: boolean;
  /** False leaves shipping out. */
  calculateShipping?: boolean;
  /** False leaves additional fees out. */
  calculateAdditionalFees?: boolean;
}

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

/**
 * Why the automatic tax rate was not used.
 */
export type FallbackReason = 'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED';

/**
 * A gift card that was counted. Absent without one.
 */
export interface GiftCard {
  /**
   * The older form of `externalId`.
   * @deprecated
   */
  id?: string;
  /**
   * Id that the app gave the card.
   * @minLength 1
   * @maxLength 50
   */
  externalId?: string;
  /** App that keeps the card. */
  appId: string;
  /** Code with most of it covered. */
  obfuscatedCode: string;
  /** What it pays of this cart. */
  amount: MultiCurrencyPrice;
  /** What the buyer wanted it to pay. Absent means as much as it can. */
  requestedAmount?: MultiCurrencyPrice;
}

/**
 * A picture, ready to be shown.
 */
export interface Image {
  /** Name of the file in the media store of the site. */
  id: string;
  url: string;
  /**
   * In pixels.
   * @minimum 0
   */
  readonly height: number;
  /**
   * In pixels.
   * @minimum 0
   */
  readonly width: number;
  /** Text for those who do not see the picture. */
  altText?: string;
  /** Name of the file when it was uploaded. */
  readonly filename?: string;
}

/**
 * A membership that cannot pay for lines of this cart.
 */
export interface InvalidMembership {
  membership: Membership;
  /**
   * Why it cannot pay.
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
  id: string;
  quantity?: Quantity;
  label?: TranslatableString;
  details?: TranslatableString;
  price?: MultiCurrencyPrice;
}

/**
 * Kind of the item. Exactly one of the members is there.
 */
export interface ItemType {
  preset?: ItemTypePreset;
  /** A kind of the app's own. */
  custom?: string;
}

/**
 * Kind of area that an authority taxes.
 */
export type JurisdictionType = 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL';

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

/**
 * Prices of one line; those with `total` in the name are for the whole line, with discounts.
 */
export interface LineItemPrices {
  /** Price of one, after the discounts of the catalog and of the line. */
  price?: MultiCurrencyPrice;
  /** Price of one before any discount. */
  fullPrice?: MultiCurrencyPrice;
  /** Price of one, after the discounts of the catalog only. Without others the same as `price`. */
  priceBeforeDiscounts?: MultiCurrencyPrice;
  /** Price of the extras. */
  modifiers?: MultiCurrencyPrice;
  /** What is paid now, with the payment option DEPOSIT_ONLINE. */
  depositAmount?: MultiCurrencyPrice;
  /** Price of the whole line before discounts of the cart. */
  lineItemPrice?: MultiCurrencyPrice;
  /** Share of the line in the discounts of the cart. */
  totalDiscount?: MultiCurrencyPrice;
  /** After discounts, without tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** After discounts, with tax. */
  totalPriceAfterTax: MultiCurrencyPrice;
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
 * One line, or any line when there is no id.
 */
export interface LineItemTarget {
  name: LineItemTargetName | Undeclared;
  /** Id of the line in the cart. */
  id?: string;
  suggestedFix?: SuggestedFix | Undeclared;
}

/**
 * Place within the line.
 */
export type LineItemTargetName = 'LINE_ITEM_DEFAULT';

/**
 * Why the rate was not looked up.
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
  /** App that keeps the membership. */
  appId: string;
  name: MembershipName;
  credits?: MembershipCredits;
  /**
   * Lines that it can pay for.
   * @maxItems 300
   * @items.minLength 1
   * @items.maxLength 100
   */
  lineItemIds?: string[];
  /** Absent when it does not end. */
  expirationDate?: string;
  /**
   * Data of the app.
   * @deprecated
   */
  additionalData?: MembershipAdditionalData;
}

/**
 * Data of the app.
 * @deprecated
 */
export type MembershipAdditionalData = { [key: string]: unknown };

/**
 * For a membership that pays a number of times. Absent for one without a limit.
 */
export interface MembershipCredits {
  /** @minimum 1 */
  total: number;
  /** @minimum 0 */
  remaining: number;
}

/**
 * Name of the membership, as the buyer reads it.
 */
export interface MembershipName {
  /**
   * In the main language of the site.
   * @maxLength 100
   */
  original: string;
  /**
   * In the language of the buyer. Without a translation the same as `original`.
   * @maxLength 100
   */
  translated?: string;
}

/**
 * Memberships of the buyer that could pay for lines, and those that could not. The platform has announced 2026-10-01 as the end of the three lists, in favour of `validatedExistingMemberships`; each may be absent then.
 */
export interface MembershipOptions {
  /**
   * @deprecated
   * @maxItems 300
   */
  eligibleMemberships?: Membership[];
  /**
   * @deprecated
   * @maxItems 300
   */
  invalidMemberships?: InvalidMembership[];
  /**
   * Those that were counted.
   * @deprecated
   * @maxItems 300
   */
  selectedMemberships?: MembershipSelection[];
}

/**
 * One membership and the lines that it pays for.
 */
export interface MembershipSelection {
  /**
   * @minLength 1
   * @maxLength 200
   */
  id: string;
  /** App that keeps the membership. */
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
 * A discount that the merchant gave by hand.
 */
export interface MerchantDiscount {
  amount: MultiCurrencyPrice;
}

/**
 * What the merchant takes off, to send.
 */
export interface MerchantDiscountAmount {
  /**
   * In the currency of the cart.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  amount: string;
}

/**
 * Extras that belong together, such as toppings.
 */
export interface ModifierGroup {
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
  modifiers: ItemModifier[];
}

/**
 * One price, told four times: in the currency of the site and in the currency that the buyer is shown, each as a bare decimal and as text with the currency sign. The currencies themselves stand beside it, in the entity that carries the price. Compute with `amount`, show `formattedConvertedAmount`.
 */
export interface MultiCurrencyPrice {
  /**
   * Amount in the currency of the site (`currency`): a decimal without sign or thousands separators, from 0 to 1 000 000 000 000 000.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  amount: string;
  /**
   * Amount in the currency of the buyer (`conversionCurrency`). Equal to `amount` without conversion.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  readonly convertedAmount: string;
  /** `amount` as text with the currency sign, for showing only. */
  readonly formattedAmount: string;
  /** `convertedAmount` as text with the currency sign, for showing only. */
  readonly formattedConvertedAmount: string;
}

/**
 * A line that no catalog has. Name, type and price are the caller's to say.
 */
export interface NewCustomLineItem {
  /**
   * Id for the line, unique within the cart. The platform announced that it takes none from 2026-05-01 on and gives one itself.
   * @deprecated
   */
  id?: string;
  quantity: Quantity;
  /** Where the line comes from, for the app that keeps it. The catalog is not asked. */
  catalogReference?: CatalogReference;
  /**
   * What the catalog knows, when `catalogItemId` names only a part of it.
   * @minLength 1
   * @maxLength 36
   */
  rootCatalogItemId?: string;
  productName: ProductName;
  url?: ItemPageUrl;
  media?: ImageReference;
  /**
   * Options and texts, to be shown under the name.
   * @maxItems 10
   */
  descriptionLines?: readonly DescriptionLine[];
  itemType: ItemType;
  /**
   * Price of one in the currency of the cart, without a currency sign.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  price: string;
  /**
   * Price of one before discounts. Without it, the same as `price`.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  fullPrice?: string;
  /**
   * What is paid now for one. For the payment option DEPOSIT_ONLINE only.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  depositAmount?: string;
  priceDescription?: PriceDescription;
  /** The price is not known before the order. */
  priceUndetermined?: boolean;
  paymentOption?: PaymentOptionType;
  /**
   * How many there are. Absent means as many as one likes.
   * @minimum 0
   * @maximum 100000
   */
  quantityAvailable?: number;
  /** The buyer cannot change the quantity. */
  fixedQuantity?: boolean;
  /** Only members may buy it. */
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
 * One extra, to send.
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
 * An item of a catalog to add.
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
 * A discount to give by hand.
 */
export interface NewMerchantDiscount {
  amount: MerchantDiscountAmount;
  /**
   * Lines that it is for. Absent or empty means the whole cart.
   * @maxItems 300
   */
  lineItemIds?: readonly string[];
}

/**
 * Extras that belong together, to send.
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
 * The cart as a whole.
 */
export interface OtherTarget {
  name: OtherTargetName | Undeclared;
}

/**
 * Place within the cart.
 */
export type OtherTargetName = 'OTHER_DEFAULT';

/**
 * How the item is paid, wrapped so that it can be absent.
 */
export interface PaymentOption {
  value: PaymentOptionType;
}

/**
 * Where the buyer fetches the goods.
 */
export interface PickupDetails {
  pickupMethod: PickupMethod | Undeclared;
  address?: Address;
  /**
   * The older form of `pickupMethod`; true for STORE_PICKUP.
   * @deprecated
   */
  businessLocation?: boolean;
}

/**
 * In a shop of the merchant, or at a point of a carrier.
 */
export type PickupMethod = 'STORE_PICKUP' | 'PICKUP_POINT';

/**
 * `subtotal` less `discount`, plus `shipping` and `additionalFees`, plus `tax` unless the prices contain it, less a gift card, makes `total`.
 */
export interface PriceSummary {
  /** All lines, before discounts of the cart and before tax. */
  subtotal: MultiCurrencyPrice;
  /** All discounts of the cart together. */
  discount: MultiCurrencyPrice;
  /** Before discounts and tax. Absent when shipping was not asked for or could not be computed. */
  shipping?: MultiCurrencyPrice;
  /** All fees together, before tax. Absent when fees were not asked for. */
  additionalFees?: MultiCurrencyPrice;
  /** All tax together. Absent when tax was not asked for or could not be computed. */
  tax?: MultiCurrencyPrice;
  /** What is left to pay. */
  total: MultiCurrencyPrice;
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
 * The way of shipping that was counted.
 */
export interface SelectedCarrierServiceOption {
  /** @maxLength 100 */
  code: string;
  carrierId?: string;
  /** @maxLength 250 */
  readonly title: string;
  /** True when this is the option that was asked for. False when none was, or when it is not to be had for this address; then the first one is counted. */
  readonly requestedShippingOption: boolean;
  logistics?: DeliveryLogistics;
  cost: ShippingCost;
  /**
   * Which carrier takes which lines, when there is more than one; else empty.
   * @maxItems 300
   */
  deliveryAllocations: DeliveryAllocation[];
  /** True when some lines cannot be shipped this way. */
  partial?: boolean;
  /**
   * The older form of additional fees.
   * @deprecated
   * @maxItems 100
   */
  otherCharges?: SelectedOptionCharge[];
}

/**
 * The memberships to pay with.
 */
export interface SelectedMemberships {
  /** @maxItems 300 */
  memberships: readonly MembershipSelection[];
}

/**
 * A charge on top of shipping.
 */
export interface SelectedOptionCharge {
  type: ChargeType | Undeclared;
  /** @maxLength 200 */
  details?: string;
  cost?: ShippingCost;
}

/**
 * A charge on top of the price of the shipping.
 */
export interface ShippingCharge {
  type: ChargeType | Undeclared;
  price: MultiCurrencyPrice;
  /** @maxLength 250 */
  details?: string;
}

/**
 * What shipping costs.
 */
export interface ShippingCost {
  /** Before discounts and tax. */
  price?: MultiCurrencyPrice;
  /** Discounts on shipping. */
  totalDiscount?: MultiCurrencyPrice;
  /** After discounts, without tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** After discounts, with tax. */
  totalPriceAfterTax: MultiCurrencyPrice;
  taxDetails?: TaxDetails;
}

/**
 * Ways of shipping. Absent when shipping was not asked for.
 */
export interface ShippingInformation {
  region?: ShippingRegion;
  selectedCarrierServiceOption?: SelectedCarrierServiceOption;
  /**
   * Every way that the address allows, by carrier.
   * @maxItems 100
   */
  carrierServiceOptions: CarrierServiceOption[];
}

/**
 * One way of shipping. Its code, with the carrier's id, selects it.
 */
export interface ShippingOption {
  /** @maxLength 100 */
  code: string;
  /** @maxLength 250 */
  title: string;
  logistics?: DeliveryLogistics;
  cost: ShippingPrice;
  /** @maxItems 300 */
  deliveryAllocations?: DeliveryAllocation[];
  /** True when some lines cannot be shipped this way. */
  partial?: boolean;
}

/**
 * What the shipping costs, before charges.
 */
export interface ShippingPrice {
  price: MultiCurrencyPrice;
  /**
   * Charges on top of the price.
   * @maxItems 100
   */
  otherCharges?: ShippingCharge[];
}

/**
 * Region of the site's shipping rules that the address falls into.
 */
export interface ShippingRegion {
  readonly id: string;
  /** @maxLength 100 */
  name: string;
}

/**
 * What would mend it.
 */
export type SuggestedFix = 'UNKNOWN_SUGGESTED_FIX' | 'REMOVE_LINE_ITEM';

/**
 * What one authority takes.
 */
export interface TaxBreakdown {
  jurisdictionType: JurisdictionType | Undeclared;
  /**
   * Name of the authority's area.
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
 * How the rate was found. At most one of `manualRateReason` and `autoTaxFallbackDetails` is there.
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
  /** What the tax is computed from. */
  taxableAmount?: MultiCurrencyPrice;
  /** What is to be paid as tax. */
  totalTax?: MultiCurrencyPrice;
  /**
   * The tax by authority. Empty without tax.
   * @maxItems 1000
   */
  readonly taxBreakdown: readonly TaxBreakdown[];
  /**
   * The older form of `taxBreakdown`.
   * @deprecated
   * @maxItems 1000
   */
  readonly rateBreakdown?: readonly TaxRateBreakdown[];
}

/**
 * A share from 0 to 1 with up to six decimals; 0.19 is 19 percent.
 * @pattern ^(0(\.\d{1,6})?|1(\.0{1,6})?)$
 */
export type TaxRate = string;

/**
 * The older form of what one authority takes.
 */
export interface TaxRateBreakdown {
  /** @maxLength 100 */
  name: string;
  rate: TaxRate;
  tax?: MultiCurrencyPrice;
}

/**
 * Where the rate came from.
 */
export type TaxRateType = 'NO_TAX_COLLECTED' | 'MANUAL_RATE' | 'AUTO_RATE' | 'FALLBACK_RATE';

/**
 * Tax of the whole cart. Absent when tax was not asked for or could not be computed.
 */
export interface TaxSummary {
  /** What the tax is computed from. */
  taxableAmount: MultiCurrencyPrice;
  /** What is to be paid as tax, over all lines, fees and the shipping. */
  totalTax?: MultiCurrencyPrice;
  calculationDetails?: TaxCalculationDetails;
}

/**
 * Which address decides the tax.
 */
export interface TaxableAddress {
  addressType: TaxableAddressType;
}

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

export interface UpdateLineItemsQuantityRequest {
  /**
   * @minItems 1
   * @maxItems 100
   */
  lineItems: readonly LineItemQuantityUpdate[];
}

/**
 * An item of a catalog, within an update of the cart.
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

/**
 * A rule of the site that the cart does not meet. With severity ERROR there is no checkout.
 */
export interface Violation {
  severity: ViolationSeverity | Undeclared;
  target?: ViolationTarget;
  /**
   * Text for the buyer.
   * @minLength 1
   * @maxLength 1000
   */
  description?: string;
}

/**
 * WARNING lets the checkout pass, ERROR does not.
 */
export type ViolationSeverity = 'WARNING' | 'ERROR';

/**
 * What the violation is about. Exactly one of the members is there.
 */
export interface ViolationTarget {
  lineItem?: LineItemTarget;
  other?: OtherTarget;
}
