import type { EventSummaries, TicketSummary } from '../../../generated/events-v3/types.ts';
import type { EventRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { salesOf } from '../ticket-sales/sales-of.ts';
import { countsOf } from '../seats/seats.ts';
import { definitionsOf } from './find.ts';

/** The ticket sales of an event: tickets from the counters, money from the confirmed orders (R190). */
const ticketsOf = (world: World, event: EventRecord): TicketSummary => {
  const ticketsSold = definitionsOf(world, event.id).reduce((sum, { sold }) => sum + sold, 0);
  const { currency } = world.state.settings;
  const sales = salesOf(world, event.id).find(({ total }) => total?.currency === currency);
  const money = (amount = '0') => ({ amount, value: amount, currency });
  return {
    ticketsSold,
    totalOrders: sales?.totalOrders ?? 0,
    ...(sales && { totalSales: money(sales.total?.amount), revenue: money(sales.revenue?.amount) }),
    currencyLocked: ticketsSold > 0,
  };
};

/** The current figures of an event, for owner and app. */
export const summariesOf = (world: World, event: EventRecord): EventSummaries => {
  const { registration, summaries } = event.about;
  const { yes, no, waiting } = countsOf(world, event);
  return {
    ...(registration?.rsvp && {
      rsvps: { totalCount: yes + no + waiting, yesCount: yes, noCount: no, waitlistCount: waiting },
    }),
    ...(registration?.tickets && { tickets: ticketsOf(world, event) }),
    ...(summaries?.cancellation && { cancellation: summaries.cancellation }),
  };
};
