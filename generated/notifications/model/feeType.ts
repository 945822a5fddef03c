// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Who bears a fee. FEE_ADDED, FEE_ADDED_AT_CHECKOUT: the buyer, on top of the price; with the latter the fee is shown at the checkout only. FEE_INCLUDED: the owner, out of the price.
 */
export type FeeType = 'FEE_ADDED' | 'FEE_INCLUDED' | 'FEE_ADDED_AT_CHECKOUT';
