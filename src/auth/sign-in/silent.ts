import { createRedirectSession } from '../../../generated/redirect-session/operations.ts';
import { AuthError } from '../../errors/auth-error.ts';
import {
  MISSING_CODE_OR_STATE,
  PKCE_METHOD,
  SILENT_SIGN_IN_MS,
  SILENT_SIGN_IN_TIMED_OUT,
} from '../literals.ts';
import { exchangeCode } from './exchange.ts';
import { waitForFrame } from './frame.ts';
import type { SignInClient } from './hosted.ts';
import { challengeOf, createState, createVerifier } from './pkce.ts';

export interface SilentSignInOptions {
  /** What registering or signing in by password gave; without it whoever is signed in at the login page. A secret. */
  readonly sessionToken?: string | undefined;
  /** Milliseconds until it is given up. Default: 120,000 (specification 9). */
  readonly timeout?: number | undefined;
  /** Ends the attempt; it then rejects with the signal's own reason. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Signs in without leaving the page, in a hidden frame. The frame, its timer and its listener are gone afterwards,
 * however it ends.
 * @throws AuthError: `silent-timed-out` ('OAuth flow timed out'), mostly because the page's origin is not allowed in the
 * OAuth app's settings or the browser keeps cookies from frames: go on with `startSignIn`; `silent-blocked` when the
 * frame could not be opened; `sign-in-refused` when the login page says no, such as `login_required`;
 * `callback-refused` ('Missing code or _state') for an answer without a code.
 */
export const silentSignIn = async (
  client: SignInClient,
  { sessionToken, timeout = SILENT_SIGN_IN_MS, signal }: SilentSignInOptions = {},
): Promise<void> => {
  const codeVerifier = createVerifier();
  const state = createState();
  const { redirectSession } = await createRedirectSession(
    {
      auth: {
        authRequest: {
          clientId: client.session.clientId,
          codeChallenge: await challengeOf(codeVerifier),
          codeChallengeMethod: PKCE_METHOD,
          responseMode: 'web_message',
          responseType: 'code',
          scope: 'offline_access',
          state,
          ...(sessionToken !== undefined && { sessionToken }),
        },
        prompt: 'none',
      },
    },
    { client, signal },
  );
  const answer = await waitForFrame(redirectSession.fullUrl, state, { timeout, signal });
  if (answer === undefined)
    throw new AuthError(SILENT_SIGN_IN_TIMED_OUT, {
      code: 'silent-timed-out',
      retryable: 'yes',
      description:
        "The login page did not answer. Is this page's origin allowed in the OAuth app's settings, and may frames of the login page use cookies in this browser?",
    });
  if (answer.error !== undefined)
    throw new AuthError(answer.error, { code: 'sign-in-refused', description: answer.description });
  if (answer.code === undefined)
    throw new AuthError(MISSING_CODE_OR_STATE, { code: 'callback-refused', description: 'It has no code.' });
  await exchangeCode(client.session, { code: answer.code, codeVerifier });
};
