// Generated from spec/*.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Undeclared } from '../../src/core/undeclared.ts';
export type { Undeclared };

/**
 * Texts after a yes.
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
 * Whether the identity may sign in, and why not.
 */
export interface AccountStatus {
  name: IdentityStatusName | Undeclared;
  /**
   * What a PENDING identity waits for; empty for every other status.
   * @maxItems 10
   */
  reasons: (IdentityStatusReason | Undeclared)[];
}

/**
 * One more block of text on the product page, such as care instructions.
 */
export interface AdditionalInfoSection {
  /** @maxLength 50 */
  title: string;
  /**
   * Text, may hold HTML.
   * @maxLength 16000
   */
  description: string;
}

/**
 * A postal address to send. The street is given either in parts (`streetAddress`) or as one line (`addressLine`), not both. The names of country and subdivision are the platform's to fill in.
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
   * How to find the place.
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
 * One level of a country's division.
 */
export interface AddressSubdivision {
  /** @maxLength 100 */
  code?: string;
  /** @maxLength 250 */
  name?: string;
  type?: SubdivisionLevel | Undeclared;
  /**
   * What the country calls this level.
   * @maxLength 1000
   */
  typeInfo?: string;
}

/**
 * What a postal address is used for.
 */
export type AddressTag = 'UNTAGGED' | 'HOME' | 'WORK' | 'BILLING' | 'SHIPPING';

/**
 * A rule of the service was not met.
 */
export interface ApplicationError {
  /** Stable name of the rule. Each operation lists the codes that it is known to give. */
  code: string;
  /** The same in English, for the log. */
  description?: string;
  /** Facts that belong to the code. */
  data?: ApplicationErrorData;
}

/**
 * Facts that belong to the code.
 */
export type ApplicationErrorData = { [key: string]: unknown };

/**
 * A means of sign-in that the platform itself checks.
 */
export interface AuthenticatorConnection {
  /** Id of this tie. */
  authenticatorConnectionId: string;
  /** True when it must be set up anew before it works again. */
  reEnrollmentRequired: boolean;
}

/**
 * The request is not valid. The details list each offending field, or carry one application error.
 */
export type BadRequestResponse = ErrorBody;

/**
 * Small marks on the event. Known from the platform's own packages only.
 */
export interface BadgeList {
  /** @maxItems 10 */
  badges?: EventBadge[];
}

/**
 * Which mark is shown where there is room for one.
 */
export type BadgePriority = 'FIRST_PRIORITY' | 'SECOND_PRIORITY' | 'THIRD_PRIORITY';

/**
 * A value that the field must have, or what is asked of it.
 */
export type BooleanCondition = boolean | BooleanOperators;

/**
 * Operators on a truth value. Several in one object must all hold.
 */
export interface BooleanOperators {
  /** Equal to this. */
  $eq?: boolean;
  /** Not equal to this. */
  $ne?: boolean;
  /**
   * One of these.
   * @maxItems 2
   */
  $in?: readonly boolean[];
  /** True: the field is there. False: it is not. */
  $exists?: boolean;
}

/**
 * Whether a person, an app or the platform itself did it.
 */
export type CancellationActorType = 'USER' | 'APP' | 'SYSTEM';

/**
 * The coupon on the cart; what it takes off stands in the estimate.
 */
export interface CartCoupon {
  id: string;
  /** Code as the owner wrote it. */
  code: string;
}

/**
 * Names one item of one catalog.
 */
export interface CatalogReference {
  /**
   * App whose catalog it is. The platform's own store is 215238eb-22a5-4c36-9e7b-e7c08025e04e.
   * @minLength 1
   */
  appId: string;
  /**
   * Id of the item in that catalog. For the store it is the id of the product.
   * @minLength 1
   * @maxLength 36
   */
  catalogItemId: string;
  /** What was chosen, in a form that the catalog decides. For the store: `variantId` where the product manages variants, otherwise `options` (name of the option to name of the choice); `customTextFields` (title to text). */
  options?: CatalogReferenceOptions;
}

/**
 * What was chosen, in a form that the catalog decides. For the store: `variantId` where the product manages variants, otherwise `options` (name of the option to name of the choice); `customTextFields` (title to text).
 */
export type CatalogReferenceOptions = { [key: string]: unknown };

/**
 * That the ticket was checked in at the door. Absent before.
 */
export interface CheckIn {
  /** When that was. */
  created?: string;
}

/**
 * Texts once the tickets are bought.
 */
export interface CheckoutConfirmed {
  title: string;
  message: string;
  downloadTicketsLabel: string;
  addToCalendarLabel: string;
  shareEventLabel: string;
}

/**
 * Texts of the purchase of tickets.
 */
export interface CheckoutFormMessages {
  /** Above the form. */
  title: string;
  /** Label of the button. */
  submitActionLabel: string;
  confirmation?: CheckoutConfirmed;
}

/**
 * One of the things that can be chosen, such as the size M.
 */
export interface Choice {
  /**
   * Name of the choice, or the colour code when the option is a colour.
   * @minLength 1
   * @maxLength 50
   */
  value: string;
  /**
   * Text to show; the maps of choices use it as their value.
   * @minLength 1
   * @maxLength 50
   */
  description: string;
  /** Pictures of this choice; only one option of a product has them. Read-only. */
  media?: Media;
  /** Whether some variant with this choice is in stock. */
  readonly inStock: boolean;
  /** Whether some variant with this choice is visible. */
  readonly visible: boolean;
}

/**
 * A named group of products. The products themselves are found with a product query.
 */
export interface Collection {
  /**
   * Id of the collection: 36 characters, or 35 for the one of all products, `00000000-000000-000000-000000000001`.
   * @minLength 35
   * @maxLength 36
   */
  readonly id: string;
  /**
   * @minLength 1
   * @maxLength 50
   */
  name: string;
  /**
   * The part of the address that names the collection; made from the name, can be changed.
   * @minLength 1
   * @maxLength 100
   */
  slug: string;
  /** @maxLength 600 */
  description?: string;
  /** Whether visitors of the store see the collection. */
  visible?: boolean;
  /** @minimum 0 */
  readonly numberOfProducts: number;
  /** Pictures of the collection. Read-only. */
  media?: Media;
}

/**
 * There is no such collection, or the caller may not see it.
 */
export type CollectionNotFoundResponse = ErrorBody;

/**
 * A choice that is shown as a colour.
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
  /** The colour as hexadecimal RGB or RGBA. */
  code?: string;
}

/**
 * In a MEETING everybody speaks; in a WEBINAR guests watch.
 */
export type ConferenceType = 'MEETING' | 'WEBINAR';

/**
 * Two-letter country code (ISO 3166-1).
 * @pattern ^[A-Z]{2}$
 */
export type CountryCode = string;

/**
 * The coupon that the discount comes from.
 */
export interface CouponDiscount {
  name?: string;
  /** What the buyer entered. */
  code?: string;
  /** Id of the coupon in the site. */
  couponId?: string;
}

/**
 * Three-letter currency code (ISO 4217).
 * @pattern ^[A-Z]{3}$
 */
export type CurrencyCode = string;

/**
 * Which page to answer, by a cursor from an earlier answer.
 */
export interface CursorPaging {
  /**
   * Most items of one page.
   * @minimum 0
   * @maximum 100
   */
  limit?: number;
  /**
   * Cursor of the wanted page. It stands for filter and sort too, so a request with a cursor carries neither. Absent for the first page.
   * @maxLength 16000
   */
  cursor?: string;
}

/**
 * Ways to the neighbours of a page. A page exists when its cursor is there and is not empty.
 */
export interface Cursors {
  /**
   * Cursor of the following page.
   * @maxLength 16000
   */
  next?: string;
  /**
   * Cursor of the preceding page.
   * @maxLength 16000
   */
  prev?: string;
}

/**
 * One field that the site has added to the profile, with its value.
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
   * Longest text that the buyer may enter, in characters.
   * @minimum 0
   * @maximum 500
   */
  maxLength: number;
  /** Whether the product cannot be bought without the text. */
  mandatory: boolean;
}

/**
 * A value of one of several kinds. Has exactly one of the members. `boolValue` occurs in custom fields of the profile only, not in `additionalData`.
 */
export interface CustomValue {
  strValue?: string;
  /** In `additionalData` of newer releases a whole number. */
  numValue?: number;
  dateValue?: string;
  listValue?: CustomValueList;
  mapValue?: CustomValueMap;
  boolValue?: boolean;
}

/**
 * Values in an order.
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
 * Texts after a no.
 */
export interface DeclinedMessages {
  /** @maxLength 150 */
  title?: string;
  /** @maxLength 50 */
  shareActionLabel?: string;
}

/**
 * One pair of name and value, such as colour and blue. Exactly one of `plainText` and `colorInfo` is there.
 */
export interface DescriptionLine {
  name: DescriptionLineName;
  plainText?: PlainTextValue;
  colorInfo?: ColorValue;
}

/**
 * What the line is about, such as colour.
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
 * What such a file holds.
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
 * Sizes as decimal text, 0 to 999999999 with up to six decimals.
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
 * One discount. Either `coupon` or `paidPlan` is there.
 */
export interface DiscountItem {
  coupon?: CouponDiscount;
  paidPlan?: PaidPlanDiscount;
  /** How much this discount takes off. */
  amount?: Money;
}

/**
 * What an e-mail address is used for.
 */
export type EmailTag = 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK';

/**
 * Body of a failed call.
 */
export interface ErrorBody {
  /** What went wrong, in English, for the log. */
  message: string;
  details?: ErrorDetails;
}

/**
 * What went wrong, for programs. Has at most one of the members; empty when nothing more is known.
 */
export interface ErrorDetails {
  applicationError?: ApplicationError;
  validationError?: ValidationError;
  systemError?: SystemError;
  /**
   * Names of the request in the logs of the platform. Seen within other answers only.
   * @deprecated
   */
  tracing?: ErrorDetailsTracing;
}

/**
 * Names of the request in the logs of the platform. Seen within other answers only.
 * @deprecated
 */
export type ErrorDetailsTracing = { [key: string]: string };

/**
 * One mark.
 */
export interface EventBadge {
  type?: BadgePriority | Undeclared;
  /** @maxLength 50 */
  text?: string;
  /** When the site's own code last set the mark. */
  functionUpdateDate?: string;
}

/**
 * MANUAL when the owner made it, RECURRING_EVENT when it holds a series together. COMPONENT is known from the platform's own packages only.
 */
export type EventCategoryType = 'MANUAL' | 'RECURRING_EVENT' | 'COMPONENT';

/**
 * Which checkout sells the tickets. Known from the platform's own packages only.
 */
export type EventCheckoutType = 'EVENTS_APP' | 'ECOMM_PLATFORM';

/**
 * What the site leaves out.
 */
export interface EventDisplaySettings {
  /** Lists show no way to the event's own page. */
  hideEventDetailsButton?: boolean;
  /** The event has no page of its own. */
  hideEventDetailsPage?: boolean;
}

/**
 * Where the event stands; set by the platform. DRAFT until it is published; then UPCOMING, STARTED and ENDED by
 * the clock, or CANCELED. UNKNOWN_EVENT_STATUS belongs to earlier releases.
 */
export type EventStatus = 'UNKNOWN_EVENT_STATUS' | 'UPCOMING' | 'STARTED' | 'ENDED' | 'CANCELED' | 'DRAFT';

/**
 * Whether the price of a ticket holds the tax already, or the checkout adds it.
 */
export type EventTaxType = 'INCLUDED_IN_PRICE' | 'ADDED_AT_CHECKOUT';

/**
 * Data that apps keep with the entity.
 */
export interface ExtendedFields {
  /** One object of free form for each app, under the name of the app. */
  namespaces?: ExtendedFieldsNamespaces;
}

/**
 * One object of free form for each app, under the name of the app.
 */
export type ExtendedFieldsNamespaces = { [key: string]: { [key: string]: unknown } };

/**
 * Registration on another site.
 */
export interface ExternalRegistration {
  /** Where guests register. */
  url?: string;
}

/**
 * Whether a factor can be used (ACTIVE), was never switched on, or must be set up anew (REQUIRE_REENROLL).
 */
export type FactorStatus = 'INACTIVE' | 'ACTIVE' | 'REQUIRE_REENROLL';

/**
 * Means of proof: something known (PASSWORD, RECOVERY_CODE), a code on some way (SMS, CALL, EMAIL), an app (TOTP, PUSH), or a key of the device (WEBAUTHN).
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
 * Which fee it is; there is one, the platform's fee for selling tickets.
 */
export type FeeName = 'WIX_FEE';

/**
 * Who bears a fee. FEE_ADDED, FEE_ADDED_AT_CHECKOUT: the buyer, on top of the price; with the latter the fee is shown at the checkout only. FEE_INCLUDED: the owner, out of the price.
 */
export type FeeType = 'FEE_ADDED' | 'FEE_INCLUDED' | 'FEE_ADDED_AT_CHECKOUT';

/**
 * The text of one part of a value.
 */
export interface FieldPartLabel {
  /** Which part it is. */
  name?: string;
  /** What guests read. */
  label?: string;
}

/**
 * One field and what is wrong with it.
 */
export interface FieldViolation {
  /** Path of the field in the request. */
  field: string;
  /** What the field must be like. */
  description: string;
  violatedRule?: ViolatedRule | Undeclared;
  /** Name of the service's own rule; with `violatedRule` OTHER. */
  ruleName?: string;
  /** Facts of the rule, such as the threshold. */
  data?: FieldViolationData;
}

/**
 * Facts of the rule, such as the threshold.
 */
export type FieldViolationData = { [key: string]: unknown };

/**
 * The caller is known but may not do this.
 */
export type ForbiddenResponse = ErrorBody;

/**
 * Further texts of the value, by the platform's names for them.
 */
export type FormFieldAdditionalLabels = { [key: string]: string };

/**
 * Texts around the form, by way of registration.
 */
export interface FormMessages {
  rsvp?: RsvpFormMessages;
  checkout?: CheckoutFormMessages;
  registrationClosed?: RegistrationClosedMessages;
  ticketsUnavailable?: TicketsUnavailableMessages;
}

/**
 * Kind of value that an answer holds.
 */
export type FormValueType = 'TEXT' | 'NUMBER' | 'TEXT_ARRAY' | 'DATE_TIME' | 'ADDRESS';

/**
 * Time before the first charge.
 */
export interface FreeTrialPeriod {
  frequency: SubscriptionFrequency | Undeclared;
  /**
   * How many of the unit.
   * @minimum 1
   * @maximum 999
   */
  interval: number;
}

export interface GetCollectionBySlugResponse {
  collection: Collection;
}

/**
 * What is shown of the guests.
 */
export interface GuestListSettings {
  /** Everybody sees who comes. */
  displayedPublicly: boolean;
}

/**
 * Who may register. MEMBER asks guests to sign in first; VISITOR is the older word for VISITOR_OR_MEMBER.
 */
export type GuestType = 'VISITOR' | 'MEMBER' | 'VISITOR_OR_MEMBER';

/**
 * Who signs in, as the sign-in services know the person. A member of the site has the same id.
 */
export interface Identity {
  /** Also the id of the member. */
  readonly id: string;
  /** Grows by one with every change. A whole number as text. */
  readonly revision?: string;
  readonly createdDate?: string;
  readonly updatedDate?: string;
  /**
   * Names to sign in with. Only in answers of earlier releases; `email` took its place.
   * @deprecated
   * @maxItems 100
   */
  identifiers?: IdentityIdentifier[];
  /**
   * Ties to identity providers and to other means of sign-in. Empty for a member with a password only.
   * @maxItems 100
   */
  connections: IdentityConnection[];
  identityProfile?: IdentityProfile;
  metadata?: PlatformTags;
  email?: LoginEmail;
  status?: AccountStatus;
  /** Attributes that the platform keeps for itself; normally absent. */
  customAttributes?: IdentityCustomAttributes;
  /**
   * The means by which the person can prove who it is.
   * @maxItems 10
   */
  readonly factors: readonly IdentityFactor[];
}

/**
 * One tie to another means of sign-in. Has exactly one of the members.
 */
export interface IdentityConnection {
  idpConnection?: IdpConnection;
  authenticatorConnection?: AuthenticatorConnection;
}

/**
 * Attributes that the platform keeps for itself; normally absent.
 */
export type IdentityCustomAttributes = { [key: string]: unknown };

/**
 * One means by which the person can prove who it is.
 */
export interface IdentityFactor {
  factorId: string;
  type: FactorType | Undeclared;
  status: FactorStatus | Undeclared;
}

/**
 * A name to sign in with, in the older form. Has exactly one of the members.
 */
export interface IdentityIdentifier {
  email?: string;
  /** For identities that sign in without an e-mail address. */
  userName?: string;
}

/**
 * What a person has told about itself, as the platform answers it.
 */
export interface IdentityProfile {
  firstName?: string;
  lastName?: string;
  /** Name that others see. */
  nickname?: string;
  /** Address of the profile picture. */
  picture?: string;
  /**
   * Further e-mail addresses in the older form. `secondaryEmails` has them with their tags.
   * @deprecated
   * @maxItems 100
   */
  emails: string[];
  /**
   * Telephone numbers in the older form. `phonesV2` has them with country and tag.
   * @deprecated
   * @maxItems 100
   */
  phones: string[];
  /**
   * Keys of the contact labels that the person carries.
   * @maxItems 2000
   */
  labels: string[];
  /** Two-letter code of the preferred language. */
  language?: string;
  privacyStatus: PrivacyStatus | Undeclared;
  /**
   * Values of the fields that the site has added to the profile.
   * @maxItems 200
   */
  customFields: CustomField[];
  /**
   * Addresses beside the one to sign in with.
   * @maxItems 100
   */
  secondaryEmails: SecondaryEmail[];
  /**
   * Telephone numbers with country and tag.
   * @maxItems 100
   */
  phonesV2: ProfilePhone[];
  /**
   * Postal addresses, each with what it is for.
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
  /** Day of birth, without a time zone. */
  birthdate?: string;
  /**
   * End of the address of the public profile page.
   * @maxLength 255
   */
  slug?: string;
  /** Whether the person wants to get mailings of the site. */
  subscription?: boolean;
  /**
   * Tax number.
   * @maxLength 1000
   */
  vatId?: string;
}

/**
 * PENDING waits for something (see the reasons), ACTIVE may sign in, BLOCKED was shut out by the owner, DELETED is gone. What sets OFFLINE apart is not known; like every status but ACTIVE it does not sign in.
 */
export type IdentityStatusName = 'UNKNOWN_STATUS' | 'PENDING' | 'ACTIVE' | 'DELETED' | 'BLOCKED' | 'OFFLINE';

/**
 * What a PENDING identity waits for: the owner's approval, the code of the e-mail, or fields that the site demands.
 */
export type IdentityStatusReason =
  | 'UNKNOWN_REASON'
  | 'PENDING_ADMIN_APPROVAL_REQUIRED'
  | 'PENDING_EMAIL_VERIFICATION_REQUIRED'
  | 'PENDING_REQUIRED_FIELDS_MISSING';

/**
 * The person as an identity provider knows it.
 */
export interface IdpConnection {
  /** Id of the site's connection to the provider. */
  idpConnectionId: string;
  /** Id of the person at the provider. */
  idpUserId: string;
}

/**
 * A picture in the media store of the site, named by its id.
 */
export interface ImageReference {
  /**
   * Name of the file in the media store.
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
  /** Text for those who do not see the picture. */
  altText?: string;
  /** Name of the file when it was uploaded. */
  filename?: string;
}

/**
 * Whether guests answer an invitation (RSVP) or buy tickets (TICKETING). Chosen when the event is made, and never changed afterwards. RSVP_AND_TICKETING is known from the platform's own packages only.
 */
export type InitialRegistrationType = 'RSVP' | 'TICKETING' | 'RSVP_AND_TICKETING';

/**
 * Kind of a question: one line (INPUT), several lines (TEXTAREA), one out of a list (DROPDOWN, RADIO), any of a
 * list (CHECKBOX), first and last name (NAME), further guests and their names (GUEST_CONTROL), an address in one
 * line (ADDRESS_SHORT) or in parts (ADDRESS_FULL), a day (DATE).
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
 * An instant that the field must equal, or what is asked of it.
 */
export type InstantCondition = string | InstantOperators;

/**
 * Operators on an instant. Several in one object must all hold.
 */
export interface InstantOperators {
  /** At this instant. */
  $eq?: string;
  /** Not at this instant. */
  $ne?: string;
  /** Before this instant. */
  $lt?: string;
  /** At this instant or before. */
  $lte?: string;
  /** After this instant. */
  $gt?: string;
  /** At this instant or after. */
  $gte?: string;
  /**
   * At one of these.
   * @maxItems 100
   */
  $in?: readonly string[];
  /** True: the field is there. False: it is not. */
  $exists?: boolean;
}

/**
 * Whether all visible variants are in stock, none, or only some.
 */
export type InventoryStatus = 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK';

/**
 * Whether the item can be had now, in the wanted quantity.
 */
export interface ItemAvailability {
  status: ItemAvailabilityStatus | Undeclared;
  /**
   * How many there are. Absent when the stock is not counted.
   * @minimum 0
   */
  quantityAvailable?: number;
}

/**
 * AVAILABLE: there are enough. PARTIALLY_AVAILABLE: there are some, but fewer than the quantity. NOT_AVAILABLE: there are none. NOT_FOUND: the catalog does not have the item any more.
 */
export type ItemAvailabilityStatus = 'AVAILABLE' | 'NOT_FOUND' | 'NOT_AVAILABLE' | 'PARTIALLY_AVAILABLE';

/**
 * Where the site shows the item.
 */
export interface ItemPageUrl {
  /** Path from the root of the site. */
  relativePath: string;
  /** The whole address, when the site has one. */
  url?: string;
}

/**
 * A kind that the platform knows. UNRECOGNISED is a kind newer than this description.
 */
export type ItemTypePreset = 'UNRECOGNISED' | 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD' | 'SERVICE';

/**
 * Whether guests come to a place (VENUE) or join from elsewhere (ONLINE).
 */
export type LocationType = 'VENUE' | 'ONLINE';

/**
 * The address that the person signs in with.
 */
export interface LoginEmail {
  address: string;
  /** True once a code that was sent there has come back. */
  isVerified: boolean;
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
   * Every medium in the order of the gallery, the main one included.
   * @maxItems 300
   */
  items: MediaItem[];
}

/**
 * One medium. `mediaType` tells which of `image` and `video` is there; other kinds have neither.
 */
export interface MediaItem {
  id: string;
  mediaType: MediaItemType | Undeclared;
  /** Title that the owner gave; may be empty. */
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
 * Address and size of one file.
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
  /** Text for those who do not see the picture. */
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
  /** Id of the picture to show before the video runs. */
  stillFrameMediaId: string;
}

/**
 * Goes with the state MFA_CHALLENGE: a factor was chosen and waits for its answer. Declared for the platform's own pages; not to be expected on a site.
 */
export interface MfaChallengeData {
  factorType?: FactorType | Undeclared;
  verificationChallengeData?: VerificationChallenge;
  /**
   * The factors that could be chosen instead.
   * @maxItems 100
   */
  availableFactors?: MfaFactor[];
  reason?: MfaReason | Undeclared;
}

/**
 * A factor that could be used as the second one.
 */
export interface MfaFactor {
  factorType?: FactorType | Undeclared;
  factorStatus?: MfaFactorStatus | Undeclared;
}

/**
 * Whether a second factor can be used now, and whether a rule of the account decided that (BY_RULE).
 */
export type MfaFactorStatus =
  | 'ENABLED'
  | 'REQUIRE_ACTIVATION'
  | 'REQUIRE_REENROLL'
  | 'ENABLED_BY_RULE'
  | 'DISABLED_BY_RULE';

/**
 * Why a second factor is asked for, by the person's own settings or because the sign-in looks risky.
 */
export type MfaReason = 'USER_SETTINGS' | 'HIGH_RISK_LOGIN';

/**
 * An amount in one currency.
 */
export interface Money {
  /**
   * The amount under its old name, which is always there. Equal to `value`.
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
 * A value within a list or a map: the same kinds as `CustomValue`. Lists and maps may go on within each other without end; a description that follows them would never end either, so from here on they are free.
 */
export interface NestedCustomValue {
  strValue?: string;
  numValue?: number;
  dateValue?: string;
  /** A list within a list or map: `{ value: [...] }`. */
  listValue?: NestedCustomValueListValue;
  /** A map within a list or map: `{ value: { ... } }`. */
  mapValue?: NestedCustomValueMapValue;
  boolValue?: boolean;
}

/**
 * A list within a list or map: `{ value: [...] }`.
 */
export type NestedCustomValueListValue = { [key: string]: unknown };

/**
 * A map within a list or map: `{ value: { ... } }`.
 */
export type NestedCustomValueMapValue = { [key: string]: unknown };

/**
 * Space and colour around a node, as in CSS.
 */
export interface NodeStyle {
  paddingTop?: string;
  paddingBottom?: string;
  backgroundColor?: string;
}

/**
 * There is no such entity, or the caller may not see it.
 */
export type NotFoundResponse = ErrorBody;

/**
 * Smallest and largest value over the variants of a product.
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
   * Zone by its name in the tz database.
   * @maxLength 100
   */
  timeZoneId?: string;
  /** Show guests the zone beside the time. */
  showTimeZone: boolean;
}

/**
 * What a list shows before a guest chooses. Either one of its options or a text that is no option.
 */
export interface OptionSelection {
  /**
   * Place in `options`, from 0.
   * @minimum 0
   * @maximum 199
   */
  optionIndex?: number;
  /** @maxLength 200 */
  placeholderText?: string;
}

/**
 * How the option is shown; the value of a colour's choice is its colour code. Read-only.
 */
export type OptionType = 'unspecified_option_type' | 'drop_down' | 'color';

/**
 * State of an order. NA_ORDER_STATUS: not asked for (no fieldset DETAILS). FREE: costs nothing. INITIATED: waits for the buyer to pay. PENDING: the payment is being looked at. PAID: paid in full. PARTIALLY_PAID: a deposit or some instalments are paid. OFFLINE_PENDING: is to be paid in person. AUTHORIZED: the money is set aside, the owner can capture or void it. VOIDED: the money that was set aside is given up. DECLINED: the payment failed. CANCELED: was not paid in time.
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
 * The pricing plan that the discount comes from.
 */
export interface PaidPlanDiscount {
  percentDiscount?: PercentDiscount;
  /** Name of the plan. */
  name?: string;
}

/**
 * How the item is paid: all online, all in person (OFFLINE), a deposit online and the rest later (DEPOSIT_ONLINE), or with a membership, which makes the price 0. FULL_PAYMENT_ONLINE unless said.
 */
export type PaymentOptionType =
  | 'FULL_PAYMENT_ONLINE'
  | 'FULL_PAYMENT_OFFLINE'
  | 'MEMBERSHIP'
  | 'DEPOSIT_ONLINE'
  | 'MEMBERSHIP_OFFLINE'
  | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER';

/**
 * A part of the price that a plan takes off.
 */
export interface PercentDiscount {
  /**
   * In percent, from 0.01 to 100, with two decimals at most.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  rate?: string;
  /**
   * Number of tickets that the plan makes cheaper.
   * @minimum 0
   */
  quantityDiscounted?: number;
}

/**
 * What a telephone number is used for.
 */
export type PhoneTag = 'UNTAGGED' | 'MAIN' | 'HOME' | 'MOBILE' | 'WORK' | 'FAX';

/**
 * What a carrier must know.
 */
export interface PhysicalProperties {
  /**
   * Of one, in the weight unit of the cart.
   * @minimum 0
   */
  weight?: number;
  /**
   * Stock keeping unit.
   * @maxLength 40
   */
  sku?: string;
  /** Whether the item is shipped at all. */
  shippable: boolean;
}

/**
 * What a carrier must know, to send.
 */
export interface PhysicalPropertiesInput {
  /**
   * Of one, in the weight unit of the site.
   * @minimum 0
   */
  weight?: number;
  /**
   * Stock keeping unit.
   * @maxLength 40
   */
  sku?: string;
  /** Whether the item is shipped at all. */
  shippable?: boolean;
}

/**
 * A choice that is told in words.
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
 * Which page to answer, counted by offset.
 */
export interface PlatformPaging {
  /**
   * Most items of one page.
   * @minimum 0
   * @maximum 100
   */
  limit?: number;
  /**
   * How many items to leave out first.
   * @minimum 0
   */
  offset?: number;
}

/**
 * Where the answered page stands in the whole result.
 */
export interface PlatformPagingMetadata {
  /**
   * Number of items on this page.
   * @minimum 0
   */
  count?: number;
  /**
   * Offset that the page was asked for with.
   * @minimum 0
   */
  offset?: number;
  /**
   * Number of items in the whole result. Absent in cursor paging and when `tooManyToCount` is true.
   * @minimum 0
   */
  total?: number;
  /** True when the platform gave up counting; then neither a total nor a last page is known. */
  tooManyToCount?: boolean;
  cursors?: Cursors;
}

/**
 * Marks that the platform sets for its own use; normally absent.
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
 * Words in place of the price, for items that have no number.
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
 * Who sees the profile: everybody (PUBLIC) or only the person and the owner (PRIVATE).
 */
export type PrivacyStatus = 'UNDEFINED' | 'PUBLIC' | 'PRIVATE';

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
 * What a buyer can choose about the product, such as its size.
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
  choices: Choice[];
}

/**
 * Goods to be shipped, or files to be loaded.
 */
export type ProductType = 'unspecified_product_type' | 'physical' | 'digital';

/**
 * A postal address in the form of the profile, which differs from that of carts and events: the parts of the street stand beside the town. The street is given either in parts or as one line (`addressLine`).
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
 * A question that was sent to an app.
 */
export interface PushChallengeData {
  /**
   * Id of the question.
   * @maxLength 36
   */
  transactionId?: string;
}

/**
 * How many of the item.
 * @minimum 1
 * @maximum 100000
 */
export type Quantity = number;

/**
 * ONE_TIME for an event by itself, RECURRING for one of a series. The other three mark an event of a series that is next, ended lately or was canceled lately; when exactly the platform uses them is not established.
 */
export type RecurrenceStatus =
  | 'ONE_TIME'
  | 'RECURRING'
  | 'RECURRING_UPCOMING'
  | 'RECURRING_RECENTLY_ENDED'
  | 'RECURRING_RECENTLY_CANCELED';

/**
 * Texts when nobody can register any more.
 */
export interface RegistrationClosedMessages {
  message: string;
  /** Label of the way to other events. */
  exploreEventsActionLabel: string;
}

/**
 * Whether guests can register now:
 *
 * - OPEN_RSVP, OPEN_TICKETS, OPEN_EXTERNAL: they can, in the way named
 * - OPEN_RSVP_WAITLIST_ONLY: the places are taken, the waitlist is open
 * - SCHEDULED_RSVP: answers are taken from `rsvp.startDate` on
 * - CLOSED_AUTOMATICALLY: the event is over, or all tickets are sold or no longer on sale
 * - CLOSED_MANUALLY: the owner paused it or canceled the event, or it is a draft
 * - UNKNOWN_REGISTRATION_STATUS: not known
 * - OPEN_RSVP_AND_TICKETS: both ways; known from the platform's own packages only
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
 * What the registration is at present. NONE when the event is only shown, EXTERNAL when it is done on another site. RSVP_AND_TICKETING is known from the platform's own packages only.
 */
export type RegistrationType = 'RSVP' | 'TICKETING' | 'EXTERNAL' | 'NONE' | 'RSVP_AND_TICKETING';

/**
 * Goes with the state REQUIRE_MFA. Declared for the platform's own pages; not to be expected on a site.
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
 * State of a reservation. RESERVATION_PENDING: holds the tickets. RESERVATION_CONFIRMED: its order is free or paid. RESERVATION_CANCELED: its order was not paid. RESERVATION_CANCELED_MANUALLY: was given back. RESERVATION_EXPIRED: nobody checked it out in time.
 */
export type ReservationStatus =
  | 'RESERVATION_PENDING'
  | 'RESERVATION_CONFIRMED'
  | 'RESERVATION_CANCELED'
  | 'RESERVATION_CANCELED_MANUALLY'
  | 'RESERVATION_EXPIRED';

/**
 * A short mark on the picture of the product.
 */
export interface Ribbon {
  /** @maxLength 30 */
  text: string;
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
 * Texts for guests who come, or wait for a place.
 */
export interface RsvpAcceptance {
  /** Above the form. */
  title: string;
  confirmation?: RsvpAcceptanceConfirmed;
}

/**
 * Texts once the yes has arrived.
 */
export interface RsvpAcceptanceConfirmed {
  title: string;
  message: string;
  addToCalendarActionLabel: string;
  shareActionLabel: string;
}

/**
 * What guests read after their answer. Known from the platform's own packages only.
 */
export interface RsvpConfirmationMessages {
  positiveConfirmation?: AcceptedMessages;
  waitlistMessages?: AcceptedMessages;
  negativeMessages?: DeclinedMessages;
}

/**
 * Texts of the answer to an invitation.
 */
export interface RsvpFormMessages {
  /** Label of the yes. */
  rsvpYesOption: string;
  /** Label of the no. */
  rsvpNoOption: string;
  positiveMessages?: RsvpAcceptance;
  waitlistMessages?: RsvpAcceptance;
  negativeMessages?: RsvpRefusal;
  /** Label of the button. */
  submitActionLabel: string;
}

/**
 * Texts for guests who do not come.
 */
export interface RsvpRefusal {
  /** Above the form. */
  title: string;
  confirmation?: RsvpRefusalConfirmed;
}

/**
 * Texts once the no has arrived.
 */
export interface RsvpRefusalConfirmed {
  title: string;
  shareActionLabel: string;
}

/**
 * What guests can answer to the invitation. With YES_AND_NO they can decline too.
 */
export type RsvpResponseType = 'YES_ONLY' | 'YES_AND_NO';

/**
 * A sum of money.
 */
export interface SalesAmount {
  /**
   * The older form of `value`; always there.
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
 * An address that cannot be signed in with.
 */
export interface SecondaryEmail {
  email: string;
  tag: EmailTag | Undeclared;
}

/**
 * The membership that pays for the line.
 */
export interface SelectedMembership {
  /**
   * Id that the app gave the membership.
   * @minLength 1
   * @maxLength 100
   */
  id: string;
  /** App that keeps the membership. */
  appId: string;
}

/**
 * The way of shipping that the buyer chose, out of those that the estimate offers.
 */
export interface SelectedShippingOption {
  /**
   * Code of the option (`shippingOptions[].code`).
   * @minLength 1
   * @maxLength 100
   */
  code: string;
  /** Carrier that offers it (`carrierServiceOptions[].carrierId`). Needed when two use the same code. */
  carrierId?: string;
}

/**
 * One word, or a few, to be found by.
 */
export interface SeoKeyword {
  term: string;
  /** The most important one; at most one is. */
  isMain: boolean;
  /**
   * Where the word came from.
   * @maxLength 1000
   */
  origin?: string;
}

/**
 * One word, or a few, to be found by, to send.
 */
export interface SeoKeywordInput {
  term: string;
  /** The most important one; at most one is. */
  isMain?: boolean;
  /**
   * Where the word came from.
   * @maxLength 1000
   */
  origin?: string;
}

/**
 * Words to be found by, and what happens when the slug changes.
 */
export interface SeoKeywordSettings {
  /** The old address does not lead to the new one. */
  preventAutoRedirect: boolean;
  /** @maxItems 5 */
  keywords: SeoKeyword[];
}

/**
 * Words to be found by, to send.
 */
export interface SeoKeywordSettingsInput {
  /** The old address does not lead to the new one. */
  preventAutoRedirect?: boolean;
  /** @maxItems 5 */
  keywords?: readonly SeoKeywordInput[];
}

/**
 * Tags for the head of the page, and the words to be found by.
 */
export interface SeoSchema {
  /** @maxItems 100 */
  tags: SeoTag[];
  settings?: SeoKeywordSettings;
}

/**
 * Tags for the head of the page, and the words to be found by, to send.
 */
export interface SeoSchemaInput {
  /** @maxItems 100 */
  tags?: readonly SeoTagInput[];
  settings?: SeoKeywordSettingsInput;
}

/**
 * One tag of the head of the page.
 */
export interface SeoTag {
  /** Name of the tag. */
  type: string;
  /** Attributes of the tag. Any names, hence a free map. */
  props?: SeoTagProps;
  /** The platform's own notes on the tag. */
  meta?: SeoTagMeta;
  /** Text within the tag; may be empty. */
  children: string;
  /** The owner added it. */
  custom: boolean;
  /** It is left out of the page. */
  disabled: boolean;
}

/**
 * One tag of the head of the page, to send.
 */
export interface SeoTagInput {
  /** Name of the tag. */
  type: string;
  /** Attributes of the tag. Any names, hence a free map. */
  props?: SeoTagInputProps;
  /** The platform's own notes on the tag. */
  meta?: SeoTagInputMeta;
  /** Text within the tag. */
  children?: string;
  /** The owner added it. */
  custom?: boolean;
  /** It is left out of the page. */
  disabled?: boolean;
}

/**
 * The platform's own notes on the tag.
 */
export type SeoTagInputMeta = { [key: string]: unknown };

/**
 * Attributes of the tag. Any names, hence a free map.
 */
export type SeoTagInputProps = { [key: string]: unknown };

/**
 * The platform's own notes on the tag.
 */
export type SeoTagMeta = { [key: string]: unknown };

/**
 * Attributes of the tag. Any names, hence a free map.
 */
export type SeoTagProps = { [key: string]: unknown };

/**
 * What only a line of type SERVICE has.
 */
export interface ServiceProperties {
  /** When the service takes place. */
  scheduledDate?: string;
  /**
   * @minimum 1
   * @maximum 10000
   */
  numberOfParticipants?: number;
}

/**
 * Smallest first (ASC) or largest first (DESC). ASC unless said.
 */
export type SortOrder = 'ASC' | 'DESC';

/**
 * Where a sign-in stands. `state` says what is to be done next, and which of the tokens is there: `sessionToken` after SUCCESS, `stateToken` while something is still missing.
 */
export interface StateMachineResponse {
  state: StateType | Undeclared;
  /**
   * The session at the platform, once the sign-in is complete. It opens no call by itself: an authorization request that carries it turns it into access and refresh token without a page. Absent in every other state.
   * @minLength 1
   */
  readonly sessionToken?: string;
  /**
   * Stands for the unfinished sign-in; goes back with the step that it waits for, such as the code of the e-mail. Keep it in memory only. Absent once nothing is missing.
   * @minLength 1
   */
  readonly stateToken?: string;
  identity?: Identity;
  /** Facts beside the identity, by name. Which ones is up to the site; often empty or absent. */
  additionalData?: StateMachineResponseAdditionalData;
  requireMfaData?: RequireMfaData;
  mfaChallengeData?: MfaChallengeData;
}

/**
 * Facts beside the identity, by name. Which ones is up to the site; often empty or absent.
 */
export type StateMachineResponseAdditionalData = { [key: string]: CustomValue };

/**
 * What a sign-in waits for. SUCCESS: nothing, the session token is there. REQUIRE_EMAIL_VERIFICATION: the code that was mailed. REQUIRE_OWNER_APPROVAL: the owner's consent. REQUIRE_MISSING_FIELDS: mandatory fields of the profile. STATUS_CHECK: the platform's decision on the status of the identity. REQUIRE_MFA, MFA_CHALLENGE and REQUIRE_FIRST_FACTOR belong to second factors, which sites do not offer to their members. A client treats every state that it has no step for as a failed sign-in.
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
 * Stock of the product over all its variants.
 */
export interface Stock {
  /** Whether a number is counted down with every order. */
  readonly trackInventory: boolean;
  /**
   * Absent while stock is not counted.
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
 * How much there is of a variant.
 */
export interface StockLevel {
  /** Whether a number is counted down with every order. */
  trackQuantity: boolean;
  /**
   * Absent while stock is not counted.
   * @maximum 99999
   */
  quantity?: number;
  /** Counted: more than zero are left. Not counted: the switch of the owner. */
  inStock: boolean;
}

/**
 * The site lacks the store's app, or its store uses the newer catalog, which other calls read.
 */
export type StoreNotReadyResponse = ErrorBody;

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
 * How far below the country a division stands; level 1 is next to it.
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
 * What the subscription is, as the buyer reads it.
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
 * Unit of the cycle.
 */
export type SubscriptionFrequency = 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';

/**
 * The subscription that the item is bought with. Absent for a purchase made once.
 */
export interface SubscriptionOptionInfo {
  subscriptionSettings: SubscriptionSettings;
  title: SubscriptionTitle;
  description?: SubscriptionDescription;
}

/**
 * When the subscription is charged again. `interval` times `frequency` is the length of one cycle.
 */
export interface SubscriptionSettings {
  frequency: SubscriptionFrequency | Undeclared;
  /**
   * How many units of the frequency one cycle has.
   * @minimum 1
   * @maximum 3650
   */
  interval?: number;
  /** True runs until someone ends it; false after `billingCycles`. */
  autoRenewal: boolean;
  /**
   * How often it is charged. Absent with `autoRenewal`.
   * @minimum 1
   */
  billingCycles?: number;
  /** Whether the buyer may end it. */
  enableCustomerCancellation: boolean;
  /** First day, when it is not the day of the order. */
  startDate?: string;
  freeTrialPeriod?: FreeTrialPeriod;
}

/**
 * Name of the subscription, as the buyer reads it.
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
 * The platform itself failed.
 */
export interface SystemError {
  errorCode?: string;
}

/**
 * A postal address of the person and what it is for.
 */
export interface TaggedAddress {
  address?: ProfileAddress;
  tag: AddressTag | Undeclared;
}

/**
 * How the tax goes with the price. INCLUDED: it is part of the price. ADDED: it comes on top. ADDED_AT_CHECKOUT: it comes on top and is shown at the checkout only.
 */
export type TaxType = 'INCLUDED' | 'ADDED' | 'ADDED_AT_CHECKOUT';

/**
 * Which address decides on the tax.
 */
export type TaxableAddressType = 'BUSINESS' | 'BILLING' | 'SHIPPING';

/**
 * A text that the field must equal, or what is asked of it.
 */
export type TextCondition = string | TextOperators;

/**
 * Kind of a decoration.
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
 * Operators on a text or an id. Several in one object must all hold.
 */
export interface TextOperators {
  /** Equal to this. */
  $eq?: string;
  /** Not equal to this. */
  $ne?: string;
  /** Before this, in the order of characters. */
  $lt?: string;
  /** Before this or equal to it. */
  $lte?: string;
  /** After this, in the order of characters. */
  $gt?: string;
  /** After this or equal to it. */
  $gte?: string;
  /**
   * One of these.
   * @maxItems 100
   */
  $in?: readonly string[];
  /** Begins with this. */
  $startsWith?: string;
  /** True: the field is there. False: it is not. */
  $exists?: boolean;
}

/**
 * What buyers read after the purchase. Known from the platform's own packages only.
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
 * Texts when no ticket can be had.
 */
export interface TicketsUnavailableMessages {
  message: string;
  /** Label of the way to other events. */
  exploreEventsActionLabel: string;
}

/**
 * Too many calls in a short time. Wait before the next attempt.
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
 * The access token is missing, expired or not valid.
 */
export type UnauthorizedResponse = ErrorBody;

/**
 * Fields of the request did not meet the bounds of the contract.
 */
export interface ValidationError {
  /** @maxItems 300 */
  fieldViolations: FieldViolation[];
}

/**
 * Name of the option to description of the choice; empty for the default variant.
 */
export type VariantChoices = { [key: string]: string };

/**
 * Kind of Brazilian tax number: CPF belongs to a person, CNPJ to a company.
 */
export type VatType = 'UNSPECIFIED' | 'CPF' | 'CNPJ';

/**
 * What a factor needs to be answered. Has at most one of `pushData` and `webauthnData`.
 */
export interface VerificationChallenge {
  pushData?: PushChallengeData;
  webauthnData?: WebAuthnChallengeData;
  /**
   * Where a code went, partly blotted out.
   * @maxLength 200
   */
  hint?: string;
}

/**
 * The kind of bound that a field did not meet.
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
 * A question to a key of the device.
 */
export interface WebAuthnChallengeData {
  /** Goes back with the answer of the key. */
  challengeId?: string;
  /**
   * What the browser's credential call takes, as JSON text.
   * @maxLength 40000
   */
  publicKeyCredentialRequestOptionsJson?: string;
}

/**
 * Unit of every weight of the cart.
 */
export type WeightUnit = 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB';
