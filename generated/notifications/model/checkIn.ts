// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * That the ticket was checked in at the door. Absent before.
 */
export interface CheckIn {
  /** When that was. */
  created?: string;
}
