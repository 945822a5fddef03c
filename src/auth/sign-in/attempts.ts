import type { ResponseMode } from './callback.ts';

/** One sign-in that is under way: what must be known again when its answer comes. Its verifier is a secret. */
export interface SignInAttempt {
  readonly state: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
  readonly responseMode: ResponseMode;
  /** Where to go on afterwards. */
  readonly returnTo: string;
  readonly clientId: string;
  /** When it began, in milliseconds since 1970. */
  readonly begunAt: number;
}

/** Where attempts wait for their answer. */
export interface AttemptStorage {
  put(attempt: SignInAttempt): void | Promise<void>;
  /** Gives an attempt and forgets it in one step, so that none works twice; undefined when there is none. */
  take(state: string): SignInAttempt | undefined | Promise<SignInAttempt | undefined>;
}

/** How long a person may take at the login page, in milliseconds. */
const LONGEST_VISIT = 3_600_000;

/** Keeps attempts in the storage of this tab, or in memory where that is blocked: for browsers, the default. */
export const tabAttempts = (area?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): AttemptStorage => {
  const memory = new Map<string, string>();
  const at = () => area ?? globalThis.sessionStorage;
  // One key, so that an attempt that nobody finished goes when the next one begins.
  const key = 'vitrine:sign-in';
  return {
    put: (attempt) => {
      const text = JSON.stringify(attempt);
      memory.clear();
      try {
        at().setItem(key, text);
      } catch {
        memory.set(key, text);
      }
    },
    take: (state) => {
      let text = memory.get(key) ?? null;
      try {
        text ??= at().getItem(key);
        const attempt = text === null ? undefined : parseAttempt(text);
        if (attempt?.state !== state) return undefined;
        at().removeItem(key);
        return attempt;
      } catch {
        return undefined;
      } finally {
        memory.clear();
      }
    },
  };
};

/** Reads a stored attempt; undefined for anything else, and for one that is too old. */
export const parseAttempt = (text: string): SignInAttempt | undefined => {
  try {
    const value = Object(JSON.parse(text)) as Record<keyof SignInAttempt, unknown>;
    const { state, codeVerifier, redirectUri, responseMode, returnTo, clientId, begunAt } = value;
    return typeof state === 'string' &&
      typeof codeVerifier === 'string' &&
      typeof redirectUri === 'string' &&
      (responseMode === 'fragment' || responseMode === 'query') &&
      typeof returnTo === 'string' &&
      typeof clientId === 'string' &&
      typeof begunAt === 'number' &&
      Date.now() - begunAt < LONGEST_VISIT
      ? { state, codeVerifier, redirectUri, responseMode, returnTo, clientId, begunAt }
      : undefined;
  } catch {
    return undefined;
  }
};
