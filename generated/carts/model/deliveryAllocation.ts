// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ApplicableLineItems } from './applicableLineItems.ts';
import type { Carrier } from './carrier.ts';
import type { DeliveryRegion } from './deliveryRegion.ts';

/**
 * One carrier and the lines that it takes.
 */
export interface DeliveryAllocation {
  deliveryCarrier: Carrier;
  deliveryRegion?: DeliveryRegion;
  applicableLineItems?: ApplicableLineItems;
}
