import type { EventRecord, RsvpRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';

/** The number of people of a reply: the guest and the companions; 0 for NO (R610). */
export const peopleOf = ({ status, companions }: Pick<RsvpRecord, 'status' | 'companions'>): number =>
  status === 'NO' ? 0 : 1 + companions;

/** The number of seats that a reply takes. A place on the waiting list is no seat. */
export const seatsOf = (reply: Pick<RsvpRecord, 'status' | 'companions'>): number =>
  reply.status === 'YES' ? peopleOf(reply) : 0;

/** The number of free seats of an event; unlimited: Infinity. */
export const freeSeats = ({ rsvp: { limit, guests } }: EventRecord): number =>
  limit === null ? Infinity : Math.max(0, limit - guests);

/** The replies to an event, the oldest first. */
export const repliesTo = ({ state }: World, eventId: string): RsvpRecord[] =>
  Object.values(state.rsvps).filter((reply) => reply.eventId === eventId);

/** The numbers of people by their reply, including people whom the owner has registered without a reply. */
export const countsOf = (world: World, event: EventRecord) => {
  const replies = repliesTo(world, event.id);
  const sum = (status: RsvpRecord['status']) =>
    replies.filter((reply) => reply.status === status).reduce((total, reply) => total + peopleOf(reply), 0);
  const { limit, guests, beyond = 0 } = event.rsvp;
  const yes = limit === null ? guests : Math.min(guests, limit + beyond);
  return {
    yes,
    no: replies.filter(({ status }) => status === 'NO').length,
    waiting: sum('WAITLIST') + guests - yes,
    replies: replies.length,
  };
};

/** Takes seats of an event; seats beyond the limit are counted separately. */
export const takeSeats = (event: EventRecord, seats: number): void => {
  const past = seats - freeSeats(event);
  event.rsvp.guests += seats;
  if (past > 0) event.rsvp.beyond = (event.rsvp.beyond ?? 0) + past;
};

/** Frees seats of an event. */
export const freeSeatsOf = (event: EventRecord, seats: number): void => {
  const { limit, guests, beyond = 0 } = event.rsvp;
  event.rsvp.guests = Math.max(0, guests - seats);
  const left = limit === null ? 0 : Math.min(beyond, Math.max(0, event.rsvp.guests - limit));
  if (left > 0) event.rsvp.beyond = left;
  else delete event.rsvp.beyond;
};
