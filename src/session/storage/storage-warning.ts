import { notify } from '../../core/listener.ts';
import { membersOf } from '../../core/json.ts';
import { processMemory } from '../../core/process-memory.ts';

/**
 * A failure of a storage, after which the session continues.
 *
 * - `contents-ignored`: the contents under the key are damaged, or not of this package; they count as no tokens.
 * - `storage-unavailable`: the storage is blocked, full, missing or slow; the tokens are kept in memory.
 * - `tokens-too-large`: the storage has no room for both tokens. It keeps the refresh token alone; if there is no room for
 *   that either, it keeps its previous contents.
 * - `cookies-sent`: tokens changed after the response's cookies had been written; the browser keeps the old ones.
 */
export type StorageWarningCode =
  | 'contents-ignored'
  | 'storage-unavailable'
  | 'tokens-too-large'
  | 'cookies-sent';

/** The argument of `onWarning`; it holds no secret. */
export interface StorageWarning {
  readonly code: StorageWarningCode;
  /** A sentence in English, for a developer. */
  readonly message: string;
  /** Key of the session: the client id and the host. */
  readonly key: string;
}

/** Options that every storage has. */
export interface StorageOptions {
  /**
   * Called once for each key and kind of failure. Default: `tokens-too-large` is written to the console, once in a process
   * for each key, because visitors may lose their session with each request; other failures are not reported, since the
   * session continues anyway.
   */
  readonly onWarning?: ((warning: StorageWarning) => void) | undefined;
}

/** A kind of warning. Each is a value of its own, so that a bundle holds only the texts that its storages use. */
export interface WarningKind extends Pick<StorageWarning, 'code' | 'message'> {
  /** Whether the console gets the warning if there is no listener. */
  readonly isLoud?: boolean;
}

export const CONTENTS_IGNORED: WarningKind = {
  code: 'contents-ignored',
  message: 'The stored contents are not a session; they are ignored.',
};
/** The name of the error follows the message, if there is one. */
export const STORAGE_UNAVAILABLE: WarningKind = {
  code: 'storage-unavailable',
  message: 'The storage does not work; the session is kept in memory',
};
export const ONLY_REFRESH_TOKEN: WarningKind = {
  code: 'tokens-too-large',
  message:
    'The tokens do not fit into the storage; it keeps the refresh token alone, and the next visit renews.',
  isLoud: true,
};
export const TOKENS_TOO_LARGE: WarningKind = {
  code: 'tokens-too-large',
  message:
    'Not even the refresh token fits into the storage, which keeps its previous contents: this session ends with the page or the request. Use a storage without this limit.',
  isLoud: true,
};
export const COOKIES_SENT: WarningKind = {
  code: 'cookies-sent',
  message: 'The tokens changed after applyTo(): the browser keeps the old ones.',
};

/** The code or the name of an error. The message is left out, because it may quote the tokens. */
const nameOf = (error: unknown): string => {
  const { name, code } = membersOf(error);
  return typeof code === 'string' ? code : typeof name === 'string' ? name : typeof error;
};

/**
 * Creates a function that reports each kind of warning once for each key. Errors that the listener throws are ignored.
 */
export const warner = ({ onWarning }: StorageOptions) => {
  const told = new Set<string>();
  return ({ code, message, isLoud }: WarningKind, key: string, error?: unknown): void => {
    const id = `${message} ${key}`;
    if (!onWarning && isLoud) return warnOnConsole(message, key);
    if (!onWarning || told.has(id)) return;
    told.add(id);
    const cause = error === undefined ? '' : ` (${nameOf(error)}).`;
    notify(onWarning, { code, message: message + cause, key });
  };
};

/** Writes a warning to the console, once in this process for each key: a server has a storage for each request. */
const warnOnConsole = (message: string, key: string): void => {
  const told = processMemory('storage-warnings', () => new Set<string>());
  const text = `vitrine: ${message} (session ${key})`;
  if (told.has(text)) return;
  told.add(text);
  console.warn(text);
};

/** Reports a warning; created by {@link warner}. */
export type Warn = ReturnType<typeof warner>;

/**
 * The `failed` of your own storage: reports `storage-unavailable` to `onWarning`, once for each key. The warning has
 * the name of the error without its message, which may quote tokens.
 */
export const storageFailure = (options: StorageOptions): ((key: string, error: unknown) => void) => {
  const warn = warner(options);
  return (key, error) => warn(STORAGE_UNAVAILABLE, key, error);
};
