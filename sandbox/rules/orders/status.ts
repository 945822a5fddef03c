import { announce } from '../../engine/announce.ts';
import { applicationError, type PlatformError } from '../../engine/errors.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type { ReservationRecord, TicketOrderRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { countUse, findCoupon } from '../cart/coupons.ts';
import { endReservation } from '../ticketing/reservation.ts';
import { areLeft, moveStock } from '../ticket-sales/stock.ts';
import { updateOrderIndex } from '../ticket-sales/order-index.ts';
import { isConfirmed } from '../ticket-sales/confirmed.ts';
import { changedNotice, confirmedNotice } from './notices.ts';
import { planTickets } from './tickets.ts';

type OrderStatus = TicketOrderRecord['status'];

/** The possible next statuses of each status (7.10). Statuses that are not listed are final. */
export const nextStatuses: Readonly<Partial<Record<OrderStatus, readonly OrderStatus[]>>> = {
  INITIATED: ['PAID', 'FREE', 'AUTHORIZED', 'PENDING', 'OFFLINE_PENDING', 'DECLINED', 'CANCELED'],
  PENDING: ['PAID'],
  OFFLINE_PENDING: ['PAID', 'FREE'],
  AUTHORIZED: ['PAID', 'VOIDED'],
  PARTIALLY_PAID: ['PAID'],
};

/** The error if the status of an order does not allow an action. */
export const actionNotAvailable = ({ orderNumber, status }: TicketOrderRecord): PlatformError =>
  applicationError(428, 'ORDER_ACTION_NOT_AVAILABLE', 'Order action is not available', {
    orderNumber,
    status,
  });

/** Whether an order can change to a status from its current one. */
export const canMove = ({ status }: TicketOrderRecord, to: OrderStatus): boolean =>
  nextStatuses[status]?.includes(to) ?? false;

/** The reservation of an order. */
export const reservationOfOrder = (
  { state }: World,
  { reservationId }: TicketOrderRecord,
): ReservationRecord | undefined => ownValue(state.reservations, reservationId);

/**
 * Whether an order has its tickets: they are still held or sold, or they can be taken again after the hold because the
 * reservation is pending and enough tickets are left (R186).
 */
export const secureTickets = (world: World, order: TicketOrderRecord): boolean => {
  const reservation = reservationOfOrder(world, order);
  if (!reservation || reservation.stock !== 'none') return true;
  const { latePayments } = world.state.settings;
  if (reservation.status !== 'RESERVATION_PENDING' || latePayments === 'decline') return false;
  if (!areLeft(world, reservation)) return false;
  moveStock(world, reservation, 'held');
  return true;
};

/**
 * Changes the status of an order, with all consequences. Throws ORDER_ACTION_NOT_AVAILABLE for a change that is not
 * allowed.
 */
export const moveOrder = (world: World, order: TicketOrderRecord, to: OrderStatus): void => {
  if (!canMove(order, to)) throw actionNotAvailable(order);
  order.status = to;
  order.settling = null;
  order.expiresAt = null;
  order.updatedDate = world.clock.iso();
  settle(world, order);
  if (isConfirmed(order))
    announce(world, 'wix.events.ticketing.events.OrderConfirmed', confirmedNotice(world, order));
  else announce(world, 'wix.events.ticketing.events.OrderUpdated', changedNotice(world, order));
};

/** The consequence of a status for the tickets: sold or released. Tickets of other statuses stay held. */
const outcomes: Readonly<Partial<Record<OrderStatus, 'taken' | 'back'>>> = {
  PAID: 'taken',
  FREE: 'taken',
  OFFLINE_PENDING: 'taken',
  DECLINED: 'back',
  CANCELED: 'back',
  VOIDED: 'back',
};

const isHeldStill = ({ clock }: World, { status, stock, expiresAt }: ReservationRecord): boolean =>
  status === 'RESERVATION_PENDING' && stock === 'held' && clock.now() < expiresAt;

/** Updates the reservation, the stock and the tickets to the status of the order (R155, R184, R187). */
export const settle = (world: World, order: TicketOrderRecord): void => {
  const outcome = outcomes[order.status];
  const reservation = reservationOfOrder(world, order);
  // A declined payment ends the order but not the hold: the buyer can check out again while the hold lasts (assumed).
  if (order.status === 'DECLINED' && reservation && isHeldStill(world, reservation))
    reservation.orderNumber = null;
  else if (outcome && reservation?.status === 'RESERVATION_PENDING') {
    if (outcome === 'taken') endReservation(world, reservation, 'RESERVATION_CONFIRMED');
    else endReservation(world, reservation, 'RESERVATION_CANCELED', stockAfter(world, order));
  }
  if (outcome === 'back') returnCoupon(world, order);
  updateOrderIndex(world, order);
  planTickets(world, order);
};

/** An unpaid order releases its tickets; a voided order does so unless the site keeps them (R184). */
const stockAfter = ({ state }: World, { status }: TicketOrderRecord): ReservationRecord['stock'] =>
  status === 'VOIDED' && !state.settings.voidReturnsStock ? 'sold' : 'none';

/** A canceled, declined or voided order does not count as a use of its coupon (R72). */
const returnCoupon = (world: World, { discount, owner }: TicketOrderRecord): void => {
  const coupon = discount.couponCode ? findCoupon(world, discount.couponCode) : undefined;
  if (coupon) countUse(coupon, owner, -1);
};
