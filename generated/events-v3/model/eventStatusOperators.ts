// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { EventStatus } from './eventStatus.ts';

/**
 * Operators on the status. Several in one object must all hold.
 */
export interface EventStatusOperators {
  $eq?: EventStatus;
  $ne?: EventStatus;
  /**
   * One of these.
   * @maxItems 100
   */
  $in?: readonly EventStatus[];
}
