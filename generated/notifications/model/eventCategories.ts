// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { EventCategory } from './eventCategory.ts';

/**
 * Where the event stands in the lists of the site.
 */
export interface EventCategories {
  /** @maxItems 10 */
  categories?: EventCategory[];
}
