import type { TicketReservationQuantity } from '../../../generated/ticketing/types.ts';
import { queryAvailableTickets } from '../../../generated/ticketing/operations.ts';
import { isApiError, isVitrineError } from '../../core/errors/index.ts';
import type { ClientFor } from '../../core/types.ts';
import type { GoneTicket, ReservationRefusal } from './types.ts';

const reasons: Readonly<Record<string, ReservationRefusal>> = {
  TICKETS_NOT_AVAILABLE: 'sold-out',
  TICKET_LIMIT_EXCEEDED: 'limit',
  NO_PAYMENT_METHOD_CONFIGURED: 'no-payment',
};

/** The reason that corresponds to this error. */
export const refusalOf = (error: unknown): ReservationRefusal => {
  if (isApiError(error) && reasons[error.code]) return reasons[error.code] ?? 'other';
  return isVitrineError(error) && error.retryable === 'unknown' ? 'unknown' : 'other';
};

/** Requested quantities by ticket definition. */
const askedOf = (tickets: readonly TicketReservationQuantity[]): Map<string, number> => {
  const asked = new Map<string, number>();
  for (const { ticketDefinitionId: id, quantity } of tickets) asked.set(id, (asked.get(id) ?? 0) + quantity);
  return asked;
};

/**
 * The tickets of which fewer are left than requested, read from the platform, because its error names at most one.
 * Empty if they cannot be read.
 */
export const goneOf = async (
  client: ClientFor<'visitor' | 'member' | 'owner' | 'app'>,
  eventId: string,
  tickets: readonly TicketReservationQuantity[],
): Promise<readonly GoneTicket[]> => {
  try {
    const { definitions } = await queryAvailableTickets({ filter: { eventId }, limit: 1000 }, { client });
    const offered = new Map(definitions.map((definition) => [definition.id, definition]));
    return [...askedOf(tickets)].flatMap(([ticketDefinitionId, asked]) => {
      const { name = '', limitPerCheckout: left = 0, saleStatus } = offered.get(ticketDefinitionId) ?? {};
      const isOver = saleStatus !== undefined && saleStatus !== 'SALE_STARTED';
      return asked > left || isOver ? [{ ticketDefinitionId, name, asked, left: isOver ? 0 : left }] : [];
    });
  } catch {
    return [];
  }
};
