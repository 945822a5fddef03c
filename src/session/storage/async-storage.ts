import { boundedWait } from '../bounded-wait.ts';
import { keepTokens } from '../keep-tokens.ts';
import type { TokenStorage } from './storage.ts';
import type { Warn } from './storage-warning.ts';
import { tokensIn } from './stored-tokens.ts';
import { isSame, type Tokens } from '../tokens.ts';

/** Somewhere outside of the page, which answers later and may fail. */
export interface AsyncStore {
  /** What is stored under a key; null or undefined for nothing. */
  read(key: string): Promise<unknown>;
  /** Undefined removes. */
  write(key: string, text: string | undefined): Promise<unknown>;
  /**
   * Stores unless something else than `old` is there; resolves to what is there afterwards. Without it the place is read
   * first, and somebody else may come in between.
   */
  swap?(key: string, old: Tokens | undefined, tokens: Tokens): Promise<Tokens | undefined>;
}

/** What is known of one key. */
interface Slot {
  /** The newest tokens, stored or not. */
  tokens: Tokens | undefined;
  /** What the place was last seen to have; none where it could never be read. */
  known: Tokens | undefined;
  /**
   * What only memory has. An order, so a sign-in or a sign-out, is written whatever the place has; a renewal is not: it
   * gives way to what somebody else has stored.
   */
  due: 'nothing' | 'renewal' | 'order';
  /** Counts what was stored and ordered, so that an older answer does not undo it. */
  version: number;
}

/** Whether these are tokens of the same identity, from before a renewal. */
const isOlder = (one: Tokens | undefined, other: Tokens | undefined): boolean =>
  one?.lineage !== undefined &&
  one.lineage === other?.lineage &&
  one.accessToken.expiresAt < other.accessToken.expiresAt;

/**
 * A storage over a place that answers later. Whenever the place fails, the tokens are kept in memory, with a warning.
 * Nobody knows then what the place has: a renewal is stored once the place shows that it has nothing newer, since a page
 * that could not read it would otherwise put a new visitor over the session of a member.
 */
export const asyncStorage = (
  place: AsyncStore,
  warn: Warn,
): TokenStorage & Required<Pick<TokenStorage, 'swap' | 'watch'>> => {
  const slots = new Map<string, Slot>();
  const listeners = new Map<string, Set<() => void>>();
  const soon = boundedWait();
  const slotOf = (key: string): Slot => {
    const slot = slots.get(key) ?? { tokens: undefined, known: undefined, due: 'nothing', version: 0 };
    slots.set(key, slot);
    return slot;
  };

  /**
   * Waits for what was asked of the place, and hears it also when it comes too late for whoever waits.
   * @returns Whether it came in time.
   */
  const hear = async <T>(
    key: string,
    asked: Promise<T>,
    heard: (answer: T) => void | Promise<void>,
  ): Promise<boolean> => {
    try {
      const answer = await soon(asked);
      await heard(answer);
      return true;
    } catch (error) {
      warn('storage-unavailable', key, error);
      const slot = slotOf(key);
      const late = async (answer: T) => {
        const before = slot.tokens;
        await heard(answer);
        if (!isSame(before, slot.tokens)) for (const listener of listeners.get(key) ?? []) listener();
      };
      asked.then(late).catch(() => undefined);
      return false;
    }
  };
  /** Takes what the place has, unless that is only what memory is ahead of. */
  const see = (slot: Slot, found: Tokens | undefined): void => {
    const isAhead = isSame(slot.known, found) || isOlder(found, slot.tokens);
    slot.known = found;
    if (slot.due === 'renewal' && isAhead && !isSame(found, slot.tokens)) return;
    slot.tokens = found;
    slot.due = 'nothing';
  };

  /** Writes what memory has, whatever the place has. */
  const order = async (key: string, slot: Slot): Promise<void> => {
    const version = ++slot.version;
    const { tokens } = slot;
    slot.due = 'order';
    await hear(key, place.write(key, tokens && JSON.stringify(tokens)), () => {
      if (version === slot.version) Object.assign(slot, { known: tokens, due: 'nothing' });
    });
  };
  const compareAndWrite = async (key: string, old: Tokens | undefined, tokens: Tokens) => {
    const slot = slotOf(key);
    const { version } = slot;
    const found = tokensIn(await place.read(key));
    // Who was signed in or out in the meantime stays that.
    if (version !== slot.version || !isSame(found, old)) return found;
    await place.write(key, JSON.stringify(tokens));
    return tokens;
  };
  const exchange = (key: string, slot: Slot, old: Tokens | undefined, tokens: Tokens): Promise<boolean> => {
    const { version } = slot;
    const asked = place.swap?.(key, old, tokens) ?? compareAndWrite(key, old, tokens);
    return hear(key, asked, (now) => {
      if (version !== slot.version) return;
      see(slot, now);
      slot.version++;
    });
  };

  const load = async (key: string): Promise<Tokens | undefined> => {
    const slot = slotOf(key);
    if (slot.due === 'order') {
      await order(key, slot);
      return slot.tokens;
    }
    const { version } = slot;
    await hear(key, place.read(key), async (contents) => {
      if (version !== slot.version) return;
      const found = tokensIn(contents);
      if (contents !== undefined && contents !== null && !found) warn('contents-ignored', key);
      see(slot, found);
      if (slot.due === 'renewal' && slot.tokens) await exchange(key, slot, found, slot.tokens);
    });
    return slot.tokens;
  };
  return {
    keep: keepTokens,
    load,
    save: (key, tokens) => {
      const slot = slotOf(key);
      slot.tokens = tokens;
      return order(key, slot);
    },
    swap: async (key, old, tokens) => {
      const slot = slotOf(key);
      if (slot.due !== 'nothing') {
        if (!isSame(slot.tokens, old)) return slot.tokens;
        slot.tokens = tokens;
        return load(key);
      }
      const { version } = slot;
      if (!(await exchange(key, slot, old, tokens)) && version === slot.version && isSame(slot.tokens, old)) {
        slot.tokens = tokens;
        slot.due = 'renewal';
      }
      return slot.tokens;
    },
    watch: (key, listener) => {
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own);
      own.add(listener);
      return () => void own.delete(listener);
    },
  };
};
