import assert from 'node:assert/strict';
import { isErrorOf, items } from 'vitrine';
import { getEventBySlug } from 'vitrine/events-v3';
import {
  createRsvp,
  deleteRsvp,
  getRsvp,
  listCurrentRsvps,
  listRsvpSummary,
  type NewRsvp,
  queryRsvps,
  updateRsvp,
} from 'vitrine/rsvp';
import { present } from '../parts.ts';
import type { Journey } from '../stage.ts';
import { signInAsAda } from './sign-in.ts';

const slug = 'open-studio-night';

/** J15b: replies to an invitation with companions, the waiting list, a withdrawn reply and the door. */
export const rsvp: Journey = async ({ site, another, owner, person, control, notifications }) => {
  const read = async () =>
    (await getEventBySlug(slug, { fields: ['FORM', 'REGISTRATION'] }, { client: site })).event;
  const { id: eventId, form, registration } = present(await read());
  assert.equal(registration?.rsvp?.responseType, 'YES_AND_NO', 'the page offers both replies');
  const questions = (form?.controls ?? []).filter(({ system }) => !system);
  assert.deepEqual(
    questions.map(({ id }) => id),
    ['diet', 'guests', 'wishes'],
  );

  const guest = (firstName: string): NewRsvp => ({
    eventId,
    status: 'YES',
    firstName,
    lastName: 'Lindt',
    email: `${firstName.toLowerCase()}@example.com`,
    form: { inputValues: [{ inputName: 'diet', value: 'Vegan' }] },
  });
  const companions = { guestCount: 2, guestNames: ['Jonas Lindt', 'Ella Lindt'] };
  const family = { ...guest('Mara'), additionalGuestDetails: companions };
  const coming = await createRsvp({ rsvp: family }, { client: site });
  assert(coming.rsvp);
  assert.equal(coming.rsvp.status, 'YES', 'the page says: you are coming');
  assert.equal(coming.rsvp.totalGuests, 3);
  assert(coming.calendarLinks?.ics?.endsWith('.ics'));

  const code = async (reply: NewRsvp) =>
    createRsvp({ rsvp: reply }, { client: another() }).then(
      ({ rsvp: sent }) => sent?.status,
      (error: unknown) => (isErrorOf(error, createRsvp) ? error.code : error),
    );
  assert.equal(await code({ ...guest('Ida'), form: { inputValues: [] } }), 'INVALID_FORM_RESPONSE');
  const nameless = { ...guest('Ida'), additionalGuestDetails: { guestCount: 1 } };
  assert.equal(await code(nameless), 'ADDITIONAL_GUESTS_MUST_HAVE_NAMES');
  const { form: _, ...declined } = guest('Otto');
  assert.equal(await code({ ...declined, status: 'NO' }), 'NO', 'the page says: thank you for telling us');

  // The owner registers six guests who called, and the event is full.
  await control('events/rsvp', { event: slug, guests: 6 });
  assert.equal((await read())?.registration?.status, 'OPEN_RSVP_WAITLIST_ONLY');
  const waiting = await createRsvp({ rsvp: guest('Theodora') }, { client: another() });
  assert(waiting.rsvp);
  assert.equal(waiting.rsvp.status, 'WAITLIST', 'a success, but no seat');

  await signInAsAda({ site, person });
  assert.equal(
    await createRsvp({ rsvp: guest('Ada') }, { client: site }).catch((error: unknown) =>
      isErrorOf(error, createRsvp) ? error.code : error,
    ),
    'MEMBER_ALREADY_REGISTERED',
  );
  const own: string[] = [];
  for await (const reply of items(listCurrentRsvps, { eventId: [eventId], paging: {} }, { client: site }))
    own.push(reply.status);
  assert.deepEqual(own, ['YES'], 'the page shows the reply that the member has sent before');

  // Mara calls: only two people come. The owner changes the reply and gives the free seat to the waiting list.
  const client = owner;
  const smaller = { guestCount: 1, guestNames: ['Jonas Lindt'] };
  const { rsvp: changed } = await updateRsvp(
    coming.rsvp.id,
    { rsvp: { revision: present(coming.rsvp.revision), additionalGuestDetails: smaller } },
    { client },
  );
  assert(changed);
  const { rsvps } = await queryRsvps({ query: { filter: { eventId, status: 'WAITLIST' } } }, { client });
  assert.deepEqual(
    rsvps.map(({ id }) => id),
    [waiting.rsvp.id],
    'nobody moves up without the owner',
  );
  const [first] = rsvps;
  assert(first);
  const seat = { rsvp: { revision: present(first.revision), status: 'YES' as const } };
  assert.equal((await updateRsvp(first.id, seat, { client })).rsvp?.status, 'YES');
  await assert.rejects(
    updateRsvp(first.id, seat, { client }),
    (error) => isErrorOf(error, updateRsvp) && error.code === 'INVALID_REVISION',
  );
  const { summaries } = await listRsvpSummary({ eventId: [eventId] }, { client });
  assert.deepEqual([summaries[0]?.yesGuestCount, summaries[0]?.waitlistGuestCount], [40, 0]);

  await control('rsvps/check-in', { rsvpId: changed.id, guestIds: [1] });
  const atTheDoor = await getRsvp(changed.id, { fields: ['DETAILS'] }, { client });
  assert(atTheDoor.rsvp);
  assert.deepEqual([atTheDoor.rsvp.checkedInGuestCount, atTheDoor.rsvp.fullyCheckedIn], [1, false]);
  await deleteRsvp(first.id, { client });
  await assert.rejects(
    getRsvp(first.id, {}, { client }),
    (error) => isErrorOf(error, getRsvp) && error.status === 404,
  );
  assert.deepEqual(
    (await notifications('v2')).filter((type) => type.includes('rsvp')).map((type) => type.split('_').at(-1)),
    ['created', 'created', 'created', 'updated', 'updated', 'updated', 'deleted'],
  );
};
