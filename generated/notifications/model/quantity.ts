// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * How many of the item.
 * @minimum 1
 * @maximum 100000
 */
export type Quantity = number;
