// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
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
 * Makes an identity with an e-mail address and a password. What is checked, in this order: the captcha, the form
 * of the fields, whether the address is taken, the password.
 *
 * The answer is `SUCCESS` only on sites that let everybody in at once. Otherwise the code of the mail is wanted
 * first (`REQUIRE_EMAIL_VERIFICATION`, also when the address belongs to a contact of the site), or the owner's
 * approval (`REQUIRE_OWNER_APPROVAL`), or one after the other.
 *
 * An address without the form of one is answered with a field violation whose data says `type: EMAIL`. Other
 * violations name their rule in `ruleName`: PROVIDE_TENANT_ID, INVALID_AUTHENTICATOR_ID, VALUE_TOO_SHORT,
 * VALUE_TOO_LONG, VALUE_DID_NOT_MATCH. Custom fields of the profile that the site does not know are dropped
 * without a word.
 *
 * Who may call: visitor, member. It is never repeated (class `never`).
 * Codes: `-19971`, `-19970`, `-19995`, `CAPTCHA_TOKEN_REQUIRED`, `INVALID_CAPTCHA_TOKEN`, `MISSING_CAPTCHA_TOKEN`, `RECAPTCHA_REQUIRED`, `RECAPTCHA_FAILED`, `DUPLICATE_EMAIL`, `THROTTLED_FEATURE`, `IP_ADDRESS_FILTERED`, `USER_EMAIL_OFAC_ADDRESS`, `UNSUPPORTED_FIELD`, `ATTRIBUTE_NOT_FOUND`, `CLIENT_METADATA_NOT_FOUND`, `INVALID_LD_SESSION`, `COULD_NOT_CREATE_SET_ACCOUNT_USER`, `INVALID_USER_TYPE`, `REGISTRATION_TO_EDITORX_NOT_ALLOWED`, `UNIMPLEMENTED_FEATURE`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
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
      url: '/v2/register',
      method: 'POST',
      data: registerRequest,
      facts: {
        id: 'register',
        service: 'auth',
        repeat: 'never',
        identity: ['visitor', 'member'],
        prefixes: ['/_api/iam/authentication', '/_api/iam/authentication'],
      },
    },
    options,
  );

/**
 * Sign in with a password.
 *
 * Checks, in this order: the captcha, the form of the fields, whether anybody has the address, the password,
 * whether the identity is blocked. Then the answer says whether the sign-in is complete or waits for the mail's
 * code or the owner's approval.
 *
 * A 401 here is the answer to the password as a rule, not to the access token: tell them apart by the code.
 *
 * Who may call: visitor, member. It is never repeated (class `never`).
 * Codes: `-19971`, `-19970`, `-19976`, `-19973`, `-19999`, `CAPTCHA_TOKEN_REQUIRED`, `INVALID_CAPTCHA_TOKEN`, `THROTTLED_FEATURE`, `REENROLLMENT_REQUIRED_BY_ADMIN`, `TRUSTED_CLIENTS_ONLY`, `WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
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
      url: '/v2/login',
      method: 'POST',
      data: loginRequest,
      facts: {
        id: 'login',
        service: 'auth',
        repeat: 'never',
        identity: ['visitor', 'member'],
        prefixes: ['/_api/iam/authentication', '/_api/iam/authentication'],
      },
    },
    options,
  );

/**
 * Change one's own password.
 *
 * Sets a new password for the member whose access token comes with the call. The old one is not asked for. Needs the permission `IAM.CHANGE_PASSWORD`, which a member has for its own identity.
 *
 * Who may call: member. It is never repeated (class `never`).
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const changePassword = (
  changePasswordRequest: ChangePasswordRequest,
  options: RequestOptions<'member'>,
): Reply<ChangePasswordResponse> =>
  request(
    {
      url: '/v2/change-password',
      method: 'POST',
      data: changePasswordRequest,
      facts: {
        id: 'changePassword',
        service: 'auth',
        repeat: 'never',
        identity: ['member'],
        prefixes: ['/_api/iam/authentication', '/_api/iam/authentication'],
      },
    },
    options,
  );

/**
 * Sign a person in without a password.
 *
 * For servers that know the person already, such as those with accounts of their own. Answers the identity of the
 * address, which is made if there is none, and a session token for it. The authorized-client grant of the token
 * endpoint turns the two into tokens of the member.
 *
 * The header `Authorization` is `<access token>,<API key>`: the access token of the app, a comma and the API key
 * of the site's owner. A client with `app({ apiKey })` sends it so; without the key the answer is 401. Such a call
 * never belongs into a browser.
 *
 * Who may call: app. It is never repeated (class `never`).
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const signOn = (signOnRequest: SignOnRequest, options: RequestOptions<'app'>): Reply<SignOnResponse> =>
  request(
    {
      url: '/v2/sign-on',
      method: 'POST',
      data: signOnRequest,
      facts: {
        id: 'signOn',
        service: 'auth',
        repeat: 'never',
        identity: ['app'],
        prefixes: ['/_api/iam/authentication', '/_api/iam/authentication'],
      },
    },
    options,
  );

/**
 * Begin a sign-in with an identity provider.
 *
 * The platform's first step of single sign-on: the envelope of the answer redirects the browser to the provider.
 * It is meant as an address for a window, not as a call for data. `customPayload` is flattened into the query, one
 * parameter a key (`customPayload.<key>`).
 *
 * Part of earlier releases of the packages only.
 *
 * Who may call: visitor, member. It is never repeated (class `never`).
 * Codes: `NOT_FOUND`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const loginWithIdpConnection = (
  tenantId: string,
  idpConnectionId: string,
  params: LoginWithIdpConnectionParams,
  options: RequestOptions<'visitor' | 'member'>,
): Reply<RawHttpResponse, 'NOT_FOUND'> =>
  request(
    {
      url: `/v1/sso/login/${encodeURIComponent(tenantId)}/${encodeURIComponent(idpConnectionId)}`,
      method: 'GET',
      query: queryText(params),
      facts: {
        id: 'loginWithIdpConnection',
        service: 'auth',
        repeat: 'never',
        identity: ['visitor', 'member'],
        prefixes: ['/_api/iam/authentication', '/_api/iam/authentication'],
      },
    },
    options,
  );

/**
 * Take the provider's answer.
 *
 * Where the identity provider sends the browser back to. The provider puts its own parameters (such as a code and
 * a state) into the query; the platform checks them and leads on to the page that began the sign-in.
 *
 * The query parameters that are listed here are the parts of the raw request, as the packages declare them for a
 * program that passes on a callback that it got itself; a browser that comes from the provider sends none of them.
 * In the query a list of entries is repeated as `headers.key` and `headers.value`. The packages themselves never
 * fill the path parameters.
 *
 * Part of earlier releases of the packages only.
 *
 * Who may call: anyone. It is never repeated (class `never`).
 * Codes: `NOT_FOUND`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
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
      url: `/v1/sso/callback/${encodeURIComponent(tenantType)}/${encodeURIComponent(tenantId)}/${encodeURIComponent(idpConnectionId)}`,
      method: 'GET',
      query: queryText(params),
      facts: {
        id: 'loginWithIdpConnectionCallback',
        service: 'auth',
        repeat: 'never',
        identity: [],
        prefixes: ['/_api/iam/authentication', '/_api/iam/authentication'],
      },
    },
    options,
  );

/**
 * Set the session of a sign-in in the browser.
 *
 * The last step of a hosted sign-in: takes the state of the attempt and its session token, sets the platform's
 * session cookies and leads on. It is meant as an address for a window, not as a call for data.
 *
 * Part of earlier releases of the packages only.
 *
 * Who may call: anyone. It is never repeated (class `never`).
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const loginCallback = (
  params: LoginCallbackParams | undefined,
  options: RequestOptions,
): Reply<RawHttpResponse> =>
  request(
    {
      url: '/v1/callback',
      method: 'GET',
      query: queryText(params),
      facts: {
        id: 'loginCallback',
        service: 'auth',
        repeat: 'never',
        identity: [],
        prefixes: ['/_api/iam/authentication', '/_api/iam/authentication'],
      },
    },
    options,
  );

/**
 * Sign in with what an identity provider gave.
 *
 * Takes the token that a provider has handed to the page, for example after its own button was pressed, instead of
 * leading the browser through the provider. The answer is that of a sign-in.
 *
 * Part of earlier releases of the packages only.
 *
 * Who may call: visitor, member. It is never repeated (class `never`).
 * Codes: `NOT_FOUND`.
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const loginWithIdpConnectionTokenParams = (
  loginWithIdpConnectionTokenParamsRequest: LoginWithIdpConnectionTokenParamsRequest,
  options: RequestOptions<'visitor' | 'member'>,
): Reply<StateMachineResponse, 'NOT_FOUND'> =>
  request(
    {
      url: '/v1/sso/login-with-token-params',
      method: 'POST',
      data: loginWithIdpConnectionTokenParamsRequest,
      facts: {
        id: 'loginWithIdpConnectionTokenParams',
        service: 'auth',
        repeat: 'never',
        identity: ['visitor', 'member'],
        prefixes: ['/_api/iam/authentication', '/_api/iam/authentication'],
      },
    },
    options,
  );

/**
 * End the session at the platform.
 *
 * Clears the platform's session cookies in the browser. With an address to go to the envelope is a redirect there (302), without one it is a plain 200. A client drops its own tokens whether this call comes through or not; a redirect session with a logout request does the same as this call without the need to read an envelope.
 *
 * Who may call: member. It is never repeated (class `never`).
 * @throws ApiError for every answer that is not a success; NetworkError and TimeoutError without one.
 */
export const logout = (
  params: LogoutParams | undefined,
  options: RequestOptions<'member'>,
): Reply<RawHttpResponse> =>
  request(
    {
      url: '/v1/logout',
      method: 'GET',
      query: queryText(params),
      facts: {
        id: 'logout',
        service: 'auth',
        repeat: 'never',
        identity: ['member'],
        prefixes: ['/_api/iam/authentication', '/_api/iam/authentication'],
      },
    },
    options,
  );
