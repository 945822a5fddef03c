import { applicationError } from '../../engine/errors.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type { EventRecord, TicketDefinitionRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';

/** The 404 for an unknown id or slug. */
export const eventNotFound = (data: Record<string, unknown>) =>
  applicationError(404, 'NOT_FOUND', 'Event not found', data);

/** The event with this id. Throws 404 NOT_FOUND if there is none. */
export const eventById = ({ state }: World, id: string): EventRecord => {
  const event = ownValue(state.events, id);
  if (!event) throw eventNotFound({ eventId: id });
  return event;
};

/** The ticket definitions of an event, in the owner's order. */
export const definitionsOf = ({ state }: World, eventId: string): TicketDefinitionRecord[] =>
  Object.values(state.ticketDefinitions)
    .filter((definition) => definition.eventId === eventId)
    .toSorted((left, right) => left.orderIndex - right.orderIndex);
