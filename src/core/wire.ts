import { VitrineError } from './errors/base.ts';
import { NetworkError } from './errors/call-errors.ts';
import { readBody } from './body.ts';
import { effect } from './effect.ts';
import type { Send } from './types.ts';

/** The fetch of the platform, or anything that behaves like it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Causes that say that no connection came about, so that nothing was sent (Node; browsers do not tell): refused, unknown
 * host, connect timeout. Not "unreachable", which an open connection may turn out to be too.
 */
const NOT_SENT = /REFUSED|FOUND|I_AGAIN|CONNECT_/;

/** What fetch gets. Deno knows a `client` of its own there, and takes no other. */
type Init = RequestInit & { client: undefined };

/** The bottom: the only place that calls fetch and reads an answer's body. What fails here is a NetworkError. */
export const wire =
  (fetch: Fetch | undefined, host: string): Send =>
  async (request) => {
    let response: Response | undefined;
    request.progress.attempts++;
    try {
      const init: Init = {
        // What else the caller gave may be meant for fetch: `cache`, `credentials`, `keepalive`.
        ...(request.options as RequestInit),
        client: undefined,
        method: request.method,
        headers: request.headers,
        body: request.body as string,
        signal: request.signal as AbortSignal,
        redirect: 'manual',
      };
      // Looked up for each call: stand-ins for tests are put in its place late.
      response = await (fetch ?? globalThis.fetch)(request.url, init);
      return { response, data: request.options.parseAs ? undefined : await readBody(request, response) };
    } catch (cause) {
      // A failure whose body broke off, or cannot be read, is what its status says; an HTML page says no more.
      if (response?.ok === false) return { response, data: undefined };
      if (cause instanceof VitrineError) throw cause;
      const { cause: system } = cause as { cause?: { code?: string } };
      const code = `${system?.code}`;
      const sent = !NOT_SENT.test(code);
      throw new NetworkError(`No answer from ${host}: is it up?`, {
        sent,
        // A browser gives no cause: a refused connection and a lost one look the same there.
        refused: system ? code.includes('REFUSED') : !response && globalThis.navigator?.onLine !== false,
        cause,
        attempts: request.progress.attempts,
        retryable: effect(request.facts, sent),
      });
    }
  };
