import { ownValue } from '../../engine/values/objects.ts';
import type { ReservationRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { differences } from '../../engine/values/differences.ts';
import { announceUpdated, snapshot } from '../events/notify.ts';
import { isSoldOut, registrationStatusOf } from '../events/status.ts';
import { quantitiesOf } from '../ticket-sales/stock.ts';

/** Whether the sale of a reservation sells out one of its ticket definitions. */
const sellsOut = ({ state }: World, { tickets, stock }: ReservationRecord): boolean =>
  stock !== 'sold' &&
  [...quantitiesOf(tickets)].some(([id, quantity]) => {
    const definition = ownValue(state.ticketDefinitions, id);
    return (
      definition !== undefined &&
      !isSoldOut(definition) &&
      isSoldOut({ ...definition, sold: definition.sold + quantity })
    );
  });

/** Sells the tickets of a reservation. If the sale sells the event out, its registration is closed (R140). */
export const sell = (world: World, reservation: ReservationRecord, move: () => void): void =>
  sellsOut(world, reservation) ? announcingRegistration(world, reservation.eventId, move) : move();

/**
 * Makes a change that may open or close the registration of an event, and announces the event if it does (R140). If
 * tickets of another definition are left, the event is unchanged.
 */
export const announcingRegistration = (world: World, eventId: string, change: () => void): void => {
  const event = ownValue(world.state.events, eventId);
  const registration = event?.about.registration;
  if (!event || !registration) return change();
  const before = snapshot(world, event);
  change();
  registration.status = registrationStatusOf(world, event);
  if (Object.keys(differences(before, snapshot(world, event))).length > 0)
    announceUpdated(world, event, before);
};
