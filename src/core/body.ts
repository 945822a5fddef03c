import { isPage } from './page.ts';
import { apiError } from './errors/normalize.ts';
import type { CallRequest } from './types.ts';

/** Description of a response that is a web page in place of JSON. */
export const WEB_PAGE = 'a web page; is `host` right?';

/** Whether a list or an object nests deeper than the given number of levels. The search stops at that depth. */
export const isTooDeep = (parent: object, levels: number): boolean => {
  // For a response of megabytes, a callback or a list of values for each object would cost as much as parsing it.
  if (!levels) return true;
  if (Array.isArray(parent)) {
    for (const item of parent) if (isObject(item) && isTooDeep(item, levels - 1)) return true;
  } else {
    for (const key in parent) {
      const value: unknown = parent[key as keyof typeof parent];
      if (isObject(value) && isTooDeep(value, levels - 1)) return true;
    }
  }
  return false;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Reads and parses a body once, within the time limit. Never reads more bytes than the limit of the call, counted after
 * decompression.
 */
export const readBody = async (request: CallRequest, response: Response): Promise<unknown> => {
  const unusable = (what: string) =>
    // Repeating a read gives the same response; a write may have taken effect.
    apiError(
      response,
      0,
      {
        attempts: request.progress.attempts,
        retryable: request.facts.repeat === 'read' ? 'no' : 'unknown',
      },
      what,
    );
  // Chromium reports a call as cancelled whose body a script reads to its end by a reader, but not if it reads a copy: so in
  // a page the bytes of a copy are counted. A script cannot know the size before: compression of other origins is hidden.
  const counted = isPage() ? response.clone?.() : undefined;
  // Test doubles and some runtimes have no readable stream, or no copies.
  const reader = (counted ?? response).body?.getReader?.();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (!counted) text += decoder.decode(value, { stream: !done });
    if (done) break;
    bytes += value.length;
    if (bytes > request.limit('maxBytes', 10_000_000)) {
      for (const source of counted ? [reader, response.body] : [reader])
        source?.cancel().catch(() => undefined);
      throw unusable('too large');
    }
  }
  if (counted || !reader) text = await response.text();
  const [first] = text.trimStart();
  if (!first) return undefined;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw unusable(first === '<' ? WEB_PAGE : 'not JSON');
  }
  if (isObject(data) && isTooDeep(data, request.limit('maxDepth', 512))) throw unusable('too deep');
  return data;
};
