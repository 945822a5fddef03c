// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AccountInfo } from './accountInfo.ts';
import type { CartCreatedPayload } from './cartCreatedPayload.ts';
import type { InstanceId } from './instanceId.ts';
import type { NotificationIdentity } from './notificationIdentity.ts';

/**
 * A cart is there that was not before; it comes whole.
 */
export interface CartCreatedNotification {
  eventType: 'wix.ecom.v1.cart_created';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: CartCreatedPayload;
}
