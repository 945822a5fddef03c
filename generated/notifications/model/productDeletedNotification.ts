// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AccountInfo } from './accountInfo.ts';
import type { InstanceId } from './instanceId.ts';
import type { NotificationIdentity } from './notificationIdentity.ts';
import type { ProductDeleted } from './productDeleted.ts';

/**
 * The store no longer has a product.
 */
export interface ProductDeletedNotification {
  eventType: 'com.wix.ecommerce.catalog.api.v1.ProductDeleted';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: ProductDeleted;
}
