// Generated from spec/oauth2.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { Undeclared } from '../../src/core/undeclared.ts';
export type { Undeclared };

export type {
  ApplicationError,
  ApplicationErrorData,
  ErrorBody,
  ErrorDetails,
  ErrorDetailsTracing,
  FieldViolation,
  FieldViolationData,
  SystemError,
  TooManyRequestsResponse,
  ValidationError,
  ViolatedRule,
} from '../shared/types.ts';

/**
 * Creates a new visitor. The data of an earlier visitor, such as the cart, stays with the earlier one.
 */
export interface AnonymousGrant {
  clientId: ClientId;
  grantType: 'anonymous';
}

/**
 * Exchanges the code of the sign-in page for tokens of the member. A code works once.
 */
export interface AuthorizationCodeGrant {
  clientId: ClientId;
  grantType: 'authorization_code';
  /**
   * Code from the callback address or from the message of the hidden frame.
   * @minLength 1
   */
  code: string;
  /**
   * Secret whose S256 digest was sent as `codeChallenge` at the start of the sign-in. Letters, digits and `-`, `.`, `_`, `~`.
   * @minLength 43
   * @maxLength 128
   * @pattern ^[A-Za-z0-9._~-]+$
   */
  codeVerifier: string;
  /** Callback address of the sign-in, identical to the one in the authorization request. Omitted if the code came through the hidden frame, which has no callback address. */
  redirectUri?: string;
}

/**
 * Signs a member in by id, without a password. For servers: the header `Authorization` carries the access token and a second token, separated by a comma (see the operation).
 */
export interface AuthorizedClientGrant {
  grant_type: 'authorized_client';
  /** Requests a refresh token in addition to the access token. */
  scope: 'offline_access';
  /**
   * Id of the member whom the token represents.
   * @minLength 1
   */
  member_id: string;
}

/**
 * Outside the specification: requests a token for one installation of an app. Keep the secret on a server; a page that contains it discloses it. There is no refresh token; the app requests a new token instead.
 */
export interface ClientCredentialsGrant {
  grant_type: 'client_credentials';
  /**
   * Id of the app.
   * @minLength 1
   */
  client_id: string;
  /**
   * Secret of the app.
   * @minLength 1
   */
  client_secret: string;
  /**
   * Id of the installation on one site.
   * @minLength 1
   */
  instance_id: string;
}

/**
 * Id of the OAuth client, as the site's settings show it. Not a secret.
 */
export type ClientId = string;

/**
 * Body of a rejected grant. It has the format of OAuth, unlike the errors of the other services. Some answers have a `message` alone.
 */
export interface OAuthError {
  /** Stable code. Codes other than those in the examples may occur. */
  error?: string;
  /** Description of the rule in English, for logs. */
  error_description?: string;
  /** Description of the failure, of an answer without `error`. */
  message?: string;
}

/**
 * Renews a session. The token still represents the same visitor or member.
 */
export interface RefreshTokenGrant {
  /** Id of the client that started the session. The current packages send it; earlier ones and the specification omit it. */
  clientId?: ClientId;
  grantType: 'refresh_token';
  /**
   * Latest refresh token of the session.
   * @minLength 1
   */
  refreshToken: string;
}

/**
 * One of the grants, identified by `grantType` (or `grant_type`).
 */
export type TokenRequest =
  | AnonymousGrant
  | RefreshTokenGrant
  | AuthorizationCodeGrant
  | AuthorizedClientGrant
  | ClientCredentialsGrant;

/**
 * Tokens that a grant returns. The names are those of OAuth.
 */
export interface TokenResponse {
  /**
   * Send it unchanged in the header `Authorization` of every call.
   * @minLength 1
   */
  readonly access_token: string;
  /**
   * Lifetime of the access token in seconds, from the moment of the response. Usually 14400 (four hours).
   * @minimum 0
   */
  expires_in: number;
  /**
   * Renews the session. Absent for `client_credentials`. If a renewal returns none, the previous one stays valid.
   * @minLength 1
   */
  readonly refresh_token?: string;
  /** For information only; calls send no scheme word. */
  token_type?: string;
  /** Scope that was granted, if the answer has it. */
  scope?: string;
}
