import { describe, expect, test } from 'vitest';
import { eventOf, makeEvent, newOwner, ownerOf } from '../../testing/events.ts';
import { newVisitor, visitorOf, type Shopper } from '../../testing/shopper.ts';

/** Queries events with the page of the official client, unless the body names a page. */
const query = (caller: Shopper, { query: own, ...body }: { query?: object } & Record<string, unknown>) =>
  caller.post('/v3/events/query', { ...body, query: { paging: { limit: 50, offset: 0 }, ...own } });

const slugs = async (caller: Shopper, body: Record<string, unknown>) => {
  const answer = await query(caller, body);
  return answer.body.list('events').map((event) => event.text('slug'));
};

describe('drafts', () => {
  test('R137: are visible to owners and apps only', async () => {
    const visitor = await newVisitor();
    const owner = ownerOf(visitor.sandbox);
    const { id } = eventOf(visitor.sandbox, 'winter-market');
    for (const path of [`/v3/events/${id}`, '/v3/events/slug/winter-market']) {
      const refused = await visitor.get(path);
      expect([refused.status, refused.body.at('details.applicationError.code')]).toEqual([
        403,
        'PERMISSION_DENIED',
      ]);
      expect((await owner.get(path)).body.at('event.status')).toBe('DRAFT');
    }
  });

  test('R137: are left out of queries and counts, unless an owner or app requests them', async () => {
    const visitor = await newVisitor();
    const owner = ownerOf(visitor.sandbox);
    const only = { query: { filter: { slug: 'winter-market' } } };
    expect(await slugs(owner, only)).toEqual([]);
    expect(await slugs(owner, { ...only, includeDrafts: true })).toEqual(['winter-market']);
    expect((await query(visitor, { ...only, includeDrafts: true })).status).toBe(403);
    const count = (caller: Shopper, includeDrafts: boolean) =>
      caller.post('/v3/events/count-by-status', { facet: ['status'], includeDrafts });
    expect((await count(visitor, true)).status).toBe(403);
    expect((await count(owner, false)).body.at('pagingMetadata.total')).toBe(14);
    expect((await count(owner, true)).body.at('pagingMetadata.total')).toBe(15);
  });
});

describe('the response with an event', () => {
  const BASE = [
    'createdDate',
    'dateAndTimeSettings',
    'guestListSettings',
    'id',
    'instanceId',
    'location',
    'publishedDate',
    'slug',
    'status',
    'title',
    'updatedDate',
    'userId',
  ];

  test.each([
    ['DETAILS', ['calendarUrls', 'eventDisplaySettings', 'mainImage', 'shortDescription']],
    ['TEXTS', ['description']],
    ['REGISTRATION', ['registration']],
    ['URLS', ['eventPageUrl']],
    ['FORM', ['form']],
    ['DASHBOARD', ['summaries']],
    ['FEED', []],
    ['ONLINE_CONFERENCING_SESSION', ['onlineConferencing']],
    ['SEO_SETTINGS', ['seoSettings']],
    ['AGENDA', ['agendaSettings']],
    ['CATEGORIES', ['categories']],
  ])('R143: has the fields of %s only with this fieldset', async (fieldset, added) => {
    const owner = newOwner();
    const { id, about } = eventOf(owner.sandbox, 'harbour-lights-festival');
    const keys = (value: unknown) => Object.keys(Object(value)).toSorted();
    const bare = await owner.get(`/v3/events/${id}`);
    expect(keys(bare.body.at('event'))).toEqual(BASE);
    const asked = await owner.get(`/v3/events/slug/${about.slug}?fields=${fieldset}`);
    expect(keys(asked.body.at('event'))).toEqual([...BASE, ...added].toSorted());
    const { body } = await query(owner, { query: { filter: { id } }, fields: [fieldset] });
    expect(body.at('events.0')).toEqual(asked.body.at('event'));
  });

  test('R143: has figures for owner and app only', async () => {
    const visitor = await newVisitor();
    const { id } = eventOf(visitor.sandbox, 'harbour-lights-festival');
    expect((await visitor.get(`/v3/events/${id}?fields=DASHBOARD`)).status).toBe(403);
    expect((await query(visitor, { fields: ['DASHBOARD'] })).status).toBe(403);
  });

  test('has figures from the tickets and the confirmed orders', async () => {
    const owner = newOwner();
    const { id } = eventOf(owner.sandbox, 'harbour-lights-festival');
    const { body } = await owner.get(`/v3/events/${id}?fields=DASHBOARD`);
    const summary = await owner.get(`/v1/orders/summary?eventId=${id}`);
    const [sales] = summary.body.list('sales');
    expect(body.at('event.summaries.tickets')).toMatchObject({
      ticketsSold: sales?.at('totalTickets'),
      totalOrders: sales?.at('totalOrders'),
      totalSales: { value: sales?.at('total.amount'), currency: 'EUR' },
      revenue: { value: sales?.at('revenue.amount') },
      currencyLocked: true,
    });
  });

  test('has the prices, limits and time zone of the event', async () => {
    const visitor = await newVisitor();
    const { body } = await visitor.get(
      '/v3/events/slug/lamps-and-shadows-a-talk-in-tokyo?fields=REGISTRATION',
    );
    expect(body.at('event.registration.tickets')).toMatchObject({
      ticketLimitPerOrder: 2,
      currency: 'EUR',
      lowestPrice: { value: '9.00', currency: 'EUR', formattedValue: '€9.00' },
      highestPrice: { value: '18.00' },
      soldOut: false,
    });
    expect(body.at('event.dateAndTimeSettings.formatted.dateAndTime')).toBe(
      '28 March 2026, 19:00 – 20:30 (Asia/Tokyo)',
    );
  });

  test('has a picture drawn by the sandbox', async () => {
    const visitor = await newVisitor();
    const { body } = await visitor.get('/v3/events/slug/forty-chairs?fields=DETAILS');
    const picture = await visitor.sandbox.fetch(new Request(body.text('event.mainImage.url')));
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(await picture.text()).toContain('<title>Forty Chairs</title>');
  });
});

describe('queries', () => {
  test('R138: have pages of the size that the query names', async () => {
    const owner = newOwner({ scenario: 'empty-site' });
    for (let number = 0; number < 52; number += 1) await makeEvent(owner, { title: `Evening ${number}` });
    const { body } = await query(owner, {});
    expect(body.list('events')).toHaveLength(50);
    expect(body.at('events.0.title')).toBe('Evening 0');
    expect(body.at('pagingMetadata')).toEqual({ count: 50, offset: 0, total: 52, tooManyToCount: false });
    const rest = await query(owner, { query: { paging: { limit: 10, offset: 50 } } });
    expect(rest.body.at('pagingMetadata')).toEqual({
      count: 2,
      offset: 50,
      total: 52,
      tooManyToCount: false,
    });
  });

  test('sort by the distance from a point, with events without coordinates last', async () => {
    const visitor = await newVisitor();
    const sorted = async (origin: object, order: 'ASC' | 'DESC') => {
      const query = { sort: [{ fieldName: 'title', order, origin }], paging: { limit: 100 } };
      const { body } = await visitor.post('/v3/events/query', { query });
      const events = body.at('events') as { location?: { address?: { geocode?: { latitude: number } } } }[];
      return events.map(({ location }) => location?.address?.geocode?.latitude);
    };
    const places = [...new Set(await sorted({ latitude: 0, longitude: 0 }, 'ASC'))];
    const latitudes = places.filter((latitude) => latitude !== undefined);
    expect(latitudes.length).toBeGreaterThan(1);
    const [latitude = 0] = latitudes;
    const { longitude } = Object.values(visitor.sandbox.state.events)
      .map(
        ({ about }) =>
          about.location?.address?.geocode as { latitude: number; longitude: number } | undefined,
      )
      .find((place) => place?.latitude === latitude) ?? { longitude: 0 };
    const nearest = await sorted({ latitude, longitude }, 'ASC');
    expect(nearest[0]).toBe(latitude);
    const farthest = await sorted({ latitude, longitude }, 'DESC');
    expect(farthest[0]).not.toBe(latitude);
    if (places.includes(undefined)) expect([nearest.at(-1), farthest.at(-1)]).toEqual([undefined, undefined]);
  });

  test('filter by the current status, and sort by date, with events without a date last', async () => {
    const visitor = await newVisitor();
    const body = {
      query: {
        filter: { status: { $in: ['STARTED', 'UPCOMING'] } },
        sort: [{ fieldName: 'dateAndTimeSettings.startDate' }],
      },
    };
    const found = await slugs(visitor, body);
    expect(found.slice(0, 3)).toEqual([
      'forty-chairs',
      'folding-paper-live-from-new-york',
      'wheel-throwing-evening',
    ]);
    expect(found.at(-1)).toBe('symposium-on-slow-things');
    visitor.sandbox.advance(60 * 86_400_000);
    expect(await slugs(await visitorOf(visitor.sandbox), body)).toEqual([
      'harbour-lights-festival',
      'design-fair-copenhagen',
      'symposium-on-slow-things',
    ]);
  });

  test('compare instants in any time zone', async () => {
    const visitor = await newVisitor();
    const { startDate = '' } =
      eventOf(visitor.sandbox, 'glazing-for-beginners').about.dateAndTimeSettings ?? {};
    expect(startDate).toBe('2026-03-21T09:00:00.000Z');
    const filter = { 'dateAndTimeSettings.startDate': '2026-03-21T10:00:00+01:00' };
    expect(await slugs(visitor, { query: { filter } })).toEqual(['glazing-for-beginners']);
  });

  test.each([
    [{ filter: { shortDescription: 'x' } }],
    [{ filter: { title: { $startsWith: 'x' } } }],
    [{ filter: { 'registration.initialType': { $in: ['RSVP'] } } }],
    [{ sort: [{ fieldName: 'status' }] }],
    [{ paging: { limit: 1001 } }],
  ])('refuse undescribed fields and operators: %j', async (asked) => {
    expect((await query(await newVisitor(), { query: asked })).status).toBe(400);
  });
});

describe('counts', () => {
  const count = (caller: Shopper, body: object) => caller.post('/v3/events/count-by-status', body);

  test('R139: by status have names of their own, and are empty without a facet', async () => {
    const visitor = await newVisitor();
    const { body } = await count(visitor, { facet: ['status'] });
    expect(body.value).toEqual({
      pagingMetadata: { count: 0, offset: 0, total: 14, tooManyToCount: false },
      facets: { status: { counts: { SCHEDULED: 11, STARTED: 1, ENDED: 1, CANCELED: 1 } } },
    });
    expect((await count(visitor, {})).body.value).toEqual({ facets: {} });
    expect((await count(visitor, { facet: ['color'] })).body.value).toEqual({ facets: {} });
    const some = await count(visitor, { facet: ['status'], filter: { 'registration.initialType': 'RSVP' } });
    expect(some.body.at('facets.status.counts')).toEqual({ SCHEDULED: 7, STARTED: 0, ENDED: 0, CANCELED: 0 });
  });
});
