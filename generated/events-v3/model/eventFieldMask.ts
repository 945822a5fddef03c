// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Paths of the fields to write, joined by commas. Known from the platform's own packages only; a host may ignore it and take the fields that are there.
 */
export type EventFieldMask = string | readonly string[];
