// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AmountCondition } from './amountCondition.ts';
import type { DigitsCondition } from './digitsCondition.ts';
import type { InstantCondition } from './instantCondition.ts';
import type { InventoryStatusCondition } from './inventoryStatusCondition.ts';
import type { MembershipCondition } from './membershipCondition.ts';
import type { MembershipOperators } from './membershipOperators.ts';
import type { ProductTypeCondition } from './productTypeCondition.ts';
import type { SearchableTextCondition } from './searchableTextCondition.ts';
import type { TextCondition } from './textCondition.ts';

/**
 * Conditions that a product must meet, all of them. `options.<name>` asks for the choices of an option, such as
 * `options.Size`. `$and`, `$or` and `$not` join filters. Another field or operator is answered with 400.
 */
export interface ProductFilter {
  [name: `options.${string}`]: MembershipCondition;
  id?: TextCondition;
  name?: SearchableTextCondition;
  slug?: SearchableTextCondition;
  productType?: ProductTypeCondition;
  description?: SearchableTextCondition;
  sku?: SearchableTextCondition;
  price?: AmountCondition;
  'priceData.price'?: AmountCondition;
  numericId?: DigitsCondition;
  inventoryStatus?: InventoryStatusCondition;
  collectionIds?: MembershipOperators;
  'collections.id'?: MembershipCondition;
  lastUpdated?: InstantCondition;
  createdDate?: InstantCondition;
  /**
   * All of these must be met.
   * @maxItems 50
   */
  $and?: readonly ProductFilter[];
  /**
   * At least one of these must be met.
   * @maxItems 50
   */
  $or?: readonly ProductFilter[];
  $not?: ProductFilter;
}
