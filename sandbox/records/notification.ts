import type { NotificationIdentity, NotificationType } from '../../generated/notifications/index.ts';

/** One notification of the platform (R200), before it is signed and delivered. */
export interface NotificationRecord {
  /** Identifies the notification: a repeated delivery has the same (R203). */
  id: string;
  /** Counts all notifications of the site from 1 on. */
  number: number;
  eventType: NotificationType;
  /** RFC 3339. */
  date: string;
  /** Who caused it (R206); absent: time did. */
  identity?: NotificationIdentity;
  /** The payload, with all texts parsed. */
  data: object;
}
