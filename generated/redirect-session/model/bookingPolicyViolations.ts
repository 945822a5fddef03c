// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Why the slot cannot be booked now.
 */
export interface BookingPolicyViolations {
  tooEarlyToBook?: boolean;
  tooLateToBook?: boolean;
  bookOnlineDisabled?: boolean;
  /** The form must be filled in and valid. */
  validSubmissionRequired?: boolean;
}
