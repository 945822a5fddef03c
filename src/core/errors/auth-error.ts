import { VitrineError } from './base.ts';

/**
 * Why there is no identity to call with.
 * `token-refused`: the token endpoint said no. `client-unknown`: no OAuth app has this client id, or no app has this id and
 * secret. `code-expired`: the authorization code was used before, or is too old. `not-an-api-host`: a web page came in place
 * of a token, so that `host` is wrong or something stands between. `token-unavailable`: there is no token now, but may be
 * later.
 * `session-lost`: the member's session ended, and the call was not carried out as somebody else.
 * `session-changed`: a sign-out or sign-in overtook the call before it was sent.
 * `session-disposed`: `session.dispose()` ended what was under way; whether it took effect is not known.
 *
 * Why a sign-in did not come about.
 * `callback-refused`: what came back is not the answer to a sign-in of this browser. `wrong-response-mode`: it stands in
 * the other part of the address than `responseMode` says. `sign-in-refused`: the login page
 * said no; the message is its error. `silent-timed-out`: the hidden frame said nothing. `silent-blocked`: it could not
 * be opened. `attempt-not-stored`: nobody was sent to the login page, because the way back would have been lost.
 * `preflight-failed`: the same, because `passPreflight` found a problem; the description says how to mend it.
 * `sign-in-superseded`: a sign-out or another sign-in came while the code was exchanged, and the code is used up.
 */
export type AuthErrorCode =
  | 'token-refused'
  | 'client-unknown'
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
 * No token for the call, or a session that ended under it. The call itself had no effect, unless the code is `session-disposed` or
 * `sign-in-superseded`.
 */
export class AuthError extends VitrineError<AuthErrorFacts> {
  override readonly name = 'AuthError';
  declare readonly code: AuthErrorCode;
  /** The token endpoint's HTTP status, when it answered. */
  declare readonly status: number | undefined;
  /** What the token endpoint said, at most 500 characters and without tokens; empty when it said nothing. */
  declare readonly description: string | undefined;
  /** The platform's id of the token request. */
  declare readonly requestId: string | undefined;
}
