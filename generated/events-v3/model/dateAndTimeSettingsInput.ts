// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { RecurrencesInput } from './recurrencesInput.ts';

/**
 * When the event takes place, to send as a whole: start, end and zone; or the note that they are to be decided, with a message; or a list of dates for a series.
 */
export interface DateAndTimeSettingsInput {
  /** True while the dates are to be decided. */
  dateAndTimeTbd?: boolean;
  /**
   * What guests read instead of dates.
   * @maxLength 100
   */
  dateAndTimeTbdMessage?: string;
  /** From this instant on, inclusive. */
  startDate?: string;
  /** To this instant, exclusive; after the start. */
  endDate?: string;
  /**
   * Zone in which guests read the dates, by its name in the tz database.
   * @maxLength 100
   */
  timeZoneId?: string;
  /** Show guests the start only. */
  hideEndDate?: boolean;
  /** Show guests the zone beside the time. */
  showTimeZone?: boolean;
  recurringEvents?: RecurrencesInput;
}
