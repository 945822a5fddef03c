// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AddressInput } from './addressInput.ts';
import type { ChannelType } from './channelType.ts';
import type { SelectedShippingOption } from './selectedShippingOption.ts';

/**
 * Everything is optional; what is absent is taken from the cart.
 */
export interface CreateCheckoutRequest {
  channelType?: ChannelType;
  shippingAddress?: AddressInput;
  billingAddress?: AddressInput;
  selectedShippingOption?: SelectedShippingOption;
  /** E-mail address of the buyer. Needed when an address is given and the buyer is not signed in; for a member the one of the account is taken. */
  email?: string;
}
