import type { TokenStorage } from './storage.ts';
import type { Warn } from './storage-warning.ts';
import { tokensIn } from './stored-tokens.ts';
import { isSame, type Tokens } from './tokens.ts';

/** Longest wait for a place, in ms. A database that another page blocks would otherwise hold up every call. */
const PATIENCE = 3_000;
/** For so long after that nobody waits for it again, in ms: one call asks several times. */
const MISTRUST = 30_000;

/** Somewhere outside of the page, which answers later and may fail. */
export interface Place {
  /** What is stored under a key; null or undefined for nothing. */
  read(key: string): Promise<unknown>;
  /** Undefined removes. */
  write(key: string, text: string | undefined): Promise<unknown>;
  /** Stores unless something else than `old` is there; resolves to what is there afterwards. */
  swap?(key: string, old: Tokens | undefined, tokens: Tokens): Promise<Tokens | undefined>;
}

/** What is known of one key. */
interface Slot {
  /** The newest tokens, stored or not. */
  tokens: Tokens | undefined;
  /** Whether only memory has them. */
  isOnlyHere: boolean;
  /** Counts what was asked to be stored, so that a slow failure does not undo what came after it. */
  version: number;
}

/** Rejects what takes too long; after that at once, for a while. What was asked for is carried out all the same. */
const impatience = () => {
  let mistrustUntil = 0;
  return async <T>(asked: Promise<T>): Promise<T> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      const giveUp = () => reject(new DOMException('no answer', 'TimeoutError'));
      if (performance.now() < mistrustUntil) return giveUp();
      timer = setTimeout(() => {
        mistrustUntil = performance.now() + MISTRUST;
        giveUp();
      }, PATIENCE);
    });
    try {
      return await Promise.race([late, asked]);
    } finally {
      clearTimeout(timer);
    }
  };
};

/** A storage over a place that answers later. Whenever the place fails, the tokens are kept in memory, with a warning. */
export const laterStorage = (place: Place, warn: Warn): TokenStorage => {
  const slots = new Map<string, Slot>();
  const soon = impatience();
  const slotOf = (key: string): Slot => {
    const slot = slots.get(key) ?? { tokens: undefined, isOnlyHere: false, version: 0 };
    slots.set(key, slot);
    return slot;
  };
  const save = async (key: string, tokens: Tokens | undefined): Promise<void> => {
    const slot = slotOf(key);
    const version = ++slot.version;
    slot.tokens = tokens;
    try {
      await soon(place.write(key, tokens && JSON.stringify(tokens)));
      if (version === slot.version) slot.isOnlyHere = false;
    } catch (error) {
      if (version === slot.version) slot.isOnlyHere = true;
      warn('storage-unavailable', key, error);
    }
  };
  const swapped = async (key: string, old: Tokens | undefined, tokens: Tokens) => {
    const slot = slotOf(key);
    const version = slot.version;
    if (place.swap && !slot.isOnlyHere)
      try {
        const now = await soon(place.swap(key, old, tokens));
        if (version === slot.version) slot.tokens = now;
        return now;
      } catch (error) {
        warn('storage-unavailable', key, error);
      }
    if (version !== slot.version || !isSame(slot.tokens, old)) return slot.tokens;
    await save(key, tokens);
    return tokens;
  };
  return {
    load: async (key) => {
      const slot = slotOf(key);
      if (slot.isOnlyHere) return slot.tokens;
      const { version } = slot;
      try {
        const contents = await soon(place.read(key));
        const tokens = tokensIn(contents);
        if (contents !== undefined && contents !== null && !tokens) warn('contents-ignored', key);
        if (version === slot.version) slot.tokens = tokens;
      } catch (error) {
        warn('storage-unavailable', key, error);
      }
      return slot.tokens;
    },
    save,
    ...(place.swap && { swap: swapped }),
  };
};
