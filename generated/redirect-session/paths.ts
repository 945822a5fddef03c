// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
export interface paths {
  '/v1/redirect-session': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a redirect session
     * @description Give exactly one intent: one of `bookingsCheckout`, `ecomCheckout`, `eventsCheckout`, `paidPlansCheckout`,
     *     `login`, `logout`, `auth`, `storesProduct`, `bookingsBook`, `ecomOrderPaymentRequest`, `memberAccountPage`.
     *     None or two are answered with 400. The members `callbacks`, `preferences` and `origin` go with any of them.
     *
     *     The session belongs to the visitor or member who makes it, so it takes their token; the owner's or an app's token
     *     is refused. Send the visitor to `redirectSession.fullUrl` as it is, without adding or dropping parameters.
     *
     *     A second call makes a second session. For sign-in (`auth`) that does no harm; for the other intents the first
     *     address stays open until it expires.
     */
    post: operations['createRedirectSession'];
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
    /** @description One intent and what goes with it. Exactly one of the intents is given; see the operation for the list. */
    CreateRedirectSessionRequest: {
      bookingsCheckout?: components['schemas']['BookingsCheckoutIntent'];
      ecomCheckout?: components['schemas']['EcomCheckoutIntent'];
      eventsCheckout?: components['schemas']['EventsCheckoutIntent'];
      paidPlansCheckout?: components['schemas']['PaidPlansCheckoutIntent'];
      login?: components['schemas']['LoginIntent'];
      logout?: components['schemas']['LogoutIntent'];
      auth?: components['schemas']['AuthIntent'];
      storesProduct?: components['schemas']['StoresProductIntent'];
      bookingsBook?: components['schemas']['BookingsBookIntent'];
      ecomOrderPaymentRequest?: components['schemas']['EcomOrderPaymentRequestIntent'];
      memberAccountPage?: components['schemas']['MemberAccountPageIntent'];
      callbacks?: components['schemas']['RedirectCallbacks'];
      preferences?: components['schemas']['RedirectPreferences'];
      /** @description Where the flow starts from. What the platform does with it is not known. */
      origin?: string;
    };
    /** @description Checkout of the store. */
    EcomCheckoutIntent: {
      /**
       * Format: uuid
       * @description From `createCheckoutFromCurrentCart`.
       */
      checkoutId: string;
    };
    /** @description Form and payment of reserved tickets. */
    EventsCheckoutIntent: {
      /**
       * Format: uuid
       * @description Id of the reservation. It must not have expired.
       */
      reservationId: string;
      /** @description Slug of the event that the tickets are for. */
      eventSlug: string;
    };
    /** @description Where a visitor subscribes to a plan. */
    PaidPlansCheckoutIntent: {
      /**
       * Format: uuid
       * @description Which one the visitor chose.
       */
      planId: string;
      /** @description Opaque text that a plan list hands over. */
      checkoutData?: string;
    };
    /** @description Page on which a resource is booked. */
    BookingsBookIntent: {
      /**
       * Format: uuid
       * @description What is to be booked, such as a room or a teacher.
       */
      resourceId: string;
    };
    /** @description Hosted page of a product. */
    StoresProductIntent: {
      /** @description The part of the page's address that names the product. */
      productSlug: string;
    };
    /** @description Payment of an order for which the owner sent a request. Newer than the specification. */
    EcomOrderPaymentRequestIntent: {
      /**
       * Format: uuid
       * @description What the buyer was asked to pay.
       */
      paymentRequestId: string;
    };
    /** @description Account area of the member. The specification names its sections; the packages declare the intent for internal use only, so the platform may refuse it. */
    MemberAccountPageIntent: {
      section?: components['schemas']['MemberAccountSection'];
    };
    /**
     * @description A part of the member's account area.
     * @default ACCOUNT_INFO
     * @enum {string}
     */
    MemberAccountSection: 'ACCOUNT_INFO' | 'BOOKINGS' | 'ORDERS' | 'SUBSCRIPTIONS' | 'EVENTS';
    /** @description Hosted sign-in page without a code at the end. Has no members; give an empty object. */
    LoginIntent: {
      [key: string]: unknown;
    };
    /** @description Ends the session at the platform: the tokens and the platform's cookies stop working. Comes back to the post-flow address. */
    LogoutIntent: {
      /**
       * Format: uuid
       * @description Id of the OAuth client.
       */
      clientId: string;
    };
    /** @description Sign-in that comes back with a code for the token endpoint. */
    AuthIntent: {
      authRequest: components['schemas']['AuthorizeRequest'];
      prompt?: components['schemas']['AuthPrompt'];
    };
    /**
     * @description What the page may ask of the visitor: `login` shows the sign-in, `none` shows nothing and fails when nobody is signed in. The packages keep `consent` and `select_account` to themselves.
     * @default login
     * @enum {string}
     */
    AuthPrompt: 'login' | 'none' | 'consent' | 'select_account';
    /** @description The authorization request of OAuth with PKCE. The names are exact and the object is flat; a request of another form is refused. */
    AuthorizeRequest: {
      /**
       * Format: uuid
       * @description Id of the OAuth client.
       */
      clientId: string;
      /** @constant */
      responseType: 'code';
      /**
       * Format: uri
       * @description Where the page sends the visitor back to. It must be in the client's list to the letter. Absent for `web_message`.
       */
      redirectUri?: string;
      /**
       * @description `offline_access` asks for a refresh token.
       * @example offline_access
       */
      scope?: string;
      /** @description Random text that comes back unchanged. Whoever gets another one must drop the answer. */
      state: string;
      responseMode?: components['schemas']['AuthResponseMode'];
      /** @description Base64url of the SHA-256 digest of the code verifier. */
      codeChallenge: string;
      /** @constant */
      codeChallengeMethod: 'S256';
      /**
       * Format: password
       * @description Session of a password sign-in that shall become tokens. The page then asks nothing.
       */
      sessionToken?: string;
      /** @description Random text that binds an answer to this request. */
      nonce?: string;
      /** @description The same as `prompt` beside this object; the packages leave it out. */
      prompt?: string;
      /**
       * Format: uuid
       * @description Id of the identity provider to go to straight away. Newer than the specification, and declared for internal use.
       */
      idp?: string;
    };
    /**
     * @description How code and state come back: in the fragment of the callback address, in its query, or as a message to the window that holds the hidden frame.
     * @enum {string}
     */
    AuthResponseMode: 'fragment' | 'query' | 'web_message';
    /** @description Form and payment of a time slot. */
    BookingsCheckoutIntent: {
      /**
       * @description IANA zone in which times are shown.
       * @example Europe/Berlin
       */
      timezone?: string;
      slotAvailability: components['schemas']['SlotAvailability'];
    };
    /** @description A time slot as the bookings service lists it. Hand it over as it came. */
    SlotAvailability: {
      slot?: components['schemas']['BookingSlot'];
      /** @description Somebody can still book it. */
      bookable?: boolean;
      /**
       * Format: int32
       * @description Places in all.
       */
      totalSpots?: number;
      /**
       * Format: int32
       * @description Places left.
       */
      openSpots?: number;
      waitingList?: components['schemas']['WaitingList'];
      bookingPolicyViolations?: components['schemas']['BookingPolicyViolations'];
      /** @description Another booking holds it at this moment. */
      locked?: boolean;
    };
    /** @description Service, time, place and person. */
    BookingSlot: {
      /** @description What is booked at that time. */
      serviceId?: string;
      /** @description Id of the schedule that the slot is taken from. */
      scheduleId?: string;
      /**
       * @description Local time without offset.
       * @example 2026-12-05T10:00:00
       */
      startDate?: string;
      /**
       * @description Local time without offset.
       * @example 2026-12-05T12:00:00
       */
      endDate?: string;
      /**
       * @description IANA zone of the two times.
       * @example Europe/Berlin
       */
      timezone?: string;
      resource?: components['schemas']['SlotResource'];
      location?: components['schemas']['SlotLocation'];
      /** @description Id of the calendar entry of a course. */
      eventId?: string;
    };
    /** @description Who or what the slot is with. */
    SlotResource: {
      /** Format: uuid */
      id?: string;
      name?: string;
    };
    /** @description Where the slot takes place. */
    SlotLocation: {
      /**
       * Format: uuid
       * @description Id of the place among the business's own.
       */
      id?: string;
      name?: string;
      /** @description Address in one line. */
      formattedAddress?: string;
      /** @description The same in the visitor's language. */
      formattedAddressTranslated?: string;
      locationType?: components['schemas']['SlotLocationType'];
    };
    /**
     * @description One of the business's places, another that the owner named, or one that the customer chooses. The specification calls these the values of origin.
     * @enum {string}
     */
    SlotLocationType: 'UNDEFINED' | 'OWNER_BUSINESS' | 'OWNER_CUSTOM' | 'CUSTOM';
    /** @description Places on the waiting list. */
    WaitingList: {
      /** Format: int32 */
      totalSpots?: number;
      /** Format: int32 */
      openSpots?: number;
    };
    /** @description Why the slot cannot be booked now. */
    BookingPolicyViolations: {
      tooEarlyToBook?: boolean;
      tooLateToBook?: boolean;
      bookOnlineDisabled?: boolean;
      /** @description The form must be filled in and valid. */
      validSubmissionRequired?: boolean;
    };
    /** @description Pages of the site to which a hosted page leads. Each must be allowed by the site. */
    RedirectCallbacks: {
      /**
       * Format: uri
       * @description Where the visitor lands when the flow ends, is given up or breaks off.
       */
      postFlowUrl?: string;
      /**
       * Format: uri
       * @description Where a buyer lands after paying. Without it the platform shows a page of its own.
       */
      thankYouPageUrl?: string;
      /**
       * Format: uri
       * @description The site's own sign-in page, for a visitor who wants to sign in during the checkout.
       */
      loginUrl?: string;
      /**
       * Format: uri
       * @description List of bookable services.
       */
      bookingsServiceListUrl?: string;
      /**
       * Format: uri
       * @description The site's cart page.
       */
      cartPageUrl?: string;
      /**
       * Format: uri
       * @description List of paid plans.
       */
      planListUrl?: string;
    };
    /** @description How the hosted page behaves. */
    RedirectPreferences: {
      /**
       * @description The platform's plain pages. With false, the pages of the site's own hosted version.
       * @default true
       */
      useGenericWixPages?: boolean;
      /**
       * @description The visitor or member stays the same on the hosted page. With false it starts anew.
       * @default true
       */
      maintainIdentity?: boolean;
      /**
       * @description Goes into the query of the address; `lang` sets the page's language.
       * @example {
       *       "lang": "de"
       *     }
       */
      additionalQueryParameters?: {
        [key: string]: string;
      };
      /**
       * @description Fail at once when the site is not published, rather than on the hosted page.
       * @default false
       */
      checkIfPublish?: boolean;
    };
    CreateRedirectSessionResponse: {
      redirectSession: components['schemas']['RedirectSession'];
    };
    /** @description A way to a hosted page, for one visitor and one use. */
    RedirectSession: {
      /** Format: uuid */
      readonly id: string;
      /**
       * Format: uri
       * @description The address to send the visitor to.
       */
      readonly fullUrl: string;
      urlDetails: components['schemas']['RedirectUrlDetails'];
      /**
       * Format: password
       * @description Token of the session, for sign-ins that the site runs itself. Not always there.
       */
      readonly sessionToken?: string;
      /** @description A short form of the address, when the platform made one; else empty or absent. */
      readonly shortUrl?: string;
    };
    /** @description The address in parts. */
    RedirectUrlDetails: {
      /**
       * Format: uri
       * @description The address without its query. For a sign-in, the authorization endpoint.
       */
      readonly endpoint: string;
      /**
       * @description The parameters of its query.
       * @example {
       *       "lang": "de"
       *     }
       */
      searchParams?: {
        [key: string]: string;
      };
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
    Undeclared: import('../../src/core/undeclared.ts').Undeclared;
  };
  responses: {
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
  };
  parameters: never;
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
  createRedirectSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateRedirectSessionRequest'];
      };
    };
    responses: {
      /** @description The session with the address to go to. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreateRedirectSessionResponse'];
        };
      };
      /** @description There is not exactly one intent, or a field of it is not valid. */
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
      /** @description A callback leads to a place that the site does not allow, or the token is neither a visitor's nor a member's. */
      403: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description What the intent names does not exist, or belongs to somebody else. */
      404: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The site is not published, and `checkIfPublish` asked to be told so. */
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
