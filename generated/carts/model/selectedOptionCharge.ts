// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ChargeType } from './chargeType.ts';
import type { ShippingCost } from './shippingCost.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * A charge on top of shipping.
 */
export interface SelectedOptionCharge {
  type: ChargeType | Undeclared;
  /** @maxLength 200 */
  details?: string;
  cost?: ShippingCost;
}
