// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * When the event takes place. The whole of it is described with the service `events-v3`.
 */
export interface NotifiedDates {
  /** True while the dates are still to be decided; then they are absent. */
  dateAndTimeTbd?: boolean;
  /**
   * What to show in place of the dates.
   * @maxLength 100
   */
  dateAndTimeTbdMessage?: string;
  /** Start of the event. */
  startDate?: string;
  /** End of the event. */
  endDate?: string;
  /**
   * Time zone of the place.
   * @maxLength 100
   */
  timeZoneId?: string;
  /** Whether the page leaves out the end. */
  hideEndDate?: boolean;
  /** Whether the page names the time zone. */
  showTimeZone?: boolean;
  [key: string]: unknown;
}
