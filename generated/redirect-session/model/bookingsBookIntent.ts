// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Page on which a resource is booked.
 */
export interface BookingsBookIntent {
  /** What is to be booked, such as a room or a teacher. */
  resourceId: string;
}
