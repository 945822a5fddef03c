// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * What the product costs. Currency and formatted texts are the platform's to add.
 */
export interface PriceInput {
  /**
   * Price before the discount, in the site's currency.
   * @minimum 0
   * @maximum 999999999.99
   */
  price: number;
}
