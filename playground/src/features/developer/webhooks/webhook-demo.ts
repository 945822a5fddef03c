import { type NotificationType, notificationFacts } from 'vitrine/notifications';
import { createReceiver, type NotificationHandlers, type Reception, type Receiver } from 'vitrine/webhooks';
import { createSigner, disturbed } from 'vitrine/webhooks/testing';
import type { SiteNotification } from '../../../site/notifications.ts';
import { createStore, type Store } from '../../../lib/store.ts';

/** Problems between site and receiver. */
export const troubles = ['duplicate', 'reorder', 'delay', 'wrongKey', 'down'] as const;
export type Trouble = (typeof troubles)[number];

/** One delivery attempt. */
export interface Attempt {
  readonly key: number;
  readonly told: SiteNotification;
  /** The signed body sent to the receiver. */
  readonly body: string;
  readonly outcome: Reception['outcome'] | 'unreachable';
  /** Status of the receiver's response; undefined if the receiver was not reached. */
  readonly status: number | undefined;
  readonly reason: string | undefined;
}

/** State of the receiver. */
export interface WebhookView {
  /** Newest first. */
  readonly attempts: readonly Attempt[];
  /** Handled notifications, in the order of handling. */
  readonly handled: readonly SiteNotification[];
  /** Number of notifications that wait for the receiver to come up. */
  readonly waiting: number;
}

/** Maximum number of attempts; older ones are dropped. */
const KEPT = 200;

/** Delay of a late notification, in milliseconds. */
const LATE = 1500;

interface Sent {
  readonly told: SiteNotification;
  readonly body: string;
}

export interface WebhookDemo {
  readonly view: Store<WebhookView>;
  /** The active problems. */
  readonly trouble: Store<ReadonlySet<Trouble>>;
  /** Delivers notifications and retries those that were not accepted. */
  readonly deliver: (told: readonly SiteNotification[]) => Promise<void>;
  /**
   * Delivers notifications from now on, and those missed since the last stop; retries during an outage.
   * @param read Reads the notifications after a number.
   * @param everyMs Milliseconds during which notifications are collected, so that duplicates and reordering have an
   * effect; default 1000.
   * @returns A function that stops delivery.
   */
  readonly follow: (
    read: (after: number) => Promise<readonly SiteNotification[]>,
    everyMs?: number,
  ) => () => void;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const handlersFor = (handled: (eventType: NotificationType) => void): NotificationHandlers =>
  Object.fromEntries(
    (Object.keys(notificationFacts) as NotificationType[]).map((type) => [type, () => handled(type)]),
  );

/** The signing site, and the receiver that knows its key. */
const createEnds = async (handled: () => void) => {
  const { publicKey, sign } = await createSigner();
  return { sign, receiver: createReceiver({ publicKey, handlers: handlersFor(handled) }) };
};

/**
 * Creates a receiver built on `vitrine/webhooks`, as on a site owner's server, and the delivery to it: notifications
 * are signed, disturbed as selected, and delivered until accepted.
 */
export const createWebhookDemo = (): WebhookDemo => {
  const view = createStore<WebhookView>({ attempts: [], handled: [], waiting: 0 });
  const trouble = createStore<ReadonlySet<Trouble>>(new Set());
  let ends: ReturnType<typeof createEnds> | undefined;
  let current: SiteNotification | undefined;
  let waiting: Sent[] = [];
  let count = 0;
  let delivered = 0;

  const handled = (): void => {
    const told = current;
    if (told) view.set((before) => ({ ...before, handled: [...before.handled, told] }));
  };

  const attempt = async ({ told, body }: Sent, receiver: Receiver | undefined): Promise<void> => {
    current = told;
    const reception = await receiver?.receive(body);
    if (!reception || reception.outcome === 'failed') waiting = [...waiting, { told, body }];
    const tried: Attempt = {
      key: ++count,
      told,
      body,
      outcome: reception?.outcome ?? 'unreachable',
      status: reception?.status,
      reason: reception?.error?.message,
    };
    view.set((before) => ({
      ...before,
      attempts: [tried, ...before.attempts].slice(0, KEPT),
      waiting: waiting.length,
    }));
  };

  const deliver = async (told: readonly SiteNotification[]): Promise<void> => {
    ends ??= createEnds(handled);
    const { sign, receiver } = await ends;
    const on = trouble.get();
    const again = waiting;
    waiting = [];
    const fresh = await Promise.all(
      told.map(async (one): Promise<Sent> => {
        const { eventType, identity, data } = one;
        const about = { eventType, instanceId: 'playground', data, ...(identity && { identity }) };
        return { told: one, body: await sign(about, { wrongKey: on.has('wrongKey') }) };
      }),
    );
    const byBody = new Map(fresh.map((sent) => [sent.body, sent]));
    const bodies = disturbed([...byBody.keys()], {
      seed: fresh[0]?.told.number ?? 0,
      duplicates: on.has('duplicate') ? 1 : 0,
      delayMs: on.has('reorder') ? 1000 : 0,
    });
    if (on.has('delay') && fresh.length > 0) await pause(LATE);
    const sent = bodies.flatMap(({ body }) => byBody.get(body) ?? []);
    for (const one of [...again, ...sent]) await attempt(one, on.has('down') ? undefined : receiver);
  };

  const follow: WebhookDemo['follow'] = (read, everyMs = 1000) => {
    let stopped = false;
    const run = async (): Promise<void> => {
      while (!stopped) {
        const told = await read(delivered).catch(() => []);
        if (stopped) return;
        delivered = told.at(-1)?.number ?? delivered;
        await deliver(told);
        await pause(everyMs);
      }
    };
    void run();
    return () => {
      stopped = true;
    };
  };

  return { view, trouble, deliver, follow };
};
