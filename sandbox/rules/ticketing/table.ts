import type { Rule } from '../../engine/context.ts';
import { getCheckoutOptions, listAvailableTickets, queryAvailableTickets } from './available.ts';
import { cancelReservation, createReservation, getInvoice } from './reservations.ts';

/** The rules of tickets on sale, reservations and invoices (R150 to R170). */
export const ticketingRules: Readonly<Record<string, Rule>> = {
  getCheckoutOptions,
  listAvailableTickets,
  queryAvailableTickets,
  createReservation,
  cancelReservation,
  getInvoice,
};
