// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AccountInfo } from './accountInfo.ts';
import type { CollectionChanged } from './collectionChanged.ts';
import type { InstanceId } from './instanceId.ts';
import type { NotificationIdentity } from './notificationIdentity.ts';

/**
 * Names the fields of a collection that are no longer the same; read it for the values.
 */
export interface CollectionChangedNotification {
  eventType: 'com.wix.ecommerce.catalog.api.v1.CollectionChanged';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: CollectionChanged;
}
