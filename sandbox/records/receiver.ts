import type { NotificationType } from '../../generated/notifications/index.ts';

/** Simulated delivery faults of a receiver (R203). */
export interface ReceiverTrouble {
  /** The share of notifications that are delivered twice, from 0 to 1. */
  duplicates: number;
  /** The maximum delay in milliseconds of the sandbox's clock; different delays also change the order. */
  delayMs: number;
  /** The share of notifications signed with another key, from 0 to 1. */
  wrongKey: number;
}

/** A receiver of notifications (R200). */
export interface ReceiverRecord {
  id: string;
  url: string;
  /** The types to deliver; null: all types. */
  eventTypes: NotificationType[] | null;
  trouble: ReceiverTrouble;
}
