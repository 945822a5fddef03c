// Generated from spec/catalog-v2.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { TextCondition } from './textCondition.ts';

/**
 * Conditions that a collection must meet, all of them. `$and`, `$or` and `$not` join filters. Another field or operator is answered with 400.
 */
export interface CollectionFilter {
  id?: TextCondition;
  name?: TextCondition;
  /**
   * All of these must be met.
   * @maxItems 50
   */
  $and?: readonly CollectionFilter[];
  /**
   * At least one of these must be met.
   * @maxItems 50
   */
  $or?: readonly CollectionFilter[];
  $not?: CollectionFilter;
}
