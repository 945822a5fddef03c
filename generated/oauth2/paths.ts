// Generated from spec/oauth2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { ErrorBody, OAuthError, TokenRequest, TokenResponse } from './types.ts';

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
     *     Every status except 200 is a failure, and the member `error` of its body says which (RFC 6749, 5.2); the status
     *     does not. `invalid_grant` with 400 or 401 means that the refresh token is permanently invalid. `invalid_client`,
     *     `unauthorized_client` and `unsupported_grant_type` mean that the program is set up wrongly, and say nothing
     *     about the token. After any other failure, also a 400 that has only a `message`, the call may be retried. A code
     *     works once, so its exchange is never retried.
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
  responses: {
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
        'application/json': TokenRequest;
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
          'application/json': TokenResponse;
        };
      };
      /** @description The body is not a known grant, or its credential (a refresh token, a code, a verifier) is not accepted. */
      400: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': OAuthError;
        };
      };
      /** @description The client is unknown, its secret is wrong, or the two tokens of the header are not accepted. */
      401: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': OAuthError;
        };
      };
      429: components['responses']['TooManyRequests'];
    };
  };
}
