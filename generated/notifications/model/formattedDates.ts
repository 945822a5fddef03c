// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * The dates as texts in the language of the site and the zone of the event, for showing only.
 */
export interface FormattedDates {
  /**
   * The whole span in one line.
   * @maxLength 500
   */
  dateAndTime?: string;
  /**
   * Day of the start.
   * @maxLength 500
   */
  startDate?: string;
  /**
   * Clock time of the start in the zone of the event.
   * @maxLength 500
   */
  startTime?: string;
  /**
   * Day of the end.
   * @maxLength 500
   */
  endDate?: string;
  /**
   * Clock time of the end.
   * @maxLength 500
   */
  endTime?: string;
}
