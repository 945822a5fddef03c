import { LONGEST_TIMER } from '../core/limits.ts';
import { refusal } from './refusals.ts';
import type { ReceivedNotification } from './types.ts';

/** A handler of any event type. */
export type AnyHandler = (event: object) => unknown;

/** The error of a handler, also if it takes too long; empty after a success. */
const failureOf = async (handler: AnyHandler, event: object, late: Promise<never>): Promise<unknown[]> => {
  try {
    // A handler that is not async throws here.
    await Promise.race([Promise.resolve(handler(event)), late]);
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const end = () => reject(new Error(`A handler took longer than ${timeoutMs} ms.`));
    timer = setTimeout(end, Math.min(timeoutMs, LONGEST_TIMER));
  });
  const thrown = (await Promise.all(handlers.map((handler) => failureOf(handler, event, late)))).flat();
  clearTimeout(timer);
  if (thrown.length === 0) return;
  throw refusal('handler', {
    eventType,
    what: `${thrown.length} of ${handlers.length} handlers failed; "cause" has their errors`,
    cause: new AggregateError(thrown),
  });
};
