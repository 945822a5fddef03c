import { DELAY_GROWTH, FIRST_DELAY, LONGEST_DELAY, READ_REPEATS } from '../core/query-defaults.ts';
import { isServer } from './session-hand-over.ts';

/** The longest `Retry-After` that a page waits for, in ms; the same as for direct calls. */
const LONGEST_WAIT = 20_000;

/** Members of a call's error that decide on a repeat. */
interface Advice {
  readonly retryable?: string;
  readonly refused?: boolean;
  readonly retryAfterMs?: number;
}

/** Any value can be thrown, also undefined and null. */
const adviceOf = (error: unknown): Advice => Object(error) as Advice;

/** How the data cache repeats reads. */
export const queryPolicy = {
  /**
   * Repeats an error that is worth repeating, at most three times. If the server asks for a wait of more than 20 s, the
   * error shows at once. The transport has already repeated a refused connection, so that a page shows soon that the
   * host is down. On a server nothing is repeated: the page would wait for seconds, and the browser reads again anyway.
   */
  retry: (failures: number, error: unknown): boolean => {
    const { retryable, refused, retryAfterMs = 0 } = adviceOf(error);
    return (
      !isServer() &&
      failures < READ_REPEATS &&
      retryable === 'yes' &&
      !refused &&
      retryAfterMs <= LONGEST_WAIT
    );
  },
  /** 1 s, doubling up to 30 s; a longer wait that the server asked for wins. */
  retryDelay: (failures: number, error: unknown): number => {
    const pause = Math.min(FIRST_DELAY * DELAY_GROWTH ** failures, LONGEST_DELAY);
    return Math.max(pause, adviceOf(error).retryAfterMs ?? 0);
  },
};
