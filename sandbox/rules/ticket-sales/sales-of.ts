import type { TicketSales } from '../../../generated/ticketing/types.ts';
import type { World } from '../../engine/context.ts';
import { amountsOf, ticketMoney } from './amounts.ts';
import { salesIn } from './order-index.ts';

/**
 * The sums of the confirmed orders of an event, or of all events, one entry a currency. The revenue excludes the fees
 * (R190).
 */
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
