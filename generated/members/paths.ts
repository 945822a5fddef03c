// Generated from spec/members.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  ErrorBody,
  GetCurrentMemberResponse,
  MemberFieldsets,
  MemberResponse,
  UpdateMemberRequest,
} from './types.ts';

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
     * @description Returns the account of the caller. For a visitor the call fails with 403; for a caller whose account does not
     *     exist, with 404 and `NOT_FOUND`. The platform's own client reads 401, 403 and 404 alike.
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
  responses: {
    /** @description The caller may not make this call, or the account belongs to another member. */
    OtherMember: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The Members Area app is not installed on the site. */
    MembersAreaMissing: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The request is not valid. The details list each invalid field, or contain one application error. */
    BadRequest: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The access token is missing, expired or not valid. */
    Unauthorized: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The caller is authenticated but not allowed to make this call. */
    Forbidden: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
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
        'application/json': ErrorBody;
      };
    };
    /** @description The entity does not exist, or the caller may not see it. */
    NotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
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
        fieldsets?: MemberFieldsets;
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
          'application/json': GetCurrentMemberResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description The caller has no account. */
      404: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ErrorBody;
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
        'application/json': UpdateMemberRequest;
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
          'application/json': MemberResponse;
        };
      };
      /** @description A field is not valid. */
      400: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ErrorBody;
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
          'application/json': MemberResponse;
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
          'application/json': MemberResponse;
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
