import { ownValue } from '../../engine/values/objects.ts';
import type {
  EventRecord,
  ReservationRecord,
  ReservedTickets,
  TicketDefinitionRecord,
} from '../../records/state.ts';
import type { World } from '../../engine/context.ts';

/** The limit of one checkout for unlimited tickets (R152). */
const UNLIMITED = 20;

/** The remaining number of tickets of a kind; null: unlimited. */
export const remainingOf = ({ capacity, held, sold }: TicketDefinitionRecord): number | null =>
  capacity === null ? null : Math.max(0, capacity - held - sold);

/** The current limit of one checkout for a kind of ticket (R152). */
export const limitOf = (definition: TicketDefinitionRecord, { ticketing }: EventRecord): number =>
  Math.min(remainingOf(definition) ?? UNLIMITED, ticketing.ticketsPerOrder);

/** The number of reserved tickets of each kind. */
export const quantitiesOf = (tickets: readonly ReservedTickets[]): Map<string, number> => {
  const quantities = new Map<string, number>();
  for (const { ticketDefinitionId, quantity } of tickets)
    quantities.set(ticketDefinitionId, (quantities.get(ticketDefinitionId) ?? 0) + quantity);
  return quantities;
};

/** Whether the tickets of a reservation are available. */
export const areLeft = ({ state }: World, { tickets }: ReservationRecord): boolean =>
  [...quantitiesOf(tickets)].every(([id, quantity]) => {
    const definition = ownValue(state.ticketDefinitions, id);
    return definition !== undefined && (remainingOf(definition) ?? quantity) >= quantity;
  });

/**
 * Moves the tickets of a reservation between the counters of their definitions. Nothing else changes `held` and
 * `sold`, so that they always agree with the reservations (R154).
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
