import { keepTokens } from '../keep-tokens.ts';
import type { TokenStorage } from './storage.ts';
import {
  CONTENTS_IGNORED,
  ONLY_REFRESH_TOKEN,
  STORAGE_UNAVAILABLE,
  type Warn,
  type WarningKind,
} from './storage-warning.ts';
import type { Tokens } from '../../core/identity/tokens.ts';
import { mayStay, withoutAccess } from '../tokens.ts';
import { untilRenewed } from '../until-renewed.ts';

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

/** The result of a write: the reason if it failed, with the error if the store threw one. */
type Failure = readonly [reason: WarningKind, error?: unknown] | undefined;

/**
 * A storage over a synchronous store. If the store fails, tokens are kept in memory, with a warning. If it has no room
 * for both tokens, it gets the refresh token alone; if it has no room for that either, its previous contents stay, unless
 * they are the session of another member.
 */
export const syncStorage = (store: SyncStore, warn: Warn): TokenStorage => {
  const seen = new Map<string, Seen>();
  const put = (key: string, text: string | undefined): Failure => {
    try {
      const reason = store.write(key, text);
      return reason ? [reason] : undefined;
    } catch (error) {
      return [STORAGE_UNAVAILABLE, error];
    }
  };
  const load = (key: string): Tokens | undefined => {
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
  };
  return {
    keep: keepTokens,
    load,
    // A server that shares a cookie with the page may have renewed first: the cookie comes with its response.
    renewed: (key, old, stops) => untilRenewed(() => load(key), old, stops),
    save: (key, tokens) => {
      const before = seen.get(key)?.tokens;
      const text = tokens && store.format(tokens);
      const failure = put(key, text);
      if (!failure) return void seen.set(key, { text, tokens });
      const shorter = tokens && store.format(withoutAccess(tokens));
      if (shorter !== undefined && !put(key, shorter)) {
        warn(ONLY_REFRESH_TOKEN, key);
        return void seen.set(key, { text: shorter, tokens });
      }
      const [reason, error] = failure;
      warn(reason, key, error);
      seen.set(key, { tokens, isOnlyInMemory: true });
      if (!tokens || !mayStay(before, tokens)) put(key, undefined);
    },
  };
};
