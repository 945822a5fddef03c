import type { GetSummaryResponse, TicketSales } from '../../../generated/ticketing/types.ts';
import { applicationError } from '../../engine/errors.ts';
import { ownValue } from '../../engine/values/own.ts';
import type { Rule, World } from '../../engine/context.ts';
import { amountsOf, ticketMoney } from '../ticketing/amounts.ts';
import { salesIn } from './book.ts';
import { textOf } from './parameters.ts';

/** getSummary: what was sold, on the whole or for one event, by currency (R190). */
export const getSummary: Rule = (call): GetSummaryResponse => {
  const eventId = textOf(call, 'eventId');
  if (eventId !== undefined && !ownValue(call.state.events, eventId))
    throw applicationError(404, 'NOT_FOUND', 'Event not found', { eventId });
  return { sales: salesOf(call, eventId) };
};

/** The confirmed orders of an event, or of all, added up by currency; the revenue is without the fees (R190). */
export const salesOf = (world: World, eventId?: string): TicketSales[] =>
  [...salesIn(world, eventId)].map(([currency, { orders, tickets, total, revenue }]) => {
    const { text } = amountsOf(world, currency);
    return {
      total: ticketMoney(text(total), currency),
      totalOrders: orders,
      totalTickets: tickets,
      revenue: ticketMoney(text(revenue), currency),
    };
  });
