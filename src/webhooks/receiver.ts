import { assertNumbers } from '../core/numbers.ts';
import { isWebhookError } from '../core/errors/guards.ts';
import type { WebhookError } from '../core/errors/webhook-error.ts';
import type { Body } from './body.ts';
import { memberOf } from '../core/json.ts';
import { claimOf } from './claims.ts';
import { eventOf } from './event.ts';
import { positionOf } from './position.ts';
import { refusal } from './refusals.ts';
import { type AnyHandler, inTime, runAll } from './run.ts';
import { memoryStore, type NotificationStore } from './store.ts';
import { Turns } from './turns.ts';
import type { NotificationHandlers, ReceivedNotification } from './types.ts';
import { createVerifier, OLDEST, type VerifiedNotification, type VerifierOptions } from './verify.ts';

/** Options of a receiver. */
export interface ReceiverOptions extends VerifierOptions {
  /** Handlers by event type: one, or several that run in parallel. Put long work into a queue of your own. */
  readonly handlers: NotificationHandlers;
  /** Handles notifications without a handler, including undescribed types. Default: they are answered with 200. */
  readonly onUnknown?: (notification: ReceivedNotification) => unknown;
  /** Called for every delivery that was not answered with 200, and for a store that could not settle a claim. */
  readonly onError?: (error: Error, notification?: ReceivedNotification) => unknown;
  /** Called for notifications that were skipped: handled before, or after a later state of the entity. */
  readonly onSkipped?: (notification: ReceivedNotification, outcome: 'duplicate' | 'late') => unknown;
  /** Remembers handled notifications. Default `memoryStore()`; several processes need a shared store. */
  readonly store?: NotificationStore;
  /** Time limit for handlers, for listeners and for each call of the store, in milliseconds. Default 30 000. */
  readonly timeout?: number;
  /** Time to wait while another notification of the entity is handled, in milliseconds. Default 1000. */
  readonly patience?: number;
  /**
   * Time for which a handled notification is remembered, in milliseconds. Default 7 days: the platform repeats a delivery
   * for 47 hours, and a delivery that was signed more than 7 days ago is refused. A shorter time lets an old delivery be
   * handled again.
   */
  readonly remember?: number;
}

/** The result of a delivery. */
export interface Reception {
  /** HTTP status of the response. After any status but 200 the platform sends the notification again. */
  readonly status: 200 | 400 | 401 | 500;
  /**
   * `handled`; `unknown`: there is no handler for its type; `duplicate`: handled before; `late`: skipped, because a later
   * state of the entity was handled before; `refused`: not verified, or not readable; `failed`: sent again later.
   */
  readonly outcome: 'handled' | 'unknown' | 'duplicate' | 'late' | 'refused' | 'failed';
  /** Undefined if the delivery was refused. */
  readonly notification?: ReceivedNotification;
  /** Why the delivery was refused or failed. */
  readonly error?: Error;
}

/** Receives the platform's notifications. */
export interface Receiver {
  /** Verifies and handles the body of a delivery. Never throws. */
  readonly receive: (body: Body) => Promise<Reception>;
  /** `receive` as a Fetch handler. */
  readonly fetch: (request: Request) => Promise<Response>;
}

const statusOf = (error: unknown): WebhookError['status'] => (isWebhookError(error) ? error.status : 500);

/** The handlers of a type. The cast follows the type of the options, which allows functions only. */
const handlersOf = (handlers: NotificationHandlers, eventType: string): readonly AnyHandler[] => {
  const found = memberOf(handlers, eventType) as AnyHandler | readonly AnyHandler[] | undefined;
  return found === undefined ? [] : [found].flat();
};

type HandlingOptions = Pick<ReceiverOptions, 'handlers' | 'onUnknown'> & { readonly timeout: number };

/** Runs the handlers of a notification. A late state of an entity is skipped; a late action is handled. */
const handle = async (
  notification: ReceivedNotification,
  isLate: boolean,
  { handlers, onUnknown, timeout }: HandlingOptions,
): Promise<'handled' | 'unknown' | 'late'> => {
  if (isLate && !memberOf(notification.data, 'actionEvent')) return 'late';
  const found = handlersOf(handlers, notification.eventType);
  if (found.length > 0) {
    await runAll(found, eventOf(notification, isLate), notification, timeout);
    return 'handled';
  }
  if (onUnknown) await runAll([() => onUnknown(notification)], {}, notification, timeout);
  return 'unknown';
};

/**
 * Makes a receiver. A delivery takes these steps; the platform sends it again after any status but 200:
 *
 * | Step                                                 | Outcome if the delivery ends there | Status     |
 * | ---------------------------------------------------- | ---------------------------------- | ---------- |
 * | verify the body                                      | `refused`                          | 400 or 401 |
 * | wait for the entity's turn in this process           | `failed`: still busy               | 500        |
 * | claim the notification in the store                  | `duplicate`: handled before        | 200        |
 * |                                                      | `failed`: busy, or no answer       | 500        |
 * | compare its sequence with the last handled one       | `late`, unless it is an action     | 200        |
 * | run the handlers, or `onUnknown`                     | `failed`; the claim is released    | 500        |
 * | settle the claim                                     | `handled` or `unknown`             | 200        |
 *
 * - Two deliveries of one notification, in one process or in several. The first to claim it handles it; the other waits
 *   for `patience` and then finds it handled, or fails and is sent again.
 * - Two notifications of one entity. In one process the lower sequence goes first. After a higher sequence was handled,
 *   a lower one is late.
 * - A process that ends while handling. Its claim has a lease; after the lease a later delivery is handled.
 * - A store that cannot settle a claim. The notification was handled, so the status is 200: another delivery would handle
 *   it twice.
 *
 * @throws ValidationError `invalid-public-key`; `invalid-option` for a number below 0 or NaN.
 */
export const createReceiver = (options: ReceiverOptions): Receiver => {
  const { handlers, onUnknown, onError, onSkipped, store = memoryStore() } = options;
  const { timeout = 30_000, patience = 1000, remember = OLDEST, now = Date.now } = options;
  const { clockTolerance, maxLength } = options;
  assertNumbers({ timeout, patience, remember, clockTolerance, maxLength });
  const verify = createVerifier(options);
  const turns = new Turns();

  /** Runs a listener. Its errors are dropped: they must not change the response to the platform. */
  const tell = async (listen: () => unknown): Promise<void> => {
    try {
      await inTime('A listener', listen, timeout);
    } catch {
      // Dropped, see above.
    }
  };

  const failed = async (error: unknown, notification?: ReceivedNotification): Promise<Reception> => {
    const reason = error as Error;
    await tell(() => onError?.(reason, notification));
    const outcome = notification ? 'failed' : 'refused';
    return { status: statusOf(error), outcome, error: reason, ...(notification && { notification }) };
  };
  const skipped = async (
    notification: ReceivedNotification,
    outcome: 'duplicate' | 'late',
  ): Promise<Reception> => {
    await tell(() => onSkipped?.(notification, outcome));
    return { status: 200, outcome, notification };
  };

  const handleOnce = async (verified: VerifiedNotification): Promise<Reception> => {
    const { notification } = verified;
    const claim = claimOf(verified, { store, timeout, patience, remember, now });
    const settle = (handled: boolean): Promise<void> =>
      claim.settle(handled).catch((error: Error) => tell(() => onError?.(error, notification)));
    let isLate: boolean;
    try {
      const answer = await claim.take();
      if (answer === 'done') return await skipped(notification, 'duplicate');
      isLate = answer === 'late';
    } catch (error) {
      return failed(error, notification);
    }
    try {
      const outcome = await handle(notification, isLate, { handlers, onUnknown, timeout });
      await settle(true);
      return outcome === 'late'
        ? await skipped(notification, outcome)
        : { status: 200, outcome, notification };
    } catch (error) {
      await settle(false);
      return failed(error, notification);
    }
  };

  const receive = async (body: Body): Promise<Reception> => {
    let verified: VerifiedNotification;
    try {
      verified = await verify(body);
    } catch (error) {
      return failed(error);
    }
    const { notification, key } = verified;
    const { entity = key, sequence = '' } = positionOf(notification);
    if (!(await turns.take(entity, sequence, patience))) return failed(refusal('busy'), notification);
    try {
      return await handleOnce(verified);
    } finally {
      turns.leave(entity);
    }
  };

  return {
    receive,
    fetch: async (request) => {
      const { status } = await receive(request.body);
      // The response contains no reason, which would help a forger.
      return new Response(null, { status });
    },
  };
};
