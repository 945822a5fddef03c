import { assertNumbers } from '../../core/numbers.ts';
import { ValidationError } from '../../core/errors/call-errors.ts';
import { asyncStorage } from './async-storage.ts';
import { compared } from './compared.ts';
import { oneAtATimePerStore } from '../shared-renewals.ts';
import type { TokenStorage } from './storage.ts';
import { type StorageOptions, warner } from './storage-warning.ts';
import { untilRenewed } from '../until-renewed.ts';

/** The part of an `unstorage` storage that is used; any object with these methods works. */
export interface UnstorageLike {
  getItem(key: string): unknown;
  setItem(key: string, value: string, options?: { ttl?: number }): unknown;
  removeItem(key: string): unknown;
}

export interface UnstorageOptions extends StorageOptions {
  /**
   * Id of the visitor's session: an id that cannot be guessed, such as the id in your own session cookie. It is
   * required: if a server kept all visitors under one key, each visitor would see another visitor's cart.
   */
  readonly sessionId: string;
  /** Seconds after which the driver removes the session, if it can, as the Redis driver can. Default: never. */
  readonly ttl?: number | undefined;
  /**
   * Whether concurrent requests of one visitor to one process, over the same `storage` object, share one renewal. Default
   * true. Set it to false if a request must not wait for the work of another request, as in Cloudflare's workers.
   */
  readonly sharedRenewal?: boolean | undefined;
  /** Prefix of each key. Default: `vitrine`. */
  readonly prefix?: string | undefined;
}

/**
 * Keeps the tokens of one visitor in a storage of the package `unstorage`: in Redis, in the key-value store of an edge
 * platform, or in files. Concurrent requests of one visitor to one process renew once. If two processes renew at the
 * same time, the platform refuses the second renewal. The second process then waits up to a second and a half for the
 * tokens of the first process, and continues with these tokens. Every program that can read the store can call as its
 * visitors. If the store fails, or does not answer within 3 seconds, the tokens stay in memory, with a warning. Only a
 * sign-in or a sign-out then overwrites the contents of the store, never a renewal or a new visitor.
 * @throws ValidationError (`missing-session-id`) without a session id.
 */
export const unstorageStorage = (storage: UnstorageLike, options: UnstorageOptions): TokenStorage => {
  const { sessionId, ttl, prefix = 'vitrine' } = options;
  assertNumbers({ ttl });
  if (!sessionId?.trim())
    throw new ValidationError(
      'unstorageStorage() needs a sessionId, or all visitors would share one session.',
      {
        code: 'missing-session-id',
      },
    );
  // unstorage treats colons, slashes and question marks in keys as special characters.
  const pathOf = (key: string) => [prefix, sessionId, key].map(encodeURIComponent).join(':');
  const base = asyncStorage(
    compared({
      read: async (key) => storage.getItem(pathOf(key)),
      write: async (key, text) =>
        text === undefined
          ? storage.removeItem(pathOf(key))
          : storage.setItem(pathOf(key), text, ttl === undefined ? {} : { ttl }),
    }),
    warner(options),
  );
  const kept: TokenStorage = {
    ...base,
    renewed: (key, old, stops) => untilRenewed(() => base.load(key), old, stops),
  };
  if (options.sharedRenewal === false) return kept;
  // A server creates a client for each request: the clients of one visitor share only the `storage` object.
  return { ...kept, alone: (key, work, stops) => oneAtATimePerStore(storage, pathOf(key), work, stops) };
};
