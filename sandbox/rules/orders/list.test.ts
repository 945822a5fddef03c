import { describe, expect, test } from 'vitest';
import {
  boxOffice,
  codeOf,
  definitionRecord,
  EVENT_ID,
  eventRecord,
  fieldOf,
  idOf,
  memberOf,
  pass,
  payAt,
} from '../../testing/box-office.ts';
import { visitorOf } from '../../testing/shopper.ts';

/** Five orders, a minute apart: paid, free, archived, of a member, from a point of sale. */
const fiveOrders = async () => {
  const office = await boxOffice();
  const { sandbox, want, order, held, owner } = office;
  const ada = memberOf(sandbox, 'ada');
  const paid = await order([want('seat', 2)]);
  payAt(sandbox, paid, 'pay');
  pass(sandbox, 1);
  const free = await order([want('free')], {
    buyer: { firstName: 'Ines', lastName: 'Roth', email: 'ines@x.org' },
  });
  pass(sandbox, 1);
  const archived = await order([want('seat')], {
    buyer: { firstName: 'Zoe', lastName: 'Adler', email: 'zoe@example.com' },
  });
  await owner.patch(`/v1/events/${EVENT_ID}/orders/${archived}`, { archived: true, fields: 'archived' });
  pass(sandbox, 1);
  const members = await order([want('free', 3)], {}, ada);
  pass(sandbox, 1);
  const body = { eventId: EVENT_ID, reservationId: await held([want('seat')]) };
  const till = (await owner.post('/v1/pos-checkout', body)).body.text('order.orderNumber');
  pass(sandbox, 1);
  const list = (query: string) => owner.get(`/v1/orders?${query}`);
  const numbers = async (query: string) =>
    (await list(query)).body.list('orders').map((each) => each.at('orderNumber'));
  return { ...office, ada, paid, free, archived, members, till, list, numbers };
};

describe('a list of orders', () => {
  test('R195: begins with the oldest order by default', async () => {
    const { numbers, paid, free, archived, members, till } = await fiveOrders();
    const oldestFirst = [paid, free, archived, members, till];
    expect(await numbers('')).toEqual(oldestFirst);
    expect(await numbers('sort=created:desc')).toEqual(oldestFirst.toReversed());
    expect(await numbers('sort=name:asc')).toEqual([till, free, paid, members, archived]);
    expect(await numbers('sort=orderNumber:desc')).toEqual(oldestFirst.toSorted().toReversed());
  });

  test('R195: is searched by name, e-mail address and number, and sorted by score', async () => {
    const { numbers, paid, free, archived, members } = await fiveOrders();
    expect(await numbers('searchPhrase=lindt')).toEqual([paid, members]);
    expect(await numbers('searchPhrase=ZOE@')).toEqual([archived]);
    expect(await numbers(`searchPhrase=${free.slice(3)}`)).toEqual([free]);
    expect(await numbers('searchPhrase=nobody')).toEqual([]);
    // `in` is a prefix of Ines and a substring of Lindt.
    expect(await numbers('searchPhrase=in&sort=score:desc')).toEqual([free, members, paid]);
  });

  test('has pages, with the total of all matching orders', async () => {
    const { list, numbers, free, archived, members } = await fiveOrders();
    expect((await list('offset=1&limit=2')).body.value).toMatchObject({ total: 5, offset: 1, limit: 2 });
    expect(await numbers('offset=1&limit=2')).toEqual([free, archived]);
    expect(await numbers('offset=1&limit=2&sort=created:desc')).toEqual([members, archived]);
    expect(await numbers('offset=4&limit=2&sort=created:desc')).toHaveLength(1);
    expect(await numbers('offset=9')).toEqual([]);
    expect((await list('')).body.at('limit')).toBe(50);
  });

  test.each([
    ['CONFIRMED', ['paid', 'free', 'members', 'till']],
    ['UNCONFIRMED', ['archived']],
    ['MEMBER', ['members']],
    ['ARCHIVED', ['archived']],
    ['NON_ARCHIVED', ['paid', 'free', 'members', 'till']],
    ['FULLY_CHECKED_IN', ['till']],
    ['NOT_FULLY_CHECKED_IN', ['paid', 'free', 'archived', 'members']],
  ] as const)('R189: has the orders with the tag %s', async (tag, expected) => {
    const made = await fiveOrders();
    for (const ticket of made.record(made.till).tickets) ticket.checkedInDate = '2026-03-12T09:00:00.000Z';
    made.sandbox.restore(made.sandbox.state);
    expect(await made.numbers(`tag=${tag}`)).toEqual(expected.map((name) => made[name]));
  });

  test('is filtered by status, event, number, member, contact and event creator; several values are alternatives', async () => {
    const made = await fiveOrders();
    const { numbers, paid, free, archived, members, till, ada, record, event } = made;
    expect(await numbers('status=FREE&status=INITIATED')).toEqual([free, archived, members]);
    expect(await numbers(`orderNumber=${till}&orderNumber=${paid}&orderNumber=NONE`)).toEqual([paid, till]);
    expect(await numbers(`memberId=${ada.id}`)).toEqual([members]);
    expect(await numbers(`contactId=${record(free).contactId}`)).toEqual([free]);
    expect(await numbers(`eventId=${EVENT_ID}`)).toHaveLength(5);
    expect(await numbers(`eventId=${EVENT_ID}&eventId=${idOf('other')}&limit=2`)).toEqual([paid, free]);
    expect(await numbers(`eventId=${idOf('other')}`)).toEqual([]);
    expect(await numbers(`eventCreatorId=${event.about.userId}`)).toHaveLength(5);
    expect(await numbers(`eventId=${idOf('other')}&orderNumber=${paid}`)).toEqual([]);
  });

  test('has counts by the values of fields', async () => {
    const { list } = await fiveOrders();
    const { body } = await list('facet=status&facet=channel&limit=0');
    expect(body.at('facets.status.counts')).toEqual({ PAID: 2, FREE: 2, INITIATED: 1 });
    expect(body.at('orderFacets.facets.channel.counts.ONLINE')).toEqual({
      count: 4,
      tickets: 7,
      ticketsCheckIn: 0,
    });
    expect((await list('')).body.at('facets')).toBeUndefined();
    expect(fieldOf(await list('facet=shoeSize'))).toBe('facet[0]');
  });

  test('has the requested fieldsets', async () => {
    const { list, paid } = await fiveOrders();
    const only = async (fieldset: string) =>
      (await list(`orderNumber=${paid}${fieldset}`)).body.list('orders')[0];
    const plain = await only('');
    expect([plain?.at('status'), plain?.at('email'), plain?.at('invoice')]).toEqual([
      'NA_ORDER_STATUS',
      '',
      undefined,
    ]);
    expect((await only('&fieldset=INVOICE'))?.at('invoice.grandTotal.value')).toBe('90.00');
    expect((await only('&fieldset=FORM'))?.at('checkoutForm.inputValues.0.value')).toBe('Mara');
    expect((await only('&fieldset=TICKETS'))?.list('tickets')).toHaveLength(2);
    expect((await only('&fieldset=DETAILS'))?.at('paymentDetails.transaction.method')).toBe('creditCard');
    expect((await only('&fieldset=DETAILS'))?.at('availableActions')).toEqual(['ARCHIVE']);
  });
});

describe('reading an order', () => {
  test('R196: its visitor sees it by event and number, other visitors do not', async () => {
    const { sandbox, buyer, free } = await fiveOrders();
    const path = `/v1/events/${EVENT_ID}/orders/${free}`;
    expect((await buyer.get(path)).body.at('order.orderNumber')).toBe(free);
    const stranger = await visitorOf(sandbox);
    const refused = await stranger.get(path);
    expect([refused.status, codeOf(refused)]).toEqual([404, 'ORDER_NOT_FOUND']);
    expect((await buyer.get(`/v1/events/${idOf('other')}/orders/${free}`)).status).toBe(404);
    expect((await buyer.get(`/v1/events/${EVENT_ID}/orders/NOTHING`)).status).toBe(404);
    const update = { eventId: EVENT_ID, buyer: { firstName: 'Eve' } };
    expect((await stranger.patch(`/v1/checkout/${free}`, update)).status).toBe(404);
  });

  test('R196: every caller with event and number sees it if the site allows so', async () => {
    const { sandbox, free } = await fiveOrders();
    sandbox.state.settings.orderVisibility = 'number';
    const stranger = await visitorOf(sandbox);
    expect((await stranger.get(`/v1/events/${EVENT_ID}/orders/${free}`)).status).toBe(200);
  });

  test('R196: the member whose id it has sees it, and so does the owner', async () => {
    const { sandbox, ada, owner, want, held, checkout, members } = await fiveOrders();
    const sold = await checkout(await held([want('free')]), { memberId: ada.id }, owner);
    const path = (number: string) => `/v1/events/${EVENT_ID}/orders/${number}`;
    for (const number of [members, sold.body.text('order.orderNumber')])
      for (const caller of [ada, owner]) expect((await caller.get(path(number))).status).toBe(200);
    expect((await memberOf(sandbox, 'ben').get(path(members))).status).toBe(404);
  });

  test('R196: only owner and app list orders', async () => {
    const { buyer, ada } = await fiveOrders();
    expect([(await buyer.get('/v1/orders')).status, (await ada.get('/v1/orders')).status]).toEqual([
      403, 403,
    ]);
  });

  test('the response has calendar links', async () => {
    const { buyer, event, free } = await fiveOrders();
    const links = async () =>
      (await buyer.get(`/v1/events/${EVENT_ID}/orders/${free}`)).body.at('calendarLinks');
    expect(await links()).toMatchObject({ google: expect.stringContaining('text=Throwing+evening') });
    event.about.calendarUrls = { google: 'https://g.example', ics: 'https://i.example' };
    expect(await links()).toEqual({ google: 'https://g.example', ics: 'https://i.example' });
  });
});

describe('the archive', () => {
  const path = `/v1/events/${EVENT_ID}/orders`;

  test('R193: changes neither money nor tickets nor status', async () => {
    const { owner, paid, record, announced, definition } = await fiveOrders();
    const before = structuredClone(record(paid));
    const stock = { ...definition('seat') };
    const { body } = await owner.patch(`${path}/${paid}`, { archived: true });
    expect(body.at('order.archived')).toBe(true);
    expect(body.at('order.availableActions')).toEqual(['UNARCHIVE']);
    expect(record(paid)).toEqual({ ...before, archived: true, updatedDate: record(paid).updatedDate });
    expect(definition('seat')).toEqual(stock);
    expect(announced().at(-1)).toBe('OrderUpdated');
    expect((await owner.patch(`${path}/${paid}`, { fields: 'archived' })).body.at('order.archived')).toBe(
      false,
    );
  });

  test('R193: archives several orders, all or none', async () => {
    const { owner, paid, free, record } = await fiveOrders();
    const put = (orderNumber: string[], archived = true) => owner.patch(path, { orderNumber, archived });
    const refused = await put([paid, 'NOTHING']);
    expect([refused.status, codeOf(refused)]).toEqual([404, 'NOT_FOUND']);
    expect(record(paid).archived).toBe(false);
    const { body } = await put([paid, free]);
    expect(body.list('orders').map((each) => each.at('archived'))).toEqual([true, true]);
    await put([paid], false);
    expect([record(paid).archived, record(free).archived]).toEqual([false, true]);
  });

  test('the owner changes form answers, but not those of a canceled order', async () => {
    const { owner, paid, record } = await fiveOrders();
    const checkoutForm = { inputValues: [{ inputName: 'firstName', value: 'Maria' }] };
    const { body } = await owner.patch(`${path}/${paid}`, { checkoutForm });
    expect(body.at('order.checkoutForm')).toEqual(checkoutForm);
    record(paid).status = 'DECLINED';
    expect(codeOf(await owner.patch(`${path}/${paid}`, { checkoutForm }))).toBe('ORDER_ACTION_NOT_AVAILABLE');
    expect((await owner.patch(`${path}/${paid}`, { archived: true })).status).toBe(200);
    expect((await owner.patch(`${path}/${paid}`, { fields: 'checkoutForm,archived' })).status).toBe(428);
  });
});

describe('the summary', () => {
  test('R190: sums the confirmed orders of one event or of all, with the fees excluded from the revenue', async () => {
    const office = await boxOffice({
      tickets: [
        definitionRecord('seat', { fee: 'FEE_ADDED' }),
        definitionRecord('free', { price: { type: 'free' } }),
      ],
    });
    const { sandbox, owner, want, order } = office;
    const other = eventRecord(sandbox.clock.now());
    sandbox.state.events[idOf('other')] = { ...other, id: idOf('other') };
    payAt(sandbox, await order([want('seat', 2)]), 'pay');
    payAt(sandbox, await order([want('seat', 5)]), 'decline');
    payAt(sandbox, await order([want('seat', 4)]), 'authorize');
    await order([want('free', 3)]);
    await order([want('seat')]);
    const sums = [
      {
        total: { amount: '92.25', value: '92.25', currency: 'EUR' },
        totalOrders: 2,
        totalTickets: 5,
        revenue: { amount: '90.00', value: '90.00', currency: 'EUR' },
      },
    ];
    expect((await owner.get('/v1/orders/summary')).body.at('sales')).toEqual(sums);
    const of = (eventId: string) => owner.get(`/v1/orders/summary?eventId=${eventId}`);
    expect((await of(EVENT_ID)).body.at('sales')).toEqual(sums);
    expect((await of(idOf('other'))).body.at('sales')).toEqual([]);
    expect(codeOf(await of(idOf('nothing')))).toBe('NOT_FOUND');
  });

  test('R190: has an entry for each currency', async () => {
    const { sandbox, owner, want, order } = await boxOffice();
    for (const currency of ['EUR', 'JPY']) {
      sandbox.state.settings.currency = currency;
      payAt(sandbox, await order([want('seat')]), 'pay');
    }
    const { body } = await owner.get('/v1/orders/summary');
    expect(body.list('sales').map((each) => each.at('total.value'))).toEqual(['45.00', '45']);
  });
});
