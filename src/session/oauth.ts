import { AuthError } from '../core/errors/auth-error.ts';
import { ValidationError } from '../core/errors/call-errors.ts';
import { isVitrineError } from '../core/errors/guards.ts';
import { failureFor, PAUSE } from './failed-request.ts';
import type {
  Auth,
  AuthContext,
  ConnectedAuth,
  Grant,
  Session,
  SessionReason,
} from '../core/identity/auth.ts';
import type { TokenStorage } from './storage/storage.ts';
import { TOKENS_FAILED } from './literals.ts';
import { forgetRefusal, isFinalRefusal, needsProbe, noteVisitor } from './second-opinion.ts';
import { isDoubtful, isTransient, LEEWAY, requestTokens } from './token-endpoint.ts';
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
  const key = `${clientId}@${context.host}`;
  const store = tokenStore(storage, key, context.stops);
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
   * | `invalid_grant`, or final by              | those that another tab or request received with this    |
   * | {@link isFinalRefusal}                    | refresh token, if any; otherwise a new visitor          |
   * | `invalid_grant`, and the storage cannot   | the same; but instead of a new visitor, as after a      |
   * | be read again (`isSnapshot`)              | transient failure, until a second opinion is final      |
   * | a wrong setting, or a transient failure   | unchanged: the access token is used while it is valid;  |
   * |                                           | then the renewal rejects with the failure               |
   *
   * A storage that cannot store (`readOnly`) gets no `refresh_token` request: its answer would be lost, and with it the
   * identity. If a sign-in or sign-out happens meanwhile, nothing is stored, and the renewal rejects with
   * `session-changed`.
   */
  const renew = async (refused?: Tokens, options?: RequestOptions): Promise<OAuthGrant> => {
    const old = await store.read(true);
    const epoch = store.epoch();
    const isRefused = isSame(old, refused);
    const visitor = async (): Promise<Tokens> => {
      const tokens = await requestTokens(context, { clientId, grantType: 'anonymous' }, options);
      noteVisitor(key);
      return tokens;
    };
    let tokens: Tokens | undefined;
    let ending: SessionReason | undefined;
    let probed: Tokens | undefined;
    if (old) {
      const isUsable = !isRefused && livesFor(old, 0);
      if (!isRefused && livesFor(old, LEEWAY)) return grantOf(old);
      if (storage?.readOnly) {
        if (isUsable) return grantOf(old);
        throw notRenewed();
      }
      store.tell('renewing');
      try {
        if (needsProbe(key, old))
          probed = await visitor().catch((error: unknown) => {
            if (isVitrineError(error)) return undefined;
            throw error;
          });
        tokens = await requestTokens(
          context,
          { clientId, grantType: 'refresh_token', refreshToken: old.refreshToken.value },
          options,
          old,
        );
      } catch (error) {
        // Not a failure of the request: an error by which a framework controls rendering, for example.
        if (!isVitrineError(error)) throw error;
        const isDead = error instanceof AuthError && error.code === 'token-refused';
        const isDoubted = error instanceof AuthError && isDoubtful(error);
        if (isDead) tokens = await store.successor(old);
        if (!tokens && (isDead || isDoubted)) {
          const isFinal = (isDead && !storage?.isSnapshot) || isFinalRefusal(key, old, isDead);
          if (isFinal && isDoubted) tokens = await store.successor(old);
          if (isFinal && !tokens) ending = isDead ? 'refused' : 'assumed';
        }
        if (!tokens && !ending && isUsable) tokens = old;
        if (!tokens && !ending) throw isDead ? notRenewed(error) : error;
      }
    }
    tokens ??= probed ?? (await visitor());
    if (old && tokens !== old) forgetRefusal(key, old);
    const now = await store.swap(epoch, old, tokens, ending);
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
    return { ...grant, lost: grant.epoch !== (refused?.epoch ?? epoch), lostBy: store.lostBy() };
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

/** The transient failure of a renewal that this request must not carry out, or whose result another request has. */
const notRenewed = (refused?: AuthError): AuthError =>
  new AuthError(TOKENS_FAILED, {
    ...(refused as object | undefined),
    code: 'token-unavailable',
    retryable: 'yes',
    description: 'Tokens not renewed here: try again with the next request',
  });

/** Whether the access token is valid for more than the given number of seconds. */
const livesFor = (tokens: Tokens, seconds: number): boolean =>
  tokens.accessToken.expiresAt - seconds > Date.now() / 1000;
