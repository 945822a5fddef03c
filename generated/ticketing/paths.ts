// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
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
     * @description Answers the orders of the site that meet every given condition, a page at a time. Several values of one
     *     condition are alternatives: two event ids mean orders of either event. By default `limit` is 50, `offset` is 0
     *     and the oldest orders come first (`created:asc`); the platform does not document its own limit.
     *
     *     Which parts an order has is up to `fieldset`. Without DETAILS the status is NA_ORDER_STATUS and the texts
     *     about the buyer are empty; without TICKETS the list of tickets is empty; without FORM and INVOICE these
     *     members are absent.
     *
     *     When the query is longer than 4000 characters, the same parameters go as the body of a POST to `/v1/orders/query`.
     *     That form is specified and not observed; ask for fewer orders at a time on a host that does not know it.
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
         * @description Id of the event that the order belongs to.
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
     * @description Answers one order. To see whether the tickets are there after a payment, ask with TICKETS until there are as
     *     many as `ticketsQuantity` says.
     *
     *     Visitors and members see only an order whose event and number they know, their own, with whatever fieldsets
     *     they ask for: that is how a page waits for the tickets. The platform's documentation promises them an answer
     *     without `fieldset` only, so that a host may refuse one with 403 unless the owner or an app asks.
     */
    get: operations['getOrder'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update an order
     * @description Changes the answers to the checkout form, or puts the order into or out of the archive. The archive changes neither money nor tickets. What the order's state does not allow is refused with `ORDER_ACTION_NOT_AVAILABLE`.
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
         * @description Id of the event that the order belongs to.
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
     * @description Puts up to a hundred orders of one event into the archive, or takes them out. Nothing repeats the call by itself, since it reaches many orders at once.
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
         * @description Id of the event that the order belongs to.
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
     * @description Takes orders that are INITIATED, PENDING or OFFLINE_PENDING for paid: they become PAID, and for the first two the platform mails the tickets. An order that is PAID or FREE stays as it is. CANCELED, DECLINED and VOIDED orders are refused with `ORDER_ACTION_NOT_AVAILABLE`.
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
     * @description Adds up the confirmed orders (PAID and FREE) of the site, or of one event; one entry per currency.
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
     * @description Takes the money that the buyer's bank has set aside. Only for an AUTHORIZED order. The answer comes at once; the order becomes PAID a little later, so read it again, also when the answer was lost.
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
     * @description Gives up the money that the buyer's bank has set aside. Only for an AUTHORIZED order. The answer comes at once; the order becomes VOIDED a little later, and its tickets can be had again. When the answer was lost, read the order.
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
     * @description Tells what the site can take at a checkout, so that a page can warn before the last step, for instance when paid tickets cannot be paid.
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
     * @description Answers the tickets that can be had, a page at a time: those that are not hidden, of events that are open for
     *     registration. A sold-out ticket stays in the list with `limitPerCheckout` 0.
     *
     *     By default `limit` is 0, so that only `metaData` comes back, `offset` is 0, and tickets come in the order in
     *     which they were made (`created:asc`). The platform's documentation asks for elevated permission here; where a host refuses a visitor, `queryAvailableTickets` gives the same tickets.
     *
     *     When the query is longer than 4000 characters, the same parameters go as the body of a POST to
     *     `/v1/checkout/available-tickets/list`. That form is specified and not observed.
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
     * @description The same tickets as in `listAvailableTickets`, chosen by a filter. Policy texts and the figures of the sale
     *     come back only with a fieldset, which the platform's documentation leaves to the owner and apps: a visitor or
     *     member who names one may be answered with 403.
     *
     *     By default `limit` is 0, so that only `metaData` comes back, `offset` is 0, and tickets come in the order in
     *     which they were made (`created:asc`).
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
     * @description Holds tickets until `expires`, 20 minutes unless the event says otherwise. Until then nobody else can get
     *     them; a hold that expires or is cancelled gives them back. A hold cannot be extended, but a new one can be
     *     made.
     *
     *     Free and paid tickets may be mixed. A donation needs a price (`priceOverride`), a ticket with several prices
     *     the id of one of them, a ticket with a seat plan its seats. Paid tickets are refused with
     *     `NO_PAYMENT_METHOD_CONFIGURED` while the site cannot take payments.
     *
     *     The platform has announced 2026-03-31 as the end of this call, in favour of a service of its own for
     *     reservations.
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
     * @description Gives the tickets back before the hold expires; the reservation becomes RESERVATION_CANCELED_MANUALLY.
     *
     *     The platform's documentation asks for elevated permission here; where a host refuses a visitor, the hold
     *     expires by itself. The platform has announced 2026-03-31 as the end of this call.
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
     * @description Reckons up what the held tickets cost, with a coupon or a benefit of a pricing plan if one is named. Nothing
     *     is kept: to get the discount, name it at the checkout again.
     *
     *     A coupon that cannot be used does not fail the call. The answer is 200 with an invoice without the discount,
     *     and `discountErrors` says why.
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
     * @description Turns a reservation into an order, once. What the order is afterwards: FREE when it costs nothing;
     *     OFFLINE_PENDING with `options.payInPerson`; PAID with `options.markAsPaid`; else INITIATED, and the buyer pays
     *     on the hosted page that a redirect session leads to. An unpaid order is cancelled two hours after the hold
     *     ended.
     *
     *     `guests` answer the event's form: one entry for the whole order, or one per ticket where the event asks every
     *     guest. A mandatory answer that is missing, or one that the form does not offer, is refused with
     *     `INVALID_FORM_RESPONSE`.
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
     * @description Changes buyer, guests or discount of an order that is not confirmed yet (INITIATED, PENDING, OFFLINE_PENDING). What is absent stays as it is. A confirmed order is refused with `ORDER_ACTION_NOT_AVAILABLE`.
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
     * Check out at the till
     * @description Turns a reservation into an order that was paid at the till. The order is PAID and its channel OFFLINE_POS. There is no form to answer.
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
       * @description Number of orders that match, on all pages.
       */
      total: number;
      /**
       * Format: int32
       * @description Offset that the page was asked for with.
       */
      offset: number;
      /**
       * Format: int32
       * @description Most orders of this page.
       */
      limit: number;
      /** @description True when the platform gave up counting; then neither a total nor a last page is known. Specified for every query, but not seen in answers of this one. */
      tooManyToCount?: boolean;
      orders: components['schemas']['Order'][];
      /** @description How many orders there are by each value of the fields that `facet` named, as name of the field to counts. Absent when no field was named. */
      facets?: {
        [key: string]: components['schemas']['FacetCounts'];
      };
      orderFacets?: components['schemas']['OrderFacets'];
    };
    /** @description The order, and links for the buyer's calendar. */
    GetOrderResponse: {
      order: components['schemas']['Order'];
      calendarLinks?: components['schemas']['CalendarLinks'];
    };
    /** @description What to change; what is absent stays as it is. */
    UpdateOrderRequest: {
      fields?: components['schemas']['FieldMask'];
      /** @description Answers of the buyer, in place of all those that are there. */
      checkoutForm?: components['schemas']['FormResponseInput'];
      /** @description True puts the order into the archive, false takes it out. */
      archived?: boolean;
    };
    /** @description The order after the change. */
    UpdateOrderResponse: {
      order: components['schemas']['Order'];
    };
    /** @description Which orders to change, and how. */
    BulkUpdateOrdersRequest: {
      orderNumber: components['schemas']['OrderNumbers'];
      fields?: components['schemas']['FieldMask'];
      /** @description True puts the orders into the archive, false takes them out. */
      archived?: boolean;
    };
    /** @description The orders after the change. */
    BulkUpdateOrdersResponse: {
      orders: components['schemas']['Order'][];
    };
    /** @description Which orders are paid. */
    ConfirmOrderRequest: {
      orderNumber: components['schemas']['OrderNumbers'];
    };
    /** @description The orders after the change. */
    ConfirmOrderResponse: {
      orders: components['schemas']['Order'][];
    };
    /** @description What was sold. */
    GetSummaryResponse: {
      /** @description One entry per currency; empty when nothing was sold. */
      sales: components['schemas']['TicketSales'][];
    };
    /** @description May be empty; the number in the path names the order. */
    CaptureAuthorizedPaymentRequest: {
      /**
       * Format: uuid
       * @description Id of the event that the order belongs to.
       */
      eventId?: string;
    };
    /** @description An empty object. */
    CaptureAuthorizedPaymentResponse: {
      [key: string]: unknown;
    };
    /** @description May be empty; the number in the path names the order. */
    VoidAuthorizedPaymentRequest: {
      /**
       * Format: uuid
       * @description Id of the event that the order belongs to.
       */
      eventId?: string;
    };
    /** @description An empty object. */
    VoidAuthorizedPaymentResponse: {
      [key: string]: unknown;
    };
    /** @description What the site can take at a checkout. */
    GetCheckoutOptionsResponse: {
      /** @description Whether a way to pay is set up. Without one only free tickets can be had. */
      paymentMethodConfigured: boolean;
      /** @description Whether the site has coupons that could be used. */
      acceptCoupons: boolean;
      /** @description Whether the site's plan includes selling tickets. */
      premiumServices: boolean;
      /** @description Whether there are paid tickets on sale. */
      paidTickets: boolean;
      /** @description Whether gift cards can be used for paying. */
      acceptGiftCards: boolean;
    };
    /** @description One page of tickets. */
    ListAvailableTicketsResponse: {
      metaData: components['schemas']['TicketPageMetadata'];
      /** @description The tickets of this page; empty with limit 0. */
      definitions: components['schemas']['TicketDefinition'][];
    };
    /** @description Which tickets, in which order, which page. */
    QueryAvailableTicketsRequest: {
      /**
       * Format: int32
       * @description How many tickets to leave out first.
       * @default 0
       */
      offset?: number;
      /**
       * Format: int32
       * @description Most tickets of one page. With 0 only `metaData` comes back.
       * @default 0
       */
      limit?: number;
      filter?: components['schemas']['TicketFilter'];
      /** @description Parts of the ticket to answer beside the usual ones. */
      fieldset?: readonly components['schemas']['TicketDefinitionFieldset'][];
      sort?: components['schemas']['TicketSort'];
    };
    /**
     * @description Conditions that a ticket must meet, all of them; without any, all tickets of the site are meant. `$and`, `$or` and `$not` join filters. Another field or operator is answered with 400.
     * @example {
     *       "eventId": "3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1"
     *     }
     */
    TicketFilter: {
      eventId?: components['schemas']['TicketIdCondition'];
      ticketDefinitionId?: components['schemas']['TicketIdCondition'];
      name?: components['schemas']['TicketNameCondition'];
      /** @description All of these must be met. */
      $and?: readonly components['schemas']['TicketFilter'][];
      /** @description At least one of these must be met. */
      $or?: readonly components['schemas']['TicketFilter'][];
      $not?: components['schemas']['TicketFilter'];
    };
    /** @description Id that the field must equal, or what is asked of it. */
    TicketIdCondition: string | components['schemas']['TicketIdOperators'];
    /** @description Operators on an id. Several in one object must all hold. */
    TicketIdOperators: {
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
      /** @description The same as `$in`. */
      $hasSome?: readonly string[];
    };
    /** @description Name that the ticket must have, or what is asked of it. */
    TicketNameCondition: string | components['schemas']['TicketNameOperators'];
    /** @description Operators on the name of a ticket. Several in one object must all hold. */
    TicketNameOperators: {
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
      /** @description The same as `$in`. */
      $hasSome?: readonly string[];
      /** @description Has this in it. */
      $contains?: string;
      /** @description Equal to this in the form that names have in addresses. */
      $urlized?: string;
    };
    /**
     * @description Field and direction, joined by a colon.
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
     * @description Field and direction, joined by a colon. `score` is how well a search phrase fits.
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
    /** @description Which tickets to hold. */
    CreateReservationRequest: {
      /**
       * Format: uuid
       * @description Id of the event that the tickets are for.
       */
      eventId: string;
      /** @description How many of each kind of ticket. */
      ticketQuantities: readonly components['schemas']['TicketReservationQuantity'][];
      /**
       * @description True passes over the stock and the limit per checkout. For the owner and apps.
       * @default false
       */
      ignoreLimits?: boolean;
      /**
       * @description True allows tickets that are hidden from visitors. For the owner and apps.
       * @default false
       */
      allowHiddenTickets?: boolean;
    };
    /** @description The reservation that was made. */
    CreateReservationResponse: {
      /**
       * Format: uuid
       * @description Id of the reservation, for invoice and checkout.
       */
      id: string;
      /**
       * Format: date-time
       * @description Until when the tickets are held.
       */
      expires?: string;
      /** @description How many of each kind of ticket are held. */
      reservations: components['schemas']['TicketReservation'][];
      /** @description What the tickets cost without a discount. */
      invoice?: components['schemas']['Invoice'];
      reservationStatus: components['schemas']['ReservationStatus'] | components['schemas']['Undeclared'];
    };
    /** @description An empty object. */
    CancelReservationResponse: {
      [key: string]: unknown;
    };
    /** @description What to reckon with. Name a coupon or a benefit, not both. */
    GetInvoiceRequest: {
      /**
       * Format: uuid
       * @description Id of the event that the tickets are for.
       */
      eventId: string;
      withDiscount?: components['schemas']['DiscountRequest'];
      paidPlanBenefit?: components['schemas']['PaidPlanBenefit'];
      giftCardCode?: components['schemas']['GiftCardCode'];
    };
    /** @description What the held tickets cost, and how the reservation stands. */
    GetInvoiceResponse: {
      invoice: components['schemas']['Invoice'];
      discountErrors?: components['schemas']['DiscountErrors'];
      /** @description What gift cards pay of the invoice. Absent without a gift card. */
      giftCardPaymentDetails?: components['schemas']['GiftCardPaymentDetails'][];
      giftCardErrors?: components['schemas']['GiftCardErrors'];
      /**
       * Format: date-time
       * @description Until when the tickets are held.
       */
      expires?: string;
      reservationStatus: components['schemas']['ReservationStatus'] | components['schemas']['Undeclared'];
      /** @description Whether the reservation was checked out and so cannot be checked out again. */
      reservationOccupied: boolean;
      /** @description How many of each kind of ticket are held. */
      reservations: components['schemas']['TicketReservation'][];
    };
    /** @description Which reservation to turn into an order, and for whom. Name a coupon or a benefit, not both. */
    CheckoutRequest: {
      /**
       * Format: uuid
       * @description Id of the event that the tickets are for.
       */
      eventId: string;
      /**
       * Format: uuid
       * @description As `createReservation` answered it.
       */
      reservationId: string;
      /** @description Id of the member of the site who buys. Absent for a visitor. */
      memberId?: string;
      discount?: components['schemas']['DiscountRequest'];
      buyer?: components['schemas']['Buyer'];
      /** @description Answers to the event's form, one entry for the order or one per ticket, as the event has it. */
      guests?: readonly components['schemas']['Guest'][];
      paidPlanBenefit?: components['schemas']['PaidPlanBenefit'];
      giftCardCode?: components['schemas']['GiftCardCode'];
      options?: components['schemas']['CheckoutOptions'];
      /** @description Whether the buyer agreed to be sent news of the site. */
      marketingConsent?: boolean;
    };
    /** @description The order that was made. */
    CheckoutResponse: {
      order: components['schemas']['Order'];
      /**
       * Format: date-time
       * @description Until when an order that is INITIATED can be paid. Absent otherwise.
       */
      expires?: string;
      /** @description How many of each kind of ticket the order is for. */
      reservations: components['schemas']['TicketReservation'][];
      /**
       * Format: uri
       * @description Page of the site that shows the order.
       */
      orderPageUrl?: string;
    };
    /** @description What to change; what is absent stays as it is. Name a coupon or a benefit, not both. */
    UpdateCheckoutRequest: {
      /**
       * Format: uuid
       * @description Id of the event that the order belongs to.
       */
      eventId: string;
      buyer?: components['schemas']['Buyer'];
      /** @description Answers to the event's form, in place of all those that are there. */
      guests?: readonly components['schemas']['Guest'][];
      /** @description Id of the member of the site who buys. */
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
    /** @description Which reservation was paid at the till. */
    PosCheckoutRequest: {
      /**
       * Format: uuid
       * @description Id of the event that the tickets are for.
       */
      eventId: string;
      /**
       * Format: uuid
       * @description As `createReservation` answered it.
       */
      reservationId: string;
      /**
       * Format: uuid
       * @description Id of the payment that the till has made.
       */
      paymentDetailsId?: string;
    };
    /** @description The order that was made. */
    PosCheckoutResponse: {
      order: components['schemas']['Order'];
      /**
       * Format: date-time
       * @description Until when the order can be paid. Absent once paid.
       */
      expires?: string;
      /** @description How many of each kind of ticket the order is for. */
      reservations: components['schemas']['TicketReservation'][];
    };
    /** @description What somebody ordered for one event. Number, event, reservation and quantity are always told; the fieldsets of the question add the rest. What was not asked for is empty or false, or absent where a member may be. */
    Order: {
      /**
       * @description Number of the order, unique within the site.
       * @example 2YQ7-M3SP-9HT
       */
      orderNumber: string;
      /**
       * Format: uuid
       * @description Id of the reservation that the order was made of.
       */
      reservationId: string;
      /** @description Id of the order in the payment system of the platform. Empty when no payment was begun. */
      readonly snapshotId: string;
      /**
       * Format: uuid
       * @description Id of the event that the tickets are for.
       */
      eventId: string;
      /** @description The buyer in the contact list of the site. */
      contactId: string;
      /** @description The member who bought. Empty when a visitor did. */
      memberId: string;
      /**
       * Format: date-time
       * @description When the order was made.
       */
      readonly created?: string;
      /**
       * Format: date-time
       * @description When the order changed last.
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
       * @description Both names of the buyer.
       * @example Mara Lindt
       */
      fullName: string;
      /**
       * @description E-mail address of the buyer; the tickets go there.
       * @example mara.lindt@example.com
       */
      email: string;
      /** @description What the buyer answered to the event's form. With the fieldset FORM. */
      checkoutForm?: components['schemas']['FormResponse'];
      /** @description Whether the order is PAID or FREE. */
      confirmed: boolean;
      status: components['schemas']['OrderStatus'] | components['schemas']['Undeclared'];
      /**
       * @description How the order is paid, in the words of the payment provider. Empty before.
       * @example payPal
       */
      method: string;
      /**
       * Format: int32
       * @description Number of tickets that were ordered.
       * @example 2
       */
      ticketsQuantity: number;
      /** @description What the order costs in all. With the fieldset DETAILS. */
      totalPrice?: components['schemas']['Money'];
      /** @description Address of one file with all tickets. Empty before they are issued. */
      ticketsPdf: string;
      /** @description The tickets that are issued so far, with the fieldset TICKETS. They are all there when there are `ticketsQuantity` of them. Empty without the fieldset. */
      tickets: components['schemas']['Ticket'][];
      /** @description Whether the order is in the archive. */
      archived: boolean;
      /** @description Whether the data about the buyer were made unreadable. */
      anonymized: boolean;
      /** @description How the price comes about. With the fieldset INVOICE. */
      invoice?: components['schemas']['Invoice'];
      /** @description What gift cards paid of the order. Absent without a gift card. */
      giftCardPaymentDetails?: components['schemas']['GiftCardPaymentDetails'][];
      /** @description Whether every ticket was checked in at the door. */
      fullyCheckedIn: boolean;
      paymentDetails?: components['schemas']['PaymentDetails'];
      channel: components['schemas']['OrderChannel'] | components['schemas']['Undeclared'];
      /** @description What the owner may do with the order in its present state. Not every host tells. */
      readonly availableActions?: (
        | components['schemas']['OrderAction']
        | components['schemas']['Undeclared']
      )[];
      /** @description Whether the buyer agreed to be sent news of the site. */
      marketingConsent?: boolean;
    };
    /**
     * @description State of an order. NA_ORDER_STATUS: not asked for (no fieldset DETAILS). FREE: costs nothing. INITIATED: waits for the buyer to pay. PENDING: the payment is being looked at. PAID: paid in full. PARTIALLY_PAID: a deposit or some instalments are paid. OFFLINE_PENDING: is to be paid in person. AUTHORIZED: the money is set aside, the owner can capture or void it. VOIDED: the money that was set aside is given up. DECLINED: the payment failed. CANCELED: was not paid in time.
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
     * @description A property to look for. CONFIRMED: PAID or FREE; UNCONFIRMED: any other state. MEMBER: bought by a member. ARCHIVED, NON_ARCHIVED: in the archive or not. FULLY_CHECKED_IN, NOT_FULLY_CHECKED_IN: every ticket was checked in or not.
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
     * @description Something that the owner can do with an order.
     * @enum {string}
     */
    OrderAction: 'ARCHIVE' | 'UNARCHIVE' | 'CONFIRM' | 'CAPTURE' | 'VOID';
    /**
     * @description Where the order was made: on the site (ONLINE) or at a till (OFFLINE_POS).
     * @enum {string}
     */
    OrderChannel: 'ONLINE' | 'OFFLINE_POS';
    /**
     * @description A part of an order. TICKETS: the tickets. DETAILS: buyer, state, price, instants. FORM: answers to the form. INVOICE: how the price comes about.
     * @enum {string}
     */
    OrderFieldset: 'TICKETS' | 'DETAILS' | 'FORM' | 'INVOICE';
    /** @description Which ones of the event are meant. */
    OrderNumbers: readonly string[];
    /** @description Names of the fields to set, joined by commas. With it, exactly these fields are set, and one that is named but absent is cleared. Without it, the fields that the body has are set. */
    FieldMask: string | readonly string[];
    /** @description Number of orders by value of one field. */
    FacetCounts: {
      /** @description The value to the number of orders that have it. */
      counts?: {
        [key: string]: number;
      };
    };
    /** @description The same counts with the number of tickets beside them. */
    OrderFacets: {
      /** @description Name of the field to its counts. */
      facets?: {
        [key: string]: components['schemas']['OrderFacetCounts'];
      };
    };
    /** @description Orders and tickets by value of one field. */
    OrderFacetCounts: {
      /** @description The value to what was counted. */
      counts?: {
        [key: string]: components['schemas']['OrderFacetNumbers'];
      };
    };
    /** @description What was counted for one value of one field. */
    OrderFacetNumbers: {
      /**
       * Format: int32
       * @description Number of orders.
       */
      count?: number;
      /**
       * Format: int32
       * @description Number of their tickets.
       */
      tickets?: number;
      /**
       * Format: int32
       * @description Number of tickets that were checked in.
       */
      ticketsCheckIn?: number;
    };
    /** @description Addresses that put the event into the buyer's calendar. */
    CalendarLinks: {
      /**
       * Format: uri
       * @description For the calendar of Google.
       */
      google?: string;
      /**
       * Format: uri
       * @description A file for any other calendar (iCalendar, RFC 5545).
       */
      ics?: string;
    };
    /** @description What was sold in one currency. */
    TicketSales: {
      /** @description What the buyers paid, fees included. */
      total?: components['schemas']['Money'];
      /**
       * Format: int32
       * @description Number of confirmed orders.
       */
      totalOrders: number;
      /**
       * Format: int32
       * @deprecated
       * @description Number of their tickets. The platform has announced 2026-12-31 as the end of this field, in favour of the figures of each ticket.
       */
      totalTickets?: number;
      /** @description What is left for the owner, fees left out. */
      revenue?: components['schemas']['Money'];
    };
    /** @description How the order was paid. Absent before a payment. */
    PaymentDetails: {
      transaction?: components['schemas']['PaymentTransaction'];
    };
    /** @description The payment in the payment system of the platform. */
    PaymentTransaction: {
      /**
       * Format: uuid
       * @description Id of the payment.
       */
      readonly transactionId: string;
      /**
       * @description Way of paying, in the words of the payment provider.
       * @example creditCard
       */
      readonly method: string;
      scheduledAction?: components['schemas']['ScheduledPaymentAction'] | components['schemas']['Undeclared'];
      /**
       * Format: date-time
       * @description When the platform will do `scheduledAction` by itself. Absent when nothing is planned.
       */
      readonly scheduledActionExecutionDate?: string;
    };
    /**
     * @description What the platform will do with an AUTHORIZED payment by itself if nobody does anything before.
     * @enum {string}
     */
    ScheduledPaymentAction: 'UNKNOWN_ACTION' | 'CAPTURE' | 'VOID';
    /** @description One issued ticket, good for one person at the door. */
    Ticket: {
      /**
       * @description Number of the ticket, unique.
       * @example 2YQ7-M3SP-9H021
       */
      ticketNumber: string;
      /**
       * @description Which one the ticket was bought with.
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
      /** @description Whether the ticket costs nothing. */
      readonly free: boolean;
      /** @description Terms of the ticket; may be empty. */
      policy: string;
      checkIn?: components['schemas']['CheckIn'];
      orderStatus: components['schemas']['OrderStatus'] | components['schemas']['Undeclared'];
      /** @description Whether the order is in the archive. */
      orderArchived: boolean;
      /**
       * @description Name of the buyer.
       * @example Mara Lindt
       */
      orderFullName: string;
      /** @description Name of the guest. Absent when the event does not ask every guest. */
      guestFullName?: string;
      guestDetails?: components['schemas']['GuestDetails'];
      /** @description Whether the ticket is in the archive. */
      archived: boolean;
      /**
       * Format: uuid
       * @description The member who bought. Absent when a visitor did.
       */
      memberId?: string;
      /** @description Whether the data about the guest were made unreadable. */
      anonymized: boolean;
      /** @description Address that checks the ticket in; the content of its QR code. */
      checkInUrl: string;
      /** @description Address of the printable ticket. */
      ticketPdfUrl: string;
      /**
       * Format: uri
       * @description Address of the pass for the wallet of a phone.
       */
      readonly walletPassUrl: string;
      channel: components['schemas']['OrderChannel'] | components['schemas']['Undeclared'];
      /** @description Whether the ticket is no longer good. */
      readonly canceled?: boolean;
    };
    /** @description That the ticket was checked in at the door. Absent before. */
    CheckIn: {
      /**
       * Format: date-time
       * @description When that was.
       */
      created?: string;
    };
    /** @description Who comes with the ticket. */
    GuestDetails: {
      /** @description Whether the ticket has a guest of its own; if not, the buyer stands here. */
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
       * @description The guest in the contact list of the site.
       */
      contactId?: string;
      /** @description What the guest answered to the event's form. */
      form?: components['schemas']['FormResponse'];
    };
    /** @description Answers to a form. */
    FormResponse: {
      /** @description One entry per input that has an answer. */
      inputValues: components['schemas']['InputValue'][];
    };
    /** @description The answer to one input. `value` has it as text; the typed members are there for inputs of that type. */
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
      /** @description The answers to an input that takes several. */
      values?: string[];
      /**
       * Format: double
       * @description The answer to an input that asks for a number.
       */
      number?: number;
      /**
       * Format: date-time
       * @description The answer to an input that asks for a day or an instant.
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
    /** @description Answers to a form, to send. */
    FormResponseInput: {
      /** @description One entry per input; an input that is left out has no answer. */
      inputValues: readonly components['schemas']['InputValueInput'][];
    };
    /** @description The answer to one input, to send. Give it in `value`, or in `values` where an input takes several. */
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
      /** @description The answers to an input that takes several. */
      values?: readonly string[];
      /**
       * Format: double
       * @description The answer to an input that asks for a number.
       */
      number?: number;
      /**
       * Format: date-time
       * @description The answer to an input that asks for a day or an instant.
       */
      dateTime?: string;
      address?: components['schemas']['FormattedAddressInput'];
    };
    /** @description The answer to an input that asks for an address, to send. */
    FormattedAddressInput: {
      /** @description The address in one line. */
      formatted?: string;
      address?: components['schemas']['AddressInput'];
    };
    /** @description Who buys; the tickets go to the e-mail address. */
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
    /** @description How to carry out the checkout. */
    CheckoutOptions: {
      /**
       * @description True sends no mail to the buyer.
       * @default false
       */
      silent?: boolean;
      /**
       * @description True leaves the payment for later, outside the platform; the order is OFFLINE_PENDING.
       * @default false
       */
      payInPerson?: boolean;
      /**
       * @description True takes the answers as they are, whatever the form asks for. For the owner and apps.
       * @default false
       */
      ignoreFormValidation?: boolean;
      /**
       * @description True takes the order for paid. For the owner and apps.
       * @default false
       */
      markAsPaid?: boolean;
    };
    /** @description Where the answered page stands in the whole result. */
    TicketPageMetadata: {
      /**
       * Format: int32
       * @description Number of tickets on this page.
       */
      count: number;
      /**
       * Format: int32
       * @description Offset that the page was asked for with.
       */
      offset: number;
      /**
       * Format: int32
       * @description Number of tickets that match, on all pages.
       */
      total: number;
      /** @description True when the platform gave up counting; then neither a total nor a last page is known. Specified for every query, but not seen in answers of this one. */
      tooManyToCount?: boolean;
    };
    /** @description One kind of ticket of one event, as it is offered. */
    TicketDefinition: {
      /**
       * Format: uuid
       * @description What a reservation names as `ticketDefinitionId`.
       */
      id: string;
      /** @description Price of one ticket; the least for a donation. `pricing` tells more. Absent for several prices. */
      price?: components['schemas']['Money'];
      /** @description Whether the ticket costs nothing. */
      free: boolean;
      /**
       * @description What the buyer sees first.
       * @example Seat at the wheel
       */
      name: string;
      /** @description What the ticket is for; may be empty. */
      description: string;
      /**
       * Format: int32
       * @description Most tickets of this kind that one checkout may have now: what is left or the event's own limit, whichever is less; 20 for a ticket without limit, 0 when it is sold out.
       * @example 8
       */
      limitPerCheckout: number;
      /**
       * Format: int32
       * @description Place in the owner's order of the tickets.
       */
      orderIndex: number;
      /** @description Terms of the ticket. Empty without the fieldset POLICY. */
      policy: string;
      dashboard?: components['schemas']['TicketDashboard'];
      /**
       * Format: uuid
       * @description Id of the event that the ticket is for.
       */
      eventId: string;
      wixFeeConfig?: components['schemas']['PlatformFeeConfig'];
      salePeriod?: components['schemas']['TicketSalePeriod'];
      saleStatus: components['schemas']['TicketSaleStatus'] | components['schemas']['Undeclared'];
      /** @description What of the question's `state` the ticket is in the list for. */
      state?: (components['schemas']['TicketState'] | components['schemas']['Undeclared'])[];
      pricing?: components['schemas']['TicketPricing'];
    };
    /** @description Figures of the sale. With the fieldset DASHBOARD. */
    TicketDashboard: {
      /** @description Whether the owner hides the ticket from visitors. */
      hidden: boolean;
      /**
       * Format: int32
       * @deprecated
       * @description The same as `ticketsSold` under its old name.
       */
      sold: number;
      /** @description Whether there is a fixed number of these tickets. */
      limited: boolean;
      /**
       * Format: int32
       * @description That number. Absent without one.
       */
      quantity?: number;
      /**
       * Format: int32
       * @description How many are left. Absent without a fixed number.
       */
      unsold?: number;
      /**
       * Format: int32
       * @description How many were sold.
       */
      ticketsSold: number;
      /**
       * Format: int32
       * @description How many are held by reservations.
       */
      ticketsReserved: number;
    };
    /** @description Who bears the platform's fee for a sold ticket. */
    PlatformFeeConfig: {
      type: components['schemas']['FeeType'] | components['schemas']['Undeclared'];
    };
    /**
     * @description Who bears a fee. FEE_ADDED, FEE_ADDED_AT_CHECKOUT: the buyer, on top of the price; with the latter the fee is shown at the checkout only. FEE_INCLUDED: the owner, out of the price.
     * @enum {string}
     */
    FeeType: 'FEE_ADDED' | 'FEE_INCLUDED' | 'FEE_ADDED_AT_CHECKOUT';
    /** @description When the ticket is on sale. Absent when it is on sale until the event begins. */
    TicketSalePeriod: {
      /**
       * Format: date-time
       * @description Beginning of the sale. Absent if it has begun always.
       */
      startDate?: string;
      /**
       * Format: date-time
       * @description End of the sale. Absent if the event ends it.
       */
      endDate?: string;
      /** @description Whether the ticket is hidden outside this period. */
      hideNotOnSale: boolean;
    };
    /**
     * @description Whether the sale is yet to come (SALE_SCHEDULED), runs (SALE_STARTED) or is over (SALE_ENDED). Read-only.
     * @enum {string}
     */
    TicketSaleStatus: 'SALE_SCHEDULED' | 'SALE_STARTED' | 'SALE_ENDED';
    /**
     * @description INCLUDE_HIDDEN_NOT_ON_SALE: also tickets that are hidden because they are not on sale now.
     * @enum {string}
     */
    TicketState: 'INCLUDE_HIDDEN_NOT_ON_SALE';
    /**
     * @description A part of a ticket. POLICY: its terms. DASHBOARD: the figures of its sale.
     * @enum {string}
     */
    TicketDefinitionFieldset: 'POLICY' | 'DASHBOARD';
    /** @description How the ticket is priced. Exactly one of `fixedPrice`, `minPrice` and `pricingOptions` is there. */
    TicketPricing: {
      /** @description One price for everybody. */
      fixedPrice?: components['schemas']['Money'];
      /** @description The buyer names the price, this one or more (`pricingType` DONATION). */
      minPrice?: components['schemas']['Money'];
      pricingOptions?: components['schemas']['PricingOptions'];
      pricingType: components['schemas']['TicketPricingKind'] | components['schemas']['Undeclared'];
    };
    /**
     * @description Type of a ticket: the owner sets the price (STANDARD) or the buyer does (DONATION). Read-only.
     * @enum {string}
     */
    TicketPricingKind: 'STANDARD' | 'DONATION';
    /** @description Several prices, out of which the buyer chooses one. */
    PricingOptions: {
      options?: components['schemas']['PricingOption'][];
    };
    /** @description One of several prices. */
    PricingOption: {
      /**
       * Format: uuid
       * @description What a reservation names as `pricingOptionId`.
       */
      id?: string;
      /** @example Student */
      name?: string;
      price?: components['schemas']['Money'];
    };
    /**
     * @description State of a reservation. RESERVATION_PENDING: holds the tickets. RESERVATION_CONFIRMED: its order is free or paid. RESERVATION_CANCELED: its order was not paid. RESERVATION_CANCELED_MANUALLY: was given back. RESERVATION_EXPIRED: nobody checked it out in time.
     * @enum {string}
     */
    ReservationStatus:
      | 'RESERVATION_PENDING'
      | 'RESERVATION_CONFIRMED'
      | 'RESERVATION_CANCELED'
      | 'RESERVATION_CANCELED_MANUALLY'
      | 'RESERVATION_EXPIRED';
    /** @description How many of one kind of ticket to hold. */
    TicketReservationQuantity: {
      /**
       * Format: uuid
       * @description Id of the kind of ticket.
       */
      ticketDefinitionId: string;
      /**
       * Format: int32
       * @description How many tickets to hold.
       * @example 2
       */
      quantity: number;
      /**
       * Format: decimal
       * @description Price of one ticket that the buyer names for a donation, `minPrice` or more. For other tickets only the owner and apps may name a price.
       * @example 15.00
       */
      priceOverride?: string;
      /** @description Seats or chosen prices, one entry per ticket. Only for tickets that have them. */
      ticketDetails?: readonly components['schemas']['TicketDetailsInput'][];
    };
    /** @description Seat and price of one ticket, to send. */
    TicketDetailsInput: {
      /**
       * @description Id of the seat in the event's seat plan.
       * @example 1-A-4
       */
      seatId?: string;
      capacity?: components['schemas']['TicketCapacity'];
      priceOverride?: components['schemas']['TicketPriceOverride'];
      /**
       * Format: uuid
       * @description Which of several prices was chosen (`pricingOptions.options[].id`).
       */
      pricingOptionId?: string;
    };
    /** @description How many of one kind of ticket are held. */
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
    /** @description Seat and price of one held ticket. The labels come from the seat plan and are absent without one. */
    TicketDetails: {
      /**
       * @description Id of the seat in the event's seat plan.
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
       * @description Id of the seat plan.
       */
      readonly planId?: string;
      capacity?: components['schemas']['TicketCapacity'];
      priceOverride?: components['schemas']['TicketPriceOverride'];
      /**
       * Format: uuid
       * @description Which of several prices was chosen.
       */
      pricingOptionId?: string;
      /**
       * @description Name of that price.
       * @example Student
       */
      readonly pricingOptionName?: string;
    };
    /**
     * Format: int32
     * @description How many people the seat or table is for.
     * @default 1
     */
    TicketCapacity: number;
    /**
     * Format: decimal
     * @description Price that was named for this one ticket, in place of its usual one.
     * @example 15.00
     */
    TicketPriceOverride: string;
    /** @description An amount in one currency. */
    Money: {
      /**
       * Format: decimal
       * @deprecated
       * @description The amount under its old name, which is always there. Equal to `value`.
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
    /** @description How a price comes about: the items, less the discount, plus the tax that prices do not include, plus the fees that the buyer bears. */
    Invoice: {
      /** @description One entry per kind of ticket. */
      items: components['schemas']['InvoiceItem'][];
      /** @description Old form of `grandTotal`; may lack the fees. Deprecated. */
      total?: components['schemas']['Money'];
      discount?: components['schemas']['Discount'];
      tax?: components['schemas']['Tax'];
      /** @description Sum of the items before discount, tax and fees. */
      subTotal?: components['schemas']['Money'];
      /** @description What the buyer pays: all included. */
      grandTotal?: components['schemas']['Money'];
      /** @description Fees of the platform; empty for free tickets. */
      readonly fees: components['schemas']['Fee'][];
      /** @description What is left for the owner, fees left out. */
      revenue?: components['schemas']['Money'];
      /**
       * Format: uri
       * @description Page that shows the invoice. Absent before there is one.
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
      /** @description Price of one. */
      price?: components['schemas']['Money'];
      /** @description Price of all of them, before discount, tax and fees. */
      total?: components['schemas']['Money'];
      discount?: components['schemas']['Discount'];
      tax?: components['schemas']['Tax'];
      /** @description The platform's fees for these tickets. */
      readonly fees?: components['schemas']['Fee'][];
    };
    /** @description What is taken off. Absent without a discount. */
    Discount: {
      /** @description How much is taken off. */
      amount?: components['schemas']['Money'];
      /** @description What remains, before tax and fees. */
      afterDiscount?: components['schemas']['Money'];
      /**
       * @deprecated
       * @description Code of the coupon; `discounts` has it too. Empty without a coupon.
       */
      code: string;
      /**
       * @deprecated
       * @description Name of the coupon; `discounts` has it too. Empty without a coupon.
       */
      name: string;
      /**
       * @deprecated
       * @description Id of the coupon; `discounts` has it too. Empty without a coupon.
       */
      couponId: string;
      /** @description The discounts one by one. */
      discounts?: readonly components['schemas']['DiscountItem'][];
    };
    /** @description One discount. Either `coupon` or `paidPlan` is there. */
    DiscountItem: {
      coupon?: components['schemas']['CouponDiscount'];
      paidPlan?: components['schemas']['PaidPlanDiscount'];
      /** @description How much this discount takes off. */
      amount?: components['schemas']['Money'];
    };
    /** @description The coupon that the discount comes from. */
    CouponDiscount: {
      /** @example Early birds */
      name?: string;
      /**
       * @description What the buyer entered.
       * @example CLAY10
       */
      code?: string;
      /** @description Id of the coupon in the site. */
      couponId?: string;
    };
    /** @description The pricing plan that the discount comes from. */
    PaidPlanDiscount: {
      percentDiscount?: components['schemas']['PercentDiscount'];
      /**
       * @description Name of the plan.
       * @example Studio membership
       */
      name?: string;
    };
    /** @description A part of the price that a plan takes off. */
    PercentDiscount: {
      /**
       * Format: decimal
       * @description In percent, from 0.01 to 100, with two decimals at most.
       * @example 25
       */
      rate?: string;
      /**
       * Format: int32
       * @description Number of tickets that the plan makes cheaper.
       */
      quantityDiscounted?: number;
    };
    /**
     * @description Code of a gift card to pay with, as the buyer types it.
     * @example GIFT-7K2M-91QD
     */
    GiftCardCode: string;
    /** @description What one gift card pays. */
    GiftCardPaymentDetails: {
      /**
       * Format: uuid
       * @description Id of the payment. Absent before it is made.
       */
      giftCardPaymentId?: string;
      /**
       * Format: uuid
       * @description App that issued the gift card.
       */
      appId?: string;
      /** @description Whether the payment was taken back. */
      voided?: boolean;
      /** @description What the gift card pays. */
      amount?: components['schemas']['Money'];
      /** @description The code with all but its end hidden, to show. */
      obfuscatedCode?: string;
      /** @description The whole code, for the owner and for apps. */
      code?: string;
    };
    /** @description Why a gift card does not pay. Absent when it does, or when none was given. */
    GiftCardErrors: {
      /** @description The reasons. */
      error?: components['schemas']['GiftCardError'][];
    };
    /** @description One reason why a gift card does not pay. */
    GiftCardError: {
      /** @description Code of the reason; the platform documents none. */
      code?: string;
    };
    /** @description The coupon to use. */
    DiscountRequest: {
      /**
       * @description As the buyer types it.
       * @example CLAY10
       */
      couponCode?: string;
    };
    /** @description The benefit of a pricing plan to use; the plan must be the buyer's. */
    PaidPlanBenefit: {
      /**
       * Format: uuid
       * @description Id of the order by which the buyer got the plan.
       */
      planOrderId?: string;
      /**
       * Format: uuid
       * @description Id of the benefit within the plan.
       */
      benefitId?: string;
    };
    /** @description Why the discount was not given. Absent when it was, or when none was asked for. */
    DiscountErrors: {
      error: components['schemas']['DiscountError'][];
    };
    /** @description One reason why the discount was not given. */
    DiscountError: {
      /**
       * @description Stable name of the reason.
       * @example ERROR_COUPON_EXPIRED
       */
      code: string;
    };
    /** @description The tax of an invoice or of one of its items. Absent when the event has no tax. */
    Tax: {
      type: components['schemas']['TaxType'] | components['schemas']['Undeclared'];
      /**
       * @description Name that the owner gave.
       * @example VAT
       */
      readonly name: string;
      /**
       * Format: decimal
       * @description In percent.
       * @example 19
       */
      rate: string;
      /** @description What the tax is reckoned on. */
      taxable?: components['schemas']['Money'];
      /** @description The tax itself. */
      amount?: components['schemas']['Money'];
    };
    /**
     * @description How the tax goes with the price. INCLUDED: it is part of the price. ADDED: it comes on top. ADDED_AT_CHECKOUT: it comes on top and is shown at the checkout only.
     * @enum {string}
     */
    TaxType: 'INCLUDED' | 'ADDED' | 'ADDED_AT_CHECKOUT';
    /** @description A fee of the platform. */
    Fee: {
      name?: components['schemas']['FeeName'] | components['schemas']['Undeclared'];
      type?: components['schemas']['FeeType'] | components['schemas']['Undeclared'];
      /**
       * Format: decimal
       * @description In percent of the discounted price with the added tax.
       * @example 2.5
       */
      readonly rate?: string;
      /** @description The fee itself. */
      amount?: components['schemas']['Money'];
    };
    /**
     * @description Which fee it is; there is one, the platform's fee for selling tickets.
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
    /** @description A postal address as the platform answers it. The street is given either in parts (`streetAddress`) or as one line (`addressLine`). */
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
    };
    /**
     * Format: currency-code
     * @description Three-letter currency code (ISO 4217).
     * @example EUR
     */
    CurrencyCode: string;
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
    /** @description A postal address to send. The street is given either in parts (`streetAddress`) or as one line (`addressLine`), not both. The names of country and subdivision are the platform's to fill in. */
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
      /** @description How to find the place. */
      hint?: string;
      geocode?: components['schemas']['AddressLocation'];
    };
    Undeclared: import('../../src/core/undeclared.ts').Undeclared;
  };
  responses: {
    /** @description The caller may not do this, or not with this fieldset; then the owner or an app must ask. */
    FieldsetNotAllowed: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description There is no such order, or the caller may not see it. */
    OrderNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The order is in a state that does not allow this. Nothing changed. */
    OrderActionNotAvailable: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The payment of the order is not AUTHORIZED. Nothing changed. */
    OrderStatusNotAuthorized: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The caller may not do this, or the tickets cost money and the site cannot take payments. */
    ReservationForbidden: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description There is no such reservation, or it has expired. */
    ReservationNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The reservation was checked out before. Look for its order instead. */
    ReservationOccupied: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The tickets cannot be held as asked. Nothing is held. */
    TicketsNotAvailable: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description A field is not valid, or the answers do not meet the event's form. */
    CheckoutRejected: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
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
     * @description Id of the event that the order belongs to.
     * @example 3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1
     */
    EventId: string;
    /**
     * @description Number of the order, unique within the site.
     * @example 2YQ7-M3SP-9HT
     */
    OrderNumber: string;
    /**
     * @description Parts of the order to answer beside the number, the event, the reservation and the quantity.
     * @example [
     *       "TICKETS",
     *       "DETAILS"
     *     ]
     */
    OrderFieldsets: readonly components['schemas']['OrderFieldset'][];
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
  listOrders: {
    parameters: {
      query?: {
        /**
         * @description How many orders to leave out first.
         * @example 0
         */
        offset?: number;
        /**
         * @description Most orders of one page.
         * @example 50
         */
        limit?: number;
        /**
         * @description Parts of the order to answer beside the number, the event, the reservation and the quantity.
         * @example [
         *       "TICKETS",
         *       "DETAILS"
         *     ]
         */
        fieldset?: components['parameters']['OrderFieldsets'];
        /**
         * @description Only orders in one of these states.
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
         * @description Names of fields to count the orders by; the counts come back in `facets` and `orderFacets`.
         * @example [
         *       "status"
         *     ]
         */
        facet?: readonly string[];
        /**
         * @description Only orders in whose buyer name, e-mail address or number the text occurs.
         * @example lindt
         */
        searchPhrase?: string;
        /**
         * @description Only orders of events that one of these users created.
         * @example [
         *       "c2f90e4b-5d17-4b68-a3e1-7d84b5f60c92"
         *     ]
         */
        eventCreatorId?: readonly string[];
        /**
         * @description Order of the orders.
         * @example created:desc
         */
        sort?: components['schemas']['OrderSort'];
        /**
         * @description Only orders that have one of these properties.
         * @example [
         *       "CONFIRMED"
         *     ]
         */
        tag?: readonly components['schemas']['OrderTag'][];
        /**
         * @description Only orders of these contacts of the site.
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
         * @description Parts of the order to answer beside the number, the event, the reservation and the quantity.
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
         * @description Id of the event that the order belongs to.
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
      /** @description The order, with links that put the event into a calendar. */
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
         * @description Id of the event that the order belongs to.
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
         * @description Id of the event that the order belongs to.
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
         * @description Id of the event that the order belongs to.
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
      /** @description The capture is under way. The body is an empty object. */
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
      /** @description The voiding is under way. The body is an empty object. */
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
      /** @description What the site can take. */
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
         * @description Only tickets of this event.
         * @example 3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1
         */
        eventId?: string;
        /**
         * @description How many tickets to leave out first.
         * @example 0
         */
        offset?: number;
        /**
         * @description Most tickets of one page.
         * @example 100
         */
        limit?: number;
        /**
         * @description Order of the tickets.
         * @example orderIndex:asc
         */
        sort?: components['schemas']['TicketSort'];
        /**
         * @description Widens the list beyond what can be had now.
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
      /** @description The tickets are held. */
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
         * @description Id of the event that the tickets are for.
         * @example 3a8f1c60-9b24-4e7d-8f15-6c0d27b9e4a1
         */
        eventId: string;
      };
      header?: never;
      path: {
        /**
         * @description As `createReservation` answered it.
         * @example 71f4f0f2-1d8f-4f4c-8a0c-3b2d8d1c9e55
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The tickets are given back. The body is an empty object. */
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
         * @description As `createReservation` answered it.
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
      /** @description The invoice and the state of the reservation. */
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
      /** @description The order is there. */
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
      /** @description The order is there. */
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
