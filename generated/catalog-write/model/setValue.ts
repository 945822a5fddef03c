// Generated from spec/catalog-write.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * The property to set and its new value. Exactly one member.
 */
export interface SetValue {
  /**
   * Price before the discount, in the site's currency; for every variant too.
   * @minimum 0
   * @maximum 999999999.99
   */
  price?: number;
  /**
   * What the owner pays for one piece, in the site's currency.
   * @minimum 0
   * @maximum 999999999.99
   */
  cost?: number;
  /**
   * Shipping weight in the unit that the site has set.
   * @minimum 0
   * @maximum 999999999.99
   */
  weight?: number;
  /**
   * Short label on the products, such as "Sale".
   * @maxLength 30
   */
  ribbon?: string;
  /**
   * Who makes the products.
   * @maxLength 50
   */
  brand?: string;
}
