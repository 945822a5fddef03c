// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Whether guests come to a place (VENUE) or join from elsewhere (ONLINE).
 */
export type LocationType = 'VENUE' | 'ONLINE';
