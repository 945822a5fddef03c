// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Hosted page of a product.
 */
export interface StoresProductIntent {
  /**
   * The part of the page's address that names the product.
   * @maxLength 150
   */
  productSlug: string;
}
