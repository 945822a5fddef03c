import { VitrineError } from './base.ts';

/**
 * Reason of an AuthError.
 *
 * No token for the call:
 * - `token-refused`: the token endpoint said `invalid_grant`: the refresh token, or what was sent in its place, is void.
 * - `client-unknown`: no OAuth app has this client id, or no app has this id and secret; the session is kept.
 * - `grant-not-allowed`: the OAuth app or the host does not allow this way of getting tokens; the session is kept.
 * - `code-expired`: the authorization code was used before, or is too old.
 * - `not-an-api-host`: a web page came in place of a token; `host` is wrong, or a proxy answered.
 * - `token-unavailable`: transient; a later request may get a token.
 * - `session-lost`: the member's session ended, and the call was not sent with another identity. `cause` is the
 *   {@link SessionReason}: `refused`, `assumed`, or `other-tab` and so on.
 * - `session-changed`: a sign-out or sign-in happened before the call was sent.
 * - `session-disposed`: `session.dispose()` ended the pending call; it may have taken effect.
 *
 * No sign-in:
 * - `callback-refused`: the callback does not belong to a sign-in of this browser.
 * - `wrong-response-mode`: the answer is in the other part of the address than `responseMode` says.
 * - `sign-in-refused`: the login page rejected the sign-in; the message is its error.
 * - `silent-timed-out`: the hidden frame did not answer. `silent-blocked`: it could not be opened.
 * - `attempt-not-stored`: the attempt could not be stored, so the browser was not sent to the login page.
 * - `preflight-failed`: `passPreflight` found a problem, so the browser was not sent to the login page; the description
 *   says how to correct it.
 * - `sign-in-superseded`: a sign-out or another sign-in happened during the code exchange, and the code is used up.
 */
export type AuthErrorCode =
  | 'token-refused'
  | 'client-unknown'
  | 'grant-not-allowed'
  | 'code-expired'
  | 'not-an-api-host'
  | 'token-unavailable'
  | 'session-lost'
  | 'session-changed'
  | 'session-disposed'
  | 'callback-refused'
  | 'wrong-response-mode'
  | 'sign-in-refused'
  | 'silent-timed-out'
  | 'silent-blocked'
  | 'attempt-not-stored'
  | 'preflight-failed'
  | 'sign-in-superseded';

interface AuthErrorFacts {
  readonly code: AuthErrorCode;
  readonly status?: number;
  readonly description?: string | undefined;
  readonly requestId?: string | undefined;
}

/**
 * There is no token for the call, or the session ended during the call. The call itself had no effect, unless the code is
 * `session-disposed` or `sign-in-superseded`.
 */
export class AuthError extends VitrineError<AuthErrorFacts> {
  override readonly name = 'AuthError';
  declare readonly code: AuthErrorCode;
  /** The HTTP status of the token endpoint, if it answered. */
  declare readonly status: number | undefined;
  /**
   * Description from the token endpoint, at most 500 characters and without tokens; empty if the endpoint gave none.
   */
  declare readonly description: string | undefined;
  /** The platform's id of the token request. */
  declare readonly requestId: string | undefined;
}
