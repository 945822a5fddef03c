// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Whether the price of a ticket holds the tax already, or the checkout adds it.
 */
export type EventTaxType = 'INCLUDED_IN_PRICE' | 'ADDED_AT_CHECKOUT';
