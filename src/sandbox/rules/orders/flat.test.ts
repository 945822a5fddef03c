import { expect, test } from 'vitest';
import { boxOffice, EVENT_ID, idOf } from '../../testing/box-office.ts';
import type { TicketOrderRecord } from '../../state.ts';

/** A box office with 20 000 orders, every tenth of another event, that counts how often an order is looked at. */
const bigOffice = async () => {
  const office = await boxOffice();
  const { state } = office.sandbox;
  const sample = office.record(await office.order([office.want('free')]));
  const orders: Record<string, TicketOrderRecord> = {};
  for (let count = 0; count < 20_000; count += 1) {
    const orderNumber = `AAAA-BBBB-${count}`;
    const eventId = count % 10 === 0 ? idOf('other') : EVENT_ID;
    orders[orderNumber] = { ...sample, orderNumber, eventId };
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
  /** How often a call looks at orders. */
  const looksOf = async (path: string, total?: number): Promise<number> => {
    looks = 0;
    const { status, body } = await office.owner.get(path);
    expect(status).toBe(200);
    if (total !== undefined) expect(body.at('total')).toBe(total);
    return looks;
  };
  return { ...office, looksOf };
};

test('an order is read by its number without a look at the others', async () => {
  const { looksOf } = await bigOffice();
  expect(await looksOf(`/v1/events/${EVENT_ID}/orders/AAAA-BBBB-19999`)).toBeLessThan(5);
});

test('a page of orders is read without a look at those of other pages, once the orders were counted', async () => {
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

test('a new order joins the others without a look at them', async () => {
  const { looksOf, order, want } = await bigOffice();
  await looksOf('/v1/orders?limit=1', 20_000);
  await order([want('free')]);
  expect(await looksOf('/v1/orders?limit=1', 20_001)).toBeLessThan(10);
  expect(await looksOf(`/v1/orders?limit=1&eventId=${EVENT_ID}`, 18_001)).toBeLessThan(10);
});

test('sales are added up without a look at orders, once they were counted', async () => {
  const { looksOf, order, want, owner } = await bigOffice();
  await looksOf('/v1/orders/summary');
  await order([want('free', 2)]);
  for (const query of ['', `?eventId=${EVENT_ID}`])
    expect(await looksOf(`/v1/orders/summary${query}`)).toBeLessThan(5);
  const { body } = await owner.get('/v1/orders/summary');
  expect([body.at('sales.0.totalOrders'), body.at('sales.0.totalTickets')]).toEqual([20_001, 20_002]);
});

test('orders that came by another way are counted too', async () => {
  const { sandbox, owner, order, want, record } = await boxOffice();
  const sample = record(await order([want('free')]));
  expect((await owner.get('/v1/orders')).body.at('total')).toBe(1);
  sandbox.state.ticketOrders['ELSE-WHER-E23'] = { ...sample, orderNumber: 'ELSE-WHER-E23' };
  sandbox.state.ticketOrderNumber += 1;
  expect((await owner.get('/v1/orders')).body.at('total')).toBe(2);
});
