// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Texts when no ticket can be had.
 */
export interface TicketsUnavailableMessages {
  message: string;
  /** Label of the way to other events. */
  exploreEventsActionLabel: string;
}
