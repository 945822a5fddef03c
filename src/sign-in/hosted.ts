import type { AuthPrompt } from '../../generated/redirect-session/types.ts';
import { AuthError } from '../core/errors/auth-error.ts';
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
  /** Where the login page leads back to: an address of yours that is allowed in the OAuth app's settings. */
  readonly redirectUri: string;
  /** Where your page goes on afterwards; `completeSignIn` gives it back. Default: the page's address now, else `/`. */
  readonly returnTo?: string | undefined;
  /**
   * What the page may ask: `login` asks for credentials when nobody is signed in there, `none` never asks, `consent` and
   * `select_account` as OpenID Connect has them. Default: `login`.
   */
  readonly prompt?: AuthPrompt | undefined;
  /** Where the answer stands: the part after `#`, which no server sees, or the query. Default: `fragment`. */
  readonly responseMode?: ResponseMode | undefined;
  /** What registering or signing in by password gave: with it the page asks nothing. A secret. */
  readonly sessionToken?: string | undefined;
  /** Id of the connection to another identity provider, to go there at once (single sign-on). */
  readonly idp?: string | undefined;
  /** Length of the PKCE verifier, 43 to 128. Default: 43. */
  readonly verifierLength?: number | undefined;
  /** Where the attempt waits. Default: the storage of this tab; a server gives its own, such as a cookie. */
  readonly attempts?: AttemptStorage | undefined;
  /** Looks at the setup first, and keeps the person here when it throws: `passPreflight`. Default: nothing looks. */
  readonly preflight?: Preflight | undefined;
}

/**
 * Begins a sign-in at the platform's login page: send the person to `url`.
 * @throws ValidationError (`invalid-verifier-length`); AuthError (`attempt-not-stored`) where the tab may store nothing,
 * so that nobody is sent on a way without a return; whatever creating a redirect session may throw.
 */
export const startSignIn = async (client: SignInClient, options: SignInOptions): Promise<{ url: string }> => {
  const {
    redirectUri,
    responseMode = 'fragment',
    sessionToken,
    idp,
    prompt = 'login',
    verifierLength,
    returnTo = globalThis.location?.href ?? '/',
    attempts = tabAttempts(),
    preflight,
    ...call
  } = options;
  const { signal } = call;
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
  /** Where the attempt waits, as it was begun with. */
  readonly attempts?: AttemptStorage | undefined;
  /** As it was begun with. Default: `fragment`. */
  readonly responseMode?: ResponseMode | undefined;
}

/**
 * Ends a sign-in with the address that the login page led back to: the session goes on as the member. An attempt works
 * once; a reload or the Back button is refused without a request. Take the code out of the address bar afterwards.
 * @returns Where to go on.
 * @throws AuthError: `callback-refused` for an address that no login page made, or one of another attempt
 * ('Missing code or _state', 'Invalid _state'); `wrong-response-mode` where the answer stands in the other part of it;
 * `sign-in-refused` when the page says no; `code-expired`, `client-unknown`, `not-an-api-host`, `token-refused` and
 * `token-unavailable` when the code brings no tokens ('Failed to get member tokens'); `sign-in-superseded` when somebody
 * signed in or out during the exchange: the session is kept as it is then, and the code is used up. The signal's reason:
 * before the attempt is taken it can be completed later, after that the person has to begin anew.
 */
export const completeSignIn = async (
  client: SignInClient,
  address: string | URL,
  { attempts = tabAttempts(), responseMode, ...options }: CompleteSignInOptions = {},
): Promise<{ returnTo: string }> => {
  const answer = parseCallback(address, responseMode);
  const { state = '', issuer } = answer;
  const attempt = await unlessAborted(client.session, options.signal, () => attempts.take(state));
  // A store of one's own may give whatever it has: the state is looked at here.
  if (!attempt || attempt.state !== state || attempt.clientId !== client.session.clientId)
    throw refused(
      INVALID_STATE,
      'No sign-in of this browser waits for it: it was used already, or it began elsewhere.',
    );
  if (issuer !== undefined && originOf(issuer) !== attempt.issuer)
    throw refused(
      INVALID_STATE,
      'It comes from another login page than the one that the person was sent to.',
    );
  if ('error' in answer)
    throw new AuthError(answer.error, { code: 'sign-in-refused', description: answer.description });
  const { codeVerifier, redirectUri, returnTo } = attempt;
  await exchangeCode(client.session, { code: answer.code, codeVerifier, redirectUri }, options);
  return { returnTo };
};
