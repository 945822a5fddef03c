import assert from 'node:assert/strict';
import { checkout, getOrder } from 'vitrine/ticketing';
import { foldingEvening, guest, hold, present } from './parts.ts';
import type { Journey } from './stage.ts';

/** J15: the tickets of an order, with the code that a scanner reads at the door; checked in once. */
export const confirmation: Journey = async ({ site, state, advance, control }) => {
  const { id: eventId } = await foldingEvening(site);
  const { id: reservationId } = await hold(site, eventId, 'Seat without paper', 1);
  const buyer = { firstName: 'Mara', lastName: 'Lindt', email: 'mara@example.org' };
  const made = await checkout({ eventId, reservationId, buyer, guests: [guest] }, { client: site });
  await advance(5);
  const { orderNumber } = present(made.order);
  const { order } = await getOrder(
    eventId,
    orderNumber,
    { fieldset: ['TICKETS', 'DETAILS'] },
    { client: site },
  );
  assert(order);
  const [ticket] = order.tickets;
  assert(ticket);
  assert.match(ticket.ticketNumber, /^[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{2}\d{3}$/);
  assert(ticket.checkInUrl.includes(ticket.ticketNumber) && ticket.checkInUrl.includes(eventId));
  assert(ticket.ticketPdfUrl.startsWith('http') && order.ticketsPdf.startsWith('http'));

  await control('tickets/check-in', { ticketNumber: ticket.ticketNumber });
  const kept = (await state()).ticketOrders[orderNumber];
  assert(kept?.tickets[0]?.checkedInDate);
};
