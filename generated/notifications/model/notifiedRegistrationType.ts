// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * By an answer (RSVP), by a ticket, elsewhere, or not at all.
 */
export type NotifiedRegistrationType = 'RSVP' | 'TICKETING' | 'EXTERNAL' | 'NONE';
