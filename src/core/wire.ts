import { VitrineError } from './errors/base.ts';
import { NetworkError, ValidationError } from './errors/call-errors.ts';
import { readBody } from './body.ts';
import { type Fetch, fetchOptions, fetchWith } from './caches.ts';
import { effect } from './effect.ts';
import { textAt } from './json.ts';
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
      if (!(cause instanceof VitrineError) && !isNetworkFailure(cause, !!response))
        throw headerError(request, cause) ?? cause;
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
 * The error of a request that fetch rejected because of a header. The error of fetch may quote the value of the header,
 * which can be a secret, so it is only the hidden cause. Undefined after any other error.
 */
const headerError = ({ headers }: CallRequest, cause: unknown): ValidationError | undefined => {
  const odd = Object.entries(headers).find(
    ([name, value]) =>
      !/^[\w!#$%&'*+.^`|~-]+$/.test(name) || /[^\t\u0020-\u007e\u0080-\u00ff]/.test(String(value).trim()),
  );
  if (!odd && !/\binvalid header\b/i.test(textAt(cause, 'message'))) return undefined;
  return new ValidationError(
    `fetch rejected ${odd ? `the header ${JSON.stringify(odd[0])}` : 'a header'}: its name or value has a character that headers cannot have, such as a line break or "…". Give it without that character.`,
    { code: 'invalid-header', cause },
  );
};
