import type { SiteEvent } from '../../generated/events-v3/types.ts';
import type { PictureRecord } from './catalog.ts';

/** Tax on the tickets of an event. */
export interface TicketTax {
  name: string;
  /** Percent as a decimal: '19'. */
  rate: string;
  type: 'INCLUDED' | 'ADDED' | 'ADDED_AT_CHECKOUT';
  /** Whether donations are taxed too (R169). */
  appliesToDonations: boolean;
}

/** The settings of an event's ticket sale that calls have no members for; the owner sets them. */
export interface TicketingSettings {
  /** The maximum number of tickets of one kind in a checkout (R152). */
  ticketsPerOrder: number;
  /** Minutes that a reservation holds its tickets (R153). */
  holdMinutes: number;
  /** Minutes after the hold until an unpaid order is canceled (R185). */
  unpaidMinutes: number;
  /** Whether every ticket has a guest with a form; otherwise the order has one form. */
  guestsAssignedSeparately: boolean;
  /** Whether the owner has paused the registration (R140). */
  paused: boolean;
  /** Whether sales end with the start of the event; otherwise they end with its end (R150). */
  salesEndAtStart: boolean;
  tax: TicketTax | null;
  /** Terms that a buyer must accept before the order. */
  policies: { id: string; name: string; body: string }[];
}

/** An event with every member that the sandbox gives it. */
export type EventAbout = SiteEvent &
  Required<
    Pick<
      SiteEvent,
      | 'title'
      | 'slug'
      | 'status'
      | 'location'
      | 'dateAndTimeSettings'
      | 'createdDate'
      | 'updatedDate'
      | 'instanceId'
      | 'userId'
    >
  >;

/** An event of the site. */
export interface EventRecord {
  id: string;
  /**
   * The event in the form of the wire. Status, registration status and summaries are computed on each read; the values
   * here are those of its creation.
   */
  about: EventAbout;
  /** The status that was announced last; effects of the clock move it (R133). */
  status: 'DRAFT' | 'UPCOMING' | 'STARTED' | 'ENDED' | 'CANCELED';
  ticketing: TicketingSettings;
  /**
   * The limit and waitlist of an RSVP event, and the number of people who come, with those whom the owner has registered
   * without a reply. `beyond` is the number of people that the owner has let in past the limit; absent: 0.
   */
  rsvp: { limit: number | null; waitlist: boolean; guests: number; beyond?: number };
  /** The id that events of one recurrence share (R144). */
  seriesId: string | null;
  /** The id of the original, if the event is a copy (R136). */
  derivedFromId: string | null;
  /** The generated picture; null: `about.mainImage` is shown, if present. */
  picture: PictureRecord | null;
}
