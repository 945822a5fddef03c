// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Number of events by value. The facet `status` has names of its own: SCHEDULED counts what events call UPCOMING. A value that no event has may be absent, and newer releases may add names, such as DRAFT.
 */
export interface CountByValue {
  /**
   * Published and not begun.
   * @minimum 0
   */
  SCHEDULED?: number;
  /**
   * Going on now.
   * @minimum 0
   */
  STARTED?: number;
  /**
   * Over.
   * @minimum 0
   */
  ENDED?: number;
  /**
   * Canceled, whenever they were to be.
   * @minimum 0
   */
  CANCELED?: number;
  [key: string]: unknown;
}
