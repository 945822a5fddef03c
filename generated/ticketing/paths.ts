// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
export interface paths {
  '/v1/orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List orders
     * @description Returns the orders of the site that match all given conditions, one page at a time. Several values of one
     *     condition are alternatives: two event ids select the orders of either event. The default `limit` is 50, the
     *     default `offset` is 0, and the oldest orders come first by default (`created:asc`); the platform does not
     *     document a maximum limit.
     *
     *     `fieldset` selects the parts of an order. Without DETAILS the status is NA_ORDER_STATUS and the texts about the
     *     buyer are empty; without TICKETS the list of tickets is empty; without FORM and INVOICE these members are
     *     absent.
     *
     *     If the query is longer than 4000 characters, the same parameters are sent as the body of a POST to
     *     `/v1/orders/query`. That form is specified but not observed; on a host that does not support it, request fewer
     *     orders at a time.
     */
    get: operations['listOrders'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/events/{eventId}/orders/{orderNumber}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Event of the order.
         * @example 3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1
         */
        eventId: components['parameters']['EventId'];
        /**
         * @description Number of the order, unique within the site.
         * @example 2YQ7-M3SP-9HT
         */
        orderNumber: components['parameters']['OrderNumber'];
      };
      cookie?: never;
    };
    /**
     * Get an order
     * @description Returns one order. To find out whether the tickets were issued after a payment, request TICKETS repeatedly until
     *     there are as many as `ticketsQuantity` says.
     *
     *     Visitors and members can read only their own order, whose event and number they know, with any fieldset; a page
     *     uses this to wait for the tickets. The platform's documentation guarantees them a response only without
     *     `fieldset`, so a host may reject a fieldset with 403 unless the caller is the owner or an app.
     */
    get: operations['getOrder'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update an order
     * @description Changes the answers to the checkout form, or archives or unarchives the order. Archiving affects neither payment nor tickets. If the order's status does not allow the change, the call is rejected with `ORDER_ACTION_NOT_AVAILABLE`.
     */
    patch: operations['updateOrder'];
    trace?: never;
  };
  '/v1/events/{eventId}/orders': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Event of the order.
         * @example 3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1
         */
        eventId: components['parameters']['EventId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update several orders
     * @description Archives or unarchives up to 100 orders of one event. The call is never retried automatically, because it affects many orders at once.
     */
    patch: operations['bulkUpdateOrders'];
    trace?: never;
  };
  '/v1/events/{eventId}/orders/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Event of the order.
         * @example 3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1
         */
        eventId: components['parameters']['EventId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm orders
     * @description Marks orders that are INITIATED, PENDING or OFFLINE_PENDING as paid: they become PAID, and for the first two the platform sends the tickets by e-mail. An order that is PAID or FREE stays unchanged. CANCELED, DECLINED and VOIDED orders are rejected with `ORDER_ACTION_NOT_AVAILABLE`.
     */
    post: operations['confirmOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/orders/summary': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Summarize the sales
     * @description Sums the confirmed orders (PAID and FREE) of the site, or of one event; one entry per currency.
     */
    get: operations['getSummary'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/events/orders/{orderNumber}/capture': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Number of the order, unique within the site.
         * @example 2YQ7-M3SP-9HT
         */
        orderNumber: components['parameters']['OrderNumber'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Capture an authorized payment
     * @description Captures the amount that the buyer's bank has authorized. Only for an AUTHORIZED order. The call returns immediately; the order becomes PAID shortly afterwards, so read it again, also if the response is lost.
     */
    post: operations['captureAuthorizedPayment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/events/orders/{orderNumber}/void': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Number of the order, unique within the site.
         * @example 2YQ7-M3SP-9HT
         */
        orderNumber: components['parameters']['OrderNumber'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Void an authorized payment
     * @description Releases the amount that the buyer's bank has authorized. Only for an AUTHORIZED order. The call returns immediately; the order becomes VOIDED shortly afterwards, and its tickets become available again. If the response is lost, read the order.
     */
    post: operations['voidAuthorizedPayment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/checkout/options': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the options of the checkout
     * @description Returns the options that the site supports at a checkout, so that a page can warn before the last step, for example if paid tickets cannot be paid.
     */
    get: operations['getCheckoutOptions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/checkout/available-tickets': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List available tickets
     * @description Returns the available tickets, one page at a time: tickets that are not hidden, for events with open
     *     registration. A sold-out ticket stays in the list with `limitPerCheckout` 0.
     *
     *     The default `limit` is 0, which returns only `metaData`, the default `offset` is 0, and tickets are in order of
     *     creation by default (`created:asc`). The platform's documentation requires elevated permission for this call; if
     *     a host rejects a visitor, `queryAvailableTickets` returns the same tickets.
     *
     *     If the query is longer than 4000 characters, the same parameters are sent as the body of a POST to
     *     `/v1/checkout/available-tickets/list`. That form is specified but not observed.
     */
    get: operations['listAvailableTickets'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/checkout/available-tickets/query': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Query available tickets
     * @description Returns the same tickets as `listAvailableTickets`, selected by a filter. Policy texts and sales statistics are
     *     returned only with a fieldset. According to the platform's documentation, only the owner and apps may request
     *     one: a visitor or member who does may be rejected with 403.
     *
     *     The default `limit` is 0, which returns only `metaData`, the default `offset` is 0, and tickets are in order of
     *     creation by default (`created:asc`).
     */
    post: operations['queryAvailableTickets'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/checkout/reservations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reserve tickets
     * @description Holds tickets until `expires`, 20 minutes unless the event sets another time. During that time they are not
     *     available to others; a reservation that expires or is cancelled releases them. A reservation cannot be extended,
     *     but a new one can be made.
     *
     *     Free and paid tickets may be combined. A donation requires a price (`priceOverride`), a ticket with several
     *     prices requires the id of one of them, and a ticket with a seating plan requires its seats. Paid tickets are
     *     rejected with `NO_PAYMENT_METHOD_CONFIGURED` if the site cannot accept payments.
     *     @deprecated The platform has announced the end of this call for 2026-03-31; its successor is `createTicketReservation`.
     */
    post: operations['createReservation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/checkout/reservations/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Cancel a reservation
     * @description Releases the tickets before the reservation expires; its status becomes RESERVATION_CANCELED_MANUALLY.
     *
     *     The platform's documentation requires elevated permission for this call; if a host rejects a visitor, the
     *     reservation simply expires.
     *     @deprecated The platform has announced the end of this call for 2026-03-31; its successor is `cancelTicketReservation`.
     */
    delete: operations['cancelReservation'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/checkout/invoices/{reservationId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get the invoice of a reservation
     * @description Computes the price of the reserved tickets, with a coupon or a benefit of a pricing plan if one is given.
     *     Nothing is saved: to receive the discount, give it again at the checkout.
     *
     *     A coupon that cannot be used does not cause an error: the call returns 200 with an invoice without the discount,
     *     and `discountErrors` contains the reason.
     */
    post: operations['getInvoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/checkout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check out
     * @description Turns a reservation into an order, once. The order becomes FREE if it costs nothing, OFFLINE_PENDING with
     *     `options.payInPerson`, PAID with `options.markAsPaid`, and otherwise INITIATED; the buyer then pays on the
     *     hosted page of a redirect session. An unpaid order is cancelled two hours after the end of the reservation.
     *
     *     `guests` contains the answers to the event's form: one entry for the whole order, or one per ticket if the event
     *     requires the details of every guest. If a mandatory answer is missing, or an answer is not among those that the
     *     form offers, the call is rejected with `INVALID_FORM_RESPONSE`.
     */
    post: operations['checkout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/checkout/{orderNumber}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Number of the order, unique within the site.
         * @example 2YQ7-M3SP-9HT
         */
        orderNumber: components['parameters']['OrderNumber'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update a checkout
     * @description Changes buyer, guests or discount of an order that is not yet confirmed (INITIATED, PENDING, OFFLINE_PENDING). Absent fields stay unchanged. A confirmed order is rejected with `ORDER_ACTION_NOT_AVAILABLE`.
     */
    patch: operations['updateCheckout'];
    trace?: never;
  };
  '/v1/pos-checkout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check out at a point of sale
     * @description Turns a reservation into an order that was paid at a point of sale. The order is PAID and its channel OFFLINE_POS. There is no form to fill in.
     */
    post: operations['posCheckout'];
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
    /** @description One page of orders. */
    ListOrdersResponse: {
      /**
       * Format: int32
       * @description Number of matching orders on all pages.
       */
      total: number;
      /**
       * Format: int32
       * @description Offset that was requested.
       */
      offset: number;
      /**
       * Format: int32
       * @description Maximum number of orders on this page.
       */
      limit: number;
      /** @description True if the platform stopped counting; then neither the total nor the last page is known. Specified for every query, but not observed in responses of this one. */
      tooManyToCount?: boolean;
      orders: components['schemas']['Order'][];
      /** @description Number of orders per value, for each of the fields in `facet`: name of the field to counts. Absent if no field was requested. */
      facets?: {
        [key: string]: components['schemas']['FacetCounts'];
      };
      orderFacets?: components['schemas']['OrderFacets'];
    };
    /** @description The order, with links for the buyer's calendar. */
    GetOrderResponse: {
      order: components['schemas']['Order'];
      calendarLinks?: components['schemas']['CalendarLinks'];
    };
    /** @description Fields to change; absent fields stay unchanged. */
    UpdateOrderRequest: {
      fields?: components['schemas']['FieldMask'];
      /** @description Answers of the buyer, replacing all current ones. */
      checkoutForm?: components['schemas']['FormResponseInput'];
      /** @description True archives the order, false unarchives it. */
      archived?: boolean;
    };
    /** @description The order after the change. */
    UpdateOrderResponse: {
      order: components['schemas']['Order'];
    };
    /** @description Selection of orders, and their changes. */
    BulkUpdateOrdersRequest: {
      orderNumber: components['schemas']['OrderNumbers'];
      fields?: components['schemas']['FieldMask'];
      /** @description True archives the orders, false unarchives them. */
      archived?: boolean;
    };
    /** @description The orders after the change. */
    BulkUpdateOrdersResponse: {
      orders: components['schemas']['Order'][];
    };
    /** @description The orders to mark as paid. */
    ConfirmOrderRequest: {
      orderNumber: components['schemas']['OrderNumbers'];
    };
    /** @description The orders after the change. */
    ConfirmOrderResponse: {
      orders: components['schemas']['Order'][];
    };
    /** @description Sums of the sales. */
    GetSummaryResponse: {
      /** @description One entry per currency; empty if nothing was sold. */
      sales: components['schemas']['TicketSales'][];
    };
    /** @description May be empty; the number in the path identifies the order. */
    CaptureAuthorizedPaymentRequest: {
      /**
       * Format: uuid
       * @description Event of the order.
       */
      eventId?: string;
    };
    /** @description An empty object. */
    CaptureAuthorizedPaymentResponse: {
      [key: string]: unknown;
    };
    /** @description May be empty; the number in the path identifies the order. */
    VoidAuthorizedPaymentRequest: {
      /**
       * Format: uuid
       * @description Event of the order.
       */
      eventId?: string;
    };
    /** @description An empty object. */
    VoidAuthorizedPaymentResponse: {
      [key: string]: unknown;
    };
    /** @description Options that the site supports at a checkout. */
    GetCheckoutOptionsResponse: {
      /** @description Whether a payment method is set up. Without one, only free tickets are available. */
      paymentMethodConfigured: boolean;
      /** @description Whether the site has coupons that can be used. */
      acceptCoupons: boolean;
      /** @description Whether the site's plan includes selling tickets. */
      premiumServices: boolean;
      /** @description Whether paid tickets are on sale. */
      paidTickets: boolean;
      /** @description Whether gift cards can be used for payment. */
      acceptGiftCards: boolean;
    };
    /** @description One page of tickets. */
    ListAvailableTicketsResponse: {
      metaData: components['schemas']['TicketPageMetadata'];
      /** @description The tickets of this page; empty with limit 0. */
      definitions: components['schemas']['TicketDefinition'][];
    };
    /** @description Filter, sort order and page of a ticket query. */
    QueryAvailableTicketsRequest: {
      /**
       * Format: int32
       * @description Number of tickets to skip.
       * @default 0
       */
      offset?: number;
      /**
       * Format: int32
       * @description Maximum number of tickets per page. With 0, only `metaData` is returned.
       * @default 0
       */
      limit?: number;
      filter?: components['schemas']['TicketFilter'];
      /** @description Parts of the ticket to return in addition to the default ones. */
      fieldset?: readonly components['schemas']['TicketDefinitionFieldset'][];
      sort?: components['schemas']['TicketSort'];
    };
    /**
     * @description Conditions on a ticket, all of which must match; without conditions, all tickets of the site match. `$and`, `$or` and `$not` combine filters. Other fields or operators are rejected with 400.
     * @example {
     *       "eventId": "3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1"
     *     }
     */
    TicketFilter: {
      eventId?: components['schemas']['TicketIdCondition'];
      ticketDefinitionId?: components['schemas']['TicketIdCondition'];
      name?: components['schemas']['TicketNameCondition'];
      /** @description All of these filters must match. */
      $and?: readonly components['schemas']['TicketFilter'][];
      /** @description At least one of these filters must match. */
      $or?: readonly components['schemas']['TicketFilter'][];
      $not?: components['schemas']['TicketFilter'];
    };
    /** @description Id that the field must equal, or an object of operators. */
    TicketIdCondition: string | components['schemas']['TicketIdOperators'];
    /** @description Operators on an id. If there are several, all must match. */
    TicketIdOperators: {
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
      /** @description The same as `$in`. */
      $hasSome?: readonly string[];
    };
    /** @description Name that the field must equal, or an object of operators. */
    TicketNameCondition: string | components['schemas']['TicketNameOperators'];
    /** @description Operators on the name of a ticket. If there are several, all must match. */
    TicketNameOperators: {
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
      /** @description The same as `$in`. */
      $hasSome?: readonly string[];
      /** @description Contains this text. */
      $contains?: string;
      /** @description Equal to this value in the form that names have in URLs. */
      $urlized?: string;
    };
    /**
     * @description Field and direction, separated by a colon.
     * @default created:asc
     * @enum {string}
     */
    TicketSort:
      | 'created:asc'
      | 'created:desc'
      | 'name:asc'
      | 'name:desc'
      | 'orderIndex:asc'
      | 'orderIndex:desc'
      | 'price:asc'
      | 'price:desc';
    /**
     * @description Field and direction, separated by a colon. `score` is the relevance for a search phrase.
     * @default created:asc
     * @enum {string}
     */
    OrderSort:
      | 'created:asc'
      | 'created:desc'
      | 'name:asc'
      | 'name:desc'
      | 'orderNumber:asc'
      | 'orderNumber:desc'
      | 'score:asc'
      | 'score:desc';
    /** @description One page of tickets. */
    QueryAvailableTicketsResponse: {
      metaData: components['schemas']['TicketPageMetadata'];
      /** @description The tickets of this page; empty with limit 0. */
      definitions: components['schemas']['TicketDefinition'][];
    };
    /** @description Tickets to reserve. */
    CreateReservationRequest: {
      /**
       * Format: uuid
       * @description Event of the tickets.
       */
      eventId: string;
      /** @description Number of tickets of each kind. */
      ticketQuantities: readonly components['schemas']['TicketReservationQuantity'][];
      /**
       * @description True ignores the stock and the limit per checkout. For the owner and apps.
       * @default false
       */
      ignoreLimits?: boolean;
      /**
       * @description True allows tickets that are hidden from visitors. For the owner and apps.
       * @default false
       */
      allowHiddenTickets?: boolean;
    };
    /** @description The new reservation. */
    CreateReservationResponse: {
      /**
       * Format: uuid
       * @description Id of the reservation, for invoice and checkout.
       */
      id: string;
      /**
       * Format: date-time
       * @description Time until which the tickets are held.
       */
      expires?: string;
      /** @description Reserved number of tickets of each kind. */
      reservations: components['schemas']['TicketReservation'][];
      /** @description Price of the tickets without a discount. */
      invoice?: components['schemas']['Invoice'];
      reservationStatus: components['schemas']['ReservationStatus'] | components['schemas']['Undeclared'];
    };
    /** @description An empty object. */
    CancelReservationResponse: {
      [key: string]: unknown;
    };
    /** @description Discounts and gift card for the invoice. Give a coupon or a benefit, not both. */
    GetInvoiceRequest: {
      /**
       * Format: uuid
       * @description Event of the tickets.
       */
      eventId: string;
      withDiscount?: components['schemas']['DiscountRequest'];
      paidPlanBenefit?: components['schemas']['PaidPlanBenefit'];
      giftCardCode?: components['schemas']['GiftCardCode'];
    };
    /** @description Price of the reserved tickets, and status of the reservation. */
    GetInvoiceResponse: {
      invoice: components['schemas']['Invoice'];
      discountErrors?: components['schemas']['DiscountErrors'];
      /** @description Payments by gift card. Absent without a gift card. */
      giftCardPaymentDetails?: components['schemas']['GiftCardPaymentDetails'][];
      giftCardErrors?: components['schemas']['GiftCardErrors'];
      /**
       * Format: date-time
       * @description Time until which the tickets are held.
       */
      expires?: string;
      reservationStatus: components['schemas']['ReservationStatus'] | components['schemas']['Undeclared'];
      /** @description Whether the reservation was already checked out, so that it cannot be checked out again. */
      reservationOccupied: boolean;
      /** @description Reserved number of tickets of each kind. */
      reservations: components['schemas']['TicketReservation'][];
    };
    /** @description The reservation to turn into an order, and the data of the buyer. Give a coupon or a benefit, not both. */
    CheckoutRequest: {
      /**
       * Format: uuid
       * @description Event of the tickets.
       */
      eventId: string;
      /**
       * Format: uuid
       * @description Id returned by `createReservation`.
       */
      reservationId: string;
      /** @description Member of the site who buys. Absent for a visitor. */
      memberId?: string;
      discount?: components['schemas']['DiscountRequest'];
      buyer?: components['schemas']['Buyer'];
      /** @description Answers to the event's form: one entry for the order or one per ticket, as the event requires. */
      guests?: readonly components['schemas']['Guest'][];
      paidPlanBenefit?: components['schemas']['PaidPlanBenefit'];
      giftCardCode?: components['schemas']['GiftCardCode'];
      options?: components['schemas']['CheckoutOptions'];
      /** @description Whether the buyer agreed to receive marketing messages of the site. */
      marketingConsent?: boolean;
    };
    /** @description The new order. */
    CheckoutResponse: {
      order: components['schemas']['Order'];
      /**
       * Format: date-time
       * @description Time until which an INITIATED order can be paid. Absent for other orders.
       */
      expires?: string;
      /** @description Ordered number of tickets of each kind. */
      reservations: components['schemas']['TicketReservation'][];
      /**
       * Format: uri
       * @description Page of the site that shows the order.
       */
      orderPageUrl?: string;
    };
    /** @description Fields to change; absent fields stay unchanged. Give a coupon or a benefit, not both. */
    UpdateCheckoutRequest: {
      /**
       * Format: uuid
       * @description Event of the order.
       */
      eventId: string;
      buyer?: components['schemas']['Buyer'];
      /** @description Answers to the event's form, replacing all current ones. */
      guests?: readonly components['schemas']['Guest'][];
      /** @description Member of the site who buys. */
      memberId?: string;
      discount?: components['schemas']['DiscountRequest'];
      paidPlanBenefit?: components['schemas']['PaidPlanBenefit'];
      giftCardCode?: components['schemas']['GiftCardCode'];
    };
    /** @description The order after the change. */
    UpdateCheckoutResponse: {
      order: components['schemas']['Order'];
      /**
       * Format: uri
       * @description Page of the site that shows the order.
       */
      orderPageUrl?: string;
    };
    /** @description The reservation that was paid at a point of sale. */
    PosCheckoutRequest: {
      /**
       * Format: uuid
       * @description Event of the tickets.
       */
      eventId: string;
      /**
       * Format: uuid
       * @description Id returned by `createReservation`.
       */
      reservationId: string;
      /**
       * Format: uuid
       * @description Id of the payment that was made at the point of sale.
       */
      paymentDetailsId?: string;
    };
    /** @description The new order. */
    PosCheckoutResponse: {
      order: components['schemas']['Order'];
      /**
       * Format: date-time
       * @description Time until which the order can be paid. Absent once it is paid.
       */
      expires?: string;
      /** @description Ordered number of tickets of each kind. */
      reservations: components['schemas']['TicketReservation'][];
    };
    /** @description A purchase of tickets for one event. Number, event, reservation and quantity are always present; the requested fieldsets add the rest. Parts that were not requested are empty, false or absent. */
    Order: {
      /**
       * @description Number of the order, unique within the site.
       * @example 2YQ7-M3SP-9HT
       */
      orderNumber: string;
      /**
       * Format: uuid
       * @description Reservation from which the order was created.
       */
      reservationId: string;
      /** @description Id of the order in the platform's payment system. Empty if no payment was started. */
      readonly snapshotId: string;
      /**
       * Format: uuid
       * @description Event of the tickets.
       */
      eventId: string;
      /** @description Id of the buyer in the site's contact list. */
      contactId: string;
      /** @description The member who bought the tickets. Empty for a visitor. */
      memberId: string;
      /**
       * Format: date-time
       * @description Time at which the order was created.
       */
      readonly created?: string;
      /**
       * Format: date-time
       * @description Time of the last change.
       */
      readonly updated?: string;
      /**
       * @description First name of the buyer.
       * @example Mara
       */
      firstName: string;
      /**
       * @description Last name of the buyer.
       * @example Lindt
       */
      lastName: string;
      /**
       * @description First and last name of the buyer.
       * @example Mara Lindt
       */
      fullName: string;
      /**
       * @description E-mail address of the buyer, to which the tickets are sent.
       * @example mara.lindt@example.com
       */
      email: string;
      /** @description Answers of the buyer to the event's form. With the fieldset FORM. */
      checkoutForm?: components['schemas']['FormResponse'];
      /** @description Whether the order is PAID or FREE. */
      confirmed: boolean;
      status: components['schemas']['OrderStatus'] | components['schemas']['Undeclared'];
      /**
       * @description Payment method, as named by the payment provider. Empty before the payment.
       * @example payPal
       */
      method: string;
      /**
       * Format: int32
       * @description Number of ordered tickets.
       * @example 2
       */
      ticketsQuantity: number;
      /** @description Total price of the order. With the fieldset DETAILS. */
      totalPrice?: components['schemas']['Money'];
      /** @description URL of one file with all tickets. Empty until they are issued. */
      ticketsPdf: string;
      /** @description The tickets issued so far, with the fieldset TICKETS. All are issued when there are `ticketsQuantity` of them. Empty without the fieldset. */
      tickets: components['schemas']['Ticket'][];
      /** @description Whether the order is archived. */
      archived: boolean;
      /** @description Whether the data about the buyer were anonymized. */
      anonymized: boolean;
      /** @description Composition of the price. With the fieldset INVOICE. */
      invoice?: components['schemas']['Invoice'];
      /** @description Payments by gift card. Absent without a gift card. */
      giftCardPaymentDetails?: components['schemas']['GiftCardPaymentDetails'][];
      /** @description Whether all tickets were checked in. */
      fullyCheckedIn: boolean;
      paymentDetails?: components['schemas']['PaymentDetails'];
      channel: components['schemas']['OrderChannel'] | components['schemas']['Undeclared'];
      /** @description Actions that the owner can take with the order in its current status. Not returned by every host. */
      readonly availableActions?: (
        | components['schemas']['OrderAction']
        | components['schemas']['Undeclared']
      )[];
      /** @description Whether the buyer agreed to receive marketing messages of the site. */
      marketingConsent?: boolean;
    };
    /**
     * @description Status of an order. NA_ORDER_STATUS: not requested (no fieldset DETAILS). FREE: costs nothing. INITIATED: waits for the buyer's payment. PENDING: the payment is being processed. PAID: fully paid. PARTIALLY_PAID: a deposit or some instalments are paid. OFFLINE_PENDING: waits for a payment in person. AUTHORIZED: the payment is authorized, the owner can capture or void it. VOIDED: the authorized payment was released. DECLINED: the payment failed. CANCELED: was not paid in time.
     * @enum {string}
     */
    OrderStatus:
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
     * @description A property by which to select orders. CONFIRMED: PAID or FREE; UNCONFIRMED: any other status. MEMBER: bought by a member. ARCHIVED, NON_ARCHIVED: archived or not. FULLY_CHECKED_IN, NOT_FULLY_CHECKED_IN: whether all tickets were checked in.
     * @enum {string}
     */
    OrderTag:
      | 'CONFIRMED'
      | 'UNCONFIRMED'
      | 'MEMBER'
      | 'ARCHIVED'
      | 'NON_ARCHIVED'
      | 'FULLY_CHECKED_IN'
      | 'NOT_FULLY_CHECKED_IN';
    /**
     * @description An action that the owner can take with an order.
     * @enum {string}
     */
    OrderAction: 'ARCHIVE' | 'UNARCHIVE' | 'CONFIRM' | 'CAPTURE' | 'VOID';
    /**
     * @description Channel of the order: the site (ONLINE) or a point of sale (OFFLINE_POS).
     * @enum {string}
     */
    OrderChannel: 'ONLINE' | 'OFFLINE_POS';
    /**
     * @description A part of an order. TICKETS: the tickets. DETAILS: buyer, status, price, times. FORM: answers to the form. INVOICE: composition of the price.
     * @enum {string}
     */
    OrderFieldset: 'TICKETS' | 'DETAILS' | 'FORM' | 'INVOICE';
    /** @description The orders of the event to select. */
    OrderNumbers: readonly string[];
    /** @description Names of the fields to set, separated by commas. If given, exactly these fields are set, and a listed field that is absent is cleared. If not given, the fields present in the body are set. */
    FieldMask: string | readonly string[];
    /** @description Number of orders per value of one field. */
    FacetCounts: {
      /** @description Maps each value to its number of orders. */
      counts?: {
        [key: string]: number;
      };
    };
    /** @description The same counts, with the number of tickets. */
    OrderFacets: {
      /** @description Maps the name of each field to its counts. */
      facets?: {
        [key: string]: components['schemas']['OrderFacetCounts'];
      };
    };
    /** @description Orders and tickets per value of one field. */
    OrderFacetCounts: {
      /** @description Maps each value to its counts. */
      counts?: {
        [key: string]: components['schemas']['OrderFacetNumbers'];
      };
    };
    /** @description Counts for one value of one field. */
    OrderFacetNumbers: {
      /**
       * Format: int32
       * @description Number of orders.
       */
      count?: number;
      /**
       * Format: int32
       * @description Number of tickets in these orders.
       */
      tickets?: number;
      /**
       * Format: int32
       * @description Number of tickets that were checked in.
       */
      ticketsCheckIn?: number;
    };
    /** @description Sales in one currency. */
    TicketSales: {
      /** @description Amount paid by the buyers, including fees. */
      total?: components['schemas']['Money'];
      /**
       * Format: int32
       * @description Number of confirmed orders.
       */
      totalOrders: number;
      /**
       * Format: int32
       * @description Number of tickets in these orders.
       *     @deprecated The platform has announced the end of this field for 2026-12-31. The statistics of each ticket replace it.
       */
      totalTickets?: number;
      /** @description Amount that remains for the owner, without fees. */
      revenue?: components['schemas']['Money'];
    };
    /** @description Payment of the order. Absent before the payment. */
    PaymentDetails: {
      transaction?: components['schemas']['PaymentTransaction'];
    };
    /** @description The payment in the platform's payment system. */
    PaymentTransaction: {
      /**
       * Format: uuid
       * @description Id of the payment.
       */
      readonly transactionId: string;
      /**
       * @description Payment method, as named by the payment provider.
       * @example creditCard
       */
      readonly method: string;
      scheduledAction?: components['schemas']['ScheduledPaymentAction'] | components['schemas']['Undeclared'];
      /**
       * Format: date-time
       * @description Time at which the platform will execute `scheduledAction`. Absent if nothing is scheduled.
       */
      readonly scheduledActionExecutionDate?: string;
    };
    /**
     * @description Action that the platform takes automatically on an AUTHORIZED payment, unless the owner acts first.
     * @enum {string}
     */
    ScheduledPaymentAction: 'UNKNOWN_ACTION' | 'CAPTURE' | 'VOID';
    /** @description One issued ticket, valid for one person. */
    Ticket: {
      /**
       * @description Number of the ticket; unique.
       * @example 2YQ7-M3SP-9H021
       */
      ticketNumber: string;
      /**
       * @description Order with which the ticket was bought.
       * @example 2YQ7-M3SP-9HT
       */
      orderNumber: string;
      /**
       * Format: uuid
       * @description Id of the kind of ticket.
       */
      ticketDefinitionId: string;
      /**
       * @description Name of the kind of ticket.
       * @example Seat at the wheel
       */
      name: string;
      /** @description Price of this ticket before discount and fees. */
      price?: components['schemas']['Money'];
      /** @description Whether the ticket is free of charge. */
      readonly free: boolean;
      /** @description Terms of the ticket; may be empty. */
      policy: string;
      checkIn?: components['schemas']['CheckIn'];
      orderStatus: components['schemas']['OrderStatus'] | components['schemas']['Undeclared'];
      /** @description Whether the order is archived. */
      orderArchived: boolean;
      /**
       * @description Name of the buyer.
       * @example Mara Lindt
       */
      orderFullName: string;
      /** @description Name of the guest. Absent if the event does not require the details of every guest. */
      guestFullName?: string;
      guestDetails?: components['schemas']['GuestDetails'];
      /** @description Whether the ticket is archived. */
      archived: boolean;
      /**
       * Format: uuid
       * @description The member who bought the ticket. Absent for a visitor.
       */
      memberId?: string;
      /** @description Whether the data about the guest were anonymized. */
      anonymized: boolean;
      /** @description URL that checks the ticket in; the content of its QR code. */
      checkInUrl: string;
      /** @description URL of the printable ticket. */
      ticketPdfUrl: string;
      /**
       * Format: uri
       * @description URL of the wallet pass for a phone.
       */
      readonly walletPassUrl: string;
      channel: components['schemas']['OrderChannel'] | components['schemas']['Undeclared'];
      /** @description Whether the ticket is no longer valid. */
      readonly canceled?: boolean;
    };
    /** @description Check-in of the ticket. Absent until it is checked in. */
    CheckIn: {
      /**
       * Format: date-time
       * @description Time of the check-in.
       */
      created?: string;
    };
    /** @description The guest who uses the ticket. */
    GuestDetails: {
      /** @description Whether the ticket has its own guest; if not, the details are those of the buyer. */
      guestAssigned: boolean;
      /** @description First name of the guest. */
      firstName?: string;
      /** @description Last name of the guest. */
      lastName?: string;
      /**
       * Format: email
       * @description E-mail address of the guest.
       */
      email?: string;
      /**
       * Format: phone
       * @description Phone number of the guest.
       * @example +49 30 901820
       */
      phone?: string;
      /**
       * Format: uuid
       * @description Id of the guest in the site's contact list.
       */
      contactId?: string;
      /** @description Answers of the guest to the event's form. */
      form?: components['schemas']['FormResponse'];
    };
    /** @description Answers to a form. */
    FormResponse: {
      /** @description One entry per input that has an answer. */
      inputValues: components['schemas']['InputValue'][];
    };
    /** @description The answer to one input. `value` contains it as text; the typed members are present for inputs of that type. */
    InputValue: {
      /**
       * @description Name of the input in the form.
       * @example firstName
       */
      inputName: string;
      /**
       * @description The answer; empty when `values` has it.
       * @example Mara
       */
      value: string;
      /** @description The answers to an input that accepts several. */
      values?: string[];
      /**
       * Format: double
       * @description The answer to an input that asks for a number.
       */
      number?: number;
      /**
       * Format: date-time
       * @description The answer to an input that asks for a date or a time.
       */
      dateTime?: string;
      address?: components['schemas']['FormattedAddress'];
    };
    /** @description The answer to an input that asks for an address. */
    FormattedAddress: {
      /** @description The address in one line. */
      formatted?: string;
      address?: components['schemas']['Address'];
    };
    /** @description Answers to a form, as sent in a request. */
    FormResponseInput: {
      /** @description One entry per input; an omitted input has no answer. */
      inputValues: readonly components['schemas']['InputValueInput'][];
    };
    /** @description The answer to one input, as sent in a request. Give it in `value`, or in `values` if the input accepts several. */
    InputValueInput: {
      /**
       * @description Name of the input in the form.
       * @example firstName
       */
      inputName: string;
      /**
       * @description The answer as text.
       * @example Mara
       */
      value?: string;
      /** @description The answers to an input that accepts several. */
      values?: readonly string[];
      /**
       * Format: double
       * @description The answer to an input that asks for a number.
       */
      number?: number;
      /**
       * Format: date-time
       * @description The answer to an input that asks for a date or a time.
       */
      dateTime?: string;
      address?: components['schemas']['FormattedAddressInput'];
    };
    /** @description The answer to an input that asks for an address, as sent in a request. */
    FormattedAddressInput: {
      /** @description The address in one line. */
      formatted?: string;
      address?: components['schemas']['AddressInput'];
    };
    /** @description The person who buys the tickets; the e-mail address receives them. */
    Buyer: {
      /** @example Mara */
      firstName?: string;
      /** @example Lindt */
      lastName?: string;
      /**
       * Format: email
       * @example mara.lindt@example.com
       */
      email?: string;
    };
    /** @description Answers of one guest, or of the buyer for the whole order. */
    Guest: {
      form: components['schemas']['FormResponseInput'];
    };
    /** @description Payment, e-mail and validation options of the checkout. */
    CheckoutOptions: {
      /**
       * @description True: do not send an e-mail to the buyer.
       * @default false
       */
      silent?: boolean;
      /**
       * @description True: the buyer pays later, outside the platform; the order is OFFLINE_PENDING.
       * @default false
       */
      payInPerson?: boolean;
      /**
       * @description True: accept the answers without checking them against the form. For the owner and apps.
       * @default false
       */
      ignoreFormValidation?: boolean;
      /**
       * @description True: mark the order as paid. For the owner and apps.
       * @default false
       */
      markAsPaid?: boolean;
    };
    /** @description Position of the returned page in the whole result. */
    TicketPageMetadata: {
      /**
       * Format: int32
       * @description Number of tickets on this page.
       */
      count: number;
      /**
       * Format: int32
       * @description Offset that was requested.
       */
      offset: number;
      /**
       * Format: int32
       * @description Number of matching tickets on all pages.
       */
      total: number;
      /** @description True if the platform stopped counting; then neither the total nor the last page is known. Specified for every query, but not observed in responses of this one. */
      tooManyToCount?: boolean;
    };
    /** @description One kind of ticket for one event, as offered to buyers. */
    TicketDefinition: {
      /**
       * Format: uuid
       * @description Use it as `ticketDefinitionId` in a reservation.
       */
      id: string;
      /** @description Price of one ticket; for a donation, the minimum. `pricing` has the details. Absent if there are several prices. */
      price?: components['schemas']['Money'];
      /** @description Whether the ticket is free of charge. */
      free: boolean;
      /**
       * @description Title shown to the buyer.
       * @example Seat at the wheel
       */
      name: string;
      /** @description Description of the ticket; may be empty. */
      description: string;
      /**
       * Format: int32
       * @description Maximum number of these tickets in one checkout at present: the remaining stock or the event's limit, whichever is lower; 20 for a ticket without a limit, 0 if it is sold out.
       * @example 8
       */
      limitPerCheckout: number;
      /**
       * Format: int32
       * @description Position in the owner's order of the tickets.
       */
      orderIndex: number;
      /** @description Terms of the ticket. Empty without the fieldset POLICY. */
      policy: string;
      dashboard?: components['schemas']['TicketDashboard'];
      /**
       * Format: uuid
       * @description Event of the ticket.
       */
      eventId: string;
      wixFeeConfig?: components['schemas']['PlatformFeeConfig'];
      salePeriod?: components['schemas']['TicketSalePeriod'];
      saleStatus: components['schemas']['TicketSaleStatus'] | components['schemas']['Undeclared'];
      /** @description Values of the requested `state` for which the ticket is in the list. */
      state?: (components['schemas']['TicketState'] | components['schemas']['Undeclared'])[];
      pricing?: components['schemas']['TicketPricing'];
    };
    /** @description Sales statistics. With the fieldset DASHBOARD. */
    TicketDashboard: {
      /** @description Whether the ticket is hidden from visitors. */
      hidden: boolean;
      /**
       * Format: int32
       * @deprecated
       * @description Former name of `ticketsSold`, with the same value.
       */
      sold: number;
      /** @description Whether the number of these tickets is limited. */
      limited: boolean;
      /**
       * Format: int32
       * @description Total number of these tickets. Absent if it is not limited.
       */
      quantity?: number;
      /**
       * Format: int32
       * @description Number of tickets left. Absent if the total number is not limited.
       */
      unsold?: number;
      /**
       * Format: int32
       * @description Number of tickets sold.
       */
      ticketsSold: number;
      /**
       * Format: int32
       * @description Number of tickets held by reservations.
       */
      ticketsReserved: number;
    };
    /** @description Payer of the platform's fee for a sold ticket, either the buyer or the owner. */
    PlatformFeeConfig: {
      type: components['schemas']['FeeType'] | components['schemas']['Undeclared'];
    };
    /**
     * @description Payer of a fee. FEE_ADDED, FEE_ADDED_AT_CHECKOUT: the buyer, in addition to the price; with the latter the fee is shown only at the checkout. FEE_INCLUDED: the owner, out of the price.
     * @enum {string}
     */
    FeeType: 'FEE_ADDED' | 'FEE_INCLUDED' | 'FEE_ADDED_AT_CHECKOUT';
    /** @description Period in which the ticket is on sale. Absent if it is on sale until the event starts. */
    TicketSalePeriod: {
      /**
       * Format: date-time
       * @description Start of the sale. Absent if there is no start.
       */
      startDate?: string;
      /**
       * Format: date-time
       * @description End of the sale. Absent if the sale ends with the event.
       */
      endDate?: string;
      /** @description Whether the ticket is hidden outside this period. */
      hideNotOnSale: boolean;
    };
    /**
     * @description INCLUDE_HIDDEN_NOT_ON_SALE also includes tickets that are hidden because they are not on sale now.
     * @enum {string}
     */
    TicketState: 'INCLUDE_HIDDEN_NOT_ON_SALE';
    /**
     * @description A part of a ticket. POLICY: its terms. DASHBOARD: its sales statistics.
     * @enum {string}
     */
    TicketDefinitionFieldset: 'POLICY' | 'DASHBOARD';
    /** @description Pricing of the ticket. Exactly one of `fixedPrice`, `minPrice` and `pricingOptions` is present. */
    TicketPricing: {
      /** @description One price for all buyers. */
      fixedPrice?: components['schemas']['Money'];
      /** @description Minimum of the price that the buyer sets (`pricingType` DONATION). */
      minPrice?: components['schemas']['Money'];
      pricingOptions?: components['schemas']['PricingOptions'];
      pricingType: components['schemas']['TicketPricingKind'] | components['schemas']['Undeclared'];
    };
    /** @description Several prices, of which the buyer chooses one. */
    PricingOptions: {
      options?: components['schemas']['PricingOption'][];
    };
    /** @description One of several prices. */
    PricingOption: {
      /**
       * Format: uuid
       * @description Use it as `pricingOptionId` in a reservation.
       */
      id?: string;
      /** @example Student */
      name?: string;
      price?: components['schemas']['Money'];
    };
    /**
     * @description Status of a reservation. RESERVATION_PENDING: holds the tickets. RESERVATION_CONFIRMED: its order is free or paid. RESERVATION_CANCELED: its order was not paid. RESERVATION_CANCELED_MANUALLY: was cancelled. RESERVATION_EXPIRED: was not checked out in time.
     * @enum {string}
     */
    ReservationStatus:
      | 'RESERVATION_PENDING'
      | 'RESERVATION_CONFIRMED'
      | 'RESERVATION_CANCELED'
      | 'RESERVATION_CANCELED_MANUALLY'
      | 'RESERVATION_EXPIRED';
    /** @description Number of tickets of one kind to reserve. */
    TicketReservationQuantity: {
      /**
       * Format: uuid
       * @description Id of the kind of ticket.
       */
      ticketDefinitionId: string;
      /**
       * Format: int32
       * @description Number of tickets to reserve.
       * @example 2
       */
      quantity: number;
      /**
       * Format: decimal
       * @description Unit price that the buyer sets for a donation, `minPrice` or more. For other tickets, only the owner and apps may set a price.
       * @example 15.00
       */
      priceOverride?: string;
      /** @description Seats or chosen prices, one entry per ticket. Only for tickets that have seats or several prices. */
      ticketDetails?: readonly components['schemas']['TicketDetailsInput'][];
    };
    /** @description Seat and price of one ticket, as sent in a request. */
    TicketDetailsInput: {
      /**
       * @description Id of the seat in the event's seating plan.
       * @example 1-A-4
       */
      seatId?: string;
      capacity?: components['schemas']['TicketCapacity'];
      priceOverride?: components['schemas']['TicketPriceOverride'];
      /**
       * Format: uuid
       * @description Id of the chosen price (`pricingOptions.options[].id`).
       */
      pricingOptionId?: string;
    };
    /** @description Number of reserved tickets of one kind. */
    TicketReservation: {
      /**
       * Format: int32
       * @example 2
       */
      quantity: number;
      ticket: components['schemas']['TicketDefinition'];
      /** @description Seats and chosen prices, one entry per ticket. Absent for tickets that have neither. */
      ticketDetails?: components['schemas']['TicketDetails'][];
    };
    /** @description Seat and price of one reserved ticket. The labels come from the seating plan and are absent without one. */
    TicketDetails: {
      /**
       * @description Id of the seat in the event's seating plan.
       * @example 1-A-4
       */
      seatId?: string;
      /**
       * @description Section of the seat.
       * @example Ground floor
       */
      readonly sectionLabel?: string;
      /** @description Area without numbered seats. */
      readonly areaLabel?: string;
      /** @description Table of the seat. */
      readonly tableLabel?: string;
      /**
       * @description Row of the seat.
       * @example A
       */
      readonly rowLabel?: string;
      /**
       * @description Number of the seat in its row.
       * @example 4
       */
      readonly seatLabel?: string;
      /**
       * Format: uuid
       * @description Id of the seating plan.
       */
      readonly planId?: string;
      capacity?: components['schemas']['TicketCapacity'];
      priceOverride?: components['schemas']['TicketPriceOverride'];
      /**
       * Format: uuid
       * @description Id of the chosen price, if the ticket has several.
       */
      pricingOptionId?: string;
      /**
       * @description Name of the chosen price.
       * @example Student
       */
      readonly pricingOptionName?: string;
    };
    /**
     * Format: int32
     * @description Number of people for whom the seat or table is intended.
     * @default 1
     */
    TicketCapacity: number;
    /**
     * Format: decimal
     * @description Price that was set for this ticket, in place of its usual one.
     * @example 15.00
     */
    TicketPriceOverride: string;
    /** @description An amount in one currency. */
    Money: {
      /**
       * Format: decimal
       * @deprecated
       * @description Former name of `value`, always present and equal to it.
       * @example 45.00
       */
      amount: string;
      currency: components['schemas']['CurrencyCode'];
      /**
       * Format: decimal
       * @description The amount as a decimal without thousands separators. Older entities have only `amount`.
       * @example 45.00
       */
      value?: string;
    };
    /** @description Composition of a price: the items, minus the discount, plus tax that is not included in the prices, plus the fees that the buyer pays. */
    Invoice: {
      /** @description One entry per kind of ticket. */
      items: components['schemas']['InvoiceItem'][];
      /** @description Former version of `grandTotal`; may not include the fees. Deprecated. */
      total?: components['schemas']['Money'];
      discount?: components['schemas']['Discount'];
      tax?: components['schemas']['Tax'];
      /** @description Sum of the items before discount, tax and fees. */
      subTotal?: components['schemas']['Money'];
      /** @description Amount that the buyer pays, with everything included. */
      grandTotal?: components['schemas']['Money'];
      /** @description Fees of the platform; empty for free tickets. */
      readonly fees: components['schemas']['Fee'][];
      /** @description Amount that remains for the owner, without fees. */
      revenue?: components['schemas']['Money'];
      /**
       * Format: uri
       * @description Page that shows the invoice. Absent until there is one.
       */
      previewUrl?: string;
    };
    /** @description One kind of ticket in an invoice. */
    InvoiceItem: {
      /**
       * Format: uuid
       * @description Id of the kind of ticket.
       */
      id: string;
      /**
       * Format: int32
       * @example 2
       */
      quantity: number;
      /**
       * @description Name of the kind of ticket.
       * @example Seat at the wheel
       */
      name: string;
      /** @description Unit price. */
      price?: components['schemas']['Money'];
      /** @description Price of all these tickets, before discount, tax and fees. */
      total?: components['schemas']['Money'];
      discount?: components['schemas']['Discount'];
      tax?: components['schemas']['Tax'];
      /** @description The platform's fees for these tickets. */
      readonly fees?: components['schemas']['Fee'][];
    };
    /** @description Deduction from the price. Absent without a discount. */
    Discount: {
      /** @description Amount deducted. */
      amount?: components['schemas']['Money'];
      /** @description Amount that remains, before tax and fees. */
      afterDiscount?: components['schemas']['Money'];
      /**
       * @deprecated
       * @description Code of the coupon, also in `discounts`. Empty without a coupon.
       */
      code: string;
      /**
       * @deprecated
       * @description Name of the coupon, also in `discounts`. Empty without a coupon.
       */
      name: string;
      /**
       * @deprecated
       * @description Id of the coupon, also in `discounts`. Empty without a coupon.
       */
      couponId: string;
      /** @description All discounts. */
      discounts?: readonly components['schemas']['DiscountItem'][];
    };
    /** @description One discount. Either `coupon` or `paidPlan` is present. */
    DiscountItem: {
      coupon?: components['schemas']['CouponDiscount'];
      paidPlan?: components['schemas']['PaidPlanDiscount'];
      /** @description Amount that this discount deducts. */
      amount?: components['schemas']['Money'];
    };
    /** @description The coupon that grants the discount. */
    CouponDiscount: {
      /** @example Early birds */
      name?: string;
      /**
       * @description Code entered by the buyer.
       * @example CLAY10
       */
      code?: string;
      /** @description Id of the coupon on the site. */
      couponId?: string;
    };
    /** @description The pricing plan that grants the discount. */
    PaidPlanDiscount: {
      percentDiscount?: components['schemas']['PercentDiscount'];
      /**
       * @description Name of the plan.
       * @example Studio membership
       */
      name?: string;
    };
    /** @description Percentage of the price that a plan deducts. */
    PercentDiscount: {
      /**
       * Format: decimal
       * @description In percent, from 0.01 to 100, with up to two decimals.
       * @example 25
       */
      rate?: string;
      /**
       * Format: int32
       * @description Number of tickets that the plan discounts.
       */
      quantityDiscounted?: number;
    };
    /**
     * @description Code of a gift card for payment, as entered by the buyer.
     * @example GIFT-7K2M-91QD
     */
    GiftCardCode: string;
    /** @description Payment by one gift card. */
    GiftCardPaymentDetails: {
      /**
       * Format: uuid
       * @description Id of the payment. Absent until it is made.
       */
      giftCardPaymentId?: string;
      /**
       * Format: uuid
       * @description App that issued the gift card.
       */
      appId?: string;
      /** @description Whether the payment was reversed. */
      voided?: boolean;
      /** @description Amount paid by the gift card. */
      amount?: components['schemas']['Money'];
      /** @description Code with all but its last characters masked, for display. */
      obfuscatedCode?: string;
      /** @description The full code, for the owner and apps. */
      code?: string;
    };
    /** @description Reasons why a gift card cannot be used. Absent if it can, or if none was given. */
    GiftCardErrors: {
      /** @description List of the reasons. */
      error?: components['schemas']['GiftCardError'][];
    };
    /** @description One reason why a gift card cannot be used. */
    GiftCardError: {
      /** @description Code of the reason; the platform documents none. */
      code?: string;
    };
    /** @description The coupon to use. */
    DiscountRequest: {
      /**
       * @description Code as entered by the buyer.
       * @example CLAY10
       */
      couponCode?: string;
    };
    /** @description The benefit of a pricing plan to use; the buyer must own the plan. */
    PaidPlanBenefit: {
      /**
       * Format: uuid
       * @description Id of the order with which the buyer bought the plan.
       */
      planOrderId?: string;
      /**
       * Format: uuid
       * @description Id of the benefit within the plan.
       */
      benefitId?: string;
    };
    /** @description Reasons why the discount was not applied. Absent if it was, or if none was requested. */
    DiscountErrors: {
      error: components['schemas']['DiscountError'][];
    };
    /** @description One reason why the discount was not applied. */
    DiscountError: {
      /**
       * @description Stable name of the reason.
       * @example ERROR_COUPON_EXPIRED
       */
      code: string;
    };
    /** @description The tax of an invoice or of one of its items. Absent if the event has no tax. */
    Tax: {
      type: components['schemas']['TaxType'] | components['schemas']['Undeclared'];
      /**
       * @description Name given by the owner.
       * @example VAT
       */
      readonly name: string;
      /**
       * Format: decimal
       * @description In percent.
       * @example 19
       */
      rate: string;
      /** @description Amount on which the tax is computed. */
      taxable?: components['schemas']['Money'];
      /** @description Amount of the tax. */
      amount?: components['schemas']['Money'];
    };
    /**
     * @description Relation of the tax to the price. INCLUDED: part of the price. ADDED: added to the price. ADDED_AT_CHECKOUT: added to the price, and shown only at the checkout.
     * @enum {string}
     */
    TaxType: 'INCLUDED' | 'ADDED' | 'ADDED_AT_CHECKOUT';
    /** @description A fee of the platform. */
    Fee: {
      name?: components['schemas']['FeeName'] | components['schemas']['Undeclared'];
      type?: components['schemas']['FeeType'] | components['schemas']['Undeclared'];
      /**
       * Format: decimal
       * @description In percent of the discounted price, including added tax.
       * @example 2.5
       */
      readonly rate?: string;
      /** @description Amount of the fee. */
      amount?: components['schemas']['Money'];
    };
    /**
     * @description Kind of the fee; the only one is the platform's fee for selling tickets.
     * @enum {string}
     */
    FeeName: 'WIX_FEE';
    /**
     * Format: country-code
     * @description Two-letter country code (ISO 3166-1).
     * @example DE
     */
    CountryCode: string;
    /**
     * @description State, region or province as a code with the country before it (ISO 3166-2).
     * @example DE-BE
     */
    Subdivision: string;
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
    /** @description A postal address as the platform returns it. The street is given either in parts (`streetAddress`) or as one line (`addressLine`). */
    Address: {
      country?: components['schemas']['CountryCode'];
      subdivision?: components['schemas']['Subdivision'];
      /** @example Berlin */
      city?: string;
      /** @example 10115 */
      postalCode?: string;
      streetAddress?: components['schemas']['StreetAddress'];
      /**
       * @description Street and number in one line.
       * @example Invalidenstraße 117
       */
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
    };
    /**
     * Format: currency-code
     * @description Three-letter currency code (ISO 4217).
     * @example EUR
     */
    CurrencyCode: string;
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
    /** @description A postal address as sent in a request. Give the street either in parts (`streetAddress`) or as one line (`addressLine`), not both. The platform fills in the names of country and subdivision. */
    AddressInput: {
      country?: components['schemas']['CountryCode'];
      subdivision?: components['schemas']['Subdivision'];
      /** @example Berlin */
      city?: string;
      /** @example 10115 */
      postalCode?: string;
      streetAddress?: components['schemas']['StreetAddress'];
      /**
       * @description Street and number in one line.
       * @example Invalidenstraße 117
       */
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
    /**
     * @description Whether the sale has not started (SALE_SCHEDULED), is open (SALE_STARTED) or has ended (SALE_ENDED). Read-only.
     * @enum {string}
     */
    TicketSaleStatus: 'SALE_SCHEDULED' | 'SALE_STARTED' | 'SALE_ENDED';
    /**
     * @description Whether the owner sets the price (STANDARD) or the buyer does (DONATION). Read-only.
     * @enum {string}
     */
    TicketPricingKind: 'STANDARD' | 'DONATION';
    Undeclared: import('../../src/core/undeclared.ts').Undeclared;
  };
  responses: {
    /** @description The caller may not make this call, or not with this fieldset; then only the owner or an app may. */
    FieldsetNotAllowed: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The order does not exist, or the caller may not see it. */
    OrderNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The status of the order does not allow this call. Nothing was changed. */
    OrderActionNotAvailable: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The payment of the order is not AUTHORIZED. Nothing was changed. */
    OrderStatusNotAuthorized: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The caller may not make this call, or the tickets have a price and the site cannot accept payments. */
    ReservationForbidden: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The reservation does not exist, or it has expired. */
    ReservationNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The reservation was already checked out. Look for its order instead. */
    ReservationOccupied: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The tickets cannot be reserved as requested. Nothing is reserved. */
    TicketsNotAvailable: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description A field is not valid, or the answers do not meet the requirements of the event's form. */
    CheckoutRejected: {
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
  };
  parameters: {
    /**
     * @description Event of the order.
     * @example 3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1
     */
    EventId: string;
    /**
     * @description Number of the order, unique within the site.
     * @example 2YQ7-M3SP-9HT
     */
    OrderNumber: string;
    /**
     * @description Parts of the order to return in addition to number, event, reservation and quantity.
     * @example [
     *       "TICKETS",
     *       "DETAILS"
     *     ]
     */
    OrderFieldsets: readonly components['schemas']['OrderFieldset'][];
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
  listOrders: {
    parameters: {
      query?: {
        /**
         * @description Number of orders to skip.
         * @example 0
         */
        offset?: number;
        /**
         * @description Maximum number of orders per page.
         * @example 50
         */
        limit?: number;
        /**
         * @description Parts of the order to return in addition to number, event, reservation and quantity.
         * @example [
         *       "TICKETS",
         *       "DETAILS"
         *     ]
         */
        fieldset?: components['parameters']['OrderFieldsets'];
        /**
         * @description Only orders with one of these statuses.
         * @example [
         *       "PAID",
         *       "FREE"
         *     ]
         */
        status?: readonly components['schemas']['OrderStatus'][];
        /**
         * @description Only orders of these events.
         * @example [
         *       "3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1"
         *     ]
         */
        eventId?: readonly string[];
        /**
         * @description Only orders with these numbers.
         * @example [
         *       "2YQ7-M3SP-9HT"
         *     ]
         */
        orderNumber?: readonly string[];
        /**
         * @description Only orders of these members.
         * @example [
         *       "b7d05c19-6e3f-4a82-91c4-f0a8d62e7b35"
         *     ]
         */
        memberId?: readonly string[];
        /**
         * @description Names of fields by which to count the orders; `facets` and `orderFacets` contain the counts.
         * @example [
         *       "status"
         *     ]
         */
        facet?: readonly string[];
        /**
         * @description Only orders whose number, buyer name or e-mail address contains this text.
         * @example lindt
         */
        searchPhrase?: string;
        /**
         * @description Only orders for events created by these users.
         * @example [
         *       "c2f90e4b-5d17-4b68-a3e1-7d84b5f60c92"
         *     ]
         */
        eventCreatorId?: readonly string[];
        /**
         * @description Sort order of the list.
         * @example created:desc
         */
        sort?: components['schemas']['OrderSort'];
        /**
         * @description Only orders with one of these properties.
         * @example [
         *       "CONFIRMED"
         *     ]
         */
        tag?: readonly components['schemas']['OrderTag'][];
        /**
         * @description Only orders of these contacts.
         * @example [
         *       "5e0c7b2d-8a41-4f36-9d70-2b6e19f4c853"
         *     ]
         */
        contactId?: readonly string[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of orders. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListOrdersResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getOrder: {
    parameters: {
      query?: {
        /**
         * @description Parts of the order to return in addition to number, event, reservation and quantity.
         * @example [
         *       "TICKETS",
         *       "DETAILS"
         *     ]
         */
        fieldset?: components['parameters']['OrderFieldsets'];
      };
      header?: never;
      path: {
        /**
         * @description Event of the order.
         * @example 3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1
         */
        eventId: components['parameters']['EventId'];
        /**
         * @description Number of the order, unique within the site.
         * @example 2YQ7-M3SP-9HT
         */
        orderNumber: components['parameters']['OrderNumber'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The order, with links that add the event to a calendar. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GetOrderResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['FieldsetNotAllowed'];
      404: components['responses']['OrderNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  updateOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Event of the order.
         * @example 3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1
         */
        eventId: components['parameters']['EventId'];
        /**
         * @description Number of the order, unique within the site.
         * @example 2YQ7-M3SP-9HT
         */
        orderNumber: components['parameters']['OrderNumber'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateOrderRequest'];
      };
    };
    responses: {
      /** @description The order after the change. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UpdateOrderResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['OrderNotFound'];
      428: components['responses']['OrderActionNotAvailable'];
      429: components['responses']['TooManyRequests'];
    };
  };
  bulkUpdateOrders: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Event of the order.
         * @example 3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1
         */
        eventId: components['parameters']['EventId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkUpdateOrdersRequest'];
      };
    };
    responses: {
      /** @description The orders after the change. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkUpdateOrdersResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      428: components['responses']['OrderActionNotAvailable'];
      429: components['responses']['TooManyRequests'];
    };
  };
  confirmOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Event of the order.
         * @example 3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1
         */
        eventId: components['parameters']['EventId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConfirmOrderRequest'];
      };
    };
    responses: {
      /** @description The orders after the change. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConfirmOrderResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      428: components['responses']['OrderActionNotAvailable'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getSummary: {
    parameters: {
      query?: {
        /**
         * @description Only orders of this event. Absent for all events of the site.
         * @example 3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1
         */
        eventId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sums. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GetSummaryResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  captureAuthorizedPayment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Number of the order, unique within the site.
         * @example 2YQ7-M3SP-9HT
         */
        orderNumber: components['parameters']['OrderNumber'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CaptureAuthorizedPaymentRequest'];
      };
    };
    responses: {
      /** @description The capture has started. The body is an empty object. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaptureAuthorizedPaymentResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['OrderNotFound'];
      428: components['responses']['OrderStatusNotAuthorized'];
      429: components['responses']['TooManyRequests'];
    };
  };
  voidAuthorizedPayment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Number of the order, unique within the site.
         * @example 2YQ7-M3SP-9HT
         */
        orderNumber: components['parameters']['OrderNumber'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VoidAuthorizedPaymentRequest'];
      };
    };
    responses: {
      /** @description The release has started. The body is an empty object. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VoidAuthorizedPaymentResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['OrderNotFound'];
      428: components['responses']['OrderStatusNotAuthorized'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getCheckoutOptions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The options that the site supports. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GetCheckoutOptionsResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
  listAvailableTickets: {
    parameters: {
      query?: {
        /**
         * @description Only tickets for this event.
         * @example 3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1
         */
        eventId?: string;
        /**
         * @description Number of tickets to skip.
         * @example 0
         */
        offset?: number;
        /**
         * @description Maximum number of tickets per page.
         * @example 100
         */
        limit?: number;
        /**
         * @description Sort order of the tickets.
         * @example orderIndex:asc
         */
        sort?: components['schemas']['TicketSort'];
        /**
         * @description Extends the list to tickets that are not available now.
         * @example [
         *       "INCLUDE_HIDDEN_NOT_ON_SALE"
         *     ]
         */
        state?: readonly components['schemas']['TicketState'][];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of tickets. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListAvailableTicketsResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
  queryAvailableTickets: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QueryAvailableTicketsRequest'];
      };
    };
    responses: {
      /** @description One page of tickets. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QueryAvailableTicketsResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['FieldsetNotAllowed'];
      429: components['responses']['TooManyRequests'];
    };
  };
  createReservation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateReservationRequest'];
      };
    };
    responses: {
      /** @description The tickets are reserved. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreateReservationResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ReservationForbidden'];
      404: components['responses']['NotFound'];
      428: components['responses']['TicketsNotAvailable'];
      429: components['responses']['TooManyRequests'];
    };
  };
  cancelReservation: {
    parameters: {
      query: {
        /**
         * @description Event of the tickets.
         * @example 3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1
         */
        eventId: string;
      };
      header?: never;
      path: {
        /**
         * @description Id returned by `createReservation`.
         * @example 71f4f0f2-1d8f-4f4c-8a0c-3b2d8d1c9e55
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The tickets are released. The body is an empty object. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CancelReservationResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['ReservationNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getInvoice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id returned by `createReservation`.
         * @example 71f4f0f2-1d8f-4f4c-8a0c-3b2d8d1c9e55
         */
        reservationId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GetInvoiceRequest'];
      };
    };
    responses: {
      /** @description The invoice and the status of the reservation. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GetInvoiceResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['ReservationNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  checkout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckoutRequest'];
      };
    };
    responses: {
      /** @description The order was created. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckoutResponse'];
        };
      };
      400: components['responses']['CheckoutRejected'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ReservationForbidden'];
      404: components['responses']['ReservationNotFound'];
      428: components['responses']['ReservationOccupied'];
      429: components['responses']['TooManyRequests'];
    };
  };
  updateCheckout: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Number of the order, unique within the site.
         * @example 2YQ7-M3SP-9HT
         */
        orderNumber: components['parameters']['OrderNumber'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateCheckoutRequest'];
      };
    };
    responses: {
      /** @description The order after the change. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UpdateCheckoutResponse'];
        };
      };
      400: components['responses']['CheckoutRejected'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['OrderNotFound'];
      428: components['responses']['OrderActionNotAvailable'];
      429: components['responses']['TooManyRequests'];
    };
  };
  posCheckout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PosCheckoutRequest'];
      };
    };
    responses: {
      /** @description The order was created. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PosCheckoutResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['ReservationNotFound'];
      428: components['responses']['ReservationOccupied'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
