import { announce } from '../../engine/announce.ts';
import type { TicketOrderRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { endReservation } from '../ticketing/reservation.ts';
import { removeOrder } from '../ticket-sales/order-index.ts';
import { reservationOfOrder } from './status.ts';

/**
 * Deletes an order, because a person asked for their data to be erased: there is no other way (R205). What was sold stays
 * sold; what was only held goes back.
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
