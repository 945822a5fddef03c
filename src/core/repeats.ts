import { LostAnswer, type NetworkError } from './errors/call-errors.ts';
import { at } from './errors/normalise.ts';
import { isPassing } from './effect.ts';
import { carriesCredentials } from './identity/identity.ts';
import { retryAfter } from './retry-after.ts';
import { pause, timeLeft } from './timeout.ts';
import type { Answer, CallRequest, Layer } from './types.ts';

/** The budget of a client: in an outage it runs dry after about 35 repeats, and calls fail at once. */
const FULL = 500;

/** The pause before a refused connection is tried once more, in milliseconds. */
const REFUSED_PAUSE = 300;

/**
 * Whether a limiter refused the request before the operation ran. An operation that throttles by a rule of its own, such
 * as one mail in 30 seconds, names an error.
 */
const isLimiter = (status: number | undefined, answer: unknown): boolean =>
  status === 429 && !at(answer, 'error') && !Object.keys(Object(at(answer, 'details'))).length;

/** Whether the class of the call allows to send it again after this outcome. */
const mayRepeat = ({ facts, options }: CallRequest, answer: Answer | undefined, error: unknown): boolean => {
  const status = answer?.response.status;
  const { repeat } = facts;
  const limited = isLimiter(status, answer?.data);
  if (repeat === 'never') return limited && !carriesCredentials(facts);
  if (limited || (error as NetworkError | undefined)?.sent === false) return true;
  if (repeat === 'same') return status === 429;
  if (repeat === 'adds' && !options.idempotencyKey) return false;
  return status ? isPassing(status) : error instanceof LostAnswer;
};

/** Repeats what the class of the operation allows, within the caller's count, the call's time and the client's budget. */
export const repeats = (): Layer => {
  let budget = FULL;

  return (next) => async (request) => {
    const longestPause = request.limit('longestPause', 20_000);
    for (let repeat = 0; ; repeat++) {
      let answer: Answer | undefined;
      let error: unknown;
      try {
        answer = await next(request);
        if (answer.response.ok) {
          if (budget < FULL) budget++;
          return answer;
        }
      } catch (caught) {
        error = caught;
      }
      const response = answer?.response;
      const status = response?.status;
      const cost = status === 429 ? 5 : 14;
      const asked = retryAfter(response);
      // Full jitter from 20 ms to a bound that doubles; it starts higher after a refusal that names no time.
      const base = asked === undefined && /429|503/.test(`${status}`) ? 500 : 250;
      const jitter = Math.random() * (Math.min(longestPause, base * 2 ** repeat) - 20);
      // Nothing seems to listen, which is soon known for sure: one more attempt, whoever repeats other failures.
      const refused = (error as NetworkError | undefined)?.refused;
      const retries = request.limit('retries', 2);
      const most = refused ? retries && 1 : retries;
      const wait = refused ? Math.min(longestPause, REFUSED_PAUSE) : Math.max(20 + jitter, asked ?? 0);
      if (
        // A count that is no number, such as `'refused'` or that of a variable that is not set, repeats nothing.
        !(request.progress.attempts <= most) ||
        budget < cost ||
        wait > Math.min(longestPause, timeLeft(request)) ||
        // Offline is told at once: a pause would not bring the network back.
        globalThis.navigator?.onLine === false ||
        !mayRepeat(request, answer, error)
      ) {
        if (answer) return answer;
        throw error;
      }
      budget -= cost;
      await pause(request, wait);
    }
  };
};
