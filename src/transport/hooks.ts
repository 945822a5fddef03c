import { apiError } from '../errors/normalise.ts';
import { effectOf } from './effect.ts';
import { retryAfter } from './retry-after.ts';
import type { CallRequest, Layer } from './types.ts';

/** What a hook learns of a call. Its headers are those of the caller: no token is among them yet. */
export type HookedCall = Pick<CallRequest, 'url' | 'method' | 'service' | 'facts' | 'headers'>;

/**
 * A layer that shows each call to a listener before anything is sent, and waits for it: `createClient({ layers:
 * [onRequest(({ headers }) => { headers['x-trace'] = id() })] })`. Headers may be changed, with names in lower case.
 * What the listener throws is the end of the call.
 */
export const onRequest =
  (listener: (call: HookedCall) => void | Promise<void>): Layer =>
  (next) =>
  async (request) => {
    await listener(request);
    return next(request);
  };

/**
 * A layer that shows each failure to a listener before the caller gets it, whether it is thrown or, by a raw face,
 * returned (specification 8). What the listener throws is passed over: the caller gets the failure itself.
 */
export const onError =
  (listener: (error: unknown, call: HookedCall) => void): Layer =>
  (next) =>
  async (request) => {
    const tell = (error: unknown): void => {
      try {
        listener(error, request);
      } catch {
        // The failure matters more than who listens to it.
      }
    };
    let response: Response;
    try {
      response = await next(request);
    } catch (error) {
      tell(error);
      throw error;
    }
    const { answer, attempts, facts } = request;
    if (!response.ok)
      tell(
        apiError(response, answer, {
          attempts,
          retryable: effectOf(response.status, facts),
          retryAfterMs: retryAfter(response),
        }),
      );
    return response;
  };
