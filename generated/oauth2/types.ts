// Generated from spec/oauth2.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
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
 * Makes a new visitor. Whatever an earlier visitor had, such as a cart, stays with the earlier one.
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
   * The code from the callback address or from the hidden frame's message.
   * @minLength 1
   */
  code: string;
  /**
   * The secret whose S256 digest went out as `codeChallenge` when the sign-in began. Letters, digits and `-`, `.`, `_`, `~`.
   * @minLength 43
   * @maxLength 128
   * @pattern ^[A-Za-z0-9._~-]+$
   */
  codeVerifier: string;
  /** The callback address of the sign-in, equal to the one in the authorization request. Left out when the code came through the hidden frame, which has none. */
  redirectUri?: string;
}

/**
 * Signs a member in by id, without a password. For servers: the header `Authorization` carries the access token and a second token, with a comma between them (see the operation).
 */
export interface AuthorizedClientGrant {
  grant_type: 'authorized_client';
  /** Asks for a refresh token beside the access token. */
  scope: 'offline_access';
  /**
   * Whom the token is for.
   * @minLength 1
   */
  member_id: string;
}

/**
 * Outside the specification: how an app gets a token for one of its installations. The secret belongs on a server; a page that holds it gives it away. There is no refresh token, the app asks again.
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
 * Body of a refused grant. It has the form of OAuth, not that of the other services.
 */
export interface OAuthError {
  /** Stable code. Others than the ones of the examples may come. */
  error: string;
  /** The same in English, for the log. */
  error_description?: string;
}

/**
 * Renews a session. The visitor or member stays who it was.
 */
export interface RefreshTokenGrant {
  /** Id of the client that the session began with. Today's packages send it, earlier ones and the specification leave it out. */
  clientId?: ClientId;
  grantType: 'refresh_token';
  /**
   * The refresh token that came with the session, or the newest that came since.
   * @minLength 1
   */
  refreshToken: string;
}

/**
 * One of the grants. The value of `grantType` (or `grant_type`) says which.
 */
export type TokenRequest =
  | AnonymousGrant
  | RefreshTokenGrant
  | AuthorizationCodeGrant
  | AuthorizedClientGrant
  | ClientCredentialsGrant;

/**
 * What a grant gives. The names are those of OAuth.
 */
export interface TokenResponse {
  /**
   * Goes as it is into the header `Authorization` of every call.
   * @minLength 1
   */
  readonly access_token: string;
  /**
   * Lifetime of the access token in seconds, from the moment of the answer. 14400 (four hours) as a rule.
   * @minimum 0
   */
  expires_in: number;
  /**
   * Renews the session later. Absent for `client_credentials`. When a renewal answers without one, the old one stays good.
   * @minLength 1
   */
  readonly refresh_token?: string;
  /** Always for information; no scheme word is sent. */
  token_type?: string;
  /** What was granted. */
  scope?: string;
}
