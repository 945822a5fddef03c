// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * One date of a series.
 */
export interface Occurrence {
  startDate?: string;
  endDate?: string;
  /**
   * Zone by its name in the tz database.
   * @maxLength 100
   */
  timeZoneId?: string;
  /** Show guests the zone beside the time. */
  showTimeZone: boolean;
}
