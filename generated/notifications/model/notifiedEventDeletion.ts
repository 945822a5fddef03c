// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { SiteEvent } from './siteEvent.ts';

/**
 * A deleted event; mostly empty.
 */
export interface NotifiedEventDeletion {
  deletedEntity?: SiteEvent;
}
