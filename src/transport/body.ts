import { apiError } from '../errors/normalise.ts';
import type { CallRequest } from './types.ts';

/** Whether JSON text nests deeper than so many levels; one pass that passes over strings, and none for short texts. */
export const isTooDeep = (text: string, maxDepth: number): boolean => {
  let depth = 0;
  let isInString = false;
  for (let at = 0; text.length > 1024 && at < text.length; at++) {
    const char = text.charCodeAt(at);
    // A backslash stands inside strings only; what comes after it ends none.
    if (char === 92) at++;
    else if (char === 34) isInString = !isInString;
    else if (!isInString) {
      // [ and { differ in this bit alone, and so do ] and }.
      const bracket = char | 32;
      if (bracket === 123 && ++depth > maxDepth) return true;
      if (bracket === 125) depth--;
    }
  }
  return false;
};

/**
 * Reads and parses a body once, while the time limit still runs, and never more of it than the call takes, counted
 * after decompression.
 */
export const readBody = async (request: CallRequest, response: Response): Promise<unknown> => {
  const { attempts, facts, limit } = request;
  const unusable = (what: string) =>
    // A read will fail again; a write may have taken effect.
    apiError(response, 0, { attempts, retryable: facts?.repeat === 'read' ? 'no' : 'unknown' }, what);
  // Stand-ins and some runtimes have no readable stream.
  const reader = response.body?.getReader?.();
  let text = reader ? '' : await response.text();
  const decoder = new TextDecoder();
  let bytes = 0;
  while (reader) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (done) break;
    bytes += value.length;
    if (bytes > limit('maxBytes', 10_000_000)) {
      reader.cancel().catch(() => undefined);
      throw unusable('too large');
    }
  }
  if (!text) return undefined;
  if (isTooDeep(text, limit('maxDepth', 512))) throw unusable('nested too deep');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw unusable('not JSON');
  }
};
