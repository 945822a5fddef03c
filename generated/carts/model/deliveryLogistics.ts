// Generated from spec/carts.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { DeliveryTimeSlot } from './deliveryTimeSlot.ts';
import type { PickupDetails } from './pickupDetails.ts';

/**
 * When and where the goods arrive.
 */
export interface DeliveryLogistics {
  /**
   * In words.
   * @maxLength 500
   */
  deliveryTime?: string;
  deliveryTimeSlot?: DeliveryTimeSlot;
  /**
   * What the buyer must do.
   * @maxLength 1000
   */
  instructions?: string;
  pickupDetails?: PickupDetails;
}
