// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Image } from './image.ts';
import type { ItemPageUrl } from './itemPageUrl.ts';
import type { ItemType } from './itemType.ts';
import type { MultiCurrencyPrice } from './multiCurrencyPrice.ts';
import type { ProductName } from './productName.ts';
import type { Quantity } from './quantity.ts';

/**
 * A line that no catalog has, as `customLineItems` of a cart is specified. `lineItems` has the same line in full.
 */
export interface CustomLineItem {
  /** Id of the line in `lineItems`. */
  readonly id: string;
  quantity: Quantity;
  productName: ProductName;
  itemType: ItemType;
  /** Price of one. */
  price: MultiCurrencyPrice;
  /** Picture of the line. The platform has it in `lineItems[].image`. */
  media?: Image;
  /** Page of the item. The platform has it in `lineItems[].url`. */
  url?: ItemPageUrl;
}
