import { VitrineError } from './errors/base.ts';
import { NetworkError } from './errors/call-errors.ts';
import { readBody } from './body.ts';
import { effect } from './effect.ts';
import type { Send } from './types.ts';

/** The fetch of the platform, or a function that behaves like it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Options of fetch. Deno has its own option `client`, and rejects any other value in it. */
type Init = RequestInit & { client: undefined };

/** The last layer: the only code that calls fetch and reads a body. Its failures become NetworkErrors. */
export const wire =
  (fetch: Fetch | undefined, host: string): Send =>
  async (request) => {
    let response: Response | undefined;
    request.progress.attempts++;
    try {
      const init: Init = {
        // Further options of the caller are passed to fetch: `cache`, `credentials`, `keepalive`.
        ...(request.options as RequestInit),
        client: undefined,
        method: request.method,
        headers: request.headers,
        body: request.body as string,
        signal: request.signal as AbortSignal,
        redirect: 'manual',
      };
      // Looked up for each call, because tests replace the global fetch after the client is made.
      response = await (fetch ?? globalThis.fetch)(request.url, init);
      return { response, data: request.options.parseAs ? undefined : await readBody(request, response) };
    } catch (cause) {
      // If the body of an error response was truncated or cannot be read, the error has only the status.
      if (response?.ok === false) return { response, data: undefined };
      if (cause instanceof VitrineError) throw cause;
      const { cause: system } = cause as { cause?: { code?: string } };
      const code = `${system?.code}`;
      // Codes of Node for a connection that was never established, so that nothing was sent: refused, unknown host, connect
      // timeout. "Unreachable" is not among them, because it can also end an open connection. Browsers give no code.
      const sent = !['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(code);
      throw new NetworkError(`No answer from ${host}: is it up?`, {
        sent,
        // A browser gives no cause, so a refused connection and a lost one look the same.
        refused: system ? code.includes('REFUSED') : !response && globalThis.navigator?.onLine !== false,
        cause,
        attempts: request.progress.attempts,
        retryable: effect(request.facts, sent),
      });
    }
  };
