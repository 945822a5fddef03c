// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Which ones of the event are meant.
 * @minItems 1
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 36
 */
export type OrderNumbers = readonly string[];
