// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AccountInfo } from './accountInfo.ts';
import type { InstanceId } from './instanceId.ts';
import type { NotificationIdentity } from './notificationIdentity.ts';
import type { OrderDeleted } from './orderDeleted.ts';

/**
 * An order of tickets was deleted.
 */
export interface OrderDeletedNotification {
  eventType: 'wix.events.ticketing.events.OrderDeleted';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: OrderDeleted;
}
