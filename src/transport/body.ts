import { apiError } from '../errors/normalise.ts';
import type { CallRequest } from './types.ts';

/** Whether JSON text nests deeper than so many levels; it leaps over strings. */
export const isTooDeep = (text: string, maxDepth: number): boolean => {
  // Backslashes stand inside strings only; without them and what they escape, the next quote is the end of a string.
  const plain = text.includes('\\') ? text.replace(/\\./g, '') : text;
  let depth = 0;
  for (let at = 0; at < plain.length && depth <= maxDepth; at++) {
    // [ and { differ in this bit alone, and so do ] and }; a quote has it.
    const char = plain.charCodeAt(at) | 32;
    // A string without an end is no JSON: the loop is over then.
    if (char === 34) at = plain.indexOf('"', at + 1) >>> 0;
    if (char === 125) depth--;
    if (char === 123) depth++;
  }
  return depth > maxDepth;
};

/**
 * Reads and parses a body once, while the time limit still runs, and never more of it than the call takes, counted
 * after decompression.
 */
export const readBody = async (request: CallRequest, response: Response): Promise<unknown> => {
  const { facts, limit, attempts } = request;
  const unusable = (what: string) =>
    // A read will fail again; a write may have taken effect.
    apiError(response, 0, { attempts, retryable: facts?.repeat === 'read' ? 'no' : 'unknown' }, what);
  // Stand-ins and some runtimes have no readable stream.
  const reader = response.body?.getReader?.();
  const decoder = new TextDecoder();
  let text = reader ? '' : await response.text();
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
