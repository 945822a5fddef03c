// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { EventCategoryType } from './eventCategoryType.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * A named group of events.
 */
export interface EventCategory {
  readonly id: string;
  /**
   * @minLength 1
   * @maxLength 30
   */
  name: string;
  readonly createdDate?: string;
  /** Visitors do not see it. */
  readonly hidden?: boolean;
  type?: EventCategoryType | Undeclared;
}
