// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * What the owner pays and earns for one piece.
 */
export interface CostAndProfitData {
  /**
   * Cost of one piece.
   * @minimum 0
   * @maximum 999999999.99
   */
  itemCost?: number;
  formattedItemCost: string;
  /**
   * Discounted price less cost; negative when the piece is sold at a loss.
   * @maximum 999999999.99
   */
  profit: number;
  formattedProfit: string;
  /**
   * Profit as a part of the discounted price; 0.25 is a quarter.
   * @maximum 1
   */
  profitMargin: number;
}
