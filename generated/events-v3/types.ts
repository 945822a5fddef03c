// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
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
  EventStatus,
  EventTaxType,
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
  /** Guests see a programme. */
  enabled: boolean;
  /** Address of the page with the programme. */
  pageUrl?: PageUrl;
}

/**
 * The programme of the event, to send.
 */
export interface AgendaSettingsInput {
  /** Guests see a programme. */
  enabled?: boolean;
}

export interface BulkCancelEventsByFilterRequest {
  filter: BulkEventQuery;
}

/**
 * Empty. Which events were canceled is not told.
 */
export interface BulkCancelEventsByFilterResponse {
  [key: string]: unknown;
}

export interface BulkDeleteEventsByFilterRequest {
  filter: BulkEventQuery;
}

/**
 * Empty. Which events were deleted is not told.
 */
export interface BulkDeleteEventsByFilterResponse {
  [key: string]: unknown;
}

/**
 * Which events are meant. Its shape is that of a query; the condition stands in its `filter`.
 */
export interface BulkEventQuery {
  filter: EventFilter;
  /**
   * Of no use, since all matching events are meant.
   * @maxItems 20
   */
  sort?: readonly EventSorting[];
  paging?: EventPaging;
}

/**
 * The filter is missing, empty or not valid. Nothing was done.
 */
export type BulkFilterRefusedResponse = ErrorBody;

/**
 * Ways to put the event into a calendar.
 */
export interface CalendarUrls {
  /** Address that adds it to a Google calendar. */
  readonly google: string;
  /** Address of an iCalendar file. */
  readonly ics: string;
}

export interface CancelEventRequest {
  fields?: EventFieldsets;
}

/**
 * Texts once the tickets are bought, to send.
 */
export interface CheckoutConfirmedInput {
  title?: string;
  message?: string;
  downloadTicketsLabel?: string;
  addToCalendarLabel?: string;
  shareEventLabel?: string;
}

/**
 * Texts of the purchase of tickets, to send.
 */
export interface CheckoutFormMessagesInput {
  /** Above the form. */
  title?: string;
  /** Label of the button. */
  submitActionLabel?: string;
  confirmation?: CheckoutConfirmedInput;
}

export interface CloneEventRequest {
  /** What the copy has instead. */
  event?: EventChanges;
  /** Keep the copy a draft, as it is without this. Whether false publishes it at once is not established. */
  draft?: boolean;
  fields?: EventFieldsets;
  fieldmask?: EventFieldMask;
}

/**
 * Number of events by value. The facet `status` has names of its own: SCHEDULED counts what events call UPCOMING. A value that no event has may be absent, and newer releases may add names, such as DRAFT.
 */
export interface CountByValue {
  /**
   * Published and not begun.
   * @minimum 0
   */
  SCHEDULED?: number;
  /**
   * Going on now.
   * @minimum 0
   */
  STARTED?: number;
  /**
   * Over.
   * @minimum 0
   */
  ENDED?: number;
  /**
   * Canceled, whenever they were to be.
   * @minimum 0
   */
  CANCELED?: number;
  [key: string]: unknown;
}

export interface CountEventsByStatusRequest {
  filter?: EventFilter;
  /**
   * Fields whose values are counted. Known is `status`; another one gives no counts.
   * @maxItems 20
   * @items.maxLength 100
   */
  facet?: readonly string[];
  /** Counts drafts too. A caller who may not read drafts is refused with 403. */
  includeDrafts?: boolean;
}

export interface CountEventsByStatusResponse {
  pagingMetadata?: PlatformPagingMetadata;
  /** The counts of each facet that was asked for, by its name. */
  facets: CountEventsByStatusResponseFacets;
}

/**
 * The counts of each facet that was asked for, by its name.
 */
export type CountEventsByStatusResponseFacets = { [key: string]: FacetCounts };

export interface CreateEventRequest {
  event: NewEvent;
  /** Keep the event a draft, to be published later. Without it the event is published at once. */
  draft?: boolean;
  fields?: EventFieldsets;
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
 * When the event takes place, to send as a whole: start, end and zone; or the note that they are to be decided, with a message; or a list of dates for a series.
 */
export interface DateAndTimeSettingsInput {
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
  recurringEvents?: RecurrencesInput;
}

export interface DeleteEventResponse {
  /** Id of the event that was deleted. */
  eventId: string;
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
  readonly countryFullname?: string;
  /**
   * Name of the state, region or province, filled in by the platform.
   * @maxLength 250
   */
  readonly subdivisionFullname?: string;
  /**
   * Every level between country and city. Known from the platform's own packages only.
   * @maxItems 6
   */
  readonly subdivisions?: readonly AddressSubdivision[];
}

/**
 * Address of the place, to send. The street is given either in parts (`streetAddress`) or as one line (`addressLine`), not both.
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
   * How to find the place.
   * @maxLength 1000
   */
  hint?: string;
  geocode?: AddressLocation;
}

/**
 * Who canceled the event, and when. There for canceled events only.
 */
export interface EventCancellation {
  readonly canceledDate?: string;
  actorType: CancellationActorType | Undeclared;
  /** @maxLength 200 */
  readonly actorName: string;
  /** Empty when no person did it. */
  readonly actorEmail: string;
}

/**
 * Where the event stands in the lists of the site.
 */
export interface EventCategories {
  /** @maxItems 10 */
  readonly categories?: EventCategory[];
}

/**
 * A named group of events.
 */
export interface EventCategory {
  readonly id: string;
  /**
   * @minLength 1
   * @maxLength 30
   */
  name: string;
  readonly createdDate?: string;
  /** Visitors do not see it. */
  readonly hidden?: boolean;
  type?: EventCategoryType | Undeclared;
}

/**
 * Fields of an event to write. What is left out stays as it is; dates are replaced as a whole.
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
   * The older form of `description`, as HTML.
   * @deprecated
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
 * The discussion of the event. For the platform's own use.
 */
export interface EventFeed {
  /** Secret that lets the caller take part. */
  readonly token?: string;
}

/**
 * Paths of the fields to write, joined by commas. Known from the platform's own packages only; a host may ignore it and take the fields that are there.
 */
export type EventFieldMask = string | readonly string[];

/**
 * A group of fields to be answered:
 *
 * - DETAILS: `shortDescription`, `mainImage`, `calendarUrls`
 * - TEXTS: `description` and the older `detailedDescription`
 * - REGISTRATION: `registration`
 * - URLS: `eventPageUrl`
 * - FORM: `form`
 * - DASHBOARD: `summaries`, for those who manage events
 * - FEED: `feed`, for the platform's own use
 * - ONLINE_CONFERENCING_SESSION: `onlineConferencing` with the links of the session
 * - SEO_SETTINGS: `seoSettings`
 * - AGENDA: `agendaSettings`
 * - CATEGORIES: `categories`
 * - CUSTOMIZABLE_TICKETS, BADGES: the fields of these names; known from the platform's own packages only
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
 * What the answer holds beyond the base fields. It has no bearing on what is written.
 * @maxItems 20
 */
export type EventFieldsets = readonly EventFieldset[];

/**
 * Conditions that an event must meet, all of them. `$and`, `$or` and `$not` join filters. Another field or operator is answered with 400.
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
   * All of these must be met.
   * @maxItems 100
   */
  $and?: readonly EventFilter[];
  /**
   * At least one of these must be met.
   * @maxItems 100
   */
  $or?: readonly EventFilter[];
  $not?: EventFilter;
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
  readonly urlExpirationDate?: string;
}

/**
 * A picture to send. Give the id of a file in the media store of the site, or another address.
 */
export interface EventImageInput {
  /**
   * @minLength 1
   * @maxLength 200
   */
  id?: string;
  /** Address of a picture outside of the media store. */
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
  /** Text for those who do not see the picture. */
  altText?: string;
}

/**
 * An instant that the field must equal, or what is asked of it.
 */
export type EventInstantCondition = string | EventInstantOperators;

/**
 * Operators on an instant. Several in one object must all hold.
 */
export interface EventInstantOperators {
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
 * Where the event takes place, to send.
 */
export interface EventLocationInput {
  type?: LocationType;
  /**
   * Name of the place, as guests see it.
   * @maxLength 50
   */
  name?: string;
  address?: EventAddressInput;
  /** True while the place is to be decided; then `name` says so in words. */
  locationTbd?: boolean;
}

/**
 * Id of the maker that the event must have, or what is asked of it.
 */
export type EventMakerCondition = string | EventMakerOperators;

/**
 * Operators on the id of the maker. Several in one object must all hold.
 */
export interface EventMakerOperators {
  /** Equal to this. */
  $eq?: string;
  /** Not equal to this. */
  $ne?: string;
  /**
   * One of these.
   * @maxItems 100
   */
  $in?: readonly string[];
}

/**
 * Which page to answer, counted by offset.
 */
export interface EventPaging {
  /**
   * Most events of one page. Send it, since a platform release that assumes 0 answers an empty page.
   * @minimum 0
   * @maximum 1000
   */
  limit?: number;
  /**
   * How many events to leave out first.
   * @minimum 0
   */
  offset?: number;
}

/**
 * Which events, in which order, which page.
 */
export interface EventQuery {
  filter?: EventFilter;
  /**
   * The first field decides, the next one breaks ties.
   * @maxItems 20
   */
  sort?: readonly EventSorting[];
  paging?: EventPaging;
}

/**
 * The kind of registration that the event was made with; no other operator than equality.
 */
export type EventRegistrationCondition = InitialRegistrationType | EventRegistrationOperators;

/**
 * Operators on the kind of registration.
 */
export interface EventRegistrationOperators {
  $eq?: InitialRegistrationType;
}

/**
 * A field is not valid, the parts of the event contradict each other, or the slug has a wrong form.
 */
export type EventRejectedResponse = ErrorBody;

export interface EventResponse {
  event: SiteEvent;
}

/**
 * A field that events can be sorted by.
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
 * One key of a sort; earlier keys count more.
 */
export interface EventSorting {
  fieldName: EventSortField;
  order?: SortOrder;
  /** Point on the map. With it the key sorts by the distance of the event's place from this point; `fieldName` must be a field all the same. The general sort of the platform has this member; for events it was not observed. */
  origin?: AddressLocation;
}

/**
 * A status that the event must have, or what is asked of it.
 */
export type EventStatusCondition = EventStatus | EventStatusOperators;

/**
 * Operators on the status. Several in one object must all hold.
 */
export interface EventStatusOperators {
  $eq?: EventStatus;
  $ne?: EventStatus;
  /**
   * One of these.
   * @maxItems 100
   */
  $in?: readonly EventStatus[];
}

/**
 * Figures of the event, counted by the platform. Each part is there when the event has such a thing.
 */
export interface EventSummaries {
  readonly rsvps?: RsvpSummary;
  readonly tickets?: TicketSummary;
  readonly cancellation?: EventCancellation;
}

/**
 * A text that the field must equal, or what is asked of it.
 */
export type EventTextCondition = string | EventTextOperators;

/**
 * Operators on a text or an id. Several in one object must all hold.
 */
export interface EventTextOperators {
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
}

/**
 * The site lacks the events app.
 */
export type EventsAppMissingResponse = ErrorBody;

/**
 * How many events have each value of one facet.
 */
export interface FacetCounts {
  counts: CountByValue;
}

/**
 * What the answer holds beyond the base fields; the parameter is repeated for each fieldset. A fieldset that the caller may not see is answered with 403.
 */
export type FieldsParameter = readonly EventFieldset[];

/**
 * The filter cannot be read, or a field is not valid.
 */
export type FilterRefusedResponse = ErrorBody;

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
  readonly labels?: readonly FieldPartLabel[];
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
 * One value that a question asks for, to send.
 */
export interface FormFieldInput {
  /** Name of the value among the answers of a guest. */
  name?: string;
  /** What guests read beside it. */
  label?: string;
  /** Further texts of the value, by the platform's names for them. */
  additionalLabels?: FormFieldInputAdditionalLabels;
  type?: FormValueType;
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
  options?: readonly string[];
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
 * Further texts of the value, by the platform's names for them.
 */
export type FormFieldInputAdditionalLabels = { [key: string]: string };

/**
 * Texts around the form, by way of registration, to send.
 */
export interface FormMessagesInput {
  rsvp?: RsvpFormMessagesInput;
  checkout?: CheckoutFormMessagesInput;
  registrationClosed?: RegistrationClosedMessagesInput;
  ticketsUnavailable?: TicketsUnavailableMessagesInput;
}

/**
 * The dates as texts in the language of the site and the zone of the event, for showing only.
 */
export interface FormattedDates {
  /**
   * The whole span in one line.
   * @maxLength 500
   */
  readonly dateAndTime?: string;
  /**
   * Day of the start.
   * @maxLength 500
   */
  readonly startDate?: string;
  /**
   * Clock time of the start in the zone of the event.
   * @maxLength 500
   */
  readonly startTime?: string;
  /**
   * Day of the end.
   * @maxLength 500
   */
  readonly endDate?: string;
  /**
   * Clock time of the end.
   * @maxLength 500
   */
  readonly endTime?: string;
}

export type GetEventBySlugParams = {
  /**
   * What the answer holds beyond the base fields; the parameter is repeated for each fieldset. A fieldset that the caller may not see is answered with 403.
   * @maxItems 20
   */
  fields?: FieldsParameter;
  /**
   * Fills in the parts of the address that the platform can work out, such as the full names of country and subdivision. Known from the platform's own packages only; a host may ignore it.
   */
  resolveFullAddress?: ResolveFullAddressParameter;
};

export type GetEventParams = {
  /**
   * What the answer holds beyond the base fields; the parameter is repeated for each fieldset. A fieldset that the caller may not see is answered with 403.
   * @maxItems 20
   */
  fields?: FieldsParameter;
  /**
   * Fills in the parts of the address that the platform can work out, such as the full names of country and subdivision. Known from the platform's own packages only; a host may ignore it.
   */
  resolveFullAddress?: ResolveFullAddressParameter;
  /**
   * Reads past the copies for reading, so that a change of a moment ago is seen. Known from the platform's own packages only; a host may ignore it.
   */
  consistentRead?: boolean;
};

/**
 * What is to be shown of the guests.
 */
export interface GuestListSettingsInput {
  /** Everybody sees who comes. */
  displayedPublicly?: boolean;
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
  readonly deleted?: boolean;
}

/**
 * One question of the form, to send.
 */
export interface InputControlInput {
  id?: string;
  type?: InputControlType;
  /** True for the questions that every form has; they cannot be taken out. */
  system?: boolean;
  /**
   * The older form of `id`.
   * @deprecated
   */
  name?: string;
  /**
   * The older form of the labels of `inputs`.
   * @deprecated
   */
  label?: string;
  /** Place in the form; the lowest comes first. */
  orderIndex?: number;
  /** @maxItems 50 */
  inputs?: readonly FormFieldInput[];
}

/**
 * How guests are labelled among the contacts. Known from the platform's own packages only.
 */
export interface LabellingSettings {
  /**
   * Older id of the label.
   * @maxLength 180
   */
  readonly assignedContactsLegacyLabelId?: string;
  /** The label is gone. */
  readonly assignedContactsLabelDeleted?: boolean;
}

/**
 * An event to be made. What the platform sets (status, slug, counters, addresses) cannot be sent.
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
   * The older form of `description`, as HTML.
   * @deprecated
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
  /** Stop registration for the time being. */
  registrationPaused?: boolean;
  /** Show the event without any way to register. */
  registrationDisabled?: boolean;
  rsvp?: RsvpRegistrationInput;
  tickets?: TicketsRegistrationInput;
  external?: ExternalRegistration;
}

/**
 * The site has as many events as it may have, or lacks the events app.
 */
export type NoMoreEventsResponse = ErrorBody;

/**
 * One date of a series, to send.
 */
export interface OccurrenceInput {
  startDate?: string;
  endDate?: string;
  /**
   * Zone by its name in the tz database.
   * @maxLength 100
   */
  timeZoneId?: string;
  /** Show guests the zone beside the time. */
  showTimeZone?: boolean;
}

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
  readonly providerName?: string;
  session?: OnlineConferencingSession;
}

/**
 * The video conference of an event, to send.
 */
export interface OnlineConferencingInput {
  /** The event has a conference. */
  enabled?: boolean;
  type?: ConferenceType;
  /** Id of the service that holds the conference. */
  providerId?: string;
}

/**
 * Ways into the conference. Made by the service that holds it.
 */
export interface OnlineConferencingSession {
  /** For the host only; not to be shown to guests. */
  readonly hostLink: string;
  readonly guestLink: string;
  /** What guests are asked for on the way in. */
  readonly password?: string;
  /** False while the service has not made it, or failed to. */
  readonly sessionCreated?: boolean;
  /** Id of the conference at that service. */
  readonly sessionId?: string;
}

/**
 * Address of a page of the site, in two parts to be joined. The platform makes it.
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
 * The event is no draft, or the site lacks the events app.
 */
export type PublishRefusedResponse = ErrorBody;

export interface QueryEventsRequest {
  query?: EventQuery;
  fields?: EventFieldsets;
  /** Answers drafts too. A caller who may not read drafts is refused with 403. */
  includeDrafts?: boolean;
}

export interface QueryEventsResponse {
  /** @maxItems 1000 */
  events: SiteEvent[];
  pagingMetadata: PlatformPagingMetadata;
}

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
  readonly categoryId?: string;
}

/**
 * A series to be made.
 */
export interface RecurrencesInput {
  /**
   * The dates of the series. Each becomes an event of its own.
   * @maxItems 1000
   */
  individualEventDates?: readonly OccurrenceInput[];
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
 * What is to change about the registration. Its kind is fixed since the event was made.
 */
export interface RegistrationChanges {
  allowedGuestTypes?: GuestType;
  /** Stop registration for the time being. */
  registrationPaused?: boolean;
  /** Show the event without any way to register. */
  registrationDisabled?: boolean;
  rsvp?: RsvpRegistrationInput;
  tickets?: TicketsRegistrationInput;
  external?: ExternalRegistration;
}

/**
 * Texts when nobody can register any more, to send.
 */
export interface RegistrationClosedMessagesInput {
  message?: string;
  /** Label of the way to other events. */
  exploreEventsActionLabel?: string;
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
 * What guests are asked when they register, to send.
 */
export interface RegistrationFormInput {
  /** @maxItems 300 */
  controls?: readonly InputControlInput[];
  messages?: FormMessagesInput;
}

/**
 * Fills in the parts of the address that the platform can work out, such as the full names of country and subdivision. Known from the platform's own packages only; a host may ignore it.
 */
export type ResolveFullAddressParameter = boolean;

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
 * A text as a tree of nodes, to send. It replaces the former one. For its free maps see `RichContent`.
 */
export interface RichContentInput {
  /** @maxItems 1000 */
  nodes?: readonly RichContentNode[];
  metadata?: RichContentMetadataInput;
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
  readonly createdTimestamp?: string;
  /**
   * When it was last changed.
   * @deprecated
   */
  updatedTimestamp?: string;
}

/**
 * About the text as a document, to send.
 */
export interface RichContentMetadataInput {
  /**
   * Version of the form in which it is kept.
   * @minimum 0
   */
  version?: number;
  /** Id of the document. */
  id?: string;
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
  type: RichContentNodeType;
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
 * Texts once the yes has arrived, to send.
 */
export interface RsvpAcceptanceConfirmedInput {
  title?: string;
  message?: string;
  addToCalendarActionLabel?: string;
  shareActionLabel?: string;
}

/**
 * Texts for guests who come, or wait for a place, to send.
 */
export interface RsvpAcceptanceInput {
  /** Above the form. */
  title?: string;
  confirmation?: RsvpAcceptanceConfirmedInput;
}

/**
 * Texts of the answer to an invitation, to send.
 */
export interface RsvpFormMessagesInput {
  /** Label of the yes. */
  rsvpYesOption?: string;
  /** Label of the no. */
  rsvpNoOption?: string;
  positiveMessages?: RsvpAcceptanceInput;
  waitlistMessages?: RsvpAcceptanceInput;
  negativeMessages?: RsvpRefusalInput;
  /** Label of the button. */
  submitActionLabel?: string;
}

/**
 * Texts once the no has arrived, to send.
 */
export interface RsvpRefusalConfirmedInput {
  title?: string;
  shareActionLabel?: string;
}

/**
 * Texts for guests who do not come, to send.
 */
export interface RsvpRefusalInput {
  /** Above the form. */
  title?: string;
  confirmation?: RsvpRefusalConfirmedInput;
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
  readonly formId?: string;
}

/**
 * Registration by answering an invitation, to send.
 */
export interface RsvpRegistrationInput {
  responseType?: RsvpResponseType;
  /**
   * Most guests. Absent means no limit.
   * @minimum 0
   */
  limit?: number;
  /** Further guests may wait for a place once the limit is reached. */
  waitlistEnabled?: boolean;
  /** When answers begin to be taken. */
  startDate?: string;
  /** When answers are no longer taken. */
  endDate?: string;
  confirmationMessages?: RsvpConfirmationMessages;
}

/**
 * Answers to the invitation so far.
 */
export interface RsvpSummary {
  /**
   * Answers of every kind.
   * @minimum 0
   */
  readonly totalCount: number;
  /**
   * Answers with yes.
   * @minimum 0
   */
  readonly yesCount: number;
  /**
   * Answers with no.
   * @minimum 0
   */
  readonly noCount: number;
  /**
   * Waiting for a place.
   * @minimum 0
   */
  readonly waitlistCount: number;
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
  readonly hidden?: boolean;
  advancedSeoData?: SeoSchema;
}

/**
 * What search engines are to be told about the event's page.
 */
export interface SeoSettingsInput {
  /**
   * The part of the page's address that names the event.
   * @maxLength 130
   */
  slug?: string;
  advancedSeoData?: SeoSchemaInput;
}

/**
 * An event of the site. What stands beside the required fields depends on the fieldsets that were asked for, and on what the owner filled in.
 */
export interface SiteEvent {
  /** Made by the platform. */
  readonly id: string;
  /**
   * @minLength 1
   * @maxLength 120
   */
  title: string;
  /** The part of the page's address that names the event; made from the title, or chosen in `seoSettings.slug`. */
  readonly slug: string;
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
  readonly contactLabel?: string;
  labellingSettings?: LabellingSettings;
  badges?: BadgeList;
  /** Whether the look of the tickets can be changed. Known from the platform's own packages only. */
  customizableTickets?: boolean;
  feed?: EventFeed;
  /** Id of the events app on this site. */
  readonly instanceId: string;
  /** Id of the owner or collaborator who made it. */
  readonly userId: string;
  readonly createdDate: string;
  readonly updatedDate: string;
  /** Absent while it is a draft. */
  readonly publishedDate?: string;
}

/**
 * Another event has this slug already. Choose another one.
 */
export type SlugInUseResponse = ErrorBody;

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
 * Tax on the tickets of the event, to send.
 */
export interface TaxSettingsInput {
  type?: EventTaxType;
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
 * One way in which text stands out. Beside its type it may carry one member with the particulars, such as `colorData`, `linkData` or `fontWeightValue`; as with nodes, they pass as they are.
 */
export interface TextDecoration {
  type: TextDecorationType;
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
  readonly formattedValue?: string;
}

/**
 * Sales of tickets so far.
 */
export interface TicketSummary {
  /** @minimum 0 */
  readonly ticketsSold: number;
  /** @minimum 0 */
  readonly totalOrders: number;
  /** What was sold in all. Set by the platform. */
  totalSales?: SalesAmount;
  /** What the sales brought in. Set by the platform. */
  revenue?: SalesAmount;
  /** True once something was sold; the currency of the tickets cannot be changed then. */
  readonly currencyLocked: boolean;
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
  readonly soldOut?: boolean;
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
  readonly buyerFormId?: string;
  /** Id of the form for the guest of each ticket. Known from the platform's own packages only. */
  readonly ticketHolderFormId?: string;
  /** Id of a former buyer form that is not in use. Known from the platform's own packages only. */
  readonly inactiveBuyerFormId?: string;
  checkoutType?: EventCheckoutType | Undeclared;
}

/**
 * Registration by buying tickets, to send.
 */
export interface TicketsRegistrationInput {
  /** Each ticket asks for its own guest's details. */
  guestsAssignedSeparately?: boolean;
  /**
   * @minimum 0
   * @maximum 50
   */
  ticketLimitPerOrder?: number;
  currency?: CurrencyCode;
  taxSettings?: TaxSettingsInput;
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
}

/**
 * Texts when no ticket can be had, to send.
 */
export interface TicketsUnavailableMessagesInput {
  message?: string;
  /** Label of the way to other events. */
  exploreEventsActionLabel?: string;
}

/**
 * The event has a status from which this is not possible, or the site lacks the events app.
 */
export type TransitionRefusedResponse = ErrorBody;

export interface UpdateEventRequest {
  event: EventChanges;
  fields?: EventFieldsets;
  fieldmask?: EventFieldMask;
}
