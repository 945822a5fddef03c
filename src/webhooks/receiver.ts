import { isWebhookError } from '../core/errors/guards.ts';
import type { WebhookError } from '../core/errors/webhook-error.ts';
import type { Body } from './body.ts';
import { eventOf } from './event.ts';
import { refusal } from './refusals.ts';
import { type AnyHandler, runAll } from './run.ts';
import { type Claim, type ClaimAnswer, memoryStore, type NotificationStore } from './store.ts';
import { Turns } from './turns.ts';
import type { NotificationHandlers, ReceivedNotification } from './types.ts';
import { createVerifier, type VerifiedNotification, type VerifierOptions } from './verify.ts';

/** What a receiver is made of. */
export interface ReceiverOptions extends VerifierOptions {
  /** By event type, one handler or several that run in parallel. Long work belongs into a queue of your own. */
  readonly handlers: NotificationHandlers;
  /** Handles what has no handler, types that nobody has described included. Default: they are answered with 200. */
  readonly onUnknown?: (notification: ReceivedNotification) => unknown;
  /** Hears of everything that was not answered with 200, and of a store that could not keep what was handled. */
  readonly onError?: (error: Error, notification?: ReceivedNotification) => unknown;
  /** Hears of what was not handled again, or not any more since a later state of the entity was. */
  readonly onSkipped?: (notification: ReceivedNotification, outcome: 'duplicate' | 'late') => unknown;
  /** What was handled. Default `memoryStore()`; several processes need one that they share. */
  readonly store?: NotificationStore;
  /** How long handlers may take, in milliseconds. Default 30 000. */
  readonly timeout?: number;
  /** How long to wait while the same entity is being handled, in milliseconds. Default 1000. */
  readonly patience?: number;
  /** How long a handled notification is remembered at least, in milliseconds. Default 7 days. */
  readonly remember?: number;
}

/** What became of a delivery. */
export interface Reception {
  /** What to answer with: 200 when all is done; else the platform sends it again. */
  readonly status: 200 | 400 | 401 | 500;
  /**
   * `handled`; `unknown`: there is no handler for its type; `duplicate`: handled before; `late`: a later state of the
   * entity was handled before, so this one was not; `refused`: not proven, or not readable; `failed`: sent again later.
   */
  readonly outcome: 'handled' | 'unknown' | 'duplicate' | 'late' | 'refused' | 'failed';
  /** Undefined when the delivery was refused. */
  readonly notification?: ReceivedNotification;
  /** Why it was refused or failed. */
  readonly error?: Error;
}

/** Receives what the platform sends. */
export interface Receiver {
  /** Proves and handles the body of a delivery. Never throws. */
  readonly receive: (body: Body) => Promise<Reception>;
  /** The same as a Fetch handler. */
  readonly fetch: (request: Request) => Promise<Response>;
}

/** Runs a listener; what it throws stays here. */
const tell = async (listen: () => unknown): Promise<void> => {
  try {
    await listen();
  } catch {
    // A broken listener must not change what the platform is answered.
  }
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const statusOf = (error: unknown): WebhookError['status'] => (isWebhookError(error) ? error.status : 500);

interface Facts {
  readonly entityFqdn?: unknown;
  readonly entityId?: unknown;
  readonly entityEventSequence?: unknown;
  readonly actionEvent?: unknown;
}

/** Which entity a notification of the newer form is about, and its place among those of it. */
const placeOf = ({ instanceId, data }: ReceivedNotification): Pick<Claim, 'entity' | 'sequence'> => {
  const { entityFqdn, entityId, entityEventSequence } = data as Facts;
  const digits = /^0*(\d{1,30})$/.exec(`${entityEventSequence as string}`)?.[1];
  return typeof entityFqdn === 'string' && typeof entityId === 'string'
    ? { entity: `${instanceId} ${entityFqdn} ${entityId}`, sequence: digits }
    : { entity: undefined, sequence: undefined };
};

/** Makes a receiver. @throws ValidationError `invalid-public-key`. */
export const createReceiver = (options: ReceiverOptions): Receiver => {
  const { handlers, onUnknown, onError, onSkipped, store = memoryStore() } = options;
  const { timeout = 30_000, patience = 1000, remember = 7 * 86_400_000, now = Date.now } = options;
  const verify = createVerifier(options);
  const turns = new Turns();

  const handlersOf = (eventType: string): readonly AnyHandler[] =>
    Object.hasOwn(handlers, eventType)
      ? ([Reflect.get(handlers, eventType) ?? []].flat() as readonly AnyHandler[])
      : [];

  /** Asks the store until it is not busy any more, or the patience ends. */
  const claimed = async (claim: () => Claim): Promise<ClaimAnswer> => {
    const until = Date.now() + patience;
    for (let wait = 10; ; wait *= 2) {
      const answer = await store.claim(claim());
      if (answer !== 'busy') return answer;
      if (Date.now() + wait > until) throw refusal('busy');
      await pause(wait);
    }
  };

  const handle = async (
    notification: ReceivedNotification,
    isLate: boolean,
  ): Promise<Reception['outcome']> => {
    const found = handlersOf(notification.eventType);
    // The state of an entity is old news; an action happened all the same.
    if (isLate && !(notification.data as Facts).actionEvent) return 'late';
    if (found.length > 0) {
      await runAll(found, eventOf(notification, isLate), notification, timeout);
      return 'handled';
    }
    if (onUnknown) await runAll([() => onUnknown(notification)], {}, notification, timeout);
    return 'unknown';
  };

  const failed = async (error: unknown, notification?: ReceivedNotification): Promise<Reception> => {
    const reason = error as Error;
    await tell(() => onError?.(reason, notification));
    const outcome = notification ? 'failed' : 'refused';
    return { status: statusOf(error), outcome, error: reason, ...(notification && { notification }) };
  };

  const settle = async (claim: Claim, notification: ReceivedNotification, done: boolean): Promise<void> => {
    try {
      await store.settle(claim, done);
    } catch (cause) {
      // What was handled stays handled: to ask for it again would handle it twice.
      await tell(() => onError?.(refusal('store', { cause }), notification));
    }
  };

  const once = async ({ notification, key, expiresAt }: VerifiedNotification): Promise<Reception> => {
    const owner = crypto.randomUUID();
    const place = placeOf(notification);
    const claim = (): Claim => {
      const present = now();
      const keepUntil = Math.max(present + remember, expiresAt ?? 0);
      return { key, owner, ...place, now: present, leaseUntil: present + 2 * timeout, keepUntil };
    };
    let answer: ClaimAnswer;
    try {
      answer = await claimed(claim);
    } catch (error) {
      return failed(isWebhookError(error) ? error : refusal('store', { cause: error }), notification);
    }
    if (answer === 'done') return skipped(notification, 'duplicate');
    try {
      const outcome = await handle(notification, answer === 'late');
      await settle(claim(), notification, true);
      return outcome === 'late'
        ? await skipped(notification, outcome)
        : { status: 200, outcome, notification };
    } catch (error) {
      await settle(claim(), notification, false);
      return failed(error, notification);
    }
  };

  const skipped = async (
    notification: ReceivedNotification,
    outcome: 'duplicate' | 'late',
  ): Promise<Reception> => {
    await tell(() => onSkipped?.(notification, outcome));
    return { status: 200, outcome, notification };
  };

  const receive = async (body: Body): Promise<Reception> => {
    let verified: VerifiedNotification;
    try {
      verified = await verify(body);
    } catch (error) {
      return failed(error);
    }
    const { notification, key } = verified;
    const { entity = key, sequence = '' } = placeOf(notification);
    if (!(await turns.take(entity, sequence, patience))) return failed(refusal('busy'), notification);
    try {
      return await once(verified);
    } finally {
      turns.leave(entity);
    }
  };

  return {
    receive,
    fetch: async (request) => {
      const { status } = await receive(request.body);
      // Nothing about why: a forger would read it too.
      return new Response(null, { status });
    },
  };
};
