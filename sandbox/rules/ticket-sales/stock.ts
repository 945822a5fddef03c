import { ownValue } from '../../engine/values/objects.ts';
import type {
  EventRecord,
  ReservationRecord,
  ReservedTickets,
  TicketDefinitionRecord,
} from '../../records/state.ts';
import type { World } from '../../engine/context.ts';

/** What one checkout may have of tickets that are not counted (R152). */
const UNLIMITED = 20;

/** How many of a kind are left; null: any number. */
export const remainingOf = ({ capacity, held, sold }: TicketDefinitionRecord): number | null =>
  capacity === null ? null : Math.max(0, capacity - held - sold);

/** Most tickets of a kind that one checkout may have now (R152). */
export const limitOf = (definition: TicketDefinitionRecord, { ticketing }: EventRecord): number =>
  Math.min(remainingOf(definition) ?? UNLIMITED, ticketing.ticketsPerOrder);

/** How many tickets of each kind there are among reserved ones. */
export const quantitiesOf = (tickets: readonly ReservedTickets[]): Map<string, number> => {
  const quantities = new Map<string, number>();
  for (const { ticketDefinitionId, quantity } of tickets)
    quantities.set(ticketDefinitionId, (quantities.get(ticketDefinitionId) ?? 0) + quantity);
  return quantities;
};

/** Whether as many tickets as a reservation names are left. */
export const areLeft = ({ state }: World, { tickets }: ReservationRecord): boolean =>
  [...quantitiesOf(tickets)].every(([id, quantity]) => {
    const definition = ownValue(state.ticketDefinitions, id);
    return definition !== undefined && (remainingOf(definition) ?? quantity) >= quantity;
  });

/**
 * Moves the tickets of a reservation between the counters of their kinds. Nothing else changes `held` and `sold`, so
 * that they always are what the reservations say (R154).
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
