import { boundedWait } from '../bounded-wait.ts';
import { keepTokens } from '../keep-tokens.ts';
import { applyReading, type Slot } from './slot.ts';
import type { TokenStorage } from './storage.ts';
import { CONTENTS_IGNORED, STORAGE_UNAVAILABLE, type Warn } from './storage-warning.ts';
import { tokensIn } from './stored-tokens.ts';
import type { Tokens } from '../../core/identity/tokens.ts';
import { isSame } from '../tokens.ts';

type Result = Tokens | undefined;

/** An asynchronous store of texts, which may fail. */
export interface AsyncStore {
  /** The contents under a key; null or undefined if there are none. */
  read(key: string): Promise<unknown>;
  /** Writes a text; undefined removes it. */
  write(key: string, text: string | undefined): Promise<unknown>;
  /**
   * Stores tokens, unless the store no longer has `old`; resolves to the tokens that are stored afterwards.
   * @param isCurrent False once a sign-in or sign-out has made the swap stale.
   */
  swap(
    key: string,
    old: Tokens | undefined,
    tokens: Tokens,
    isCurrent: () => boolean,
  ): Promise<Tokens | undefined>;
}

/** One key of a storage. */
interface KeyedStorage {
  readonly load: () => Promise<Result>;
  readonly save: (tokens: Result) => Promise<void>;
  readonly swap: (old: Result, tokens: Tokens) => Promise<Result>;
  readonly watch: (listener: () => void) => () => void;
}

/**
 * A storage over an asynchronous store. If the store fails, or does not answer in time, the tokens are kept in memory,
 * with a warning; `Slot` describes when they are stored later.
 */
export const asyncStorage = (
  store: AsyncStore,
  warn: Warn,
): TokenStorage & Required<Pick<TokenStorage, 'swap' | 'watch'>> => {
  const wait = boundedWait();
  const keys = new Map<string, KeyedStorage>();
  const at = (key: string): KeyedStorage => {
    const keyed = keys.get(key) ?? keyedStorage(key, store, wait, warn);
    keys.set(key, keyed);
    return keyed;
  };
  return {
    keep: keepTokens,
    load: (key) => at(key).load(),
    save: (key, tokens) => at(key).save(tokens),
    swap: (key, old, tokens) => at(key).swap(old, tokens),
    watch: (key, listener) => at(key).watch(listener),
  };
};

/**
 * Applies requests and answers to the slot of one key; see `Slot`. It is one machine, because every step reads and
 * changes the same slot: `overwrite` stores a sign-in or sign-out, `exchange` stores a renewal, `load` reads, and
 * stores unsaved tokens. Each step notes the version when it sends its request. If the version has changed when the
 * answer comes, the answer is stale, and is discarded.
 */
const keyedStorage = (
  key: string,
  store: AsyncStore,
  wait: ReturnType<typeof boundedWait>,
  warn: Warn,
): KeyedStorage => {
  const slot: Slot = { tokens: undefined, known: undefined, unsaved: 'nothing', version: 0 };
  const listeners = new Set<() => void>();

  /**
   * Waits for an answer of the store, and applies it. An answer that comes too late is still applied, and listeners are
   * notified if it changed the tokens.
   * @returns Whether the answer came in time.
   */
  const receive = async <T>(
    answer: Promise<T>,
    apply: (value: T) => void | Promise<void>,
  ): Promise<boolean> => {
    try {
      await apply(await wait(answer));
      return true;
    } catch (error) {
      warn(STORAGE_UNAVAILABLE, key, error);
      const applyLate = async (value: T) => {
        const before = slot.tokens;
        await apply(value);
        if (!isSame(before, slot.tokens)) for (const listener of listeners) listener();
      };
      answer.then(applyLate).catch(() => undefined);
      return false;
    }
  };
  /** Writes the tokens in memory, whatever the store contains. */
  const overwrite = async (): Promise<void> => {
    const version = ++slot.version;
    const { tokens } = slot;
    slot.unsaved = 'overwrite';
    await receive(store.write(key, tokens && JSON.stringify(tokens)), () => {
      if (version !== slot.version) return;
      slot.known = tokens;
      slot.unsaved = 'nothing';
    });
  };
  /** Stores a renewal, unless the store no longer has `old`. */
  const exchange = (old: Result, tokens: Tokens): Promise<boolean> => {
    const { version } = slot;
    const isCurrent = () => version === slot.version;
    return receive(store.swap(key, old, tokens, isCurrent), (found) => {
      if (!isCurrent()) return;
      applyReading(slot, found);
      slot.version++;
    });
  };

  const load = async (): Promise<Result> => {
    if (slot.unsaved === 'overwrite') {
      await overwrite();
      return slot.tokens;
    }
    const { version } = slot;
    await receive(store.read(key), async (contents) => {
      if (version !== slot.version) return;
      const found = tokensIn(contents);
      if (contents !== undefined && contents !== null && !found) warn(CONTENTS_IGNORED, key);
      applyReading(slot, found);
      if (slot.unsaved === 'renewal' && slot.tokens) await exchange(found, slot.tokens);
    });
    return slot.tokens;
  };
  return {
    load,
    save: (tokens) => {
      slot.tokens = tokens;
      return overwrite();
    },
    swap: async (old, tokens) => {
      if (slot.unsaved !== 'nothing') {
        if (!isSame(slot.tokens, old)) return slot.tokens;
        slot.tokens = tokens;
        return load();
      }
      const { version } = slot;
      const isAnswered = await exchange(old, tokens);
      if (!isAnswered && version === slot.version && isSame(slot.tokens, old)) {
        slot.tokens = tokens;
        slot.unsaved = 'renewal';
      }
      return slot.tokens;
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
