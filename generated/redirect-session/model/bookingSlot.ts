// Generated from spec/redirect-session.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { SlotLocation } from './slotLocation.ts';
import type { SlotResource } from './slotResource.ts';

/**
 * Service, time, place and person.
 */
export interface BookingSlot {
  /** What is booked at that time. */
  serviceId?: string;
  /** Id of the schedule that the slot is taken from. */
  scheduleId?: string;
  /** Local time without offset. */
  startDate?: string;
  /** Local time without offset. */
  endDate?: string;
  /** IANA zone of the two times. */
  timezone?: string;
  resource?: SlotResource;
  location?: SlotLocation;
  /**
   * Id of the calendar entry of a course.
   * @minLength 36
   * @maxLength 250
   */
  eventId?: string;
}
