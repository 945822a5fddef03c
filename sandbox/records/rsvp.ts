import type { RsvpInputValue, RsvpStatus } from '../../generated/rsvp/types.ts';

/** The reply of a guest to an event (R600). */
export interface RsvpRecord {
  id: string;
  revision: number;
  eventId: string;
  /** RFC 3339. */
  createdDate: string;
  /** RFC 3339. */
  updatedDate: string;
  /** Null: a visitor replied. */
  memberId: string | null;
  contactId: string;
  firstName: string;
  lastName: string;
  email: string;
  status: RsvpStatus;
  answers: RsvpInputValue[];
  /** The number of companions; their names may be fewer. */
  companions: number;
  names: string[];
  /** The instant of the check-in of each person who has arrived, by the number of the person (R610). */
  arrivals: Record<string, string>;
  disableNotifications: boolean;
  marketingConsent: boolean;
  /** Data of apps, by namespace; null: none. */
  extendedFields: Record<string, Record<string, unknown>> | null;
}
