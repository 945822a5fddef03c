// Generated from spec/oauth2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
export interface paths {
  '/oauth2/token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get an access token
     * @description The grant decides which identity the token represents: `anonymous` creates a new visitor, `refresh_token` renews
     *     a session for its visitor or member, `authorization_code` and `authorized_client` sign a member in,
     *     `client_credentials` is for apps.
     *
     *     The call itself needs no token, with one exception: `authorized_client` requires two tokens in the header
     *     `Authorization`, `<access token>,<second token>`, with a single comma between them. The first is the visitor's
     *     access token, the second the API key of the site's owner. Make this call from a server, never from a browser.
     *
     *     Every status except 200 is a failure. A refresh token that is rejected with 400 or 401 is permanently invalid;
     *     after any other failure the call may be retried. A code works once, so its exchange is never retried.
     */
    post: operations['createToken'];
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
    /** @description One of the grants, identified by `grantType` (or `grant_type`). */
    TokenRequest:
      | components['schemas']['AnonymousGrant']
      | components['schemas']['RefreshTokenGrant']
      | components['schemas']['AuthorizationCodeGrant']
      | components['schemas']['AuthorizedClientGrant']
      | components['schemas']['ClientCredentialsGrant'];
    /** @description Creates a new visitor. The data of an earlier visitor, such as the cart, stays with the earlier one. */
    AnonymousGrant: {
      clientId: components['schemas']['ClientId'];
      /** @constant */
      grantType: 'anonymous';
    };
    /** @description Renews a session. The token still represents the same visitor or member. */
    RefreshTokenGrant: {
      /** @description Id of the client that started the session. The current packages send it; earlier ones and the specification omit it. */
      clientId?: components['schemas']['ClientId'];
      /** @constant */
      grantType: 'refresh_token';
      /**
       * Format: password
       * @description Latest refresh token of the session.
       */
      refreshToken: string;
    };
    /** @description Exchanges the code of the sign-in page for tokens of the member. A code works once. */
    AuthorizationCodeGrant: {
      clientId: components['schemas']['ClientId'];
      /** @constant */
      grantType: 'authorization_code';
      /**
       * Format: password
       * @description Code from the callback address or from the message of the hidden frame.
       */
      code: string;
      /**
       * Format: password
       * @description Secret whose S256 digest was sent as `codeChallenge` at the start of the sign-in. Letters, digits and `-`, `.`, `_`, `~`.
       */
      codeVerifier: string;
      /**
       * Format: uri
       * @description Callback address of the sign-in, identical to the one in the authorization request. Omitted if the code came through the hidden frame, which has no callback address.
       */
      redirectUri?: string;
    };
    /** @description Signs a member in by id, without a password. For servers: the header `Authorization` carries the access token and a second token, separated by a comma (see the operation). */
    AuthorizedClientGrant: {
      /** @constant */
      grant_type: 'authorized_client';
      /**
       * @description Requests a refresh token in addition to the access token.
       * @constant
       */
      scope: 'offline_access';
      /** @description Id of the member whom the token represents. */
      member_id: string;
    };
    /** @description Outside the specification: requests a token for one installation of an app. Keep the secret on a server; a page that contains it discloses it. There is no refresh token; the app requests a new token instead. */
    ClientCredentialsGrant: {
      /** @constant */
      grant_type: 'client_credentials';
      /** @description Id of the app. */
      client_id: string;
      /**
       * Format: password
       * @description Secret of the app.
       */
      client_secret: string;
      /** @description Id of the installation on one site. */
      instance_id: string;
    };
    /**
     * Format: uuid
     * @description Id of the OAuth client, as the site's settings show it. Not a secret.
     */
    ClientId: string;
    /** @description Tokens that a grant returns. The names are those of OAuth. */
    TokenResponse: {
      /**
       * Format: password
       * @description Send it unchanged in the header `Authorization` of every call.
       */
      readonly access_token: string;
      /**
       * Format: int32
       * @description Lifetime of the access token in seconds, from the moment of the response. Usually 14400 (four hours).
       * @example 14400
       */
      expires_in: number;
      /**
       * Format: password
       * @description Renews the session. Absent for `client_credentials`. If a renewal returns none, the previous one stays valid.
       */
      readonly refresh_token?: string;
      /**
       * @description For information only; calls send no scheme word.
       * @example Bearer
       */
      token_type?: string;
      /**
       * @description Scope that was granted.
       * @example offline_access
       */
      scope?: string;
    };
    /** @description Body of a rejected grant. It has the format of OAuth, unlike the errors of the other services. */
    OAuthError: {
      /**
       * @description Stable code. Codes other than those in the examples may occur.
       * @example invalid_grant
       * @example invalid_client
       * @example invalid_request
       * @example unsupported_grant_type
       */
      error: string;
      /** @description Description of the rule in English, for logs. */
      error_description?: string;
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
  createToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TokenRequest'];
      };
    };
    responses: {
      /** @description The tokens. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenResponse'];
        };
      };
      /** @description The body is not a known grant, or its credential (a refresh token, a code, a verifier) is not accepted. */
      400: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OAuthError'];
        };
      };
      /** @description The client is unknown, its secret is wrong, or the two tokens of the header are not accepted. */
      401: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OAuthError'];
        };
      };
      429: components['responses']['TooManyRequests'];
    };
  };
}
