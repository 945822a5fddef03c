import { NetworkError, TimeoutError } from '../errors/call-errors.ts';
import type { CallRequest } from './call-request.ts';
import { PASSING } from './effect.ts';
import { retryAfter } from './retry-after.ts';
import type { Layer, Runtime } from './types.ts';
import { timeLeft } from './within.ts';

/** Repeats after the first attempt, when the caller says nothing. */
export const RETRIES = 2;
/** The longest pause, and the longest `Retry-After` that is waited for, in milliseconds. */
const LONGEST_PAUSE = 20_000;
const SHORTEST_PAUSE = 20;

/** The budget of a client: in an outage it runs dry after about 35 repeats, and calls fail at once. */
const FULL = 500;

/** Whether the class of the call allows to send it again after this outcome (the table of security 4.2). */
const mayRepeat = ({ facts, init }: CallRequest, status: number, error: unknown): boolean => {
  if (!facts || facts.repeat === 'never') return false;
  if (error instanceof NetworkError && !error.sent) return true;
  if (facts.repeat === 'same') return status === 429;
  if (facts.repeat === 'adds' && !init.idempotencyKey) return false;
  return error instanceof NetworkError || error instanceof TimeoutError || PASSING.has(status);
};

/** Full jitter: anywhere between 20 ms and a bound that doubles; longer after a refusal that names no time. */
const pauseAfter = (repeat: number, status: number, asked: number | undefined, random: number): number => {
  const base = asked === undefined && (status === 429 || status === 503) ? 500 : 250;
  const bound = Math.min(LONGEST_PAUSE, base * 2 ** repeat);
  return Math.max(SHORTEST_PAUSE + random * (bound - SHORTEST_PAUSE), asked ?? 0);
};

/** Repeats what the class of the operation allows, within the caller's count, the call's time and the client's budget. */
export const repeats = ({ now, random, sleep }: Runtime): Layer => {
  let budget = FULL;

  return (next) => async (request) => {
    const { signal, init, trace } = request;
    for (let repeat = 0; ; repeat++) {
      let response: Response | undefined;
      let error: unknown;
      try {
        response = await next(request);
        if (response.ok && budget < FULL) budget++;
      } catch (caught) {
        error = caught;
      }
      if (response?.ok) return response;

      const status = response?.status ?? 0;
      const cost = status === 429 ? 5 : 14;
      const asked = retryAfter(response?.headers.get('Retry-After'), now());
      const pause = pauseAfter(repeat, status, asked, random());
      const again =
        trace.attempts <= (init.retries ?? RETRIES) &&
        budget >= cost &&
        pause <= Math.min(LONGEST_PAUSE, timeLeft(request)) &&
        !signal?.aborted &&
        mayRepeat(request, status, error) &&
        // Offline is told at once: a pause would not bring the network back.
        globalThis.navigator?.onLine !== false;
      if (!again) {
        if (response) return response;
        throw error;
      }
      budget -= cost;
      if (init.streams) void response?.body?.cancel().catch(() => undefined);
      await sleep(pause, signal);
    }
  };
};
