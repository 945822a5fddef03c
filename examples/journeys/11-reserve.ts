import assert from 'node:assert/strict';
import { cancelReservation, createReservation, listAvailableTickets } from 'vitrine/ticketing';
import { isApiError } from 'vitrine';
import { workshop, ticketNamed } from './parts.ts';
import type { Journey } from './stage.ts';

/**
 * J11: reserved tickets: unavailable to other visitors, released at once, or released when the reservation expires.
 */
export const reserve: Journey = async ({ site, another, state, advance, notifications }) => {
  const { id: eventId } = await workshop(site);
  const seat = await ticketNamed(site, eventId, 'Looking on');
  const left = async () => {
    const { definitions } = await listAvailableTickets({ eventId, limit: 100 }, { client: another() });
    return definitions.find(({ id }) => id === seat.id)?.limitPerCheckout ?? 0;
  };
  const hold = (quantity: number, client = site) =>
    createReservation({ eventId, ticketQuantities: [{ ticketDefinitionId: seat.id, quantity }] }, { client });
  const before = await left();
  assert(before > 1);
  const held = await hold(before);
  assert.equal(held.reservationStatus, 'RESERVATION_PENDING');
  assert.equal(await left(), 0);
  await assert.rejects(hold(1, another()), (error) => isApiError(error));

  await cancelReservation(held.id, { eventId }, { client: site });
  assert.equal(await left(), before);
  const again = await hold(1);
  const seconds = (Date.parse(again.expires ?? '') - Date.parse(held.expires ?? '')) / 1000;
  assert(seconds >= 0);
  assert.equal(await left(), before - 1);
  await advance(30 * 60 + 1);
  assert.equal(await left(), before, 'the time is over');
  assert.equal((await state()).reservations[again.id]?.status, 'RESERVATION_EXPIRED');
  assert.deepEqual(await notifications(), [
    'wix.events.ticketing.events.ReservationCreated',
    'wix.events.ticketing.events.ReservationUpdated',
    'wix.events.ticketing.events.ReservationCreated',
    'wix.events.ticketing.events.ReservationUpdated',
  ]);
};
