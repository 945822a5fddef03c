import type { EventStatus, RegistrationStatus } from '../../../generated/events-v3/types.ts';
import type { EventRecord, TicketDefinitionRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { definitionsOf } from './find.ts';

/** The start or end of an event in milliseconds since 1970; undefined while it is to be decided. */
export const instantAt = ({ about }: EventRecord, which: 'startDate' | 'endDate'): number | undefined => {
  const text = about.dateAndTimeSettings[which];
  return text === undefined || about.dateAndTimeSettings.dateAndTimeTbd ? undefined : Date.parse(text);
};

/**
 * The current status of an event (R133). Drafts and canceled events keep their status; the others follow the clock, and
 * run from their start, inclusive, to their end, exclusive. While the dates are to be decided, an event is UPCOMING.
 */
export const statusOf = (
  { clock }: World,
  event: EventRecord,
): Exclude<EventStatus, 'UNKNOWN_EVENT_STATUS'> => {
  if (event.status === 'DRAFT' || event.status === 'CANCELED') return event.status;
  const now = clock.now();
  const [start, end] = [instantAt(event, 'startDate'), instantAt(event, 'endDate')];
  if (end !== undefined && now >= end) return 'ENDED';
  return start !== undefined && now >= start ? 'STARTED' : 'UPCOMING';
};

/** The end of a ticket sale: its own end or the event's start or end, whichever is first (R150). */
export const saleEndOf = (event: EventRecord, { sale }: TicketDefinitionRecord): number =>
  Math.min(
    sale?.end ?? Infinity,
    instantAt(event, event.ticketing.salesEndAtStart ? 'startDate' : 'endDate') ?? Infinity,
  );

/** The current status of a ticket sale (R150). */
export const saleStatusOf = (
  { clock }: World,
  event: EventRecord,
  definition: TicketDefinitionRecord,
): 'SALE_SCHEDULED' | 'SALE_STARTED' | 'SALE_ENDED' => {
  const now = clock.now();
  if (now >= saleEndOf(event, definition)) return 'SALE_ENDED';
  return definition.sale && now < definition.sale.start ? 'SALE_SCHEDULED' : 'SALE_STARTED';
};

/** Whether every ticket of a definition is sold. Held tickets may be released, so they do not count. */
export const isSoldOut = ({ capacity, sold }: TicketDefinitionRecord): boolean =>
  capacity !== null && sold >= capacity;

/** Whether guests can get tickets now or later: some ticket is on sale or will be, and is not sold out (R140). */
const sellsTickets = (world: World, event: EventRecord): boolean =>
  definitionsOf(world, event.id).some(
    (definition) =>
      !definition.hidden && !isSoldOut(definition) && saleStatusOf(world, event, definition) !== 'SALE_ENDED',
  );

const rsvpStatusOf = ({ clock }: World, { about, rsvp }: EventRecord): RegistrationStatus => {
  const { startDate, endDate } = about.registration?.rsvp ?? {};
  if (startDate !== undefined && clock.now() < Date.parse(startDate)) return 'SCHEDULED_RSVP';
  if (endDate !== undefined && clock.now() >= Date.parse(endDate)) return 'CLOSED_AUTOMATICALLY';
  if (rsvp.limit === null || rsvp.guests < rsvp.limit) return 'OPEN_RSVP';
  return rsvp.waitlist ? 'OPEN_RSVP_WAITLIST_ONLY' : 'CLOSED_AUTOMATICALLY';
};

/**
 * The current registration status (R140). The owner's actions come first: a draft, a canceled event and a paused or
 * disabled registration are CLOSED_MANUALLY. An event that is over, sold out or no longer on sale is
 * CLOSED_AUTOMATICALLY.
 */
export const registrationStatusOf = (world: World, event: EventRecord): RegistrationStatus => {
  const status = statusOf(world, event);
  const { registration } = event.about;
  if (status === 'DRAFT' || status === 'CANCELED' || event.ticketing.paused) return 'CLOSED_MANUALLY';
  if (status === 'ENDED') return 'CLOSED_AUTOMATICALLY';
  if (registration?.registrationDisabled) return 'CLOSED_MANUALLY';
  if (registration?.external?.url !== undefined) return 'OPEN_EXTERNAL';
  if (registration?.initialType === 'RSVP') return rsvpStatusOf(world, event);
  if (sellsTickets(world, event))
    return registration?.initialType === 'TICKETING' ? 'OPEN_TICKETS' : 'OPEN_RSVP_AND_TICKETS';
  return registration?.initialType === 'TICKETING' ? 'CLOSED_AUTOMATICALLY' : rsvpStatusOf(world, event);
};

/** Whether the event has guests so far. */
export const hasGuests = (world: World, event: EventRecord): boolean =>
  event.rsvp.guests > 0 || definitionsOf(world, event.id).some(({ sold }) => sold > 0);
