// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * How the option is shown; the value of a colour's choice is its colour code. Read-only.
 */
export type OptionType = 'unspecified_option_type' | 'drop_down' | 'color';
