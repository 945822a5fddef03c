// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { DeliveryAllocation } from './deliveryAllocation.ts';
import type { DeliveryLogistics } from './deliveryLogistics.ts';
import type { ShippingPrice } from './shippingPrice.ts';

/**
 * One way of shipping. Its code, with the carrier's id, selects it.
 */
export interface ShippingOption {
  /** @maxLength 100 */
  code: string;
  /** @maxLength 250 */
  title: string;
  logistics?: DeliveryLogistics;
  cost: ShippingPrice;
  /** @maxItems 300 */
  deliveryAllocations?: DeliveryAllocation[];
  /** True when some lines cannot be shipped this way. */
  partial?: boolean;
}
