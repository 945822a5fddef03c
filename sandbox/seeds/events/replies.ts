import { idFrom } from '../../engine/ids.ts';
import { contactIdByEmail } from '../../rules/members/contacts.ts';
import { seatsOf } from '../../rules/seats/seats.ts';
import type { World } from '../../engine/context.ts';
import type { RsvpRecord } from '../../records/state.ts';
import { personOf } from '../orders/people.ts';

const HOUR = 3_600_000;

/** The short form of a reply. */
interface ReplySeed {
  event: string;
  who: string;
  status: RsvpRecord['status'];
  /** Hours before the start of the sandbox. */
  ago: number;
  /** The names of the companions. */
  with?: readonly string[];
  answers?: Readonly<Record<string, string>>;
}

const replies: readonly ReplySeed[] = [
  {
    event: 'Open Studio Night',
    who: 'Ada Berg',
    status: 'YES',
    ago: 200,
    with: ['Jonas Berg', 'Ella Berg'],
    answers: { diet: 'Vegetarian' },
  },
  { event: 'Open Studio Night', who: 'Noor Lind', status: 'NO', ago: 150 },
  {
    event: 'Open Studio Night',
    who: 'Theo Blum',
    status: 'YES',
    ago: 90,
    answers: { diet: 'Everything', wishes: 'A chair with a back, please.' },
  },
  {
    event: 'Wheel Throwing Evening',
    who: 'Mila Novak',
    status: 'YES',
    ago: 60,
    answers: { experience: 'Never' },
  },
];

/**
 * Adds replies to the events of the sample site, the oldest first. The people are already included in the
 * guest counts of the events.
 */
export const addReplies = ({ state, ...world }: World): void => {
  for (const { event: title, who, status, ago, with: names = [], answers = {} } of replies) {
    const event = Object.values(state.events).find(({ about }) => about.title === title);
    if (!event) continue;
    const { firstName, lastName, email, caller } = personOf(state, who);
    const date = new Date(world.clock.now() - ago * HOUR).toISOString();
    const contactId =
      contactIdByEmail({ state, ...world }, email) ?? idFrom(`${state.seed}:contact:${email}`);
    state.contacts[email] ??= { id: contactId, createdDate: date };
    const reply: RsvpRecord = {
      id: idFrom(`${state.seed}:reply:${title}:${who}`),
      revision: 1,
      eventId: event.id,
      createdDate: date,
      updatedDate: date,
      memberId: caller.role === 'member' ? caller.id : null,
      contactId,
      firstName,
      lastName,
      email,
      status,
      answers: Object.entries(answers).map(([inputName, value]) => ({ inputName, value })),
      companions: names.length,
      names: [...names],
      arrivals: {},
      disableNotifications: false,
      marketingConsent: false,
      extendedFields: null,
    };
    state.rsvps[reply.id] = reply;
    // A scenario without the usual guests has at least those who have replied.
    event.rsvp.guests = Math.max(event.rsvp.guests, seatsOf(reply));
  }
};
