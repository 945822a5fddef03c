// Generated from spec/ticket-reservations.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
export interface paths {
  '/v1/ticket-reservations': {
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
     * @description Holds all given tickets, or none, until `expirationDate`. No event is given: it follows from the ticket
     *     definitions. A line whose `eventId` differs from its definition's is rejected with 400, and so are lines of
     *     several events; both are assumed.
     *
     *     A donation requires `ticketInfo.guestPrice`, not below the definition's least price; a ticket with several prices
     *     requires `ticketInfo.pricingOptionId`; a ticket with a seating plan requires `ticketInfo.seatId`. Paid tickets are
     *     rejected with `NO_PAYMENT_METHOD_CONFIGURED` if the site cannot accept payments.
     *
     *     `priceOverride` and `additionalReservationSettings` are for the owner and apps; a visitor or member who gives
     *     them is rejected with 403. That, and the statuses of the codes except 403, are assumed.
     */
    post: operations['createTicketReservation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/ticket-reservations/{ticketReservationId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id returned by `createTicketReservation`, or by `createReservation` of the earlier calls.
         * @example 71f4f0f2-1d8f-4f4c-8a0c-3b2d8d1c9e55
         */
        ticketReservationId: components['parameters']['TicketReservationId'];
      };
      cookie?: never;
    };
    /**
     * Get a reservation
     * @description Returns a reservation in any status, so that a page finds its tickets again after a reload, or learns whether they
     *     were paid when the buyer does not return from the hosted page.
     *
     *     Visitors and members read their own reservations; another person's reservation is answered with 404, which is
     *     assumed. After `deleteTicketReservation` the reservation no longer exists.
     */
    get: operations['getTicketReservation'];
    put?: never;
    post?: never;
    /**
     * Delete a reservation
     * @description Removes the reservation and puts its tickets back on sale; reading it then fails with 404. For the owner and apps: a
     *     buyer cancels instead, which keeps the reservation readable. What becomes of the order of a confirmed reservation
     *     is not documented; assume that it stays.
     */
    delete: operations['deleteTicketReservation'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/ticket-reservations/{ticketReservationId}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id returned by `createTicketReservation`, or by `createReservation` of the earlier calls.
         * @example 71f4f0f2-1d8f-4f4c-8a0c-3b2d8d1c9e55
         */
        ticketReservationId: components['parameters']['TicketReservationId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel a reservation
     * @description Puts the tickets of a PENDING or CONFIRMED reservation back on sale and sets its status to CANCELED_MANUALLY. The
     *     reservation stays readable. A reservation in another status is rejected with 428, so a second call fails although
     *     the state is the same; status and code of that refusal are assumed.
     *
     *     Visitors and members cancel their own reservations. Canceling a CONFIRMED reservation does not refund its order.
     */
    post: operations['cancelTicketReservation'];
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
    CreateTicketReservationRequest: {
      ticketReservation: components['schemas']['NewTicketReservation'];
    };
    CreateTicketReservationResponse: {
      ticketReservation: components['schemas']['TicketReservation'];
      promotionErrors?: components['schemas']['PromotionErrors'];
    };
    GetTicketReservationResponse: {
      ticketReservation: components['schemas']['TicketReservation'];
      promotionErrors?: components['schemas']['PromotionErrors'];
    };
    CancelTicketReservationResponse: {
      ticketReservation: components['schemas']['TicketReservation'];
    };
    DeleteTicketReservationResponse: {
      ticketReservation: components['schemas']['TicketReservation'];
    };
    /** @description Tickets to reserve. */
    NewTicketReservation: {
      /** @description One entry for tickets of the same kind, price and seat. */
      tickets: readonly components['schemas']['NewTicketLine'][];
      additionalReservationSettings?: components['schemas']['AdditionalReservationSettings'];
      extendedFields?: components['schemas']['ExtendedFields'];
      tags?: components['schemas']['Tags'];
    };
    /** @description Tickets of one kind to reserve. */
    NewTicketLine: {
      /**
       * Format: uuid
       * @description Not needed, because it follows from the definition. Another event than that is rejected with 400.
       */
      eventId?: string;
      /**
       * Format: uuid
       * @description Kind of ticket.
       */
      ticketDefinitionId: string;
      quantity: components['schemas']['TicketQuantity'];
      ticketInfo?: components['schemas']['NewTicketInfo'];
    };
    /** @description Seat and price of the tickets, as sent in a request. */
    NewTicketInfo: {
      seatId?: components['schemas']['SeatId'];
      guestPrice?: components['schemas']['GuestPrice'];
      pricingOptionId?: components['schemas']['ChosenPricingOption'];
      pricingPlan?: components['schemas']['TicketPricingPlan'];
      priceOverride?: components['schemas']['OverridingPrice'];
    };
    /** @description Tickets that are held for one buyer, or were. */
    TicketReservation: {
      /**
       * Format: uuid
       * @description Also the id for invoice, checkout and redirect session.
       */
      readonly id: string;
      /**
       * @description Number that grows by 1 with each change. No call takes it.
       * @example 1
       */
      readonly revision?: string;
      /** Format: date-time */
      readonly createdDate?: string;
      /** Format: date-time */
      readonly updatedDate?: string;
      /**
       * Format: date-time
       * @description Time until which the tickets are held. It has a meaning only while the status is PENDING.
       */
      readonly expirationDate?: string;
      status: components['schemas']['TicketReservationStatus'] | components['schemas']['Undeclared'];
      /**
       * Format: uuid
       * @description Member who reserved; absent for a visitor.
       */
      readonly memberId?: string;
      /**
       * Format: uuid
       * @description Visitor who reserved; absent for a member.
       */
      readonly visitorId?: string;
      /** @description The reserved tickets, by kind, price and seat. */
      tickets: components['schemas']['TicketLine'][];
      additionalReservationSettings?: components['schemas']['AdditionalReservationSettings'];
      extendedFields?: components['schemas']['ExtendedFields'];
      tags?: components['schemas']['Tags'];
    };
    /**
     * @description PENDING: holds the tickets. CONFIRMED: its order is free or paid. CANCELED: its order was not paid. CANCELED_MANUALLY: was canceled. EXPIRED: was not checked out in time.
     * @enum {string}
     */
    TicketReservationStatus: 'PENDING' | 'CONFIRMED' | 'CANCELED' | 'CANCELED_MANUALLY' | 'EXPIRED';
    /** @description Reserved tickets of one kind, with their price at the time of the reservation. */
    TicketLine: {
      /** Format: uuid */
      readonly ticketLineItemId?: string;
      /**
       * Format: uuid
       * @description Event of the tickets, as the checkout needs it.
       */
      readonly eventId?: string;
      /**
       * Format: uuid
       * @description Kind of ticket.
       */
      ticketDefinitionId: string;
      quantity: components['schemas']['TicketQuantity'];
      ticketInfo?: components['schemas']['TicketInfo'];
      /** @description Settings of the event at the time of the reservation. The platform documents none of its members. */
      readonly eventSettingsSnapshot?: {
        [key: string]: unknown;
      };
      /**
       * Format: int32
       * @description Number of tickets that were taken out of the line since.
       */
      readonly removedQuantity?: number;
      /** @description Terms of the ticket. Absent without terms. */
      readonly policy?: string;
      /** @example Seat at the wheel */
      readonly ticketName?: string;
      /** @description Price of one ticket. */
      price?: components['schemas']['DecimalMoney'];
      /** @description Price of all tickets of the line, without fees and tax. */
      subTotal?: components['schemas']['DecimalMoney'];
    };
    /**
     * Format: int32
     * @description Number of tickets.
     * @example 2
     */
    TicketQuantity: number;
    /** @description Seat and price of reserved tickets. The labels come from the seating plan and are absent without one. */
    TicketInfo: {
      seatId?: components['schemas']['SeatId'];
      seatInfo?: components['schemas']['SeatInfo'];
      guestPrice?: components['schemas']['GuestPrice'];
      pricingOptionId?: components['schemas']['ChosenPricingOption'];
      /** @example Student */
      readonly pricingOptionName?: string;
      pricingPlan?: components['schemas']['TicketPricingPlan'];
      priceOverride?: components['schemas']['OverridingPrice'];
    };
    /**
     * @description Id of the seat in the event's seating plan.
     * @example 1-A-4
     */
    SeatId: string;
    /**
     * Format: decimal
     * @description Price of one ticket that the buyer sets for a donation, at least the definition's `guestPrice`.
     * @example 15.00
     */
    GuestPrice: string;
    /**
     * Format: uuid
     * @description Id of the chosen price of a ticket with several prices (`optionId`).
     */
    ChosenPricingOption: string;
    /**
     * Format: decimal
     * @description Price of one ticket in place of its usual one. For the owner and apps.
     * @example 20.00
     */
    OverridingPrice: string;
    /** @description Labels of the seat. */
    SeatInfo: {
      /** @example Ground floor */
      readonly sectionLabel?: string;
      /** @description Area without numbered seats. */
      readonly areaLabel?: string;
      readonly tableLabel?: string;
      /** @example A */
      readonly rowLabel?: string;
      /**
       * @description Number of the seat in its row.
       * @example 4
       */
      readonly seatLabel?: string;
      /**
       * Format: uuid
       * @description Seating plan.
       */
      readonly configurationId?: string;
    };
    /** @description Pricing plan that pays for the tickets. */
    TicketPricingPlan: {
      /**
       * Format: uuid
       * @description Order with which the member bought the plan.
       */
      orderId: string;
      /** Format: uuid */
      planId: string;
    };
    /** @description Checks that the reservation leaves out. For the owner and apps. */
    AdditionalReservationSettings: {
      /** @description True reserves past the stock and the limit per checkout. */
      disableTicketLimitValidation?: boolean;
      /** @description True reserves hidden tickets too. */
      enableHiddenTicketReservation?: boolean;
    };
    /** @description Promotions that do not apply to the reservation. They are data, not a refusal. */
    PromotionErrors: {
      readonly error?: components['schemas']['PromotionError'][];
    };
    /** @description Promotion that does not apply, and the reason. */
    PromotionError: {
      promotionType?: components['schemas']['PromotionType'] | components['schemas']['Undeclared'];
      /** @example BENEFIT_NOT_FOUND */
      readonly code?: string;
      /** @description Reason in English, for developers. */
      readonly message?: string;
    };
    /**
     * @description Kind of promotion: coupon, benefit of a pricing plan, gift card, or another kind.
     * @enum {string}
     */
    PromotionType: 'UNKNOWN_PROMOTION_TYPE' | 'OTHER' | 'COUPON_CODE' | 'PAID_PLAN_BENEFIT' | 'GIFT_CARD';
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
    /** @description Labels by their ids. */
    TagList: {
      /**
       * @example [
       *       "PRESS"
       *     ]
       */
      tagIds: readonly string[];
    };
    /** @description Labels on the entity, by the permission that reading them needs. */
    Tags: {
      /** @description Labels that only callers with an extra permission may read and change. */
      privateTags?: components['schemas']['TagList'];
      /** @description Labels that everybody who may read the entity sees. */
      tags?: components['schemas']['TagList'];
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
    Undeclared: import('../../src/core/undeclared.ts').Undeclared;
  };
  responses: {
    /** @description A field is not valid, or the price of a ticket was not chosen as its definition requires. */
    ReservationNotValid: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The caller may not give a member of the request, or paid tickets cannot be paid on this site. */
    ReservationNotAllowed: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description There is no such ticket definition, or its event is not published. Nothing is reserved. */
    TicketOrEventNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description Tickets are not on sale, are hidden, or fewer are left than requested. Nothing is reserved. */
    TicketsNotOnSale: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description There is no such reservation, or it belongs to another person. */
    TicketReservationNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The reservation is over. Nothing was changed. */
    TicketReservationNotCancelable: {
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
  };
  parameters: {
    /**
     * @description Id returned by `createTicketReservation`, or by `createReservation` of the earlier calls.
     * @example 71f4f0f2-1d8f-4f4c-8a0c-3b2d8d1c9e55
     */
    TicketReservationId: string;
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
  createTicketReservation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateTicketReservationRequest'];
      };
    };
    responses: {
      /** @description The reservation. Problems with a promotion are listed beside it and do not prevent it. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreateTicketReservationResponse'];
        };
      };
      400: components['responses']['ReservationNotValid'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ReservationNotAllowed'];
      404: components['responses']['TicketOrEventNotFound'];
      428: components['responses']['TicketsNotOnSale'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getTicketReservation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id returned by `createTicketReservation`, or by `createReservation` of the earlier calls.
         * @example 71f4f0f2-1d8f-4f4c-8a0c-3b2d8d1c9e55
         */
        ticketReservationId: components['parameters']['TicketReservationId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The reservation. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GetTicketReservationResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['TicketReservationNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  deleteTicketReservation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id returned by `createTicketReservation`, or by `createReservation` of the earlier calls.
         * @example 71f4f0f2-1d8f-4f4c-8a0c-3b2d8d1c9e55
         */
        ticketReservationId: components['parameters']['TicketReservationId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The reservation as it was before it was removed. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeleteTicketReservationResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['TicketReservationNotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  cancelTicketReservation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id returned by `createTicketReservation`, or by `createReservation` of the earlier calls.
         * @example 71f4f0f2-1d8f-4f4c-8a0c-3b2d8d1c9e55
         */
        ticketReservationId: components['parameters']['TicketReservationId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The canceled reservation. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CancelTicketReservationResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['TicketReservationNotFound'];
      428: components['responses']['TicketReservationNotCancelable'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
