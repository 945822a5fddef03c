import { VitrineError } from './errors/base.ts';
import { NetworkError, ValidationError } from './errors/call-errors.ts';
import { readBody } from './body.ts';
import { type Fetch, fetchOptions, fetchWith } from './caches.ts';
import { effect } from './effect.ts';
import { isNetworkFailure } from './network-failure.ts';
import type { CallRequest, Send } from './types.ts';

export type { Fetch } from './caches.ts';

/** Options of fetch. Deno has its own option `client`, and rejects any other value in it. */
type Init = RequestInit & { client: undefined };

/**
 * The last layer: the only code that calls fetch and reads a body. Failures of the network become NetworkErrors; any other
 * error that fetch throws is thrown unchanged.
 */
export const wire =
  (fetch: Fetch | undefined, host: string): Send =>
  async (request) => {
    let response: Response | undefined;
    request.progress.attempts++;
    try {
      const init: Init = {
        // Further options of the caller are passed to fetch: `cache`, `credentials`, `keepalive`.
        ...fetchOptions(request),
        client: undefined,
        method: request.method,
        headers: request.headers,
        body: request.body as string,
        signal: request.signal as AbortSignal,
        redirect: 'manual',
      };
      // Looked up for each call, because tests replace the global fetch after the client is made.
      response = await fetchWith(fetch ?? globalThis.fetch, request.url, init);
      return { response, data: request.options.parseAs ? undefined : await readBody(request, response) };
    } catch (cause) {
      if (!(cause instanceof VitrineError) && !isNetworkFailure(cause, !!response)) {
        assertHeaders(request);
        throw cause;
      }
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

/**
 * Names the header that fetch rejected. The error of fetch may quote its value, which can be a secret.
 * @throws ValidationError (`invalid-header`).
 */
const assertHeaders = ({ headers }: CallRequest): void => {
  for (const [name, value] of Object.entries(headers))
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || /[^\t\u0020-\u007e\u0080-\u00ff]/.test(value.trim()))
      throw new ValidationError(
        `fetch rejected the header ${JSON.stringify(name)}: its name or value has a character that a header cannot have, such as a line break or "…". Give it without that character.`,
        { code: 'invalid-header' },
      );
};
