// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { BookingPolicyViolations } from './bookingPolicyViolations.ts';
import type { BookingSlot } from './bookingSlot.ts';
import type { WaitingList } from './waitingList.ts';

/**
 * A time slot as the bookings service lists it. Hand it over as it came.
 */
export interface SlotAvailability {
  slot?: BookingSlot;
  /** Somebody can still book it. */
  bookable?: boolean;
  /**
   * Places in all.
   * @minimum 0
   */
  totalSpots?: number;
  /**
   * Places left.
   * @minimum 0
   */
  openSpots?: number;
  waitingList?: WaitingList;
  bookingPolicyViolations?: BookingPolicyViolations;
  /** Another booking holds it at this moment. */
  locked?: boolean;
}
