// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { Address } from './address.ts';
import type { PickupMethod } from './pickupMethod.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * Where the buyer fetches the goods.
 */
export interface PickupDetails {
  pickupMethod: PickupMethod | Undeclared;
  address?: Address;
  /**
   * The older form of `pickupMethod`; true for STORE_PICKUP.
   * @deprecated
   */
  businessLocation?: boolean;
}
