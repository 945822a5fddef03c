import { describe, expect, test } from 'vitest';
import { queryEvents } from '../../../generated/events-v3/operations.ts';
import { isApiError } from '../../core/errors/index.ts';
import { createSandbox } from '../../../sandbox/create-sandbox.ts';
import { definitionRecord, idOf } from '../../../sandbox/testing/box-office.ts';
import { createReservation } from '../reservation/reservation.ts';
import { box, buyerOf } from '../reservation/testing/box.ts';
import { fakeClock } from '../../core/time/testing/fake-clock.ts';
import { createTicketPicker } from '../ticket-picker.ts';
import type { TicketOffer } from '../types.ts';
import { ticketsV1 } from './tickets-v1.ts';
import { ticketsV2 } from './tickets-v2.ts';

const both = [ticketsV1, ticketsV2];

const entry = definitionRecord('entry', {
  orderIndex: 1,
  price: {
    type: 'options',
    options: [
      { id: idOf('full'), name: 'full', price: '30' },
      { id: idOf('student'), name: 'student', price: '12.5' },
    ],
  },
});
const gift = definitionRecord('gift', { orderIndex: 2, price: { type: 'donation', least: '5' } });
const few = definitionRecord('few', { orderIndex: 3, capacity: 2, fee: 'FEE_ADDED_AT_CHECKOUT' });
const tickets = [few, gift, entry, definitionRecord('seat')];

/** A page of a box office with each kind of price. */
const office = (options: Parameters<typeof box>[0] = {}) => box({ tickets, ...options });

/** A site whose older reservation calls have ended. */
const ended = {
  clock: { kind: 'frozen', start: Date.parse('2026-06-01T09:00:00Z') },
  settings: { reservationsEnd: 'not-found' },
} as const;

/**
 * An offer without the parts in which the families differ: the first family shows no terms to a buyer, and
 * the second has one value for all added fees.
 */
const comparable = ({ id, name, description, price, fee, sale, perOrder, stock }: TicketOffer) => ({
  id,
  name,
  description,
  price,
  sale,
  perOrder,
  stock,
  fee: fee?.startsWith('FEE_ADDED') === true ? 'added' : fee,
});

describe('the tickets on sale', () => {
  test('are the same through both families, in the order of the owner', async () => {
    const { client, eventId } = await office();
    const [first, second] = await Promise.all(both.map(({ onSale }) => onSale(eventId, { client })));
    expect(first?.map(({ name }) => name)).toEqual(['seat', 'entry', 'gift', 'few']);
    expect(second?.map(comparable)).toEqual(first?.map(comparable));
    expect(second?.map((offer) => offer.policy)).toEqual(
      ['seat', 'entry', 'gift', 'few'].map((name) => `Terms of ${name}`),
    );
  });

  test('are the same in every event of a festival, before, during and after the sale', async () => {
    const sandbox = createSandbox({ scenario: 'busy-festival' });
    const { client } = buyerOf(sandbox, fakeClock(sandbox.clock.now()));
    const { events } = await queryEvents({ query: { paging: { limit: 50 } } }, { client });
    const offers = async () =>
      Promise.all(
        both.map(async ({ onSale }) =>
          (await Promise.all(events.map(({ id }) => onSale(id, { client })))).flat().map(comparable),
        ),
      );
    const states = new Set<string>();
    for (let day = 0; day < 3; day += 1) {
      const [first, second] = await offers();
      for (const { sale } of first ?? []) states.add(sale.state);
      expect(second).toEqual(first);
      sandbox.advance(20 * 86_400_000);
    }
    expect(states).toContain('open');
    expect(states.size).toBeGreaterThan(2);
  });
});

describe.each(both)('the picked tickets, with $name', (backend) => {
  test('are held at the picked prices, and found again as the same request', async () => {
    const { client, eventId, definition } = await office();
    const picker = createTicketPicker(await backend.onSale(eventId, { client }), { eventId });
    picker.pick(idOf('seat'), 2);
    picker.pick(idOf('entry'), 1, idOf('full'));
    picker.pick(idOf('entry'), 2, idOf('student'));
    picker.pick(idOf('gift'), 1);
    picker.give(idOf('gift'), '7.50');
    const { ticketQuantities } = picker.request();
    const held = await backend.hold({ eventId, tickets: ticketQuantities }, { client });
    expect(['seat', 'entry', 'gift'].map((name) => definition(name).held)).toEqual([2, 3, 1]);
    expect(held.invoice?.grandTotal?.value).toBe('152.50');

    const found = await backend.find({ id: held.id, eventId }, { client });
    expect(found).toMatchObject({ standing: 'held', expires: held.expires, occupied: false });
    await backend.release({ id: held.id, eventId }, { client });
    const again = await backend.hold({ eventId, tickets: found.tickets }, { client });
    expect(again.invoice?.grandTotal?.value).toBe('152.50');
  });

  test('show the number left, which limits the quantity', async () => {
    const { client, eventId } = await office();
    const picker = createTicketPicker(await backend.onSale(eventId, { client }), { eventId, perOrder: 10 });
    expect(picker.pick(idOf('few'), 3)).toEqual({ quantity: 2, stop: 'remaining' });
    picker.update(await backend.onSale(eventId, { client }), { paymentMethodConfigured: false });
    expect(picker.getSnapshot()).toMatchObject({ count: 0, noPaymentMethod: true });
  });

  test('fail with `no-payment` if the site cannot take payments', async () => {
    const { client, eventId, want } = await box({ settings: { acceptsPayments: false } });
    const reservation = createReservation(client, { eventId, backend });
    expect(await reservation.reserve([want('seat')])).toMatchObject({ outcome: 'no-payment' });
    expect(await reservation.reserve([want('free')])).toMatchObject({ outcome: 'held' });
  });

  test('fail with `sold-out` if none is left', async () => {
    const { client, eventId, want, reserve } = await office();
    await reserve([want('few', 2)]);
    const reservation = createReservation(client, { eventId, backend });
    expect(await reservation.reserve([want('few')])).toMatchObject({
      outcome: 'sold-out',
      gone: [{ name: 'few', asked: 1, left: 0 }],
    });
  });
});

describe('a hold of the first family, on a page that has moved to the second', () => {
  test('is continued, and released', async () => {
    const { client, eventId, want, definition, sandbox } = await office({ clock: ended.clock });
    const before = await ticketsV1.hold({ eventId, tickets: [want('seat', 2)] }, { client });
    sandbox.state.settings.reservationsEnd = 'not-found';
    const reservation = createReservation(client, { eventId, backend: ticketsV2 });
    expect(await reservation.resume(before.id)).toMatchObject({
      status: 'held',
      hold: { expires: before.expires, tickets: [{ ticketDefinitionId: idOf('seat'), quantity: 2 }] },
    });
    expect(await reservation.release()).toEqual({ outcome: 'released' });
    expect(definition('seat').held).toBe(0);
  });

  test('cannot be made any more, and the reason is not `sold-out`', async () => {
    const { client, eventId, want } = await office(ended);
    const reservation = createReservation(client, { eventId });
    const failed = await reservation.reserve([want('seat')]);
    expect(failed).toMatchObject({ outcome: 'other', gone: [] });
    expect('error' in failed && isApiError(failed.error) && failed.error.status).toBe(404);
    expect(reservation.getSnapshot().status).toBe('failed');
  });
});

test('a hold of the second family is valid without its invoice', async () => {
  const { client, eventId, want, sandbox } = await office();
  sandbox.faults.add({ operation: 'getInvoice', status: 500 });
  const reservation = createReservation(client, { eventId, backend: ticketsV2 });
  expect(await reservation.reserve([want('seat')])).toMatchObject({
    outcome: 'held',
    hold: { invoice: undefined },
  });
});

test('a hold of the second family keeps its invoice if a later read of it fails', async () => {
  const { client, eventId, want, sandbox } = await office();
  const reservation = createReservation(client, { eventId, backend: ticketsV2 });
  const held = await reservation.reserve([want('seat')]);
  if (held.outcome !== 'held' || !held.hold.invoice) return expect.fail(held.outcome);
  sandbox.faults.add({ operation: 'getInvoice', status: 500 });
  const { invoice, reservations } = held.hold;
  expect(await reservation.refresh()).toMatchObject({ status: 'held', hold: { invoice, reservations } });
});
