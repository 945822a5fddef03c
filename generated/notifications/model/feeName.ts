// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Which fee it is; there is one, the platform's fee for selling tickets.
 */
export type FeeName = 'WIX_FEE';
