// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { AddressInput } from './addressInput.ts';
import type { SelectedMemberships } from './selectedMemberships.ts';
import type { SelectedShippingOption } from './selectedShippingOption.ts';

/**
 * What to compute with, for this once. What is absent is taken from the cart.
 */
export interface EstimateTotalsRequest {
  selectedShippingOption?: SelectedShippingOption;
  shippingAddress?: AddressInput;
  billingAddress?: AddressInput;
  selectedMemberships?: SelectedMemberships;
  /** False leaves tax out. */
  calculateTax?: boolean;
  /** False leaves shipping out. */
  calculateShipping?: boolean;
  /** False leaves additional fees out. */
  calculateAdditionalFees?: boolean;
}
