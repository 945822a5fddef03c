import { AuthError } from '../errors/auth-error.ts';
import { ValidationError } from '../errors/call-errors.ts';
import type { Session } from './session.ts';
import { memoryStorage, type TokenStorage } from './storage.ts';
import { requestTokens } from './token-endpoint.ts';
import { tokenStore } from './token-store.ts';
import { LEEWAY, parseStored, type TokenAnswer, type Tokens } from './tokens.ts';
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
  readonly token: string;
  readonly epoch: number;
}

/**
 * Calls as a visitor of the site, from the first call on and without asking anybody; later as a member.
 * Tokens are renewed before they end. Any number of calls share one token request, from the very first call on.
 * @throws ValidationError (`missing-client-id`) without a client id.
 */
export const oauth = ({ clientId, storage }: OAuthOptions): Auth<ConnectedOAuth> => {
  if (typeof clientId !== 'string' || !clientId.trim())
    throw new ValidationError(
      'missing-client-id',
      "oauth() needs a clientId. Make an OAuth app for the site in the platform's dashboard and pass its client id, oauth({ clientId: '…' }); against the sandbox any text will do. If it comes from the environment, check that the variable is set.",
    );
  return { connect: (context) => connect(clientId, storage ?? memoryStorage(), context) };
};

const connect = (clientId: string, storage: TokenStorage, context: AuthContext): ConnectedOAuth => {
  // The host belongs to the key: tokens of one host must not reach another.
  const store = tokenStore(storage, `${clientId}@${context.host}`);
  let flight: Promise<OAuthGrant> | undefined;
  /** An access token that was given too short a life for the leeway: it is used until it is refused. */
  let shortLived: string | undefined;

  const seconds = () => context.now() / 1000;
  const isUsable = ({ accessToken: { value, expiresAt } }: Tokens) =>
    value === shortLived || expiresAt - LEEWAY > seconds();
  const grantOf = ({ accessToken: { value }, refreshToken: { role } }: Tokens, lost = false): OAuthGrant => ({
    headers: { Authorization: value },
    token: value,
    role,
    lost,
    epoch: store.epoch(),
  });

  const tokensOf = ({ access, lifetime, refresh }: TokenAnswer, old?: Tokens): Tokens => {
    const value = refresh ?? old?.refreshToken.value;
    if (!value) throw new AuthError('something went wrong', { code: 'token-malformed', retryable: 'yes' });
    shortLived = lifetime > LEEWAY ? undefined : access;
    return {
      accessToken: { value: access, expiresAt: Math.floor(seconds()) + lifetime },
      refreshToken: { value, role: old?.refreshToken.role ?? 'visitor' },
    };
  };

  /** Undefined when the platform definitively refuses the refresh token; whatever else goes wrong is thrown. */
  const refresh = (old: Tokens): Promise<Tokens | undefined> =>
    requestTokens(context, {
      clientId,
      refreshToken: old.refreshToken.value,
      grantType: 'refresh_token',
    }).then(
      (answer) => tokensOf(answer, old),
      (error: unknown) => {
        if (error instanceof AuthError && error.code === 'token-refused') return undefined;
        throw error;
      },
    );

  const renewal = async (refused: string | undefined): Promise<OAuthGrant> => {
    const old = store.read();
    const epoch = store.epoch();
    const isRefused = old?.accessToken.value === refused;
    if (old && !isRefused && isUsable(old)) return grantOf(old);
    let renewed: Tokens | undefined;
    try {
      renewed = old && (await refresh(old));
    } catch (error) {
      // Renewal comes early enough that the old token may outlive the weather.
      if (old && !isRefused && old.accessToken.expiresAt > seconds()) return grantOf(old);
      throw error;
    }
    const tokens = renewed ?? tokensOf(await requestTokens(context, { clientId, grantType: 'anonymous' }));
    store.read();
    if (epoch !== store.epoch())
      throw new AuthError('The session changed while the call waited for its token', {
        code: 'session-changed',
        retryable: 'yes',
        advice: 'Nothing was sent. Call again to go on with the session as it is now.',
      });
    if (renewed) store.save(tokens, { type: 'renewed' });
    else store.save(tokens, old ? { type: 'replaced', reason: 'session-lost' } : { type: 'started' });
    return grantOf(tokens, epoch !== store.epoch());
  };

  const share = (refused?: string): Promise<OAuthGrant> => {
    if (flight) return flight;
    const own = renewal(refused).finally(() => {
      if (flight === own) flight = undefined;
    });
    return (flight = own);
  };

  /** Nothing that is under way may store its answer any more. */
  const leave = () => {
    store.leave();
    flight = undefined;
  };

  return {
    authorize: () => {
      const tokens = store.read();
      return tokens && isUsable(tokens) ? grantOf(tokens) : share();
    },
    renew: async (refused) => {
      const { token, epoch } = refused as OAuthGrant;
      const grant = await share(token);
      return epoch === grant.epoch ? grant : { ...grant, lost: true };
    },
    session: {
      getSnapshot: () => store.getSnapshot(),
      subscribe: (listener) => store.subscribe(listener),
      signOut: () => {
        leave();
        store.save(undefined, { type: 'signed-out' });
      },
      getTokens: () => store.read(),
      setTokens: (tokens) => {
        const checked = parseStored(JSON.stringify(tokens) ?? '');
        if (!checked)
          throw new ValidationError(
            'invalid-tokens',
            'setTokens() needs { accessToken: { value, expiresAt }, refreshToken: { value, role } } with expiresAt in seconds and role "visitor" or "member".',
          );
        leave();
        store.save(checked, { type: 'replaced', reason: 'tokens-set' });
      },
      dispose: () => {
        leave();
        store.silence();
      },
    },
  };
};
