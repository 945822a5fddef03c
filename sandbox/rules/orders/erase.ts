import { announce } from '../../engine/announce.ts';
import type { TicketOrderRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { endReservation } from '../ticketing/reservation.ts';
import { removeOrder } from '../ticket-sales/order-index.ts';
import { reservationOfOrder } from './status.ts';

/**
 * Deletes an order for a privacy request, the only way to delete one (R205). Sold tickets stay sold; held tickets are
 * released.
 */
export const eraseOrder = (world: World, order: TicketOrderRecord): void => {
  const reservation = reservationOfOrder(world, order);
  if (reservation?.status === 'RESERVATION_PENDING')
    endReservation(world, reservation, 'RESERVATION_CANCELED');
  removeOrder(world, order);
  const { eventId, orderNumber, contactId, createdDate, guestsAssigned } = order;
  announce(world, 'wix.events.ticketing.events.OrderDeleted', {
    timestamp: world.clock.iso(),
    eventId,
    orderNumber,
    contactId,
    created: createdDate,
    updated: world.clock.iso(),
    anonymized: true,
    orderType: guestsAssigned ? 'ASSIGNED_TICKETS' : 'UNASSIGNED_TICKETS',
    triggeredByAnonymizeRequest: true,
    tickets: [],
  });
};
