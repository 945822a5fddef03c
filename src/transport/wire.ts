import { NetworkError } from '../errors/call-errors.ts';
import { isVitrineError } from '../errors/guards.ts';
import { readBody } from './body.ts';
import { effect } from './effect.ts';
import type { Send } from './types.ts';

/** The fetch of the platform, or anything that behaves like it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Causes that say that no connection came about, so that nothing was sent (Node; browsers do not tell). */
const NOT_SENT = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

const wasSent = (error: unknown): boolean => {
  const { cause } = error as { cause?: { code?: unknown } };
  return !NOT_SENT.test(String(cause?.code));
};

/** The bottom: the only place that calls fetch and reads an answer's body. What fails here is a NetworkError. */
export const wire =
  (fetch: Fetch): Send =>
  async (request) => {
    const { trace } = request;
    trace.attempts++;
    try {
      const { method, headers, init, attemptSignal: signal } = request;
      const response = await fetch(request.url, { ...init, method, headers, signal: signal ?? null });
      trace.response = response;
      return init.streams ? response : await readBody(request, response);
    } catch (cause) {
      if (isVitrineError(cause)) throw cause;
      const sent = wasSent(cause);
      throw new NetworkError(
        sent ? 'The connection failed before a complete answer came' : 'No connection to the host came about',
        { sent, cause, attempts: trace.attempts, retryable: effect(request.facts, sent) },
      );
    }
  };
