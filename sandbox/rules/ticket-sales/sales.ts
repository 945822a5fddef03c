import Big from 'big.js';
import type { TicketOrderRecord } from '../../records/state.ts';

/** Sums over the confirmed orders in one currency. */
export interface Sales {
  orders: number;
  tickets: number;
  total: Big;
  revenue: Big;
}

const nothing: Sales = { orders: 0, tickets: 0, total: new Big(0), revenue: new Big(0) };

/** Adds sums to those of a currency. */
export const addSales = (sales: Map<string, Sales>, currency: string, more: Sales): void => {
  const { orders, tickets, total, revenue } = sales.get(currency) ?? nothing;
  sales.set(currency, {
    orders: orders + more.orders,
    tickets: tickets + more.tickets,
    total: total.plus(more.total),
    revenue: revenue.plus(more.revenue),
  });
};

/** The amounts of one order. */
export const saleOf = ({ ticketsQuantity, figures }: TicketOrderRecord): Sales => ({
  orders: 1,
  tickets: ticketsQuantity,
  total: new Big(figures.grandTotal),
  revenue: new Big(figures.revenue),
});
