// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * The membership that pays for the line.
 */
export interface SelectedMembership {
  /**
   * Id that the app gave the membership.
   * @minLength 1
   * @maxLength 100
   */
  id: string;
  /** App that keeps the membership. */
  appId: string;
}
