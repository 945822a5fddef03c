import { describe, expect, test } from 'vitest';
import type { TicketDefinition } from '../../generated/ticketing/types.ts';
import { createReservation, queryAvailableTickets } from '../../generated/ticketing/operations.ts';
import { oauth } from '../session/oauth.ts';
import { createClient } from '../core/client.ts';
import { isValidationError } from '../core/errors/index.ts';
import { createSandbox } from '../../sandbox/create-sandbox.ts';
import type { Sandbox } from '../../sandbox/control/sandbox.ts';
import { CLIENT_ID } from '../../sandbox/testing/shopper.ts';
import { TicketError } from './ticket-error.ts';
import { createTicketPicker, type TicketPicker } from './ticket-picker.ts';

const clientOf = (sandbox: Sandbox) =>
  createClient({
    auth: oauth({ clientId: CLIENT_ID }),
    host: 'http://sandbox.test',
    fetch: (url, init) => sandbox.fetch(new Request(url, init)),
  });

/** The tickets of the festival, read by a visitor. */
const festival = async () => {
  const sandbox = createSandbox({ scenario: 'busy-festival' });
  const client = clientOf(sandbox);
  const { definitions } = await queryAvailableTickets({ filter: {}, limit: 100 }, { client });
  const pass = definitions.find(({ name }) => name === 'Weekend pass') ?? expect.fail('no festival');
  const tickets = definitions.filter(({ eventId }) => eventId === pass.eventId);
  return { sandbox, client, tickets, setup: { eventId: pass.eventId, perOrder: 10 } };
};

const find = (picker: TicketPicker, name: string) =>
  picker.getSnapshot().tickets.find((ticket) => ticket.name === name) ?? expect.fail(name);

const refusal = (picker: TicketPicker): TicketError => {
  try {
    picker.request();
  } catch (error) {
    if (error instanceof TicketError && isValidationError(error)) return error;
    throw error;
  }
  return expect.fail('was not refused');
};

const ticket = (more: Partial<TicketDefinition> = {}): TicketDefinition => ({
  id: 'a',
  name: 'Seat',
  description: '',
  policy: '',
  eventId: 'e',
  free: false,
  limitPerCheckout: 10,
  orderIndex: 0,
  saleStatus: 'SALE_STARTED',
  pricing: { fixedPrice: { amount: '5.00', value: '5.00', currency: 'EUR' }, pricingType: 'STANDARD' },
  ...more,
});

describe('the state of a ticket has', () => {
  test('its price, its fee, and the number left if the number is limited', async () => {
    const { tickets, setup } = await festival();
    const picker = createTicketPicker(tickets, setup);
    expect(find(picker, 'Weekend pass')).toMatchObject({
      price: { kind: 'fixed', price: { value: '109.00', currency: 'EUR' } },
      fee: 'FEE_ADDED',
      perOrder: 6,
      remaining: 6,
    });
    expect(find(picker, 'Children under 12')).toMatchObject({ price: { kind: 'free' }, fee: undefined });
    expect(find(picker, 'Children under 12').remaining).toBeUndefined();
    expect(find(picker, 'Friend of the festival').price).toMatchObject({
      kind: 'donation',
      minimum: { value: '10.00' },
    });
    expect(find(picker, 'Saturday').price).toMatchObject({
      kind: 'options',
      options: [{ name: 'Standard' }, { name: 'Reduced' }, { name: 'Supporter' }],
    });
  });

  test("the number left if it is below the event's limit, without the fieldset DASHBOARD", () => {
    const left = (limitPerCheckout: number) =>
      createTicketPicker([ticket({ limitPerCheckout })], { eventId: 'e', perOrder: 10 }).getSnapshot()
        .tickets[0]?.remaining;
    expect([left(3), left(10)]).toEqual([3, undefined]);
  });

  test('the number left of a limited number, with the fieldset DASHBOARD', () => {
    const figures = { hidden: false, sold: 2, ticketsSold: 2, ticketsReserved: 0 };
    const left = (dashboard: TicketDefinition['dashboard']) =>
      createTicketPicker([ticket({ ...(dashboard && { dashboard }) })], { eventId: 'e' }).getSnapshot()
        .tickets[0]?.remaining;
    expect(left({ ...figures, limited: true, quantity: 42, unsold: 40 })).toBe(40);
    expect(left({ ...figures, limited: false })).toBeUndefined();
  });

  test('the state of its sale with the dates: scheduled, open, ended or sold out', () => {
    const salePeriod = {
      startDate: '2026-05-01T00:00:00Z',
      endDate: '2026-06-01T00:00:00Z',
      hideNotOnSale: false,
    };
    const picker = createTicketPicker(
      [
        ticket({ id: 'later', saleStatus: 'SALE_SCHEDULED', salePeriod }),
        ticket({ id: 'over', saleStatus: 'SALE_ENDED', salePeriod }),
        ticket({ id: 'gone', limitPerCheckout: 0 }),
        ticket({ id: 'now', salePeriod }),
      ],
      { eventId: 'e' },
    );
    const { tickets, nextChange } = picker.getSnapshot();
    expect(tickets.map(({ sale, stop }) => [sale, stop])).toEqual([
      [{ state: 'scheduled', opens: '2026-05-01T00:00:00Z' }, 'not-on-sale'],
      [{ state: 'ended', closed: '2026-06-01T00:00:00Z' }, 'not-on-sale'],
      [{ state: 'sold-out' }, 'remaining'],
      [{ state: 'open', closes: '2026-06-01T00:00:00Z' }, undefined],
    ]);
    expect(nextChange).toBe('2026-05-01T00:00:00Z');
    expect(picker.pick('later', 1)).toEqual({ quantity: 0, stop: 'not-on-sale' });
  });
});

describe('the quantity of a ticket stops', () => {
  test.each([
    ['at the limit of an order', ticket({ limitPerCheckout: 10 }), 'order-limit', 10],
    ['when no tickets are left', ticket({ limitPerCheckout: 3 }), 'remaining', 3],
  ])('%s, and gives this reason', (_, definition, stop, most) => {
    const picker = createTicketPicker([definition], { eventId: 'e', perOrder: 10 });
    expect(picker.pick('a', most)).toEqual({ quantity: most, stop: undefined });
    expect(find(picker, 'Seat').stop).toBe(stop);
    expect(picker.pick('a', most + 1)).toEqual({ quantity: most, stop });
    expect(picker.pick('a', 1)).toEqual({ quantity: 1, stop: undefined });
    expect(find(picker, 'Seat').stop).toBeUndefined();
  });

  test('at the limit for the sum over all its prices', async () => {
    const { tickets, setup } = await festival();
    const picker = createTicketPicker(tickets, setup);
    const { id, price } = find(picker, 'Saturday');
    const [standard, reduced] = price.kind === 'options' ? price.options : [];
    picker.pick(id, 7, standard?.id);
    expect(picker.pick(id, 7, reduced?.id)).toEqual({ quantity: 3, stop: 'order-limit' });
    expect(() => picker.pick(id, 1)).toThrow(/has no price/);
  });

  test('at 0 for tickets with a price if the site takes no payments', async () => {
    const { tickets, setup } = await festival();
    const picker = createTicketPicker(tickets, { ...setup, paymentMethodConfigured: false });
    expect(picker.getSnapshot().noPaymentMethod).toBe(true);
    expect(picker.pick(find(picker, 'Weekend pass').id, 1)).toEqual({
      quantity: 0,
      stop: 'no-payment-method',
    });
    expect(picker.pick(find(picker, 'Children under 12').id, 2).quantity).toBe(2);
  });
});

describe('the picked tickets', () => {
  test('become a reservation with their prices and donations', async () => {
    const { client, tickets, setup } = await festival();
    const picker = createTicketPicker(tickets, setup);
    const saturday = find(picker, 'Saturday');
    const [standard, reduced] = saturday.price.kind === 'options' ? saturday.price.options : [];
    picker.pick(find(picker, 'Weekend pass').id, 2);
    picker.pick(saturday.id, 1, standard?.id);
    picker.pick(saturday.id, 2, reduced?.id);
    picker.pick(find(picker, 'Friend of the festival').id, 1);
    picker.give(find(picker, 'Friend of the festival').id, '25.50');
    expect(picker.getSnapshot()).toMatchObject({ count: 6, ready: true });
    const { invoice } = await createReservation(picker.request(), { client });
    // Sum of the prices: 2 x 109.00 + 49.00 + 2 x 39.00 + 25.50
    expect(invoice?.subTotal?.value).toBe('370.50');
  });

  test('are rejected before a request if no ticket is picked', async () => {
    const { tickets, setup } = await festival();
    const picker = createTicketPicker(tickets, setup);
    expect(picker.getSnapshot().ready).toBe(false);
    expect(refusal(picker)).toMatchObject({ code: 'nothing-picked', message: 'No ticket is picked' });
  });

  test.each([
    ['9.99', 'amount-below-minimum', 'Friend of the festival: the amount is below the minimum of 10.00 EUR'],
    ['', 'amount-missing', 'Friend of the festival: the amount is missing'],
    ['ten', 'amount-not-a-decimal', 'Friend of the festival: the amount is not a decimal of this currency'],
    [
      '10.001',
      'amount-not-a-decimal',
      'Friend of the festival: the amount is not a decimal of this currency',
    ],
  ])('are rejected with a donation of "%s"', async (amount, code, message) => {
    const { tickets, setup } = await festival();
    const picker = createTicketPicker(tickets, setup);
    const { id } = find(picker, 'Friend of the festival');
    picker.pick(id, 1);
    expect(picker.request().ticketQuantities[0]?.priceOverride).toBe('10.00');
    picker.give(id, amount);
    expect(find(picker, 'Friend of the festival').problem).toBe(code);
    expect(picker.getSnapshot().ready).toBe(false);
    expect(refusal(picker)).toMatchObject({ code, message, ticketId: id });
    picker.give(id, '10');
    expect(picker.request().ticketQuantities[0]?.priceOverride).toBe('10');
  });

  test('stay after the tickets are read again, within the new limits', () => {
    const picker = createTicketPicker([ticket(), ticket({ id: 'b', name: 'Chair' })], {
      eventId: 'e',
      perOrder: 10,
    });
    picker.pick('a', 8);
    picker.pick('b', 2);
    picker.update([ticket({ limitPerCheckout: 3 })]);
    expect(picker.getSnapshot()).toMatchObject({ count: 3, tickets: [{ quantity: 3, stop: 'remaining' }] });
    picker.update([ticket({ saleStatus: 'SALE_ENDED' })]);
    expect(picker.getSnapshot().count).toBe(0);
    picker.update([ticket()]);
    picker.pick('a', 1);
    picker.clear();
    expect(picker.getSnapshot().count).toBe(0);
  });
});

test('the picked tickets stay when the start of a sale makes further tickets available', () => {
  const soon = ticket({ id: 'soon', name: 'Soon', saleStatus: 'SALE_SCHEDULED' });
  const picker = createTicketPicker([ticket(), soon], { eventId: 'e' });
  let told = 0;
  picker.subscribe(() => told++);
  picker.pick('a', 2);
  expect(told).toBe(1);
  picker.update([ticket(), { ...soon, saleStatus: 'SALE_STARTED' }]);
  expect(picker.pick('soon', 1)).toEqual({ quantity: 1, stop: undefined });
  expect(picker.getSnapshot().count).toBe(3);
});
