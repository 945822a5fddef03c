// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * What only a line of type SERVICE has.
 */
export interface ServiceProperties {
  /** When the service takes place. */
  scheduledDate?: string;
  /**
   * @minimum 1
   * @maximum 10000
   */
  numberOfParticipants?: number;
}
