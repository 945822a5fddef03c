// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ShippingOption } from './shippingOption.ts';

/**
 * The ways of shipping of one carrier.
 */
export interface CarrierServiceOption {
  carrierId: string;
  /** @maxItems 100 */
  shippingOptions: ShippingOption[];
}
