// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { EntityFacts } from './entityFacts.ts';
import type { NotifiedEventDeletion } from './notifiedEventDeletion.ts';

/**
 * The event and what happened to it.
 */
export type EventDeletedPayload = EntityFacts & {
  entityFqdn: 'wix.events.v3.event';
  slug: 'deleted';
  deletedEvent: NotifiedEventDeletion;
};
