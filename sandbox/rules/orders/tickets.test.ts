import { describe, expect, test } from 'vitest';
import { boxOffice, definitionRecord, EVENT_ID, FORM, payAt } from '../../testing/box-office.ts';
import { eraseOrder } from './erase.ts';

describe('tickets', () => {
  test('show the answers by which the owner replaced the buyer’s', async () => {
    const { sandbox, want, order, owner } = await boxOffice();
    const number = await order([want('seat', 2)]);
    payAt(sandbox, number, 'pay');
    sandbox.advance(3000);
    const inputValues = [{ inputName: 'lastName', value: 'Sandberg' }];
    const { body } = await owner.patch(`/v1/events/${EVENT_ID}/orders/${number}`, {
      checkoutForm: { inputValues },
    });
    expect(body.at('order.lastName')).toBe('Sandberg');
    expect(body.at('order.tickets.0.orderFullName')).toMatch(/ Sandberg$/);
    expect(body.at('order.tickets.0.guestDetails.lastName')).toBe('Sandberg');
  });

  test('R187: are issued shortly after the payment', async () => {
    const { sandbox, want, order, owner } = await boxOffice();
    const number = await order([want('seat', 2)]);
    const tickets = async () =>
      (await owner.get(`/v1/events/${EVENT_ID}/orders/${number}?fieldset=TICKETS&fieldset=DETAILS`)).body;
    payAt(sandbox, number, 'pay');
    sandbox.advance(2999);
    expect((await tickets()).at('order')).toMatchObject({ status: 'PAID', tickets: [], ticketsPdf: '' });
    sandbox.advance(1);
    const body = await tickets();
    expect(body.list('order.tickets')).toHaveLength(2);
    expect(body.text('order.ticketsPdf')).toMatch(/^http:/);
  });

  test.each([
    [0, 0],
    [60, 60_000],
  ])(
    'R187: are issued %i seconds after the payment if the site is set so',
    async (ticketIssueSeconds, wait) => {
      const { sandbox, want, order, record } = await boxOffice({ settings: { ticketIssueSeconds } });
      const number = await order([want('free')]);
      if (wait > 0) sandbox.advance(wait - 1);
      expect(record(number).tickets).toHaveLength(wait > 0 ? 0 : 1);
      sandbox.advance(1);
      expect(record(number).tickets).toHaveLength(1);
    },
  );

  test.each([
    [true, 1],
    [false, 0],
  ])('R187: are issued before a payment at the door: %s', async (ticketsBeforePayment, before) => {
    const { sandbox, want, order, record } = await boxOffice({ settings: { ticketsBeforePayment } });
    const number = await order([want('seat')], { options: { payInPerson: true } });
    sandbox.advance(3000);
    expect(record(number).tickets).toHaveLength(before);
    expect(sandbox.state.mails).toHaveLength(before);
  });

  test.each(['decline', 'authorize', 'suspend'] as const)(
    'R187: are not issued after the outcome %s',
    async (outcome) => {
      const { sandbox, want, order, record } = await boxOffice();
      const number = await order([want('seat')]);
      payAt(sandbox, number, outcome);
      sandbox.advance(60_000);
      expect(record(number).tickets).toEqual([]);
    },
  );

  test('are mailed to the buyer, unless the order is silent', async () => {
    const { sandbox, want, order } = await boxOffice();
    const number = await order([want('free')]);
    await order([want('free')], { options: { silent: true } });
    sandbox.advance(3000);
    expect(sandbox.state.mails).toMatchObject([
      { kind: 'tickets', to: 'mara.lindt@example.com', about: number },
    ]);
  });

  test('R194: have a number that begins with that of the order, and a check-in address', async () => {
    const { sandbox, want, order, owner, record } = await boxOffice();
    const numbers = [await order([want('free', 2), want('seat')]), await order([want('free')])];
    for (const number of numbers) payAtIfNeeded(record(number).status, () => payAt(sandbox, number, 'pay'));
    sandbox.advance(3000);
    const { body } = await owner.get('/v1/orders?fieldset=TICKETS');
    const tickets = body.list('orders').flatMap((each) => each.list('tickets'));
    expect(tickets).toHaveLength(4);
    expect(new Set(tickets.map((ticket) => ticket.text('ticketNumber'))).size).toBe(4);
    for (const ticket of tickets) {
      const number = ticket.text('ticketNumber');
      expect(number).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{2}\d{3}$/);
      expect(number.slice(0, 12)).toBe(ticket.text('orderNumber').slice(0, 12));
      expect(ticket.text('checkInUrl')).toContain(`${number},${EVENT_ID}`);
    }
  });

  test('R194: no two orders share their first ten characters', async () => {
    const { sandbox, want, order } = await boxOffice({
      tickets: [definitionRecord('any', { capacity: null, price: { type: 'free' } })],
    });
    for (let count = 0; count < 40; count += 1) await order([want('any')]);
    const starts = Object.keys(sandbox.state.ticketOrders).map((number) => number.slice(0, 12));
    expect(new Set(starts).size).toBe(40);
  });

  test('name the buyer, or the guest of each ticket', async () => {
    const office = await boxOffice();
    const { sandbox, event, want, order, owner } = office;
    const ticketsOf = async (number: string) => {
      sandbox.advance(3000);
      const { body } = await owner.get(`/v1/events/${EVENT_ID}/orders/${number}?fieldset=TICKETS`);
      return body.list('order.tickets');
    };
    const [plain] = await ticketsOf(await order([want('free')]));
    expect(plain?.at('guestDetails')).toMatchObject({ guestAssigned: false, firstName: 'Mara' });
    expect([plain?.at('guestFullName'), plain?.at('policy')]).toEqual([undefined, 'Terms of free']);
    event.ticketing.guestsAssignedSeparately = true;
    const jonas = {
      form: {
        inputValues: [
          { inputName: 'firstName', value: 'Jonas' },
          { inputName: 'lastName', value: 'Lindt' },
        ],
      },
    };
    const each = await ticketsOf(await order([want('free', 2)], { guests: [FORM, jonas] }));
    expect(each.map((ticket) => ticket.at('guestFullName'))).toEqual(['Mara Lindt', 'Jonas Lindt']);
    expect(each[1]?.at('guestDetails')).toEqual({
      guestAssigned: true,
      firstName: 'Jonas',
      lastName: 'Lindt',
      form: jonas.form,
    });
  });
});

const payAtIfNeeded = (status: string, pay: () => void): void => {
  if (status === 'INITIATED') pay();
};

describe('a notification about an order', () => {
  test('has the current order, with its tickets once it is confirmed', async () => {
    const { sandbox, want, order, record } = await boxOffice();
    const number = await order([want('seat', 2)], { marketingConsent: true });
    payAt(sandbox, number, 'pay');
    sandbox.advance(3000);
    const about = (name: string) =>
      sandbox.state.notifications.find(({ eventType }) => eventType.endsWith(name))?.data;
    expect(about('OrderInitiated')).toMatchObject({
      eventId: EVENT_ID,
      orderNumber: number,
      firstName: 'Mara',
      status: 'INITIATED',
      markedAsPaid: false,
      marketingConsent: true,
      invoice: { grandTotal: { value: '90.00' } },
    });
    const issued = record(number).tickets.map(({ ticketNumber }) => ({ ticketNumber, confirmed: true }));
    expect(about('OrderConfirmed')).toMatchObject({
      status: 'PAID',
      method: 'creditCard',
      silent: false,
      tickets: issued,
    });
    expect(about('OrderUpdated')).toMatchObject({ confirmed: true, archived: false, tickets: issued });
  });

  test('R205: says that the order was deleted for a privacy request', async () => {
    const { sandbox, want, order, owner, record, definition, announced } = await boxOffice();
    const [paid, unpaid] = [await order([want('seat')]), await order([want('seat', 2)])];
    payAt(sandbox, paid, 'pay');
    const world = { state: sandbox.state, clock: sandbox.clock, origin: '' };
    expect((await owner.get('/v1/orders')).body.at('total')).toBe(2);
    for (const number of [paid, unpaid]) eraseOrder(world, record(number));
    expect((await owner.get('/v1/orders')).body.at('total')).toBe(0);
    expect(definition('seat')).toMatchObject({ held: 0, sold: 1 });
    expect(announced().filter((name) => name === 'OrderDeleted')).toHaveLength(2);
    expect(sandbox.state.notifications.at(-1)?.data).toMatchObject({
      orderNumber: unpaid,
      anonymized: true,
      orderType: 'UNASSIGNED_TICKETS',
      triggeredByAnonymizeRequest: true,
    });
    expect(JSON.stringify(sandbox.state.notifications.at(-1)?.data)).not.toContain('Mara');
  });
});
