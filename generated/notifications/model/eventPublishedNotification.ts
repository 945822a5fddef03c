// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AccountInfo } from './accountInfo.ts';
import type { EventPublishedPayload } from './eventPublishedPayload.ts';
import type { InstanceId } from './instanceId.ts';
import type { NotificationIdentity } from './notificationIdentity.ts';

/**
 * A draft is open to visitors now.
 */
export interface EventPublishedNotification {
  eventType: 'wix.events.v3.event_published';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: EventPublishedPayload;
}
