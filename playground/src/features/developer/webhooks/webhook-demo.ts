import { type NotificationType, notificationFacts } from 'vitrine/notifications';
import { createReceiver, type NotificationHandlers, type Reception, type Receiver } from 'vitrine/webhooks';
import { createSigner, disturbed } from 'vitrine/webhooks/testing';
import type { Told } from '../../../site/notifications.ts';
import { createStore, type Store } from '../../../lib/store.ts';

/** What goes wrong on the way to the receiver. */
export const troubles = ['duplicate', 'reorder', 'delay', 'wrongKey', 'down'] as const;
export type Trouble = (typeof troubles)[number];

/** One try to deliver. */
export interface Attempt {
  readonly key: number;
  readonly told: Told;
  /** The signed body, as it went to the receiver. */
  readonly body: string;
  readonly outcome: Reception['outcome'] | 'unreachable';
  /** What the receiver answered; undefined when it was not reached. */
  readonly status: number | undefined;
  readonly reason: string | undefined;
}

/** What the receiver made of it all. */
export interface WebhookView {
  /** The newest first. */
  readonly attempts: readonly Attempt[];
  /** Numbers and types in the order in which they were handled. */
  readonly handled: readonly Told[];
  /** How many wait for a receiver that is up. */
  readonly waiting: number;
}

/** Older attempts are dropped. */
const KEPT = 200;

/** Milliseconds by which a delayed notification is late. */
const LATE = 1500;

interface Sent {
  readonly told: Told;
  readonly body: string;
}

export interface WebhookDemo {
  readonly view: Store<WebhookView>;
  /** What goes wrong at the moment. */
  readonly trouble: Store<ReadonlySet<Trouble>>;
  /** Delivers notifications, and tries again what was not taken. */
  readonly deliver: (told: readonly Told[]) => Promise<void>;
  /**
   * Delivers what is told from now on, and what came since it was stopped the last time; an outage is waited out.
   * @param read Asks for what was told after a number.
   * @param everyMs Milliseconds in which notifications are gathered, so that there is something to disturb; default 1000.
   * @returns How to stop.
   */
  readonly follow: (read: (after: number) => Promise<readonly Told[]>, everyMs?: number) => () => void;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const handlersFor = (handled: (eventType: NotificationType) => void): NotificationHandlers =>
  Object.fromEntries(
    (Object.keys(notificationFacts) as NotificationType[]).map((type) => [type, () => handled(type)]),
  );

/** The site that signs, and the receiver that knows its key. */
const createEnds = async (handled: () => void) => {
  const [audience, issuer] = ['playground', 'wix.com'];
  const { publicKey, sign } = await createSigner({ defaults: { audience, issuer } });
  return { sign, receiver: createReceiver({ publicKey, audience, issuer, handlers: handlersFor(handled) }) };
};

/**
 * A receiver built on `vitrine/webhooks`, as a server of the site's owner would have it, and the way to it: notifications
 * are signed, disturbed as asked, and delivered until they are taken.
 */
export const createWebhookDemo = (): WebhookDemo => {
  const view = createStore<WebhookView>({ attempts: [], handled: [], waiting: 0 });
  const trouble = createStore<ReadonlySet<Trouble>>(new Set());
  let ends: ReturnType<typeof createEnds> | undefined;
  let current: Told | undefined;
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

  const deliver = async (told: readonly Told[]): Promise<void> => {
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
