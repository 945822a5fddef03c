// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * How the guest joins an event that takes place in a call.
 */
export interface ConferenceLogin {
  /** Address of the call. */
  link?: string;
  /** Password of the call, if it has one. */
  password?: string;
}
