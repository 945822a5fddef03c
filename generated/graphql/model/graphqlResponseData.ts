// Generated from spec/graphql.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * What the document asked for, by field; its form follows the document. `null` when a field failed that may not be missing.
 * @nullable
 */
export type GraphqlResponseData = { [key: string]: unknown } | null;
