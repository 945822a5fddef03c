import { ownValue } from '../../engine/values/objects.ts';
import { announce } from '../../engine/announce.ts';
import { schedule } from '../../engine/due-effects.ts';
import type { TicketOrderRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { mail } from '../members/members.ts';
import { updateOrderIndex } from '../ticket-sales/order-index.ts';
import { changedNotice } from './notices.ts';
import { ticketsOf } from './ticket-numbers.ts';

/** Whether an order has tickets in its current status: paid, free, or to be paid at the door (R187). */
export const hasTickets = ({ state }: World, { status }: TicketOrderRecord): boolean =>
  status === 'PAID' ||
  status === 'FREE' ||
  (status === 'OFFLINE_PENDING' && state.settings.ticketsBeforePayment);

/** Plans the issue of an order's tickets after the site's delay; a delay of 0 issues them at once (R187). */
export const planTickets = (world: World, order: TicketOrderRecord): void => {
  if (order.tickets.length > 0 || !hasTickets(world, order)) return;
  const delay = world.state.settings.ticketIssueSeconds * 1000;
  if (delay === 0) issueTickets(world, order.orderNumber);
  else schedule(world, { at: world.clock.now() + delay, kind: 'ticket-issue', id: order.orderNumber });
};

/** Effect: issues the tickets and mails them to the buyer (R181, R187). */
export const issueTickets = (world: World, orderNumber: string): void => {
  const order = ownValue(world.state.ticketOrders, orderNumber);
  if (!order || order.tickets.length > 0 || !hasTickets(world, order)) return;
  order.tickets = ticketsOf(order);
  updateOrderIndex(world, order);
  order.updatedDate = world.clock.iso();
  const { email } = order.buyer;
  if (email !== undefined && !order.silent) mail(world, { to: email, kind: 'tickets', about: orderNumber });
  announce(world, 'wix.events.ticketing.events.OrderUpdated', changedNotice(world, order));
};
