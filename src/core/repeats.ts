import { REPEAT_BUDGET, REFUSED_PAUSE } from './limits.ts';
import { LostAnswer, NetworkError } from './errors/call-errors.ts';
import { membersOf } from './json.ts';
import { isTransientStatus } from './effect.ts';
import { retryAfter } from './retry-after.ts';
import { pause, timeLeft } from './timeout.ts';
import type { Answer, CallRequest, Layer } from './types.ts';

/** Whether the repeat class of the call allows a repeat after this response or error. */
const mayRepeat = ({ facts, options }: CallRequest, answer: Answer | undefined, error: unknown): boolean => {
  const status = answer?.response.status;
  const { repeat } = facts;
  const { error: named, details } = membersOf(answer?.data);
  // A rate limiter rejected the request before the operation ran. An operation with a limit of its own, such as one mail
  // in 30 seconds, names an error in its body.
  const limited = status === 429 && !named && !Object.keys(Object(details)).length;
  if (repeat === 'never') return limited && !facts.credentials;
  if (limited || (error instanceof NetworkError && !error.sent)) return true;
  if (repeat === 'same') return status === 429;
  if (repeat === 'adds' && !options.idempotencyKey) return false;
  return status ? isTransientStatus(status) : error instanceof LostAnswer;
};

/**
 * Repeats calls as far as their repeat class allows it, within the maximum count and the time of the call, and within the
 * budget of the client.
 */
export const repeats = (): Layer => {
  let budget = REPEAT_BUDGET;

  return (next) => async (request) => {
    const longestPause = request.limit('longestPause', 20_000);
    const retries = request.limit('retries', 2);
    for (let repeat = 0; ; repeat++) {
      let answer: Answer | undefined;
      let error: unknown;
      try {
        answer = await next(request);
        if (answer.response.ok) {
          if (budget < REPEAT_BUDGET) budget++;
          return answer;
        }
      } catch (caught) {
        error = caught;
      }
      const response = answer?.response;
      const status = response?.status;
      const cost = status === 429 ? 5 : 14;
      const asked = retryAfter(response);
      // Full jitter between 20 ms and a bound that doubles. After a 429 or 503 without Retry-After the bound starts higher.
      const base = asked === undefined && (status === 429 || status === 503) ? 500 : 250;
      const jitter = Math.random() * (Math.min(longestPause, base * 2 ** repeat) - 20);
      // A refused connection is repeated once after a short pause, also with `retries: 'refused'`.
      const refused = error instanceof NetworkError && error.refused;
      const most = refused ? retries && 1 : retries;
      const wait = refused ? Math.min(longestPause, REFUSED_PAUSE) : Math.max(20 + jitter, asked ?? 0);
      if (
        // The comparison is also false if the count is not a number: `'refused'`.
        !(request.progress.attempts <= most) ||
        budget < cost ||
        wait > Math.min(longestPause, timeLeft(request)) ||
        // Offline fails at once: a pause would not bring the network back.
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
