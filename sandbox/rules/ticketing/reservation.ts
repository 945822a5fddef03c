import type { TicketReservation } from '../../../generated/ticketing/types.ts';
import { applicationError, type PlatformError } from '../../engine/errors.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type { EventRecord, ReservationRecord, ReservedTickets } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { definitionView } from './definition-view.ts';
import { sell } from './sold-out.ts';
import { settleReservation } from '../ticket-sales/settle-reservation.ts';
import { moveStock, quantitiesOf } from '../ticket-sales/stock.ts';

/** The error for a reservation that does not exist or is over (R156). */
const notFound = (): PlatformError => applicationError(404, 'RESERVATION_NOT_FOUND', 'Reservation not found');

/**
 * The reservation of an event by its id, and the event. The id alone gives access, so that a visitor who signs in
 * before the checkout keeps the reservation. Throws RESERVATION_NOT_FOUND if there is none.
 */
export const reservationOf = (
  { state }: World,
  id: string,
  eventId: string,
): { reservation: ReservationRecord; event: EventRecord } => {
  const reservation = ownValue(state.reservations, id);
  const event = ownValue(state.events, eventId);
  if (!reservation || !event || reservation.eventId !== eventId) throw notFound();
  return { reservation, event };
};

/** A reservation that was neither released nor has expired (R156). Throws RESERVATION_NOT_FOUND for any other. */
export const liveReservationOf = (
  world: World,
  id: string,
  eventId: string,
): { reservation: ReservationRecord; event: EventRecord } => {
  const found = reservationOf(world, id, eventId);
  const { status } = found.reservation;
  if (status !== 'RESERVATION_PENDING' && status !== 'RESERVATION_CONFIRMED') throw notFound();
  return found;
};

/** Gives a pending reservation its final status. Its tickets go to the order or back on sale (R154, R155). */
export const endReservation = (
  world: World,
  reservation: ReservationRecord,
  status: Exclude<ReservationRecord['status'], 'RESERVATION_PENDING'>,
  stock: ReservationRecord['stock'] = status === 'RESERVATION_CONFIRMED' ? 'sold' : 'none',
): void => {
  const settle = () => settleReservation(world, reservation, status, stock);
  if (stock === 'sold') sell(world, reservation, settle);
  else settle();
};

/**
 * Effect: the hold ends (R153). A reservation without an order becomes EXPIRED. If its order awaits the first payment,
 * the tickets go back on sale, and a late payment takes tickets that are left then (R186). Any other order keeps its
 * tickets.
 */
export const expireReservation = (world: World, id: string): void => {
  const reservation = ownValue(world.state.reservations, id);
  if (reservation?.status !== 'RESERVATION_PENDING') return;
  if (reservation.orderNumber === null) return endReservation(world, reservation, 'RESERVATION_EXPIRED');
  const order = ownValue(world.state.ticketOrders, reservation.orderNumber);
  if (order?.status === 'INITIATED') moveStock(world, reservation, 'none');
};

/** The held tickets, one entry a ticket definition, as the API writes them. */
export const reservedView = (
  world: World,
  { tickets }: ReservationRecord,
  event: EventRecord,
): TicketReservation[] =>
  [...quantitiesOf(tickets)].flatMap(([id, quantity]) => {
    const definition = ownValue(world.state.ticketDefinitions, id);
    if (!definition) return [];
    const { price } = definition;
    const details = tickets
      .filter((reserved) => reserved.ticketDefinitionId === id)
      .flatMap((reserved) => detailsOf(reserved, price.type === 'options' ? price.options : []));
    const ticket = definitionView(world, definition, event);
    return [{ quantity, ticket, ...(details.length > 0 && { ticketDetails: details }) }];
  });

const detailsOf = (
  { quantity, priceOverride, pricingOptionId }: ReservedTickets,
  options: readonly { id: string; name: string }[],
) => {
  if (priceOverride === undefined && pricingOptionId === undefined) return [];
  const name = options.find(({ id }) => id === pricingOptionId)?.name;
  const detail = {
    ...(priceOverride !== undefined && { priceOverride }),
    ...(pricingOptionId !== undefined && { pricingOptionId }),
    ...(name !== undefined && { pricingOptionName: name }),
  };
  return Array.from({ length: quantity }, () => detail);
};
