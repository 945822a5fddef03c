// Generated from spec/ticket-definitions.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
export interface paths {
  '/v3/ticket-definitions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a ticket definition
     * @description Adds one kind of ticket to an event that sells tickets, at most 100 an event. Required are the event, a name, the
     *     payer of the platform's fee and one pricing method. Without `initialLimit` the number of tickets is unlimited;
     *     without `salePeriod` they are on sale until the event starts. The sale period is rounded down to the minute.
     *
     *     A second identical call adds another definition. After a lost response, query the definitions of the event.
     *
     *     For the owner and apps; other callers need elevated rights. The number of tickets in one order, the tax and the
     *     duration of a reservation belong to the event.
     */
    post: operations['createTicketDefinition'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/ticket-definitions/{ticketDefinitionId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Kind of ticket, by its id.
         * @example 8c5e2b90-4f17-4d3a-b6a8-1e97d0c4f523
         */
        ticketDefinitionId: components['parameters']['TicketDefinitionId'];
      };
      cookie?: never;
    };
    /**
     * Get a ticket definition
     * @description Returns a definition in every state, also a hidden one. For the owner and apps: a visitor or member is rejected with
     *     403, and uses `queryAvailableTicketDefinitions`.
     */
    get: operations['getTicketDefinition'];
    put?: never;
    post?: never;
    /**
     * Delete a ticket definition
     * @description Removes one kind of ticket from the event. Issued tickets and orders stay, which is assumed: what the platform answers
     *     for a definition with sold or reserved tickets is not documented. To end the sale only, set `hidden` or the end of the
     *     sale period.
     */
    delete: operations['deleteTicketDefinition'];
    options?: never;
    head?: never;
    /**
     * Update a ticket definition
     * @description Changes only the given members. `revision` must be the current one; a stale one is rejected with 409, which is assumed
     *     for this service. Read the definition again before the next attempt. The event cannot be changed.
     *
     *     A pricing method replaces the previous one as a whole, and its options replace the list: keep `optionId` for the
     *     options that stay. `null` clears a text, the limit or the sale period; that is assumed. What the platform answers for
     *     another price after the first sale is not documented.
     */
    patch: operations['updateTicketDefinition'];
    trace?: never;
  };
  '/v3/ticket-definitions/query': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Query ticket definitions
     * @description Returns one page of the site's definitions, hidden ones included; the oldest first unless `sort` says otherwise. For the
     *     owner and apps: a visitor or member is rejected with 403, and uses `queryAvailableTicketDefinitions`.
     */
    post: operations['queryTicketDefinitions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/ticket-definitions/available/query': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Query available ticket definitions
     * @description Returns one page of the definitions that visitors see: those of published events with open registration, without
     *     hidden ones. Sold-out tickets are included, with `limitPerCheckout` 0. Tickets outside their sale period are included if
     *     `displayNotOnSale` is true. The oldest come first unless `sort` says otherwise; the owner's order is `sortIndex`.
     *
     *     Sales figures are for those who manage the tickets: for a visitor or member `salesDetails` is absent even if it is
     *     requested.
     */
    post: operations['queryAvailableTicketDefinitions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/ticket-definitions/available/count': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Count available ticket definitions
     * @description Returns the number of definitions that `queryAvailableTicketDefinitions` would return, as `metadata.total`. Without a
     *     filter, those of all events of the site.
     */
    post: operations['countAvailableTicketDefinitions'];
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
    CreateTicketDefinitionRequest: {
      ticketDefinition: components['schemas']['NewTicketDefinition'];
      fields?: components['schemas']['TicketDefinitionParts'];
    };
    CreateTicketDefinitionResponse: {
      ticketDefinition: components['schemas']['TicketDefinitionV3'];
    };
    GetTicketDefinitionResponse: {
      ticketDefinition: components['schemas']['TicketDefinitionV3'];
    };
    UpdateTicketDefinitionRequest: {
      ticketDefinition: components['schemas']['TicketDefinitionChanges'];
      fields?: components['schemas']['TicketDefinitionParts'];
    };
    UpdateTicketDefinitionResponse: {
      ticketDefinition: components['schemas']['TicketDefinitionV3'];
    };
    /** @description An empty object. */
    DeleteTicketDefinitionResponse: {
      [key: string]: unknown;
    };
    QueryTicketDefinitionsRequest: {
      query: components['schemas']['TicketDefinitionQuery'];
      fields?: components['schemas']['TicketDefinitionParts'];
    };
    QueryTicketDefinitionsResponse: {
      ticketDefinitions: components['schemas']['TicketDefinitionV3'][];
      metadata: components['schemas']['PlatformPagingMetadata'];
    };
    QueryAvailableTicketDefinitionsRequest: {
      query: components['schemas']['TicketDefinitionQuery'];
      fields?: components['schemas']['TicketDefinitionParts'];
    };
    QueryAvailableTicketDefinitionsResponse: {
      ticketDefinitions: components['schemas']['TicketDefinitionV3'][];
      metadata: components['schemas']['PlatformPagingMetadata'];
    };
    CountAvailableTicketDefinitionsRequest: {
      filter?: components['schemas']['TicketDefinitionFilter'];
    };
    CountAvailableTicketDefinitionsResponse: {
      metadata: components['schemas']['PlatformPagingMetadata'];
    };
    /** @description Parts to add to a definition. */
    TicketDefinitionParts: readonly components['schemas']['TicketDefinitionPart'][];
    /**
     * @description A part of a definition. SALES_DETAILS: numbers of sold, reserved and unsold tickets, for the owner and apps. EVENT_DETAILS: title, place, dates and page of the event. SEATING_DETAILS: places of the seating plan.
     * @enum {string}
     */
    TicketDefinitionPart: 'SALES_DETAILS' | 'EVENT_DETAILS' | 'SEATING_DETAILS';
    /** @description Filter, sort order and page. Give `paging` or `cursorPaging`, not both. With a cursor from an earlier response, omit `filter` and `sort`. */
    TicketDefinitionQuery: {
      filter?: components['schemas']['TicketDefinitionFilter'];
      /** @description The first field has precedence; the following ones break ties. */
      sort?: readonly components['schemas']['TicketDefinitionSorting'][];
      paging?: components['schemas']['TicketDefinitionPaging'];
      cursorPaging?: components['schemas']['CursorPaging'];
    };
    /** @description Page to return, by offset. */
    TicketDefinitionPaging: {
      /**
       * Format: int32
       * @description Maximum number of definitions per page.
       * @default 100
       */
      limit?: number;
      /**
       * Format: int32
       * @description Number of definitions to skip.
       * @default 0
       */
      offset?: number;
    };
    /**
     * @description Conditions on a definition, all of which must match. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400.
     * @example {
     *       "eventId": "3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1"
     *     }
     */
    TicketDefinitionFilter: {
      id?: components['schemas']['TicketDefinitionIdCondition'];
      eventId?: components['schemas']['TicketDefinitionIdCondition'];
      revision?: components['schemas']['DigitsCondition'];
      createdDate?: components['schemas']['InstantCondition'];
      updatedDate?: components['schemas']['InstantCondition'];
      name?: components['schemas']['TicketTextCondition'];
      description?: components['schemas']['TicketTextCondition'];
      hidden?: components['schemas']['BooleanCondition'];
      initialLimit?: components['schemas']['AmountCondition'];
      'pricingMethod.fixedPrice.value'?: components['schemas']['DigitsCondition'];
      'pricingMethod.fixedPrice.currency'?: components['schemas']['TicketTextCondition'];
      'pricingMethod.pricingType'?: components['schemas']['PricingTypeCondition'];
      'pricingMethod.free'?: components['schemas']['BooleanCondition'];
      feeType?: components['schemas']['TicketFeeTypeCondition'];
      saleStatus?: components['schemas']['SaleStatusCondition'];
      /** @description All of these filters must match. */
      $and?: readonly components['schemas']['TicketDefinitionFilter'][];
      /** @description At least one of these filters must match. */
      $or?: readonly components['schemas']['TicketDefinitionFilter'][];
      $not?: components['schemas']['TicketDefinitionFilter'];
    };
    /** @description Id that the field must equal, or an object of operators. */
    TicketDefinitionIdCondition: string | components['schemas']['TicketDefinitionIdOperators'];
    /** @description Operators on an id. If there are several, all must match. */
    TicketDefinitionIdOperators: {
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
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description Text that the field must equal, or an object of operators. */
    TicketTextCondition: string | components['schemas']['TicketTextOperators'];
    /** @description Operators on a text of a definition. If there are several, all must match. */
    TicketTextOperators: {
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
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description Kind of pricing that the field must equal, or an object of operators. */
    PricingTypeCondition:
      | components['schemas']['TicketPricingKind']
      | components['schemas']['PricingTypeOperators'];
    /** @description Operators on the kind of pricing. If there are several, all must match. */
    PricingTypeOperators: {
      $eq?: components['schemas']['TicketPricingKind'];
      $ne?: components['schemas']['TicketPricingKind'];
      /** @description Equal to one of these values. */
      $in?: readonly components['schemas']['TicketPricingKind'][];
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description Payer of the fee that the field must equal, or an object of operators. */
    TicketFeeTypeCondition:
      | components['schemas']['TicketFeeType']
      | components['schemas']['TicketFeeTypeOperators'];
    /** @description Operators on the payer of the fee. If there are several, all must match. */
    TicketFeeTypeOperators: {
      $eq?: components['schemas']['TicketFeeType'];
      $ne?: components['schemas']['TicketFeeType'];
      /** @description Equal to one of these values. */
      $in?: readonly components['schemas']['TicketFeeType'][];
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description Sale status that the field must equal, or an object of operators. */
    SaleStatusCondition:
      | components['schemas']['TicketSaleStatus']
      | components['schemas']['SaleStatusOperators'];
    /** @description Operators on the sale status. If there are several, all must match. */
    SaleStatusOperators: {
      $eq?: components['schemas']['TicketSaleStatus'];
      $ne?: components['schemas']['TicketSaleStatus'];
      /** @description Equal to one of these values. */
      $in?: readonly components['schemas']['TicketSaleStatus'][];
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description One sort key; earlier keys have precedence. */
    TicketDefinitionSorting: {
      fieldName: components['schemas']['TicketDefinitionSortField'];
      order?: components['schemas']['SortOrder'];
    };
    /**
     * @description A field by which definitions can be sorted. `sortIndex` is the owner's order; the platform's guides sort by it, but its package does not list it, and no response contains it.
     * @enum {string}
     */
    TicketDefinitionSortField:
      | 'sortIndex'
      | 'id'
      | 'eventId'
      | 'revision'
      | 'createdDate'
      | 'updatedDate'
      | 'name'
      | 'description'
      | 'hidden'
      | 'initialLimit'
      | 'pricingMethod.fixedPrice.value'
      | 'pricingMethod.fixedPrice.currency'
      | 'pricingMethod.pricingType'
      | 'pricingMethod.free'
      | 'feeType'
      | 'saleStatus';
    /** @description One kind of ticket to add to an event. */
    NewTicketDefinition: {
      /**
       * Format: uuid
       * @description Event of the tickets. It cannot be changed later.
       */
      eventId: string;
      name: components['schemas']['TicketName'];
      /** @description Text that buyers see under the name. */
      description?: string;
      /** @description Terms of the ticket. */
      policyText?: string;
      /**
       * @description Whether buyers cannot see the ticket.
       * @default false
       */
      hidden?: boolean;
      /**
       * Format: int32
       * @description Total number of tickets. Unlimited if it is absent.
       * @example 24
       */
      initialLimit?: number;
      pricingMethod: components['schemas']['PricingMethodInput'];
      feeType: components['schemas']['TicketFeeType'];
      salePeriod?: components['schemas']['SalePeriodInput'];
      extendedFields?: components['schemas']['ExtendedFields'];
    };
    /** @description Members of a definition to change. Absent members keep their value. */
    TicketDefinitionChanges: {
      /**
       * Format: uuid
       * @description The id of the path once more.
       */
      id?: string;
      /**
       * @description Current revision of the definition.
       * @example 3
       */
      revision: string;
      name?: components['schemas']['TicketName'];
      /** @description Text that buyers see under the name. */
      description?: string | null;
      /** @description Terms of the ticket. */
      policyText?: string | null;
      /** @description Whether buyers cannot see the ticket. */
      hidden?: boolean;
      /**
       * Format: int32
       * @description Total number of tickets. `null` removes the limit.
       * @example 30
       */
      initialLimit?: number | null;
      pricingMethod?: components['schemas']['PricingMethodInput'];
      feeType?: components['schemas']['TicketFeeType'];
      /** @description `null` puts the tickets on sale until the event starts. */
      salePeriod?: components['schemas']['SalePeriodInput'] | null;
      extendedFields?: components['schemas']['ExtendedFields'];
    };
    /** @description One kind of ticket of an event. Parts that the call must request are absent otherwise; `x-only-with` names the value that requests them. */
    TicketDefinitionV3: {
      /**
       * Format: uuid
       * @description Use it as `ticketDefinitionId` in a reservation.
       */
      readonly id: string;
      /**
       * Format: uuid
       * @description Event of the tickets.
       */
      eventId: string;
      /**
       * @description Number that grows by 1 with each change. An update must carry the current one.
       * @example 3
       */
      readonly revision: string;
      /** Format: date-time */
      readonly createdDate?: string;
      /** Format: date-time */
      readonly updatedDate?: string;
      name: components['schemas']['TicketName'];
      /** @description Text that buyers see under the name. Absent if empty. */
      description?: string;
      /** @description Terms of the ticket. Absent if empty. */
      policyText?: string;
      /** @description Whether buyers cannot see the ticket. */
      hidden: boolean;
      /** @description Whether the number of tickets is limited. */
      readonly limited: boolean;
      /**
       * Format: int32
       * @description Total number of tickets as the owner set it. Absent if it is not limited.
       * @example 24
       */
      initialLimit?: number;
      /**
       * Format: int32
       * @description Total number of tickets at present. With a seating plan it follows from the plan.
       * @example 24
       */
      readonly actualLimit?: number;
      pricingMethod: components['schemas']['PricingMethod'];
      feeType: components['schemas']['TicketFeeType'] | components['schemas']['Undeclared'];
      salePeriod?: components['schemas']['SalePeriod'];
      saleStatus: components['schemas']['TicketSaleStatus'] | components['schemas']['Undeclared'];
      /** @description Sales figures, for callers who manage the tickets. */
      salesDetails?: components['schemas']['SalesDetails'];
      /**
       * Format: int32
       * @description Number of these tickets that a checkout may have now. 0 if they are sold out.
       * @example 8
       */
      readonly limitPerCheckout?: number;
      extendedFields?: components['schemas']['ExtendedFields'];
      /** @description The event, for a page that lists tickets of several events. */
      eventDetails?: components['schemas']['EventDetails'];
      /** @description Places of the seating plan that the ticket is for. */
      seatingDetails?: components['schemas']['SeatingDetails'];
    };
    /**
     * @description Title that buyers see.
     * @example Seat at the wheel
     */
    TicketName: string;
    /**
     * @description Payer of the platform's fee. FEE_INCLUDED: the owner, out of the price. FEE_ADDED_AT_CHECKOUT: the buyer, in addition to the price. NO_FEE: there is no fee; for free tickets, and for accounts from before the fee.
     * @enum {string}
     */
    TicketFeeType: 'FEE_INCLUDED' | 'FEE_ADDED_AT_CHECKOUT' | 'NO_FEE';
    /** @description Price of the ticket. Exactly one of `fixedPrice`, `guestPrice` and `pricingOptions` is present. */
    PricingMethod: {
      /** @description One price for all buyers. */
      fixedPrice?: components['schemas']['DecimalMoney'];
      /** @description Least price that the buyer may set (`pricingType` DONATION). */
      guestPrice?: components['schemas']['DecimalMoney'];
      pricingOptions?: components['schemas']['TicketPricingOptions'];
      pricingType: components['schemas']['TicketPricingKind'] | components['schemas']['Undeclared'];
      /** @description Whether the ticket is free of charge. */
      readonly free: boolean;
    };
    /** @description Exactly one of these members. With two of them the call is rejected. */
    PricingMethodInput: {
      /** @description One price for all buyers. With the value `0` the ticket is free. */
      fixedPrice?: components['schemas']['DecimalMoney'];
      /** @description Least price that the buyer may set. The value may be `0`. */
      guestPrice?: components['schemas']['DecimalMoney'];
      pricingOptions?: components['schemas']['TicketPricingOptions'];
    };
    /** @description Several prices, of which the buyer chooses one. */
    TicketPricingOptions: {
      optionDetails: readonly components['schemas']['TicketPricingOption'][];
    };
    /** @description One of several prices. */
    TicketPricingOption: {
      /**
       * Format: uuid
       * @description Use it as `pricingOptionId` in a reservation. The platform sets it for a new option; keep it for an option that stays.
       */
      optionId?: string;
      /** @example Student */
      name?: string;
      price?: components['schemas']['DecimalMoney'];
    };
    /** @description Period in which the ticket is on sale. Absent if it is on sale until the event starts. */
    SalePeriod: {
      /**
       * Format: date-time
       * @description Start of the sale. Absent if there is no start.
       */
      startDate?: string;
      /**
       * Format: date-time
       * @description End of the sale. Absent if it ends with the event.
       */
      endDate?: string;
      /** @description Whether buyers see the ticket outside this period. */
      displayNotOnSale: boolean;
    };
    /** @description Period in which the ticket is on sale, rounded down to the minute. */
    SalePeriodInput: {
      /**
       * Format: date-time
       * @description Start of the sale.
       */
      startDate?: string;
      /**
       * Format: date-time
       * @description End of the sale; after the start.
       */
      endDate?: string;
      /**
       * @description Whether buyers see the ticket outside this period.
       * @default false
       */
      displayNotOnSale?: boolean;
    };
    /** @description Numbers of tickets. */
    SalesDetails: {
      /**
       * Format: int32
       * @description Tickets that are left. Absent if the number is not limited.
       */
      readonly unsoldCount?: number;
      /**
       * Format: int32
       * @description Tickets in orders.
       */
      readonly soldCount?: number;
      /**
       * Format: int32
       * @description Tickets in pending reservations.
       */
      readonly reservedCount?: number;
      /** @description Whether no ticket is left. */
      readonly soldOut?: boolean;
    };
    /** @description The event of a ticket. */
    EventDetails: {
      /** @example An evening at the wheel */
      readonly title?: string;
      /** @description Teaser of the event. */
      readonly shortDescription?: string;
      location?: components['schemas']['EventLocation'];
      dateAndTimeSettings?: components['schemas']['DateAndTimeSettings'];
      eventPageUrl?: components['schemas']['PageUrl'];
      status: components['schemas']['EventStatus'] | components['schemas']['Undeclared'];
    };
    /** @description Seating plan of the ticket. */
    SeatingDetails: {
      places: components['schemas']['AvailablePlace'][];
    };
    /** @description A seat, table or area that is left. */
    AvailablePlace: {
      /**
       * @description Use it as `seatId` in a reservation.
       * @example 1-A-4
       */
      readonly placeId: string;
      /** @example 4 */
      readonly label: string;
      /** @example Ground floor */
      readonly sectionLabel?: string;
      /**
       * @description Row or table of the place.
       * @example A
       */
      readonly elementLabel?: string;
      /**
       * Format: int32
       * @description Number of people for whom the place is free.
       */
      readonly availableCapacity: number;
    };
    /**
     * Format: currency-code
     * @description Three-letter currency code (ISO 4217).
     * @example EUR
     */
    CurrencyCode: string;
    /** @description An amount in one currency. */
    DecimalMoney: {
      /**
       * Format: decimal
       * @description In the major unit of the currency, without sign or thousands separators. A text, never a number.
       * @example 45.00
       */
      value: string;
      currency: components['schemas']['CurrencyCode'];
    };
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
    /**
     * @description Whether the owner sets the price (STANDARD) or the buyer does (DONATION). Read-only.
     * @enum {string}
     */
    TicketPricingKind: 'STANDARD' | 'DONATION';
    /**
     * @description Whether the sale has not started (SALE_SCHEDULED), is open (SALE_STARTED) or has ended (SALE_ENDED). Read-only.
     * @enum {string}
     */
    TicketSaleStatus: 'SALE_SCHEDULED' | 'SALE_STARTED' | 'SALE_ENDED';
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
    /**
     * @description Status of the event; set by the platform. DRAFT until it is published; then UPCOMING, STARTED and ENDED according to the clock, or CANCELED. UNKNOWN_EVENT_STATUS belongs to earlier releases.
     * @enum {string}
     */
    EventStatus: 'UNKNOWN_EVENT_STATUS' | 'UPCOMING' | 'STARTED' | 'ENDED' | 'CANCELED' | 'DRAFT';
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
    /** @description Operators on a number that is written as text. If there are several, all must match. */
    DigitsOperators: {
      /** @description Equal to this value. */
      $eq?: string;
      /** @description Not equal to this value. */
      $ne?: string;
      /** @description Less than this amount. */
      $lt?: string;
      /** @description This amount or less. */
      $lte?: string;
      /** @description More than this amount. */
      $gt?: string;
      /** @description This amount or more. */
      $gte?: string;
      /** @description Equal to one of these values. */
      $in?: readonly string[];
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description A number, written as text, that the field must equal, or an object of operators. */
    DigitsCondition: string | components['schemas']['DigitsOperators'];
    /** @description Operators on an instant. If there are several, all must match. */
    InstantOperators: {
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
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description An instant that the field must equal, or an object of operators. */
    InstantCondition: string | components['schemas']['InstantOperators'];
    /** @description Operators on a boolean. If there are several, all must match. */
    BooleanOperators: {
      /** @description Equal to this value. */
      $eq?: boolean;
      /** @description Not equal to this value. */
      $ne?: boolean;
      /** @description Equal to one of these values. */
      $in?: readonly boolean[];
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description A boolean that the field must equal, or an object of operators. */
    BooleanCondition: boolean | components['schemas']['BooleanOperators'];
    /** @description Operators on a number, such as an amount in the site's currency. If there are several, all must match. */
    AmountOperators: {
      /**
       * Format: double
       * @description Equal to this value.
       */
      $eq?: number;
      /**
       * Format: double
       * @description Not equal to this value.
       */
      $ne?: number;
      /**
       * Format: double
       * @description Less than this amount.
       */
      $lt?: number;
      /**
       * Format: double
       * @description This amount or less.
       */
      $lte?: number;
      /**
       * Format: double
       * @description More than this amount.
       */
      $gt?: number;
      /**
       * Format: double
       * @description This amount or more.
       */
      $gte?: number;
      /** @description Equal to one of these values. */
      $in?: readonly number[];
      /** @description True: the field is present. False: it is absent. */
      $exists?: boolean;
    };
    /** @description A number that the field must equal, or an object of operators. */
    AmountCondition: number | components['schemas']['AmountOperators'];
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
    /** @description There is no such definition. The code is assumed, because the platform's package declares none here. */
    TicketDefinitionNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description There is no such event. The code is assumed, because the platform's package declares none here. */
    EventOfTicketsNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The event does not sell tickets, has 100 definitions already, or the sale period is not possible. */
    TicketDefinitionRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The sale period is not possible. Nothing was changed. */
    SalePeriodRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The filter is malformed, or a field is not valid. */
    TicketFilterRefused: {
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
    /** @description The entity was changed since this revision. Nothing was changed. */
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
     * @description Kind of ticket, by its id.
     * @example 8c5e2b90-4f17-4d3a-b6a8-1e97d0c4f523
     */
    TicketDefinitionId: string;
    /** @description Parts to add to the definition. A part that is not requested is absent, without an error. */
    TicketDefinitionParts: components['schemas']['TicketDefinitionParts'];
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
  createTicketDefinition: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateTicketDefinitionRequest'];
      };
    };
    responses: {
      /** @description The new definition, with the requested parts. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreateTicketDefinitionResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['EventOfTicketsNotFound'];
      428: components['responses']['TicketDefinitionRefused'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getTicketDefinition: {
    parameters: {
      query?: {
        /** @description Parts to add to the definition. A part that is not requested is absent, without an error. */
        fields?: components['parameters']['TicketDefinitionParts'];
      };
      header?: never;
      path: {
        /**
         * @description Kind of ticket, by its id.
         * @example 8c5e2b90-4f17-4d3a-b6a8-1e97d0c4f523
         */
        ticketDefinitionId: components['parameters']['TicketDefinitionId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The definition, with the requested parts. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GetTicketDefinitionResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['TicketDefinitionNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  deleteTicketDefinition: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Kind of ticket, by its id.
         * @example 8c5e2b90-4f17-4d3a-b6a8-1e97d0c4f523
         */
        ticketDefinitionId: components['parameters']['TicketDefinitionId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The definition is deleted. The body is an empty object. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeleteTicketDefinitionResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['TicketDefinitionNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  updateTicketDefinition: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Kind of ticket, by its id.
         * @example 8c5e2b90-4f17-4d3a-b6a8-1e97d0c4f523
         */
        ticketDefinitionId: components['parameters']['TicketDefinitionId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateTicketDefinitionRequest'];
      };
    };
    responses: {
      /** @description The changed definition, with the next revision. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UpdateTicketDefinitionResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['TicketDefinitionNotFound'];
      409: components['responses']['StaleRevision'];
      428: components['responses']['SalePeriodRefused'];
      429: components['responses']['TooManyRequests'];
    };
  };
  queryTicketDefinitions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QueryTicketDefinitionsRequest'];
      };
    };
    responses: {
      /** @description One page of definitions; an empty list if nothing matches. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QueryTicketDefinitionsResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
  queryAvailableTicketDefinitions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QueryAvailableTicketDefinitionsRequest'];
      };
    };
    responses: {
      /** @description One page of available tickets; an empty list if nothing matches. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QueryAvailableTicketDefinitionsResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
  countAvailableTicketDefinitions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CountAvailableTicketDefinitionsRequest'];
      };
    };
    responses: {
      /** @description The number of matching definitions. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CountAvailableTicketDefinitionsResponse'];
        };
      };
      400: components['responses']['TicketFilterRefused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
