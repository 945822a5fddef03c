// Generated from spec/rsvp.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Undeclared } from '../../src/core/undeclared.ts';
export type { Undeclared };

import type {
  AdditionalGuestDetails,
  CalendarLinks,
  CursorPaging,
  CursorPagingMetadata,
  ErrorBody,
  EventInstantCondition,
  ExtendedFields,
  RsvpFormResponse,
  RsvpGuest,
  RsvpStatus,
  SortOrder,
} from '../shared/types.ts';

export type {
  AdditionalGuestDetails,
  ApplicationError,
  ApplicationErrorData,
  BadRequestResponse,
  CalendarLinks,
  CursorPaging,
  CursorPagingMetadata,
  Cursors,
  ErrorBody,
  ErrorDetails,
  ErrorDetailsTracing,
  EventInstantCondition,
  EventInstantOperators,
  EventsAppMissingResponse,
  ExtendedFields,
  ExtendedFieldsNamespaces,
  FieldViolation,
  FieldViolationData,
  ForbiddenResponse,
  NotFoundResponse,
  RsvpCheckInDetails,
  RsvpFormResponse,
  RsvpGuest,
  RsvpInputValue,
  RsvpStatus,
  SortOrder,
  SystemError,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  ValidationError,
  ViolatedRule,
} from '../shared/types.ts';

/**
 * Companions of the guest, as sent in a change. The list of names is replaced as a whole.
 */
export interface AdditionalGuestDetailsChanges {
  /**
   * Number of companions.
   * @minimum 0
   * @maximum 10
   */
  guestCount?: number;
  /**
   * Full names of the companions, if the form asks for them.
   * @maxItems 10
   * @items.maxLength 101
   */
  guestNames?: readonly string[];
}

export interface CreateRsvpRequest {
  rsvp: NewRsvp;
  options?: RsvpModificationOptions;
  fields?: RsvpFields;
}

export interface CreateRsvpResponse {
  rsvp?: Rsvp;
  calendarLinks?: CalendarLinks;
}

/**
 * An empty object.
 */
export interface DeleteRsvpResponse {
  [key: string]: unknown;
}

/**
 * Numbers of guests and replies of one event.
 */
export interface EventRsvpSummary {
  readonly eventId?: string;
  /**
   * People who come, companions included.
   * @minimum 0
   */
  readonly yesGuestCount?: number;
  /**
   * People who cannot come.
   * @minimum 0
   */
  readonly noGuestCount?: number;
  /**
   * People on the waiting list, companions included.
   * @minimum 0
   */
  readonly waitlistGuestCount?: number;
  /**
   * Number of replies.
   * @minimum 0
   */
  readonly totalRsvpCount?: number;
}

export type GetRsvpParams = {
  /**
   * Parts of the reply to return. The platform does not say which members belong to which part. No effect on the fields that are written.
   * @maxItems 3
   */
  fields?: RsvpPartsParameter;
};

export type ListCurrentRsvpsParams = {
  /**
   * Events whose replies to return.
   * @minItems 1
   * @maxItems 25
   */
  eventId: readonly string[];
  /**
   * Parts of the reply to return. The platform does not say which members belong to which part. No effect on the fields that are written.
   * @maxItems 3
   */
  fields?: RsvpPartsParameter;
  /**
   * Page to return, by a cursor. Sent as `paging.limit` and `paging.cursor`.
   */
  paging?: CursorPaging;
};

export interface ListCurrentRsvpsResponse {
  /** @maxItems 100 */
  rsvps: Rsvp[];
  pagingMetadata?: CursorPagingMetadata;
}

export type ListRsvpSummaryParams = {
  /**
   * Events to count the replies of.
   * @minItems 1
   * @maxItems 100
   */
  eventId: readonly string[];
};

export interface ListRsvpSummaryResponse {
  /** @maxItems 100 */
  summaries: EventRsvpSummary[];
}

/**
 * Companions of the guest, as sent in a new reply.
 */
export interface NewAdditionalGuestDetails {
  /**
   * Number of companions.
   * @minimum 0
   * @maximum 10
   */
  guestCount: number;
  /**
   * Full names of the companions, if the form asks for them.
   * @maxItems 10
   * @items.maxLength 101
   */
  guestNames?: readonly string[];
}

/**
 * Reply of a guest. The platform adds id, revision, dates and guest list.
 */
export interface NewRsvp {
  /** Id of an event whose registration type is RSVP. */
  eventId: string;
  /** Id of the member who replies, for an owner or app. A signed-in member is set by the platform. */
  memberId?: string;
  /** Id of the guest in the site's contact list. */
  contactId?: string;
  /**
   * @minLength 1
   * @maxLength 50
   */
  firstName: string;
  /**
   * @minLength 1
   * @maxLength 50
   */
  lastName: string;
  /**
   * @minLength 4
   * @maxLength 255
   */
  email: string;
  form?: RsvpFormResponseInput;
  status: RsvpStatus;
  additionalGuestDetails?: NewAdditionalGuestDetails;
  /** True to send the guest no e-mails about the reply. */
  disableNotifications?: boolean;
  /** Whether the guest agreed to receive mailings of the site. */
  marketingConsent?: boolean;
  extendedFields?: ExtendedFields;
}

export interface QueryRsvpsRequest {
  query?: RsvpQuery;
  fields?: RsvpFields;
}

export interface QueryRsvpsResponse {
  /** @maxItems 100 */
  rsvps: Rsvp[];
  pagingMetadata?: CursorPagingMetadata;
}

/**
 * The event does not accept the reply now, or the events app is not installed on the site.
 */
export type ReplyNotPossibleResponse = ErrorBody;

/**
 * Reply of one guest to an event, with the companions of the guest.
 */
export interface Rsvp {
  readonly id: string;
  /** Number of the state, as text; each change increases it by 1. A change has to name the current one. */
  readonly revision?: string;
  /** Event that the guest replies to. */
  eventId?: string;
  readonly createdDate?: string;
  readonly updatedDate?: string;
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
  readonly totalGuests?: number;
  guestList?: RsvpGuestList;
  /** Two-letter language code of the reply. */
  readonly language?: string;
  /** Language and region of the reply (BCP 47). */
  readonly locale?: string;
  /** Whether all people of the reply have arrived. */
  readonly fullyCheckedIn?: boolean;
  /**
   * Number of people of the reply who have arrived.
   * @minimum 0
   */
  readonly checkedInGuestCount?: number;
  additionalGuestDetails?: AdditionalGuestDetails;
  /** Whether the guest receives no e-mails about the reply. */
  disableNotifications?: boolean;
  onlineConferencingLogin?: RsvpConferenceLogin;
  /** True if the personal data of the reply were deleted. */
  readonly anonymized?: boolean;
  /** Whether the guest agreed to receive mailings of the site. */
  marketingConsent?: boolean;
  extendedFields?: ExtendedFields;
}

/**
 * A boolean that the field must equal, or an object of operators.
 */
export type RsvpArrivalCondition = boolean | RsvpArrivalOperators;

/**
 * Operators on a boolean. If there are several, all must match.
 */
export interface RsvpArrivalOperators {
  /** Equal to this value. */
  $eq?: boolean;
  /** Not equal to this value. */
  $ne?: boolean;
  /**
   * Equal to one of these values.
   * @maxItems 2
   */
  $in?: readonly boolean[];
}

/**
 * The fields of a reply to change; the others stay unchanged.
 */
export interface RsvpChanges {
  /** The same id as in the path, as the platform's own packages send it. Optional. */
  id?: string;
  /**
   * Current revision of the reply.
   * @minLength 1
   */
  revision: string;
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
  form?: RsvpFormResponseInput;
  status?: RsvpStatus;
  additionalGuestDetails?: AdditionalGuestDetailsChanges;
  /** True to send the guest no e-mails about the reply. */
  disableNotifications?: boolean;
  /** Whether the guest agreed to receive mailings of the site. */
  marketingConsent?: boolean;
  extendedFields?: ExtendedFields;
}

/**
 * Access to the video conference of an online event.
 */
export interface RsvpConferenceLogin {
  /** URL of the conference. */
  readonly link: string;
  /** Password that the guest needs to join. */
  readonly password?: string;
}

/**
 * Parts of the reply to return. The platform does not say which members belong to which part. No effect on the fields that are written.
 * @maxItems 3
 */
export type RsvpFields = readonly RsvpPart[];

/**
 * Conditions on a reply, all of which must match. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400.
 */
export interface RsvpFilter {
  id?: RsvpIdCondition;
  eventId?: RsvpIdCondition;
  memberId?: RsvpIdCondition;
  contactId?: RsvpIdCondition;
  status?: RsvpStatusCondition;
  fullyCheckedIn?: RsvpArrivalCondition;
  createdDate?: EventInstantCondition;
  updatedDate?: EventInstantCondition;
  /**
   * All of these filters.
   * @maxItems 50
   */
  $and?: readonly RsvpFilter[];
  /**
   * At least one of these filters.
   * @maxItems 50
   */
  $or?: readonly RsvpFilter[];
  $not?: RsvpFilter;
}

/**
 * Answers to the form of the event, as sent in a request. First name, last name and e-mail address do not belong here.
 */
export interface RsvpFormResponseInput {
  /**
   * One entry per input; an omitted input has no answer.
   * @maxItems 200
   */
  inputValues: readonly RsvpInputValueInput[];
}

/**
 * All people of the reply.
 */
export interface RsvpGuestList {
  /**
   * The guest who replied, then the companions.
   * @maxItems 11
   */
  readonly guests: RsvpGuest[];
}

/**
 * An id that the field must equal, or an object of operators.
 */
export type RsvpIdCondition = string | RsvpIdOperators;

/**
 * Operators on an id. If there are several, all must match.
 */
export interface RsvpIdOperators {
  /** Equal to this value. */
  $eq?: string;
  /** Not equal to this value. */
  $ne?: string;
  /**
   * Equal to one of these values.
   * @maxItems 100
   */
  $in?: readonly string[];
  /** True: the field is present. False: it is absent. */
  $exists?: boolean;
}

/**
 * The answer to one input, as sent in a request. Give it in `value`, or in `values` if the input accepts several.
 */
export interface RsvpInputValueInput {
  /**
   * Name of the input in the form.
   * @maxLength 100
   */
  inputName: string;
  /**
   * The answer as text.
   * @maxLength 5000
   */
  value?: string;
  /**
   * The answers to an input that accepts several.
   * @maxItems 100
   * @items.maxLength 5000
   */
  values?: readonly string[];
}

/**
 * Checks to omit. For the owner and apps only.
 */
export interface RsvpModificationOptions {
  /** Accepts more guests than the event has seats. */
  ignoreLimits?: boolean;
  /** Accepts answers that do not fit the form. */
  ignoreFormValidation?: boolean;
  /** Accepts a status that the event does not ask for, such as NO. */
  ignoreResponseStatus?: boolean;
  /** Accepts companions without names. */
  ignoreAdditionalGuestNames?: boolean;
}

/**
 * A part of a reply.
 */
export type RsvpPart = 'DETAILS' | 'FORM' | 'CONTACT_DETAILS';

export type RsvpPartsParameter = RsvpFields;

/**
 * Filter, sort order and page.
 */
export interface RsvpQuery {
  filter?: RsvpFilter;
  /**
   * The first field has precedence; the following one breaks ties.
   * @maxItems 5
   */
  sort?: readonly RsvpSorting[];
  cursorPaging?: CursorPaging;
}

/**
 * A field or an answer is not valid.
 */
export type RsvpRejectedResponse = ErrorBody;

export interface RsvpResponse {
  rsvp?: Rsvp;
}

/**
 * Fields by which replies can be sorted.
 */
export type RsvpSortField = 'createdDate' | 'updatedDate' | 'status' | 'fullyCheckedIn';

/**
 * One sort key; earlier keys have precedence.
 */
export interface RsvpSorting {
  fieldName: RsvpSortField;
  order?: SortOrder;
}

/**
 * A status that the field must equal, or an object of operators.
 */
export type RsvpStatusCondition = RsvpStatus | RsvpStatusOperators;

/**
 * Operators on the status of a reply. If there are several, all must match.
 */
export interface RsvpStatusOperators {
  $eq?: RsvpStatus;
  $ne?: RsvpStatus;
  /**
   * Equal to one of these values.
   * @maxItems 100
   */
  $in?: readonly RsvpStatus[];
}

/**
 * The revision of the request is not the current one, because the entity was changed after it was read. Nothing was changed. Code and status were observed for another service of the platform.
 */
export type StaleRevisionResponse = ErrorBody;

export interface UpdateRsvpRequest {
  rsvp: RsvpChanges;
  options?: RsvpModificationOptions;
  fields?: RsvpFields;
}
