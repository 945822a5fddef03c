// Generated from spec/orders.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Undeclared } from '../../src/core/undeclared.ts';
export type { Undeclared };

import type {
  AddressLocation,
  BooleanCondition,
  CatalogReference,
  ChannelType,
  CountryCode,
  CurrencyCode,
  CursorPagingMetadata,
  DeliveryTimeSlot,
  DescriptionLine,
  DigitsCondition,
  DiscountRuleName,
  ErrorBody,
  ExtendedFields,
  FormerOrderActivityType,
  InstantCondition,
  ItemTypePreset,
  JurisdictionType,
  MembershipOperators,
  MerchantComment,
  OrderActivityType,
  OrderAttributionSource,
  OrderBalance,
  OrderBuyer,
  OrderCashRounding,
  OrderCreator,
  OrderCreditCard,
  OrderCurrencyConversion,
  OrderCustomField,
  OrderDiscountReason,
  OrderFeeSource,
  OrderLocation,
  OrderManagedLine,
  OrderMembershipRefund,
  OrderPickup,
  OrderQuantityChange,
  OrderReceipt,
  OrderSavedPaymentMethod,
  OrderShippingRegion,
  OrderTags,
  OrderTaxRate,
  OrderTranslatedValue,
  OrderedAtLocation,
  OrderedDecimalQuantity,
  OrderedFile,
  OrderedSubscription,
  PaymentOptionType,
  PhysicalProperties,
  PlatformFeeChargeType,
  PriceDescription,
  ShopOrderFulfillmentStatus,
  ShopOrderPaymentStatus,
  ShopOrderStatus,
  SortOrder,
  StreetAddress,
  Subdivision,
  TaxableAddressType,
  TextCondition,
  TranslatableString,
  VatType,
  WeightUnit,
} from '../shared/types.ts';

export type {
  AddressLocation,
  ApplicationError,
  ApplicationErrorData,
  BadRequestResponse,
  BooleanCondition,
  BooleanOperators,
  CatalogReference,
  CatalogReferenceOptions,
  ChannelType,
  ColorValue,
  CountryCode,
  CurrencyCode,
  CursorPagingMetadata,
  Cursors,
  DeliveryTimeSlot,
  DescriptionLine,
  DescriptionLineName,
  DigitsCondition,
  DigitsOperators,
  DiscountRuleName,
  ErrorBody,
  ErrorDetails,
  ErrorDetailsTracing,
  ExtendedFields,
  ExtendedFieldsNamespaces,
  FieldViolation,
  FieldViolationData,
  FormerOrderActivityType,
  InstantCondition,
  InstantOperators,
  ItemTypePreset,
  JurisdictionType,
  MeasurementUnit,
  MembershipOperators,
  MerchantComment,
  OrderActivityType,
  OrderAttributionSource,
  OrderBalance,
  OrderBuyer,
  OrderCashRounding,
  OrderCreator,
  OrderCreditCard,
  OrderCurrencyConversion,
  OrderCustomField,
  OrderDiscountReason,
  OrderExternalReceipt,
  OrderFeeSource,
  OrderLocation,
  OrderManagedLine,
  OrderMembershipRefund,
  OrderPickup,
  OrderPickupAddress,
  OrderPlatformReceipt,
  OrderQuantityChange,
  OrderQuantityChangeType,
  OrderReceipt,
  OrderSavedPaymentMethod,
  OrderShippingRegion,
  OrderTagList,
  OrderTags,
  OrderTaxRate,
  OrderTranslatedValue,
  OrderedAtLocation,
  OrderedDecimalQuantity,
  OrderedFile,
  OrderedFreeTrialPeriod,
  OrderedSubscription,
  OrderedSubscriptionSettings,
  PaymentOptionType,
  PhysicalProperties,
  PickupMethod,
  PlainTextValue,
  PlatformFeeChargeType,
  PriceDescription,
  ShopOrderFulfillmentStatus,
  ShopOrderPaymentStatus,
  ShopOrderStatus,
  SortOrder,
  StreetAddress,
  Subdivision,
  SubscriptionFrequency,
  SystemError,
  TaxableAddressType,
  TextCondition,
  TextOperators,
  TooManyRequestsResponse,
  TranslatableString,
  UnauthorizedResponse,
  ValidationError,
  VatType,
  ViolatedRule,
  WeightUnit,
} from '../shared/types.ts';

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
 * The sales channel that the field must equal, or an object of operators.
 */
export type ChannelTypeCondition = ChannelType | ChannelTypeOperators;

/**
 * Operators on the sales channel. If there are several, all must match.
 */
export interface ChannelTypeOperators {
  $eq?: ChannelType;
  $ne?: ChannelType;
  /**
   * Equal to one of these values.
   * @maxItems 20
   */
  $in?: readonly ChannelType[];
  /**
   * Equal to none of these values.
   * @maxItems 20
   */
  $nin?: readonly ChannelType[];
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
 * Scope of the discount: the whole cart, some lines, or shipping.
 */
export type DiscountType = 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING';

/**
 * A text that the field must equal, or an object of operators.
 */
export type ExactTextCondition = string | ExactTextOperators;

/**
 * Operators on a text that is compared as a whole. If there are several, all must match.
 */
export interface ExactTextOperators {
  /** Equal to this value. */
  $eq?: string;
  /** Not equal to this value. */
  $ne?: string;
  /**
   * Equal to one of these values.
   * @maxItems 100
   */
  $in?: readonly string[];
  /**
   * Equal to none of these values.
   * @maxItems 100
   */
  $nin?: readonly string[];
}

/**
 * An amount of money as a plain decimal and as formatted text, in the currency of the order.
 */
export interface FormattedPrice {
  /** @pattern ^\d{1,16}(\.\d+)?$ */
  amount: string;
  formattedAmount: string;
}

export interface GetShopOrderResponse {
  order?: ShopOrder;
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
 * Kind of the item. Exactly one of the members is present.
 */
export interface ItemType {
  preset?: ItemTypePreset | Undeclared;
  /** A kind that the app defines. */
  custom?: string;
}

/**
 * Something that happened to the order. `activityType` tells what; the member that belongs to it, if there is one, holds the details.
 */
export interface OrderActivity {
  merchantComment?: MerchantComment;
  orderRefunded?: OrderRefund;
  draftOrderChangesApplied?: OrderDraftChanges;
  savedPaymentMethod?: OrderSavedPaymentMethod;
  authorizedPaymentCreated?: OrderAuthorizedPayment;
  authorizedPaymentCaptured?: OrderAuthorizedPayment;
  authorizedPaymentVoided?: OrderAuthorizedPayment;
  refundInitiated?: OrderRefundStart;
  paymentRefunded?: OrderRefundOutcome;
  paymentRefundFailed?: OrderRefundOutcome;
  refundedAsStoreCredit?: OrderStoreCredit;
  paymentPending?: OrderPaymentAttempt;
  /** The payment was canceled by the buyer. */
  paymentCanceled?: OrderPaymentAttempt;
  paymentDeclined?: OrderPaymentAttempt;
  receiptCreated?: OrderReceipt;
  receiptSent?: OrderReceipt;
  chargebackCreated?: OrderChargeback;
  chargebackReversed?: OrderChargebackReversal;
  id?: string;
  /** Address of the person who did it. Absent if the platform did. */
  authorEmail?: string;
  createdDate?: string;
  /** @deprecated The platform has announced the end of this field for 2026-03-01; its successor is `activityType`. */
  type: FormerOrderActivityType | Undeclared;
  activityType: OrderActivityType | Undeclared;
}

/**
 * Payment that a card company reserved, and that the merchant captures or voids.
 */
export interface OrderAuthorizedPayment {
  paymentId: string;
  amount?: FormattedPrice;
  /**
   * Last four digits of the card number.
   * @maxLength 4
   */
  lastFourDigits?: string;
  /**
   * Company of the card.
   * @maxLength 100
   */
  brand?: string;
}

/**
 * Payments of the order, and the amount that is still open.
 */
export interface OrderBalanceSummary {
  balance?: OrderBalance;
  paid?: FormattedPrice;
  refunded?: FormattedPrice;
  /** Reserved by a card company, and not captured yet. */
  authorized?: FormattedPrice;
  /** Refunds whose result is not known yet. */
  pendingRefund?: FormattedPrice;
  /** Payments whose result is not known yet. */
  pending?: FormattedPrice;
  chargeback?: FormattedPrice;
  chargebackReversal?: FormattedPrice;
  platformFees?: FormattedPrice;
  totalMinusPlatformFees?: FormattedPrice;
  cashRoundingAdjustment?: OrderCashRounding;
}

/**
 * One change of the edited order. Exactly one of the members is present.
 */
export interface OrderChange {
  lineItemChanged?: OrderLineChange;
  lineItemAdded?: OrderManagedLine;
  lineItemRemoved?: OrderManagedLine;
  discountAdded?: OrderManagedDiscount;
  discountRemoved?: OrderManagedDiscount;
  additionalFeeAdded?: OrderManagedFee;
  additionalFeeRemoved?: OrderManagedFee;
  totalPriceChanged?: OrderTotalChange;
  shippingInformationChanged?: OrderShippingChange;
}

/**
 * Sales channel, and the order there.
 */
export interface OrderChannel {
  type: ChannelType | Undeclared;
  /**
   * Id of the order in that channel.
   * @maxLength 100
   */
  externalOrderId?: string;
  /**
   * Page of the order in that channel.
   * @maxLength 300
   */
  externalOrderUrl?: string;
}

/**
 * Amount that the card company took back on demand of the buyer.
 */
export interface OrderChargeback {
  paymentId: string;
  chargebackId: string;
  amount?: FormattedPrice;
  paymentDetails?: OrderRegularPayment;
}

/**
 * Chargeback that was reversed, in whole or in part.
 */
export interface OrderChargebackReversal {
  paymentId: string;
  chargebackId: string;
  amount?: FormattedPrice;
  /** Part that the merchant got back. */
  reversalAmount?: FormattedPrice;
  paymentDetails?: OrderRegularPayment;
}

/**
 * Coupon that the buyer used, and the amount that it deducted.
 */
export interface OrderCoupon {
  id: string;
  /** Code as entered by the owner. */
  code: string;
  /** Name of the coupon, given by the owner. */
  name: string;
  /** Amount deducted from this order. */
  amount?: FormattedPrice;
}

/**
 * Page to return, by a cursor from an earlier response.
 */
export interface OrderCursorPaging {
  /**
   * Maximum number of orders per page.
   * @minimum 0
   * @maximum 100
   */
  limit?: number;
  /**
   * Cursor of the requested page. It includes filter and sort order, so a request with a cursor carries neither. Absent for the first page.
   * @maxLength 16000
   */
  cursor?: string;
}

/**
 * Place and time of the delivery. Exactly one of `shippingDestination` and `pickupDetails` is present.
 */
export interface OrderDelivery {
  /** Address to which the goods are sent. */
  shippingDestination?: AddressWithContact;
  pickupDetails?: OrderPickup;
  /**
   * Expected time, as text.
   * @maxLength 500
   */
  deliveryTime?: string;
  /**
   * Instructions for the buyer.
   * @maxLength 1000
   */
  instructions?: string;
  /**
   * Day until which the goods arrive.
   * @deprecated
   */
  deliverByDate?: string;
  deliveryTimeSlot?: DeliveryTimeSlot;
}

/**
 * A discount on the order. Exactly one of `coupon`, `merchantDiscount` and `discountRule` is present.
 */
export interface OrderDiscount {
  coupon?: OrderCoupon;
  merchantDiscount?: OrderMerchantDiscount;
  discountRule?: OrderDiscountRule;
  discountType: DiscountType | Undeclared;
  /**
   * Lines to which it applies.
   * @deprecated The platform has announced the end of this field for 2024-10-30; its successor is `lineItemDiscounts`.
   * @maxItems 300
   */
  lineItemIds?: string[];
  id?: string;
  /**
   * Shares of the lines to which it applies.
   * @maxItems 300
   */
  lineItemDiscounts?: OrderLineDiscount[];
}

/**
 * Discount that the site granted automatically.
 */
export interface OrderDiscountRule {
  id: string;
  name?: DiscountRuleName;
  /** Amount deducted from this order. */
  amount?: FormattedPrice;
}

/**
 * The merchant edited the order.
 */
export interface OrderDraftChanges {
  draftOrderId: string;
  /** @maxLength 200 */
  reason?: string;
  /** @maxItems 300 */
  changes?: OrderChange[];
}

/**
 * A fee in addition to lines and shipping.
 */
export interface OrderFee {
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
  price?: FormattedPrice;
  /** @deprecated The platform has announced the end of this field for 2026-03-30; its successor is `taxInfo`. */
  taxDetails?: OrderTaxDetails;
  taxInfo?: OrderPartTaxInfo;
  /** App that charges the fee. */
  providerAppId?: string;
  priceBeforeTax?: FormattedPrice;
  priceAfterTax?: FormattedPrice;
  id: string;
  /**
   * Lines to which it applies. Absent or empty means the whole order.
   * @maxItems 300
   */
  lineItemIds?: string[];
  source: OrderFeeSource | Undeclared;
  taxableAddress?: TaxableAddress;
}

/**
 * The order belongs to another buyer, or the caller may not search for orders.
 */
export type OrderForbiddenResponse = ErrorBody;

/**
 * Part that went back to the gift card with which the buyer paid.
 */
export interface OrderGiftCardRefund {
  /**
   * @minLength 1
   * @maxLength 100
   */
  giftCardPaymentId?: string;
  amount?: FormattedPrice;
}

/**
 * Amount that a discount or a fee has on one line.
 */
export interface OrderLineAmount {
  /** Id of the line. */
  id?: string;
  name?: TranslatableString;
  amount?: FormattedPrice;
}

/**
 * New quantity or price of a line.
 */
export interface OrderLineChange {
  /** Id of the line. */
  id?: string;
  /** Name of the item. */
  name?: TranslatableString;
  quantity?: OrderQuantityChange;
  price?: OrderPriceChange;
}

/**
 * Share of a line in a discount.
 */
export interface OrderLineDiscount {
  /** Id of the line. */
  id?: string;
  totalDiscount?: FormattedPrice;
}

/**
 * Discount that was added or removed.
 */
export interface OrderManagedDiscount {
  id?: string;
  name?: OrderTranslatedValue;
  /**
   * Amounts by line.
   * @maxItems 300
   */
  affectedLineItems?: OrderLineAmount[];
  totalAmount?: FormattedPrice;
}

/**
 * Fee that was added or removed.
 */
export interface OrderManagedFee {
  id?: string;
  name?: OrderTranslatedValue;
  /**
   * Amounts by line.
   * @maxItems 300
   */
  affectedLineItems?: OrderLineAmount[];
  totalAmount?: FormattedPrice;
}

/**
 * Discount given by the merchant. At most one of `discountReason` and `description` is present.
 */
export interface OrderMerchantDiscount {
  discountReason?: OrderDiscountReason | Undeclared;
  /** @maxLength 200 */
  description?: string;
  /** Amount deducted from this order. */
  amount?: FormattedPrice;
}

/**
 * Tax of one part of the order, as far as one authority levies it.
 */
export interface OrderPartTaxBreakdown {
  /**
   * Name of the area for which the authority levies tax.
   * @maxLength 200
   */
  jurisdiction?: string;
  rate?: OrderTaxRate;
  taxAmount?: FormattedPrice;
  /** @maxLength 200 */
  taxType?: string;
  /** @maxLength 200 */
  taxName?: string;
  jurisdictionType?: JurisdictionType | Undeclared;
  nonTaxableAmount?: FormattedPrice;
  taxableAmount?: FormattedPrice;
}

/**
 * Tax of one line, one fee or the shipping.
 */
export interface OrderPartTaxInfo {
  taxAmount?: FormattedPrice;
  /** Amount on which the tax was computed. */
  taxableAmount?: FormattedPrice;
  taxRate?: OrderTaxRate;
  /** Tax group that applied. */
  taxGroupId?: string;
  /** Whether the price includes the tax. */
  taxIncludedInPrice: boolean;
  /**
   * Tax by authority.
   * @maxItems 7
   */
  taxBreakdown?: OrderPartTaxBreakdown[];
}

/**
 * Payment that is pending, canceled or declined.
 */
export interface OrderPaymentAttempt {
  regular?: OrderRegularPayment;
  paymentId: string;
}

/**
 * One fee of the platform.
 */
export interface OrderPlatformFee {
  name?: TranslatableString;
  amount?: FormattedPrice;
  /** Line that the fee is for. */
  lineItemId: string;
  chargeType: PlatformFeeChargeType | Undeclared;
  /**
   * A fraction of 1 with at most four decimals: 0.025 is 2.5 %.
   * @pattern ^\d{1,16}(\.\d{1,4})?$
   */
  percentageRate: string;
}

/**
 * Fees that the platform takes for its services, by line.
 */
export interface OrderPlatformFees {
  total?: FormattedPrice;
  /** Part that the buyer paid. */
  totalPassOn?: FormattedPrice;
  /** Part that the business paid. */
  totalAbsorbed?: FormattedPrice;
  /** @maxItems 300 */
  fees: OrderPlatformFee[];
}

/**
 * A changed price.
 */
export interface OrderPriceChange {
  originalPrice?: FormattedPrice;
  newPrice?: FormattedPrice;
}

/**
 * Totals of the order. The total is the subtotal minus the discount plus shipping, tax and fees.
 */
export interface OrderPriceSummary {
  /** Sum of the lines before discounts of the order, shipping, fees and tax. */
  subtotal?: FormattedPrice;
  /** Before discount and tax. */
  shipping?: FormattedPrice;
  tax?: FormattedPrice;
  /** Sum of all discounts. */
  discount?: FormattedPrice;
  total?: FormattedPrice;
  totalAdditionalFees?: FormattedPrice;
}

/**
 * A refund, in the former form.
 */
export interface OrderRefund {
  /** True if the merchant refunded outside of the platform. */
  manual: boolean;
  amount?: FormattedPrice;
  /** @maxLength 200 */
  reason: string;
}

/**
 * Refund of one payment that succeeded or failed.
 */
export interface OrderRefundOutcome {
  refundId: string;
  payment?: OrderRefundedPayment;
}

/**
 * Refund that was started.
 */
export interface OrderRefundStart {
  refundId: string;
  amount?: FormattedPrice;
  /**
   * Payments that it returns.
   * @minItems 1
   * @maxItems 50
   */
  payments?: OrderRefundedPayment[];
  /** @maxLength 200 */
  reason?: string;
}

/**
 * Part of a refund: the payment that it returns. Exactly one of `regular`, `giftCard` and `membership` is present.
 */
export interface OrderRefundedPayment {
  regular?: OrderRegularRefund;
  giftCard?: OrderGiftCardRefund;
  membership?: OrderMembershipRefund;
  paymentId?: string;
  /** True if the merchant refunded outside of the platform. */
  externalRefund?: boolean;
}

/**
 * Payment with money.
 */
export interface OrderRegularPayment {
  creditCardDetails?: OrderCreditCard;
  amount?: FormattedPrice;
}

/**
 * Refund of a payment with money.
 */
export interface OrderRegularRefund {
  amount?: FormattedPrice;
  /**
   * Last four digits of the card number.
   * @maxLength 4
   */
  lastFourDigits?: string;
  /**
   * Company of the card.
   * @maxLength 100
   */
  brand?: string;
}

/**
 * Filter, sort order and page of a search for orders.
 */
export interface OrderSearch {
  cursorPaging?: OrderCursorPaging;
  filter?: ShopOrderFilter;
  /**
   * The first field has precedence; the following one breaks ties.
   * @maxItems 4
   */
  sort?: readonly OrderSorting[];
}

/**
 * Carrier, way and cost of the delivery.
 */
export interface OrderShipping {
  /**
   * Carrier that offers it.
   * @minLength 1
   * @maxLength 100
   */
  carrierId?: string;
  /**
   * Way of delivery, as the carrier names it.
   * @minLength 1
   * @maxLength 100
   */
  code?: string;
  /**
   * Name of the way of delivery, as shown to the buyer.
   * @maxLength 250
   */
  title: string;
  logistics?: OrderDelivery;
  cost?: OrderShippingCost;
  region?: OrderShippingRegion;
}

/**
 * Name and price of the shipping.
 */
export interface OrderShippingBrief {
  total?: FormattedPrice;
  /** @maxLength 250 */
  shippingTitle?: string;
}

/**
 * The shipping before and after the change.
 */
export interface OrderShippingChange {
  originalShippingInfo?: OrderShippingBrief;
  newShippingInfo?: OrderShippingBrief;
}

/**
 * Price, tax and discount of the shipping.
 */
export interface OrderShippingCost {
  /** Price before discount and tax. */
  price?: FormattedPrice;
  /** After discounts, without tax. */
  totalPriceBeforeTax?: FormattedPrice;
  /** After discounts, with tax. */
  totalPriceAfterTax?: FormattedPrice;
  /** @deprecated The platform has announced the end of this field for 2026-03-30; its successor is `taxInfo`. */
  taxDetails?: OrderTaxDetails;
  taxInfo?: OrderPartTaxInfo;
  /** Discount on the shipping. */
  discount?: FormattedPrice;
}

/**
 * One sort key; earlier keys have precedence.
 */
export interface OrderSorting {
  fieldName: ShopOrderSortField;
  order?: SortOrder;
  /** Point on the map, from which the platform's general sort object measures distances. No field of an order is a place, so it has no use here. */
  origin?: AddressLocation;
}

/**
 * Amount that was refunded as credit for the shop.
 */
export interface OrderStoreCredit {
  amount?: FormattedPrice;
  /** @maxLength 100 */
  reason?: string;
}

/**
 * Tax of the whole order, as far as one authority levies it at one rate.
 */
export interface OrderTaxBreakdown {
  /** @maxLength 200 */
  taxName: string;
  /** @maxLength 200 */
  taxType: string;
  /**
   * Name of the area for which the authority levies tax.
   * @maxLength 200
   */
  jurisdiction: string;
  jurisdictionType: JurisdictionType | Undeclared;
  rate: OrderTaxRate;
  /** Tax of all lines, fees and the shipping together. */
  aggregatedTaxAmount?: FormattedPrice;
}

/**
 * Former form of the tax of one part of the order.
 */
export interface OrderTaxDetails {
  /** Amount on which the tax was computed. */
  taxableAmount?: FormattedPrice;
  taxRate: OrderTaxRate;
  totalTax?: FormattedPrice;
}

/**
 * Tax of the whole order.
 */
export interface OrderTaxInfo {
  totalTax?: FormattedPrice;
  /**
   * Tax by authority and rate. Empty if there is no tax.
   * @maxItems 50
   */
  taxBreakdown: OrderTaxBreakdown[];
  /** True if the buyer pays no tax. */
  taxExempt?: boolean;
}

/**
 * Former form of the tax of the order.
 */
export interface OrderTaxSummary {
  totalTax?: FormattedPrice;
}

/**
 * The total before and after the change.
 */
export interface OrderTotalChange {
  originalTotal?: FormattedPrice;
  newTotal?: FormattedPrice;
}

/**
 * One extra.
 */
export interface OrderedModifier {
  /**
   * @minLength 1
   * @maxLength 36
   */
  id?: string;
  /**
   * @minimum 1
   * @maximum 100000
   */
  quantity?: number;
  label?: TranslatableString;
  details?: TranslatableString;
  price?: FormattedPrice;
}

/**
 * A group of extras, such as toppings.
 */
export interface OrderedModifierGroup {
  /**
   * @minLength 1
   * @maxLength 36
   */
  id?: string;
  name?: TranslatableString;
  /**
   * @minItems 1
   * @maxItems 10
   */
  modifiers?: OrderedModifier[];
}

export interface SearchOrdersRequest {
  search: OrderSearch;
}

export interface SearchOrdersResponse {
  /** @maxItems 100 */
  orders: ShopOrder[];
  metadata?: CursorPagingMetadata;
}

/**
 * A purchase in the store: what was bought, by whom, for how much, and how far payment and delivery are. All amounts are in `currency`.
 */
export interface ShopOrder {
  id: string;
  /** Number that buyer and merchant see; consecutive within the site. */
  number: string;
  createdDate?: string;
  updatedDate?: string;
  /**
   * @minItems 1
   * @maxItems 300
   */
  lineItems: ShopOrderLineItem[];
  buyerInfo?: OrderBuyer;
  paymentStatus: ShopOrderPaymentStatus | Undeclared;
  fulfillmentStatus: ShopOrderFulfillmentStatus | Undeclared;
  /** Two-letter language code. */
  buyerLanguage?: string;
  weightUnit: WeightUnit | Undeclared;
  currency?: CurrencyCode;
  currencyConversionDetails?: OrderCurrencyConversion;
  /** Whether the prices include tax. */
  taxIncludedInPrices: boolean;
  /** Two-letter code of the site language that the buyer saw. */
  siteLanguage?: string;
  priceSummary?: OrderPriceSummary;
  /** Address and contact of the payer. */
  billingInfo?: AddressWithContact;
  shippingInfo?: OrderShipping;
  /**
   * Message from the buyer to the merchant.
   * @maxLength 1000
   */
  buyerNote?: string;
  status: ShopOrderStatus | Undeclared;
  /** Whether the merchant put the order away. */
  archived?: boolean;
  /** @deprecated The platform has announced the end of this field for 2024-09-30; its successor is `taxInfo`. */
  taxSummary?: OrderTaxSummary;
  taxInfo?: OrderTaxInfo;
  /** @maxItems 320 */
  appliedDiscounts: OrderDiscount[];
  /**
   * History of the order, oldest first.
   * @maxItems 1000
   */
  activities: OrderActivity[];
  attributionSource: OrderAttributionSource | Undeclared;
  createdBy?: OrderCreator;
  channelInfo?: OrderChannel;
  /** Whether a person of the business opened the order. */
  seenByAHuman?: boolean;
  /** Checkout, or cart of the newer family, from which the order was made. A page that knows only this id finds the order by it. */
  checkoutId?: string;
  /** @maxItems 100 */
  customFields: OrderCustomField[];
  balanceSummary?: OrderBalanceSummary;
  /** @maxItems 100 */
  additionalFees: OrderFee[];
  extendedFields?: ExtendedFields;
  /** The same as in the cart and the checkout. */
  purchaseFlowId?: string;
  /** Address and contact of the person who receives the goods. */
  recipientInfo?: AddressWithContact;
  tags?: OrderTags;
  /** Time of the purchase. Differs from `createdDate` if the order was imported. */
  purchasedDate?: string;
  businessLocation?: OrderLocation;
  /** Totals that the buyer pays after the free trial of a subscription. */
  payAfterFreeTrial?: OrderPriceSummary;
  platformFeeSummary?: OrderPlatformFees;
  /** True if the order comes from another system. */
  imported?: boolean;
}

/**
 * Conditions on an order, all of which must match. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400.
 */
export interface ShopOrderFilter {
  id?: ExactTextCondition;
  number?: TextCondition;
  createdDate?: InstantCondition;
  updatedDate?: InstantCondition;
  purchasedDate?: InstantCondition;
  status?: ShopOrderStatusCondition;
  paymentStatus?: ShopOrderPaymentStatusCondition;
  fulfillmentStatus?: ShopOrderFulfillmentStatusCondition;
  /** Statuses of the parts that are delivered separately. */
  'fulfillmentStatusesAggregate.statuses'?: MembershipOperators;
  archived?: BooleanCondition;
  imported?: BooleanCondition;
  seenByAHuman?: BooleanCondition;
  /** Whether the order was made to try the shop. Orders do not return this field. */
  demo?: BooleanCondition;
  checkoutId?: ExactTextCondition;
  'buyerInfo.contactId'?: ExactTextCondition;
  'buyerInfo.memberId'?: ExactTextCondition;
  'buyerInfo.email'?: TextCondition;
  'billingInfo.contactDetails.firstName'?: TextCondition;
  'billingInfo.contactDetails.lastName'?: TextCondition;
  'createdBy.userId'?: ExactTextCondition;
  'channelInfo.type'?: ChannelTypeCondition;
  'channelInfo.externalOrderId'?: ExactTextCondition;
  'businessLocation.id'?: TextCondition;
  'businessLocation.name'?: TextCondition;
  'shippingInfo.title'?: ExactTextCondition;
  'shippingInfo.region.name'?: ExactTextCondition;
  'shippingInfo.logistics.deliveryTime'?: TextCondition;
  'shippingInfo.logistics.deliveryTimeSlot.from'?: InstantCondition;
  'shippingInfo.logistics.deliveryTimeSlot.to'?: InstantCondition;
  'priceSummary.total.amount'?: DigitsCondition;
  'balanceSummary.authorized.amount'?: DigitsCondition;
  'balanceSummary.pending.amount'?: DigitsCondition;
  'balanceSummary.pendingRefund.amount'?: DigitsCondition;
  'taxInfo.totalTax.amount'?: DigitsCondition;
  'taxInfo.totalExempt.amount'?: DigitsCondition;
  'lineItems.productName.original'?: MembershipOperators;
  'lineItems.catalogReference.appId'?: MembershipOperators;
  'lineItems.catalogReference.catalogItemId'?: MembershipOperators;
  'lineItems.locations.id'?: MembershipOperators;
  'lineItems.subscriptionInfo.id'?: ExactTextCondition;
  'appliedDiscounts.coupon.id'?: MembershipOperators;
  /**
   * All of these filters must match.
   * @maxItems 50
   */
  $and?: readonly ShopOrderFilter[];
  /**
   * At least one of these filters must match.
   * @maxItems 50
   */
  $or?: readonly ShopOrderFilter[];
  $not?: ShopOrderFilter;
}

/**
 * The progress of the delivery that the field must equal, or an object of operators.
 */
export type ShopOrderFulfillmentStatusCondition =
  | ShopOrderFulfillmentStatus
  | ShopOrderFulfillmentStatusOperators;

/**
 * Operators on the progress of the delivery. If there are several, all must match.
 */
export interface ShopOrderFulfillmentStatusOperators {
  $eq?: ShopOrderFulfillmentStatus;
  $ne?: ShopOrderFulfillmentStatus;
  /**
   * Equal to one of these values.
   * @maxItems 20
   */
  $in?: readonly ShopOrderFulfillmentStatus[];
  /**
   * Equal to none of these values.
   * @maxItems 20
   */
  $nin?: readonly ShopOrderFulfillmentStatus[];
}

/**
 * One line of the order. There are three unit prices and prices of the whole line; `totalDiscount` is the difference that the discounts of the order make.
 */
export interface ShopOrderLineItem {
  /** Id of the line within the order. */
  id: string;
  productName?: TranslatableString;
  /** The item in its catalog. Absent for a line that is in no catalog. */
  catalogReference?: CatalogReference;
  /**
   * @minimum 1
   * @maximum 100000
   */
  quantity: number;
  /** The line's share of the discounts of the order. */
  totalDiscount?: FormattedPrice;
  /**
   * Chosen options and texts, to display below the name.
   * @maxItems 20
   */
  descriptionLines?: DescriptionLine[];
  image?: Image;
  physicalProperties?: PhysicalProperties;
  itemType?: ItemType;
  /** Service that delivers the line. Absent if the business does. */
  fulfillerId?: string;
  /**
   * Units that were refunded.
   * @maximum 100000
   */
  refundQuantity?: number;
  /**
   * Units that went back to stock.
   * @maximum 100000
   */
  restockQuantity?: number;
  /** Unit price after the discounts of catalog and line, before those of the order. */
  price?: FormattedPrice;
  /** Unit price before any discount, to display struck through. Without a discount, equal to `price`. */
  priceBeforeDiscounts?: FormattedPrice;
  /** Price of the whole line after all discounts, without tax. */
  totalPriceBeforeTax?: FormattedPrice;
  /** Price of the whole line after all discounts, with tax. */
  totalPriceAfterTax?: FormattedPrice;
  paymentOption: PaymentOptionType | Undeclared;
  /** @deprecated The platform has announced the end of this field for 2024-09-30; its successor is `taxInfo`. */
  taxDetails?: OrderTaxDetails;
  taxInfo?: OrderPartTaxInfo;
  digitalFile?: OrderedFile;
  subscriptionInfo?: OrderedSubscription;
  priceDescription?: PriceDescription;
  /** Amount paid with the order per unit, with the payment option DEPOSIT_ONLINE. */
  depositAmount?: FormattedPrice;
  /** @maxItems 5 */
  locations?: OrderedAtLocation[];
  /** Price of the whole line before the discounts of the order. */
  lineItemPrice?: FormattedPrice;
  taxableAddress?: TaxableAddress;
  /** True if the price was not known when the order was placed. */
  priceUndetermined: boolean;
  /** True if the quantity could not be changed. */
  fixedQuantity: boolean;
  decimalQuantity?: OrderedDecimalQuantity;
  extendedFields?: ExtendedFields;
  /**
   * Chosen extras, by group.
   * @maxItems 10
   */
  modifierGroups?: OrderedModifierGroup[];
}

/**
 * There is no order with this id.
 */
export type ShopOrderNotFoundResponse = ErrorBody;

/**
 * The payment status that the field must equal, or an object of operators.
 */
export type ShopOrderPaymentStatusCondition = ShopOrderPaymentStatus | ShopOrderPaymentStatusOperators;

/**
 * Operators on the payment status. If there are several, all must match.
 */
export interface ShopOrderPaymentStatusOperators {
  $eq?: ShopOrderPaymentStatus;
  $ne?: ShopOrderPaymentStatus;
  /**
   * Equal to one of these values.
   * @maxItems 20
   */
  $in?: readonly ShopOrderPaymentStatus[];
  /**
   * Equal to none of these values.
   * @maxItems 20
   */
  $nin?: readonly ShopOrderPaymentStatus[];
}

/**
 * A field by which orders can be sorted.
 */
export type ShopOrderSortField =
  | 'balanceSummary.authorized.amount'
  | 'balanceSummary.pending.amount'
  | 'balanceSummary.pendingRefund.amount'
  | 'billingInfo.contactDetails.firstName'
  | 'billingInfo.contactDetails.lastName'
  | 'businessLocation.id'
  | 'businessLocation.name'
  | 'buyerInfo.email'
  | 'channelInfo.type'
  | 'createdDate'
  | 'fulfillmentStatus'
  | 'fulfillmentStatusesAggregate.statuses'
  | 'lineItems.productName.original'
  | 'number'
  | 'paymentStatus'
  | 'priceSummary.total.amount'
  | 'purchasedDate'
  | 'shippingInfo.logistics.deliveryTime'
  | 'shippingInfo.logistics.deliveryTimeSlot.from'
  | 'shippingInfo.logistics.deliveryTimeSlot.to'
  | 'shippingInfo.region.name'
  | 'shippingInfo.title'
  | 'status'
  | 'taxInfo.totalExempt.amount'
  | 'taxInfo.totalTax.amount'
  | 'updatedDate';

/**
 * The status that the field must equal, or an object of operators.
 */
export type ShopOrderStatusCondition = ShopOrderStatus | ShopOrderStatusOperators;

/**
 * Operators on the status. If there are several, all must match.
 */
export interface ShopOrderStatusOperators {
  $eq?: ShopOrderStatus;
  $ne?: ShopOrderStatus;
  /**
   * Equal to one of these values.
   * @maxItems 20
   */
  $in?: readonly ShopOrderStatus[];
  /**
   * Equal to none of these values.
   * @maxItems 20
   */
  $nin?: readonly ShopOrderStatus[];
}

/**
 * Address that determines the tax.
 */
export interface TaxableAddress {
  addressType: TaxableAddressType | Undeclared;
}

/**
 * Tax number of the buyer; used in Brazil only.
 */
export interface VatId {
  /** @maxLength 100 */
  id: string;
  type: VatType | Undeclared;
}
