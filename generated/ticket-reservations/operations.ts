// Generated from spec/ticket-reservations.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { request } from '../../src/core/request.ts';
import type { Reply, RequestOptions } from '../../src/core/types.ts';
import type {
  CancelTicketReservationResponse,
  CreateTicketReservationRequest,
  CreateTicketReservationResponse,
  DeleteTicketReservationResponse,
  GetTicketReservationResponse,
} from './types.ts';

/**
 * Reserve tickets.
 *
 * Holds all given tickets, or none, until `expirationDate`. No event is given: it follows from the ticket
 * definitions. A line whose `eventId` differs from its definition's is rejected with 400, and so are lines of
 * several events; both are assumed.
 *
 * A donation requires `ticketInfo.guestPrice`, not below the definition's least price; a ticket with several prices
 * requires `ticketInfo.pricingOptionId`; a ticket with a seating plan requires `ticketInfo.seatId`. Paid tickets are
 * rejected with `NO_PAYMENT_METHOD_CONFIGURED` if the site cannot accept payments.
 *
 * `priceOverride` and `additionalReservationSettings` are for the owner and apps; a visitor or member who gives
 * them is rejected with 403. That, and the statuses of the codes except 403, are assumed.
 *
 * Who may call: visitor, member, owner, app. Retried only when the request was certainly not sent (repeat class `adds`).
 * Error codes: `TICKET_DEFINITION_NOT_FOUND`, `EVENT_NOT_FOUND`, `UNSUPPORTED_PRICING_OPTION`, `TICKET_DEFINITION_HIDDEN`, `TICKET_LIMIT_EXCEEDED`, `SALE_NOT_STARTED`, `SALE_ENDED`, `NO_PAYMENT_METHOD_CONFIGURED`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const createTicketReservation = (
  createTicketReservationRequest: CreateTicketReservationRequest,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<
  CreateTicketReservationResponse,
  | 'TICKET_DEFINITION_NOT_FOUND'
  | 'EVENT_NOT_FOUND'
  | 'UNSUPPORTED_PRICING_OPTION'
  | 'TICKET_DEFINITION_HIDDEN'
  | 'TICKET_LIMIT_EXCEEDED'
  | 'SALE_NOT_STARTED'
  | 'SALE_ENDED'
  | 'NO_PAYMENT_METHOD_CONFIGURED'
> =>
  request(
    {
      method: 'POST',
      data: createTicketReservationRequest,
      facts: {
        repeat: 'adds',
        id: 'createTicketReservation',
        service: 'ticket-reservations',
        prefixes: ['/events', '/_api/events-ticket-reservations'],
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: '/v1/ticket-reservations',
    },
    options,
  );

/**
 * Get a reservation.
 *
 * Returns a reservation in any status, so that a page finds its tickets again after a reload, or learns whether they
 * were paid when the buyer does not return from the hosted page.
 *
 * Visitors and members read their own reservations; another person's reservation is answered with 404, which is
 * assumed. After `deleteTicketReservation` the reservation no longer exists.
 *
 * Who may call: visitor, member, owner, app. Retried after a transient failure (repeat class `read`).
 * Error codes: `TICKET_RESERVATION_NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const getTicketReservation = (
  ticketReservationId: string,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<GetTicketReservationResponse, 'TICKET_RESERVATION_NOT_FOUND'> =>
  request(
    {
      method: 'GET',
      facts: {
        repeat: 'read',
        id: 'getTicketReservation',
        service: 'ticket-reservations',
        prefixes: ['/events', '/_api/events-ticket-reservations'],
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: `/v1/ticket-reservations/${encodeURIComponent(ticketReservationId)}`,
    },
    options,
  );

/**
 * Delete a reservation.
 *
 * Removes the reservation and puts its tickets back on sale; reading it then fails with 404. For the owner and apps: a
 * buyer cancels instead, which keeps the reservation readable. What becomes of the order of a confirmed reservation
 * is not documented; assume that it stays.
 *
 * Who may call: owner, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `TICKET_RESERVATION_NOT_FOUND`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const deleteTicketReservation = (
  ticketReservationId: string,
  options: RequestOptions<'owner' | 'app'>,
): Reply<DeleteTicketReservationResponse, 'TICKET_RESERVATION_NOT_FOUND'> =>
  request(
    {
      method: 'DELETE',
      facts: {
        repeat: 'same',
        id: 'deleteTicketReservation',
        service: 'ticket-reservations',
        prefixes: ['/events', '/_api/events-ticket-reservations'],
        identity: ['owner', 'app'],
      },
      url: `/v1/ticket-reservations/${encodeURIComponent(ticketReservationId)}`,
    },
    options,
  );

/**
 * Cancel a reservation.
 *
 * Puts the tickets of a PENDING or CONFIRMED reservation back on sale and sets its status to CANCELED_MANUALLY. The
 * reservation stays readable. A reservation in another status is rejected with 428, so a second call fails although
 * the state is the same; status and code of that refusal are assumed.
 *
 * Visitors and members cancel their own reservations. Canceling a CONFIRMED reservation does not refund its order.
 *
 * Who may call: visitor, member, owner, app. Retried only when the request was certainly not sent (repeat class `same`).
 * Error codes: `TICKET_RESERVATION_NOT_FOUND`, `TICKET_RESERVATION_NOT_CANCELABLE`.
 * @throws ApiError if the platform rejects the call; NetworkError or TimeoutError if there is no response.
 */
export const cancelTicketReservation = (
  ticketReservationId: string,
  options: RequestOptions<'visitor' | 'member' | 'owner' | 'app'>,
): Reply<
  CancelTicketReservationResponse,
  'TICKET_RESERVATION_NOT_FOUND' | 'TICKET_RESERVATION_NOT_CANCELABLE'
> =>
  request(
    {
      method: 'POST',
      facts: {
        repeat: 'same',
        id: 'cancelTicketReservation',
        service: 'ticket-reservations',
        prefixes: ['/events', '/_api/events-ticket-reservations'],
        identity: ['visitor', 'member', 'owner', 'app'],
      },
      url: `/v1/ticket-reservations/${encodeURIComponent(ticketReservationId)}/cancel`,
    },
    options,
  );
