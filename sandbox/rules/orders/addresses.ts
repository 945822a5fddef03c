import { pageAddress } from '../../engine/site-address.ts';
import type { TicketOrderRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';

type Known = Pick<TicketOrderRecord, 'orderNumber' | 'reservationId' | 'eventId'>;

/** The secret in the link to the tickets of an order, without which the order number does not open them. */
export const ticketsKey = ({ reservationId }: Known): string => reservationId;

/** The hosted page with the tickets of an order. */
export const ticketsAddress = (world: World, order: Known): string =>
  pageAddress(world, 'tickets', { order: order.orderNumber, key: ticketsKey(order) });

/** The page of the site that shows an order. */
export const orderAddress = ({ state }: World, { orderNumber }: Known): string =>
  `${state.settings.siteUrl}/orders/${orderNumber}`;

/**
 * The address in the QR code of a ticket, which checks the ticket in. It holds the ticket number and the event id
 * (R194).
 */
export const checkInAddress = ({ state }: World, { eventId }: Known, ticketNumber: string): string =>
  `${state.settings.siteUrl}/check-in/${ticketNumber},${eventId}`;

/** The address of a ticket's pass for a phone wallet. */
export const passAddress = ({ state }: World, ticketNumber: string): string =>
  `${state.settings.siteUrl}/passes/${ticketNumber}`;
