import { isAuthError } from '../core/errors/guards.ts';
import type { Stops } from '../core/types.ts';
import { disposalSignal } from './disposal.ts';
import { LOCK_WAIT } from './web-lock.ts';
import type { Tokens } from './tokens.ts';

/** How long the outcome of a renewal waits for requests that the browser sent before it heard of it, in ms. */
export const OUTCOME_LIFETIME = 10_000;
/** How many outcomes wait at most; the oldest goes first. */
export const MOST_OUTCOMES = 1_000;

/** What came of a renewal. Without tokens: whoever renewed has signed out since. */
interface Outcome {
  tokens: Tokens | undefined;
}

/** One of several places that have the same tokens. */
export interface TokenHolder {
  /** Its tokens now. */
  readonly tokens: () => Tokens | undefined;
  /** Takes what another place has renewed. */
  readonly take: (tokens: Tokens | undefined) => void;
}

const underWay = new Map<string, Promise<Outcome | undefined>>();
const outcomes = new Map<string, Outcome>();

/** A name for tokens that does not tell them. */
export const nameOfTokens = async (key: string, { accessToken, refreshToken }: Tokens): Promise<string> => {
  const text = JSON.stringify([key, accessToken.value, refreshToken.value]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
};

/**
 * Renews once for every place of this process that has the same tokens, and for those that come shortly after; only who
 * has them can get at what came of them. A failure is that of all who wait; where the session of the one who renewed has
 * changed meanwhile, or nothing is heard of it for 15 s, each goes on alone.
 */
export const renewOnce = async <T>(
  name: string,
  place: TokenHolder,
  work: () => Promise<T>,
  stops?: Stops,
): Promise<T> => {
  const other = underWay.get(name);
  const known = outcomes.get(name) ?? (other && (await boundedOutcome(other, stops)));
  if (known) {
    place.take(known.tokens);
    // Finds fresh tokens, and sends nothing.
    return work();
  }
  if (other) return work();
  const before = place.tokens();
  const own = work();
  const outcome = own.then(() => {
    const tokens = place.tokens();
    // In bad weather tokens may go on as they are: that is no outcome.
    return tokens && tokens.accessToken.value !== before?.accessToken.value ? keep(name, tokens) : undefined;
  });
  underWay.set(name, outcome);
  try {
    await outcome;
  } catch {
    // It is told by the work itself.
  } finally {
    underWay.delete(name);
  }
  return own;
};

/** After a sign-out nobody gets the tokens of before any more: their next call is that of a new visitor. */
export const clearOutcome = (name: string): void => {
  const outcome = outcomes.get(name);
  if (outcome) outcome.tokens = undefined;
};

const keep = (name: string, tokens: Tokens): Outcome => {
  const outcome: Outcome = { tokens };
  outcomes.set(name, outcome);
  const [oldest] = outcomes.keys();
  if (oldest !== undefined && outcomes.size > MOST_OUTCOMES) outcomes.delete(oldest);
  const forget = setTimeout(() => {
    if (outcomes.get(name) === outcome) outcomes.delete(name);
  }, OUTCOME_LIFETIME);
  // No process stays alive for it.
  (forget as { unref?: () => void }).unref?.();
  return outcome;
};

const working = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Renews once for all clients of this process over one place: who comes while another one renews waits for it, and then
 * finds what that one has stored. A failure is that of all who wait.
 * @param store What the clients have in common. No state is shared between two of them.
 */
export const oneAtATimePerStore = async <T>(
  store: object,
  name: string,
  work: () => Promise<T>,
  stops?: Stops,
): Promise<T> => {
  const begun = working.get(store) ?? new Map<string, Promise<unknown>>();
  working.set(store, begun);
  const other = begun.get(name);
  if (other) {
    await boundedOutcome(other, stops);
    return work();
  }
  const own = work();
  begun.set(name, own);
  try {
    return await own;
  } finally {
    begun.delete(name);
  }
};

/** Undefined after the longest wait, and where the one who renewed had to leave. */
const boundedOutcome = async <T>(outcome: Promise<T>, stops: Stops | undefined): Promise<T | undefined> => {
  const { signal, release } = disposalSignal(stops);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve, reject) => {
    timer = setTimeout(() => resolve(undefined), LOCK_WAIT);
    signal.onabort = () => reject(signal.reason);
  });
  try {
    return await Promise.race([outcome, late]);
  } catch (error) {
    signal.throwIfAborted();
    if (isAuthError(error) && /^session-(changed|disposed)$/.test(error.code)) return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
    release();
  }
};
