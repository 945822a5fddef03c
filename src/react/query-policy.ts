import {
  DELAY_GROWTH,
  FIRST_DELAY,
  LONGEST_DELAY,
  LONGEST_WAIT,
  READ_REPEATS,
} from '../core/query-defaults.ts';
import { isServer } from './session-hand-over.ts';

/** Members of an error that decide whether to repeat the call. */
interface Advice {
  readonly retryable?: string;
  readonly refused?: boolean;
  readonly retryAfterMs?: number;
}

/** Any value can be thrown, also undefined and null. */
const adviceOf = (error: unknown): Advice => Object(error) as Advice;

/** Rules by which the data cache repeats reads. */
export const queryPolicy = {
  /**
   * Repeats a retryable error at most three times. If the server requires a pause of more than 20 s, the error shows at
   * once. A refused connection is not repeated, because the transport has already repeated it: a page soon shows that
   * the host is down. On a server the data cache repeats nothing: the transport does, after shorter pauses.
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
  /** The pause before a repeat: 1 s, doubling up to 30 s, or the longer pause that the server requires. */
  retryDelay: (failures: number, error: unknown): number => {
    const pause = Math.min(FIRST_DELAY * DELAY_GROWTH ** failures, LONGEST_DELAY);
    return Math.max(pause, adviceOf(error).retryAfterMs ?? 0);
  },
};
