import { announce } from '../../engine/announce.ts';
import type { World } from '../../engine/context.ts';
import type { ReservationRecord } from '../../records/state.ts';
import { reservationNotification } from './reservation-notification.ts';
import { statusName, ticketReservationView } from './reservation-view.ts';

const facts = ({ id }: ReservationRecord) => ({ entityId: id, triggeredByAnonymizeRequest: false });

/** Announces a new reservation in both families (R567). */
export const announceHeld = (world: World, reservation: ReservationRecord): void => {
  announce(
    world,
    'wix.events.ticketing.events.ReservationCreated',
    reservationNotification(world, reservation),
  );
  announce(world, 'wix.events.v1.ticket_reservation_created', {
    ...facts(reservation),
    createdEvent: { entity: ticketReservationView(world, reservation) },
  });
};

/** Announces the new status of a reservation in both families (R567). */
export const announceSettled = (
  world: World,
  reservation: ReservationRecord,
  former: ReservationRecord['status'],
): void => {
  announce(
    world,
    'wix.events.ticketing.events.ReservationUpdated',
    reservationNotification(world, reservation),
  );
  announce(world, 'wix.events.v1.ticket_reservation_updated', {
    ...facts(reservation),
    updatedEvent: {
      currentEntity: ticketReservationView(world, reservation),
      modifiedFields: { status: statusName({ status: former }) },
    },
  });
};

/** Announces the removal of a reservation, which only the second family has (R567, R584). */
export const announceRemoved = (world: World, reservation: ReservationRecord): void =>
  announce(world, 'wix.events.v1.ticket_reservation_deleted', {
    ...facts(reservation),
    deletedEvent: { deletedEntity: ticketReservationView(world, reservation) },
  });
