// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
export interface paths {
  '/v3/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create an event
     * @description Creates an event and publishes it, unless `draft` is true. Required are a title, a location, the dates (or the
     *     note that they are to be decided) and the kind of registration, which cannot be changed later.
     *
     *     A list of dates in `recurringEvents` creates one event per date; the events of a series share a category.
     */
    post: operations['createEvent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/events/{eventId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an event
     * @description Fails with 404 if the event does not exist, and with 403 if it is a draft that the caller may not read.
     */
    get: operations['getEvent'];
    put?: never;
    post?: never;
    /**
     * Delete an event
     * @description Deletes the event, whatever its status; it need not be canceled first.
     */
    delete: operations['deleteEvent'];
    options?: never;
    head?: never;
    /**
     * Update an event
     * @description Changes the fields in the request and leaves the others unchanged. `dateAndTimeSettings` is replaced as a whole:
     *     send start and end together. Whether other objects are merged or replaced is not known.
     *
     *     The kind of registration cannot be changed. To change the slug, set `seoSettings.slug`.
     */
    patch: operations['updateEvent'];
    trace?: never;
  };
  '/v3/events/{eventId}/clone': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Clone an event
     * @description Creates a copy with its own id: form, messages and ticket settings are copied, counters start at zero. The copy
     *     starts 14 days from now at the same local time and has the same duration, and its title gets a number in
     *     parentheses. Values in `event` override the copied ones.
     *
     *     The copy is a draft.
     */
    post: operations['cloneEvent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/events/{eventId}/publish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Publish a draft
     * @description Makes a draft visible to everyone. Its status becomes UPCOMING, or the status that follows from the clock. It cannot become a draft again. An event that is not a draft is rejected with 428.
     */
    post: operations['publishDraftEvent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/events/{eventId}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel an event
     * @description Closes the registration permanently; the event is kept. A canceled event cannot be restored. Guests may be notified by e-mail. Orders are not changed; the owner makes the refunds.
     */
    post: operations['cancelEvent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/events/slug/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an event by its slug
     * @description Fails with 404 if no event has this slug, and with 403 if it is a draft that the caller may not read.
     */
    get: operations['getEventBySlug'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/events/query': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Query events
     * @description Returns one page of events that match a filter, in the given order; the default order is by creation date.
     *     Drafts are omitted, unless `includeDrafts` is set and the caller may read drafts.
     *
     *     Always send `paging.limit`. Without it, releases of the platform differ: some assume 50, others assume 0 and
     *     return an empty page.
     */
    post: operations['queryEvents'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/events/count-by-status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Count events by status
     * @description Counts the events that match a filter, per value of each facet. Without a facet nothing is counted and `facets` is empty. Drafts are counted only with `includeDrafts`.
     */
    post: operations['countEventsByStatus'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/bulk/events/cancel-by-filter': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel all events that match a filter
     * @description Cancels each matching event permanently, as `cancelEvent` does. The response contains neither the events nor
     *     their number: call `queryEvents` with the same filter first.
     *
     *     An empty filter would match every event of the site, and is rejected.
     */
    post: operations['bulkCancelEventsByFilter'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/bulk/events/delete-by-filter': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Delete all events that match a filter
     * @description Deletes each matching event, as `deleteEvent` does. The response contains neither the events nor their number:
     *     call `queryEvents` with the same filter first.
     *
     *     An empty filter would match every event of the site, and is rejected.
     */
    post: operations['bulkDeleteEventsByFilter'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    CreateEventRequest: {
      event: components['schemas']['NewEvent'];
      /**
       * @description True: create a draft, to be published later. By default, the event is published immediately.
       * @default false
       */
      draft?: boolean;
      fields?: components['schemas']['EventFieldsets'];
    };
    CloneEventRequest: {
      /** @description Values that override those of the original. */
      event?: components['schemas']['EventChanges'];
      /** @description True: keep the copy as a draft, which is also the default. Whether false publishes it immediately is not known. */
      draft?: boolean;
      fields?: components['schemas']['EventFieldsets'];
      fieldmask?: components['schemas']['EventFieldMask'];
    };
    UpdateEventRequest: {
      event: components['schemas']['EventChanges'];
      fields?: components['schemas']['EventFieldsets'];
      fieldmask?: components['schemas']['EventFieldMask'];
    };
    PublishDraftEventRequest: {
      fields?: components['schemas']['EventFieldsets'];
    };
    CancelEventRequest: {
      fields?: components['schemas']['EventFieldsets'];
    };
    EventResponse: {
      event: components['schemas']['SiteEvent'];
    };
    DeleteEventResponse: {
      /**
       * Format: uuid
       * @description Id of the event that was deleted.
       */
      eventId: string;
    };
    QueryEventsRequest: {
      query?: components['schemas']['EventQuery'];
      fields?: components['schemas']['EventFieldsets'];
      /**
       * @description Include drafts. Rejected with 403 if the caller may not read drafts.
       * @default false
       */
      includeDrafts?: boolean;
    };
    QueryEventsResponse: {
      events: components['schemas']['SiteEvent'][];
      pagingMetadata: components['schemas']['PlatformPagingMetadata'];
    };
    CountEventsByStatusRequest: {
      filter?: components['schemas']['EventFilter'];
      /** @description Fields whose values are counted. `status` is known; other fields return no counts. */
      facet?: readonly string[];
      /**
       * @description Count drafts too. Rejected with 403 if the caller may not read drafts.
       * @default false
       */
      includeDrafts?: boolean;
    };
    CountEventsByStatusResponse: {
      pagingMetadata?: components['schemas']['PlatformPagingMetadata'];
      /** @description The counts of each requested facet, by its name. */
      facets: {
        [key: string]: components['schemas']['FacetCounts'];
      };
    };
    /** @description Number of events per value of one facet. */
    FacetCounts: {
      counts: components['schemas']['CountByValue'];
    };
    /** @description Number of events per value. The facet `status` has its own names: SCHEDULED is the status UPCOMING. A value without events may be absent, and newer releases may add names, such as DRAFT. */
    CountByValue: {
      /**
       * Format: int32
       * @description Published, and not started yet.
       */
      SCHEDULED?: number;
      /**
       * Format: int32
       * @description In progress.
       */
      STARTED?: number;
      /**
       * Format: int32
       * @description Events that are over.
       */
      ENDED?: number;
      /**
       * Format: int32
       * @description Events that were canceled, whatever their date.
       */
      CANCELED?: number;
    } & {
      [key: string]: number;
    };
    BulkCancelEventsByFilterRequest: {
      filter: components['schemas']['BulkEventQuery'];
    };
    /** @description Empty. It does not contain the canceled events. */
    BulkCancelEventsByFilterResponse: Record<string, never>;
    BulkDeleteEventsByFilterRequest: {
      filter: components['schemas']['BulkEventQuery'];
    };
    /** @description Empty. It does not contain the deleted events. */
    BulkDeleteEventsByFilterResponse: Record<string, never>;
    /** @description Filter, sort order and page of an event query. */
    EventQuery: {
      filter?: components['schemas']['EventFilter'];
      /** @description The first field has precedence; the following one breaks ties. */
      sort?: readonly components['schemas']['EventSorting'][];
      paging?: components['schemas']['EventPaging'];
    };
    /** @description Selection of events. It has the structure of a query; its `filter` contains the condition. */
    BulkEventQuery: {
      filter: components['schemas']['EventFilter'];
      /** @description Has no effect, since the call applies to all matching events. */
      sort?: readonly components['schemas']['EventSorting'][];
      paging?: components['schemas']['EventPaging'];
    };
    /**
     * @description Conditions on an event, all of which must match. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400.
     * @example {
     *       "status": {
     *         "$in": [
     *           "UPCOMING",
     *           "STARTED"
     *         ]
     *       }
     *     }
     */
    EventFilter: {
      id?: components['schemas']['EventTextCondition'];
      title?: components['schemas']['EventTextCondition'];
      slug?: components['schemas']['EventTextCondition'];
      createdDate?: components['schemas']['EventInstantCondition'];
      updatedDate?: components['schemas']['EventInstantCondition'];
      'dateAndTimeSettings.startDate'?: components['schemas']['EventInstantCondition'];
      'dateAndTimeSettings.endDate'?: components['schemas']['EventInstantCondition'];
      status?: components['schemas']['EventStatusCondition'];
      'registration.initialType'?: components['schemas']['EventRegistrationCondition'];
      userId?: components['schemas']['EventMakerCondition'];
      /** @description All of these filters must match. */
      $and?: readonly components['schemas']['EventFilter'][];
      /** @description At least one of these filters must match. */
      $or?: readonly components['schemas']['EventFilter'][];
      $not?: components['schemas']['EventFilter'];
    };
    /** @description A text that the field must equal, or an object of operators. */
    EventTextCondition: string | components['schemas']['EventTextOperators'];
    /** @description Operators on a text or an id. If there are several, all must match. */
    EventTextOperators: {
      /** @description Equal to this value. */
      $eq?: string;
      /** @description Not equal to this value. */
      $ne?: string;
      /** @description Less than this value, in character order. */
      $lt?: string;
      /** @description Less than or equal to this value, in character order. */
      $lte?: string;
      /** @description Greater than this value, in character order. */
      $gt?: string;
      /** @description Greater than or equal to this value, in character order. */
      $gte?: string;
      /** @description Equal to one of these values. */
      $in?: readonly string[];
    };
    /** @description A status that the field must equal, or an object of operators. */
    EventStatusCondition:
      | components['schemas']['EventStatus']
      | components['schemas']['EventStatusOperators'];
    /** @description Operators on the status. If there are several, all must match. */
    EventStatusOperators: {
      $eq?: components['schemas']['EventStatus'];
      $ne?: components['schemas']['EventStatus'];
      /** @description Equal to one of these values. */
      $in?: readonly components['schemas']['EventStatus'][];
    };
    /** @description Kind of registration with which the event was created. Equality is the only operator. */
    EventRegistrationCondition:
      | components['schemas']['InitialRegistrationType']
      | components['schemas']['EventRegistrationOperators'];
    /** @description Operators on the kind of registration. */
    EventRegistrationOperators: {
      $eq?: components['schemas']['InitialRegistrationType'];
    };
    /** @description Id of the event's creator, or an object of operators. */
    EventMakerCondition: string | components['schemas']['EventMakerOperators'];
    /** @description Operators on the creator's id. If there are several, all must match. */
    EventMakerOperators: {
      /**
       * Format: uuid
       * @description Equal to this value.
       */
      $eq?: string;
      /**
       * Format: uuid
       * @description Not equal to this value.
       */
      $ne?: string;
      /** @description Equal to one of these values. */
      $in?: readonly string[];
    };
    /** @description One sort key; earlier keys have precedence. */
    EventSorting: {
      fieldName: components['schemas']['EventSortField'];
      order?: components['schemas']['SortOrder'];
      /** @description Point on the map. If given, the key sorts by the distance of the event's location from this point; `fieldName` must still name a field. The platform's general sort object has this member; for events it was not observed. */
      origin?: components['schemas']['AddressLocation'];
    };
    /**
     * @description A field by which events can be sorted.
     * @enum {string}
     */
    EventSortField:
      | 'id'
      | 'title'
      | 'slug'
      | 'createdDate'
      | 'updatedDate'
      | 'dateAndTimeSettings.startDate'
      | 'dateAndTimeSettings.endDate';
    /** @description Page to return, by offset. */
    EventPaging: {
      /**
       * Format: int32
       * @description Maximum number of events per page. Always send it, because a platform release that assumes 0 returns an empty page.
       * @default 50
       */
      limit?: number;
      /**
       * Format: int32
       * @description Number of events to skip.
       * @default 0
       */
      offset?: number;
    };
    /** @description Fieldsets to return in addition to the base fields. No effect on the fields that are written. */
    EventFieldsets: readonly components['schemas']['EventFieldset'][];
    /**
     * @description A group of fields to return:
     *
     *     - DETAILS: `shortDescription`, `mainImage`, `calendarUrls`
     *     - TEXTS: `description` and the older `detailedDescription`
     *     - REGISTRATION: `registration`
     *     - URLS: `eventPageUrl`
     *     - FORM: `form`
     *     - DASHBOARD: `summaries`, for those who manage events
     *     - FEED: `feed`, for the platform's internal use
     *     - ONLINE_CONFERENCING_SESSION: `onlineConferencing` with the links of the session
     *     - SEO_SETTINGS: `seoSettings`
     *     - AGENDA: `agendaSettings`
     *     - CATEGORIES: `categories`
     *     - CUSTOMIZABLE_TICKETS, BADGES: the fields of these names; known only from the platform's own packages
     * @enum {string}
     */
    EventFieldset:
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
    /** @description Paths of the fields to write, separated by commas. Known only from the platform's own packages; a host may ignore it and write the fields that are present. */
    EventFieldMask: string | readonly string[];
    /** @description An event of the site. Which optional fields are present depends on the requested fieldsets and on the data that the owner entered. */
    SiteEvent: {
      /**
       * Format: uuid
       * @description Assigned by the platform.
       */
      readonly id: string;
      /** @example Strings by candlelight */
      title: string;
      /**
       * @description Part of the page's URL that names the event; derived from the title, or set by `seoSettings.slug`.
       * @example strings-by-candlelight
       */
      readonly slug: string;
      status: components['schemas']['EventStatus'] | components['schemas']['Undeclared'];
      /** @description One or two sentences for lists. */
      shortDescription?: string;
      /**
       * @description Former version of `description`, as HTML.
       *     @deprecated The platform has announced the end of this field for 2025-04-15; its successor is `description`.
       */
      detailedDescription?: string;
      description?: components['schemas']['RichContent'];
      mainImage?: components['schemas']['EventImage'];
      location: components['schemas']['EventLocation'];
      dateAndTimeSettings: components['schemas']['DateAndTimeSettings'];
      registration?: components['schemas']['Registration'];
      calendarUrls?: components['schemas']['CalendarUrls'];
      /** @description URL of the event's own page. */
      eventPageUrl?: components['schemas']['PageUrl'];
      form?: components['schemas']['RegistrationForm'];
      summaries?: components['schemas']['EventSummaries'];
      guestListSettings?: components['schemas']['GuestListSettings'];
      onlineConferencing?: components['schemas']['OnlineConferencing'];
      seoSettings?: components['schemas']['SeoSettings'];
      agendaSettings?: components['schemas']['AgendaSettings'];
      eventDisplaySettings?: components['schemas']['EventDisplaySettings'];
      categories?: components['schemas']['EventCategories'];
      /** @description Key of the label that marks the guests of this event among the site's contacts. */
      readonly contactLabel?: string;
      labellingSettings?: components['schemas']['LabellingSettings'];
      badges?: components['schemas']['BadgeList'];
      /** @description Whether the appearance of the tickets can be changed. Known only from the platform's own packages. */
      customizableTickets?: boolean;
      feed?: components['schemas']['EventFeed'];
      /** @description Id of the events app on this site. */
      readonly instanceId: string;
      /**
       * Format: uuid
       * @description Id of the owner or collaborator who created the event.
       */
      readonly userId: string;
      /** Format: date-time */
      readonly createdDate: string;
      /** Format: date-time */
      readonly updatedDate: string;
      /**
       * Format: date-time
       * @description Absent if the event is a draft.
       */
      readonly publishedDate?: string;
    };
    /** @description An event to create. Fields that the platform sets (status, slug, counters, URLs) cannot be sent. */
    NewEvent: {
      /** @example Strings by candlelight */
      title: string;
      /** @description One or two sentences for lists. */
      shortDescription?: string;
      /**
       * @description Former version of `description`, as HTML.
       *     @deprecated The platform has announced the end of this field for 2025-04-15; its successor is `description`.
       */
      detailedDescription?: string;
      description?: components['schemas']['RichContentInput'];
      mainImage?: components['schemas']['EventImageInput'];
      location: components['schemas']['EventLocationInput'];
      dateAndTimeSettings: components['schemas']['DateAndTimeSettingsInput'];
      registration: components['schemas']['NewRegistration'];
      form?: components['schemas']['RegistrationFormInput'];
      guestListSettings?: components['schemas']['GuestListSettingsInput'];
      onlineConferencing?: components['schemas']['OnlineConferencingInput'];
      seoSettings?: components['schemas']['SeoSettingsInput'];
      agendaSettings?: components['schemas']['AgendaSettingsInput'];
      eventDisplaySettings?: components['schemas']['EventDisplaySettings'];
    };
    /** @description Fields of an event to write. Omitted fields stay unchanged; dates are replaced as a whole. */
    EventChanges: {
      /** @example Strings by candlelight */
      title?: string;
      /** @description One or two sentences for lists. */
      shortDescription?: string;
      /**
       * @description Former version of `description`, as HTML.
       *     @deprecated The platform has announced the end of this field for 2025-04-15; its successor is `description`.
       */
      detailedDescription?: string;
      description?: components['schemas']['RichContentInput'];
      mainImage?: components['schemas']['EventImageInput'];
      location?: components['schemas']['EventLocationInput'];
      dateAndTimeSettings?: components['schemas']['DateAndTimeSettingsInput'];
      registration?: components['schemas']['RegistrationChanges'];
      form?: components['schemas']['RegistrationFormInput'];
      guestListSettings?: components['schemas']['GuestListSettingsInput'];
      onlineConferencing?: components['schemas']['OnlineConferencingInput'];
      seoSettings?: components['schemas']['SeoSettingsInput'];
      agendaSettings?: components['schemas']['AgendaSettingsInput'];
      eventDisplaySettings?: components['schemas']['EventDisplaySettings'];
    };
    /** @description The main image of the event. */
    EventImage: {
      /** @description Id of the file in the site's media store. */
      id: string;
      /**
       * Format: uri
       * @example https://static.wixstatic.com/media/c837a6_4f1.jpg
       */
      url: string;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1200
       */
      height: number;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1600
       */
      width: number;
      /** @description Text alternative, for people who cannot see the image. */
      altText?: string;
      /**
       * Format: date-time
       * @description Time at which `url` expires; absent if it does not expire. Known only from the platform's own packages.
       */
      readonly urlExpirationDate?: string;
    };
    /** @description An image as sent in a request: the id of a file in the site's media store, or another URL. */
    EventImageInput: {
      /** @example c837a6_4f1.jpg */
      id?: string;
      /**
       * Format: uri
       * @description URL of an image outside the media store.
       */
      url?: string;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1200
       */
      height?: number;
      /**
       * Format: int32
       * @description In pixels.
       * @example 1600
       */
      width?: number;
      /** @description Text alternative, for people who cannot see the image. */
      altText?: string;
    };
    /** @description Venue or online location of the event, as sent in a request. */
    EventLocationInput: {
      type?: components['schemas']['LocationType'];
      /**
       * @description Name of the location, as shown to guests.
       * @example Old Pump House
       */
      name?: string;
      address?: components['schemas']['EventAddressInput'];
      /** @description True if the location is to be decided; then `name` says so. */
      locationTbd?: boolean;
    };
    /** @description Address of the location, as sent in a request. Give the street either in parts (`streetAddress`) or as one line (`addressLine`), not both. */
    EventAddressInput: {
      country?: components['schemas']['CountryCode'];
      /**
       * @description State, region or province as a code with the country before it (ISO 3166-2).
       * @example DE-BE
       */
      subdivision?: string;
      /** @example Berlin */
      city?: string;
      /** @example 10115 */
      postalCode?: string;
      streetAddress?: components['schemas']['StreetAddress'];
      /** @description Street and number in one line. */
      addressLine?: string;
      /**
       * @description Apartment, suite, floor.
       * @example 3rd floor
       */
      addressLine2?: string;
      /** @description The whole address in one line. */
      formattedAddress?: string;
      /** @description Directions for finding the place. */
      hint?: string;
      geocode?: components['schemas']['AddressLocation'];
    };
    /** @description Dates of the event, sent as a whole: start, end and time zone; or the note that they are to be decided, with a message; or a list of dates for a series. */
    DateAndTimeSettingsInput: {
      /** @description True if the dates are to be decided. */
      dateAndTimeTbd?: boolean;
      /**
       * @description Text shown to guests in place of the dates.
       * @example In late spring
       */
      dateAndTimeTbdMessage?: string;
      /**
       * Format: date-time
       * @description Start of the event, inclusive.
       */
      startDate?: string;
      /**
       * Format: date-time
       * @description End of the event, exclusive; after the start.
       */
      endDate?: string;
      /**
       * @description Time zone in which guests see the dates, by its name in the tz database.
       * @example Europe/Berlin
       */
      timeZoneId?: string;
      /** @description Whether guests see only the start. */
      hideEndDate?: boolean;
      /** @description Whether guests see the time zone beside the time. */
      showTimeZone?: boolean;
      recurringEvents?: components['schemas']['RecurrencesInput'];
    };
    /** @description A series to create. */
    RecurrencesInput: {
      /** @description The dates of the series. Each date becomes a separate event. */
      individualEventDates?: readonly components['schemas']['OccurrenceInput'][];
    };
    /** @description One date of a series, as sent in a request. */
    OccurrenceInput: {
      /** Format: date-time */
      startDate?: string;
      /** Format: date-time */
      endDate?: string;
      /** @description Time zone by its name in the tz database. */
      timeZoneId?: string;
      /** @description Whether guests see the time zone beside the time. */
      showTimeZone?: boolean;
    };
    /** @description How guests register, and whether registration is open. `type` decides whether `rsvp`, `tickets` or `external` is present. */
    Registration: {
      type: components['schemas']['RegistrationType'] | components['schemas']['Undeclared'];
      status: components['schemas']['RegistrationStatus'] | components['schemas']['Undeclared'];
      initialType: components['schemas']['InitialRegistrationType'] | components['schemas']['Undeclared'];
      allowedGuestTypes: components['schemas']['GuestType'] | components['schemas']['Undeclared'];
      /** @description True if the owner has paused the registration. */
      registrationPaused: boolean;
      /** @description True if the event is displayed without registration. */
      registrationDisabled: boolean;
      rsvp?: components['schemas']['RsvpRegistration'];
      tickets?: components['schemas']['TicketsRegistration'];
      external?: components['schemas']['ExternalRegistration'];
    };
    /** @description How guests register for a new event. */
    NewRegistration: {
      initialType: components['schemas']['InitialRegistrationType'];
      allowedGuestTypes?: components['schemas']['GuestType'];
      /** @description Pause the registration. */
      registrationPaused?: boolean;
      /** @description Display the event without registration. */
      registrationDisabled?: boolean;
      rsvp?: components['schemas']['RsvpRegistrationInput'];
      tickets?: components['schemas']['TicketsRegistrationInput'];
      external?: components['schemas']['ExternalRegistration'];
    };
    /** @description Changes to the registration. Its kind cannot be changed after the event was created. */
    RegistrationChanges: {
      allowedGuestTypes?: components['schemas']['GuestType'];
      /** @description Pause the registration. */
      registrationPaused?: boolean;
      /** @description Display the event without registration. */
      registrationDisabled?: boolean;
      rsvp?: components['schemas']['RsvpRegistrationInput'];
      tickets?: components['schemas']['TicketsRegistrationInput'];
      external?: components['schemas']['ExternalRegistration'];
    };
    /**
     * @description Current kind of registration. NONE if the event is only displayed, EXTERNAL if guests register on another site. RSVP_AND_TICKETING is known only from the platform's own packages.
     * @enum {string}
     */
    RegistrationType: 'RSVP' | 'TICKETING' | 'EXTERNAL' | 'NONE' | 'RSVP_AND_TICKETING';
    /**
     * @description Whether guests reply to an invitation (RSVP) or buy tickets (TICKETING). Set when the event is created, and not changeable afterwards. RSVP_AND_TICKETING is known only from the platform's own packages.
     * @enum {string}
     */
    InitialRegistrationType: 'RSVP' | 'TICKETING' | 'RSVP_AND_TICKETING';
    /**
     * @description Whether guests can register now:
     *
     *     - OPEN_RSVP, OPEN_TICKETS, OPEN_EXTERNAL: open, in the named way
     *     - OPEN_RSVP_WAITLIST_ONLY: all places are taken, the waitlist is open
     *     - SCHEDULED_RSVP: opens at `rsvp.startDate`
     *     - CLOSED_AUTOMATICALLY: the event is over, or all tickets are sold out or no longer on sale
     *     - CLOSED_MANUALLY: the owner has paused it or canceled the event, or it is a draft
     *     - UNKNOWN_REGISTRATION_STATUS: not known
     *     - OPEN_RSVP_AND_TICKETS: open in both ways; known only from the platform's own packages
     * @enum {string}
     */
    RegistrationStatus:
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
     * @description People who may register. MEMBER requires guests to sign in first; VISITOR is the former name of VISITOR_OR_MEMBER.
     * @enum {string}
     */
    GuestType: 'VISITOR' | 'MEMBER' | 'VISITOR_OR_MEMBER';
    /**
     * @description Possible replies to the invitation. With YES_AND_NO, guests can also decline.
     * @enum {string}
     */
    RsvpResponseType: 'YES_ONLY' | 'YES_AND_NO';
    /** @description Registration by replying to an invitation. */
    RsvpRegistration: {
      responseType: components['schemas']['RsvpResponseType'] | components['schemas']['Undeclared'];
      /**
       * Format: int32
       * @description Maximum number of guests. Absent means unlimited.
       * @example 20
       */
      limit?: number;
      /** @description Whether further guests may join a waitlist once the limit is reached. */
      waitlistEnabled: boolean;
      /**
       * Format: date-time
       * @description Time from which replies are accepted.
       */
      startDate?: string;
      /**
       * Format: date-time
       * @description Time after which replies are no longer accepted.
       */
      endDate?: string;
      confirmationMessages?: components['schemas']['RsvpConfirmationMessages'];
      /**
       * Format: uuid
       * @description Id of the form that guests fill in. Known only from the platform's own packages.
       */
      readonly formId?: string;
    };
    /** @description Registration by replying to an invitation, as sent in a request. */
    RsvpRegistrationInput: {
      responseType?: components['schemas']['RsvpResponseType'];
      /**
       * Format: int32
       * @description Maximum number of guests. Absent means unlimited.
       * @example 20
       */
      limit?: number;
      /** @description Whether further guests may join a waitlist once the limit is reached. */
      waitlistEnabled?: boolean;
      /**
       * Format: date-time
       * @description Time from which replies are accepted.
       */
      startDate?: string;
      /**
       * Format: date-time
       * @description Time after which replies are no longer accepted.
       */
      endDate?: string;
      confirmationMessages?: components['schemas']['RsvpConfirmationMessages'];
    };
    /** @description Messages after a guest's reply. Known only from the platform's own packages. */
    RsvpConfirmationMessages: {
      positiveConfirmation?: components['schemas']['AcceptedMessages'];
      waitlistMessages?: components['schemas']['AcceptedMessages'];
      negativeMessages?: components['schemas']['DeclinedMessages'];
    };
    /** @description Messages after a guest has accepted. */
    AcceptedMessages: {
      /** @example See you there */
      title?: string;
      message?: string;
      /** @example Add to calendar */
      addToCalendarActionLabel?: string;
      /** @example Share */
      shareActionLabel?: string;
    };
    /** @description Messages after a guest has declined. */
    DeclinedMessages: {
      /** @example A pity */
      title?: string;
      /** @example Share */
      shareActionLabel?: string;
    };
    /** @description Registration by buying tickets. Another service manages the tickets themselves. */
    TicketsRegistration: {
      /** @description Whether each ticket has its own guest details. */
      guestsAssignedSeparately: boolean;
      /**
       * Format: int32
       * @example 8
       */
      ticketLimitPerOrder: number;
      currency?: components['schemas']['CurrencyCode'];
      lowestPrice?: components['schemas']['TicketPrice'];
      highestPrice?: components['schemas']['TicketPrice'];
      /** @description True if all tickets are sold out. */
      readonly soldOut?: boolean;
      taxSettings?: components['schemas']['TaxSettings'];
      /**
       * Format: int32
       * @description Duration for which a reservation holds its tickets, in minutes. Default: 20.
       * @example 20
       */
      reservationDurationInMinutes?: number;
      /**
       * Format: int32
       * @description Time after the reservation's end during which an unpaid order can still be paid, in minutes; then it is canceled. Known only from the platform's own packages.
       */
      gracePeriodInMinutes?: number;
      /**
       * Format: uuid
       * @description Id of another app that manages the stock of tickets. Known only from the platform's own packages.
       */
      stockManagerAppId?: string;
      confirmationMessages?: components['schemas']['TicketsConfirmationMessages'];
      /**
       * Format: uuid
       * @description Id of the form that the buyer fills in. Known only from the platform's own packages.
       */
      readonly buyerFormId?: string;
      /**
       * Format: uuid
       * @description Id of the form for the guest of each ticket. Known only from the platform's own packages.
       */
      readonly ticketHolderFormId?: string;
      /**
       * Format: uuid
       * @description Id of a former buyer form that is no longer used. Known only from the platform's own packages.
       */
      readonly inactiveBuyerFormId?: string;
      checkoutType?: components['schemas']['EventCheckoutType'] | components['schemas']['Undeclared'];
    };
    /** @description Registration by buying tickets, as sent in a request. */
    TicketsRegistrationInput: {
      /** @description Whether each ticket has its own guest details. */
      guestsAssignedSeparately?: boolean;
      /**
       * Format: int32
       * @example 8
       */
      ticketLimitPerOrder?: number;
      currency?: components['schemas']['CurrencyCode'];
      taxSettings?: components['schemas']['TaxSettingsInput'];
      /**
       * Format: int32
       * @description Duration for which a reservation holds its tickets, in minutes. Default: 20.
       * @example 20
       */
      reservationDurationInMinutes?: number;
      /**
       * Format: int32
       * @description Time after the reservation's end during which an unpaid order can still be paid, in minutes; then it is canceled. Known only from the platform's own packages.
       */
      gracePeriodInMinutes?: number;
      /**
       * Format: uuid
       * @description Id of another app that manages the stock of tickets. Known only from the platform's own packages.
       */
      stockManagerAppId?: string;
      confirmationMessages?: components['schemas']['TicketsConfirmationMessages'];
    };
    /** @description Messages after the purchase. Known only from the platform's own packages. */
    TicketsConfirmationMessages: {
      /** @example Thank you */
      title?: string;
      message?: string;
      /** @example Get the tickets */
      downloadTicketsLabel?: string;
      /** @example Add to calendar */
      addToCalendarActionLabel?: string;
      /** @example Share */
      shareActionLabel?: string;
    };
    /**
     * @description Checkout that sells the tickets. Known only from the platform's own packages.
     * @enum {string}
     */
    EventCheckoutType: 'EVENTS_APP' | 'ECOMM_PLATFORM';
    /** @description Price of a ticket: the cheapest or the most expensive of the event. */
    TicketPrice: {
      /**
       * Format: decimal
       * @description In the major unit of the currency, without sign or thousands separators.
       * @example 24.00
       */
      value: string;
      currency: components['schemas']['CurrencyCode'];
      /**
       * @description The price as text with the currency symbol.
       * @example €24.00
       */
      readonly formattedValue?: string;
    };
    /**
     * @description Whether ticket prices include tax, or the checkout adds it.
     * @enum {string}
     */
    EventTaxType: 'INCLUDED_IN_PRICE' | 'ADDED_AT_CHECKOUT';
    /** @description Tax on the tickets of the event. */
    TaxSettings: {
      type: components['schemas']['EventTaxType'] | components['schemas']['Undeclared'];
      /**
       * @description Name of the tax, as displayed.
       * @example VAT
       */
      name?: string;
      rate?: components['schemas']['TaxRate'];
      /** @description Whether donations are taxed too. */
      appliedToDonations?: boolean;
    };
    /** @description Tax on the tickets of the event, as sent in a request. */
    TaxSettingsInput: {
      type?: components['schemas']['EventTaxType'];
      /**
       * @description Name of the tax, as displayed.
       * @example VAT
       */
      name?: string;
      rate?: components['schemas']['TaxRate'];
      /** @description Whether donations are taxed too. */
      appliedToDonations?: boolean;
    };
    /**
     * Format: rate
     * @description In percent, from 0.001 to 100, with up to three decimals.
     * @example 7.000
     */
    TaxRate: string;
    /** @description Registration on another site. */
    ExternalRegistration: {
      /**
       * Format: uri
       * @description Page on which guests register.
       * @example https://tickets.example.com/strings
       */
      url?: string;
    };
    /** @description URLs that add the event to a calendar. */
    CalendarUrls: {
      /** @description URL that adds it to a Google calendar. */
      readonly google: string;
      /** @description URL of an iCalendar file. */
      readonly ics: string;
    };
    /** @description Questions to guests when they register, and the surrounding texts. */
    RegistrationForm: {
      /** @description The questions; `orderIndex` defines their order. */
      controls: components['schemas']['InputControl'][];
      messages?: components['schemas']['FormMessages'];
    };
    /** @description Questions to guests when they register, as sent in a request. */
    RegistrationFormInput: {
      controls?: readonly components['schemas']['InputControlInput'][];
      messages?: components['schemas']['FormMessagesInput'];
    };
    /**
     * @description Kind of question: one line (INPUT), several lines (TEXTAREA), one entry of a list (DROPDOWN, RADIO), any entries of a list (CHECKBOX), first and last name (NAME), additional guests with their names (GUEST_CONTROL), an address in one line (ADDRESS_SHORT) or in parts (ADDRESS_FULL), a date (DATE).
     * @enum {string}
     */
    InputControlType:
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
    /** @description One question of the form. It has one input, or several for names, guests and addresses. */
    InputControl: {
      /** @example email */
      id: string;
      type: components['schemas']['InputControlType'] | components['schemas']['Undeclared'];
      /** @description True for the questions that every form has; they cannot be removed. */
      system: boolean;
      /**
       * @deprecated
       * @description Former version of `id`.
       */
      name: string;
      /**
       * @deprecated
       * @description Former version of the labels in `inputs`.
       */
      label: string;
      /**
       * Format: int32
       * @description Position in the form, in ascending order.
       */
      orderIndex: number;
      inputs?: components['schemas']['FormField'][];
      /** @description True if the question was removed but has answers. */
      readonly deleted?: boolean;
    };
    /** @description One question of the form, as sent in a request. */
    InputControlInput: {
      /** @example email */
      id?: string;
      type?: components['schemas']['InputControlType'];
      /** @description True for the questions that every form has; they cannot be removed. */
      system?: boolean;
      /**
       * @deprecated
       * @description Former version of `id`.
       */
      name?: string;
      /**
       * @deprecated
       * @description Former version of the labels in `inputs`.
       */
      label?: string;
      /**
       * Format: int32
       * @description Position in the form, in ascending order.
       */
      orderIndex?: number;
      inputs?: readonly components['schemas']['FormFieldInput'][];
    };
    /** @description One value that a question asks for. */
    FormField: {
      /**
       * @description Name of the value in a guest's answers.
       * @example email
       */
      name?: string;
      /**
       * @description Label shown to guests.
       * @example E-mail
       */
      label?: string;
      /** @description Additional texts of the value, by the platform's names for them. */
      additionalLabels?: {
        [key: string]: string;
      };
      /** @description Texts of a value with several parts, such as an address. */
      readonly labels?: components['schemas']['FieldPartLabel'][];
      type?: components['schemas']['FormValueType'] | components['schemas']['Undeclared'];
      /**
       * @deprecated
       * @description Former version of `type` TEXT_ARRAY.
       */
      array?: boolean;
      /** @description Whether an answer is required. */
      mandatory?: boolean;
      /** @description Entries that guests choose from. */
      options?: string[];
      defaultOptionSelection?: components['schemas']['OptionSelection'];
      /**
       * Format: int32
       * @description Maximum number of characters in the answer.
       */
      maxLength?: number;
      /**
       * Format: int32
       * @description Maximum number of entries in an answer that is a list.
       */
      maxSize?: number;
    };
    /** @description One value that a question asks for, as sent in a request. */
    FormFieldInput: {
      /**
       * @description Name of the value in a guest's answers.
       * @example email
       */
      name?: string;
      /**
       * @description Label shown to guests.
       * @example E-mail
       */
      label?: string;
      /** @description Additional texts of the value, by the platform's names for them. */
      additionalLabels?: {
        [key: string]: string;
      };
      type?: components['schemas']['FormValueType'];
      /**
       * @deprecated
       * @description Former version of `type` TEXT_ARRAY.
       */
      array?: boolean;
      /** @description Whether an answer is required. */
      mandatory?: boolean;
      /** @description Entries that guests choose from. */
      options?: readonly string[];
      defaultOptionSelection?: components['schemas']['OptionSelection'];
      /**
       * Format: int32
       * @description Maximum number of characters in the answer.
       */
      maxLength?: number;
      /**
       * Format: int32
       * @description Maximum number of entries in an answer that is a list.
       */
      maxSize?: number;
    };
    /**
     * @description Type of the value of an answer.
     * @enum {string}
     */
    FormValueType: 'TEXT' | 'NUMBER' | 'TEXT_ARRAY' | 'DATE_TIME' | 'ADDRESS';
    /** @description Text of one part of a value. */
    FieldPartLabel: {
      /**
       * @description The part of the value.
       * @example city
       */
      name?: string;
      /**
       * @description Text shown to guests.
       * @example Town
       */
      label?: string;
    };
    /** @description Initial display of a list: one of its options, or a text that is not an option. */
    OptionSelection: {
      /**
       * Format: int32
       * @description Index in `options`, counted from 0.
       */
      optionIndex?: number;
      /** @example Please choose */
      placeholderText?: string;
    };
    /** @description Texts of the form, by kind of registration. */
    FormMessages: {
      rsvp?: components['schemas']['RsvpFormMessages'];
      checkout?: components['schemas']['CheckoutFormMessages'];
      registrationClosed?: components['schemas']['RegistrationClosedMessages'];
      ticketsUnavailable?: components['schemas']['TicketsUnavailableMessages'];
    };
    /** @description Texts of the reply to an invitation. */
    RsvpFormMessages: {
      /**
       * @description Label for accepting.
       * @example I will come
       */
      rsvpYesOption: string;
      /**
       * @description Label for declining.
       * @example I cannot come
       */
      rsvpNoOption: string;
      positiveMessages?: components['schemas']['RsvpAcceptance'];
      waitlistMessages?: components['schemas']['RsvpAcceptance'];
      negativeMessages?: components['schemas']['RsvpRefusal'];
      /**
       * @description Label of the button.
       * @example Send
       */
      submitActionLabel: string;
    };
    /** @description Texts for guests who accept or join the waitlist. */
    RsvpAcceptance: {
      /**
       * @description Title above the form.
       * @example Are you coming?
       */
      title: string;
      confirmation?: components['schemas']['RsvpAcceptanceConfirmed'];
    };
    /** @description Texts after a guest has accepted. */
    RsvpAcceptanceConfirmed: {
      /** @example See you there */
      title: string;
      /** @example We sent you an e-mail. */
      message: string;
      /** @example Add to calendar */
      addToCalendarActionLabel: string;
      /** @example Share */
      shareActionLabel: string;
    };
    /** @description Texts for guests who decline. */
    RsvpRefusal: {
      /**
       * @description Title above the form.
       * @example You cannot come?
       */
      title: string;
      confirmation?: components['schemas']['RsvpRefusalConfirmed'];
    };
    /** @description Texts after a guest has declined. */
    RsvpRefusalConfirmed: {
      /** @example A pity */
      title: string;
      /** @example Share */
      shareActionLabel: string;
    };
    /** @description Texts for the purchase of tickets. */
    CheckoutFormMessages: {
      /**
       * @description Title above the form.
       * @example Your details
       */
      title: string;
      /**
       * @description Label of the button.
       * @example To the checkout
       */
      submitActionLabel: string;
      confirmation?: components['schemas']['CheckoutConfirmed'];
    };
    /** @description Texts after the purchase of tickets. */
    CheckoutConfirmed: {
      /** @example Thank you */
      title: string;
      /** @example The tickets are in your mailbox. */
      message: string;
      /** @example Get the tickets */
      downloadTicketsLabel: string;
      /** @example Add to calendar */
      addToCalendarLabel: string;
      /** @example Share */
      shareEventLabel: string;
    };
    /** @description Texts once registration is closed. */
    RegistrationClosedMessages: {
      /** @example Registration is closed. */
      message: string;
      /**
       * @description Label of the link to other events.
       * @example Other events
       */
      exploreEventsActionLabel: string;
    };
    /** @description Texts if no tickets are available. */
    TicketsUnavailableMessages: {
      /** @example There are no tickets left. */
      message: string;
      /**
       * @description Label of the link to other events.
       * @example Other events
       */
      exploreEventsActionLabel: string;
    };
    /** @description Texts of the form, by kind of registration, as sent in a request. */
    FormMessagesInput: {
      rsvp?: components['schemas']['RsvpFormMessagesInput'];
      checkout?: components['schemas']['CheckoutFormMessagesInput'];
      registrationClosed?: components['schemas']['RegistrationClosedMessagesInput'];
      ticketsUnavailable?: components['schemas']['TicketsUnavailableMessagesInput'];
    };
    /** @description Texts of the reply to an invitation, as sent in a request. */
    RsvpFormMessagesInput: {
      /**
       * @description Label for accepting.
       * @example I will come
       */
      rsvpYesOption?: string;
      /**
       * @description Label for declining.
       * @example I cannot come
       */
      rsvpNoOption?: string;
      positiveMessages?: components['schemas']['RsvpAcceptanceInput'];
      waitlistMessages?: components['schemas']['RsvpAcceptanceInput'];
      negativeMessages?: components['schemas']['RsvpRefusalInput'];
      /**
       * @description Label of the button.
       * @example Send
       */
      submitActionLabel?: string;
    };
    /** @description Texts for guests who accept or join the waitlist, as sent in a request. */
    RsvpAcceptanceInput: {
      /**
       * @description Title above the form.
       * @example Are you coming?
       */
      title?: string;
      confirmation?: components['schemas']['RsvpAcceptanceConfirmedInput'];
    };
    /** @description Texts after a guest has accepted, as sent in a request. */
    RsvpAcceptanceConfirmedInput: {
      /** @example See you there */
      title?: string;
      /** @example We sent you an e-mail. */
      message?: string;
      /** @example Add to calendar */
      addToCalendarActionLabel?: string;
      /** @example Share */
      shareActionLabel?: string;
    };
    /** @description Texts for guests who decline, as sent in a request. */
    RsvpRefusalInput: {
      /**
       * @description Title above the form.
       * @example You cannot come?
       */
      title?: string;
      confirmation?: components['schemas']['RsvpRefusalConfirmedInput'];
    };
    /** @description Texts after a guest has declined, as sent in a request. */
    RsvpRefusalConfirmedInput: {
      /** @example A pity */
      title?: string;
      /** @example Share */
      shareActionLabel?: string;
    };
    /** @description Texts for the purchase of tickets, as sent in a request. */
    CheckoutFormMessagesInput: {
      /**
       * @description Title above the form.
       * @example Your details
       */
      title?: string;
      /**
       * @description Label of the button.
       * @example To the checkout
       */
      submitActionLabel?: string;
      confirmation?: components['schemas']['CheckoutConfirmedInput'];
    };
    /** @description Texts after the purchase of tickets, as sent in a request. */
    CheckoutConfirmedInput: {
      /** @example Thank you */
      title?: string;
      /** @example The tickets are in your mailbox. */
      message?: string;
      /** @example Get the tickets */
      downloadTicketsLabel?: string;
      /** @example Add to calendar */
      addToCalendarLabel?: string;
      /** @example Share */
      shareEventLabel?: string;
    };
    /** @description Texts once registration is closed, as sent in a request. */
    RegistrationClosedMessagesInput: {
      /** @example Registration is closed. */
      message?: string;
      /**
       * @description Label of the link to other events.
       * @example Other events
       */
      exploreEventsActionLabel?: string;
    };
    /** @description Texts if no tickets are available, as sent in a request. */
    TicketsUnavailableMessagesInput: {
      /** @example There are no tickets left. */
      message?: string;
      /**
       * @description Label of the link to other events.
       * @example Other events
       */
      exploreEventsActionLabel?: string;
    };
    /** @description Statistics of the event, counted by the platform. Each part is present only if it applies to the event. */
    EventSummaries: {
      rsvps?: components['schemas']['RsvpSummary'];
      tickets?: components['schemas']['TicketSummary'];
      cancellation?: components['schemas']['EventCancellation'];
    };
    /** @description Replies to the invitation so far. */
    RsvpSummary: {
      /**
       * Format: int32
       * @description All replies.
       */
      readonly totalCount: number;
      /**
       * Format: int32
       * @description Replies that accept.
       */
      readonly yesCount: number;
      /**
       * Format: int32
       * @description Replies that decline.
       */
      readonly noCount: number;
      /**
       * Format: int32
       * @description Guests on the waitlist.
       */
      readonly waitlistCount: number;
    };
    /** @description Ticket sales so far. */
    TicketSummary: {
      /** Format: int32 */
      readonly ticketsSold: number;
      /** Format: int32 */
      readonly totalOrders: number;
      /** @description Total sales. Set by the platform. */
      totalSales?: components['schemas']['SalesAmount'];
      /** @description Revenue from the sales. Set by the platform. */
      revenue?: components['schemas']['SalesAmount'];
      /** @description True once a ticket was sold; the currency of the tickets can then no longer be changed. */
      readonly currencyLocked: boolean;
    };
    /** @description A sum of money. */
    SalesAmount: {
      /**
       * Format: decimal
       * @deprecated
       * @description Former version of `value`; always present.
       * @example 312.00
       */
      amount: string;
      /**
       * Format: decimal
       * @description In the major unit of the currency, without sign or thousands separators.
       * @example 312.00
       */
      value?: string;
      currency: components['schemas']['CurrencyCode'];
    };
    /** @description Person or app that canceled the event, and the time. Present for canceled events only. */
    EventCancellation: {
      /** Format: date-time */
      readonly canceledDate?: string;
      actorType: components['schemas']['CancellationActorType'] | components['schemas']['Undeclared'];
      /** @example Mara Lindt */
      readonly actorName: string;
      /**
       * @description Empty if no person canceled it.
       * @example mara.lindt@example.com
       */
      readonly actorEmail: string;
    };
    /**
     * @description Whether a person, an app or the platform itself canceled the event.
     * @enum {string}
     */
    CancellationActorType: 'USER' | 'APP' | 'SYSTEM';
    /** @description Visibility of the guest list. */
    GuestListSettings: {
      /** @description Whether everyone can see the guests. */
      displayedPublicly: boolean;
    };
    /** @description Visibility of the guest list, as sent in a request. */
    GuestListSettingsInput: {
      /** @description Whether everyone can see the guests. */
      displayedPublicly?: boolean;
    };
    /**
     * @description In a MEETING everyone can speak; in a WEBINAR guests watch.
     * @enum {string}
     */
    ConferenceType: 'MEETING' | 'WEBINAR';
    /** @description Video conference of an online event. */
    OnlineConferencing: {
      /** @description Whether the event has a conference. */
      enabled: boolean;
      type: components['schemas']['ConferenceType'] | components['schemas']['Undeclared'];
      /**
       * Format: uuid
       * @description Id of the service that hosts the conference.
       */
      providerId?: string;
      /** @description Name of the service that hosts the conference. Known only from the platform's own packages. */
      readonly providerName?: string;
      session?: components['schemas']['OnlineConferencingSession'];
    };
    /** @description Video conference of an event, as sent in a request. */
    OnlineConferencingInput: {
      /** @description Whether the event has a conference. */
      enabled?: boolean;
      type?: components['schemas']['ConferenceType'];
      /**
       * Format: uuid
       * @description Id of the service that hosts the conference.
       */
      providerId?: string;
    };
    /** @description Access to the conference. Created by the service that hosts it. */
    OnlineConferencingSession: {
      /** @description For the host only; do not show it to guests. */
      readonly hostLink: string;
      readonly guestLink: string;
      /**
       * Format: password
       * @description Password that guests need to join.
       */
      readonly password?: string;
      /** @description False until the service has created the conference, or if creating it failed. */
      readonly sessionCreated?: boolean;
      /** @description Id of the conference at the hosting service. */
      readonly sessionId?: string;
    };
    /** @description Search engine settings of the event's page. */
    SeoSettings: {
      /** @description Part of the page's URL that names the event. */
      slug: string;
      /** @description Whether search engines are asked not to index the page. */
      readonly hidden?: boolean;
      advancedSeoData?: components['schemas']['SeoSchema'];
    };
    /** @description Search engine settings of the event's page, as sent in a request. */
    SeoSettingsInput: {
      /** @description Part of the page's URL that names the event. */
      slug?: string;
      advancedSeoData?: components['schemas']['SeoSchemaInput'];
    };
    /** @description The programme of the event. */
    AgendaSettings: {
      /** @description Whether guests see an agenda. */
      enabled: boolean;
      /** @description URL of the agenda page. */
      pageUrl?: components['schemas']['PageUrl'];
    };
    /** @description The programme of the event, as sent in a request. */
    AgendaSettingsInput: {
      /** @description Whether guests see an agenda. */
      enabled?: boolean;
    };
    /** @description Elements that the site hides. */
    EventDisplaySettings: {
      /** @description True if lists have no link to the event's own page. */
      hideEventDetailsButton?: boolean;
      /** @description True if the event has no page of its own. */
      hideEventDetailsPage?: boolean;
    };
    /** @description Categories that contain the event. */
    EventCategories: {
      categories?: components['schemas']['EventCategory'][];
    };
    /** @description A named group of events. */
    EventCategory: {
      /** Format: uuid */
      readonly id: string;
      /** @example Concerts */
      name: string;
      /** Format: date-time */
      readonly createdDate?: string;
      /** @description Whether the category is hidden from visitors. */
      readonly hidden?: boolean;
      type?: components['schemas']['EventCategoryType'] | components['schemas']['Undeclared'];
    };
    /**
     * @description MANUAL if the owner created it, RECURRING_EVENT if it groups the events of a series. COMPONENT is known only from the platform's own packages.
     * @enum {string}
     */
    EventCategoryType: 'MANUAL' | 'RECURRING_EVENT' | 'COMPONENT';
    /** @description Labels of the guests among the site's contacts. Known only from the platform's own packages. */
    LabellingSettings: {
      /** @description Former id of the label. */
      readonly assignedContactsLegacyLabelId?: string;
      /** @description True if the label was deleted. */
      readonly assignedContactsLabelDeleted?: boolean;
    };
    /** @description Badges on the event. Known only from the platform's own packages. */
    BadgeList: {
      badges?: components['schemas']['EventBadge'][];
    };
    /** @description One badge. */
    EventBadge: {
      type?: components['schemas']['BadgePriority'] | components['schemas']['Undeclared'];
      /** @example Last tickets */
      text?: string;
      /**
       * Format: date-time
       * @description Time at which the site's own code last set the badge.
       */
      functionUpdateDate?: string;
    };
    /**
     * @description Order in which badges are chosen if there is space for only one.
     * @enum {string}
     */
    BadgePriority: 'FIRST_PRIORITY' | 'SECOND_PRIORITY' | 'THIRD_PRIORITY';
    /** @description The discussion of the event. For the platform's internal use. */
    EventFeed: {
      /**
       * Format: password
       * @description Secret with which the caller can take part.
       */
      readonly token?: string;
    };
    /** @description A text as a tree of nodes, as sent in a request. It replaces the previous text. For its free maps see `RichContent`. */
    RichContentInput: {
      nodes?: readonly components['schemas']['RichContentNode'][];
      metadata?: components['schemas']['RichContentMetadataInput'];
      documentStyle?: components['schemas']['DocumentStyle'];
    };
    /** @description Metadata of the text as a document, as sent in a request. */
    RichContentMetadataInput: {
      /**
       * Format: int32
       * @description Version of the storage format.
       */
      version?: number;
      /** @description Id of the document. */
      id?: string;
      /**
       * Format: date-time
       * @deprecated
       * @description Time at which the document was last changed.
       */
      updatedTimestamp?: string;
    };
    /**
     * @description Kind of a node.
     * @enum {string}
     */
    RichContentNodeType:
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
    /** @description Spacing and colour of a node, as in CSS. */
    NodeStyle: {
      /** @example 8px */
      paddingTop?: string;
      /** @example 8px */
      paddingBottom?: string;
      /** @example #f4efe6 */
      backgroundColor?: string;
    };
    /** @description One node of the first level. In addition to the fields below, it may have one member with the data of its kind, such as `headingData`, `imageData` or `tableData`. There are many such members; the editor that wrote them defines them, and they are passed on unchanged. */
    RichContentNode: {
      type: components['schemas']['RichContentNodeType'];
      /**
       * @description Unique within the text.
       * @example p1
       */
      id?: string;
      /** @description The nested nodes, each with the same structure. A free map, see `RichContent`. */
      nodes?: readonly {
        [key: string]: unknown;
      }[];
      style?: components['schemas']['NodeStyle'];
    } & {
      [key: string]: unknown;
    };
    /**
     * @description Kind of a highlight.
     * @enum {string}
     */
    TextDecorationType:
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
    /** @description One highlight of the text. In addition to its type, it may have one member with its data, such as `colorData`, `linkData` or `fontWeightValue`; as with nodes, they are passed on unchanged. */
    TextDecoration: {
      type: components['schemas']['TextDecorationType'];
    } & {
      [key: string]: unknown;
    };
    /** @description Style of one kind of paragraph. */
    TextNodeStyle: {
      decorations?: readonly components['schemas']['TextDecoration'][];
      nodeStyle?: components['schemas']['NodeStyle'];
      /**
       * @description Line height, as in CSS.
       * @example 1.5
       */
      lineHeight?: string;
    };
    /** @description Styles of the text by kind of paragraph. Absent ones follow the site's style. */
    DocumentStyle: {
      headerOne?: components['schemas']['TextNodeStyle'];
      headerTwo?: components['schemas']['TextNodeStyle'];
      headerThree?: components['schemas']['TextNodeStyle'];
      headerFour?: components['schemas']['TextNodeStyle'];
      headerFive?: components['schemas']['TextNodeStyle'];
      headerSix?: components['schemas']['TextNodeStyle'];
      paragraph?: components['schemas']['TextNodeStyle'];
      blockquote?: components['schemas']['TextNodeStyle'];
      codeBlock?: components['schemas']['TextNodeStyle'];
    };
    /**
     * @description Whether the event takes place at a venue (VENUE) or online (ONLINE).
     * @enum {string}
     */
    LocationType: 'VENUE' | 'ONLINE';
    /**
     * Format: country-code
     * @description Two-letter country code (ISO 3166-1).
     * @example DE
     */
    CountryCode: string;
    /** @description The street in parts. */
    StreetAddress: {
      /**
       * @description House number.
       * @example 117
       */
      number: string;
      /**
       * @description Name of the street.
       * @example Invalidenstraße
       */
      name: string;
      /** @description Apartment. */
      apt?: string;
      /** @description Street and number in one line. */
      formattedAddressLine?: string;
    };
    /** @description A point on the map, in degrees. */
    AddressLocation: {
      /**
       * Format: double
       * @example 52.5307
       */
      latitude?: number;
      /**
       * Format: double
       * @example 13.3847
       */
      longitude?: number;
    };
    /**
     * Format: currency-code
     * @description Three-letter currency code (ISO 4217).
     * @example EUR
     */
    CurrencyCode: string;
    /** @description One tag in the page's `<head>`, as sent in a request. */
    SeoTagInput: {
      /**
       * @description Name of the tag.
       * @example title
       */
      type: string;
      /** @description Attributes of the tag. A free map, because any name is allowed. */
      props?: {
        [key: string]: unknown;
      };
      /** @description The platform's own metadata of the tag. */
      meta?: {
        [key: string]: unknown;
      };
      /**
       * @description Text content of the tag.
       * @example Strings by candlelight
       */
      children?: string;
      /** @description True if the owner added the tag. */
      custom?: boolean;
      /** @description True if the tag is omitted from the page. */
      disabled?: boolean;
    };
    /** @description One keyword, of one or several words, as sent in a request. */
    SeoKeywordInput: {
      /** @example string quartet berlin */
      term: string;
      /** @description Whether it is the main keyword. At most one is. */
      isMain?: boolean;
      /** @description Origin of the keyword. */
      origin?: string;
    };
    /** @description Keywords, as sent in a request. */
    SeoKeywordSettingsInput: {
      /**
       * @description True if the old URL does not redirect to the new one.
       * @default false
       */
      preventAutoRedirect?: boolean;
      keywords?: readonly components['schemas']['SeoKeywordInput'][];
    };
    /** @description Tags for the page's `<head>`, and keywords, as sent in a request. */
    SeoSchemaInput: {
      tags?: readonly components['schemas']['SeoTagInput'][];
      settings?: components['schemas']['SeoKeywordSettingsInput'];
    };
    /**
     * @description Status of the event; set by the platform. DRAFT until it is published; then UPCOMING, STARTED and ENDED according to the clock, or CANCELED. UNKNOWN_EVENT_STATUS belongs to earlier releases.
     * @enum {string}
     */
    EventStatus: 'UNKNOWN_EVENT_STATUS' | 'UPCOMING' | 'STARTED' | 'ENDED' | 'CANCELED' | 'DRAFT';
    /** @description Metadata of the text as a document. */
    RichContentMetadata: {
      /**
       * Format: int32
       * @description Version of the storage format.
       */
      version?: number;
      /** @description Id of the document. */
      id?: string;
      /**
       * Format: date-time
       * @deprecated
       * @description Time at which the document was created.
       */
      readonly createdTimestamp?: string;
      /**
       * Format: date-time
       * @deprecated
       * @description Time at which the document was last changed.
       */
      updatedTimestamp?: string;
    };
    /** @description A text with headings, lists, images and more, as a tree of nodes. The first level of the tree is typed; the levels below are free maps, because nodes can be nested to any depth and the description has no cycles. */
    RichContent: {
      nodes?: components['schemas']['RichContentNode'][];
      metadata?: components['schemas']['RichContentMetadata'];
      documentStyle?: components['schemas']['DocumentStyle'];
    };
    /**
     * @description Depth of a subdivision below the country; level 1 is the highest.
     * @enum {string}
     */
    SubdivisionLevel:
      | 'UNKNOWN_SUBDIVISION_TYPE'
      | 'ADMINISTRATIVE_AREA_LEVEL_1'
      | 'ADMINISTRATIVE_AREA_LEVEL_2'
      | 'ADMINISTRATIVE_AREA_LEVEL_3'
      | 'ADMINISTRATIVE_AREA_LEVEL_4'
      | 'ADMINISTRATIVE_AREA_LEVEL_5'
      | 'COUNTRY';
    /** @description One level of a country's subdivisions. */
    AddressSubdivision: {
      /** @example DE-BE */
      code?: string;
      /** @example Berlin */
      name?: string;
      type?: components['schemas']['SubdivisionLevel'] | components['schemas']['Undeclared'];
      /** @description The country's name for this level. */
      typeInfo?: string;
    };
    /** @description Address of the location. The street is given either in parts (`streetAddress`) or as one line (`addressLine`). */
    EventAddress: {
      country?: components['schemas']['CountryCode'];
      /**
       * @description State, region or province as a code with the country before it (ISO 3166-2).
       * @example DE-BE
       */
      subdivision?: string;
      /** @example Berlin */
      city?: string;
      /** @example 10115 */
      postalCode?: string;
      streetAddress?: components['schemas']['StreetAddress'];
      /** @description Street and number in one line. */
      addressLine?: string;
      /**
       * @description Apartment, suite, floor.
       * @example 3rd floor
       */
      addressLine2?: string;
      /** @description The whole address in one line. */
      formattedAddress?: string;
      /** @description Directions for finding the place. */
      hint?: string;
      geocode?: components['schemas']['AddressLocation'];
      /**
       * @description Name of the country, filled in by the platform.
       * @example Germany
       */
      readonly countryFullname?: string;
      /**
       * @description Name of the state, region or province, filled in by the platform.
       * @example Berlin
       */
      readonly subdivisionFullname?: string;
      /** @description All levels between country and city. Known only from the platform's own packages. */
      readonly subdivisions?: components['schemas']['AddressSubdivision'][];
    };
    /** @description Venue or online location of the event. */
    EventLocation: {
      type: components['schemas']['LocationType'] | components['schemas']['Undeclared'];
      /**
       * @description Name of the location, as shown to guests.
       * @example Old Pump House
       */
      name?: string;
      address?: components['schemas']['EventAddress'];
      /** @description True if the location is to be decided; then `name` says so. */
      locationTbd?: boolean;
    };
    /**
     * @description ONE_TIME for a single event, RECURRING for an event of a series. The other three mark an event of a series as next, recently ended or recently canceled; when exactly the platform uses them is not known.
     * @enum {string}
     */
    RecurrenceStatus:
      | 'ONE_TIME'
      | 'RECURRING'
      | 'RECURRING_UPCOMING'
      | 'RECURRING_RECENTLY_ENDED'
      | 'RECURRING_RECENTLY_CANCELED';
    /** @description One date of a series. */
    Occurrence: {
      /** Format: date-time */
      startDate?: string;
      /** Format: date-time */
      endDate?: string;
      /** @description Time zone by its name in the tz database. */
      timeZoneId?: string;
      /** @description Whether guests see the time zone beside the time. */
      showTimeZone: boolean;
    };
    /** @description The series that the event belongs to. */
    Recurrences: {
      /** @description The dates of the series, one per event. */
      individualEventDates: components['schemas']['Occurrence'][];
      /** @description Id of the category that all events of the series share. */
      readonly categoryId?: string;
    };
    /** @description The dates as texts in the language of the site and the time zone of the event, for display only. */
    FormattedDates: {
      /**
       * @description Start and end in one line.
       * @example 14 March 2026, 19:30 – 22:00
       */
      readonly dateAndTime?: string;
      /**
       * @description Day of the start.
       * @example 14 March 2026
       */
      readonly startDate?: string;
      /**
       * @description Local time of the start, in the event's time zone.
       * @example 19:30
       */
      readonly startTime?: string;
      /**
       * @description Day of the end.
       * @example 14 March 2026
       */
      readonly endDate?: string;
      /**
       * @description Local time of the end.
       * @example 22:00
       */
      readonly endTime?: string;
    };
    /** @description Dates of the event. Start and end are absent while they are to be decided. */
    DateAndTimeSettings: {
      /** @description True if the dates are to be decided. */
      dateAndTimeTbd?: boolean;
      /**
       * @description Text shown to guests in place of the dates.
       * @example In late spring
       */
      dateAndTimeTbdMessage?: string;
      /**
       * Format: date-time
       * @description Start of the event, inclusive.
       */
      startDate?: string;
      /**
       * Format: date-time
       * @description End of the event, exclusive; after the start.
       */
      endDate?: string;
      /**
       * @description Time zone in which guests see the dates, by its name in the tz database.
       * @example Europe/Berlin
       */
      timeZoneId?: string;
      /** @description Whether guests see only the start. */
      hideEndDate?: boolean;
      /** @description Whether guests see the time zone beside the time. */
      showTimeZone?: boolean;
      recurrenceStatus: components['schemas']['RecurrenceStatus'] | components['schemas']['Undeclared'];
      recurringEvents?: components['schemas']['Recurrences'];
      formatted?: components['schemas']['FormattedDates'];
    };
    /** @description URL of a page of the site, in two parts that are to be joined. Generated by the platform. */
    PageUrl: {
      /** @example https://www.halm-studio.com */
      base: string;
      /** @example /event-details/strings-by-candlelight */
      path: string;
    };
    /** @description One tag in the page's `<head>`. */
    SeoTag: {
      /**
       * @description Name of the tag.
       * @example title
       */
      type: string;
      /**
       * @description Attributes of the tag. A free map, because any name is allowed.
       * @example {
       *       "name": "description",
       *       "content": "Quartets in the Old Pump House"
       *     }
       */
      props?: {
        [key: string]: unknown;
      };
      /** @description The platform's own metadata of the tag. */
      meta?: {
        [key: string]: unknown;
      };
      /**
       * @description Text content of the tag; may be empty.
       * @example Strings by candlelight
       */
      children: string;
      /** @description True if the owner added the tag. */
      custom: boolean;
      /** @description True if the tag is omitted from the page. */
      disabled: boolean;
    };
    /** @description One keyword, of one or several words. */
    SeoKeyword: {
      /** @example string quartet berlin */
      term: string;
      /** @description Whether it is the main keyword. At most one is. */
      isMain: boolean;
      /** @description Origin of the keyword. */
      origin?: string;
    };
    /** @description Keywords, and the redirect when the slug changes. */
    SeoKeywordSettings: {
      /** @description True if the old URL does not redirect to the new one. */
      preventAutoRedirect: boolean;
      keywords: components['schemas']['SeoKeyword'][];
    };
    /** @description Tags for the page's `<head>`, and keywords. */
    SeoSchema: {
      tags: components['schemas']['SeoTag'][];
      settings?: components['schemas']['SeoKeywordSettings'];
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
    /** @description Cursors of the adjacent pages. A page exists if its cursor is present and not empty. */
    Cursors: {
      /** @description Cursor of the next page. */
      next?: string;
      /** @description Cursor of the previous page. */
      prev?: string;
    };
    /** @description Position of the returned page in the whole result. */
    PlatformPagingMetadata: {
      /**
       * Format: int32
       * @description Number of items on this page.
       */
      count?: number;
      /**
       * Format: int32
       * @description Offset that was requested.
       */
      offset?: number;
      /**
       * Format: int32
       * @description Number of items in the whole result. Absent in cursor paging and if `tooManyToCount` is true.
       */
      total?: number;
      /** @description True if the platform stopped counting; then neither the total nor the last page is known. */
      tooManyToCount?: boolean;
      cursors?: components['schemas']['Cursors'];
    };
    Undeclared: import('../../src/core/undeclared.ts').Undeclared;
  };
  responses: {
    /** @description A field is not valid, parts of the event contradict each other, or the slug is malformed. */
    EventRejected: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The filter is malformed, or a field is not valid. */
    FilterRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The filter is missing, empty or not valid. Nothing was changed. */
    BulkFilterRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description Another event already has this slug. Choose a different slug. */
    SlugInUse: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The site has reached its limit of events, or the events app is not installed. */
    NoMoreEvents: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The status of the event does not allow this call, or the events app is not installed on the site. */
    TransitionRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The event is not a draft, or the events app is not installed on the site. */
    PublishRefused: {
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
  };
  parameters: {
    /**
     * @description Id of the event, a GUID.
     * @example 5c1d8f0a-2e6b-4a37-9d84-1b7e3c92f605
     */
    EventId: string;
    /**
     * @description Fieldsets to return in addition to the base fields; repeat the parameter for each. A fieldset that the caller may not see is rejected with 403.
     * @example [
     *       "DETAILS",
     *       "REGISTRATION"
     *     ]
     */
    Fields: readonly components['schemas']['EventFieldset'][];
    /** @description Completes the parts of the address that the platform can derive, such as the full names of country and subdivision. Known only from the platform's own packages; a host may ignore it. */
    ResolveFullAddress: boolean;
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
  createEvent: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateEventRequest'];
      };
    };
    responses: {
      /** @description The new event. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventResponse'];
        };
      };
      400: components['responses']['EventRejected'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['SlugInUse'];
      428: components['responses']['NoMoreEvents'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getEvent: {
    parameters: {
      query?: {
        /**
         * @description Fieldsets to return in addition to the base fields; repeat the parameter for each. A fieldset that the caller may not see is rejected with 403.
         * @example [
         *       "DETAILS",
         *       "REGISTRATION"
         *     ]
         */
        fields?: components['parameters']['Fields'];
        /** @description Completes the parts of the address that the platform can derive, such as the full names of country and subdivision. Known only from the platform's own packages; a host may ignore it. */
        resolveFullAddress?: components['parameters']['ResolveFullAddress'];
        /** @description Reads from the primary data instead of a read replica, so that the latest changes are included. Known only from the platform's own packages; a host may ignore it. */
        consistentRead?: boolean;
      };
      header?: never;
      path: {
        /**
         * @description Id of the event, a GUID.
         * @example 5c1d8f0a-2e6b-4a37-9d84-1b7e3c92f605
         */
        eventId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The event with the requested fieldsets. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventResponse'];
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
  deleteEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the event, a GUID.
         * @example 5c1d8f0a-2e6b-4a37-9d84-1b7e3c92f605
         */
        eventId: components['parameters']['EventId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The event is deleted. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeleteEventResponse'];
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
  updateEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the event, a GUID.
         * @example 5c1d8f0a-2e6b-4a37-9d84-1b7e3c92f605
         */
        eventId: components['parameters']['EventId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateEventRequest'];
      };
    };
    responses: {
      /** @description The event after the change. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventResponse'];
        };
      };
      400: components['responses']['EventRejected'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['SlugInUse'];
      428: components['responses']['TransitionRefused'];
      429: components['responses']['TooManyRequests'];
    };
  };
  cloneEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the event, a GUID.
         * @example 5c1d8f0a-2e6b-4a37-9d84-1b7e3c92f605
         */
        eventId: components['parameters']['EventId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CloneEventRequest'];
      };
    };
    responses: {
      /** @description The copy. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventResponse'];
        };
      };
      400: components['responses']['EventRejected'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      428: components['responses']['EventsAppMissing'];
      429: components['responses']['TooManyRequests'];
    };
  };
  publishDraftEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the event, a GUID.
         * @example 5c1d8f0a-2e6b-4a37-9d84-1b7e3c92f605
         */
        eventId: components['parameters']['EventId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PublishDraftEventRequest'];
      };
    };
    responses: {
      /** @description The event, now published. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      428: components['responses']['PublishRefused'];
      429: components['responses']['TooManyRequests'];
    };
  };
  cancelEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the event, a GUID.
         * @example 5c1d8f0a-2e6b-4a37-9d84-1b7e3c92f605
         */
        eventId: components['parameters']['EventId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CancelEventRequest'];
      };
    };
    responses: {
      /** @description The event, now canceled. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      428: components['responses']['TransitionRefused'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getEventBySlug: {
    parameters: {
      query?: {
        /**
         * @description Fieldsets to return in addition to the base fields; repeat the parameter for each. A fieldset that the caller may not see is rejected with 403.
         * @example [
         *       "DETAILS",
         *       "REGISTRATION"
         *     ]
         */
        fields?: components['parameters']['Fields'];
        /** @description Completes the parts of the address that the platform can derive, such as the full names of country and subdivision. Known only from the platform's own packages; a host may ignore it. */
        resolveFullAddress?: components['parameters']['ResolveFullAddress'];
      };
      header?: never;
      path: {
        /**
         * @description Part of the event page's URL that names the event.
         * @example strings-by-candlelight
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The event with the requested fieldsets. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventResponse'];
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
  queryEvents: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QueryEventsRequest'];
      };
    };
    responses: {
      /** @description One page of events; an empty list if nothing matches. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QueryEventsResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['EventsAppMissing'];
      429: components['responses']['TooManyRequests'];
    };
  };
  countEventsByStatus: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CountEventsByStatusRequest'];
      };
    };
    responses: {
      /** @description The counts, per facet and value. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CountEventsByStatusResponse'];
        };
      };
      400: components['responses']['FilterRefused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['EventsAppMissing'];
      429: components['responses']['TooManyRequests'];
    };
  };
  bulkCancelEventsByFilter: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkCancelEventsByFilterRequest'];
      };
    };
    responses: {
      /** @description The platform accepted the request. The body is an empty object. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkCancelEventsByFilterResponse'];
        };
      };
      400: components['responses']['BulkFilterRefused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['EventsAppMissing'];
      429: components['responses']['TooManyRequests'];
    };
  };
  bulkDeleteEventsByFilter: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkDeleteEventsByFilterRequest'];
      };
    };
    responses: {
      /** @description The platform accepted the request. The body is an empty object. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkDeleteEventsByFilterResponse'];
        };
      };
      400: components['responses']['BulkFilterRefused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      428: components['responses']['EventsAppMissing'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
