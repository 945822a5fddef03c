// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * AVAILABLE: there are enough. PARTIALLY_AVAILABLE: there are some, but fewer than the quantity. NOT_AVAILABLE: there are none. NOT_FOUND: the catalog does not have the item any more.
 */
export type ItemAvailabilityStatus = 'AVAILABLE' | 'NOT_FOUND' | 'NOT_AVAILABLE' | 'PARTIALLY_AVAILABLE';
