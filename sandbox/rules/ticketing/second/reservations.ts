import type {
  CancelTicketReservationResponse,
  CreateTicketReservationRequest,
  CreateTicketReservationResponse,
  DeleteTicketReservationResponse,
  GetTicketReservationResponse,
  NewTicketReservation,
} from '../../../../generated/ticket-reservations/types.ts';
import { applicationError } from '../../../engine/errors.ts';
import { forbidden } from '../../../engine/identity.ts';
import { ownValue } from '../../../engine/values/objects.ts';
import type { ReservationRecord } from '../../../records/state.ts';
import { callerOf, isElevated, type CallContext, type Rule, type World } from '../../../engine/context.ts';
import { announceRemoved } from '../../ticket-sales/announce-reservation.ts';
import { statusName, ticketReservationView } from '../../ticket-sales/reservation-view.ts';
import { moveStock } from '../../ticket-sales/stock.ts';
import { holdTickets } from '../hold.ts';
import { endReservation } from '../reservation.ts';
import { announcingRegistration } from '../sold-out.ts';
import { promotionErrorsOf } from './promotion-errors.ts';
import { requestedLines } from './requested-lines.ts';

/** createTicketReservation: holds all tickets or none (R580, R581, R588 to R590, R593, R594). */
export const createTicketReservation: Rule = (call): CreateTicketReservationResponse => {
  const { ticketReservation: given } = call.body as CreateTicketReservationRequest;
  checkSettings(call, given);
  const { event, tickets } = requestedLines(call, given);
  return answerWith(call, holdTickets(call, event, tickets, keptOf(given)));
};

/** Refuses the settings that go past limits and hiding to callers without the rights (R590). */
const checkSettings = (
  call: CallContext,
  { additionalReservationSettings = {} }: NewTicketReservation,
): void => {
  if (Object.values(additionalReservationSettings).includes(true) && !isElevated(call.caller))
    throw forbidden(callerOf(call), ['owner', 'app'], 'additionalReservationSettings');
};

/** The members that a reservation stores unchanged; a setting that is false is not stored. */
const keptOf = ({ additionalReservationSettings = {}, extendedFields, tags }: NewTicketReservation) => {
  const settings = Object.fromEntries(
    Object.entries(additionalReservationSettings).filter(([, value]) => value),
  );
  return {
    ...(Object.keys(settings).length > 0 && { settings }),
    ...(extendedFields && { extendedFields }),
    ...(tags && { tags }),
  };
};

const answerWith = (world: World, reservation: ReservationRecord): GetTicketReservationResponse => {
  const promotionErrors = promotionErrorsOf(world, reservation);
  return {
    ticketReservation: ticketReservationView(world, reservation),
    ...(promotionErrors && { promotionErrors }),
  };
};

/**
 * The reservation of a call, from either family (R592). Throws a 404 for an unknown one, and for a reservation of
 * another visitor or member (R585).
 */
const reservationOfCall = (call: CallContext): ReservationRecord => {
  const reservation = ownValue(call.state.reservations, call.params['ticketReservationId'] ?? '');
  if (!reservation || !maySee(call, reservation))
    throw applicationError(404, 'TICKET_RESERVATION_NOT_FOUND', 'Ticket reservation not found');
  return reservation;
};

const maySee = (call: CallContext, { owner }: ReservationRecord): boolean => {
  const caller = callerOf(call);
  if (isElevated(caller) || call.state.settings.reservationVisibility === 'id') return true;
  return owner.role === caller.role && owner.id === caller.id;
};

/** getTicketReservation: in every status (R585, R592). */
export const getTicketReservation: Rule = (call) => answerWith(call, reservationOfCall(call));

/**
 * cancelTicketReservation: returns the tickets of a pending or confirmed reservation (R582, R583). Throws a 428 for any
 * other, and for an ordered one if the site keeps the tickets of orders.
 */
export const cancelTicketReservation: Rule = (call): CancelTicketReservationResponse => {
  const reservation = reservationOfCall(call);
  const { status, orderNumber } = reservation;
  const isLive = status === 'RESERVATION_PENDING' || status === 'RESERVATION_CONFIRMED';
  const isKept = orderNumber !== null && call.state.settings.orderedReservations === 'keep';
  if (!isLive || isKept)
    throw applicationError(
      428,
      'TICKET_RESERVATION_NOT_CANCELABLE',
      'Ticket reservation cannot be canceled',
      {
        status: statusName(reservation),
      },
    );
  announcingRegistration(call, reservation.eventId, () =>
    endReservation(call, reservation, 'RESERVATION_CANCELED_MANUALLY'),
  );
  return { ticketReservation: ticketReservationView(call, reservation) };
};

/** deleteTicketReservation: removes the record and returns its tickets (R584). */
export const deleteTicketReservation: Rule = (call): DeleteTicketReservationResponse => {
  const reservation = reservationOfCall(call);
  const ticketReservation = ticketReservationView(call, reservation);
  announcingRegistration(call, reservation.eventId, () => moveStock(call, reservation, 'none'));
  delete call.state.reservations[reservation.id];
  announceRemoved(call, reservation);
  return { ticketReservation };
};
