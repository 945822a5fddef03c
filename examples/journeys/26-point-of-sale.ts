import assert from 'node:assert/strict';
import { createReservation, posCheckout } from 'vitrine/ticketing';
import { foldingEvening, ticketNamed } from './parts.ts';
import type { Journey } from './stage.ts';

/** J26: a ticket sold at the point of sale, at the owner's own price. */
export const pointOfSale: Journey = async ({ site, owner, state }) => {
  const client = owner;
  const { id: eventId } = await foldingEvening(site);
  const { id: ticketDefinitionId } = await ticketNamed(site, eventId, 'Seat with paper');
  const { id: reservationId } = await createReservation(
    {
      eventId,
      ticketQuantities: [{ ticketDefinitionId, quantity: 1, priceOverride: '15.00' }],
      ignoreLimits: true,
    },
    { client },
  );
  const { order } = await posCheckout({ eventId, reservationId }, { client });
  assert(order);
  assert.equal(order.channel, 'OFFLINE_POS');
  assert.equal(order.status, 'PAID');
  assert.equal((await state()).ticketOrders[order.orderNumber]?.figures.subTotal, '15.00');
};
