// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { BooleanCondition } from './booleanCondition.ts';
import type { MembershipOperators } from './membershipOperators.ts';
import type { SearchableTextCondition } from './searchableTextCondition.ts';
import type { TextCondition } from './textCondition.ts';

/**
 * Conditions that a variant must meet, all of them. `$and`, `$or` and `$not` join filters. The platform publishes no
 * list of these fields; the ones here are the plain fields of a store variant.
 */
export interface StoreVariantFilter {
  id?: TextCondition;
  variantId?: TextCondition;
  productId?: TextCondition;
  productName?: SearchableTextCondition;
  variantName?: SearchableTextCondition;
  sku?: SearchableTextCondition;
  managedVariant?: BooleanCondition;
  'stock.inStock'?: BooleanCondition;
  collectionIds?: MembershipOperators;
  /**
   * All of these must be met.
   * @maxItems 50
   */
  $and?: readonly StoreVariantFilter[];
  /**
   * At least one of these must be met.
   * @maxItems 50
   */
  $or?: readonly StoreVariantFilter[];
  $not?: StoreVariantFilter;
}
