// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * State, region or province as a code with the country before it (ISO 3166-2).
 * @maxLength 50
 */
export type Subdivision = string;
