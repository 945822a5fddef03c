import { AuthError } from '../core/errors/auth-error.ts';

/** One sign-in that is under way: what must be known again when its answer comes. Its verifier is a secret. */
export interface SignInAttempt {
  readonly state: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
  /** Where to go on afterwards. */
  readonly returnTo: string;
  readonly clientId: string;
  /** Origin of the login page. */
  readonly issuer: string;
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

/** One key, so that an attempt that nobody finished goes when the next one begins. */
const KEY = 'vitrine:sign-in';

/**
 * Keeps the attempt in the storage of this tab: for browsers, the default. One attempt at a time; an hour at most. An
 * answer with another state leaves it as it is, so that a crafted link cannot end a sign-in.
 * @param area Default: `sessionStorage`, looked up at each use. Its `put` throws AuthError (`attempt-not-stored`) where
 * that is blocked, full or missing.
 */
export const tabAttempts = (area?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): AttemptStorage => {
  const at = () => area ?? globalThis.sessionStorage;
  return {
    put: (attempt) => {
      try {
        at().setItem(KEY, JSON.stringify(attempt));
      } catch (cause) {
        throw new AuthError('The sign-in cannot be kept while the person is away', {
          code: 'attempt-not-stored',
          description:
            'This page may not store anything in its tab. Give startSignIn() another place: attempts.',
          cause,
        });
      }
    },
    take: (state) => {
      try {
        const attempt = parseAttempt(at().getItem(KEY) ?? '');
        if (attempt?.state !== state) return undefined;
        // What cannot be forgotten must not be used.
        at().removeItem(KEY);
        return attempt;
      } catch {
        return undefined;
      }
    },
  };
};

const texts = ['state', 'codeVerifier', 'redirectUri', 'returnTo', 'clientId', 'issuer'] as const;

/** Reads a stored attempt; undefined for anything else, and for one that is too old. */
export const parseAttempt = (text: string): SignInAttempt | undefined => {
  try {
    const value = Object(JSON.parse(text)) as SignInAttempt;
    const age = Date.now() - value.begunAt;
    return texts.every((name) => typeof value[name] === 'string') && age >= 0 && age < LONGEST_VISIT
      ? value
      : undefined;
  } catch {
    return undefined;
  }
};
