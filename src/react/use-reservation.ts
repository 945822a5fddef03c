import { useEffect, useRef } from 'react';
import type { Reservation, ReservationOptions } from '../tickets/reservation/types.ts';
import { heldReservations, reservationOf, restoreReservations } from '../tickets/reservation/shared.ts';
import type { Draft, ReservationState } from '../tickets/reservation/types.ts';
import { clientOf, useCache } from './binding.ts';
import { invalidateCalls } from './call-options.ts';
import { useObservable } from './use-observable.ts';

/** How {@link useReservation} behaves, beside the event. */
export interface UseReservationOptions extends Omit<ReservationOptions, 'eventId'> {
  /** Hears each point of `warnAt` once, with the seconds that are left, for a polite word to screen readers. */
  readonly onWarning?: ((secondsLeft: number) => void) | undefined;
}

/** Result of {@link useReservation}: the reservation with its functions and its present state. */
export interface UsedReservation extends Pick<
  Reservation,
  'reserve' | 'reserveAgain' | 'release' | 'resume' | 'refresh' | 'forget' | 'setDraft'
> {
  readonly state: ReservationState;
  /** Entries of the buyer so far. */
  readonly draft: Draft;
  /** The same for all components of the client: for {@link useRemaining}. */
  readonly reservation: Reservation;
}

/** Queries that show the number of available tickets. All of them are stale once a hold begins or ends. */
const stock = {
  ticketing: ['listAvailableTickets', 'queryAvailableTickets'],
  'events-v3': ['getEvent', 'getEventBySlug', 'queryEvents'],
} as const;

/** Reads the stock anew when what is held has changed. */
const useStock = (held: unknown): void => {
  const queryClient = useCache();
  const before = useRef(held);
  useEffect(() => {
    if (before.current === held) return;
    before.current = held;
    invalidateCalls(queryClient, stock);
  }, [queryClient, held]);
};

/**
 * The tickets of one event that the buyer holds, and what they typed. All components that name the event share
 * them, also after the page was left and come back to; timers run while one of them is on the page. The first render, and
 * a server's, is `idle`. It is not drawn anew each second: {@link useRemaining} is.
 */
export const useReservation = (eventId: string, options: UseReservationOptions = {}): UsedReservation => {
  const { onWarning, ...how } = options;
  const reservation = reservationOf(clientOf(useCache()), { ...how, eventId });
  useEffect(() => (onWarning ? reservation.onWarning(onWarning) : undefined), [reservation, onWarning]);
  const state = useObservable(reservation);
  useStock(state.status === 'held' ? state.hold.id : undefined);
  const { reserve, reserveAgain, release, resume, refresh, forget, setDraft } = reservation;
  const draft = useObservable(reservation.draft);
  return { state, draft, reservation, reserve, reserveAgain, release, resume, refresh, forget, setDraft };
};

/**
 * The whole seconds until a hold ends, drawn anew each second; undefined while nothing is held, on a server and in the
 * first render of a page that a server has rendered.
 */
export const useRemaining = (reservation: Reservation): number | undefined =>
  useObservable(reservation.remaining);

/**
 * All reservations of the client that hold tickets now, for a word about them on every page; none on a server. With a
 * `storage` also those from before a reload.
 */
export const useHolds = (options: Omit<ReservationOptions, 'eventId'> = {}): readonly Reservation[] => {
  const client = clientOf(useCache());
  const { storage, warnAt, time } = options;
  useEffect(() => {
    if (storage) restoreReservations(client, { storage, warnAt, time });
  }, [client, storage, warnAt, time]);
  const holds = useObservable(heldReservations(client));
  useStock(holds);
  return holds;
};
