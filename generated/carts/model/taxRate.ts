// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * A share from 0 to 1 with up to six decimals; 0.19 is 19 percent.
 * @pattern ^(0(\.\d{1,6})?|1(\.0{1,6})?)$
 */
export type TaxRate = string;
