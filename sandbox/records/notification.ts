import type { NotificationIdentity, NotificationType } from '../../generated/notifications/index.ts';

/** One notification of the platform (R200), before it is signed and delivered. */
export interface NotificationRecord {
  /** The id of the notification: a repeated delivery has the same id (R203). */
  id: string;
  /** The number among all notifications of the site, from 1 on. */
  number: number;
  eventType: NotificationType;
  /** RFC 3339. */
  date: string;
  /** The identity that caused the notification (R206); absent: an effect of time caused it. */
  identity?: NotificationIdentity;
  /** The payload with all nested JSON texts parsed. */
  data: object;
}
