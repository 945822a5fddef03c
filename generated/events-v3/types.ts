// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Undeclared } from '../../src/core/undeclared.ts';
export type { Undeclared };

import type {
  AddressLocation,
  AddressSubdivision,
  BadgeList,
  CancellationActorType,
  ConferenceType,
  CountryCode,
  CurrencyCode,
  ErrorBody,
  EventCategoryType,
  EventCheckoutType,
  EventDisplaySettings,
  EventInstantCondition,
  EventStatus,
  EventTaxType,
  ExternalRegistration,
  FieldPartLabel,
  FormFieldAdditionalLabels,
  FormMessages,
  FormValueType,
  GuestListSettings,
  GuestType,
  InitialRegistrationType,
  InputControlType,
  LocationType,
  NodeStyle,
  Occurrence,
  OptionSelection,
  PlatformPagingMetadata,
  RecurrenceStatus,
  RegistrationStatus,
  RegistrationType,
  RichContentNodeNodesItem,
  RichContentNodeType,
  RsvpConfirmationMessages,
  RsvpResponseType,
  SalesAmount,
  SeoSchema,
  SeoSchemaInput,
  SortOrder,
  StreetAddress,
  TextDecorationType,
  TicketsConfirmationMessages,
} from '../shared/types.ts';

export type {
  AcceptedMessages,
  AddressLocation,
  AddressSubdivision,
  ApplicationError,
  ApplicationErrorData,
  BadRequestResponse,
  BadgeList,
  BadgePriority,
  CancellationActorType,
  CheckoutConfirmed,
  CheckoutFormMessages,
  ConferenceType,
  CountryCode,
  CurrencyCode,
  Cursors,
  DeclinedMessages,
  ErrorBody,
  ErrorDetails,
  ErrorDetailsTracing,
  EventBadge,
  EventCategoryType,
  EventCheckoutType,
  EventDisplaySettings,
  EventInstantCondition,
  EventInstantOperators,
  EventStatus,
  EventTaxType,
  EventsAppMissingResponse,
  ExternalRegistration,
  FieldPartLabel,
  FieldViolation,
  FieldViolationData,
  ForbiddenResponse,
  FormFieldAdditionalLabels,
  FormMessages,
  FormValueType,
  GuestListSettings,
  GuestType,
  InitialRegistrationType,
  InputControlType,
  LocationType,
  NodeStyle,
  NotFoundResponse,
  Occurrence,
  OptionSelection,
  PlatformPagingMetadata,
  RecurrenceStatus,
  RegistrationClosedMessages,
  RegistrationStatus,
  RegistrationType,
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
  SeoKeyword,
  SeoKeywordInput,
  SeoKeywordSettings,
  SeoKeywordSettingsInput,
  SeoSchema,
  SeoSchemaInput,
  SeoTag,
  SeoTagInput,
  SeoTagInputMeta,
  SeoTagInputProps,
  SeoTagMeta,
  SeoTagProps,
  SortOrder,
  StreetAddress,
  SubdivisionLevel,
  SystemError,
  TextDecorationType,
  TicketsConfirmationMessages,
  TicketsUnavailableMessages,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  ValidationError,
  ViolatedRule,
} from '../shared/types.ts';

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
 * The programme of the event, as sent in a request.
 */
export interface AgendaSettingsInput {
  /** Whether guests see an agenda. */
  enabled?: boolean;
}

export interface BulkCancelEventsByFilterRequest {
  filter: BulkEventQuery;
}

/**
 * Empty. It does not contain the canceled events.
 */
export interface BulkCancelEventsByFilterResponse {
  [key: string]: unknown;
}

export interface BulkDeleteEventsByFilterRequest {
  filter: BulkEventQuery;
}

/**
 * Empty. It does not contain the deleted events.
 */
export interface BulkDeleteEventsByFilterResponse {
  [key: string]: unknown;
}

/**
 * Selection of events. It has the structure of a query; its `filter` contains the condition.
 */
export interface BulkEventQuery {
  filter: EventFilter;
  /**
   * Has no effect, since the call applies to all matching events.
   * @maxItems 20
   */
  sort?: readonly EventSorting[];
  paging?: EventPaging;
}

/**
 * The filter is missing, empty or not valid. Nothing was changed.
 */
export type BulkFilterRefusedResponse = ErrorBody;

/**
 * URLs that add the event to a calendar.
 */
export interface CalendarUrls {
  /** URL that adds it to a Google calendar. */
  readonly google: string;
  /** URL of an iCalendar file. */
  readonly ics: string;
}

export interface CancelEventRequest {
  fields?: EventFieldsets;
}

/**
 * Texts after the purchase of tickets, as sent in a request.
 */
export interface CheckoutConfirmedInput {
  title?: string;
  message?: string;
  downloadTicketsLabel?: string;
  addToCalendarLabel?: string;
  shareEventLabel?: string;
}

/**
 * Texts for the purchase of tickets, as sent in a request.
 */
export interface CheckoutFormMessagesInput {
  /** Title above the form. */
  title?: string;
  /** Label of the button. */
  submitActionLabel?: string;
  confirmation?: CheckoutConfirmedInput;
}

export interface CloneEventRequest {
  /** Values that override those of the original. */
  event?: EventChanges;
  /** True: keep the copy as a draft, which is also the default. Whether false publishes it immediately is not known. */
  draft?: boolean;
  fields?: EventFieldsets;
  fieldmask?: EventFieldMask;
}

/**
 * Number of events per value. The facet `status` has its own names: SCHEDULED is the status UPCOMING. A value without events may be absent, and newer releases may add names, such as DRAFT.
 */
export interface CountByValue {
  /**
   * Published, and not started yet.
   * @minimum 0
   */
  SCHEDULED?: number;
  /**
   * In progress.
   * @minimum 0
   */
  STARTED?: number;
  /**
   * Events that are over.
   * @minimum 0
   */
  ENDED?: number;
  /**
   * Events that were canceled, whatever their date.
   * @minimum 0
   */
  CANCELED?: number;
  [key: string]: unknown;
}

export interface CountEventsByStatusRequest {
  filter?: EventFilter;
  /**
   * Fields whose values are counted. `status` is known; other fields return no counts.
   * @maxItems 20
   * @items.maxLength 100
   */
  facet?: readonly string[];
  /** Count drafts too. Rejected with 403 if the caller may not read drafts. */
  includeDrafts?: boolean;
}

export interface CountEventsByStatusResponse {
  pagingMetadata?: PlatformPagingMetadata;
  /** The counts of each requested facet, by its name. */
  facets?: CountEventsByStatusResponseFacets;
}

/**
 * The counts of each requested facet, by its name.
 */
export type CountEventsByStatusResponseFacets = { [key: string]: FacetCounts };

export interface CreateEventRequest {
  event: NewEvent;
  /** True: create a draft, to be published later. By default, the event is published immediately. */
  draft?: boolean;
  fields?: EventFieldsets;
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
 * Dates of the event, sent as a whole: start, end and time zone; or the note that they are to be decided, with a message; or a list of dates for a series.
 */
export interface DateAndTimeSettingsInput {
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
  recurringEvents?: RecurrencesInput;
}

export interface DeleteEventResponse {
  /** Id of the event that was deleted. */
  eventId: string;
}

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
  readonly countryFullname?: string;
  /**
   * Name of the state, region or province, filled in by the platform.
   * @maxLength 250
   */
  readonly subdivisionFullname?: string;
  /**
   * All levels between country and city. Known only from the platform's own packages.
   * @maxItems 6
   */
  readonly subdivisions?: readonly AddressSubdivision[];
}

/**
 * Address of the location, as sent in a request. Give the street either in parts (`streetAddress`) or as one line (`addressLine`), not both.
 */
export interface EventAddressInput {
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
}

/**
 * Person or app that canceled the event, and the time. Present for canceled events only.
 */
export interface EventCancellation {
  readonly canceledDate?: string;
  actorType: CancellationActorType | Undeclared;
  /** @maxLength 200 */
  readonly actorName: string;
  /** Empty if no person canceled it. */
  readonly actorEmail: string;
}

/**
 * Categories that contain the event.
 */
export interface EventCategories {
  /** @maxItems 10 */
  readonly categories?: EventCategory[];
}

/**
 * A named group of events.
 */
export interface EventCategory {
  readonly id?: string;
  /**
   * @minLength 1
   * @maxLength 30
   */
  name?: string;
  readonly createdDate?: string;
  /** Whether the category is hidden from visitors. */
  readonly hidden?: boolean;
  type?: EventCategoryType | Undeclared;
}

/**
 * Fields of an event to write. Omitted fields stay unchanged; dates are replaced as a whole.
 */
export interface EventChanges {
  /**
   * @minLength 1
   * @maxLength 120
   */
  title?: string;
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
  description?: RichContentInput;
  mainImage?: EventImageInput;
  location?: EventLocationInput;
  dateAndTimeSettings?: DateAndTimeSettingsInput;
  registration?: RegistrationChanges;
  form?: RegistrationFormInput;
  guestListSettings?: GuestListSettingsInput;
  onlineConferencing?: OnlineConferencingInput;
  seoSettings?: SeoSettingsInput;
  agendaSettings?: AgendaSettingsInput;
  eventDisplaySettings?: EventDisplaySettings;
}

/**
 * The discussion of the event. For the platform's internal use.
 */
export interface EventFeed {
  /** Secret with which the caller can take part. */
  readonly token?: string;
}

/**
 * Paths of the fields to write, separated by commas. Known only from the platform's own packages; a host may ignore it and write the fields that are present.
 */
export type EventFieldMask = string | readonly string[];

/**
 * A group of fields to return:
 *
 * - DETAILS: `shortDescription`, `mainImage`, `calendarUrls`
 * - TEXTS: `description` and the older `detailedDescription`
 * - REGISTRATION: `registration`
 * - URLS: `eventPageUrl`
 * - FORM: `form`
 * - DASHBOARD: `summaries`, for those who manage events
 * - FEED: `feed`, for the platform's internal use
 * - ONLINE_CONFERENCING_SESSION: `onlineConferencing` with the links of the session
 * - SEO_SETTINGS: `seoSettings`
 * - AGENDA: `agendaSettings`
 * - CATEGORIES: `categories`
 * - CUSTOMIZABLE_TICKETS, BADGES: the fields of these names; known only from the platform's own packages
 */
export type EventFieldset =
  | 'DETAILS'
  | 'TEXTS'
  | 'REGISTRATION'
  | 'URLS'
  | 'FORM'
  | 'DASHBOARD'
  | 'FEED'
  | 'ONLINE_CONFERENCING_SESSION'
  | 'SEO_SETTINGS'
  | 'AGENDA'
  | 'CATEGORIES'
  | 'CUSTOMIZABLE_TICKETS'
  | 'BADGES';

/**
 * Fieldsets to return in addition to the base fields. No effect on the fields that are written.
 * @maxItems 20
 */
export type EventFieldsets = readonly EventFieldset[];

/**
 * Conditions on an event, all of which must match. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400.
 */
export interface EventFilter {
  id?: EventTextCondition;
  title?: EventTextCondition;
  slug?: EventTextCondition;
  createdDate?: EventInstantCondition;
  updatedDate?: EventInstantCondition;
  'dateAndTimeSettings.startDate'?: EventInstantCondition;
  'dateAndTimeSettings.endDate'?: EventInstantCondition;
  status?: EventStatusCondition;
  'registration.initialType'?: EventRegistrationCondition;
  userId?: EventMakerCondition;
  /**
   * All of these filters must match.
   * @maxItems 100
   */
  $and?: readonly EventFilter[];
  /**
   * At least one of these filters must match.
   * @maxItems 100
   */
  $or?: readonly EventFilter[];
  $not?: EventFilter;
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
  readonly urlExpirationDate?: string;
}

/**
 * An image as sent in a request: the id of a file in the site's media store, or another URL.
 */
export interface EventImageInput {
  /**
   * @minLength 1
   * @maxLength 200
   */
  id?: string;
  /** URL of an image outside the media store. */
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
 * Venue or online location of the event, as sent in a request.
 */
export interface EventLocationInput {
  type?: LocationType;
  /**
   * Name of the location, as shown to guests.
   * @maxLength 50
   */
  name?: string;
  address?: EventAddressInput;
  /** True if the location is to be decided; then `name` says so. */
  locationTbd?: boolean;
}

/**
 * Id of the event's creator, or an object of operators.
 */
export type EventMakerCondition = string | EventMakerOperators;

/**
 * Operators on the creator's id. If there are several, all must match.
 */
export interface EventMakerOperators {
  /** Equal to this value. */
  $eq?: string;
  /** Not equal to this value. */
  $ne?: string;
  /**
   * Equal to one of these values.
   * @maxItems 100
   */
  $in?: readonly string[];
}

/**
 * Page to return, by offset.
 */
export interface EventPaging {
  /**
   * Maximum number of events per page. Always send it, because a platform release that assumes 0 returns an empty page.
   * @minimum 0
   * @maximum 1000
   */
  limit?: number;
  /**
   * Number of events to skip.
   * @minimum 0
   */
  offset?: number;
}

/**
 * Filter, sort order and page of an event query.
 */
export interface EventQuery {
  filter?: EventFilter;
  /**
   * The first field has precedence; the following one breaks ties.
   * @maxItems 20
   */
  sort?: readonly EventSorting[];
  paging?: EventPaging;
}

/**
 * Kind of registration with which the event was created. Equality is the only operator.
 */
export type EventRegistrationCondition = InitialRegistrationType | EventRegistrationOperators;

/**
 * Operators on the kind of registration.
 */
export interface EventRegistrationOperators {
  $eq?: InitialRegistrationType;
}

/**
 * A field is not valid, parts of the event contradict each other, or the slug is malformed.
 */
export type EventRejectedResponse = ErrorBody;

export interface EventResponse {
  event?: SiteEvent;
}

/**
 * A field by which events can be sorted.
 */
export type EventSortField =
  | 'id'
  | 'title'
  | 'slug'
  | 'createdDate'
  | 'updatedDate'
  | 'dateAndTimeSettings.startDate'
  | 'dateAndTimeSettings.endDate';

/**
 * One sort key; earlier keys have precedence.
 */
export interface EventSorting {
  fieldName: EventSortField;
  order?: SortOrder;
  /** Point on the map. If given, the key sorts by the distance of the event's location from this point; `fieldName` must still name a field. The platform's general sort object has this member; for events it was not observed. */
  origin?: AddressLocation;
}

/**
 * A status that the field must equal, or an object of operators.
 */
export type EventStatusCondition = EventStatus | EventStatusOperators;

/**
 * Operators on the status. If there are several, all must match.
 */
export interface EventStatusOperators {
  $eq?: EventStatus;
  $ne?: EventStatus;
  /**
   * Equal to one of these values.
   * @maxItems 100
   */
  $in?: readonly EventStatus[];
}

/**
 * Statistics of the event, counted by the platform. Each part is present only if it applies to the event.
 */
export interface EventSummaries {
  readonly rsvps?: RsvpSummary;
  readonly tickets?: TicketSummary;
  readonly cancellation?: EventCancellation;
}

/**
 * A text that the field must equal, or an object of operators.
 */
export type EventTextCondition = string | EventTextOperators;

/**
 * Operators on a text or an id. If there are several, all must match.
 */
export interface EventTextOperators {
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
}

/**
 * Number of events per value of one facet.
 */
export interface FacetCounts {
  counts: CountByValue;
}

/**
 * Fieldsets to return in addition to the base fields; repeat the parameter for each. A fieldset that the caller may not see is rejected with 403.
 */
export type FieldsParameter = readonly EventFieldset[];

/**
 * The filter is malformed, or a field is not valid.
 */
export type FilterRefusedResponse = ErrorBody;

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
  readonly labels?: readonly FieldPartLabel[];
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
 * One value that a question asks for, as sent in a request.
 */
export interface FormFieldInput {
  /** Name of the value in a guest's answers. */
  name?: string;
  /** Label shown to guests. */
  label?: string;
  /** Additional texts of the value, by the platform's names for them. */
  additionalLabels?: FormFieldInputAdditionalLabels;
  type?: FormValueType;
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
  options?: readonly string[];
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
 * Additional texts of the value, by the platform's names for them.
 */
export type FormFieldInputAdditionalLabels = { [key: string]: string };

/**
 * Texts of the form, by kind of registration, as sent in a request.
 */
export interface FormMessagesInput {
  rsvp?: RsvpFormMessagesInput;
  checkout?: CheckoutFormMessagesInput;
  registrationClosed?: RegistrationClosedMessagesInput;
  ticketsUnavailable?: TicketsUnavailableMessagesInput;
}

/**
 * The dates as texts in the language of the site and the time zone of the event, for display only.
 */
export interface FormattedDates {
  /**
   * Start and end in one line.
   * @maxLength 500
   */
  readonly dateAndTime?: string;
  /**
   * Day of the start.
   * @maxLength 500
   */
  readonly startDate?: string;
  /**
   * Local time of the start, in the event's time zone.
   * @maxLength 500
   */
  readonly startTime?: string;
  /**
   * Day of the end.
   * @maxLength 500
   */
  readonly endDate?: string;
  /**
   * Local time of the end.
   * @maxLength 500
   */
  readonly endTime?: string;
}

export type GetEventBySlugParams = {
  /**
   * Fieldsets to return in addition to the base fields; repeat the parameter for each. A fieldset that the caller may not see is rejected with 403.
   * @maxItems 20
   */
  fields?: FieldsParameter;
  /**
   * Completes the parts of the address that the platform can derive, such as the full names of country and subdivision. Known only from the platform's own packages; a host may ignore it.
   */
  resolveFullAddress?: ResolveFullAddressParameter;
};

export type GetEventParams = {
  /**
   * Fieldsets to return in addition to the base fields; repeat the parameter for each. A fieldset that the caller may not see is rejected with 403.
   * @maxItems 20
   */
  fields?: FieldsParameter;
  /**
   * Completes the parts of the address that the platform can derive, such as the full names of country and subdivision. Known only from the platform's own packages; a host may ignore it.
   */
  resolveFullAddress?: ResolveFullAddressParameter;
  /**
   * Reads from the primary data instead of a read replica, so that the latest changes are included. Known only from the platform's own packages; a host may ignore it.
   */
  consistentRead?: boolean;
};

/**
 * Visibility of the guest list, as sent in a request.
 */
export interface GuestListSettingsInput {
  /** Whether everyone can see the guests. */
  displayedPublicly?: boolean;
}

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
  readonly deleted?: boolean;
}

/**
 * One question of the form, as sent in a request.
 */
export interface InputControlInput {
  id?: string;
  type?: InputControlType;
  /** True for the questions that every form has; they cannot be removed. */
  system?: boolean;
  /**
   * Former version of `id`.
   * @deprecated
   */
  name?: string;
  /**
   * Former version of the labels in `inputs`.
   * @deprecated
   */
  label?: string;
  /** Position in the form, in ascending order. */
  orderIndex?: number;
  /** @maxItems 50 */
  inputs?: readonly FormFieldInput[];
}

/**
 * Labels of the guests among the site's contacts. Known only from the platform's own packages.
 */
export interface LabellingSettings {
  /**
   * Former id of the label.
   * @maxLength 180
   */
  readonly assignedContactsLegacyLabelId?: string;
  /** True if the label was deleted. */
  readonly assignedContactsLabelDeleted?: boolean;
}

/**
 * An event to create. Fields that the platform sets (status, slug, counters, URLs) cannot be sent.
 */
export interface NewEvent {
  /**
   * @minLength 1
   * @maxLength 120
   */
  title: string;
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
  description?: RichContentInput;
  mainImage?: EventImageInput;
  location: EventLocationInput;
  dateAndTimeSettings: DateAndTimeSettingsInput;
  registration: NewRegistration;
  form?: RegistrationFormInput;
  guestListSettings?: GuestListSettingsInput;
  onlineConferencing?: OnlineConferencingInput;
  seoSettings?: SeoSettingsInput;
  agendaSettings?: AgendaSettingsInput;
  eventDisplaySettings?: EventDisplaySettings;
}

/**
 * How guests register for a new event.
 */
export interface NewRegistration {
  initialType: InitialRegistrationType;
  allowedGuestTypes?: GuestType;
  /** Pause the registration. */
  registrationPaused?: boolean;
  /** Display the event without registration. */
  registrationDisabled?: boolean;
  rsvp?: RsvpRegistrationInput;
  tickets?: TicketsRegistrationInput;
  external?: ExternalRegistration;
}

/**
 * The site has reached its limit of events, or the events app is not installed.
 */
export type NoMoreEventsResponse = ErrorBody;

/**
 * One date of a series, as sent in a request.
 */
export interface OccurrenceInput {
  startDate?: string;
  endDate?: string;
  /**
   * Time zone by its name in the tz database.
   * @maxLength 100
   */
  timeZoneId?: string;
  /** Whether guests see the time zone beside the time. */
  showTimeZone?: boolean;
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
  readonly providerName?: string;
  session?: OnlineConferencingSession;
}

/**
 * Video conference of an event, as sent in a request.
 */
export interface OnlineConferencingInput {
  /** Whether the event has a conference. */
  enabled?: boolean;
  type?: ConferenceType;
  /** Id of the service that hosts the conference. */
  providerId?: string;
}

/**
 * Access to the conference. Created by the service that hosts it.
 */
export interface OnlineConferencingSession {
  /** For the host only; do not show it to guests. */
  readonly hostLink: string;
  readonly guestLink: string;
  /** Password that guests need to join. */
  readonly password?: string;
  /** False until the service has created the conference, or if creating it failed. */
  readonly sessionCreated?: boolean;
  /** Id of the conference at the hosting service. */
  readonly sessionId?: string;
}

/**
 * URL of a page of the site, in two parts that are to be joined. Generated by the platform.
 */
export interface PageUrl {
  /** @maxLength 500 */
  readonly base: string;
  /** @maxLength 500 */
  readonly path: string;
}

export interface PublishDraftEventRequest {
  fields?: EventFieldsets;
}

/**
 * The event is not a draft, or the events app is not installed on the site.
 */
export type PublishRefusedResponse = ErrorBody;

export interface QueryEventsRequest {
  query?: EventQuery;
  fields?: EventFieldsets;
  /** Include drafts. Rejected with 403 if the caller may not read drafts. */
  includeDrafts?: boolean;
}

export interface QueryEventsResponse {
  /** @maxItems 1000 */
  events: SiteEvent[];
  pagingMetadata?: PlatformPagingMetadata;
}

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
  readonly categoryId?: string;
}

/**
 * A series to create.
 */
export interface RecurrencesInput {
  /**
   * The dates of the series. Each date becomes a separate event.
   * @maxItems 1000
   */
  individualEventDates?: readonly OccurrenceInput[];
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
 * Changes to the registration. Its kind cannot be changed after the event was created.
 */
export interface RegistrationChanges {
  allowedGuestTypes?: GuestType;
  /** Pause the registration. */
  registrationPaused?: boolean;
  /** Display the event without registration. */
  registrationDisabled?: boolean;
  rsvp?: RsvpRegistrationInput;
  tickets?: TicketsRegistrationInput;
  external?: ExternalRegistration;
}

/**
 * Texts once registration is closed, as sent in a request.
 */
export interface RegistrationClosedMessagesInput {
  message?: string;
  /** Label of the link to other events. */
  exploreEventsActionLabel?: string;
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
 * Questions to guests when they register, as sent in a request.
 */
export interface RegistrationFormInput {
  /** @maxItems 300 */
  controls?: readonly InputControlInput[];
  messages?: FormMessagesInput;
}

/**
 * Completes the parts of the address that the platform can derive, such as the full names of country and subdivision. Known only from the platform's own packages; a host may ignore it.
 */
export type ResolveFullAddressParameter = boolean;

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
 * A text as a tree of nodes, as sent in a request. It replaces the previous text. For its free maps see `RichContent`.
 */
export interface RichContentInput {
  /** @maxItems 1000 */
  nodes?: readonly RichContentNode[];
  metadata?: RichContentMetadataInput;
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
  readonly createdTimestamp?: string;
  /**
   * Time at which the document was last changed.
   * @deprecated
   */
  updatedTimestamp?: string;
}

/**
 * Metadata of the text as a document, as sent in a request.
 */
export interface RichContentMetadataInput {
  /**
   * Version of the storage format.
   * @minimum 0
   */
  version?: number;
  /** Id of the document. */
  id?: string;
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
  type: RichContentNodeType;
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
 * Texts after a guest has accepted, as sent in a request.
 */
export interface RsvpAcceptanceConfirmedInput {
  title?: string;
  message?: string;
  addToCalendarActionLabel?: string;
  shareActionLabel?: string;
}

/**
 * Texts for guests who accept or join the waitlist, as sent in a request.
 */
export interface RsvpAcceptanceInput {
  /** Title above the form. */
  title?: string;
  confirmation?: RsvpAcceptanceConfirmedInput;
}

/**
 * Texts of the reply to an invitation, as sent in a request.
 */
export interface RsvpFormMessagesInput {
  /** Label for accepting. */
  rsvpYesOption?: string;
  /** Label for declining. */
  rsvpNoOption?: string;
  positiveMessages?: RsvpAcceptanceInput;
  waitlistMessages?: RsvpAcceptanceInput;
  negativeMessages?: RsvpRefusalInput;
  /** Label of the button. */
  submitActionLabel?: string;
}

/**
 * Texts after a guest has declined, as sent in a request.
 */
export interface RsvpRefusalConfirmedInput {
  title?: string;
  shareActionLabel?: string;
}

/**
 * Texts for guests who decline, as sent in a request.
 */
export interface RsvpRefusalInput {
  /** Title above the form. */
  title?: string;
  confirmation?: RsvpRefusalConfirmedInput;
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
  readonly formId?: string;
}

/**
 * Registration by replying to an invitation, as sent in a request.
 */
export interface RsvpRegistrationInput {
  responseType?: RsvpResponseType;
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
}

/**
 * Replies to the invitation so far.
 */
export interface RsvpSummary {
  /**
   * All replies.
   * @minimum 0
   */
  readonly totalCount: number;
  /**
   * Replies that accept.
   * @minimum 0
   */
  readonly yesCount: number;
  /**
   * Replies that decline.
   * @minimum 0
   */
  readonly noCount: number;
  /**
   * Guests on the waitlist.
   * @minimum 0
   */
  readonly waitlistCount: number;
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
  readonly hidden?: boolean;
  advancedSeoData?: SeoSchema;
}

/**
 * Search engine settings of the event's page, as sent in a request.
 */
export interface SeoSettingsInput {
  /**
   * Part of the page's URL that names the event.
   * @maxLength 130
   */
  slug?: string;
  advancedSeoData?: SeoSchemaInput;
}

/**
 * An event of the site. Which optional fields are present depends on the requested fieldsets and on the data that the owner entered.
 */
export interface SiteEvent {
  /** Assigned by the platform. */
  readonly id: string;
  /**
   * @minLength 1
   * @maxLength 120
   */
  title?: string;
  /** Part of the page's URL that names the event; derived from the title, or set by `seoSettings.slug`. */
  readonly slug?: string;
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
  readonly contactLabel?: string;
  labellingSettings?: LabellingSettings;
  badges?: BadgeList;
  /** Whether the appearance of the tickets can be changed. Known only from the platform's own packages. */
  customizableTickets?: boolean;
  feed?: EventFeed;
  /** Id of the events app on this site. */
  readonly instanceId?: string;
  /** Id of the owner or collaborator who created the event. */
  readonly userId?: string;
  readonly createdDate?: string;
  readonly updatedDate?: string;
  /** Absent if the event is a draft. */
  readonly publishedDate?: string;
}

/**
 * Another event already has this slug. Choose a different slug.
 */
export type SlugInUseResponse = ErrorBody;

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
 * Tax on the tickets of the event, as sent in a request.
 */
export interface TaxSettingsInput {
  type?: EventTaxType;
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
 * One highlight of the text. In addition to its type, it may have one member with its data, such as `colorData`, `linkData` or `fontWeightValue`; as with nodes, they are passed on unchanged.
 */
export interface TextDecoration {
  type: TextDecorationType;
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
  readonly formattedValue?: string;
}

/**
 * Ticket sales so far.
 */
export interface TicketSummary {
  /** @minimum 0 */
  readonly ticketsSold: number;
  /** @minimum 0 */
  readonly totalOrders: number;
  /** Total sales. Set by the platform. */
  totalSales?: SalesAmount;
  /** Revenue from the sales. Set by the platform. */
  revenue?: SalesAmount;
  /** True once a ticket was sold; the currency of the tickets can then no longer be changed. */
  readonly currencyLocked: boolean;
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
  readonly soldOut?: boolean;
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
  readonly buyerFormId?: string;
  /** Id of the form for the guest of each ticket. Known only from the platform's own packages. */
  readonly ticketHolderFormId?: string;
  /** Id of a former buyer form that is no longer used. Known only from the platform's own packages. */
  readonly inactiveBuyerFormId?: string;
  checkoutType?: EventCheckoutType | Undeclared;
}

/**
 * Registration by buying tickets, as sent in a request.
 */
export interface TicketsRegistrationInput {
  /** Whether each ticket has its own guest details. */
  guestsAssignedSeparately?: boolean;
  /**
   * @minimum 0
   * @maximum 50
   */
  ticketLimitPerOrder?: number;
  currency?: CurrencyCode;
  taxSettings?: TaxSettingsInput;
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
}

/**
 * Texts if no tickets are available, as sent in a request.
 */
export interface TicketsUnavailableMessagesInput {
  message?: string;
  /** Label of the link to other events. */
  exploreEventsActionLabel?: string;
}

/**
 * The status of the event does not allow this call, or the events app is not installed on the site.
 */
export type TransitionRefusedResponse = ErrorBody;

export interface UpdateEventRequest {
  event: EventChanges;
  fields?: EventFieldsets;
  fieldmask?: EventFieldMask;
}
