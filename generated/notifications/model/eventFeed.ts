// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * The discussion of the event. For the platform's own use.
 */
export interface EventFeed {
  /** Secret that lets the caller take part. */
  token?: string;
}
