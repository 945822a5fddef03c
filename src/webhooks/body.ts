import { isWebhookError } from '../core/errors/guards.ts';
import { refusal } from './refusals.ts';

/**
 * The raw body of a request: a text, bytes, the stream of a Fetch `Request`, or Node's `IncomingMessage`. A body that a
 * framework has parsed cannot be verified.
 */
export type Body = string | Uint8Array | AsyncIterable<Uint8Array> | ReadableStream<Uint8Array> | null;

interface Chunks {
  /** The next chunk, undefined at the end. */
  readonly next: () => Promise<unknown>;
  /** Ends a body that was not read to its end. */
  readonly stop: () => unknown;
}

const isStream = (body: object): body is ReadableStream<Uint8Array> => 'getReader' in body;
const isIterable = (body: object): body is AsyncIterable<Uint8Array> => Symbol.asyncIterator in body;

const chunksOf = (body: object): Chunks | undefined => {
  if (isStream(body)) {
    const reader = body.getReader();
    return { next: async () => (await reader.read()).value, stop: () => reader.cancel() };
  }
  if (!isIterable(body)) return undefined;
  const iterator = body[Symbol.asyncIterator]();
  // Ending the iterator of an IncomingMessage would close the connection before the sender gets the response.
  return { next: async () => ((await iterator.next()) as { value: unknown }).value, stop: () => undefined };
};

const collected = async ({ next, stop }: Chunks, limit: number): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const chunk = await next();
    if (chunk === undefined) return text;
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length <= limit) continue;
    await stop();
    throw refusal('tooLarge');
  }
};

/**
 * The text of a body, read up to the limit.
 * @throws WebhookError `webhook-too-large`, or `webhook-not-signed` if there is no body or it breaks off.
 */
export const textOf = async (body: Body, limit: number): Promise<string> => {
  const given: unknown =
    body instanceof Uint8Array ? new TextDecoder().decode(body.subarray(0, limit + 1)) : body;
  if (typeof given === 'string') {
    if (given.length > limit) throw refusal('tooLarge');
    return given;
  }
  try {
    const chunks = typeof given === 'object' && given !== null ? chunksOf(given) : undefined;
    if (chunks) return await collected(chunks, limit);
  } catch (error) {
    if (isWebhookError(error)) throw error;
  }
  throw refusal('notSigned');
};
