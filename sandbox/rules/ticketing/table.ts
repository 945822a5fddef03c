import type { Rule } from '../../engine/context.ts';
import { getCheckoutOptions, listAvailableTickets, queryAvailableTickets } from './available.ts';
import { cancelReservation, createReservation, getInvoice } from './reservations.ts';
import {
  cancelTicketReservation,
  createTicketReservation,
  deleteTicketReservation,
  getTicketReservation,
} from './second/reservations.ts';
import {
  countAvailableTicketDefinitions,
  getTicketDefinition,
  queryAvailableTicketDefinitions,
  queryTicketDefinitions,
} from './definitions/read.ts';
import {
  createTicketDefinition,
  deleteTicketDefinition,
  updateTicketDefinition,
} from './definitions/write.ts';

/** The rules of tickets on sale, definitions, reservations and invoices (R150 to R170, R570 to R595). */
export const ticketingRules: Readonly<Record<string, Rule>> = {
  getCheckoutOptions,
  listAvailableTickets,
  queryAvailableTickets,
  createReservation,
  cancelReservation,
  getInvoice,
  createTicketReservation,
  getTicketReservation,
  cancelTicketReservation,
  deleteTicketReservation,
  getTicketDefinition,
  queryTicketDefinitions,
  queryAvailableTicketDefinitions,
  countAvailableTicketDefinitions,
  createTicketDefinition,
  updateTicketDefinition,
  deleteTicketDefinition,
};
