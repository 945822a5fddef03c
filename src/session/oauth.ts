import { AuthError } from '../core/errors/auth-error.ts';
import { ValidationError } from '../core/errors/call-errors.ts';
import { isVitrineError } from '../core/errors/guards.ts';
import { failureFor, PAUSE } from './failed-request.ts';
import type { Auth, AuthContext, ConnectedAuth, Grant, Session } from '../core/identity/auth.ts';
import type { TokenStorage } from './storage/storage.ts';
import { isTransient, LEEWAY, requestTokens } from './token-endpoint.ts';
import { tokenStore } from './token-store.ts';
import type { Tokens } from '../core/identity/tokens.ts';
import { isSame } from './tokens.ts';

export interface OAuthOptions {
  /** The client id of an OAuth app of the site. The sandbox accepts any. */
  readonly clientId: string;
  /** The storage of the tokens. Default: memory, separate for each client. */
  readonly storage?: TokenStorage | undefined;
}

/** A connected OAuth identity: it always has a session. */
export interface ConnectedOAuth extends ConnectedAuth {
  readonly session: Session;
}

/** Options of a token request. */
type RequestOptions = Parameters<ConnectedAuth['authorize']>[0];

interface OAuthGrant extends Grant {
  readonly tokens: Tokens;
  readonly epoch: number;
}

/**
 * Calls as a visitor of the site, from the first call on and without a sign-in; after a sign-in as a member.
 * Tokens are renewed before their end. Concurrent calls share one token request, also the first one.
 * @throws ValidationError: `missing-client-id` without a client id; `storage-without-keep` for a storage that lacks its
 * `keep`, see {@link TokenStorage}.
 */
export const oauth = ({ clientId, storage }: OAuthOptions): Auth<ConnectedOAuth, 'visitor' | 'member'> => {
  if (!clientId?.trim())
    throw new ValidationError('oauth() needs a clientId', {
      code: 'missing-client-id',
    });
  // The types require `keep`; plain JavaScript may lack it.
  if (storage && !(storage as Partial<TokenStorage>).keep)
    throw new ValidationError('storage needs keep: keepTokens', { code: 'storage-without-keep' });
  return { connect: (context) => connected(clientId, context, storage) };
};

/**
 * Shares token requests among the calls of one client: `renew` is one token request, `share` decides which calls wait
 * for it.
 *
 * - While a request is pending, every call of the same epoch waits for it.
 * - After a success, the next call finds valid tokens and sends no request.
 * - After a transient failure, calls within the next {@link PAUSE} ms get the same failure: consecutive calls must
 *   not each repeat a request that just failed.
 * - After a sign-in or sign-out (another epoch), a call does not wait for the request of the previous identity.
 */
const connected = (
  clientId: string,
  context: AuthContext,
  storage: TokenStorage | undefined,
): ConnectedOAuth => {
  // The key contains the host: tokens of one host must not reach another.
  const store = tokenStore(storage, `${clientId}@${context.host}`, context.stops);
  /** The latest token request, which is pending, or has failed and counts until `until`. */
  let latest: { readonly epoch: number; readonly grant: Promise<OAuthGrant>; until: number } | undefined;

  const grantOf = (tokens: Tokens): OAuthGrant => ({
    headers: { authorization: tokens.accessToken.value },
    role: tokens.refreshToken.role,
    epoch: store.epoch(),
    tokens,
  });

  /**
   * One renewal. The tokens in the storage decide its requests:
   *
   * | tokens in the storage                     | request                                                 |
   * |-------------------------------------------|---------------------------------------------------------|
   * | none                                      | `anonymous`: a new visitor                              |
   * | valid, and not the refused ones           | none: another tab has renewed them                      |
   * | about to end, or refused by a call's 401  | `refresh_token`                                         |
   *
   * | answer to `refresh_token`                 | tokens of the session afterwards                        |
   * |-------------------------------------------|---------------------------------------------------------|
   * | new tokens                                | the new tokens                                          |
   * | definitive refusal                        | those that another tab received with this refresh token, |
   * |                                           | if any; otherwise a new visitor, by `anonymous`         |
   * | transient failure, access token valid     | unchanged: the access token is used while it is valid   |
   * | transient failure, access token not valid | unchanged; the renewal rejects with the failure         |
   *
   * If a sign-in or sign-out happens meanwhile, nothing is stored, and the renewal rejects with `session-changed`.
   */
  const renew = async (refused?: Tokens, options?: RequestOptions): Promise<OAuthGrant> => {
    const old = await store.read(true);
    const epoch = store.epoch();
    const isRefused = isSame(old, refused);
    let renewed: Tokens | undefined;
    if (old) {
      if (!isRefused && livesFor(old, LEEWAY)) return grantOf(old);
      store.tell('renewing');
      try {
        renewed = await requestTokens(
          context,
          { clientId, grantType: 'refresh_token', refreshToken: old.refreshToken.value },
          options,
          old,
        );
      } catch (error) {
        if (error instanceof AuthError && error.retryable === 'no') renewed = await store.successor(old);
        else if (isVitrineError(error) && !isRefused && livesFor(old, 0)) renewed = old;
        else throw error;
      }
    }
    const tokens = renewed ?? (await requestTokens(context, { clientId, grantType: 'anonymous' }, options));
    const now = await store.swap(epoch, old, tokens, renewed ? undefined : old && 'refused');
    if (!now) throw new AuthError('session changed', { code: 'session-changed', retryable: 'yes' });
    return grantOf(now);
  };

  const share = async (refused?: OAuthGrant, options?: RequestOptions): Promise<OAuthGrant> => {
    await store.read();
    const epoch = store.epoch();
    if (latest?.epoch !== epoch || latest.until <= performance.now()) {
      const grant = store.alone(() => renew(refused?.tokens, options));
      const own = (latest = { epoch, grant, until: Infinity });
      grant.then(
        () => (own.until = 0),
        (failure: unknown) => {
          const isPaused =
            isVitrineError(failure) &&
            failure.retryable === 'yes' &&
            isTransient((failure as AuthError).status);
          own.until = isPaused ? performance.now() + PAUSE : 0;
        },
      );
    }
    const left = latest.until - performance.now();
    const grant = await latest.grant.catch((failure: unknown) => {
      throw failureFor(failure, left);
    });
    // The identity may have changed in the meantime: a read continues as the new identity, a write must not.
    return { ...grant, lost: grant.epoch !== (refused?.epoch ?? epoch) };
  };
  const authorize: ConnectedAuth['authorize'] = (options) => {
    const granted = (tokens: Tokens | undefined) =>
      tokens && livesFor(tokens, LEEWAY) ? grantOf(tokens) : share(undefined, options);
    const tokens = store.read();
    return tokens instanceof Promise ? tokens.then(granted) : granted(tokens);
  };

  return {
    authorize,
    renew: share as NonNullable<ConnectedAuth['renew']>,
    session: { ...context, ...store.session, clientId, authorize },
  };
};

/** Whether the access token is valid for more than the given number of seconds. */
const livesFor = (tokens: Tokens, seconds: number): boolean =>
  tokens.accessToken.expiresAt - seconds > Date.now() / 1000;
