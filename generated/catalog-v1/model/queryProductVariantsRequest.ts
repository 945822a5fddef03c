// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { PlatformPaging } from './platformPaging.ts';
import type { QueryProductVariantsRequestChoices } from './queryProductVariantsRequestChoices.ts';

/**
 * Give `choices` or `variantIds`, not both; without either all variants are meant.
 */
export interface QueryProductVariantsRequest {
  /** Only variants that have these choices, as name of the option to description of the choice. */
  choices?: QueryProductVariantsRequestChoices;
  /**
   * Only these variants.
   * @maxItems 1000
   */
  variantIds?: readonly string[];
  paging?: PlatformPaging;
  /** Adds the figures that only the store's owner may see. */
  includeMerchantSpecificData?: boolean;
}
