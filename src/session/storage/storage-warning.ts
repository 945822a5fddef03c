/**
 * What a storage could not do, while the session goes on.
 *
 * - `contents-ignored`: what lies under the key is damaged or somebody else's; it counts as none.
 * - `storage-unavailable`: the place is blocked, full, missing or slow; the tokens are kept in memory.
 * - `tokens-too-large`: a cookie cannot hold the tokens; they are kept in memory.
 * - `cookies-sent`: tokens changed after the response's cookies had been written; the browser keeps the old ones.
 */
export type StorageWarningCode =
  | 'contents-ignored'
  | 'storage-unavailable'
  | 'tokens-too-large'
  | 'cookies-sent';

/** Told to `onWarning`; it holds no secret. */
export interface StorageWarning {
  readonly code: StorageWarningCode;
  /** What happened, in English, for a developer. */
  readonly message: string;
  /** Which session: the client id and the host. */
  readonly key: string;
}

/** Options that every storage has. */
export interface StorageOptions {
  /**
   * Hears of what a storage could not do, once for each key and kind. Default: nobody, since the session goes on anyway
   * and a library writes nothing to the console.
   */
  readonly onWarning?: ((warning: StorageWarning) => void) | undefined;
}

const messages: Record<StorageWarningCode, string> = {
  'contents-ignored': 'What is stored is no session of this package; it is ignored.',
  'storage-unavailable': 'The storage does not work; the session is kept in memory',
  'tokens-too-large': 'The tokens do not fit into a cookie; the session is kept in memory.',
  'cookies-sent': 'The tokens changed after applyTo(): the browser will not hear of it.',
};

/** The name of what went wrong. Its message is left out: it may quote what was to be stored. */
const nameOf = (error: unknown): string => {
  const { name, code } = Object(error) as { name?: unknown; code?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : typeof error;
};

/** Tells each kind of warning once for each key; what a listener throws stays here. */
export const warner = ({ onWarning }: StorageOptions) => {
  const told = new Set<string>();
  return (code: StorageWarningCode, key: string, error?: unknown): void => {
    const id = `${code} ${key}`;
    if (!onWarning || told.has(id)) return;
    told.add(id);
    const message = error === undefined ? messages[code] : `${messages[code]} (${nameOf(error)}).`;
    try {
      onWarning({ code, message, key });
    } catch {
      // A broken listener must not cost the session.
    }
  };
};

/** Tells a warning; made by {@link warner}. */
export type Warn = ReturnType<typeof warner>;

/**
 * The `failed` of a storage of one's own: warns `onWarning` of `storage-unavailable`, once for each key and without what
 * the error says, since that may quote tokens.
 */
export const storageFailure = (options: StorageOptions): ((key: string, error: unknown) => void) => {
  const warn = warner(options);
  return (key, error) => warn('storage-unavailable', key, error);
};
