import { describe, expect, test } from 'vitest';
import {
  boxOffice,
  codeOf,
  definitionRecord,
  EVENT_ID,
  fieldOf,
  firstFamily,
  idOf,
  pass,
} from '../../testing/box-office.ts';
import { appOf } from '../../testing/shopper.ts';

const limit = `/v1/checkout/available-tickets?limit=1`;
const option = (name: string, price: string) => ({ id: idOf(name), name, price });

describe('a reservation', () => {
  test('R153: holds its tickets for 20 minutes and then releases them', async () => {
    const { sandbox, reserve, want, definition, reservation, buyer } = await boxOffice();
    const { status, body } = await reserve([want('seat', 2), want('free')]);
    expect(status).toBe(200);
    expect(body.at('expires')).toBe('2026-03-02T09:20:00.000Z');
    expect(body.at('reservationStatus')).toBe('RESERVATION_PENDING');
    expect(body.list('reservations').map((each) => each.at('quantity'))).toEqual([2, 1]);
    expect(body.at('invoice.grandTotal')).toEqual({ amount: '90.00', value: '90.00', currency: 'EUR' });
    sandbox.advance(20 * 60_000 - 1);
    expect(definition('seat').held).toBe(2);
    sandbox.advance(1);
    expect(definition('seat')).toMatchObject({ held: 0, sold: 0 });
    expect(reservation(body.text('id')).status).toBe('RESERVATION_EXPIRED');
    expect((await buyer.get(limit)).body.at('definitions.0.limitPerCheckout')).toBe(20);
  });

  test.each([
    [8, '2026-03-02T09:08:00.000Z'],
    [1, '2026-03-02T09:05:00.000Z'],
    [90, '2026-03-02T09:30:00.000Z'],
  ])('R153: with a hold of %i minutes expires at %s', async (holdMinutes, expires) => {
    const { reserve, want } = await boxOffice({ ticketing: { holdMinutes } });
    expect((await reserve([want('seat')])).body.at('expires')).toBe(expires);
  });

  test('R154: makes its tickets unavailable to others until it is released', async () => {
    const { reserve, want, held, release, definition } = await boxOffice({
      tickets: [definitionRecord('seat', { capacity: 3 })],
    });
    const id = await held([want('seat', 2)]);
    const refused = await reserve([want('seat', 2)]);
    expect([refused.status, codeOf(refused)]).toEqual([428, 'TICKETS_NOT_AVAILABLE']);
    expect(refused.body.at('details.applicationError.data')).toEqual({ ticketDefinitionId: idOf('seat') });
    expect((await release(id)).body.value).toEqual({});
    expect(definition('seat').held).toBe(0);
    expect((await reserve([want('seat', 2)])).status).toBe(200);
  });

  test('R154: holds nothing if one of its tickets is not available', async () => {
    const { reserve, want, definition, announced } = await boxOffice({
      tickets: [definitionRecord('seat'), definitionRecord('gone', { capacity: 1, sold: 1 })],
    });
    expect((await reserve([want('seat'), want('gone')])).status).toBe(428);
    expect(definition('seat').held).toBe(0);
    expect(announced()).toEqual([]);
  });

  test('R155: is CANCELED_MANUALLY after its release, and stays so', async () => {
    const { want, held, release, reservation, sandbox, announced } = await boxOffice();
    const id = await held([want('seat')]);
    await release(id);
    expect(reservation(id).status).toBe('RESERVATION_CANCELED_MANUALLY');
    expect((await release(id)).status).toBe(200);
    pass(sandbox, 30);
    expect(reservation(id).status).toBe('RESERVATION_CANCELED_MANUALLY');
    expect(announced()).toEqual(['ReservationCreated', 'ReservationUpdated']);
  });

  test('R156: that is unknown, of another event or expired is not found', async () => {
    const { want, held, release, invoice, buyer, sandbox } = await boxOffice();
    const id = await held([want('seat')]);
    const elsewhere = await buyer.remove(`/v1/checkout/reservations/${id}?eventId=${idOf('other')}`);
    const unknown = await release(idOf('nothing'));
    pass(sandbox, 20);
    const answers = [elsewhere, unknown, await release(id), await invoice(id)];
    expect(answers.map((each) => [each.status, codeOf(each)])).toEqual(
      answers.map(() => [404, 'RESERVATION_NOT_FOUND']),
    );
  });

  test('R160: cannot be extended; a second reservation has a hold of its own', async () => {
    const { sandbox, want, held, invoice, definition } = await boxOffice();
    const first = await held([want('seat')]);
    pass(sandbox, 19);
    const second = await held([want('seat')]);
    expect((await invoice(first)).body.at('expires')).toBe('2026-03-02T09:20:00.000Z');
    expect((await invoice(second)).body.at('expires')).toBe('2026-03-02T09:39:00.000Z');
    pass(sandbox, 1);
    expect((await invoice(first)).status).toBe(404);
    expect(definition('seat').held).toBe(1);
  });

  test('is announced to the apps with the total counts of its tickets', async () => {
    const { sandbox, want, held } = await boxOffice({
      tickets: [definitionRecord('seat', { sold: 6 })],
    });
    const id = await held([want('seat', 2)]);
    pass(sandbox, 20);
    const [created, updated] = firstFamily(sandbox);
    expect(created?.data).toEqual({
      timestamp: '2026-03-02T09:00:00.000Z',
      eventId: EVENT_ID,
      reservationId: id,
      status: 'RESERVATION_PENDING',
      expires: '2026-03-02T09:20:00.000Z',
      quantities: [{ ticketDefinitionId: idOf('seat'), quantity: 2 }],
      updatedDate: '2026-03-02T09:00:00.000Z',
      counts: [
        {
          timestamp: '2026-03-02T09:00:00.000Z',
          ticketDefinitionId: idOf('seat'),
          confirmedCount: 6,
          pendingCount: 2,
          paidExists: true,
        },
      ],
    });
    expect(created?.identity?.identityType).toBe('ANONYMOUS_VISITOR');
    expect(updated?.identity).toBeUndefined();
    expect(updated?.data).toMatchObject({ status: 'RESERVATION_EXPIRED', counts: [{ pendingCount: 0 }] });
  });
});

describe('a request for a reservation', () => {
  test('R150: is refused before the start and after the end of the sale', async () => {
    const start = Date.parse('2026-03-03T09:00:00.000Z');
    const { sandbox, reserve, want } = await boxOffice({
      tickets: [definitionRecord('seat', { sale: { start, end: start + 1000, hideNotOnSale: false } })],
    });
    expect(codeOf(await reserve([want('seat')]))).toBe('TICKETS_NOT_AVAILABLE');
    pass(sandbox, 24 * 60);
    expect((await reserve([want('seat')])).status).toBe(200);
    pass(sandbox, 1);
    expect(codeOf(await reserve([want('seat')]))).toBe('TICKETS_NOT_AVAILABLE');
  });

  test('R152: is limited per checkout', async () => {
    const { reserve, want } = await boxOffice({ ticketing: { ticketsPerOrder: 4 } });
    const refused = await reserve([want('seat', 3), want('seat', 2)]);
    expect([refused.status, codeOf(refused)]).toEqual([428, 'TICKET_LIMIT_EXCEEDED']);
    expect(refused.body.at('details.applicationError.data.limitPerCheckout')).toBe(4);
    expect((await reserve([want('seat', 4), want('free', 4)])).status).toBe(200);
  });

  test('is limited to 50 tickets', async () => {
    const { reserve, want } = await boxOffice({
      tickets: ['a', 'b', 'c'].map((name) => definitionRecord(name)),
    });
    expect(codeOf(await reserve([want('a', 20), want('b', 20), want('c', 11)]))).toBe(
      'TICKET_LIMIT_EXCEEDED',
    );
    expect((await reserve([want('a', 20), want('b', 20), want('c', 10)])).status).toBe(200);
  });

  test('R157: may exceed limits, name hidden tickets and set prices for owner and app only', async () => {
    const { sandbox, reserve, want, owner, definition } = await boxOffice({
      tickets: [definitionRecord('seat', { capacity: 1 }), definitionRecord('secret', { hidden: true })],
    });
    const app = await appOf(sandbox);
    for (const more of [{ ignoreLimits: true }, { allowHiddenTickets: true }])
      expect((await reserve([want('seat')], more)).status).toBe(403);
    expect((await reserve([want('seat', 1, { priceOverride: '1' })])).status).toBe(403);
    expect(codeOf(await reserve([want('secret')]))).toBe('TICKETS_NOT_AVAILABLE');
    expect((await reserve([want('seat', 25)], { ignoreLimits: true }, app)).status).toBe(200);
    expect(definition('seat').held).toBe(25);
    const { body } = await reserve(
      [want('secret', 2, { priceOverride: '7.50' })],
      { allowHiddenTickets: true },
      owner,
    );
    expect(body.at('invoice.subTotal.value')).toBe('15.00');
  });

  test('R158: is refused for paid tickets if the site cannot take payments', async () => {
    const { reserve, want } = await boxOffice({ settings: { acceptsPayments: false } });
    const refused = await reserve([want('seat')]);
    expect([refused.status, codeOf(refused)]).toEqual([403, 'NO_PAYMENT_METHOD_CONFIGURED']);
    expect((await reserve([want('free')])).status).toBe(200);
  });

  test('R159: takes donations of the minimum price or more', async () => {
    const { reserve, want } = await boxOffice({
      tickets: [definitionRecord('gift', { price: { type: 'donation', least: '5' } })],
    });
    const give = (priceOverride?: string) => reserve([want('gift', 2, { priceOverride })]);
    expect(fieldOf(await give())).toBe('ticketQuantities[0].priceOverride');
    expect((await give('4.99')).body.at('details.validationError.fieldViolations.0.violatedRule')).toBe(
      'DECIMAL_GTE',
    );
    expect((await give('5.001')).status).toBe(400);
    const { body } = await give('5');
    expect(body.at('invoice.items.0.price.value')).toBe('5.00');
    expect(body.at('invoice.grandTotal.value')).toBe('10.00');
  });

  test('R159: refuses the id of a price option for a ticket with one price', async () => {
    const { reserve, want, definition } = await boxOffice();
    for (const kind of ['seat', 'free']) {
      const refused = await reserve([want(kind, 1, { ticketDetails: [{ pricingOptionId: idOf('full') }] })]);
      expect([refused.status, fieldOf(refused)]).toEqual([
        400,
        'ticketQuantities[0].ticketDetails[0].pricingOptionId',
      ]);
      expect(definition(kind).held).toBe(0);
    }
  });

  test('R159: needs the id of a price option for each ticket with several prices', async () => {
    const { reserve, want } = await boxOffice({
      tickets: [
        definitionRecord('entry', {
          price: { type: 'options', options: [option('full', '30'), option('student', '12.5')] },
        }),
      ],
    });
    const choose = (...ids: string[]) =>
      reserve([want('entry', 3, { ticketDetails: ids.map((pricingOptionId) => ({ pricingOptionId })) })]);
    const [full, student] = [idOf('full'), idOf('student')];
    expect(fieldOf(await choose())).toBe('ticketQuantities[0].ticketDetails');
    expect(fieldOf(await choose(full, student))).toBe('ticketQuantities[0].ticketDetails');
    expect(fieldOf(await choose(full, student, idOf('senior')))).toBe(
      'ticketQuantities[0].ticketDetails[2].pricingOptionId',
    );
    const { body } = await choose(full, student, student);
    expect(body.at('invoice.subTotal.value')).toBe('55.00');
    expect(body.at('reservations.0.quantity')).toBe(3);
    expect(body.list('reservations.0.ticketDetails').map((each) => each.at('pricingOptionName'))).toEqual([
      'full',
      'student',
      'student',
    ]);
  });

  test('is refused for a ticket of another event, a seat of a plan, or an unknown event', async () => {
    const { reserve, want, buyer } = await boxOffice({
      tickets: [definitionRecord('seat'), definitionRecord('other', { eventId: idOf('other event') })],
    });
    expect(codeOf(await reserve([want('other')]))).toBe('NOT_FOUND');
    expect(codeOf(await reserve([want('nothing')]))).toBe('NOT_FOUND');
    expect(fieldOf(await reserve([want('seat', 1, { ticketDetails: [{ seatId: '1-A-4' }] })]))).toBe(
      'ticketQuantities[0].ticketDetails[0].seatId',
    );
    expect(fieldOf(await reserve([want('seat', 1, { ticketDetails: [{}, {}] })]))).toBe(
      'ticketQuantities[0].ticketDetails',
    );
    const nowhere = await buyer.post('/v1/checkout/reservations', {
      eventId: idOf('nowhere'),
      ticketQuantities: [want('seat')],
    });
    expect(nowhere.status).toBe(404);
  });
});
