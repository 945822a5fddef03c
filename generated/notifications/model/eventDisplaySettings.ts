// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * What the site leaves out.
 */
export interface EventDisplaySettings {
  /** Lists show no way to the event's own page. */
  hideEventDetailsButton?: boolean;
  /** The event has no page of its own. */
  hideEventDetailsPage?: boolean;
}
