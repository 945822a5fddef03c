import { digestOf } from './digest.ts';
import { processMemory, setBounded } from '../core/process-memory.ts';
import type { Tokens } from '../core/identity/tokens.ts';

// A second opinion on refusals that do not say whether the refresh token is dead: without it, a person with a dead refresh
// token could never call again. It is final if the token was refused twice, at least APART ms apart, and if the same client
// got tokens for a new visitor in between: the token endpoint works then, but not for this refresh token.

/** Shortest time between the two refusals of one refresh token that count as final, in ms. */
export const APART = 60_000;
/** Shortest time between two requests for a visitor that only test the token endpoint, in ms. */
const PROBE_PAUSE = 10_000;
/** Maximum number of times in memory. */
const MOST_TIMES = 10_000;

/**
 * Times by the monotonic clock, in ms, for the whole process, since a server has a client for each request: the first
 * refusal of a refresh token, by its digest; the latest visitor of a client, by its key; the latest request of a client that
 * only tested the token endpoint.
 */
const times = (): Map<string, number> => processMemory('refusals', () => new Map());
/** NaN for an unknown time: every comparison with it is false. */
const timeOf = (name: string): number => times().get(name) ?? Number.NaN;
const note = (name: string): void => setBounded(times(), MOST_TIMES, name, performance.now());

const nameOf = (key: string, { refreshToken: { value } }: Tokens): string =>
  `${key} ${value.length} ${digestOf(value)}`;

/**
 * Before a renewal: whether to request a visitor first, to test the token endpoint. True after a first refusal that is old
 * enough, if no visitor has come since, at most once in 10 seconds for all clients of the process with this key.
 * @param key The client id and the host.
 */
export const needsProbe = (key: string, old: Tokens): boolean => {
  const first = timeOf(nameOf(key, old));
  const now = performance.now();
  const probe = `probe ${key}`;
  const isNeeded = now - first >= APART && !(timeOf(key) > first) && !(now - timeOf(probe) < PROBE_PAUSE);
  if (isNeeded) note(probe);
  return isNeeded;
};

/**
 * After a refusal: whether it is final.
 * @param isDefinite Whether the platform said that the refresh token is dead; no visitor is needed then.
 */
export const isFinalRefusal = (key: string, old: Tokens, isDefinite: boolean): boolean => {
  const name = nameOf(key, old);
  const first = timeOf(name);
  const now = performance.now();
  if (!(first <= now)) note(name);
  return now - first >= APART && (isDefinite || timeOf(key) > first);
};

/** After a renewal, or after the end of the identity. */
export const forgetRefusal = (key: string, old: Tokens): void => void times().delete(nameOf(key, old));

/** Notes that the token endpoint gave tokens to a new visitor. */
export const noteVisitor = (key: string): void => {
  if (times().size > 0) note(key);
};
