import { describe, expect, test } from 'vitest';
import {
  concert,
  eventOf,
  makeEvent,
  newOwner,
  announcementsOf,
  announcedAbout,
} from '../../testing/events.ts';
import { newVisitor, type Tree } from '../../testing/shopper.ts';

const fieldsIn = (body: Tree) =>
  body.list('details.validationError.fieldViolations').map((violation) => violation.text('field'));

describe('creating an event', () => {
  test('R130: needs a title, a location, dates with a time zone, and a type of registration', async () => {
    const owner = newOwner();
    const { status, body } = await owner.post('/v3/events', { event: {} });
    expect(status).toBe(400);
    expect(fieldsIn(body)).toEqual([
      'event.dateAndTimeSettings',
      'event.location',
      'event.registration',
      'event.title',
    ]);
    const empty = await owner.post('/v3/events', {
      event: { title: ' ', location: {}, dateAndTimeSettings: {}, registration: concert.registration },
    });
    expect([empty.status, fieldsIn(empty.body)]).toEqual([
      400,
      [
        'event.dateAndTimeSettings.endDate',
        'event.dateAndTimeSettings.startDate',
        'event.dateAndTimeSettings.timeZoneId',
        'event.location.type',
        'event.title',
      ],
    ]);
  });

  test.each([
    ['ends when it starts', { endDate: concert.dateAndTimeSettings.startDate }, 'event.dateAndTimeSettings'],
    ['has an unknown time zone', { timeZoneId: 'Europe/Atlantis' }, 'event.dateAndTimeSettings.timeZoneId'],
    [
      'is to be decided without a message',
      { dateAndTimeTbd: true },
      'event.dateAndTimeSettings.dateAndTimeTbdMessage',
    ],
  ])('R130: an event that %s is refused', async (_, dates, field) => {
    const { status, body } = await newOwner().post('/v3/events', {
      event: { ...concert, dateAndTimeSettings: { ...concert.dateAndTimeSettings, ...dates } },
    });
    expect([status, fieldsIn(body)]).toEqual([400, [field]]);
  });

  test('R130: takes dates and a location to be decided, with a message', async () => {
    const event = await makeEvent(newOwner(), {
      location: { locationTbd: true, name: 'Somewhere by the sea' },
      dateAndTimeSettings: { dateAndTimeTbd: true, dateAndTimeTbdMessage: 'In late spring' },
    });
    expect(event.at('dateAndTimeSettings.formatted.dateAndTime')).toBe('In late spring');
    expect([event.at('status'), event.at('location.locationTbd')]).toEqual(['UPCOMING', true]);
  });

  test('gives it an id, a slug, a form and date texts, and announces it', async () => {
    const owner = newOwner();
    const event = await makeEvent(owner);
    expect(event.text('slug')).toBe('strings-by-candlelight');
    expect(event.at('dateAndTimeSettings.formatted')).toEqual({
      dateAndTime: '23 March 2026, 19:30 – 22:00',
      startDate: '23 March 2026',
      startTime: '19:30',
      endDate: '23 March 2026',
      endTime: '22:00',
    });
    expect(announcementsOf(owner.sandbox, event.text('id'))).toEqual(['created']);
    const [created] = announcedAbout(owner.sandbox, event.text('id'));
    expect(created).toMatchObject({
      identity: { identityType: 'WIX_USER', wixUserId: owner.sandbox.state.ownerId },
      data: { entityEventSequence: '1', createdEvent: { entity: { title: 'Strings by candlelight' } } },
    });
  });

  test('R3: adds a number to a slug that is taken; a requested slug must be free and valid', async () => {
    const owner = newOwner();
    await makeEvent(owner);
    expect((await makeEvent(owner)).text('slug')).toBe('strings-by-candlelight-1');
    expect((await makeEvent(owner)).text('slug')).toBe('strings-by-candlelight-2');
    const ask = async (slug: string) => {
      const { status, body } = await owner.post('/v3/events', {
        event: { ...concert, seoSettings: { slug } },
      });
      return [status, body.at('details.applicationError.code') ?? body.at('event.slug')];
    };
    expect(await ask('by-candlelight')).toEqual([200, 'by-candlelight']);
    expect(await ask('by-candlelight')).toEqual([409, 'SLUG_ALREADY_IN_USE']);
    expect(await ask('by candle/light')).toEqual([400, 'INVALID_SLUG_FORMAT']);
  });

  test('is refused at the limit of the site', async () => {
    const owner = newOwner({ scenario: 'empty-site', settings: { eventLimit: 1 } });
    await makeEvent(owner);
    const { status, body } = await owner.post('/v3/events', { event: concert });
    expect([status, body.at('details.applicationError.code')]).toEqual([428, 'EVENT_LIMIT_REACHED']);
  });

  test('is for owner and app only', async () => {
    const { status } = await (await newVisitor()).post('/v3/events', { event: concert });
    expect(status).toBe(403);
  });

  test('R144: makes an event for each date of a series, all in one category', async () => {
    const owner = newOwner();
    const dates = ['03-23', '03-30', '04-06'].map((day) => ({
      startDate: `2026-${day}T17:00:00.000Z`,
      endDate: `2026-${day}T19:00:00.000Z`,
      timeZoneId: 'Europe/Berlin',
    }));
    const first = await makeEvent(owner, {
      dateAndTimeSettings: { recurringEvents: { individualEventDates: dates } },
    });
    const { body } = await owner.post('/v3/events/query', {
      query: { filter: { title: concert.title }, paging: { limit: 50 } },
      fields: ['CATEGORIES'],
    });
    const events = body.list('events');
    expect(events.map((event) => event.text('dateAndTimeSettings.startDate'))).toEqual(
      dates.map(({ startDate }) => startDate),
    );
    expect(new Set(events.map((event) => event.text('id'))).size).toBe(3);
    const series = new Set(
      events.map((event) => event.text('dateAndTimeSettings.recurringEvents.categoryId')),
    );
    expect([...series]).toEqual([first.text('dateAndTimeSettings.recurringEvents.categoryId')]);
    for (const event of events) {
      expect(event.at('dateAndTimeSettings.recurrenceStatus')).toBe('RECURRING');
      expect(event.at('categories.categories.0')).toMatchObject({
        id: [...series][0],
        type: 'RECURRING_EVENT',
      });
      expect(announcementsOf(owner.sandbox, event.text('id'))).toEqual(['created']);
    }
  });

  test('R144: takes a series of 1 to 1 000 dates, each with an end after its start', async () => {
    const date = concert.dateAndTimeSettings;
    const ask = async (individualEventDates: unknown[]) => {
      const { status, body } = await newOwner().post('/v3/events', {
        event: { ...concert, dateAndTimeSettings: { recurringEvents: { individualEventDates } } },
      });
      return [status, fieldsIn(body)];
    };
    const list = 'event.dateAndTimeSettings.recurringEvents.individualEventDates';
    expect(await ask([])).toEqual([400, [list]]);
    expect(await ask(Array.from({ length: 1001 }, () => date))).toEqual([400, [list]]);
    expect(await ask([date, { ...date, endDate: date.startDate }])).toEqual([400, [`${list}[1]`]]);
  });
});

describe('changing an event', () => {
  const path = (event: Tree) => `/v3/events/${event.text('id')}`;

  test('R4: updates its date of change with every write, and with no read', async () => {
    const owner = newOwner();
    const event = await makeEvent(owner);
    owner.sandbox.advance(60_000);
    const hash = owner.sandbox.hash();
    await owner.get(`${path(event)}?fields=DASHBOARD&fields=REGISTRATION`);
    await owner.post('/v3/events/query', {});
    expect(owner.sandbox.hash()).toBe(hash);
    const { body } = await owner.patch(path(event), { event: { title: 'Strings' } });
    expect(body.at('event.updatedDate')).toBe('2026-03-02T09:01:00.000Z');
    expect(body.at('event.createdDate')).toBe('2026-03-02T09:00:00.000Z');
  });

  test('writes the given fields only, and announces the previous values', async () => {
    const owner = newOwner();
    const event = await makeEvent(owner, { shortDescription: 'Quartets.' });
    const { body } = await owner.patch(path(event), {
      event: {
        title: 'Strings in the dark',
        registration: { tickets: { ticketLimitPerOrder: 3 } },
        seoSettings: { slug: 'dark' },
      },
      fields: ['DETAILS', 'REGISTRATION'],
    });
    expect(body.at('event')).toMatchObject({
      title: 'Strings in the dark',
      slug: 'dark',
      shortDescription: 'Quartets.',
      registration: {
        initialType: 'TICKETING',
        tickets: { ticketLimitPerOrder: 3, reservationDurationInMinutes: 20 },
      },
    });
    expect(announcedAbout(owner.sandbox, event.text('id')).at(-1)).toMatchObject({
      eventType: 'wix.events.v3.event_updated',
      data: {
        updatedEvent: {
          currentEntity: { title: 'Strings in the dark' },
          modifiedFields: {
            title: 'Strings by candlelight',
            slug: 'strings-by-candlelight',
            'seoSettings.slug': 'strings-by-candlelight',
            'registration.tickets.ticketLimitPerOrder': 20,
          },
        },
      },
    });
  });

  test('with a mask writes exactly its paths, and clears those without a value', async () => {
    const owner = newOwner();
    const event = await makeEvent(owner, { shortDescription: 'Quartets.' });
    const { body } = await owner.patch(path(event), {
      event: { title: 'Not this', registration: { tickets: { ticketLimitPerOrder: 3 } } },
      fieldmask: 'shortDescription,registration.tickets.ticketLimitPerOrder',
      fields: ['DETAILS', 'REGISTRATION'],
    });
    expect(body.at('event.title')).toBe(concert.title);
    expect(body.at('event.shortDescription')).toBeUndefined();
    expect(body.at('event.registration.tickets.ticketLimitPerOrder')).toBe(3);
    const refused = await owner.patch(path(event), { event: {}, fieldmask: 'title' });
    expect([refused.status, fieldsIn(refused.body)]).toEqual([400, ['event.title']]);
    const unknown = await owner.patch(path(event), { event: {}, fieldmask: 'status' });
    expect([unknown.status, fieldsIn(unknown.body)]).toEqual([400, ['fieldmask']]);
  });

  test('R131: never changes the initial type of registration', async () => {
    const owner = newOwner();
    const event = await makeEvent(owner);
    const rsvp = { event: { registration: { initialType: 'RSVP' } } };
    const { body } = await owner.patch(path(event), { ...rsvp, fields: ['REGISTRATION'] });
    expect(body.at('event.registration.initialType')).toBe('TICKETING');
    const masked = await owner.patch(path(event), { ...rsvp, fieldmask: 'registration.initialType' });
    expect([masked.status, fieldsIn(masked.body)]).toEqual([400, ['fieldmask']]);
  });

  test('R142, R707: replaces the dates as a whole: an end alone is refused, and omitted values are cleared', async () => {
    const owner = newOwner();
    const event = await makeEvent(owner, {
      dateAndTimeSettings: { ...concert.dateAndTimeSettings, showTimeZone: true, hideEndDate: true },
    });
    const { endDate, timeZoneId } = concert.dateAndTimeSettings;
    const half = await owner.patch(path(event), { event: { dateAndTimeSettings: { endDate } } });
    expect([half.status, fieldsIn(half.body)]).toEqual([400, ['event.dateAndTimeSettings.startDate']]);
    const startDate = '2026-03-23T19:00:00.000Z';
    const { body } = await owner.patch(path(event), {
      event: { dateAndTimeSettings: { startDate, endDate, timeZoneId } },
    });
    expect(body.at('event.dateAndTimeSettings')).toMatchObject({
      startDate,
      showTimeZone: false,
      hideEndDate: false,
    });
  });

  test('R133: is refused for the dates of an event that is over or canceled', async () => {
    const owner = newOwner();
    for (const slug of ['lantern-walk', 'rooftop-concert']) {
      const { id } = eventOf(owner.sandbox, slug);
      const moved = await owner.patch(`/v3/events/${id}`, {
        event: { dateAndTimeSettings: concert.dateAndTimeSettings },
      });
      expect([moved.status, moved.body.at('details.applicationError.code')]).toEqual([
        428,
        'INVALID_EVENT_STATUS_TRANSITION',
      ]);
      expect((await owner.patch(`/v3/events/${id}`, { event: { title: `Was ${slug}` } })).status).toBe(200);
    }
  });

  test('gives 404 for an unknown event', async () => {
    const owner = newOwner();
    const nowhere = '/v3/events/00000000-0000-4000-8000-000000000000';
    const answers = [
      await owner.get(nowhere),
      await owner.patch(nowhere, { event: {} }),
      await owner.remove(nowhere),
      await owner.post(`${nowhere}/publish`),
      await owner.post(`${nowhere}/cancel`),
      await owner.post(`${nowhere}/clone`),
      await owner.get('/v3/events/slug/nowhere'),
    ];
    for (const { status, body } of answers)
      expect([status, body.at('details.applicationError.code')]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('a site without the events app', () => {
  test('R214: answers every call for events with 428 until the app is installed', async () => {
    const owner = newOwner();
    const { id } = eventOf(owner.sandbox, 'glazing-for-beginners');
    const calls = () => [
      owner.post('/v3/events', { event: concert }),
      owner.get(`/v3/events/${id}`),
      owner.get('/v3/events/slug/glazing-for-beginners'),
      owner.patch(`/v3/events/${id}`, { event: {} }),
      owner.post(`/v3/events/${id}/clone`),
      owner.post('/v3/events/query', {}),
      owner.post('/v3/events/count-by-status', {}),
      owner.post('/v3/bulk/events/cancel-by-filter', { filter: { filter: { title: 'none' } } }),
      owner.post('/v3/bulk/events/delete-by-filter', { filter: { filter: { title: 'none' } } }),
      owner.post(`/v3/events/${id}/cancel`),
      owner.post(`/v3/events/${id}/publish`),
      owner.remove(`/v3/events/${id}`),
    ];
    owner.sandbox.state.settings.eventsAppInstalled = false;
    for (const call of calls()) {
      const { status, body } = await call;
      expect([status, body.at('details.applicationError.code')]).toEqual([
        428,
        'WIX_EVENTS_APP_NOT_INSTALLED',
      ]);
    }
    owner.sandbox.state.settings.eventsAppInstalled = true;
    expect((await owner.get(`/v3/events/${id}`)).status).toBe(200);
  });
});
