import { entryOf } from '../../core/json.ts';
import { queryAvailableTicketDefinitions } from '../../../generated/ticket-definitions/operations.ts';
import {
  cancelTicketReservation,
  createTicketReservation,
  getTicketReservation,
} from '../../../generated/ticket-reservations/operations.ts';
import type {
  NewTicketLine,
  TicketLine,
  TicketReservation,
  Undeclared,
} from '../../../generated/ticket-reservations/types.ts';
import { getInvoice } from '../../../generated/ticketing/operations.ts';
import type { TicketReservationQuantity } from '../../../generated/ticketing/types.ts';
import { isApiError, type Retryable } from '../../core/errors/index.ts';
import { listIn, messageIn, readParts, statusIn } from '../../core/errors/unusable.ts';
import { entriesOf, instantOf, numberOf } from '../../core/parts.ts';
import { detailsOf } from './invoice.ts';
import { offerOf } from './offer-v2.ts';
import { checkRows } from '../ticket-rows.ts';
import type { BackendCall, FoundReservation, TicketsBackend } from './types.ts';

/** Statuses of reservations that no longer hold tickets. Every other status counts as a hold. */
const endings: Readonly<Record<string, FoundReservation['standing'] | undefined>> = {
  CONFIRMED: 'ordered',
  EXPIRED: 'expired',
  CANCELED: 'released',
  CANCELED_MANUALLY: 'released',
};

/**
 * The lines for one entry of a request: tickets with the same price share a line. A price for all tickets of
 * an entry is the buyer's own price for a donation. A price for a single ticket, which only the owner may
 * set, is kept as the price of that ticket.
 */
const linesOf = (entry: TicketReservationQuantity): NewTicketLine[] => {
  const { ticketDefinitionId, quantity, priceOverride, ticketDetails = [] } = entry;
  const own = priceOverride === undefined ? {} : { guestPrice: priceOverride };
  const lines = new Map<string, NewTicketLine>();
  const add = (ticketInfo: NonNullable<NewTicketLine['ticketInfo']>, count: number): void => {
    const key = JSON.stringify(ticketInfo);
    const total = count + (lines.get(key)?.quantity ?? 0);
    const info = key === '{}' ? {} : { ticketInfo };
    lines.set(key, { ticketDefinitionId, quantity: total, ...info });
  };
  for (const { seatId, priceOverride: price, pricingOptionId } of ticketDetails)
    add(
      {
        ...own,
        ...(seatId !== undefined && { seatId }),
        ...(price !== undefined && { priceOverride: price }),
        ...(pricingOptionId !== undefined && { pricingOptionId }),
      },
      1,
    );
  if (quantity > ticketDetails.length) add(own, quantity - ticketDetails.length);
  return [...lines.values()];
};

/** The request for the same tickets as in a line. */
const ticketsOf = ({
  ticketDefinitionId,
  quantity: reserved,
  ticketInfo,
}: TicketLine): TicketReservationQuantity[] => {
  const quantity = numberOf(reserved);
  if (!ticketDefinitionId || quantity === undefined) return [];
  const { seatId, guestPrice, priceOverride, pricingOptionId } = ticketInfo ?? {};
  const detail = {
    ...(seatId !== undefined && { seatId }),
    ...(priceOverride !== undefined && { priceOverride }),
    ...(pricingOptionId !== undefined && { pricingOptionId }),
  };
  const hasDetail = Object.keys(detail).length > 0;
  return [
    {
      ticketDefinitionId,
      quantity,
      ...(guestPrice !== undefined && { priceOverride: guestPrice }),
      ...(hasDetail && { ticketDetails: Array.from({ length: quantity }, () => detail) }),
    },
  ];
};

/**
 * A reservation with the details that only its invoice has. The reservation is valid without them, so a failure of the
 * invoice does not fail it.
 */
const foundOf = async (
  { id, status, createdDate, expirationDate, tickets: lines }: TicketReservation,
  eventId: string,
  call: BackendCall,
  retryable: Retryable = 'no',
): Promise<FoundReservation> => {
  const tickets = readParts(retryable, () => entriesOf(lines).flatMap(ticketsOf));
  const standing = entryOf(endings, status) ?? 'held';
  const bare = { invoice: undefined, reservations: [], occupied: false };
  const isOver = standing === 'expired' || standing === 'released';
  const details = isOver
    ? bare
    : await getInvoice(id, { eventId }, call)
        .then(detailsOf)
        .catch(() => bare);
  const dates = { created: instantOf(createdDate), expires: instantOf(expirationDate) };
  return { id, standing, ...dates, tickets, ...details };
};

/** The reservation of an answer to a question. */
const reservationIn = (answer: { readonly ticketReservation?: TicketReservation }): TicketReservation => {
  const found = messageIn(answer, 'ticketReservation', 'no');
  return { ...found, status: statusIn(found, 'status') as Undeclared };
};

/** The second family: the services `ticket-definitions` and `ticket-reservations`. */
export const ticketsV2: TicketsBackend = {
  name: 'v2',
  onSale: async (eventId, call) => {
    const sort = [{ fieldName: 'sortIndex', order: 'ASC' }] as const;
    const query = { filter: { eventId }, sort, paging: { limit: 100 } };
    const definitions = listIn(await queryAvailableTicketDefinitions({ query }, call), 'ticketDefinitions');
    return readParts('no', () => definitions.map(offerOf));
  },
  hold: async ({ eventId, tickets }, call) => {
    checkRows(tickets);
    const request = { ticketReservation: { tickets: tickets.flatMap(linesOf) } };
    const answer = await createTicketReservation(request, call);
    return foundOf(messageIn(answer, 'ticketReservation', 'unknown'), eventId, call, 'unknown');
  },
  find: async ({ id, eventId }, call) => {
    return foundOf(reservationIn(await getTicketReservation(id, call)), eventId, call);
  },
  release: async ({ id, eventId }, call) => {
    // A cancellation would also give back the tickets of an order that was made in another tab.
    const reservation = reservationIn(await getTicketReservation(id, call));
    if (entryOf(endings, reservation.status)) return foundOf(reservation, eventId, call);
    await cancelTicketReservation(id, call);
    return undefined;
  },
  isGone: (error) =>
    isApiError(error, 'TICKET_RESERVATION_NOT_FOUND') ||
    isApiError(error, 'TICKET_RESERVATION_NOT_CANCELABLE'),
  refusals: { TICKET_LIMIT_EXCEEDED: 'limit', NO_PAYMENT_METHOD_CONFIGURED: 'no-payment' },
};
