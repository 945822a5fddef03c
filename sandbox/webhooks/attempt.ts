import type { DeliveryAttempt } from './types.ts';

/** Sends a delivery. Default: the `fetch` of the platform. */
export type Deliver = (request: Request) => Promise<Response>;

/**
 * Signs a notification and posts it once. Only a 200 in time counts as delivered (R201); a redirect counts as an
 * answer. Never rejects.
 */
export const attempt = async (
  deliver: Deliver,
  url: string,
  sign: () => Promise<string>,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<Omit<DeliveryAttempt, 'date'>> => {
  const body = await sign().catch(() => undefined);
  if (body === undefined) return { status: null, problem: 'it could not be signed' };
  // Not `AbortSignal.any`: its listeners are kept for as long as the sandbox lives.
  const stop = new AbortController();
  const end = () => stop.abort();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    end();
  }, timeoutMs);
  const ended = new Promise<never>((_, reject) =>
    stop.signal.addEventListener('abort', () => reject(new Error('aborted'))),
  );
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  ended.catch(() => undefined);
  try {
    const request = new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body,
      redirect: 'manual',
      signal: stop.signal,
    });
    // A custom `deliver` may ignore the signal.
    const { status, body: unread } = await Promise.race([deliver(request), ended]);
    // The body is not read. Cancel it, because an unread body keeps its connection open.
    void unread?.cancel().catch(() => undefined);
    return { status, problem: status === 200 ? null : `it answered ${status}, not 200` };
  } catch (error) {
    const problem = isLate
      ? `it did not answer within ${timeoutMs} ms`
      : `it could not be reached (${reasonOf(error)})`;
    return { status: null, problem };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
};

const reasonOf = (error: unknown): string => {
  const { cause, message = 'unknown reason' } = Object(error) as {
    cause?: { code?: unknown };
    message?: string;
  };
  return typeof cause?.code === 'string' ? cause.code : message;
};
