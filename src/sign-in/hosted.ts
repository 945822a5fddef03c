import type { AuthPrompt } from '../../generated/redirect-session/types.ts';
import { AuthError, type AuthErrorCode } from '../core/errors/auth-error.ts';
import { isPage } from '../core/page.ts';
import { isAuthError } from '../core/errors/guards.ts';
import type { CallOptions } from '../core/types.ts';
import { INVALID_STATE } from '../session/literals.ts';
import { type AttemptStorage, tabAttempts } from './attempts.ts';
import { authorize, originOf, type Preflight, type SignInClient } from './authorize.ts';
import { parseCallback, refused, type ResponseMode } from './callback.ts';
import { exchangeCode } from './exchange.ts';
import type { FlowOptions } from './sign-in-with.ts';
import { unlessAborted } from './unless-aborted.ts';

export interface SignInOptions extends Pick<
  CallOptions,
  'signal' | 'timeout' | 'attemptTimeout' | 'retries' | 'headers'
> {
  /** Address to which the login page leads back: an address of yours that is allowed in the OAuth app's settings. */
  readonly redirectUri: string;
  /** Address at which your page continues; `completeSignIn` returns it. Default: the page's current address, else `/`. */
  readonly returnTo?: string | undefined;
  /**
   * Questions that the login page may ask: `login` asks for credentials if no member is signed in there, `none` asks
   * nothing, `consent` and `select_account` are those of OpenID Connect. Default: `login`.
   */
  readonly prompt?: AuthPrompt | undefined;
  /** Part of the callback address that holds the answer: the fragment, which no server sees, or the query. Default: `fragment`. */
  readonly responseMode?: ResponseMode | undefined;
  /** The session token of a registration or of a sign-in by password: with it the login page asks nothing. A secret. */
  readonly sessionToken?: string | undefined;
  /** Id of the site's connection to another identity provider, to sign in there directly (single sign-on). */
  readonly idp?: string | undefined;
  /** Length of the PKCE verifier, 43 to 128. Default: 43. */
  readonly verifierLength?: number | undefined;
  /**
   * Storage of the attempt. Default: the storage of this tab. Outside of a page there is no default: a server passes a
   * storage of the visitor, such as a cookie.
   */
  readonly attempts?: AttemptStorage | undefined;
  /** Checks the setup first; if it throws, the person stays on this page: `passPreflight`. Default: no check. */
  readonly preflight?: Preflight | undefined;
}

/**
 * Begins a sign-in at the platform's login page: send the person to `url`.
 * @throws ValidationError: `invalid-verifier-length`; `missing-attempts` without `attempts` outside of a page, before
 * anything is sent. AuthError (`attempt-not-stored`) if the tab cannot store the attempt, since the person could not complete
 * the sign-in after coming back; every error that creating a redirect session may throw.
 */
export const startSignIn = async (client: SignInClient, options: SignInOptions): Promise<{ url: string }> => {
  const {
    redirectUri,
    responseMode = 'fragment',
    sessionToken,
    idp,
    prompt = 'login',
    verifierLength,
    returnTo = (isPage() && globalThis.location?.href) || '/',
    attempts = tabAttempts(),
    preflight,
    ...call
  } = options;
  const { signal } = call;
  attempts.check?.();
  await unlessAborted(client.session, signal, () => preflight?.(client, { redirectUri }));
  const { url, state, codeVerifier } = await authorize(
    client,
    { redirectUri, responseMode, sessionToken, idp },
    prompt,
    verifierLength,
    call,
  );
  const attempt = {
    state,
    codeVerifier,
    redirectUri,
    returnTo,
    clientId: client.session.clientId,
    issuer: originOf(url),
    begunAt: Date.now(),
  };
  await unlessAborted(client.session, signal, () => attempts.put(attempt));
  return { url };
};

export interface CompleteSignInOptions extends FlowOptions {
  /** Storage of the attempt: the same as at its start. Outside of a page there is no default. */
  readonly attempts?: AttemptStorage | undefined;
  /** The same as at its start. Default: `fragment`. */
  readonly responseMode?: ResponseMode | undefined;
  /**
   * Address at which a member continues who is signed in already, if the callback belongs to no pending attempt of this
   * browser: after a reload, the Back button, or a sign-in that was completed in another tab. No request is sent then.
   * The same applies if the session is a member's after the login page has refused, the code is too old, or another tab has
   * signed in during the exchange. Default: all of these are errors ('Invalid _state', `sign-in-refused`, `code-expired`,
   * `sign-in-superseded`).
   */
  readonly alreadySignedIn?: string | undefined;
}

/**
 * Completes a sign-in with the address that the login page led back to: the session continues as the member. An attempt
 * works once; a reload or the Back button is refused without a request, unless `alreadySignedIn` is given. Remove the code
 * from the address bar afterwards: `clearCallback()`; a server answers with a redirect.
 * @returns The address at which to continue.
 * @throws ValidationError (`missing-attempts`) without `attempts` outside of a page, before anything is sent.
 * AuthError: `callback-refused` for an address that no login page made, or of another attempt
 * ('Missing code or _state', 'Invalid _state'); `wrong-response-mode` if the answer is in the other part of the address;
 * `sign-in-refused` if the login page refuses; `code-expired`, `client-unknown`, `not-an-api-host`, `token-refused` and
 * `token-unavailable` if the code brings no tokens ('Failed to get member tokens'); `sign-in-superseded` if the session was
 * signed in or out during the exchange: the session stays as it is then, and the code is spent. The signal's reason: if it
 * aborts before the attempt is taken, the sign-in can be completed later, otherwise the person has to begin again.
 */
export const completeSignIn = async (
  client: SignInClient,
  address: string | URL,
  { attempts = tabAttempts(), responseMode, alreadySignedIn, ...options }: CompleteSignInOptions = {},
): Promise<{ returnTo: string }> => {
  attempts.check?.();
  const answer = parseCallback(address, responseMode);
  const { state = '', issuer } = answer;
  // A storage that refuses to work here does so before the attempt and the code are spent.
  await unlessAborted(client.session, options.signal, () => client.session.getTokens());
  const attempt = await unlessAborted(client.session, options.signal, () => attempts.take(state));
  if (!attempt && alreadySignedIn !== undefined && (await isMember(client.session)))
    return { returnTo: alreadySignedIn };
  // A user's own storage may return a wrong attempt, so its state is compared here.
  if (!attempt || attempt.state !== state || attempt.clientId !== client.session.clientId)
    throw refused(
      INVALID_STATE,
      'This browser has no pending sign-in for it: it was used already, or began elsewhere.',
    );
  if (issuer !== undefined && originOf(issuer) !== attempt.issuer)
    throw refused(INVALID_STATE, 'It comes from a different login page than the one that was opened.');
  try {
    if ('error' in answer)
      throw new AuthError(answer.error, { code: 'sign-in-refused', description: answer.description });
    await exchangeCode(client.session, { ...attempt, code: answer.code }, options);
  } catch (error) {
    const isOver = isAuthError(error) && OVER.includes(error.code);
    if (!isOver || alreadySignedIn === undefined || !(await isMember(client.session))) throw error;
    return { returnTo: alreadySignedIn };
  }
  return { returnTo: attempt.returnTo };
};

/**
 * Codes of attempts that ended while another tab signed in: it was faster, the person left this login page, or the code waited
 * too long.
 */
const OVER: readonly AuthErrorCode[] = ['sign-in-superseded', 'sign-in-refused', 'code-expired'];

/** Whether the session is a member's, once an asynchronous storage has answered. */
const isMember = async (session: SignInClient['session']): Promise<boolean> =>
  (await session.getTokens())?.refreshToken.role === 'member';
