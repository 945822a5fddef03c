// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * The choices made so far, as name of the option to description of the choice. May be empty.
 */
export type ProductOptionsAvailabilityRequestOptions = { [key: string]: string };
