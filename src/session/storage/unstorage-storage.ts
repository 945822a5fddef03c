import { ValidationError } from '../../core/errors/call-errors.ts';
import { disposalSignal, pause } from '../disposal.ts';
import { asyncStorage } from './async-storage.ts';
import { oneAtATimePerStore } from '../shared-renewals.ts';
import type { TokenStorage } from './storage.ts';
import { type StorageOptions, warner } from './storage-warning.ts';
import { isSame } from '../tokens.ts';

/** Pauses, in ms, between looks at what another process may be storing: a second and a half in all. */
const LOOKS = [50, 100, 200, 400, 800];

/** The part of an `unstorage` storage that is used; whatever has its form will do. */
export interface UnstorageLike {
  getItem(key: string): unknown;
  setItem(key: string, value: string, options?: { ttl?: number }): unknown;
  removeItem(key: string): unknown;
}

export interface UnstorageOptions extends StorageOptions {
  /**
   * Whose session it is: an id that nobody can guess, such as that of your own session cookie. It is required, because
   * a server that kept all visitors under one key would show each of them the cart of another.
   */
  readonly sessionId: string;
  /** Seconds after which a driver that can, such as that of Redis, forgets the session. Default: when it is told to. */
  readonly ttl?: number | undefined;
  /**
   * Whether requests of one visitor that come at once to one process, over the same `storage` object, share one renewal.
   * Default true. False where a request may not wait for what another one has begun, as in Cloudflare's workers.
   */
  readonly sharedRenewal?: boolean | undefined;
  /** Put before each key. Default: `vitrine`. */
  readonly prefix?: string | undefined;
}

/**
 * Keeps the tokens of one visitor in a storage of the package `unstorage`, so in Redis, in the key-value store of an
 * edge platform, in files. Requests of one visitor that come at once to one process renew once; several processes may
 * renew at the same time: the second is refused, waits up to a second and a half for what the first one was given, and goes on
 * with it. Who can read the store can call as its visitors.
 * Where it fails, or does not answer within 3 seconds, the tokens stay in memory, with a warning; what it has is then
 * overwritten by a sign-in or a sign-out only, never by a renewal or a new visitor.
 * @throws ValidationError (`missing-session-id`) without a session id.
 */
export const unstorageStorage = (storage: UnstorageLike, options: UnstorageOptions): TokenStorage => {
  const { sessionId, ttl, prefix = 'vitrine' } = options;
  if (!sessionId?.trim())
    throw new ValidationError(
      'unstorageStorage() needs a sessionId, or all visitors would share one session.',
      {
        code: 'missing-session-id',
      },
    );
  // unstorage reads colons, slashes and question marks in keys as more than letters.
  const place = (key: string) => [prefix, sessionId, key].map(encodeURIComponent).join(':');
  const places = asyncStorage(
    {
      read: async (key) => storage.getItem(place(key)),
      write: async (key, text) =>
        text === undefined
          ? storage.removeItem(place(key))
          : storage.setItem(place(key), text, ttl === undefined ? {} : { ttl }),
    },
    warner(options),
  );
  const renewed: TokenStorage['renewed'] = async (key, old, stops) => {
    const { signal, release } = disposalSignal(stops);
    for (const delay of LOOKS)
      if (!signal.aborted && isSame(await places.load(key), old)) await pause(delay, signal);
    release();
  };
  const kept: TokenStorage = { ...places, renewed };
  if (options.sharedRenewal === false) return kept;
  // A server makes a client for each request.
  return { ...kept, alone: (key, work, stops) => oneAtATimePerStore(storage, place(key), work, stops) };
};
