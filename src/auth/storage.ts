/**
 * A place for the tokens of a session. It may throw: the session then goes on in memory.
 * Keys carry the client id and the host, so that sessions of several clients can share one place.
 */
export interface TokenStorage {
  get(key: string): string | null | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Keeps tokens as long as the object lives: the default, and the only place that no other script can read. */
export const memoryStorage = (): TokenStorage => {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
};

/** What `localStorage` and `sessionStorage` have in common with their replacements. */
export type WebStorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keeps tokens in a storage area of the browser, so that a visitor finds the cart again after a reload.
 * Any script of the origin can read it. Where the area is blocked, full or missing, tokens stay in memory.
 * @param area Default: `localStorage`, looked up at each use, since reading the property alone may throw.
 * @param prefix Put before each key. Default: `vitrine:`.
 */
export const webStorage = (area?: WebStorageArea, prefix = 'vitrine:'): TokenStorage => {
  const at = (): WebStorageArea => area ?? globalThis.localStorage;
  return {
    get: (key) => at().getItem(prefix + key),
    set: (key, value) => at().setItem(prefix + key, value),
    remove: (key) => at().removeItem(prefix + key),
  };
};
