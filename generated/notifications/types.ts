// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Undeclared } from '../../src/core/undeclared.ts';
export type { Undeclared };

import type {
  AdditionalGuestDetails,
  AdditionalReservationSettings,
  AddressLocation,
  AddressSubdivision,
  BadgeList,
  Brand,
  Breadcrumb,
  CancellationActorType,
  CartCalculationErrors,
  CartCoupon,
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
  CatalogVersion,
  ChannelType,
  CheckIn,
  ChosenPricingOption,
  ConferenceType,
  ConnectedModifier,
  ConnectedOption,
  CountryCode,
  CouponCodeData,
  CouponRefusalReason,
  CurrencyCode,
  CustomContentReference,
  CustomValidationData,
  DecimalMoney,
  DeliveryTimeSlot,
  DescriptionLine,
  DigitalFileType,
  DiscountItem,
  DiscountRuleName,
  DiscountScope,
  DiscountSource,
  EventCategoryType,
  EventCheckoutType,
  EventDisplaySettings,
  EventStatus,
  EventTaxType,
  ExistingMembership,
  ExtendedFields,
  ExternalReference,
  ExternalRegistration,
  FeeName,
  FeeType,
  FieldPartLabel,
  FormFieldAdditionalLabels,
  FormMessages,
  FormValueType,
  FormerOrderActivityType,
  FutureMembership,
  GiftCardCodeData,
  GiftCardStatusData,
  GuestListSettings,
  GuestPrice,
  GuestType,
  ImageReference,
  InitialRegistrationType,
  InputControlType,
  ItemAvailability,
  ItemPageUrl,
  ItemReference,
  ItemTypePreset,
  JurisdictionType,
  LimitedImage,
  LocationType,
  Media,
  MemberActivityStatus,
  MemberContactCustomFields,
  MemberImage,
  MemberPrivacyStatus,
  MemberStatus,
  MemberStreetAddress,
  MembersOnlyData,
  MembershipStatusData,
  MembershipSummary,
  MerchantComment,
  MinimumQuantityDetails,
  Money,
  NodeStyle,
  Occurrence,
  OptionSelection,
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
  OrderStatus,
  OrderTags,
  OrderTaxRate,
  OrderTranslatedValue,
  OrderedAtLocation,
  OrderedDecimalQuantity,
  OrderedFile,
  OrderedSubscription,
  OutOfStockData,
  OverridingPrice,
  PaymentOptionType,
  PhysicalProperties,
  PhysicalPropertiesInput,
  PlatformFeeChargeType,
  Policy,
  PriceDescription,
  PriceRangeV3,
  ProductBrand,
  ProductCategoriesInfo,
  ProductInventory,
  ProductMediaV3,
  ProductName,
  ProductPhysicalProperties,
  ProductRibbon,
  ProductTags,
  ProductTypeV3,
  PurchaseEligibility,
  Quantity,
  RecurrenceStatus,
  RedemptionType,
  RegistrationStatus,
  RegistrationType,
  ReservationStatus,
  RibbonV3,
  RichContentNodeNodesItem,
  RichContentNodeType,
  RsvpConfirmationMessages,
  RsvpFormResponse,
  RsvpGuest,
  RsvpResponseType,
  RsvpStatus,
  SalePeriod,
  SalesAmount,
  SeatId,
  SelectedMembership,
  SelectedMembershipV2,
  SelectedShippingOption,
  SeoSchema,
  ServiceProperties,
  ShopOrderFulfillmentStatus,
  ShopOrderPaymentStatus,
  ShopOrderStatus,
  StreetAddress,
  Subdivision,
  SubscriptionCharges,
  SubscriptionDetails,
  SubscriptionOptionInfo,
  Tags,
  TaxType,
  TaxableAddressType,
  TextDecorationType,
  TicketFeeType,
  TicketLineEventSettingsSnapshot,
  TicketName,
  TicketPricingKind,
  TicketPricingOptions,
  TicketPricingPlan,
  TicketQuantity,
  TicketReservationStatus,
  TicketSaleStatus,
  TicketsConfirmationMessages,
  TranslatableString,
  TreeReference,
  VariantSummary,
  VariantsInfo,
  VatType,
  Violation,
  ViolationSeverity,
  WeightUnit,
} from '../shared/types.ts';

export type {
  AcceptedMessages,
  AdditionalGuestDetails,
  AdditionalReservationSettings,
  AddressLocation,
  AddressSubdivision,
  ApplicationError,
  ApplicationErrorData,
  BadgeList,
  BadgePriority,
  Brand,
  Breadcrumb,
  CancellationActorType,
  CarrierError,
  CarrierErrors,
  CartCalculationErrors,
  CartCoupon,
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
  CatalogVersion,
  ChannelType,
  CheckIn,
  CheckoutConfirmed,
  CheckoutFormMessages,
  ChoiceType,
  ChosenPricingOption,
  ColorValue,
  ConferenceType,
  ConnectedModifier,
  ConnectedModifierChoice,
  ConnectedOption,
  ConnectedOptionChoice,
  CountryCode,
  CouponCodeData,
  CouponDiscount,
  CouponRefusalReason,
  CurrencyCode,
  CustomContentReference,
  CustomValidationData,
  DecimalMoney,
  DeclinedMessages,
  DeliveryTimeSlot,
  DescriptionLine,
  DescriptionLineName,
  DigitalFileType,
  Dimensions,
  DimensionsUnit,
  DiscountItem,
  DiscountRuleName,
  DiscountScope,
  DiscountSource,
  DiscountSourceType,
  ErrorDetails,
  ErrorDetailsTracing,
  EventBadge,
  EventCategoryType,
  EventCheckoutType,
  EventDisplaySettings,
  EventStatus,
  EventTaxType,
  ExistingMembership,
  ExtendedFields,
  ExtendedFieldsNamespaces,
  ExternalReference,
  ExternalRegistration,
  FeeName,
  FeeType,
  FieldPartLabel,
  FieldViolation,
  FieldViolationData,
  FixedMonetaryAmount,
  FormFieldAdditionalLabels,
  FormMessages,
  FormValueType,
  FormerOrderActivityType,
  FreeTextSettings,
  FreeTrialPeriod,
  FutureMembership,
  GiftCardCodeData,
  GiftCardRefusalReason,
  GiftCardStatusData,
  GuestListSettings,
  GuestPrice,
  GuestType,
  ImageReference,
  InitialRegistrationType,
  InputControlType,
  InventoryStatus,
  ItemAvailability,
  ItemAvailabilityStatus,
  ItemPageUrl,
  ItemReference,
  ItemTypePreset,
  JurisdictionType,
  LimitedImage,
  LineItemTarget,
  LineItemTargetName,
  LocationType,
  MeasurementUnit,
  Media,
  MediaItem,
  MediaItemType,
  MediaItemUrlAndSize,
  MediaItemVideo,
  MediaItemsInfo,
  MediaReference,
  MediaReferences,
  MediaThumbnail,
  MemberActivityStatus,
  MemberContactCustomFields,
  MemberCustomField,
  MemberImage,
  MemberPrivacyStatus,
  MemberStatus,
  MemberStreetAddress,
  MembersOnlyData,
  MembershipRefusalReason,
  MembershipStatusData,
  MembershipSummary,
  MerchantComment,
  MinimumQuantityDetails,
  ModifierChoicesSettings,
  ModifierRenderType,
  Money,
  NodeStyle,
  Occurrence,
  OptionChoiceIds,
  OptionChoiceNames,
  OptionChoicesSettings,
  OptionRenderType,
  OptionSelection,
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
  OrderStatus,
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
  OtherTarget,
  OtherTargetName,
  OutOfStockData,
  OverridingPrice,
  PaidPlanDiscount,
  PaymentOptionType,
  PercentDiscount,
  PhysicalProperties,
  PhysicalPropertiesInput,
  PickupMethod,
  PlainTextValue,
  PlatformFeeChargeType,
  Policy,
  PreorderAvailability,
  PreorderStatus,
  PriceDescription,
  PricePerUnitRange,
  PricePerUnitSettings,
  PricePerUnitValue,
  PriceRangeV3,
  ProductBrand,
  ProductCategoriesInfo,
  ProductCategory,
  ProductInventory,
  ProductMediaType,
  ProductMediaV3,
  ProductMedium,
  ProductName,
  ProductPhysicalProperties,
  ProductRibbon,
  ProductSubscription,
  ProductTagList,
  ProductTags,
  ProductTypeV3,
  ProductVariantV3,
  ProductVideo,
  ProductVideoResolution,
  PurchaseEligibility,
  Quantity,
  RecurrenceStatus,
  RedemptionType,
  RegistrationClosedMessages,
  RegistrationStatus,
  RegistrationType,
  ReservationStatus,
  RevenueDetails,
  RibbonV3,
  RichContentNodeNodesItem,
  RichContentNodeType,
  RsvpAcceptance,
  RsvpAcceptanceConfirmed,
  RsvpCheckInDetails,
  RsvpConfirmationMessages,
  RsvpFormMessages,
  RsvpFormResponse,
  RsvpGuest,
  RsvpInputValue,
  RsvpRefusal,
  RsvpRefusalConfirmed,
  RsvpResponseType,
  RsvpStatus,
  SalePeriod,
  SalesAmount,
  SeatId,
  SecuredMedia,
  SelectedMembership,
  SelectedMembershipV2,
  SelectedShippingOption,
  SeoKeyword,
  SeoKeywordSettings,
  SeoSchema,
  SeoTag,
  SeoTagMeta,
  SeoTagProps,
  ServiceProperties,
  ShopOrderFulfillmentStatus,
  ShopOrderPaymentStatus,
  ShopOrderStatus,
  StreetAddress,
  Subdivision,
  SubdivisionLevel,
  SubscriptionCharge,
  SubscriptionCharges,
  SubscriptionDescription,
  SubscriptionDetails,
  SubscriptionDiscount,
  SubscriptionDiscountType,
  SubscriptionFrequency,
  SubscriptionOptionInfo,
  SubscriptionPrice,
  SubscriptionPricePerUnit,
  SubscriptionPricesInfo,
  SubscriptionSettings,
  SubscriptionTitle,
  SuggestedFix,
  SystemError,
  TagList,
  Tags,
  TaxType,
  TaxableAddressType,
  TextDecorationType,
  TicketFeeType,
  TicketLineEventSettingsSnapshot,
  TicketName,
  TicketPricingKind,
  TicketPricingOption,
  TicketPricingOptions,
  TicketPricingPlan,
  TicketQuantity,
  TicketReservationStatus,
  TicketSaleStatus,
  TicketsConfirmationMessages,
  TicketsUnavailableMessages,
  TranslatableString,
  TreeReference,
  UserCriteria,
  ValidationError,
  VariantDigitalProperties,
  VariantInventoryStatus,
  VariantOptionChoice,
  VariantPhysicalProperties,
  VariantPricePerUnit,
  VariantPriceV3,
  VariantSummary,
  VariantsInfo,
  VatType,
  ViolatedRule,
  Violation,
  ViolationSeverity,
  ViolationTarget,
  WeightMeasurementUnitInfo,
  WeightRange,
  WeightUnit,
} from '../shared/types.ts';

/**
 * Account and site that the notification belongs to.
 */
export interface AccountInfo {
  /** Account of the site's owner. */
  accountId?: string;
  /** Account above the owner's account, for sites of a partner. */
  parentAccountId?: string;
  /** Site on which the change happened. */
  siteId?: string;
}

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
  countryFullname?: string;
  /** Name of the state, region or province, filled in by the platform. */
  subdivisionFullname?: string;
}

/**
 * An address and its contact person, as the platform returns them.
 */
export interface AddressWithContact {
  address?: Address;
  contactDetails?: ContactDetails;
}

/**
 * The programme of the event.
 */
export interface AgendaSettings {
  /** Whether guests see an agenda. */
  enabled: boolean;
  /** URL of the agenda page. */
  pageUrl?: PageUrl;
}

/**
 * The order, which is final now.
 */
export interface ApprovedShopOrder {
  order: ShopOrder;
}

/**
 * A seat, table or area that is left.
 */
export interface AvailablePlace {
  /**
   * Use it as `seatId` in a reservation.
   * @minLength 1
   * @maxLength 20
   */
  placeId: string;
  /**
   * @minLength 1
   * @maxLength 4
   */
  label: string;
  /**
   * @minLength 1
   * @maxLength 20
   */
  sectionLabel?: string;
  /**
   * Row or table of the place.
   * @minLength 1
   * @maxLength 50
   */
  elementLabel?: string;
  /**
   * Number of people for whom the place is free.
   * @minimum 0
   * @maximum 50000
   */
  availableCapacity: number;
}

/**
 * Contains the whole brand.
 */
export interface BrandCreatedNotification {
  eventType: 'wix.stores.catalog.v3.brand_created';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: BrandCreatedPayload;
}

/**
 * A change of a brand: created, updated or deleted.
 */
export type BrandCreatedPayload = EntityFacts & {
  entityFqdn: 'wix.stores.catalog.v3.brand';
  slug: 'created';
  createdEvent: NotifiedBrandCreation;
};

/**
 * Names the brand by `entityId`.
 */
export interface BrandDeletedNotification {
  eventType: 'wix.stores.catalog.v3.brand_deleted';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: BrandDeletedPayload;
}

/**
 * A change of a brand: created, updated or deleted.
 */
export type BrandDeletedPayload = EntityFacts & {
  entityFqdn: 'wix.stores.catalog.v3.brand';
  slug: 'deleted';
  deletedEvent: NotifiedBrandDeletion;
};

/**
 * Contains the whole brand after the change.
 */
export interface BrandUpdatedNotification {
  eventType: 'wix.stores.catalog.v3.brand_updated';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: BrandUpdatedPayload;
}

/**
 * A change of a brand: created, updated or deleted.
 */
export type BrandUpdatedPayload = EntityFacts & {
  entityFqdn: 'wix.stores.catalog.v3.brand';
  slug: 'updated';
  updatedEvent: NotifiedBrandUpdate;
};

/**
 * The way from the root of the tree to a category.
 */
export interface BreadcrumbsInfo {
  /**
   * The categories from the root downwards.
   * @maxItems 5
   */
  breadcrumbs: Breadcrumb[];
}

/**
 * Owner of the cart. Exactly one of `visitorId`, `memberId` and `userId` is present.
 */
export interface BuyerInfo {
  /** Present if the buyer is not signed in. */
  visitorId?: string;
  /** Present if the buyer is a member of the site. */
  memberId?: string;
  /** Present if the buyer is the owner or a collaborator. */
  userId?: string;
  /** Id of the buyer in the site's contact list. */
  contactId?: string;
  email?: string;
}

/**
 * URLs that add the event to a calendar.
 */
export interface CalendarUrls {
  /** URL that adds it to a Google calendar. */
  google: string;
  /** URL of an iCalendar file. */
  ics: string;
}

/**
 * The order that was canceled, and what follows.
 */
export interface CanceledShopOrder {
  order: ShopOrder;
  /** Whether all lines go back to stock. */
  restockAllItems?: boolean;
  /** Whether the buyer gets an e-mail. */
  sendOrderCanceledEmail?: boolean;
  /** Text of the merchant in this e-mail. */
  customMessage?: string;
}

/**
 * Items that a visitor or member intends to buy. Prices are in `currency`, converted prices in `conversionCurrency`.
 */
export interface Cart {
  id: string;
  /** Number of changes; a whole number as text. */
  revision?: string;
  /** Id of the checkout created from this cart. Absent if there is none. */
  checkoutId?: string;
  /** Stays the same from the cart through the checkout to the order. */
  purchaseFlowId?: string;
  buyerInfo?: BuyerInfo;
  /**
   * Lines, oldest first. Empty after the last one was removed.
   * @maxItems 300
   */
  lineItems: LineItem[];
  /**
   * Coupon and merchant discounts of the cart. The estimate contains their amounts.
   * @maxItems 100
   */
  appliedDiscounts: CartDiscount[];
  /** Code of the cart's coupon. In the specification, but not observed on the wire: the platform returns it in `appliedDiscounts[].coupon.code`. */
  couponCode?: string;
  /**
   * Discounts that the merchant gave manually. In the specification, but not observed on the wire: the platform returns them in `appliedDiscounts[].merchantDiscount`.
   * @maxItems 100
   */
  merchantDiscounts?: MerchantDiscount[];
  /**
   * Lines that do not come from a catalog. In the specification, but not observed on the wire: the platform returns them in `lineItems`, with `customLineItem` true.
   * @maxItems 300
   */
  customLineItems?: CustomLineItem[];
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
  taxIncludedInPrices?: boolean;
  weightUnit: WeightUnit | Undeclared;
  /** Two-letter language code. */
  buyerLanguage?: string;
  /** Two-letter code of the site language that the buyer saw. */
  siteLanguage?: string;
  /**
   * Page to which the buyer is sent for payment, in place of the platform's own.
   * @maxLength 1000
   */
  overrideCheckoutUrl?: string;
  /** Location of the business that handles the order. */
  businessLocationId?: string;
  extendedFields?: ExtendedFields;
  createdDate?: string;
  updatedDate?: string;
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
  countryFullname?: string;
  /** Name of the state, region or province, filled in by the platform. */
  subdivisionFullname?: string;
}

/**
 * The side of the site.
 */
export interface CartBusinessInfo {
  /** Location of the business that handles the order. */
  locationId?: string;
  /** Main language of the site: two letters. */
  languageCode: string;
  /** Currency of the site, in which prices are stored. */
  currencyCode: CurrencyCode;
}

/**
 * The totals of a cart were calculated.
 */
export interface CartCalculatedNotification {
  eventType: 'wix.ecom.v2.cart_calculated';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: CartCalculatedPayload;
}

/**
 * A change of a cart in the second family: created, updated, deleted or calculated.
 */
export type CartCalculatedPayload = EntityFacts & {
  entityFqdn: 'wix.ecom.v2.cart';
  slug: 'calculated';
  actionEvent: CartCalculatedPayloadActionEvent;
};

export type CartCalculatedPayloadActionEvent = {
  body: CartSummary;
};

/**
 * A cart was created; the complete cart is included.
 */
export interface CartCreatedNotification {
  eventType: 'wix.ecom.v1.cart_created';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: CartCreatedPayload;
}

/**
 * A change of a cart: created, updated or deleted.
 */
export type CartCreatedPayload = EntityFacts & {
  entityFqdn: 'wix.ecom.v1.cart';
  slug: 'created';
  createdEvent: NotifiedCartCreation;
};

/**
 * Identity that created the cart. Exactly one of the members is present.
 */
export interface CartCreator {
  /** A visitor who is not signed in. */
  visitorId?: string;
  /** A member of the site. */
  memberId?: string;
  /** The owner or a collaborator. */
  userId?: string;
  appId?: string;
}

/**
 * The buyer. Exactly one of `visitorId`, `memberId`, `userId` and `openAccess` is present.
 */
export interface CartCustomer {
  /** Present if the buyer is not signed in. */
  visitorId?: string;
  /** Present if the buyer is a member of the site. */
  memberId?: string;
  /** Present if the buyer is the owner or a collaborator. */
  userId?: string;
  /** True for a cart of an app or of the owner that has no buyer yet. The first visitor or member who uses it becomes its owner. */
  openAccess?: boolean;
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
  contactId?: string;
  /** Language of the buyer: two letters. Follows the language header of the request. */
  languageCode: string;
  /** Currency shown to the buyer, of all converted amounts. */
  currencyCode: CurrencyCode;
}

/**
 * A cart was deleted or ordered.
 */
export interface CartDeletedNotification {
  eventType: 'wix.ecom.v1.cart_deleted';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: CartDeletedPayload;
}

/**
 * A change of a cart: created, updated or deleted.
 */
export type CartDeletedPayload = EntityFacts & {
  entityFqdn: 'wix.ecom.v1.cart';
  slug: 'deleted';
  deletedEvent: NotifiedCartDeletion;
};

/**
 * Destination and method of the delivery.
 */
export interface CartDelivery {
  address?: CartAddress;
  method?: CartDeliveryMethod;
  weightUnit: WeightUnit | Undeclared;
}

/**
 * A discount on the cart. Exactly one of the members is present.
 */
export interface CartDiscount {
  coupon?: CartCoupon;
  merchantDiscount?: MerchantDiscount;
}

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
 * One extra of a line.
 */
export interface CartModifier {
  /**
   * @minLength 1
   * @maxLength 36
   */
  id?: string;
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
  id?: string;
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
  giftCards: CartGiftCard[];
  /** Currency in which the buyer will pay. */
  currencyCode: CurrencyCode;
  billingAddress?: CartAddress;
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
  externalReferences: ExternalReference[];
  createdBy?: CartCreator;
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
  pricesIncludeTax: boolean;
  /** Group of exempt buyers to which the buyer belongs. */
  taxExemptGroupId?: string;
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
  pricesIncludeTax: boolean;
  /** @maxItems 300 */
  lineItemTaxes: LineTax[];
  /** Part of the sums in `taxes`. */
  deliveryTax?: ConvertedMoney;
  /** @maxItems 100 */
  additionalFeeTaxes: FeeTax[];
}

/**
 * A cart was changed.
 */
export interface CartUpdatedNotification {
  eventType: 'wix.ecom.v1.cart_updated';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: CartUpdatedPayload;
}

/**
 * A change of a cart: created, updated or deleted.
 */
export type CartUpdatedPayload = EntityFacts & {
  entityFqdn: 'wix.ecom.v1.cart';
  slug: 'updated';
  updatedEvent: NotifiedCartUpdate;
};

/**
 * Items that a visitor or member intends to buy, and everything that the order will need. The cart is also the checkout: its id is the checkout id. Amounts are in `businessInfo.currencyCode`, converted amounts in `customerInfo.currencyCode`. The cart has no total except `subtotal`; `calculateCurrentCart` and `estimateCurrentCart` compute the totals.
 */
export interface CartV2 {
  /** Also the id to give to a redirect session as the checkout. */
  id: string;
  /** Number of changes; a whole number as text. No call takes it: the last change wins. */
  revision: string;
  createdDate?: string;
  updatedDate?: string;
  /**
   * Lines, oldest first. Empty after the last one was removed.
   * @maxItems 300
   */
  lineItems: CartLine[];
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
  coupons: CartCouponV2[];
  source?: CartSource;
  businessInfo?: CartBusinessInfo;
  customerInfo?: CartCustomer;
  deliveryInfo?: CartDelivery;
  taxInfo?: CartTaxInfo;
  paymentInfo?: CartPaymentInfo;
  /** True after the order was placed. Every later change of the cart is rejected. */
  orderPlaced: boolean;
  /** The order. Absent before it is placed. */
  orderId?: string;
  /** Stays the same from the cart to the order. */
  purchaseFlowId?: string;
  settings?: CartSettings;
  /**
   * Page to which the buyer is sent for payment, in place of the platform's own.
   * @maxLength 2048
   */
  customCheckoutUrl?: string;
  extendedFields?: ExtendedFields;
  /** True for the current cart of its owner; false for a cart that was made beside it. */
  currentCart: boolean;
  /** True for a cart that is only a demonstration and can never be ordered. */
  demo: boolean;
}

/**
 * A cart was created; the complete cart is included, as the second family returns it.
 */
export interface CartV2CreatedNotification {
  eventType: 'wix.ecom.v2.cart_created';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: CartV2CreatedPayload;
}

/**
 * A change of a cart in the second family: created, updated, deleted or calculated.
 */
export type CartV2CreatedPayload = EntityFacts & {
  entityFqdn: 'wix.ecom.v2.cart';
  slug: 'created';
  createdEvent: NotifiedCartV2Creation;
};

/**
 * A cart was deleted, as the second family reports it.
 */
export interface CartV2DeletedNotification {
  eventType: 'wix.ecom.v2.cart_deleted';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: CartV2DeletedPayload;
}

/**
 * A change of a cart in the second family: created, updated, deleted or calculated.
 */
export type CartV2DeletedPayload = EntityFacts & {
  entityFqdn: 'wix.ecom.v2.cart';
  slug: 'deleted';
  deletedEvent: NotifiedCartV2Deletion;
};

/**
 * A cart was changed; the cart is included as the second family returns it.
 */
export interface CartV2UpdatedNotification {
  eventType: 'wix.ecom.v2.cart_updated';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: CartV2UpdatedPayload;
}

/**
 * A change of a cart in the second family: created, updated, deleted or calculated.
 */
export type CartV2UpdatedPayload = EntityFacts & {
  entityFqdn: 'wix.ecom.v2.cart';
  slug: 'updated';
  updatedEvent: NotifiedCartV2Update;
};

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
 * A named group of items in a tree. Parts that the call must request are absent otherwise; `x-only-with` names the value that requests them.
 */
export interface Category {
  id: string;
  /** Number of changes; a whole number as text. All categories of a tree share one revision. */
  revision?: string;
  createdDate?: string;
  updatedDate?: string;
  /**
   * @minLength 1
   * @maxLength 80
   */
  name?: string;
  image?: LimitedImage;
  /**
   * Number of items of the category itself, without those of its subcategories.
   * @minimum 0
   */
  itemCounter: number;
  /**
   * Plain text about the category.
   * @minLength 1
   * @maxLength 600
   */
  description?: string;
  /** Whether visitors of the store see the category. A hidden category hides its subcategories too. */
  visible?: boolean;
  breadcrumbsInfo?: BreadcrumbsInfo;
  parentCategory?: ParentCategory;
  /**
   * Part of the category page's URL that names the category.
   * @minLength 1
   * @maxLength 300
   */
  slug?: string;
  seoData?: SeoSchema;
  richContentDescription?: RichContent;
  treeReference?: TreeReference;
  /** App that made the category. Calls of others cannot change the items of such a category. */
  managingAppId?: string;
  extendedFields?: ExtendedFields;
}

/**
 * The tree has a new category.
 */
export interface CategoryCreatedNotification {
  eventType: 'wix.categories.v1.category_created';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: CategoryCreatedPayload;
}

/**
 * A change of a category: created, updated, deleted, or an action.
 */
export type CategoryCreatedPayload = EntityFacts & {
  entityFqdn: 'wix.categories.v1.category';
  slug: 'created';
  createdEvent: NotifiedCategoryCreation;
};

/**
 * The tree lost a category and its subcategories.
 */
export interface CategoryDeletedNotification {
  eventType: 'wix.categories.v1.category_deleted';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: CategoryDeletedPayload;
}

/**
 * A change of a category: created, updated, deleted, or an action.
 */
export type CategoryDeletedPayload = EntityFacts & {
  entityFqdn: 'wix.categories.v1.category';
  slug: 'deleted';
  deletedEvent: NotifiedCategoryDeletion;
};

/**
 * A category has one more item, such as a product.
 */
export interface CategoryItemAddedNotification {
  eventType: 'wix.categories.v1.category_item_added_to_category';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: CategoryItemAddedPayload;
}

/**
 * An action on a category.
 */
export type CategoryItemAddedPayload = EntityFacts & {
  entityFqdn: 'wix.categories.v1.category';
  slug: 'item_added_to_category';
  actionEvent: CategoryItemAddedPayloadActionEvent;
};

export type CategoryItemAddedPayloadActionEvent = {
  body: ItemAddedToCategory;
};

/**
 * A category has one item less, such as a product.
 */
export interface CategoryItemRemovedNotification {
  eventType: 'wix.categories.v1.category_item_removed_from_category';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: CategoryItemRemovedPayload;
}

/**
 * An action on a category.
 */
export type CategoryItemRemovedPayload = EntityFacts & {
  entityFqdn: 'wix.categories.v1.category';
  slug: 'item_removed_from_category';
  actionEvent: CategoryItemRemovedPayloadActionEvent;
};

export type CategoryItemRemovedPayloadActionEvent = {
  body: ItemRemovedFromCategory;
};

/**
 * The items of a category were arranged.
 */
export interface CategoryItemsArrangedNotification {
  eventType: 'wix.categories.v1.category_items_arranged_in_category';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: CategoryItemsArrangedPayload;
}

/**
 * An action on a category.
 */
export type CategoryItemsArrangedPayload = EntityFacts & {
  entityFqdn: 'wix.categories.v1.category';
  slug: 'items_arranged_in_category';
  actionEvent: CategoryItemsArrangedPayloadActionEvent;
};

export type CategoryItemsArrangedPayloadActionEvent = {
  body: ItemsArrangedInCategory;
};

/**
 * A category was moved in its tree.
 */
export interface CategoryMovedNotification {
  eventType: 'wix.categories.v1.category_category_moved';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: CategoryMovedPayload;
}

/**
 * An action on a category.
 */
export type CategoryMovedPayload = EntityFacts & {
  entityFqdn: 'wix.categories.v1.category';
  slug: 'category_moved';
  actionEvent: CategoryMovedPayloadActionEvent;
};

export type CategoryMovedPayloadActionEvent = {
  body: MovedCategory;
};

/**
 * A category was changed.
 */
export interface CategoryUpdatedNotification {
  eventType: 'wix.categories.v1.category_updated';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: CategoryUpdatedPayload;
}

/**
 * A change of a category: created, updated, deleted, or an action.
 */
export type CategoryUpdatedPayload = EntityFacts & {
  entityFqdn: 'wix.categories.v1.category';
  slug: 'updated';
  updatedEvent: NotifiedCategoryUpdate;
};

/**
 * Names of the fields that changed.
 * @maxItems 100
 */
export type ChangedFields = string[];

/**
 * One variant with the names of its changed fields.
 */
export interface ChangedVariant {
  variantId: string;
  /** Maps the name of each option to the choice of this variant. */
  choices?: ChangedVariantChoices;
  changedFields: ChangedFields;
  originatedFromVersion?: CatalogVersion | Undeclared;
}

/**
 * Maps the name of each option to the choice of this variant.
 */
export type ChangedVariantChoices = { [key: string]: string };

/**
 * Changed fields of a collection, without their values.
 */
export interface CollectionChanged {
  collection_Id: NotifiedCollectionId;
  changedFields: ChangedFields;
  originatedFromVersion?: CatalogVersion | Undeclared;
}

/**
 * Names the changed fields of a collection; read the collection for their values.
 */
export interface CollectionChangedNotification {
  eventType: 'com.wix.ecommerce.catalog.api.v1.CollectionChanged';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: CollectionChanged;
}

/**
 * Initial values of a collection.
 */
export interface CollectionCreated {
  collection_Id: NotifiedCollectionId;
  name?: string;
  media?: Media;
  /** Part of the collection's URL that names it. */
  slug?: string;
  /** Whether visitors of the store see the collection. */
  visible?: boolean;
  originatedFromVersion?: CatalogVersion | Undeclared;
}

/**
 * A collection was created; its initial values are included.
 */
export interface CollectionCreatedNotification {
  eventType: 'com.wix.ecommerce.catalog.api.v1.CollectionCreated';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: CollectionCreated;
}

/**
 * The collection that was deleted from the store.
 */
export interface CollectionDeleted {
  collection_Id: NotifiedCollectionId;
  originatedFromVersion?: CatalogVersion | Undeclared;
}

/**
 * A collection was deleted from the store; its products are kept.
 */
export interface CollectionDeletedNotification {
  eventType: 'com.wix.ecommerce.catalog.api.v1.CollectionDeleted';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: CollectionDeleted;
}

/**
 * Changed parts of the order. At most one of `changedShippingInfo` and `shippingInfoRemoved` is present.
 */
export interface CommittedOrderChanges {
  changedShippingInfo?: OrderShipping;
  /** True if the order is no longer delivered. */
  shippingInfoRemoved?: boolean;
  /** @maxItems 300 */
  lineItems?: OrderLineDelta[];
  /** @maxItems 320 */
  appliedDiscounts?: OrderDiscountDelta[];
  /** @maxItems 100 */
  additionalFees?: OrderFeeDelta[];
}

/**
 * The order whose changes took effect, and the changes.
 */
export interface CommittedShopOrder {
  order: ShopOrder;
  /** Draft in which the merchant edited the order. */
  draftOrderId?: string;
  changes?: CommittedOrderChanges;
  commitSettings?: OrderCommitSettings;
  /** Time at which the changes took effect. */
  commitDate?: string;
}

/**
 * Access of the guest to an online event.
 */
export interface ConferenceLogin {
  /** URL of the conference. */
  link?: string;
  /** Password of the conference, if it has one. */
  password?: string;
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
  convertedAmount: string;
}

/**
 * Cost and profit of one unit, for the owner.
 */
export interface CostAndProfitData {
  /**
   * Cost of one unit.
   * @minimum 0
   * @maximum 999999999.99
   */
  itemCost?: number;
  formattedItemCost: string;
  /**
   * Discounted price minus cost. Negative if the unit is sold at a loss.
   * @maximum 999999999.99
   */
  profit: number;
  formattedProfit: string;
  /**
   * Profit as a fraction of the discounted price: 0.25 is 25 %.
   * @maximum 1
   */
  profitMargin: number;
}

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
 * A line that does not come from a catalog, as specified for `customLineItems` of a cart. `lineItems` contains the same line in full.
 */
export interface CustomLineItem {
  /** Id of the line in `lineItems`. */
  id?: string;
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
 * Dates of the event. Start and end are absent while they are to be decided.
 */
export interface DateAndTimeSettings {
  /** True if the dates are to be decided. */
  dateAndTimeTbd?: boolean;
  /**
   * Text shown to guests in place of the dates.
   * @maxLength 100
   */
  dateAndTimeTbdMessage?: string;
  /** Start of the event, inclusive. */
  startDate?: string;
  /** End of the event, exclusive; after the start. */
  endDate?: string;
  /**
   * Time zone in which guests see the dates, by its name in the tz database.
   * @maxLength 100
   */
  timeZoneId?: string;
  /** Whether guests see only the start. */
  hideEndDate?: boolean;
  /** Whether guests see the time zone beside the time. */
  showTimeZone?: boolean;
  recurrenceStatus: RecurrenceStatus | Undeclared;
  recurringEvents?: Recurrences;
  formatted?: FormattedDates;
}

/**
 * The order as it was, which another system had recorded.
 */
export interface DeletedImportedShopOrder {
  order: ShopOrder;
}

/**
 * The delivery method and its price.
 */
export interface DeliverySummary {
  method?: CartDeliveryMethod;
  /** After the discount on the delivery. */
  price?: ConvertedMoney;
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
  fileType: DigitalFileType | Undeclared;
}

/**
 * Deduction from the price. Absent without a discount.
 */
export interface Discount {
  /** Amount deducted. */
  amount?: Money;
  /** Amount that remains, before tax and fees. */
  afterDiscount?: Money;
  /**
   * Code of the coupon, also in `discounts`. Empty without a coupon.
   * @deprecated
   */
  code: string;
  /**
   * Name of the coupon, also in `discounts`. Empty without a coupon.
   * @deprecated
   */
  name: string;
  /**
   * Id of the coupon, also in `discounts`. Empty without a coupon.
   * @deprecated
   */
  couponId: string;
  /**
   * All discounts.
   * @maxItems 20
   */
  discounts?: readonly DiscountItem[];
}

/**
 * Scope of the discount: the whole cart, some lines, or shipping.
 */
export type DiscountType = 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING';

/**
 * Styles of the text by kind of paragraph. Absent ones follow the site's style.
 */
export interface DocumentStyle {
  headerOne?: TextNodeStyle;
  headerTwo?: TextNodeStyle;
  headerThree?: TextNodeStyle;
  headerFour?: TextNodeStyle;
  headerFive?: TextNodeStyle;
  headerSix?: TextNodeStyle;
  paragraph?: TextNodeStyle;
  blockquote?: TextNodeStyle;
  codeBlock?: TextNodeStyle;
}

/**
 * Data about the entity and the notification that all notifications of the newer format have.
 */
export interface EntityFacts {
  /** Id of this notification; repeated deliveries have the same id. */
  id: string;
  /** Id of the event or cart. */
  entityId: string;
  /** Time of the change. */
  eventTime: string;
  /** True if a person requested the erasure of their data. */
  triggeredByAnonymizeRequest?: boolean;
  /** Name of the action that caused the change, if it differs. */
  originatedFrom?: string;
  /** Whole number as text that increases with each notification of an entity. If it is lower than the last one received, the notification is stale. */
  entityEventSequence?: string;
}

/**
 * Address of the location. The street is given either in parts (`streetAddress`) or as one line (`addressLine`).
 */
export interface EventAddress {
  country?: CountryCode;
  /**
   * State, region or province as a code with the country before it (ISO 3166-2).
   * @maxLength 20
   */
  subdivision?: string;
  /** @maxLength 100 */
  city?: string;
  /** @maxLength 100 */
  postalCode?: string;
  streetAddress?: StreetAddress;
  /**
   * Street and number in one line.
   * @maxLength 250
   */
  addressLine?: string;
  /**
   * Apartment, suite, floor.
   * @maxLength 250
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
  /**
   * Name of the country, filled in by the platform.
   * @maxLength 100
   */
  countryFullname?: string;
  /**
   * Name of the state, region or province, filled in by the platform.
   * @maxLength 250
   */
  subdivisionFullname?: string;
  /**
   * All levels between country and city. Known only from the platform's own packages.
   * @maxItems 6
   */
  subdivisions?: AddressSubdivision[];
}

/**
 * The event that was canceled, and the user who canceled it.
 */
export interface EventCanceled {
  /** Time at which the platform recorded it. */
  timestamp?: string;
  eventId: string;
  /**
   * Name of the event.
   * @minLength 1
   * @maxLength 120
   */
  title?: string;
  /** Id of the user who canceled it. */
  userId?: string;
  /** Whether the event has guests. */
  hasGuests?: boolean;
}

/**
 * An event was canceled and will not take place.
 */
export interface EventCanceledNotification {
  eventType: 'wix.events.v3.event_canceled';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: EventCanceledPayload;
}

/**
 * An action on an event.
 */
export type EventCanceledPayload = EntityFacts & {
  entityFqdn: 'wix.events.v3.event';
  slug: 'canceled';
  actionEvent: EventCanceledPayloadActionEvent;
};

export type EventCanceledPayloadActionEvent = {
  body: EventCanceled;
};

/**
 * Person or app that canceled the event, and the time. Present for canceled events only.
 */
export interface EventCancellation {
  canceledDate?: string;
  actorType: CancellationActorType | Undeclared;
  /** @maxLength 200 */
  actorName: string;
  /** Empty if no person canceled it. */
  actorEmail: string;
}

/**
 * Categories that contain the event.
 */
export interface EventCategories {
  /** @maxItems 10 */
  categories?: EventCategory[];
}

/**
 * A named group of events.
 */
export interface EventCategory {
  id?: string;
  /**
   * @minLength 1
   * @maxLength 30
   */
  name?: string;
  createdDate?: string;
  /** Whether the category is hidden from visitors. */
  hidden?: boolean;
  type?: EventCategoryType | Undeclared;
}

/**
 * The copy, and the id of the original.
 */
export interface EventCloned {
  /** Time at which the platform recorded it. */
  timestamp?: string;
  /** Id of the copy, not of the original. */
  eventId: string;
  location?: EventLocation;
  dateAndTimeSettings?: DateAndTimeSettings;
  /**
   * Name of the copy.
   * @minLength 1
   * @maxLength 120
   */
  title?: string;
  /** Id of the user who made the copy. */
  userId?: string;
  status?: EventStatus | Undeclared;
  /** Installation of the events app that contains the original. */
  derivedFromInstanceId?: string;
  /** Id of the original. */
  derivedFromEventId?: string;
  /** Maps the ticket definition ids of the original to those of the copy. */
  ticketDefinitions?: EventClonedTicketDefinitions;
}

/**
 * An event was copied.
 */
export interface EventClonedNotification {
  eventType: 'wix.events.v3.event_cloned';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: EventClonedPayload;
}

/**
 * An action on an event.
 */
export type EventClonedPayload = EntityFacts & {
  entityFqdn: 'wix.events.v3.event';
  slug: 'cloned';
  actionEvent: EventClonedPayloadActionEvent;
};

export type EventClonedPayloadActionEvent = {
  body: EventCloned;
};

/**
 * Maps the ticket definition ids of the original to those of the copy.
 */
export type EventClonedTicketDefinitions = { [key: string]: string };

/**
 * An event was created; the complete event is included.
 */
export interface EventCreatedNotification {
  eventType: 'wix.events.v3.event_created';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: EventCreatedPayload;
}

/**
 * A change of an event: created, updated, deleted, or an action.
 */
export type EventCreatedPayload = EntityFacts & {
  entityFqdn: 'wix.events.v3.event';
  slug: 'created';
  createdEvent: NotifiedEventCreation;
};

/**
 * An event was permanently deleted.
 */
export interface EventDeletedNotification {
  eventType: 'wix.events.v3.event_deleted';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: EventDeletedPayload;
}

/**
 * A change of an event: created, updated, deleted, or an action.
 */
export type EventDeletedPayload = EntityFacts & {
  entityFqdn: 'wix.events.v3.event';
  slug: 'deleted';
  deletedEvent: NotifiedEventDeletion;
};

/**
 * The event of a ticket.
 */
export interface EventDetails {
  /**
   * @minLength 1
   * @maxLength 120
   */
  title?: string;
  /**
   * Teaser of the event.
   * @maxLength 500
   */
  shortDescription?: string;
  location?: EventLocation;
  dateAndTimeSettings?: DateAndTimeSettings;
  eventPageUrl?: PageUrl;
  status: EventStatus | Undeclared;
}

/**
 * The event that has ended.
 */
export interface EventEnded {
  /** Time at which the platform recorded it. */
  timestamp?: string;
  eventId: string;
  /** Whether the event has guests. */
  hasGuests?: boolean;
}

/**
 * An event has ended.
 */
export interface EventEndedNotification {
  eventType: 'wix.events.v3.event_ended';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: EventEndedPayload;
}

/**
 * An action on an event.
 */
export type EventEndedPayload = EntityFacts & {
  entityFqdn: 'wix.events.v3.event';
  slug: 'ended';
  actionEvent: EventEndedPayloadActionEvent;
};

export type EventEndedPayloadActionEvent = {
  body: EventEnded;
};

/**
 * The discussion of the event. For the platform's internal use.
 */
export interface EventFeed {
  /** Secret with which the caller can take part. */
  token?: string;
}

/**
 * The main image of the event.
 */
export interface EventImage {
  /**
   * Id of the file in the site's media store.
   * @minLength 1
   * @maxLength 200
   */
  id?: string;
  url?: string;
  /**
   * In pixels.
   * @minimum 0
   */
  height?: number;
  /**
   * In pixels.
   * @minimum 0
   */
  width?: number;
  /** Text alternative, for people who cannot see the image. */
  altText?: string;
  /** Time at which `url` expires; absent if it does not expire. Known only from the platform's own packages. */
  urlExpirationDate?: string;
}

/**
 * Venue or online location of the event.
 */
export interface EventLocation {
  type: LocationType | Undeclared;
  /**
   * Name of the location, as shown to guests.
   * @maxLength 50
   */
  name?: string;
  address?: EventAddress;
  /** True if the location is to be decided; then `name` says so. */
  locationTbd?: boolean;
}

/**
 * The event as visitors now see it.
 */
export interface EventPublished {
  /** Time at which the platform recorded it. */
  timestamp?: string;
  eventId: string;
  status?: EventStatus | Undeclared;
  /** The event from which this one was copied. */
  derivedFromEventId?: string;
  /**
   * Name of the event.
   * @minLength 1
   * @maxLength 120
   */
  title?: string;
  /**
   * Teaser for lists.
   * @maxLength 500
   */
  shortDescription?: string;
  location?: EventLocation;
  dateAndTimeSettings?: DateAndTimeSettings;
  eventPageUrl?: PageUrl;
  registration?: Registration;
}

/**
 * A draft is now visible to visitors.
 */
export interface EventPublishedNotification {
  eventType: 'wix.events.v3.event_published';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: EventPublishedPayload;
}

/**
 * An action on an event.
 */
export type EventPublishedPayload = EntityFacts & {
  entityFqdn: 'wix.events.v3.event';
  slug: 'published';
  actionEvent: EventPublishedPayloadActionEvent;
};

export type EventPublishedPayloadActionEvent = {
  body: EventPublished;
};

/**
 * The event that starts soon, and data for a reminder.
 */
export interface EventReminder {
  /** Time at which the platform recorded it. */
  timestamp?: string;
  eventId: string;
  location?: EventLocation;
  dateAndTimeSettings?: DateAndTimeSettings;
  /**
   * Name of the event.
   * @minLength 1
   * @maxLength 120
   */
  title?: string;
  /** Id of the user who created the event. */
  userId?: string;
  startsIn?: TimeLeft;
  /** Whether the event has guests. */
  hasGuests?: boolean;
}

/**
 * An event starts soon.
 */
export interface EventReminderNotification {
  eventType: 'wix.events.v3.event_reminder';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: EventReminderPayload;
}

/**
 * An action on an event.
 */
export type EventReminderPayload = EntityFacts & {
  entityFqdn: 'wix.events.v3.event';
  slug: 'reminder';
  actionEvent: EventReminderPayloadActionEvent;
};

export type EventReminderPayloadActionEvent = {
  body: EventReminder;
};

/**
 * The event that has started.
 */
export interface EventStarted {
  /** Time at which the platform recorded it. */
  timestamp?: string;
  eventId: string;
  /** Whether the event has guests. */
  hasGuests?: boolean;
}

/**
 * An event has started.
 */
export interface EventStartedNotification {
  eventType: 'wix.events.v3.event_started';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: EventStartedPayload;
}

/**
 * An action on an event.
 */
export type EventStartedPayload = EntityFacts & {
  entityFqdn: 'wix.events.v3.event';
  slug: 'started';
  actionEvent: EventStartedPayloadActionEvent;
};

export type EventStartedPayloadActionEvent = {
  body: EventStarted;
};

/**
 * Statistics of the event, counted by the platform. Each part is present only if it applies to the event.
 */
export interface EventSummaries {
  rsvps?: RsvpSummary;
  tickets?: TicketSummary;
  cancellation?: EventCancellation;
}

/**
 * An event was changed.
 */
export interface EventUpdatedNotification {
  eventType: 'wix.events.v3.event_updated';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: EventUpdatedPayload;
}

/**
 * A change of an event: created, updated, deleted, or an action.
 */
export type EventUpdatedPayload = EntityFacts & {
  entityFqdn: 'wix.events.v3.event';
  slug: 'updated';
  updatedEvent: NotifiedEventUpdate;
};

/**
 * A fee of the platform.
 */
export interface Fee {
  name?: FeeName | Undeclared;
  type?: FeeType | Undeclared;
  /**
   * In percent of the discounted price, including added tax.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  rate?: string;
  /** Amount of the fee. */
  amount?: Money;
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
 * One value that a question asks for.
 */
export interface FormField {
  /** Name of the value in a guest's answers. */
  name?: string;
  /** Label shown to guests. */
  label?: string;
  /** Additional texts of the value, by the platform's names for them. */
  additionalLabels?: FormFieldAdditionalLabels;
  /**
   * Texts of a value with several parts, such as an address.
   * @maxItems 50
   */
  labels?: FieldPartLabel[];
  type?: FormValueType | Undeclared;
  /**
   * Former version of `type` TEXT_ARRAY.
   * @deprecated
   */
  array?: boolean;
  /** Whether an answer is required. */
  mandatory?: boolean;
  /**
   * Entries that guests choose from.
   * @maxItems 200
   */
  options?: string[];
  defaultOptionSelection?: OptionSelection;
  /**
   * Maximum number of characters in the answer.
   * @minimum 0
   */
  maxLength?: number;
  /**
   * Maximum number of entries in an answer that is a list.
   * @minimum 0
   */
  maxSize?: number;
}

/**
 * Answers to a form.
 */
export interface FormResponse {
  /**
   * One entry per input that has an answer.
   * @maxItems 200
   */
  inputValues: InputValue[];
}

/**
 * The answer to an input that asks for an address.
 */
export interface FormattedAddress {
  /**
   * The address in one line.
   * @maxLength 200
   */
  formatted?: string;
  address?: Address;
}

/**
 * The dates as texts in the language of the site and the time zone of the event, for display only.
 */
export interface FormattedDates {
  /**
   * Start and end in one line.
   * @maxLength 500
   */
  dateAndTime?: string;
  /**
   * Day of the start.
   * @maxLength 500
   */
  startDate?: string;
  /**
   * Local time of the start, in the event's time zone.
   * @maxLength 500
   */
  startTime?: string;
  /**
   * Day of the end.
   * @maxLength 500
   */
  endDate?: string;
  /**
   * Local time of the end.
   * @maxLength 500
   */
  endTime?: string;
}

/**
 * The same prices as text for display, with the currency symbol.
 */
export interface FormattedPrice {
  price: string;
  discountedPrice: string;
  pricePerUnit?: string;
}

/**
 * An amount of money as a plain decimal and as formatted text, in the currency of the order.
 */
export interface FormattedPrice2 {
  /** @pattern ^\d{1,16}(\.\d+)?$ */
  amount: string;
  formattedAmount: string;
}

/**
 * The order with the progress of its delivery.
 */
export interface FulfilledShopOrder {
  order: ShopOrder;
  previousFulfillmentStatus?: ShopOrderFulfillmentStatus | Undeclared;
  newFulfillmentStatus?: ShopOrderFulfillmentStatus | Undeclared;
  /** Name of the action that caused the progress. */
  action?: string;
}

/**
 * Amount that a gift card pays.
 */
export interface GiftCardSummary {
  /** Id of the gift card in the cart. */
  giftCardId: string;
  redeemAmount?: ConvertedMoney;
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
  height?: number;
  /**
   * In pixels.
   * @minimum 0
   */
  width?: number;
  /** Text alternative, for people who cannot see the image. */
  altText?: string;
  /** Name that the file had when it was uploaded. */
  filename?: string;
}

/**
 * The order, as another system recorded it.
 */
export interface ImportedShopOrder {
  order: ShopOrder;
}

/**
 * An order that was imported by mistake was deleted.
 */
export interface ImportedShopOrderDeletedNotification {
  eventType: 'wix.ecom.v1.order_imported_order_deleted';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: ImportedShopOrderDeletedPayload;
}

/**
 * An action on an order of the store.
 */
export type ImportedShopOrderDeletedPayload = EntityFacts & {
  entityFqdn: 'wix.ecom.v1.order';
  slug: 'imported_order_deleted';
  actionEvent: ImportedShopOrderDeletedPayloadActionEvent;
};

export type ImportedShopOrderDeletedPayloadActionEvent = {
  body: DeletedImportedShopOrder;
};

/**
 * One question of the form. It has one input, or several for names, guests and addresses.
 */
export interface InputControl {
  id: string;
  type: InputControlType | Undeclared;
  /** True for the questions that every form has; they cannot be removed. */
  system: boolean;
  /**
   * Former version of `id`.
   * @deprecated
   */
  name: string;
  /**
   * Former version of the labels in `inputs`.
   * @deprecated
   */
  label: string;
  /** Position in the form, in ascending order. */
  orderIndex: number;
  /** @maxItems 50 */
  inputs?: FormField[];
  /** True if the question was removed but has answers. */
  deleted?: boolean;
}

/**
 * The answer to one input. `value` contains it as text; the typed members are present for inputs of that type.
 */
export interface InputValue {
  /**
   * Name of the input in the form.
   * @maxLength 100
   */
  inputName: string;
  /**
   * The answer; empty when `values` has it.
   * @maxLength 5000
   */
  value: string;
  /**
   * The answers to an input that accepts several.
   * @maxItems 100
   * @items.maxLength 5000
   */
  values?: string[];
  /** The answer to an input that asks for a number. */
  number?: number;
  /** The answer to an input that asks for a date or a time. */
  dateTime?: string;
  address?: FormattedAddress;
}

/**
 * The installation of the app on one site.
 */
export type InstanceId = string;

/**
 * Composition of a price: the items, minus the discount, plus tax that is not included in the prices, plus the fees that the buyer pays.
 */
export interface Invoice {
  /**
   * One entry per kind of ticket.
   * @maxItems 50
   */
  items: InvoiceItem[];
  /** Former version of `grandTotal`; may not include the fees. Deprecated. */
  total?: Money;
  discount?: Discount;
  tax?: Tax;
  /** Sum of the items before discount, tax and fees. */
  subTotal?: Money;
  /** Amount that the buyer pays, with everything included. */
  grandTotal?: Money;
  /**
   * Fees of the platform; empty for free tickets.
   * @maxItems 10
   */
  fees: Fee[];
  /** Amount that remains for the owner, without fees. */
  revenue?: Money;
  /** Page that shows the invoice. Absent until there is one. */
  previewUrl?: string;
}

/**
 * One kind of ticket in an invoice.
 */
export interface InvoiceItem {
  /** Id of the kind of ticket. */
  id: string;
  /**
   * @minimum 1
   * @maximum 50
   */
  quantity: number;
  /** Name of the kind of ticket. */
  name: string;
  /** Unit price. */
  price?: Money;
  /** Price of all these tickets, before discount, tax and fees. */
  total?: Money;
  discount?: Discount;
  tax?: Tax;
  /**
   * The platform's fees for these tickets.
   * @maxItems 10
   */
  fees?: Fee[];
}

/**
 * The category and the item, which is a product of the store in most trees.
 */
export interface ItemAddedToCategory {
  categoryId: string;
  addedItem?: ItemReference;
  treeReference?: TreeReference;
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
 * The category and the item, which stays in its catalog.
 */
export interface ItemRemovedFromCategory {
  categoryId: string;
  removedItem?: ItemReference;
  treeReference?: TreeReference;
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
 * The category whose items were arranged.
 */
export interface ItemsArrangedInCategory {
  categoryId: string;
  treeReference?: TreeReference;
}

/**
 * Labels of the guests among the site's contacts. Known only from the platform's own packages.
 */
export interface LabellingSettings {
  /**
   * Former id of the label.
   * @maxLength 180
   */
  assignedContactsLegacyLabelId?: string;
  /** True if the label was deleted. */
  assignedContactsLabelDeleted?: boolean;
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
 * One line of a cart. There are three unit prices: `fullPrice` before any discount, `priceBeforeDiscounts` after the catalog's discounts, `price` after those of the catalog and of the line. Only the estimate contains the amount that a coupon deducts.
 */
export interface LineItem {
  /** Id of the line within the cart. */
  id: string;
  quantity: Quantity;
  /** The item in its catalog. May be absent for a custom line. */
  catalogReference?: CatalogReference;
  /**
   * Id of the catalog's item, if `catalogItemId` identifies only a part of it, such as a variant.
   * @minLength 1
   * @maxLength 36
   */
  rootCatalogItemId?: string;
  productName?: ProductName;
  url?: ItemPageUrl;
  image?: Image;
  /**
   * Chosen options and texts, to display below the name.
   * @maxItems 20
   */
  descriptionLines?: DescriptionLine[];
  itemType?: ItemType;
  /** True if the line does not come from a catalog. */
  customLineItem: boolean;
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
  priceUndetermined: boolean;
  paymentOption: PaymentOptionType | Undeclared;
  /** Whether the payment method is saved for later charges. */
  savePaymentMethod: boolean;
  /**
   * Text that the buyer must accept before paying. Absent if no consent is required.
   * @minLength 1
   * @maxLength 2500
   */
  consentRequiredPaymentPolicy?: string;
  selectedMembership?: SelectedMembership;
  /** True if only members may buy the item. */
  membersOnly: boolean;
  availability?: ItemAvailability;
  /** True if the quantity cannot be changed. */
  fixedQuantity: boolean;
  physicalProperties?: PhysicalProperties;
  /** Delivery profile of the site that applies to the item. */
  deliveryProfileId?: string;
  /** Tax group that applies to the item. */
  taxGroupId?: string;
  taxableAddress?: TaxableAddress;
  serviceProperties?: ServiceProperties;
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  /**
   * Policies of the item, such as the cancellation policy.
   * @maxItems 5
   */
  policies?: Policy[];
  /**
   * Chosen extras, by group.
   * @maxItems 25
   */
  modifierGroups?: ModifierGroup[];
  /** Price of the extras per unit, included in `price`. */
  modifiersTotalPrice?: MultiCurrencyPrice;
  digitalFile?: DigitalFile;
  catalogOverrideFields?: CatalogOverrideFields;
  extendedFields?: ExtendedFields;
}

/**
 * The membership that covers the line. Exactly one of `existingMembership` and `futureMembership` is present.
 */
export interface LineMembership {
  existingMembership?: ExistingMembership;
  futureMembership?: FutureMembership;
  name?: TranslatableString;
  /** Number of credits or sessions that the line uses. */
  redemptionCost?: number;
  redemptionType: RedemptionType | Undeclared;
}

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
 * Account of a member.
 */
export interface Member {
  id: string;
  /** Address with which the member signs in. */
  loginEmail?: string;
  /** Whether the member has proven to own the address. */
  loginEmailVerified?: boolean;
  status: MemberStatus | Undeclared;
  /** Id of the member in the site's contact list; it differs from the id of the member. */
  contactId?: string;
  contact?: MemberContact;
  profile?: MemberProfile;
  privacyStatus: MemberPrivacyStatus | Undeclared;
  activityStatus: MemberActivityStatus | Undeclared;
  createdDate?: string;
  updatedDate?: string;
  /** Time of the last sign-in. */
  lastLoginDate?: string;
}

/**
 * Postal address of a member. The street is in `streetAddress` or in `addressLine`, not in both.
 */
export interface MemberAddress {
  streetAddress?: MemberStreetAddress;
  /**
   * Street and number in one line.
   * @maxLength 200
   */
  addressLine?: string;
  id?: string;
  /** Further parts, such as an apartment. */
  addressLine2?: string;
  city?: string;
  /** State, region or province. */
  subdivision?: string;
  /** Country code. */
  country?: string;
  postalCode?: string;
}

/**
 * Contact data of a member.
 */
export interface MemberContact {
  firstName?: string;
  lastName?: string;
  /**
   * Telephone numbers.
   * @maxItems 50
   */
  phones?: string[];
  /**
   * E-mail addresses. They cannot be changed here.
   * @maxItems 50
   */
  emails?: string[];
  /**
   * Postal addresses.
   * @maxItems 50
   */
  addresses: MemberAddress[];
  /**
   * Year, month and day.
   * @maxLength 100
   */
  birthdate?: string;
  /** @maxLength 100 */
  company?: string;
  /** @maxLength 100 */
  jobTitle?: string;
  /** Custom fields with a value, by key. Only the fields that the owner has added to the member's profile are included. */
  customFields?: MemberContactCustomFields;
}

/**
 * A member was added.
 */
export interface MemberCreatedNotification {
  eventType: 'wix.members.v1.member_created';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: MemberCreatedPayload;
}

/**
 * A new member.
 */
export type MemberCreatedPayload = EntityFacts & {
  entityFqdn: 'wix.members.v1.member';
  slug: 'created';
  createdEvent: NotifiedMemberCreation;
};

/**
 * Names the member by `entityId`.
 */
export interface MemberDeletedNotification {
  eventType: 'wix.members.v1.member_deleted';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: MemberDeletedPayload;
}

/**
 * Names the deleted member by `entityId`.
 */
export type MemberDeletedPayload = EntityFacts & {
  entityFqdn: 'wix.members.v1.member';
  slug: 'deleted';
  deletedEvent: NotifiedMemberDeletion;
};

/**
 * The part of the account that the member shows to others.
 */
export interface MemberProfile {
  /** Name shown to others. */
  nickname?: string;
  /** Part of the profile page's URL that names the member. */
  slug?: string;
  photo?: MemberImage;
  cover?: MemberImage;
  /** Short line below the name. */
  title?: string;
}

/**
 * A member was changed.
 */
export interface MemberUpdatedNotification {
  eventType: 'wix.members.v1.member_updated';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: MemberUpdatedPayload;
}

/**
 * A changed member.
 */
export type MemberUpdatedPayload = EntityFacts & {
  entityFqdn: 'wix.members.v1.member';
  slug: 'updated';
  updatedEvent: NotifiedMemberUpdate;
};

/**
 * A discount that the merchant gave manually.
 */
export interface MerchantDiscount {
  amount?: MultiCurrencyPrice;
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
 * Previous values by path of the field: `title`, `lineItems[0].quantity`. A dot or bracket that is part of a name is preceded by a backslash. Not every update has it.
 */
export interface ModifiedFields {
  [key: string]: unknown;
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
 * The category with its new parent and place.
 */
export interface MovedCategory {
  categoryId: string;
  parentCategory?: ParentCategory;
  treeReference?: TreeReference;
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
  convertedAmount: string;
  /** `amount` as text with the currency symbol, for display only. */
  formattedAmount: string;
  /** `convertedAmount` as text with the currency symbol, for display only. */
  formattedConvertedAmount: string;
}

/**
 * The person or app that caused the change. Has one of the ids, according to `identityType`. May be absent.
 */
export interface NotificationIdentity {
  identityType: NotificationIdentityType | Undeclared;
  /** Visitor without an account, with ANONYMOUS_VISITOR. */
  anonymousVisitorId?: string;
  /** Member of the site, with MEMBER. */
  memberId?: string;
  /** Owner or collaborator of the site, with WIX_USER. */
  wixUserId?: string;
  /** App that caused the change, with APP. */
  appId?: string;
}

/**
 * Kind of identity that caused a change. WIX_USER is an owner or a collaborator of the site.
 */
export type NotificationIdentityType = 'UNKNOWN' | 'ANONYMOUS_VISITOR' | 'MEMBER' | 'WIX_USER' | 'APP';

/**
 * A new brand.
 */
export interface NotifiedBrandCreation {
  entity: Brand;
  restoreInfo?: RestoreInfo;
}

/**
 * A deleted brand; mostly empty.
 */
export interface NotifiedBrandDeletion {
  deletedEntity?: Brand;
}

/**
 * A changed brand.
 */
export interface NotifiedBrandUpdate {
  currentEntity: Brand;
  modifiedFields?: ModifiedFields;
}

/**
 * A new cart.
 */
export interface NotifiedCartCreation {
  entity: Cart;
  restoreInfo?: RestoreInfo;
}

/**
 * A deleted cart; mostly empty.
 */
export interface NotifiedCartDeletion {
  deletedEntity?: Cart;
}

/**
 * A changed cart.
 */
export interface NotifiedCartUpdate {
  currentEntity: Cart;
  modifiedFields?: ModifiedFields;
}

/**
 * A new cart, as the second family returns it.
 */
export interface NotifiedCartV2Creation {
  entity: CartV2;
  restoreInfo?: RestoreInfo;
}

/**
 * A deleted cart, as the second family returns it; mostly empty.
 */
export interface NotifiedCartV2Deletion {
  deletedEntity?: CartV2;
}

/**
 * A changed cart, as the second family returns it.
 */
export interface NotifiedCartV2Update {
  currentEntity: CartV2;
  modifiedFields?: ModifiedFields;
}

/**
 * A new category.
 */
export interface NotifiedCategoryCreation {
  entity: Category;
  restoreInfo?: RestoreInfo;
}

/**
 * A deleted category; mostly empty.
 */
export interface NotifiedCategoryDeletion {
  deletedEntity?: Category;
}

/**
 * A changed category.
 */
export interface NotifiedCategoryUpdate {
  currentEntity: Category;
  modifiedFields?: ModifiedFields;
}

/**
 * Id of the collection. The platform declares the field with an underscore and a capital letter; this has not been observed in a delivery, so a receiver should accept `collectionId` as well.
 */
export type NotifiedCollectionId = string;

/**
 * A new event.
 */
export interface NotifiedEventCreation {
  entity: SiteEvent;
  restoreInfo?: RestoreInfo;
}

/**
 * A deleted event; mostly empty.
 */
export interface NotifiedEventDeletion {
  deletedEntity?: SiteEvent;
}

/**
 * A changed event.
 */
export interface NotifiedEventUpdate {
  currentEntity: SiteEvent;
  modifiedFields?: ModifiedFields;
}

/**
 * A new member.
 */
export interface NotifiedMemberCreation {
  entity: Member;
  restoreInfo?: RestoreInfo;
}

/**
 * A deleted member, without the data of the member.
 */
export interface NotifiedMemberDeletion {
  [key: string]: unknown;
}

/**
 * A changed member.
 */
export interface NotifiedMemberUpdate {
  currentEntity: Member;
  modifiedFields?: ModifiedFields;
}

/**
 * Id of the product. It is not declared to be a UUID.
 */
export type NotifiedProductId = string;

/**
 * A new product.
 */
export interface NotifiedProductV3Creation {
  entity: ProductV3;
  restoreInfo?: RestoreInfo;
}

/**
 * A deleted product; mostly empty.
 */
export interface NotifiedProductV3Deletion {
  deletedEntity?: ProductV3;
}

/**
 * A changed product.
 */
export interface NotifiedProductV3Update {
  currentEntity: ProductV3;
  modifiedFields?: ModifiedFields;
}

/**
 * A new ribbon.
 */
export interface NotifiedRibbonCreation {
  entity: RibbonV3;
  restoreInfo?: RestoreInfo;
}

/**
 * A deleted ribbon; mostly empty.
 */
export interface NotifiedRibbonDeletion {
  deletedEntity?: RibbonV3;
}

/**
 * A changed ribbon.
 */
export interface NotifiedRibbonUpdate {
  currentEntity: RibbonV3;
  modifiedFields?: ModifiedFields;
}

/**
 * A new reply.
 */
export interface NotifiedRsvpCreation {
  entity: Rsvp;
  restoreInfo?: RestoreInfo;
}

/**
 * A deleted reply; mostly empty.
 */
export interface NotifiedRsvpDeletion {
  deletedEntity?: Rsvp;
}

/**
 * A changed reply.
 */
export interface NotifiedRsvpUpdate {
  currentEntity: Rsvp;
  modifiedFields?: ModifiedFields;
}

/**
 * A new order of the store.
 */
export interface NotifiedShopOrderCreation {
  entity: ShopOrder;
  restoreInfo?: RestoreInfo;
}

/**
 * A changed order of the store.
 */
export interface NotifiedShopOrderUpdate {
  currentEntity: ShopOrder;
  modifiedFields?: ModifiedFields;
}

/**
 * A new ticket definition.
 */
export interface NotifiedTicketDefinitionCreation {
  entity: TicketDefinitionV3;
  restoreInfo?: RestoreInfo;
}

/**
 * A deleted ticket definition; mostly empty.
 */
export interface NotifiedTicketDefinitionDeletion {
  deletedEntity?: TicketDefinitionV3;
}

/**
 * A changed ticket definition.
 */
export interface NotifiedTicketDefinitionUpdate {
  currentEntity: TicketDefinitionV3;
  modifiedFields?: ModifiedFields;
}

/**
 * A new ticket reservation.
 */
export interface NotifiedTicketReservationCreation {
  entity: TicketReservation;
  restoreInfo?: RestoreInfo;
}

/**
 * A deleted ticket reservation; mostly empty.
 */
export interface NotifiedTicketReservationDeletion {
  deletedEntity?: TicketReservation;
}

/**
 * A changed ticket reservation.
 */
export interface NotifiedTicketReservationUpdate {
  currentEntity: TicketReservation;
  modifiedFields?: ModifiedFields;
}

/**
 * Video conference of an online event.
 */
export interface OnlineConferencing {
  /** Whether the event has a conference. */
  enabled: boolean;
  type: ConferenceType | Undeclared;
  /** Id of the service that hosts the conference. */
  providerId?: string;
  /** Name of the service that hosts the conference. Known only from the platform's own packages. */
  providerName?: string;
  session?: OnlineConferencingSession;
}

/**
 * Access to the conference. Created by the service that hosts it.
 */
export interface OnlineConferencingSession {
  /** For the host only; do not show it to guests. */
  hostLink: string;
  guestLink: string;
  /** Password that guests need to join. */
  password?: string;
  /** False until the service has created the conference, or if creating it failed. */
  sessionCreated?: boolean;
  /** Id of the conference at the hosting service. */
  sessionId?: string;
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
  amount?: FormattedPrice2;
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
  paid?: FormattedPrice2;
  refunded?: FormattedPrice2;
  /** Reserved by a card company, and not captured yet. */
  authorized?: FormattedPrice2;
  /** Refunds whose result is not known yet. */
  pendingRefund?: FormattedPrice2;
  /** Payments whose result is not known yet. */
  pending?: FormattedPrice2;
  chargeback?: FormattedPrice2;
  chargebackReversal?: FormattedPrice2;
  platformFees?: FormattedPrice2;
  totalMinusPlatformFees?: FormattedPrice2;
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
  amount?: FormattedPrice2;
  paymentDetails?: OrderRegularPayment;
}

/**
 * Chargeback that was reversed, in whole or in part.
 */
export interface OrderChargebackReversal {
  paymentId: string;
  chargebackId: string;
  amount?: FormattedPrice2;
  /** Part that the merchant got back. */
  reversalAmount?: FormattedPrice2;
  paymentDetails?: OrderRegularPayment;
}

/**
 * Messages and stock changes that the edit caused.
 */
export interface OrderCommitSettings {
  sendNotificationsToBuyer?: boolean;
  sendNotificationsToBusiness?: boolean;
  /** Whether the history of the order names the changes. */
  addActivitiesToOrder?: boolean;
  sendNotificationsToCustomFulfillers?: boolean;
  /** @maxItems 300 */
  inventoryUpdates?: OrderInventoryUpdate[];
}

/**
 * A confirmed order with its tickets.
 */
export interface OrderConfirmed {
  /** Time at which the platform recorded it. */
  timestamp?: string;
  /** Language of the buyer. */
  language?: string;
  /** The platform's flag for confirmations without notice; its exact effect is not known. */
  silent?: boolean;
  /** Language and region of the buyer. */
  locale?: string;
  /** Event of the order. */
  eventId: string;
  /** Number of the order; unique on the site. */
  orderNumber: string;
  /** Contact of the site for the buyer. */
  contactId?: string;
  /** Member who bought the tickets; absent for a visitor. */
  memberId?: string;
  /** Time at which the order was started. */
  created?: string;
  /** Time at which the document was last changed. */
  updated?: string;
  /** First name of the buyer. */
  firstName?: string;
  /** Last name of the buyer. */
  lastName?: string;
  /** Address to which the tickets are sent. */
  email?: string;
  checkoutForm?: FormResponse;
  status?: OrderStatus | Undeclared;
  /** Name of the payment method; absent for a free order. */
  method?: string;
  /**
   * The tickets of the order.
   * @maxItems 300
   */
  tickets?: OrderedTicket[];
  invoice?: Invoice;
  /** Reservation from which the order was created. */
  reservationId?: string;
}

/**
 * A ticket order was confirmed.
 */
export interface OrderConfirmedNotification {
  eventType: 'wix.events.ticketing.events.OrderConfirmed';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: OrderConfirmed;
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
  amount?: FormattedPrice2;
}

/**
 * Remaining data of a deleted order.
 */
export interface OrderDeleted {
  /** Time at which the platform recorded it. */
  timestamp?: string;
  /** Event of the order. */
  eventId: string;
  /** Number of the order; unique on the site. */
  orderNumber: string;
  /** Contact of the site for the buyer. */
  contactId?: string;
  /** Member who bought the tickets; absent for a visitor. */
  memberId?: string;
  /** Time at which the order was started. */
  created?: string;
  /** Time at which the document was last changed. */
  updated?: string;
  /** Whether the personal data were removed. */
  anonymized?: boolean;
  orderType?: TicketOrderType | Undeclared;
  /** True if a person requested the erasure of their data. */
  triggeredByAnonymizeRequest?: boolean;
  /**
   * The tickets of the order.
   * @maxItems 300
   */
  tickets?: OrderedTicket[];
}

/**
 * A ticket order was deleted.
 */
export interface OrderDeletedNotification {
  eventType: 'wix.events.ticketing.events.OrderDeleted';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: OrderDeleted;
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
 * How the line was paid.
 */
export type OrderDeltaPaymentOption = 'FULL_PAYMENT_OFFLINE' | 'MEMBERSHIP_OFFLINE';

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
 * Change of one discount. Exactly one of `editedDiscount` and `discountRemoved` is present.
 */
export interface OrderDiscountDelta {
  editedDiscount?: OrderDiscount;
  discountRemoved?: boolean;
  discountId?: string;
}

/**
 * Discount that the site granted automatically.
 */
export interface OrderDiscountRule {
  id: string;
  name?: DiscountRuleName;
  /** Amount deducted from this order. */
  amount?: FormattedPrice2;
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
  price?: FormattedPrice2;
  /** @deprecated The platform has announced the end of this field for 2026-03-30; its successor is `taxInfo`. */
  taxDetails?: OrderTaxDetails;
  taxInfo?: OrderPartTaxInfo;
  /** App that charges the fee. */
  providerAppId?: string;
  priceBeforeTax?: FormattedPrice2;
  priceAfterTax?: FormattedPrice2;
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
 * Change of one fee. Exactly one of `editedAdditionalFee` and `additionalFeeRemoved` is present.
 */
export interface OrderFeeDelta {
  editedAdditionalFee?: OrderFee;
  additionalFeeRemoved?: boolean;
  additionalFeeId?: string;
}

/**
 * Part that went back to the gift card with which the buyer paid.
 */
export interface OrderGiftCardRefund {
  /**
   * @minLength 1
   * @maxLength 100
   */
  giftCardPaymentId?: string;
  amount?: FormattedPrice2;
}

/**
 * An order at its start.
 */
export interface OrderInitiated {
  /** Time at which the platform recorded it. */
  timestamp?: string;
  /** Language of the buyer. */
  language?: string;
  /** Language and region of the buyer. */
  locale?: string;
  /** Event of the order. */
  eventId: string;
  /** Number of the order; unique on the site. */
  orderNumber: string;
  /** Contact of the site for the buyer. */
  contactId?: string;
  /** Member who bought the tickets; absent for a visitor. */
  memberId?: string;
  /** Time at which the order was started. */
  created?: string;
  /** Time at which the document was last changed. */
  updated?: string;
  /** First name of the buyer. */
  firstName?: string;
  /** Last name of the buyer. */
  lastName?: string;
  /** Address to which the tickets are sent. */
  email?: string;
  checkoutForm?: FormResponse;
  status?: OrderStatus | Undeclared;
  invoice?: Invoice;
  /** Reservation from which the order was created. */
  reservationId?: string;
  /** Whether the order was marked as paid. */
  markedAsPaid?: boolean;
  /** Whether the buyer agreed to marketing. */
  marketingConsent?: boolean;
}

/**
 * A ticket order was started.
 */
export interface OrderInitiatedNotification {
  eventType: 'wix.events.ticketing.events.OrderInitiated';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: OrderInitiated;
}

/**
 * Whether units go back to stock or leave it.
 */
export type OrderInventoryAction = 'RESTOCK' | 'DECREASE';

/**
 * Change of the stock of one line.
 */
export interface OrderInventoryUpdate {
  actionType?: OrderInventoryAction | Undeclared;
  lineItemId?: string;
  /** Number of units. */
  quantityChange?: number;
}

/**
 * Amount that a discount or a fee has on one line.
 */
export interface OrderLineAmount {
  /** Id of the line. */
  id?: string;
  name?: TranslatableString;
  amount?: FormattedPrice2;
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
 * Former values of a changed line.
 */
export interface OrderLineChangedDetails {
  /**
   * @minimum 1
   * @maximum 1000000
   */
  quantityBeforeChange?: number;
  priceBeforeChange?: FormattedPrice2;
  priceDescriptionBeforeChange?: PriceDescription;
}

/**
 * Change of one line. Exactly one of `lineItemAdded`, `changedDetails` and `lineItemRemoved` is present.
 */
export interface OrderLineDelta {
  /** True if the line is new. */
  lineItemAdded?: boolean;
  changedDetails?: OrderLineChangedDetails;
  lineItemRemoved?: RemovedOrderLine;
  lineItemId?: string;
}

/**
 * Share of a line in a discount.
 */
export interface OrderLineDiscount {
  /** Id of the line. */
  id?: string;
  totalDiscount?: FormattedPrice2;
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
  totalAmount?: FormattedPrice2;
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
  totalAmount?: FormattedPrice2;
}

/**
 * Discount given by the merchant. At most one of `discountReason` and `description` is present.
 */
export interface OrderMerchantDiscount {
  discountReason?: OrderDiscountReason | Undeclared;
  /** @maxLength 200 */
  description?: string;
  /** Amount deducted from this order. */
  amount?: FormattedPrice2;
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
 * Tax of one part of the order, as far as one authority levies it.
 */
export interface OrderPartTaxBreakdown {
  /**
   * Name of the area for which the authority levies tax.
   * @maxLength 200
   */
  jurisdiction?: string;
  rate?: OrderTaxRate;
  taxAmount?: FormattedPrice2;
  /** @maxLength 200 */
  taxType?: string;
  /** @maxLength 200 */
  taxName?: string;
  jurisdictionType?: JurisdictionType | Undeclared;
  nonTaxableAmount?: FormattedPrice2;
  taxableAmount?: FormattedPrice2;
}

/**
 * Tax of one line, one fee or the shipping.
 */
export interface OrderPartTaxInfo {
  taxAmount?: FormattedPrice2;
  /** Amount on which the tax was computed. */
  taxableAmount?: FormattedPrice2;
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
  amount?: FormattedPrice2;
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
  total?: FormattedPrice2;
  /** Part that the buyer paid. */
  totalPassOn?: FormattedPrice2;
  /** Part that the business paid. */
  totalAbsorbed?: FormattedPrice2;
  /** @maxItems 300 */
  fees: OrderPlatformFee[];
}

/**
 * A changed price.
 */
export interface OrderPriceChange {
  originalPrice?: FormattedPrice2;
  newPrice?: FormattedPrice2;
}

/**
 * Totals of the order. The total is the subtotal minus the discount plus shipping, tax and fees.
 */
export interface OrderPriceSummary {
  /** Sum of the lines before discounts of the order, shipping, fees and tax. */
  subtotal?: FormattedPrice2;
  /** Before discount and tax. */
  shipping?: FormattedPrice2;
  tax?: FormattedPrice2;
  /** Sum of all discounts. */
  discount?: FormattedPrice2;
  total?: FormattedPrice2;
  totalAdditionalFees?: FormattedPrice2;
}

/**
 * A refund, in the former form.
 */
export interface OrderRefund {
  /** True if the merchant refunded outside of the platform. */
  manual: boolean;
  amount?: FormattedPrice2;
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
  amount?: FormattedPrice2;
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
  amount?: FormattedPrice2;
}

/**
 * Refund of a payment with money.
 */
export interface OrderRegularRefund {
  amount?: FormattedPrice2;
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
  total?: FormattedPrice2;
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
  price?: FormattedPrice2;
  /** After discounts, without tax. */
  totalPriceBeforeTax?: FormattedPrice2;
  /** After discounts, with tax. */
  totalPriceAfterTax?: FormattedPrice2;
  /** @deprecated The platform has announced the end of this field for 2026-03-30; its successor is `taxInfo`. */
  taxDetails?: OrderTaxDetails;
  taxInfo?: OrderPartTaxInfo;
  /** Discount on the shipping. */
  discount?: FormattedPrice2;
}

/**
 * Amount that was refunded as credit for the shop.
 */
export interface OrderStoreCredit {
  amount?: FormattedPrice2;
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
  aggregatedTaxAmount?: FormattedPrice2;
}

/**
 * Former form of the tax of one part of the order.
 */
export interface OrderTaxDetails {
  /** Amount on which the tax was computed. */
  taxableAmount?: FormattedPrice2;
  taxRate: OrderTaxRate;
  totalTax?: FormattedPrice2;
}

/**
 * Tax of the whole order.
 */
export interface OrderTaxInfo {
  totalTax?: FormattedPrice2;
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
  totalTax?: FormattedPrice2;
}

/**
 * The total before and after the change.
 */
export interface OrderTotalChange {
  originalTotal?: FormattedPrice2;
  newTotal?: FormattedPrice2;
}

/**
 * An order after a change.
 */
export interface OrderUpdated {
  /** Time at which the platform recorded it. */
  timestamp?: string;
  /** Language of the buyer. */
  language?: string;
  /** Language and region of the buyer. */
  locale?: string;
  /** Event of the order. */
  eventId: string;
  /** Number of the order; unique on the site. */
  orderNumber: string;
  /** Contact of the site for the buyer. */
  contactId?: string;
  /** Member who bought the tickets; absent for a visitor. */
  memberId?: string;
  /** Time at which the order was started. */
  created?: string;
  /** Time at which the document was last changed. */
  updated?: string;
  /** First name of the buyer. */
  firstName?: string;
  /** Last name of the buyer. */
  lastName?: string;
  /** Address to which the tickets are sent. */
  email?: string;
  checkoutForm?: FormResponse;
  /** Whether the tickets are valid. */
  confirmed?: boolean;
  status?: OrderStatus | Undeclared;
  /** Name of the payment method; absent for a free order. */
  method?: string;
  /**
   * The tickets of the order.
   * @maxItems 300
   */
  tickets?: OrderedTicket[];
  /** Whether the order is archived. */
  archived?: boolean;
  /** True if a person requested the erasure of their data. */
  triggeredByAnonymizeRequest?: boolean;
}

/**
 * A ticket order was changed.
 */
export interface OrderUpdatedNotification {
  eventType: 'wix.events.ticketing.events.OrderUpdated';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: OrderUpdated;
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
  price?: FormattedPrice2;
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

/**
 * One ticket of an order.
 */
export interface OrderedTicket {
  /** Number of the ticket; unique on the site. */
  ticketNumber: string;
  /** Kind of the ticket. */
  ticketDefinitionId?: string;
  /** Name of the kind. */
  ticketName?: string;
  price?: Money;
  checkIn?: CheckIn;
  /** Whether the ticket is valid. */
  confirmed?: boolean;
  /** Whether the ticket is archived. */
  archived?: boolean;
  /** Whether the ticket is no longer valid. */
  canceled?: boolean;
  /** Whether the personal data were removed. */
  anonymized?: boolean;
  /** First name of the guest. */
  firstName?: string;
  /** Last name of the guest. */
  lastName?: string;
  /** E-mail address of the guest. */
  email?: string;
  /** Contact of the site for the guest. */
  contactId?: string;
  /** Member who is the guest. */
  memberId?: string;
  form?: FormResponse;
  onlineConferencingLogin?: ConferenceLogin;
  /**
   * Seat in the seating plan; absent without one.
   * @maxLength 36
   */
  seatId?: string;
}

/**
 * URL of a page of the site, in two parts that are to be joined. Generated by the platform.
 */
export interface PageUrl {
  /** @maxLength 500 */
  base: string;
  /** @maxLength 500 */
  path: string;
}

/**
 * The order with the progress of its payment.
 */
export interface PaidShopOrder {
  order: ShopOrder;
  previousPaymentStatus?: ShopOrderPaymentStatus | Undeclared;
}

/**
 * Place of the category in the tree. Without an id, the category is at the top.
 */
export interface ParentCategory {
  id?: string;
  /** Position among the categories with the same parent, from 0. */
  index?: number;
}

/**
 * Payment option of the item, wrapped so that it can be absent.
 */
export interface PaymentOption {
  value: PaymentOptionType | Undeclared;
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

/**
 * A price before and after the discount, as numbers and as formatted text.
 */
export interface PriceData {
  currency: CurrencyCode;
  /**
   * Price before the discount.
   * @minimum 0
   * @maximum 999999999.99
   */
  price?: number;
  /** Price after the discount, never below zero. Without a discount, equal to `price`. */
  discountedPrice: number;
  /** Price of one base quantity, for products that are sold by measure. */
  pricePerUnit?: number;
  formatted?: FormattedPrice;
}

/**
 * Price of the ticket. Exactly one of `fixedPrice`, `guestPrice` and `pricingOptions` is present.
 */
export interface PricingMethod {
  /** One price for all buyers. */
  fixedPrice?: DecimalMoney;
  /** Least price that the buyer may set (`pricingType` DONATION). */
  guestPrice?: DecimalMoney;
  pricingOptions?: TicketPricingOptions;
  pricingType: TicketPricingKind | Undeclared;
  /** Whether the ticket is free of charge. */
  free: boolean;
}

/**
 * Changed fields of a product, without their values.
 */
export interface ProductChanged {
  productId: NotifiedProductId;
  changedFields: ChangedFields;
  originatedFromVersion?: CatalogVersion | Undeclared;
}

/**
 * Names the changed fields of a product; read the product for their values.
 */
export interface ProductChangedNotification {
  eventType: 'com.wix.ecommerce.catalog.api.v1.ProductChanged';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: ProductChanged;
}

/**
 * Initial values of a product.
 */
export interface ProductCreated {
  productId: NotifiedProductId;
  name?: string;
  price?: PriceData;
  /** Whether visitors of the store see the product. */
  visible?: boolean;
  media?: Media;
  /** Stock keeping unit, given by the owner. */
  sku?: string;
  productPageUrl?: PageUrl;
  brand?: string;
  costAndProfitData?: CostAndProfitData;
  originatedFromVersion?: CatalogVersion | Undeclared;
  /** Part of the product's URL that names it. */
  slug?: string;
}

/**
 * A product was created; its initial values are included.
 */
export interface ProductCreatedNotification {
  eventType: 'com.wix.ecommerce.catalog.api.v1.ProductCreated';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: ProductCreated;
}

/**
 * Contains the whole product.
 */
export interface ProductCreatedV3Notification {
  eventType: 'wix.stores.catalog.v3.product_created';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: ProductCreatedV3Payload;
}

/**
 * A change of a product: created, updated or deleted.
 */
export type ProductCreatedV3Payload = EntityFacts & {
  entityFqdn: 'wix.stores.catalog.v3.product';
  slug: 'created';
  createdEvent: NotifiedProductV3Creation;
};

/**
 * The product that was deleted from the store.
 */
export interface ProductDeleted {
  productId: NotifiedProductId;
  originatedFromVersion?: CatalogVersion | Undeclared;
}

/**
 * A product was deleted from the store.
 */
export interface ProductDeletedNotification {
  eventType: 'com.wix.ecommerce.catalog.api.v1.ProductDeleted';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: ProductDeleted;
}

/**
 * Names the product by `entityId`.
 */
export interface ProductDeletedV3Notification {
  eventType: 'wix.stores.catalog.v3.product_deleted';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: ProductDeletedV3Payload;
}

/**
 * A change of a product: created, updated or deleted.
 */
export type ProductDeletedV3Payload = EntityFacts & {
  entityFqdn: 'wix.stores.catalog.v3.product';
  slug: 'deleted';
  deletedEvent: NotifiedProductV3Deletion;
};

/**
 * An additional text of the product page, such as care instructions. Several products can share it.
 */
export interface ProductInfoSection {
  id?: string;
  /**
   * Name of the section in the store, which no other section has.
   * @maxLength 100
   */
  uniqueName?: string;
  /**
   * @minLength 1
   * @maxLength 50
   */
  title?: string;
  /** Text of the section, as a tree of nodes. */
  description?: RichContent;
  /**
   * Text of the section as HTML, in spite of its name.
   * @maxLength 16000
   */
  plainDescription?: string;
}

/**
 * Contains the whole product after the change.
 */
export interface ProductUpdatedV3Notification {
  eventType: 'wix.stores.catalog.v3.product_updated';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: ProductUpdatedV3Payload;
}

/**
 * A change of a product: created, updated or deleted.
 */
export type ProductUpdatedV3Payload = EntityFacts & {
  entityFqdn: 'wix.stores.catalog.v3.product';
  slug: 'updated';
  updatedEvent: NotifiedProductV3Update;
};

/**
 * A product of the store. Its prices and its stock belong to its variants. Parts that the call must request are absent otherwise; `x-only-with` names the value that requests them.
 */
export interface ProductV3 {
  /**
   * @minLength 1
   * @maxLength 36
   */
  id?: string;
  /** Number that grows by 1 with each change. An update must carry the current one. */
  revision?: string;
  createdDate?: string;
  updatedDate?: string;
  /**
   * @minLength 1
   * @maxLength 80
   */
  name?: string;
  /**
   * Part of the product page's URL that names the product. Derived from the name; can be changed.
   * @minLength 1
   * @maxLength 300
   */
  slug?: string;
  /**
   * Name of the product for other systems. Set with the product or derived from its name, and kept.
   * @minLength 1
   * @maxLength 100
   */
  handle?: string;
  /** Page of the site that shows the product. */
  url?: ItemPageUrl;
  /** Text of the product page, as a tree of nodes. */
  description?: RichContent;
  /**
   * Text of the product page as HTML, in spite of its name.
   * @maxLength 16000
   */
  plainDescription?: string;
  /** Whether visitors of the store see the product. */
  visible?: boolean;
  /** Whether the product is sold at the counter. */
  visibleInPos?: boolean;
  media?: ProductMediaV3;
  seoData?: SeoSchema;
  /** Group of products that are taxed alike. */
  taxGroupId?: string;
  /**
   * Options that the buyer chooses from, such as size and color. Their choices make the variants.
   * @maxItems 6
   */
  options: ConnectedOption[];
  /**
   * Inputs that make no variant, such as an engraving or a gift wrap.
   * @maxItems 10
   */
  modifiers: ConnectedModifier[];
  brand?: ProductBrand;
  /**
   * Additional texts of the product page. The title needs INFO_SECTION, the text one of the values of its fields.
   * @maxItems 20
   */
  infoSections: ProductInfoSection[];
  /** The first label on the product. */
  ribbon?: ProductRibbon;
  /**
   * Further labels. A page shows them beside `ribbon`.
   * @maxItems 4
   */
  additionalRibbons?: ProductRibbon[];
  /** Categories to which the product was added. */
  directCategoriesInfo?: ProductCategoriesInfo;
  /** These categories and their parents. */
  allCategoriesInfo?: ProductCategoriesInfo;
  /** Category that the breadcrumbs lead through. */
  mainCategoryId?: string;
  /** Lowest and highest cost of a variant, for the owner. */
  costRange?: PriceRangeV3;
  inventory?: ProductInventory;
  productType: ProductTypeV3 | Undeclared;
  /** Currency of the product's prices. */
  currency?: CurrencyCode;
  /** The way to the main category. */
  breadcrumbsInfo?: BreadcrumbsInfo;
  /** Lowest and highest price of a variant, hidden variants included. */
  actualPriceRange?: PriceRangeV3;
  /** Lowest and highest former price of a variant, hidden variants included. */
  compareAtPriceRange?: PriceRangeV3;
  /** All variants. Sent by the reads of a single product if `VARIANT_OPTION_CHOICE_NAMES` is among the `fields`. If absent, the variants were not requested: the product is not sold out. */
  variantsInfo?: VariantsInfo;
  variantSummary?: VariantSummary;
  purchaseEligibility?: PurchaseEligibility;
  physicalProperties?: ProductPhysicalProperties;
  subscriptionDetails?: SubscriptionDetails;
  extendedFields?: ExtendedFields;
  tags?: ProductTags;
}

/**
 * Received. The platform does not read the response body.
 */
export type ReceivedResponse = void;

/**
 * The series that the event belongs to.
 */
export interface Recurrences {
  /**
   * The dates of the series, one per event.
   * @maxItems 1000
   */
  individualEventDates: Occurrence[];
  /**
   * Id of the category that all events of the series share.
   * @maxLength 100
   */
  categoryId?: string;
}

/**
 * How guests register, and whether registration is open. `type` decides whether `rsvp`, `tickets` or `external` is present.
 */
export interface Registration {
  type: RegistrationType | Undeclared;
  status: RegistrationStatus | Undeclared;
  initialType: InitialRegistrationType | Undeclared;
  allowedGuestTypes?: GuestType | Undeclared;
  /** True if the owner has paused the registration. */
  registrationPaused: boolean;
  /** True if the event is displayed without registration. */
  registrationDisabled: boolean;
  rsvp?: RsvpRegistration;
  tickets?: TicketsRegistration;
  external?: ExternalRegistration;
}

/**
 * Questions to guests when they register, and the surrounding texts.
 */
export interface RegistrationForm {
  /**
   * The questions; `orderIndex` defines their order.
   * @maxItems 300
   */
  controls: InputControl[];
  messages?: FormMessages;
}

/**
 * The line as it was, with its prices.
 */
export interface RemovedOrderLine {
  productName?: TranslatableString;
  catalogReference?: CatalogReference;
  /**
   * @minimum 1
   * @maximum 100000
   */
  quantity?: number;
  totalDiscount?: FormattedPrice2;
  /** @maxItems 20 */
  descriptionLines?: DescriptionLine[];
  image?: Image;
  physicalProperties?: PhysicalProperties;
  itemType?: ItemType;
  /** Service that delivers the line. */
  fulfillerId?: string;
  /** Unit price after the discounts of catalog and line. */
  price?: FormattedPrice2;
  priceBeforeDiscounts?: FormattedPrice2;
  totalPriceAfterTax?: FormattedPrice2;
  paymentOption?: OrderDeltaPaymentOption | Undeclared;
  /** @deprecated The platform has announced the end of this field for 2024-09-30; its successor is `taxInfo`. */
  taxDetails?: OrderTaxDetails;
  priceDescription?: PriceDescription;
  lineItemPrice?: FormattedPrice2;
  totalPriceBeforeTax?: FormattedPrice2;
  /** @maxItems 5 */
  locations?: OrderedAtLocation[];
  subscriptionInfo?: OrderedSubscription;
  /** @maxItems 10 */
  modifierGroups?: OrderedModifierGroup[];
}

/**
 * Number of taken tickets of one kind.
 */
export interface ReservationCount {
  /** Time of the count. */
  timestamp?: string;
  /** Kind of the tickets. */
  ticketDefinitionId: string;
  /**
   * Ordered tickets.
   * @minimum 0
   */
  confirmedCount?: number;
  /**
   * Reserved tickets.
   * @minimum 0
   */
  pendingCount?: number;
  /** Whether at least one ticket was paid. */
  paidExists?: boolean;
}

/**
 * Tickets that were reserved.
 */
export interface ReservationCreated {
  /** Time at which the platform recorded it. */
  timestamp?: string;
  /** Event of the tickets. */
  eventId: string;
  reservationId: string;
  status?: ReservationStatus | Undeclared;
  /** Time until which the tickets are held. */
  expires?: string;
  /**
   * Number of reserved tickets per kind.
   * @maxItems 50
   */
  quantities?: ReservedQuantity[];
  /** Time of the last change to the reservation. */
  updatedDate?: string;
  /**
   * Total number of taken tickets per kind.
   * @maxItems 50
   */
  counts?: ReservationCount[];
}

/**
 * Tickets were reserved.
 */
export interface ReservationCreatedNotification {
  eventType: 'wix.events.ticketing.events.ReservationCreated';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: ReservationCreated;
}

/**
 * A reservation after a change.
 */
export interface ReservationUpdated {
  /** Time at which the platform recorded it. */
  timestamp?: string;
  /** Event of the tickets. */
  eventId: string;
  reservationId: string;
  status?: ReservationStatus | Undeclared;
  /** Time until which the tickets are held. */
  expires?: string;
  /**
   * Number of reserved tickets per kind.
   * @maxItems 50
   */
  quantities?: ReservedQuantity[];
  /** Time of the last change to the reservation. */
  updatedDate?: string;
  /**
   * Total number of taken tickets per kind.
   * @maxItems 50
   */
  counts?: ReservationCount[];
}

/**
 * A reservation has a new status.
 */
export interface ReservationUpdatedNotification {
  eventType: 'wix.events.ticketing.events.ReservationUpdated';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: ReservationUpdated;
}

/**
 * Tickets of one kind.
 */
export interface ReservedQuantity {
  /** Kind of the tickets. */
  ticketDefinitionId?: string;
  /**
   * Number of these tickets.
   * @minimum 0
   */
  quantity?: number;
  /** Time of the last change to this number. */
  updatedDate?: string;
}

/**
 * Present if the entity is not new but was restored from the trash.
 */
export interface RestoreInfo {
  /** Time at which the entity was deleted. */
  deletedDate?: string;
}

/**
 * Contains the whole ribbon.
 */
export interface RibbonCreatedNotification {
  eventType: 'wix.stores.catalog.v3.ribbon_created';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: RibbonCreatedPayload;
}

/**
 * A change of a ribbon: created, updated or deleted.
 */
export type RibbonCreatedPayload = EntityFacts & {
  entityFqdn: 'wix.stores.catalog.v3.ribbon';
  slug: 'created';
  createdEvent: NotifiedRibbonCreation;
};

/**
 * Names the ribbon by `entityId`.
 */
export interface RibbonDeletedNotification {
  eventType: 'wix.stores.catalog.v3.ribbon_deleted';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: RibbonDeletedPayload;
}

/**
 * A change of a ribbon: created, updated or deleted.
 */
export type RibbonDeletedPayload = EntityFacts & {
  entityFqdn: 'wix.stores.catalog.v3.ribbon';
  slug: 'deleted';
  deletedEvent: NotifiedRibbonDeletion;
};

/**
 * Contains the whole ribbon after the change.
 */
export interface RibbonUpdatedNotification {
  eventType: 'wix.stores.catalog.v3.ribbon_updated';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: RibbonUpdatedPayload;
}

/**
 * A change of a ribbon: created, updated or deleted.
 */
export type RibbonUpdatedPayload = EntityFacts & {
  entityFqdn: 'wix.stores.catalog.v3.ribbon';
  slug: 'updated';
  updatedEvent: NotifiedRibbonUpdate;
};

/**
 * A text with headings, lists, images and more, as a tree of nodes. The first level of the tree is typed; the levels below are free maps, because nodes can be nested to any depth and the description has no cycles.
 */
export interface RichContent {
  /** @maxItems 1000 */
  nodes?: RichContentNode[];
  metadata?: RichContentMetadata;
  documentStyle?: DocumentStyle;
}

/**
 * Metadata of the text as a document.
 */
export interface RichContentMetadata {
  /**
   * Version of the storage format.
   * @minimum 0
   */
  version?: number;
  /** Id of the document. */
  id?: string;
  /**
   * Time at which the document was created.
   * @deprecated
   */
  createdTimestamp?: string;
  /**
   * Time at which the document was last changed.
   * @deprecated
   */
  updatedTimestamp?: string;
}

/**
 * One node of the first level. In addition to the fields below, it may have one member with the data of its kind, such as `headingData`, `imageData` or `tableData`. There are many such members; the editor that wrote them defines them, and they are passed on unchanged.
 */
export interface RichContentNode {
  type: RichContentNodeType | Undeclared;
  /** Unique within the text. */
  id?: string;
  /**
   * The nested nodes, each with the same structure. A free map, see `RichContent`.
   * @maxItems 1000
   */
  nodes?: readonly RichContentNodeNodesItem[];
  style?: NodeStyle;
  [key: string]: unknown;
}

/**
 * Reply of one guest to an event, with the companions of the guest.
 */
export interface Rsvp {
  id: string;
  /** Number of the state, as text; each change increases it by 1. A change has to name the current one. */
  revision?: string;
  /** Event that the guest replies to. */
  eventId?: string;
  createdDate?: string;
  updatedDate?: string;
  /** Id of the member who replied. Absent for a visitor. */
  memberId?: string;
  /** Id of the guest in the site's contact list. */
  contactId?: string;
  /**
   * @minLength 1
   * @maxLength 50
   */
  firstName?: string;
  /**
   * @minLength 1
   * @maxLength 50
   */
  lastName?: string;
  /**
   * @minLength 4
   * @maxLength 255
   */
  email?: string;
  form?: RsvpFormResponse;
  status: RsvpStatus | Undeclared;
  /**
   * Number of people: the guest and the companions; 0 if the guest cannot come.
   * @minimum 0
   */
  totalGuests?: number;
  guestList?: RsvpGuestList;
  /** Two-letter language code of the reply. */
  language?: string;
  /** Language and region of the reply (BCP 47). */
  locale?: string;
  /** Whether all people of the reply have arrived. */
  fullyCheckedIn?: boolean;
  /**
   * Number of people of the reply who have arrived.
   * @minimum 0
   */
  checkedInGuestCount?: number;
  additionalGuestDetails?: AdditionalGuestDetails;
  /** Whether the guest receives no e-mails about the reply. */
  disableNotifications?: boolean;
  onlineConferencingLogin?: RsvpConferenceLogin;
  /** True if the personal data of the reply were deleted. */
  anonymized?: boolean;
  /** Whether the guest agreed to receive mailings of the site. */
  marketingConsent?: boolean;
  extendedFields?: ExtendedFields;
}

/**
 * Access to the video conference of an online event.
 */
export interface RsvpConferenceLogin {
  /** URL of the conference. */
  link: string;
  /** Password that the guest needs to join. */
  password?: string;
}

/**
 * A guest replied to an event.
 */
export interface RsvpCreatedNotification {
  eventType: 'wix.events.v2.rsvp_created';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: RsvpCreatedPayload;
}

/**
 * A reply to an event.
 */
export type RsvpCreatedPayload = EntityFacts & {
  entityFqdn: 'wix.events.v2.rsvp';
  slug: 'created';
  createdEvent: NotifiedRsvpCreation;
};

/**
 * Names the reply by `entityId`.
 */
export interface RsvpDeletedNotification {
  eventType: 'wix.events.v2.rsvp_deleted';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: RsvpDeletedPayload;
}

/**
 * A deleted reply.
 */
export type RsvpDeletedPayload = EntityFacts & {
  entityFqdn: 'wix.events.v2.rsvp';
  slug: 'deleted';
  deletedEvent: NotifiedRsvpDeletion;
};

/**
 * All people of the reply.
 */
export interface RsvpGuestList {
  /**
   * The guest who replied, then the companions.
   * @maxItems 11
   */
  guests: RsvpGuest[];
}

/**
 * Registration by replying to an invitation.
 */
export interface RsvpRegistration {
  responseType?: RsvpResponseType | Undeclared;
  /**
   * Maximum number of guests. Absent means unlimited.
   * @minimum 0
   */
  limit?: number;
  /** Whether further guests may join a waitlist once the limit is reached. */
  waitlistEnabled?: boolean;
  /** Time from which replies are accepted. */
  startDate?: string;
  /** Time after which replies are no longer accepted. */
  endDate?: string;
  confirmationMessages?: RsvpConfirmationMessages;
  /** Id of the form that guests fill in. Known only from the platform's own packages. */
  formId?: string;
}

/**
 * Replies to the invitation so far.
 */
export interface RsvpSummary {
  /**
   * All replies.
   * @minimum 0
   */
  totalCount: number;
  /**
   * Replies that accept.
   * @minimum 0
   */
  yesCount: number;
  /**
   * Replies that decline.
   * @minimum 0
   */
  noCount: number;
  /**
   * Guests on the waitlist.
   * @minimum 0
   */
  waitlistCount: number;
}

/**
 * A reply was changed.
 */
export interface RsvpUpdatedNotification {
  eventType: 'wix.events.v2.rsvp_updated';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: RsvpUpdatedPayload;
}

/**
 * A changed reply.
 */
export type RsvpUpdatedPayload = EntityFacts & {
  entityFqdn: 'wix.events.v2.rsvp';
  slug: 'updated';
  updatedEvent: NotifiedRsvpUpdate;
};

/**
 * Numbers of tickets.
 */
export interface SalesDetails {
  /**
   * Tickets that are left. Absent if the number is not limited.
   * @minimum 0
   */
  unsoldCount?: number;
  /**
   * Tickets in orders.
   * @minimum 0
   */
  soldCount?: number;
  /**
   * Tickets in pending reservations.
   * @minimum 0
   */
  reservedCount?: number;
  /** Whether no ticket is left. */
  soldOut?: boolean;
}

/**
 * Labels of the seat.
 */
export interface SeatInfo {
  /** @maxLength 20 */
  sectionLabel?: string;
  /**
   * Area without numbered seats.
   * @maxLength 50
   */
  areaLabel?: string;
  /** @maxLength 50 */
  tableLabel?: string;
  /** @maxLength 50 */
  rowLabel?: string;
  /**
   * Number of the seat in its row.
   * @maxLength 4
   */
  seatLabel?: string;
  /** Seating plan. */
  configurationId?: string;
}

/**
 * Seating plan of the ticket.
 */
export interface SeatingDetails {
  /** @maxItems 50000 */
  places: AvailablePlace[];
}

/**
 * Search engine settings of the event's page.
 */
export interface SeoSettings {
  /**
   * Part of the page's URL that names the event.
   * @maxLength 130
   */
  slug: string;
  /** Whether search engines are asked not to index the page. */
  hidden?: boolean;
  advancedSeoData?: SeoSchema;
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
 * An order of the store was approved.
 */
export interface ShopOrderApprovedNotification {
  eventType: 'wix.ecom.v1.order_approved';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: ShopOrderApprovedPayload;
}

/**
 * An action on an order of the store.
 */
export type ShopOrderApprovedPayload = EntityFacts & {
  entityFqdn: 'wix.ecom.v1.order';
  slug: 'approved';
  actionEvent: ShopOrderApprovedPayloadActionEvent;
};

export type ShopOrderApprovedPayloadActionEvent = {
  body: ApprovedShopOrder;
};

/**
 * An order of the store was canceled.
 */
export interface ShopOrderCanceledNotification {
  eventType: 'wix.ecom.v1.order_canceled';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: ShopOrderCanceledPayload;
}

/**
 * An action on an order of the store.
 */
export type ShopOrderCanceledPayload = EntityFacts & {
  entityFqdn: 'wix.ecom.v1.order';
  slug: 'canceled';
  actionEvent: ShopOrderCanceledPayloadActionEvent;
};

export type ShopOrderCanceledPayloadActionEvent = {
  body: CanceledShopOrder;
};

/**
 * Changes of an order of the store took effect.
 */
export interface ShopOrderCommittedNotification {
  eventType: 'wix.ecom.v1.order_committed';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: ShopOrderCommittedPayload;
}

/**
 * An action on an order of the store.
 */
export type ShopOrderCommittedPayload = EntityFacts & {
  entityFqdn: 'wix.ecom.v1.order';
  slug: 'committed';
  actionEvent: ShopOrderCommittedPayloadActionEvent;
};

export type ShopOrderCommittedPayloadActionEvent = {
  body: CommittedShopOrder;
};

/**
 * An order of the store was created.
 */
export interface ShopOrderCreatedNotification {
  eventType: 'wix.ecom.v1.order_created';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: ShopOrderCreatedPayload;
}

/**
 * A change of an order of the store: created, updated, deleted, or an action.
 */
export type ShopOrderCreatedPayload = EntityFacts & {
  entityFqdn: 'wix.ecom.v1.order';
  slug: 'created';
  createdEvent: NotifiedShopOrderCreation;
};

/**
 * The delivery of an order of the store progressed.
 */
export interface ShopOrderFulfilledNotification {
  eventType: 'wix.ecom.v1.order_fulfilled';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: ShopOrderFulfilledPayload;
}

/**
 * An action on an order of the store.
 */
export type ShopOrderFulfilledPayload = EntityFacts & {
  entityFqdn: 'wix.ecom.v1.order';
  slug: 'fulfilled';
  actionEvent: ShopOrderFulfilledPayloadActionEvent;
};

export type ShopOrderFulfilledPayloadActionEvent = {
  body: FulfilledShopOrder;
};

/**
 * An order from another system was imported.
 */
export interface ShopOrderImportedNotification {
  eventType: 'wix.ecom.v1.order_imported';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: ShopOrderImportedPayload;
}

/**
 * An action on an order of the store.
 */
export type ShopOrderImportedPayload = EntityFacts & {
  entityFqdn: 'wix.ecom.v1.order';
  slug: 'imported';
  actionEvent: ShopOrderImportedPayloadActionEvent;
};

export type ShopOrderImportedPayloadActionEvent = {
  body: ImportedShopOrder;
};

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
  totalDiscount?: FormattedPrice2;
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
  price?: FormattedPrice2;
  /** Unit price before any discount, to display struck through. Without a discount, equal to `price`. */
  priceBeforeDiscounts?: FormattedPrice2;
  /** Price of the whole line after all discounts, without tax. */
  totalPriceBeforeTax?: FormattedPrice2;
  /** Price of the whole line after all discounts, with tax. */
  totalPriceAfterTax?: FormattedPrice2;
  paymentOption: PaymentOptionType | Undeclared;
  /** @deprecated The platform has announced the end of this field for 2024-09-30; its successor is `taxInfo`. */
  taxDetails?: OrderTaxDetails;
  taxInfo?: OrderPartTaxInfo;
  digitalFile?: OrderedFile;
  subscriptionInfo?: OrderedSubscription;
  priceDescription?: PriceDescription;
  /** Amount paid with the order per unit, with the payment option DEPOSIT_ONLINE. */
  depositAmount?: FormattedPrice2;
  /** @maxItems 5 */
  locations?: OrderedAtLocation[];
  /** Price of the whole line before the discounts of the order. */
  lineItemPrice?: FormattedPrice2;
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
 * The payment of an order of the store progressed.
 */
export interface ShopOrderPaymentStatusUpdatedNotification {
  eventType: 'wix.ecom.v1.order_payment_status_updated';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: ShopOrderPaymentStatusUpdatedPayload;
}

/**
 * An action on an order of the store.
 */
export type ShopOrderPaymentStatusUpdatedPayload = EntityFacts & {
  entityFqdn: 'wix.ecom.v1.order';
  slug: 'payment_status_updated';
  actionEvent: ShopOrderPaymentStatusUpdatedPayloadActionEvent;
};

export type ShopOrderPaymentStatusUpdatedPayloadActionEvent = {
  body: PaidShopOrder;
};

/**
 * An order of the store was changed.
 */
export interface ShopOrderUpdatedNotification {
  eventType: 'wix.ecom.v1.order_updated';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: ShopOrderUpdatedPayload;
}

/**
 * A change of an order of the store: created, updated, deleted, or an action.
 */
export type ShopOrderUpdatedPayload = EntityFacts & {
  entityFqdn: 'wix.ecom.v1.order';
  slug: 'updated';
  updatedEvent: NotifiedShopOrderUpdate;
};

/**
 * An event of the site. Which optional fields are present depends on the requested fieldsets and on the data that the owner entered.
 */
export interface SiteEvent {
  /** Assigned by the platform. */
  id: string;
  /**
   * @minLength 1
   * @maxLength 120
   */
  title?: string;
  /** Part of the page's URL that names the event; derived from the title, or set by `seoSettings.slug`. */
  slug?: string;
  status?: EventStatus | Undeclared;
  /**
   * One or two sentences for lists.
   * @maxLength 500
   */
  shortDescription?: string;
  /**
   * Former version of `description`, as HTML.
   * @deprecated The platform has announced the end of this field for 2025-04-15; its successor is `description`.
   * @maxLength 50000
   */
  detailedDescription?: string;
  description?: RichContent;
  mainImage?: EventImage;
  location?: EventLocation;
  dateAndTimeSettings?: DateAndTimeSettings;
  registration?: Registration;
  calendarUrls?: CalendarUrls;
  /** URL of the event's own page. */
  eventPageUrl?: PageUrl;
  form?: RegistrationForm;
  summaries?: EventSummaries;
  guestListSettings?: GuestListSettings;
  onlineConferencing?: OnlineConferencing;
  seoSettings?: SeoSettings;
  agendaSettings?: AgendaSettings;
  eventDisplaySettings?: EventDisplaySettings;
  categories?: EventCategories;
  /** Key of the label that marks the guests of this event among the site's contacts. */
  contactLabel?: string;
  labellingSettings?: LabellingSettings;
  badges?: BadgeList;
  /** Whether the appearance of the tickets can be changed. Known only from the platform's own packages. */
  customizableTickets?: boolean;
  feed?: EventFeed;
  /** Id of the events app on this site. */
  instanceId?: string;
  /** Id of the owner or collaborator who created the event. */
  userId?: string;
  createdDate?: string;
  updatedDate?: string;
  /** Absent if the event is a draft. */
  publishedDate?: string;
}

/**
 * The tax of an invoice or of one of its items. Absent if the event has no tax.
 */
export interface Tax {
  type: TaxType | Undeclared;
  /** Name given by the owner. */
  name: string;
  /**
   * In percent.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  rate: string;
  /** Amount on which the tax is computed. */
  taxable?: Money;
  /** Amount of the tax. */
  amount?: Money;
}

/**
 * In percent, from 0.001 to 100, with up to three decimals.
 * @pattern ^\d{1,3}(\.\d{1,3})?$
 */
export type TaxRate = string;

/**
 * Tax on the tickets of the event.
 */
export interface TaxSettings {
  type: EventTaxType | Undeclared;
  /**
   * Name of the tax, as displayed.
   * @minLength 1
   * @maxLength 10
   */
  name?: string;
  rate?: TaxRate;
  /** Whether donations are taxed too. */
  appliedToDonations?: boolean;
}

/**
 * Address that determines the tax.
 */
export interface TaxableAddress {
  addressType: TaxableAddressType | Undeclared;
}

/**
 * One highlight of the text. In addition to its type, it may have one member with its data, such as `colorData`, `linkData` or `fontWeightValue`; as with nodes, they are passed on unchanged.
 */
export interface TextDecoration {
  type: TextDecorationType | Undeclared;
  [key: string]: unknown;
}

/**
 * Style of one kind of paragraph.
 */
export interface TextNodeStyle {
  /** @maxItems 20 */
  decorations?: readonly TextDecoration[];
  nodeStyle?: NodeStyle;
  /** Line height, as in CSS. */
  lineHeight?: string;
}

/**
 * An event has one more kind of ticket.
 */
export interface TicketDefinitionCreatedNotification {
  eventType: 'wix.events.v3.ticket_definition_created';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: TicketDefinitionCreatedPayload;
}

/**
 * A change of a ticket definition: created, updated, deleted, or an action.
 */
export type TicketDefinitionCreatedPayload = EntityFacts & {
  entityFqdn: 'wix.events.v3.ticket_definition';
  slug: 'created';
  createdEvent: NotifiedTicketDefinitionCreation;
};

/**
 * The owner removed a kind of ticket.
 */
export interface TicketDefinitionDeletedNotification {
  eventType: 'wix.events.v3.ticket_definition_deleted';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: TicketDefinitionDeletedPayload;
}

/**
 * A change of a ticket definition: created, updated, deleted, or an action.
 */
export type TicketDefinitionDeletedPayload = EntityFacts & {
  entityFqdn: 'wix.events.v3.ticket_definition';
  slug: 'deleted';
  deletedEvent: NotifiedTicketDefinitionDeletion;
};

/**
 * The sale period of a kind of ticket is over.
 */
export interface TicketDefinitionSaleEndedNotification {
  eventType: 'wix.events.v3.ticket_definition_sale_ended';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: TicketDefinitionSaleEndedPayload;
}

/**
 * A change of a ticket definition: created, updated, deleted, or an action.
 */
export type TicketDefinitionSaleEndedPayload = EntityFacts & {
  entityFqdn: 'wix.events.v3.ticket_definition';
  slug: 'sale_ended';
  actionEvent: TicketDefinitionSaleEndedPayloadActionEvent;
};

export type TicketDefinitionSaleEndedPayloadActionEvent = {
  body: TicketSaleEnded;
};

/**
 * A kind of ticket is on sale at other times.
 */
export interface TicketDefinitionSalePeriodUpdatedNotification {
  eventType: 'wix.events.v3.ticket_definition_sale_period_updated';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: TicketDefinitionSalePeriodUpdatedPayload;
}

/**
 * A change of a ticket definition: created, updated, deleted, or an action.
 */
export type TicketDefinitionSalePeriodUpdatedPayload = EntityFacts & {
  entityFqdn: 'wix.events.v3.ticket_definition';
  slug: 'sale_period_updated';
  actionEvent: TicketDefinitionSalePeriodUpdatedPayloadActionEvent;
};

export type TicketDefinitionSalePeriodUpdatedPayloadActionEvent = {
  body: TicketSalePeriodUpdated;
};

/**
 * The sale period of a kind of ticket has begun.
 */
export interface TicketDefinitionSaleStartedNotification {
  eventType: 'wix.events.v3.ticket_definition_sale_started';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: TicketDefinitionSaleStartedPayload;
}

/**
 * A change of a ticket definition: created, updated, deleted, or an action.
 */
export type TicketDefinitionSaleStartedPayload = EntityFacts & {
  entityFqdn: 'wix.events.v3.ticket_definition';
  slug: 'sale_started';
  actionEvent: TicketDefinitionSaleStartedPayloadActionEvent;
};

export type TicketDefinitionSaleStartedPayloadActionEvent = {
  body: TicketSaleStarted;
};

/**
 * The owner changed a kind of ticket.
 */
export interface TicketDefinitionUpdatedNotification {
  eventType: 'wix.events.v3.ticket_definition_updated';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: TicketDefinitionUpdatedPayload;
}

/**
 * A change of a ticket definition: created, updated, deleted, or an action.
 */
export type TicketDefinitionUpdatedPayload = EntityFacts & {
  entityFqdn: 'wix.events.v3.ticket_definition';
  slug: 'updated';
  updatedEvent: NotifiedTicketDefinitionUpdate;
};

/**
 * One kind of ticket of an event. Parts that the call must request are absent otherwise; `x-only-with` names the value that requests them.
 */
export interface TicketDefinitionV3 {
  /** Use it as `ticketDefinitionId` in a reservation. */
  id: string;
  /** Event of the tickets. */
  eventId?: string;
  /** Number that grows by 1 with each change. An update must carry the current one. */
  revision?: string;
  createdDate?: string;
  updatedDate?: string;
  name?: TicketName;
  /**
   * Text that buyers see under the name. Absent if empty.
   * @maxLength 500
   */
  description?: string;
  /**
   * Terms of the ticket. Absent if empty.
   * @maxLength 1000
   */
  policyText?: string;
  /** Whether buyers cannot see the ticket. */
  hidden: boolean;
  /** Whether the number of tickets is limited. */
  limited: boolean;
  /**
   * Total number of tickets as the owner set it. Absent if it is not limited.
   * @minimum 0
   */
  initialLimit?: number;
  /**
   * Total number of tickets at present. With a seating plan it follows from the plan.
   * @minimum 0
   */
  actualLimit?: number;
  pricingMethod?: PricingMethod;
  feeType: TicketFeeType | Undeclared;
  salePeriod?: SalePeriod;
  saleStatus: TicketSaleStatus | Undeclared;
  /** Sales figures, for callers who manage the tickets. */
  salesDetails?: SalesDetails;
  /**
   * Number of these tickets that a checkout may have now. 0 if they are sold out.
   * @minimum 0
   * @maximum 50
   */
  limitPerCheckout?: number;
  extendedFields?: ExtendedFields;
  /** The event, for a page that lists tickets of several events. */
  eventDetails?: EventDetails;
  /** Places of the seating plan that the ticket is for. */
  seatingDetails?: SeatingDetails;
}

/**
 * Seat and price of reserved tickets. The labels come from the seating plan and are absent without one.
 */
export interface TicketInfo {
  seatId?: SeatId;
  seatInfo?: SeatInfo;
  guestPrice?: GuestPrice;
  pricingOptionId?: ChosenPricingOption;
  /** @maxLength 200 */
  pricingOptionName?: string;
  pricingPlan?: TicketPricingPlan;
  priceOverride?: OverridingPrice;
}

/**
 * Reserved tickets of one kind, with their price at the time of the reservation.
 */
export interface TicketLine {
  ticketLineItemId?: string;
  /** Event of the tickets, as the checkout needs it. */
  eventId?: string;
  /** Kind of ticket. */
  ticketDefinitionId?: string;
  quantity?: TicketQuantity;
  ticketInfo?: TicketInfo;
  /** Settings of the event at the time of the reservation. The platform documents none of its members. */
  eventSettingsSnapshot?: TicketLineEventSettingsSnapshot;
  /**
   * Number of tickets that were taken out of the line since.
   * @minimum 0
   * @maximum 50
   */
  removedQuantity?: number;
  /**
   * Terms of the ticket. Absent without terms.
   * @minLength 1
   * @maxLength 50000
   */
  policy?: string;
  /**
   * @minLength 1
   * @maxLength 30
   */
  ticketName?: string;
  /** Price of one ticket. */
  price?: DecimalMoney;
  /** Price of all tickets of the line, without fees and tax. */
  subTotal?: DecimalMoney;
}

/**
 * Whether each ticket is assigned to its own guest.
 */
export type TicketOrderType = 'UNASSIGNED_TICKETS' | 'ASSIGNED_TICKETS';

/**
 * Price of a ticket: the cheapest or the most expensive of the event.
 */
export interface TicketPrice {
  /**
   * In the major unit of the currency, without sign or thousands separators.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  value: string;
  currency: CurrencyCode;
  /** The price as text with the currency symbol. */
  formattedValue?: string;
}

/**
 * Tickets that are held for one buyer, or were.
 */
export interface TicketReservation {
  /** Also the id for invoice, checkout and redirect session. */
  id: string;
  /** Number that grows by 1 with each change. No call takes it. */
  revision?: string;
  createdDate?: string;
  updatedDate?: string;
  /** Time until which the tickets are held. It has a meaning only while the status is PENDING. */
  expirationDate?: string;
  status: TicketReservationStatus | Undeclared;
  /** Member who reserved; absent for a visitor. */
  memberId?: string;
  /** Visitor who reserved; absent for a member. */
  visitorId?: string;
  /**
   * The reserved tickets, by kind, price and seat.
   * @minItems 1
   * @maxItems 50
   */
  tickets: TicketLine[];
  additionalReservationSettings?: AdditionalReservationSettings;
  extendedFields?: ExtendedFields;
  tags?: Tags;
}

/**
 * Tickets are held, through either family of calls.
 */
export interface TicketReservationCreatedNotification {
  eventType: 'wix.events.v1.ticket_reservation_created';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: TicketReservationCreatedPayload;
}

/**
 * A change of a ticket reservation: created, updated or deleted.
 */
export type TicketReservationCreatedPayload = EntityFacts & {
  entityFqdn: 'wix.events.v1.ticket_reservation';
  slug: 'created';
  createdEvent: NotifiedTicketReservationCreation;
};

/**
 * The owner or an app removed a reservation.
 */
export interface TicketReservationDeletedNotification {
  eventType: 'wix.events.v1.ticket_reservation_deleted';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: TicketReservationDeletedPayload;
}

/**
 * A change of a ticket reservation: created, updated or deleted.
 */
export type TicketReservationDeletedPayload = EntityFacts & {
  entityFqdn: 'wix.events.v1.ticket_reservation';
  slug: 'deleted';
  deletedEvent: NotifiedTicketReservationDeletion;
};

/**
 * A reservation was paid, canceled, or has expired.
 */
export interface TicketReservationUpdatedNotification {
  eventType: 'wix.events.v1.ticket_reservation_updated';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: TicketReservationUpdatedPayload;
}

/**
 * A change of a ticket reservation: created, updated or deleted.
 */
export type TicketReservationUpdatedPayload = EntityFacts & {
  entityFqdn: 'wix.events.v1.ticket_reservation';
  slug: 'updated';
  updatedEvent: NotifiedTicketReservationUpdate;
};

/**
 * The ticket whose sale ended.
 */
export interface TicketSaleEnded {
  ticketDefinition?: TicketDefinitionV3;
}

/**
 * The sale period after the change.
 */
export interface TicketSalePeriodUpdated {
  afterUpdate?: SalePeriod;
}

/**
 * The ticket whose sale started.
 */
export interface TicketSaleStarted {
  ticketDefinition?: TicketDefinitionV3;
}

/**
 * Ticket sales so far.
 */
export interface TicketSummary {
  /** @minimum 0 */
  ticketsSold: number;
  /** @minimum 0 */
  totalOrders: number;
  /** Total sales. Set by the platform. */
  totalSales?: SalesAmount;
  /** Revenue from the sales. Set by the platform. */
  revenue?: SalesAmount;
  /** True once a ticket was sold; the currency of the tickets can then no longer be changed. */
  currencyLocked: boolean;
}

/**
 * Registration by buying tickets. Another service manages the tickets themselves.
 */
export interface TicketsRegistration {
  /** Whether each ticket has its own guest details. */
  guestsAssignedSeparately: boolean;
  /**
   * @minimum 0
   * @maximum 50
   */
  ticketLimitPerOrder: number;
  currency?: CurrencyCode;
  lowestPrice?: TicketPrice;
  highestPrice?: TicketPrice;
  /** True if all tickets are sold out. */
  soldOut?: boolean;
  taxSettings?: TaxSettings;
  /**
   * Duration for which a reservation holds its tickets, in minutes. Default: 20.
   * @minimum 5
   * @maximum 30
   */
  reservationDurationInMinutes?: number;
  /**
   * Time after the reservation's end during which an unpaid order can still be paid, in minutes; then it is canceled. Known only from the platform's own packages.
   * @minimum 0
   * @maximum 120
   */
  gracePeriodInMinutes?: number;
  /** Id of another app that manages the stock of tickets. Known only from the platform's own packages. */
  stockManagerAppId?: string;
  confirmationMessages?: TicketsConfirmationMessages;
  /** Id of the form that the buyer fills in. Known only from the platform's own packages. */
  buyerFormId?: string;
  /** Id of the form for the guest of each ticket. Known only from the platform's own packages. */
  ticketHolderFormId?: string;
  /** Id of a former buyer form that is no longer used. Known only from the platform's own packages. */
  inactiveBuyerFormId?: string;
  checkoutType?: EventCheckoutType | Undeclared;
}

/**
 * Time until the start, as the sum of its parts.
 */
export interface TimeLeft {
  /** @minimum 0 */
  days?: number;
  /**
   * @minimum 0
   * @maximum 24
   */
  hours?: number;
  /**
   * @minimum 0
   * @maximum 60
   */
  minutes?: number;
}

/**
 * Changed variants of a product, with the names of the changed fields.
 */
export interface VariantsChanged {
  productId: NotifiedProductId;
  /**
   * The variants that changed.
   * @maxItems 1000
   */
  variants: ChangedVariant[];
  originatedFromVersion?: CatalogVersion | Undeclared;
}

/**
 * Variants of a product were changed.
 */
export interface VariantsChangedNotification {
  eventType: 'com.wix.ecommerce.catalog.api.v1.VariantsChanged';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  webhookId?: WebhookId;
  data: VariantsChanged;
}

/**
 * Tax number of the buyer; used in Brazil only.
 */
export interface VatId {
  /** @maxLength 100 */
  id: string;
  type: VatType | Undeclared;
}

/**
 * Id of the delivery, which test deliveries of the dashboard lack.
 */
export type WebhookId = string;
