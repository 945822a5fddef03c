import { createRedirectSession } from '../../../generated/redirect-session/operations.ts';
import type { AuthPrompt } from '../../../generated/redirect-session/model/index.ts';
import { AuthError } from '../../errors/auth-error.ts';
import type { CallClient, CallOptions } from '../../transport/types.ts';
import { INVALID_STATE, PKCE_METHOD } from '../literals.ts';
import type { Session } from '../session.ts';
import { type AttemptStorage, tabAttempts } from './attempts.ts';
import { parseCallback, type ResponseMode } from './callback.ts';
import { exchangeCode } from './exchange.ts';
import { challengeOf, createState, createVerifier } from './pkce.ts';

/** A client that can become a member: one that was made with `oauth()`. */
export type SignInClient = CallClient & { readonly session: Session };

export interface SignInOptions extends CallOptions {
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
  /** Id of the connection to another identity provider, to go there at once. */
  readonly idp?: string | undefined;
  /** Length of the PKCE verifier, 43 to 128. Default: 43. */
  readonly verifierLength?: number | undefined;
  /** Where the attempt waits. Default: the storage of this tab; a server gives its own, such as a cookie. */
  readonly attempts?: AttemptStorage | undefined;
}

/**
 * Begins a sign-in at the platform's login page: send the person to `url`.
 * @throws ValidationError (`invalid-verifier-length`); whatever creating a redirect session may throw.
 */
export const startSignIn = async (client: SignInClient, options: SignInOptions): Promise<{ url: string }> => {
  const { redirectUri, prompt = 'login', responseMode = 'fragment', idp, verifierLength, attempts } = options;
  const { returnTo = globalThis.location?.href ?? '/', ...call } = options;
  const { clientId } = client.session;
  const codeVerifier = createVerifier(verifierLength);
  const state = createState();
  const { redirectSession } = await createRedirectSession(
    {
      auth: {
        authRequest: {
          redirectUri,
          clientId,
          codeChallenge: await challengeOf(codeVerifier),
          codeChallengeMethod: PKCE_METHOD,
          responseMode,
          responseType: 'code',
          scope: 'offline_access',
          state,
          ...(idp !== undefined && { idp }),
        },
        prompt,
      },
    },
    { ...callOptions(call), client },
  );
  const attempt = { state, codeVerifier, redirectUri, responseMode, returnTo, clientId, begunAt: Date.now() };
  await (attempts ?? tabAttempts()).put(attempt);
  return { url: redirectSession.fullUrl };
};

export interface CompleteSignInOptions {
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
 * ('Missing code or _state', 'Invalid _state'); `sign-in-refused` when the page says no; `token-refused` and
 * `token-unavailable` when the code brings no tokens ('Failed to get member tokens').
 */
export const completeSignIn = async (
  client: SignInClient,
  address: string | URL,
  { attempts = tabAttempts(), responseMode }: CompleteSignInOptions = {},
): Promise<{ returnTo: string }> => {
  const answer = parseCallback(address, responseMode);
  const attempt = answer.state === undefined ? undefined : await attempts.take(answer.state);
  if (!attempt || attempt.clientId !== client.session.clientId)
    throw new AuthError(INVALID_STATE, {
      code: 'callback-refused',
      description: 'No sign-in of this browser waits for it: it was used already, or it began elsewhere.',
    });
  if ('error' in answer)
    throw new AuthError(answer.error, { code: 'sign-in-refused', description: answer.description });
  const { codeVerifier, redirectUri, returnTo } = attempt;
  await exchangeCode(client.session, { code: answer.code, codeVerifier, redirectUri });
  return { returnTo };
};

const callOptions = ({ signal, timeout, attemptTimeout, retries, headers }: CallOptions): CallOptions => ({
  signal,
  timeout,
  attemptTimeout,
  retries,
  headers,
});
