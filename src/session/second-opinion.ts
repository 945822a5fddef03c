import { digestOf } from './digest.ts';
import { processMemory, setBounded } from './process-memory.ts';
import type { Tokens } from '../core/identity/tokens.ts';

/** Shortest time between the two refusals of one refresh token that count as final, in ms. */
export const APART = 60_000;
/** Shortest time between two requests for a visitor that only test the token endpoint, in ms. */
const PROBE_PAUSE = 10_000;
/** Maximum number of refused refresh tokens in memory. */
const MOST_REFUSALS = 10_000;
/** Maximum number of clients in memory. */
const MOST_CLIENTS = 100;

/** Times by the monotonic clock of the process, in ms. A process may serve each request with another client. */
interface Opinions {
  /** The first refusal of each refresh token, by its digest. */
  readonly refusals: Map<string, number>;
  /** The latest anonymous grant of each client that succeeded, since there are refusals. */
  readonly visitors: Map<string, number>;
  /** The latest anonymous grant of each client that only tested the token endpoint. */
  readonly probes: Map<string, number>;
}

const opinions = (): Opinions =>
  processMemory('second-opinions', () => ({ refusals: new Map(), visitors: new Map(), probes: new Map() }));

/**
 * A second opinion on refusals that do not say whether the refresh token is dead: without it, a person with a dead
 * refresh token could never call again. It is final if the token was refused twice, at least {@link APART} ms apart, and if the same client got tokens
 * for a new visitor in between: the token endpoint works then, but not for this refresh token.
 *
 * The request for a visitor is sent before the second attempt, at most once in 10 seconds for all clients of the process
 * with this client id, and never if a visitor has come in the meantime.
 * @param key The client id and the host.
 */
export const secondOpinion = (key: string, { refreshToken }: Tokens) => {
  const { refusals, visitors, probes } = opinions();
  const text = `${key} ${refreshToken.value}`;
  // Two digests: with 10,000 refused tokens, a collision of one of them alone would be too likely.
  const name = `${digestOf(text)} ${digestOf(text, text.length)}`;
  const lastVisitor = () => visitors.get(key) ?? -1;
  return {
    /** Before a renewal: the tokens of a new visitor, if they were requested to test the token endpoint. */
    probe: async (request: () => Promise<Tokens>): Promise<Tokens | undefined> => {
      const first = refusals.get(name);
      const now = performance.now();
      if (first === undefined || now - first < APART || lastVisitor() > first) return undefined;
      if (now - (probes.get(key) ?? -PROBE_PAUSE) < PROBE_PAUSE) return undefined;
      setBounded(probes, MOST_CLIENTS, key, now);
      return request().catch(() => undefined);
    },
    /**
     * After a refusal: whether it is final.
     * @param isDefinite Whether the platform said that the refresh token is dead; no visitor is needed then.
     */
    isFinal: (isDefinite: boolean): boolean => {
      const now = performance.now();
      const first = refusals.get(name);
      if (first === undefined || first > now) setBounded(refusals, MOST_REFUSALS, name, now);
      const isSecond = first !== undefined && now - first >= APART;
      return isSecond && (isDefinite || lastVisitor() > first);
    },
    /** After a renewal, or after the end of the identity. */
    forget: (): void => void refusals.delete(name),
  };
};

/** Notes that the token endpoint gave tokens to a new visitor. */
export const noteVisitor = (key: string): void => {
  const { refusals, visitors } = opinions();
  if (refusals.size > 0) setBounded(visitors, MOST_CLIENTS, key, performance.now());
};
