// Generated from spec/ticket-reservations.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { changeHook, readHook, suspenseHook } from '../../src/react/call-hooks.ts';
import { type ChangeSettings, type ReadSettings, mutationOf, queryOf } from '../../src/react/call-options.ts';
import {
  createTicketReservation,
  getTicketReservation,
  deleteTicketReservation,
  cancelTicketReservation,
} from './operations.ts';
import type { CreateTicketReservationRequest } from './types.ts';

/**
 * Reserve tickets.
 *
 * Options of React Query for {@link createTicketReservation}. A success marks as stale: `queryAvailableTicketDefinitions`, `queryTicketDefinitions`, `getTicketDefinition`, `listAvailableTickets`, `queryAvailableTickets`, `getEvent`, `getEventBySlug`, `queryEvents`. Who may call: visitor, member, owner, app.
 */
export const createTicketReservationMutation = (
  settings?: ChangeSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  mutationOf(
    ['ticket-reservations', 'createTicketReservation'],
    {
      'ticket-definitions': [
        'queryAvailableTicketDefinitions',
        'queryTicketDefinitions',
        'getTicketDefinition',
      ],
      ticketing: ['listAvailableTickets', 'queryAvailableTickets'],
      'events-v3': ['getEvent', 'getEventBySlug', 'queryEvents'],
    },
    ({ data }: { data: CreateTicketReservationRequest }, options) => createTicketReservation(data, options),
    settings,
  );

/**
 * Reserve tickets: `useMutation` with {@link createTicketReservationMutation}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useCreateTicketReservation = /*#__PURE__*/ changeHook(createTicketReservationMutation);

/**
 * Get a reservation.
 *
 * Options of React Query for {@link getTicketReservation}. Who may call: visitor, member, owner, app.
 */
export const getTicketReservationQuery = (
  ticketReservationId: string,
  settings?: ReadSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  queryOf(
    ['ticket-reservations', 'getTicketReservation', ticketReservationId],
    (options) => getTicketReservation(ticketReservationId, options),
    settings,
  );

/**
 * Get a reservation: `useQuery` with {@link getTicketReservationQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetTicketReservation = /*#__PURE__*/ readHook(getTicketReservationQuery);

/**
 * Get a reservation: `useSuspenseQuery` with {@link getTicketReservationQuery}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useGetTicketReservationSuspense = /*#__PURE__*/ suspenseHook(getTicketReservationQuery);

/**
 * Delete a reservation.
 *
 * Options of React Query for {@link deleteTicketReservation}. A success marks as stale: `getTicketReservation`, `queryAvailableTicketDefinitions`, `queryTicketDefinitions`, `getTicketDefinition`, `listAvailableTickets`, `queryAvailableTickets`, `getInvoice`, `getEvent`, `getEventBySlug`, `queryEvents`. Who may call: owner, app.
 */
export const deleteTicketReservationMutation = (settings?: ChangeSettings<'owner' | 'app'>) =>
  mutationOf(
    ['ticket-reservations', 'deleteTicketReservation'],
    {
      'ticket-reservations': ['getTicketReservation'],
      'ticket-definitions': [
        'queryAvailableTicketDefinitions',
        'queryTicketDefinitions',
        'getTicketDefinition',
      ],
      ticketing: ['listAvailableTickets', 'queryAvailableTickets', 'getInvoice'],
      'events-v3': ['getEvent', 'getEventBySlug', 'queryEvents'],
    },
    ({ ticketReservationId }: { ticketReservationId: string }, options) =>
      deleteTicketReservation(ticketReservationId, options),
    settings,
  );

/**
 * Delete a reservation: `useMutation` with {@link deleteTicketReservationMutation}. Who may call: owner, app.
 * @function
 */
export const useDeleteTicketReservation = /*#__PURE__*/ changeHook(deleteTicketReservationMutation);

/**
 * Cancel a reservation.
 *
 * Options of React Query for {@link cancelTicketReservation}. A success marks as stale: `getTicketReservation`, `queryAvailableTicketDefinitions`, `queryTicketDefinitions`, `getTicketDefinition`, `listAvailableTickets`, `queryAvailableTickets`, `getInvoice`, `getEvent`, `getEventBySlug`, `queryEvents`. Who may call: visitor, member, owner, app.
 */
export const cancelTicketReservationMutation = (
  settings?: ChangeSettings<'visitor' | 'member' | 'owner' | 'app'>,
) =>
  mutationOf(
    ['ticket-reservations', 'cancelTicketReservation'],
    {
      'ticket-reservations': ['getTicketReservation'],
      'ticket-definitions': [
        'queryAvailableTicketDefinitions',
        'queryTicketDefinitions',
        'getTicketDefinition',
      ],
      ticketing: ['listAvailableTickets', 'queryAvailableTickets', 'getInvoice'],
      'events-v3': ['getEvent', 'getEventBySlug', 'queryEvents'],
    },
    ({ ticketReservationId }: { ticketReservationId: string }, options) =>
      cancelTicketReservation(ticketReservationId, options),
    settings,
  );

/**
 * Cancel a reservation: `useMutation` with {@link cancelTicketReservationMutation}. Who may call: visitor, member, owner, app.
 * @function
 */
export const useCancelTicketReservation = /*#__PURE__*/ changeHook(cancelTicketReservationMutation);
