// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * That the guest has come in. Absent before.
 */
export interface TicketCheckIn {
  /** When the guest came in. */
  created?: string;
}
