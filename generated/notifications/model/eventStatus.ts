// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Where the event stands; set by the platform. DRAFT until it is published; then UPCOMING, STARTED and ENDED by
 * the clock, or CANCELED. UNKNOWN_EVENT_STATUS belongs to earlier releases.
 */
export type EventStatus = 'UNKNOWN_EVENT_STATUS' | 'UPCOMING' | 'STARTED' | 'ENDED' | 'CANCELED' | 'DRAFT';
