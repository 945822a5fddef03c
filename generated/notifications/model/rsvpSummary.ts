// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Answers to the invitation so far.
 */
export interface RsvpSummary {
  /**
   * Answers of every kind.
   * @minimum 0
   */
  totalCount: number;
  /**
   * Answers with yes.
   * @minimum 0
   */
  yesCount: number;
  /**
   * Answers with no.
   * @minimum 0
   */
  noCount: number;
  /**
   * Waiting for a place.
   * @minimum 0
   */
  waitlistCount: number;
}
