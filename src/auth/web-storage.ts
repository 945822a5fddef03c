import type { TokenStorage } from './storage.ts';
import { isToken, type Tokens } from './tokens.ts';

/** What `localStorage`, `sessionStorage` and their replacements have in common; any other place can be given its form. */
export type WebStorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** More than two tokens of the greatest length. */
const MAX_TEXT = 40_000;

/** The object that a text is in JSON; an empty one for anything else. */
const parseObject = (text: string): Record<string, unknown> => {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
};

/** Reads stored tokens; undefined for anything that this package cannot have stored (security P14). */
export const parseStored = (text: string): Tokens | undefined => {
  const { accessToken, refreshToken } = parseObject(text.length > MAX_TEXT ? '' : text);
  const { value: access, expiresAt } = Object(accessToken) as Record<string, unknown>;
  const { value: refresh, role } = Object(refreshToken) as Record<string, unknown>;
  return isToken(access) &&
    typeof expiresAt === 'number' &&
    expiresAt > 0 &&
    expiresAt <= Number.MAX_SAFE_INTEGER &&
    isToken(refresh) &&
    (role === 'visitor' || role === 'member')
    ? { accessToken: { value: access, expiresAt }, refreshToken: { value: refresh, role } }
    : undefined;
};

/**
 * Keeps tokens in a storage area of the browser, so that a visitor finds the cart again after a reload.
 * Any script of the origin can read it. Where the area is blocked, full or missing, tokens stay in memory; damaged or
 * foreign contents count as none.
 * @param area Default: `localStorage`, looked up at each use, since reading the property alone may throw.
 * @param prefix Put before each key. Default: `vitrine:`.
 */
export const webStorage = (area?: WebStorageArea, prefix = 'vitrine:'): TokenStorage => {
  /** What was last seen under each key, and what it means; `text` is missing while only memory has the tokens. */
  const seen = new Map<string, { text?: string | null; tokens: Tokens | undefined }>();
  const at = (): WebStorageArea => area ?? globalThis.localStorage;
  return {
    load: (key) => {
      const last = seen.get(key);
      if (last && last.text === undefined) return last.tokens;
      try {
        const text = at().getItem(prefix + key);
        if (last && last.text === text) return last.tokens;
        const tokens = text ? parseStored(text) : undefined;
        seen.set(key, { text, tokens });
        return tokens;
      } catch {
        return last?.tokens;
      }
    },
    save: (key, tokens) => {
      const text = tokens ? JSON.stringify(tokens) : null;
      try {
        if (text) at().setItem(prefix + key, text);
        else at().removeItem(prefix + key);
        seen.set(key, { text, tokens });
      } catch {
        seen.set(key, { tokens });
      }
    },
  };
};
