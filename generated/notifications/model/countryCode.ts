// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Two-letter country code (ISO 3166-1).
 * @pattern ^[A-Z]{2}$
 */
export type CountryCode = string;
