import { entryOf } from '../../core/json.ts';
import {
  cancelReservation,
  createReservation,
  getInvoice,
  queryAvailableTickets,
} from '../../../generated/ticketing/operations.ts';
import { isApiError } from '../../core/errors/index.ts';
import { listIn, readParts, statusIn, withId } from '../../core/errors/unusable.ts';
import { entriesOf, instantOf } from '../../core/parts.ts';
import { detailsOf, ticketsOf } from './invoice.ts';
import { offerOf, placeOf } from './offer-v1.ts';
import { checkRows } from '../ticket-rows.ts';
import type { FoundReservation, TicketsBackend } from './types.ts';

/** Statuses of reservations that no longer hold tickets. Every other status counts as a hold. */
const endings: Readonly<Record<string, FoundReservation['standing'] | undefined>> = {
  RESERVATION_CONFIRMED: 'ordered',
  RESERVATION_EXPIRED: 'expired',
  RESERVATION_CANCELED: 'released',
  RESERVATION_CANCELED_MANUALLY: 'released',
};

/**
 * The first family: the ticket and reservation calls of the service `ticketing`. The platform has announced the end of
 * its two reservation calls for 2026-03-31; {@link ticketsV2} has their successors.
 */
export const ticketsV1: TicketsBackend = {
  name: 'v1',
  onSale: async (eventId, call) => {
    const answer = await queryAvailableTickets({ filter: { eventId }, limit: 1000 }, call);
    const definitions = listIn(answer, 'definitions');
    return readParts('no', () =>
      definitions.toSorted((one, other) => placeOf(one) - placeOf(other)).map(offerOf),
    );
  },
  hold: async ({ eventId, tickets }, call) => {
    checkRows(tickets);
    const request = { eventId, ticketQuantities: [...tickets] };
    const answer = withId(await createReservation(request, call), 'unknown');
    return readParts('unknown', () => ({
      id: answer.id,
      standing: 'held',
      occupied: false,
      expires: instantOf(answer.expires),
      tickets,
      reservations: entriesOf(answer.reservations),
      invoice: answer.invoice ?? undefined,
    }));
  },
  find: async ({ id, eventId }, call) => {
    const answer = await getInvoice(id, { eventId }, call);
    const status = statusIn(answer, 'reservationStatus');
    return readParts('no', () => ({
      id,
      standing: entryOf(endings, status) ?? 'held',
      expires: instantOf(answer.expires),
      tickets: ticketsOf(answer.reservations),
      ...detailsOf(answer),
    }));
  },
  release: async ({ id, eventId }, call) => {
    await cancelReservation(id, { eventId }, call);
    return undefined;
  },
  isGone: (error) => isApiError(error, 'RESERVATION_NOT_FOUND'),
  refusals: {
    TICKETS_NOT_AVAILABLE: 'sold-out',
    TICKET_LIMIT_EXCEEDED: 'limit',
    NO_PAYMENT_METHOD_CONFIGURED: 'no-payment',
  },
};
