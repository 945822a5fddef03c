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

/** How the tickets of an event are sold: what the owner sets where the calls have no member for it. */
export interface TicketingSettings {
  /** Most tickets of one kind in one checkout (R152). */
  ticketsPerOrder: number;
  /** How long a reservation holds its tickets (R153). */
  holdMinutes: number;
  /** How long after the hold an unpaid order is kept (R185). */
  unpaidMinutes: number;
  /** Every ticket has the form of a guest of its own; else one form for the order. */
  guestsAssignedSeparately: boolean;
  /** The owner closed the registration by hand (R140). */
  paused: boolean;
  /** Whether sales end with the start of the event; else with its end (R150). */
  salesEndAtStart: boolean;
  tax: TicketTax | null;
  /** Terms that a buyer agrees to before the order. */
  policies: { id: string; name: string; body: string }[];
}

/** An event of the site. */
export interface EventRecord {
  id: string;
  /**
   * All that the platform can show of it. Status, registration status and summaries are worked out on each read; what
   * stands here of them is from when it was made.
   */
  about: SiteEvent;
  /** Last status that was announced: the effects of the clock move it (R133). */
  status: 'DRAFT' | 'UPCOMING' | 'STARTED' | 'ENDED' | 'CANCELED';
  ticketing: TicketingSettings;
  /** Limit and waitlist of an RSVP event. */
  rsvp: { limit: number | null; waitlist: boolean; guests: number };
  /** Shared by the events of one recurrence (R144). */
  seriesId: string | null;
  /** The event that this one is a copy of (R136). */
  derivedFromId: string | null;
  /** The generated picture; null: `about.mainImage` is shown, if there is one. */
  picture: PictureRecord | null;
}
