import { assertNumbers } from '../core/numbers.ts';
import { AuthError } from '../core/errors/auth-error.ts';
import { isAuthError } from '../core/errors/guards.ts';
import { isPage } from '../core/page.ts';
import { MISSING_CODE_OR_STATE, SILENT_SIGN_IN_MS, SILENT_SIGN_IN_TIMED_OUT } from '../session/literals.ts';
import { authorize, type Preflight, type SignInClient } from './authorize.ts';
import { exchangeCode } from './exchange.ts';
import { frameBlocked, waitForFrame } from './frame.ts';
import { unlessAborted } from './unless-aborted.ts';
import { signInWithoutFrame } from './without-frame.ts';

export interface SilentSignInOptions {
  /**
   * The session token of a registration or of a sign-in by password. Without it the member who is signed in at the login
   * page signs in. A secret.
   */
  readonly sessionToken?: string | undefined;
  /**
   * Return address for a program without a page, such as a server, beside `sessionToken`: the program then requests the login
   * page itself and reads the code from its redirect. Allowed in the OAuth app's settings as for `startSignIn`; nothing has to
   * answer there. A page does not use it. Default: none, and a program without a page is refused before anything is sent.
   */
  readonly redirectUri?: string | undefined;
  /** Time limit of the frame, in milliseconds. Default: 120,000. */
  readonly timeout?: number | undefined;
  /** Ends the attempt, which then rejects with the signal's own reason; tokens that arrive later are discarded. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Origins of the login page. The frame opens at one of them; if the login page redirects to another of them, that origin
   * may answer too. Default: the origin of the login page's address.
   */
  readonly loginOrigins?: readonly string[] | undefined;
  /** Checks the setup first; if it throws, no frame is opened: `passPreflight`. Default: no check. */
  readonly preflight?: Preflight | undefined;
}

/** Whether the hidden frame failed: it was blocked, or not answered in time. */
export const isAboutFrame = (error: unknown): boolean =>
  isAuthError(error) && (error.code === 'silent-blocked' || error.code === 'silent-timed-out');

/**
 * Signs in without leaving the page, in a hidden frame. The frame, its timer and its listeners are always removed. A server
 * has no frame: there, give `sessionToken` and `redirectUri`.
 * @throws AuthError: `silent-timed-out` ('OAuth flow timed out'), mostly because the page's origin is not allowed in the
 * OAuth app's settings, or the browser blocks cookies in frames: continue with `startSignIn`; `silent-blocked` if the frame
 * cannot be opened, or would open outside `loginOrigins`; `sign-in-refused` if the login page refuses, such as with
 * `login_required`; `callback-refused` ('Missing code or _state') for an answer without a code; `token-refused` and
 * `token-unavailable` if the code brings no tokens ('Failed to get member tokens'); `sign-in-superseded` if the session was
 * signed in or out during the exchange: the session stays as it is then, and the code is spent.
 */
export const silentSignIn = async (
  client: SignInClient,
  options: SilentSignInOptions = {},
): Promise<void> => {
  const { sessionToken, redirectUri, timeout = SILENT_SIGN_IN_MS, signal, loginOrigins, preflight } = options;
  assertNumbers({ timeout });
  if (!isPage()) {
    if (sessionToken === undefined || redirectUri === undefined)
      throw frameBlocked(
        'There is no document. On a server, give the session token and a redirectUri, or use startSignIn().',
      );
    await unlessAborted(client.session, signal, () => preflight?.(client, { redirectUri }));
    return signInWithoutFrame(
      client,
      { sessionToken, redirectUri, loginOrigins },
      { signal, timeout: options.timeout },
    );
  }
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
