import { AuthError } from '../core/errors/auth-error.ts';
import { ValidationError } from '../core/errors/call-errors.ts';
import { failureFor, PAUSE } from './failed-request.ts';
import type { Session } from './session.ts';
import type { TokenStorage } from './storage/storage.ts';
import { isTransient, LEEWAY, requestTokens } from './token-endpoint.ts';
import { tokenStore } from './token-store.ts';
import { isSame, type Tokens } from './tokens.ts';
import type { Auth, ConnectedAuth, Grant } from './types.ts';

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
      let flight: { readonly epoch: number; readonly grant: Promise<OAuthGrant>; until: number } | undefined;

      const livesFor = (tokens: Tokens, seconds: number) =>
        tokens.accessToken.expiresAt - seconds > Date.now() / 1000;
      const grantOf = (tokens: Tokens): OAuthGrant => ({
        headers: { authorization: tokens.accessToken.value },
        role: tokens.refreshToken.role,
        epoch: store.epoch(),
        tokens,
      });

      const renewal = async (refused?: Tokens, options?: RequestOptions): Promise<OAuthGrant> => {
        const ask = (grant: object, old?: Tokens) =>
          requestTokens(context, { clientId, ...grant }, options, old);
        const old = await store.reload();
        const epoch = store.epoch();
        const isRefused = isSame(old, refused);
        let renewed: Tokens | undefined;
        if (old) {
          if (!isRefused && livesFor(old, LEEWAY)) return grantOf(old);
          store.tell('renewing');
          try {
            renewed = await ask({ grantType: 'refresh_token', refreshToken: old.refreshToken.value }, old);
          } catch (error) {
            // Only a definitive refusal ends the identity, unless another tab has gone on with it. After a transient
            // failure the access token is used while it is valid.
            if (error instanceof AuthError && error.retryable === 'no') renewed = await store.successor(old);
            else if (!isRefused && livesFor(old, 0)) renewed = old;
            else throw error;
          }
        }
        const tokens = renewed ?? (await ask({ grantType: 'anonymous' }));
        const now = await store.swap(epoch, old, tokens, renewed ? undefined : old && 'refused');
        if (!now) throw new AuthError('session changed', { code: 'session-changed', retryable: 'yes' });
        return grantOf(now);
      };

      const share = async (refused?: OAuthGrant, options?: RequestOptions): Promise<OAuthGrant> => {
        await store.read();
        const epoch = store.epoch();
        if (flight?.epoch !== epoch || flight.until <= performance.now()) {
          const grant = store.alone(() => renewal(refused?.tokens, options));
          const own = (flight = { epoch, grant, until: Infinity });
          grant.then(
            () => (own.until = 0),
            ({ retryable, status }: AuthError) =>
              (own.until = retryable === 'yes' && isTransient(status) ? performance.now() + PAUSE : 0),
          );
        }
        const left = flight.until - performance.now();
        const grant = await flight.grant.catch((failure: unknown) => {
          throw failureFor(failure, left);
        });
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
        session: { ...store.session, clientId, authorize, post, stops },
      };
    },
  };
};
