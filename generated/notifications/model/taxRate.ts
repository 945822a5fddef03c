// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * In percent, from 0.001 to 100, with three decimals at most.
 * @pattern ^\d{1,3}(\.\d{1,3})?$
 */
export type TaxRate = string;
