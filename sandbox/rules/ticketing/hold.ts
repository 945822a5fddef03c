import Big from 'big.js';
import { schedule } from '../../engine/due-effects.ts';
import { applicationError } from '../../engine/errors.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type {
  EventRecord,
  ReservationRecord,
  ReservedTickets,
  TicketDefinitionRecord,
} from '../../records/state.ts';
import { callerOf, newId, type CallContext, type World } from '../../engine/context.ts';
import { saleStatusOf } from '../events/status.ts';
import { announceHeld } from '../ticket-sales/announce-reservation.ts';
import { limitOf, moveStock, quantitiesOf, remainingOf } from '../ticket-sales/stock.ts';
import { isSelling } from './sale.ts';

const MINUTE = 60_000;
/** The bounds, in minutes, of the hold that an event sets (R153). */
const [SHORTEST_HOLD, LONGEST_HOLD] = [5, 30];
/** The limit of tickets in one reservation, which is the limit of an order. */
const MOST_TICKETS = 50;

/** The reason for which tickets of a definition cannot be reserved now (R150, R151, R589); undefined: they can. */
export const obstacleTo = (
  world: World,
  event: EventRecord,
  definition: TicketDefinitionRecord,
): 'not-started' | 'ended' | 'hidden' | undefined => {
  const status = saleStatusOf(world, event, definition);
  if (status === 'SALE_SCHEDULED' && isSelling(world, event)) return 'not-started';
  if (status === 'SALE_ENDED' || !isSelling(world, event)) return 'ended';
  return definition.hidden ? 'hidden' : undefined;
};

/** More tickets than one reservation may have, than are left, or than the limit of a checkout. */
export interface Excess {
  limitPerCheckout: number;
  /** Absent: the whole reservation has too many tickets. */
  ticketDefinitionId?: string;
  /** Whether fewer are left than requested. */
  isSoldOut: boolean;
}

/**
 * The first excess among requested tickets (R152, R154, R589); undefined: there is none. Without limits only the size
 * of the reservation counts (R157, R590).
 */
export const excessIn = (
  { state }: World,
  event: EventRecord,
  tickets: readonly ReservedTickets[],
  withoutLimits: boolean,
): Excess | undefined => {
  const quantities = [...quantitiesOf(tickets)];
  if (quantities.reduce((sum, [, quantity]) => sum + quantity, 0) > MOST_TICKETS)
    return { limitPerCheckout: MOST_TICKETS, isSoldOut: false };
  if (withoutLimits) return undefined;
  for (const [ticketDefinitionId, quantity] of quantities) {
    const definition = ownValue(state.ticketDefinitions, ticketDefinitionId);
    if (!definition) continue;
    const limitPerCheckout = limitOf(definition, event);
    const isSoldOut = quantity > (remainingOf(definition) ?? quantity);
    if (isSoldOut || quantity > limitPerCheckout) return { limitPerCheckout, ticketDefinitionId, isSoldOut };
  }
  return undefined;
};

/** The error of a site that cannot take payments (R158). */
export const noPaymentMethod = () =>
  applicationError(403, 'NO_PAYMENT_METHOD_CONFIGURED', 'No payment method configured');

/**
 * Holds tickets for the caller until the event's time is over (R153, R154). Throws a 403 for paid tickets if the site
 * cannot take payments (R158).
 */
export const holdTickets = (
  call: CallContext,
  event: EventRecord,
  tickets: ReservedTickets[],
  more: Pick<ReservationRecord, 'settings' | 'extendedFields' | 'tags'> = {},
): ReservationRecord => {
  const { state, clock } = call;
  const { acceptsPayments } = state.settings;
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
    ...more,
  };
  state.reservations[reservation.id] = reservation;
  moveStock(call, reservation, 'held');
  schedule(call, { at: reservation.expiresAt, kind: 'reservation-expiry', id: reservation.id });
  announceHeld(call, reservation);
  return reservation;
};
