// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * What the registration is at present. NONE when the event is only shown, EXTERNAL when it is done on another site. RSVP_AND_TICKETING is known from the platform's own packages only.
 */
export type RegistrationType = 'RSVP' | 'TICKETING' | 'EXTERNAL' | 'NONE' | 'RSVP_AND_TICKETING';
