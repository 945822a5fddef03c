/** J10 to J15 with the same page code over both generations of the tickets. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { checkout, getOrder } from 'vitrine/ticketing';
import { createTestedSite, generations, type TestedSite } from '../../testing/screen.tsx';
import { text } from '../../text/booking.ts';
import { text as eventsText } from '../../text/events.ts';
import { EventScreen } from '../events/event-screen.tsx';
import { parseBookSearch, parseOrderSearch } from './booking.ts';
import { BookScreen } from './book-screen.tsx';
import { OrderScreen } from '../order/order-screen.tsx';
import HoldChips from '../../shell/hold-chips.tsx';

let site: TestedSite;
afterEach(() => site.dispose());

/** The page of an order with the held tickets of the top bar. */
const OrderPage = () => (
  <>
    <HoldChips />
    <OrderScreen />
  </>
);

const screens = [
  { path: '/events/$slug', Screen: EventScreen },
  { path: '/events/$slug/book', Screen: BookScreen, search: parseBookSearch },
  { path: '/orders/$number', Screen: OrderPage, search: parseOrderSearch },
];

const press = (name: string | RegExp) => act(async () => fireEvent.click(await button(name)));
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const type = async (name: string | RegExp, value: string, place = 0) => {
  const field = (await screen.findAllByRole('textbox', { name }))[place];
  if (!field) return expect.fail(`no field ${name}`);
  fireEvent.change(field, { target: { value } });
};

const eventOf = (slug: string) =>
  Object.values(site.sandbox.state.events).find(({ about }) => about.slug === slug) ?? expect.fail(slug);

const ticketOf = (slug: string, name: string) =>
  Object.values(site.sandbox.state.ticketDefinitions).find(
    (one) => one.eventId === eventOf(slug).id && one.name === name,
  ) ?? expect.fail(name);

const WORKSHOP = 'glazing-for-beginners';
const FESTIVAL = 'harbour-lights-festival';
const CHAIRS = 'forty-chairs';

const fillBuyer = async () => {
  await type(text.booking.firstName, 'Mara');
  await type(text.booking.lastName, 'Lindt');
  await type(text.booking.email, 'mara@example.org');
};

describe.each(generations)('on a site of the %s generation', (_, tickets, { clock, settings }) => {
  const start = (): void => {
    site = createTestedSite({
      tickets,
      screens,
      ...(clock && { clock }),
      settings: { ...settings, ticketIssueSeconds: 0 },
    });
  };

  test('a visitor picks tickets, reserves them, sees the invoice, orders, and gets the tickets', async () => {
    start();
    await site.open(`/events/${CHAIRS}`);
    // A form that cannot be sent has no primary button.
    expect((await button(eventsText.picker.go)).dataset['kind']).toBe('plain');
    await press(eventsText.picker.more('Entry'));
    await press(eventsText.picker.more('Entry'));
    expect((await button(eventsText.picker.go)).dataset['kind']).toBe('primary');
    await press(eventsText.picker.go);
    await screen.findByRole('heading', { level: 1, name: text.booking.titleOf('Forty Chairs') });
    expect(await screen.findByText(text.booking.quantity(2, 'Entry'))).toBeTruthy();
    const { sold, held } = ticketOf(CHAIRS, 'Entry');
    await press(text.booking.reserve);
    expect(await screen.findByRole('timer')).toBeTruthy();
    expect(ticketOf(CHAIRS, 'Entry').held).toBe(held + 2);
    const table = await screen.findByRole('table', { name: text.booking.invoice.title });
    expect(within(table).getByRole('row', { name: /^Total/ }).textContent).toMatch(/0\.00/);
    await fillBuyer();
    await press(text.booking.place);
    expect(await screen.findByText(text.order.ready)).toBeTruthy();
    expect(screen.getAllByRole('img', { name: /QR/ })).toHaveLength(2);
    expect(ticketOf(CHAIRS, 'Entry').sold).toBe(sold + 2);
  });

  test('tickets of a price that the buyer chose keep their price in the booking', async () => {
    start();
    await site.open(`/events/${FESTIVAL}`);
    await press(eventsText.picker.more('Saturday, Reduced'));
    await press(eventsText.picker.go);
    expect(await screen.findByText(text.booking.each('€39.00'))).toBeTruthy();
  });

  test('a hold survives a reload and is released on request', async () => {
    start();
    const { id } = ticketOf(WORKSHOP, 'Looking on');
    const wish = encodeURIComponent(JSON.stringify([{ ticketDefinitionId: id, quantity: 2 }]));
    const address = `/events/${WORKSHOP}/book?tickets=${wish}`;
    await site.open(address);
    await press(text.booking.reserve);
    await screen.findByRole('timer');
    await site.open(address);
    expect(await screen.findByRole('timer')).toBeTruthy();
    await press(text.booking.release);
    expect(await button(text.booking.reserve)).toBeTruthy();
    expect(ticketOf(WORKSHOP, 'Looking on').held).toBe(0);
  });

  test('tickets that another buyer has taken are named with the number that is left', async () => {
    start();
    const seat = ticketOf(WORKSHOP, 'Looking on');
    const wish = encodeURIComponent(JSON.stringify([{ ticketDefinitionId: seat.id, quantity: 3 }]));
    await site.open(`/events/${WORKSHOP}/book?tickets=${wish}`);
    await button(text.booking.reserve);
    seat.capacity = seat.sold + 1;
    await press(text.booking.reserve);
    expect(await screen.findByText(text.booking.left('Looking on', 1))).toBeTruthy();
  });

  test('a member finds the own name and address in the form', async () => {
    start();
    await site.signIn();
    const { id } = ticketOf(CHAIRS, 'Entry');
    const wish = encodeURIComponent(JSON.stringify([{ ticketDefinitionId: id, quantity: 1 }]));
    await site.open(`/events/${CHAIRS}/book?tickets=${wish}`);
    const value = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
    await waitFor(() => expect(value(text.booking.email)).toBe('ada@example.org'));
    expect([value(text.booking.firstName), value(text.booking.lastName)]).toEqual(['Ada', 'Berg']);
    await press(text.booking.reserve);
    await press(text.booking.place);
    expect(await screen.findByText(text.order.ready)).toBeTruthy();
    const eventId = eventOf(CHAIRS).id;
    const number = /orders\/([^?]+)/.exec(site.address())?.[1] ?? '';
    const order = await getOrder(eventId, number, { fieldset: ['DETAILS'] }, { client: site.client });
    expect(order.order?.email).toBe('ada@example.org');
  });

  test('tickets of an order cannot be released, and are no longer shown as held once the payment is authorized', async () => {
    start();
    const { id } = ticketOf(CHAIRS, 'Entry and catalog');
    const eventId = eventOf(CHAIRS).id;
    const wish = encodeURIComponent(JSON.stringify([{ ticketDefinitionId: id, quantity: 1 }]));
    await site.open(`/events/${CHAIRS}/book?tickets=${wish}`);
    await press(text.booking.reserve);
    await screen.findByRole('timer');
    const [reservationId = ''] = Object.keys(site.sandbox.state.reservations).slice(-1);
    const buyer = { firstName: 'Mara', lastName: 'Lindt', email: 'mara@example.org' };
    const inputValues = Object.entries(buyer).map(([inputName, value]) => ({ inputName, value }));
    const { order } = await checkout(
      { eventId, reservationId, buyer, guests: [{ form: { inputValues } }] },
      { client: site.client },
    );
    await site.open(`/orders/${order?.orderNumber}?event=${eventId}`);
    const chip = await screen.findByRole('region', { name: text.booking.chip('Forty Chairs') });
    await screen.findByText(text.order.unpaid.INITIATED);
    expect(within(chip).getByRole('timer')).toBeTruthy();
    expect(within(chip).queryByRole('button')).toBeNull();
    Object.assign(site.sandbox.state.ticketOrders[order?.orderNumber ?? ''] ?? expect.fail(), {
      status: 'AUTHORIZED',
    });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText(text.order.unpaid.AUTHORIZED)).toBeTruthy();
    await waitFor(() => expect(chip.isConnected).toBe(false));
  });

  test('an order whose payment was declined after its time offers to choose tickets again', async () => {
    start();
    const { id } = ticketOf(CHAIRS, 'Entry and catalog');
    const eventId = eventOf(CHAIRS).id;
    const wanted = { eventId, tickets: [{ ticketDefinitionId: id, quantity: 1 }] };
    const hold = await tickets.hold(wanted, { client: site.client });
    const buyer = { firstName: 'Mara', lastName: 'Lindt', email: 'mara@example.org' };
    const inputValues = Object.entries(buyer).map(([inputName, value]) => ({ inputName, value }));
    const { order } = await checkout(
      { eventId, reservationId: hold.id, buyer, guests: [{ form: { inputValues } }] },
      { client: site.client },
    );
    Object.assign(site.sandbox.state.ticketOrders[order?.orderNumber ?? ''] ?? expect.fail(), {
      status: 'DECLINED',
    });
    await site.open(`/orders/${order?.orderNumber}?event=${eventId}`);
    expect(await screen.findByText(text.order.declinedOver)).toBeTruthy();
    expect(await screen.findByRole('link', { name: text.order.otherTickets })).toBeTruthy();
    expect(screen.queryByRole('link', { name: text.order.tryAgain })).toBeNull();
  });
});
