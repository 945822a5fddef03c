import { VitrineError } from './errors/base.ts';
import { apiError, requestIdOf } from './errors/normalise.ts';
import type { Answer, CallEvent, Layer } from './types.ts';

/**
 * A layer that tells a listener about each call when it has ended: `createClient({ layers: [callLog(console.debug)] })`.
 * What it tells holds no header, no body and no query. What a listener throws does not touch the call.
 */
export const callLog =
  (listener: (event: CallEvent) => void): Layer =>
  (next) =>
  async (request) => {
    const started = performance.now();
    const { facts, method } = request;
    const [path = ''] = request.url.split('?');
    let answer: Answer | undefined;
    let code: string | undefined;
    try {
      answer = await next(request);
      if (!answer.response.ok) code = apiError(answer.response, answer.data, {}).code;
      return answer;
    } catch (error) {
      code = error instanceof VitrineError ? error.code : 'aborted';
      throw error;
    } finally {
      try {
        listener({
          operation: facts.id,
          service: facts.service,
          method,
          path,
          role: request.progress.role,
          status: answer?.response.status,
          durationMs: Math.round(performance.now() - started),
          attempts: request.progress.attempts,
          requestId: answer && requestIdOf(answer.response),
          code,
        });
      } catch {
        // A broken listener must not fail the call that it listens to.
      }
    }
  };
