import { isJsonObject, memberOf } from '../json.ts';
import type { ApiError } from './api-error.ts';
import type { Retryable } from './base.ts';
import { isVitrineError } from './guards.ts';
import { apiError } from './normalize.ts';

/**
 * Creates the error for a successful response that lacks members that the description promises. The error has no
 * request id, because only the data of the response is known here.
 * @param what Description of the fault: 'without a cart'.
 * @param retryable Repeating a read gives the same response; the effect of a write is unknown.
 */
export const unusableAnswer = (what: string, retryable: Retryable): ApiError =>
  apiError(new Response(), 0, { attempts: 1, retryable }, what);

/** Whether a value is a message with an id, which no message of the platform can lack. */
const hasId = (value: unknown): boolean => {
  const id = memberOf(value, 'id');
  return typeof id === 'string' && id !== '';
};

/**
 * A message that an answer consists of.
 * @throws ApiError (`UNUSABLE_ANSWER`) if the message lacks its id.
 */
export const withId = <Message>(message: Message, retryable: Retryable): NonNullable<Message> => {
  if (message == null || !hasId(message)) throw unusableAnswer('without an id', retryable);
  return message;
};

/**
 * The message of an answer, such as its product. Everything in the message but its id may be absent.
 * @throws ApiError (`UNUSABLE_ANSWER`) if the answer lacks the message, or the message lacks its id.
 */
export const messageIn = <Answer extends object, Name extends keyof Answer & string>(
  answer: Answer,
  name: Name,
  retryable: Retryable,
): NonNullable<Answer[Name]> => {
  const message = memberOf(answer, name);
  if (!isJsonObject(message)) throw unusableAnswer(`without "${name}"`, retryable);
  if (!hasId(message)) throw unusableAnswer(`without an id in "${name}"`, retryable);
  return message as NonNullable<Answer[Name]>;
};

/**
 * The status of a message, which decides what its other members mean.
 * @throws ApiError (`UNUSABLE_ANSWER`) if the message lacks it.
 */
export const statusIn = <Message extends object>(message: Message, name: keyof Message & string): string => {
  const status = memberOf(message, name);
  if (typeof status !== 'string' || status === '') throw unusableAnswer(`without "${name}"`, 'no');
  return status;
};

/**
 * The list that a page is, whose entries have ids.
 * @throws ApiError (`UNUSABLE_ANSWER`) if the answer lacks the list, or an entry lacks its id.
 */
export const listIn = <Answer extends object, Name extends keyof Answer & string>(
  answer: Answer,
  name: Name,
): NonNullable<Answer[Name]> => {
  const list = memberOf(answer, name);
  if (!Array.isArray(list)) throw unusableAnswer(`without its list "${name}"`, 'no');
  if (!list.every(hasId)) throw unusableAnswer(`without an id in its list "${name}"`, 'no');
  return list as NonNullable<Answer[Name]>;
};

/**
 * Reads the parts of an answer. A part may be absent; a part of another type makes the answer unusable.
 * @throws ApiError (`UNUSABLE_ANSWER`) in place of the TypeError of `read`; errors of this package unchanged.
 */
export const readParts = <Value>(retryable: Retryable, read: () => Value): Value => {
  try {
    return read();
  } catch (error) {
    if (isVitrineError(error)) throw error;
    throw unusableAnswer('of another form than described', retryable);
  }
};
