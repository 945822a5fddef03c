// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * A part of the price that a plan takes off.
 */
export interface PercentDiscount {
  /**
   * In percent, from 0.01 to 100, with two decimals at most.
   * @pattern ^\d{1,16}(\.\d+)?$
   */
  rate?: string;
  /**
   * Number of tickets that the plan makes cheaper.
   * @minimum 0
   */
  quantityDiscounted?: number;
}
