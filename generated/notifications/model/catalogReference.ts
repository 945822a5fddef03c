// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CatalogReferenceOptions } from './catalogReferenceOptions.ts';

/**
 * Names one item of one catalog.
 */
export interface CatalogReference {
  /**
   * App whose catalog it is. The platform's own store is 215238eb-22a5-4c36-9e7b-e7c08025e04e.
   * @minLength 1
   */
  appId: string;
  /**
   * Id of the item in that catalog. For the store it is the id of the product.
   * @minLength 1
   * @maxLength 36
   */
  catalogItemId: string;
  /** What was chosen, in a form that the catalog decides. For the store: `variantId` where the product manages variants, otherwise `options` (name of the option to name of the choice); `customTextFields` (title to text). */
  options?: CatalogReferenceOptions;
}
