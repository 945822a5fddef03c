// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Which checkout sells the tickets. Known from the platform's own packages only.
 */
export type EventCheckoutType = 'EVENTS_APP' | 'ECOMM_PLATFORM';
