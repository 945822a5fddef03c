// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { OccurrenceInput } from './occurrenceInput.ts';

/**
 * A series to be made.
 */
export interface RecurrencesInput {
  /**
   * The dates of the series. Each becomes an event of its own.
   * @maxItems 1000
   */
  individualEventDates?: readonly OccurrenceInput[];
}
