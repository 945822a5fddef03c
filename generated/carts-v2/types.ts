// Generated from spec/carts-v2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Undeclared } from '../../src/core/undeclared.ts';
export type { Undeclared };

import type {
  AddressLocation,
  CartCalculationErrors,
  CartCouponV2,
  CartDeliveryMethod,
  CartFeeSource,
  CartLineDeliveryConfig,
  CartLineQuantity,
  CartLineStatus,
  CartSettings,
  CartViolationCode,
  CartViolationScope,
  CatalogReference,
  ChannelType,
  CountryCode,
  CouponCodeData,
  CouponRefusalReason,
  CurrencyCode,
  CustomContentReference,
  CustomValidationData,
  DescriptionLine,
  DiscountScope,
  DiscountSource,
  ErrorBody,
  ExistingMembership,
  ExtendedFields,
  ExternalReference,
  FutureMembership,
  GiftCardCodeData,
  GiftCardStatusData,
  ItemPageUrl,
  ItemTypePreset,
  LimitedImage,
  MembersOnlyData,
  MembershipStatusData,
  MembershipSummary,
  MinimumQuantityDetails,
  OutOfStockData,
  PaymentOptionType,
  PhysicalProperties,
  PhysicalPropertiesInput,
  Policy,
  PriceDescription,
  Quantity,
  RedemptionType,
  SelectedMembershipV2,
  ServiceProperties,
  StreetAddress,
  Subdivision,
  SubscriptionCharges,
  SubscriptionOptionInfo,
  SystemError,
  TaxableAddressType,
  TranslatableString,
  ValidationError,
  VatType,
  Violation,
  ViolationSeverity,
  WeightUnit,
} from '../shared/types.ts';

export type {
  AddressLocation,
  ApplicationError,
  ApplicationErrorData,
  BadRequestResponse,
  CarrierError,
  CarrierErrors,
  CartCalculationErrors,
  CartCouponV2,
  CartDeliveryMethod,
  CartFeeSource,
  CartLineDeliveryConfig,
  CartLineQuantity,
  CartLineStatus,
  CartSettings,
  CartViolationCode,
  CartViolationScope,
  CatalogReference,
  CatalogReferenceOptions,
  ChannelType,
  ColorValue,
  CountryCode,
  CouponCodeData,
  CouponRefusalReason,
  CurrencyCode,
  CustomContentReference,
  CustomValidationData,
  DescriptionLine,
  DescriptionLineName,
  DiscountScope,
  DiscountSource,
  DiscountSourceType,
  ErrorBody,
  ErrorDetails,
  ErrorDetailsTracing,
  ExistingMembership,
  ExtendedFields,
  ExtendedFieldsNamespaces,
  ExternalReference,
  FieldViolation,
  FieldViolationData,
  ForbiddenResponse,
  FreeTrialPeriod,
  FutureMembership,
  GiftCardCodeData,
  GiftCardRefusalReason,
  GiftCardStatusData,
  ItemPageUrl,
  ItemTypePreset,
  LimitedImage,
  LineItemTarget,
  LineItemTargetName,
  MembersOnlyData,
  MembershipRefusalReason,
  MembershipStatusData,
  MembershipSummary,
  MinimumQuantityDetails,
  OtherTarget,
  OtherTargetName,
  OutOfStockData,
  PaymentOptionType,
  PhysicalProperties,
  PhysicalPropertiesInput,
  PlainTextValue,
  Policy,
  PriceDescription,
  Quantity,
  RedemptionType,
  SelectedMembershipV2,
  ServiceProperties,
  StreetAddress,
  Subdivision,
  SubscriptionCharge,
  SubscriptionCharges,
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

export interface AddCouponToCurrentCartRequest {
  coupon: CouponInput;
}

export interface AddGiftCardToCurrentCartRequest {
  giftCard: GiftCardInput;
}

/**
 * Lines to add. At least one of the two lists must not be empty.
 */
export interface AddLineItemsToCurrentCartRequest {
  /** @maxItems 300 */
  catalogItems?: readonly NewCartItem[];
  /**
   * Lines with a name and a price set by the caller. For the owner and apps only.
   * @maxItems 300
   */
  customItems?: readonly NewCustomItem[];
}

/**
 * A line, a coupon, a gift card or a delivery method cannot be used now. Nothing was added.
 */
export type AddNotPossibleResponse = CartErrorBody;

/**
 * The lines are not valid. Nothing was added.
 */
export type AddRejectedResponse = CartErrorBody;

/**
 * The order was placed, so the cart can no longer be changed or computed.
 */
export type AlreadyOrderedResponse = CartErrorBody;

export interface CalculateCurrentCartRequest {
  /** True reads the catalogs first and brings prices and availability up to date, as `refreshCurrentCart` does. */
  refreshCart?: boolean;
}

/**
 * The cart and the totals computed for it.
 */
export interface CalculatedCartResponse {
  cart?: CartV2;
  summary?: CartSummary;
}

/**
 * A postal address in a cart. The street is given either in parts (`streetAddress`) or as one line (`addressLine`).
 */
export interface CartAddress {
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
  geocode?: AddressLocation;
  /** Name of the country, filled in by the platform. */
  readonly countryFullname?: string;
  /** Name of the state, region or province, filled in by the platform. */
  readonly subdivisionFullname?: string;
}

/**
 * A postal address as sent in a request. It replaces the previous address as a whole. Give the street either in parts (`streetAddress`) or as one line (`addressLine`), not both.
 */
export interface CartAddressInput {
  country?: CountryCode;
  subdivision?: Subdivision;
  /**
   * @maxLength 50
   * @nullable
   */
  city?: string | null;
  /**
   * @maxLength 50
   * @nullable
   */
  postalCode?: string | null;
  streetAddress?: StreetAddress;
  /**
   * Street and number in one line.
   * @maxLength 150
   * @nullable
   */
  addressLine?: string | null;
  /**
   * Apartment, suite, floor.
   * @maxLength 100
   * @nullable
   */
  addressLine2?: string | null;
  geocode?: AddressLocation;
}

/**
 * The request violates a rule of the cart.
 */
export interface CartApplicationError {
  /** Stable name of the rule. Each operation lists the codes that it is known to return. */
  code: string;
  /** Description of the rule in English, for logs. */
  description?: string;
  data?: CartErrorData;
}

/**
 * The side of the site.
 */
export interface CartBusinessInfo {
  /** Location of the business that handles the order. */
  locationId?: string;
  /** Main language of the site: two letters. */
  readonly languageCode: string;
  /** Currency of the site, in which prices are stored. */
  currencyCode: CurrencyCode;
}

/**
 * Data about the side of the site that the caller may set.
 */
export interface CartBusinessInfoInput {
  /**
   * Location of the business that handles the order.
   * @nullable
   */
  locationId?: string | null;
}

/**
 * Identity that created the cart. Exactly one of the members is present.
 */
export interface CartCreator {
  /** A visitor who is not signed in. */
  readonly visitorId?: string;
  /** A member of the site. */
  readonly memberId?: string;
  /** The owner or a collaborator. */
  userId?: string;
  appId?: string;
}

/**
 * The buyer. Exactly one of `visitorId`, `memberId`, `userId` and `openAccess` is present.
 */
export interface CartCustomer {
  /** Present if the buyer is not signed in. */
  readonly visitorId?: string;
  /** Present if the buyer is a member of the site. */
  readonly memberId?: string;
  /** Present if the buyer is the owner or a collaborator. */
  readonly userId?: string;
  /** True for a cart of an app or of the owner that has no buyer yet. The first visitor or member who uses it becomes its owner. */
  readonly openAccess?: boolean;
  /** @maxLength 100 */
  firstName?: string;
  /** @maxLength 100 */
  lastName?: string;
  phone?: string;
  /** @maxLength 1000 */
  company?: string;
  vatId?: VatId;
  email?: string;
  /** Id of the buyer in the site's contact list. */
  readonly contactId?: string;
  /** Language of the buyer: two letters. Follows the language header of the request. */
  readonly languageCode: string;
  /** Currency shown to the buyer, of all converted amounts. */
  currencyCode: CurrencyCode;
}

/**
 * Data about the buyer that the caller may set. A member that is `null` is cleared.
 */
export interface CartCustomerInput {
  /**
   * @maxLength 100
   * @nullable
   */
  firstName?: string | null;
  /**
   * @maxLength 100
   * @nullable
   */
  lastName?: string | null;
  /** @nullable */
  phone?: string | null;
  /**
   * @maxLength 1000
   * @nullable
   */
  company?: string | null;
  vatId?: VatId;
  /** @nullable */
  email?: string | null;
}

/**
 * Destination and method of the delivery.
 */
export interface CartDelivery {
  address?: CartAddress;
  method?: CartDeliveryMethod;
  weightUnit: WeightUnit | Undeclared;
}

/**
 * Destination of the delivery. The method has a call of its own, `setDeliveryMethodForCurrentCart`.
 */
export interface CartDeliveryInput {
  address?: CartAddressInput;
}

/**
 * Body of a refused call. The data of its code names lines, items, coupons or gift cards.
 */
export interface CartErrorBody {
  /** Description of the failure in English, for logs. */
  message: string;
  details?: CartErrorDetails;
}

/**
 * The subject of the refusal. Each code has its own members; codes that name nothing have none.
 */
export interface CartErrorData {
  /**
   * The items that are refused. With ITEM_NOT_FOUND_IN_CATALOG, INSUFFICIENT_INVENTORY, LINE_ITEM_PRICE_CONFLICT, FIXED_QUANTITY_ITEM, INVALID_MEMBERSHIP_PAYMENT_OPTION, DUPLICATE_MODIFIER_GROUP_IDS and DUPLICATE_ITEM_MODIFIER_IDS.
   * @maxItems 300
   */
  invalidItems?: CartErrorItem[];
  /**
   * Lines of the request. With LINE_ITEM_NOT_FOUND_IN_CART, PLAN_LINE_ITEM_NOT_FOUND and EMPTY_LINE_ITEM_UPDATES.
   * @maxItems 300
   */
  lineItemIds?: string[];
  /**
   * Lines that the request names more than once. With DUPLICATE_LINE_ITEM_UPDATES.
   * @maxItems 300
   */
  duplicateLineItemIds?: string[];
  /** Number that the request leads to. With MAX_LINE_ITEMS_EXCEEDED and MAX_ITEM_MODIFIERS_EXCEEDED. */
  requestCount?: number;
  /** Largest allowed number, beside `requestCount`. */
  maxCount?: number;
  /**
   * Code of the coupon. With INVALID_COUPON_CODE, INVALID_COUPON_STATUS and COUPON_ALREADY_EXISTS.
   * @maxLength 100
   */
  couponCode?: string;
  /** Id that no coupon of the cart has. With COUPON_NOT_FOUND_IN_CART. */
  couponId?: string;
  /**
   * Masked code of the gift card. With INVALID_GIFT_CARD_CODE, INVALID_GIFT_CARD_STATUS and GIFT_CARD_ALREADY_EXISTS.
   * @maxLength 100
   */
  giftCardCode?: string;
  /** Id of a gift card in the cart. With GIFT_CARD_NOT_FOUND_IN_CART, and if it is known with INVALID_GIFT_CARD_CODE and INVALID_GIFT_CARD_STATUS. */
  giftCardId?: string;
  /** A value of `CouponRefusalReason` with INVALID_COUPON_STATUS, and of `GiftCardRefusalReason` with INVALID_GIFT_CARD_STATUS. */
  reason?: string;
  minLineItemQuantityNotReachedDetails?: MinimumQuantityDetails;
  minSubtotalNotReachedDetails?: MinimumSubtotalDetails;
  /**
   * Delivery method that the site does not have. With DELIVERY_METHOD_NOT_FOUND.
   * @maxLength 100
   */
  code?: string;
  /**
   * App of the delivery method, beside `code`.
   * @maxLength 100
   */
  appId?: string;
  /** The ordered cart. With CART_ALREADY_ORDERED. */
  cartId?: string;
  /** Its order, beside `cartId`. */
  orderId?: string;
  [key: string]: unknown;
}

/**
 * Machine-readable reason of the failure. Has at most one of the members; empty if no details are known.
 */
export interface CartErrorDetails {
  applicationError?: CartApplicationError;
  validationError?: ValidationError;
  systemError?: SystemError;
}

/**
 * An item of a refused call: by the id of its line if the cart has it, otherwise by its catalog reference. Codes that are about modifiers or prices have the members of the reference in the item itself.
 */
export interface CartErrorItem {
  lineItemId?: string;
  catalogReference?: CatalogReference;
  id?: CartErrorItemId;
  /** Quantity that the cart would have. With INSUFFICIENT_INVENTORY. */
  requestedQuantity?: number;
  /** Quantity that is left. With INSUFFICIENT_INVENTORY. */
  availableQuantity?: number;
  invalidItemId?: CartErrorItemId;
  selectedMembership?: SelectedMembershipV2;
  /** App that owns the catalog. */
  appId?: string;
  /** @maxLength 36 */
  catalogItemId?: string;
  /** The variant and further choices. */
  options?: CartErrorItemOptions;
}

/**
 * Name of an item: the id of its line, or its catalog reference.
 */
export interface CartErrorItemId {
  lineItemId?: string;
  catalogReference?: CatalogReference;
}

/**
 * The variant and further choices.
 */
export type CartErrorItemOptions = { [key: string]: unknown };

/**
 * A fee in addition to lines and delivery.
 */
export interface CartFee {
  /**
   * Machine-readable name of the fee.
   * @minLength 1
   * @maxLength 100
   */
  code?: string;
  name?: TranslatableString;
  /**
   * App that charges the fee.
   * @minLength 1
   * @maxLength 100
   */
  providerAppId?: string;
  /**
   * Lines to which it applies. Absent or empty means the whole cart.
   * @maxItems 100
   */
  lineItemIds?: string[];
  price?: ConvertedMoney;
  /**
   * Number of cycles of a subscription in which it is charged.
   * @minimum 1
   * @maximum 999
   */
  subscriptionCycles?: number;
  source: CartFeeSource | Undeclared;
}

/**
 * A gift card that is to pay for the order. Its balance is not used before the order is placed.
 */
export interface CartGiftCard {
  /** Id of the entry in this cart, to remove the gift card. */
  id: string;
  /**
   * Code with most characters masked.
   * @maxLength 50
   */
  obfuscatedCode: string;
  /** App that manages the gift card. */
  appId: string;
  /**
   * Id that the app gave to the gift card.
   * @minLength 1
   * @maxLength 50
   */
  externalId?: string;
  /** Amount that the buyer wants it to pay. If absent, as much as possible. */
  requestedRedeemAmount?: ConvertedMoney;
}

/**
 * An image in the site's media store, as sent in a request.
 */
export interface CartImageInput {
  /**
   * Id of the file in the media store.
   * @maxLength 400
   */
  id: string;
  /** Address of the file, if it is not in the media store. */
  url?: string;
  /**
   * Text alternative, for people who cannot see the image.
   * @maxLength 200
   */
  altText?: string;
}

/**
 * One line of a cart. Its prices and its status are those of the last refresh or change, not of the moment of reading.
 */
export interface CartLine {
  /** Id of the line within the cart. */
  id: string;
  name?: TranslatableString;
  quantityInfo?: CartLineQuantity;
  pricing?: CartLinePricing;
  source?: CartLineSource;
  attributes?: CartLineAttributes;
  deliveryConfig?: CartLineDeliveryConfig;
  taxConfig?: CartLineTaxConfig;
  paymentConfig?: CartLinePaymentConfig;
  status: CartLineStatus | Undeclared;
  extendedFields?: ExtendedFields;
  /**
   * Chosen extras, by group.
   * @maxItems 25
   */
  modifierGroups?: CartModifierGroup[];
  /**
   * Discounts on this line, already part of its prices.
   * @maxItems 100
   */
  discounts?: CartLineDiscount[];
  /** True if the line does not come from a catalog. */
  customLineItem: boolean;
}

/**
 * Properties of the item, to display and to deliver it.
 */
export interface CartLineAttributes {
  /**
   * Chosen options and texts, to display below the name.
   * @maxItems 100
   */
  descriptionLines?: DescriptionLine[];
  /** May be absent in the response to the call that added the line, and present in the next read. */
  image?: LimitedImage;
  url?: ItemPageUrl;
  /**
   * Policies of the item, such as the cancellation policy.
   * @maxItems 5
   */
  policies?: Policy[];
  itemType?: ItemType;
  physicalProperties?: PhysicalProperties;
  subscriptionInfo?: SubscriptionOptionInfo;
  serviceProperties?: ServiceProperties;
  /** True if only members may buy the item. */
  membersOnly: boolean;
}

/**
 * A discount on one line.
 */
export interface CartLineDiscount {
  name?: TranslatableString;
  /** Amount deducted from the price of the line. */
  amountOff?: ConvertedMoney;
  source?: DiscountSource;
}

/**
 * Values that override those of the catalog for this line.
 */
export interface CartLineOverrides {
  name?: TranslatableString;
  /**
   * Unit price after the discounts of the catalog.
   * @pattern ^\d{1,9}(\.\d{1,3})?$
   */
  salePrice?: string;
  /**
   * Unit price before discounts.
   * @pattern ^\d{1,9}(\.\d{1,3})?$
   */
  fullPrice?: string;
  /** @maxItems 20 */
  descriptionLines?: DescriptionLine[];
  physicalProperties?: PhysicalProperties;
  image?: LimitedImage;
  paymentOption?: PaymentOption;
  /**
   * Amount to pay now per unit; above 0.
   * @pattern ^\d{1,9}(\.\d{1,3})?$
   */
  depositAmount?: string;
  /** Whether the payment method is saved for later charges. */
  savePaymentMethod?: boolean;
  /** App that manages the stock of the item. */
  inventoryAppId?: string;
}

/**
 * Values to override those of the catalog for this line. For the owner and apps only.
 */
export interface CartLineOverridesInput {
  name?: TranslatableString;
  /**
   * Unit price after the discounts of the catalog.
   * @pattern ^\d{1,9}(\.\d{1,3})?$
   */
  salePrice?: string;
  /**
   * Unit price before discounts.
   * @pattern ^\d{1,9}(\.\d{1,3})?$
   */
  fullPrice?: string;
  /** @maxItems 20 */
  descriptionLines?: readonly DescriptionLine[];
  physicalProperties?: PhysicalPropertiesInput;
  image?: CartImageInput;
  paymentOption?: PaymentOption;
  /**
   * Amount to pay now per unit; above 0.
   * @pattern ^\d{1,9}(\.\d{1,3})?$
   */
  depositAmount?: string;
  /** Whether the payment method is saved for later charges. */
  savePaymentMethod?: boolean;
  /** App that manages the stock of the item. */
  inventoryAppId?: string;
}

/**
 * Time and means of the payment for the item.
 */
export interface CartLinePaymentConfig {
  /** Whether the payment method is saved for later charges. */
  savePaymentMethod: boolean;
  /**
   * Text that the buyer must accept before paying. Absent if no consent is required.
   * @minLength 1
   * @maxLength 2500
   */
  consentRequiredPaymentPolicy?: string;
  /** Amount to pay now per unit, with the payment option DEPOSIT_ONLINE. */
  depositAmount?: ConvertedMoney;
  /** @deprecated The platform has announced the end of this field for 2026-06-22; its successor is `membership`. */
  selectedMembership?: SelectedMembershipV2;
  paymentOption: PaymentOptionType | Undeclared;
  membership?: LineMembership;
}

/**
 * Earlier prices of one unit, including its extras.
 */
export interface CartLinePriceBreakdown {
  /** Before any discount, to display struck through. */
  fullPrice?: ConvertedMoney;
  /** After the discounts of the catalog, before those of the cart. */
  salePrice?: ConvertedMoney;
  /** Price of the chosen extras, included in the other prices. */
  totalModifiersPrice?: ConvertedMoney;
}

/**
 * Prices of a line.
 */
export interface CartLinePricing {
  /** Price of one unit after all discounts on the line. */
  unitPrice?: ConvertedMoney;
  /** `unitPrice` times the confirmed quantity. */
  totalPrice?: ConvertedMoney;
  priceDescription?: PriceDescription;
  /** True if the price is not known until the order is placed. */
  priceUndetermined: boolean;
  breakdown?: CartLinePriceBreakdown;
}

/**
 * The new quantity of a line, in an object of its own.
 */
export interface CartLineQuantityUpdate {
  /** Requested quantity; 0 is not valid, remove the line instead. */
  newQuantity: Quantity;
}

/**
 * Origin of a line.
 */
export interface CartLineSource {
  catalogReference?: CatalogReference;
  catalogOverrideFields?: CartLineOverrides;
  /**
   * Id of the catalog's item, if `catalogItemId` identifies only a part of it, such as a variant.
   * @minLength 1
   * @maxLength 36
   */
  rootCatalogItemId?: string;
  /** App that manages the stock, if it is another app than the catalog's. */
  inventoryAppId?: string;
}

/**
 * Prices of one line.
 */
export interface CartLineSummary {
  /** Id of the line in the cart. */
  lineItemId: string;
  /** Confirmed quantity. */
  quantity: Quantity;
  /** Price of one unit after all discounts on the line. */
  unitPrice?: ConvertedMoney;
  /** Price of the line after the discounts on it, before those on the subtotal. */
  totalPrice?: ConvertedMoney;
}

/**
 * Taxation of a line.
 */
export interface CartLineTaxConfig {
  taxableAddress?: TaxableAddress;
  /**
   * Tax group that applies to the item.
   * @maxLength 50
   */
  taxGroupId?: string;
}

/**
 * Changes of one line.
 */
export interface CartLineUpdate {
  /** Id within the cart (`lineItems[].id`). */
  lineItemId: string;
  quantity?: CartLineQuantityUpdate;
  /** @deprecated The platform has announced the end of this field for 2026-06-22; its successor is `membershipPayment`. */
  selectedMembership?: SelectedMembershipUpdate;
  membershipPayment?: MembershipInput;
}

/**
 * One extra of a line.
 */
export interface CartModifier {
  /**
   * @minLength 1
   * @maxLength 36
   */
  readonly id?: string;
  quantity?: Quantity;
  label?: TranslatableString;
  details?: TranslatableString;
  price?: ConvertedMoney;
}

/**
 * A group of extras, such as toppings.
 */
export interface CartModifierGroup {
  /**
   * @minLength 1
   * @maxLength 36
   */
  readonly id?: string;
  name?: TranslatableString;
  /**
   * @minItems 1
   * @maxItems 25
   */
  modifiers?: CartModifier[];
}

/**
 * Gift card and billing data.
 */
export interface CartPaymentInfo {
  /**
   * The gift card of the cart, if it has one.
   * @maxItems 1
   */
  readonly giftCards: readonly CartGiftCard[];
  /** Currency in which the buyer will pay. */
  currencyCode: CurrencyCode;
  billingAddress?: CartAddress;
  billingContact?: ContactDetails;
}

/**
 * Billing data that the caller may set.
 */
export interface CartPaymentInfoInput {
  billingAddress?: CartAddressInput;
  billingContact?: ContactDetails;
}

/**
 * `total` is `subtotal` minus `discount`, plus `delivery`, `additionalFees` and `tax`. A part that was not requested is 0.
 */
export interface CartPriceSummary {
  /** Sum of all lines after the discounts on lines. */
  subtotal?: ConvertedMoney;
  /** Discounts on the subtotal. Discounts on lines and on the delivery are already deducted there. */
  discount?: ConvertedMoney;
  /** After the discount on the delivery. */
  delivery?: ConvertedMoney;
  /** Sum of all fees. */
  additionalFees?: ConvertedMoney;
  /** Tax to add. 0 if the prices include it; `taxSummary` has the included amounts. */
  tax?: ConvertedMoney;
  /** Amount of the order, before gift cards. */
  total?: ConvertedMoney;
}

/**
 * Origin of the cart.
 */
export interface CartSource {
  channelType: ChannelType | Undeclared;
  /**
   * Entities of other systems that stand for this cart.
   * @maxItems 10
   */
  readonly externalReferences: readonly ExternalReference[];
  createdBy?: CartCreator;
  customContentReference?: CustomContentReference;
}

/**
 * Origin of the cart, as sent in a request.
 */
export interface CartSourceInput {
  channelType?: ChannelType;
  customContentReference?: CustomContentReference;
}

/**
 * The totals of a cart at one moment. The platform does not keep it.
 */
export interface CartSummary {
  /** The cart that was computed. */
  cartId: string;
  /** Revision of the cart at that moment. A cart with another revision has other totals. */
  cartRevision: string;
  /** Id of this computation. */
  calculationId: string;
  /**
   * Lines with a confirmed quantity above 0.
   * @maxItems 300
   */
  lineItems: CartLineSummary[];
  /**
   * All discounts, with their amounts.
   * @maxItems 100
   */
  discounts: CartSummaryDiscount[];
  deliverySummary?: DeliverySummary;
  /** @maxItems 100 */
  additionalFees: CartFee[];
  taxSummary?: CartTaxSummary;
  priceSummary?: CartPriceSummary;
  paymentSummary?: PaymentSummary;
  /**
   * Proof of these prices, for the call that places an order. Opaque.
   * @maxLength 1024
   */
  priceVerificationToken?: string;
  /** @deprecated The platform has announced the end of this field for 2026-08-01; its successor is `violations`. */
  calculationErrors?: CartCalculationErrors;
  /**
   * Problems reported by the site's validation plug-ins.
   * @deprecated The platform has announced the end of this field for 2026-08-01; its successor is `violations`.
   * @maxItems 100
   */
  spiViolations?: Violation[];
  /**
   * Problems with the cart. One of severity ERROR prevents the order.
   * @maxItems 100
   */
  violations: CartViolation[];
}

/**
 * One discount and the amount that it deducts.
 */
export interface CartSummaryDiscount {
  name?: TranslatableString;
  source?: DiscountSource;
  scope: DiscountScope | Undeclared;
  /**
   * Number of cycles of a subscription in which it applies.
   * @minimum 1
   * @maximum 1000
   */
  subscriptionCycles?: number;
  /** Amount deducted from this cart. */
  total?: ConvertedMoney;
  /**
   * Parts of the amount by line, for the scope LINE_ITEM.
   * @maxItems 100
   */
  lineItemDiscounts?: LineDiscountAmount[];
}

/**
 * One tax and its sum.
 */
export interface CartTax {
  name?: TranslatableString;
  /** Amount that is taxed, without the tax. */
  taxableAmount?: ConvertedMoney;
  /** Amount that this tax leaves out. */
  exemptAmount?: ConvertedMoney;
  /** The tax. */
  amount?: ConvertedMoney;
}

/**
 * Settings for taxes.
 */
export interface CartTaxInfo {
  /** Whether the prices include tax. */
  readonly pricesIncludeTax: boolean;
  /** Group of exempt buyers to which the buyer belongs. */
  taxExemptGroupId?: string;
}

/**
 * Settings for taxes that the caller may set.
 */
export interface CartTaxInfoInput {
  /**
   * Group of exempt buyers to which the buyer belongs.
   * @nullable
   */
  taxExemptGroupId?: string | null;
}

/**
 * Taxes of the cart.
 */
export interface CartTaxSummary {
  /**
   * Sums by tax.
   * @maxItems 100
   */
  taxes: CartTax[];
  /** Amount that is not taxed. */
  totalExempt?: ConvertedMoney;
  /** Whether the prices include tax. */
  readonly pricesIncludeTax: boolean;
  /** @maxItems 300 */
  lineItemTaxes: LineTax[];
  /** Part of the sums in `taxes`. */
  deliveryTax?: ConvertedMoney;
  /** @maxItems 100 */
  additionalFeeTaxes: FeeTax[];
}

/**
 * Items that a visitor or member intends to buy, and everything that the order will need. The cart is also the checkout: its id is the checkout id. Amounts are in `businessInfo.currencyCode`, converted amounts in `customerInfo.currencyCode`. The cart has no total except `subtotal`; `calculateCurrentCart` and `estimateCurrentCart` compute the totals.
 */
export interface CartV2 {
  /** Also the id to give to a redirect session as the checkout. */
  readonly id: string;
  /** Number of changes; a whole number as text. No call takes it: the last change wins. */
  readonly revision: string;
  readonly createdDate?: string;
  readonly updatedDate?: string;
  /**
   * Lines, oldest first. Empty after the last one was removed.
   * @maxItems 300
   */
  readonly lineItems: readonly CartLine[];
  /** Sum of the prices of all lines at the last refresh. */
  subtotal?: ConvertedMoney;
  /**
   * Message from the buyer to the merchant.
   * @maxLength 1000
   */
  note?: string;
  /**
   * The coupon of the cart, if it has one. Only a summary has the amount that it deducts.
   * @maxItems 1
   */
  readonly coupons: readonly CartCouponV2[];
  source?: CartSource;
  businessInfo?: CartBusinessInfo;
  customerInfo?: CartCustomer;
  deliveryInfo?: CartDelivery;
  taxInfo?: CartTaxInfo;
  paymentInfo?: CartPaymentInfo;
  /** True after the order was placed. Every later change of the cart is rejected. */
  readonly orderPlaced: boolean;
  /** The order. Absent before it is placed. */
  readonly orderId?: string;
  /** Stays the same from the cart to the order. */
  readonly purchaseFlowId?: string;
  settings?: CartSettings;
  /**
   * Page to which the buyer is sent for payment, in place of the platform's own.
   * @maxLength 2048
   */
  customCheckoutUrl?: string;
  extendedFields?: ExtendedFields;
  /** True for the current cart of its owner; false for a cart that was made beside it. */
  readonly currentCart: boolean;
  /** True for a cart that is only a demonstration and can never be ordered. */
  demo: boolean;
}

/**
 * Fields of the cart that the caller may set. Absent fields keep their value; `null` clears a field.
 */
export interface CartV2Changes {
  /**
   * Message from the buyer to the merchant.
   * @maxLength 1000
   * @nullable
   */
  note?: string | null;
  source?: CartSourceInput;
  businessInfo?: CartBusinessInfoInput;
  customerInfo?: CartCustomerInput;
  deliveryInfo?: CartDeliveryInput;
  taxInfo?: CartTaxInfoInput;
  paymentInfo?: CartPaymentInfoInput;
  /**
   * Page to which the buyer is sent for payment, in place of the platform's own. The text `{checkout_id}` in it becomes the id of the cart.
   * @maxLength 2048
   * @nullable
   */
  customCheckoutUrl?: string | null;
  extendedFields?: ExtendedFields;
  /** True for a cart that is only a demonstration and can never be ordered. */
  demo?: boolean;
}

export interface CartV2Response {
  cart?: CartV2;
}

/**
 * A problem with the cart. At most one member whose name ends with `Data` is present; the code determines which.
 */
export interface CartViolation {
  scope: CartViolationScope | Undeclared;
  code: CartViolationCode | Undeclared;
  severity: ViolationSeverity | Undeclared;
  /**
   * Message in English, for the buyer or for logs.
   * @maxLength 1000
   */
  description?: string;
  customValidationData?: CustomValidationData;
  invalidCouponStatusData?: CouponStatusData;
  invalidCouponCodeData?: CouponCodeData;
  invalidGiftCardCodeData?: GiftCardCodeData;
  invalidGiftCardStatusData?: GiftCardStatusData;
  lineItemsOutOfStockData?: OutOfStockData;
  membersOnlyItemData?: MembersOnlyData;
  subtotalBelowOrderMinimumData?: OrderMinimumData;
  invalidMembershipStatusData?: MembershipStatusData;
}

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
 * An amount in the currency of the site and in the currency shown to the buyer, as plain decimals. The platform never formats it; `businessInfo.currencyCode` and `customerInfo.currencyCode` of the cart name the currencies.
 */
export interface ConvertedMoney {
  /**
   * In the currency of the site: at most 999 999 999, with up to three decimals.
   * @pattern ^\d{1,9}(\.\d{1,3})?$
   */
  amount: string;
  /**
   * In the currency of the buyer. Without conversion, equal to `amount`.
   * @pattern ^\d{1,9}(\.\d{1,3})?$
   */
  readonly convertedAmount: string;
}

/**
 * A coupon to add.
 */
export interface CouponInput {
  /**
   * Code as the buyer enters it.
   * @minLength 1
   * @maxLength 50
   */
  code: string;
}

/**
 * The coupon exists but cannot be added to this cart. The cart is unchanged.
 */
export type CouponNotAddedResponse = CartErrorBody;

/**
 * The coupon cannot be removed. The cart is unchanged.
 */
export type CouponNotRemovedResponse = CartErrorBody;

/**
 * Reason why a coupon cannot be used. At most one member whose name ends with `Details` is present.
 */
export interface CouponStatusData {
  /** @maxLength 100 */
  couponCode: string;
  reason: CouponRefusalReason | Undeclared;
  minLineItemQuantityNotReachedDetails?: MinimumQuantityDetails;
  minSubtotalNotReachedDetails?: MinimumSubtotalDetails;
}

/**
 * No coupon has the given code. The cart is unchanged.
 */
export type CouponUnknownResponse = CartErrorBody;

/**
 * Content of the new cart. All members are optional.
 */
export interface CreateCurrentCartRequest {
  cart?: CartV2Changes;
  /**
   * Catalog items to add.
   * @maxItems 300
   */
  catalogItems?: readonly NewCartItem[];
  /**
   * Custom lines to add. For the owner and apps only.
   * @maxItems 300
   */
  customItems?: readonly NewCustomItem[];
  /**
   * Coupon to add.
   * @maxItems 1
   */
  coupons?: readonly CouponInput[];
  deliveryMethod?: DeliveryMethodInput;
  /**
   * Gift cards to add. The list may have five entries, but a cart keeps one gift card.
   * @maxItems 5
   */
  giftCards?: readonly GiftCardInput[];
}

/**
 * The content is not valid, or a code is unknown. No cart was created.
 */
export type CreateRejectedResponse = CartErrorBody;

/**
 * The caller has no cart. Adding a line creates one. The platform uses two codes for this.
 */
export type CurrentCartNotFoundResponse = ErrorBody;

/**
 * Properties of a custom line, to display and to deliver it.
 */
export interface CustomItemAttributes {
  /**
   * Options and texts, to display below the name.
   * @maxItems 100
   */
  descriptionLines?: readonly DescriptionLine[];
  image?: CartImageInput;
  url?: ItemPageUrl;
  itemType: ItemType;
  physicalProperties?: PhysicalPropertiesInput;
  serviceProperties?: ServiceProperties;
  /** True if only members may buy it. */
  membersOnly?: boolean;
}

/**
 * Delivery of a custom line.
 */
export interface CustomItemDeliveryConfig {
  /** Delivery profile of the site. */
  deliveryProfileId?: string;
}

/**
 * Payment of a custom line.
 */
export interface CustomItemPaymentConfig {
  /** Amount to pay now per unit. Only for the payment option DEPOSIT_ONLINE. */
  depositAmount?: MoneyInput;
  paymentOption?: PaymentOptionType;
}

/**
 * Prices of a custom line.
 */
export interface CustomItemPricing {
  /** Unit price. */
  price: MoneyInput;
  /** Unit price before discounts. If absent, the same as `price`. */
  fullPrice?: MoneyInput;
  priceDescription?: PriceDescription;
  /** True if the price is not known until the order is placed. */
  priceUndetermined?: boolean;
}

/**
 * Quantity of a custom line.
 */
export interface CustomItemQuantity {
  requestedQuantity: Quantity;
  /** Number of available units. If absent, unlimited. */
  availableQuantity?: number;
  /** True if the buyer cannot change the quantity. */
  fixedQuantity?: boolean;
}

/**
 * Origin of a custom line, for the app that manages it.
 */
export interface CustomItemSource {
  /** The catalog is not queried. */
  catalogReference?: CatalogReference;
  /**
   * Id of the catalog's item, if `catalogItemId` identifies only a part of it.
   * @minLength 1
   * @maxLength 36
   */
  rootCatalogItemId?: string;
  /** App that manages the stock. */
  inventoryAppId?: string;
}

/**
 * An empty object.
 */
export interface DeleteCartV2Response {
  [key: string]: unknown;
}

/**
 * A delivery method of the site.
 */
export interface DeliveryMethodInput {
  /**
   * Code of the method.
   * @maxLength 100
   */
  code: string;
  /**
   * App that offers the method. Needed if two apps use the same code.
   * @nullable
   */
  appId?: string | null;
}

/**
 * The delivery method cannot be set. The cart is unchanged.
 */
export type DeliveryMethodNotSetResponse = CartErrorBody;

/**
 * The delivery method and its price.
 */
export interface DeliverySummary {
  method?: CartDeliveryMethod;
  /** After the discount on the delivery. */
  price?: ConvertedMoney;
}

/**
 * Parts to compute. All are off unless they are requested.
 */
export interface EstimateCurrentCartRequest {
  /** True reads the catalogs first and brings prices and availability up to date, as `refreshCurrentCart` does. */
  refreshCart?: boolean;
  validationConfig?: ValidationConfig;
  /** True adds the price of the delivery method. */
  calculateDelivery?: boolean;
  /** True adds additional fees. */
  calculateAdditionalFees?: boolean;
  /** True adds tax. */
  calculateTax?: boolean;
  /** True computes the amount that the gift card pays. */
  calculateGiftCards?: boolean;
}

/**
 * Tax of one fee.
 */
export interface FeeTax {
  /**
   * Code of the entry in `additionalFees`.
   * @minLength 1
   * @maxLength 100
   */
  additionalFeeCode: string;
  tax?: ConvertedMoney;
}

/**
 * A submission of one form of the site.
 */
export interface FormSubmission {
  /** Id of the entry to which the submission belongs. */
  id?: string;
  /** Id of the submission in the forms app. */
  formSubmissionId?: string;
}

/**
 * A gift card to add.
 */
export interface GiftCardInput {
  /**
   * Code as the buyer enters it.
   * @minLength 8
   * @maxLength 20
   */
  code: string;
  /** Amount that the card should pay. If absent, as much as possible. */
  redeemAmount?: MoneyInput;
}

/**
 * The gift card exists but cannot be added to this cart. The cart is unchanged.
 */
export type GiftCardNotAddedResponse = CartErrorBody;

/**
 * The gift card cannot be removed. The cart is unchanged.
 */
export type GiftCardNotRemovedResponse = CartErrorBody;

/**
 * Amount that a gift card pays.
 */
export interface GiftCardSummary {
  /** Id of the gift card in the cart. */
  giftCardId: string;
  redeemAmount?: ConvertedMoney;
}

/**
 * No gift card has the given code. The cart is unchanged.
 */
export type GiftCardUnknownResponse = CartErrorBody;

/**
 * Kind of the item. Exactly one of the members is present.
 */
export interface ItemType {
  preset?: ItemTypePreset;
  /** A kind that the app defines. */
  custom?: string;
}

/**
 * Amount deducted from one line.
 */
export interface LineDiscountAmount {
  /** Id of the line in the cart. */
  lineItemId?: string;
  amountOff?: ConvertedMoney;
}

/**
 * The membership that covers the line. Exactly one of `existingMembership` and `futureMembership` is present.
 */
export interface LineMembership {
  existingMembership?: ExistingMembership;
  futureMembership?: FutureMembership;
  name?: TranslatableString;
  /** Number of credits or sessions that the line uses. */
  readonly redemptionCost?: number;
  redemptionType: RedemptionType | Undeclared;
}

/**
 * A line is not in the cart, or the order was placed. Nothing was removed.
 */
export type LineNotFoundResponse = CartErrorBody;

/**
 * Tax of one line.
 */
export interface LineTax {
  /** Id of the line in the cart. */
  lineItemId: string;
  tax?: ConvertedMoney;
  /**
   * Share of the price: `0.19` is 19 %. From 0 to 1, with up to six decimals.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  rate?: string;
}

/**
 * A line cannot be changed in this way. The cart is unchanged.
 */
export type LineUpdateNotPossibleResponse = CartErrorBody;

/**
 * The changes are not valid. The cart is unchanged.
 */
export type LineUpdateRejectedResponse = CartErrorBody;

/**
 * A membership that is to cover the line. Give exactly one of the members.
 */
export interface MembershipInput {
  existingMembership?: ExistingMembership;
  futureMembership?: FutureMembership;
}

/**
 * Subtotal that the coupon requires.
 */
export interface MinimumSubtotalDetails {
  requiredMinimumSubtotal?: ConvertedMoney;
  /**
   * Description by the service for coupons.
   * @maxLength 100
   */
  originalDescription?: string;
}

/**
 * An amount in the currency of the site, as sent in a request.
 */
export interface MoneyInput {
  /**
   * At most 999 999 999, with up to three decimals.
   * @pattern ^\d{1,9}(\.\d{1,3})?$
   */
  amount: string;
}

/**
 * A catalog item to add.
 */
export interface NewCartItem {
  catalogReference: CatalogReference;
  quantity: Quantity;
  /** @deprecated The platform has announced the end of this field for 2026-06-22; its successor is `membershipPayment`. */
  selectedMembership?: SelectedMembershipInput;
  catalogOverrideFields?: CartLineOverridesInput;
  extendedFields?: ExtendedFields;
  /** App that manages the stock, if it is another app than the catalog's. */
  inventoryAppId?: string;
  membershipPayment?: MembershipInput;
}

/**
 * One extra, as sent in a request. The platform gives it an id.
 */
export interface NewCartModifier {
  quantity?: Quantity;
  label?: TranslatableString;
  details?: TranslatableString;
  price?: MoneyInput;
}

/**
 * A group of extras, as sent in a request. The platform gives it an id.
 */
export interface NewCartModifierGroup {
  name?: TranslatableString;
  /**
   * @minItems 1
   * @maxItems 25
   */
  modifiers: readonly NewCartModifier[];
}

/**
 * A line that does not come from a catalog. The caller sets name, price and properties.
 */
export interface NewCustomItem {
  name: TranslatableString;
  quantityInfo: CustomItemQuantity;
  pricing: CustomItemPricing;
  source?: CustomItemSource;
  attributes: CustomItemAttributes;
  deliveryConfig?: CustomItemDeliveryConfig;
  taxConfig?: CartLineTaxConfig;
  paymentConfig?: CustomItemPaymentConfig;
  /**
   * Extras, by group.
   * @maxItems 25
   */
  modifierGroups?: readonly NewCartModifierGroup[];
}

/**
 * The smallest subtotal that the site accepts.
 */
export interface OrderMinimumData {
  minimumOrderSubtotal?: ConvertedMoney;
  /** Amount that is missing. */
  remainingAmount?: ConvertedMoney;
}

/**
 * Payment option of the item, wrapped so that it can be absent.
 */
export interface PaymentOption {
  value: PaymentOptionType;
}

/**
 * The amounts to pay, and when.
 */
export interface PaymentSummary {
  /** @maxItems 1 */
  giftCards: GiftCardSummary[];
  /** @maxItems 300 */
  memberships: MembershipSummary[];
  /** @maxItems 100 */
  subscriptionCharges: SubscriptionCharges[];
  /** True if something remains to be paid after the gift card. */
  requiresPaymentAfterGiftCard: boolean;
  /** Total minus the amount that the gift card pays. */
  totalAfterGiftCards?: ConvertedMoney;
  /** Part to pay with the order. */
  payNow?: ConvertedMoney;
  /** Part to pay later, such as the remainder after a deposit. */
  payLater?: ConvertedMoney;
  /** Part to pay after the free trial of a subscription. */
  payAfterFreeTrial?: ConvertedMoney;
}

export interface RemoveCouponFromCurrentCartRequest {
  /** Id of the coupon within the cart (`coupons[].id`), not its code. */
  couponId: string;
}

export interface RemoveGiftCardFromCurrentCartRequest {
  /** Id of the gift card within the cart (`paymentInfo.giftCards[].id`), not its code. */
  giftCardId: string;
}

export interface RemoveLineItemsFromCurrentCartRequest {
  /**
   * Ids of the lines (`lineItems[].id` of the cart).
   * @minItems 1
   * @maxItems 100
   */
  lineItemIds: readonly string[];
}

/**
 * The membership that is to cover the line, in its earlier form.
 */
export interface SelectedMembershipInput {
  /**
   * Id that the app assigned to the membership.
   * @minLength 1
   * @maxLength 200
   */
  id: string;
  /** App that manages the membership. */
  appId: string;
}

/**
 * The new membership of a line, in an object of its own.
 */
export interface SelectedMembershipUpdate {
  newMembership?: SelectedMembershipInput;
}

export interface SetDeliveryMethodForCurrentCartRequest {
  deliveryMethod: DeliveryMethodInput;
}

/**
 * Address that determines the tax.
 */
export interface TaxableAddress {
  addressType: TaxableAddressType;
}

export interface UpdateCartV2Request {
  cart: CartV2Changes;
}

export interface UpdateFormSubmissionsInCurrentCartRequest {
  /**
   * Submissions to attach.
   * @minItems 1
   * @maxItems 1000
   */
  formSubmissions?: readonly FormSubmission[];
}

export interface UpdateLineItemsInCurrentCartRequest {
  /**
   * @minItems 1
   * @maxItems 100
   */
  lineItems?: readonly CartLineUpdate[];
}

/**
 * The cart cannot be changed in this way. It is unchanged.
 */
export type UpdateNotPossibleResponse = CartErrorBody;

/**
 * A field is not valid. The cart is unchanged.
 */
export type UpdateRejectedResponse = CartErrorBody;

/**
 * Checks by the site's own validation plug-ins: none, those before the checkout, or those of the checkout. If absent, none run; that is assumed.
 */
export type ValidationConfig = 'SKIP_VALIDATIONS' | 'PRE_CHECKOUT_VALIDATIONS' | 'CHECKOUT_VALIDATIONS';

/**
 * Tax number of the buyer; used in Brazil only.
 */
export interface VatId {
  /** @maxLength 100 */
  id: string;
  type: VatType;
}
