import { ApiError } from '../errors/api-error.ts';
import { requestIdOf } from '../errors/normalise.ts';
import type { CallRequest } from './call-request.ts';
import { effect } from './effect.ts';

/** The largest body that is read, in bytes after decompression. */
export const MAX_BYTES = 10_000_000;
/** The deepest nesting of arrays and objects that is parsed. */
export const MAX_DEPTH = 512;

/** The error for an answer that came but cannot be used; for a write it may have taken effect all the same. */
export const unusable = (
  request: Pick<CallRequest, 'facts' | 'trace'>,
  response: Response,
  what: string,
): ApiError =>
  new ApiError(`The answer is ${what}`, {
    code: 'UNUSABLE_ANSWER',
    description: `The answer is ${what}`,
    status: response.status,
    requestId: requestIdOf(response),
    attempts: request.trace.attempts,
    retryable: effect(request.facts) === 'yes' ? 'no' : 'unknown',
  });

/** Whether JSON text nests deeper than allowed; one pass that jumps over strings, and none for short texts. */
export const isTooDeep = (text: string): boolean => {
  let depth = 0;
  for (let at = 0; text.length > 2 * MAX_DEPTH && at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === 0x22) {
      let escape: number;
      do {
        at = text.indexOf('"', at + 1);
        if (at < 0) return false;
        escape = at;
        while (text.charCodeAt(escape - 1) === 0x5c) escape--;
      } while ((at - escape) % 2);
    } else if ((char | 0x20) === 0x7b) {
      // [ and { differ from each other in this bit alone, and so do ] and }.
      if (++depth > MAX_DEPTH) return true;
    } else if ((char | 0x20) === 0x7d) depth--;
  }
  return false;
};

/** Reads a body as text, or gives undefined as soon as it is larger than allowed. */
const readText = async (response: Response): Promise<string | undefined> => {
  // Stand-ins and some runtimes have no readable stream.
  const reader = response.body?.getReader?.();
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > MAX_BYTES) {
      void reader.cancel().catch(() => undefined);
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
};

/**
 * Reads the body once, while the time limit still runs, and hands the same answer on; `text()` and `json()` of it then
 * answer from memory, as often as they are asked.
 */
export const readBody = async (request: CallRequest, response: Response): Promise<Response> => {
  const text = await readText(response);
  if (text === undefined) throw unusable(request, response, `larger than ${MAX_BYTES} bytes`);
  if (isTooDeep(text)) throw unusable(request, response, `nested deeper than ${MAX_DEPTH} levels`);
  response.text = async () => text;
  response.json = async () => (text ? (JSON.parse(text) as unknown) : undefined);
  return response;
};
