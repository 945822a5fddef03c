import type { Rsvp, RsvpGuest, RsvpPart } from '../../../generated/rsvp/types.ts';
import type { RsvpRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { peopleOf } from '../seats/seats.ts';

const guestsOf = (reply: RsvpRecord): RsvpGuest[] => {
  const names = [`${reply.firstName} ${reply.lastName}`, ...reply.names];
  return Array.from({ length: peopleOf(reply) }, (_, index) => {
    const date = reply.arrivals[index + 1];
    const fullName = names[index];
    return {
      index,
      guestId: index + 1,
      ...(fullName !== undefined && { fullName }),
      checkInDetails: { checkedIn: date !== undefined, ...(date !== undefined && { checkInDate: date }) },
    };
  });
};

/** The parts of a reply; which member belongs to which part is assumed (R612). */
const parts: Readonly<Record<RsvpPart, (world: World, reply: RsvpRecord) => Partial<Rsvp>>> = {
  DETAILS: ({ state }, reply) => {
    const guests = guestsOf(reply);
    const arrived = Object.keys(reply.arrivals).length;
    const session = state.events[reply.eventId]?.about.onlineConferencing?.session;
    return {
      firstName: reply.firstName,
      lastName: reply.lastName,
      totalGuests: guests.length,
      guestList: { guests },
      fullyCheckedIn: guests.length > 0 && arrived === guests.length,
      checkedInGuestCount: arrived,
      additionalGuestDetails: { guestCount: reply.companions, guestNames: [...reply.names] },
      disableNotifications: reply.disableNotifications,
      marketingConsent: reply.marketingConsent,
      anonymized: false,
      ...(session &&
        reply.status === 'YES' && {
          onlineConferencingLogin: {
            link: session.guestLink,
            ...(session.password !== undefined && { password: session.password }),
          },
        }),
      ...(reply.extendedFields && { extendedFields: { namespaces: reply.extendedFields } }),
    };
  },
  FORM: (_, { answers }) => ({ form: { inputValues: answers } }),
  CONTACT_DETAILS: (_, { contactId, email }) => ({ contactId, email }),
};

const everyPart = Object.keys(parts) as RsvpPart[];

/** A reply as the API writes it. All parts come, or only the requested ones if the settings say so (R612). */
export const replyView = (
  world: World,
  reply: RsvpRecord,
  requested: readonly RsvpPart[] = everyPart,
): Rsvp => {
  const shown = world.state.settings.rsvpParts === 'all' ? everyPart : requested;
  return Object.assign(
    {
      id: reply.id,
      revision: String(reply.revision),
      eventId: reply.eventId,
      createdDate: reply.createdDate,
      updatedDate: reply.updatedDate,
      status: reply.status,
      ...(reply.memberId !== null && { memberId: reply.memberId }),
    },
    ...everyPart.filter((part) => shown.includes(part)).map((part) => parts[part](world, reply)),
  ) as Rsvp;
};
