// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * In a MEETING everybody speaks; in a WEBINAR guests watch.
 */
export type ConferenceType = 'MEETING' | 'WEBINAR';
