import { createObservable, type Observable } from '../../core/observable.ts';
import { heldIn, readKept } from './memory.ts';
import { createReservation } from './reservation.ts';
import type { Place, Reservation, ReservationClient, ReservationOptions } from './types.ts';

/** The reservations of one client, by event. */
interface Desk {
  readonly rooms: Map<string, Reservation>;
  readonly held: Observable<readonly Reservation[]>;
  readonly add: (reservation: Reservation) => void;
}

const desks = new WeakMap<object, Desk>();
const NONE: readonly Reservation[] = [];

const deskOf = (client: ReservationClient): Desk => {
  const known = desks.get(client);
  if (known) return known;
  const rooms = new Map<string, Reservation>();
  const all = createObservable(NONE);
  const listeners = new Set<() => void>();
  let held = NONE;
  const look = () => {
    const next = all.getSnapshot().filter((each) => each.getSnapshot().status === 'held');
    if (next.length === held.length && next.every((each, place) => each === held[place])) return;
    held = next;
    for (const listener of listeners) listener();
  };
  const desk: Desk = {
    rooms,
    add: (reservation) => {
      rooms.set(reservation.eventId, reservation);
      all.set((before) => [...before, reservation]);
    },
    held: {
      getSnapshot: () => {
        look();
        return held;
      },
      getServerSnapshot: () => NONE,
      subscribe: (listener) => {
        listeners.add(listener);
        let leave: (() => void)[] = [];
        const join = () => {
          const before = leave;
          leave = all.getSnapshot().map((each) => each.subscribe(look));
          for (const each of before) each();
          look();
        };
        const away = all.subscribe(join);
        join();
        return () => {
          listeners.delete(listener);
          away();
          for (const each of leave) each();
        };
      },
    },
  };
  desks.set(client, desk);
  return desk;
};

/**
 * The reservation of an event that all parts of a page share: what is held and what was typed are still there when
 * somebody comes back to it. The options of the first call count. It is forgotten with the person, see {@link Reservation}.
 */
export const reservationOf = (client: ReservationClient, options: ReservationOptions): Reservation => {
  const desk = deskOf(client);
  const known = desk.rooms.get(options.eventId);
  if (known) return known;
  const reservation = createReservation(client, options);
  desk.add(reservation);
  return reservation;
};

/** All shared reservations that hold tickets now, for a word about them on every page. */
export const heldReservations = (client: ReservationClient): Observable<readonly Reservation[]> =>
  deskOf(client).held;

/** Takes up what a storage has kept over a reload; each hold is then looked up as soon as somebody looks at it. */
export const restoreReservations = (
  client: ReservationClient,
  options: Omit<ReservationOptions, 'eventId'> & { readonly storage: Place },
): void => {
  for (const [eventId, kept] of Object.entries(readKept(options.storage)))
    if (heldIn(kept)) reservationOf(client, { ...options, eventId });
};
