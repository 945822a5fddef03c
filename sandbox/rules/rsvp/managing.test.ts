import { describe, expect, test } from 'vitest';
import { OwnerError } from '../../control/owner/types.ts';
import { makeEvent } from '../../testing/events.ts';
import { memberOf } from '../../testing/box-office.ts';
import { codeOf, companions, FOOD, party } from '../../testing/replies.ts';
import { appOf } from '../../testing/shopper.ts';

describe('the replies of an event', () => {
  test('R609: are read, changed and deleted by owner and app; a member lists only replies of that member', async () => {
    const { sandbox, owner, visitor, eventId, replied } = await party();
    const ada = memberOf(sandbox, 'ada');
    const own = (await replied({}, ada)).text('rsvp.id');
    await replied();
    for (const caller of [visitor, ada]) {
      expect((await caller.get(`/v2/rsvps/${own}`)).status).toBe(403);
      expect((await caller.post('/v2/rsvps/query')).status).toBe(403);
      expect((await caller.get(`/v2/rsvps/summaries?eventId=${eventId}`)).status).toBe(403);
      expect((await caller.patch(`/v2/rsvps/${own}`, { rsvp: { revision: '1' } })).status).toBe(403);
      expect((await caller.remove(`/v2/rsvps/${own}`)).status).toBe(403);
    }
    expect((await (await appOf(sandbox)).get(`/v2/rsvps/${own}`)).status).toBe(200);
    const current = (await ada.get(`/v2/rsvps/current?eventId=${eventId}`)).body;
    expect(current.list('rsvps').map((reply) => reply.at('id'))).toEqual([own]);
    expect(current.at('pagingMetadata')).toEqual({ count: 1, cursors: {}, hasNext: false });
    const nobody = await visitor.get(`/v2/rsvps/current?eventId=${eventId}`);
    expect([nobody.status, codeOf(nobody)]).toEqual([404, 'MEMBER_IDENTITY_NOT_FOUND']);
    const unknown = await owner.get('/v2/rsvps/00000000-0000-4000-8000-000000000000');
    expect([unknown.status, codeOf(unknown)]).toEqual([404, 'NOT_FOUND']);
  });

  test('R610: with YES count the guest and the companions, and with NO count no person', async () => {
    const { replied, counts } = await party();
    await replied({ additionalGuestDetails: companions('a') });
    expect((await replied({ status: 'NO' })).at('rsvp')).toMatchObject({
      totalGuests: 0,
      guestList: { guests: [] },
    });
    expect(await counts()).toMatchObject({ yesGuestCount: 2, noGuestCount: 1, totalRsvpCount: 2 });
  });

  test('R610: are checked in by the number of the guest, each once', async () => {
    const { sandbox, replied, read } = await party();
    const id = (await replied({ additionalGuestDetails: companions('a') })).text('rsvp.id');
    sandbox.owner.checkInGuests(id, true, [2]);
    const one = await read(id);
    expect(one.at('rsvp')).toMatchObject({ checkedInGuestCount: 1, fullyCheckedIn: false, revision: '2' });
    expect(one.at('rsvp.guestList.guests.1.checkInDetails.checkedIn')).toBe(true);
    expect(() => sandbox.owner.checkInGuests(id, true, [2])).toThrow(OwnerError);
    expect(() => sandbox.owner.checkInGuests(id, true, [3])).toThrow('no guest 3');
    expect(() => sandbox.owner.checkInGuests(id, false, [1])).toThrow('not checked in');
    expect(() => sandbox.owner.checkInGuests('none')).toThrow('There is no reply');
    sandbox.owner.checkInGuests(id);
    expect((await read(id)).at('rsvp')).toMatchObject({ checkedInGuestCount: 2, fullyCheckedIn: true });
    sandbox.owner.checkInGuests(id, false);
    expect((await read(id)).at('rsvp.checkedInGuestCount')).toBe(0);
  });

  test('R611: on the waiting list get no free seat, unless the settings say so', async () => {
    for (const [waitingListMovesUp, status] of [
      [false, 'WAITLIST'],
      [true, 'YES'],
    ] as const) {
      const { owner, replied, read } = await party({ limit: 1 }, { waitingListMovesUp });
      const first = (await replied()).text('rsvp.id');
      const large = (await replied({ additionalGuestDetails: companions('a') })).text('rsvp.id');
      const second = (await replied()).text('rsvp.id');
      await owner.remove(`/v2/rsvps/${first}`);
      expect((await read(second)).at('rsvp.status')).toBe(status);
      expect((await read(large)).at('rsvp.status')).toBe('WAITLIST');
    }
  });

  test('R612: come with every part, or only with the requested ones if the settings say so', async () => {
    const { sandbox, owner, replied, read } = await party();
    const id = (await replied()).text('rsvp.id');
    expect(Object.keys(Object((await read(id)).at('rsvp')) as object)).toContain('form');
    sandbox.state.settings.rsvpParts = 'requested';
    expect((await read(id)).at('rsvp')).toMatchObject({ form: FOOD });
    const bare = (await owner.get(`/v2/rsvps/${id}?fields=CONTACT_DETAILS`)).body;
    expect(bare.at('rsvp.email')).toContain('@example.com');
    expect([bare.at('rsvp.form'), bare.at('rsvp.firstName')]).toEqual([undefined, undefined]);
  });

  test('R612: are listed 50 a page by default, the newest first', async () => {
    const { owner, eventId, replied } = await party({ limit: 1_000 });
    const ids: string[] = [];
    for (let number = 0; number < 52; number += 1) ids.push((await replied()).text('rsvp.id'));
    const filter = { eventId };
    const first = (await owner.post('/v2/rsvps/query', { query: { filter } })).body;
    expect(first.list('rsvps').map((reply) => reply.at('id'))).toEqual(ids.toReversed().slice(0, 50));
    expect(first.at('pagingMetadata')).toMatchObject({ count: 50, hasNext: true });
    const cursor = first.text('pagingMetadata.cursors.next');
    const second = (await owner.post('/v2/rsvps/query', { query: { cursorPaging: { cursor } } })).body;
    expect(second.list('rsvps').map((reply) => reply.at('id'))).toEqual(ids.slice(0, 2).toReversed());
    expect(second.at('pagingMetadata.hasNext')).toBe(false);
  });

  test('are filtered and sorted', async () => {
    const { owner, eventId, replied } = await party();
    const yes = (await replied()).text('rsvp.id');
    const no = (await replied({ status: 'NO' })).text('rsvp.id');
    const ids = async (query: object) =>
      (await owner.post('/v2/rsvps/query', { query })).body.list('rsvps').map((reply) => reply.at('id'));
    const filter = { eventId };
    expect(await ids({ filter: { eventId, status: { $ne: 'YES' } } })).toEqual([no]);
    expect(await ids({ filter, sort: [{ fieldName: 'status', order: 'DESC' }] })).toEqual([yes, no]);
    expect((await owner.post('/v2/rsvps/query', { query: { filter: { email: 'a@b.c' } } })).status).toBe(400);
  });
});

describe('a change', () => {
  test('R671: needs the current revision, which every change raises', async () => {
    const { owner, replied, change } = await party();
    const id = (await replied()).text('rsvp.id');
    const changed = await change(id, { lastName: 'Weber' });
    expect(changed.body.at('rsvp')).toMatchObject({ revision: '2', lastName: 'Weber', firstName: 'Mara' });
    const stale = await change(id, { revision: '1', lastName: 'Brandt' });
    expect([stale.status, codeOf(stale)]).toEqual([409, 'INVALID_REVISION']);
    expect((await owner.patch(`/v2/rsvps/${id}`, { rsvp: { lastName: 'Brandt' } })).status).toBe(400);
  });

  test('R605: gives a seat of the waiting list only while enough seats are free', async () => {
    const { owner, replied, change, counts } = await party({ limit: 2 });
    const first = (await replied({ additionalGuestDetails: companions('a') })).text('rsvp.id');
    const waiting = (await replied()).text('rsvp.id');
    const refused = await change(waiting, { status: 'YES' });
    expect([refused.status, codeOf(refused)]).toEqual([428, 'GUEST_LIMIT_EXCEEDED']);
    expect((await change(waiting, { status: 'YES' }, { ignoreLimits: true })).status).toBe(200);
    expect(await counts()).toMatchObject({ yesGuestCount: 3, waitlistGuestCount: 0 });
    expect((await change(first, { additionalGuestDetails: { guestCount: 0 } })).status).toBe(200);
    expect(await counts()).toMatchObject({ yesGuestCount: 2 });
    await owner.remove(`/v2/rsvps/${first}`);
    expect(await counts()).toMatchObject({ yesGuestCount: 1, totalRsvpCount: 1 });
  });

  test('R605: may fill the free seats beside the own ones, and not one more', async () => {
    const { replied, change, counts } = await party({ limit: 3 });
    const id = (await replied({ additionalGuestDetails: companions('a') })).text('rsvp.id');
    const most = await change(id, { additionalGuestDetails: companions('a', 'b') });
    expect([most.status, await counts()]).toMatchObject([200, { yesGuestCount: 3 }]);
    const refused = await change(id, { additionalGuestDetails: companions('a', 'b', 'c') });
    expect([refused.status, codeOf(refused)]).toEqual([428, 'GUEST_LIMIT_EXCEEDED']);
  });

  test('R606: to NO frees the seats, if the event asks for NO', async () => {
    const { owner, eventId, replied, change, counts } = await party();
    const id = (await replied()).text('rsvp.id');
    expect((await change(id, { status: 'NO' })).status).toBe(200);
    expect(await counts()).toMatchObject({ yesGuestCount: 0, noGuestCount: 1 });
    await owner.patch(`/v3/events/${eventId}`, {
      event: { registration: { rsvp: { responseType: 'YES_ONLY' } } },
    });
    const other = (await replied()).text('rsvp.id');
    expect(codeOf(await change(other, { status: 'NO' }))).toBe('UNEXPECTED_RSVP_STATUS');
  });

  test('R607: of the status is refused after the end; a change of the name is accepted', async () => {
    const { sandbox, eventId, replied, change } = await party();
    const id = (await replied()).text('rsvp.id');
    sandbox.owner.pauseRegistration(eventId);
    expect(codeOf(await change(id, { status: 'NO' }))).toBe('RSVPS_CLOSED');
    expect((await change(id, { lastName: 'Weber' })).status).toBe(200);
  });

  test('R603, R604: is checked against the form', async () => {
    const { replied, change } = await party();
    const id = (await replied({ status: 'NO', form: undefined })).text('rsvp.id');
    expect(codeOf(await change(id, { status: 'YES' }))).toBe('INVALID_FORM_RESPONSE');
    const extra = { status: 'YES', form: FOOD, additionalGuestDetails: { guestCount: 1 } };
    expect(codeOf(await change(id, extra))).toBe('ADDITIONAL_GUESTS_MUST_HAVE_NAMES');
    expect((await change(id, extra, { ignoreAdditionalGuestNames: true })).status).toBe(200);
  });

  test('removes people from the check-in who are no longer part of the reply', async () => {
    const { sandbox, replied, change } = await party();
    const id = (await replied({ additionalGuestDetails: companions('a') })).text('rsvp.id');
    sandbox.owner.checkInGuests(id);
    const { body } = await change(id, { additionalGuestDetails: { guestCount: 0 } });
    expect(body.at('rsvp')).toMatchObject({ totalGuests: 1, checkedInGuestCount: 1, fullyCheckedIn: true });
  });
});

test('the event shows the replies in its figures, and its deletion deletes them', async () => {
  const { sandbox, owner, eventId, replied } = await party({ limit: 1 });
  await replied();
  await replied();
  await replied({ status: 'NO' });
  const { body } = await owner.get(`/v3/events/${eventId}?fields=REGISTRATION&fields=DASHBOARD`);
  expect(body.at('event.registration.status')).toBe('OPEN_RSVP_WAITLIST_ONLY');
  expect(body.at('event.summaries.rsvps')).toEqual({
    totalCount: 3,
    yesCount: 1,
    noCount: 1,
    waitlistCount: 1,
  });
  await owner.remove(`/v3/events/${eventId}`);
  expect(Object.values(sandbox.state.rsvps).filter((reply) => reply.eventId === eventId)).toEqual([]);
  expect((await makeEvent(owner)).text('id')).not.toBe(eventId);
});
