// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AccountInfo } from './accountInfo.ts';
import type { CollectionDeleted } from './collectionDeleted.ts';
import type { InstanceId } from './instanceId.ts';
import type { NotificationIdentity } from './notificationIdentity.ts';

/**
 * The store no longer has a collection; its products stay.
 */
export interface CollectionDeletedNotification {
  eventType: 'com.wix.ecommerce.catalog.api.v1.CollectionDeleted';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: CollectionDeleted;
}
