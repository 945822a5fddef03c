// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { queryText } from '../../src/core/query.ts';
import { request } from '../../src/core/request.ts';
import type { Reply, RequestOptions } from '../../src/core/types.ts';
import type {
  ChangePasswordRequest,
  ChangePasswordResponse,
  LoginCallbackParams,
  LoginRequest,
  LoginWithIdpConnectionCallbackParams,
  LoginWithIdpConnectionParams,
  LoginWithIdpConnectionTokenParamsRequest,
  LogoutParams,
  RawHttpResponse,
  RegisterRequest,
  SignOnRequest,
  SignOnResponse,
  StateMachineResponse,
  TenantType,
} from './types.ts';

/**
 * Register a new member.
 *
 * Creates an identity with an e-mail address and a password. The platform checks, in this order: the captcha, the
 * format of the fields, whether the address is already registered, the password.
 *
 * The state is `SUCCESS` only on sites that admit everyone immediately. Otherwise the sign-in waits for the code
 * sent by e-mail (`REQUIRE_EMAIL_VERIFICATION`, also if the address belongs to a contact of the site), for the
 * owner's approval (`REQUIRE_OWNER_APPROVAL`), or for first one and then the other.
 *
 * An invalid e-mail address is rejected with a field violation whose data contains `type: EMAIL`. Other violations
 * name their rule in `ruleName`: PROVIDE_TENANT_ID, INVALID_AUTHENTICATOR_ID, VALUE_TOO_SHORT, VALUE_TOO_LONG,
 * VALUE_DID_NOT_MATCH. Custom profile fields that the site does not have are ignored without an error.
 *
 * Who may call: visitor, member. Never retried (repeat class `never`).
 * Error codes: `-19971`, `-19970`, `-19995`, `CAPTCHA_TOKEN_REQUIRED`, `INVALID_CAPTCHA_TOKEN`, `MISSING_CAPTCHA_TOKEN`, `RECAPTCHA_REQUIRED`, `RECAPTCHA_FAILED`, `DUPLICATE_EMAIL`, `THROTTLED_FEATURE`, `IP_ADDRESS_FILTERED`, `USER_EMAIL_OFAC_ADDRESS`, `UNSUPPORTED_FIELD`, `ATTRIBUTE_NOT_FOUND`, `CLIENT_METADATA_NOT_FOUND`, `INVALID_LD_SESSION`, `COULD_NOT_CREATE_SET_ACCOUNT_USER`, `INVALID_USER_TYPE`, `REGISTRATION_TO_EDITORX_NOT_ALLOWED`, `UNIMPLEMENTED_FEATURE`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const register = (
  registerRequest: RegisterRequest,
  options: RequestOptions<'visitor' | 'member'>,
): Reply<
  StateMachineResponse,
  | '-19971'
  | '-19970'
  | '-19995'
  | 'CAPTCHA_TOKEN_REQUIRED'
  | 'INVALID_CAPTCHA_TOKEN'
  | 'MISSING_CAPTCHA_TOKEN'
  | 'RECAPTCHA_REQUIRED'
  | 'RECAPTCHA_FAILED'
  | 'DUPLICATE_EMAIL'
  | 'THROTTLED_FEATURE'
  | 'IP_ADDRESS_FILTERED'
  | 'USER_EMAIL_OFAC_ADDRESS'
  | 'UNSUPPORTED_FIELD'
  | 'ATTRIBUTE_NOT_FOUND'
  | 'CLIENT_METADATA_NOT_FOUND'
  | 'INVALID_LD_SESSION'
  | 'COULD_NOT_CREATE_SET_ACCOUNT_USER'
  | 'INVALID_USER_TYPE'
  | 'REGISTRATION_TO_EDITORX_NOT_ALLOWED'
  | 'UNIMPLEMENTED_FEATURE'
> =>
  request(
    {
      method: 'POST',
      data: registerRequest,
      facts: {
        repeat: 'never',
        id: 'register',
        service: 'auth',
        credentials: true,
        prefixes: ['/_api/iam/authentication', '/_api/iam/authentication'],
        identity: ['visitor', 'member'],
      },
      url: '/v2/register',
    },
    options,
  );

/**
 * Sign in with a password.
 *
 * Checks, in this order: the captcha, the format of the fields, whether the address is registered, the password,
 * whether the identity is blocked. The response says whether the sign-in is complete or waits for the code sent by
 * e-mail or for the owner's approval.
 *
 * A 401 usually means a wrong password, not an invalid access token: the code distinguishes the two.
 *
 * Who may call: visitor, member. Never retried (repeat class `never`).
 * Error codes: `-19971`, `-19970`, `-19976`, `-19973`, `-19999`, `CAPTCHA_TOKEN_REQUIRED`, `INVALID_CAPTCHA_TOKEN`, `THROTTLED_FEATURE`, `REENROLLMENT_REQUIRED_BY_ADMIN`, `TRUSTED_CLIENTS_ONLY`, `WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const login = (
  loginRequest: LoginRequest,
  options: RequestOptions<'visitor' | 'member'>,
): Reply<
  StateMachineResponse,
  | '-19971'
  | '-19970'
  | '-19976'
  | '-19973'
  | '-19999'
  | 'CAPTCHA_TOKEN_REQUIRED'
  | 'INVALID_CAPTCHA_TOKEN'
  | 'THROTTLED_FEATURE'
  | 'REENROLLMENT_REQUIRED_BY_ADMIN'
  | 'TRUSTED_CLIENTS_ONLY'
  | 'WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED'
> =>
  request(
    {
      method: 'POST',
      data: loginRequest,
      facts: {
        repeat: 'never',
        id: 'login',
        service: 'auth',
        credentials: true,
        prefixes: ['/_api/iam/authentication', '/_api/iam/authentication'],
        identity: ['visitor', 'member'],
      },
      url: '/v2/login',
    },
    options,
  );

/**
 * Change the caller's password.
 *
 * Sets a new password for the member whose access token is sent. The call does not ask for the old password. Requires the permission `IAM.CHANGE_PASSWORD`, which a member has for their own identity.
 *
 * Who may call: member. Never retried (repeat class `never`).
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const changePassword = (
  changePasswordRequest: ChangePasswordRequest,
  options: RequestOptions<'member'>,
): Reply<ChangePasswordResponse> =>
  request(
    {
      method: 'POST',
      data: changePasswordRequest,
      facts: {
        repeat: 'never',
        id: 'changePassword',
        service: 'auth',
        credentials: true,
        prefixes: ['/_api/iam/authentication', '/_api/iam/authentication'],
        identity: ['member'],
      },
      url: '/v2/change-password',
    },
    options,
  );

/**
 * Sign a person in without a password.
 *
 * For servers that have already authenticated the person, such as servers with their own accounts. Returns the
 * identity with this e-mail address, created if there is none, and a session token for it. The authorized-client
 * grant of the token endpoint exchanges the two for tokens of the member.
 *
 * The header `Authorization` is `<access token>,<API key>`: the access token of the app, a comma, and the API key
 * of the site's owner. A client with `app({ apiKey })` sends it in this form; without the key the call fails with
 * 401. Never make this call from a browser.
 *
 * Who may call: app. Never retried (repeat class `never`).
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const signOn = (signOnRequest: SignOnRequest, options: RequestOptions<'app'>): Reply<SignOnResponse> =>
  request(
    {
      method: 'POST',
      data: signOnRequest,
      facts: {
        repeat: 'never',
        id: 'signOn',
        service: 'auth',
        credentials: true,
        prefixes: ['/_api/iam/authentication', '/_api/iam/authentication'],
        identity: ['app'],
      },
      url: '/v2/sign-on',
    },
    options,
  );

/**
 * Start a sign-in with an identity provider.
 *
 * First step of single sign-on: the envelope in the response redirects the browser to the provider. Open it as the
 * address of a window, not as a data call. `customPayload` is flattened into the query, one parameter per key
 * (`customPayload.<key>`).
 *
 * Only in earlier releases of the packages.
 *
 * Who may call: visitor, member. Never retried (repeat class `never`).
 * Error codes: `NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const loginWithIdpConnection = (
  tenantId: string,
  idpConnectionId: string,
  params: LoginWithIdpConnectionParams,
  options: RequestOptions<'visitor' | 'member'>,
): Reply<RawHttpResponse, 'NOT_FOUND'> =>
  request(
    {
      method: 'GET',
      query: queryText(params),
      facts: {
        repeat: 'never',
        id: 'loginWithIdpConnection',
        service: 'auth',
        credentials: true,
        prefixes: ['/_api/iam/authentication', '/_api/iam/authentication'],
        identity: ['visitor', 'member'],
      },
      url: `/v1/sso/login/${encodeURIComponent(tenantId)}/${encodeURIComponent(idpConnectionId)}`,
    },
    options,
  );

/**
 * Receive the provider's callback.
 *
 * Address to which the identity provider redirects the browser. The provider adds its own parameters (such as a
 * code and a state) to the query; the platform checks them and redirects to the page that started the sign-in.
 *
 * The query parameters listed here are the parts of the raw request. The packages declare them for a program that
 * forwards a callback which it received itself; a browser that comes from the provider sends none of them. A list
 * of entries is repeated in the query as `headers.key` and `headers.value`. The packages themselves never fill the
 * path parameters.
 *
 * Only in earlier releases of the packages.
 *
 * Who may call: anyone. Never retried (repeat class `never`).
 * Error codes: `NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const loginWithIdpConnectionCallback = (
  tenantType: TenantType,
  tenantId: string,
  idpConnectionId: string,
  params: LoginWithIdpConnectionCallbackParams | undefined,
  options: RequestOptions,
): Reply<RawHttpResponse, 'NOT_FOUND'> =>
  request(
    {
      method: 'GET',
      query: queryText(params),
      facts: {
        repeat: 'never',
        id: 'loginWithIdpConnectionCallback',
        service: 'auth',
        credentials: true,
        prefixes: ['/_api/iam/authentication', '/_api/iam/authentication'],
        identity: [],
      },
      url: `/v1/sso/callback/${encodeURIComponent(tenantType)}/${encodeURIComponent(tenantId)}/${encodeURIComponent(idpConnectionId)}`,
    },
    options,
  );

/**
 * Set the session of a sign-in in the browser.
 *
 * Last step of a hosted sign-in: takes the state of the attempt and its session token, sets the platform's session
 * cookies and redirects. Open it as the address of a window, not as a data call.
 *
 * Only in earlier releases of the packages.
 *
 * Who may call: anyone. Never retried (repeat class `never`).
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const loginCallback = (
  params: LoginCallbackParams | undefined,
  options: RequestOptions,
): Reply<RawHttpResponse> =>
  request(
    {
      method: 'GET',
      query: queryText(params),
      facts: {
        repeat: 'never',
        id: 'loginCallback',
        service: 'auth',
        credentials: true,
        prefixes: ['/_api/iam/authentication', '/_api/iam/authentication'],
        identity: [],
      },
      url: '/v1/callback',
    },
    options,
  );

/**
 * Sign in with an identity provider's token.
 *
 * Takes the token that an identity provider passed to the page, for example after the person pressed the
 * provider's own button, instead of redirecting the browser to the provider. The response is the same as for any
 * sign-in.
 *
 * Only in earlier releases of the packages.
 *
 * Who may call: visitor, member. Never retried (repeat class `never`).
 * Error codes: `NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const loginWithIdpConnectionTokenParams = (
  loginWithIdpConnectionTokenParamsRequest: LoginWithIdpConnectionTokenParamsRequest,
  options: RequestOptions<'visitor' | 'member'>,
): Reply<StateMachineResponse, 'NOT_FOUND'> =>
  request(
    {
      method: 'POST',
      data: loginWithIdpConnectionTokenParamsRequest,
      facts: {
        repeat: 'never',
        id: 'loginWithIdpConnectionTokenParams',
        service: 'auth',
        credentials: true,
        prefixes: ['/_api/iam/authentication', '/_api/iam/authentication'],
        identity: ['visitor', 'member'],
      },
      url: '/v1/sso/login-with-token-params',
    },
    options,
  );

/**
 * End the session at the platform.
 *
 * Clears the platform's session cookies in the browser. With a return address the envelope is a redirect to it (302), otherwise it is a plain 200. A client discards its own tokens whether or not this call succeeds. A redirect session with a logout request has the same effect and needs no envelope.
 *
 * Who may call: member. Never retried (repeat class `never`).
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const logout = (
  params: LogoutParams | undefined,
  options: RequestOptions<'member'>,
): Reply<RawHttpResponse> =>
  request(
    {
      method: 'GET',
      query: queryText(params),
      facts: {
        repeat: 'never',
        id: 'logout',
        service: 'auth',
        credentials: true,
        prefixes: ['/_api/iam/authentication', '/_api/iam/authentication'],
        identity: ['member'],
      },
      url: '/v1/logout',
    },
    options,
  );
