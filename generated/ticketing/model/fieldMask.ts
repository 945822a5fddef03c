// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Names of the fields to set, joined by commas. With it, exactly these fields are set, and one that is named but absent is cleared. Without it, the fields that the body has are set.
 */
export type FieldMask = string | readonly string[];
