// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { SlotAvailability } from './slotAvailability.ts';

/**
 * Form and payment of a time slot.
 */
export interface BookingsCheckoutIntent {
  /**
   * IANA zone in which times are shown.
   * @maxLength 40
   */
  timezone?: string;
  slotAvailability: SlotAvailability;
}
