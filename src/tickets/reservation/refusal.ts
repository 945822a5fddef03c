import { entryOf, memberAt } from '../../core/json.ts';
import type { TicketReservationQuantity } from '../../../generated/ticketing/types.ts';
import { isApiError, isVitrineError } from '../../core/errors/index.ts';
import type { TicketsBackend } from '../backend/types.ts';
import type { GoneTicket, ReservationClient, ReservationRefusal } from './types.ts';

/** The request that failed. */
interface Refused {
  readonly client: ReservationClient;
  readonly backend: TicketsBackend;
  readonly eventId: string;
  readonly tickets: readonly TicketReservationQuantity[];
}

const reasonOf = (error: unknown, { refusals }: TicketsBackend): ReservationRefusal => {
  const known = isApiError(error) ? entryOf(refusals, error.code) : undefined;
  return known ?? (isVitrineError(error) && error.retryable === 'unknown' ? 'unknown' : 'other');
};

/** The limit that the error names; undefined without one. */
const limitIn = (error: unknown): unknown =>
  ['details', 'applicationError', 'data', 'limitPerCheckout'].reduce<unknown>(memberAt, error);

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
const goneOf = async ({ client, backend, eventId, tickets }: Refused): Promise<readonly GoneTicket[]> => {
  try {
    const offered = new Map((await backend.onSale(eventId, { client })).map((offer) => [offer.id, offer]));
    return [...askedOf(tickets)].flatMap(([ticketDefinitionId, asked]) => {
      const { name = '', perOrder = 0, sale } = offered.get(ticketDefinitionId) ?? {};
      const left = sale?.state === 'open' ? perOrder : 0;
      return asked > left ? [{ ticketDefinitionId, name, asked, left }] : [];
    });
  } catch {
    return [];
  }
};

/**
 * The reason for which tickets could not be held, and the tickets of which too few are left. A limit of 0 tickets counts
 * as sold out: the second family has one code for both.
 */
export const refusalOf = async (
  error: unknown,
  refused: Refused,
): Promise<{ readonly reason: ReservationRefusal; readonly gone: readonly GoneTicket[] }> => {
  const reason = reasonOf(error, refused.backend);
  if (reason !== 'sold-out' && reason !== 'limit') return { reason, gone: [] };
  const gone = await goneOf(refused);
  const isNoneLeft = gone.some(({ left }) => left === 0) || limitIn(error) === 0;
  return { reason: isNoneLeft ? 'sold-out' : reason, gone };
};
