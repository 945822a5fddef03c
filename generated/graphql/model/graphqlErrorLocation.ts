// Generated from spec/graphql.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * A place in the document, counted from 1.
 */
export interface GraphqlErrorLocation {
  /** @minimum 1 */
  line: number;
  /** @minimum 1 */
  column: number;
}
