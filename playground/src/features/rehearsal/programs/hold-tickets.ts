import type { VitrineClient } from 'vitrine';
import { getEventBySlug } from 'vitrine/events-v3';
import { createReservation, ticketsV1 } from 'vitrine/state';

/** Holds a ticket, reads its price, and gives it back. */
export const holdTickets = async (client: VitrineClient, backend = ticketsV1): Promise<void> => {
  const { event } = await getEventBySlug('forty-chairs', {}, { client });
  const [offer] = await backend.onSale(event?.id ?? '', { client });
  const reservation = createReservation(client, { eventId: event?.id ?? '', backend });
  await reservation.reserve([{ ticketDefinitionId: offer?.id ?? '', quantity: 1 }]);
  await reservation.release();
};
