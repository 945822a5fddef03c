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

/** Where an order can go from each status (7.10); all others are its end. */
export const nextStatuses: Readonly<Partial<Record<OrderStatus, readonly OrderStatus[]>>> = {
  INITIATED: ['PAID', 'FREE', 'AUTHORIZED', 'PENDING', 'OFFLINE_PENDING', 'DECLINED', 'CANCELED'],
  PENDING: ['PAID'],
  OFFLINE_PENDING: ['PAID', 'FREE'],
  AUTHORIZED: ['PAID', 'VOIDED'],
  PARTIALLY_PAID: ['PAID'],
};

/** The order's state does not allow this. */
export const actionNotAvailable = ({ orderNumber, status }: TicketOrderRecord): PlatformError =>
  applicationError(428, 'ORDER_ACTION_NOT_AVAILABLE', 'Order action is not available', {
    orderNumber,
    status,
  });

/** Whether an order can go to a status from where it is. */
export const canMove = ({ status }: TicketOrderRecord, to: OrderStatus): boolean =>
  nextStatuses[status]?.includes(to) ?? false;

/** The reservation that an order was made of. */
export const reservationOfOrder = (
  { state }: World,
  { reservationId }: TicketOrderRecord,
): ReservationRecord | undefined => ownValue(state.reservations, reservationId);

/**
 * Whether the tickets of an order are its own: held or sold still, or taken again after the hold, as long as the event
 * stands and enough are left (R186).
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

/** Gives an order its next status, with all that follows. Throws ORDER_ACTION_NOT_AVAILABLE for a way that there is not. */
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

/** What a status means for the tickets: taken for good, given back, or still held. */
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

/** Brings the reservation, the stock and the tickets to where the status of the order is (R155, R184, R187). */
export const settle = (world: World, order: TicketOrderRecord): void => {
  const outcome = outcomes[order.status];
  const reservation = reservationOfOrder(world, order);
  // A payment that failed ends the order, not the hold: until that is over the buyer can check out again (assumed).
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

/** An unpaid order gives its tickets back; a voided one unless the site keeps them (R184). */
const stockAfter = ({ state }: World, { status }: TicketOrderRecord): ReservationRecord['stock'] =>
  status === 'VOIDED' && !state.settings.voidReturnsStock ? 'sold' : 'none';

/** An order that came to nothing has not used its coupon (R72). */
const returnCoupon = (world: World, { discount, owner }: TicketOrderRecord): void => {
  const coupon = discount.couponCode ? findCoupon(world, discount.couponCode) : undefined;
  if (coupon) countUse(coupon, owner, -1);
};
