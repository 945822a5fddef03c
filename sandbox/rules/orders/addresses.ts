import { pageAddress } from '../../engine/site-address.ts';
import type { TicketOrderRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';

type Known = Pick<TicketOrderRecord, 'orderNumber' | 'reservationId' | 'eventId'>;

/** What the link to the tickets of an order holds, so that the number alone does not open them. */
export const ticketsKey = ({ reservationId }: Known): string => reservationId;

/** The hosted page with the tickets of an order. */
export const ticketsAddress = (world: World, order: Known): string =>
  pageAddress(world, 'tickets', { order: order.orderNumber, key: ticketsKey(order) });

/** The page of the site that shows an order. */
export const orderAddress = ({ state }: World, { orderNumber }: Known): string =>
  `${state.settings.siteUrl}/orders/${orderNumber}`;

/** What the QR code of a ticket holds: the address that checks it in, with its number and its event (R194). */
export const checkInAddress = ({ state }: World, { eventId }: Known, ticketNumber: string): string =>
  `${state.settings.siteUrl}/check-in/${ticketNumber},${eventId}`;

/** The pass of a ticket for the wallet of a phone. */
export const passAddress = ({ state }: World, ticketNumber: string): string =>
  `${state.settings.siteUrl}/passes/${ticketNumber}`;
