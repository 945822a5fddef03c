import type { SandboxRequest, SandboxResponse } from './wire.ts';

/** Statuses that the Fetch standard gives no body. */
const bodiless = new Set([204, 205, 304]);

/** What `fetch` rejects with when a connection ends. */
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

/** Answers that wait, hang or stream, over the Fetch standard. */
export const createFetchResponses = () => {
  const open = new Set<() => void>();

  /** Settles after some time, when the caller gives up, or when the sandbox ends. */
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

  /** Half of the body, and then the end of the connection. */
  const truncated = (body: string): ReadableStream => {
    const half = new TextEncoder().encode(body.slice(0, Math.ceil(body.length / 2)));
    return new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(half),
      pull: async (controller) => {
        // An error at once would overtake the half, and behind msw the status as well.
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
    /** The answer as a Response. Rejects as `fetch` does when the connection ends or the caller gives up. */
    async respond(answer: SandboxResponse, request: Request): Promise<Response> {
      const { status, headers, connection } = answer;
      if (connection?.delayMs) await wait(connection.delayMs, request.signal);
      if (connection?.end === 'hang') await wait(undefined, request.signal);
      if (connection?.end === 'reset') throw connectionLost();
      const response = new Response(bodyOf(answer, request), { status, headers });
      // Behind msw the connection just closes, and only the length tells that something is missing.
      if (connection?.end === 'truncated')
        response.headers.set('content-length', String(new TextEncoder().encode(answer.body).length));
      return response;
    },
    /** Ends everything that is still open. */
    end() {
      // Each takes itself off the list.
      for (const close of open) close();
    },
  };
};
