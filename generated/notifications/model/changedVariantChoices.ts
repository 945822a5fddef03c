// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Name of each option to the choice that makes the variant.
 */
export type ChangedVariantChoices = { [key: string]: string };
