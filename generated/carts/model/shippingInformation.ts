// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { CarrierServiceOption } from './carrierServiceOption.ts';
import type { SelectedCarrierServiceOption } from './selectedCarrierServiceOption.ts';
import type { ShippingRegion } from './shippingRegion.ts';

/**
 * Ways of shipping. Absent when shipping was not asked for.
 */
export interface ShippingInformation {
  region?: ShippingRegion;
  selectedCarrierServiceOption?: SelectedCarrierServiceOption;
  /**
   * Every way that the address allows, by carrier.
   * @maxItems 100
   */
  carrierServiceOptions: CarrierServiceOption[];
}
