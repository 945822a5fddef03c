import { describe, expect, test } from 'vitest';
import {
  codeOf,
  definitionRecord,
  EVENT_ID,
  fieldOf,
  idOf,
  memberOf,
  pass,
  payAt,
} from '../../../testing/box-office.ts';
import { secondBoxOffice, secondFamily } from '../../../testing/second-tickets.ts';
import { appOf, visitorOf } from '../../../testing/shopper.ts';

const option = (name: string, price: string) => ({ id: idOf(name), name, price });
const entry = definitionRecord('entry', {
  price: { type: 'options', options: [option('full', '30'), option('student', '12.5')] },
});
const gift = definitionRecord('gift', { price: { type: 'donation', least: '5' } });

describe('a reservation of the second family', () => {
  test('R580: takes lines of tickets, and its event follows from them', async () => {
    const { hold, line, definition } = await secondBoxOffice();
    const { status, body } = await hold([line('seat', 2), line('free')]);
    expect(status).toBe(200);
    expect(body.list('ticketReservation.tickets').map((each) => each.at('eventId'))).toEqual([
      EVENT_ID,
      EVENT_ID,
    ]);
    expect([definition('seat').held, definition('free').held]).toEqual([2, 1]);
    for (const tickets of [[], [line('seat', 51)], Array.from({ length: 51 }, () => line('seat'))])
      expect((await hold(tickets)).status).toBe(400);
  });

  test('R581: is PENDING until its expiration, with the price of each line and without an invoice', async () => {
    const { hold, line } = await secondBoxOffice({ tickets: [definitionRecord('seat'), gift] });
    const { body } = await hold([line('seat', 2), line('gift', 3, { guestPrice: '7.50' })]);
    expect(body.at('ticketReservation')).toMatchObject({
      revision: '1',
      status: 'PENDING',
      expirationDate: '2026-03-02T09:20:00.000Z',
      tickets: [
        {
          ticketName: 'seat',
          policy: 'Terms of seat',
          price: { value: '45.00', currency: 'EUR' },
          subTotal: { value: '90.00', currency: 'EUR' },
        },
        { ticketInfo: { guestPrice: '7.50' }, subTotal: { value: '22.50', currency: 'EUR' } },
      ],
    });
    expect(Object.keys(Object(body.value))).toEqual(['ticketReservation']);
  });

  test('R582: is CONFIRMED by a payment, CANCELED without one, and EXPIRED by time', async () => {
    const { sandbox, heldBy, line, checkout, read, definition } = await secondBoxOffice({
      ticketing: { unpaidMinutes: 0 },
    });
    const [paid, unpaid, late] = [
      await heldBy([line('seat')]),
      await heldBy([line('seat')]),
      await heldBy([line('seat')]),
    ];
    const ordered = await checkout(paid);
    payAt(sandbox, ordered.body.text('order.orderNumber'), 'pay');
    await checkout(unpaid);
    expect(definition('seat')).toMatchObject({ held: 2, sold: 1 });
    pass(sandbox, 60);
    const statuses = await Promise.all(
      [paid, unpaid, late].map(async (id) => (await read(id)).body.at('ticketReservation.status')),
    );
    expect(statuses).toEqual(['CONFIRMED', 'CANCELED', 'EXPIRED']);
    expect(definition('seat')).toMatchObject({ held: 0, sold: 1 });
  });

  test('R583: is canceled by its buyer, pending or confirmed, and stays readable', async () => {
    const { heldBy, line, cancel, read, checkout, definition, sandbox } = await secondBoxOffice();
    const pending = await heldBy([line('seat', 2)]);
    expect((await cancel(pending)).body.at('ticketReservation')).toMatchObject({
      status: 'CANCELED_MANUALLY',
      revision: '2',
    });
    const confirmed = await heldBy([line('free')]);
    await checkout(confirmed);
    expect((await read(confirmed)).body.at('ticketReservation.status')).toBe('CONFIRMED');
    pass(sandbox, 60 * 24);
    expect((await cancel(confirmed)).body.at('ticketReservation')).toMatchObject({
      status: 'CANCELED_MANUALLY',
      revision: '3',
    });
    expect([definition('seat'), definition('free')]).toMatchObject([
      { held: 0, sold: 0 },
      { held: 0, sold: 0 },
    ]);
    const again = await cancel(pending);
    expect([again.status, codeOf(again)]).toEqual([428, 'TICKET_RESERVATION_NOT_CANCELABLE']);
    expect((await read(pending)).status).toBe(200);
  });

  test('R583: keeps its tickets after the order, if the site is set so', async () => {
    const { heldBy, line, cancel, checkout, definition } = await secondBoxOffice({
      settings: { orderedReservations: 'keep' },
    });
    const id = await heldBy([line('free')]);
    await checkout(id);
    expect((await cancel(id)).status).toBe(428);
    expect(definition('free').sold).toBe(1);
  });

  test('R584: is removed by owner and app only, which returns its tickets', async () => {
    const { sandbox, heldBy, line, remove, read, buyer, definition } = await secondBoxOffice();
    const id = await heldBy([line('seat', 3)]);
    expect((await remove(id, buyer)).status).toBe(403);
    expect((await remove(id)).body.at('ticketReservation')).toMatchObject({ id, status: 'PENDING' });
    expect(definition('seat').held).toBe(0);
    const gone = await read(id);
    expect([gone.status, codeOf(gone)]).toEqual([404, 'TICKET_RESERVATION_NOT_FOUND']);
    expect((await remove(id)).status).toBe(404);
    const other = await heldBy([line('seat')]);
    expect((await remove(other, await appOf(sandbox))).status).toBe(200);
  });

  test('R585: is read and canceled by its own buyer, the owner and an app', async () => {
    const { sandbox, heldBy, line, read, cancel, owner } = await secondBoxOffice();
    const id = await heldBy([line('seat')]);
    const stranger = await visitorOf(sandbox);
    const refused = [await read(id, stranger), await cancel(id, stranger)];
    expect(refused.map((answer) => [answer.status, codeOf(answer)])).toEqual(
      refused.map(() => [404, 'TICKET_RESERVATION_NOT_FOUND']),
    );
    expect((await read(id, owner)).status).toBe(200);
    expect((await cancel(id, await appOf(sandbox))).status).toBe(200);
    sandbox.state.settings.reservationVisibility = 'id';
    expect((await read(id, stranger)).status).toBe(200);
  });

  test('R585: names the member or the visitor who made it', async () => {
    const { sandbox, hold, line, buyer } = await secondBoxOffice({ scenario: 'fresh-shop' });
    const [person] = sandbox.state.members;
    const member = memberOf(sandbox, String(person?.email.split('@')[0]));
    const { body } = await hold([line('seat')], {}, member);
    expect(body.at('ticketReservation.memberId')).toBe(member.id);
    expect((await hold([line('seat')], {}, buyer)).body.text('ticketReservation.visitorId')).toBeTruthy();
  });

  test('R586: is not extended by another reservation, and has no call that changes it', async () => {
    const { sandbox, heldBy, line, read, buyer } = await secondBoxOffice();
    const first = await heldBy([line('seat')]);
    pass(sandbox, 19);
    await heldBy([line('seat')]);
    expect((await read(first)).body.at('ticketReservation.expirationDate')).toBe('2026-03-02T09:20:00.000Z');
    const changed = await buyer.patch(`/v1/ticket-reservations/${first}`, { ticketReservation: {} });
    expect(changed.status).toBe(404);
  });

  test('R587: does not expire after its confirmation', async () => {
    const { sandbox, heldBy, line, checkout, read } = await secondBoxOffice();
    const id = await heldBy([line('free')]);
    await checkout(id);
    pass(sandbox, 60);
    expect((await read(id)).body.at('ticketReservation')).toMatchObject({
      status: 'CONFIRMED',
      expirationDate: '2026-03-02T09:20:00.000Z',
    });
  });
});

describe('a request for a reservation of the second family', () => {
  test('R588: is refused for unknown and hidden tickets, drafts, and paid tickets without a payment method', async () => {
    const { sandbox, hold, line } = await secondBoxOffice({
      tickets: [definitionRecord('seat'), definitionRecord('secret', { hidden: true }), entry],
      settings: { acceptsPayments: false },
    });
    const codes = async (...tickets: object[]) => {
      const answer = await hold(tickets);
      return [answer.status, codeOf(answer)];
    };
    expect(await codes(line('nothing'))).toEqual([404, 'TICKET_DEFINITION_NOT_FOUND']);
    expect(await codes(line('secret'))).toEqual([428, 'TICKET_DEFINITION_HIDDEN']);
    expect(await codes(line('seat'))).toEqual([403, 'NO_PAYMENT_METHOD_CONFIGURED']);
    const { [EVENT_ID]: event } = sandbox.state.events;
    if (event) event.status = 'DRAFT';
    expect(await codes(line('seat'))).toEqual([404, 'EVENT_NOT_FOUND']);
  });

  test('R589: is refused before and after the sale, over the limit, and if too few tickets are left', async () => {
    const start = Date.parse('2026-03-03T09:00:00.000Z');
    const { sandbox, hold, line } = await secondBoxOffice({
      ticketing: { ticketsPerOrder: 4 },
      tickets: [
        definitionRecord('seat', { sale: { start, end: start + 60_000, hideNotOnSale: true } }),
        definitionRecord('few', { capacity: 2 }),
        definitionRecord('many'),
      ],
    });
    const refusal = async (...tickets: object[]) => {
      const answer = await hold(tickets);
      return [
        answer.status,
        codeOf(answer),
        answer.body.at('details.applicationError.data.limitPerCheckout'),
      ];
    };
    expect(await refusal(line('seat'))).toEqual([428, 'SALE_NOT_STARTED', undefined]);
    expect(await refusal(line('few', 3))).toEqual([428, 'TICKET_LIMIT_EXCEEDED', 2]);
    expect(await refusal(line('many', 3), line('many', 2))).toEqual([428, 'TICKET_LIMIT_EXCEEDED', 4]);
    pass(sandbox, 24 * 60);
    expect((await hold([line('seat')])).status).toBe(200);
    pass(sandbox, 1);
    expect(await refusal(line('seat'))).toEqual([428, 'SALE_ENDED', undefined]);
  });

  test('R590: has a price of the ticket: a donation of at least the minimum, or one of several prices', async () => {
    const { hold, line } = await secondBoxOffice({ tickets: [gift, entry, definitionRecord('seat')] });
    const give = (guestPrice?: string) => hold([line('gift', 1, { guestPrice })]);
    expect(fieldOf(await give())).toBe('ticketReservation.tickets[0].ticketInfo.guestPrice');
    expect((await give('4.99')).body.at('details.validationError.fieldViolations.0.violatedRule')).toBe(
      'DECIMAL_GTE',
    );
    expect((await give('5')).status).toBe(200);
    const choose = (name: string, pricingOptionId?: string) => hold([line(name, 1, { pricingOptionId })]);
    for (const [name, id] of [
      ['entry', undefined],
      ['entry', idOf('senior')],
      ['seat', idOf('full')],
    ] as const)
      expect(codeOf(await choose(name, id))).toBe('UNSUPPORTED_PRICING_OPTION');
    expect((await choose('entry', idOf('student'))).body.at('ticketReservation.tickets.0')).toMatchObject({
      ticketInfo: { pricingOptionId: idOf('student'), pricingOptionName: 'student' },
      price: { value: '12.50' },
    });
    expect(fieldOf(await hold([line('seat', 1, { guestPrice: '9' })]))).toBe(
      'ticketReservation.tickets[0].ticketInfo.guestPrice',
    );
    expect(fieldOf(await hold([line('seat', 1, { seatId: '1-A-4' })]))).toBe(
      'ticketReservation.tickets[0].ticketInfo.seatId',
    );
  });

  test('R590: may override prices, limits and hiding for owner and app only', async () => {
    const { sandbox, hold, line, owner } = await secondBoxOffice({
      tickets: [definitionRecord('seat', { capacity: 1 }), definitionRecord('secret', { hidden: true })],
    });
    const app = await appOf(sandbox);
    const [limits, hiding] = ['disableTicketLimitValidation', 'enableHiddenTicketReservation'].map(
      (name) => ({
        additionalReservationSettings: { [name]: true },
      }),
    );
    expect((await hold([line('seat', 5)], limits)).status).toBe(403);
    expect((await hold([line('secret')], hiding)).status).toBe(403);
    expect((await hold([line('seat', 1, { priceOverride: '1' })])).status).toBe(403);
    expect((await hold([line('seat', 5)], limits, app)).body.at('ticketReservation')).toMatchObject(
      limits ?? {},
    );
    const { body } = await hold([line('secret', 2, { priceOverride: '7.50' })], hiding, owner);
    expect(body.at('ticketReservation.tickets.0')).toMatchObject({
      ticketInfo: { priceOverride: '7.50' },
      subTotal: { value: '15.00' },
    });
  });

  test('R593: is refused with another event in a line, and with lines of two events', async () => {
    const other = idOf('other event');
    const { sandbox, hold, line, event } = await secondBoxOffice({
      tickets: [definitionRecord('seat'), definitionRecord('else', { eventId: other })],
    });
    sandbox.state.events[other] = { ...structuredClone(event), id: other };
    expect((await hold([line('seat', 1, undefined, { eventId: EVENT_ID })])).status).toBe(200);
    const wrong = await hold([line('seat', 1, undefined, { eventId: other })]);
    expect([wrong.status, fieldOf(wrong)]).toEqual([400, 'ticketReservation.tickets[0].eventId']);
    const mixed = await hold([line('seat'), line('else')]);
    expect([mixed.status, fieldOf(mixed)]).toEqual([400, 'ticketReservation.tickets[1].ticketDefinitionId']);
  });

  test('R594: is not refused for a plan without a benefit, which the response lists', async () => {
    const { hold, line, read } = await secondBoxOffice();
    const pricingPlan = { orderId: idOf('plan order'), planId: idOf('plan') };
    const { status, body } = await hold([line('seat', 1, { pricingPlan })]);
    expect(status).toBe(200);
    expect(body.list('promotionErrors.error').map((each) => each.at('promotionType'))).toEqual([
      'PAID_PLAN_BENEFIT',
    ]);
    const again = await read(body.text('ticketReservation.id'));
    expect(again.body.at('promotionErrors')).toEqual(body.at('promotionErrors'));
    expect(again.body.at('ticketReservation.tickets.0.ticketInfo')).toEqual({ pricingPlan });
  });

  test('keeps the tags and the data of apps', async () => {
    const { hold, line, read } = await secondBoxOffice();
    const kept = {
      tags: { privateTags: { tagIds: ['PRESS'] } },
      extendedFields: { namespaces: { '@acme/hooks': { hook: 12 } } },
    };
    const { body } = await hold([line('seat')], kept);
    const id = body.text('ticketReservation.id');
    expect((await read(id)).body.at('ticketReservation')).toMatchObject(kept);
  });
});

describe('both families', () => {
  test('R591: invoice, checkout and its update take the id of a new reservation', async () => {
    const { heldBy, line, invoice, checkout, owner } = await secondBoxOffice();
    const id = await heldBy([line('seat', 2)]);
    expect((await invoice(id)).body.at('invoice.grandTotal.value')).toBe('90.00');
    const ordered = await checkout(id);
    expect(ordered.body.at('order.reservationId')).toBe(id);
    const number = ordered.body.text('order.orderNumber');
    const updated = await owner.patch(`/v1/checkout/${number}`, {
      eventId: EVENT_ID,
      buyer: { firstName: 'Jonas', lastName: 'Lindt', email: 'jonas@example.com' },
    });
    expect(updated.body.at('order.firstName')).toBe('Jonas');
  });

  test('R592: read and end the reservations of each other, by the same id', async () => {
    const { held, want, heldBy, line, read, cancel, release, reservation, definition } =
      await secondBoxOffice();
    const [older, newer] = [await held([want('seat', 2)]), await heldBy([line('seat')])];
    expect((await read(older)).body.at('ticketReservation')).toMatchObject({
      id: older,
      status: 'PENDING',
      tickets: [{ quantity: 2 }],
    });
    expect((await release(newer)).status).toBe(200);
    expect((await cancel(older)).status).toBe(200);
    expect([reservation(older).status, reservation(newer).status]).toEqual([
      'RESERVATION_CANCELED_MANUALLY',
      'RESERVATION_CANCELED_MANUALLY',
    ]);
    expect(definition('seat').held).toBe(0);
  });

  test('R595: a checkout makes an order at once, and takes no money', async () => {
    const { heldBy, line, checkout, read } = await secondBoxOffice();
    const id = await heldBy([line('seat')]);
    expect((await checkout(id)).body.at('order.status')).toBe('INITIATED');
    expect((await read(id)).body.at('ticketReservation.status')).toBe('PENDING');
  });

  test('R567: announce each reservation in both forms, and its removal in the newer form', async () => {
    const { sandbox, heldBy, held, want, line, cancel, remove, announced } = await secondBoxOffice();
    const id = await heldBy([line('seat')]);
    await cancel(id);
    await remove(await held([want('seat')]));
    expect(secondFamily(sandbox)).toEqual([
      'reservation_created',
      'reservation_updated',
      'reservation_created',
      'reservation_deleted',
    ]);
    expect(announced()).toEqual(['ReservationCreated', 'ReservationUpdated', 'ReservationCreated']);
    const updated = sandbox.state.notifications.find(({ eventType }) => eventType.endsWith('n_updated'));
    expect(updated?.data).toMatchObject({
      entityFqdn: 'wix.events.v1.ticket_reservation',
      slug: 'updated',
      entityId: id,
      entityEventSequence: '2',
      updatedEvent: {
        currentEntity: { status: 'CANCELED_MANUALLY', revision: '2' },
        modifiedFields: { status: 'PENDING' },
      },
    });
  });
});
