// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { MultiCurrencyPrice } from './multiCurrencyPrice.ts';

/**
 * A gift card that was counted. Absent without one.
 */
export interface GiftCard {
  /**
   * The older form of `externalId`.
   * @deprecated
   */
  id?: string;
  /**
   * Id that the app gave the card.
   * @minLength 1
   * @maxLength 50
   */
  externalId?: string;
  /** App that keeps the card. */
  appId: string;
  /** Code with most of it covered. */
  obfuscatedCode: string;
  /** What it pays of this cart. */
  amount: MultiCurrencyPrice;
  /** What the buyer wanted it to pay. Absent means as much as it can. */
  requestedAmount?: MultiCurrencyPrice;
}
