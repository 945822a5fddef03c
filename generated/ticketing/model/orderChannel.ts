// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Where the order was made: on the site (ONLINE) or at a till (OFFLINE_POS).
 */
export type OrderChannel = 'ONLINE' | 'OFFLINE_POS';
