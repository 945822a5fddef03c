import { pageAddress } from '../../engine/site-address.ts';
import type { TicketOrderRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';

type Known = Pick<TicketOrderRecord, 'orderNumber' | 'reservationId' | 'eventId'>;

/** The key in the link to the tickets of an order: the number alone does not open them. */
export const ticketsKey = ({ reservationId }: Known): string => reservationId;

/** The hosted page with the tickets of an order. */
export const ticketsAddress = (world: World, order: Known): string =>
  pageAddress(world, 'tickets', { order: order.orderNumber, key: ticketsKey(order) });

/** The page of the site that shows an order. */
export const orderAddress = ({ state }: World, { orderNumber }: Known): string =>
  `${state.settings.siteUrl}/orders/${orderNumber}`;

/** The content of a ticket's QR code: the address that checks it in, with its number and event (R194). */
export const checkInAddress = ({ state }: World, { eventId }: Known, ticketNumber: string): string =>
  `${state.settings.siteUrl}/check-in/${ticketNumber},${eventId}`;

/** The address of the wallet pass of a ticket. */
export const passAddress = ({ state }: World, ticketNumber: string): string =>
  `${state.settings.siteUrl}/passes/${ticketNumber}`;
