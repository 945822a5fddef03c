// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Whether guests answer an invitation (RSVP) or buy tickets (TICKETING). Chosen when the event is made, and never changed afterwards. RSVP_AND_TICKETING is known from the platform's own packages only.
 */
export type InitialRegistrationType = 'RSVP' | 'TICKETING' | 'RSVP_AND_TICKETING';
