import type { SandboxSettings } from '../records/settings.ts';
import { makeEvent } from './events.ts';
import { shopOf } from './owner.ts';
import type { Answer, Shopper } from './shopper.ts';

/** The code of a refusal. */
export const codeOf = ({ body }: Answer): unknown => body.at('details.applicationError.code');

/** A mandatory choice, an optional text, and companions with their names. */
const controls = [
  {
    id: 'food',
    type: 'DROPDOWN',
    inputs: [{ name: 'food', label: 'Food', type: 'TEXT', mandatory: true, options: ['Meat', 'None'] }],
  },
  { id: 'note', type: 'INPUT', inputs: [{ name: 'note', label: 'Note', type: 'TEXT', maxLength: 10 }] },
  {
    id: 'guests',
    type: 'GUEST_CONTROL',
    inputs: [
      { name: 'additionalGuests', label: 'More', type: 'NUMBER', options: ['1', '2', '3'] },
      { name: 'guestNames', label: 'Names', type: 'TEXT_ARRAY' },
    ],
  },
];

/** A valid answer to the mandatory question. */
export const FOOD = { inputValues: [{ inputName: 'food', value: 'None' }] };

/** Companions with names. */
export const companions = (...guestNames: string[]) => ({ guestCount: guestNames.length, guestNames });

/** A site with an event that accepts replies: YES and NO, four seats, with a waiting list. */
export const party = async (
  rsvp: object = {},
  settings: Partial<SandboxSettings> = {},
  form: object[] = controls,
) => {
  const made = await shopOf({ settings });
  const { sandbox, owner, visitor } = made;
  const event = await makeEvent(owner, {
    title: 'House party',
    registration: {
      initialType: 'RSVP',
      rsvp: { responseType: 'YES_AND_NO', limit: 4, waitlistEnabled: true, ...rsvp },
    },
    form: { controls: form },
  });
  const eventId = event.text('id');
  let guests = 0;
  /** Sends a reply with YES, as a new person each time. */
  const reply = (more: object = {}, by: Shopper = visitor, body: object = {}) =>
    by.post('/v2/rsvps', {
      rsvp: {
        eventId,
        status: 'YES',
        firstName: 'Mara',
        lastName: 'Lindt',
        email: `guest-${(guests += 1)}@example.com`,
        form: FOOD,
        ...more,
      },
      ...body,
    });
  /** Sends a reply that succeeds, and returns it. */
  const replied = async (more: object = {}, by: Shopper = visitor) => {
    const answer = await reply(more, by);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body.value));
    return answer.body;
  };
  const change = (id: string, rsvp: object, options: object = {}) =>
    owner.patch(`/v2/rsvps/${id}`, {
      rsvp: { revision: String(sandbox.state.rsvps[id]?.revision), ...rsvp },
      options,
    });
  const read = async (id: string) => (await owner.get(`/v2/rsvps/${id}`)).body;
  const counts = async () =>
    (await owner.get(`/v2/rsvps/summaries?eventId=${eventId}`)).body.at('summaries.0');
  return { ...made, eventId, reply, replied, change, read, counts };
};
