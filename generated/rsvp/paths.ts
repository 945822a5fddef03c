// Generated from spec/rsvp.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
export interface paths {
  '/v2/rsvps': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reply to an event
     * @description Returns the new reply, and links that add the event to the guest's calendar. Read `status` of the response: if
     *     the event is full and has a waiting list, it is WAITLIST although YES was sent.
     *
     *     Build the answers from the form of the event: an unknown input, a missing mandatory one and a value that is not
     *     among the options are rejected with `INVALID_FORM_RESPONSE`, and so is a companion if the form has no question
     *     for companions. A reply with NO needs no answers, and only events that ask for YES and NO accept it.
     *
     *     A member can reply once per event, and once with the e-mail address of a member. A visitor can reply several
     *     times: a second identical call adds a second reply.
     */
    post: operations['createRsvp'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/rsvps/query': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Query replies
     * @description Returns one page of replies that match a filter, in the given order. Without a query: the first 50, newest first.
     *
     *     For following pages, send only `cursorPaging` with the cursor from `pagingMetadata.cursors.next`, and the same
     *     `fields`; the cursor includes filter and sort order.
     */
    post: operations['queryRsvps'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/rsvps/summaries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Count the replies of events
     * @description Returns for each event the number of guests who come, who cannot come and who wait, and the number of replies. Companions count as guests. An event without replies has zeros. If the query is longer than 4000 characters, the same parameters are sent as the body of a POST to the same path. That form is assumed: ask for fewer than 90 events at a time to avoid it.
     */
    get: operations['listRsvpSummary'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/rsvps/current': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the own replies
     * @description Returns the replies of the signed-in member to the given events, newest first. A visitor, and an app without a member, is rejected with `MEMBER_IDENTITY_NOT_FOUND`. If the query is longer than 4000 characters, which only a very long cursor can cause, the same parameters are sent as the body of a POST to the same path. That form is assumed.
     */
    get: operations['listCurrentRsvps'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/rsvps/{rsvpId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the reply.
         * @example 9d0b7f52-3c81-4a6e-b2f4-07c5e1d83a96
         */
        rsvpId: components['parameters']['RsvpId'];
      };
      cookie?: never;
    };
    /**
     * Get a reply
     * @description Fails with 404 if the reply does not exist. The platform declares no code for this case.
     */
    get: operations['getRsvp'];
    put?: never;
    post?: never;
    /**
     * Delete a reply
     * @description Deletes the reply permanently; its seats are free again. A second call has no further effect but may fail with 404.
     */
    delete: operations['deleteRsvp'];
    options?: never;
    head?: never;
    /**
     * Change a reply
     * @description Sets the given fields and leaves the others unchanged; a list is replaced as a whole. The event and the member of
     *     a reply cannot be changed.
     *
     *     `rsvp.revision` must be the current one. The documentation of the platform requires it, its packages do not. The
     *     call succeeds after the reply was read again.
     *
     *     Set the status to move a guest from the waiting list to a seat: the platform does not move guests by itself. Limits,
     *     form, status and names are checked as for a new reply, unless `options` omits a check.
     */
    patch: operations['updateRsvp'];
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    CreateRsvpRequest: {
      rsvp: components['schemas']['NewRsvp'];
      options?: components['schemas']['RsvpModificationOptions'];
      fields?: components['schemas']['RsvpFields'];
    };
    CreateRsvpResponse: {
      rsvp: components['schemas']['Rsvp'];
      calendarLinks?: components['schemas']['CalendarLinks'];
    };
    RsvpResponse: {
      rsvp: components['schemas']['Rsvp'];
    };
    UpdateRsvpRequest: {
      rsvp: components['schemas']['RsvpChanges'];
      options?: components['schemas']['RsvpModificationOptions'];
      fields?: components['schemas']['RsvpFields'];
    };
    /** @description An empty object. */
    DeleteRsvpResponse: {
      [key: string]: unknown;
    };
    QueryRsvpsRequest: {
      query?: components['schemas']['RsvpQuery'];
      fields?: components['schemas']['RsvpFields'];
    };
    QueryRsvpsResponse: {
      rsvps: components['schemas']['Rsvp'][];
      pagingMetadata: components['schemas']['CursorPagingMetadata'];
    };
    ListCurrentRsvpsResponse: {
      rsvps: components['schemas']['Rsvp'][];
      pagingMetadata: components['schemas']['CursorPagingMetadata'];
    };
    ListRsvpSummaryResponse: {
      summaries: components['schemas']['EventRsvpSummary'][];
    };
    /** @description Parts of the reply to return. The platform does not say which members belong to which part. No effect on the fields that are written. */
    RsvpFields: readonly components['schemas']['RsvpPart'][];
    /**
     * @description A part of a reply.
     * @enum {string}
     */
    RsvpPart: 'DETAILS' | 'FORM' | 'CONTACT_DETAILS';
    /**
     * @description The guest comes (YES), cannot come (NO), or has a place on the waiting list and no seat (WAITLIST).
     * @enum {string}
     */
    RsvpStatus: 'YES' | 'NO' | 'WAITLIST';
    /** @description Reply of one guest to an event, with the companions of the guest. */
    Rsvp: {
      /** Format: uuid */
      readonly id: string;
      /**
       * @description Number of the state, as text; each change increases it by 1. A change has to name the current one.
       * @example 1
       */
      readonly revision: string;
      /**
       * Format: uuid
       * @description Event that the guest replies to.
       */
      eventId: string;
      /** Format: date-time */
      readonly createdDate: string;
      /** Format: date-time */
      readonly updatedDate: string;
      /**
       * Format: uuid
       * @description Id of the member who replied. Absent for a visitor.
       */
      memberId?: string;
      /**
       * Format: uuid
       * @description Id of the guest in the site's contact list.
       */
      contactId?: string;
      /** @example Mara */
      firstName?: string;
      /** @example Lindt */
      lastName?: string;
      /**
       * Format: email
       * @example mara.lindt@example.com
       */
      email?: string;
      form?: components['schemas']['RsvpFormResponse'];
      status: components['schemas']['RsvpStatus'] | components['schemas']['Undeclared'];
      /**
       * Format: int32
       * @description Number of people: the guest and the companions; 0 if the guest cannot come.
       * @example 3
       */
      readonly totalGuests?: number;
      guestList?: components['schemas']['RsvpGuestList'];
      /**
       * @description Two-letter language code of the reply.
       * @example en
       */
      readonly language?: string;
      /**
       * @description Language and region of the reply (BCP 47).
       * @example en-US
       */
      readonly locale?: string;
      /** @description Whether all people of the reply have arrived. */
      readonly fullyCheckedIn?: boolean;
      /**
       * Format: int32
       * @description Number of people of the reply who have arrived.
       */
      readonly checkedInGuestCount?: number;
      additionalGuestDetails?: components['schemas']['AdditionalGuestDetails'];
      /** @description Whether the guest receives no e-mails about the reply. */
      disableNotifications?: boolean;
      onlineConferencingLogin?: components['schemas']['RsvpConferenceLogin'];
      /** @description True if the personal data of the reply were deleted. */
      readonly anonymized?: boolean;
      /** @description Whether the guest agreed to receive mailings of the site. */
      marketingConsent?: boolean;
      extendedFields?: components['schemas']['ExtendedFields'];
    };
    /** @description Reply of a guest. The platform adds id, revision, dates and guest list. */
    NewRsvp: {
      /**
       * Format: uuid
       * @description Id of an event whose registration type is RSVP.
       */
      eventId: string;
      /**
       * Format: uuid
       * @description Id of the member who replies, for an owner or app. A signed-in member is set by the platform.
       */
      memberId?: string;
      /**
       * Format: uuid
       * @description Id of the guest in the site's contact list.
       */
      contactId?: string;
      /** @example Mara */
      firstName: string;
      /** @example Lindt */
      lastName: string;
      /**
       * Format: email
       * @example mara.lindt@example.com
       */
      email: string;
      form?: components['schemas']['RsvpFormResponseInput'];
      status: components['schemas']['RsvpStatus'];
      additionalGuestDetails?: components['schemas']['NewAdditionalGuestDetails'];
      /** @description True to send the guest no e-mails about the reply. */
      disableNotifications?: boolean;
      /** @description Whether the guest agreed to receive mailings of the site. */
      marketingConsent?: boolean;
      extendedFields?: components['schemas']['ExtendedFields'];
    };
    /** @description The fields of a reply to change; the others stay unchanged. */
    RsvpChanges: {
      /**
       * Format: uuid
       * @description The same id as in the path, as the platform's own packages send it. Optional.
       */
      id?: string;
      /**
       * @description Current revision of the reply.
       * @example 1
       */
      revision: string;
      /**
       * Format: uuid
       * @description Id of the guest in the site's contact list.
       */
      contactId?: string;
      /** @example Mara */
      firstName?: string;
      /** @example Lindt */
      lastName?: string;
      /**
       * Format: email
       * @example mara.lindt@example.com
       */
      email?: string;
      form?: components['schemas']['RsvpFormResponseInput'];
      status?: components['schemas']['RsvpStatus'];
      additionalGuestDetails?: components['schemas']['AdditionalGuestDetailsChanges'];
      /** @description True to send the guest no e-mails about the reply. */
      disableNotifications?: boolean;
      /** @description Whether the guest agreed to receive mailings of the site. */
      marketingConsent?: boolean;
      extendedFields?: components['schemas']['ExtendedFields'];
    };
    /** @description Checks to omit. For the owner and apps only. */
    RsvpModificationOptions: {
      /** @description Accepts more guests than the event has seats. */
      ignoreLimits?: boolean;
      /** @description Accepts answers that do not fit the form. */
      ignoreFormValidation?: boolean;
      /** @description Accepts a status that the event does not ask for, such as NO. */
      ignoreResponseStatus?: boolean;
      /** @description Accepts companions without names. */
      ignoreAdditionalGuestNames?: boolean;
    };
    /** @description Answers to the form of the event. */
    RsvpFormResponse: {
      /** @description One entry per input that has an answer. */
      inputValues: components['schemas']['RsvpInputValue'][];
    };
    /** @description The answer to one input. */
    RsvpInputValue: {
      /**
       * @description Name of the input in the form.
       * @example food
       */
      inputName: string;
      /**
       * @description The answer; empty when `values` has it.
       * @example Vegetarian
       */
      value: string;
      /** @description The answers to an input that accepts several. */
      values?: string[];
    };
    /** @description Answers to the form of the event, as sent in a request. First name, last name and e-mail address do not belong here. */
    RsvpFormResponseInput: {
      /** @description One entry per input; an omitted input has no answer. */
      inputValues: readonly components['schemas']['RsvpInputValueInput'][];
    };
    /** @description The answer to one input, as sent in a request. Give it in `value`, or in `values` if the input accepts several. */
    RsvpInputValueInput: {
      /**
       * @description Name of the input in the form.
       * @example food
       */
      inputName: string;
      /**
       * @description The answer as text.
       * @example Vegetarian
       */
      value?: string;
      /** @description The answers to an input that accepts several. */
      values?: readonly string[];
    };
    /** @description All people of the reply. */
    RsvpGuestList: {
      /** @description The guest who replied, then the companions. */
      guests: components['schemas']['RsvpGuest'][];
    };
    /** @description One person of the reply. */
    RsvpGuest: {
      /**
       * Format: int32
       * @description Position in the list; 0 is the guest who replied.
       */
      index?: number;
      /** @example Jonas Lindt */
      fullName?: string;
      checkInDetails?: components['schemas']['RsvpCheckInDetails'];
      /**
       * Format: int32
       * @description Number of the person within the reply.
       */
      guestId?: number;
    };
    /** @description Arrival of one person. */
    RsvpCheckInDetails: {
      /** @description Whether the person has arrived. */
      checkedIn?: boolean;
      /**
       * Format: date-time
       * @description Time of the check-in.
       */
      checkInDate?: string;
      /**
       * Format: date-time
       * @description Time at which the check-in was canceled.
       */
      checkInCanceledDate?: string;
      /**
       * Format: uuid
       * @description User of the site who checked the person in.
       */
      checkedInBy?: string;
      /**
       * Format: uuid
       * @description User of the site who canceled it.
       */
      checkInCanceledBy?: string;
      /**
       * Format: uuid
       * @description Staff member who checked the person in; absent for a user of the site.
       */
      checkedInByStaffMember?: string;
      /**
       * Format: uuid
       * @description Staff member who canceled it; absent for a user of the site.
       */
      checkInCanceledByStaffMember?: string;
    };
    /** @description Companions of the guest. */
    AdditionalGuestDetails: {
      /**
       * Format: int32
       * @description Number of companions.
       */
      guestCount?: number;
      /** @description Full names of the companions. */
      guestNames: string[];
    };
    /** @description Companions of the guest, as sent in a new reply. */
    NewAdditionalGuestDetails: {
      /**
       * Format: int32
       * @description Number of companions.
       */
      guestCount: number;
      /** @description Full names of the companions, if the form asks for them. */
      guestNames?: readonly string[];
    };
    /** @description Companions of the guest, as sent in a change. The list of names is replaced as a whole. */
    AdditionalGuestDetailsChanges: {
      /**
       * Format: int32
       * @description Number of companions.
       */
      guestCount?: number;
      /** @description Full names of the companions, if the form asks for them. */
      guestNames?: readonly string[];
    };
    /** @description Access to the video conference of an online event. */
    RsvpConferenceLogin: {
      /**
       * Format: uri
       * @description URL of the conference.
       */
      readonly link: string;
      /**
       * Format: password
       * @description Password that the guest needs to join.
       */
      readonly password?: string;
    };
    /** @description Numbers of guests and replies of one event. */
    EventRsvpSummary: {
      /** Format: uuid */
      readonly eventId: string;
      /**
       * Format: int32
       * @description People who come, companions included.
       */
      readonly yesGuestCount: number;
      /**
       * Format: int32
       * @description People who cannot come.
       */
      readonly noGuestCount: number;
      /**
       * Format: int32
       * @description People on the waiting list, companions included.
       */
      readonly waitlistGuestCount: number;
      /**
       * Format: int32
       * @description Number of replies.
       */
      readonly totalRsvpCount: number;
    };
    /** @description Filter, sort order and page. */
    RsvpQuery: {
      filter?: components['schemas']['RsvpFilter'];
      /** @description The first field has precedence; the following one breaks ties. */
      sort?: readonly components['schemas']['RsvpSorting'][];
      cursorPaging?: components['schemas']['CursorPaging'];
    };
    /** @description Conditions on a reply, all of which must match. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400. */
    RsvpFilter: {
      id?: components['schemas']['RsvpIdCondition'];
      eventId?: components['schemas']['RsvpIdCondition'];
      memberId?: components['schemas']['RsvpIdCondition'];
      contactId?: components['schemas']['RsvpIdCondition'];
      status?: components['schemas']['RsvpStatusCondition'];
      fullyCheckedIn?: components['schemas']['RsvpArrivalCondition'];
      createdDate?: components['schemas']['EventInstantCondition'];
      updatedDate?: components['schemas']['EventInstantCondition'];
      /** @description All of these filters. */
      $and?: readonly components['schemas']['RsvpFilter'][];
      /** @description At least one of these filters. */
      $or?: readonly components['schemas']['RsvpFilter'][];
      $not?: components['schemas']['RsvpFilter'];
    };
    /** @description An id that the field must equal, or an object of operators. */
    RsvpIdCondition: string | components['schemas']['RsvpIdOperators'];
    /** @description Operators on an id. If there are several, all must match. */
    RsvpIdOperators: {
      /** @description Equal to this value. */
      $eq?: string;
      /** @description Not equal to this value. */
      $ne?: string;
      /** @description Equal to one of these values. */
      $in?: readonly string[];
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description A status that the field must equal, or an object of operators. */
    RsvpStatusCondition: components['schemas']['RsvpStatus'] | components['schemas']['RsvpStatusOperators'];
    /** @description Operators on the status of a reply. If there are several, all must match. */
    RsvpStatusOperators: {
      $eq?: components['schemas']['RsvpStatus'];
      $ne?: components['schemas']['RsvpStatus'];
      /** @description Equal to one of these values. */
      $in?: readonly components['schemas']['RsvpStatus'][];
    };
    /** @description A boolean that the field must equal, or an object of operators. */
    RsvpArrivalCondition: boolean | components['schemas']['RsvpArrivalOperators'];
    /** @description Operators on a boolean. If there are several, all must match. */
    RsvpArrivalOperators: {
      /** @description Equal to this value. */
      $eq?: boolean;
      /** @description Not equal to this value. */
      $ne?: boolean;
      /** @description Equal to one of these values. */
      $in?: readonly boolean[];
    };
    /** @description One sort key; earlier keys have precedence. */
    RsvpSorting: {
      fieldName: components['schemas']['RsvpSortField'];
      order?: components['schemas']['SortOrder'];
    };
    /**
     * @description Fields by which replies can be sorted.
     * @enum {string}
     */
    RsvpSortField: 'createdDate' | 'updatedDate' | 'status' | 'fullyCheckedIn';
    /** @description Data that apps store with the entity. */
    ExtendedFields: {
      /**
       * @description One free-form object per app, by the app's namespace.
       * @example {
       *       "@acme/gifts": {
       *         "wrapped": true
       *       }
       *     }
       */
      namespaces?: {
        [key: string]: {
          [key: string]: unknown;
        };
      };
    };
    /** @description URLs that add the event to the guest's calendar. */
    CalendarLinks: {
      /**
       * Format: uri
       * @description For Google Calendar.
       */
      google?: string;
      /**
       * Format: uri
       * @description A file for any other calendar (iCalendar, RFC 5545).
       */
      ics?: string;
    };
    /** @description The request violates a rule of the service. */
    ApplicationError: {
      /**
       * @description Stable name of the rule. Each operation lists the codes that it is known to return.
       * @example OWNED_CART_NOT_FOUND
       */
      code: string;
      /**
       * @description Description of the rule in English, for logs.
       * @example Cart not found
       */
      description?: string;
      /** @description Additional data of the code. */
      data?: {
        [key: string]: unknown;
      };
    };
    /**
     * @description Kind of constraint that the field violates.
     * @enum {string}
     */
    ViolatedRule:
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
    /** @description One invalid field and the constraint that it violates. */
    FieldViolation: {
      /**
       * @description Path of the field within the request.
       * @example lineItems[0].quantity
       */
      field: string;
      /** @description Requirement that the field does not meet. */
      description: string;
      violatedRule?: components['schemas']['ViolatedRule'] | components['schemas']['Undeclared'];
      /** @description Name of a rule that is specific to the service. Present if `violatedRule` is OTHER. */
      ruleName?: string;
      /** @description Additional data of the rule, such as the threshold. */
      data?: {
        [key: string]: unknown;
      };
    };
    /** @description Fields of the request violate constraints of the contract. */
    ValidationError: {
      fieldViolations: components['schemas']['FieldViolation'][];
    };
    /** @description The platform failed internally. */
    SystemError: {
      errorCode?: string;
    };
    /** @description Machine-readable reason of the failure. Has at most one of the members; empty if no details are known. */
    ErrorDetails: {
      applicationError?: components['schemas']['ApplicationError'];
      validationError?: components['schemas']['ValidationError'];
      systemError?: components['schemas']['SystemError'];
      /**
       * @deprecated
       * @description Ids of the request in the platform's logs. Observed only in failures that are nested in other responses.
       */
      tracing?: {
        [key: string]: string;
      };
    };
    /** @description Body of a failed call. */
    ErrorBody: {
      /**
       * @description Description of the failure in English, for logs.
       * @example Cart not found
       */
      message: string;
      details?: components['schemas']['ErrorDetails'];
    };
    /** @description Operators on an instant. If there are several, all must match. */
    EventInstantOperators: {
      /**
       * Format: date-time
       * @description At this instant.
       */
      $eq?: string;
      /**
       * Format: date-time
       * @description Not at this instant.
       */
      $ne?: string;
      /**
       * Format: date-time
       * @description Before this instant.
       */
      $lt?: string;
      /**
       * Format: date-time
       * @description At or before this instant.
       */
      $lte?: string;
      /**
       * Format: date-time
       * @description After this instant.
       */
      $gt?: string;
      /**
       * Format: date-time
       * @description At or after this instant.
       */
      $gte?: string;
      /** @description At one of these instants. */
      $in?: readonly string[];
    };
    /** @description An instant that the field must equal, or an object of operators. */
    EventInstantCondition: string | components['schemas']['EventInstantOperators'];
    /**
     * @description Ascending (ASC) or descending (DESC). Default: ASC.
     * @enum {string}
     */
    SortOrder: 'ASC' | 'DESC';
    /** @description Page to return, by a cursor from an earlier response. */
    CursorPaging: {
      /**
       * Format: int32
       * @description Maximum number of items per page.
       * @default 50
       */
      limit?: number;
      /** @description Cursor of the requested page. It includes filter and sort order, so a request with a cursor carries neither. Absent for the first page. */
      cursor?: string;
    };
    /** @description Cursors of the adjacent pages. A page exists if its cursor is present and not empty. */
    Cursors: {
      /** @description Cursor of the next page. */
      next?: string;
      /** @description Cursor of the previous page. */
      prev?: string;
    };
    /** @description Position of the returned page, without the number of items in the whole result. */
    CursorPagingMetadata: {
      /**
       * Format: int32
       * @description Number of items on this page.
       */
      count?: number;
      cursors?: components['schemas']['Cursors'];
      /** @description Whether another page follows. */
      hasNext?: boolean;
    };
    Undeclared: import('../../src/core/undeclared.ts').Undeclared;
  };
  responses: {
    /** @description A field or an answer is not valid. */
    RsvpRejected: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The event does not accept the reply now, or the events app is not installed on the site. */
    ReplyNotPossible: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The access token is missing, expired or not valid. */
    Unauthorized: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The caller is authenticated but not allowed to make this call. */
    Forbidden: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description Too many calls within a short time. Wait before the next attempt. */
    TooManyRequests: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The events app is not installed on the site. */
    EventsAppMissing: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The request is not valid. The details list each invalid field, or contain one application error. */
    BadRequest: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The entity does not exist, or the caller may not see it. */
    NotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The revision of the request is not the current one, because the entity was changed after it was read. Nothing was changed. Code and status were observed for another service of the platform. */
    StaleRevision: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
  };
  parameters: {
    /**
     * @description Id of the reply.
     * @example 9d0b7f52-3c81-4a6e-b2f4-07c5e1d83a96
     */
    RsvpId: string;
    /** @description Parts of the reply to return. */
    RsvpParts: components['schemas']['RsvpFields'];
  };
  requestBodies: never;
  headers: {
    /** @description Id of the request in the platform's logs. Quote it when you ask for support. */
    RequestId: string;
    /** @description Time to wait before the next attempt, as whole seconds or as an HTTP date. Not always present. */
    RetryAfter: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  createRsvp: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateRsvpRequest'];
      };
    };
    responses: {
      /** @description The reply. Its status is WAITLIST if the guest has no seat. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreateRsvpResponse'];
        };
      };
      400: components['responses']['RsvpRejected'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description The event does not exist, or is a draft. */
      404: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The member, or the member with this e-mail address, has already replied. */
      409: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      428: components['responses']['ReplyNotPossible'];
      429: components['responses']['TooManyRequests'];
    };
  };
  queryRsvps: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QueryRsvpsRequest'];
      };
    };
    responses: {
      /** @description One page of replies; an empty list if nothing matches. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QueryRsvpsResponse'];
        };
      };
      /** @description The filter or the sort order names a field or an operator that the list does not support, or the cursor is not valid. */
      400: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['EventsAppMissing'];
      429: components['responses']['TooManyRequests'];
    };
  };
  listRsvpSummary: {
    parameters: {
      query: {
        /**
         * @description Events to count the replies of.
         * @example [
         *       "3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1",
         *       "5c1d8f0a-2e6b-4a37-9d84-1b7e3c92f605"
         *     ]
         */
        eventId: readonly string[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One entry per event. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListRsvpSummaryResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['EventsAppMissing'];
      429: components['responses']['TooManyRequests'];
    };
  };
  listCurrentRsvps: {
    parameters: {
      query: {
        /**
         * @description Events whose replies to return.
         * @example [
         *       "3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1"
         *     ]
         */
        eventId: readonly string[];
        /** @description Parts of the reply to return. */
        fields?: components['parameters']['RsvpParts'];
        /** @description Page to return, by a cursor. Sent as `paging.limit` and `paging.cursor`. */
        paging?: components['schemas']['CursorPaging'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of replies; an empty list if the member has not replied. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListCurrentRsvpsResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description No member is signed in. */
      404: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      428: components['responses']['EventsAppMissing'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getRsvp: {
    parameters: {
      query?: {
        /** @description Parts of the reply to return. */
        fields?: components['parameters']['RsvpParts'];
      };
      header?: never;
      path: {
        /**
         * @description Id of the reply.
         * @example 9d0b7f52-3c81-4a6e-b2f4-07c5e1d83a96
         */
        rsvpId: components['parameters']['RsvpId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The reply. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RsvpResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      428: components['responses']['EventsAppMissing'];
      429: components['responses']['TooManyRequests'];
    };
  };
  deleteRsvp: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the reply.
         * @example 9d0b7f52-3c81-4a6e-b2f4-07c5e1d83a96
         */
        rsvpId: components['parameters']['RsvpId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The reply is deleted. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeleteRsvpResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      428: components['responses']['EventsAppMissing'];
      429: components['responses']['TooManyRequests'];
    };
  };
  updateRsvp: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the reply.
         * @example 9d0b7f52-3c81-4a6e-b2f4-07c5e1d83a96
         */
        rsvpId: components['parameters']['RsvpId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateRsvpRequest'];
      };
    };
    responses: {
      /** @description The reply after the change. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RsvpResponse'];
        };
      };
      /** @description A field or an answer is not valid. */
      400: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['StaleRevision'];
      /** @description The event does not accept the change now, or the events app is not installed on the site. */
      428: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
    };
  };
}
