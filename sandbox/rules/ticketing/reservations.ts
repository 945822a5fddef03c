import Big from 'big.js';
import type {
  CreateReservationRequest,
  CreateReservationResponse,
  GetInvoiceRequest,
  GetInvoiceResponse,
} from '../../../generated/ticketing/types.ts';
import { announce } from '../../engine/announce.ts';
import { schedule } from '../../engine/due-effects.ts';
import { applicationError, fieldError } from '../../engine/errors.ts';
import { forbidden } from '../../engine/identity.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type {
  EventRecord,
  ReservationRecord,
  ReservedTickets,
  TicketDefinitionRecord,
  RequestedDiscount,
} from '../../records/state.ts';
import { callerOf, isElevated, newId, type CallContext, type Rule } from '../../engine/context.ts';
import { discountOn } from './discount.ts';
import { figuresOf } from './figures.ts';
import { invoiceView } from './invoice-view.ts';
import { reservationNotification } from '../ticket-sales/reservation-notification.ts';
import { endReservation, liveReservationOf, reservationOf, reservedView } from './reservation.ts';
import { saleStatusOf } from '../events/status.ts';
import { isHiddenNow, isSelling } from './sale.ts';
import { limitOf, moveStock, quantitiesOf, remainingOf } from '../ticket-sales/stock.ts';
import { pricedTickets } from './requested-tickets.ts';

const MINUTE = 60_000;
/** The bounds, in minutes, of the hold that an event sets (R153). */
const [SHORTEST_HOLD, LONGEST_HOLD] = [5, 30];
/** The limit of tickets in one reservation, which is the limit of an order. */
const MOST_TICKETS = 50;

/** createReservation: holds tickets for a limited time (R152 to R154, R157 to R160). It holds all of them or none. */
export const createReservation: Rule = (call): CreateReservationResponse => {
  const body = call.body as CreateReservationRequest;
  const { state, clock } = call;
  for (const member of ['ignoreLimits', 'allowHiddenTickets'] as const)
    if (body[member] === true && !isElevated(call.caller))
      throw forbidden(callerOf(call), ['owner', 'app'], member);
  const event = ownValue(state.events, body.eventId);
  if (!event || event.status === 'DRAFT') throw missing('Event not found', { eventId: body.eventId });
  const tickets = ticketsOf(call, event, body);
  const { currency, acceptsPayments } = state.settings;
  if (!acceptsPayments && tickets.some(({ unitPrice }) => new Big(unitPrice).gt(0))) throw noPaymentMethod();
  const hold = Math.min(LONGEST_HOLD, Math.max(SHORTEST_HOLD, event.ticketing.holdMinutes)) * MINUTE;
  const reservation: ReservationRecord = {
    id: newId(call, 'reservation'),
    eventId: event.id,
    owner: callerOf(call),
    tickets,
    stock: 'none',
    status: 'RESERVATION_PENDING',
    expiresAt: clock.now() + hold,
    createdDate: clock.iso(),
    updatedDate: clock.iso(),
    orderNumber: null,
  };
  state.reservations[reservation.id] = reservation;
  moveStock(call, reservation, 'held');
  schedule(call, { at: reservation.expiresAt, kind: 'reservation-expiry', id: reservation.id });
  announce(
    call,
    'wix.events.ticketing.events.ReservationCreated',
    reservationNotification(call, reservation),
  );
  return {
    id: reservation.id,
    expires: new Date(reservation.expiresAt).toISOString(),
    reservations: reservedView(call, reservation, event),
    invoice: invoiceView(figuresOf(call, event, tickets), currency),
    reservationStatus: reservation.status,
  };
};

const missing = (description: string, data: Record<string, unknown>) =>
  applicationError(404, 'NOT_FOUND', description, data);

const notAvailable = (ticketDefinitionId: string) =>
  applicationError(428, 'TICKETS_NOT_AVAILABLE', 'Tickets are not available', { ticketDefinitionId });

const overLimit = (limitPerCheckout: number, ticketDefinitionId?: string) =>
  applicationError(428, 'TICKET_LIMIT_EXCEEDED', 'Ticket limit exceeded', {
    limitPerCheckout,
    ...(ticketDefinitionId !== undefined && { ticketDefinitionId }),
  });

/** The error of a site that cannot take payments (R158). */
export const noPaymentMethod = () =>
  applicationError(403, 'NO_PAYMENT_METHOD_CONFIGURED', 'No payment method configured');

/**
 * The requested tickets with their prices. Throws if one of them is unknown, not on sale, sold out or over the limit.
 */
const ticketsOf = (
  call: CallContext,
  event: EventRecord,
  { ticketQuantities, ignoreLimits, allowHiddenTickets }: CreateReservationRequest,
): ReservedTickets[] => {
  const tickets = ticketQuantities.flatMap((requested, index) => {
    const definition = ownValue(call.state.ticketDefinitions, requested.ticketDefinitionId);
    if (definition?.eventId !== event.id)
      throw missing('Ticket not found', { ticketDefinitionId: requested.ticketDefinitionId });
    if (!isOnSale(call, event, definition, allowHiddenTickets === true)) throw notAvailable(definition.id);
    return pricedTickets(call, definition, requested, `ticketQuantities[${index}]`);
  });
  const quantities = [...quantitiesOf(tickets)];
  if (quantities.reduce((sum, [, quantity]) => sum + quantity, 0) > MOST_TICKETS)
    throw overLimit(MOST_TICKETS);
  if (ignoreLimits === true) return tickets;
  for (const [id, quantity] of quantities) {
    const definition = ownValue(call.state.ticketDefinitions, id);
    if (!definition || quantity > (remainingOf(definition) ?? quantity)) throw notAvailable(id);
    const limit = limitOf(definition, event);
    if (quantity > limit) throw overLimit(limit, id);
  }
  return tickets;
};

const isOnSale = (
  call: CallContext,
  event: EventRecord,
  definition: TicketDefinitionRecord,
  hiddenToo: boolean,
): boolean =>
  isSelling(call, event) &&
  saleStatusOf(call, event, definition) === 'SALE_STARTED' &&
  (hiddenToo || (!definition.hidden && !isHiddenNow(call, definition, event)));

/** cancelReservation: releases the tickets at once (R154, R155). A second call has no effect. */
export const cancelReservation: Rule = (call) => {
  const { reservation } = reservationOf(call, call.params['id'] ?? '', String(call.query['eventId']));
  if (reservation.status === 'RESERVATION_CANCELED_MANUALLY') return {};
  const live = liveReservationOf(call, reservation.id, reservation.eventId).reservation;
  // The tickets of a reservation with an order belong to the order.
  if (live.orderNumber !== null)
    throw applicationError(404, 'RESERVATION_NOT_FOUND', 'Reservation not found', {
      orderNumber: live.orderNumber,
    });
  endReservation(call, live, 'RESERVATION_CANCELED_MANUALLY');
  return {};
};

/**
 * getInvoice: the invoice of a reservation, with the discount. A refused discount is left out and its reason is given
 * (R165 to R170).
 */
export const getInvoice: Rule = (call): GetInvoiceResponse => {
  const body = call.body as GetInvoiceRequest;
  const { reservation, event } = liveReservationOf(call, call.params['reservationId'] ?? '', body.eventId);
  const requested = requestedDiscount(body.withDiscount?.couponCode, body.paidPlanBenefit);
  const discount = discountOn(call, event.id, reservation.tickets, callerOf(call), requested);
  const isRefused = discount !== undefined && 'code' in discount;
  const figures = figuresOf(call, event, reservation.tickets, isRefused ? undefined : discount);
  return {
    invoice: invoiceView(figures, call.state.settings.currency),
    ...(isRefused && { discountErrors: { error: [{ code: discount.code }] } }),
    // Assumed: the sandbox knows no gift cards, and the platform documents no code for an unknown gift card.
    ...(body.giftCardCode !== undefined && { giftCardErrors: { error: [{ code: 'GIFT_CARD_NOT_FOUND' }] } }),
    expires: new Date(reservation.expiresAt).toISOString(),
    reservationStatus: reservation.status,
    reservationOccupied: reservation.orderNumber !== null,
    reservations: reservedView(call, reservation, event),
  };
};

/** The coupon or the plan benefit that a call names. Throws a 400 if it names both. */
export const requestedDiscount = (
  couponCode: string | undefined,
  benefit: RequestedDiscount['benefit'],
): RequestedDiscount => {
  if (couponCode && benefit)
    throw fieldError('paidPlanBenefit', 'ONE_OF_ALIGNMENT', 'cannot be combined with a coupon');
  return { couponCode, benefit };
};
