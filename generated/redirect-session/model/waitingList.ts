// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Places on the waiting list.
 */
export interface WaitingList {
  /** @minimum 0 */
  totalSpots?: number;
  /** @minimum 0 */
  openSpots?: number;
}
