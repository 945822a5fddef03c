// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { EventCategoryType } from './eventCategoryType.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * A named group of events.
 */
export interface EventCategory {
  id: string;
  /**
   * @minLength 1
   * @maxLength 30
   */
  name: string;
  createdDate?: string;
  /** Visitors do not see it. */
  hidden?: boolean;
  type?: EventCategoryType | Undeclared;
}
