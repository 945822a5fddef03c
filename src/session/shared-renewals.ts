import { isAuthError } from '../core/errors/guards.ts';
import type { Stops } from '../core/types.ts';
import { disposalSignal } from './disposal.ts';
import { LOCK_WAIT } from './web-lock.ts';
import type { Tokens } from '../core/identity/tokens.ts';
import { subtleCrypto } from '../core/web-api.ts';

/** Lifetime of a kept outcome, in ms: for requests that the browser sent before it received the new cookie. */
export const OUTCOME_LIFETIME = 10_000;
/** Maximum number of kept outcomes; the oldest outcome is discarded first. */
export const MOST_OUTCOMES = 1_000;

/** The result of a renewal. Its tokens are undefined once a request that took part in the renewal has signed out. */
interface Outcome {
  tokens: Tokens | undefined;
}

/** One of several requests that came with the same tokens. */
export interface TokenHolder {
  /** Its current tokens. */
  readonly tokens: () => Tokens | undefined;
  /** Takes over the tokens that another request has renewed. */
  readonly take: (tokens: Tokens | undefined) => void;
}

const pending = new Map<string, Promise<Outcome | undefined>>();
const outcomes = new Map<string, Outcome>();

/** A digest that names tokens without revealing them. */
export const nameOfTokens = async (key: string, { accessToken, refreshToken }: Tokens): Promise<string> => {
  const text = JSON.stringify([key, accessToken.value, refreshToken.value]);
  const digest = await subtleCrypto().digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
};

/**
 * Renews once for all requests of this process that came with the same tokens, since a refresh token may work only
 * once. The name is a digest of the tokens, so only a request that has the tokens can reach the outcome of their
 * renewal.
 *
 * - If no renewal of these tokens is known, the request renews.
 * - If a renewal is pending, the request waits for it, up to 15 s, and takes its outcome over. If the renewal fails,
 * the request fails with the same error.
 * - If a renewal succeeded within the last {@link OUTCOME_LIFETIME} ms, the request takes its outcome over.
 * - If the pending renewal takes longer than 15 s, the request renews by itself.
 * - If the session of the renewing request changed, was disposed, or kept its old access token, the request renews by
 * itself.
 *
 * A request that has taken an outcome over still does its work: it finds valid tokens and sends no token request.
 */
export const renewOnce = async <T>(
  name: string,
  holder: TokenHolder,
  work: () => Promise<T>,
  stops?: Stops,
): Promise<T> => {
  const other = pending.get(name);
  const known = outcomes.get(name) ?? (other && (await boundedOutcome(other, stops)));
  if (known) holder.take(known.tokens);
  if (known || other) return work();
  const before = holder.tokens();
  const own = work();
  const outcome = own.then(() => {
    const tokens = holder.tokens();
    // After a transient failure the session may continue with the old access token: other requests try again themselves.
    return tokens && tokens.accessToken.value !== before?.accessToken.value ? keep(name, tokens) : undefined;
  });
  pending.set(name, outcome);
  try {
    await outcome;
  } catch {
    // The failure is thrown where `own` is returned below.
  } finally {
    pending.delete(name);
  }
  return own;
};

/**
 * Removes the tokens from a kept outcome after a sign-out. A later request with the previous cookie then has no tokens,
 * and its next call starts as a new visitor.
 */
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
 * Waits for the renewal of another request. Undefined after {@link LOCK_WAIT}, or if the session of the other request
 * changed or was disposed. Rejects with the failure of the renewal, or when this session is disposed.
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
    throw error;
  } finally {
    clearTimeout(timer);
    release();
  }
};
