import type { NotificationType } from '../../generated/notifications/index.ts';
import type { ReceiverRecord, ReceiverTrouble } from '../records/state.ts';

/** The address of a receiver of notifications, with its options. */
export interface NewReceiver {
  /** The HTTP or HTTPS address to post to. If a receiver with this address exists, that receiver is changed. */
  readonly url: string;
  /** The types to deliver. Default: all types. */
  readonly eventTypes?: readonly NotificationType[];
  /**
   * Simulated delivery faults (R203): shares of notifications that are duplicated or signed with another key, and the
   * maximum delay. Default: none.
   */
  readonly trouble?: Partial<ReceiverTrouble>;
}

/** One attempt to deliver a notification. */
export interface DeliveryAttempt {
  /** The planned instant on the sandbox's clock; RFC 3339. */
  readonly date: string;
  /** The status of the answer; null: there was no answer. */
  readonly status: number | null;
  /** The reason for the failure; null: the attempt succeeded. */
  readonly problem: string | null;
}

/** The delivery of a notification to one receiver. */
export interface Delivery {
  readonly id: string;
  readonly receiverId: string;
  readonly url: string;
  readonly notificationId: string;
  /** The number of the notification among all notifications of the site, from 1 on. */
  readonly number: number;
  readonly eventType: NotificationType;
  /** True for a duplicate that the sandbox sends on purpose. */
  readonly duplicate: boolean;
  readonly status: 'pending' | 'delivered' | 'given-up';
  readonly attempts: readonly DeliveryAttempt[];
  /** The instant of the next attempt on the sandbox's clock; null: there is none. */
  readonly nextDate: string | null;
}

/** Selects deliveries; an empty filter selects all. */
export interface DeliveryFilter {
  readonly receiverId?: string;
  readonly status?: Delivery['status'];
  readonly eventType?: NotificationType;
}

/** The receivers of notifications and the deliveries to them (R200 to R203). */
export interface Webhooks {
  /** Registers a receiver for future notifications of its types. Throws a WebhookSetupError for an invalid receiver. */
  register(receiver: NewReceiver): ReceiverRecord;
  /** Removes a receiver and gives up its pending deliveries. */
  remove(receiverId: string): void;
  receivers(): ReceiverRecord[];
  /** The newest 1 000 deliveries with their attempts, the oldest first. They are not part of the state. */
  deliveries(filter?: DeliveryFilter): Delivery[];
  /** Tries a delivery again, in any status. Throws a WebhookSetupError for an unknown delivery. */
  repeat(deliveryId: string): void;
  /**
   * Resolves when no attempt is running or due. Attempts that are planned for later, or that wait for `advance`, do
   * not count.
   */
  settled(): Promise<void>;
  /** The public key as PEM, for `createReceiver`. */
  publicKey(): Promise<string>;
}

/** An invalid receiver or an unknown delivery; the message gives the reason. */
export class WebhookSetupError extends Error {
  override readonly name = 'WebhookSetupError';
}
