import { notify } from '../../core/listener.ts';
import { createObservable, type Observable } from '../../core/observable.ts';
import { createReservation } from './reservation.ts';
import { readStored } from './stored.ts';
import type { FindStorage, Reservation, ReservationClient, ReservationOptions } from './types.ts';

/** The shared reservations of one client. */
interface SharedReservations {
  readonly byEvent: Map<string, Reservation>;
  readonly held: Observable<readonly Reservation[]>;
  readonly add: (reservation: Reservation) => void;
}

const sharedByClient = new WeakMap<object, SharedReservations>();
const NONE: readonly Reservation[] = [];

/** The list of the shared reservations with a hold. It stays the same object until a hold begins or ends. */
const heldOf = (all: Observable<readonly Reservation[]>): Observable<readonly Reservation[]> => {
  let held = NONE;
  const current = (): readonly Reservation[] => {
    const next = all.getSnapshot().filter((each) => each.getSnapshot().status === 'held');
    const isSame = next.length === held.length && next.every((each, index) => each === held[index]);
    if (!isSame) held = next;
    return held;
  };
  return {
    getSnapshot: current,
    getServerSnapshot: () => NONE,
    subscribe: (listener) => {
      let last = current();
      const tellChange = (): void => {
        if (current() === last) return;
        last = held;
        notify(listener);
      };
      let leave: (() => void)[] = [];
      const subscribeToEach = (): void => {
        const previous = leave;
        leave = all.getSnapshot().map((each) => each.subscribe(tellChange));
        // Subscribe to the new reservations before unsubscribing, so that the timers of a reservation do not stop in
        // between.
        for (const stop of previous) stop();
        tellChange();
      };
      const leaveAll = all.subscribe(subscribeToEach);
      subscribeToEach();
      return () => {
        leaveAll();
        for (const stop of leave) stop();
      };
    },
  };
};

const sharedOf = (client: ReservationClient): SharedReservations => {
  const known = sharedByClient.get(client);
  if (known) return known;
  const byEvent = new Map<string, Reservation>();
  const all = createObservable(NONE);
  const shared: SharedReservations = {
    byEvent,
    held: heldOf(all),
    add: (reservation) => {
      byEvent.set(reservation.eventId, reservation);
      all.set((before) => [...before, reservation]);
    },
  };
  sharedByClient.set(client, shared);
  return shared;
};

/**
 * The shared reservation of an event: every call with the same client and event returns the same object, so that the hold
 * and the draft survive navigation. The options of the first call count. Both are discarded when their owner leaves, see
 * {@link Reservation}.
 */
export const reservationOf = (client: ReservationClient, options: ReservationOptions): Reservation => {
  const shared = sharedOf(client);
  const known = shared.byEvent.get(options.eventId);
  if (known) return known;
  const reservation = createReservation(client, options);
  shared.add(reservation);
  return reservation;
};

/** All shared reservations that hold tickets now, for example to show them on every page. */
export const heldReservations = (client: ReservationClient): Observable<readonly Reservation[]> =>
  sharedOf(client).held;

/**
 * Restores the shared reservations from a storage after a reload. The first subscriber asks the platform about the hold.
 * Reservations that have only input are restored too, so that they are discarded when their owner leaves.
 */
export const restoreReservations = (
  client: ReservationClient,
  options: Omit<ReservationOptions, 'eventId'> & { readonly storage: FindStorage },
): void => {
  for (const eventId of Object.keys(readStored(options.storage)))
    reservationOf(client, { ...options, eventId });
};
