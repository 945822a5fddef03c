// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * How the tax goes with the price. INCLUDED: it is part of the price. ADDED: it comes on top. ADDED_AT_CHECKOUT: it comes on top and is shown at the checkout only.
 */
export type TaxType = 'INCLUDED' | 'ADDED' | 'ADDED_AT_CHECKOUT';
