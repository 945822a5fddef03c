// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
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
     *     `login`, `logout`, `auth`, `storesProduct`, `bookingsBook`, `ecomOrderPaymentRequest`, `memberAccountPage`. None
     *     or more than one is rejected with 400. `callbacks`, `preferences` and `origin` may accompany any of them.
     *
     *     The session belongs to the visitor or member who creates it, so the call requires their token; the token of the
     *     owner or an app is rejected. Send the visitor to `redirectSession.fullUrl` unchanged, without adding or removing
     *     parameters.
     *
     *     A second call creates a second session. For a sign-in (`auth`) this does no harm; for the other intents the
     *     first URL stays valid until it expires.
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
    /** @description One intent with its options. Exactly one of the intents is given; see the operation for the list. */
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
      /** @description Place where the flow starts. The platform's use of it is not known. */
      origin?: string;
    };
    /** @description Checkout of the store. */
    EcomCheckoutIntent: {
      /**
       * Format: uuid
       * @description Id from `createCheckoutFromCurrentCart`, or the id of the cart in the second version of carts.
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
    /** @description Page on which a visitor subscribes to a plan. */
    PaidPlansCheckoutIntent: {
      /**
       * Format: uuid
       * @description Id of the plan that the visitor chose.
       */
      planId: string;
      /** @description Opaque text that a plan list provides. */
      checkoutData?: string;
    };
    /** @description Page on which a resource is booked. */
    BookingsBookIntent: {
      /**
       * Format: uuid
       * @description Id of the resource, such as a room or a teacher.
       */
      resourceId: string;
    };
    /** @description Hosted page of a product. */
    StoresProductIntent: {
      /** @description Part of the page's URL that names the product. */
      productSlug: string;
    };
    /** @description Payment of an order for which the owner sent a request. Newer than the specification. */
    EcomOrderPaymentRequestIntent: {
      /**
       * Format: uuid
       * @description Id of the request that the owner sent to the buyer.
       */
      paymentRequestId: string;
    };
    /** @description Account area of the member. The specification names its sections; the packages declare the intent for internal use only, so the platform may refuse it. */
    MemberAccountPageIntent: {
      section?: components['schemas']['MemberAccountSection'];
    };
    /**
     * @description A section of the member's account area.
     * @default ACCOUNT_INFO
     * @enum {string}
     */
    MemberAccountSection: 'ACCOUNT_INFO' | 'BOOKINGS' | 'ORDERS' | 'SUBSCRIPTIONS' | 'EVENTS';
    /** @description Hosted sign-in page that returns no code. Has no members; give an empty object. */
    LoginIntent: {
      [key: string]: unknown;
    };
    /** @description Ends the session at the platform: the tokens and the platform's cookies become invalid. Returns to the post-flow page. */
    LogoutIntent: {
      /**
       * Format: uuid
       * @description Id of the OAuth client.
       */
      clientId: string;
    };
    /** @description Sign-in that returns a code for the token endpoint. */
    AuthIntent: {
      authRequest: components['schemas']['AuthorizeRequest'];
      prompt?: components['schemas']['AuthPrompt'];
    };
    /**
     * @description Interaction that the page may require: `login` shows the sign-in, `none` shows nothing and fails if the visitor is not signed in. The packages reserve `consent` and `select_account` for internal use.
     * @default login
     * @enum {string}
     */
    AuthPrompt: 'login' | 'none' | 'consent' | 'select_account';
    /** @description Authorization request of OAuth with PKCE. The names are exact and the object is flat; a request in another form is rejected. */
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
       * @description Callback address of the sign-in. It must match an entry of the client's list exactly. Absent for `web_message`.
       */
      redirectUri?: string;
      /**
       * @description `offline_access` requests a refresh token.
       * @example offline_access
       */
      scope?: string;
      /** @description Random text that is returned unchanged. If the returned text differs, discard the response. */
      state: string;
      responseMode?: components['schemas']['AuthResponseMode'];
      /** @description Base64url of the SHA-256 digest of the code verifier. */
      codeChallenge: string;
      /** @constant */
      codeChallengeMethod: 'S256';
      /**
       * Format: password
       * @description Session of a password sign-in that is to be exchanged for tokens. The page then requires no input.
       */
      sessionToken?: string;
      /** @description Random text that binds a response to this request. */
      nonce?: string;
      /** @description The same as `prompt` beside this object; the packages omit it. */
      prompt?: string;
      /**
       * Format: uuid
       * @description Id of the identity provider to which the page redirects immediately. Newer than the specification, and declared for internal use.
       */
      idp?: string;
    };
    /**
     * @description How code and state are returned: in the fragment of the callback address, in its query, or as a message to the window that contains the hidden frame.
     * @enum {string}
     */
    AuthResponseMode: 'fragment' | 'query' | 'web_message';
    /** @description Form and payment of a time slot. */
    BookingsCheckoutIntent: {
      /**
       * @description IANA time zone in which times are shown.
       * @example Europe/Berlin
       */
      timezone?: string;
      slotAvailability: components['schemas']['SlotAvailability'];
    };
    /** @description A time slot as returned by the bookings service. Pass it on unchanged. */
    SlotAvailability: {
      slot?: components['schemas']['BookingSlot'];
      /** @description True if the slot can still be booked. */
      bookable?: boolean;
      /**
       * Format: int32
       * @description Total number of places.
       */
      totalSpots?: number;
      /**
       * Format: int32
       * @description Number of places left.
       */
      openSpots?: number;
      waitingList?: components['schemas']['WaitingList'];
      bookingPolicyViolations?: components['schemas']['BookingPolicyViolations'];
      /** @description True if another booking holds the slot at this moment. */
      locked?: boolean;
    };
    /** @description Service, time, place and person of a booking. */
    BookingSlot: {
      /** @description Id of the booked service. */
      serviceId?: string;
      /** @description Id of the schedule that contains the slot. */
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
       * @description IANA time zone of the two times.
       * @example Europe/Berlin
       */
      timezone?: string;
      resource?: components['schemas']['SlotResource'];
      location?: components['schemas']['SlotLocation'];
      /** @description Id of the calendar entry of a course. */
      eventId?: string;
    };
    /** @description Person or thing that the slot is with, such as a teacher or a room. */
    SlotResource: {
      /** Format: uuid */
      id?: string;
      name?: string;
    };
    /** @description Place of the slot. */
    SlotLocation: {
      /**
       * Format: uuid
       * @description Id of the location, for a location of the business.
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
     * @description A location of the business, another place that the owner named, or a place that the customer chooses. The specification calls these the values of origin.
     * @enum {string}
     */
    SlotLocationType: 'UNDEFINED' | 'OWNER_BUSINESS' | 'OWNER_CUSTOM' | 'CUSTOM';
    /** @description Capacity of the waiting list. */
    WaitingList: {
      /** Format: int32 */
      totalSpots?: number;
      /** Format: int32 */
      openSpots?: number;
    };
    /** @description Reasons why the slot cannot be booked now. */
    BookingPolicyViolations: {
      tooEarlyToBook?: boolean;
      tooLateToBook?: boolean;
      bookOnlineDisabled?: boolean;
      /** @description True if the form must be filled in and valid. */
      validSubmissionRequired?: boolean;
    };
    /** @description Pages of the site to which a hosted page redirects. The site must allow each of them. */
    RedirectCallbacks: {
      /**
       * Format: uri
       * @description Page for the end of the flow, also if the visitor cancels it or it fails.
       */
      postFlowUrl?: string;
      /**
       * Format: uri
       * @description Page for a buyer who has paid. If absent, the platform shows its own page.
       */
      thankYouPageUrl?: string;
      /**
       * Format: uri
       * @description The site's own sign-in page, for a visitor who signs in during the checkout.
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
    /** @description Options of the hosted page. */
    RedirectPreferences: {
      /**
       * @description True: the platform's plain pages. False: the pages of the site's own hosted version.
       * @default true
       */
      useGenericWixPages?: boolean;
      /**
       * @description True: the visitor or member keeps their identity on the hosted page. False: the page starts with a new identity.
       * @default true
       */
      maintainIdentity?: boolean;
      /**
       * @description Added to the query of the URL; `lang` sets the page's language.
       * @example {
       *       "lang": "de"
       *     }
       */
      additionalQueryParameters?: {
        [key: string]: string;
      };
      /**
       * @description Fail immediately if the site is not published, rather than on the hosted page.
       * @default false
       */
      checkIfPublish?: boolean;
    };
    CreateRedirectSessionResponse: {
      redirectSession: components['schemas']['RedirectSession'];
    };
    /** @description Access to a hosted page, for one visitor and one use. */
    RedirectSession: {
      /** Format: uuid */
      readonly id: string;
      /**
       * Format: uri
       * @description URL to which to send the visitor.
       */
      readonly fullUrl: string;
      urlDetails: components['schemas']['RedirectUrlDetails'];
      /**
       * Format: password
       * @description Token of the session, for sign-ins that the site implements itself. Not always present.
       */
      readonly sessionToken?: string;
      /** @description Short version of the URL, if the platform created one; otherwise empty or absent. */
      readonly shortUrl?: string;
    };
    /** @description The URL in parts. */
    RedirectUrlDetails: {
      /**
       * Format: uri
       * @description URL without its query. For a sign-in, the authorization endpoint.
       */
      readonly endpoint: string;
      /**
       * @description Query parameters of the URL.
       * @example {
       *       "lang": "de"
       *     }
       */
      searchParams?: {
        [key: string]: string;
      };
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
  };
  parameters: never;
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
      /** @description The session with the URL of the hosted page. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreateRedirectSessionResponse'];
        };
      };
      /** @description The request does not have exactly one intent, or a field of the intent is not valid. */
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
      /** @description The site does not allow a callback, or the token belongs neither to a visitor nor to a member. */
      403: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The entity that the intent names does not exist, or belongs to another visitor or member. */
      404: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The site is not published, and `checkIfPublish` is set; or the cart of the checkout cannot be ordered. The second is assumed. */
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
