import type { Stops } from '../../core/types.ts';
import { keepTokens } from '../keep-tokens.ts';
import type { Held, Keeper } from '../keeper.ts';
import type { Tokens } from '../../core/identity/tokens.ts';

/**
 * A storage for the tokens of sessions, synchronous or asynchronous. Its methods must not throw. If one of them rejects,
 * the session continues in memory: it no longer reads the storage, and overwrites its contents only with the result of a
 * sign-in, a sign-out or `setTokens`, after which the storage is used again. Keys contain the client id and the host, so
 * that sessions of several clients can share one storage.
 */
export interface TokenStorage {
  /** The tokens under a key; undefined if there are none, or if this package cannot have stored the contents. */
  load(key: string): Tokens | undefined | Promise<Tokens | undefined>;
  /** Stores tokens; undefined removes them. */
  save(key: string, tokens: Tokens | undefined): void | Promise<void>;
  /**
   * Keeps a session in step with this storage: always `keepTokens`. The storage imports it, so that the bundle of a
   * client without a storage does not include it.
   */
  readonly keep: (storage: TokenStorage, session: Held, key: string, stops: Stops) => Keeper;
  /**
   * Compares and stores in one step: stores the tokens that a renewal of `old` received, unless other tokens were
   * stored meanwhile. Resolves to the tokens that are stored afterwards. If a storage lacks this method, it is read
   * first, and another tab may store tokens between the two steps.
   */
  swap?(key: string, old: Tokens | undefined, tokens: Tokens): Promise<Tokens | undefined>;
  /**
   * Runs work while no other tab or process that shares the storage runs such work, so that a single tab renews. The
   * wait is bounded: when it ends, the work runs in any case. The method adds a function to `stops`, and rejects when
   * that function is called, because the session was disposed. If a storage lacks this method, tabs do not wait for
   * each other.
   */
  alone?<T>(key: string, work: () => Promise<T>, stops?: Stops): Promise<T>;
  /**
   * Waits, for a bounded time, until tokens other than `old` are stored. It is called after a refresh token was
   * refused: another tab or process may have used this refresh token first, and may be about to store its new tokens.
   * Required for a storage without `alone`.
   */
  renewed?(key: string, old: Tokens, stops?: Stops): Promise<void>;
  /**
   * True if the storage cannot store, such as the cookies of a request in a Server Component. Its session uses the access
   * token while it is valid, and never renews it: a platform may accept a refresh token only once, so the result
   * of a renewal that is not stored would end the identity. Calls then fail with `token-unavailable`.
   */
  readonly readOnly?: boolean;
  /**
   * True if the contents are a copy that cannot be read again, such as the cookies of a request. If a refresh token is
   * then refused, another request may have renewed it: the identity does not end at the first refusal, but at a refusal
   * a minute later.
   */
  readonly isSnapshot?: boolean;
  /**
   * Called with the error that `load`, `save` or `swap` rejected with; `storageFailure({ onWarning })` then reports it
   * as the storages of this package do. Default: the error is ignored.
   */
  failed?(key: string, error: unknown): void;
  /** Calls the listener when another tab or process stores or removes tokens under a key; returns the function that stops it. */
  watch?(key: string, listener: () => void): () => void;
}

/**
 * Keeps tokens in memory for the lifetime of the object. It is the default, and the only storage that no other script
 * can read.
 */
export const memoryStorage = (): TokenStorage => {
  const kept = new Map<string, Tokens | undefined>();
  return {
    load: (key) => kept.get(key),
    save: (key, tokens) => void kept.set(key, tokens),
    keep: keepTokens,
  };
};
