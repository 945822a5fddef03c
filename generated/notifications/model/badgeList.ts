// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { EventBadge } from './eventBadge.ts';

/**
 * Small marks on the event. Known from the platform's own packages only.
 */
export interface BadgeList {
  /** @maxItems 10 */
  badges?: EventBadge[];
}
