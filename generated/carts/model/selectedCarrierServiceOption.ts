// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { DeliveryAllocation } from './deliveryAllocation.ts';
import type { DeliveryLogistics } from './deliveryLogistics.ts';
import type { SelectedOptionCharge } from './selectedOptionCharge.ts';
import type { ShippingCost } from './shippingCost.ts';

/**
 * The way of shipping that was counted.
 */
export interface SelectedCarrierServiceOption {
  /** @maxLength 100 */
  code: string;
  carrierId?: string;
  /** @maxLength 250 */
  readonly title: string;
  /** True when this is the option that was asked for. False when none was, or when it is not to be had for this address; then the first one is counted. */
  readonly requestedShippingOption: boolean;
  logistics?: DeliveryLogistics;
  cost: ShippingCost;
  /**
   * Which carrier takes which lines, when there is more than one; else empty.
   * @maxItems 300
   */
  deliveryAllocations: DeliveryAllocation[];
  /** True when some lines cannot be shipped this way. */
  partial?: boolean;
  /**
   * The older form of additional fees.
   * @deprecated
   * @maxItems 100
   */
  otherCharges?: SelectedOptionCharge[];
}
