// Generated from spec/ticket-reservations.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import { facts } from './facts.ts';
import type { OperationContract } from '../operation-contract.ts';
import * as zod from './zod.ts';

/** All operations of the service, with the schemas of their messages. */
export const contract: { readonly [Id in keyof typeof facts.operations]: OperationContract } = {
  createTicketReservation: {
    id: 'createTicketReservation',
    ...facts.operations.createTicketReservation,
    service: facts.service,
    params: undefined,
    query: undefined,
    queryTypes: {},
    body: zod.CreateTicketReservationRequest,
    responses: {
      200: zod.CreateTicketReservationResponse,
      400: zod.ErrorBody,
      401: zod.ErrorBody,
      403: zod.ErrorBody,
      404: zod.ErrorBody,
      428: zod.ErrorBody,
      429: zod.ErrorBody,
    },
  },
  getTicketReservation: {
    id: 'getTicketReservation',
    ...facts.operations.getTicketReservation,
    service: facts.service,
    params: zod.GetTicketReservationParams,
    query: undefined,
    queryTypes: {},
    body: undefined,
    responses: {
      200: zod.GetTicketReservationResponse,
      400: zod.ErrorBody,
      401: zod.ErrorBody,
      403: zod.ErrorBody,
      404: zod.ErrorBody,
      429: zod.ErrorBody,
    },
  },
  deleteTicketReservation: {
    id: 'deleteTicketReservation',
    ...facts.operations.deleteTicketReservation,
    service: facts.service,
    params: zod.DeleteTicketReservationParams,
    query: undefined,
    queryTypes: {},
    body: undefined,
    responses: {
      200: zod.DeleteTicketReservationResponse,
      400: zod.ErrorBody,
      401: zod.ErrorBody,
      403: zod.ErrorBody,
      404: zod.ErrorBody,
      429: zod.ErrorBody,
    },
  },
  cancelTicketReservation: {
    id: 'cancelTicketReservation',
    ...facts.operations.cancelTicketReservation,
    service: facts.service,
    params: zod.CancelTicketReservationParams,
    query: undefined,
    queryTypes: {},
    body: undefined,
    responses: {
      200: zod.CancelTicketReservationResponse,
      400: zod.ErrorBody,
      401: zod.ErrorBody,
      403: zod.ErrorBody,
      404: zod.ErrorBody,
      428: zod.ErrorBody,
      429: zod.ErrorBody,
    },
  },
};
