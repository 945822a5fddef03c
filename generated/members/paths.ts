// Generated from spec/members.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
export interface paths {
  '/v1/members/my': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the signed-in member
     * @description Returns the account of the caller. Without a signed-in member, the call fails with 404 and `NOT_FOUND`. The
     *     platform's own client reads 401 and 403 in the same way.
     *
     *     `fieldsets` selects the parts of the account; several sets are sent as several parameters. PUBLIC is the default.
     *     `member` is absent if the site does not have the Members Area app; instead, the call may fail with 428.
     */
    get: operations['getCurrentMember'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/members/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change a member
     * @description Sets the given fields and leaves the others unchanged; there is no revision and no field mask. An empty text clears
     *     a text. `contact.phones` and `contact.addresses` in the request replace the existing lists; **an empty list changes
     *     nothing**, use `deleteMemberPhones` or `deleteMemberAddresses` to empty one. Custom fields are set one by one.
     *
     *     A member may change the own account, the owner and apps every one. Id, slug, e-mail addresses, statuses and dates
     *     cannot be changed here. Which field set the response has is not known: read the account again for certain parts.
     */
    patch: operations['updateMember'];
    trace?: never;
  };
  '/v1/members/{id}/phones': {
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
     * Delete the telephone numbers of a member
     * @description Empties `contact.phones`, which an update with an empty list does not.
     */
    delete: operations['deleteMemberPhones'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/members/{id}/addresses': {
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
     * Delete the addresses of a member
     * @description Empties `contact.addresses`, which an update with an empty list does not.
     */
    delete: operations['deleteMemberAddresses'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    GetCurrentMemberResponse: {
      member?: components['schemas']['Member'];
    };
    UpdateMemberRequest: {
      member: components['schemas']['MemberChanges'];
    };
    MemberResponse: {
      member: components['schemas']['Member'];
    };
    /** @description Parts of the account to return. */
    MemberFieldsets: readonly components['schemas']['MemberFieldset'][];
    /**
     * @description A group of fields to return:
     *
     *     - PUBLIC: id, contact id, profile and dates; the three statuses are UNKNOWN
     *     - EXTENDED: PUBLIC, and `loginEmail` and the actual statuses
     *     - FULL: EXTENDED, and `contact`, `loginEmailVerified` and `lastLoginDate`
     * @enum {string}
     */
    MemberFieldset: 'PUBLIC' | 'EXTENDED' | 'FULL';
    /** @description Account of a member. */
    Member: {
      /** Format: uuid */
      readonly id: string;
      /**
       * Format: email
       * @description Address with which the member signs in.
       * @example ada@example.com
       */
      loginEmail?: string;
      /** @description Whether the member has proven to own the address. */
      readonly loginEmailVerified?: boolean;
      status: components['schemas']['MemberStatus'] | components['schemas']['Undeclared'];
      /**
       * Format: uuid
       * @description Id of the member in the site's contact list; it differs from the id of the member.
       */
      readonly contactId?: string;
      contact?: components['schemas']['MemberContact'];
      profile?: components['schemas']['MemberProfile'];
      privacyStatus: components['schemas']['MemberPrivacyStatus'] | components['schemas']['Undeclared'];
      activityStatus: components['schemas']['MemberActivityStatus'] | components['schemas']['Undeclared'];
      /** Format: date-time */
      readonly createdDate?: string;
      /** Format: date-time */
      readonly updatedDate?: string;
      /**
       * Format: date-time
       * @description Time of the last sign-in.
       */
      readonly lastLoginDate?: string;
    };
    /**
     * @description State of the account. PENDING: waits for the owner's approval. APPROVED: can sign in. BLOCKED and OFFLINE: cannot. UNKNOWN: not part of the requested field sets.
     * @enum {string}
     */
    MemberStatus: 'UNKNOWN' | 'PENDING' | 'APPROVED' | 'BLOCKED' | 'OFFLINE';
    /**
     * @description Visibility of the profile to other members and visitors: PRIVATE, as for every new member, or PUBLIC. UNKNOWN: not part of the requested field sets.
     * @enum {string}
     */
    MemberPrivacyStatus: 'UNKNOWN' | 'PRIVATE' | 'PUBLIC';
    /**
     * @description Whether the member may write in the community of the site (ACTIVE) or not (MUTED). UNKNOWN: not part of the requested field sets.
     * @enum {string}
     */
    MemberActivityStatus: 'UNKNOWN' | 'ACTIVE' | 'MUTED';
    /** @description Contact data of a member. */
    MemberContact: {
      /** @example Ada */
      firstName?: string;
      /** @example Brandt */
      lastName?: string;
      /** @description Telephone numbers. */
      phones: string[];
      /** @description E-mail addresses. They cannot be changed here. */
      emails: string[];
      /** @description Postal addresses. */
      addresses: components['schemas']['MemberAddress'][];
      /**
       * @description Year, month and day.
       * @example 1991-12-10
       */
      birthdate?: string;
      company?: string;
      jobTitle?: string;
      /** @description Custom fields with a value, by key. Only the fields that the owner has added to the member's profile are included. */
      customFields?: {
        [key: string]: components['schemas']['MemberCustomField'];
      };
    };
    /** @description Contact data to change; the others stay unchanged. A list replaces the existing one, unless it is empty: an empty list changes nothing. */
    MemberContactChanges: {
      /** @example Ada */
      firstName?: string;
      /** @example Brandt */
      lastName?: string;
      /** @description All telephone numbers. An empty list changes nothing; use `deleteMemberPhones`. */
      phones?: readonly string[];
      /** @description All postal addresses. An empty list changes nothing; use `deleteMemberAddresses`. */
      addresses?: readonly components['schemas']['MemberAddressInput'][];
      /**
       * @description Year, month and day.
       * @example 1991-12-10
       */
      birthdate?: string;
      company?: string;
      jobTitle?: string;
      /** @description Values of custom fields, by key. Fields that the owner has not added to the member's profile are dropped without an error. */
      customFields?: {
        [key: string]: components['schemas']['MemberCustomField'];
      };
    };
    /** @description Value of a custom field of the site. */
    MemberCustomField: {
      /**
       * @description Label of the field. Ignored in a request.
       * @example Homepage
       */
      name?: string;
      /** @description The value, whose type depends on the field: a text, a number, a list, and others. */
      value?: unknown;
    };
    /** @description Postal address of a member. The street is in `streetAddress` or in `addressLine`, not in both. */
    MemberAddress: {
      streetAddress?: components['schemas']['MemberStreetAddress'];
      /**
       * @description Street and number in one line.
       * @example Invalidenstraße 117
       */
      addressLine?: string;
      /** Format: uuid */
      readonly id?: string;
      /** @description Further parts, such as an apartment. */
      addressLine2?: string;
      /** @example Berlin */
      city?: string;
      /**
       * @description State, region or province.
       * @example DE-BE
       */
      subdivision?: string;
      /**
       * @description Country code.
       * @example DE
       */
      country?: string;
      /** @example 10115 */
      postalCode?: string;
    };
    /** @description Postal address of a member, as sent in a request. Give the street in `streetAddress` or in `addressLine`, not in both. */
    MemberAddressInput: {
      streetAddress?: components['schemas']['MemberStreetAddress'];
      /**
       * @description Street and number in one line.
       * @example Invalidenstraße 117
       */
      addressLine?: string;
      /** @description Further parts, such as an apartment. */
      addressLine2?: string;
      /** @example Berlin */
      city?: string;
      /**
       * @description State, region or province.
       * @example DE-BE
       */
      subdivision?: string;
      /**
       * @description Country code.
       * @example DE
       */
      country?: string;
      /** @example 10115 */
      postalCode?: string;
    };
    /** @description The street in parts. */
    MemberStreetAddress: {
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
    };
    /** @description The part of the account that the member shows to others. */
    MemberProfile: {
      /**
       * @description Name shown to others.
       * @example Ada
       */
      nickname?: string;
      /** @description Part of the profile page's URL that names the member. */
      readonly slug?: string;
      photo?: components['schemas']['MemberImage'];
      cover?: components['schemas']['MemberImage'];
      /**
       * @description Short line below the name.
       * @example Regular guest
       */
      title?: string;
    };
    /** @description The part of the account that the member shows to others; absent fields stay unchanged. */
    MemberProfileChanges: {
      /**
       * @description Name shown to others.
       * @example Ada
       */
      nickname?: string;
      photo?: components['schemas']['MemberImageInput'];
      cover?: components['schemas']['MemberImageInput'];
      /**
       * @description Short line below the name.
       * @example Regular guest
       */
      title?: string;
    };
    /** @description A picture, with the position of the visible part. */
    MemberImage: {
      /**
       * @description Id of the uploaded file.
       * @example 8bb438_ada.jpg
       */
      id: string;
      /** @example https://static.wixstatic.com/media/8bb438_ada.jpg */
      url: string;
      /**
       * Format: int32
       * @description In pixels.
       * @example 400
       */
      height: number;
      /**
       * Format: int32
       * @description In pixels.
       * @example 400
       */
      width: number;
      /**
       * Format: int32
       * @description Horizontal offset of the visible part, in pixels.
       */
      offsetX?: number;
      /**
       * Format: int32
       * @description Vertical offset of the visible part, in pixels.
       */
      offsetY?: number;
    };
    /** @description A picture that was uploaded before, as sent in a request. */
    MemberImageInput: {
      /**
       * @description Id of the uploaded file.
       * @example 8bb438_ada.jpg
       */
      id?: string;
      /** @example https://static.wixstatic.com/media/8bb438_ada.jpg */
      url?: string;
      /**
       * Format: int32
       * @description In pixels.
       * @example 400
       */
      height?: number;
      /**
       * Format: int32
       * @description In pixels.
       * @example 400
       */
      width?: number;
      /**
       * Format: int32
       * @description Horizontal offset of the visible part.
       * @default 0
       */
      offsetX?: number;
      /**
       * Format: int32
       * @description Vertical offset of the visible part.
       * @default 0
       */
      offsetY?: number;
    };
    /** @description The fields of a member to change; the others stay unchanged. */
    MemberChanges: {
      /**
       * Format: uuid
       * @description The same id as in the path, as the platform's own packages send it. Optional.
       */
      id?: string;
      contact?: components['schemas']['MemberContactChanges'];
      profile?: components['schemas']['MemberProfileChanges'];
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
    /** @description The caller may not make this call, or the account belongs to another member. */
    OtherMember: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The Members Area app is not installed on the site. */
    MembersAreaMissing: {
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
     * @description Id of the member, not of the contact.
     * @example 5b7d9e30-1f48-4c26-a8e1-6d0c3b9f2a75
     */
    MemberId: string;
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
  getCurrentMember: {
    parameters: {
      query?: {
        /** @description Parts of the account to return. Default: PUBLIC. */
        fieldsets?: components['schemas']['MemberFieldsets'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account with the requested parts. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GetCurrentMemberResponse'];
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
      428: components['responses']['MembersAreaMissing'];
      429: components['responses']['TooManyRequests'];
    };
  };
  updateMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the member, not of the contact.
         * @example 5b7d9e30-1f48-4c26-a8e1-6d0c3b9f2a75
         */
        id: components['parameters']['MemberId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateMemberRequest'];
      };
    };
    responses: {
      /** @description The account after the change. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MemberResponse'];
        };
      };
      /** @description A field is not valid. */
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
      403: components['responses']['OtherMember'];
      404: components['responses']['NotFound'];
      428: components['responses']['MembersAreaMissing'];
      429: components['responses']['TooManyRequests'];
    };
  };
  deleteMemberPhones: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the member, not of the contact.
         * @example 5b7d9e30-1f48-4c26-a8e1-6d0c3b9f2a75
         */
        id: components['parameters']['MemberId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account without telephone numbers. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MemberResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OtherMember'];
      404: components['responses']['NotFound'];
      428: components['responses']['MembersAreaMissing'];
      429: components['responses']['TooManyRequests'];
    };
  };
  deleteMemberAddresses: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the member, not of the contact.
         * @example 5b7d9e30-1f48-4c26-a8e1-6d0c3b9f2a75
         */
        id: components['parameters']['MemberId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account without addresses. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MemberResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['OtherMember'];
      404: components['responses']['NotFound'];
      428: components['responses']['MembersAreaMissing'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
