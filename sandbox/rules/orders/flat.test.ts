import { expect, test } from 'vitest';
import { boxOffice, EVENT_ID, idOf } from '../../testing/box-office.ts';
import type { TicketOrderRecord } from '../../records/state.ts';

/** A box office with 20 000 orders, every tenth of another event, that counts reads of order records. */
const bigOffice = async () => {
  const office = await boxOffice();
  const { state } = office.sandbox;
  const sample = office.record(await office.order([office.want('free')]));
  const orders: Record<string, TicketOrderRecord> = {};
  for (let count = 0; count < 20_000; count += 1) {
    const orderNumber = `AAAA-BBBB-${count}`;
    const eventId = count % 10 === 0 ? idOf('other') : EVENT_ID;
    const status = count % 4 === 0 ? 'PENDING' : 'FREE';
    const buyer = { firstName: `Guest ${count % 100}`, email: `guest-${count}@example.org` };
    orders[orderNumber] = {
      ...sample,
      orderNumber,
      eventId,
      status,
      archived: count % 5 === 0,
      memberId: count < 30 ? idOf('ada') : null,
      contactId: idOf(`contact ${count % 1000}`),
      buyer,
    };
  }
  let looks = 0;
  const count = <T>(value: T): T => {
    looks += 1;
    return value;
  };
  state.ticketOrders = new Proxy(orders, {
    get: (target, key) => count(Reflect.get(target, key) as unknown),
    getOwnPropertyDescriptor: (target, key) => count(Reflect.getOwnPropertyDescriptor(target, key)),
    ownKeys: (target) => count(Reflect.ownKeys(target)),
  });
  /** The number of reads of order records during a call. */
  const looksOf = async (path: string, total?: number): Promise<number> => {
    looks = 0;
    const { status, body } = await office.owner.get(path);
    expect(status).toBe(200);
    if (total !== undefined) expect(body.at('total')).toBe(total);
    return looks;
  };
  return { ...office, looksOf };
};

test('reading an order by its number reads no other order', async () => {
  const { looksOf } = await bigOffice();
  expect(await looksOf(`/v1/events/${EVENT_ID}/orders/AAAA-BBBB-19999`)).toBeLessThan(5);
});

test('once the index is built, a page of orders reads only the orders of the page', async () => {
  const { looksOf } = await bigOffice();
  await looksOf('/v1/orders?limit=10', 20_000);
  const lists: [path: string, total: number][] = [
    ['offset=0', 20_000],
    ['offset=15000', 20_000],
    ['offset=15000&sort=created:desc', 20_000],
    [`offset=1500&eventId=${idOf('other')}`, 2000],
    [`eventId=${EVENT_ID}`, 18_000],
    ['orderNumber=AAAA-BBBB-7&orderNumber=AAAA-BBBB-8', 2],
  ];
  for (const [query, total] of lists)
    expect(await looksOf(`/v1/orders?limit=50&${query}`, total)).toBeLessThanOrEqual(200);
});

test('a page filtered by status, tag, event, member and contact reads only the orders of the page', async () => {
  const { looksOf, event } = await bigOffice();
  await looksOf('/v1/orders?limit=1');
  const lists: [path: string, total: number][] = [
    ['status=PENDING', 5000],
    ['status=PENDING&offset=4960', 5000],
    ['status=PENDING&status=FREE&offset=10000&sort=created:desc', 20_000],
    ['tag=CONFIRMED&offset=12000', 15_000],
    ['tag=ARCHIVED&tag=MEMBER', 4024],
    ['tag=NOT_FULLY_CHECKED_IN', 20_000],
    [`eventId=${idOf('other')}&status=FREE`, 1000],
    [`eventId=${idOf('other')}&eventId=${EVENT_ID}&tag=NON_ARCHIVED`, 16_000],
    [`eventCreatorId=${event.about.userId}&status=PENDING`, 4000],
    [`memberId=${idOf('ada')}&status=FREE`, 22],
    [`contactId=${idOf('contact 7')}`, 20],
    ['orderNumber=AAAA-BBBB-7&orderNumber=AAAA-BBBB-8&status=FREE', 1],
    ['facet=status&facet=eventId&facet=archived&tag=ARCHIVED', 4000],
    ['facet=memberId', 20_000],
  ];
  for (const [query, total] of lists)
    expect(await looksOf(`/v1/orders?limit=50&${query}`, total), query).toBeLessThanOrEqual(200);
});

test('a search and a sort read all orders once, and not again for the next pages', async () => {
  const { looksOf, order, want } = await bigOffice();
  await looksOf('/v1/orders?limit=1');
  expect(await looksOf('/v1/orders?searchPhrase=guest-77&limit=50', 111)).toBeGreaterThan(20_000);
  expect(await looksOf('/v1/orders?searchPhrase=guest-77&limit=50&offset=50', 111)).toBeLessThanOrEqual(200);
  // The index has the searched texts now: another phrase or a new order causes no second pass over all orders.
  expect(await looksOf('/v1/orders?searchPhrase=guest%2077&limit=50', 200)).toBeLessThanOrEqual(200);
  await order([want('free')]);
  expect(await looksOf('/v1/orders?searchPhrase=guest%2077&limit=50', 200)).toBeLessThanOrEqual(200);
  for (const sort of ['name:asc', 'orderNumber:desc', 'score:desc']) {
    await looksOf(`/v1/orders?sort=${sort}&limit=50`, 20_001);
    expect(await looksOf(`/v1/orders?sort=${sort}&limit=50&offset=9000`, 20_001), sort).toBeLessThanOrEqual(
      200,
    );
  }
});

test('a changed order moves in the index without reads of other orders', async () => {
  const { looksOf, owner } = await bigOffice();
  await looksOf('/v1/orders?limit=1');
  const { status } = await owner.patch(`/v1/events/${EVENT_ID}/orders/AAAA-BBBB-19998`, {
    archived: true,
    fields: 'archived',
  });
  expect(status).toBe(200);
  expect(await looksOf('/v1/orders?tag=ARCHIVED&limit=1&sort=created:desc', 4001)).toBeLessThan(10);
  const { body } = await owner.get('/v1/orders?tag=ARCHIVED&limit=1&sort=created:desc');
  expect(body.at('orders.0.orderNumber')).toBe('AAAA-BBBB-19998');
});

test('orders that a test changed in the state are listed by their new values', async () => {
  const { sandbox, owner, order, want } = await boxOffice();
  const [first, second] = [await order([want('free')]), await order([want('free')])];
  const found = async (query: string) =>
    (await owner.get(`/v1/orders?${query}`)).body.list('orders').map((each) => each.at('orderNumber'));
  expect(await found('tag=ARCHIVED')).toEqual([]);
  Object.assign(sandbox.state.ticketOrders[first] ?? {}, { archived: true });
  sandbox.restore(sandbox.state);
  expect(await found('tag=ARCHIVED')).toEqual([first]);
  expect(await found('tag=NON_ARCHIVED')).toEqual([second]);
  // Without the restore the list drops an order that no longer matches.
  Object.assign(sandbox.state.ticketOrders[second] ?? {}, { archived: true });
  expect(await found('tag=NON_ARCHIVED')).toEqual([]);
});

test('a new order is added to the index without reads of other orders', async () => {
  const { looksOf, order, want } = await bigOffice();
  await looksOf('/v1/orders?limit=1', 20_000);
  await order([want('free')]);
  expect(await looksOf('/v1/orders?limit=1', 20_001)).toBeLessThan(10);
  expect(await looksOf(`/v1/orders?limit=1&eventId=${EVENT_ID}`, 18_001)).toBeLessThan(10);
});

test('once the index is built, sales are summed without reads of orders', async () => {
  const { looksOf, order, want, owner } = await bigOffice();
  await looksOf('/v1/orders/summary');
  await order([want('free', 2)]);
  for (const query of ['', `?eventId=${EVENT_ID}`])
    expect(await looksOf(`/v1/orders/summary${query}`)).toBeLessThan(5);
  const { body } = await owner.get('/v1/orders/summary');
  expect([body.at('sales.0.totalOrders'), body.at('sales.0.totalTickets')]).toEqual([15_001, 15_002]);
});

test('orders added to the state directly are counted too', async () => {
  const { sandbox, owner, order, want, record } = await boxOffice();
  const sample = record(await order([want('free')]));
  expect((await owner.get('/v1/orders')).body.at('total')).toBe(1);
  sandbox.state.ticketOrders['ELSE-WHER-E23'] = { ...sample, orderNumber: 'ELSE-WHER-E23' };
  sandbox.state.ticketOrderNumber += 1;
  expect((await owner.get('/v1/orders')).body.at('total')).toBe(2);
});
