import { isAuthError, isVitrineError } from '../core/errors/guards.ts';
import type { Stops } from '../core/types.ts';
import { digestOf } from './digest.ts';
import { disposalSignal } from './disposal.ts';
import { processMemory, setBounded } from '../core/process-memory.ts';
import { LOCK_WAIT } from './web-lock.ts';
import type { Tokens } from '../core/identity/tokens.ts';
import { isSame } from './tokens.ts';
import { subtleCrypto } from '../core/web-api.ts';

/**
 * Lifetime of a kept outcome, in ms: for requests that the browser sent before it received the new cookie. No call lasts
 * longer by default.
 */
export const OUTCOME_LIFETIME = 60_000;
/** Maximum number of kept outcomes; the oldest outcome is discarded first. */
export const MOST_OUTCOMES = 10_000;
/** Maximum number of successive renewals that a request follows. */
const MOST_SUCCESSORS = 100;

/** The result of a renewal. Its tokens are undefined once a request with these tokens has signed out. */
interface Outcome {
  readonly tokens: Tokens | undefined;
  /** Its end, by the monotonic clock: a worker may drop the timer that deletes it. */
  readonly until: number;
}

/** One of several requests that came with the same tokens. */
export interface TokenHolder {
  /** Key of the session. */
  readonly key: string;
  /** Its current tokens. */
  readonly tokens: () => Tokens | undefined;
  /** Takes over the tokens that another request has renewed. */
  readonly take: (tokens: Tokens | undefined) => void;
}

/** The renewals of this process, by the digest of the refresh token that they used. */
interface Renewals {
  readonly pending: Map<string, Promise<Outcome | undefined>>;
  readonly outcomes: Map<string, Outcome>;
}

const renewals = (): Renewals =>
  processMemory('renewals', () => ({ pending: new Map(), outcomes: new Map() }));

/** Refresh tokens whose browser has since signed in or out, with the end of the note by the monotonic clock. */
const left = (): Map<string, number> => processMemory('left', () => new Map());
const leftName = (key: string, { refreshToken: { value } }: Tokens): string =>
  `${key} ${value.length} ${digestOf(value)}`;

/** Notes that a browser has signed in or out, and so left the identity of these tokens. */
export const noteLeft = (key: string, tokens: Tokens): void =>
  setBounded(left(), MOST_OUTCOMES, leftName(key, tokens), performance.now() + OUTCOME_LIFETIME);

/** Whether the browser of these tokens has signed in or out within the last {@link OUTCOME_LIFETIME} ms. */
export const hasLeft = (key: string, tokens: Tokens): boolean =>
  (left().get(leftName(key, tokens)) ?? 0) > performance.now();

/**
 * The name of a refresh token: a digest, so that the memory never has the token as a key.
 * @param key Key of the session: the client id and the host.
 */
export const nameOfToken = async (key: string, refreshToken: string): Promise<string> => {
  const text = JSON.stringify([key, refreshToken]);
  const digest = await subtleCrypto().digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
};

/**
 * Renews once for all requests of this process that came with the same refresh token, since it may work only once. The
 * name is a digest of the refresh token, so only a request that has it can reach the outcome of its renewal.
 *
 * - If no renewal of this refresh token is known, the request renews.
 * - If a renewal is pending, the request waits for it, up to 15 s, and takes its outcome over. If the renewal fails,
 * the request fails with the same error.
 * - If a renewal succeeded within the last {@link OUTCOME_LIFETIME} ms, the request takes its outcome over, and then the
 * outcome of the next renewal, if there is one.
 * - If the pending renewal takes longer than 15 s, the request renews by itself.
 * - If the session of the renewing request changed, was disposed, or kept its old access token, the request renews by
 * itself.
 *
 * A request that has taken an outcome over still does its work: it finds valid tokens and sends no token request.
 */
export const renewOnce = async <T>(
  holder: TokenHolder,
  work: () => Promise<T>,
  stops?: Stops,
): Promise<T> => {
  const { pending } = renewals();
  for (;;) {
    await takeSuccessors(holder);
    const before = holder.tokens();
    if (!before) return work();
    const name = await nameOfToken(holder.key, before.refreshToken.value);
    const other = pending.get(name);
    if (!other) return renewFor(name, holder, work);
    const known = await boundedOutcome(other, stops);
    if (!known || isSame(known.tokens, before)) return work();
    holder.take(known.tokens);
  }
};

const renewFor = async <T>(name: string, holder: TokenHolder, work: () => Promise<T>): Promise<T> => {
  const { pending } = renewals();
  const own = noteOutcome(name, holder, work);
  pending.set(name, own.outcome);
  try {
    await own.outcome;
  } catch {
    // The failure is thrown where `own.result` is returned below.
  } finally {
    pending.delete(name);
  }
  return own.result;
};

/** Runs a renewal of these tokens, and keeps its outcome for other requests. */
const noteOutcome = <T>(name: string, holder: TokenHolder, work: () => Promise<T>) => {
  const before = holder.tokens();
  const result = work();
  const outcome = result.then(() => {
    const tokens = holder.tokens();
    const known = renewals().outcomes.get(name);
    // A request that has signed out meanwhile decides for all later ones.
    if (known && !known.tokens) return known;
    // After a transient failure the session may continue with the old access token: other requests try again themselves.
    return tokens && !isSame(tokens, before) ? keep(name, tokens) : undefined;
  });
  return { result, outcome };
};

/**
 * Renews without waiting for other requests, and keeps the outcome for a request whose refresh token is refused because
 * this renewal was faster.
 */
export const renewSeparately = async <T>(holder: TokenHolder, work: () => Promise<T>): Promise<T> => {
  const before = holder.tokens();
  if (!before) return work();
  const { result, outcome } = noteOutcome(
    await nameOfToken(holder.key, before.refreshToken.value),
    holder,
    work,
  );
  await outcome.catch(() => undefined);
  return result;
};

/** Takes over the tokens that other requests of this process have received for the tokens of this request. */
export const takeSuccessors = async ({ key, tokens, take }: TokenHolder): Promise<void> => {
  const { outcomes } = renewals();
  for (let n = 0; n < MOST_SUCCESSORS; n++) {
    const before = tokens();
    const known = before && outcomes.get(await nameOfToken(key, before.refreshToken.value));
    if (!known || known.until <= performance.now() || isSame(known.tokens, before)) return;
    take(known.tokens);
  }
};

/**
 * Notes the tokens of a refresh token for later requests that have only this: undefined after a sign-out, so that a late
 * request has no tokens and starts as a new visitor; both tokens if a cookie has no room for both.
 */
export const noteTokens = async (
  key: string,
  { refreshToken }: Tokens,
  tokens: Tokens | undefined,
): Promise<void> => {
  keep(await nameOfToken(key, refreshToken.value), tokens);
};

const keep = (name: string, tokens: Tokens | undefined): Outcome => {
  const { outcomes } = renewals();
  const outcome: Outcome = { tokens, until: performance.now() + OUTCOME_LIFETIME };
  setBounded(outcomes, MOST_OUTCOMES, name, outcome);
  const forget = setTimeout(() => {
    if (outcomes.get(name) === outcome) outcomes.delete(name);
  }, OUTCOME_LIFETIME);
  // The timer must not keep a Node process alive; browsers have no such method.
  (forget as { unref?: () => void }).unref?.();
  return outcome;
};

const working = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Runs one renewal at a time for all clients of this process over one store. If a renewal is pending, a client waits
 * for it, up to 15 s. The client then renews by itself, unless it finds the new tokens in the store. If the pending
 * renewal fails, all waiting clients fail with the same error.
 * @param store The store that the clients share; clients of different stores never wait for each other.
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

/**
 * Error codes of a renewal that failed because its own session changed or was disposed, not because of the platform.
 */
const ENDED_SESSION: readonly string[] = ['session-changed', 'session-disposed'];

/**
 * Waits for the renewal of another request. Undefined after {@link LOCK_WAIT}, if the session of the other request changed
 * or was disposed, or if the other request failed with an error that is not of this package. Rejects with any other failure
 * of the renewal, or when this session is disposed.
 */
const boundedOutcome = async <T>(outcome: Promise<T>, stops: Stops | undefined): Promise<T | undefined> => {
  const { signal, release } = disposalSignal(stops);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve, reject) => {
    timer = setTimeout(() => resolve(undefined), LOCK_WAIT);
    signal.onabort = () => reject(signal.reason);
  });
  try {
    return await Promise.race([outcome, timeout]);
  } catch (error) {
    signal.throwIfAborted();
    if (isAuthError(error) && ENDED_SESSION.includes(error.code)) return undefined;
    // An error of the framework belongs to the other request.
    if (!isVitrineError(error)) return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
    release();
  }
};
