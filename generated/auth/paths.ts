// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type {
  ChangePasswordRequest,
  ChangePasswordResponse,
  ErrorBody,
  HttpEntry,
  LoginRequest,
  LoginWithIdpConnectionTokenParamsRequest,
  RawBody,
  RawHttpResponse,
  RegisterRequest,
  SignOnRequest,
  SignOnResponse,
  StateMachineResponse,
  TenantType,
} from './types.ts';

export interface paths {
  '/v2/register': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Register a new member
     * @description Creates an identity with an e-mail address and a password. The platform checks, in this order: the captcha, the
     *     format of the fields, whether the address is already registered, the password.
     *
     *     The state is `SUCCESS` only on sites that admit everyone immediately. Otherwise the sign-in waits for the code
     *     sent by e-mail (`REQUIRE_EMAIL_VERIFICATION`, also if the address belongs to a contact of the site), for the
     *     owner's approval (`REQUIRE_OWNER_APPROVAL`), or for first one and then the other.
     *
     *     An invalid e-mail address is rejected with a field violation whose data contains `type: EMAIL`. Other violations
     *     name their rule in `ruleName`: PROVIDE_TENANT_ID, INVALID_AUTHENTICATOR_ID, VALUE_TOO_SHORT, VALUE_TOO_LONG,
     *     VALUE_DID_NOT_MATCH. Custom profile fields that the site does not have are ignored without an error.
     */
    post: operations['register'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in with a password
     * @description Checks, in this order: the captcha, the format of the fields, whether the address is registered, the password,
     *     whether the identity is blocked. The response says whether the sign-in is complete or waits for the code sent by
     *     e-mail or for the owner's approval.
     *
     *     A 401 usually means a wrong password, not an invalid access token: the code distinguishes the two.
     */
    post: operations['login'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/change-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the caller's password
     * @description Sets a new password for the member whose access token is sent. The call does not ask for the old password. Requires the permission `IAM.CHANGE_PASSWORD`, which a member has for their own identity.
     */
    post: operations['changePassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/sign-on': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign a person in without a password
     * @description For servers that have already authenticated the person, such as servers with their own accounts. Returns the
     *     identity with this e-mail address, created if there is none, and a session token for it. The authorized-client
     *     grant of the token endpoint exchanges the two for tokens of the member.
     *
     *     The header `Authorization` is `<access token>,<API key>`: the access token of the app, a comma, and the API key
     *     of the site's owner. A client with `app({ apiKey })` sends it in this form; without the key the call fails with
     *     401. Never make this call from a browser.
     */
    post: operations['signOn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sso/login/{tenantId}/{idpConnectionId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Start a sign-in with an identity provider
     * @description First step of single sign-on: the envelope in the response redirects the browser to the provider. Open it as the
     *     address of a window, not as a data call. `customPayload` is flattened into the query, one parameter per key
     *     (`customPayload.<key>`).
     *
     *     Only in earlier releases of the packages.
     */
    get: operations['loginWithIdpConnection'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sso/callback/{tenantType}/{tenantId}/{idpConnectionId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Receive the provider's callback
     * @description Address to which the identity provider redirects the browser. The provider adds its own parameters (such as a
     *     code and a state) to the query; the platform checks them and redirects to the page that started the sign-in.
     *
     *     The query parameters listed here are the parts of the raw request. The packages declare them for a program that
     *     forwards a callback which it received itself; a browser that comes from the provider sends none of them. A list
     *     of entries is repeated in the query as `headers.key` and `headers.value`. The packages themselves never fill the
     *     path parameters.
     *
     *     Only in earlier releases of the packages.
     */
    get: operations['loginWithIdpConnectionCallback'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/callback': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Set the session of a sign-in in the browser
     * @description Last step of a hosted sign-in: takes the state of the attempt and its session token, sets the platform's session
     *     cookies and redirects. Open it as the address of a window, not as a data call.
     *
     *     Only in earlier releases of the packages.
     */
    get: operations['loginCallback'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sso/login-with-token-params': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in with an identity provider's token
     * @description Takes the token that an identity provider passed to the page, for example after the person pressed the
     *     provider's own button, instead of redirecting the browser to the provider. The response is the same as for any
     *     sign-in.
     *
     *     Only in earlier releases of the packages.
     */
    post: operations['loginWithIdpConnectionTokenParams'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * End the session at the platform
     * @description Clears the platform's session cookies in the browser. With a return address the envelope is a redirect to it (302), otherwise it is a plain 200. A client discards its own tokens whether or not this call succeeds. A redirect session with a logout request has the same effect and needs no envelope.
     */
    get: operations['logout'];
    put?: never;
    post?: never;
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
    /** @description A field is not valid, the captcha is missing or not accepted, or the site does not accept this registration. */
    RegistrationRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The site or the platform does not accept this person. */
    RegistrationForbidden: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The site cannot register this person now, or not in this way. */
    RegistrationNotPossible: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description A field is not valid, or the captcha is missing or not accepted. */
    LoginRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description A field is not valid. */
    SignOnRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The new password does not meet the site's requirements. */
    NewPasswordRefused: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description Either the password is wrong (with a code), or the access token of the call is not valid (without a code). */
    WrongPassword: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The identity is blocked or may not sign in this way. */
    LoginForbidden: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description No account with this e-mail address. */
    IdentityNotFound: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The e-mail address is already registered. */
    AddressTaken: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The current password can no longer be used, or the person must first set up a second factor again. */
    PasswordResetRequired: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description Too many attempts. Wait before the next attempt. */
    Throttled: {
      headers: {
        'x-wix-request-id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
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
     * @description Id of the tenant whose members sign in: the site.
     * @example b1d3c6a8-0f0d-4c86-9a0e-5b0c8c1f3e77
     */
    TenantId: string;
    /**
     * @description Id of the tenant's connection to the identity provider.
     * @example 0e6a50f5-b523-4e29-990d-f37fa2ffdd69
     */
    IdpConnectionId: string;
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
  register: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': RegisterRequest;
      };
    };
    responses: {
      /** @description The state of the sign-in that the registration started. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': StateMachineResponse;
        };
      };
      400: components['responses']['RegistrationRefused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['RegistrationForbidden'];
      409: components['responses']['AddressTaken'];
      428: components['responses']['RegistrationNotPossible'];
      429: components['responses']['Throttled'];
    };
  };
  login: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': LoginRequest;
      };
    };
    responses: {
      /** @description The state of the sign-in. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': StateMachineResponse;
        };
      };
      400: components['responses']['LoginRefused'];
      401: components['responses']['WrongPassword'];
      403: components['responses']['LoginForbidden'];
      404: components['responses']['IdentityNotFound'];
      428: components['responses']['PasswordResetRequired'];
      429: components['responses']['Throttled'];
    };
  };
  changePassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ChangePasswordRequest;
      };
    };
    responses: {
      /** @description The new password is in effect. The body is an empty object. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': ChangePasswordResponse;
        };
      };
      400: components['responses']['NewPasswordRefused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
  signOn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': SignOnRequest;
      };
    };
    responses: {
      /** @description The person is signed in. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': SignOnResponse;
        };
      };
      400: components['responses']['SignOnRefused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
  loginWithIdpConnection: {
    parameters: {
      query: {
        /**
         * @description Kind of the tenant: SITE for the members of a site.
         * @example SITE
         */
        tenantType: TenantType;
        /**
         * @description Texts that are returned unchanged at the end of the sign-in.
         * @example {
         *       "returnTo": "/account"
         *     }
         */
        customPayload?: {
          [key: string]: string;
        };
        /**
         * @description Id of the sign-in attempt, chosen by the page that starts it.
         * @example 0f2f7f3c-5d3c-4f0e-9b1e-4f5a2f6f9a01
         */
        sessionId: string;
        /**
         * @description Key by which the page that started the attempt proves, at the end, that it is the same page. A secret, although it is part of an address.
         * @example q7mB0l3Wc9-not-a-real-key
         */
        encryptionKey: string;
        /**
         * @description Id of the visitor who becomes a member, so that the visitor's data, such as the cart, is kept.
         * @example 7d0c5c1c-2e4b-4a57-8c0d-1b9a6f3e2d40
         */
        visitorId?: string;
        /**
         * @description The platform's id of the browser session, for its statistics.
         * @example 5a0c1e77-3b1d-4f02-a0b6-9d2f1c8e7a64|1
         */
        bsi?: string;
      };
      header?: never;
      path: {
        /**
         * @description Id of the tenant whose members sign in: the site.
         * @example b1d3c6a8-0f0d-4c86-9a0e-5b0c8c1f3e77
         */
        tenantId: components['parameters']['TenantId'];
        /**
         * @description Id of the tenant's connection to the identity provider.
         * @example 0e6a50f5-b523-4e29-990d-f37fa2ffdd69
         */
        idpConnectionId: components['parameters']['IdpConnectionId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The envelope with a redirect to the provider. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': RawHttpResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  loginWithIdpConnectionCallback: {
    parameters: {
      query?: {
        /**
         * @description Body of the raw request.
         * @example Y29kZT1wLTE3JnN0YXRlPXMtNDE=
         */
        body?: RawBody;
        /**
         * @description Path parameters of the raw request.
         * @example [
         *       {
         *         "key": "tenantType",
         *         "value": "SITE"
         *       }
         *     ]
         */
        pathParams?: readonly HttpEntry[];
        /**
         * @description Query parameters of the raw request, including those of the provider.
         * @example [
         *       {
         *         "key": "code",
         *         "value": "p-17-not-a-real-code"
         *       }
         *     ]
         */
        queryParams?: readonly HttpEntry[];
        /**
         * @description Headers of the raw request.
         * @example [
         *       {
         *         "key": "Accept-Language",
         *         "value": "de"
         *       }
         *     ]
         */
        headers?: readonly HttpEntry[];
        /**
         * @description Method of the raw request.
         * @example GET
         */
        method?: string;
        /**
         * @description Path of the raw request, percent-encoded.
         * @example /v1/sso/callback/SITE
         */
        rawPath?: string;
        /**
         * @description Query of the raw request, percent-encoded.
         * @example code=p-17-not-a-real-code&state=s-41
         */
        rawQuery?: string;
      };
      header?: never;
      path: {
        /**
         * @description Kind of the tenant: SITE for the members of a site.
         * @example SITE
         */
        tenantType: TenantType;
        /**
         * @description Id of the tenant whose members sign in: the site.
         * @example b1d3c6a8-0f0d-4c86-9a0e-5b0c8c1f3e77
         */
        tenantId: components['parameters']['TenantId'];
        /**
         * @description Id of the tenant's connection to the identity provider.
         * @example 0e6a50f5-b523-4e29-990d-f37fa2ffdd69
         */
        idpConnectionId: components['parameters']['IdpConnectionId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The envelope with a redirect to the page that started the sign-in. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': RawHttpResponse;
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  loginCallback: {
    parameters: {
      query?: {
        /**
         * @description State with which the attempt started. A different value means that the sign-in was started elsewhere.
         * @example s-41
         */
        state?: string;
        /**
         * @description Session token of the sign-in. A secret, although it is part of an address.
         * @example JWS.session.5c1f0a7e-not-a-real-token
         */
        sessionToken?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The envelope with a redirect that also sets the cookies. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': RawHttpResponse;
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooManyRequests'];
    };
  };
  loginWithIdpConnectionTokenParams: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': LoginWithIdpConnectionTokenParamsRequest;
      };
    };
    responses: {
      /** @description The state of the sign-in. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': StateMachineResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  logout: {
    parameters: {
      query?: {
        /**
         * @description Address to which the browser is redirected. It must be one of the client's allowed addresses.
         * @example https://www.linen-and-oak.shop/
         */
        postLogoutRedirectUri?: string;
        /**
         * @description Id of the OAuth client whose list of allowed addresses applies.
         * @example 3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11
         */
        clientId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The envelope of the response. The session has ended. */
      200: {
        headers: {
          'x-wix-request-id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': RawHttpResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
