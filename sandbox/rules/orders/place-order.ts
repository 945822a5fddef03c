import Big from 'big.js';
import type { Buyer, Guest } from '../../../generated/ticketing/types.ts';
import { announce } from '../../engine/announce.ts';
import { schedule } from '../../engine/due-effects.ts';
import { applicationError, fieldError } from '../../engine/errors.ts';
import { idFrom } from '../../engine/ids.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type {
  Caller,
  EventRecord,
  ReservationRecord,
  RequestedDiscount,
  TicketFigures,
  TicketOrderRecord,
} from '../../records/state.ts';
import { newId, type World } from '../../engine/context.ts';
import { countUse, findCoupon } from '../cart/coupons.ts';
import { addOrder } from '../ticket-sales/order-index.ts';
import { answerTo, asResponse } from './guests.ts';
import { isConfirmed } from '../ticket-sales/confirmed.ts';
import { confirmedNotice, initiatedNotice } from './notices.ts';
import { settle } from './status.ts';
import { discountOn } from '../ticketing/discount.ts';
import { figuresOf } from '../ticketing/figures.ts';
import { noPaymentMethod } from '../ticketing/hold.ts';

const MINUTE = 60_000;

/** The facts from which a reservation becomes an order. */
export interface Placing {
  reservation: ReservationRecord;
  event: EventRecord;
  owner: Caller;
  memberId: string | null;
  buyer: Buyer;
  guests: readonly Guest[];
  discount: RequestedDiscount;
  /** The way to pay an order that costs something. */
  payment: 'online' | 'in-person' | 'paid' | 'till';
  /** Id of the payment, if the caller knows it. */
  paymentId?: string | undefined;
  silent: boolean;
  marketingConsent: boolean;
}

/** The currency of an order is the currency of its first ticket (R708). */
const currencyOf = (
  { ticketDefinitions, settings }: World['state'],
  { tickets }: ReservationRecord,
): string => ownValue(ticketDefinitions, tickets[0]?.ticketDefinitionId ?? '')?.currency ?? settings.currency;

const payments = {
  online: { status: 'INITIATED', method: '' },
  'in-person': { status: 'OFFLINE_PENDING', method: 'offline' },
  paid: { status: 'PAID', method: 'manual' },
  till: { status: 'PAID', method: 'pointOfSale' },
} as const;

/** Throws RESERVATION_OCCUPIED if the reservation has an order already (R156). */
export const checkNotOrdered = ({ orderNumber }: ReservationRecord): void => {
  if (orderNumber !== null)
    throw applicationError(428, 'RESERVATION_OCCUPIED', 'Reservation is occupied', { orderNumber });
};

/**
 * The figures of tickets with the buyer's discount. Throws a 400 if the discount is refused: the buyer must not pay
 * more than the page announced.
 */
export const discountedFigures = (
  world: World,
  { tickets }: ReservationRecord,
  event: EventRecord,
  owner: Caller,
  requested: RequestedDiscount,
): TicketFigures => {
  const discount = discountOn(world, event.id, tickets, owner, requested);
  if (discount && 'code' in discount)
    throw fieldError(
      requested.couponCode ? 'discount.couponCode' : 'paidPlanBenefit',
      'VALIDATION',
      `cannot be used: ${discount.description} (${discount.code})`,
    );
  return figuresOf(world, event, tickets, discount);
};

/**
 * Turns a reservation into an order, once (R156). The order is FREE if it costs nothing; otherwise the payment sets its
 * status. An unpaid order is canceled some time after the hold (R185).
 */
export const placeTicketOrder = (world: World, placing: Placing): TicketOrderRecord => {
  const { reservation, event, owner, buyer, guests, discount } = placing;
  const { state, clock } = world;
  checkNotOrdered(reservation);
  const figures = discountedFigures(world, reservation, event, owner, discount);
  const isFree = new Big(figures.grandTotal).eq(0);
  if (!isFree && placing.payment === 'online' && !state.settings.acceptsPayments) throw noPaymentMethod();
  const { status, method } = isFree ? { status: 'FREE' as const, method: '' } : payments[placing.payment];
  const now = clock.iso();
  const order = addOrder(world, (orderNumber) => ({
    orderNumber,
    snapshotId: isFree ? '' : (placing.paymentId ?? newId(world, 'payment')),
    eventId: event.id,
    reservationId: reservation.id,
    owner,
    memberId: placing.memberId,
    contactId: contactIdOf(world, buyer, orderNumber),
    createdDate: now,
    updatedDate: now,
    buyer,
    guests,
    guestsAssigned: event.ticketing.guestsAssignedSeparately && guests.length > 0,
    form: guests[0] ? asResponse(guests[0].form) : null,
    status,
    method,
    channel: placing.payment === 'till' ? 'OFFLINE_POS' : 'ONLINE',
    discount,
    tickets: [],
    ticketsQuantity: reservation.tickets.reduce((sum, { quantity }) => sum + quantity, 0),
    figures,
    currency: currencyOf(state, reservation),
    archived: false,
    marketingConsent: placing.marketingConsent,
    silent: placing.silent,
    settling: null,
    expiresAt: null,
  }));
  reservation.orderNumber = order.orderNumber;
  if (status === 'INITIATED') planCancellation(world, order, reservation, event);
  if (discount.couponCode) countCoupon(world, order, 1);
  announce(world, 'wix.events.ticketing.events.OrderInitiated', initiatedNotice(world, order));
  settle(world, order);
  if (isConfirmed(order))
    announce(world, 'wix.events.ticketing.events.OrderConfirmed', confirmedNotice(world, order));
  return order;
};

const planCancellation = (
  world: World,
  order: TicketOrderRecord,
  { expiresAt }: ReservationRecord,
  { ticketing }: EventRecord,
): void => {
  order.expiresAt = expiresAt + ticketing.unpaidMinutes * MINUTE;
  schedule(world, { at: order.expiresAt, kind: 'order-cancellation', id: order.orderNumber });
};

/** Adds or removes a use of the order's coupon (R72). */
export const countCoupon = (world: World, { discount, owner }: TicketOrderRecord, uses: 1 | -1): void => {
  const coupon = discount.couponCode ? findCoupon(world, discount.couponCode) : undefined;
  if (coupon) countUse(coupon, owner, uses);
};

/** The contact id of a buyer. Equal addresses are the same contact. */
export const contactIdOf = ({ state }: World, { email }: Buyer, orderNumber: string): string =>
  idFrom(`${state.seed}:contact:${email?.toLowerCase() ?? orderNumber}`);

/**
 * The buyer as the call names them, otherwise from the answers of the first guest, otherwise from the member's profile.
 */
export const buyerOf = (
  world: World,
  given: Buyer | undefined,
  [first]: readonly Guest[],
  memberId: string | null,
): Buyer => {
  const member = memberId === null ? undefined : world.state.members.find(({ id }) => id === memberId);
  const names = ['firstName', 'lastName', 'email'] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const known = name === 'email' ? member?.email : member?.profile[name];
      const text = given?.[name] ?? answerTo(first?.form, name) ?? known;
      return text ? [[name, text]] : [];
    }),
  );
};
