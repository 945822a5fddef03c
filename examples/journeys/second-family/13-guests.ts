import assert from 'node:assert/strict';
import { isErrorOf } from 'vitrine';
import { getTicketReservation } from 'vitrine/ticket-reservations';
import { checkout } from 'vitrine/ticketing';
import { foldingEvening, guest } from '../parts.ts';
import type { Journey } from '../stage.ts';
import { hold } from './tickets.ts';

/** J13: the order of a reservation: a free one is confirmed at once, a paid one waits for its payment. */
export const guests: Journey = async ({ site, advance, notifications }) => {
  const client = site;
  const { id: eventId } = await foldingEvening(site);
  const buyer = { firstName: 'Mara', lastName: 'Lindt', email: 'mara@example.org' };
  const order = (reservationId: string) =>
    checkout({ eventId, reservationId, buyer, guests: [guest] }, { client });
  const statusOf = async (id: string) =>
    (await getTicketReservation(id, { client })).ticketReservation?.status;

  const free = await hold(site, eventId, 'Seat without paper', 1);
  assert.equal((await order(free.id)).order?.status, 'FREE');
  assert.equal(await statusOf(free.id), 'CONFIRMED');
  await assert.rejects(
    order(free.id),
    (error) => isErrorOf(error, checkout) && error.code === 'RESERVATION_OCCUPIED',
  );

  const paid = await hold(site, eventId, 'Seat with paper', 1);
  assert.equal((await order(paid.id)).order?.status, 'INITIATED', 'nobody has paid');
  assert.equal(await statusOf(paid.id), 'PENDING');

  const late = await hold(site, eventId, 'Seat without paper', 1);
  await advance(31 * 60);
  await assert.rejects(
    order(late.id),
    (error) => isErrorOf(error, checkout) && error.code === 'RESERVATION_NOT_FOUND',
  );
  assert.equal(await statusOf(late.id), 'EXPIRED');
  assert((await notifications('v2')).includes('wix.events.v1.ticket_reservation_updated'));
};
