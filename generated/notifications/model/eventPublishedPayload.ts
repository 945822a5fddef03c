// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { EntityFacts } from './entityFacts.ts';
import type { EventPublishedPayloadActionEvent } from './eventPublishedPayloadActionEvent.ts';

/**
 * The event and the news about it.
 */
export type EventPublishedPayload = EntityFacts & {
  entityFqdn: 'wix.events.v3.event';
  slug: 'published';
  actionEvent: EventPublishedPayloadActionEvent;
};
