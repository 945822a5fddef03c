import assert from 'node:assert/strict';
import { isErrorOf } from 'vitrine';
import { checkout, updateCheckout } from 'vitrine/ticketing';
import { foldingEvening, guest, hold } from './parts.ts';
import type { Journey } from './stage.ts';

/**
 * J13: the guests of an order: an incomplete form, a free order, an order that is paid at the door, and a refused
 * second order.
 */
export const guests: Journey = async ({ site, state, advance, notifications }) => {
  const client = site;
  const { id: eventId } = await foldingEvening(site);
  const buyer = { firstName: 'Mara', lastName: 'Lindt', email: 'mara@example.org' };
  const held = await hold(site, eventId, 'Seat without paper', 1);
  const order = (reservationId: string, more: object = {}) =>
    checkout({ eventId, reservationId, buyer, guests: [guest], ...more }, { client });
  await assert.rejects(
    order(held.id, { guests: [{ form: { inputValues: [{ inputName: 'firstName', value: 'Mara' }] } }] }),
    (error) => isErrorOf(error, checkout) && error.code === 'INVALID_FORM_RESPONSE',
  );
  const free = await order(held.id);
  assert(free.order);
  assert.equal(free.order.status, 'FREE');
  await assert.rejects(
    order(held.id),
    (error) => isErrorOf(error, checkout) && error.code === 'RESERVATION_OCCUPIED',
  );
  assert.equal((await state()).reservations[held.id]?.status, 'RESERVATION_CONFIRMED');

  const paper = await hold(site, eventId, 'Seat with paper', 1);
  const atTheDoor = await order(paper.id, { options: { payInPerson: true } });
  assert(atTheDoor.order);
  assert.equal(atTheDoor.order.status, 'OFFLINE_PENDING');
  const { orderNumber } = atTheDoor.order;
  await updateCheckout(
    orderNumber,
    { eventId, buyer: { ...buyer, firstName: 'Maria' }, guests: [guest] },
    { client },
  );
  assert.equal((await state()).ticketOrders[orderNumber]?.buyer.firstName, 'Maria');

  const late = await hold(site, eventId, 'Seat with paper', 1);
  await advance(31 * 60);
  await assert.rejects(
    order(late.id),
    (error) => isErrorOf(error, checkout) && error.code === 'RESERVATION_NOT_FOUND',
  );
  const told = await notifications();
  for (const type of ['OrderInitiated', 'OrderConfirmed', 'ReservationUpdated'])
    assert(told.includes(`wix.events.ticketing.events.${type}`), type);
};
