// Generated from spec/graphql.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { GraphqlRequestVariables } from './graphqlRequestVariables.ts';

/**
 * One document and the values for it.
 */
export interface GraphqlRequest {
  /**
   * The document, with queries or mutations.
   * @minLength 1
   */
  query: string;
  /** Values for the variables that the document declares, by name. Absent when it declares none. */
  variables?: GraphqlRequestVariables;
}
