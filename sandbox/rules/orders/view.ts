import type {
  CalendarLinks,
  Order,
  OrderAction,
  OrderFieldset,
  Ticket,
} from '../../../generated/ticketing/types.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type { EventRecord, TicketOrderRecord, TicketRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { ticketMoney } from '../ticket-sales/amounts.ts';
import { invoiceView } from '../ticketing/invoice-view.ts';
import { checkInAddress, passAddress, ticketsAddress } from './addresses.ts';
import { isCheckedIn } from '../ticket-sales/checked-in.ts';
import { fullName, guestOf } from './guests.ts';
import { isConfirmed } from '../ticket-sales/confirmed.ts';
import { canMove } from './status.ts';

/**
 * An order with the requested fieldsets (R180). Without DETAILS the status is NA_ORDER_STATUS and the texts are empty;
 * without TICKETS the list of tickets is empty.
 */
export const orderView = (
  world: World,
  order: TicketOrderRecord,
  fieldsets: readonly OrderFieldset[],
): Order => ({
  orderNumber: order.orderNumber,
  reservationId: order.reservationId,
  eventId: order.eventId,
  ticketsQuantity: order.ticketsQuantity,
  channel: order.channel,
  anonymized: false,
  ...(fieldsets.includes('DETAILS') ? details(world, order) : noDetails),
  ...(fieldsets.includes('FORM') && order.form && { checkoutForm: order.form }),
  ...(fieldsets.includes('INVOICE') && { invoice: invoiceView(order.figures, order.currency) }),
  tickets: fieldsets.includes('TICKETS')
    ? order.tickets.map((ticket) => ticketView(world, order, ticket))
    : [],
});

const noDetails = {
  snapshotId: '',
  contactId: '',
  memberId: '',
  firstName: '',
  lastName: '',
  fullName: '',
  email: '',
  confirmed: false,
  status: 'NA_ORDER_STATUS',
  method: '',
  ticketsPdf: '',
  archived: false,
  fullyCheckedIn: false,
} as const;

const details = (world: World, order: TicketOrderRecord) => ({
  snapshotId: order.snapshotId,
  contactId: order.contactId,
  memberId: order.memberId ?? '',
  created: order.createdDate,
  updated: order.updatedDate,
  firstName: order.buyer.firstName ?? '',
  lastName: order.buyer.lastName ?? '',
  fullName: fullName(order.buyer),
  email: order.buyer.email ?? '',
  confirmed: isConfirmed(order),
  status: order.status,
  method: order.method,
  totalPrice: ticketMoney(order.figures.grandTotal, order.currency),
  ticketsPdf: order.tickets.length > 0 ? ticketsAddress(world, order) : '',
  archived: order.archived,
  fullyCheckedIn: isCheckedIn(order),
  ...(order.method !== '' && {
    paymentDetails: { transaction: { transactionId: order.snapshotId, method: order.method } },
  }),
  availableActions: actionsOf(order),
  marketingConsent: order.marketingConsent,
});

/** The actions that the owner may take on an order now. */
const actionsOf = (order: TicketOrderRecord): OrderAction[] => [
  order.archived ? 'UNARCHIVE' : 'ARCHIVE',
  ...(isConfirmable(order) ? (['CONFIRM'] as const) : []),
  ...(isCapturable(order) ? (['CAPTURE', 'VOID'] as const) : []),
];

/** Whether the owner can mark an order as paid (R181). */
export const isConfirmable = (order: TicketOrderRecord): boolean =>
  ['INITIATED', 'PENDING', 'OFFLINE_PENDING'].includes(order.status) && canMove(order, 'PAID');

/** Whether an authorized payment can be captured or voided (R183, R184). */
export const isCapturable = ({ status, settling }: TicketOrderRecord): boolean =>
  status === 'AUTHORIZED' && settling === null;

/** A ticket of an order, with the address of its QR code (R194). */
const ticketView = (world: World, order: TicketOrderRecord, ticket: TicketRecord): Ticket => {
  const { assigned, form, ...guest } = guestOf(order, ticket.guest);
  const { ticketNumber } = ticket;
  const isOver = ['CANCELED', 'DECLINED', 'VOIDED'].includes(order.status);
  return {
    ticketNumber,
    orderNumber: order.orderNumber,
    ticketDefinitionId: ticket.ticketDefinitionId,
    name: ticket.name,
    price: ticketMoney(ticket.price, order.currency),
    free: Number(ticket.price) === 0,
    policy: ownValue(world.state.ticketDefinitions, ticket.ticketDefinitionId)?.policy ?? '',
    ...(ticket.checkedInDate !== null && { checkIn: { created: ticket.checkedInDate } }),
    orderStatus: order.status,
    orderArchived: order.archived,
    orderFullName: fullName(order.buyer),
    ...(assigned && { guestFullName: fullName(guest) }),
    guestDetails: { guestAssigned: assigned, ...guest, ...(form && { form }) },
    archived: ticket.archived,
    ...(order.memberId !== null && { memberId: order.memberId }),
    anonymized: false,
    checkInUrl: checkInAddress(world, order, ticketNumber),
    ticketPdfUrl: `${ticketsAddress(world, order)}#${ticketNumber}`,
    walletPassUrl: passAddress(world, ticketNumber),
    channel: order.channel,
    ...(isOver && { canceled: true }),
  };
};

/** The addresses that add an event to the buyer's calendar. */
export const calendarLinks = (world: World, event: EventRecord | undefined): CalendarLinks | undefined => {
  if (!event) return undefined;
  const { id, about } = event;
  if (about.calendarUrls) return { google: about.calendarUrls.google, ics: about.calendarUrls.ics };
  const google = new URL('https://calendar.google.com/calendar/render?action=TEMPLATE');
  google.searchParams.set('text', about.title);
  return { google: google.href, ics: `${world.state.settings.siteUrl}/calendar/${id}.ics` };
};
