import { ValidationError } from '../core/errors/call-errors.ts';
import { assertServerOnly, type SecretOptions } from './server-only.ts';
import type { Auth, ConnectedAuth } from '../core/identity/auth.ts';

export interface ApiKeyOptions extends SecretOptions {
  /**
   * The key, or a function that returns it, so that the key can be replaced while a server runs. It is a secret: never
   * use it in a browser.
   */
  readonly key: string | (() => string | Promise<string>);
  /** Id of the site; required for calls on a site. */
  readonly siteId?: string | undefined;
  /** Id of the account; required for calls on an account. */
  readonly accountId?: string | undefined;
}

/**
 * Calls as the owner of a site, with an API key. For servers and tools of the owner; the sandbox prints its own key.
 * @throws ValidationError: `missing-api-key` without a key, `invalid-api-key` for a key that cannot be a header value,
 * either here or at the first call; `secret-in-browser` in a page.
 */
export const apiKey = ({
  key,
  siteId,
  accountId,
  ...options
}: ApiKeyOptions): Auth<ConnectedAuth, 'owner'> => {
  assertServerOnly('apiKey', options);
  if (typeof key !== 'function') checked(key);
  const site: Record<string, string> = {};
  if (siteId) site['wix-site-id'] = siteId;
  if (accountId) site['wix-account-id'] = accountId;
  const grantOf = (authorization: string) => ({
    headers: { authorization: checked(authorization), ...site },
    role: 'owner',
    lost: false,
  });
  return {
    connect: () => ({
      authorize: () => (typeof key === 'function' ? Promise.resolve(key()).then(grantOf) : grantOf(key)),
    }),
  };
};

const checked = (key: string): string => {
  if (typeof key !== 'string' || !key.trim())
    throw new ValidationError(
      'apiKey() needs a key: make one in the account settings of the platform, or take the one that the sandbox prints. If it comes from an environment variable, the variable is not set.',
      { code: 'missing-api-key' },
    );
  // `fetch` rejects a header with this value, and the error would look like a network failure.
  if (/[^!-~]/.test(key.trim()))
    throw new ValidationError(
      'The key given to apiKey() has a character that keys do not have, such as a space, a line break or "…": copy the whole key again.',
      { code: 'invalid-api-key' },
    );
  return key;
};
