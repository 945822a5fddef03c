// Generated from spec/*.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Undeclared } from '../../src/core/undeclared.ts';
export type { Undeclared };

/**
 * Messages after a guest has accepted.
 */
export interface AcceptedMessages {
  /** @maxLength 150 */
  title?: string;
  /** @maxLength 350 */
  message?: string;
  /** @maxLength 50 */
  addToCalendarActionLabel?: string;
  /** @maxLength 50 */
  shareActionLabel?: string;
}

/**
 * Whether the identity may sign in, and if not, why.
 */
export interface AccountStatus {
  name: IdentityStatusName | Undeclared;
  /**
   * Steps that a PENDING identity waits for. Empty for every other status.
   * @maxItems 10
   */
  reasons: (IdentityStatusReason | Undeclared)[];
}

/**
 * Companions of the guest.
 */
export interface AdditionalGuestDetails {
  /**
   * Number of companions.
   * @minimum 0
   * @maximum 10
   */
  guestCount?: number;
  /**
   * Full names of the companions.
   * @maxItems 10
   * @items.maxLength 101
   */
  guestNames?: string[];
}

/**
 * An additional block of text on the product page, such as care instructions.
 */
export interface AdditionalInfoSection {
  /** @maxLength 50 */
  title: string;
  /**
   * May contain HTML.
   * @maxLength 16000
   */
  description: string;
}

/**
 * Checks that the reservation leaves out. For the owner and apps.
 */
export interface AdditionalReservationSettings {
  /** True reserves past the stock and the limit per checkout. */
  disableTicketLimitValidation?: boolean;
  /** True reserves hidden tickets too. */
  enableHiddenTicketReservation?: boolean;
}

/**
 * A postal address as sent in a request. Give the street either in parts (`streetAddress`) or as one line (`addressLine`), not both. The platform fills in the names of country and subdivision.
 */
export interface AddressInput {
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
}

/**
 * A point on the map, in degrees.
 */
export interface AddressLocation {
  /**
   * @minimum -90
   * @maximum 90
   */
  latitude?: number;
  /**
   * @minimum -180
   * @maximum 180
   */
  longitude?: number;
}

/**
 * One level of a country's subdivisions.
 */
export interface AddressSubdivision {
  /** @maxLength 100 */
  code?: string;
  /** @maxLength 250 */
  name?: string;
  type?: SubdivisionLevel | Undeclared;
  /**
   * The country's name for this level.
   * @maxLength 1000
   */
  typeInfo?: string;
}

/**
 * Purpose of a postal address.
 */
export type AddressTag = 'UNTAGGED' | 'HOME' | 'WORK' | 'BILLING' | 'SHIPPING';

/**
 * The computed groups, in the order in which they were requested.
 */
export interface AggregationData {
  /** @maxItems 10000 */
  results?: AggregationResult[];
}

/**
 * One computed group. Besides its name, kind and field it has exactly one of the other members, the one of its kind.
 */
export interface AggregationResult {
  /**
   * Name that the request gave it.
   * @maxLength 100
   */
  name?: string;
  type?: AggregationType | Undeclared;
  /**
   * Field whose values it groups.
   * @maxLength 200
   */
  fieldPath?: string;
  values?: ValueResults;
  ranges?: RangeResults;
  scalar?: ScalarAggregationResult;
  groupedByValue?: GroupByValueResults;
  dateHistogram?: DateHistogramResults;
  nested?: NestedResults;
}

/**
 * Kind of a group. The member with the same meaning holds its settings or its result.
 */
export type AggregationType = 'VALUE' | 'RANGE' | 'SCALAR' | 'DATE_HISTOGRAM' | 'NESTED';

/**
 * A number that the field must equal, or an object of operators.
 */
export type AmountCondition = number | AmountOperators;

/**
 * Operators on a number, such as an amount in the site's currency. If there are several, all must match.
 */
export interface AmountOperators {
  /** Equal to this value. */
  $eq?: number;
  /** Not equal to this value. */
  $ne?: number;
  /** Less than this amount. */
  $lt?: number;
  /** This amount or less. */
  $lte?: number;
  /** More than this amount. */
  $gt?: number;
  /** This amount or more. */
  $gte?: number;
  /**
   * Equal to one of these values.
   * @maxItems 100
   */
  $in?: readonly number[];
  /** True: the field is present. False: it is absent. */
  $exists?: boolean;
}

/**
 * The request violates a rule of the service.
 */
export interface ApplicationError {
  /** Stable name of the rule. Each operation lists the codes that it is known to return. */
  code: string;
  /** Description of the rule in English, for logs. */
  description?: string;
  /** Additional data of the code. */
  data?: ApplicationErrorData;
}

/**
 * Additional data of the code.
 */
export type ApplicationErrorData = { [key: string]: unknown };

/**
 * A means of sign-in that the platform itself verifies.
 */
export interface AuthenticatorConnection {
  /** Id of this link. */
  authenticatorConnectionId: string;
  /** True if the person must set it up again before it can be used. */
  reEnrollmentRequired: boolean;
}

/**
 * The request is not valid. The details list each invalid field, or contain one application error.
 */
export type BadRequestResponse = ErrorBody;

/**
 * Badges on the event. Known only from the platform's own packages.
 */
export interface BadgeList {
  /** @maxItems 10 */
  badges?: EventBadge[];
}

/**
 * Order in which badges are chosen if there is space for only one.
 */
export type BadgePriority = 'FIRST_PRIORITY' | 'SECOND_PRIORITY' | 'THIRD_PRIORITY';

/**
 * A boolean that the field must equal, or an object of operators.
 */
export type BooleanCondition = boolean | BooleanOperators;

/**
 * Operators on a boolean. If there are several, all must match.
 */
export interface BooleanOperators {
  /** Equal to this value. */
  $eq?: boolean;
  /** Not equal to this value. */
  $ne?: boolean;
  /**
   * Equal to one of these values.
   * @maxItems 2
   */
  $in?: readonly boolean[];
  /** True: the field is present. False: it is absent. */
  $exists?: boolean;
}

/**
 * A maker of products. The name is unique in the store.
 */
export interface Brand {
  id?: string;
  /** Number that grows by 1 with each change. */
  revision?: string;
  createdDate?: string;
  updatedDate?: string;
  /**
   * @minLength 1
   * @maxLength 50
   */
  name?: string;
  /**
   * Number of products of the brand.
   * @minimum 0
   */
  assignedProductsCount?: number;
}

/**
 * One category on the way.
 */
export interface Breadcrumb {
  categoryId: string;
  /**
   * @minLength 1
   * @maxLength 80
   */
  categoryName: string;
  /**
   * Part of the category page's URL that names the category.
   * @minLength 1
   * @maxLength 100
   */
  categorySlug: string;
}

/**
 * URLs that add the event to the guest's calendar.
 */
export interface CalendarLinks {
  /** For Google Calendar. */
  google?: string;
  /** A file for any other calendar (iCalendar, RFC 5545). */
  ics?: string;
}

/**
 * Whether a person, an app or the platform itself canceled the event.
 */
export type CancellationActorType = 'USER' | 'APP' | 'SYSTEM';

/**
 * Reason why one carrier could not be queried.
 */
export interface CarrierError {
  carrierId: string;
  error?: ErrorDetails;
}

/**
 * Carriers that did not respond.
 */
export interface CarrierErrors {
  /** @maxItems 100 */
  errors: CarrierError[];
}

/**
 * Parts that could not be computed. At most one of `generalShippingCalculationError`, `carrierErrors` and `selectedShippingOptionError` is present.
 */
export interface CartCalculationErrors {
  /** No delivery method could be computed. */
  generalShippingCalculationError?: ErrorDetails;
  carrierErrors?: CarrierErrors;
  /** The delivery method is not available. */
  selectedShippingOptionError?: ErrorDetails;
  /** Tax could not be computed. */
  taxCalculationError?: ErrorDetails;
  /** The coupon is no longer valid. */
  couponCalculationError?: ErrorDetails;
  /** The gift card could not be applied. */
  giftCardCalculationError?: ErrorDetails;
  /**
   * Reasons why the order would be rejected.
   * @maxItems 100
   */
  orderValidationErrors: ApplicationError[];
  /** Memberships could not be applied. */
  membershipError?: ErrorDetails;
  /** Automatic discounts of the site could not be applied. */
  discountsCalculationError?: ErrorDetails;
}

/**
 * The coupon of the cart. The estimate contains the amount that it deducts.
 */
export interface CartCoupon {
  id: string;
  /** Code as entered by the owner. */
  code: string;
}

/**
 * Entry of a cart that names its coupon.
 */
export interface CartCouponV2 {
  /** Id of the entry in this cart, to remove the coupon. It differs from the id of the coupon itself. */
  id: string;
  /**
   * @minLength 1
   * @maxLength 50
   */
  code: string;
}

/**
 * The delivery method that was set.
 */
export interface CartDeliveryMethod {
  /** @maxLength 100 */
  code: string;
  /** App that offers the method. */
  appId?: string;
  title?: TranslatableString;
  /** True if the buyer collects the items. */
  pickup: boolean;
}

/**
 * Origin of a fee of a cart.
 */
export type CartFeeSource =
  | 'UNKNOWN_ADDITIONAL_FEE_SOURCE'
  | 'SERVICE_PLUGIN'
  | 'LINE_ITEM'
  | 'DELIVERY'
  | 'PLATFORM';

/**
 * Parties and rules that apply when the item is delivered.
 */
export interface CartLineDeliveryConfig {
  /** Delivery profile of the site that applies to the item. */
  deliveryProfileId?: string;
  /** Party that delivers the item, if it is not the site. */
  fulfillerId?: string;
}

/**
 * Requested and available quantity of a line.
 */
export interface CartLineQuantity {
  /**
   * Number of units that count: the lesser of the requested and the available quantity. 0 if the item is out of stock or no longer in the catalog.
   * @minimum 0
   * @maximum 100000
   */
  confirmedQuantity: number;
  /** Number of units that the buyer asked for. */
  requestedQuantity: Quantity;
  /**
   * Number of available units. Absent if the stock is not counted.
   * @minimum 0
   */
  availableQuantity?: number;
  /** True if the quantity cannot be changed. */
  fixedQuantity: boolean;
}

/**
 * IN_STOCK: the requested quantity is available. PARTIALLY_IN_STOCK: fewer units are available. OUT_OF_STOCK: none. REMOVED_FROM_CATALOG: the item is no longer in the catalog.
 */
export type CartLineStatus = 'IN_STOCK' | 'PARTIALLY_IN_STOCK' | 'OUT_OF_STOCK' | 'REMOVED_FROM_CATALOG';

/**
 * Restrictions that the app or the owner gave to the cart when it was created.
 */
export interface CartSettings {
  /** True if gift cards can be neither added nor removed. */
  lockGiftCard?: boolean;
  /** True if coupons can be neither added nor removed. */
  lockCouponCode?: boolean;
  /** True if the checkout page does not ask for consent to the policies. */
  policyAgreementCheckboxDisabled?: boolean;
  /** True if the checkout page does not offer manual payment. */
  manualPaymentDisabled?: boolean;
}

/**
 * Kind of a violation.
 */
export type CartViolationCode =
  | 'GENERAL_CODE'
  | 'CUSTOM_VALIDATION'
  | 'EMPTY_CART'
  | 'LINE_ITEMS_OUT_OF_STOCK'
  | 'MEMBERS_ONLY_ITEM'
  | 'INVALID_COUPON_CODE'
  | 'INVALID_COUPON_STATUS'
  | 'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD'
  | 'MISSING_DELIVERY_ADDRESS'
  | 'MISSING_DELIVERY_METHOD'
  | 'DELIVERY_METHOD_NO_LONGER_AVAILABLE'
  | 'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS'
  | 'INVALID_GIFT_CARD_CODE'
  | 'INVALID_GIFT_CARD_STATUS'
  | 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD'
  | 'SUBTOTAL_BELOW_ORDER_MINIMUM'
  | 'INVALID_MEMBERSHIP_STATUS'
  | 'INVALID_POSTAL_CODE'
  | 'INVALID_SUBDIVISION'
  | 'SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART'
  | 'GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART'
  | 'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART'
  | 'MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART';

/**
 * Part of the cart that a violation concerns.
 */
export type CartViolationScope =
  | 'GLOBAL'
  | 'LINE_ITEM'
  | 'DISCOUNT'
  | 'DELIVERY'
  | 'TAX'
  | 'MEMBERSHIP'
  | 'GIFT_CARD';

/**
 * Identifies one item of one catalog.
 */
export interface CatalogReference {
  /**
   * App that owns the catalog. The platform's own store is 215238eb-22a5-4c36-9e7b-e7c08025e04e.
   * @minLength 1
   */
  appId: string;
  /**
   * Id of the item in that catalog. For the store, the id of the product.
   * @minLength 1
   * @maxLength 36
   */
  catalogItemId: string;
  /** Chosen options, in a form that the catalog defines. For the store: `variantId` if the product manages variants, otherwise `options` (name of the option to name of the choice); also `customTextFields` (title to text). */
  options?: CatalogReferenceOptions;
}

/**
 * Chosen options, in a form that the catalog defines. For the store: `variantId` if the product manages variants, otherwise `options` (name of the option to name of the choice); also `customTextFields` (title to text).
 */
export type CatalogReferenceOptions = { [key: string]: unknown };

/**
 * The earlier catalog (V1_CATALOG), the newer one (V3_CATALOG), or no store at all.
 */
export type CatalogVersion = 'V1_CATALOG' | 'V3_CATALOG' | 'STORES_NOT_INSTALLED';

/**
 * Sales channel. WEB for an online shop.
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
 * Check-in of the ticket. Absent until it is checked in.
 */
export interface CheckIn {
  /** Time of the check-in. */
  created?: string;
}

/**
 * Texts after the purchase of tickets.
 */
export interface CheckoutConfirmed {
  title: string;
  message: string;
  downloadTicketsLabel: string;
  addToCalendarLabel: string;
  shareEventLabel: string;
}

/**
 * Texts for the purchase of tickets.
 */
export interface CheckoutFormMessages {
  /** Title above the form. */
  title: string;
  /** Label of the button. */
  submitActionLabel: string;
  confirmation?: CheckoutConfirmed;
}

/**
 * One value of an option, such as the size M.
 */
export interface Choice {
  /**
   * Name of the choice, or the color code when the option is a color.
   * @minLength 1
   * @maxLength 50
   */
  value?: string;
  /**
   * Text to display. Maps of choices use it as the value.
   * @minLength 1
   * @maxLength 50
   */
  description?: string;
  /** Images of this choice. At most one option of a product has them. Read-only. */
  media?: Media;
  /** Whether at least one variant with this choice is in stock. */
  readonly inStock?: boolean;
  /** Whether at least one variant with this choice is visible. */
  readonly visible?: boolean;
}

/**
 * Whether the choice is a text or a color.
 */
export type ChoiceType = 'CHOICE_TEXT' | 'ONE_COLOR';

/**
 * Id of the chosen price of a ticket with several prices (`optionId`).
 */
export type ChosenPricingOption = string;

/**
 * A named group of products. To find its products, use a product query.
 */
export interface Collection {
  /**
   * Id of the collection: 36 characters. The collection of all products has 35: `00000000-000000-000000-000000000001`.
   * @minLength 35
   * @maxLength 36
   */
  readonly id: string;
  /**
   * @minLength 1
   * @maxLength 50
   */
  name?: string;
  /**
   * Part of the URL that names the collection. Derived from the name; can be changed.
   * @minLength 1
   * @maxLength 100
   */
  slug?: string;
  /** @maxLength 600 */
  description?: string;
  /** Whether visitors of the store see the collection. */
  visible?: boolean;
  /** @minimum 0 */
  readonly numberOfProducts: number;
  /** Images of the collection. Read-only. */
  media?: Media;
}

/**
 * There is no such collection, or the caller may not see it.
 */
export type CollectionNotFoundResponse = ErrorBody;

/**
 * A choice that is displayed as a color.
 */
export interface ColorValue {
  /**
   * In the main language of the site.
   * @maxLength 500
   */
  original: string;
  /**
   * In the language of the buyer.
   * @maxLength 500
   */
  translated?: string;
  /** The color as hexadecimal RGB or RGBA. */
  code?: string;
}

/**
 * In a MEETING everyone can speak; in a WEBINAR guests watch.
 */
export type ConferenceType = 'MEETING' | 'WEBINAR';

/**
 * A modifier of the store that this product uses. `freeTextSettings` is present if the buyer enters a text, `choicesSettings` if the buyer chooses.
 */
export interface ConnectedModifier {
  /**
   * Id of the modifier in the store.
   * @minLength 1
   * @maxLength 36
   */
  id?: string;
  /**
   * @minLength 1
   * @maxLength 50
   */
  name?: string;
  /**
   * Name of the modifier in catalog references. Derived from its name.
   * @minLength 1
   * @maxLength 50
   */
  key: string;
  modifierRenderType: ModifierRenderType | Undeclared;
  /** Whether the product cannot be bought without it. */
  mandatory?: boolean;
  /**
   * Former version of `mandatory`.
   * @deprecated
   */
  toBeRemovedMandatory?: boolean;
  freeTextSettings?: FreeTextSettings;
  choicesSettings?: ModifierChoicesSettings;
}

/**
 * One choice of a modifier. It makes no variant and has no stock.
 */
export interface ConnectedModifierChoice {
  /** Id of the choice in the store. */
  choiceId?: string;
  /**
   * Name of the choice in catalog references. Derived from its name.
   * @minLength 1
   * @maxLength 50
   */
  key?: string;
  /**
   * @minLength 1
   * @maxLength 50
   */
  name?: string;
  choiceType?: ChoiceType | Undeclared;
  /**
   * Color of a choice of the kind ONE_COLOR.
   * @minLength 3
   * @maxLength 20
   */
  colorCode?: string;
  /**
   * Amount that the choice adds to the price of one unit.
   * @pattern ^\d{1,9}(\.\d{1,3})?$
   */
  addedPrice?: string;
  /**
   * Former version of `media`.
   * @deprecated The platform has announced the end of this field for 2026-12-31; its successor is `media`.
   * @maxItems 15
   */
  linkedMedia?: ProductMedium[];
  /** Image that stands for the choice. */
  displayImage?: LimitedImage;
  media?: MediaReferences;
}

/**
 * An option of the store that this product uses, with the choices that it offers.
 */
export interface ConnectedOption {
  /**
   * Id of the option in the store.
   * @minLength 1
   * @maxLength 36
   */
  id?: string;
  /**
   * @minLength 1
   * @maxLength 50
   */
  name?: string;
  /**
   * Name of the option in catalog references. Derived from its name.
   * @minLength 1
   * @maxLength 50
   */
  key: string;
  optionRenderType: OptionRenderType | Undeclared;
  choicesSettings?: OptionChoicesSettings;
}

/**
 * One choice of an option, such as the size M.
 */
export interface ConnectedOptionChoice {
  /** Id of the choice in the store. */
  choiceId?: string;
  /**
   * Name of the choice in catalog references. Derived from its name.
   * @minLength 1
   * @maxLength 50
   */
  key?: string;
  /**
   * @minLength 1
   * @maxLength 50
   */
  name?: string;
  choiceType?: ChoiceType | Undeclared;
  /**
   * Color of a choice of the kind ONE_COLOR.
   * @minLength 3
   * @maxLength 20
   */
  colorCode?: string;
  /** Whether at least one variant with this choice is in stock at the default location. */
  inStock?: boolean;
  /** Whether at least one variant with this choice is visible. */
  visible?: boolean;
  /**
   * Former version of `media`.
   * @deprecated The platform has announced the end of this field for 2026-12-31; its successor is `media`.
   * @maxItems 15
   */
  linkedMedia?: ProductMedium[];
  /** Image that stands for the choice. */
  displayImage?: LimitedImage;
  media?: MediaReferences;
}

/**
 * Two-letter country code (ISO 3166-1).
 * @pattern ^[A-Z]{2}$
 */
export type CountryCode = string;

/**
 * A code to which no coupon belongs.
 */
export interface CouponCodeData {
  /** @maxLength 100 */
  couponCode: string;
}

/**
 * The coupon that grants the discount.
 */
export interface CouponDiscount {
  name?: string;
  /** Code entered by the buyer. */
  code?: string;
  /** Id of the coupon on the site. */
  couponId?: string;
}

/**
 * Reason why a coupon cannot be used.
 */
export type CouponRefusalReason =
  | 'UNKNOWN_INVALID_COUPON_REASON'
  | 'EXPIRED'
  | 'DISABLED'
  | 'INACTIVE'
  | 'MAX_USAGE_EXCEEDED'
  | 'MAX_USAGE_PER_CUSTOMER_EXCEEDED'
  | 'NOT_APPLICABLE_TO_SUBSCRIPTIONS'
  | 'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS'
  | 'MIN_LINE_ITEM_QUANTITY_NOT_REACHED'
  | 'MIN_SUBTOTAL_NOT_REACHED';

/**
 * Three-letter currency code (ISO 4217).
 * @pattern ^[A-Z]{3}$
 */
export type CurrencyCode = string;

/**
 * Page to return, by a cursor from an earlier response.
 */
export interface CursorPaging {
  /**
   * Maximum number of items per page.
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
 * Position of the returned page, without the number of items in the whole result.
 */
export interface CursorPagingMetadata {
  /**
   * Number of items on this page.
   * @minimum 0
   */
  count?: number;
  cursors?: Cursors;
  /** Whether another page follows. */
  hasNext?: boolean;
}

/**
 * Cursors of the adjacent pages. A page exists if its cursor is present and not empty.
 */
export interface Cursors {
  /**
   * Cursor of the next page.
   * @maxLength 16000
   */
  next?: string;
  /**
   * Cursor of the previous page.
   * @maxLength 16000
   */
  prev?: string;
}

/**
 * Component of a page in which the cart was made, for apps that add such components.
 */
export interface CustomContentReference {
  /** App of the component. */
  appId: string;
  componentId: string;
}

/**
 * One custom profile field of the site, with its value.
 */
export interface CustomField {
  /** Key of the field on the site. */
  name: string;
  value?: CustomValue;
}

/**
 * A text that the buyer is asked for, such as an engraving.
 */
export interface CustomTextField {
  /**
   * Label of the field.
   * @maxLength 100
   */
  title: string;
  /**
   * Maximum length of the buyer's text, in characters.
   * @minimum 0
   * @maximum 500
   */
  maxLength: number;
  /** Whether the buyer has to enter the text to buy the product. */
  mandatory: boolean;
}

/**
 * Part of the cart that a validation plug-in of the site rejects.
 */
export interface CustomValidationData {
  target?: ViolationTarget;
}

/**
 * A value of one of several types. Has exactly one of the members. `boolValue` occurs in custom profile fields only, not in `additionalData`.
 */
export interface CustomValue {
  strValue?: string;
  /** In `additionalData` of newer releases, a whole number. */
  numValue?: number;
  dateValue?: string;
  listValue?: CustomValueList;
  mapValue?: CustomValueMap;
  boolValue?: boolean;
}

/**
 * An ordered list of values.
 */
export interface CustomValueList {
  /**
   * The entries, which may be of different kinds.
   * @maxItems 1000
   */
  value?: readonly NestedCustomValue[];
}

/**
 * Values by key.
 */
export interface CustomValueMap {
  /** The values under the keys that the site has chosen. */
  value?: CustomValueMapValue;
}

/**
 * The values under the keys that the site has chosen.
 */
export type CustomValueMapValue = { [key: string]: NestedCustomValue };

/**
 * One group for each interval of time.
 */
export interface DateHistogramAggregation {
  interval?: DateHistogramInterval;
}

/**
 * Length of the intervals.
 */
export type DateHistogramInterval = 'YEAR' | 'MONTH' | 'WEEK' | 'DAY' | 'HOUR' | 'MINUTE' | 'SECOND';

/**
 * One interval and the number of its entities.
 */
export interface DateHistogramResult {
  /**
   * Beginning of the interval.
   * @maxLength 100
   */
  value?: string;
  /** Number of entities in this interval. */
  count?: number;
}

/**
 * Groups by interval of time.
 */
export interface DateHistogramResults {
  /** @maxItems 200 */
  results?: DateHistogramResult[];
}

/**
 * An amount in one currency.
 */
export interface DecimalMoney {
  /**
   * In the major unit of the currency, without sign or thousands separators. A text, never a number.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  value: string;
  currency: CurrencyCode;
}

/**
 * Messages after a guest has declined.
 */
export interface DeclinedMessages {
  /** @maxLength 150 */
  title?: string;
  /** @maxLength 50 */
  shareActionLabel?: string;
}

/**
 * The goods arrive, or can be picked up, between these two times.
 */
export interface DeliveryTimeSlot {
  from?: string;
  to?: string;
}

/**
 * A name and its value, such as color and blue. Exactly one of `plainText` and `colorInfo` is present.
 */
export interface DescriptionLine {
  name: DescriptionLineName;
  plainText?: PlainTextValue;
  colorInfo?: ColorValue;
}

/**
 * Name of the described property, such as color.
 */
export interface DescriptionLineName {
  /**
   * In the main language of the site.
   * @maxLength 100
   */
  original: string;
  /**
   * In the language of the buyer.
   * @maxLength 200
   */
  translated?: string;
}

/**
 * Content of such a file.
 */
export type DigitalFileType =
  | 'UNSPECIFIED'
  | 'SECURE_PICTURE'
  | 'SECURE_VIDEO'
  | 'SECURE_DOCUMENT'
  | 'SECURE_MUSIC'
  | 'SECURE_ARCHIVE'
  | 'SECURE_RAW';

/**
 * A number, written as text, that the field must equal, or an object of operators.
 */
export type DigitsCondition = string | DigitsOperators;

/**
 * Operators on a number that is written as text. If there are several, all must match.
 */
export interface DigitsOperators {
  /** Equal to this value. */
  $eq?: string;
  /** Not equal to this value. */
  $ne?: string;
  /** Less than this amount. */
  $lt?: string;
  /** This amount or less. */
  $lte?: string;
  /** More than this amount. */
  $gt?: string;
  /** This amount or more. */
  $gte?: string;
  /**
   * Equal to one of these values.
   * @maxItems 100
   */
  $in?: readonly string[];
  /** True: the field is present. False: it is absent. */
  $exists?: boolean;
}

/**
 * Sizes as decimal text, from 0 to 999999999 with up to six decimals.
 */
export interface Dimensions {
  /** @pattern ^\d{1,9}(\.\d{1,6})?$ */
  length?: string;
  /** @pattern ^\d{1,9}(\.\d{1,6})?$ */
  width?: string;
  /** @pattern ^\d{1,9}(\.\d{1,6})?$ */
  height?: string;
  unit: DimensionsUnit | Undeclared;
}

/**
 * Unit of length.
 */
export type DimensionsUnit = 'UNKNOWN_DIMENSIONS_UNIT' | 'MM' | 'CM' | 'M' | 'IN' | 'FT' | 'YD';

/**
 * One discount. Either `coupon` or `paidPlan` is present.
 */
export interface DiscountItem {
  coupon?: CouponDiscount;
  paidPlan?: PaidPlanDiscount;
  /** Amount that this discount deducts. */
  amount?: Money;
}

/**
 * Name of the rule, as shown to the buyer.
 */
export interface DiscountRuleName {
  /**
   * In the main language of the site.
   * @minLength 1
   * @maxLength 256
   */
  original: string;
  /**
   * In the language of the buyer. Without a translation, the same as `original`.
   * @minLength 1
   * @maxLength 500
   */
  translated?: string;
}

/**
 * Part of the cart to which a discount applies: the subtotal, some lines, or the delivery.
 */
export type DiscountScope = 'UNKNOWN_DISCOUNT_SCOPE' | 'CART_SUBTOTAL' | 'LINE_ITEM' | 'DELIVERY';

/**
 * Origin of a discount.
 */
export interface DiscountSource {
  sourceType: DiscountSourceType | Undeclared;
  /**
   * Present if a coupon gives the discount.
   * @maxLength 50
   */
  couponCode?: string;
}

/**
 * An automatic rule of the site, or a coupon. A discount that the merchant gave by hand in the first family of calls appears as AUTOMATIC_RULE.
 */
export type DiscountSourceType = 'AUTOMATIC_RULE' | 'COUPON';

/**
 * Purpose of an e-mail address.
 */
export type EmailTag = 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK';

/**
 * Body of a failed call.
 */
export interface ErrorBody {
  /** Description of the failure in English, for logs. */
  message: string;
  details?: ErrorDetails;
}

/**
 * Machine-readable reason of the failure. Has at most one of the members; empty if no details are known.
 */
export interface ErrorDetails {
  applicationError?: ApplicationError;
  validationError?: ValidationError;
  systemError?: SystemError;
  /**
   * Ids of the request in the platform's logs. Observed only in failures that are nested in other responses.
   * @deprecated
   */
  tracing?: ErrorDetailsTracing;
}

/**
 * Ids of the request in the platform's logs. Observed only in failures that are nested in other responses.
 * @deprecated
 */
export type ErrorDetailsTracing = { [key: string]: string };

/**
 * One badge.
 */
export interface EventBadge {
  type?: BadgePriority | Undeclared;
  /** @maxLength 50 */
  text?: string;
  /** Time at which the site's own code last set the badge. */
  functionUpdateDate?: string;
}

/**
 * MANUAL if the owner created it, RECURRING_EVENT if it groups the events of a series. COMPONENT is known only from the platform's own packages.
 */
export type EventCategoryType = 'MANUAL' | 'RECURRING_EVENT' | 'COMPONENT';

/**
 * Checkout that sells the tickets. Known only from the platform's own packages.
 */
export type EventCheckoutType = 'EVENTS_APP' | 'ECOMM_PLATFORM';

/**
 * Elements that the site hides.
 */
export interface EventDisplaySettings {
  /** True if lists have no link to the event's own page. */
  hideEventDetailsButton?: boolean;
  /** True if the event has no page of its own. */
  hideEventDetailsPage?: boolean;
}

/**
 * An instant that the field must equal, or an object of operators.
 */
export type EventInstantCondition = string | EventInstantOperators;

/**
 * Operators on an instant. If there are several, all must match.
 */
export interface EventInstantOperators {
  /** At this instant. */
  $eq?: string;
  /** Not at this instant. */
  $ne?: string;
  /** Before this instant. */
  $lt?: string;
  /** At or before this instant. */
  $lte?: string;
  /** After this instant. */
  $gt?: string;
  /** At or after this instant. */
  $gte?: string;
  /**
   * At one of these instants.
   * @maxItems 100
   */
  $in?: readonly string[];
}

/**
 * Status of the event; set by the platform. DRAFT until it is published; then UPCOMING, STARTED and ENDED according to the clock, or CANCELED. UNKNOWN_EVENT_STATUS belongs to earlier releases.
 */
export type EventStatus = 'UNKNOWN_EVENT_STATUS' | 'UPCOMING' | 'STARTED' | 'ENDED' | 'CANCELED' | 'DRAFT';

/**
 * Whether ticket prices include tax, or the checkout adds it.
 */
export type EventTaxType = 'INCLUDED_IN_PRICE' | 'ADDED_AT_CHECKOUT';

/**
 * The events app is not installed on the site.
 */
export type EventsAppMissingResponse = ErrorBody;

/**
 * A membership that the buyer has.
 */
export interface ExistingMembership {
  /** App that manages the membership. */
  appId: string;
  /**
   * Id that the app assigned to the membership.
   * @minLength 1
   * @maxLength 200
   */
  membershipId: string;
}

/**
 * Data that apps store with the entity.
 */
export interface ExtendedFields {
  /** One free-form object per app, by the app's namespace. */
  namespaces?: ExtendedFieldsNamespaces;
}

/**
 * One free-form object per app, by the app's namespace.
 */
export type ExtendedFieldsNamespaces = { [key: string]: { [key: string]: unknown } };

/**
 * An entity of another system.
 */
export interface ExternalReference {
  /** App that connects the system. */
  appId: string;
  /**
   * Id of the entity in that system.
   * @minLength 1
   * @maxLength 100
   */
  resourceId?: string;
}

/**
 * Registration on another site.
 */
export interface ExternalRegistration {
  /** Page on which guests register. */
  url?: string;
}

/**
 * Whether a factor is usable (ACTIVE), was never enabled, or must be set up again (REQUIRE_REENROLL).
 */
export type FactorStatus = 'INACTIVE' | 'ACTIVE' | 'REQUIRE_REENROLL';

/**
 * Means of proof: a secret (PASSWORD, RECOVERY_CODE), a code by message or call (SMS, CALL, EMAIL), an app (TOTP, PUSH), or a key on the device (WEBAUTHN).
 */
export type FactorType =
  | 'UNKNOWN_FACTOR_TYPE'
  | 'PASSWORD'
  | 'SMS'
  | 'CALL'
  | 'EMAIL'
  | 'TOTP'
  | 'PUSH'
  | 'WEBAUTHN'
  | 'RECOVERY_CODE';

/**
 * Kind of the fee; the only one is the platform's fee for selling tickets.
 */
export type FeeName = 'WIX_FEE';

/**
 * Payer of a fee. FEE_ADDED, FEE_ADDED_AT_CHECKOUT: the buyer, in addition to the price; with the latter the fee is shown only at the checkout. FEE_INCLUDED: the owner, out of the price.
 */
export type FeeType = 'FEE_ADDED' | 'FEE_INCLUDED' | 'FEE_ADDED_AT_CHECKOUT';

/**
 * Text of one part of a value.
 */
export interface FieldPartLabel {
  /** The part of the value. */
  name?: string;
  /** Text shown to guests. */
  label?: string;
}

/**
 * One invalid field and the constraint that it violates.
 */
export interface FieldViolation {
  /** Path of the field within the request. */
  field: string;
  /** Requirement that the field does not meet. */
  description: string;
  violatedRule?: ViolatedRule | Undeclared;
  /** Name of a rule that is specific to the service. Present if `violatedRule` is OTHER. */
  ruleName?: string;
  /** Additional data of the rule, such as the threshold. */
  data?: FieldViolationData;
}

/**
 * Additional data of the rule, such as the threshold.
 */
export type FieldViolationData = { [key: string]: unknown };

/**
 * An amount of money in the product's currency.
 */
export interface FixedMonetaryAmount {
  /**
   * Decimal with up to three places, from 0 to 999999999.99.
   * @pattern ^\d{1,9}(\.\d{1,3})?$
   */
  amount: string;
  /**
   * The amount as text with the currency symbol.
   * @maxLength 20
   */
  formattedAmount?: string;
}

/**
 * The caller is authenticated but not allowed to make this call.
 */
export type ForbiddenResponse = ErrorBody;

/**
 * Additional texts of the value, by the platform's names for them.
 */
export type FormFieldAdditionalLabels = { [key: string]: string };

/**
 * Texts of the form, by kind of registration.
 */
export interface FormMessages {
  rsvp?: RsvpFormMessages;
  checkout?: CheckoutFormMessages;
  registrationClosed?: RegistrationClosedMessages;
  ticketsUnavailable?: TicketsUnavailableMessages;
}

/**
 * Type of the value of an answer.
 */
export type FormValueType = 'TEXT' | 'NUMBER' | 'TEXT_ARRAY' | 'DATE_TIME' | 'ADDRESS';

/**
 * Kind of an activity, in the former form.
 */
export type FormerOrderActivityType =
  | 'ORDER_REFUNDED'
  | 'ORDER_PLACED'
  | 'ORDER_PAID'
  | 'ORDER_FULFILLED'
  | 'ORDER_NOT_FULFILLED'
  | 'ORDER_CANCELED'
  | 'DOWNLOAD_LINK_SENT'
  | 'TRACKING_NUMBER_ADDED'
  | 'TRACKING_NUMBER_EDITED'
  | 'TRACKING_LINK_ADDED'
  | 'SHIPPING_CONFIRMATION_EMAIL_SENT'
  | 'INVOICE_ADDED'
  | 'INVOICE_REMOVED'
  | 'INVOICE_SENT'
  | 'FULFILLER_EMAIL_SENT'
  | 'SHIPPING_ADDRESS_EDITED'
  | 'EMAIL_EDITED'
  | 'PICKUP_READY_EMAIL_SENT'
  | 'CUSTOM_ACTIVITY'
  | 'MERCHANT_COMMENT'
  | 'ORDER_PARTIALLY_PAID'
  | 'DRAFT_ORDER_CHANGES_APPLIED'
  | 'SAVED_PAYMENT_METHOD'
  | 'AUTHORIZED_PAYMENT_CREATED'
  | 'AUTHORIZED_PAYMENT_CAPTURED'
  | 'AUTHORIZED_PAYMENT_VOIDED'
  | 'REFUND_INITIATED'
  | 'PAYMENT_REFUNDED'
  | 'PAYMENT_REFUND_FAILED'
  | 'REFUNDED_AS_STORE_CREDIT'
  | 'PAYMENT_PENDING'
  | 'PAYMENT_CANCELED'
  | 'PAYMENT_DECLINED'
  | 'ORDER_PENDING'
  | 'ORDER_REJECTED'
  | 'RECEIPT_CREATED'
  | 'RECEIPT_SENT'
  | 'CHARGEBACK_CREATED'
  | 'CHARGEBACK_REVERSED';

/**
 * The text that the buyer enters.
 */
export interface FreeTextSettings {
  /**
   * Minimum length of the text.
   * @minimum 0
   */
  minCharCount: number;
  /**
   * Maximum length of the text.
   * @minimum 0
   * @maximum 500
   */
  maxCharCount: number;
  /**
   * Amount that a text adds to the price of one unit.
   * @pattern ^\d{1,9}(\.\d{1,3})?$
   */
  defaultAddedPrice?: string;
  /**
   * Label of the input.
   * @minLength 1
   * @maxLength 150
   */
  title: string;
  /**
   * Name of the text in `customTextFields` of a catalog reference. Derived from the title.
   * @minLength 1
   * @maxLength 150
   */
  key: string;
}

/**
 * Period before the first charge.
 */
export interface FreeTrialPeriod {
  frequency?: SubscriptionFrequency | Undeclared;
  /**
   * Number of units of the period.
   * @minimum 1
   * @maximum 999
   */
  interval?: number;
}

/**
 * A membership that the buyer buys with this cart.
 */
export interface FutureMembership {
  /** Line with which the membership is bought. */
  lineItemId: string;
  /**
   * Benefit of the membership that covers the line.
   * @maxLength 200
   */
  benefitId: string;
}

export interface GetCollectionBySlugResponse {
  collection?: Collection;
}

/**
 * A code to which no gift card belongs.
 */
export interface GiftCardCodeData {
  /**
   * Masked code.
   * @maxLength 100
   */
  giftCardCode: string;
  /** Id of the gift card in the cart. */
  giftCardId?: string;
}

/**
 * Reason why a gift card cannot pay.
 */
export type GiftCardRefusalReason =
  | 'UNKNOWN_INVALID_GIFT_CARD_REASON'
  | 'EXPIRED'
  | 'DISABLED'
  | 'EMPTY_BALANCE';

/**
 * Reason why a gift card cannot pay.
 */
export interface GiftCardStatusData {
  /**
   * Masked code.
   * @maxLength 100
   */
  giftCardCode: string;
  reason: GiftCardRefusalReason | Undeclared;
  /** Id of the gift card in the cart. */
  giftCardId?: string;
}

/**
 * Groups by value, each with a further group. Former form of `nested`.
 */
export interface GroupByValueResults {
  /** @maxItems 1000 */
  results?: NestedValueAggregationResult[];
}

/**
 * Visibility of the guest list.
 */
export interface GuestListSettings {
  /** Whether everyone can see the guests. */
  displayedPublicly: boolean;
}

/**
 * Price of one ticket that the buyer sets for a donation, at least the definition's `guestPrice`.
 * @pattern ^\d{1,16}(\.\d{1,4})?$
 */
export type GuestPrice = string;

/**
 * People who may register. MEMBER requires guests to sign in first; VISITOR is the former name of VISITOR_OR_MEMBER.
 */
export type GuestType = 'VISITOR' | 'MEMBER' | 'VISITOR_OR_MEMBER';

/**
 * The person who signs in, as the sign-in services know them. The member of the site has the same id.
 */
export interface Identity {
  /** Also the id of the member of the site. */
  readonly id: string;
  /** Increases by one with every change. A whole number as text. */
  readonly revision?: string;
  readonly createdDate?: string;
  readonly updatedDate?: string;
  /**
   * Names for signing in. Present only in responses of earlier releases; `email` replaced it.
   * @deprecated
   * @maxItems 100
   */
  identifiers?: IdentityIdentifier[];
  /**
   * Links to identity providers and to other means of sign-in. Empty for a member who has only a password.
   * @maxItems 100
   */
  connections: IdentityConnection[];
  identityProfile?: IdentityProfile;
  metadata?: PlatformTags;
  email?: LoginEmail;
  status?: AccountStatus;
  /** Attributes for the platform's internal use; normally absent. */
  customAttributes?: IdentityCustomAttributes;
  /**
   * Means by which the person can prove their identity.
   * @maxItems 10
   */
  readonly factors: readonly IdentityFactor[];
}

/**
 * One link to another means of sign-in. Has exactly one of the members.
 */
export interface IdentityConnection {
  idpConnection?: IdpConnection;
  authenticatorConnection?: AuthenticatorConnection;
}

/**
 * Attributes for the platform's internal use; normally absent.
 */
export type IdentityCustomAttributes = { [key: string]: unknown };

/**
 * One means by which the person can prove their identity.
 */
export interface IdentityFactor {
  factorId: string;
  type: FactorType | Undeclared;
  status: FactorStatus | Undeclared;
}

/**
 * A name for signing in, in the older format. Has exactly one of the members.
 */
export interface IdentityIdentifier {
  email?: string;
  /** Name of an identity that signs in without an e-mail address. */
  userName?: string;
}

/**
 * Profile data of a person, as the platform returns it.
 */
export interface IdentityProfile {
  firstName?: string;
  lastName?: string;
  /** Name that is shown to others. */
  nickname?: string;
  /** URL of the profile picture. */
  picture?: string;
  /**
   * Further e-mail addresses in the older format. `secondaryEmails` contains them with their tags.
   * @deprecated The platform has announced the end of this field for 2023-11-01; its successor is `secondaryEmails`.
   * @maxItems 100
   */
  emails: string[];
  /**
   * Telephone numbers in the older format. `phonesV2` contains them with country and tag.
   * @deprecated The platform has announced the end of this field for 2023-11-01; its successor is `phonesV2`.
   * @maxItems 100
   */
  phones: string[];
  /**
   * Keys of the contact labels that are assigned to the person.
   * @maxItems 2000
   */
  labels: string[];
  /** Two-letter code of the preferred language. */
  language?: string;
  privacyStatus: PrivacyStatus | Undeclared;
  /**
   * Values of the site's custom profile fields.
   * @maxItems 200
   */
  customFields: CustomField[];
  /**
   * E-mail addresses other than the one used for signing in.
   * @maxItems 100
   */
  secondaryEmails: SecondaryEmail[];
  /**
   * Telephone numbers with country and tag.
   * @maxItems 100
   */
  phonesV2: ProfilePhone[];
  /**
   * Postal addresses, each with its purpose.
   * @maxItems 100
   */
  addresses: TaggedAddress[];
  /** @maxLength 1000 */
  company?: string;
  /**
   * Position in the company.
   * @maxLength 1000
   */
  position?: string;
  /** Date of birth, without a time zone. */
  birthdate?: string;
  /**
   * Last part of the URL of the public profile page.
   * @maxLength 255
   */
  slug?: string;
  /** Whether the person agreed to receive mailings of the site. */
  subscription?: boolean;
  /**
   * Tax number.
   * @maxLength 1000
   */
  vatId?: string;
}

/**
 * PENDING waits for a step (see the reasons), ACTIVE may sign in, BLOCKED was blocked by the owner, DELETED was deleted. The meaning of OFFLINE is not known; every status except ACTIVE prevents signing in.
 */
export type IdentityStatusName = 'UNKNOWN_STATUS' | 'PENDING' | 'ACTIVE' | 'DELETED' | 'BLOCKED' | 'OFFLINE';

/**
 * Step that a PENDING identity waits for: approval by the owner, the code sent by e-mail, or fields that the site requires.
 */
export type IdentityStatusReason =
  | 'UNKNOWN_REASON'
  | 'PENDING_ADMIN_APPROVAL_REQUIRED'
  | 'PENDING_EMAIL_VERIFICATION_REQUIRED'
  | 'PENDING_REQUIRED_FIELDS_MISSING';

/**
 * The person's account at an identity provider.
 */
export interface IdpConnection {
  /** Id of the site's connection to the provider. */
  idpConnectionId: string;
  /** Id of the person at the provider. */
  idpUserId: string;
}

/**
 * An image in the site's media store, identified by its id.
 */
export interface ImageReference {
  /**
   * Id of the file in the media store.
   * @minLength 1
   */
  id: string;
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
 * Settings for entities without a value. Only with `missingValues` INCLUDE.
 */
export interface IncludeMissingValuesOptions {
  /**
   * Name of their group.
   * @maxLength 20
   */
  addToBucket?: string;
}

/**
 * Whether guests reply to an invitation (RSVP) or buy tickets (TICKETING). Set when the event is created, and not changeable afterwards. RSVP_AND_TICKETING is known only from the platform's own packages.
 */
export type InitialRegistrationType = 'RSVP' | 'TICKETING' | 'RSVP_AND_TICKETING';

/**
 * Kind of question: one line (INPUT), several lines (TEXTAREA), one entry of a list (DROPDOWN, RADIO), any entries of a list (CHECKBOX), first and last name (NAME), additional guests with their names (GUEST_CONTROL), an address in one line (ADDRESS_SHORT) or in parts (ADDRESS_FULL), a date (DATE).
 */
export type InputControlType =
  | 'INPUT'
  | 'TEXTAREA'
  | 'DROPDOWN'
  | 'RADIO'
  | 'CHECKBOX'
  | 'NAME'
  | 'GUEST_CONTROL'
  | 'ADDRESS_SHORT'
  | 'ADDRESS_FULL'
  | 'DATE';

/**
 * An instant that the field must equal, or an object of operators.
 */
export type InstantCondition = string | InstantOperators;

/**
 * Operators on an instant. If there are several, all must match.
 */
export interface InstantOperators {
  /** At this instant. */
  $eq?: string;
  /** Not at this instant. */
  $ne?: string;
  /** Before this instant. */
  $lt?: string;
  /** At or before this instant. */
  $lte?: string;
  /** After this instant. */
  $gt?: string;
  /** At or after this instant. */
  $gte?: string;
  /**
   * At one of these instants.
   * @maxItems 100
   */
  $in?: readonly string[];
  /** True: the field is present. False: it is absent. */
  $exists?: boolean;
}

/**
 * Whether all visible variants are in stock, none of them, or some.
 */
export type InventoryStatus = 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK';

/**
 * Whether the item is available now, in the requested quantity.
 */
export interface ItemAvailability {
  status: ItemAvailabilityStatus | Undeclared;
  /**
   * Number of available units. Absent if the stock is not counted.
   * @minimum 0
   */
  quantityAvailable?: number;
}

/**
 * AVAILABLE: enough units are left. PARTIALLY_AVAILABLE: fewer units are left than the quantity. NOT_AVAILABLE: none are left. NOT_FOUND: the item is no longer in the catalog.
 */
export type ItemAvailabilityStatus = 'AVAILABLE' | 'NOT_FOUND' | 'NOT_AVAILABLE' | 'PARTIALLY_AVAILABLE';

/**
 * Page of the site that shows the item.
 */
export interface ItemPageUrl {
  /** Path relative to the root of the site. */
  relativePath: string;
  /** Absolute URL, if the site has one. */
  url?: string;
}

/**
 * An item of a catalog, as categories refer to it.
 */
export interface ItemReference {
  /**
   * Id of the item in its catalog. For the store, the id of the product.
   * @minLength 1
   * @maxLength 36
   */
  catalogItemId: string;
  /**
   * App that owns the catalog. The platform's own store is 215238eb-22a5-4c36-9e7b-e7c08025e04e.
   * @minLength 1
   * @maxLength 36
   */
  appId: string;
}

/**
 * A kind defined by the platform. UNRECOGNISED is a kind that is newer than this description.
 */
export type ItemTypePreset = 'UNRECOGNISED' | 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD' | 'SERVICE';

/**
 * Kind of area for which an authority levies tax.
 */
export type JurisdictionType = 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL';

/**
 * An image with the URL to load it from, in the form of the newer services.
 */
export interface LimitedImage {
  /**
   * Id of the file in the site's media store.
   * @maxLength 400
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
  /**
   * Text alternative, for people who cannot see the image.
   * @maxLength 200
   */
  altText?: string;
  /**
   * Name that the file had when it was uploaded.
   * @maxLength 200
   */
  filename?: string;
}

/**
 * One line, or any line if the id is absent.
 */
export interface LineItemTarget {
  name: LineItemTargetName | Undeclared;
  /** Id of the line in the cart. */
  id?: string;
  suggestedFix?: SuggestedFix | Undeclared;
}

/**
 * Part of the line.
 */
export type LineItemTargetName = 'LINE_ITEM_DEFAULT';

/**
 * Whether the event takes place at a venue (VENUE) or online (ONLINE).
 */
export type LocationType = 'VENUE' | 'ONLINE';

/**
 * E-mail address that the person signs in with.
 */
export interface LoginEmail {
  address: string;
  /** True once the person has entered a code that was sent to the address. */
  isVerified: boolean;
}

/**
 * Page to return, by a cursor from an earlier response. A page may be long.
 */
export interface LongCursorPaging {
  /**
   * Maximum number of items per page.
   * @minimum 0
   * @maximum 1000
   */
  limit?: number;
  /**
   * Cursor of the requested page. It includes filter and sort order, so a request with a cursor carries neither. Absent for the first page.
   * @maxLength 16000
   */
  cursor?: string;
}

/**
 * Unit of volume, weight, length or area for prices by measure.
 */
export type MeasurementUnit =
  | 'UNSPECIFIED'
  | 'ML'
  | 'CL'
  | 'L'
  | 'CBM'
  | 'MG'
  | 'G'
  | 'KG'
  | 'MM'
  | 'CM'
  | 'M'
  | 'SQM'
  | 'OZ'
  | 'LB'
  | 'FLOZ'
  | 'PT'
  | 'QT'
  | 'GAL'
  | 'IN'
  | 'FT'
  | 'YD'
  | 'SQFT';

/**
 * All media of a product or a collection.
 */
export interface Media {
  mainMedia?: MediaItem;
  /**
   * All media in gallery order, including the main one.
   * @maxItems 300
   */
  items: MediaItem[];
}

/**
 * One medium. `mediaType` decides whether `image` or `video` is present; other kinds have neither.
 */
export interface MediaItem {
  id: string;
  mediaType: MediaItemType | Undeclared;
  /** Title given by the owner; may be empty. */
  title: string;
  image?: MediaItemUrlAndSize;
  video?: MediaItemVideo;
  thumbnail?: MediaItemUrlAndSize;
}

/**
 * Kind of a medium.
 */
export type MediaItemType = 'unspecified_media_item_type' | 'image' | 'video' | 'audio' | 'document' | 'zip';

/**
 * URL and size of one file.
 */
export interface MediaItemUrlAndSize {
  url: string;
  /**
   * In pixels.
   * @minimum 0
   */
  width: number;
  /**
   * In pixels.
   * @minimum 0
   */
  height: number;
  /** Format of the file, such as `mp4`. */
  format?: string;
  /** Text alternative, for people who cannot see the image. */
  altText?: string;
}

/**
 * One video in several sizes.
 */
export interface MediaItemVideo {
  /**
   * The same video in different sizes and formats.
   * @maxItems 50
   */
  files: MediaItemUrlAndSize[];
  /** Id of the image to show before the video plays. */
  stillFrameMediaId: string;
}

/**
 * All media in the order of the gallery, the main one first.
 */
export interface MediaItemsInfo {
  /** @maxItems 50 */
  items: ProductMedium[];
}

/**
 * Reference to a medium of the product, by its id or its URL.
 */
export interface MediaReference {
  /**
   * Id of the medium.
   * @minLength 1
   * @maxLength 200
   */
  mediaId?: string;
  /** URL of the medium. */
  url?: string;
}

/**
 * Media of the product that belong to a choice.
 */
export interface MediaReferences {
  /** @maxItems 15 */
  items?: MediaReference[];
}

/**
 * A small image of the medium.
 */
export interface MediaThumbnail {
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
  /**
   * Text alternative, for people who cannot see the image.
   * @minLength 1
   * @maxLength 1000
   */
  altText?: string;
}

/**
 * Whether the member may write in the community of the site (ACTIVE) or not (MUTED). UNKNOWN: not part of the requested field sets.
 */
export type MemberActivityStatus = 'UNKNOWN' | 'ACTIVE' | 'MUTED';

/**
 * Custom fields with a value, by key. Only the fields that the owner has added to the member's profile are included.
 */
export type MemberContactCustomFields = { [key: string]: MemberCustomField };

/**
 * Value of a custom field of the site.
 */
export interface MemberCustomField {
  /** Label of the field. Ignored in a request. */
  name?: string;
  /** The value, whose type depends on the field: a text, a number, a list, and others. */
  value?: unknown;
}

/**
 * A picture, with the position of the visible part.
 */
export interface MemberImage {
  /** Id of the uploaded file. */
  id: string;
  url: string;
  /** In pixels. */
  height: number;
  /** In pixels. */
  width: number;
  /** Horizontal offset of the visible part, in pixels. */
  offsetX?: number;
  /** Vertical offset of the visible part, in pixels. */
  offsetY?: number;
}

/**
 * Visibility of the profile to other members and visitors: PRIVATE, as for every new member, or PUBLIC. UNKNOWN: not part of the requested field sets.
 */
export type MemberPrivacyStatus = 'UNKNOWN' | 'PRIVATE' | 'PUBLIC';

/**
 * State of the account. PENDING: waits for the owner's approval. APPROVED: can sign in. BLOCKED and OFFLINE: cannot. UNKNOWN: not part of the requested field sets.
 */
export type MemberStatus = 'UNKNOWN' | 'PENDING' | 'APPROVED' | 'BLOCKED' | 'OFFLINE';

/**
 * The street in parts.
 */
export interface MemberStreetAddress {
  /**
   * House number.
   * @maxLength 100
   */
  number: string;
  /**
   * Name of the street.
   * @maxLength 200
   */
  name: string;
}

/**
 * Lines that only members may buy.
 */
export interface MembersOnlyData {
  /** @maxItems 300 */
  lineItemIds?: string[];
}

/**
 * Operators on a list. If there are several, all must match.
 */
export interface MembershipOperators {
  /**
   * Contains at least one of these entries.
   * @maxItems 100
   */
  $hasSome?: readonly string[];
  /**
   * Contains all of these entries; may contain others.
   * @maxItems 100
   */
  $hasAll?: readonly string[];
}

/**
 * Reason why a membership cannot cover a line.
 */
export type MembershipRefusalReason =
  | 'UNKNOWN_INVALID_MEMBERSHIP_REASON'
  | 'INSUFFICIENT_FUNDS'
  | 'MEMBERSHIP_NOT_FOUND'
  | 'NOT_APPLICABLE_TO_LINE_ITEMS'
  | 'LINE_ITEM_NOT_FOUND';

/**
 * Reason why a membership cannot cover a line.
 */
export interface MembershipStatusData {
  /**
   * Id that the app assigned to the membership.
   * @maxLength 200
   */
  membershipId?: string;
  reason: MembershipRefusalReason | Undeclared;
}

/**
 * A membership and the lines that it covers.
 */
export interface MembershipSummary {
  /**
   * Id that the app assigned to the membership.
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
  lineItemIds?: string[];
}

/**
 * Remark of the merchant.
 */
export interface MerchantComment {
  /**
   * @minLength 1
   * @maxLength 5000
   */
  message: string;
}

/**
 * Belongs to the state MFA_CHALLENGE: a factor is chosen and must be answered. Declared for the platform's own pages; not expected on a site.
 */
export interface MfaChallengeData {
  factorType?: FactorType | Undeclared;
  verificationChallengeData?: VerificationChallenge;
  /**
   * Factors that the person may choose instead.
   * @maxItems 100
   */
  availableFactors?: MfaFactor[];
  reason?: MfaReason | Undeclared;
}

/**
 * A factor that can be used as the second one.
 */
export interface MfaFactor {
  factorType?: FactorType | Undeclared;
  factorStatus?: MfaFactorStatus | Undeclared;
}

/**
 * Whether a second factor can be used now, and whether a rule of the account decides so (BY_RULE).
 */
export type MfaFactorStatus =
  | 'ENABLED'
  | 'REQUIRE_ACTIVATION'
  | 'REQUIRE_REENROLL'
  | 'ENABLED_BY_RULE'
  | 'DISABLED_BY_RULE';

/**
 * Reason for the second factor: the person's settings, or a sign-in that looks risky.
 */
export type MfaReason = 'USER_SETTINGS' | 'HIGH_RISK_LOGIN';

/**
 * Quantity that the coupon requires.
 */
export interface MinimumQuantityDetails {
  requiredMinimumQuantity: number;
}

/**
 * Whether entities without a value are left out or form a group of their own.
 */
export type MissingValues = 'EXCLUDE' | 'INCLUDE';

/**
 * The answers from which the buyer takes one.
 */
export interface ModifierChoicesSettings {
  /**
   * @minItems 1
   * @maxItems 1000
   */
  choices?: ConnectedModifierChoice[];
}

/**
 * How the buyer answers: with a text, or by choosing a text or a color.
 */
export type ModifierRenderType = 'FREE_TEXT' | 'TEXT_CHOICES' | 'SWATCH_CHOICES';

/**
 * An amount in one currency.
 */
export interface Money {
  /**
   * Former name of `value`, always present and equal to it.
   * @deprecated
   * @pattern ^-?\d{1,16}(\.\d+)?$
   */
  amount: string;
  currency: CurrencyCode;
  /**
   * The amount as a decimal without thousands separators. Older entities have only `amount`.
   * @pattern ^-?\d{1,16}(\.\d+)?$
   */
  value?: string;
}

/**
 * A group within a group. It has exactly one of `values`, `ranges` and `scalar`.
 */
export interface NestedAggregationResult {
  /**
   * Name that the request gave it.
   * @maxLength 100
   */
  name?: string;
  type?: AggregationType | Undeclared;
  /**
   * Field whose values it groups.
   * @maxLength 200
   */
  fieldPath?: string;
  values?: ValueResults;
  ranges?: RangeResults;
  scalar?: ScalarAggregationResult;
}

/**
 * Kind of a group within a group.
 */
export type NestedAggregationType = 'VALUE' | 'RANGE' | 'SCALAR' | 'DATE_HISTOGRAM';

/**
 * A value inside a list or a map, of the same types as `CustomValue`. Lists and maps may be nested to any depth, so deeper levels are not described.
 */
export interface NestedCustomValue {
  strValue?: string;
  numValue?: number;
  dateValue?: string;
  /** A nested list: `{ value: [...] }`. */
  listValue?: NestedCustomValueListValue;
  /** A nested map: `{ value: { ... } }`. */
  mapValue?: NestedCustomValueMapValue;
  boolValue?: boolean;
}

/**
 * A nested list: `{ value: [...] }`.
 */
export type NestedCustomValueListValue = { [key: string]: unknown };

/**
 * A nested map: `{ value: { ... } }`.
 */
export type NestedCustomValueMapValue = { [key: string]: unknown };

/**
 * A range, and the number of entities with the combination.
 */
export interface NestedRangeResult {
  /** Smallest number of the range. */
  from?: number;
  /** Number above the range. */
  to?: number;
  /** Number of entities with the combination. */
  count?: number;
}

/**
 * One combination of values.
 */
export interface NestedResult {
  /** The value of each group, by the name of the group. */
  results?: NestedResultResults;
}

/**
 * The value of each group, by the name of the group.
 */
export type NestedResultResults = { [key: string]: NestedResultValue };

/**
 * The value of one group in a combination. It has exactly one of the members.
 */
export interface NestedResultValue {
  value?: NestedValueResult;
  range?: NestedRangeResult;
  scalar?: NestedScalarResult;
  dateHistogram?: NestedValueResult;
}

/**
 * Groups within groups, one entry for each combination of values.
 */
export interface NestedResults {
  /** @maxItems 1000 */
  results?: NestedResult[];
}

/**
 * A number for the combination.
 */
export interface NestedScalarResult {
  /** The computed number. */
  value?: number;
}

/**
 * One value and the group within it.
 */
export interface NestedValueAggregationResult {
  /**
   * The value as text.
   * @maxLength 1000
   */
  value?: string;
  nestedResults?: NestedAggregationResult;
}

/**
 * A value, and the number of entities with the combination.
 */
export interface NestedValueResult {
  /**
   * The value as text.
   * @maxLength 1000
   */
  value?: string;
  /** Number of entities with the combination. */
  count?: number;
}

/**
 * Spacing and color of a node, as in CSS.
 */
export interface NodeStyle {
  paddingTop?: string;
  paddingBottom?: string;
  backgroundColor?: string;
}

/**
 * The entity does not exist, or the caller may not see it.
 */
export type NotFoundResponse = ErrorBody;

/**
 * Smallest and largest value among the variants of a product.
 */
export interface NumericPropertyRange {
  readonly minValue: number;
  readonly maxValue: number;
}

/**
 * One date of a series.
 */
export interface Occurrence {
  startDate?: string;
  endDate?: string;
  /**
   * Time zone by its name in the tz database.
   * @maxLength 100
   */
  timeZoneId?: string;
  /** Whether guests see the time zone beside the time. */
  showTimeZone: boolean;
}

/**
 * Ids of an option and of one of its choices.
 */
export interface OptionChoiceIds {
  /**
   * @minLength 1
   * @maxLength 36
   */
  optionId?: string;
  choiceId?: string;
}

/**
 * Names of an option and of one of its choices.
 */
export interface OptionChoiceNames {
  /** @minLength 1 */
  optionName?: string;
  /** @minLength 1 */
  choiceName?: string;
  renderType?: OptionRenderType | Undeclared;
}

/**
 * The values from which the buyer takes one.
 */
export interface OptionChoicesSettings {
  /**
   * @minItems 1
   * @maxItems 1000
   */
  choices?: ConnectedOptionChoice[];
}

/**
 * How the choices are displayed: as texts, or as colors.
 */
export type OptionRenderType = 'TEXT_CHOICES' | 'SWATCH_CHOICES';

/**
 * Initial display of a list: one of its options, or a text that is not an option.
 */
export interface OptionSelection {
  /**
   * Index in `options`, counted from 0.
   * @minimum 0
   * @maximum 199
   */
  optionIndex?: number;
  /** @maxLength 200 */
  placeholderText?: string;
}

/**
 * How the option is displayed. For a color, the value of a choice is its color code. Read-only.
 */
export type OptionType = 'unspecified_option_type' | 'drop_down' | 'color';

/**
 * Kind of an activity.
 */
export type OrderActivityType =
  | 'ORDER_PLACED'
  | 'ORDER_PAID'
  | 'ORDER_FULFILLED'
  | 'ORDER_NOT_FULFILLED'
  | 'ORDER_CANCELED'
  | 'DOWNLOAD_LINK_SENT'
  | 'TRACKING_NUMBER_ADDED'
  | 'TRACKING_NUMBER_EDITED'
  | 'TRACKING_LINK_ADDED'
  | 'SHIPPING_CONFIRMATION_EMAIL_SENT'
  | 'INVOICE_ADDED'
  | 'INVOICE_REMOVED'
  | 'INVOICE_SENT'
  | 'FULFILLER_EMAIL_SENT'
  | 'SHIPPING_ADDRESS_EDITED'
  | 'EMAIL_EDITED'
  | 'PICKUP_READY_EMAIL_SENT'
  | 'MERCHANT_COMMENT'
  | 'ORDER_PARTIALLY_PAID'
  | 'DRAFT_ORDER_CHANGES_APPLIED'
  | 'SAVED_PAYMENT_METHOD'
  | 'AUTHORIZED_PAYMENT_CREATED'
  | 'AUTHORIZED_PAYMENT_CAPTURED'
  | 'AUTHORIZED_PAYMENT_VOIDED'
  | 'REFUND_INITIATED'
  | 'PAYMENT_REFUNDED'
  | 'PAYMENT_REFUND_FAILED'
  | 'REFUNDED_AS_STORE_CREDIT'
  | 'PAYMENT_PENDING'
  | 'PAYMENT_CANCELED'
  | 'PAYMENT_DECLINED'
  | 'ORDER_PENDING'
  | 'ORDER_REJECTED'
  | 'RECEIPT_CREATED'
  | 'RECEIPT_SENT'
  | 'CHARGEBACK_CREATED'
  | 'CHARGEBACK_REVERSED'
  | 'ORDER_REFUNDED';

/**
 * Advertisement that brought the buyer.
 */
export type OrderAttributionSource = 'UNSPECIFIED' | 'FACEBOOK_ADS';

/**
 * Open amount; negative if more was paid than the order costs.
 */
export interface OrderBalance {
  /**
   * A decimal; may be negative.
   * @pattern ^-?\d{1,16}(\.\d+)?$
   */
  amount: string;
  formattedAmount: string;
}

/**
 * The buyer. At most one of `visitorId` and `memberId` is present.
 */
export interface OrderBuyer {
  /** Present if the buyer was not signed in. */
  visitorId?: string;
  /** Present if the buyer is a member of the site. */
  memberId?: string;
  /** Id of the buyer in the site's contact list. */
  contactId?: string;
  email?: string;
}

/**
 * Amount by which a payment in cash was rounded; may be negative.
 */
export interface OrderCashRounding {
  /**
   * A decimal; may be negative.
   * @pattern ^-?\d{1,16}(\.\d+)?$
   */
  amount: string;
  formattedAmount: string;
}

/**
 * Creator of the order. Exactly one of the members is present.
 */
export interface OrderCreator {
  /** Owner or collaborator of the site. */
  userId?: string;
  memberId?: string;
  visitorId?: string;
  appId?: string;
}

/**
 * Credit card of the payment.
 */
export interface OrderCreditCard {
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
 * Conversion, if the buyer did not pay in the currency of the site.
 */
export interface OrderCurrencyConversion {
  /** Currency of the site. */
  originalCurrency?: CurrencyCode;
  /**
   * One unit of the original currency in units of the currency of the order; a decimal.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  conversionRate?: string;
}

/**
 * Field that the owner added to the checkout.
 */
export interface OrderCustomField {
  /** A text, a number, a boolean or a list of texts, by the kind of the field. */
  value?: unknown;
  /**
   * Name of the field.
   * @minLength 1
   * @maxLength 500
   */
  title: string;
  /**
   * In the language of the buyer.
   * @minLength 1
   * @maxLength 500
   */
  translatedTitle?: string;
}

/**
 * Reason why the merchant gave the discount.
 */
export type OrderDiscountReason = 'UNSPECIFIED' | 'EXCHANGED_ITEMS' | 'BILLING_ADJUSTMENT';

/**
 * Receipt of another service.
 */
export interface OrderExternalReceipt {
  /** @maxLength 100 */
  receiptId?: string;
  /**
   * Number that the buyer sees.
   * @minLength 1
   * @maxLength 40
   */
  displayNumber?: string;
}

/**
 * Origin of the fee: an app, an item, the merchant, the shipping or the platform.
 */
export type OrderFeeSource = 'SERVICE_PLUGIN' | 'ITEM' | 'MANUAL' | 'SHIPPING' | 'PLATFORM';

/**
 * Location of the business.
 */
export interface OrderLocation {
  id: string;
  /**
   * @minLength 1
   * @maxLength 500
   */
  name: string;
}

/**
 * Line that was added or removed.
 */
export interface OrderManagedLine {
  /** Id of the line. */
  id?: string;
  name?: TranslatableString;
  /**
   * @minimum 1
   * @maximum 1000000
   */
  quantity?: number;
}

/**
 * Credit returned to a membership.
 */
export interface OrderMembershipRefund {
  /**
   * @minLength 1
   * @maxLength 200
   */
  membershipId?: string;
}

/**
 * Place where the buyer picks up the goods.
 */
export interface OrderPickup {
  address?: OrderPickupAddress;
  pickupMethod: PickupMethod | Undeclared;
}

/**
 * Address of such a place.
 */
export interface OrderPickupAddress {
  country?: CountryCode;
  /** @maxLength 50 */
  subdivision?: string;
  /** @maxLength 1000 */
  city?: string;
  /** @maxLength 1000 */
  postalCode?: string;
  streetAddress?: StreetAddress;
  /** @maxLength 1000 */
  addressLine?: string;
  /** @maxLength 1000 */
  addressLine2?: string;
  countryFullname?: string;
  subdivisionFullname?: string;
}

/**
 * Receipt that the platform itself wrote.
 */
export interface OrderPlatformReceipt {
  receiptId: string;
  /**
   * Number that the buyer sees.
   * @minLength 1
   * @maxLength 40
   */
  displayNumber?: string;
}

/**
 * A changed quantity.
 */
export interface OrderQuantityChange {
  /** @maximum 1000000 */
  originalQuantity?: number;
  /** @maximum 1000000 */
  newQuantity?: number;
  /**
   * Difference between the two.
   * @minimum 1
   * @maximum 1000000
   */
  diff?: number;
  deltaType?: OrderQuantityChangeType | Undeclared;
}

/**
 * Direction of the change.
 */
export type OrderQuantityChangeType = 'QUANTITY_INCREASED' | 'QUANTITY_DECREASED';

/**
 * Receipt that was created or sent. Exactly one of `wixReceipt` and `externalReceipt` is present.
 */
export interface OrderReceipt {
  wixReceipt?: OrderPlatformReceipt;
  externalReceipt?: OrderExternalReceipt;
  paymentId: string;
}

/**
 * Payment method that was saved for later charges.
 */
export interface OrderSavedPaymentMethod {
  /**
   * @minLength 1
   * @maxLength 100
   */
  name: string;
  /**
   * @minLength 1
   * @maxLength 100
   */
  description?: string;
}

/**
 * Region of the delivery, in the shipping settings of the site.
 */
export interface OrderShippingRegion {
  /** @maxLength 100 */
  name?: string;
}

/**
 * Status of an order. NA_ORDER_STATUS: not requested (no fieldset DETAILS). FREE: costs nothing. INITIATED: waits for the buyer's payment. PENDING: the payment is being processed. PAID: fully paid. PARTIALLY_PAID: a deposit or some instalments are paid. OFFLINE_PENDING: waits for a payment in person. AUTHORIZED: the payment is authorized, the owner can capture or void it. VOIDED: the authorized payment was released. DECLINED: the payment failed. CANCELED: was not paid in time.
 */
export type OrderStatus =
  | 'NA_ORDER_STATUS'
  | 'FREE'
  | 'PENDING'
  | 'PAID'
  | 'OFFLINE_PENDING'
  | 'INITIATED'
  | 'CANCELED'
  | 'DECLINED'
  | 'AUTHORIZED'
  | 'VOIDED'
  | 'PARTIALLY_PAID';

/**
 * Ids of labels.
 */
export interface OrderTagList {
  /**
   * @maxItems 100
   * @items.maxLength 5
   */
  tagIds: string[];
}

/**
 * Labels of the order.
 */
export interface OrderTags {
  /** Labels that only the business sees. */
  privateTags?: OrderTagList;
  /** Labels that the buyer sees too. */
  tags?: OrderTagList;
}

/**
 * A fraction from 0 to 1 with up to six decimals: 0.19 is 19 %.
 * @pattern ^(0(\.\d{1,6})?|1(\.0{1,6})?)$
 */
export type OrderTaxRate = string;

/**
 * A text of any length and its translation.
 */
export interface OrderTranslatedValue {
  /** @minLength 1 */
  original?: string;
  /** @minLength 1 */
  translated?: string;
}

/**
 * Units of the line that a location of the business supplies.
 */
export interface OrderedAtLocation {
  id?: string;
  /**
   * App that owns the location.
   * @deprecated The platform has announced the end of this field for 2025-03-01.
   */
  appId?: string;
  /**
   * @minimum 1
   * @maximum 100000
   */
  quantity?: number;
  /** @maxLength 500 */
  name?: string;
}

/**
 * Quantity of an item that is sold by measure, such as 2.5 m. Exactly one of `measurementUnit` and `otherUnit` is present.
 */
export interface OrderedDecimalQuantity {
  measurementUnit?: MeasurementUnit | Undeclared;
  /**
   * A unit that the owner defined.
   * @minLength 1
   * @maxLength 50
   */
  otherUnit?: string;
  /**
   * Number of units; a decimal with at most four digits after the point.
   * @pattern ^\d{1,16}(\.\d{1,4})?$
   */
  value: string;
  /** The quantity as text. */
  description?: TranslatableString;
}

/**
 * File that the buyer downloads. The link is present once the order is paid.
 */
export interface OrderedFile {
  /**
   * @minLength 1
   * @maxLength 100
   */
  fileId: string;
  /**
   * Address of the file.
   * @minLength 1
   * @maxLength 2000
   */
  link?: string;
  /** Time until which the link works. */
  expirationDate?: string;
}

/**
 * Period before the first charge.
 */
export interface OrderedFreeTrialPeriod {
  frequency?: SubscriptionFrequency | Undeclared;
  /**
   * Number of units of the period.
   * @minimum 1
   * @maximum 3650
   */
  interval?: number;
}

/**
 * Subscription that the line belongs to.
 */
export interface OrderedSubscription {
  id?: string;
  /** Number of the billing cycle, from 1. */
  cycleNumber: number;
  /**
   * Name of the subscription.
   * @deprecated The platform has announced the end of this field for 2025-10-01.
   * @maxLength 150
   */
  subscriptionOptionTitle: string;
  /**
   * Text about the subscription, as shown to the buyer.
   * @deprecated The platform has announced the end of this field for 2025-10-01.
   * @maxLength 500
   */
  subscriptionOptionDescription?: string;
  subscriptionSettings?: OrderedSubscriptionSettings;
  /**
   * Text about the charges, as shown to the buyer.
   * @maxLength 1000
   */
  chargesDescription?: string;
}

/**
 * Billing of the subscription. `interval` times `frequency` is the length of one cycle.
 */
export interface OrderedSubscriptionSettings {
  frequency: SubscriptionFrequency | Undeclared;
  /**
   * Number of units of `frequency` in one cycle.
   * @minimum 1
   * @maximum 3650
   */
  interval?: number;
  /** True: continues until it is cancelled. False: ends after `billingCycles`. */
  autoRenewal: boolean;
  /**
   * Number of charges. Absent with `autoRenewal`.
   * @minimum 1
   */
  billingCycles?: number;
  /** Whether the buyer may cancel it. */
  enableCustomerCancellation: boolean;
  freeTrialPeriod?: OrderedFreeTrialPeriod;
}

/**
 * The cart as a whole.
 */
export interface OtherTarget {
  name: OtherTargetName | Undeclared;
}

/**
 * Part of the cart.
 */
export type OtherTargetName = 'OTHER_DEFAULT';

/**
 * Lines that are out of stock.
 */
export interface OutOfStockData {
  /** @maxItems 300 */
  lineItemIds?: string[];
  /** True if no line is left. */
  allLineItemsOutOfStock: boolean;
}

/**
 * Price of one ticket in place of its usual one. For the owner and apps.
 * @pattern ^\d{1,16}(\.\d{1,4})?$
 */
export type OverridingPrice = string;

/**
 * The pricing plan that grants the discount.
 */
export interface PaidPlanDiscount {
  percentDiscount?: PercentDiscount;
  /** Name of the plan. */
  name?: string;
}

/**
 * How the item is paid: all online, all in person (OFFLINE), a deposit online and the rest later (DEPOSIT_ONLINE), or with a membership, which makes the price 0. Default: FULL_PAYMENT_ONLINE.
 */
export type PaymentOptionType =
  | 'FULL_PAYMENT_ONLINE'
  | 'FULL_PAYMENT_OFFLINE'
  | 'MEMBERSHIP'
  | 'DEPOSIT_ONLINE'
  | 'MEMBERSHIP_OFFLINE'
  | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER';

/**
 * Percentage of the price that a plan deducts.
 */
export interface PercentDiscount {
  /**
   * In percent, from 0.01 to 100, with up to two decimals.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  rate?: string;
  /**
   * Number of tickets that the plan discounts.
   * @minimum 0
   */
  quantityDiscounted?: number;
}

/**
 * Purpose of a telephone number.
 */
export type PhoneTag = 'UNTAGGED' | 'MAIN' | 'HOME' | 'MOBILE' | 'WORK' | 'FAX';

/**
 * Data for the carrier.
 */
export interface PhysicalProperties {
  /**
   * Weight of one unit, in the weight unit of the cart.
   * @minimum 0
   */
  weight?: number;
  /**
   * Stock keeping unit.
   * @maxLength 40
   */
  sku?: string;
  /** Whether the item is shipped. */
  shippable: boolean;
}

/**
 * Data for the carrier, as sent in a request.
 */
export interface PhysicalPropertiesInput {
  /**
   * Weight of one unit, in the weight unit of the site.
   * @minimum 0
   */
  weight?: number;
  /**
   * Stock keeping unit.
   * @maxLength 40
   */
  sku?: string;
  /** Whether the item is shipped. */
  shippable?: boolean;
}

/**
 * In one of the merchant's stores, or at a carrier's pickup point.
 */
export type PickupMethod = 'STORE_PICKUP' | 'PICKUP_POINT';

/**
 * A choice that is displayed as text.
 */
export interface PlainTextValue {
  /**
   * In the main language of the site.
   * @maxLength 600
   */
  original: string;
  /**
   * In the language of the buyer.
   * @maxLength 600
   */
  translated?: string;
}

/**
 * Whether the buyer pays the fee (PASS_ON) or the business (ABSORBED).
 */
export type PlatformFeeChargeType = 'PASS_ON' | 'ABSORBED';

/**
 * Page to return, by offset.
 */
export interface PlatformPaging {
  /**
   * Maximum number of items per page.
   * @minimum 0
   * @maximum 100
   */
  limit?: number;
  /**
   * Number of items to skip.
   * @minimum 0
   */
  offset?: number;
}

/**
 * Position of the returned page in the whole result.
 */
export interface PlatformPagingMetadata {
  /**
   * Number of items on this page.
   * @minimum 0
   */
  count?: number;
  /**
   * Offset that was requested.
   * @minimum 0
   */
  offset?: number;
  /**
   * Number of items in the whole result. Absent in cursor paging and if `tooManyToCount` is true.
   * @minimum 0
   */
  total?: number;
  /** True if the platform stopped counting; then neither the total nor the last page is known. */
  tooManyToCount?: boolean;
  cursors?: Cursors;
}

/**
 * Tags for the platform's internal use; normally absent.
 */
export interface PlatformTags {
  /** @maxItems 100 */
  readonly tags?: readonly string[];
}

/**
 * A policy of the item.
 */
export interface Policy {
  /**
   * @minLength 1
   * @maxLength 29
   */
  title?: string;
  /**
   * @minLength 1
   * @maxLength 3000
   */
  content: string;
}

/**
 * Whether all variants can be pre-ordered now, none of them, or some.
 */
export type PreorderAvailability = 'ALL_VARIANTS' | 'NO_VARIANTS' | 'SOME_VARIANTS';

/**
 * Whether pre-orders are enabled for all variants, for none, or for some.
 */
export type PreorderStatus = 'ENABLED' | 'DISABLED' | 'PARTIALLY_ENABLED';

/**
 * Text shown in place of the price, for items without a numeric price.
 */
export interface PriceDescription {
  /**
   * In the main language of the site.
   * @minLength 1
   * @maxLength 100
   */
  original: string;
  /**
   * In the language of the buyer.
   * @minLength 1
   * @maxLength 100
   */
  translated?: string;
}

/**
 * Lowest and highest price of the base quantity.
 */
export interface PricePerUnitRange {
  minValue?: PricePerUnitValue;
  maxValue?: PricePerUnitValue;
}

/**
 * Base quantity to which prices by measure refer.
 */
export interface PricePerUnitSettings {
  /**
   * @minimum 0.01
   * @maximum 999999999.99
   */
  quantity: number;
  measurementUnit: MeasurementUnit | Undeclared;
}

/**
 * A price of the base quantity.
 */
export interface PricePerUnitValue {
  /**
   * The price, a decimal.
   * @pattern ^\d{1,9}(\.\d{1,3})?$
   */
  value: string;
  /**
   * The price as text.
   * @maxLength 100
   */
  description?: string;
}

/**
 * Lowest and highest amount among the variants of a product.
 */
export interface PriceRangeV3 {
  minValue?: FixedMonetaryAmount;
  maxValue?: FixedMonetaryAmount;
}

/**
 * Visibility of the profile: to everyone (PUBLIC), or only to the person and the owner (PRIVATE).
 */
export type PrivacyStatus = 'UNDEFINED' | 'PUBLIC' | 'PRIVATE';

/**
 * The brand of the product. Absent if the brand was deleted.
 */
export interface ProductBrand {
  id?: string;
  /** @maxLength 50 */
  name?: string;
}

/**
 * References to categories, in no particular order.
 */
export interface ProductCategoriesInfo {
  /** @maxItems 2000 */
  categories: ProductCategory[];
}

/**
 * A reference to a category, and the product's place in it.
 */
export interface ProductCategory {
  id: string;
  /**
   * Place of the product in the category, if its products are arranged.
   * @maximum 200
   */
  index?: number;
}

/**
 * Stock of the product, over all variants at the default location.
 */
export interface ProductInventory {
  availabilityStatus: InventoryStatus | Undeclared;
  preorderStatus: PreorderStatus | Undeclared;
  preorderAvailability: PreorderAvailability | Undeclared;
}

/**
 * Kind of a medium.
 */
export type ProductMediaType = 'IMAGE' | 'VIDEO';

/**
 * Images and videos of a product.
 */
export interface ProductMediaV3 {
  /** The first of all media. */
  main?: ProductMedium;
  itemsInfo?: MediaItemsInfo;
}

/**
 * One medium. `mediaType` tells whether `image` or `video` is present.
 */
export interface ProductMedium {
  /**
   * @minLength 1
   * @maxLength 200
   */
  id?: string;
  url?: string;
  image?: LimitedImage;
  video?: ProductVideo;
  /**
   * Text alternative, for people who cannot see the image.
   * @minLength 1
   * @maxLength 1000
   */
  altText?: string;
  /**
   * Title given by the owner.
   * @maxLength 80
   */
  displayName?: string;
  mediaType: ProductMediaType | Undeclared;
  thumbnail?: MediaThumbnail;
  /**
   * Id of the uploaded file.
   * @maxLength 200
   */
  uploadId: string;
}

/**
 * Name of the item.
 */
export interface ProductName {
  /**
   * In the main language of the site.
   * @minLength 1
   * @maxLength 200
   */
  original: string;
  /**
   * In the language of the buyer.
   * @minLength 1
   * @maxLength 400
   */
  translated?: string;
}

/**
 * There is no such product, or the caller may not see it.
 */
export type ProductNotFoundResponse = ErrorBody;

/**
 * A property of the product that the buyer chooses, such as its size.
 */
export interface ProductOption {
  optionType: OptionType | Undeclared;
  /**
   * Key of the option in `choices`.
   * @minLength 1
   * @maxLength 50
   */
  name: string;
  /**
   * @minItems 1
   * @maxItems 100
   */
  choices?: Choice[];
}

/**
 * Properties of a physical product as a whole.
 */
export interface ProductPhysicalProperties {
  pricePerUnit?: PricePerUnitSettings;
  /** Service that ships the product. */
  fulfillerId?: string;
  shippingWeightRange?: WeightRange;
  pricePerUnitRange?: PricePerUnitRange;
  weightMeasurementUnitInfo?: WeightMeasurementUnitInfo;
  /** Set of delivery rules for the product. */
  deliveryProfileId?: string;
}

/**
 * A short label on the product, such as "New".
 */
export interface ProductRibbon {
  /**
   * @minLength 1
   * @maxLength 36
   */
  id?: string;
  /** @maxLength 30 */
  name?: string;
}

/**
 * A subscription. It ends after `billingCycles`, or renews itself (`autoRenewal`).
 */
export interface ProductSubscription {
  id?: string;
  /**
   * @minLength 1
   * @maxLength 20
   */
  title: string;
  /**
   * Text for the buyer.
   * @maxLength 60
   */
  description?: string;
  /** Whether visitors of the store see the subscription. */
  visible?: boolean;
  frequency: SubscriptionFrequency | Undeclared;
  /**
   * Number of units of `frequency` between two deliveries.
   * @minimum 1
   * @maximum 50
   */
  interval?: number;
  /** Whether it continues until it is canceled. */
  autoRenewal?: boolean;
  /**
   * Number of payments.
   * @minimum 2
   * @maximum 999
   */
  billingCycles?: number;
  discount?: SubscriptionDiscount;
}

/**
 * The tags are named by their ids only.
 */
export interface ProductTagList {
  /**
   * @maxItems 100
   * @items.maxLength 5
   */
  tagIds: string[];
}

/**
 * Tags of the owner, for the owner only (`privateTags`) or for all callers.
 */
export interface ProductTags {
  privateTags?: ProductTagList;
  publicTags?: ProductTagList;
}

/**
 * Physical goods, or files to download.
 */
export type ProductType = 'unspecified_product_type' | 'physical' | 'digital';

/**
 * Physical goods, or files to download.
 */
export type ProductTypeV3 = 'PHYSICAL' | 'DIGITAL';

/**
 * One combination of choices, with its price. A combination that is not listed does not exist, which differs from a variant that is sold out. A product without options has one variant, without choices.
 */
export interface ProductVariantV3 {
  /** Id of the variant. Other products may have a variant with the same id. */
  id?: string;
  /** Whether the variant can be chosen in the store. */
  visible?: boolean;
  /**
   * Stock keeping unit.
   * @minLength 1
   * @maxLength 40
   */
  sku?: string;
  /**
   * Number below the bars.
   * @minLength 1
   * @maxLength 40
   */
  barcode?: string;
  /**
   * One choice of each option.
   * @maxItems 6
   */
  choices?: VariantOptionChoice[];
  price?: VariantPriceV3;
  revenueDetails?: RevenueDetails;
  /** Image or video of the variant. */
  media?: ProductMedium;
  subscriptionPricesInfo?: SubscriptionPricesInfo;
  inventoryStatus?: VariantInventoryStatus;
  physicalProperties?: VariantPhysicalProperties;
  digitalProperties?: VariantDigitalProperties;
}

/**
 * A video in several sizes.
 */
export interface ProductVideo {
  /**
   * Id of the file on the media host.
   * @maxLength 400
   */
  id?: string;
  /**
   * The same video in several sizes.
   * @maxItems 100
   */
  resolutions?: ProductVideoResolution[];
  /**
   * Name of the file that was uploaded.
   * @maxLength 200
   */
  filename?: string;
}

/**
 * One size of the video.
 */
export interface ProductVideoResolution {
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
  /**
   * File format.
   * @maxLength 200
   */
  format?: string;
}

/**
 * A postal address in the format of the profile. Unlike addresses of carts and events, it has the parts of the street on the same level as the city. The street is given either in parts or as one line (`addressLine`).
 */
export interface ProfileAddress {
  country?: CountryCode;
  /** State, region or province as a code with the country before it (ISO 3166-2). */
  subdivision?: string;
  city?: string;
  postalCode?: string;
  /** Street and number in one line. */
  addressLine?: string;
  /** Apartment, suite, floor. */
  addressLine2?: string;
  /** @maxLength 1000 */
  streetName?: string;
  /**
   * House number.
   * @maxLength 1000
   */
  streetNumber?: string;
  /** The whole address in one line; normally absent. */
  formattedAddress?: string;
}

/**
 * A telephone number of the person.
 */
export interface ProfilePhone {
  countryCode?: CountryCode;
  phone: string;
  tag: PhoneTag | Undeclared;
}

/**
 * Buyers who may buy the product.
 */
export interface PurchaseEligibility {
  userCriteria: UserCriteria | Undeclared;
}

/**
 * A prompt that was sent to an app.
 */
export interface PushChallengeData {
  /**
   * Id of the prompt.
   * @maxLength 36
   */
  transactionId?: string;
}

/**
 * Number of units of the item.
 * @minimum 1
 * @maximum 100000
 */
export type Quantity = number;

/**
 * One group for each of the given ranges of numbers.
 */
export interface RangeAggregation {
  /** @maxItems 50 */
  buckets?: readonly RangeBucket[];
}

/**
 * One range and the number of its entities.
 */
export interface RangeAggregationResult {
  /** Smallest number of the range. */
  from?: number;
  /** Number above the range. */
  to?: number;
  /** Number of entities in this range. */
  count?: number;
}

/**
 * A range of numbers. Without a bound, it is open on that side.
 */
export interface RangeBucket {
  /** Smallest number of the range. */
  from?: number;
  /** Number above the range. */
  to?: number;
}

/**
 * Groups by range, in the order of the requested ranges.
 */
export interface RangeResults {
  /** @maxItems 50 */
  results?: RangeAggregationResult[];
}

/**
 * ONE_TIME for a single event, RECURRING for an event of a series. The other three mark an event of a series as next, recently ended or recently canceled; when exactly the platform uses them is not known.
 */
export type RecurrenceStatus =
  | 'ONE_TIME'
  | 'RECURRING'
  | 'RECURRING_UPCOMING'
  | 'RECURRING_RECENTLY_ENDED'
  | 'RECURRING_RECENTLY_CANCELED';

/**
 * Unit in which a membership is used up.
 */
export type RedemptionType = 'CREDITS' | 'SESSIONS';

/**
 * Texts once registration is closed.
 */
export interface RegistrationClosedMessages {
  message: string;
  /** Label of the link to other events. */
  exploreEventsActionLabel: string;
}

/**
 * Whether guests can register now:
 *
 * - OPEN_RSVP, OPEN_TICKETS, OPEN_EXTERNAL: open, in the named way
 * - OPEN_RSVP_WAITLIST_ONLY: all places are taken, the waitlist is open
 * - SCHEDULED_RSVP: opens at `rsvp.startDate`
 * - CLOSED_AUTOMATICALLY: the event is over, or all tickets are sold out or no longer on sale
 * - CLOSED_MANUALLY: the owner has paused it or canceled the event, or it is a draft
 * - UNKNOWN_REGISTRATION_STATUS: not known
 * - OPEN_RSVP_AND_TICKETS: open in both ways; known only from the platform's own packages
 */
export type RegistrationStatus =
  | 'UNKNOWN_REGISTRATION_STATUS'
  | 'CLOSED_AUTOMATICALLY'
  | 'CLOSED_MANUALLY'
  | 'OPEN_RSVP'
  | 'OPEN_RSVP_WAITLIST_ONLY'
  | 'OPEN_TICKETS'
  | 'OPEN_EXTERNAL'
  | 'SCHEDULED_RSVP'
  | 'OPEN_RSVP_AND_TICKETS';

/**
 * Current kind of registration. NONE if the event is only displayed, EXTERNAL if guests register on another site. RSVP_AND_TICKETING is known only from the platform's own packages.
 */
export type RegistrationType = 'RSVP' | 'TICKETING' | 'EXTERNAL' | 'NONE' | 'RSVP_AND_TICKETING';

/**
 * Belongs to the state REQUIRE_MFA. Declared for the platform's own pages; not expected on a site.
 */
export interface RequireMfaData {
  /**
   * The factors to choose from.
   * @maxItems 100
   */
  availableFactors?: MfaFactor[];
  reason?: MfaReason | Undeclared;
}

/**
 * Status of a reservation. RESERVATION_PENDING: holds the tickets. RESERVATION_CONFIRMED: its order is free or paid. RESERVATION_CANCELED: its order was not paid. RESERVATION_CANCELED_MANUALLY: was cancelled. RESERVATION_EXPIRED: was not checked out in time.
 */
export type ReservationStatus =
  | 'RESERVATION_PENDING'
  | 'RESERVATION_CONFIRMED'
  | 'RESERVATION_CANCELED'
  | 'RESERVATION_CANCELED_MANUALLY'
  | 'RESERVATION_EXPIRED';

/**
 * Cost and profit of one unit, for the owner.
 */
export interface RevenueDetails {
  /** Cost of one unit. */
  cost?: FixedMonetaryAmount;
  /** Price minus cost. */
  profit?: FixedMonetaryAmount;
  /**
   * Profit as a fraction of the price: 0.25 is 25 %.
   * @maximum 1
   */
  profitMargin: number;
}

/**
 * A short label on the product's image.
 */
export interface Ribbon {
  /** @maxLength 30 */
  text: string;
}

/**
 * A short label that products can have, such as "New".
 */
export interface RibbonV3 {
  id?: string;
  /** Number that grows by 1 with each change. */
  revision?: string;
  createdDate?: string;
  updatedDate?: string;
  /**
   * @minLength 1
   * @maxLength 30
   */
  name?: string;
  /**
   * Number of products with the label.
   * @minimum 0
   */
  assignedProductCount?: number;
}

export type RichContentNodeNodesItem = { [key: string]: unknown };

/**
 * Kind of a node.
 */
export type RichContentNodeType =
  | 'PARAGRAPH'
  | 'TEXT'
  | 'HEADING'
  | 'BULLETED_LIST'
  | 'ORDERED_LIST'
  | 'LIST_ITEM'
  | 'BLOCKQUOTE'
  | 'CODE_BLOCK'
  | 'VIDEO'
  | 'DIVIDER'
  | 'FILE'
  | 'GALLERY'
  | 'GIF'
  | 'HTML'
  | 'IMAGE'
  | 'LINK_PREVIEW'
  | 'MAP'
  | 'POLL'
  | 'APP_EMBED'
  | 'BUTTON'
  | 'COLLAPSIBLE_LIST'
  | 'TABLE'
  | 'EMBED'
  | 'COLLAPSIBLE_ITEM'
  | 'COLLAPSIBLE_ITEM_TITLE'
  | 'COLLAPSIBLE_ITEM_BODY'
  | 'TABLE_CELL'
  | 'TABLE_ROW'
  | 'EXTERNAL'
  | 'AUDIO'
  | 'CAPTION'
  | 'LAYOUT'
  | 'LAYOUT_CELL'
  | 'SHAPE'
  | 'CARD'
  | 'TOC'
  | 'SMART_BLOCK'
  | 'SMART_BLOCK_CELL'
  | 'CHECKBOX_LIST';

/**
 * Texts for guests who accept or join the waitlist.
 */
export interface RsvpAcceptance {
  /** Title above the form. */
  title: string;
  confirmation?: RsvpAcceptanceConfirmed;
}

/**
 * Texts after a guest has accepted.
 */
export interface RsvpAcceptanceConfirmed {
  title: string;
  message: string;
  addToCalendarActionLabel: string;
  shareActionLabel: string;
}

/**
 * Arrival of one person.
 */
export interface RsvpCheckInDetails {
  /** Whether the person has arrived. */
  checkedIn?: boolean;
  /** Time of the check-in. */
  checkInDate?: string;
  /** Time at which the check-in was canceled. */
  checkInCanceledDate?: string;
  /** User of the site who checked the person in. */
  checkedInBy?: string;
  /** User of the site who canceled it. */
  checkInCanceledBy?: string;
  /** Staff member who checked the person in; absent for a user of the site. */
  checkedInByStaffMember?: string;
  /** Staff member who canceled it; absent for a user of the site. */
  checkInCanceledByStaffMember?: string;
}

/**
 * Messages after a guest's reply. Known only from the platform's own packages.
 */
export interface RsvpConfirmationMessages {
  positiveConfirmation?: AcceptedMessages;
  waitlistMessages?: AcceptedMessages;
  negativeMessages?: DeclinedMessages;
}

/**
 * Texts of the reply to an invitation.
 */
export interface RsvpFormMessages {
  /** Label for accepting. */
  rsvpYesOption: string;
  /** Label for declining. */
  rsvpNoOption: string;
  positiveMessages?: RsvpAcceptance;
  waitlistMessages?: RsvpAcceptance;
  negativeMessages?: RsvpRefusal;
  /** Label of the button. */
  submitActionLabel: string;
}

/**
 * Answers to the form of the event.
 */
export interface RsvpFormResponse {
  /**
   * One entry per input that has an answer.
   * @maxItems 200
   */
  inputValues: RsvpInputValue[];
}

/**
 * One person of the reply.
 */
export interface RsvpGuest {
  /**
   * Position in the list; 0 is the guest who replied.
   * @minimum 0
   */
  index?: number;
  /** @maxLength 101 */
  fullName?: string;
  checkInDetails?: RsvpCheckInDetails;
  /**
   * Number of the person within the reply.
   * @minimum 1
   */
  guestId?: number;
}

/**
 * The answer to one input.
 */
export interface RsvpInputValue {
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
}

/**
 * Texts for guests who decline.
 */
export interface RsvpRefusal {
  /** Title above the form. */
  title: string;
  confirmation?: RsvpRefusalConfirmed;
}

/**
 * Texts after a guest has declined.
 */
export interface RsvpRefusalConfirmed {
  title: string;
  shareActionLabel: string;
}

/**
 * Possible replies to the invitation. With YES_AND_NO, guests can also decline.
 */
export type RsvpResponseType = 'YES_ONLY' | 'YES_AND_NO';

/**
 * The guest comes (YES), cannot come (NO), or has a place on the waiting list and no seat (WAITLIST).
 */
export type RsvpStatus = 'YES' | 'NO' | 'WAITLIST';

/**
 * Period in which the ticket is on sale. Absent if it is on sale until the event starts.
 */
export interface SalePeriod {
  /** Start of the sale. Absent if there is no start. */
  startDate?: string;
  /** End of the sale. Absent if it ends with the event. */
  endDate?: string;
  /** Whether buyers see the ticket outside this period. */
  displayNotOnSale: boolean;
}

/**
 * A sum of money.
 */
export interface SalesAmount {
  /**
   * Former version of `value`; always present.
   * @deprecated
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  amount: string;
  /**
   * In the major unit of the currency, without sign or thousands separators.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  value?: string;
  currency: CurrencyCode;
}

/**
 * One number for the whole result.
 */
export interface ScalarAggregation {
  type?: ScalarType;
}

/**
 * One number for the whole result.
 */
export interface ScalarAggregationResult {
  type?: ScalarType | Undeclared;
  /** The computed number. */
  value?: number;
}

/**
 * The number of different values, the smallest or the largest value.
 */
export type ScalarType = 'COUNT_DISTINCT' | 'MIN' | 'MAX';

/**
 * Whether one word of the text is enough (OR) or all words must occur (AND).
 */
export type SearchMode = 'OR' | 'AND';

/**
 * Id of the seat in the event's seating plan.
 * @minLength 1
 * @maxLength 36
 */
export type SeatId = string;

/**
 * An e-mail address that cannot be used for signing in.
 */
export interface SecondaryEmail {
  email: string;
  tag: EmailTag | Undeclared;
}

/**
 * A file that the buyer can download after paying.
 */
export interface SecuredMedia {
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
  /**
   * Size in bytes.
   * @minLength 1
   * @maxLength 1000
   */
  fileSize?: string;
  fileType: DigitalFileType | Undeclared;
}

/**
 * The membership that covers the line.
 */
export interface SelectedMembership {
  /**
   * Id that the app assigned to the membership.
   * @minLength 1
   * @maxLength 100
   */
  id: string;
  /** App that manages the membership. */
  appId: string;
}

/**
 * The membership that covers the line, in its earlier form.
 */
export interface SelectedMembershipV2 {
  /**
   * Id that the app assigned to the membership.
   * @minLength 1
   * @maxLength 200
   */
  id: string;
  /** App that manages the membership. */
  appId: string;
  name?: TranslatableString;
}

/**
 * Shipping option that the buyer chose from those in the estimate.
 */
export interface SelectedShippingOption {
  /**
   * Code of the option (`shippingOptions[].code`).
   * @minLength 1
   * @maxLength 100
   */
  code: string;
  /** Carrier that offers it (`carrierServiceOptions[].carrierId`). Required if two carriers use the same code. */
  carrierId?: string;
}

/**
 * One keyword, of one or several words.
 */
export interface SeoKeyword {
  term: string;
  /** Whether it is the main keyword. At most one is. */
  isMain: boolean;
  /**
   * Origin of the keyword.
   * @maxLength 1000
   */
  origin?: string;
}

/**
 * One keyword, of one or several words, as sent in a request.
 */
export interface SeoKeywordInput {
  term: string;
  /** Whether it is the main keyword. At most one is. */
  isMain?: boolean;
  /**
   * Origin of the keyword.
   * @maxLength 1000
   */
  origin?: string;
}

/**
 * Keywords, and the redirect when the slug changes.
 */
export interface SeoKeywordSettings {
  /** True if the old URL does not redirect to the new one. */
  preventAutoRedirect: boolean;
  /** @maxItems 5 */
  keywords: SeoKeyword[];
}

/**
 * Keywords, as sent in a request.
 */
export interface SeoKeywordSettingsInput {
  /** True if the old URL does not redirect to the new one. */
  preventAutoRedirect?: boolean;
  /** @maxItems 5 */
  keywords?: readonly SeoKeywordInput[];
}

/**
 * Tags for the page's `<head>`, and keywords.
 */
export interface SeoSchema {
  /** @maxItems 100 */
  tags: SeoTag[];
  settings?: SeoKeywordSettings;
}

/**
 * Tags for the page's `<head>`, and keywords, as sent in a request.
 */
export interface SeoSchemaInput {
  /** @maxItems 100 */
  tags?: readonly SeoTagInput[];
  settings?: SeoKeywordSettingsInput;
}

/**
 * One tag in the page's `<head>`.
 */
export interface SeoTag {
  /** Name of the tag. */
  type: string;
  /** Attributes of the tag. A free map, because any name is allowed. */
  props?: SeoTagProps;
  /** The platform's own metadata of the tag. */
  meta?: SeoTagMeta;
  /** Text content of the tag; may be empty. */
  children: string;
  /** True if the owner added the tag. */
  custom: boolean;
  /** True if the tag is omitted from the page. */
  disabled: boolean;
}

/**
 * One tag in the page's `<head>`, as sent in a request.
 */
export interface SeoTagInput {
  /** Name of the tag. */
  type: string;
  /** Attributes of the tag. A free map, because any name is allowed. */
  props?: SeoTagInputProps;
  /** The platform's own metadata of the tag. */
  meta?: SeoTagInputMeta;
  /** Text content of the tag. */
  children?: string;
  /** True if the owner added the tag. */
  custom?: boolean;
  /** True if the tag is omitted from the page. */
  disabled?: boolean;
}

/**
 * The platform's own metadata of the tag.
 */
export type SeoTagInputMeta = { [key: string]: unknown };

/**
 * Attributes of the tag. A free map, because any name is allowed.
 */
export type SeoTagInputProps = { [key: string]: unknown };

/**
 * The platform's own metadata of the tag.
 */
export type SeoTagMeta = { [key: string]: unknown };

/**
 * Attributes of the tag. A free map, because any name is allowed.
 */
export type SeoTagProps = { [key: string]: unknown };

/**
 * Properties of a line of type SERVICE.
 */
export interface ServiceProperties {
  /** Time of the service. */
  scheduledDate?: string;
  /**
   * @minimum 1
   * @maximum 10000
   */
  numberOfParticipants?: number;
}

/**
 * Progress of the delivery.
 */
export type ShopOrderFulfillmentStatus = 'NOT_FULFILLED' | 'FULFILLED' | 'PARTIALLY_FULFILLED';

/**
 * Progress of the payment. PENDING and PENDING_MERCHANT wait for the payment provider or the merchant.
 */
export type ShopOrderPaymentStatus =
  | 'UNSPECIFIED'
  | 'NOT_PAID'
  | 'PAID'
  | 'PARTIALLY_REFUNDED'
  | 'FULLY_REFUNDED'
  | 'PENDING'
  | 'PARTIALLY_PAID'
  | 'PENDING_MERCHANT'
  | 'CANCELED'
  | 'DECLINED';

/**
 * State of the order. PENDING waits for its payment, REJECTED was declined; both are left out of searches unless filtered for. INITIALIZED is never returned by a search.
 */
export type ShopOrderStatus = 'INITIALIZED' | 'APPROVED' | 'CANCELED' | 'PENDING' | 'REJECTED';

/**
 * Ascending (ASC) or descending (DESC). Default: ASC.
 */
export type SortOrder = 'ASC' | 'DESC';

/**
 * State of a sign-in. `state` names the next step and decides which token is present: `sessionToken` after SUCCESS, `stateToken` while a step is missing.
 */
export interface StateMachineResponse {
  state: StateType | Undeclared;
  /**
   * Session at the platform, once the sign-in is complete. It does not authorize calls: an authorization request that carries it returns access and refresh token without showing a page. Absent in every other state.
   * @minLength 1
   */
  readonly sessionToken?: string;
  /**
   * Identifies the unfinished sign-in. Send it with the next step, such as the code from the e-mail. Keep it in memory only. Absent once no step is missing.
   * @minLength 1
   */
  readonly stateToken?: string;
  identity?: Identity;
  /** Further data about the identity, by name. The site decides which; often empty or absent. */
  additionalData?: StateMachineResponseAdditionalData;
  requireMfaData?: RequireMfaData;
  mfaChallengeData?: MfaChallengeData;
}

/**
 * Further data about the identity, by name. The site decides which; often empty or absent.
 */
export type StateMachineResponseAdditionalData = { [key: string]: CustomValue };

/**
 * Next step of a sign-in. SUCCESS: none, the session token is present. REQUIRE_EMAIL_VERIFICATION: the code sent by e-mail. REQUIRE_OWNER_APPROVAL: approval by the owner. REQUIRE_MISSING_FIELDS: mandatory fields of the profile. STATUS_CHECK: the platform's decision on the status of the identity. REQUIRE_MFA, MFA_CHALLENGE and REQUIRE_FIRST_FACTOR belong to second factors, which sites do not offer to their members. A client treats every state for which it has no step as a failed sign-in.
 */
export type StateType =
  | 'UNKNOWN_STATE'
  | 'SUCCESS'
  | 'REQUIRE_OWNER_APPROVAL'
  | 'REQUIRE_EMAIL_VERIFICATION'
  | 'STATUS_CHECK'
  | 'REQUIRE_MFA'
  | 'REQUIRE_MISSING_FIELDS'
  | 'MFA_CHALLENGE'
  | 'REQUIRE_FIRST_FACTOR';

/**
 * Stock of the product, summed over all its variants.
 */
export interface Stock {
  /** Whether the stock is counted and reduced by every order. */
  readonly trackInventory: boolean;
  /**
   * Absent if the stock is not counted.
   * @maximum 99999
   */
  readonly quantity?: number;
  /**
   * Use `inventoryStatus` instead.
   * @deprecated
   */
  readonly inStock: boolean;
  readonly inventoryStatus: InventoryStatus | Undeclared;
}

/**
 * Stock of a variant.
 */
export interface StockLevel {
  /** Whether the stock is counted and reduced by every order. */
  trackQuantity: boolean;
  /**
   * Absent if the stock is not counted.
   * @maximum 99999
   */
  quantity?: number;
  /** If the stock is counted, whether more than zero are left; otherwise the owner's setting. */
  inStock: boolean;
}

/**
 * The store app is not installed on the site, or its store uses the newer catalog, which other calls read.
 */
export type StoreNotReadyResponse = ErrorBody;

/**
 * The store app is not installed on the site, its store uses the earlier catalog, which other calls read, or its newer catalog is still being set up.
 */
export type StoreNotReadyV3Response = ErrorBody;

/**
 * The street in parts.
 */
export interface StreetAddress {
  /**
   * House number.
   * @maxLength 100
   */
  number: string;
  /**
   * Name of the street.
   * @maxLength 250
   */
  name: string;
  /**
   * Apartment.
   * @maxLength 100
   */
  apt?: string;
  /**
   * Street and number in one line.
   * @maxLength 1000
   */
  formattedAddressLine?: string;
}

/**
 * State, region or province as a code with the country before it (ISO 3166-2).
 * @maxLength 50
 */
export type Subdivision = string;

/**
 * Depth of a subdivision below the country; level 1 is the highest.
 */
export type SubdivisionLevel =
  | 'UNKNOWN_SUBDIVISION_TYPE'
  | 'ADMINISTRATIVE_AREA_LEVEL_1'
  | 'ADMINISTRATIVE_AREA_LEVEL_2'
  | 'ADMINISTRATIVE_AREA_LEVEL_3'
  | 'ADMINISTRATIVE_AREA_LEVEL_4'
  | 'ADMINISTRATIVE_AREA_LEVEL_5'
  | 'COUNTRY';

/**
 * Consecutive cycles of a subscription with the same price.
 */
export interface SubscriptionCharge {
  /** Number of the first cycle. */
  cycleFrom?: number;
  /** Number of cycles. Absent if they do not end. */
  cycleCount?: number;
  /** Day of the payment, if the subscription has a fixed one. */
  cycleBillingDate?: string;
}

/**
 * Payments of one subscription.
 */
export interface SubscriptionCharges {
  /**
   * @minItems 1
   * @maxItems 300
   */
  lineItemIds?: string[];
  /**
   * Schedule of the payments as text, for the buyer.
   * @maxLength 1000
   */
  description?: string;
  /** @maxItems 50 */
  charges?: SubscriptionCharge[];
}

/**
 * Description of the subscription, as shown to the buyer.
 */
export interface SubscriptionDescription {
  /**
   * In the main language of the site.
   * @maxLength 500
   */
  original: string;
  /**
   * In the language of the buyer.
   * @maxLength 500
   */
  translated?: string;
}

/**
 * Subscriptions in which the product is sold.
 */
export interface SubscriptionDetails {
  /**
   * @minItems 1
   * @maxItems 6
   */
  subscriptions: ProductSubscription[];
  /** Whether the product is sold without a subscription too. */
  allowOneTimePurchases?: boolean;
}

/**
 * Reduction for subscribers, by an amount or a percentage.
 */
export interface SubscriptionDiscount {
  type: SubscriptionDiscountType | Undeclared;
  /**
   * Amount that is deducted.
   * @pattern ^\d{1,9}(\.\d{1,3})?$
   */
  amountOff?: string;
  /**
   * Percentage that is deducted.
   * @minimum 0.1
   * @maximum 99.9
   */
  percentOff?: number;
}

/**
 * Whether an amount or a percentage is deducted.
 */
export type SubscriptionDiscountType = 'AMOUNT' | 'PERCENT';

/**
 * Unit of the billing cycle.
 */
export type SubscriptionFrequency = 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';

/**
 * The subscription with which the item is bought. Absent for a one-time purchase.
 */
export interface SubscriptionOptionInfo {
  subscriptionSettings?: SubscriptionSettings;
  title?: SubscriptionTitle;
  description?: SubscriptionDescription;
}

/**
 * Price of the variant in one subscription.
 */
export interface SubscriptionPrice {
  subscriptionId?: string;
  price?: FixedMonetaryAmount;
  pricePerUnit?: SubscriptionPricePerUnit;
  /** The price after an automatic discount of the store. */
  priceAfterDiscount?: FixedMonetaryAmount;
}

/**
 * Price of the base quantity in a subscription.
 */
export interface SubscriptionPricePerUnit {
  /**
   * The price of the base quantity, a decimal.
   * @pattern ^\d{1,9}(\.\d{1,3})?$
   */
  value?: string;
  /**
   * The price as text.
   * @maxLength 20
   */
  description?: string;
  /** The price after an automatic discount of the store. */
  priceAfterDiscount?: FixedMonetaryAmount;
}

/**
 * Prices of the variant in each subscription.
 */
export interface SubscriptionPricesInfo {
  /** @maxItems 6 */
  subscriptionPrices?: SubscriptionPrice[];
}

/**
 * Billing of the subscription. `interval` times `frequency` is the length of one cycle.
 */
export interface SubscriptionSettings {
  frequency: SubscriptionFrequency | Undeclared;
  /**
   * Number of units of `frequency` in one cycle.
   * @minimum 1
   * @maximum 3650
   */
  interval?: number;
  /** True: continues until it is cancelled. False: ends after `billingCycles`. */
  autoRenewal: boolean;
  /**
   * Number of charges. Absent with `autoRenewal`.
   * @minimum 1
   */
  billingCycles?: number;
  /** Whether the buyer may cancel it. */
  enableCustomerCancellation: boolean;
  /** First day, if it differs from the day of the order. */
  startDate?: string;
  freeTrialPeriod?: FreeTrialPeriod;
}

/**
 * Name of the subscription, as shown to the buyer.
 */
export interface SubscriptionTitle {
  /**
   * In the main language of the site.
   * @minLength 1
   * @maxLength 150
   */
  original: string;
  /**
   * In the language of the buyer.
   * @minLength 1
   * @maxLength 150
   */
  translated?: string;
}

/**
 * Change that would resolve the violation.
 */
export type SuggestedFix = 'UNKNOWN_SUGGESTED_FIX' | 'REMOVE_LINE_ITEM';

/**
 * The platform failed internally.
 */
export interface SystemError {
  errorCode?: string;
}

/**
 * Labels by their ids.
 */
export interface TagList {
  /**
   * @maxItems 100
   * @items.maxLength 5
   */
  tagIds: readonly string[];
}

/**
 * A postal address of the person and its purpose.
 */
export interface TaggedAddress {
  address?: ProfileAddress;
  tag: AddressTag | Undeclared;
}

/**
 * Labels on the entity, by the permission that reading them needs.
 */
export interface Tags {
  /** Labels that only callers with an extra permission may read and change. */
  privateTags?: TagList;
  /** Labels that everybody who may read the entity sees. */
  tags?: TagList;
}

/**
 * Relation of the tax to the price. INCLUDED: part of the price. ADDED: added to the price. ADDED_AT_CHECKOUT: added to the price, and shown only at the checkout.
 */
export type TaxType = 'INCLUDED' | 'ADDED' | 'ADDED_AT_CHECKOUT';

/**
 * Kind of address that determines the tax.
 */
export type TaxableAddressType = 'BUSINESS' | 'BILLING' | 'SHIPPING';

/**
 * A text that the field must equal, or an object of operators.
 */
export type TextCondition = string | TextOperators;

/**
 * Kind of a highlight.
 */
export type TextDecorationType =
  | 'BOLD'
  | 'ITALIC'
  | 'UNDERLINE'
  | 'SPOILER'
  | 'ANCHOR'
  | 'MENTION'
  | 'LINK'
  | 'COLOR'
  | 'FONT_SIZE'
  | 'EXTERNAL'
  | 'STRIKETHROUGH'
  | 'SUPERSCRIPT'
  | 'SUBSCRIPT'
  | 'FONT_FAMILY'
  | 'SKETCH';

/**
 * Operators on a text or an id. If there are several, all must match.
 */
export interface TextOperators {
  /** Equal to this value. */
  $eq?: string;
  /** Not equal to this value. */
  $ne?: string;
  /** Less than this value, in character order. */
  $lt?: string;
  /** Less than or equal to this value, in character order. */
  $lte?: string;
  /** Greater than this value, in character order. */
  $gt?: string;
  /** Greater than or equal to this value, in character order. */
  $gte?: string;
  /**
   * Equal to one of these values.
   * @maxItems 100
   */
  $in?: readonly string[];
  /** Begins with this text. */
  $startsWith?: string;
  /** True: the field is present. False: it is absent. */
  $exists?: boolean;
}

/**
 * Payer of the platform's fee. FEE_INCLUDED: the owner, out of the price. FEE_ADDED_AT_CHECKOUT: the buyer, in addition to the price. NO_FEE: there is no fee; for free tickets, and for accounts from before the fee.
 */
export type TicketFeeType = 'FEE_INCLUDED' | 'FEE_ADDED_AT_CHECKOUT' | 'NO_FEE';

/**
 * Settings of the event at the time of the reservation. The platform documents none of its members.
 */
export type TicketLineEventSettingsSnapshot = { [key: string]: unknown };

/**
 * Title that buyers see.
 * @minLength 1
 * @maxLength 30
 */
export type TicketName = string;

/**
 * Whether the owner sets the price (STANDARD) or the buyer does (DONATION). Read-only.
 */
export type TicketPricingKind = 'STANDARD' | 'DONATION';

/**
 * One of several prices.
 */
export interface TicketPricingOption {
  /** Use it as `pricingOptionId` in a reservation. The platform sets it for a new option; keep it for an option that stays. */
  optionId?: string;
  /**
   * @minLength 1
   * @maxLength 200
   */
  name?: string;
  price?: DecimalMoney;
}

/**
 * Several prices, of which the buyer chooses one.
 */
export interface TicketPricingOptions {
  /** @maxItems 100 */
  optionDetails: readonly TicketPricingOption[];
}

/**
 * Pricing plan that pays for the tickets.
 */
export interface TicketPricingPlan {
  /** Order with which the member bought the plan. */
  orderId: string;
  planId: string;
}

/**
 * Number of tickets.
 * @minimum 1
 * @maximum 50
 */
export type TicketQuantity = number;

/**
 * PENDING: holds the tickets. CONFIRMED: its order is free or paid. CANCELED: its order was not paid. CANCELED_MANUALLY: was canceled. EXPIRED: was not checked out in time.
 */
export type TicketReservationStatus = 'PENDING' | 'CONFIRMED' | 'CANCELED' | 'CANCELED_MANUALLY' | 'EXPIRED';

/**
 * Whether the sale has not started (SALE_SCHEDULED), is open (SALE_STARTED) or has ended (SALE_ENDED). Read-only.
 */
export type TicketSaleStatus = 'SALE_SCHEDULED' | 'SALE_STARTED' | 'SALE_ENDED';

/**
 * Messages after the purchase. Known only from the platform's own packages.
 */
export interface TicketsConfirmationMessages {
  /** @maxLength 150 */
  title?: string;
  /** @maxLength 350 */
  message?: string;
  /** @maxLength 50 */
  downloadTicketsLabel?: string;
  /** @maxLength 50 */
  addToCalendarActionLabel?: string;
  /** @maxLength 50 */
  shareActionLabel?: string;
}

/**
 * Texts if no tickets are available.
 */
export interface TicketsUnavailableMessages {
  message: string;
  /** Label of the link to other events. */
  exploreEventsActionLabel: string;
}

/**
 * Too many calls within a short time. Wait before the next attempt.
 */
export type TooManyRequestsResponse = ErrorBody;

/**
 * A text and its translation.
 */
export interface TranslatableString {
  /**
   * In the main language of the site.
   * @minLength 1
   * @maxLength 200
   */
  original: string;
  /**
   * In the language of the buyer.
   * @minLength 1
   * @maxLength 400
   */
  translated?: string;
}

/**
 * Identifies a tree of categories. The tree of the store has the namespace `@wix/stores` and no key.
 */
export interface TreeReference {
  /**
   * App that owns the tree.
   * @minLength 4
   * @maxLength 150
   */
  appNamespace: string;
  /**
   * Key of the tree, if the app has several.
   * @minLength 1
   * @maxLength 44
   * @nullable
   */
  treeKey?: string | null;
}

/**
 * The access token is missing, expired or not valid.
 */
export type UnauthorizedResponse = ErrorBody;

/**
 * Members of the site only.
 */
export type UserCriteria = 'MEMBERS_ONLY';

/**
 * Fields of the request violate constraints of the contract.
 */
export interface ValidationError {
  /** @maxItems 300 */
  fieldViolations: FieldViolation[];
}

/**
 * One group for each value of the field, with the number of its entities.
 */
export interface ValueAggregation {
  sortType?: ValueAggregationSortType;
  sortDirection?: ValueAggregationSortDirection;
  /** Maximum number of groups. */
  limit?: number;
  missingValues?: MissingValues;
  includeOptions?: IncludeMissingValuesOptions;
}

/**
 * One value and the number of its entities.
 */
export interface ValueAggregationResult {
  /**
   * The value as text.
   * @maxLength 100
   */
  value?: string;
  /** Number of entities with this value. */
  count?: number;
}

/**
 * Descending (DESC) or ascending (ASC) order of the groups.
 */
export type ValueAggregationSortDirection = 'DESC' | 'ASC';

/**
 * Whether the groups are ordered by the number of their entities or by their value.
 */
export type ValueAggregationSortType = 'COUNT' | 'VALUE';

/**
 * Groups by value.
 */
export interface ValueResults {
  /** @maxItems 250 */
  results?: ValueAggregationResult[];
}

/**
 * Chosen values: the name of each option, mapped to the `description` of its choice. Empty for the default variant.
 */
export type VariantChoices = { [key: string]: string };

/**
 * The file of a digital variant. A digital variant without a file cannot be sold.
 */
export interface VariantDigitalProperties {
  digitalFile?: SecuredMedia;
}

/**
 * Stock of a variant at the default location.
 */
export interface VariantInventoryStatus {
  /** Whether at least one unit can be bought now. */
  inStock: boolean;
  /** Whether the variant can be ordered before it is in stock. */
  preorderEnabled: boolean;
}

/**
 * The choice that the variant has of one option.
 */
export interface VariantOptionChoice {
  optionChoiceIds?: OptionChoiceIds;
  optionChoiceNames?: OptionChoiceNames;
}

/**
 * Weight and sizes of a physical variant.
 */
export interface VariantPhysicalProperties {
  /**
   * Shipping weight in the site's weight unit.
   * @maximum 999999999.99
   */
  weight?: number;
  pricePerUnit?: VariantPricePerUnit;
  /** Size of the product itself. */
  productDimensions?: Dimensions;
  /** Size of the packed product. */
  packageDimensions?: Dimensions;
}

/**
 * Price of one base quantity, for products that are sold by measure.
 */
export interface VariantPricePerUnit {
  settings?: PricePerUnitSettings;
  /**
   * The price of the base quantity.
   * @pattern ^\d{1,9}(\.\d{1,3})?$
   */
  value: string;
  /**
   * The price as text.
   * @maxLength 100
   */
  description?: string;
  /** The price after an automatic discount of the store. */
  priceAfterDiscount?: FixedMonetaryAmount;
}

/**
 * Price that the buyer pays, and the price that is struck through beside it.
 */
export interface VariantPriceV3 {
  /** Price that the buyer pays. */
  actualPrice?: FixedMonetaryAmount;
  /** Former price, to be struck through. It is not lower than the price. */
  compareAtPrice?: FixedMonetaryAmount;
  /** Price after an automatic discount of the store. In lists only on `minPriceVariant`. The platform offers it as a preview. */
  priceAfterDiscount?: FixedMonetaryAmount;
}

/**
 * The variants in short.
 */
export interface VariantSummary {
  /**
   * Number of variants.
   * @minimum 0
   */
  variantCount: number;
  /** The variant with the lowest price. Only in lists of products. */
  minPriceVariant?: ProductVariantV3;
}

/**
 * All variants of the product. Only in responses for a single product.
 */
export interface VariantsInfo {
  /**
   * @minItems 1
   * @maxItems 1000
   */
  variants: ProductVariantV3[];
}

/**
 * Kind of Brazilian tax number: CPF belongs to a person, CNPJ to a company.
 */
export type VatType = 'UNSPECIFIED' | 'CPF' | 'CNPJ';

/**
 * Data for answering a factor. Has at most one of `pushData` and `webauthnData`.
 */
export interface VerificationChallenge {
  pushData?: PushChallengeData;
  webauthnData?: WebAuthnChallengeData;
  /**
   * Recipient of the code, partly masked.
   * @maxLength 200
   */
  hint?: string;
}

/**
 * Kind of constraint that the field violates.
 */
export type ViolatedRule =
  | 'VALIDATION'
  | 'OTHER'
  | 'MAX'
  | 'MIN'
  | 'MAX_LENGTH'
  | 'MIN_LENGTH'
  | 'MAX_SIZE'
  | 'MIN_SIZE'
  | 'FORMAT'
  | 'DECIMAL_LTE'
  | 'DECIMAL_GTE'
  | 'DECIMAL_LT'
  | 'DECIMAL_GT'
  | 'DECIMAL_MAX_SCALE'
  | 'INVALID_ENUM_VALUE'
  | 'REQUIRED_FIELD'
  | 'FIELD_NOT_ALLOWED'
  | 'ONE_OF_ALIGNMENT'
  | 'EXACT_LENGTH'
  | 'EXACT_SIZE'
  | 'REQUIRED_ONE_OF_FIELD';

/**
 * A rule of the site that the cart does not meet. A violation of severity ERROR prevents the checkout.
 */
export interface Violation {
  severity: ViolationSeverity | Undeclared;
  target?: ViolationTarget;
  /**
   * Message for the buyer.
   * @minLength 1
   * @maxLength 1000
   */
  description?: string;
}

/**
 * WARNING permits the checkout, ERROR prevents it.
 */
export type ViolationSeverity = 'WARNING' | 'ERROR';

/**
 * Part of the cart that the violation concerns. Exactly one of the members is present.
 */
export interface ViolationTarget {
  lineItem?: LineItemTarget;
  other?: OtherTarget;
}

/**
 * A challenge for a key on the device.
 */
export interface WebAuthnChallengeData {
  /** Send it back with the key's answer. */
  challengeId?: string;
  /**
   * Argument of the browser's credential call, as JSON text.
   * @maxLength 40000
   */
  publicKeyCredentialRequestOptionsJson?: string;
}

/**
 * Unit of the product's weights.
 */
export interface WeightMeasurementUnitInfo {
  weightMeasurementUnit: WeightUnit | Undeclared;
}

/**
 * Weight of the lightest and the heaviest variant.
 */
export interface WeightRange {
  /** @maximum 999999999.99 */
  minValue: number;
  /** @maximum 999999999.99 */
  maxValue: number;
}

/**
 * Unit of all weights in the cart.
 */
export type WeightUnit = 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB';
