// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { MultiCurrencyPrice } from './multiCurrencyPrice.ts';
import type { Quantity } from './quantity.ts';
import type { TranslatableString } from './translatableString.ts';

/**
 * One extra.
 */
export interface ItemModifier {
  /**
   * @minLength 1
   * @maxLength 36
   */
  id: string;
  quantity?: Quantity;
  label?: TranslatableString;
  details?: TranslatableString;
  price?: MultiCurrencyPrice;
}
