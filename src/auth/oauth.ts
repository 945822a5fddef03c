import { AuthError } from '../errors/auth-error.ts';
import { ValidationError } from '../errors/call-errors.ts';
import { isTransient, PAUSE, reused, type TokenFailure } from './failed-request.ts';
import type { Session } from './session.ts';
import type { TokenStorage } from './storage.ts';
import { LEEWAY, requestTokens } from './token-endpoint.ts';
import { disposed, tokenStore } from './token-store.ts';
import { isSame, type Tokens } from './tokens.ts';
import type { Auth, AuthContext, ConnectedAuth, Grant } from './types.ts';

export interface OAuthOptions {
  /** The client id of an OAuth app of the site. The sandbox takes any. */
  readonly clientId: string;
  /** Where the tokens are kept. Default: in memory, for each client by itself. */
  readonly storage?: TokenStorage | undefined;
}

/** An OAuth identity at work: it always has a session. */
export interface ConnectedOAuth extends ConnectedAuth {
  readonly session: Session;
}

/** How a token request is sent. */
type RequestOptions = Parameters<ConnectedAuth['authorize']>[0];

interface OAuthGrant extends Grant {
  readonly tokens: Tokens;
  readonly epoch: number;
}

/**
 * Calls as a visitor of the site, from the first call on and without asking anybody; later as a member.
 * Tokens are renewed before they end. Any number of calls share one token request, from the very first call on.
 * @throws ValidationError `missing-client-id` without a client id; `storage-without-keep` for a storage that lacks its
 * `keep`, see {@link TokenStorage}.
 */
export const oauth = ({ clientId, storage }: OAuthOptions): Auth<ConnectedOAuth, 'visitor' | 'member'> => {
  if (!clientId?.trim())
    throw new ValidationError('oauth() needs a clientId', {
      code: 'missing-client-id',
    });
  // Callers without types forget it.
  if (storage && !(storage as Partial<TokenStorage>).keep)
    throw new ValidationError('storage needs keep: keepTokens', { code: 'storage-without-keep' });
  return {
    connect: (context) => {
      // The host belongs to the key: tokens of one host must not reach another.
      const key = `${clientId}@${context.host}`;
      const { post, stops } = context;
      const store = tokenStore(storage, key, stops);
      /**
       * The request that all callers of one epoch share. A transient failure is also that of the calls that come shortly
       * after it, until `until`, so that calls one after the other do not all ask again.
       */
      let flight:
        | {
            readonly epoch: number;
            readonly grant: Promise<OAuthGrant>;
            until: number;
            failure?: TokenFailure;
          }
        | undefined;

      const livesFor = (tokens: Tokens, seconds: number) =>
        tokens.accessToken.expiresAt - seconds > Date.now() / 1000;
      const grantOf = (tokens: Tokens): OAuthGrant => ({
        headers: { authorization: tokens.accessToken.value },
        role: tokens.refreshToken.role,
        epoch: store.epoch(),
        tokens,
      });

      /** Undefined when the platform ended the identity, and no other tab has gone on with it. */
      const refreshed = async (
        asking: Pick<AuthContext, 'post'>,
        old: Tokens,
        isRefused: boolean,
      ): Promise<Tokens | undefined> => {
        try {
          const renewed = await requestTokens(
            asking,
            { clientId, grantType: 'refresh_token', refreshToken: old.refreshToken.value },
            old,
          );
          if (renewed) return renewed;
        } catch (error) {
          // Only a definitive refusal makes a new visitor; in bad weather the old token may still have some life.
          if (!isRefused && livesFor(old, 0)) return old;
          throw error;
        }
        return store.successor?.(old);
      };

      const renewal = async (refused?: Tokens, options?: RequestOptions): Promise<OAuthGrant> => {
        const asking: typeof context = { ...context, post: (path, body) => post(path, body, options) };
        const old = await store.reload();
        const epoch = store.epoch();
        const isRefused = isSame(old, refused);
        if (old) {
          if (!isRefused && livesFor(old, LEEWAY)) return grantOf(old);
          store.tell('renewing');
        }
        const renewed = old && (await refreshed(asking, old, isRefused));
        const tokens = renewed ?? (await requestTokens(asking, { clientId, grantType: 'anonymous' }));
        const now = await store.swap(epoch, old, tokens, renewed ? undefined : old && 'refused');
        if (!now) throw new AuthError('session changed', { code: 'session-changed', retryable: 'yes' });
        return grantOf(now);
      };

      const share = async (refused?: OAuthGrant, options?: RequestOptions): Promise<OAuthGrant> => {
        await store.read();
        const epoch = store.epoch();
        if (flight?.epoch !== epoch || flight.until <= performance.now()) {
          const work = () => renewal(refused?.tokens, options);
          const own: NonNullable<typeof flight> = (flight = {
            epoch,
            until: Infinity,
            grant: store.alone?.(work) ?? work(),
          });
          own.grant.then(
            () => (own.until = 0),
            (error: TokenFailure) => {
              own.failure = error;
              own.until = isTransient(error) ? performance.now() + PAUSE : 0;
            },
          );
        } else if (flight.failure) throw reused(flight.failure, flight.until - performance.now());
        const grant = await flight.grant;
        // Somebody may have signed out or in by now: reads go on as whoever it is, a write of before does not.
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
        session: {
          ...store.session,
          clientId,
          authorize,
          post,
          stops,
          dispose: () => {
            store.session.dispose();
            for (const stop of stops) stop(disposed());
          },
        },
      };
    },
  };
};
