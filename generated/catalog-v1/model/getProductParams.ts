// Generated from spec/catalog-v1.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

export type GetProductParams = {
  /**
   * Adds the figures that only the store's owner may see; without that permission nothing is added.
   */
  includeMerchantSpecificData?: boolean;
};
