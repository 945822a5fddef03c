import type { World } from '../../engine/context.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type { ReservationRecord } from '../../records/state.ts';
import { announceSettled } from './announce-reservation.ts';
import { revisionOf } from './reservation-view.ts';
import { moveStock } from './stock.ts';

/** Gives a reservation its final status, moves its tickets, and announces the change (R154, R155). */
export const settleReservation = (
  world: World,
  reservation: ReservationRecord,
  status: ReservationRecord['status'],
  stock: ReservationRecord['stock'],
): void => {
  moveStock(world, reservation, stock);
  const { status: former } = reservation;
  // A second change, from confirmed to canceled, is the only one whose revision does not follow from the status.
  if (former !== 'RESERVATION_PENDING') reservation.revision = revisionOf(reservation) + 1;
  reservation.status = status;
  reservation.updatedDate = world.clock.iso();
  announceSettled(world, reservation, former);
};

/**
 * Cancels the pending reservations of a canceled event (R135). A reservation with an order keeps its tickets, unless
 * the order still awaits its first payment.
 */
export const cancelReservationsOf = (world: World, eventId: string): void => {
  const { reservations, ticketOrders } = world.state;
  for (const reservation of Object.values(reservations)) {
    if (reservation.eventId !== eventId || reservation.status !== 'RESERVATION_PENDING') continue;
    const order =
      reservation.orderNumber === null ? undefined : ownValue(ticketOrders, reservation.orderNumber);
    if (!order || order.status === 'INITIATED')
      settleReservation(world, reservation, 'RESERVATION_CANCELED', 'none');
  }
};
