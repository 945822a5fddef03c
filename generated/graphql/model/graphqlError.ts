// Generated from spec/graphql.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { GraphqlErrorExtensions } from './graphqlErrorExtensions.ts';
import type { GraphqlErrorLocation } from './graphqlErrorLocation.ts';

/**
 * One mistake of the document, or one field that failed.
 */
export interface GraphqlError {
  /** What went wrong, in English, for the log. */
  message: string;
  /**
   * Where in the document, if a place can be told.
   * @maxItems 100
   */
  locations?: GraphqlErrorLocation[];
  /**
   * Way through the answer to the field that failed: names of fields and numbers of list entries.
   * @maxItems 100
   */
  path?: (string | number)[];
  /** Further facts; `code` where the platform gives one. */
  extensions?: GraphqlErrorExtensions;
}
