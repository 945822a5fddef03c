// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Names of the fields that changed.
 * @maxItems 100
 */
export type ChangedFields = string[];
