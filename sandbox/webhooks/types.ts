import type { NotificationType } from '../../generated/notifications/index.ts';
import type { ReceiverRecord, ReceiverTrouble } from '../records/state.ts';

/** An address that is to be told of what happens. */
export interface NewReceiver {
  /** Where notifications are posted to, over HTTP or HTTPS. One that is known already is changed. */
  readonly url: string;
  /** What it is told of. Default: everything. */
  readonly eventTypes?: readonly NotificationType[];
  /** What goes wrong on purpose on the way (R203), each in its part of all notifications. Default: nothing. */
  readonly trouble?: Partial<ReceiverTrouble>;
}

/** One try to deliver a notification. */
export interface DeliveryAttempt {
  /** The instant on the sandbox's clock that it was planned for; RFC 3339. */
  readonly date: string;
  /** What the receiver answered; null: nothing in time. */
  readonly status: number | null;
  /** Why it failed; null: it did not. */
  readonly problem: string | null;
}

/** A notification on its way to one receiver. */
export interface Delivery {
  readonly id: string;
  readonly receiverId: string;
  readonly url: string;
  readonly notificationId: string;
  /** The number of the notification. */
  readonly number: number;
  readonly eventType: NotificationType;
  /** It comes a second time, on purpose. */
  readonly duplicate: boolean;
  readonly status: 'pending' | 'delivered' | 'given-up';
  readonly attempts: readonly DeliveryAttempt[];
  /** When it is tried next, on the sandbox's clock; null: never again. */
  readonly nextDate: string | null;
}

/** Which deliveries are meant; all of them with nothing said. */
export interface DeliveryFilter {
  readonly receiverId?: string;
  readonly status?: Delivery['status'];
  readonly eventType?: NotificationType;
}

/** Who is told of what happens, and how it went (R200 to R203). */
export interface Webhooks {
  /** Tells an address of everything that happens from now on. Throws a WebhookSetupError for one that cannot be. */
  register(receiver: NewReceiver): ReceiverRecord;
  /** Tells it of nothing more; what is on its way is given up. */
  remove(receiverId: string): void;
  receivers(): ReceiverRecord[];
  /** The newest 1 000 deliveries with their attempts, the oldest first. They are not part of the state. */
  deliveries(filter?: DeliveryFilter): Delivery[];
  /** Tries a delivery again, whatever became of it. Throws a WebhookSetupError for one that is not known. */
  repeat(deliveryId: string): void;
  /** Settles when no attempt is under way or due; what is planned for later, or waits for `advance`, does not count. */
  settled(): Promise<void>;
  /** The public key as PEM, for `createReceiver`. */
  publicKey(): Promise<string>;
}

/** A receiver or delivery that cannot be; the message says why. */
export class WebhookSetupError extends Error {
  override readonly name = 'WebhookSetupError';
}
