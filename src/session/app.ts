import { ValidationError } from '../core/errors/call-errors.ts';
import { failureFor } from './failed-request.ts';
import { assertServerOnly, type SecretOptions } from './server-only.ts';
import { accessTokenOf, LEEWAY, refusalOf, tokenAnswer } from './token-endpoint.ts';
import type { Auth, AuthContext, ConnectedAuth, Grant } from '../core/identity/auth.ts';

export interface AppOptions extends SecretOptions {
  /** Id of the app. */
  readonly appId: string;
  /** Secret of the app: never use it in a browser. */
  readonly appSecret: string;
  /** Id of the installation of the app, which decides the site. */
  readonly instanceId: string;
  /**
   * API key of the site's owner. If it is set, the header of every call is `<access token>,<API key>`, as `signOn`
   * requires: use a separate client for `signOn`.
   */
  readonly apiKey?: string | undefined;
}

interface AppGrant extends Grant {
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

/**
 * Calls as an app that is installed on a site. Its access token is kept in memory and renewed before its end; concurrent
 * calls share one token request.
 * @throws ValidationError: `missing-app-credentials` if one of the three is empty; `secret-in-browser` in a page.
 */
export const app = (options: AppOptions): Auth<ConnectedAuth, 'app'> => {
  assertServerOnly('app', options);
  const missing = (['appId', 'appSecret', 'instanceId'] as const).filter((name) => !options[name]?.trim());
  if (missing.length > 0)
    throw new ValidationError(
      `app() needs ${missing.join(', ')}: you find them at your app and its installation. If they come from environment variables, these are not set.`,
      { code: 'missing-app-credentials' },
    );
  return { connect: (context) => connect(options, context) };
};

const connect = (
  { appId, appSecret, instanceId, apiKey }: AppOptions,
  context: AuthContext,
): ConnectedAuth => {
  let held: AppGrant | undefined;
  let pending: Promise<AppGrant> | undefined;

  const fetched = async (): Promise<AppGrant> => {
    const answer = await tokenAnswer(context, {
      grant_type: 'client_credentials',
      client_id: appId,
      client_secret: appSecret,
      instance_id: instanceId,
    });
    const token = accessTokenOf(answer);
    if (!token) throw refusalOf(answer, { secret: appSecret, settings: '`appId` and `appSecret` of app()' });
    const { value, expiresAt } = token;
    const authorization = apiKey ? `${value},${apiKey}` : value;
    return (held = { headers: { authorization }, role: 'app', lost: false, expiresAt });
  };
  const share = () => {
    pending ??= fetched().finally(() => {
      pending = undefined;
    });
    return pending.catch((failure: unknown) => {
      throw failureFor(failure);
    });
  };

  return {
    authorize: () => (held && held.expiresAt - LEEWAY > Date.now() / 1000 ? held : share()),
    renew: async (refused) => (held && held !== refused ? held : share()),
  };
};
