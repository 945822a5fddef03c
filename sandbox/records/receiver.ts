import type { NotificationType } from '../../generated/notifications/index.ts';

/** What goes wrong on purpose on the way to a receiver (R203). */
export interface ReceiverTrouble {
  /** Which part of the notifications comes twice, 0 to 1. */
  duplicates: number;
  /** The longest delay, in milliseconds of the sandbox's clock; also what brings them out of order. */
  delayMs: number;
  /** Which part is signed by another key, 0 to 1. */
  wrongKey: number;
}

/** An address that is told of what happens (R200). */
export interface ReceiverRecord {
  id: string;
  url: string;
  /** What it is told of; null: everything. */
  eventTypes: NotificationType[] | null;
  trouble: ReceiverTrouble;
}
