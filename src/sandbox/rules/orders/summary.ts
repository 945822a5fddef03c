import Big from 'big.js';
import type { GetSummaryResponse, TicketSales } from '../../../../generated/ticketing/model/index.ts';
import { applicationError } from '../../errors.ts';
import { ownValue } from '../../own.ts';
import type { Rule, World } from '../context.ts';
import { amountsOf, ticketMoney } from '../ticketing/amounts.ts';
import { allOrderNumbers, orderNumbersOf, ordersWith } from './book.ts';
import { groupsBy } from './groups.ts';
import { textOf } from './parameters.ts';
import { isConfirmed } from './notices.ts';

/** getSummary: what was sold, on the whole or for one event, by currency (R190). */
export const getSummary: Rule = (call): GetSummaryResponse => {
  const eventId = textOf(call, 'eventId');
  if (eventId !== undefined && !ownValue(call.state.events, eventId))
    throw applicationError(404, 'NOT_FOUND', 'Event not found', { eventId });
  return { sales: salesOf(call, eventId) };
};

/** The confirmed orders of an event, or of all, added up; the revenue is without the fees (R190). */
export const salesOf = (world: World, eventId?: string): TicketSales[] => {
  const numbers = eventId === undefined ? allOrderNumbers(world) : orderNumbersOf(world, eventId);
  const confirmed = ordersWith(world, numbers).filter(isConfirmed);
  return [...groupsBy(confirmed, ({ currency }) => currency)].map(([currency, orders]) => {
    const { text } = amountsOf(world, currency);
    const sum = (of: 'grandTotal' | 'revenue') =>
      text(orders.reduce((total, { figures }) => total.plus(figures[of]), new Big(0)));
    return {
      total: ticketMoney(sum('grandTotal'), currency),
      totalOrders: orders.length,
      totalTickets: orders.reduce((total, { ticketsQuantity }) => total + ticketsQuantity, 0),
      revenue: ticketMoney(sum('revenue'), currency),
    };
  });
};
