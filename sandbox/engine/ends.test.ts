import { expect, test } from 'vitest';
import { announcedEnds } from '../../generated/ends.ts';
import { notificationFacts } from '../../generated/notifications/index.ts';
import { createSandbox } from '../create-sandbox.ts';
import type { SandboxOptions } from '../control/sandbox.ts';
import { boxOffice } from '../testing/box-office.ts';
import { open } from '../testing/hosted.ts';
import { announcedBy } from '../testing/owner.ts';
import { CLIENT_ID, ORIGIN, productOf, type Shopper, visitorOf } from '../testing/shopper.ts';

const EVE = Date.parse('2027-01-31T23:00:00.000Z');
const END = '2027-02-01T00:00:00.000Z';
const CART = '/v1/carts/current';

/** A shopper with a lamp in the cart, one hour before the announced end of the cart. */
const shopperOnEve = async (options: SandboxOptions = {}): Promise<Shopper> => {
  const sandbox = createSandbox({ clock: { kind: 'frozen', start: EVE }, ...options });
  const shopper = await visitorOf(sandbox);
  expect((await shopper.add('oak-board', 2)).status).toBe(200);
  return shopper;
};

/** A call whose answer the description does not have. */
const raw = async ({ sandbox, token }: Shopper, path: string, method = 'GET') => {
  const response = await sandbox.fetch(
    new Request(ORIGIN + path, { method, headers: { authorization: token } }),
  );
  return { status: response.status, body: (await response.json()) as unknown };
};

test('R640: the ends of cart and reservations are data, and the first catalog has none', () => {
  const ending = (day: string) =>
    [...announcedEnds].filter(([, { date }]) => date === day).map(([operation]) => operation);
  expect(ending('2027-02-01')).toHaveLength(9);
  expect(ending('2026-03-31')).toEqual(['createReservation', 'cancelReservation']);
  expect(announcedEnds.size).toBe(11);
  const facts = Object.entries(notificationFacts).filter(([, one]) => 'end' in one);
  expect(facts.map(([type]) => type.split('.').at(-1))).toEqual(['ReservationCreated', 'ReservationUpdated']);
  const state = createSandbox({ clock: { kind: 'frozen', start: EVE } }).state;
  expect(state.effects.filter(({ kind }) => kind === 'calls-end')).toEqual([
    { at: Date.parse(END), kind: 'calls-end', id: 'cartsEnd' },
  ]);
});

test('R641: before the end every call works, and the log names each ending call once', async () => {
  const told: string[] = [];
  const shopper = await shopperOnEve({ onEnd: (text) => told.push(text) });
  shopper.sandbox.advance('59m');
  expect((await shopper.get(CART)).status).toBe(200);
  const { headers } = await shopper.get(CART);
  expect(headers.get('x-sandbox-warning')).toBeNull();
  await shopper.post('/v1/products/query-platformized', {});
  expect(told).toEqual([
    'addToCurrentCart: announced end 2027-02-01, successor: addLineItemsToCurrentCart',
    'getCurrentCart: announced end 2027-02-01, successor: getCurrentCartV2',
  ]);
});

test('R642: from midnight of the day on, a call of the cart gives 404 without a code, whoever calls', async () => {
  const shopper = await shopperOnEve();
  shopper.sandbox.advance('1h');
  const { status, body } = await raw(shopper, CART);
  expect([status, body]).toEqual([404, { message: '', details: {} }]);
  expect((await raw({ ...shopper, token: 'none' }, `${CART}/remove-coupon`, 'POST')).status).toBe(404);
  expect((await raw(shopper, CART, 'DELETE')).body).toEqual(body);
});

test('R643: a setting decides between the usual answer, 404 and 410 with day and successor', async () => {
  const shopper = await shopperOnEve({ settings: { cartsEnd: 'gone' } });
  expect((await shopper.get(CART)).status).toBe(200);
  shopper.sandbox.advance('1h');
  const gone = await raw(shopper, CART);
  expect(gone).toMatchObject({
    status: 410,
    body: {
      details: {
        applicationError: {
          code: 'API_REMOVED',
          data: { removedOn: '2027-02-01', successor: 'getCurrentCartV2' },
        },
      },
    },
  });
  shopper.sandbox.state.settings.cartsEnd = 'works';
  expect((await shopper.get(CART)).status).toBe(200);
});

test('R643: by default reservations work after their day, and a setting ends them', async () => {
  const start = Date.parse('2026-04-02T09:00:00.000Z');
  const { sandbox, reserve, want } = await boxOffice({ clock: { kind: 'frozen', start } });
  const { status, body } = await reserve([want('seat')]);
  expect(status).toBe(200);
  sandbox.state.settings.reservationsEnd = 'not-found';
  const shopper = await visitorOf(sandbox);
  const cancel = await raw(shopper, `/v1/checkout/reservations/${body.text('id')}`, 'DELETE');
  expect(cancel).toEqual({ status: 404, body: { message: '', details: {} } });
});

test('R644: notifications of the cart stop with its calls', async () => {
  const shopper = await shopperOnEve();
  const { sandbox } = shopper;
  sandbox.advance('55m');
  const { press } = await open(shopper);
  const newest = (count: number) =>
    sandbox.state.notifications.slice(-count).map(({ eventType }) => eventType);
  expect(newest(2)).toEqual(['wix.ecom.v1.cart_updated', 'wix.ecom.v2.cart_updated']);
  sandbox.advance('5m');
  const pay = async () => expect((await press('pay')).status).toBe(303);
  const before = sandbox.state.notificationCount;
  expect(await announcedBy(sandbox, pay)).toEqual([]);
  // Notifications of the second family continue.
  expect(newest(sandbox.state.notificationCount - before)).toContain('wix.ecom.v2.cart_updated');

  const working = await shopperOnEve({ settings: { cartsEnd: 'works' } });
  working.sandbox.advance('1h');
  const types = await announcedBy(working.sandbox, () => working.add('oak-board'));
  expect(types.map(({ type }) => type)).toEqual(['cart_updated']);
});

test('R644: notifications of reservations stop if their calls have ended', async () => {
  const { sandbox, reserve, want } = await boxOffice();
  const { body } = await reserve([want('seat')]);
  const expire = async () => sandbox.advance('20m');
  sandbox.state.settings.reservationsEnd = 'gone';
  expect((await announcedBy(sandbox, expire)).map(({ type }) => type)).toContain('ReservationUpdated');
  await reserve([want('seat')]);
  sandbox.advance('29d');
  expect(sandbox.state.reservations[body.text('id')]?.status).toBe('RESERVATION_EXPIRED');
  const types = sandbox.state.notifications.map(({ eventType, date }) => [eventType.split('.').at(-1), date]);
  expect(types.filter(([, date = '']) => date >= '2026-03-31')).toEqual([]);
});

test('R645: the cart keeps its lines after the end, and an open hosted checkout continues', async () => {
  const shopper = await shopperOnEve();
  const { sandbox } = shopper;
  sandbox.advance('55m');
  const { press } = await open(shopper);
  const [before] = Object.values(structuredClone(sandbox.state.carts));
  sandbox.advance('5m');
  expect((await raw(shopper, CART)).status).toBe(404);
  expect(Object.values(sandbox.state.carts)).toEqual([before]);
  expect((await press('pay')).status).toBe(303);
  expect(sandbox.orders).toHaveLength(1);
  expect(productOf(sandbox, 'oak-board').name).toBe(sandbox.orders[0]?.lines[0]?.name);
});

test('R645: the cart of yesterday is read through the second family, with the same id, lines and coupon', async () => {
  const shopper = await shopperOnEve();
  const { sandbox } = shopper;
  await shopper.coupon('WELCOME10');
  const { body: before } = await shopper.cart();
  sandbox.advance('1h');
  expect((await raw(shopper, CART)).status).toBe(404);
  const { status, body } = await shopper.get('/v2/carts/current');
  expect([status, body.at('cart.id')]).toEqual([200, before.at('cart.id')]);
  expect(
    body.list('cart.lineItems').map((line) => [line.at('id'), line.at('quantityInfo.confirmedQuantity')]),
  ).toEqual(before.list('cart.lineItems').map((line) => [line.at('id'), line.at('quantity')]));
  expect(body.list('cart.coupons').map((coupon) => coupon.at('code'))).toEqual(['WELCOME10']);
  expect((await shopper.post('/v2/carts/current/calculate')).body.at('summary.cartId')).toBe(
    before.at('cart.id'),
  );
});

test('R646: the end is an entry in the calendar, and a restored snapshot brings the calls back', async () => {
  const shopper = await shopperOnEve();
  const { sandbox } = shopper;
  const ends = () => sandbox.state.effects.filter(({ kind }) => kind === 'calls-end');
  expect(ends().map(({ at }) => new Date(at).toISOString())).toEqual([END]);
  const snapshot = sandbox.snapshot();
  sandbox.advance('2h');
  expect(ends()).toEqual([]);
  expect((await raw(shopper, CART)).status).toBe(404);
  sandbox.restore(snapshot);
  expect((await shopper.get(CART)).status).toBe(200);
  expect(ends()).toHaveLength(1);
  sandbox.reset();
  expect(ends()).toHaveLength(1);
});

test('R646: a sandbox that starts after an end has no entry for it', () => {
  const { state } = createSandbox({ clock: { kind: 'frozen', start: Date.parse(END) } });
  expect(state.effects.filter(({ kind }) => kind === 'calls-end')).toEqual([]);
});

test('R647: orders of events, redirect sessions and the catalog work after the ends', async () => {
  const sandbox = createSandbox({ clock: { kind: 'frozen', start: Date.parse('2027-03-01T00:00:00.000Z') } });
  const shopper = await visitorOf(sandbox);
  expect((await shopper.post('/v1/products/query-platformized', {})).status).toBe(200);
  expect((await shopper.get('/v1/checkout/available-tickets?limit=1')).status).toBe(200);
  const callbacks = { postFlowUrl: 'http://localhost:5173/' };
  const session = await shopper.post('/v1/redirect-session', { logout: { clientId: CLIENT_ID }, callbacks });
  expect(session.status).toBe(200);
});

test('R648: fields stay after their day, unless a setting leaves them out of answers and requests', async () => {
  const shopper = await shopperOnEve();
  const { settings } = shopper.sandbox.state;
  const id = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c12';
  const line = {
    productName: { original: 'Wrapping' },
    price: '2.00',
    quantity: 1,
    itemType: { preset: 'SERVICE' },
  };
  const addLine = async (): Promise<unknown[]> => {
    const { body } = await shopper.post(`${CART}/add-to-cart`, { customLineItems: [{ ...line, id }] });
    return body.list('cart.lineItems').map((one) => one.at('id'));
  };
  const lists = async () =>
    Object.keys(Object((await shopper.estimate({})).body.at('membershipOptions')) as object);
  expect(await lists()).toEqual(['eligibleMemberships', 'invalidMemberships', 'selectedMemberships']);
  settings.endedFields = 'left-out';
  expect(await lists()).toEqual([]);
  expect(await addLine()).not.toContain(id);
  settings.endedFields = 'given';
  expect(await addLine()).toContain(id);
});

test('R648: a field stays until its day', async () => {
  const start = Date.parse('2026-09-30T23:00:00.000Z');
  const shopper = await shopperOnEve({
    clock: { kind: 'frozen', start },
    settings: { endedFields: 'left-out' },
  });
  const options = async () => (await shopper.estimate({})).body.at('membershipOptions.eligibleMemberships');
  expect(await options()).toEqual([]);
  shopper.sandbox.advance('1h');
  expect(await options()).toBeUndefined();
});

test('R649: the log never calls a call switched off because its day has passed', async () => {
  const told: string[] = [];
  const start = Date.parse('2026-04-02T09:00:00.000Z');
  const { reserve, want } = await boxOffice({
    clock: { kind: 'frozen', start },
    onEnd: (text) => told.push(text),
  });
  expect((await reserve([want('seat')])).status).toBe(200);
  expect(told).toEqual([expect.stringMatching(/; the day has passed, and reservationsEnd is works$/)]);
});
