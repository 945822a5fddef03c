// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Occurrence } from './occurrence.ts';

/**
 * The series that the event belongs to.
 */
export interface Recurrences {
  /**
   * The dates of the series, one for each event.
   * @maxItems 1000
   */
  individualEventDates: Occurrence[];
  /**
   * Id of the category that all events of the series share.
   * @maxLength 100
   */
  categoryId?: string;
}
