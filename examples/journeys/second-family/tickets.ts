import assert from 'node:assert/strict';
import { queryAvailableTicketDefinitions, type TicketDefinitionV3 } from 'vitrine/ticket-definitions';
import { createTicketReservation, type TicketReservation } from 'vitrine/ticket-reservations';
import { present } from '../parts.ts';
import type { Stage } from '../stage.ts';

/** The available tickets of an event by their names, in the owner's order. */
export const offered = async (
  client: Stage['site'],
  eventId: string,
): Promise<Map<string, TicketDefinitionV3>> => {
  const { ticketDefinitions } = await queryAvailableTicketDefinitions(
    { query: { filter: { eventId }, sort: [{ fieldName: 'sortIndex', order: 'ASC' }] } },
    { client },
  );
  return new Map(ticketDefinitions.map((definition) => [definition.name ?? '', definition]));
};

/** Reserves tickets of an event by their name. */
export const hold = async (
  client: Stage['site'],
  eventId: string,
  name: string,
  quantity: number,
): Promise<TicketReservation> => {
  const definition = (await offered(client, eventId)).get(name);
  assert(definition, `There is no ticket ${name}.`);
  const tickets = [{ ticketDefinitionId: definition.id, quantity }];
  const { ticketReservation } = await createTicketReservation({ ticketReservation: { tickets } }, { client });
  return present(ticketReservation);
};
