// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ItemAvailabilityStatus } from './itemAvailabilityStatus.ts';
import type { Undeclared } from './undeclared.ts';

/**
 * Whether the item can be had now, in the wanted quantity.
 */
export interface ItemAvailability {
  status: ItemAvailabilityStatus | Undeclared;
  /**
   * How many there are. Absent when the stock is not counted.
   * @minimum 0
   */
  quantityAvailable?: number;
}
