// Generated from spec/events-v3.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Fills in the parts of the address that the platform can work out, such as the full names of country and subdivision. Known from the platform's own packages only; a host may ignore it.
 */
export type ResolveFullAddressParameter = boolean;
