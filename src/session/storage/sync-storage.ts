import { keepTokens } from '../keep-tokens.ts';
import type { TokenStorage } from './storage.ts';
import { CONTENTS_IGNORED, STORAGE_UNAVAILABLE, type Warn, type WarningKind } from './storage-warning.ts';
import type { Tokens } from '../../core/identity/tokens.ts';

/** A synchronous store of texts, which may throw. */
export interface SyncStore {
  /** The text under a key; undefined if there is none. */
  read(key: string): string | undefined;
  /** Writes a text; undefined removes it. If the write fails, returns or throws the reason. */
  write(key: string, text: string | undefined): WarningKind | void;
  format(tokens: Tokens): string;
  /** The tokens of a text; undefined for a damaged or foreign text. */
  parse(text: string): Tokens | undefined;
}

/** The last known contents of one key. */
interface Seen {
  readonly text?: string | undefined;
  readonly tokens: Tokens | undefined;
  /** Tokens that the store failed to write: they are only in memory. */
  readonly isOnlyInMemory?: boolean;
}

/** A storage over a synchronous store. If the store fails, tokens are kept in memory, with a warning. */
export const syncStorage = (store: SyncStore, warn: Warn): TokenStorage => {
  const seen = new Map<string, Seen>();
  const put = (key: string, text: string | undefined): boolean => {
    try {
      const trouble = store.write(key, text);
      if (trouble) warn(trouble, key);
      return !trouble;
    } catch (error) {
      warn(STORAGE_UNAVAILABLE, key, error);
      return false;
    }
  };
  return {
    keep: keepTokens,
    load: (key) => {
      const last = seen.get(key);
      if (last?.isOnlyInMemory) return last.tokens;
      try {
        const text = store.read(key);
        if (last && last.text === text) return last.tokens;
        const tokens = text === undefined ? undefined : store.parse(text);
        if (text !== undefined && !tokens) warn(CONTENTS_IGNORED, key);
        seen.set(key, { text, tokens });
        return tokens;
      } catch (error) {
        warn(STORAGE_UNAVAILABLE, key, error);
        return last?.tokens;
      }
    },
    save: (key, tokens) => {
      const before = seen.get(key)?.tokens;
      const text = tokens && store.format(tokens);
      const isStored = put(key, text);
      seen.set(key, isStored ? { text, tokens } : { tokens, isOnlyInMemory: true });
      // If the refresh token changed, the stored one is spent and must not be found after a reload, so it is removed.
      // If the refresh token is the same, the stored tokens stay.
      if (!isStored && before?.refreshToken.value !== tokens?.refreshToken.value) put(key, undefined);
    },
  };
};
