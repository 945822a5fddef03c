// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AccountInfo } from './accountInfo.ts';
import type { CollectionCreated } from './collectionCreated.ts';
import type { InstanceId } from './instanceId.ts';
import type { NotificationIdentity } from './notificationIdentity.ts';

/**
 * The store has one more collection; its first values come along.
 */
export interface CollectionCreatedNotification {
  eventType: 'com.wix.ecommerce.catalog.api.v1.CollectionCreated';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: CollectionCreated;
}
