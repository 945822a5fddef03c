// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Which address decides on the tax.
 */
export type TaxableAddressType = 'BUSINESS' | 'BILLING' | 'SHIPPING';
