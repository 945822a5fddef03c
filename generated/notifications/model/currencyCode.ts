// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Three-letter currency code (ISO 4217).
 * @pattern ^[A-Z]{3}$
 */
export type CurrencyCode = string;
