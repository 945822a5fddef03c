import type {
  CreateReservationRequest,
  CreateReservationResponse,
  GetInvoiceRequest,
  GetInvoiceResponse,
} from '../../../generated/ticketing/types.ts';
import { applicationError, fieldError } from '../../engine/errors.ts';
import { forbidden } from '../../engine/identity.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type { EventRecord, ReservedTickets, RequestedDiscount } from '../../records/state.ts';
import { callerOf, isElevated, type CallContext, type Rule } from '../../engine/context.ts';
import { discountOn } from './discount.ts';
import { figuresOf } from './figures.ts';
import { invoiceView } from './invoice-view.ts';
import { endReservation, liveReservationOf, reservationOf, reservedView } from './reservation.ts';
import { excessIn, holdTickets, obstacleTo } from './hold.ts';
import { pricedTickets } from './requested-tickets.ts';

/** createReservation: holds tickets for a limited time (R152 to R154, R157 to R160). It holds all of them or none. */
export const createReservation: Rule = (call): CreateReservationResponse => {
  const body = call.body as CreateReservationRequest;
  const { state } = call;
  for (const member of ['ignoreLimits', 'allowHiddenTickets'] as const)
    if (body[member] === true && !isElevated(call.caller))
      throw forbidden(callerOf(call), ['owner', 'app'], member);
  const event = ownValue(state.events, body.eventId);
  if (!event || event.status === 'DRAFT') throw missing('Event not found', { eventId: body.eventId });
  const reservation = holdTickets(call, event, ticketsOf(call, event, body), {
    ...((body.ignoreLimits === true || body.allowHiddenTickets === true) && {
      settings: {
        ...(body.ignoreLimits === true && { disableTicketLimitValidation: true }),
        ...(body.allowHiddenTickets === true && { enableHiddenTicketReservation: true }),
      },
    }),
  });
  return {
    id: reservation.id,
    expires: new Date(reservation.expiresAt).toISOString(),
    reservations: reservedView(call, reservation, event),
    invoice: invoiceView(figuresOf(call, event, reservation.tickets), state.settings.currency),
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
    const obstacle = obstacleTo(call, event, definition);
    if (obstacle !== undefined && !(obstacle === 'hidden' && allowHiddenTickets === true))
      throw notAvailable(definition.id);
    return pricedTickets(call, definition, requested, `ticketQuantities[${index}]`);
  });
  const excess = excessIn(call, event, tickets, ignoreLimits === true);
  if (!excess) return tickets;
  const { ticketDefinitionId, limitPerCheckout, isSoldOut } = excess;
  throw isSoldOut && ticketDefinitionId !== undefined
    ? notAvailable(ticketDefinitionId)
    : overLimit(limitPerCheckout, ticketDefinitionId);
};

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
