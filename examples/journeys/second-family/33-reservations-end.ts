import assert from 'node:assert/strict';
import { isApiError } from 'vitrine';
import { getEventBySlug } from 'vitrine/events-v3';
import { cancelTicketReservation, getTicketReservation } from 'vitrine/ticket-reservations';
import { checkout, createReservation } from 'vitrine/ticketing';
import { guest, hold as older } from '../parts.ts';
import type { Journey } from '../stage.ts';
import { hold } from './tickets.ts';

/**
 * J33: the older reservation calls no longer answer. Their reservations are read and canceled through the newer calls,
 * and ordered as before.
 */
export const reservationsEnd: Journey = async ({ site, advance, control }) => {
  const client = site;
  await advance(29 * 86_400); // the announced day has come, and the calls still answer
  const { event } = await getEventBySlug('winter-market', {}, { client });
  const eventId = event.id;
  const begun = await older(site, eventId, 'Entry', 1);
  const unwanted = await older(site, eventId, 'Stall for a day', 1);
  await advance(5 * 60);
  await control('settings', { reservationsEnd: 'not-found' });
  await assert.rejects(
    createReservation(
      { eventId, ticketQuantities: [{ ticketDefinitionId: eventId, quantity: 1 }] },
      { client },
    ),
    // The call is gone: a ticket that is gone would have a code.
    (error) => isApiError(error) && error.status === 404 && error.code !== 'NOT_FOUND',
  );

  assert.equal((await getTicketReservation(begun.id, { client })).ticketReservation.status, 'PENDING');
  const buyer = { firstName: 'Mara', lastName: 'Lindt', email: 'mara@example.org' };
  const options = { payInPerson: true };
  const made = await checkout(
    { eventId, reservationId: begun.id, buyer, guests: [guest], options },
    { client },
  );
  assert.equal(made.order.status, 'OFFLINE_PENDING', 'the person finishes the order');
  const canceled = await cancelTicketReservation(unwanted.id, { client });
  assert.equal(canceled.ticketReservation.status, 'CANCELED_MANUALLY');
  assert.equal((await hold(site, eventId, 'Entry', 1)).status, 'PENDING');
  await control('settings', { reservationsEnd: 'works' });
};
