import { createClient, memoryStorage, oauth } from 'vitrine';
import { getEventBySlug } from 'vitrine/events-v3';
import { checkout, createReservation, listAvailableTickets } from 'vitrine/ticketing';

const person = { firstName: 'Mara', lastName: 'Lindt', email: 'mara@example.org' };

const guest = {
  form: { inputValues: Object.entries(person).map(([inputName, value]) => ({ inputName, value })) },
};

/** Another buyer of tickets at the same time, without a page. */
export const buyerOf = (host: string) => {
  const client = createClient({
    host,
    auth: oauth({ clientId: 'c0a5e2d4-6f1b-4b8e-9d37-51e8f2a6b904', storage: memoryStorage() }),
  });
  const ticketOf = async (slug: string, name: string) => {
    const { id: eventId } = (await getEventBySlug(slug, {}, { client })).event ?? {};
    const { definitions } = await listAvailableTickets({ eventId, limit: 100 }, { client });
    const ticket = definitions.find((definition) => definition.name === name);
    if (!ticket) throw new Error(`${slug} has no ticket ${name}.`);
    return { eventId, ticketDefinitionId: ticket.id, left: ticket.limitPerCheckout ?? 0 };
  };
  const hold = async (slug: string, name: string, all: boolean) => {
    const { eventId, ticketDefinitionId, left } = await ticketOf(slug, name);
    const ticketQuantities = [{ ticketDefinitionId, quantity: all ? left : 1 }];
    const { id } = await createReservation({ eventId: eventId ?? '', ticketQuantities }, { client });
    return { id, eventId, left };
  };
  const workshop = ['glazing-for-beginners', 'Looking on'] as const;
  return {
    /** Number of the workshop's seats left for a single order. */
    left: async () => (await ticketOf(...workshop)).left,
    /** Reserves every seat of the workshop. */
    holdAll: () => hold(...workshop, true),
    /** Creates an order that waits for payment; resolves to its number. */
    orderUnpaid: async () => {
      const { id: reservationId, eventId } = await hold(
        'folding-paper-live-from-new-york',
        'Seat with paper',
        false,
      );
      const { order } = await checkout(
        { eventId: eventId ?? '', reservationId, buyer: person, guests: [guest] },
        { client },
      );
      return order?.orderNumber;
    },
  };
};
