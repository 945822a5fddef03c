import { describe, expect, test } from 'vitest';
import { DEFAULT_START } from '../../engine/clock.ts';
import {
  concert,
  eventOf,
  makeEvent,
  newOwner,
  announcementsOf,
  ticketOf,
  announcedAbout,
} from '../../testing/events.ts';
import { appOf, visitorOf, type Shopper } from '../../testing/shopper.ts';

const statusAndCode = ({ status, body }: Awaited<ReturnType<Shopper['get']>>) => [
  status,
  body.at('details.applicationError.code'),
];

describe('publishing a draft', () => {
  test('R132: makes the draft public, and is refused the second time', async () => {
    const owner = newOwner();
    const visitor = await visitorOf(owner.sandbox);
    const draft = await makeEvent(owner, {}, true);
    const path = `/v3/events/${draft.text('id')}`;
    expect([draft.at('status'), draft.at('publishedDate')]).toEqual(['DRAFT', undefined]);
    expect((await visitor.get(path)).status).toBe(403);
    owner.sandbox.advance(5000);
    const { body } = await owner.post(`${path}/publish`);
    expect([body.at('event.status'), body.at('event.publishedDate')]).toEqual([
      'UPCOMING',
      '2026-03-02T09:00:05.000Z',
    ]);
    expect((await visitor.get(path)).status).toBe(200);
    expect(statusAndCode(await owner.post(`${path}/publish`))).toEqual([428, 'EVENT_ALREADY_PUBLISHED']);
    expect(announcementsOf(owner.sandbox, draft.text('id'))).toEqual(['created', 'published']);
    expect(announcedAbout(owner.sandbox, draft.text('id')).at(-1)).toMatchObject({
      data: { actionEvent: { body: { status: 'UPCOMING', title: concert.title } } },
    });
  });

  test('R132: is refused for a canceled event', async () => {
    const owner = newOwner();
    const { id } = eventOf(owner.sandbox, 'rooftop-concert');
    expect(statusAndCode(await owner.post(`/v3/events/${id}/publish`))).toEqual([
      428,
      'INVALID_EVENT_STATUS_TRANSITION',
    ]);
  });

  test('R133: makes it STARTED or ENDED if its time has come', async () => {
    const owner = newOwner();
    const draft = await makeEvent(owner, {}, true);
    owner.sandbox.advance(Date.parse(concert.dateAndTimeSettings.startDate) - DEFAULT_START);
    const { body } = await owner.post(`/v3/events/${draft.text('id')}/publish`);
    expect(body.at('event.status')).toBe('STARTED');
  });
});

describe('canceling an event', () => {
  test('R134: closes the registration, names who canceled it, and cannot be undone', async () => {
    const owner = newOwner();
    const { id } = eventOf(owner.sandbox, 'glazing-for-beginners');
    const { body } = await owner.post(`/v3/events/${id}/cancel`, { fields: ['REGISTRATION', 'DASHBOARD'] });
    expect(body.at('event')).toMatchObject({
      status: 'CANCELED',
      registration: { status: 'CLOSED_MANUALLY' },
      summaries: {
        cancellation: {
          canceledDate: '2026-03-02T09:00:00.000Z',
          actorType: 'USER',
          actorName: 'Mara Lindt',
        },
      },
    });
    const again = await owner.post(`/v3/events/${id}/cancel`);
    expect([again.status, again.body.at('event.status')]).toEqual([200, 'CANCELED']);
    expect(announcementsOf(owner.sandbox, id)).toEqual(['canceled']);
    expect(statusAndCode(await owner.post(`/v3/events/${id}/publish`))).toEqual([
      428,
      'INVALID_EVENT_STATUS_TRANSITION',
    ]);
    owner.sandbox.advance(365 * 86_400_000);
    expect((await owner.get(`/v3/events/${id}`)).body.at('event.status')).toBe('CANCELED');
  });

  test('R134: is refused for a draft and for an event that is over, which can both be deleted', async () => {
    const owner = newOwner();
    for (const slug of ['winter-market', 'lantern-walk']) {
      const { id } = eventOf(owner.sandbox, slug);
      expect(statusAndCode(await owner.post(`/v3/events/${id}/cancel`))).toEqual([
        428,
        'INVALID_EVENT_STATUS_TRANSITION',
      ]);
      expect((await owner.remove(`/v3/events/${id}`)).body.value).toEqual({ eventId: id });
      expect(statusAndCode(await owner.get(`/v3/events/${id}`))).toEqual([404, 'NOT_FOUND']);
      expect(announcementsOf(owner.sandbox, id)).toEqual(['deleted']);
    }
  });

  test('names an app differently from the owner', async () => {
    const owner = newOwner();
    const app = await appOf(owner.sandbox);
    const { id } = eventOf(owner.sandbox, 'glazing-for-beginners');
    const { body } = await app.post(`/v3/events/${id}/cancel`, { fields: ['DASHBOARD'] });
    expect(body.at('event.summaries.cancellation.actorType')).toBe('APP');
  });

  /** Ada holds two seats at the bench. */
  const hold = async (owner: Shopper) => {
    const visitor = await visitorOf(owner.sandbox);
    const event = eventOf(owner.sandbox, 'glazing-for-beginners');
    const seat = ticketOf(owner.sandbox, 'glazing-for-beginners', 'Seat at the bench');
    const taken = seat.held;
    const { body } = await visitor.post('/v1/checkout/reservations', {
      eventId: event.id,
      ticketQuantities: [{ ticketDefinitionId: seat.id, quantity: 2 }],
    });
    const reservation = owner.sandbox.state.reservations[body.text('id')];
    if (!reservation) throw new Error('nothing is held');
    return { event, seat, taken, reservation };
  };

  test('R135: cancels reservations and releases their tickets', async () => {
    const owner = newOwner();
    const { event, seat, taken, reservation } = await hold(owner);
    expect([seat.held, reservation.status]).toEqual([taken + 2, 'RESERVATION_PENDING']);
    await owner.post(`/v3/events/${event.id}/cancel`);
    expect([seat.held, reservation.status]).toEqual([taken, 'RESERVATION_CANCELED']);
  });

  test('R135: keeps sold tickets, and cancels unpaid reservations', async () => {
    const owner = newOwner();
    const { state } = owner.sandbox;
    const { id } = eventOf(owner.sandbox, 'harbour-lights-festival');
    const ordersIn = (status: string) =>
      Object.values(state.ticketOrders).filter((order) => order.eventId === id && order.status === status);
    const paid = ordersIn('PAID').map(({ orderNumber, figures }) => [orderNumber, figures.grandTotal]);
    expect([paid.length, ordersIn('AUTHORIZED').length]).toEqual([5, 1]);
    const open = Object.values(state.reservations).filter(
      ({ eventId, status, orderNumber }) =>
        eventId === id &&
        status === 'RESERVATION_PENDING' &&
        state.ticketOrders[orderNumber ?? '']?.status === 'INITIATED',
    );
    expect(open).toHaveLength(1);
    await owner.post(`/v3/events/${id}/cancel`);
    expect(open.map(({ status }) => status)).toEqual(['RESERVATION_CANCELED']);
    expect(ordersIn('PAID').map(({ orderNumber, figures }) => [orderNumber, figures.grandTotal])).toEqual(
      paid,
    );
    expect(ordersIn('AUTHORIZED')).toHaveLength(1);
  });

  test.each([
    [true, ['clara.reyes@example.com', 'hana.kim@example.com', 'lea@example.org']],
    [false, []],
  ])('R134: mails the guests if the site is set so: %j', async (cancelNotifiesGuests, announced) => {
    const owner = newOwner({ settings: { cancelNotifiesGuests } });
    const { id } = eventOf(owner.sandbox, 'glazing-for-beginners');
    await owner.post(`/v3/events/${id}/cancel`);
    const mails = owner.sandbox.state.mails.filter(({ kind }) => kind === 'event-canceled');
    expect(mails.map(({ to }) => to).toSorted()).toEqual(announced);
    expect(mails.every(({ about }) => about === id)).toBe(true);
  });

  test('the deletion of an event cancels its reservations, too', async () => {
    const owner = newOwner();
    const { event, reservation } = await hold(owner);
    await owner.remove(`/v3/events/${event.id}`);
    expect(reservation.status).toBe('RESERVATION_CANCELED');
    expect(
      Object.values(owner.sandbox.state.ticketDefinitions).filter(({ eventId }) => eventId === event.id),
    ).toEqual([]);
  });
});

describe('bulk changes of events', () => {
  const cancel = '/v3/bulk/events/cancel-by-filter';
  const remove = '/v3/bulk/events/delete-by-filter';

  test('R145: refuse an empty filter, also a nested one', async () => {
    const owner = newOwner();
    const count = Object.keys(owner.sandbox.state.events).length;
    for (const path of [cancel, remove])
      for (const filter of [{}, { $and: [] }, { $or: [{}] }, { $not: {} }]) {
        const { status, body } = await owner.post(path, { filter: { filter } });
        expect([status, body.at('details.validationError.fieldViolations.0.field')]).toEqual([
          400,
          'filter.filter',
        ]);
      }
    expect(Object.keys(owner.sandbox.state.events)).toHaveLength(count);
  });

  test('R145: apply an empty filter to every event if the site is set so', async () => {
    const owner = newOwner({ settings: { emptyBulkFilter: 'all' } });
    expect((await owner.post(remove, { filter: { filter: {} } })).status).toBe(200);
    expect(owner.sandbox.state.events).toEqual({});
  });

  test('R145: cancel every matching event that can be canceled, with its own notifications', async () => {
    const owner = newOwner();
    const filter = { 'dateAndTimeSettings.startDate': { $lt: '2026-03-25T00:00:00+01:00' } };
    const { status, body } = await owner.post(cancel, { filter: { filter } });
    expect([status, body.value]).toEqual([200, {}]);
    const found = await owner.post('/v3/events/query', {
      query: { filter: { status: 'CANCELED' }, sort: [{ fieldName: 'slug' }], paging: { limit: 50 } },
    });
    expect(found.body.list('events').map((event) => event.text('slug'))).toEqual([
      'folding-paper-live-from-new-york',
      'forty-chairs',
      'glazing-for-beginners',
      'rooftop-concert',
      'wheel-throwing-evening',
      'wheel-throwing-evening-1',
      'wheel-throwing-evening-2',
    ]);
    expect(announcementsOf(owner.sandbox, eventOf(owner.sandbox, 'forty-chairs').id)).toEqual(['canceled']);
    expect(eventOf(owner.sandbox, 'lantern-walk').status).toBe('ENDED');
  });

  test('R145: delete every matching event, including drafts', async () => {
    const owner = newOwner();
    const { sandbox } = owner;
    const ids = ['winter-market', 'lantern-walk'].map((slug) => eventOf(sandbox, slug).id);
    const before = Object.keys(sandbox.state.events).length;
    await owner.post(remove, { filter: { filter: { status: { $in: ['DRAFT', 'ENDED'] } } } });
    expect(Object.keys(sandbox.state.events)).toHaveLength(before - 2);
    for (const id of ids) expect(announcementsOf(sandbox, id)).toEqual(['deleted']);
  });
});
