import Big from 'big.js';
import type {
  CheckoutRequest,
  CheckoutResponse,
  Guest,
  UpdateCheckoutRequest,
  UpdateCheckoutResponse,
} from '../../../generated/ticketing/types.ts';
import { announce } from '../../engine/announce.ts';
import { forbidden } from '../../engine/identity.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type { EventRecord, ReservationRecord, TicketOrderRecord } from '../../records/state.ts';
import { callerOf, isElevated, type CallContext, type Rule, type World } from '../../engine/context.ts';
import { orderAddress } from './addresses.ts';
import { updateOrderIndex } from '../ticket-sales/order-index.ts';
import { orderOf } from './find.ts';
import { asResponse } from './guests.ts';
import { changedNotice } from './notices.ts';
import { actionNotAvailable, canMove, moveOrder, reservationOfOrder, secureTickets } from './status.ts';
import { orderView } from './view.ts';
import { checkForms } from './form.ts';
import {
  buyerOf,
  checkNotOrdered,
  contactIdOf,
  countCoupon,
  discountedFigures,
  placeTicketOrder,
} from './place-order.ts';
import { requestedDiscount } from '../ticketing/reservations.ts';
import { liveReservationOf, reservedView } from '../ticketing/reservation.ts';

/** The member that the order belongs to: the caller, or the member that an owner or app names. */
const memberIdOf = (call: CallContext, given: string | undefined): string | null => {
  const caller = callerOf(call);
  if (isElevated(caller)) return given || null;
  return caller.role === 'member' ? caller.id : null;
};

/** checkout: turns a reservation into an order (R155, R156, R158, R185, R187, R191). */
export const checkout: Rule = (call): CheckoutResponse => {
  const body = call.body as CheckoutRequest;
  const { options = {}, guests = [] } = body;
  for (const member of ['ignoreFormValidation', 'markAsPaid'] as const)
    if (options[member] === true && !isElevated(call.caller))
      throw forbidden(callerOf(call), ['owner', 'app'], `options.${member}`);
  const { reservation, event } = liveReservationOf(call, body.reservationId, body.eventId);
  checkNotOrdered(reservation);
  if (options.ignoreFormValidation !== true) checkForms(event, guests, quantityOf(reservation));
  const memberId = memberIdOf(call, body.memberId);
  const order = placeTicketOrder(call, {
    reservation,
    event,
    owner: callerOf(call),
    memberId,
    buyer: buyerOf(call, body.buyer, guests, memberId),
    guests,
    discount: requestedDiscount(body.discount?.couponCode, body.paidPlanBenefit),
    payment: paymentOf(options),
    silent: options.silent === true,
    marketingConsent: body.marketingConsent === true,
  });
  return checkoutView(call, order, reservation, event);
};

const paymentOf = ({ markAsPaid, payInPerson }: NonNullable<CheckoutRequest['options']>) => {
  if (markAsPaid === true) return 'paid';
  return payInPerson === true ? 'in-person' : 'online';
};

const quantityOf = ({ tickets }: ReservationRecord): number =>
  tickets.reduce((sum, { quantity }) => sum + quantity, 0);

/** The response of a checkout. */
export const checkoutView = (
  world: World,
  order: TicketOrderRecord,
  reservation: ReservationRecord,
  event: EventRecord,
): CheckoutResponse => ({
  order: orderView(world, order, ['DETAILS', 'FORM', 'INVOICE', 'TICKETS']),
  ...(order.status === 'INITIATED' && { expires: new Date(reservation.expiresAt).toISOString() }),
  reservations: reservedView(world, reservation, event),
  orderPageUrl: orderAddress(world, order),
});

/** The statuses in which a buyer can still change the order (R188). */
const OPEN: readonly TicketOrderRecord['status'][] = ['INITIATED', 'PENDING', 'OFFLINE_PENDING'];

/** updateCheckout: changes the buyer, guests or discount of an unconfirmed order (R188, R191). */
export const updateCheckout: Rule = (call): UpdateCheckoutResponse => {
  const body = call.body as UpdateCheckoutRequest;
  const order = orderOf(call, call.params['orderNumber'] ?? '', body.eventId);
  if (!OPEN.includes(order.status)) throw actionNotAvailable(order);
  const event = ownValue(call.state.events, order.eventId);
  if (body.guests && event) checkForms(event, body.guests, order.ticketsQuantity);
  if (body.discount || body.paidPlanBenefit) changeDiscount(call, order, event, body);
  if (body.guests) answer(order, body.guests);
  if (body.memberId !== undefined) order.memberId = memberIdOf(call, body.memberId) ?? order.memberId;
  if (body.buyer) {
    order.buyer = { ...order.buyer, ...body.buyer };
    order.contactId = contactIdOf(call, order.buyer, order.orderNumber);
  }
  order.updatedDate = call.clock.iso();
  updateOrderIndex(call, order);
  announce(call, 'wix.events.ticketing.events.OrderUpdated', changedNotice(call, order));
  freeIfNothingIsDue(call, order);
  return {
    order: orderView(call, order, ['DETAILS', 'FORM', 'INVOICE', 'TICKETS']),
    orderPageUrl: orderAddress(call, order),
  };
};

/**
 * If a new discount leaves nothing to pay, the order becomes FREE, as it would at the checkout (assumed). After the
 * hold it becomes FREE only if tickets are left, as with a late payment (R186); otherwise DECLINED.
 */
const freeIfNothingIsDue = (world: World, order: TicketOrderRecord): void => {
  if (!new Big(order.figures.grandTotal).eq(0) || !canMove(order, 'FREE')) return;
  order.method = '';
  moveOrder(world, order, secureTickets(world, order) ? 'FREE' : 'DECLINED');
};

const answer = (order: TicketOrderRecord, guests: readonly Guest[]): void => {
  order.guests = guests;
  order.form = guests[0] ? asResponse(guests[0].form) : null;
};

/** Replaces the discount of an order. Throws if the new discount is refused. */
const changeDiscount = (
  world: World,
  order: TicketOrderRecord,
  event: EventRecord | undefined,
  { discount, paidPlanBenefit }: UpdateCheckoutRequest,
): void => {
  const reservation = reservationOfOrder(world, order);
  if (!reservation || !event) throw actionNotAvailable(order);
  const requested = requestedDiscount(discount?.couponCode, paidPlanBenefit);
  // The order's own use of a coupon must not count against its limits.
  countCoupon(world, order, -1);
  try {
    order.figures = discountedFigures(world, reservation, event, order.owner, requested);
    order.discount = requested;
  } finally {
    countCoupon(world, order, 1);
  }
};
