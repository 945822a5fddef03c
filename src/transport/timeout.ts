import type { Layer } from './types.ts';
import { within } from './within.ts';

/**
 * Ends an attempt after its time or with the call's, headers and body counted (security P5).
 * Each attempt has a controller of its own, so that one that timed out does not end the next. No `AbortSignal.any`
 * or `AbortSignal.timeout`: together they never fire on Node 20 once a garbage collection has run.
 */
export const timeLimit: Layer = (next) => (request) => {
  request.signal?.throwIfAborted();
  const controller = new AbortController();
  // A stream outlives this wait: its reader ends it by the signal that the caller gave.
  request.attemptSignal = (request.init.streams && request.signal) || controller.signal;
  return within(request, next(request), request.limits.attempt, (reason) => controller.abort(reason));
};
