// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AccountInfo } from './accountInfo.ts';
import type { InstanceId } from './instanceId.ts';
import type { NotificationIdentity } from './notificationIdentity.ts';
import type { OrderConfirmed } from './orderConfirmed.ts';

/**
 * An order of tickets was confirmed.
 */
export interface OrderConfirmedNotification {
  eventType: 'wix.events.ticketing.events.OrderConfirmed';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: OrderConfirmed;
}
