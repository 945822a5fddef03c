// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Undeclared } from '../../src/core/undeclared.ts';
export type { Undeclared };

import type {
  AddressLocation,
  AddressSubdivision,
  BadgeList,
  CancellationActorType,
  CartCoupon,
  CatalogReference,
  CheckIn,
  ConferenceType,
  CountryCode,
  CurrencyCode,
  DescriptionLine,
  DigitalFileType,
  DiscountItem,
  EventCategoryType,
  EventCheckoutType,
  EventDisplaySettings,
  EventStatus,
  EventTaxType,
  ExtendedFields,
  ExternalRegistration,
  FeeName,
  FeeType,
  FieldPartLabel,
  FormFieldAdditionalLabels,
  FormMessages,
  FormValueType,
  GuestListSettings,
  GuestType,
  ImageReference,
  InitialRegistrationType,
  InputControlType,
  ItemAvailability,
  ItemPageUrl,
  ItemTypePreset,
  LocationType,
  Media,
  Money,
  NodeStyle,
  Occurrence,
  OptionSelection,
  OrderStatus,
  PaymentOptionType,
  PhysicalProperties,
  PhysicalPropertiesInput,
  Policy,
  PriceDescription,
  ProductName,
  Quantity,
  RecurrenceStatus,
  RegistrationStatus,
  RegistrationType,
  ReservationStatus,
  RichContentNodeNodesItem,
  RichContentNodeType,
  RsvpConfirmationMessages,
  RsvpResponseType,
  SalesAmount,
  SelectedMembership,
  SelectedShippingOption,
  SeoSchema,
  ServiceProperties,
  StreetAddress,
  Subdivision,
  SubscriptionOptionInfo,
  TaxType,
  TaxableAddressType,
  TextDecorationType,
  TicketsConfirmationMessages,
  TranslatableString,
  VatType,
  WeightUnit,
} from '../shared/types.ts';

export type {
  AcceptedMessages,
  AddressLocation,
  AddressSubdivision,
  BadgeList,
  BadgePriority,
  CancellationActorType,
  CartCoupon,
  CatalogReference,
  CatalogReferenceOptions,
  CheckIn,
  CheckoutConfirmed,
  CheckoutFormMessages,
  ColorValue,
  ConferenceType,
  CountryCode,
  CouponDiscount,
  CurrencyCode,
  DeclinedMessages,
  DescriptionLine,
  DescriptionLineName,
  DigitalFileType,
  DiscountItem,
  EventBadge,
  EventCategoryType,
  EventCheckoutType,
  EventDisplaySettings,
  EventStatus,
  EventTaxType,
  ExtendedFields,
  ExtendedFieldsNamespaces,
  ExternalRegistration,
  FeeName,
  FeeType,
  FieldPartLabel,
  FormFieldAdditionalLabels,
  FormMessages,
  FormValueType,
  FreeTrialPeriod,
  GuestListSettings,
  GuestType,
  ImageReference,
  InitialRegistrationType,
  InputControlType,
  ItemAvailability,
  ItemAvailabilityStatus,
  ItemPageUrl,
  ItemTypePreset,
  LocationType,
  Media,
  MediaItem,
  MediaItemType,
  MediaItemUrlAndSize,
  MediaItemVideo,
  Money,
  NodeStyle,
  Occurrence,
  OptionSelection,
  OrderStatus,
  PaidPlanDiscount,
  PaymentOptionType,
  PercentDiscount,
  PhysicalProperties,
  PhysicalPropertiesInput,
  PlainTextValue,
  Policy,
  PriceDescription,
  ProductName,
  Quantity,
  RecurrenceStatus,
  RegistrationClosedMessages,
  RegistrationStatus,
  RegistrationType,
  ReservationStatus,
  RichContentNodeNodesItem,
  RichContentNodeType,
  RsvpAcceptance,
  RsvpAcceptanceConfirmed,
  RsvpConfirmationMessages,
  RsvpFormMessages,
  RsvpRefusal,
  RsvpRefusalConfirmed,
  RsvpResponseType,
  SalesAmount,
  SelectedMembership,
  SelectedShippingOption,
  SeoKeyword,
  SeoKeywordSettings,
  SeoSchema,
  SeoTag,
  SeoTagMeta,
  SeoTagProps,
  ServiceProperties,
  StreetAddress,
  Subdivision,
  SubdivisionLevel,
  SubscriptionDescription,
  SubscriptionFrequency,
  SubscriptionOptionInfo,
  SubscriptionSettings,
  SubscriptionTitle,
  TaxType,
  TaxableAddressType,
  TextDecorationType,
  TicketsConfirmationMessages,
  TicketsUnavailableMessages,
  TranslatableString,
  VatType,
  WeightUnit,
} from '../shared/types.ts';

/**
 * Account and site that the notification belongs to.
 */
export interface AccountInfo {
  /** Account of the site's owner. */
  accountId?: string;
  /** Account above that one, for sites of a partner. */
  parentAccountId?: string;
  /** Site where it happened. */
  siteId?: string;
}

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
  countryFullname?: string;
  /** Name of the state, region or province, filled in by the platform. */
  subdivisionFullname?: string;
}

/**
 * An address and the person there, as the platform answers them.
 */
export interface AddressWithContact {
  address?: Address;
  contactDetails?: ContactDetails;
}

/**
 * The programme of the event.
 */
export interface AgendaSettings {
  /** Guests see a programme. */
  enabled: boolean;
  /** Address of the page with the programme. */
  pageUrl?: PageUrl;
}

/**
 * Whose cart it is. Exactly one of `visitorId`, `memberId` and `userId` is there.
 */
export interface BuyerInfo {
  /** The buyer is not signed in. */
  visitorId?: string;
  /** The buyer is a member of the site. */
  memberId?: string;
  /** The buyer is the owner or a collaborator. */
  userId?: string;
  /** The buyer in the contact list of the site. */
  contactId?: string;
  email?: string;
}

/**
 * Ways to put the event into a calendar.
 */
export interface CalendarUrls {
  /** Address that adds it to a Google calendar. */
  google: string;
  /** Address of an iCalendar file. */
  ics: string;
}

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

/**
 * A cart is there that was not before; it comes whole.
 */
export interface CartCreatedNotification {
  eventType: 'wix.ecom.v1.cart_created';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: CartCreatedPayload;
}

/**
 * The cart and what happened to it.
 */
export type CartCreatedPayload = EntityFacts & {
  entityFqdn: 'wix.ecom.v1.cart';
  slug: 'created';
  createdEvent: NotifiedCartCreation;
};

/**
 * A cart is gone, or was ordered.
 */
export interface CartDeletedNotification {
  eventType: 'wix.ecom.v1.cart_deleted';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: CartDeletedPayload;
}

/**
 * The cart and what happened to it.
 */
export type CartDeletedPayload = EntityFacts & {
  entityFqdn: 'wix.ecom.v1.cart';
  slug: 'deleted';
  deletedEvent: NotifiedCartDeletion;
};

/**
 * A discount on the cart. Exactly one of the members is there.
 */
export interface CartDiscount {
  coupon?: CartCoupon;
  merchantDiscount?: MerchantDiscount;
}

/**
 * A cart was changed.
 */
export interface CartUpdatedNotification {
  eventType: 'wix.ecom.v1.cart_updated';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: CartUpdatedPayload;
}

/**
 * The cart and what happened to it.
 */
export type CartUpdatedPayload = EntityFacts & {
  entityFqdn: 'wix.ecom.v1.cart';
  slug: 'updated';
  updatedEvent: NotifiedCartUpdate;
};

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
 * Version of the store's catalog that the change was made in.
 */
export type CatalogVersion = 'V1_CATALOG' | 'V3_CATALOG' | 'STORES_NOT_INSTALLED';

/**
 * Names of the fields that changed.
 * @maxItems 100
 */
export type ChangedFields = string[];

/**
 * One variant and which of its fields changed.
 */
export interface ChangedVariant {
  variantId: string;
  /** Name of each option to the choice that makes the variant. */
  choices?: ChangedVariantChoices;
  changedFields: ChangedFields;
  originatedFromVersion?: CatalogVersion | Undeclared;
}

/**
 * Name of each option to the choice that makes the variant.
 */
export type ChangedVariantChoices = { [key: string]: string };

/**
 * What is no longer the same about a collection; without the values.
 */
export interface CollectionChanged {
  collection_Id: NotifiedCollectionId;
  changedFields: ChangedFields;
  originatedFromVersion?: CatalogVersion | Undeclared;
}

/**
 * Names the fields of a collection that are no longer the same; read it for the values.
 */
export interface CollectionChangedNotification {
  eventType: 'com.wix.ecommerce.catalog.api.v1.CollectionChanged';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: CollectionChanged;
}

/**
 * The first values of a collection.
 */
export interface CollectionCreated {
  collection_Id: NotifiedCollectionId;
  name?: string;
  media?: Media;
  /** The part of the collection's address that names it. */
  slug?: string;
  /** Whether visitors of the store see the collection. */
  visible?: boolean;
  originatedFromVersion?: CatalogVersion | Undeclared;
}

/**
 * The store has one more collection; its first values come along.
 */
export interface CollectionCreatedNotification {
  eventType: 'com.wix.ecommerce.catalog.api.v1.CollectionCreated';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: CollectionCreated;
}

/**
 * Which collection is gone.
 */
export interface CollectionDeleted {
  collection_Id: NotifiedCollectionId;
  originatedFromVersion?: CatalogVersion | Undeclared;
}

/**
 * The store no longer has a collection; its products stay.
 */
export interface CollectionDeletedNotification {
  eventType: 'com.wix.ecommerce.catalog.api.v1.CollectionDeleted';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: CollectionDeleted;
}

/**
 * How the guest joins an event that takes place in a call.
 */
export interface ConferenceLogin {
  /** Address of the call. */
  link?: string;
  /** Password of the call, if it has one. */
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
 * What the owner pays and earns for one piece.
 */
export interface CostAndProfitData {
  /**
   * Cost of one piece.
   * @minimum 0
   * @maximum 999999999.99
   */
  itemCost?: number;
  formattedItemCost: string;
  /**
   * Discounted price less cost; negative when the piece is sold at a loss.
   * @maximum 999999999.99
   */
  profit: number;
  formattedProfit: string;
  /**
   * Profit as a part of the discounted price; 0.25 is a quarter.
   * @maximum 1
   */
  profitMargin: number;
}

/**
 * A line that no catalog has, as `customLineItems` of a cart is specified. `lineItems` has the same line in full.
 */
export interface CustomLineItem {
  /** Id of the line in `lineItems`. */
  id: string;
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
 * When the event takes place. Start and end are absent while they are to be decided.
 */
export interface DateAndTimeSettings {
  /** True while the dates are to be decided. */
  dateAndTimeTbd?: boolean;
  /**
   * What guests read instead of dates.
   * @maxLength 100
   */
  dateAndTimeTbdMessage?: string;
  /** From this instant on, inclusive. */
  startDate?: string;
  /** To this instant, exclusive; after the start. */
  endDate?: string;
  /**
   * Zone in which guests read the dates, by its name in the tz database.
   * @maxLength 100
   */
  timeZoneId?: string;
  /** Show guests the start only. */
  hideEndDate?: boolean;
  /** Show guests the zone beside the time. */
  showTimeZone?: boolean;
  recurrenceStatus: RecurrenceStatus | Undeclared;
  recurringEvents?: Recurrences;
  formatted?: FormattedDates;
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
  fileType: DigitalFileType | Undeclared;
}

/**
 * What is taken off. Absent without a discount.
 */
export interface Discount {
  /** How much is taken off. */
  amount?: Money;
  /** What remains, before tax and fees. */
  afterDiscount?: Money;
  /**
   * Code of the coupon; `discounts` has it too. Empty without a coupon.
   * @deprecated
   */
  code: string;
  /**
   * Name of the coupon; `discounts` has it too. Empty without a coupon.
   * @deprecated
   */
  name: string;
  /**
   * Id of the coupon; `discounts` has it too. Empty without a coupon.
   * @deprecated
   */
  couponId: string;
  /**
   * The discounts one by one.
   * @maxItems 20
   */
  discounts?: readonly DiscountItem[];
}

/**
 * Looks of the text by kind of paragraph. What is absent looks as the site has it.
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
 * What every notification of the newer form says about the entity and about itself.
 */
export interface EntityFacts {
  /** Id of this notification; a repeated delivery has the same. */
  id: string;
  /** Id of the event or cart. */
  entityId: string;
  /** When it happened. */
  eventTime: string;
  /** True when a person asked for their data to be erased. */
  triggeredByAnonymizeRequest?: boolean;
  /** Name of the action behind the change, where it was another one. */
  originatedFrom?: string;
  /** Whole number as a text that grows with each notification of one entity; a lower one than the last seen is old news. */
  entityEventSequence?: string;
}

/**
 * Address of the place. The street is given either in parts (`streetAddress`) or as one line (`addressLine`).
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
   * How to find the place.
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
   * Every level between country and city. Known from the platform's own packages only.
   * @maxItems 6
   */
  subdivisions?: AddressSubdivision[];
}

/**
 * Which event is off.
 */
export interface EventCanceled {
  /** When this was noted. */
  timestamp?: string;
  eventId: string;
  /**
   * Name of the event.
   * @minLength 1
   * @maxLength 120
   */
  title?: string;
  /** Who canceled it. */
  userId?: string;
  /** Whether the event has guests. */
  hasGuests?: boolean;
}

/**
 * An event will not take place.
 */
export interface EventCanceledNotification {
  eventType: 'wix.events.v3.event_canceled';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: EventCanceledPayload;
}

/**
 * The event and the news about it.
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
 * Who canceled the event, and when. There for canceled events only.
 */
export interface EventCancellation {
  canceledDate?: string;
  actorType: CancellationActorType | Undeclared;
  /** @maxLength 200 */
  actorName: string;
  /** Empty when no person did it. */
  actorEmail: string;
}

/**
 * Where the event stands in the lists of the site.
 */
export interface EventCategories {
  /** @maxItems 10 */
  categories?: EventCategory[];
}

/**
 * A named group of events.
 */
export interface EventCategory {
  id: string;
  /**
   * @minLength 1
   * @maxLength 30
   */
  name: string;
  createdDate?: string;
  /** Visitors do not see it. */
  hidden?: boolean;
  type?: EventCategoryType | Undeclared;
}

/**
 * The copy, and what it was copied from.
 */
export interface EventCloned {
  /** When this was noted. */
  timestamp?: string;
  /** The copy, not the original. */
  eventId: string;
  location?: EventLocation;
  dateAndTimeSettings?: DateAndTimeSettings;
  /**
   * Name of the copy.
   * @minLength 1
   * @maxLength 120
   */
  title?: string;
  /** Who made the copy. */
  userId?: string;
  status?: EventStatus | Undeclared;
  /** Installation of the events app that the original belongs to. */
  derivedFromInstanceId?: string;
  /** The original. */
  derivedFromEventId?: string;
  /** Ids of the copied ticket definitions by the ids of the originals. */
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
  data: EventClonedPayload;
}

/**
 * The event and the news about it.
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
 * Ids of the copied ticket definitions by the ids of the originals.
 */
export type EventClonedTicketDefinitions = { [key: string]: string };

/**
 * An event is there that was not before; it comes whole.
 */
export interface EventCreatedNotification {
  eventType: 'wix.events.v3.event_created';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: EventCreatedPayload;
}

/**
 * The event and what happened to it.
 */
export type EventCreatedPayload = EntityFacts & {
  entityFqdn: 'wix.events.v3.event';
  slug: 'created';
  createdEvent: NotifiedEventCreation;
};

/**
 * An event is gone for good.
 */
export interface EventDeletedNotification {
  eventType: 'wix.events.v3.event_deleted';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: EventDeletedPayload;
}

/**
 * The event and what happened to it.
 */
export type EventDeletedPayload = EntityFacts & {
  entityFqdn: 'wix.events.v3.event';
  slug: 'deleted';
  deletedEvent: NotifiedEventDeletion;
};

/**
 * Which event is over.
 */
export interface EventEnded {
  /** When this was noted. */
  timestamp?: string;
  eventId: string;
  /** Whether the event has guests. */
  hasGuests?: boolean;
}

/**
 * An event is over.
 */
export interface EventEndedNotification {
  eventType: 'wix.events.v3.event_ended';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: EventEndedPayload;
}

/**
 * The event and the news about it.
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
 * The discussion of the event. For the platform's own use.
 */
export interface EventFeed {
  /** Secret that lets the caller take part. */
  token?: string;
}

/**
 * The main picture of the event.
 */
export interface EventImage {
  /**
   * Name of the file in the media store of the site.
   * @minLength 1
   * @maxLength 200
   */
  id: string;
  url: string;
  /**
   * In pixels.
   * @minimum 0
   */
  height: number;
  /**
   * In pixels.
   * @minimum 0
   */
  width: number;
  /** Text for those who do not see the picture. */
  altText?: string;
  /** When `url` ceases to work; absent when it does not. Known from the platform's own packages only. */
  urlExpirationDate?: string;
}

/**
 * Where the event takes place.
 */
export interface EventLocation {
  type: LocationType | Undeclared;
  /**
   * Name of the place, as guests see it.
   * @maxLength 50
   */
  name?: string;
  address?: EventAddress;
  /** True while the place is to be decided; then `name` says so in words. */
  locationTbd?: boolean;
}

/**
 * The event as visitors see it now.
 */
export interface EventPublished {
  /** When this was noted. */
  timestamp?: string;
  eventId: string;
  status?: EventStatus | Undeclared;
  /** The event that this one was copied from. */
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
 * A draft is open to visitors now.
 */
export interface EventPublishedNotification {
  eventType: 'wix.events.v3.event_published';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: EventPublishedPayload;
}

/**
 * The event and the news about it.
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
 * Which event begins soon, and what a reminder should say.
 */
export interface EventReminder {
  /** When this was noted. */
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
  /** Who created the event. */
  userId?: string;
  startsIn?: TimeLeft;
  /** Whether the event has guests. */
  hasGuests?: boolean;
}

/**
 * An event begins soon.
 */
export interface EventReminderNotification {
  eventType: 'wix.events.v3.event_reminder';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: EventReminderPayload;
}

/**
 * The event and the news about it.
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
 * Which event began.
 */
export interface EventStarted {
  /** When this was noted. */
  timestamp?: string;
  eventId: string;
  /** Whether the event has guests. */
  hasGuests?: boolean;
}

/**
 * An event has begun.
 */
export interface EventStartedNotification {
  eventType: 'wix.events.v3.event_started';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: EventStartedPayload;
}

/**
 * The event and the news about it.
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
 * Figures of the event, counted by the platform. Each part is there when the event has such a thing.
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
  data: EventUpdatedPayload;
}

/**
 * The event and what happened to it.
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
   * In percent of the discounted price with the added tax.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  rate?: string;
  /** The fee itself. */
  amount?: Money;
}

/**
 * One value that a question asks for.
 */
export interface FormField {
  /** Name of the value among the answers of a guest. */
  name?: string;
  /** What guests read beside it. */
  label?: string;
  /** Further texts of the value, by the platform's names for them. */
  additionalLabels?: FormFieldAdditionalLabels;
  /**
   * The texts of a value with several parts, such as an address.
   * @maxItems 50
   */
  labels?: FieldPartLabel[];
  type?: FormValueType | Undeclared;
  /**
   * The older form of `type` TEXT_ARRAY.
   * @deprecated
   */
  array?: boolean;
  /** Guests must answer. */
  mandatory?: boolean;
  /**
   * What guests choose from.
   * @maxItems 200
   */
  options?: string[];
  defaultOptionSelection?: OptionSelection;
  /**
   * Most characters of the answer.
   * @minimum 0
   */
  maxLength?: number;
  /**
   * Most entries of an answer that is a list.
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
 * The dates as texts in the language of the site and the zone of the event, for showing only.
 */
export interface FormattedDates {
  /**
   * The whole span in one line.
   * @maxLength 500
   */
  dateAndTime?: string;
  /**
   * Day of the start.
   * @maxLength 500
   */
  startDate?: string;
  /**
   * Clock time of the start in the zone of the event.
   * @maxLength 500
   */
  startTime?: string;
  /**
   * Day of the end.
   * @maxLength 500
   */
  endDate?: string;
  /**
   * Clock time of the end.
   * @maxLength 500
   */
  endTime?: string;
}

/**
 * The same prices as text for display, with the currency's sign.
 */
export interface FormattedPrice {
  price: string;
  discountedPrice: string;
  pricePerUnit?: string;
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
  height: number;
  /**
   * In pixels.
   * @minimum 0
   */
  width: number;
  /** Text for those who do not see the picture. */
  altText?: string;
  /** Name of the file when it was uploaded. */
  filename?: string;
}

/**
 * One question of the form. It has one input, or several for names, guests and addresses.
 */
export interface InputControl {
  id: string;
  type: InputControlType | Undeclared;
  /** True for the questions that every form has; they cannot be taken out. */
  system: boolean;
  /**
   * The older form of `id`.
   * @deprecated
   */
  name: string;
  /**
   * The older form of the labels of `inputs`.
   * @deprecated
   */
  label: string;
  /** Place in the form; the lowest comes first. */
  orderIndex: number;
  /** @maxItems 50 */
  inputs?: FormField[];
  /** True when the question was taken out but has answers. */
  deleted?: boolean;
}

/**
 * The answer to one input. `value` has it as text; the typed members are there for inputs of that type.
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
   * The answers to an input that takes several.
   * @maxItems 100
   * @items.maxLength 5000
   */
  values?: string[];
  /** The answer to an input that asks for a number. */
  number?: number;
  /** The answer to an input that asks for a day or an instant. */
  dateTime?: string;
  address?: FormattedAddress;
}

/**
 * The installation of the app on one site.
 */
export type InstanceId = string;

/**
 * How a price comes about: the items, less the discount, plus the tax that prices do not include, plus the fees that the buyer bears.
 */
export interface Invoice {
  /**
   * One entry per kind of ticket.
   * @maxItems 50
   */
  items: InvoiceItem[];
  /** Old form of `grandTotal`; may lack the fees. Deprecated. */
  total?: Money;
  discount?: Discount;
  tax?: Tax;
  /** Sum of the items before discount, tax and fees. */
  subTotal?: Money;
  /** What the buyer pays: all included. */
  grandTotal?: Money;
  /**
   * Fees of the platform; empty for free tickets.
   * @maxItems 10
   */
  fees: Fee[];
  /** What is left for the owner, fees left out. */
  revenue?: Money;
  /** Page that shows the invoice. Absent before there is one. */
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
  /** Price of one. */
  price?: Money;
  /** Price of all of them, before discount, tax and fees. */
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
  preset?: ItemTypePreset | Undeclared;
  /** A kind of the app's own. */
  custom?: string;
}

/**
 * How guests are labelled among the contacts. Known from the platform's own packages only.
 */
export interface LabellingSettings {
  /**
   * Older id of the label.
   * @maxLength 180
   */
  assignedContactsLegacyLabelId?: string;
  /** The label is gone. */
  assignedContactsLabelDeleted?: boolean;
}

/**
 * One line of a cart. Unit prices go down in three steps: `fullPrice` before any discount, `priceBeforeDiscounts` after those of the catalog, `price` after those of the catalog and of the line. What a coupon takes off stands in the estimate only.
 */
export interface LineItem {
  /** Id of the line within the cart. */
  id: string;
  quantity: Quantity;
  /** The item in its catalog. May be absent for a custom line. */
  catalogReference?: CatalogReference;
  /**
   * Id of the item that the catalog knows, when `catalogItemId` names only a part of it, such as a variant.
   * @minLength 1
   * @maxLength 36
   */
  rootCatalogItemId?: string;
  productName: ProductName;
  url?: ItemPageUrl;
  image?: Image;
  /**
   * The chosen options and texts, to be shown under the name.
   * @maxItems 20
   */
  descriptionLines?: DescriptionLine[];
  itemType: ItemType;
  /** True when the line does not come from a catalog. */
  customLineItem: boolean;
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
  priceUndetermined: boolean;
  paymentOption: PaymentOptionType | Undeclared;
  /** Whether the means of payment is kept for later charges. */
  savePaymentMethod: boolean;
  /**
   * Text that the buyer must agree to before paying. Absent when nothing needs a consent.
   * @minLength 1
   * @maxLength 2500
   */
  consentRequiredPaymentPolicy?: string;
  selectedMembership?: SelectedMembership;
  /** True when only members may buy the item. */
  membersOnly: boolean;
  availability: ItemAvailability;
  /** True when the quantity cannot be changed. */
  fixedQuantity: boolean;
  physicalProperties?: PhysicalProperties;
  /** Delivery profile of the site that the item falls under. */
  deliveryProfileId?: string;
  /** Tax group that the item falls under. */
  taxGroupId?: string;
  taxableAddress?: TaxableAddress;
  serviceProperties?: ServiceProperties;
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  /**
   * Policies of the item, such as the one for cancelling.
   * @maxItems 5
   */
  policies?: Policy[];
  /**
   * Extras that were chosen, by group.
   * @maxItems 25
   */
  modifierGroups?: ModifierGroup[];
  /** Price of the extras of one. It is part of `price`. */
  modifiersTotalPrice?: MultiCurrencyPrice;
  digitalFile?: DigitalFile;
  catalogOverrideFields?: CatalogOverrideFields;
  extendedFields?: ExtendedFields;
}

/**
 * A discount that the merchant gave by hand.
 */
export interface MerchantDiscount {
  amount: MultiCurrencyPrice;
}

/**
 * Former values by the path of the field: `title`, `lineItems[0].quantity`. A dot or bracket that belongs to a name has a backslash before it. Not every update carries it.
 */
export interface ModifiedFields {
  [key: string]: unknown;
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
  convertedAmount: string;
  /** `amount` as text with the currency sign, for showing only. */
  formattedAmount: string;
  /** `convertedAmount` as text with the currency sign, for showing only. */
  formattedConvertedAmount: string;
}

/**
 * Who caused the change. Has one of the ids, according to `identityType`. May be absent.
 */
export interface NotificationIdentity {
  identityType: NotificationIdentityType | Undeclared;
  /** Told with ANONYMOUS_VISITOR: who caused it, without an account. */
  anonymousVisitorId?: string;
  /** Member of the site, with MEMBER. */
  memberId?: string;
  /** Owner or collaborator of the site, with WIX_USER. */
  wixUserId?: string;
  /** Told with APP: the app that caused it. */
  appId?: string;
}

/**
 * Kind of the one who caused a change. WIX_USER is an owner or a collaborator of the site.
 */
export type NotificationIdentityType = 'UNKNOWN' | 'ANONYMOUS_VISITOR' | 'MEMBER' | 'WIX_USER' | 'APP';

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
 * Id of the collection. The platform's declarations spell the field with an underscore and a capital; that has not been seen in a delivery, so a receiver should take `collectionId` as well.
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
 * Id of the product. Not declared to be a uuid.
 */
export type NotifiedProductId = string;

/**
 * The video conference of an event that takes place online.
 */
export interface OnlineConferencing {
  /** The event has a conference. */
  enabled: boolean;
  type: ConferenceType | Undeclared;
  /** Id of the service that holds the conference. */
  providerId?: string;
  /** Name of that service. Known from the platform's own packages only. */
  providerName?: string;
  session?: OnlineConferencingSession;
}

/**
 * Ways into the conference. Made by the service that holds it.
 */
export interface OnlineConferencingSession {
  /** For the host only; not to be shown to guests. */
  hostLink: string;
  guestLink: string;
  /** What guests are asked for on the way in. */
  password?: string;
  /** False while the service has not made it, or failed to. */
  sessionCreated?: boolean;
  /** Id of the conference at that service. */
  sessionId?: string;
}

/**
 * A confirmed order with its tickets.
 */
export interface OrderConfirmed {
  /** When this was noted. */
  timestamp?: string;
  /** Language of the buyer. */
  language?: string;
  /** A mark of the platform for confirmations without notice; its exact effect is not established. */
  silent?: boolean;
  /** Language and region of the buyer. */
  locale?: string;
  /** Event that the order is for. */
  eventId: string;
  /** Number of the order; unique on the site. */
  orderNumber: string;
  /** The site's contact that belongs to the buyer. */
  contactId?: string;
  /** Member who bought; absent for a visitor. */
  memberId?: string;
  /** When the order was begun. */
  created?: string;
  /** When it was last changed. */
  updated?: string;
  /** First name of the buyer. */
  firstName?: string;
  /** Last name of the buyer. */
  lastName?: string;
  /** Where the tickets go. */
  email?: string;
  checkoutForm?: FormResponse;
  status?: OrderStatus | Undeclared;
  /** Name of the way of payment; absent for a free order. */
  method?: string;
  /**
   * The tickets of the order.
   * @maxItems 300
   */
  tickets?: OrderedTicket[];
  invoice?: Invoice;
  /** Reservation that the order came from. */
  reservationId?: string;
}

/**
 * An order of tickets was confirmed.
 */
export interface OrderConfirmedNotification {
  eventType: 'wix.events.ticketing.events.OrderConfirmed';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: OrderConfirmed;
}

/**
 * What is left of a deleted order.
 */
export interface OrderDeleted {
  /** When this was noted. */
  timestamp?: string;
  /** Event that the order is for. */
  eventId: string;
  /** Number of the order; unique on the site. */
  orderNumber: string;
  /** The site's contact that belongs to the buyer. */
  contactId?: string;
  /** Member who bought; absent for a visitor. */
  memberId?: string;
  /** When the order was begun. */
  created?: string;
  /** When it was last changed. */
  updated?: string;
  /** Whether the personal data is gone. */
  anonymized?: boolean;
  orderType?: TicketOrderType | Undeclared;
  /** True when a person asked for their data to be erased. */
  triggeredByAnonymizeRequest?: boolean;
  /**
   * The tickets of the order.
   * @maxItems 300
   */
  tickets?: OrderedTicket[];
}

/**
 * An order of tickets was deleted.
 */
export interface OrderDeletedNotification {
  eventType: 'wix.events.ticketing.events.OrderDeleted';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: OrderDeleted;
}

/**
 * An order when it is begun.
 */
export interface OrderInitiated {
  /** When this was noted. */
  timestamp?: string;
  /** Language of the buyer. */
  language?: string;
  /** Language and region of the buyer. */
  locale?: string;
  /** Event that the order is for. */
  eventId: string;
  /** Number of the order; unique on the site. */
  orderNumber: string;
  /** The site's contact that belongs to the buyer. */
  contactId?: string;
  /** Member who bought; absent for a visitor. */
  memberId?: string;
  /** When the order was begun. */
  created?: string;
  /** When it was last changed. */
  updated?: string;
  /** First name of the buyer. */
  firstName?: string;
  /** Last name of the buyer. */
  lastName?: string;
  /** Where the tickets go. */
  email?: string;
  checkoutForm?: FormResponse;
  status?: OrderStatus | Undeclared;
  invoice?: Invoice;
  /** Reservation that the order came from. */
  reservationId?: string;
  /** Whether the order was marked as paid. */
  markedAsPaid?: boolean;
  /** Whether the buyer agreed to marketing. */
  marketingConsent?: boolean;
}

/**
 * An order of tickets was begun.
 */
export interface OrderInitiatedNotification {
  eventType: 'wix.events.ticketing.events.OrderInitiated';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: OrderInitiated;
}

/**
 * An order as it is after a change.
 */
export interface OrderUpdated {
  /** When this was noted. */
  timestamp?: string;
  /** Language of the buyer. */
  language?: string;
  /** Language and region of the buyer. */
  locale?: string;
  /** Event that the order is for. */
  eventId: string;
  /** Number of the order; unique on the site. */
  orderNumber: string;
  /** The site's contact that belongs to the buyer. */
  contactId?: string;
  /** Member who bought; absent for a visitor. */
  memberId?: string;
  /** When the order was begun. */
  created?: string;
  /** When it was last changed. */
  updated?: string;
  /** First name of the buyer. */
  firstName?: string;
  /** Last name of the buyer. */
  lastName?: string;
  /** Where the tickets go. */
  email?: string;
  checkoutForm?: FormResponse;
  /** Whether the tickets are valid. */
  confirmed?: boolean;
  status?: OrderStatus | Undeclared;
  /** Name of the way of payment; absent for a free order. */
  method?: string;
  /**
   * The tickets of the order.
   * @maxItems 300
   */
  tickets?: OrderedTicket[];
  /** Whether the order is in the archive. */
  archived?: boolean;
  /** True when a person asked for their data to be erased. */
  triggeredByAnonymizeRequest?: boolean;
}

/**
 * An order of tickets was changed.
 */
export interface OrderUpdatedNotification {
  eventType: 'wix.events.ticketing.events.OrderUpdated';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: OrderUpdated;
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
  /** Whether the ticket is in the archive. */
  archived?: boolean;
  /** Whether the ticket is no longer valid. */
  canceled?: boolean;
  /** Whether the personal data is gone. */
  anonymized?: boolean;
  /** First name of the guest. */
  firstName?: string;
  /** Last name of the guest. */
  lastName?: string;
  /** Address of the guest. */
  email?: string;
  /** The site's contact that belongs to the guest. */
  contactId?: string;
  /** Member who is the guest. */
  memberId?: string;
  form?: FormResponse;
  onlineConferencingLogin?: ConferenceLogin;
  /**
   * Seat on the plan of the place; absent without one.
   * @maxLength 36
   */
  seatId?: string;
}

/**
 * Address of a page of the site, in two parts to be joined. The platform makes it.
 */
export interface PageUrl {
  /** @maxLength 500 */
  base: string;
  /** @maxLength 500 */
  path: string;
}

/**
 * How the item is paid, wrapped so that it can be absent.
 */
export interface PaymentOption {
  value: PaymentOptionType | Undeclared;
}

/**
 * A price before and after the discount, as numbers and as text.
 */
export interface PriceData {
  currency: CurrencyCode;
  /**
   * Price before the discount.
   * @minimum 0
   * @maximum 999999999.99
   */
  price: number;
  /** Price after the discount, never below zero; equals `price` without a discount. */
  discountedPrice: number;
  /** Price of one base quantity, for products sold by measure. */
  pricePerUnit?: number;
  formatted: FormattedPrice;
}

/**
 * What is no longer the same about a product; without the values.
 */
export interface ProductChanged {
  productId: NotifiedProductId;
  changedFields: ChangedFields;
  originatedFromVersion?: CatalogVersion | Undeclared;
}

/**
 * Names the fields of a product that are no longer the same; read it for the values.
 */
export interface ProductChangedNotification {
  eventType: 'com.wix.ecommerce.catalog.api.v1.ProductChanged';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: ProductChanged;
}

/**
 * The first values of a product.
 */
export interface ProductCreated {
  productId: NotifiedProductId;
  name?: string;
  price?: PriceData;
  /** Whether visitors of the store see the product. */
  visible?: boolean;
  media?: Media;
  /** Number of the article, as the owner gave it. */
  sku?: string;
  productPageUrl?: PageUrl;
  brand?: string;
  costAndProfitData?: CostAndProfitData;
  originatedFromVersion?: CatalogVersion | Undeclared;
  /** The part of the product's address that names it. */
  slug?: string;
}

/**
 * The store has one more product; its first values come along.
 */
export interface ProductCreatedNotification {
  eventType: 'com.wix.ecommerce.catalog.api.v1.ProductCreated';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: ProductCreated;
}

/**
 * Which product is gone.
 */
export interface ProductDeleted {
  productId: NotifiedProductId;
  originatedFromVersion?: CatalogVersion | Undeclared;
}

/**
 * The store no longer has a product.
 */
export interface ProductDeletedNotification {
  eventType: 'com.wix.ecommerce.catalog.api.v1.ProductDeleted';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: ProductDeleted;
}

/**
 * Received; the body of the answer is not read.
 */
export type ReceivedResponse = void;

/**
 * The series that the event belongs to.
 */
export interface Recurrences {
  /**
   * The dates of the series, one for each event.
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
 * How guests register, and whether they can now. Which of `rsvp`, `tickets`, `external` is there follows `type`.
 */
export interface Registration {
  type: RegistrationType | Undeclared;
  status: RegistrationStatus | Undeclared;
  initialType: InitialRegistrationType | Undeclared;
  allowedGuestTypes: GuestType | Undeclared;
  /** The owner stopped registration for the time being. */
  registrationPaused: boolean;
  /** The event is shown without any way to register. */
  registrationDisabled: boolean;
  rsvp?: RsvpRegistration;
  tickets?: TicketsRegistration;
  external?: ExternalRegistration;
}

/**
 * What guests are asked when they register, and the texts around it.
 */
export interface RegistrationForm {
  /**
   * The questions; `orderIndex` tells their order.
   * @maxItems 300
   */
  controls: InputControl[];
  messages?: FormMessages;
}

/**
 * How many tickets of one kind are taken.
 */
export interface ReservationCount {
  /** When it was counted. */
  timestamp?: string;
  /** Kind of the tickets. */
  ticketDefinitionId: string;
  /**
   * Ordered tickets.
   * @minimum 0
   */
  confirmedCount?: number;
  /**
   * Held tickets.
   * @minimum 0
   */
  pendingCount?: number;
  /** Whether at least one was paid for. */
  paidExists?: boolean;
}

/**
 * Tickets that are held from now on.
 */
export interface ReservationCreated {
  /** When this was noted. */
  timestamp?: string;
  /** Event that the tickets are for. */
  eventId: string;
  reservationId: string;
  status?: ReservationStatus | Undeclared;
  /** Until when the tickets are held. */
  expires?: string;
  /**
   * How many tickets of which kind are held.
   * @maxItems 50
   */
  quantities?: ReservedQuantity[];
  /** When the reservation was last changed. */
  updatedDate?: string;
  /**
   * For each kind of ticket how many are taken on the whole.
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
  data: ReservationCreated;
}

/**
 * A reservation after a change.
 */
export interface ReservationUpdated {
  /** When this was noted. */
  timestamp?: string;
  /** Event that the tickets are for. */
  eventId: string;
  reservationId: string;
  status?: ReservationStatus | Undeclared;
  /** Until when the tickets are held. */
  expires?: string;
  /**
   * How many tickets of which kind are held.
   * @maxItems 50
   */
  quantities?: ReservedQuantity[];
  /** When the reservation was last changed. */
  updatedDate?: string;
  /**
   * For each kind of ticket how many are taken on the whole.
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
  data: ReservationUpdated;
}

/**
 * Tickets of one kind.
 */
export interface ReservedQuantity {
  /** Kind of the tickets. */
  ticketDefinitionId?: string;
  /**
   * How many.
   * @minimum 0
   */
  quantity?: number;
  /** When this number was last changed. */
  updatedDate?: string;
}

/**
 * Says that the entity is not new but came back from the trash.
 */
export interface RestoreInfo {
  /** When it had been deleted. */
  deletedDate?: string;
}

/**
 * A text with headings, lists, pictures and more, as a tree of nodes. The first level of the tree is typed and what hangs below it is a free map: nodes nest without end, and a description without cycles has to stop somewhere.
 */
export interface RichContent {
  /** @maxItems 1000 */
  nodes?: RichContentNode[];
  metadata?: RichContentMetadata;
  documentStyle?: DocumentStyle;
}

/**
 * About the text as a document.
 */
export interface RichContentMetadata {
  /**
   * Version of the form in which it is kept.
   * @minimum 0
   */
  version?: number;
  /** Id of the document. */
  id?: string;
  /**
   * When it was begun.
   * @deprecated
   */
  createdTimestamp?: string;
  /**
   * When it was last changed.
   * @deprecated
   */
  updatedTimestamp?: string;
}

/**
 * One node of the first level. Beside the fields below it may carry one member with the data of its kind, such as `headingData`, `imageData` or `tableData`; those are many, belong to the editor that wrote them, and pass as they are.
 */
export interface RichContentNode {
  type: RichContentNodeType | Undeclared;
  /** Unique within the text. */
  id?: string;
  /**
   * The nodes within this one, each of the same form. A free map, see `RichContent`.
   * @maxItems 1000
   */
  nodes?: readonly RichContentNodeNodesItem[];
  style?: NodeStyle;
  [key: string]: unknown;
}

/**
 * Registration by answering an invitation.
 */
export interface RsvpRegistration {
  responseType: RsvpResponseType | Undeclared;
  /**
   * Most guests. Absent means no limit.
   * @minimum 0
   */
  limit?: number;
  /** Further guests may wait for a place once the limit is reached. */
  waitlistEnabled: boolean;
  /** When answers begin to be taken. */
  startDate?: string;
  /** When answers are no longer taken. */
  endDate?: string;
  confirmationMessages?: RsvpConfirmationMessages;
  /** Id of the form that guests fill in. Known from the platform's own packages only. */
  formId?: string;
}

/**
 * Answers to the invitation so far.
 */
export interface RsvpSummary {
  /**
   * Answers of every kind.
   * @minimum 0
   */
  totalCount: number;
  /**
   * Answers with yes.
   * @minimum 0
   */
  yesCount: number;
  /**
   * Answers with no.
   * @minimum 0
   */
  noCount: number;
  /**
   * Waiting for a place.
   * @minimum 0
   */
  waitlistCount: number;
}

/**
 * What search engines are told about the event's page.
 */
export interface SeoSettings {
  /**
   * The part of the page's address that names the event.
   * @maxLength 130
   */
  slug: string;
  /** Search engines are asked to pass over the page. */
  hidden?: boolean;
  advancedSeoData?: SeoSchema;
}

/**
 * An event of the site. What stands beside the required fields depends on the fieldsets that were asked for, and on what the owner filled in.
 */
export interface SiteEvent {
  /** Made by the platform. */
  id: string;
  /**
   * @minLength 1
   * @maxLength 120
   */
  title: string;
  /** The part of the page's address that names the event; made from the title, or chosen in `seoSettings.slug`. */
  slug: string;
  status: EventStatus | Undeclared;
  /**
   * One or two sentences for lists.
   * @maxLength 500
   */
  shortDescription?: string;
  /**
   * The older form of `description`, as HTML.
   * @deprecated
   * @maxLength 50000
   */
  detailedDescription?: string;
  description?: RichContent;
  mainImage?: EventImage;
  location: EventLocation;
  dateAndTimeSettings: DateAndTimeSettings;
  registration?: Registration;
  calendarUrls?: CalendarUrls;
  /** Address of the event's own page. */
  eventPageUrl?: PageUrl;
  form?: RegistrationForm;
  summaries?: EventSummaries;
  guestListSettings?: GuestListSettings;
  onlineConferencing?: OnlineConferencing;
  seoSettings?: SeoSettings;
  agendaSettings?: AgendaSettings;
  eventDisplaySettings?: EventDisplaySettings;
  categories?: EventCategories;
  /** Key of the label that the guests of this event carry among the contacts of the site. */
  contactLabel?: string;
  labellingSettings?: LabellingSettings;
  badges?: BadgeList;
  /** Whether the look of the tickets can be changed. Known from the platform's own packages only. */
  customizableTickets?: boolean;
  feed?: EventFeed;
  /** Id of the events app on this site. */
  instanceId: string;
  /** Id of the owner or collaborator who made it. */
  userId: string;
  createdDate: string;
  updatedDate: string;
  /** Absent while it is a draft. */
  publishedDate?: string;
}

/**
 * The tax of an invoice or of one of its items. Absent when the event has no tax.
 */
export interface Tax {
  type: TaxType | Undeclared;
  /** Name that the owner gave. */
  name: string;
  /**
   * In percent.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  rate: string;
  /** What the tax is reckoned on. */
  taxable?: Money;
  /** The tax itself. */
  amount?: Money;
}

/**
 * In percent, from 0.001 to 100, with three decimals at most.
 * @pattern ^\d{1,3}(\.\d{1,3})?$
 */
export type TaxRate = string;

/**
 * Tax on the tickets of the event.
 */
export interface TaxSettings {
  type: EventTaxType | Undeclared;
  /**
   * What the tax is called.
   * @minLength 1
   * @maxLength 10
   */
  name?: string;
  rate?: TaxRate;
  /** Donations are taxed too. */
  appliedToDonations?: boolean;
}

/**
 * Which address decides the tax.
 */
export interface TaxableAddress {
  addressType: TaxableAddressType | Undeclared;
}

/**
 * One way in which text stands out. Beside its type it may carry one member with the particulars, such as `colorData`, `linkData` or `fontWeightValue`; as with nodes, they pass as they are.
 */
export interface TextDecoration {
  type: TextDecorationType | Undeclared;
  [key: string]: unknown;
}

/**
 * Looks of one kind of paragraph.
 */
export interface TextNodeStyle {
  /** @maxItems 20 */
  decorations?: readonly TextDecoration[];
  nodeStyle?: NodeStyle;
  /** As in CSS. */
  lineHeight?: string;
}

/**
 * Whether the tickets are assigned to guests one by one.
 */
export type TicketOrderType = 'UNASSIGNED_TICKETS' | 'ASSIGNED_TICKETS';

/**
 * Price of a ticket, as the cheapest or the dearest of the event.
 */
export interface TicketPrice {
  /**
   * In the major unit of the currency, without sign or thousands separators.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  value: string;
  currency: CurrencyCode;
  /** The price as text with the currency sign. */
  formattedValue?: string;
}

/**
 * Sales of tickets so far.
 */
export interface TicketSummary {
  /** @minimum 0 */
  ticketsSold: number;
  /** @minimum 0 */
  totalOrders: number;
  /** What was sold in all. Set by the platform. */
  totalSales?: SalesAmount;
  /** What the sales brought in. Set by the platform. */
  revenue?: SalesAmount;
  /** True once something was sold; the currency of the tickets cannot be changed then. */
  currencyLocked: boolean;
}

/**
 * Registration by buying tickets. The tickets themselves are another service's business.
 */
export interface TicketsRegistration {
  /** Each ticket asks for its own guest's details. */
  guestsAssignedSeparately: boolean;
  /**
   * @minimum 0
   * @maximum 50
   */
  ticketLimitPerOrder: number;
  currency?: CurrencyCode;
  lowestPrice?: TicketPrice;
  highestPrice?: TicketPrice;
  /** Nothing is left of any ticket. */
  soldOut?: boolean;
  taxSettings?: TaxSettings;
  /**
   * How long a reservation holds its tickets; 20 unless said.
   * @minimum 5
   * @maximum 30
   */
  reservationDurationInMinutes?: number;
  /**
   * How long after the hold an unpaid order may still be paid before it is canceled. Known from the platform's own packages only.
   * @minimum 0
   * @maximum 120
   */
  gracePeriodInMinutes?: number;
  /** Id of another app that counts the tickets. Known from the platform's own packages only. */
  stockManagerAppId?: string;
  confirmationMessages?: TicketsConfirmationMessages;
  /** Id of the form that the buyer fills in. Known from the platform's own packages only. */
  buyerFormId?: string;
  /** Id of the form for the guest of each ticket. Known from the platform's own packages only. */
  ticketHolderFormId?: string;
  /** Id of a former buyer form that is not in use. Known from the platform's own packages only. */
  inactiveBuyerFormId?: string;
  checkoutType?: EventCheckoutType | Undeclared;
}

/**
 * Time until the start; the parts add up.
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
 * Which variants of a product changed, and where.
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
