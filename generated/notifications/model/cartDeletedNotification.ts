// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AccountInfo } from './accountInfo.ts';
import type { CartDeletedPayload } from './cartDeletedPayload.ts';
import type { InstanceId } from './instanceId.ts';
import type { NotificationIdentity } from './notificationIdentity.ts';

/**
 * A cart is gone, or was ordered.
 */
export interface CartDeletedNotification {
  eventType: 'wix.ecom.v1.cart_deleted';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: CartDeletedPayload;
}
