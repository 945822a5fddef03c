import { AuthError } from '../core/errors/auth-error.ts';
import { ValidationError } from '../core/errors/call-errors.ts';
import { membersOf } from '../core/json.ts';
import { isSharedArea } from '../core/page.ts';

/** A pending sign-in: the data that its answer is checked and redeemed with. Its verifier is a secret. */
export interface SignInAttempt {
  readonly state: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
  /** Address at which the page continues afterwards. */
  readonly returnTo: string;
  readonly clientId: string;
  /** Origin of the login page. */
  readonly issuer: string;
  /** Start of the attempt, in milliseconds since 1970. */
  readonly begunAt: number;
}

/** A storage for attempts that wait for their answer. */
export interface AttemptStorage {
  put(attempt: SignInAttempt): void | Promise<void>;
  /** Returns an attempt and removes it in one step, so that no attempt works twice; undefined if there is none. */
  take(state: string): SignInAttempt | undefined | Promise<SignInAttempt | undefined>;
  /** Throws if the storage cannot be used here. It is called before a sign-in sends anything. Default: no check. */
  check?(): void;
}

/** Longest time between the start of an attempt and its answer, in milliseconds. */
export const LONGEST_VISIT = 3_600_000;
/** Attempts of one browser that wait at the same time, such as in several tabs. A further one discards the oldest. */
export const MOST_PENDING = 5;

/** One key for the list of attempts: an area may be given without a way to list its keys. */
const KEY = 'vitrine:sign-in';

/**
 * Keeps attempts in the storage of this tab: the default in browsers. It keeps the five newest, each for an hour at most,
 * so that a person can go back and begin again, and several tabs can share `localStorage`. An answer with another state
 * leaves them in place, so that a crafted link cannot end a sign-in. Outside of a page it refuses: some servers have a
 * `sessionStorage`, which all their visitors would share.
 * @param area Default: `sessionStorage`, looked up at each use. If the area is blocked, full or missing, `put` throws
 * AuthError (`attempt-not-stored`). Without a page, each function throws ValidationError (`missing-attempts`).
 */
export const tabAttempts = (area?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): AttemptStorage => {
  const at = () => area ?? globalThis.sessionStorage;
  const check = (): void => {
    if (isSharedArea(area)) throw missingAttempts();
  };
  return {
    check,
    put: (attempt) => {
      check();
      try {
        const others = attemptsIn(at().getItem(KEY)).slice(1 - MOST_PENDING);
        at().setItem(KEY, JSON.stringify([...others, attempt]));
      } catch (cause) {
        throw new AuthError('The sign-in attempt cannot be stored', {
          code: 'attempt-not-stored',
          description: 'This page cannot use sessionStorage. Give startSignIn() another storage: attempts.',
          cause,
        });
      }
    },
    take: (state) => {
      check();
      try {
        const pending = attemptsIn(at().getItem(KEY));
        const attempt = pending.find((one) => one.state === state);
        if (!attempt) return undefined;
        const others = pending.filter((one) => one !== attempt);
        // If the attempt cannot be removed, it could work twice: the area throws, and the attempt is not used.
        if (others.length > 0) at().setItem(KEY, JSON.stringify(others));
        else at().removeItem(KEY);
        return attempt;
      } catch {
        return undefined;
      }
    },
  };
};

const missingAttempts = (): ValidationError =>
  new ValidationError(
    'Without a page, sign-ins need a storage of their own, or one visitor could complete the sign-in of another. ' +
      'Give startSignIn(), completeSignIn() or createSignIn() the option `attempts`: on a server, cookieAttempts(request); ' +
      'in an app without a document, the storage of the device.',
    { code: 'missing-attempts' },
  );

/** The attempts in a stored list, oldest first, without those that are too old. Earlier versions stored one attempt. */
const attemptsIn = (text: string | null): SignInAttempt[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    return [stored].flat().filter(isAttempt);
  } catch {
    return [];
  }
};

const texts = ['state', 'codeVerifier', 'redirectUri', 'returnTo', 'clientId', 'issuer'] as const;

/** Whether a stored value has every member of an attempt, and is not too old. */
const isAttempt = (value: unknown): value is SignInAttempt => {
  const members = membersOf(value);
  const { begunAt } = members;
  const age = typeof begunAt === 'number' ? Date.now() - begunAt : -1;
  return texts.every((name) => typeof members[name] === 'string') && age >= 0 && age < LONGEST_VISIT;
};

/** Reads a stored attempt; undefined for any other text, and for an attempt that is too old. */
export const parseAttempt = (text: string): SignInAttempt | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isAttempt(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
