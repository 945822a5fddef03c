import type { ReservationCount, ReservationCreated } from '../../../generated/notifications/types.ts';
import type { World } from '../../engine/context.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type { ReservationRecord } from '../../records/state.ts';
import { quantitiesOf } from './stock.ts';

/** The payload of the notifications about a reservation. */
export const reservationNotification = (world: World, reservation: ReservationRecord): ReservationCreated => {
  const { id, eventId, status, tickets, expiresAt, updatedDate } = reservation;
  const quantities = [...quantitiesOf(tickets)];
  return {
    timestamp: world.clock.iso(),
    eventId,
    reservationId: id,
    status,
    expires: new Date(expiresAt).toISOString(),
    quantities: quantities.map(([ticketDefinitionId, quantity]) => ({ ticketDefinitionId, quantity })),
    updatedDate,
    counts: quantities.map(([ticketDefinitionId]) => countOf(world, ticketDefinitionId)),
  };
};

const countOf = ({ state, clock }: World, ticketDefinitionId: string): ReservationCount => {
  const definition = ownValue(state.ticketDefinitions, ticketDefinitionId);
  const { sold = 0, held = 0, price } = definition ?? {};
  return {
    timestamp: clock.iso(),
    ticketDefinitionId,
    confirmedCount: sold,
    pendingCount: held,
    paidExists: sold > 0 && price?.type !== 'free',
  };
};
