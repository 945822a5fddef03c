import { AuthError } from '../errors/auth-error.ts';
import { ValidationError } from '../errors/call-errors.ts';
import type { Session } from './session.ts';
import { memoryStorage, type TokenStorage } from './storage.ts';
import { LEEWAY, requestTokens } from './token-endpoint.ts';
import { tokenStore } from './token-store.ts';
import type { Tokens } from './tokens.ts';
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

interface OAuthGrant extends Grant {
  readonly tokens: Tokens;
  readonly epoch: number;
}

/**
 * Calls as a visitor of the site, from the first call on and without asking anybody; later as a member.
 * Tokens are renewed before they end. Any number of calls share one token request, from the very first call on.
 * @throws ValidationError (`missing-client-id`) without a client id.
 */
export const oauth = ({ clientId, storage }: OAuthOptions): Auth<ConnectedOAuth, 'visitor' | 'member'> => {
  if (!clientId?.trim())
    throw new ValidationError(
      'oauth() needs a clientId, that of an OAuth app of the site; the sandbox takes any GUID. Is the environment variable set?',
      {
        code: 'missing-client-id',
      },
    );
  return { connect: (context) => connect(clientId, storage ?? memoryStorage(), context) };
};

const connect = (clientId: string, storage: TokenStorage, context: AuthContext): ConnectedOAuth => {
  // The host belongs to the key: tokens of one host must not reach another.
  const store = tokenStore(storage, `${clientId}@${context.host}`);
  /** The request that all callers of one epoch share. */
  let flight: { readonly epoch: number; readonly grant: Promise<OAuthGrant> } | undefined;

  const livesFor = (tokens: Tokens, seconds: number) =>
    tokens.accessToken.expiresAt - seconds > Date.now() / 1000;
  const grantOf = (tokens: Tokens, lost = false): OAuthGrant => ({
    headers: { authorization: tokens.accessToken.value },
    role: tokens.refreshToken.role,
    epoch: store.epoch,
    tokens,
    lost,
  });

  const renewal = async (refused?: string): Promise<OAuthGrant> => {
    const old = store.read();
    const { epoch } = store;
    const isRefused = old?.accessToken.value === refused;
    if (old && !isRefused && livesFor(old, LEEWAY)) return grantOf(old);
    // Only a definitive refusal makes a new visitor; in bad weather the old token may still have some life.
    const renewed =
      old &&
      (await requestTokens(
        context,
        { clientId, refreshToken: old.refreshToken.value, grantType: 'refresh_token' },
        old,
      ).catch((error: unknown) => {
        if (!isRefused && livesFor(old, 0)) return old;
        throw error;
      }));
    if (renewed && renewed === old) return grantOf(old);
    const tokens = renewed ?? (await requestTokens(context, { clientId, grantType: 'anonymous' }));
    store.read();
    if (epoch !== store.epoch)
      throw new AuthError('session changed', {
        code: 'session-changed',
        retryable: 'yes',
      });
    store.save(tokens, renewed ? 'renewed' : old ? 'session-lost' : 'started');
    return grantOf(tokens, epoch !== store.epoch);
  };

  const share = (refused?: string): Promise<OAuthGrant> => {
    store.read();
    if (flight?.epoch !== store.epoch) {
      const own = { epoch: store.epoch, grant: renewal(refused) };
      flight = own;
      const land = () => {
        if (flight === own) flight = undefined;
      };
      own.grant.then(land, land);
    }
    return flight.grant;
  };

  return {
    authorize: () => {
      const tokens = store.read();
      return tokens && livesFor(tokens, LEEWAY) ? grantOf(tokens) : share();
    },
    renew: async (refused) => {
      const { tokens, epoch } = refused as OAuthGrant;
      const grant = await share(tokens.accessToken.value);
      return epoch === grant.epoch ? grant : { ...grant, lost: true };
    },
    session: store.session,
  };
};
