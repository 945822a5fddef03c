// Generated from spec/oauth2.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
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
     * @description The grant decides what the token stands for: `anonymous` makes a new visitor, `refresh_token` renews a session as
     *     whoever it belongs to, `authorization_code` and `authorized_client` sign a member in, `client_credentials` is for
     *     apps.
     *
     *     The call needs no token of its own, with one exception: `authorized_client` wants the header `Authorization` to
     *     hold two tokens, `<access token>,<second token>`. The first is the visitor's access token, the second the API key
     *     of the site's owner; a single comma stands between them. Such a call belongs on a server, never into a browser.
     *
     *     Any status but 200 is a failure. A refresh token that is refused with 400 or 401 will not work later either; after
     *     any other failure it may be tried again. A code works once, so its exchange is never repeated.
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
    /** @description One of the grants. The value of `grantType` (or `grant_type`) says which. */
    TokenRequest:
      | components['schemas']['AnonymousGrant']
      | components['schemas']['RefreshTokenGrant']
      | components['schemas']['AuthorizationCodeGrant']
      | components['schemas']['AuthorizedClientGrant']
      | components['schemas']['ClientCredentialsGrant'];
    /** @description Makes a new visitor. Whatever an earlier visitor had, such as a cart, stays with the earlier one. */
    AnonymousGrant: {
      clientId: components['schemas']['ClientId'];
      /** @constant */
      grantType: 'anonymous';
    };
    /** @description Renews a session. The visitor or member stays who it was. */
    RefreshTokenGrant: {
      /** @description Id of the client that the session began with. Today's packages send it, earlier ones and the specification leave it out. */
      clientId?: components['schemas']['ClientId'];
      /** @constant */
      grantType: 'refresh_token';
      /**
       * Format: password
       * @description The refresh token that came with the session, or the newest that came since.
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
       * @description The code from the callback address or from the hidden frame's message.
       */
      code: string;
      /**
       * Format: password
       * @description The secret whose S256 digest went out as `codeChallenge` when the sign-in began. Letters, digits and `-`, `.`, `_`, `~`.
       */
      codeVerifier: string;
      /**
       * Format: uri
       * @description The callback address of the sign-in, equal to the one in the authorization request. Left out when the code came through the hidden frame, which has none.
       */
      redirectUri?: string;
    };
    /** @description Signs a member in by id, without a password. For servers: the header `Authorization` carries the access token and a second token, with a comma between them (see the operation). */
    AuthorizedClientGrant: {
      /** @constant */
      grant_type: 'authorized_client';
      /**
       * @description Asks for a refresh token beside the access token.
       * @constant
       */
      scope: 'offline_access';
      /** @description Whom the token is for. */
      member_id: string;
    };
    /** @description Outside the specification: how an app gets a token for one of its installations. The secret belongs on a server; a page that holds it gives it away. There is no refresh token, the app asks again. */
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
    /** @description What a grant gives. The names are those of OAuth. */
    TokenResponse: {
      /**
       * Format: password
       * @description Goes as it is into the header `Authorization` of every call.
       */
      readonly access_token: string;
      /**
       * Format: int32
       * @description Lifetime of the access token in seconds, from the moment of the answer. 14400 (four hours) as a rule.
       * @example 14400
       */
      expires_in: number;
      /**
       * Format: password
       * @description Renews the session later. Absent for `client_credentials`. When a renewal answers without one, the old one stays good.
       */
      readonly refresh_token?: string;
      /**
       * @description Always for information; no scheme word is sent.
       * @example Bearer
       */
      token_type?: string;
      /**
       * @description What was granted.
       * @example offline_access
       */
      scope?: string;
    };
    /** @description Body of a refused grant. It has the form of OAuth, not that of the other services. */
    OAuthError: {
      /**
       * @description Stable code. Others than the ones of the examples may come.
       * @example invalid_grant
       * @example invalid_client
       * @example invalid_request
       * @example unsupported_grant_type
       */
      error: string;
      /** @description The same in English, for the log. */
      error_description?: string;
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
      /** @description The body is no known grant, or what it hands in (a refresh token, a code, a verifier) is not accepted. */
      400: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OAuthError'];
        };
      };
      /** @description The client is not known, its secret is wrong, or the two tokens of the header are not accepted. */
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
