// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { FormattedDates } from './formattedDates.ts';
import type { Recurrences } from './recurrences.ts';
import type { RecurrenceStatus } from './recurrenceStatus.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * When the event takes place. Start and end are absent while they are to be decided.
 */
export interface DateAndTimeSettings {
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
  recurrenceStatus: RecurrenceStatus | Undeclared;
  recurringEvents?: Recurrences;
  formatted?: FormattedDates;
}
