// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * In a shop of the merchant, or at a point of a carrier.
 */
export type PickupMethod = 'STORE_PICKUP' | 'PICKUP_POINT';
