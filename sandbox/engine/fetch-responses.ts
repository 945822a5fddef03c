import type { SandboxRequest, SandboxResponse } from './wire.ts';

/** Statuses without a body, after the Fetch standard. */
const bodiless = new Set([204, 205, 304]);

/** The rejection of `fetch` when a connection ends. */
const connectionLost = (): TypeError =>
  new TypeError('fetch failed', {
    cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
  });

/** A request of the Fetch standard in the form of the sandbox. */
export const sandboxRequest = (request: Request, text: string): SandboxRequest => ({
  method: request.method,
  url: new URL(request.url),
  header: (name) => request.headers.get(name),
  text,
});

/**
 * Answers over the Fetch standard that wait, hang or stream. `end` ends all that are still open.
 *
 * This is one function because all kinds of answer share the set of open connections, and each removes itself from it.
 */
export const createFetchResponses = () => {
  const open = new Set<() => void>();

  /** Resolves after some time, or rejects when the caller aborts or the sandbox ends. */
  const wait = (milliseconds: number | undefined, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = milliseconds === undefined ? undefined : setTimeout(() => done(resolve), milliseconds);
      const done = (settle: () => void) => {
        clearTimeout(timer);
        open.delete(end);
        signal.removeEventListener('abort', abort);
        settle();
      };
      const end = () => done(() => reject(connectionLost()));
      const abort = () => done(() => reject(signal.reason as Error));
      if (signal.aborted) abort();
      signal.addEventListener('abort', abort);
      open.add(end);
    });

  const streamed = ({ body, stream }: SandboxResponse, signal: AbortSignal): ReadableStream => {
    let stop = () => undefined as void;
    return new ReadableStream<Uint8Array>({
      start(controller) {
        const bytes = new TextEncoder();
        const push = (text: string) => controller.enqueue(bytes.encode(text));
        if (body) push(body);
        const leave = stream?.(push);
        const end = () => {
          stop();
          controller.close();
        };
        stop = () => {
          open.delete(end);
          signal.removeEventListener('abort', stop);
          leave?.();
        };
        open.add(end);
        signal.addEventListener('abort', stop);
      },
      cancel: () => stop(),
    });
  };

  /** Half of the body, then the end of the connection. */
  const truncated = (body: string): ReadableStream => {
    const half = new TextEncoder().encode(body.slice(0, Math.ceil(body.length / 2)));
    return new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(half),
      pull: async (controller) => {
        // An immediate error would arrive before the half of the body and, behind msw, even before the status.
        await new Promise((resolve) => setTimeout(resolve, 20));
        controller.error(connectionLost());
      },
    });
  };

  const bodyOf = (answer: SandboxResponse, { method, signal }: Request) => {
    if (method === 'HEAD' || bodiless.has(answer.status)) return null;
    if (answer.stream) return streamed(answer, signal);
    return answer.connection?.end === 'truncated' ? truncated(answer.body) : answer.body;
  };

  return {
    /** The answer as a Response. Rejects as `fetch` does if the connection ends or the caller aborts. */
    async respond(answer: SandboxResponse, request: Request): Promise<Response> {
      const { status, headers, connection } = answer;
      if (connection?.delayMs) await wait(connection.delayMs, request.signal);
      if (connection?.end === 'hang') await wait(undefined, request.signal);
      if (connection?.end === 'reset') throw connectionLost();
      const response = new Response(bodyOf(answer, request), { status, headers });
      // Behind msw the connection closes without an error: only the length shows that bytes are missing.
      if (connection?.end === 'truncated')
        response.headers.set('content-length', String(new TextEncoder().encode(answer.body).length));
      return response;
    },
    /** Ends all open connections. */
    end() {
      // Each removes itself from the set.
      for (const close of open) close();
    },
  };
};
