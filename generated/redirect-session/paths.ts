// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { CreateRedirectSessionRequest, CreateRedirectSessionResponse, ErrorBody } from './types.ts';

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
  responses: {
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
  createRedirectSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CreateRedirectSessionRequest;
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
          'application/json': CreateRedirectSessionResponse;
        };
      };
      /** @description The request does not have exactly one intent, or a field of the intent is not valid. */
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
      /** @description The site does not allow a callback, or the token belongs neither to a visitor nor to a member. */
      403: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ErrorBody;
        };
      };
      /** @description The entity that the intent names does not exist, or belongs to another visitor or member. */
      404: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ErrorBody;
        };
      };
      /** @description The site is not published, and `checkIfPublish` is set; or the cart of the checkout cannot be ordered. The second is assumed. */
      428: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ErrorBody;
        };
      };
      429: components['responses']['TooManyRequests'];
    };
  };
}
