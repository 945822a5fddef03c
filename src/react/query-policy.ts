import { DELAY_GROWTH, FIRST_DELAY, LONGEST_DELAY, READ_REPEATS } from '../core/query-defaults.ts';
import { isServer } from './session-hand-over.ts';

/** A page waits at most this long for what a server asks for, in ms, as direct calls do. */
const LONGEST_WAIT = 20_000;

/** What an error of a call may say about a repeat. */
interface Advice {
  readonly retryable?: string;
  readonly refused?: boolean;
  readonly retryAfterMs?: number;
}

/** Undefined and null are errors, too. */
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
