import assert from 'node:assert/strict';
import { isApiError } from 'vitrine';
import { cancelTicketReservation, getTicketReservation } from 'vitrine/ticket-reservations';
import { checkout, createReservation } from 'vitrine/ticketing';
import { festival, guest, hold as older } from '../parts.ts';
import type { Journey } from '../stage.ts';
import { hold } from './tickets.ts';

/**
 * J33: the older reservation calls no longer answer. Their reservations are read and canceled through the newer calls,
 * and ordered as before.
 */
export const reservationsEnd: Journey = async ({ site, advance, control }) => {
  const client = site;
  await advance(29 * 86_400); // the announced day has come, and the calls still answer
  const { id: eventId } = await festival(site);
  const begun = await older(site, eventId, 'Children under 12', 1);
  const unwanted = await older(site, eventId, 'Weekend pass', 1);
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

  assert.equal((await getTicketReservation(begun.id, { client })).ticketReservation?.status, 'PENDING');
  const buyer = { firstName: 'Mara', lastName: 'Lindt', email: 'mara@example.org' };
  const inputValues = [
    ...guest.form.inputValues,
    { inputName: 'phone', value: '+49 30 901820' },
    { inputName: 'diet', value: 'Vegetarian' },
  ];
  const made = await checkout(
    { eventId, reservationId: begun.id, buyer, guests: [{ form: { inputValues } }] },
    { client },
  );
  assert(made.order);
  assert.equal(made.order.status, 'FREE', 'the person finishes the order');
  const canceled = await cancelTicketReservation(unwanted.id, { client });
  assert(canceled.ticketReservation);
  assert.equal(canceled.ticketReservation.status, 'CANCELED_MANUALLY');
  assert.equal((await hold(site, eventId, 'Children under 12', 1)).status, 'PENDING');
  await control('settings', { reservationsEnd: 'works' });
};
