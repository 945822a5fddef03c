import { keepTokens } from '../keep-tokens.ts';
import type { TokenStorage } from './storage.ts';
import type { StorageWarningCode, Warn } from './storage-warning.ts';
import type { Tokens } from '../tokens.ts';

/** Somewhere that answers at once, and may throw. */
export interface SyncStore {
  /** The text under a key; undefined for none. */
  read(key: string): string | undefined;
  /** Undefined removes. Returns or throws why it could not. */
  write(key: string, text: string | undefined): StorageWarningCode | void;
  format(tokens: Tokens): string;
  /** Undefined for what is damaged or foreign. */
  parse(text: string): Tokens | undefined;
}

/** What was last seen under a key; `isOnlyHere` while only memory has it. */
interface Seen {
  readonly text?: string | undefined;
  readonly tokens: Tokens | undefined;
  readonly isOnlyHere?: boolean;
}

/** A storage over a place that answers at once. Whenever the place fails, tokens are kept in memory, with a warning. */
export const syncStorage = (place: SyncStore, warn: Warn): TokenStorage => {
  const seen = new Map<string, Seen>();
  const put = (key: string, text: string | undefined): boolean => {
    try {
      const trouble = place.write(key, text);
      if (trouble) warn(trouble, key);
      return !trouble;
    } catch (error) {
      warn('storage-unavailable', key, error);
      return false;
    }
  };
  return {
    keep: keepTokens,
    load: (key) => {
      const last = seen.get(key);
      if (last?.isOnlyHere) return last.tokens;
      try {
        const text = place.read(key);
        if (last && last.text === text) return last.tokens;
        const tokens = text === undefined ? undefined : place.parse(text);
        if (text !== undefined && !tokens) warn('contents-ignored', key);
        seen.set(key, { text, tokens });
        return tokens;
      } catch (error) {
        warn('storage-unavailable', key, error);
        return last?.tokens;
      }
    },
    save: (key, tokens) => {
      const before = seen.get(key)?.tokens;
      const text = tokens && place.format(tokens);
      const isStored = put(key, text);
      seen.set(key, isStored ? { text, tokens } : { tokens, isOnlyHere: true });
      // A refresh token that was used up must not be found again after a reload; one that still holds may.
      if (!isStored && before?.refreshToken.value !== tokens?.refreshToken.value) put(key, undefined);
    },
  };
};
