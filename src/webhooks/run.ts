import { LONGEST_TIMER } from '../core/limits.ts';
import { refusal } from './refusals.ts';
import type { ReceivedNotification } from './types.ts';

/** A handler of any event type. */
export type AnyHandler = (event: object) => unknown;

/**
 * The result of a function of the program, which may never settle: the delivery would have no answer then, and the entity
 * would stay occupied.
 * @throws The error of the function, or an Error after the time limit.
 */
export const inTime = async <Result>(
  what: string,
  work: () => Result | Promise<Result>,
  timeoutMs: number,
): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const end = () => reject(new Error(`${what} took longer than ${timeoutMs} ms.`));
    timer = setTimeout(end, Math.min(timeoutMs, LONGEST_TIMER));
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
};

/** The error of a handler, also if it takes too long; empty after a success. */
const failureOf = async (handler: AnyHandler, event: object, timeoutMs: number): Promise<unknown[]> => {
  try {
    await inTime('A handler', () => handler(event), timeoutMs);
    return [];
  } catch (error) {
    return [error];
  }
};

/**
 * Runs the handlers of a notification in parallel, and waits for each until it ends or reaches the time
 * limit, also if other handlers fail.
 * @throws WebhookError `webhook-handler-failed`; its cause is an AggregateError of the errors of the handlers.
 */
export const runAll = async (
  handlers: readonly AnyHandler[],
  event: object,
  { eventType }: ReceivedNotification,
  timeoutMs: number,
): Promise<void> => {
  const ends = handlers.map((handler) => failureOf(handler, event, timeoutMs));
  const thrown = (await Promise.all(ends)).flat();
  if (thrown.length === 0) return;
  throw refusal('handler', {
    eventType,
    what: `${thrown.length} of ${handlers.length} handlers failed; "cause" has their errors`,
    cause: new AggregateError(thrown),
  });
};
