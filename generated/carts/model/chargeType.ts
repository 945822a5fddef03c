// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * What the charge is for.
 */
export type ChargeType = 'HANDLING_FEE' | 'INSURANCE';
