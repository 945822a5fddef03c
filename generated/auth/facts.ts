// Generated from spec/auth.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
/** Facts about each operation, for the request policy and the documentation. */
export const facts = {
  service: 'auth',
  operations: {
    register: {
      method: 'POST',
      path: '/v2/register',
      repeat: 'never',
      credentials: true,
      identity: ['visitor', 'member'],
      errors: [
        '-19971',
        '-19970',
        '-19995',
        'CAPTCHA_TOKEN_REQUIRED',
        'INVALID_CAPTCHA_TOKEN',
        'MISSING_CAPTCHA_TOKEN',
        'RECAPTCHA_REQUIRED',
        'RECAPTCHA_FAILED',
        'DUPLICATE_EMAIL',
        'THROTTLED_FEATURE',
        'IP_ADDRESS_FILTERED',
        'USER_EMAIL_OFAC_ADDRESS',
        'UNSUPPORTED_FIELD',
        'ATTRIBUTE_NOT_FOUND',
        'CLIENT_METADATA_NOT_FOUND',
        'INVALID_LD_SESSION',
        'COULD_NOT_CREATE_SET_ACCOUNT_USER',
        'INVALID_USER_TYPE',
        'REGISTRATION_TO_EDITORX_NOT_ALLOWED',
        'UNIMPLEMENTED_FEATURE',
      ],
      invalidates: [],
      prefixes: ['/_api/iam/authentication', '/_api/iam/authentication'],
    },
    login: {
      method: 'POST',
      path: '/v2/login',
      repeat: 'never',
      credentials: true,
      identity: ['visitor', 'member'],
      errors: [
        '-19971',
        '-19970',
        '-19976',
        '-19973',
        '-19999',
        'CAPTCHA_TOKEN_REQUIRED',
        'INVALID_CAPTCHA_TOKEN',
        'THROTTLED_FEATURE',
        'REENROLLMENT_REQUIRED_BY_ADMIN',
        'TRUSTED_CLIENTS_ONLY',
        'WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED',
      ],
      invalidates: [],
      prefixes: ['/_api/iam/authentication', '/_api/iam/authentication'],
    },
    changePassword: {
      method: 'POST',
      path: '/v2/change-password',
      repeat: 'never',
      credentials: true,
      identity: ['member'],
      errors: [],
      invalidates: [],
      prefixes: ['/_api/iam/authentication', '/_api/iam/authentication'],
    },
    signOn: {
      method: 'POST',
      path: '/v2/sign-on',
      repeat: 'never',
      credentials: true,
      identity: ['app'],
      errors: [],
      invalidates: [],
      prefixes: ['/_api/iam/authentication', '/_api/iam/authentication'],
    },
    loginWithIdpConnection: {
      method: 'GET',
      path: '/v1/sso/login/{tenantId}/{idpConnectionId}',
      repeat: 'never',
      credentials: true,
      identity: ['visitor', 'member'],
      errors: ['NOT_FOUND'],
      invalidates: [],
      prefixes: ['/_api/iam/authentication', '/_api/iam/authentication'],
    },
    loginWithIdpConnectionCallback: {
      method: 'GET',
      path: '/v1/sso/callback/{tenantType}/{tenantId}/{idpConnectionId}',
      repeat: 'never',
      credentials: true,
      identity: [],
      errors: ['NOT_FOUND'],
      invalidates: [],
      prefixes: ['/_api/iam/authentication', '/_api/iam/authentication'],
    },
    loginCallback: {
      method: 'GET',
      path: '/v1/callback',
      repeat: 'never',
      credentials: true,
      identity: [],
      errors: [],
      invalidates: [],
      prefixes: ['/_api/iam/authentication', '/_api/iam/authentication'],
    },
    loginWithIdpConnectionTokenParams: {
      method: 'POST',
      path: '/v1/sso/login-with-token-params',
      repeat: 'never',
      credentials: true,
      identity: ['visitor', 'member'],
      errors: ['NOT_FOUND'],
      invalidates: [],
      prefixes: ['/_api/iam/authentication', '/_api/iam/authentication'],
    },
    logout: {
      method: 'GET',
      path: '/v1/logout',
      repeat: 'never',
      credentials: true,
      identity: ['member'],
      errors: [],
      invalidates: [],
      prefixes: ['/_api/iam/authentication', '/_api/iam/authentication'],
    },
  },
} as const;

/** The application codes that the description lists for `register`. */
export type RegisterErrorCode =
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
  | 'UNIMPLEMENTED_FEATURE';

/** The application codes that the description lists for `login`. */
export type LoginErrorCode =
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
  | 'WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED';

/** The application codes that the description lists for `changePassword`. */
export type ChangePasswordErrorCode = never;

/** The application codes that the description lists for `signOn`. */
export type SignOnErrorCode = never;

/** The application codes that the description lists for `loginWithIdpConnection`. */
export type LoginWithIdpConnectionErrorCode = 'NOT_FOUND';

/** The application codes that the description lists for `loginWithIdpConnectionCallback`. */
export type LoginWithIdpConnectionCallbackErrorCode = 'NOT_FOUND';

/** The application codes that the description lists for `loginCallback`. */
export type LoginCallbackErrorCode = never;

/** The application codes that the description lists for `loginWithIdpConnectionTokenParams`. */
export type LoginWithIdpConnectionTokenParamsErrorCode = 'NOT_FOUND';

/** The application codes that the description lists for `logout`. */
export type LogoutErrorCode = never;
