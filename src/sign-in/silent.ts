import { AuthError } from '../core/errors/auth-error.ts';
import { MISSING_CODE_OR_STATE, SILENT_SIGN_IN_MS, SILENT_SIGN_IN_TIMED_OUT } from '../session/literals.ts';
import { authorize, type Preflight, type SignInClient } from './authorize.ts';
import { exchangeCode } from './exchange.ts';
import { waitForFrame } from './frame.ts';
import { unlessAborted } from './unless-aborted.ts';

export interface SilentSignInOptions {
  /** What registering or signing in by password gave; without it whoever is signed in at the login page. A secret. */
  readonly sessionToken?: string | undefined;
  /** Milliseconds until the frame is given up. Default: 120,000 (specification 9). */
  readonly timeout?: number | undefined;
  /** Ends the attempt; it then rejects with the signal's own reason, and nothing is kept. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Origins of the login page: the frame begins at one of them, and any of them may answer, where the page sends its
   * frame to another one. Default: that of the login page's address.
   */
  readonly loginOrigins?: readonly string[] | undefined;
  /** Looks at the setup first, and opens no frame when it throws: `passPreflight`. Default: nothing looks. */
  readonly preflight?: Preflight | undefined;
}

/**
 * Signs in without leaving the page, in a hidden frame. The frame, its timer and its listeners are gone afterwards,
 * however it ends.
 * @throws AuthError: `silent-timed-out` ('OAuth flow timed out'), mostly because the page's origin is not allowed in the
 * OAuth app's settings or the browser keeps cookies from frames: go on with `startSignIn`; `silent-blocked` when the
 * frame could not be opened, or would begin outside `loginOrigins`; `sign-in-refused` when the login page says no, such as `login_required`;
 * `callback-refused` ('Missing code or _state') for an answer without a code; `token-refused` and `token-unavailable` when
 * the code brings no tokens ('Failed to get member tokens'); `sign-in-superseded` when somebody signed in or out during
 * the exchange: the session is kept as it is then, and the code is used up.
 */
export const silentSignIn = async (
  client: SignInClient,
  { sessionToken, timeout = SILENT_SIGN_IN_MS, signal, loginOrigins, preflight }: SilentSignInOptions = {},
): Promise<void> => {
  await unlessAborted(client.session, signal, () => preflight?.(client, { origin: location.origin }));
  const { url, state, codeVerifier } = await authorize(
    client,
    { responseMode: 'web_message', sessionToken },
    'none',
    undefined,
    { signal },
  );
  const { stops } = client.session;
  const answer = await waitForFrame(url, state, { timeout, signal, stops, origins: loginOrigins });
  if (answer === undefined)
    throw new AuthError(SILENT_SIGN_IN_TIMED_OUT, {
      code: 'silent-timed-out',
      retryable: 'yes',
      description:
        "The login page did not answer. Is this page's origin allowed in the OAuth app's settings, and may frames of the login page use cookies in this browser?",
    });
  const { code, error, description } = answer;
  if (error !== undefined) throw new AuthError(error, { code: 'sign-in-refused', description });
  if (code === undefined)
    throw new AuthError(MISSING_CODE_OR_STATE, { code: 'callback-refused', description: 'It has no code.' });
  await exchangeCode(client.session, { code, codeVerifier }, { signal });
};
