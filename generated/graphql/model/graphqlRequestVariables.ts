// Generated from spec/graphql.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Values for the variables that the document declares, by name. Absent when it declares none.
 */
export type GraphqlRequestVariables = { [key: string]: unknown };
