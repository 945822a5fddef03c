import assert from 'node:assert/strict';
import { createRedirectSession } from 'vitrine/redirect-session';
import { getTicketReservation } from 'vitrine/ticket-reservations';
import { callbacks, foldingEvening, guestFields, present } from '../parts.ts';
import { arrived, pageOf } from '../person.ts';
import type { Journey } from '../stage.ts';
import { hold } from './tickets.ts';

/**
 * J14: paying for tickets on the hosted page. A page learns from the reservation what happened if the person does not
 * come back.
 */
export const payForTickets: Journey = async ({ site, person }) => {
  const client = site;
  const { id: eventId, slug: eventSlug } = await foldingEvening(site);
  const statusOf = async (id: string) =>
    (await getTicketReservation(id, { client })).ticketReservation?.status;
  const { id: reservationId } = await hold(site, eventId, 'Seat with paper', 1);
  const { redirectSession } = await createRedirectSession(
    { eventsCheckout: { reservationId, eventSlug: present(eventSlug) }, callbacks },
    { client },
  );
  pageOf(await person.open(redirectSession?.fullUrl ?? ''));
  assert.equal(await statusOf(reservationId), 'PENDING', 'the person is on the hosted page');
  const thanks = arrived(await person.press('pay', guestFields));
  assert.equal(thanks.searchParams.get('eventId'), eventId);
  assert(thanks.searchParams.get('orderNumber'));
  assert.equal(await statusOf(reservationId), 'CONFIRMED');
};
