import type { NewEvent } from '../../../generated/events-v3/types.ts';
import type { TicketDefinitionRecord } from '../../records/state.ts';

/** A local time, counted in days from the day on which the sandbox starts. */
export interface SeedTime {
  day: number;
  /** '19:30' by the clocks of the event. */
  time: string;
}

/** One kind of ticket in the short form in which events are written down. Amounts are decimals in EUR. */
export interface TicketSeed {
  name: string;
  text?: string;
  policy?: string;
  free?: boolean;
  price?: string;
  /** Least donation. */
  donation?: string;
  /** Prices by name. */
  options?: Readonly<Record<string, string>>;
  fee?: TicketDefinitionRecord['fee'];
  hidden?: boolean;
  /** How many there are; absent: any number. */
  capacity?: number;
  /** Days from the start of the sandbox. */
  sale?: { start: number; end?: number; hideNotOnSale?: boolean };
}

/** An event in the short form in which it is written down. */
export interface EventSeed {
  title: string;
  /** One or two sentences for lists. */
  short: string;
  /** Paragraphs of the page. */
  text: readonly string[];
  /** Name of the drawing. */
  shape: string;
  place: NewEvent['location'];
  zone: string;
  /** Absent: to be decided, as `tbd` says in words. */
  from?: SeedTime;
  to?: SeedTime;
  tbd?: string;
  /** Further starts of a series, in days after the first one. */
  repeats?: readonly number[];
  registration: NewEvent['registration'];
  questions?: NonNullable<NonNullable<NewEvent['form']>['controls']>;
  policies?: readonly { name: string; body: string }[];
  tickets?: readonly TicketSeed[];
  /** Tickets are sold until the end of the event, not only until its start. */
  salesUntilEnd?: boolean;
  category?: string;
  /** Days since it was made. */
  age: number;
  state?: 'draft' | 'canceled';
  /** How many said that they come. */
  guests?: number;
  online?: boolean;
  agenda?: boolean;
}
