import { isVitrineError } from '../errors/guards.ts';
import { apiError, requestIdOf } from '../errors/normalise.ts';
import type { CallEvent, Layer } from './types.ts';

/** The code of an error answer, without using up its body. */
const codeOf = async (response: Response, streams: boolean | undefined): Promise<string | undefined> => {
  if (response.ok) return undefined;
  const facts = { attempts: 0, retryable: 'no' } as const;
  const body: unknown = streams ? undefined : await response.json().catch(() => undefined);
  return apiError(response, body, facts).code;
};

/** Tells `onCall` about each call when it has ended; what a listener throws does not touch the call. */
export const logging =
  (onCall: (event: CallEvent) => void): Layer =>
  (next) =>
  async (request) => {
    const started = performance.now();
    const { method, service, facts, trace, init } = request;
    const path = request.url.replace(/[?#].*/, '');
    const tell = (response: Response | undefined, code: string | undefined) => {
      try {
        onCall({
          operation: facts?.id ?? `${method} ${path}`,
          service,
          method,
          path,
          role: trace.role,
          status: response?.status,
          durationMs: Math.round(performance.now() - started),
          attempts: trace.attempts,
          requestId: response && requestIdOf(response),
          code,
        });
      } catch {
        // A broken listener must not fail the call that it listens to.
      }
    };
    try {
      const response = await next(request);
      tell(response, await codeOf(response, init.streams));
      return response;
    } catch (error) {
      tell(undefined, isVitrineError(error) ? error.code : 'aborted');
      throw error;
    }
  };
