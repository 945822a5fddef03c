import type { Stops } from '../../core/types.ts';
import { keepTokens } from '../keep-tokens.ts';
import type { Held, Keeper } from '../keeper.ts';
import type { Tokens } from '../tokens.ts';

/**
 * A place for the tokens of sessions, which may answer at once or later. It throws nothing. Where it rejects, the session
 * goes on in memory: nothing more is asked of it, and what it has is overwritten by a sign-in, a sign-out or `setTokens`
 * only, which also give it another chance. Keys carry the client id and the host, so that sessions of several clients can share one
 * place.
 */
export interface TokenStorage {
  /** The tokens under a key; undefined for none, and for anything that this package cannot have stored. */
  load(key: string): Tokens | undefined | Promise<Tokens | undefined>;
  /** Undefined forgets. */
  save(key: string, tokens: Tokens | undefined): void | Promise<void>;
  /**
   * Keeps a session in step with this storage: always `keepTokens`. It comes with the storage, so that a client without
   * one does not carry it.
   */
  readonly keep: (storage: TokenStorage, session: Held, key: string, stops: Stops) => Keeper;
  /**
   * Stores, in one step, what a renewal of `old` gave, unless something else is stored by now; resolves to what is stored
   * afterwards. Without it the storage is asked first, and another tab may come in between.
   */
  swap?(key: string, old: Tokens | undefined, tokens: Tokens): Promise<Tokens | undefined>;
  /**
   * Does some work alone among everybody who shares the place, so that one of several tabs renews. Its wait is bounded:
   * after that the work is done anyway. It rejects when one of the `stops` that it adds is called, because the session was
   * disposed. Without it nobody waits for anybody.
   */
  alone?<T>(key: string, work: () => Promise<T>, stops?: Stops): Promise<T>;
  /**
   * Waits, for a bounded time, until something else than `old` is stored. It is asked when a refresh token was refused,
   * which somebody else may have used first: what they were given may be on its way. Needed where nobody works `alone`.
   */
  renewed?(key: string, old: Tokens, stops?: Stops): Promise<void>;
  /**
   * Hears what `load`, `save` or `swap` rejected with; `storageFailure({ onWarning })` then warns as the storages of this
   * package do. Default: nobody hears it.
   */
  failed?(key: string, error: unknown): void;
  /** Hears of what others, such as other tabs, have stored or forgotten under a key; returns how to stop. */
  watch?(key: string, listener: () => void): () => void;
}

/** Keeps tokens as long as the object lives: the default, and the only place that no other script can read. */
export const memoryStorage = (): TokenStorage => {
  const kept = new Map<string, Tokens | undefined>();
  return {
    load: (key) => kept.get(key),
    save: (key, tokens) => void kept.set(key, tokens),
    keep: keepTokens,
  };
};
