import { describe, expect, test } from 'vitest';
import { eventOf } from '../../testing/events.ts';
import { memberOf } from '../../testing/box-office.ts';
import { appOf } from '../../testing/shopper.ts';
import { announcedBy } from '../../testing/owner.ts';
import { codeOf, companions, FOOD, party } from '../../testing/replies.ts';

const HOUR = 3_600_000;

describe('a reply', () => {
  test('R600: of a visitor is answered with the reply and with calendar links', async () => {
    const { replied } = await party();
    const body = await replied({ additionalGuestDetails: companions('Jonas Lindt', 'Ada Brandt') });
    expect(body.at('rsvp')).toMatchObject({
      revision: '1',
      status: 'YES',
      firstName: 'Mara',
      totalGuests: 3,
      checkedInGuestCount: 0,
      fullyCheckedIn: false,
      form: FOOD,
    });
    expect(body.list('rsvp.guestList.guests').map((guest) => guest.at('fullName'))).toEqual([
      'Mara Lindt',
      'Jonas Lindt',
      'Ada Brandt',
    ]);
    expect(body.text('calendarLinks.ics')).toMatch(/house-party\.ics$/);
    expect(body.at('rsvp.memberId')).toBeUndefined();
  });

  test('R601: is possible for events whose first registration type is RSVP only', async () => {
    const { sandbox, reply } = await party();
    const { id } = eventOf(sandbox, 'harbour-lights-festival');
    const refused = await reply({ eventId: id });
    expect([refused.status, codeOf(refused)]).toEqual([428, 'INVALID_EVENT_TYPE']);
    const unknown = await reply({ eventId: '00000000-0000-4000-8000-000000000000' });
    expect([unknown.status, codeOf(unknown)]).toEqual([404, 'EVENT_NOT_FOUND']);
  });

  test.each(['firstName', 'lastName', 'email'])(
    'R602: has %s at the top; in the form it is refused',
    async (inputName) => {
      const { reply } = await party();
      const inputValues = [...FOOD.inputValues, { inputName, value: 'mara@example.com' }];
      const refused = await reply({ form: { inputValues } });
      expect([refused.status, codeOf(refused)]).toEqual([400, 'INVALID_FORM_RESPONSE']);
      expect(refused.body.at('details.applicationError.data.inputName')).toBe(inputName);
    },
  );

  test.each([
    ['an unknown input', [...FOOD.inputValues, { inputName: 'shoes', value: '38' }]],
    ['a missing mandatory answer', [{ inputName: 'note', value: 'Hello' }]],
    ['an answer outside the options', [{ inputName: 'food', value: 'Fish' }]],
    ['an answer that is too long', [...FOOD.inputValues, { inputName: 'note', value: 'x'.repeat(11) }]],
  ])('R603: with %s is refused', async (_, inputValues) => {
    const { reply } = await party();
    const refused = await reply({ form: { inputValues } });
    expect([refused.status, codeOf(refused)]).toEqual([400, 'INVALID_FORM_RESPONSE']);
  });

  test('R603: of a guest who does not come needs no form answers', async () => {
    const { replied } = await party();
    expect((await replied({ status: 'NO', form: undefined })).at('rsvp.status')).toBe('NO');
  });

  test('R604: has companions only if the form asks for them, as many as it offers, and with their names', async () => {
    const { reply } = await party();
    const names = await reply({ additionalGuestDetails: { guestCount: 2, guestNames: ['Jonas'] } });
    expect([names.status, codeOf(names)]).toEqual([400, 'ADDITIONAL_GUESTS_MUST_HAVE_NAMES']);
    const many = await reply({ additionalGuestDetails: companions('a', 'b', 'c', 'd') });
    expect([many.status, codeOf(many)]).toEqual([400, 'INVALID_FORM_RESPONSE']);
    const alone = await party({}, {}, []);
    const refused = await alone.reply({ form: undefined, additionalGuestDetails: companions('Jonas') });
    expect([refused.status, codeOf(refused)]).toEqual([400, 'INVALID_FORM_RESPONSE']);
  });

  test('R605: to a full event gets a place on the waiting list with 200', async () => {
    const { replied, counts } = await party();
    await replied({ additionalGuestDetails: companions('a', 'b', 'c') });
    const body = await replied({ additionalGuestDetails: companions('Jonas') });
    expect(body.at('rsvp')).toMatchObject({ status: 'WAITLIST', totalGuests: 2 });
    expect(await counts()).toMatchObject({ yesGuestCount: 4, waitlistGuestCount: 2, totalRsvpCount: 2 });
  });

  test('R605: is refused if the event is full and has no waiting list, or if too few seats are left', async () => {
    const { replied, reply } = await party({ waitlistEnabled: false });
    await replied({ additionalGuestDetails: companions('a', 'b') });
    const large = await reply({ additionalGuestDetails: companions('Jonas') });
    expect([large.status, codeOf(large)]).toEqual([428, 'GUEST_LIMIT_EXCEEDED']);
    expect(large.body.at('details.applicationError.data.maxRsvpSize')).toBe(1);
    await replied();
    const full = await reply();
    expect([full.status, codeOf(full)]).toEqual([428, 'RSVP_LIMIT_EXCEEDED']);
  });

  test('R605: of more people than seats are left waits, only if the settings say so', async () => {
    for (const [largeReplies, status] of [
      ['refuse', 428],
      ['wait', 200],
    ] as const) {
      const { replied, reply } = await party({}, { largeReplies });
      await replied({ additionalGuestDetails: companions('a', 'b') });
      expect((await reply({ additionalGuestDetails: companions('Jonas') })).status).toBe(status);
    }
  });

  test('R606: with NO is possible only if the event asks for YES and NO', async () => {
    const { reply } = await party({ responseType: 'YES_ONLY' });
    const refused = await reply({ status: 'NO' });
    expect([refused.status, codeOf(refused)]).toEqual([428, 'UNEXPECTED_RSVP_STATUS']);
    const open = await party();
    expect((await open.reply({ status: 'NO' })).status).toBe(200);
  });

  test('R607: is possible from the start to the end of the registration', async () => {
    const now = Date.parse('2026-03-02T09:00:00.000Z');
    const at = (hours: number) => new Date(now + hours * HOUR).toISOString();
    const { sandbox, reply } = await party({ startDate: at(1), endDate: at(2) });
    const early = await reply();
    expect([early.status, codeOf(early)]).toEqual([428, 'RSVPS_NOT_STARTED']);
    sandbox.advance(1.5 * HOUR);
    expect((await reply()).status).toBe(200);
    sandbox.advance(HOUR);
    const late = await reply();
    expect([late.status, codeOf(late)]).toEqual([428, 'RSVPS_CLOSED']);
  });

  test('R607: is refused while the owner has closed the registration', async () => {
    const { sandbox, eventId, reply } = await party();
    sandbox.owner.pauseRegistration(eventId);
    expect(codeOf(await reply())).toBe('RSVPS_CLOSED');
  });

  test('R607: for the waiting list needs an event that has one', async () => {
    const { reply } = await party({ waitlistEnabled: false });
    const refused = await reply({ status: 'WAITLIST' });
    expect([refused.status, codeOf(refused)]).toEqual([428, 'WAITING_LIST_UNAVAILABLE']);
    const open = await party();
    expect((await open.replied({ status: 'WAITLIST' })).at('rsvp.status')).toBe('WAITLIST');
  });

  test('R608: is possible once for a member, and once with the e-mail address of a member', async () => {
    const { sandbox, reply, replied } = await party();
    const ada = memberOf(sandbox, 'ada');
    expect((await replied({}, ada)).at('rsvp.memberId')).toBe(ada.id);
    const again = await reply({}, ada);
    expect([again.status, codeOf(again)]).toEqual([409, 'MEMBER_ALREADY_REGISTERED']);
    const address = await reply({ email: 'ADA@example.org' });
    expect([address.status, codeOf(address)]).toEqual([409, 'MEMBER_EMAIL_ALREADY_REGISTERED']);
    await replied({ email: 'mara@example.com' });
    expect((await reply({ email: 'mara@example.com' })).status).toBe(200);
  });

  test('R613: of owner and app can pass limits, form, status and names; visitors cannot', async () => {
    const { sandbox, owner, reply, counts } = await party({ limit: 1, responseType: 'YES_ONLY' });
    expect((await reply()).status).toBe(200);
    const options = {
      ignoreLimits: true,
      ignoreFormValidation: true,
      ignoreResponseStatus: true,
      ignoreAdditionalGuestNames: true,
    };
    const odd = { form: { inputValues: [] }, additionalGuestDetails: { guestCount: 5 } };
    const accepted = await reply(odd, owner, { options });
    expect(accepted.body.at('rsvp')).toMatchObject({ status: 'YES', totalGuests: 6 });
    expect((await reply({ status: 'NO' }, await appOf(sandbox), { options })).status).toBe(200);
    expect(await counts()).toMatchObject({ yesGuestCount: 7, noGuestCount: 1, waitlistGuestCount: 0 });
    expect((await reply({}, undefined, { options })).status).toBe(403);
    for (const one of Object.keys(options).filter((name) => name !== 'ignoreLimits'))
      expect(
        (await reply({ ...odd, status: 'NO' }, owner, { options: { ...options, [one]: false } })).status,
      ).not.toBe(200);
  });

  test('R214: needs the events app', async () => {
    const { sandbox, reply } = await party();
    sandbox.state.settings.eventsAppInstalled = false;
    expect(codeOf(await reply())).toBe('WIX_EVENTS_APP_NOT_INSTALLED');
  });

  test('R670: is announced with its identity, and so are its change and its end', async () => {
    const { sandbox, owner, replied, change } = await party();
    let id = '';
    const found = await announcedBy(sandbox, async () => {
      id = (await replied()).text('rsvp.id');
      await change(id, { status: 'NO' });
      await owner.remove(`/v2/rsvps/${id}`);
    });
    expect(found.map(({ type, identity }) => [type, identity?.identityType])).toEqual([
      ['rsvp_created', 'ANONYMOUS_VISITOR'],
      ['rsvp_updated', 'WIX_USER'],
      ['rsvp_deleted', 'WIX_USER'],
    ]);
    const [created, updated] = found;
    expect(created?.data.at('createdEvent.entity.status')).toBe('YES');
    expect(updated?.data.at('updatedEvent.currentEntity')).toMatchObject({ id, status: 'NO', revision: '2' });
    expect(updated?.data.at('updatedEvent.modifiedFields')).toMatchObject({ status: 'YES', totalGuests: 1 });
  });
});
