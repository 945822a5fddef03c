import type { NewEvent } from '../../../generated/events-v3/types.ts';
import type { TicketDefinitionRecord } from '../../records/state.ts';

/** A local time; the day is counted from the start of the sandbox. */
export interface SeedTime {
  day: number;
  /** '19:30' in the zone of the event. */
  time: string;
}

/** The short form of a ticket definition. Amounts are decimals in EUR. */
export interface TicketSeed {
  name: string;
  text?: string;
  policy?: string;
  free?: boolean;
  price?: string;
  /** The minimum donation. */
  donation?: string;
  /** Prices by name. */
  options?: Readonly<Record<string, string>>;
  fee?: TicketDefinitionRecord['fee'];
  hidden?: boolean;
  /** The number of tickets; absent: unlimited. */
  capacity?: number;
  /** Days from the start of the sandbox. */
  sale?: { start: number; end?: number; hideNotOnSale?: boolean };
}

/** The short form of an event. */
export interface EventSeed {
  title: string;
  /** One or two sentences for lists. */
  short: string;
  /** Paragraphs of the page. */
  text: readonly string[];
  /** The name of the drawing. */
  shape: string;
  place: NewEvent['location'];
  zone: string;
  /** Absent: to be decided, with the text of `tbd`. */
  from?: SeedTime;
  to?: SeedTime;
  tbd?: string;
  /**
   * The weekday of `from`, counted from Sunday, if the texts name it: the event moves to the first such day from its day
   * on, so that the texts are true for every start of the clock.
   */
  weekday?: number;
  /** Further dates of a series, in days after the first. */
  repeats?: readonly number[];
  registration: NewEvent['registration'];
  questions?: NonNullable<NonNullable<NewEvent['form']>['controls']>;
  policies?: readonly { name: string; body: string }[];
  tickets?: readonly TicketSeed[];
  /** Whether tickets are sold until the end of the event, not only until its start. */
  salesUntilEnd?: boolean;
  category?: string;
  /** Days since its creation. */
  age: number;
  state?: 'draft' | 'canceled';
  /** The number of registered guests. */
  guests?: number;
  online?: boolean;
  agenda?: boolean;
}
