// Generated from spec/oauth2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import * as zod from 'zod/mini';

export const ClientId = /*#__PURE__*/ zod.guid();

export type ClientId = zod.input<typeof ClientId>;
export type ClientIdOutput = zod.output<typeof ClientId>;

export const AnonymousGrant = /*#__PURE__*/ zod.object({
  clientId: ClientId,
  grantType: /*#__PURE__*/ zod.literal('anonymous'),
});

export type AnonymousGrant = zod.input<typeof AnonymousGrant>;
export type AnonymousGrantOutput = zod.output<typeof AnonymousGrant>;

export const RefreshTokenGrant = /*#__PURE__*/ zod.object({
  clientId: /*#__PURE__*/ zod.optional(ClientId),
  grantType: /*#__PURE__*/ zod.literal('refresh_token'),
  refreshToken: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
});

export type RefreshTokenGrant = zod.input<typeof RefreshTokenGrant>;
export type RefreshTokenGrantOutput = zod.output<typeof RefreshTokenGrant>;

export const authorizationCodeGrantCodeVerifierRegExp = new RegExp('^[A-Za-z0-9._~-]+$');

export const authorizationCodeGrantCodeVerifierMin = 43;
export const authorizationCodeGrantCodeVerifierMax = 128;

export const AuthorizationCodeGrant = /*#__PURE__*/ zod.object({
  clientId: ClientId,
  grantType: /*#__PURE__*/ zod.literal('authorization_code'),
  code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  codeVerifier: /*#__PURE__*/ zod
    .stringFormat('password', authorizationCodeGrantCodeVerifierRegExp)
    .check(/*#__PURE__*/ zod.minLength(authorizationCodeGrantCodeVerifierMin))
    .check(/*#__PURE__*/ zod.maxLength(authorizationCodeGrantCodeVerifierMax)),
  redirectUri: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()),
});

export type AuthorizationCodeGrant = zod.input<typeof AuthorizationCodeGrant>;
export type AuthorizationCodeGrantOutput = zod.output<typeof AuthorizationCodeGrant>;

export const AuthorizedClientGrant = /*#__PURE__*/ zod.object({
  grant_type: /*#__PURE__*/ zod.literal('authorized_client'),
  scope: /*#__PURE__*/ zod.literal('offline_access'),
  member_id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
});

export type AuthorizedClientGrant = zod.input<typeof AuthorizedClientGrant>;
export type AuthorizedClientGrantOutput = zod.output<typeof AuthorizedClientGrant>;

export const ClientCredentialsGrant = /*#__PURE__*/ zod.object({
  grant_type: /*#__PURE__*/ zod.literal('client_credentials'),
  client_id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  client_secret: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  instance_id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
});

export type ClientCredentialsGrant = zod.input<typeof ClientCredentialsGrant>;
export type ClientCredentialsGrantOutput = zod.output<typeof ClientCredentialsGrant>;

export const TokenRequest = /*#__PURE__*/ zod.union([
  AnonymousGrant,
  RefreshTokenGrant,
  AuthorizationCodeGrant,
  AuthorizedClientGrant,
  ClientCredentialsGrant,
]);

export type TokenRequest = zod.input<typeof TokenRequest>;
export type TokenRequestOutput = zod.output<typeof TokenRequest>;

export const TokenResponse = /*#__PURE__*/ zod.looseObject({
  access_token: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  expires_in: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  refresh_token: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  token_type: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  scope: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type TokenResponse = zod.input<typeof TokenResponse>;
export type TokenResponseOutput = zod.output<typeof TokenResponse>;

export const OAuthError = /*#__PURE__*/ zod.looseObject({
  error: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  error_description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  message: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OAuthError = zod.input<typeof OAuthError>;
export type OAuthErrorOutput = zod.output<typeof OAuthError>;

export const ApplicationError = /*#__PURE__*/ zod.looseObject({
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
});

export type ApplicationError = zod.input<typeof ApplicationError>;
export type ApplicationErrorOutput = zod.output<typeof ApplicationError>;

export const ViolatedRule = /*#__PURE__*/ zod.enum([
  'VALIDATION',
  'OTHER',
  'MAX',
  'MIN',
  'MAX_LENGTH',
  'MIN_LENGTH',
  'MAX_SIZE',
  'MIN_SIZE',
  'FORMAT',
  'DECIMAL_LTE',
  'DECIMAL_GTE',
  'DECIMAL_LT',
  'DECIMAL_GT',
  'DECIMAL_MAX_SCALE',
  'INVALID_ENUM_VALUE',
  'REQUIRED_FIELD',
  'FIELD_NOT_ALLOWED',
  'ONE_OF_ALIGNMENT',
  'EXACT_LENGTH',
  'EXACT_SIZE',
  'REQUIRED_ONE_OF_FIELD',
]);

export type ViolatedRule = zod.input<typeof ViolatedRule>;
export type ViolatedRuleOutput = zod.output<typeof ViolatedRule>;

export const FieldViolation = /*#__PURE__*/ zod.looseObject({
  field: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  violatedRule: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  ruleName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
});

export type FieldViolation = zod.input<typeof FieldViolation>;
export type FieldViolationOutput = zod.output<typeof FieldViolation>;

export const ValidationError = /*#__PURE__*/ zod.looseObject({
  fieldViolations: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(FieldViolation)),
});

export type ValidationError = zod.input<typeof ValidationError>;
export type ValidationErrorOutput = zod.output<typeof ValidationError>;

export const SystemError = /*#__PURE__*/ zod.looseObject({
  errorCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type SystemError = zod.input<typeof SystemError>;
export type SystemErrorOutput = zod.output<typeof SystemError>;

export const ErrorDetails = /*#__PURE__*/ zod.looseObject({
  applicationError: /*#__PURE__*/ zod.nullish(ApplicationError),
  validationError: /*#__PURE__*/ zod.nullish(ValidationError),
  systemError: /*#__PURE__*/ zod.nullish(SystemError),
  tracing: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  ),
});

export type ErrorDetails = zod.input<typeof ErrorDetails>;
export type ErrorDetailsOutput = zod.output<typeof ErrorDetails>;

export const ErrorBody = /*#__PURE__*/ zod.looseObject({
  message: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  details: /*#__PURE__*/ zod.nullish(ErrorDetails),
});

export type ErrorBody = zod.input<typeof ErrorBody>;
export type ErrorBodyOutput = zod.output<typeof ErrorBody>;
/**
 * The grant decides which identity the token represents: `anonymous` creates a new visitor, `refresh_token` renews
 * a session for its visitor or member, `authorization_code` and `authorized_client` sign a member in,
 * `client_credentials` is for apps.
 *
 * The call itself needs no token, with one exception: `authorized_client` requires two tokens in the header
 * `Authorization`, `<access token>,<second token>`, with a single comma between them. The first is the visitor's
 * access token, the second the API key of the site's owner. Make this call from a server, never from a browser.
 *
 * Every status except 200 is a failure, and the member `error` of its body says which (RFC 6749, 5.2); the status
 * does not. `invalid_grant` with 400 or 401 means that the refresh token is permanently invalid. `invalid_client`,
 * `unauthorized_client` and `unsupported_grant_type` mean that the program is set up wrongly, and say nothing
 * about the token. After any other failure, also a 400 that has only a `message`, the call may be retried. A code
 * works once, so its exchange is never retried.
 * @summary Get an access token
 */
export const CreateTokenBody = TokenRequest;

export const CreateTokenResponse = TokenResponse;
