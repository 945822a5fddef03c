import { notify } from '../../core/listener.ts';
import { membersOf } from '../../core/json.ts';

/**
 * A failure of a storage, after which the session continues.
 *
 * - `contents-ignored`: the contents under the key are damaged, or not of this package; they count as no tokens.
 * - `storage-unavailable`: the storage is blocked, full, missing or slow; the tokens are kept in memory.
 * - `tokens-too-large`: a cookie cannot hold the tokens; they are kept in memory.
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
   * Called once for each key and kind of failure. Default: no call, since the session continues anyway and a library
   * writes nothing to the console.
   */
  readonly onWarning?: ((warning: StorageWarning) => void) | undefined;
}

/** A kind of warning. Each is a value of its own, so that a bundle holds only the texts that its storages use. */
export type WarningKind = Pick<StorageWarning, 'code' | 'message'>;

export const CONTENTS_IGNORED: WarningKind = {
  code: 'contents-ignored',
  message: 'The stored contents are not a session; they are ignored.',
};
/** The name of the error follows the message, if there is one. */
export const STORAGE_UNAVAILABLE: WarningKind = {
  code: 'storage-unavailable',
  message: 'The storage does not work; the session is kept in memory',
};
export const TOKENS_TOO_LARGE: WarningKind = {
  code: 'tokens-too-large',
  message: 'The tokens do not fit into a cookie; the session is kept in memory.',
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
  return ({ code, message }: WarningKind, key: string, error?: unknown): void => {
    const id = `${code} ${key}`;
    if (!onWarning || told.has(id)) return;
    told.add(id);
    const cause = error === undefined ? '' : ` (${nameOf(error)}).`;
    notify(onWarning, { code, message: message + cause, key });
  };
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
