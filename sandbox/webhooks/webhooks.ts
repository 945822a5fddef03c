import { disturbed } from '../../src/webhooks/disturb.ts';
import type { Clock } from '../engine/clock.ts';
import { idFrom } from '../engine/ids.ts';
import { digest, numberFrom, randomFrom } from '../engine/values/random.ts';
import type { NotificationRecord, ReceiverRecord, SandboxState } from '../records/state.ts';
import { attempt, type Deliver } from './attempt.ts';
import type { SigningKey } from './keys.ts';
import { keepReceiver } from './receivers.ts';
import { createSchedule } from './schedule.ts';
import { type Delivery, type DeliveryAttempt, type Webhooks, WebhookSetupError } from './types.ts';

/** The number of deliveries that are kept. */
const KEPT = 1_000;

/** The dependencies of the deliveries. */
export interface DeliveryOptions {
  readonly state: () => SandboxState;
  readonly clock: Clock;
  readonly key: SigningKey;
  readonly deliver: Deliver;
  readonly subscribe: (listener: () => void) => () => void;
  readonly changed: () => void;
}

/** The id of a delivery, which all of its attempts share: `wId_<ms>_<number>__<letters>` (R200). */
const webhookIdOf = (seed: string, { id, number, date }: NotificationRecord): string => {
  const letters = digest(`${seed}:webhook:${id}`).replaceAll(
    /\d/g,
    (digit) => 'ghijklmnop'[Number(digit)] ?? 'g',
  );
  return `wId_${Date.parse(date)}_${number}__${letters.slice(0, 8)}`;
};

/** A delivery with its internal data. */
interface Kept {
  shown: Delivery;
  readonly attempts: DeliveryAttempt[];
  readonly body: () => Promise<string>;
}

/**
 * Delivers each notification to all receivers. Each receiver gets them in order, one at a time; a failed attempt is
 * repeated after the pauses of the settings (R200 to R203). Calls never wait for a delivery.
 *
 * This is one function because all steps share the list of deliveries, the schedule and the number of the last
 * notification seen: a change of the state adds deliveries, the schedule starts their attempts, and the result of an
 * attempt ends the delivery or plans the next attempt.
 */
export const createWebhooks = ({
  state,
  clock,
  key,
  deliver,
  subscribe,
  changed,
}: DeliveryOptions): Webhooks & { end(): void } => {
  const schedule = createSchedule(clock, () => state().clock.kind === 'real-time');
  const ending = new AbortController();
  const kept = new Map<string, Kept>();
  let seen = state().notificationCount;
  let count = 0;

  const signed = (receiver: ReceiverRecord, notification: NotificationRecord) => async () => {
    const { seed, settings } = state();
    const { id, eventType, identity, data } = notification;
    const { sign } = await key.signer();
    const wrongKey = randomFrom(`${seed}:${receiver.id}:${id}:key`)() < receiver.trouble.wrongKey;
    const about = {
      eventType,
      instanceId: idFrom(`${seed}:instance`),
      webhookId: webhookIdOf(seed, notification),
      data,
      ...(identity && { identity }),
    };
    return sign(about, {
      wrongKey,
      ...(settings.webhookTime === 'sandbox' && { issuedAt: Math.floor(clock.now() / 1000) }),
      ...(settings.webhookAudience !== null && { audience: settings.webhookAudience }),
      ...(settings.webhookIssuer !== null && { issuer: settings.webhookIssuer }),
    });
  };

  const show = (delivery: Kept, shown: Partial<Delivery>) => {
    delivery.shown = { ...delivery.shown, attempts: [...delivery.attempts], ...shown };
  };

  const planAt = (delivery: Kept, at: number) => {
    show(delivery, { status: 'pending', nextDate: new Date(at).toISOString() });
    schedule.plan({ at, lane: delivery.shown.receiverId, work: () => tryAt(delivery, at) });
  };

  const tryAt = async (delivery: Kept, at: number): Promise<void> => {
    const { receiverId } = delivery.shown;
    const isKnown = () => state().receivers.some(({ id }) => id === receiverId);
    if (ending.signal.aborted || !isKnown()) return show(delivery, { status: 'given-up', nextDate: null });
    const { webhookTimeoutMs: timeoutMs } = state().settings;
    const { signal } = ending;
    const result = await attempt(deliver, delivery.shown.url, delivery.body, { timeoutMs, signal });
    if (signal.aborted) return;
    delivery.attempts.push({ date: new Date(at).toISOString(), ...result });
    const pause = state().settings.webhookPauses[delivery.attempts.length - 1];
    if (result.problem === null) show(delivery, { status: 'delivered', nextDate: null });
    else if (pause === undefined || !isKnown()) show(delivery, { status: 'given-up', nextDate: null });
    else {
      // A frozen clock may have been moved over several retries at once: plan from the instant of the attempt, not
      // from now.
      const from = state().clock.kind === 'real-time' ? clock.now() : at;
      planAt(delivery, from + pause * 1000);
    }
  };

  const add = (
    receiver: ReceiverRecord,
    notification: NotificationRecord,
    duplicate: boolean,
    at: number,
  ) => {
    count += 1;
    const shown: Delivery = {
      id: `delivery-${count}`,
      receiverId: receiver.id,
      url: receiver.url,
      notificationId: notification.id,
      number: notification.number,
      eventType: notification.eventType,
      duplicate,
      status: 'pending',
      attempts: [],
      nextDate: null,
    };
    let body: Promise<string> | undefined;
    const sign = signed(receiver, notification);
    // A duplicate has exactly the same text: a receiver that compares texts must recognize it.
    const delivery: Kept = { shown, attempts: [], body: () => (body ??= sign()) };
    kept.set(shown.id, delivery);
    for (const id of kept.keys()) if (kept.size > KEPT) kept.delete(id);
    planAt(delivery, at);
  };

  const send = (receiver: ReceiverRecord, notification: NotificationRecord) => {
    const { duplicates, delayMs } = receiver.trouble;
    const seed = numberFrom(`${state().seed}:${receiver.id}:${notification.id}`);
    const times = disturbed([''], { seed, duplicates, delayMs });
    times.forEach(({ delayMs: late }, index) => add(receiver, notification, index > 0, clock.now() + late));
  };

  const stop = subscribe(() => {
    const { notifications, notificationCount, receivers } = state();
    // After a reset, or the restore of an older state, counting continues from that state, and deliveries of
    // notifications that it does not contain are dropped.
    if (notificationCount < seen) kept.clear();
    seen = Math.min(seen, notificationCount);
    const fresh = notifications.slice(Math.max(0, notifications.length - (notificationCount - seen)));
    seen = notificationCount;
    for (const notification of fresh)
      for (const receiver of receivers)
        if (receiver.eventTypes?.includes(notification.eventType) ?? true) send(receiver, notification);
    schedule.look();
  });

  return {
    register(given) {
      const receiver = keepReceiver(state(), given);
      changed();
      return structuredClone(receiver);
    },
    remove(receiverId) {
      state().receivers = state().receivers.filter(({ id }) => id !== receiverId);
      schedule.clear(receiverId);
      for (const delivery of kept.values())
        if (delivery.shown.receiverId === receiverId && delivery.shown.status === 'pending')
          show(delivery, { status: 'given-up', nextDate: null });
      changed();
    },
    receivers: () => structuredClone(state().receivers),
    deliveries: ({ receiverId, status, eventType } = {}) =>
      [...kept.values()]
        .map(({ shown }) => shown)
        .filter(
          (delivery) =>
            (receiverId === undefined || delivery.receiverId === receiverId) &&
            (status === undefined || delivery.status === status) &&
            (eventType === undefined || delivery.eventType === eventType),
        ),
    repeat(deliveryId) {
      const delivery = kept.get(deliveryId);
      if (!delivery) throw new WebhookSetupError(`There is no delivery ${deliveryId}.`);
      planAt(delivery, clock.now());
      schedule.look();
    },
    settled: schedule.settled,
    publicKey: async () => key.publicKey() ?? (await key.signer()).publicKey,
    end() {
      stop();
      schedule.clear();
      ending.abort();
    },
  };
};
