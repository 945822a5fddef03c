// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
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
     * @description Makes an event and publishes it, unless `draft` says otherwise. Needed are a title, a location, the dates (or
     *     the note that they are to be decided) and the kind of registration, which never changes afterwards.
     *
     *     A list of dates in `recurringEvents` makes one event for each of them; the events of a series share a category.
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
     * @description Answers 404 for an event that does not exist, and 403 for a draft when the caller may not read drafts.
     */
    get: operations['getEvent'];
    put?: never;
    post?: never;
    /**
     * Delete an event
     * @description The event is gone, whatever its status; it need not be canceled first.
     */
    delete: operations['deleteEvent'];
    options?: never;
    head?: never;
    /**
     * Update an event
     * @description Changes the fields that are sent and leaves the others. `dateAndTimeSettings` is replaced as a whole: send start
     *     and end together. Whether other blocks are merged or replaced is not established.
     *
     *     The kind of registration cannot be changed. The slug is changed through `seoSettings.slug`.
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
     * @description Makes a copy with its own id: form, messages and ticket settings are taken over, counters start at zero. The
     *     copy begins 14 days from now at the same local time and lasts as long, and its title gets a number in
     *     parentheses. What `event` carries stands in the copy instead.
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
     * @description Makes a draft visible to everybody; it becomes UPCOMING, or what the clock says. There is no way back to a draft. An event that is no draft is answered with 428.
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
     * @description Closes the registration and keeps the event, for good: a canceled event cannot be revived. Guests may be told by mail. Orders stay as they are, and refunds are the owner's business.
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
     * @description Answers 404 when no event has this slug, and 403 for a draft when the caller may not read drafts.
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
     * @description One page of events that match a filter, in a chosen order; by date of creation unless said otherwise. Drafts
     *     are passed over, unless `includeDrafts` is set and the caller may read drafts.
     *
     *     Say how many events a page holds. Where `paging.limit` is left out, releases of the platform differ: some
     *     assume 50, some assume 0 and answer an empty page.
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
     * @description Counts the events that match a filter, once per value of each facet. Without a facet nothing is counted and `facets` is empty. Drafts count only with `includeDrafts`.
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
     * @description Cancels each matching event as `cancelEvent` does, for good. The answer does not tell which ones, nor how many:
     *     ask `queryEvents` with the same filter first.
     *
     *     An empty filter would mean every event of the site, and is refused.
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
     * @description Deletes each matching event as `deleteEvent` does. The answer does not tell which ones, nor how many: ask
     *     `queryEvents` with the same filter first.
     *
     *     An empty filter would mean every event of the site, and is refused.
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
       * @description Keep the event a draft, to be published later. Without it the event is published at once.
       * @default false
       */
      draft?: boolean;
      fields?: components['schemas']['EventFieldsets'];
    };
    CloneEventRequest: {
      /** @description What the copy has instead. */
      event?: components['schemas']['EventChanges'];
      /** @description Keep the copy a draft, as it is without this. Whether false publishes it at once is not established. */
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
       * @description Answers drafts too. A caller who may not read drafts is refused with 403.
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
      /** @description Fields whose values are counted. Known is `status`; another one gives no counts. */
      facet?: readonly string[];
      /**
       * @description Counts drafts too. A caller who may not read drafts is refused with 403.
       * @default false
       */
      includeDrafts?: boolean;
    };
    CountEventsByStatusResponse: {
      pagingMetadata?: components['schemas']['PlatformPagingMetadata'];
      /** @description The counts of each facet that was asked for, by its name. */
      facets: {
        [key: string]: components['schemas']['FacetCounts'];
      };
    };
    /** @description How many events have each value of one facet. */
    FacetCounts: {
      counts: components['schemas']['CountByValue'];
    };
    /** @description Number of events by value. The facet `status` has names of its own: SCHEDULED counts what events call UPCOMING. A value that no event has may be absent, and newer releases may add names, such as DRAFT. */
    CountByValue: {
      /**
       * Format: int32
       * @description Published and not begun.
       */
      SCHEDULED?: number;
      /**
       * Format: int32
       * @description Going on now.
       */
      STARTED?: number;
      /**
       * Format: int32
       * @description Over.
       */
      ENDED?: number;
      /**
       * Format: int32
       * @description Canceled, whenever they were to be.
       */
      CANCELED?: number;
    } & {
      [key: string]: number;
    };
    BulkCancelEventsByFilterRequest: {
      filter: components['schemas']['BulkEventQuery'];
    };
    /** @description Empty. Which events were canceled is not told. */
    BulkCancelEventsByFilterResponse: Record<string, never>;
    BulkDeleteEventsByFilterRequest: {
      filter: components['schemas']['BulkEventQuery'];
    };
    /** @description Empty. Which events were deleted is not told. */
    BulkDeleteEventsByFilterResponse: Record<string, never>;
    /** @description Which events, in which order, which page. */
    EventQuery: {
      filter?: components['schemas']['EventFilter'];
      /** @description The first field decides, the next one breaks ties. */
      sort?: readonly components['schemas']['EventSorting'][];
      paging?: components['schemas']['EventPaging'];
    };
    /** @description Which events are meant. Its shape is that of a query; the condition stands in its `filter`. */
    BulkEventQuery: {
      filter: components['schemas']['EventFilter'];
      /** @description Of no use, since all matching events are meant. */
      sort?: readonly components['schemas']['EventSorting'][];
      paging?: components['schemas']['EventPaging'];
    };
    /**
     * @description Conditions that an event must meet, all of them. `$and`, `$or` and `$not` join filters. Another field or operator is answered with 400.
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
      /** @description All of these must be met. */
      $and?: readonly components['schemas']['EventFilter'][];
      /** @description At least one of these must be met. */
      $or?: readonly components['schemas']['EventFilter'][];
      $not?: components['schemas']['EventFilter'];
    };
    /** @description A text that the field must equal, or what is asked of it. */
    EventTextCondition: string | components['schemas']['EventTextOperators'];
    /** @description Operators on a text or an id. Several in one object must all hold. */
    EventTextOperators: {
      /** @description Equal to this. */
      $eq?: string;
      /** @description Not equal to this. */
      $ne?: string;
      /** @description Before this, in the order of characters. */
      $lt?: string;
      /** @description Before this or equal to it. */
      $lte?: string;
      /** @description After this, in the order of characters. */
      $gt?: string;
      /** @description After this or equal to it. */
      $gte?: string;
      /** @description One of these. */
      $in?: readonly string[];
    };
    /** @description An instant that the field must equal, or what is asked of it. */
    EventInstantCondition: string | components['schemas']['EventInstantOperators'];
    /** @description Operators on an instant. Several in one object must all hold. */
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
       * @description At this instant or before.
       */
      $lte?: string;
      /**
       * Format: date-time
       * @description After this instant.
       */
      $gt?: string;
      /**
       * Format: date-time
       * @description At this instant or after.
       */
      $gte?: string;
      /** @description At one of these. */
      $in?: readonly string[];
    };
    /** @description A status that the event must have, or what is asked of it. */
    EventStatusCondition:
      | components['schemas']['EventStatus']
      | components['schemas']['EventStatusOperators'];
    /** @description Operators on the status. Several in one object must all hold. */
    EventStatusOperators: {
      $eq?: components['schemas']['EventStatus'];
      $ne?: components['schemas']['EventStatus'];
      /** @description One of these. */
      $in?: readonly components['schemas']['EventStatus'][];
    };
    /** @description The kind of registration that the event was made with; no other operator than equality. */
    EventRegistrationCondition:
      | components['schemas']['InitialRegistrationType']
      | components['schemas']['EventRegistrationOperators'];
    /** @description Operators on the kind of registration. */
    EventRegistrationOperators: {
      $eq?: components['schemas']['InitialRegistrationType'];
    };
    /** @description Id of the maker that the event must have, or what is asked of it. */
    EventMakerCondition: string | components['schemas']['EventMakerOperators'];
    /** @description Operators on the id of the maker. Several in one object must all hold. */
    EventMakerOperators: {
      /**
       * Format: uuid
       * @description Equal to this.
       */
      $eq?: string;
      /**
       * Format: uuid
       * @description Not equal to this.
       */
      $ne?: string;
      /** @description One of these. */
      $in?: readonly string[];
    };
    /** @description One key of a sort; earlier keys count more. */
    EventSorting: {
      fieldName: components['schemas']['EventSortField'];
      order?: components['schemas']['SortOrder'];
      /** @description Point on the map. With it the key sorts by the distance of the event's place from this point; `fieldName` must be a field all the same. The general sort of the platform has this member; for events it was not observed. */
      origin?: components['schemas']['AddressLocation'];
    };
    /**
     * @description A field that events can be sorted by.
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
    /** @description Which page to answer, counted by offset. */
    EventPaging: {
      /**
       * Format: int32
       * @description Most events of one page. Send it, since a platform release that assumes 0 answers an empty page.
       * @default 50
       */
      limit?: number;
      /**
       * Format: int32
       * @description How many events to leave out first.
       * @default 0
       */
      offset?: number;
    };
    /** @description What the answer holds beyond the base fields. It has no bearing on what is written. */
    EventFieldsets: readonly components['schemas']['EventFieldset'][];
    /**
     * @description A group of fields to be answered:
     *
     *     - DETAILS: `shortDescription`, `mainImage`, `calendarUrls`
     *     - TEXTS: `description` and the older `detailedDescription`
     *     - REGISTRATION: `registration`
     *     - URLS: `eventPageUrl`
     *     - FORM: `form`
     *     - DASHBOARD: `summaries`, for those who manage events
     *     - FEED: `feed`, for the platform's own use
     *     - ONLINE_CONFERENCING_SESSION: `onlineConferencing` with the links of the session
     *     - SEO_SETTINGS: `seoSettings`
     *     - AGENDA: `agendaSettings`
     *     - CATEGORIES: `categories`
     *     - CUSTOMIZABLE_TICKETS, BADGES: the fields of these names; known from the platform's own packages only
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
    /** @description Paths of the fields to write, joined by commas. Known from the platform's own packages only; a host may ignore it and take the fields that are there. */
    EventFieldMask: string | readonly string[];
    /** @description An event of the site. What stands beside the required fields depends on the fieldsets that were asked for, and on what the owner filled in. */
    SiteEvent: {
      /**
       * Format: uuid
       * @description Made by the platform.
       */
      readonly id: string;
      /** @example Strings by candlelight */
      title: string;
      /**
       * @description The part of the page's address that names the event; made from the title, or chosen in `seoSettings.slug`.
       * @example strings-by-candlelight
       */
      readonly slug: string;
      status: components['schemas']['EventStatus'] | components['schemas']['Undeclared'];
      /** @description One or two sentences for lists. */
      shortDescription?: string;
      /**
       * @deprecated
       * @description The older form of `description`, as HTML.
       */
      detailedDescription?: string;
      description?: components['schemas']['RichContent'];
      mainImage?: components['schemas']['EventImage'];
      location: components['schemas']['EventLocation'];
      dateAndTimeSettings: components['schemas']['DateAndTimeSettings'];
      registration?: components['schemas']['Registration'];
      calendarUrls?: components['schemas']['CalendarUrls'];
      /** @description Address of the event's own page. */
      eventPageUrl?: components['schemas']['PageUrl'];
      form?: components['schemas']['RegistrationForm'];
      summaries?: components['schemas']['EventSummaries'];
      guestListSettings?: components['schemas']['GuestListSettings'];
      onlineConferencing?: components['schemas']['OnlineConferencing'];
      seoSettings?: components['schemas']['SeoSettings'];
      agendaSettings?: components['schemas']['AgendaSettings'];
      eventDisplaySettings?: components['schemas']['EventDisplaySettings'];
      categories?: components['schemas']['EventCategories'];
      /** @description Key of the label that the guests of this event carry among the contacts of the site. */
      readonly contactLabel?: string;
      labellingSettings?: components['schemas']['LabellingSettings'];
      badges?: components['schemas']['BadgeList'];
      /** @description Whether the look of the tickets can be changed. Known from the platform's own packages only. */
      customizableTickets?: boolean;
      feed?: components['schemas']['EventFeed'];
      /** @description Id of the events app on this site. */
      readonly instanceId: string;
      /**
       * Format: uuid
       * @description Id of the owner or collaborator who made it.
       */
      readonly userId: string;
      /** Format: date-time */
      readonly createdDate: string;
      /** Format: date-time */
      readonly updatedDate: string;
      /**
       * Format: date-time
       * @description Absent while it is a draft.
       */
      readonly publishedDate?: string;
    };
    /** @description An event to be made. What the platform sets (status, slug, counters, addresses) cannot be sent. */
    NewEvent: {
      /** @example Strings by candlelight */
      title: string;
      /** @description One or two sentences for lists. */
      shortDescription?: string;
      /**
       * @deprecated
       * @description The older form of `description`, as HTML.
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
    /** @description Fields of an event to write. What is left out stays as it is; dates are replaced as a whole. */
    EventChanges: {
      /** @example Strings by candlelight */
      title?: string;
      /** @description One or two sentences for lists. */
      shortDescription?: string;
      /**
       * @deprecated
       * @description The older form of `description`, as HTML.
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
    /**
     * @description Where the event stands; set by the platform. DRAFT until it is published; then UPCOMING, STARTED and ENDED by
     *     the clock, or CANCELED. UNKNOWN_EVENT_STATUS belongs to earlier releases.
     * @enum {string}
     */
    EventStatus: 'UNKNOWN_EVENT_STATUS' | 'UPCOMING' | 'STARTED' | 'ENDED' | 'CANCELED' | 'DRAFT';
    /** @description The main picture of the event. */
    EventImage: {
      /** @description Name of the file in the media store of the site. */
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
      /** @description Text for those who do not see the picture. */
      altText?: string;
      /**
       * Format: date-time
       * @description When `url` ceases to work; absent when it does not. Known from the platform's own packages only.
       */
      readonly urlExpirationDate?: string;
    };
    /** @description A picture to send. Give the id of a file in the media store of the site, or another address. */
    EventImageInput: {
      /** @example c837a6_4f1.jpg */
      id?: string;
      /**
       * Format: uri
       * @description Address of a picture outside of the media store.
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
      /** @description Text for those who do not see the picture. */
      altText?: string;
    };
    /**
     * @description Whether guests come to a place (VENUE) or join from elsewhere (ONLINE).
     * @enum {string}
     */
    LocationType: 'VENUE' | 'ONLINE';
    /** @description Where the event takes place. */
    EventLocation: {
      type: components['schemas']['LocationType'] | components['schemas']['Undeclared'];
      /**
       * @description Name of the place, as guests see it.
       * @example Old Pump House
       */
      name?: string;
      address?: components['schemas']['EventAddress'];
      /** @description True while the place is to be decided; then `name` says so in words. */
      locationTbd?: boolean;
    };
    /** @description Where the event takes place, to send. */
    EventLocationInput: {
      type?: components['schemas']['LocationType'];
      /**
       * @description Name of the place, as guests see it.
       * @example Old Pump House
       */
      name?: string;
      address?: components['schemas']['EventAddressInput'];
      /** @description True while the place is to be decided; then `name` says so in words. */
      locationTbd?: boolean;
    };
    /** @description Address of the place. The street is given either in parts (`streetAddress`) or as one line (`addressLine`). */
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
      /** @description How to find the place. */
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
      /** @description Every level between country and city. Known from the platform's own packages only. */
      readonly subdivisions?: components['schemas']['AddressSubdivision'][];
    };
    /** @description Address of the place, to send. The street is given either in parts (`streetAddress`) or as one line (`addressLine`), not both. */
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
      /** @description How to find the place. */
      hint?: string;
      geocode?: components['schemas']['AddressLocation'];
    };
    /** @description One level of a country's division. */
    AddressSubdivision: {
      /** @example DE-BE */
      code?: string;
      /** @example Berlin */
      name?: string;
      type?: components['schemas']['SubdivisionLevel'] | components['schemas']['Undeclared'];
      /** @description What the country calls this level. */
      typeInfo?: string;
    };
    /**
     * @description How far below the country a division stands; level 1 is next to it.
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
    /** @description When the event takes place. Start and end are absent while they are to be decided. */
    DateAndTimeSettings: {
      /** @description True while the dates are to be decided. */
      dateAndTimeTbd?: boolean;
      /**
       * @description What guests read instead of dates.
       * @example In late spring
       */
      dateAndTimeTbdMessage?: string;
      /**
       * Format: date-time
       * @description From this instant on, inclusive.
       */
      startDate?: string;
      /**
       * Format: date-time
       * @description To this instant, exclusive; after the start.
       */
      endDate?: string;
      /**
       * @description Zone in which guests read the dates, by its name in the tz database.
       * @example Europe/Berlin
       */
      timeZoneId?: string;
      /** @description Show guests the start only. */
      hideEndDate?: boolean;
      /** @description Show guests the zone beside the time. */
      showTimeZone?: boolean;
      recurrenceStatus: components['schemas']['RecurrenceStatus'] | components['schemas']['Undeclared'];
      recurringEvents?: components['schemas']['Recurrences'];
      formatted?: components['schemas']['FormattedDates'];
    };
    /** @description When the event takes place, to send as a whole: start, end and zone; or the note that they are to be decided, with a message; or a list of dates for a series. */
    DateAndTimeSettingsInput: {
      /** @description True while the dates are to be decided. */
      dateAndTimeTbd?: boolean;
      /**
       * @description What guests read instead of dates.
       * @example In late spring
       */
      dateAndTimeTbdMessage?: string;
      /**
       * Format: date-time
       * @description From this instant on, inclusive.
       */
      startDate?: string;
      /**
       * Format: date-time
       * @description To this instant, exclusive; after the start.
       */
      endDate?: string;
      /**
       * @description Zone in which guests read the dates, by its name in the tz database.
       * @example Europe/Berlin
       */
      timeZoneId?: string;
      /** @description Show guests the start only. */
      hideEndDate?: boolean;
      /** @description Show guests the zone beside the time. */
      showTimeZone?: boolean;
      recurringEvents?: components['schemas']['RecurrencesInput'];
    };
    /**
     * @description ONE_TIME for an event by itself, RECURRING for one of a series. The other three mark an event of a series that is next, ended lately or was canceled lately; when exactly the platform uses them is not established.
     * @enum {string}
     */
    RecurrenceStatus:
      | 'ONE_TIME'
      | 'RECURRING'
      | 'RECURRING_UPCOMING'
      | 'RECURRING_RECENTLY_ENDED'
      | 'RECURRING_RECENTLY_CANCELED';
    /** @description The series that the event belongs to. */
    Recurrences: {
      /** @description The dates of the series, one for each event. */
      individualEventDates: components['schemas']['Occurrence'][];
      /** @description Id of the category that all events of the series share. */
      readonly categoryId?: string;
    };
    /** @description A series to be made. */
    RecurrencesInput: {
      /** @description The dates of the series. Each becomes an event of its own. */
      individualEventDates?: readonly components['schemas']['OccurrenceInput'][];
    };
    /** @description One date of a series. */
    Occurrence: {
      /** Format: date-time */
      startDate?: string;
      /** Format: date-time */
      endDate?: string;
      /** @description Zone by its name in the tz database. */
      timeZoneId?: string;
      /** @description Show guests the zone beside the time. */
      showTimeZone: boolean;
    };
    /** @description One date of a series, to send. */
    OccurrenceInput: {
      /** Format: date-time */
      startDate?: string;
      /** Format: date-time */
      endDate?: string;
      /** @description Zone by its name in the tz database. */
      timeZoneId?: string;
      /** @description Show guests the zone beside the time. */
      showTimeZone?: boolean;
    };
    /** @description The dates as texts in the language of the site and the zone of the event, for showing only. */
    FormattedDates: {
      /**
       * @description The whole span in one line.
       * @example 14 March 2026, 19:30 – 22:00
       */
      readonly dateAndTime?: string;
      /**
       * @description Day of the start.
       * @example 14 March 2026
       */
      readonly startDate?: string;
      /**
       * @description Clock time of the start in the zone of the event.
       * @example 19:30
       */
      readonly startTime?: string;
      /**
       * @description Day of the end.
       * @example 14 March 2026
       */
      readonly endDate?: string;
      /**
       * @description Clock time of the end.
       * @example 22:00
       */
      readonly endTime?: string;
    };
    /** @description How guests register, and whether they can now. Which of `rsvp`, `tickets`, `external` is there follows `type`. */
    Registration: {
      type: components['schemas']['RegistrationType'] | components['schemas']['Undeclared'];
      status: components['schemas']['RegistrationStatus'] | components['schemas']['Undeclared'];
      initialType: components['schemas']['InitialRegistrationType'] | components['schemas']['Undeclared'];
      allowedGuestTypes: components['schemas']['GuestType'] | components['schemas']['Undeclared'];
      /** @description The owner stopped registration for the time being. */
      registrationPaused: boolean;
      /** @description The event is shown without any way to register. */
      registrationDisabled: boolean;
      rsvp?: components['schemas']['RsvpRegistration'];
      tickets?: components['schemas']['TicketsRegistration'];
      external?: components['schemas']['ExternalRegistration'];
    };
    /** @description How guests register for a new event. */
    NewRegistration: {
      initialType: components['schemas']['InitialRegistrationType'];
      allowedGuestTypes?: components['schemas']['GuestType'];
      /** @description Stop registration for the time being. */
      registrationPaused?: boolean;
      /** @description Show the event without any way to register. */
      registrationDisabled?: boolean;
      rsvp?: components['schemas']['RsvpRegistrationInput'];
      tickets?: components['schemas']['TicketsRegistrationInput'];
      external?: components['schemas']['ExternalRegistration'];
    };
    /** @description What is to change about the registration. Its kind is fixed since the event was made. */
    RegistrationChanges: {
      allowedGuestTypes?: components['schemas']['GuestType'];
      /** @description Stop registration for the time being. */
      registrationPaused?: boolean;
      /** @description Show the event without any way to register. */
      registrationDisabled?: boolean;
      rsvp?: components['schemas']['RsvpRegistrationInput'];
      tickets?: components['schemas']['TicketsRegistrationInput'];
      external?: components['schemas']['ExternalRegistration'];
    };
    /**
     * @description What the registration is at present. NONE when the event is only shown, EXTERNAL when it is done on another site. RSVP_AND_TICKETING is known from the platform's own packages only.
     * @enum {string}
     */
    RegistrationType: 'RSVP' | 'TICKETING' | 'EXTERNAL' | 'NONE' | 'RSVP_AND_TICKETING';
    /**
     * @description Whether guests answer an invitation (RSVP) or buy tickets (TICKETING). Chosen when the event is made, and never changed afterwards. RSVP_AND_TICKETING is known from the platform's own packages only.
     * @enum {string}
     */
    InitialRegistrationType: 'RSVP' | 'TICKETING' | 'RSVP_AND_TICKETING';
    /**
     * @description Whether guests can register now:
     *
     *     - OPEN_RSVP, OPEN_TICKETS, OPEN_EXTERNAL: they can, in the way named
     *     - OPEN_RSVP_WAITLIST_ONLY: the places are taken, the waitlist is open
     *     - SCHEDULED_RSVP: answers are taken from `rsvp.startDate` on
     *     - CLOSED_AUTOMATICALLY: the event is over, or all tickets are sold or no longer on sale
     *     - CLOSED_MANUALLY: the owner paused it or canceled the event, or it is a draft
     *     - UNKNOWN_REGISTRATION_STATUS: not known
     *     - OPEN_RSVP_AND_TICKETS: both ways; known from the platform's own packages only
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
     * @description Who may register. MEMBER asks guests to sign in first; VISITOR is the older word for VISITOR_OR_MEMBER.
     * @enum {string}
     */
    GuestType: 'VISITOR' | 'MEMBER' | 'VISITOR_OR_MEMBER';
    /**
     * @description What guests can answer to the invitation. With YES_AND_NO they can decline too.
     * @enum {string}
     */
    RsvpResponseType: 'YES_ONLY' | 'YES_AND_NO';
    /** @description Registration by answering an invitation. */
    RsvpRegistration: {
      responseType: components['schemas']['RsvpResponseType'] | components['schemas']['Undeclared'];
      /**
       * Format: int32
       * @description Most guests. Absent means no limit.
       * @example 20
       */
      limit?: number;
      /** @description Further guests may wait for a place once the limit is reached. */
      waitlistEnabled: boolean;
      /**
       * Format: date-time
       * @description When answers begin to be taken.
       */
      startDate?: string;
      /**
       * Format: date-time
       * @description When answers are no longer taken.
       */
      endDate?: string;
      confirmationMessages?: components['schemas']['RsvpConfirmationMessages'];
      /**
       * Format: uuid
       * @description Id of the form that guests fill in. Known from the platform's own packages only.
       */
      readonly formId?: string;
    };
    /** @description Registration by answering an invitation, to send. */
    RsvpRegistrationInput: {
      responseType?: components['schemas']['RsvpResponseType'];
      /**
       * Format: int32
       * @description Most guests. Absent means no limit.
       * @example 20
       */
      limit?: number;
      /** @description Further guests may wait for a place once the limit is reached. */
      waitlistEnabled?: boolean;
      /**
       * Format: date-time
       * @description When answers begin to be taken.
       */
      startDate?: string;
      /**
       * Format: date-time
       * @description When answers are no longer taken.
       */
      endDate?: string;
      confirmationMessages?: components['schemas']['RsvpConfirmationMessages'];
    };
    /** @description What guests read after their answer. Known from the platform's own packages only. */
    RsvpConfirmationMessages: {
      positiveConfirmation?: components['schemas']['AcceptedMessages'];
      waitlistMessages?: components['schemas']['AcceptedMessages'];
      negativeMessages?: components['schemas']['DeclinedMessages'];
    };
    /** @description Texts after a yes. */
    AcceptedMessages: {
      /** @example See you there */
      title?: string;
      message?: string;
      /** @example Add to calendar */
      addToCalendarActionLabel?: string;
      /** @example Share */
      shareActionLabel?: string;
    };
    /** @description Texts after a no. */
    DeclinedMessages: {
      /** @example A pity */
      title?: string;
      /** @example Share */
      shareActionLabel?: string;
    };
    /** @description Registration by buying tickets. The tickets themselves are another service's business. */
    TicketsRegistration: {
      /** @description Each ticket asks for its own guest's details. */
      guestsAssignedSeparately: boolean;
      /**
       * Format: int32
       * @example 8
       */
      ticketLimitPerOrder: number;
      currency?: components['schemas']['CurrencyCode'];
      lowestPrice?: components['schemas']['TicketPrice'];
      highestPrice?: components['schemas']['TicketPrice'];
      /** @description Nothing is left of any ticket. */
      readonly soldOut?: boolean;
      taxSettings?: components['schemas']['TaxSettings'];
      /**
       * Format: int32
       * @description How long a reservation holds its tickets; 20 unless said.
       * @example 20
       */
      reservationDurationInMinutes?: number;
      /**
       * Format: int32
       * @description How long after the hold an unpaid order may still be paid before it is canceled. Known from the platform's own packages only.
       */
      gracePeriodInMinutes?: number;
      /**
       * Format: uuid
       * @description Id of another app that counts the tickets. Known from the platform's own packages only.
       */
      stockManagerAppId?: string;
      confirmationMessages?: components['schemas']['TicketsConfirmationMessages'];
      /**
       * Format: uuid
       * @description Id of the form that the buyer fills in. Known from the platform's own packages only.
       */
      readonly buyerFormId?: string;
      /**
       * Format: uuid
       * @description Id of the form for the guest of each ticket. Known from the platform's own packages only.
       */
      readonly ticketHolderFormId?: string;
      /**
       * Format: uuid
       * @description Id of a former buyer form that is not in use. Known from the platform's own packages only.
       */
      readonly inactiveBuyerFormId?: string;
      checkoutType?: components['schemas']['EventCheckoutType'] | components['schemas']['Undeclared'];
    };
    /** @description Registration by buying tickets, to send. */
    TicketsRegistrationInput: {
      /** @description Each ticket asks for its own guest's details. */
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
       * @description How long a reservation holds its tickets; 20 unless said.
       * @example 20
       */
      reservationDurationInMinutes?: number;
      /**
       * Format: int32
       * @description How long after the hold an unpaid order may still be paid before it is canceled. Known from the platform's own packages only.
       */
      gracePeriodInMinutes?: number;
      /**
       * Format: uuid
       * @description Id of another app that counts the tickets. Known from the platform's own packages only.
       */
      stockManagerAppId?: string;
      confirmationMessages?: components['schemas']['TicketsConfirmationMessages'];
    };
    /** @description What buyers read after the purchase. Known from the platform's own packages only. */
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
     * @description Which checkout sells the tickets. Known from the platform's own packages only.
     * @enum {string}
     */
    EventCheckoutType: 'EVENTS_APP' | 'ECOMM_PLATFORM';
    /** @description Price of a ticket, as the cheapest or the dearest of the event. */
    TicketPrice: {
      /**
       * Format: decimal
       * @description In the major unit of the currency, without sign or thousands separators.
       * @example 24.00
       */
      value: string;
      currency: components['schemas']['CurrencyCode'];
      /**
       * @description The price as text with the currency sign.
       * @example €24.00
       */
      readonly formattedValue?: string;
    };
    /**
     * @description Whether the price of a ticket holds the tax already, or the checkout adds it.
     * @enum {string}
     */
    EventTaxType: 'INCLUDED_IN_PRICE' | 'ADDED_AT_CHECKOUT';
    /** @description Tax on the tickets of the event. */
    TaxSettings: {
      type: components['schemas']['EventTaxType'] | components['schemas']['Undeclared'];
      /**
       * @description What the tax is called.
       * @example VAT
       */
      name?: string;
      rate?: components['schemas']['TaxRate'];
      /** @description Donations are taxed too. */
      appliedToDonations?: boolean;
    };
    /** @description Tax on the tickets of the event, to send. */
    TaxSettingsInput: {
      type?: components['schemas']['EventTaxType'];
      /**
       * @description What the tax is called.
       * @example VAT
       */
      name?: string;
      rate?: components['schemas']['TaxRate'];
      /** @description Donations are taxed too. */
      appliedToDonations?: boolean;
    };
    /**
     * Format: rate
     * @description In percent, from 0.001 to 100, with three decimals at most.
     * @example 7.000
     */
    TaxRate: string;
    /** @description Registration on another site. */
    ExternalRegistration: {
      /**
       * Format: uri
       * @description Where guests register.
       * @example https://tickets.example.com/strings
       */
      url?: string;
    };
    /** @description Ways to put the event into a calendar. */
    CalendarUrls: {
      /** @description Address that adds it to a Google calendar. */
      readonly google: string;
      /** @description Address of an iCalendar file. */
      readonly ics: string;
    };
    /** @description What guests are asked when they register, and the texts around it. */
    RegistrationForm: {
      /** @description The questions; `orderIndex` tells their order. */
      controls: components['schemas']['InputControl'][];
      messages?: components['schemas']['FormMessages'];
    };
    /** @description What guests are asked when they register, to send. */
    RegistrationFormInput: {
      controls?: readonly components['schemas']['InputControlInput'][];
      messages?: components['schemas']['FormMessagesInput'];
    };
    /**
     * @description Kind of a question: one line (INPUT), several lines (TEXTAREA), one out of a list (DROPDOWN, RADIO), any of a
     *     list (CHECKBOX), first and last name (NAME), further guests and their names (GUEST_CONTROL), an address in one
     *     line (ADDRESS_SHORT) or in parts (ADDRESS_FULL), a day (DATE).
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
      /** @description True for the questions that every form has; they cannot be taken out. */
      system: boolean;
      /**
       * @deprecated
       * @description The older form of `id`.
       */
      name: string;
      /**
       * @deprecated
       * @description The older form of the labels of `inputs`.
       */
      label: string;
      /**
       * Format: int32
       * @description Place in the form; the lowest comes first.
       */
      orderIndex: number;
      inputs?: components['schemas']['FormField'][];
      /** @description True when the question was taken out but has answers. */
      readonly deleted?: boolean;
    };
    /** @description One question of the form, to send. */
    InputControlInput: {
      /** @example email */
      id?: string;
      type?: components['schemas']['InputControlType'];
      /** @description True for the questions that every form has; they cannot be taken out. */
      system?: boolean;
      /**
       * @deprecated
       * @description The older form of `id`.
       */
      name?: string;
      /**
       * @deprecated
       * @description The older form of the labels of `inputs`.
       */
      label?: string;
      /**
       * Format: int32
       * @description Place in the form; the lowest comes first.
       */
      orderIndex?: number;
      inputs?: readonly components['schemas']['FormFieldInput'][];
    };
    /** @description One value that a question asks for. */
    FormField: {
      /**
       * @description Name of the value among the answers of a guest.
       * @example email
       */
      name?: string;
      /**
       * @description What guests read beside it.
       * @example E-mail
       */
      label?: string;
      /** @description Further texts of the value, by the platform's names for them. */
      additionalLabels?: {
        [key: string]: string;
      };
      /** @description The texts of a value with several parts, such as an address. */
      readonly labels?: components['schemas']['FieldPartLabel'][];
      type?: components['schemas']['FormValueType'] | components['schemas']['Undeclared'];
      /**
       * @deprecated
       * @description The older form of `type` TEXT_ARRAY.
       */
      array?: boolean;
      /** @description Guests must answer. */
      mandatory?: boolean;
      /** @description What guests choose from. */
      options?: string[];
      defaultOptionSelection?: components['schemas']['OptionSelection'];
      /**
       * Format: int32
       * @description Most characters of the answer.
       */
      maxLength?: number;
      /**
       * Format: int32
       * @description Most entries of an answer that is a list.
       */
      maxSize?: number;
    };
    /** @description One value that a question asks for, to send. */
    FormFieldInput: {
      /**
       * @description Name of the value among the answers of a guest.
       * @example email
       */
      name?: string;
      /**
       * @description What guests read beside it.
       * @example E-mail
       */
      label?: string;
      /** @description Further texts of the value, by the platform's names for them. */
      additionalLabels?: {
        [key: string]: string;
      };
      type?: components['schemas']['FormValueType'];
      /**
       * @deprecated
       * @description The older form of `type` TEXT_ARRAY.
       */
      array?: boolean;
      /** @description Guests must answer. */
      mandatory?: boolean;
      /** @description What guests choose from. */
      options?: readonly string[];
      defaultOptionSelection?: components['schemas']['OptionSelection'];
      /**
       * Format: int32
       * @description Most characters of the answer.
       */
      maxLength?: number;
      /**
       * Format: int32
       * @description Most entries of an answer that is a list.
       */
      maxSize?: number;
    };
    /**
     * @description Kind of value that an answer holds.
     * @enum {string}
     */
    FormValueType: 'TEXT' | 'NUMBER' | 'TEXT_ARRAY' | 'DATE_TIME' | 'ADDRESS';
    /** @description The text of one part of a value. */
    FieldPartLabel: {
      /**
       * @description Which part it is.
       * @example city
       */
      name?: string;
      /**
       * @description What guests read.
       * @example Town
       */
      label?: string;
    };
    /** @description What a list shows before a guest chooses. Either one of its options or a text that is no option. */
    OptionSelection: {
      /**
       * Format: int32
       * @description Place in `options`, from 0.
       */
      optionIndex?: number;
      /** @example Please choose */
      placeholderText?: string;
    };
    /** @description Texts around the form, by way of registration. */
    FormMessages: {
      rsvp?: components['schemas']['RsvpFormMessages'];
      checkout?: components['schemas']['CheckoutFormMessages'];
      registrationClosed?: components['schemas']['RegistrationClosedMessages'];
      ticketsUnavailable?: components['schemas']['TicketsUnavailableMessages'];
    };
    /** @description Texts of the answer to an invitation. */
    RsvpFormMessages: {
      /**
       * @description Label of the yes.
       * @example I will come
       */
      rsvpYesOption: string;
      /**
       * @description Label of the no.
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
    /** @description Texts for guests who come, or wait for a place. */
    RsvpAcceptance: {
      /**
       * @description Above the form.
       * @example Are you coming?
       */
      title: string;
      confirmation?: components['schemas']['RsvpAcceptanceConfirmed'];
    };
    /** @description Texts once the yes has arrived. */
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
    /** @description Texts for guests who do not come. */
    RsvpRefusal: {
      /**
       * @description Above the form.
       * @example You cannot come?
       */
      title: string;
      confirmation?: components['schemas']['RsvpRefusalConfirmed'];
    };
    /** @description Texts once the no has arrived. */
    RsvpRefusalConfirmed: {
      /** @example A pity */
      title: string;
      /** @example Share */
      shareActionLabel: string;
    };
    /** @description Texts of the purchase of tickets. */
    CheckoutFormMessages: {
      /**
       * @description Above the form.
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
    /** @description Texts once the tickets are bought. */
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
    /** @description Texts when nobody can register any more. */
    RegistrationClosedMessages: {
      /** @example Registration is closed. */
      message: string;
      /**
       * @description Label of the way to other events.
       * @example Other events
       */
      exploreEventsActionLabel: string;
    };
    /** @description Texts when no ticket can be had. */
    TicketsUnavailableMessages: {
      /** @example There are no tickets left. */
      message: string;
      /**
       * @description Label of the way to other events.
       * @example Other events
       */
      exploreEventsActionLabel: string;
    };
    /** @description Texts around the form, by way of registration, to send. */
    FormMessagesInput: {
      rsvp?: components['schemas']['RsvpFormMessagesInput'];
      checkout?: components['schemas']['CheckoutFormMessagesInput'];
      registrationClosed?: components['schemas']['RegistrationClosedMessagesInput'];
      ticketsUnavailable?: components['schemas']['TicketsUnavailableMessagesInput'];
    };
    /** @description Texts of the answer to an invitation, to send. */
    RsvpFormMessagesInput: {
      /**
       * @description Label of the yes.
       * @example I will come
       */
      rsvpYesOption?: string;
      /**
       * @description Label of the no.
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
    /** @description Texts for guests who come, or wait for a place, to send. */
    RsvpAcceptanceInput: {
      /**
       * @description Above the form.
       * @example Are you coming?
       */
      title?: string;
      confirmation?: components['schemas']['RsvpAcceptanceConfirmedInput'];
    };
    /** @description Texts once the yes has arrived, to send. */
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
    /** @description Texts for guests who do not come, to send. */
    RsvpRefusalInput: {
      /**
       * @description Above the form.
       * @example You cannot come?
       */
      title?: string;
      confirmation?: components['schemas']['RsvpRefusalConfirmedInput'];
    };
    /** @description Texts once the no has arrived, to send. */
    RsvpRefusalConfirmedInput: {
      /** @example A pity */
      title?: string;
      /** @example Share */
      shareActionLabel?: string;
    };
    /** @description Texts of the purchase of tickets, to send. */
    CheckoutFormMessagesInput: {
      /**
       * @description Above the form.
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
    /** @description Texts once the tickets are bought, to send. */
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
    /** @description Texts when nobody can register any more, to send. */
    RegistrationClosedMessagesInput: {
      /** @example Registration is closed. */
      message?: string;
      /**
       * @description Label of the way to other events.
       * @example Other events
       */
      exploreEventsActionLabel?: string;
    };
    /** @description Texts when no ticket can be had, to send. */
    TicketsUnavailableMessagesInput: {
      /** @example There are no tickets left. */
      message?: string;
      /**
       * @description Label of the way to other events.
       * @example Other events
       */
      exploreEventsActionLabel?: string;
    };
    /** @description Figures of the event, counted by the platform. Each part is there when the event has such a thing. */
    EventSummaries: {
      rsvps?: components['schemas']['RsvpSummary'];
      tickets?: components['schemas']['TicketSummary'];
      cancellation?: components['schemas']['EventCancellation'];
    };
    /** @description Answers to the invitation so far. */
    RsvpSummary: {
      /**
       * Format: int32
       * @description Answers of every kind.
       */
      readonly totalCount: number;
      /**
       * Format: int32
       * @description Answers with yes.
       */
      readonly yesCount: number;
      /**
       * Format: int32
       * @description Answers with no.
       */
      readonly noCount: number;
      /**
       * Format: int32
       * @description Waiting for a place.
       */
      readonly waitlistCount: number;
    };
    /** @description Sales of tickets so far. */
    TicketSummary: {
      /** Format: int32 */
      readonly ticketsSold: number;
      /** Format: int32 */
      readonly totalOrders: number;
      /** @description What was sold in all. Set by the platform. */
      totalSales?: components['schemas']['SalesAmount'];
      /** @description What the sales brought in. Set by the platform. */
      revenue?: components['schemas']['SalesAmount'];
      /** @description True once something was sold; the currency of the tickets cannot be changed then. */
      readonly currencyLocked: boolean;
    };
    /** @description A sum of money. */
    SalesAmount: {
      /**
       * Format: decimal
       * @deprecated
       * @description The older form of `value`; always there.
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
    /** @description Who canceled the event, and when. There for canceled events only. */
    EventCancellation: {
      /** Format: date-time */
      readonly canceledDate?: string;
      actorType: components['schemas']['CancellationActorType'] | components['schemas']['Undeclared'];
      /** @example Mara Lindt */
      readonly actorName: string;
      /**
       * @description Empty when no person did it.
       * @example mara.lindt@example.com
       */
      readonly actorEmail: string;
    };
    /**
     * @description Whether a person, an app or the platform itself did it.
     * @enum {string}
     */
    CancellationActorType: 'USER' | 'APP' | 'SYSTEM';
    /** @description What is shown of the guests. */
    GuestListSettings: {
      /** @description Everybody sees who comes. */
      displayedPublicly: boolean;
    };
    /** @description What is to be shown of the guests. */
    GuestListSettingsInput: {
      /** @description Everybody sees who comes. */
      displayedPublicly?: boolean;
    };
    /**
     * @description In a MEETING everybody speaks; in a WEBINAR guests watch.
     * @enum {string}
     */
    ConferenceType: 'MEETING' | 'WEBINAR';
    /** @description The video conference of an event that takes place online. */
    OnlineConferencing: {
      /** @description The event has a conference. */
      enabled: boolean;
      type: components['schemas']['ConferenceType'] | components['schemas']['Undeclared'];
      /**
       * Format: uuid
       * @description Id of the service that holds the conference.
       */
      providerId?: string;
      /** @description Name of that service. Known from the platform's own packages only. */
      readonly providerName?: string;
      session?: components['schemas']['OnlineConferencingSession'];
    };
    /** @description The video conference of an event, to send. */
    OnlineConferencingInput: {
      /** @description The event has a conference. */
      enabled?: boolean;
      type?: components['schemas']['ConferenceType'];
      /**
       * Format: uuid
       * @description Id of the service that holds the conference.
       */
      providerId?: string;
    };
    /** @description Ways into the conference. Made by the service that holds it. */
    OnlineConferencingSession: {
      /** @description For the host only; not to be shown to guests. */
      readonly hostLink: string;
      readonly guestLink: string;
      /**
       * Format: password
       * @description What guests are asked for on the way in.
       */
      readonly password?: string;
      /** @description False while the service has not made it, or failed to. */
      readonly sessionCreated?: boolean;
      /** @description Id of the conference at that service. */
      readonly sessionId?: string;
    };
    /** @description What search engines are told about the event's page. */
    SeoSettings: {
      /** @description The part of the page's address that names the event. */
      slug: string;
      /** @description Search engines are asked to pass over the page. */
      readonly hidden?: boolean;
      advancedSeoData?: components['schemas']['SeoSchema'];
    };
    /** @description What search engines are to be told about the event's page. */
    SeoSettingsInput: {
      /** @description The part of the page's address that names the event. */
      slug?: string;
      advancedSeoData?: components['schemas']['SeoSchemaInput'];
    };
    /** @description The programme of the event. */
    AgendaSettings: {
      /** @description Guests see a programme. */
      enabled: boolean;
      /** @description Address of the page with the programme. */
      pageUrl?: components['schemas']['PageUrl'];
    };
    /** @description The programme of the event, to send. */
    AgendaSettingsInput: {
      /** @description Guests see a programme. */
      enabled?: boolean;
    };
    /** @description What the site leaves out. */
    EventDisplaySettings: {
      /** @description Lists show no way to the event's own page. */
      hideEventDetailsButton?: boolean;
      /** @description The event has no page of its own. */
      hideEventDetailsPage?: boolean;
    };
    /** @description Where the event stands in the lists of the site. */
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
      /** @description Visitors do not see it. */
      readonly hidden?: boolean;
      type?: components['schemas']['EventCategoryType'] | components['schemas']['Undeclared'];
    };
    /**
     * @description MANUAL when the owner made it, RECURRING_EVENT when it holds a series together. COMPONENT is known from the platform's own packages only.
     * @enum {string}
     */
    EventCategoryType: 'MANUAL' | 'RECURRING_EVENT' | 'COMPONENT';
    /** @description How guests are labelled among the contacts. Known from the platform's own packages only. */
    LabellingSettings: {
      /** @description Older id of the label. */
      readonly assignedContactsLegacyLabelId?: string;
      /** @description The label is gone. */
      readonly assignedContactsLabelDeleted?: boolean;
    };
    /** @description Small marks on the event. Known from the platform's own packages only. */
    BadgeList: {
      badges?: components['schemas']['EventBadge'][];
    };
    /** @description One mark. */
    EventBadge: {
      type?: components['schemas']['BadgePriority'] | components['schemas']['Undeclared'];
      /** @example Last tickets */
      text?: string;
      /**
       * Format: date-time
       * @description When the site's own code last set the mark.
       */
      functionUpdateDate?: string;
    };
    /**
     * @description Which mark is shown where there is room for one.
     * @enum {string}
     */
    BadgePriority: 'FIRST_PRIORITY' | 'SECOND_PRIORITY' | 'THIRD_PRIORITY';
    /** @description The discussion of the event. For the platform's own use. */
    EventFeed: {
      /**
       * Format: password
       * @description Secret that lets the caller take part.
       */
      readonly token?: string;
    };
    /** @description A text with headings, lists, pictures and more, as a tree of nodes. The first level of the tree is typed and what hangs below it is a free map: nodes nest without end, and a description without cycles has to stop somewhere. */
    RichContent: {
      nodes?: components['schemas']['RichContentNode'][];
      metadata?: components['schemas']['RichContentMetadata'];
      documentStyle?: components['schemas']['DocumentStyle'];
    };
    /** @description A text as a tree of nodes, to send. It replaces the former one. For its free maps see `RichContent`. */
    RichContentInput: {
      nodes?: readonly components['schemas']['RichContentNode'][];
      metadata?: components['schemas']['RichContentMetadataInput'];
      documentStyle?: components['schemas']['DocumentStyle'];
    };
    /** @description One node of the first level. Beside the fields below it may carry one member with the data of its kind, such as `headingData`, `imageData` or `tableData`; those are many, belong to the editor that wrote them, and pass as they are. */
    RichContentNode: {
      type: components['schemas']['RichContentNodeType'];
      /**
       * @description Unique within the text.
       * @example p1
       */
      id?: string;
      /** @description The nodes within this one, each of the same form. A free map, see `RichContent`. */
      nodes?: readonly {
        [key: string]: unknown;
      }[];
      style?: components['schemas']['NodeStyle'];
    } & {
      [key: string]: unknown;
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
    /** @description About the text as a document. */
    RichContentMetadata: {
      /**
       * Format: int32
       * @description Version of the form in which it is kept.
       */
      version?: number;
      /** @description Id of the document. */
      id?: string;
      /**
       * Format: date-time
       * @deprecated
       * @description When it was begun.
       */
      readonly createdTimestamp?: string;
      /**
       * Format: date-time
       * @deprecated
       * @description When it was last changed.
       */
      updatedTimestamp?: string;
    };
    /** @description About the text as a document, to send. */
    RichContentMetadataInput: {
      /**
       * Format: int32
       * @description Version of the form in which it is kept.
       */
      version?: number;
      /** @description Id of the document. */
      id?: string;
      /**
       * Format: date-time
       * @deprecated
       * @description When it was last changed.
       */
      updatedTimestamp?: string;
    };
    /** @description Looks of the text by kind of paragraph. What is absent looks as the site has it. */
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
    /** @description Looks of one kind of paragraph. */
    TextNodeStyle: {
      decorations?: readonly components['schemas']['TextDecoration'][];
      nodeStyle?: components['schemas']['NodeStyle'];
      /**
       * @description As in CSS.
       * @example 1.5
       */
      lineHeight?: string;
    };
    /** @description Space and colour around a node, as in CSS. */
    NodeStyle: {
      /** @example 8px */
      paddingTop?: string;
      /** @example 8px */
      paddingBottom?: string;
      /** @example #f4efe6 */
      backgroundColor?: string;
    };
    /** @description One way in which text stands out. Beside its type it may carry one member with the particulars, such as `colorData`, `linkData` or `fontWeightValue`; as with nodes, they pass as they are. */
    TextDecoration: {
      type: components['schemas']['TextDecorationType'];
    } & {
      [key: string]: unknown;
    };
    /**
     * @description Kind of a decoration.
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
    /** @description One tag of the head of the page, to send. */
    SeoTagInput: {
      /**
       * @description Name of the tag.
       * @example title
       */
      type: string;
      /** @description Attributes of the tag. Any names, hence a free map. */
      props?: {
        [key: string]: unknown;
      };
      /** @description The platform's own notes on the tag. */
      meta?: {
        [key: string]: unknown;
      };
      /**
       * @description Text within the tag.
       * @example Strings by candlelight
       */
      children?: string;
      /** @description The owner added it. */
      custom?: boolean;
      /** @description It is left out of the page. */
      disabled?: boolean;
    };
    /** @description One word, or a few, to be found by, to send. */
    SeoKeywordInput: {
      /** @example string quartet berlin */
      term: string;
      /** @description The most important one; at most one is. */
      isMain?: boolean;
      /** @description Where the word came from. */
      origin?: string;
    };
    /** @description Words to be found by, to send. */
    SeoKeywordSettingsInput: {
      /**
       * @description The old address does not lead to the new one.
       * @default false
       */
      preventAutoRedirect?: boolean;
      keywords?: readonly components['schemas']['SeoKeywordInput'][];
    };
    /** @description Tags for the head of the page, and the words to be found by, to send. */
    SeoSchemaInput: {
      tags?: readonly components['schemas']['SeoTagInput'][];
      settings?: components['schemas']['SeoKeywordSettingsInput'];
    };
    /** @description Address of a page of the site, in two parts to be joined. The platform makes it. */
    PageUrl: {
      /** @example https://www.halm-studio.com */
      base: string;
      /** @example /event-details/strings-by-candlelight */
      path: string;
    };
    /** @description One tag of the head of the page. */
    SeoTag: {
      /**
       * @description Name of the tag.
       * @example title
       */
      type: string;
      /**
       * @description Attributes of the tag. Any names, hence a free map.
       * @example {
       *       "name": "description",
       *       "content": "Quartets in the Old Pump House"
       *     }
       */
      props?: {
        [key: string]: unknown;
      };
      /** @description The platform's own notes on the tag. */
      meta?: {
        [key: string]: unknown;
      };
      /**
       * @description Text within the tag; may be empty.
       * @example Strings by candlelight
       */
      children: string;
      /** @description The owner added it. */
      custom: boolean;
      /** @description It is left out of the page. */
      disabled: boolean;
    };
    /** @description One word, or a few, to be found by. */
    SeoKeyword: {
      /** @example string quartet berlin */
      term: string;
      /** @description The most important one; at most one is. */
      isMain: boolean;
      /** @description Where the word came from. */
      origin?: string;
    };
    /** @description Words to be found by, and what happens when the slug changes. */
    SeoKeywordSettings: {
      /** @description The old address does not lead to the new one. */
      preventAutoRedirect: boolean;
      keywords: components['schemas']['SeoKeyword'][];
    };
    /** @description Tags for the head of the page, and the words to be found by. */
    SeoSchema: {
      tags: components['schemas']['SeoTag'][];
      settings?: components['schemas']['SeoKeywordSettings'];
    };
    /** @description A rule of the service was not met. */
    ApplicationError: {
      /**
       * @description Stable name of the rule. Each operation lists the codes that it is known to give.
       * @example OWNED_CART_NOT_FOUND
       */
      code: string;
      /**
       * @description The same in English, for the log.
       * @example Cart not found
       */
      description?: string;
      /** @description Facts that belong to the code. */
      data?: {
        [key: string]: unknown;
      };
    };
    /**
     * @description The kind of bound that a field did not meet.
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
    /** @description One field and what is wrong with it. */
    FieldViolation: {
      /**
       * @description Path of the field in the request.
       * @example lineItems[0].quantity
       */
      field: string;
      /** @description What the field must be like. */
      description: string;
      violatedRule?: components['schemas']['ViolatedRule'] | components['schemas']['Undeclared'];
      /** @description Name of the service's own rule; with `violatedRule` OTHER. */
      ruleName?: string;
      /** @description Facts of the rule, such as the threshold. */
      data?: {
        [key: string]: unknown;
      };
    };
    /** @description Fields of the request did not meet the bounds of the contract. */
    ValidationError: {
      fieldViolations: components['schemas']['FieldViolation'][];
    };
    /** @description The platform itself failed. */
    SystemError: {
      errorCode?: string;
    };
    /** @description What went wrong, for programs. Has at most one of the members; empty when nothing more is known. */
    ErrorDetails: {
      applicationError?: components['schemas']['ApplicationError'];
      validationError?: components['schemas']['ValidationError'];
      systemError?: components['schemas']['SystemError'];
      /**
       * @deprecated
       * @description Names of the request in the logs of the platform. Seen within other answers only.
       */
      tracing?: {
        [key: string]: string;
      };
    };
    /** @description Body of a failed call. */
    ErrorBody: {
      /**
       * @description What went wrong, in English, for the log.
       * @example Cart not found
       */
      message: string;
      details?: components['schemas']['ErrorDetails'];
    };
    /**
     * @description Smallest first (ASC) or largest first (DESC). ASC unless said.
     * @enum {string}
     */
    SortOrder: 'ASC' | 'DESC';
    /** @description Ways to the neighbours of a page. A page exists when its cursor is there and is not empty. */
    Cursors: {
      /** @description Cursor of the following page. */
      next?: string;
      /** @description Cursor of the preceding page. */
      prev?: string;
    };
    /** @description Where the answered page stands in the whole result. */
    PlatformPagingMetadata: {
      /**
       * Format: int32
       * @description Number of items on this page.
       */
      count?: number;
      /**
       * Format: int32
       * @description Offset that the page was asked for with.
       */
      offset?: number;
      /**
       * Format: int32
       * @description Number of items in the whole result. Absent in cursor paging and when `tooManyToCount` is true.
       */
      total?: number;
      /** @description True when the platform gave up counting; then neither a total nor a last page is known. */
      tooManyToCount?: boolean;
      cursors?: components['schemas']['Cursors'];
    };
    Undeclared: import('../../src/core/undeclared.ts').Undeclared;
  };
  responses: {
    /** @description A field is not valid, the parts of the event contradict each other, or the slug has a wrong form. */
    EventRejected: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The filter cannot be read, or a field is not valid. */
    FilterRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The filter is missing, empty or not valid. Nothing was done. */
    BulkFilterRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description Another event has this slug already. Choose another one. */
    SlugInUse: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The site lacks the events app. */
    EventsAppMissing: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The site has as many events as it may have, or lacks the events app. */
    NoMoreEvents: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The event has a status from which this is not possible, or the site lacks the events app. */
    TransitionRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The event is no draft, or the site lacks the events app. */
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
    /** @description The caller is known but may not do this. */
    Forbidden: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description Too many calls in a short time. Wait before the next attempt. */
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
    /** @description The request is not valid. The details list each offending field, or carry one application error. */
    BadRequest: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description There is no such entity, or the caller may not see it. */
    NotFound: {
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
     * @description As `id` of the event has it.
     * @example 5c1d8f0a-2e6b-4a37-9d84-1b7e3c92f605
     */
    EventId: string;
    /**
     * @description What the answer holds beyond the base fields; the parameter is repeated for each fieldset. A fieldset that the caller may not see is answered with 403.
     * @example [
     *       "DETAILS",
     *       "REGISTRATION"
     *     ]
     */
    Fields: readonly components['schemas']['EventFieldset'][];
    /** @description Fills in the parts of the address that the platform can work out, such as the full names of country and subdivision. Known from the platform's own packages only; a host may ignore it. */
    ResolveFullAddress: boolean;
  };
  requestBodies: never;
  headers: {
    /** @description Id of the request in the platform's logs. Name it when asking for support. */
    RequestId: string;
    /** @description How long to wait before the next attempt, as whole seconds or as an HTTP date. Not always sent. */
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
         * @description What the answer holds beyond the base fields; the parameter is repeated for each fieldset. A fieldset that the caller may not see is answered with 403.
         * @example [
         *       "DETAILS",
         *       "REGISTRATION"
         *     ]
         */
        fields?: components['parameters']['Fields'];
        /** @description Fills in the parts of the address that the platform can work out, such as the full names of country and subdivision. Known from the platform's own packages only; a host may ignore it. */
        resolveFullAddress?: components['parameters']['ResolveFullAddress'];
        /** @description Reads past the copies for reading, so that a change of a moment ago is seen. Known from the platform's own packages only; a host may ignore it. */
        consistentRead?: boolean;
      };
      header?: never;
      path: {
        /**
         * @description As `id` of the event has it.
         * @example 5c1d8f0a-2e6b-4a37-9d84-1b7e3c92f605
         */
        eventId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The event with the fieldsets that were asked for. */
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
         * @description As `id` of the event has it.
         * @example 5c1d8f0a-2e6b-4a37-9d84-1b7e3c92f605
         */
        eventId: components['parameters']['EventId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The event is gone. */
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
         * @description As `id` of the event has it.
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
         * @description As `id` of the event has it.
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
         * @description As `id` of the event has it.
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
         * @description As `id` of the event has it.
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
         * @description What the answer holds beyond the base fields; the parameter is repeated for each fieldset. A fieldset that the caller may not see is answered with 403.
         * @example [
         *       "DETAILS",
         *       "REGISTRATION"
         *     ]
         */
        fields?: components['parameters']['Fields'];
        /** @description Fills in the parts of the address that the platform can work out, such as the full names of country and subdivision. Known from the platform's own packages only; a host may ignore it. */
        resolveFullAddress?: components['parameters']['ResolveFullAddress'];
      };
      header?: never;
      path: {
        /**
         * @description The part of the address of the event's page that names it.
         * @example strings-by-candlelight
         */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The event with the fieldsets that were asked for. */
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
      /** @description One page of events; an empty list when nothing matches. */
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
      /** @description The counts, by facet and value. */
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
      /** @description The platform took the order. The body is an empty object. */
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
      /** @description The platform took the order. The body is an empty object. */
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
