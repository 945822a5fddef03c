// Generated from spec/graphql.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { GraphqlError } from './graphqlError.ts';
import type { GraphqlResponseData } from './graphqlResponseData.ts';

/**
 * Has `data`, `errors` or both. A document that could not be run at all has no `data`.
 */
export interface GraphqlResponse {
  /**
   * What the document asked for, by field; its form follows the document. `null` when a field failed that may not be missing.
   * @nullable
   */
  data?: GraphqlResponseData;
  /**
   * What failed. Absent when nothing did.
   * @maxItems 100
   */
  errors?: GraphqlError[];
}
