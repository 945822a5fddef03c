import { describe, expect, test } from 'vitest';
import { DEFAULT_START } from '../../engine/clock.ts';
import {
  eventOf,
  makeEvent,
  newOwner,
  announcementsOf,
  ticketOf,
  announcedAbout,
} from '../../testing/events.ts';
import type { Shopper } from '../../testing/shopper.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (milliseconds: number) => new Date(DEFAULT_START + milliseconds).toISOString();

/** Dates that begin and end some hours after the start of the sandbox. */
const dates = (start: number, end: number) => ({
  dateAndTimeSettings: { startDate: at(start * HOUR), endDate: at(end * HOUR), timeZoneId: 'Europe/Berlin' },
});

const shown = async (owner: Shopper, id: string) => {
  const { body } = await owner.get(`/v3/events/${id}?fields=REGISTRATION`);
  return [body.at('event.status'), body.at('event.registration.status')];
};

describe('an event and the clock', () => {
  test('R133: is STARTED from its start, inclusive, to its end, exclusive', async () => {
    const owner = newOwner();
    const id = (await makeEvent(owner, dates(48, 50))).text('id');
    const status = async () => (await shown(owner, id))[0];
    expect(await status()).toBe('UPCOMING');
    owner.sandbox.advance(48 * HOUR - 1);
    expect(await status()).toBe('UPCOMING');
    owner.sandbox.advance(1);
    expect(await status()).toBe('STARTED');
    owner.sandbox.advance(2 * HOUR - 1);
    expect(await status()).toBe('STARTED');
    owner.sandbox.advance(1);
    expect(await status()).toBe('ENDED');
  });

  test('R141: announces the reminder one day before the start, and start and end at their instants', async () => {
    const owner = newOwner();
    const id = (await makeEvent(owner, dates(48, 50))).text('id');
    owner.sandbox.advance(30 * DAY);
    expect(announcementsOf(owner.sandbox, id)).toEqual(['created', 'reminder', 'started', 'ended']);
    const announced = announcedAbout(owner.sandbox, id).slice(1);
    expect(announced.map(({ date }) => date)).toEqual([at(24 * HOUR), at(48 * HOUR), at(50 * HOUR)]);
    expect(announced[0]).toMatchObject({
      data: {
        actionEvent: { body: { eventId: id, startsIn: { days: 1, hours: 0, minutes: 0 }, hasGuests: false } },
      },
    });
    expect(announced.map(({ identity }) => identity)).toEqual([undefined, undefined, undefined]);
  });

  test('R1: one long step of the clock announces the same as many short steps, or as the next call', async () => {
    const news = async (steps: number[]) => {
      const owner = newOwner();
      const id = (await makeEvent(owner, dates(48, 50))).text('id');
      for (const step of steps) owner.sandbox.advance(step);
      return announcedAbout(owner.sandbox, id).map(({ eventType, date }) => [eventType, date]);
    };
    const once = await news([30 * DAY]);
    expect(once).toHaveLength(4);
    expect(await news(Array.from({ length: 60 }, () => DAY / 2))).toEqual(once);
    const owner = newOwner();
    const id = (await makeEvent(owner, dates(48, 50))).text('id');
    // The machine's clock moved on without a command to the sandbox.
    owner.sandbox.state.clock.offset += 30 * DAY;
    await owner.get('/v3/events/00000000-0000-4000-8000-000000000000');
    expect(announcedAbout(owner.sandbox, id).map(({ eventType, date }) => [eventType, date])).toEqual(once);
  });

  test('R2: at one instant the sale changes first, then the status, then reminders are announced', async () => {
    const owner = newOwner();
    const { sandbox } = owner;
    const first = (await makeEvent(owner, dates(48, 72))).text('id');
    const next = (await makeEvent(owner, { title: 'The day after', ...dates(72, 74) })).text('id');
    const seat = structuredClone(ticketOf(sandbox, 'glazing-for-beginners', 'Seat at the bench'));
    sandbox.state.ticketDefinitions['seat'] = { ...seat, id: 'seat', eventId: first };
    // The next write stores its registration as open and plans its sale.
    await owner.patch(`/v3/events/${first}`, { event: { shortDescription: 'With a seat' } });
    const before = sandbox.state.notifications.length;
    sandbox.advance(48 * HOUR);
    const announced = sandbox.state.notifications
      .slice(before)
      .filter(({ date }) => date === at(48 * HOUR))
      .map(({ eventType, data }) => [eventType.slice(14), Reflect.get(data, 'entityId')]);
    expect(announced).toEqual([
      ['ticket_definition_sale_ended', 'seat'],
      ['event_updated', first],
      ['event_started', first],
      ['event_reminder', next],
    ]);
  });

  test('R141: a moved event has its reminder and its start at the new time only', async () => {
    const owner = newOwner();
    const id = (await makeEvent(owner, dates(48, 50))).text('id');
    await owner.patch(`/v3/events/${id}`, { event: dates(96, 98) });
    await owner.patch(`/v3/events/${id}`, { event: dates(48, 50) });
    await owner.patch(`/v3/events/${id}`, { event: dates(72, 74) });
    owner.sandbox.advance(30 * DAY);
    const announced = announcedAbout(owner.sandbox, id).slice(4);
    expect(announced.map(({ eventType, date }) => [eventType.slice(20), date])).toEqual([
      ['reminder', at(48 * HOUR)],
      ['started', at(72 * HOUR)],
      ['ended', at(74 * HOUR)],
    ]);
  });

  test('drafts, canceled and deleted events have no planned effects', async () => {
    const owner = newOwner();
    const draft = (await makeEvent(owner, dates(48, 50), true)).text('id');
    const canceled = (await makeEvent(owner, dates(48, 50))).text('id');
    const deleted = (await makeEvent(owner, dates(48, 50))).text('id');
    await owner.post(`/v3/events/${canceled}/cancel`);
    await owner.remove(`/v3/events/${deleted}`);
    owner.sandbox.advance(30 * DAY);
    expect(announcementsOf(owner.sandbox, draft)).toEqual(['created']);
    expect(announcementsOf(owner.sandbox, canceled)).toEqual(['created', 'canceled']);
    expect(announcementsOf(owner.sandbox, deleted)).toEqual(['created', 'deleted']);
  });
});

describe('the registration of an event', () => {
  const registrationOf = async (owner: Shopper, slug: string) =>
    (await shown(owner, eventOf(owner.sandbox, slug).id))[1];

  test('R140: with tickets is open while a ticket is on sale or will be, unless it is paused', async () => {
    const owner = newOwner();
    const { sandbox } = owner;
    const slug = 'glazing-for-beginners';
    const event = eventOf(sandbox, slug);
    const status = () => registrationOf(owner, slug);
    expect(await status()).toBe('OPEN_TICKETS');
    await owner.patch(`/v3/events/${event.id}`, { event: { registration: { registrationPaused: true } } });
    expect(await status()).toBe('CLOSED_MANUALLY');
    await owner.patch(`/v3/events/${event.id}`, { event: { registration: { registrationPaused: false } } });
    expect(await status()).toBe('OPEN_TICKETS');
    const [seat, chair] = [
      ticketOf(sandbox, slug, 'Seat at the bench'),
      ticketOf(sandbox, slug, 'Looking on'),
    ];
    Object.assign(seat, { sold: 12, capacity: 12 });
    expect(await status()).toBe('OPEN_TICKETS');
    Object.assign(chair, { sold: 4, capacity: 4 });
    expect(await status()).toBe('CLOSED_AUTOMATICALLY');
    chair.capacity = 5;
    chair.sale = { start: sandbox.clock.now() + DAY, end: null, hideNotOnSale: true };
    expect(await status()).toBe('OPEN_TICKETS');
    chair.sale = { start: 0, end: sandbox.clock.now(), hideNotOnSale: false };
    expect(await status()).toBe('CLOSED_AUTOMATICALLY');
  });

  test('R140: of a draft or canceled event is CLOSED_MANUALLY, of an event that is over or without tickets CLOSED_AUTOMATICALLY', async () => {
    const owner = newOwner();
    expect(await registrationOf(owner, 'winter-market')).toBe('CLOSED_MANUALLY');
    expect(await registrationOf(owner, 'rooftop-concert')).toBe('CLOSED_MANUALLY');
    expect(await registrationOf(owner, 'lantern-walk')).toBe('CLOSED_AUTOMATICALLY');
    expect((await makeEvent(owner)).at('registration.status')).toBe('CLOSED_AUTOMATICALLY');
  });

  test('R140: by RSVP is open from its start to its end, up to the limit, then for the waitlist', async () => {
    const owner = newOwner();
    const rsvp = { startDate: at(HOUR), endDate: at(3 * HOUR), limit: 2, waitlistEnabled: true };
    const made = await makeEvent(owner, {
      ...dates(48, 50),
      registration: { initialType: 'RSVP', rsvp },
    });
    const { id } = eventOf(owner.sandbox, made.text('slug'));
    const status = async () => (await shown(owner, id))[1];
    expect(await status()).toBe('SCHEDULED_RSVP');
    owner.sandbox.advance(HOUR);
    expect(await status()).toBe('OPEN_RSVP');
    const event = eventOf(owner.sandbox, made.text('slug'));
    event.rsvp.guests = 2;
    expect(await status()).toBe('OPEN_RSVP_WAITLIST_ONLY');
    event.rsvp.waitlist = false;
    expect(await status()).toBe('CLOSED_AUTOMATICALLY');
    event.rsvp.guests = 0;
    owner.sandbox.advance(2 * HOUR);
    expect(await status()).toBe('CLOSED_AUTOMATICALLY');
    expect(announcementsOf(owner.sandbox, id)).toEqual(['created', 'updated', 'updated']);
  });

  test('R140: on another site is open until the event is over', async () => {
    const owner = newOwner();
    const { body } = await owner.get('/v3/events/slug/design-fair-copenhagen?fields=REGISTRATION');
    expect(body.at('event.registration')).toMatchObject({
      type: 'EXTERNAL',
      status: 'OPEN_EXTERNAL',
      external: { url: 'https://tickets.example.com/design-fair' },
    });
    owner.sandbox.advance(110 * DAY);
    expect(await registrationOf(owner, 'design-fair-copenhagen')).toBe('CLOSED_AUTOMATICALLY');
  });

  test('R140: of an event without registration is closed', async () => {
    const owner = newOwner();
    const event = await makeEvent(owner, {
      registration: { initialType: 'RSVP', registrationDisabled: true },
    });
    expect(event.at('registration')).toMatchObject({ type: 'NONE', status: 'CLOSED_MANUALLY' });
    expect(event.at('registration.rsvp')).toBeUndefined();
  });
});

describe('the whole state', () => {
  test('R5: has the same hash if it is equal, and another hash after any change', async () => {
    const [one, two] = [newOwner(), newOwner()];
    expect(one.sandbox.hash()).toBe(two.sandbox.hash());
    await makeEvent(one);
    expect(one.sandbox.hash()).not.toBe(two.sandbox.hash());
    await makeEvent(two);
    expect(one.sandbox.hash()).toBe(two.sandbox.hash());
    one.sandbox.advance(1);
    expect(one.sandbox.hash()).not.toBe(two.sandbox.hash());
    two.sandbox.advance(1);
    expect(one.sandbox.hash()).toBe(two.sandbox.hash());
    // The first move forgets old reservations; after the second one only the time differs.
    one.sandbox.advance(1);
    expect(one.sandbox.hash()).not.toBe(two.sandbox.hash());
  });
});
