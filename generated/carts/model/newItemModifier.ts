// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Quantity } from './quantity.ts';
import type { TranslatableString } from './translatableString.ts';

/**
 * One extra, to send.
 */
export interface NewItemModifier {
  /**
   * @minLength 1
   * @maxLength 36
   */
  id: string;
  quantity?: Quantity;
  label?: TranslatableString;
  details?: TranslatableString;
  /**
   * Price of one extra in the currency of the cart, with up to three decimals.
   * @pattern ^\d{1,16}(\.\d{1,3})?$
   */
  price?: string;
}
