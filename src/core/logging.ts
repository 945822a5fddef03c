import { VitrineError } from './errors/base.ts';
import { apiError, requestIdOf } from './errors/normalize.ts';
import { notify } from './listener.ts';
import type { Answer, CallEvent, Layer } from './types.ts';

/**
 * Creates a layer that reports each call to a listener after its end: `createClient({ layers: [callLog(console.debug)]
 * })`. The report contains no header, no body and no query. An error of the listener does not affect the call.
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
      if (error instanceof VitrineError) code = error.code;
      else code = request.options.signal?.aborted ? 'aborted' : 'thrown';
      throw error;
    } finally {
      notify(listener, {
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
    }
  };
