import type {
  OrderConfirmed,
  OrderedTicket,
  OrderInitiated,
  OrderUpdated,
} from '../../../generated/notifications/types.ts';
import type { TicketOrderRecord, TicketRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { ticketMoney } from '../ticket-sales/amounts.ts';
import { invoiceView } from '../ticketing/invoice-view.ts';
import { isConfirmed } from '../ticket-sales/confirmed.ts';
import { guestOf } from './guests.ts';
import { ticketsOf } from './ticket-numbers.ts';

const common = ({ clock }: World, order: TicketOrderRecord) => ({
  timestamp: clock.iso(),
  eventId: order.eventId,
  orderNumber: order.orderNumber,
  contactId: order.contactId,
  ...(order.memberId !== null && { memberId: order.memberId }),
  created: order.createdDate,
  updated: order.updatedDate,
  ...order.buyer,
  ...(order.form && { checkoutForm: order.form }),
  status: order.status,
});

const paid = (order: TicketOrderRecord) => order.method !== '' && { method: order.method };

const ticketNotice = (order: TicketOrderRecord, ticket: TicketRecord): OrderedTicket => {
  const { firstName, lastName, email, form } = guestOf(order, ticket.guest);
  return {
    ticketNumber: ticket.ticketNumber,
    ticketDefinitionId: ticket.ticketDefinitionId,
    ticketName: ticket.name,
    price: ticketMoney(ticket.price, order.currency),
    ...(ticket.checkedInDate !== null && { checkIn: { created: ticket.checkedInDate } }),
    confirmed: isConfirmed(order),
    archived: ticket.archived,
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(email !== undefined && { email }),
    ...(form && { form }),
  };
};

/** The payload of OrderInitiated. */
export const initiatedNotice = (world: World, order: TicketOrderRecord): OrderInitiated => ({
  ...common(world, order),
  invoice: invoiceView(order.figures, order.currency),
  reservationId: order.reservationId,
  markedAsPaid: order.status === 'PAID',
  marketingConsent: order.marketingConsent,
});

/** The payload of OrderConfirmed. It has the tickets, although they are issued later (R187). */
export const confirmedNotice = (world: World, order: TicketOrderRecord): OrderConfirmed => ({
  ...common(world, order),
  ...paid(order),
  tickets: (order.tickets.length > 0 ? order.tickets : ticketsOf(order)).map((ticket) =>
    ticketNotice(order, ticket),
  ),
  invoice: invoiceView(order.figures, order.currency),
  reservationId: order.reservationId,
  silent: order.silent,
});

/** The payload of OrderUpdated: the current order. */
export const changedNotice = (world: World, order: TicketOrderRecord): OrderUpdated => ({
  ...common(world, order),
  ...paid(order),
  confirmed: isConfirmed(order),
  tickets: order.tickets.map((ticket) => ticketNotice(order, ticket)),
  archived: order.archived,
  triggeredByAnonymizeRequest: false,
});
