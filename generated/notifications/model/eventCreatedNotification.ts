// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AccountInfo } from './accountInfo.ts';
import type { EventCreatedPayload } from './eventCreatedPayload.ts';
import type { InstanceId } from './instanceId.ts';
import type { NotificationIdentity } from './notificationIdentity.ts';

/**
 * An event is there that was not before; it comes whole.
 */
export interface EventCreatedNotification {
  eventType: 'wix.events.v3.event_created';
  instanceId: InstanceId;
  identity?: NotificationIdentity;
  accountInfo?: AccountInfo;
  data: EventCreatedPayload;
}
