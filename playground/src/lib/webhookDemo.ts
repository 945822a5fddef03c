import { type NotificationType, notificationFacts } from 'vitrine/notifications';
import { createReceiver, type NotificationHandlers, type Reception } from 'vitrine/webhooks';
import { createSigner, disturbed } from 'vitrine/webhooks/testing';
import { createStore } from './store.ts';

/** A notification as the sandbox keeps it. */
export interface Told {
  readonly number: number;
  readonly eventType: string;
  /** RFC 3339. */
  readonly date: string;
  readonly identity?: object;
  readonly data: object;
}

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

const handlersFor = (handled: (eventType: NotificationType) => void): NotificationHandlers =>
  Object.fromEntries(
    (Object.keys(notificationFacts) as NotificationType[]).map((type) => [type, () => handled(type)]),
  );

/**
 * A receiver built on `vitrine/webhooks`, as a server of the site's owner would have it, and the way to it: notifications
 * are signed, disturbed as asked, and delivered until they are taken.
 */
export const createWebhookDemo = async () => {
  const view = createStore<WebhookView>({ attempts: [], handled: [], waiting: 0 });
  const { publicKey, sign } = await createSigner({ defaults: { audience: 'playground', issuer: 'wix.com' } });
  let current: Told | undefined;
  const receiver = createReceiver({
    publicKey,
    audience: 'playground',
    issuer: 'wix.com',
    handlers: handlersFor(() => {
      const told = current;
      if (told) view.set((before) => ({ ...before, handled: [...before.handled, told] }));
    }),
  });
  let waiting: Sent[] = [];
  let count = 0;

  const attempt = async ({ told, body }: Sent, down: boolean): Promise<void> => {
    current = told;
    const reception = down ? undefined : await receiver.receive(body);
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

  return {
    view,
    /** Delivers notifications, and tries again what was not taken. */
    deliver: async (told: readonly Told[], on: ReadonlySet<Trouble>): Promise<void> => {
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
      if (on.has('delay') && fresh.length > 0) await new Promise((resolve) => setTimeout(resolve, LATE));
      const sent = bodies.flatMap(({ body }) => byBody.get(body) ?? []);
      for (const one of [...again, ...sent]) await attempt(one, on.has('down'));
    },
  };
};

export type WebhookDemo = Awaited<ReturnType<typeof createWebhookDemo>>;
