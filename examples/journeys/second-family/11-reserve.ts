import assert from 'node:assert/strict';
import { isErrorOf } from 'vitrine';
import {
  cancelTicketReservation,
  createTicketReservation,
  deleteTicketReservation,
  getTicketReservation,
} from 'vitrine/ticket-reservations';
import { workshop } from '../parts.ts';
import type { Journey } from '../stage.ts';
import { hold, offered } from './tickets.ts';

/**
 * J11: reserved tickets: unavailable to other visitors, found again after a reload, canceled, expired, or removed by the
 * owner.
 */
export const reserve: Journey = async ({ site, another, owner, advance, notifications }) => {
  const client = site;
  const { id: eventId } = await workshop(site);
  const stranger = another();
  const left = async () => (await offered(stranger, eventId)).get('Looking on')?.limitPerCheckout ?? 0;
  const statusOf = async (id: string) =>
    (await getTicketReservation(id, { client })).ticketReservation?.status;
  const before = await left();
  assert(before > 1);

  const held = await hold(site, eventId, 'Looking on', before);
  assert.equal(held.status, 'PENDING');
  assert.equal(held.tickets[0]?.eventId, eventId, 'the event comes with the reservation');
  assert.equal(await left(), 0);
  await assert.rejects(hold(stranger, eventId, 'Looking on', 1), (error) => {
    assert(isErrorOf(error, createTicketReservation));
    return error.code === 'TICKET_LIMIT_EXCEEDED';
  });
  assert.equal(await statusOf(held.id), 'PENDING', 'a page finds its reservation after a reload');
  const isNotFound = (error: unknown) =>
    isErrorOf(error, getTicketReservation) && error.code === 'TICKET_RESERVATION_NOT_FOUND';
  await assert.rejects(getTicketReservation(held.id, { client: stranger }), isNotFound);

  await cancelTicketReservation(held.id, { client });
  assert.equal(await left(), before);
  assert.equal(await statusOf(held.id), 'CANCELED_MANUALLY', 'a canceled reservation stays readable');

  const again = await hold(site, eventId, 'Looking on', 1);
  const third = await hold(site, eventId, 'Looking on', 1);
  await deleteTicketReservation(third.id, { client: owner });
  await assert.rejects(getTicketReservation(third.id, { client }), isNotFound);
  assert.equal(await left(), before - 1);
  await advance(30 * 60 + 1);
  assert.equal(await left(), before);
  assert.equal(await statusOf(again.id), 'EXPIRED');
  assert.deepEqual(
    (await notifications('v2')).map((type) => type.replace('wix.events.v1.ticket_reservation_', '')),
    ['created', 'updated', 'created', 'created', 'deleted', 'updated'],
  );
};
