// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Only variants that have these choices, as name of the option to description of the choice.
 */
export type QueryProductVariantsRequestChoices = { [key: string]: string };
