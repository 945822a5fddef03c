import { describe, expect, test } from 'vitest';
import {
  boxOffice,
  codeOf,
  definitionRecord,
  EVENT_ID,
  idOf,
  pass,
  payAt,
} from '../../testing/box-office.ts';
import { DEFAULT_OWNER_KEY } from '../../engine/settings.ts';
import { send } from '../../testing/shopper.ts';
import { nextStatuses } from './status.ts';
import type { PaymentOutcome } from './payments.ts';

type Office = Awaited<ReturnType<typeof boxOffice>>;

const statusOf = async ({ owner }: Office, number: string) =>
  (await owner.get(`/v1/events/${EVENT_ID}/orders/${number}?fieldset=DETAILS`)).body.at('order.status');

const confirm = ({ owner }: Office, ...orderNumber: string[]) =>
  owner.post(`/v1/events/${EVENT_ID}/orders/confirm`, { orderNumber });

const capture = ({ owner }: Office, number: string) => owner.post(`/v1/events/orders/${number}/capture`);
const giveUp = ({ owner }: Office, number: string) => owner.post(`/v1/events/orders/${number}/void`);

/** An order of two seats that awaits its payment. */
const waiting = async (options: Parameters<typeof boxOffice>[0] = {}) => {
  const office = await boxOffice(options);
  const number = await office.order([office.want('seat', 2)]);
  return { office, number, order: office.record(number) };
};

const stock = ({ definition }: Office) => {
  const { held, sold } = definition('seat');
  return { held, sold };
};

describe('a payment', () => {
  test.each([
    ['pay', 'PAID', 'RESERVATION_CONFIRMED', { held: 0, sold: 2 }, 'OrderConfirmed'],
    ['decline', 'DECLINED', 'RESERVATION_PENDING', { held: 2, sold: 0 }, 'OrderUpdated'],
    ['authorize', 'AUTHORIZED', 'RESERVATION_PENDING', { held: 2, sold: 0 }, 'OrderUpdated'],
    ['suspend', 'PENDING', 'RESERVATION_PENDING', { held: 2, sold: 0 }, 'OrderUpdated'],
    ['pay-at-the-door', 'OFFLINE_PENDING', 'RESERVATION_CONFIRMED', { held: 0, sold: 2 }, 'OrderUpdated'],
  ] as const)('R155, R180: %s makes the order %s, its reservation %s', async (outcome, status, ...rest) => {
    const [reserved, counted, announced] = rest;
    const { office, number, order } = await waiting();
    payAt(office.sandbox, number, outcome);
    expect(await statusOf(office, number)).toBe(status);
    expect(office.reservation(order.reservationId).status).toBe(reserved);
    expect(stock(office)).toEqual(counted);
    expect(office.announced().at(-1)).toBe(announced);
  });

  test('R155: that is declined keeps the hold, which can be checked out again, released, or expire', async () => {
    const { office, number, order } = await waiting();
    payAt(office.sandbox, number, 'decline');
    expect((await office.checkout(order.reservationId)).body.at('order.status')).toBe('INITIATED');
    const again = office.reservation(order.reservationId).orderNumber ?? '';
    expect(again).not.toBe(number);
    payAt(office.sandbox, again, 'decline');
    pass(office.sandbox, 20);
    expect(office.reservation(order.reservationId).status).toBe('RESERVATION_EXPIRED');
    expect(stock(office)).toEqual({ held: 0, sold: 0 });
  });

  test('R180: that was suspended makes the order PAID when it is released', async () => {
    const { office, number } = await waiting();
    payAt(office.sandbox, number, 'suspend');
    pass(office.sandbox, 24 * 60);
    expect(stock(office)).toEqual({ held: 2, sold: 0 });
    payAt(office.sandbox, number, 'release');
    expect(await statusOf(office, number)).toBe('PAID');
    expect(stock(office)).toEqual({ held: 0, sold: 2 });
  });

  test('R180: completes a partly paid order', async () => {
    const { office, number, order } = await waiting();
    order.status = 'PARTIALLY_PAID';
    expect(codeOf(await confirm(office, number))).toBe('ORDER_ACTION_NOT_AVAILABLE');
    payAt(office.sandbox, number, 'pay');
    expect(order.status).toBe('PAID');
  });

  test('R180: is refused if the order does not await it', async () => {
    const { office, number, order } = await waiting();
    const outcomes: PaymentOutcome[] = [
      'pay',
      'decline',
      'authorize',
      'suspend',
      'release',
      'pay-at-the-door',
    ];
    for (const status of ['FREE', 'PAID', 'VOIDED', 'DECLINED', 'CANCELED'] as const) {
      order.status = status;
      for (const outcome of outcomes)
        expect(() => payAt(office.sandbox, number, outcome)).toThrow('not available');
      expect(nextStatuses[status]).toBeUndefined();
    }
  });

  test('R180: changes the status, which a response without the fieldset DETAILS does not show', async () => {
    const { office, number } = await waiting();
    const { body } = await office.owner.get(`/v1/events/${EVENT_ID}/orders/${number}`);
    expect(body.at('order.status')).toBe('NA_ORDER_STATUS');
  });
});

describe('an unpaid order', () => {
  test.each([
    [undefined, 140],
    [30, 50],
  ])('R185: is canceled after %s minutes', async (unpaidMinutes, total) => {
    const { office, number, order } = await waiting({
      ...(unpaidMinutes && { ticketing: { unpaidMinutes } }),
    });
    pass(office.sandbox, total - 1);
    expect(await statusOf(office, number)).toBe('INITIATED');
    expect(office.reservation(order.reservationId).status).toBe('RESERVATION_PENDING');
    pass(office.sandbox, 1);
    expect(await statusOf(office, number)).toBe('CANCELED');
    expect(office.reservation(order.reservationId).status).toBe('RESERVATION_CANCELED');
    expect(office.announced().slice(-2)).toEqual(['ReservationUpdated', 'OrderUpdated']);
  });

  test('R154, R185: releases its tickets when the hold ends', async () => {
    const { office } = await waiting();
    pass(office.sandbox, 19);
    expect(stock(office)).toEqual({ held: 2, sold: 0 });
    pass(office.sandbox, 1);
    expect(stock(office)).toEqual({ held: 0, sold: 0 });
    pass(office.sandbox, 120);
    expect(stock(office)).toEqual({ held: 0, sold: 0 });
  });

  test('R185: stays if it was paid, authorized or is to be paid at the door', async () => {
    const office = await boxOffice();
    const order = () => office.order([office.want('seat')]);
    const numbers = [await order(), await order(), await order(), await order()];
    const outcomes = ['pay', 'authorize', 'suspend', 'pay-at-the-door'] as const;
    for (const [index, outcome] of outcomes.entries()) payAt(office.sandbox, numbers[index] ?? '', outcome);
    pass(office.sandbox, 24 * 60);
    const statuses = await Promise.all(numbers.map((number) => statusOf(office, number)));
    expect(statuses).toEqual(['PAID', 'AUTHORIZED', 'PENDING', 'OFFLINE_PENDING']);
    expect(stock(office)).toEqual({ held: 2, sold: 2 });
  });

  test('does not count as a use of its coupon', async () => {
    const office = await boxOffice();
    office.sandbox.state.coupons = [
      {
        id: idOf('coupon'),
        code: 'CLAY10',
        name: 'Early birds',
        effect: { type: 'percentOff', percent: '10' },
        active: true,
        startTime: '2026-01-01T00:00:00.000Z',
        usedBy: {},
      },
    ];
    await office.order([office.want('seat')], { discount: { couponCode: 'CLAY10' } });
    const uses = () => Object.values(office.sandbox.state.coupons[0]?.usedBy ?? {});
    expect(uses()).toEqual([1]);
    pass(office.sandbox, 140);
    expect(uses()).toEqual([0]);
  });
});

describe('a payment after the hold', () => {
  const tickets = [definitionRecord('seat', { capacity: 3 })];
  const late = async (options: Parameters<typeof boxOffice>[0] = {}) => {
    const made = await waiting({ tickets, ...options });
    pass(made.office.sandbox, 21);
    return made;
  };

  test.each(['pay', 'authorize', 'suspend', 'pay-at-the-door'] as const)(
    'R186: counts if tickets are left (%s)',
    async (outcome) => {
      const { office, number, order } = await late();
      payAt(office.sandbox, number, outcome);
      expect(order.status).not.toBe('DECLINED');
      const { held, sold } = stock(office);
      expect(held + sold).toBe(2);
    },
  );

  test('R186: is DECLINED if the tickets are gone', async () => {
    const { office, number, order } = await late();
    await office.held([office.want('seat', 2)]);
    payAt(office.sandbox, number, 'pay');
    expect(order.status).toBe('DECLINED');
    expect(office.reservation(order.reservationId).status).toBe('RESERVATION_CANCELED');
    expect(stock(office)).toEqual({ held: 2, sold: 0 });
  });

  test('R186: is always DECLINED if the site is set so', async () => {
    const { office, number, order } = await late({ settings: { latePayments: 'decline' } });
    payAt(office.sandbox, number, 'pay');
    expect(order.status).toBe('DECLINED');
  });

  test('R186: cannot be confirmed by the owner if the tickets are gone', async () => {
    const { office, number, order } = await late();
    const other = await office.order([office.want('seat', 2)]);
    const refused = await confirm(office, other, number);
    expect([refused.status, codeOf(refused)]).toEqual([428, 'ORDER_ACTION_NOT_AVAILABLE']);
    expect([order.status, office.record(other).status]).toEqual(['INITIATED', 'INITIATED']);
    expect(stock(office)).toEqual({ held: 2, sold: 0 });
    pass(office.sandbox, 20);
    expect((await confirm(office, number)).status).toBe(200);
    expect(stock(office)).toEqual({ held: 0, sold: 2 });
  });
});

describe('an authorized payment', () => {
  const authorized = async (options: Parameters<typeof boxOffice>[0] = {}) => {
    const made = await waiting(options);
    payAt(made.office.sandbox, made.number, 'authorize');
    return made;
  };

  test('R183: is captured shortly after the owner’s call', async () => {
    const { office, number } = await authorized();
    const answer = await capture(office, number);
    expect([answer.status, answer.body.value]).toEqual([200, {}]);
    expect(await statusOf(office, number)).toBe('AUTHORIZED');
    office.sandbox.advance(1999);
    expect(await statusOf(office, number)).toBe('AUTHORIZED');
    office.sandbox.advance(1);
    expect(await statusOf(office, number)).toBe('PAID');
    expect(stock(office)).toEqual({ held: 0, sold: 2 });
    expect(office.announced().at(-1)).toBe('OrderConfirmed');
  });

  test('R183: is captured at once if the site is set so', async () => {
    const { office, number, order } = await authorized({ settings: { settlementSeconds: 0 } });
    await capture(office, number);
    expect(order.status).toBe('PAID');
  });

  test.each(['INITIATED', 'PENDING', 'OFFLINE_PENDING', 'PAID', 'CANCELED', 'VOIDED'] as const)(
    'R183, R184: is neither captured nor voided if the order is %s',
    async (status) => {
      const { office, number, order } = await waiting();
      order.status = status;
      for (const answer of [await capture(office, number), await giveUp(office, number)])
        expect([answer.status, codeOf(answer)]).toEqual([428, 'ORDER_STATUS_NOT_AUTHORIZED']);
    },
  );

  test('R183, R184: is captured or voided once', async () => {
    const { office, number } = await authorized();
    await capture(office, number);
    expect((await capture(office, number)).status).toBe(428);
    expect((await giveUp(office, number)).status).toBe(428);
  });

  test.each([
    [true, { held: 0, sold: 0 }],
    [false, { held: 0, sold: 2 }],
  ])('R184: is voided, and the tickets are released: %s', async (voidReturnsStock, counted) => {
    const { office, number, order } = await authorized({ settings: { voidReturnsStock } });
    expect((await giveUp(office, number)).body.value).toEqual({});
    expect(stock(office)).toEqual({ held: 2, sold: 0 });
    office.sandbox.advance(2000);
    expect(await statusOf(office, number)).toBe('VOIDED');
    expect(stock(office)).toEqual(counted);
    expect(office.reservation(order.reservationId).status).toBe('RESERVATION_CANCELED');
  });

  test('is found by order number, and by event if the call names one', async () => {
    const { office, number } = await authorized();
    const { sandbox } = office;
    const at = (path: string, body: object = {}) => send(sandbox, 'POST', path, body, DEFAULT_OWNER_KEY);
    expect(codeOf(await at('/v1/events/orders/NOTHING/capture'))).toBe('ORDER_NOT_FOUND');
    expect((await at(`/v1/events/orders/${number}/void`, { eventId: idOf('other') })).status).toBe(404);
    expect((await office.buyer.post(`/v1/events/orders/${number}/capture`)).status).toBe(403);
  });
});

describe('confirmation', () => {
  test.each([
    ['INITIATED', null],
    ['PENDING', 'suspend'],
  ] as const)('R181: makes an order that is %s PAID and mails the tickets', async (_, outcome) => {
    const { office, number } = await waiting();
    if (outcome) payAt(office.sandbox, number, outcome);
    const { body } = await confirm(office, number);
    expect(body.at('orders.0')).toMatchObject({ orderNumber: number, status: 'PAID', confirmed: true });
    expect(stock(office)).toEqual({ held: 0, sold: 2 });
    office.sandbox.advance(3000);
    expect(office.sandbox.state.mails).toMatchObject([
      { kind: 'tickets', to: 'mara.lindt@example.com', about: number },
    ]);
  });

  test('R181: makes an OFFLINE_PENDING order PAID without a second mail', async () => {
    const office = await boxOffice();
    const number = await office.order([office.want('seat', 2)], { options: { payInPerson: true } });
    office.sandbox.advance(3000);
    expect(office.sandbox.state.mails).toHaveLength(1);
    await confirm(office, number);
    office.sandbox.advance(3000);
    expect(await statusOf(office, number)).toBe('PAID');
    expect(office.sandbox.state.mails).toHaveLength(1);
    expect(office.record(number).tickets).toHaveLength(2);
  });

  test('R181: leaves PAID and FREE orders unchanged', async () => {
    const { office, number } = await waiting();
    payAt(office.sandbox, number, 'pay');
    const free = await office.order([office.want('free')]);
    const before = office.announced().length;
    const { body } = await confirm(office, number, free);
    expect(body.list('orders').map((each) => each.at('status'))).toEqual(['PAID', 'FREE']);
    expect(office.announced()).toHaveLength(before);
  });

  test.each(['CANCELED', 'DECLINED', 'VOIDED', 'AUTHORIZED'] as const)(
    'R182: is refused for all orders if one of them is %s',
    async (status) => {
      const { office, number, order } = await waiting();
      const other = await office.order([office.want('seat')]);
      order.status = status;
      const refused = await confirm(office, other, number);
      expect([refused.status, codeOf(refused)]).toEqual([428, 'ORDER_ACTION_NOT_AVAILABLE']);
      expect(office.record(other).status).toBe('INITIATED');
    },
  );

  test('changes nothing if one of the orders is not found', async () => {
    const { office, number, order } = await waiting();
    expect(codeOf(await confirm(office, number, 'NOTHING'))).toBe('NOT_FOUND');
    expect(order.status).toBe('INITIATED');
  });
});

describe('a point of sale', () => {
  test('R192: turns a reservation into a PAID order, without form and mail', async () => {
    const office = await boxOffice();
    const id = await office.held([office.want('seat', 2)]);
    const paymentDetailsId = idOf('payment');
    const pos = () =>
      office.owner.post('/v1/pos-checkout', { eventId: EVENT_ID, reservationId: id, paymentDetailsId });
    const { body } = await pos();
    expect(body.at('order')).toMatchObject({
      status: 'PAID',
      channel: 'OFFLINE_POS',
      snapshotId: paymentDetailsId,
      method: 'pointOfSale',
      email: '',
    });
    office.sandbox.advance(3000);
    expect(office.record(body.text('order.orderNumber')).tickets).toHaveLength(2);
    expect(office.sandbox.state.mails).toEqual([]);
    expect(codeOf(await pos())).toBe('RESERVATION_OCCUPIED');
  });

  test('R192: needs a reservation, and an owner', async () => {
    const { owner, buyer, want, held } = await boxOffice();
    const body = { eventId: EVENT_ID, reservationId: idOf('nothing') };
    expect(codeOf(await owner.post('/v1/pos-checkout', body))).toBe('RESERVATION_NOT_FOUND');
    const reservationId = await held([want('seat')]);
    expect((await buyer.post('/v1/pos-checkout', { ...body, reservationId })).status).toBe(403);
  });
});
