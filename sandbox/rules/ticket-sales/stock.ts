import { ownValue } from '../../engine/values/objects.ts';
import type {
  EventRecord,
  ReservationRecord,
  ReservedTickets,
  TicketDefinitionRecord,
} from '../../records/state.ts';
import type { World } from '../../engine/context.ts';

/** The limit for one checkout of tickets without a capacity (R152). */
const UNLIMITED = 20;

/** The number of tickets left of a definition; null: unlimited. */
export const remainingOf = ({ capacity, held, sold }: TicketDefinitionRecord): number | null =>
  capacity === null ? null : Math.max(0, capacity - held - sold);

/** The current limit of tickets of a definition for one checkout (R152). */
export const limitOf = (definition: TicketDefinitionRecord, { ticketing }: EventRecord): number =>
  Math.min(remainingOf(definition) ?? UNLIMITED, ticketing.ticketsPerOrder);

/** The quantity of each ticket definition among reserved tickets. */
export const quantitiesOf = (tickets: readonly ReservedTickets[]): Map<string, number> => {
  const quantities = new Map<string, number>();
  for (const { ticketDefinitionId, quantity } of tickets)
    quantities.set(ticketDefinitionId, (quantities.get(ticketDefinitionId) ?? 0) + quantity);
  return quantities;
};

/** Whether enough tickets for a reservation are left. */
export const areLeft = ({ state }: World, { tickets }: ReservationRecord): boolean =>
  [...quantitiesOf(tickets)].every(([id, quantity]) => {
    const definition = ownValue(state.ticketDefinitions, id);
    return definition !== undefined && (remainingOf(definition) ?? quantity) >= quantity;
  });

/**
 * Moves the tickets of a reservation between the counters `held` and `sold` of their definitions. No other function
 * changes these counters, so they always agree with the reservations (R154).
 */
export const moveStock = (
  { state }: World,
  reservation: ReservationRecord,
  to: ReservationRecord['stock'],
): void => {
  const from = reservation.stock;
  if (from === to) return;
  for (const { ticketDefinitionId, quantity } of reservation.tickets) {
    const definition = ownValue(state.ticketDefinitions, ticketDefinitionId);
    if (!definition) continue;
    if (from !== 'none') definition[from] -= quantity;
    if (to !== 'none') definition[to] += quantity;
  }
  reservation.stock = to;
};
