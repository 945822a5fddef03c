import { useEffect, useRef } from 'react';
import type { Reservation, ReservationOptions } from '../tickets/reservation/types.ts';
import { heldReservations, reservationOf, restoreReservations } from '../tickets/reservation/shared.ts';
import type { Draft, ReservationState } from '../tickets/reservation/types.ts';
import { clientOf, useCache } from './binding.ts';
import { backendOf } from './backends.ts';
import { invalidateCalls } from './call-options.ts';
import { useObservable } from './use-observable.ts';
import { onSaleKey } from './use-tickets-on-sale.ts';

/** Options of {@link useReservation}, without the event. */
export interface UseReservationOptions extends Omit<ReservationOptions, 'eventId'> {
  /**
   * Called once for each entry of `warnAt` with the seconds that are left, for example to announce them to screen
   * readers.
   */
  readonly onWarning?: ((secondsLeft: number) => void) | undefined;
}

/** Result of {@link useReservation}: the reservation with its functions and its present state. */
export interface UsedReservation extends Pick<
  Reservation,
  'reserve' | 'reserveAgain' | 'release' | 'resume' | 'refresh' | 'forget' | 'setDraft'
> {
  readonly state: ReservationState;
  /** The buyer's input so far. */
  readonly draft: Draft;
  /** The same object for all components of the client; pass it to {@link useRemaining}. */
  readonly reservation: Reservation;
}

/** Queries that show the number of available tickets. All of them are stale once a hold begins or ends. */
const stock = {
  ticketing: ['listAvailableTickets', 'queryAvailableTickets'],
  'ticket-definitions': ['queryAvailableTicketDefinitions'],
  'events-v3': ['getEvent', 'getEventBySlug', 'queryEvents'],
} as const;

/** Reads the stock again when the holds have changed. */
const useStock = (held: unknown): void => {
  const queryClient = useCache();
  const before = useRef(held);
  useEffect(() => {
    if (before.current === held) return;
    before.current = held;
    invalidateCalls(queryClient, stock);
    void queryClient.invalidateQueries({ queryKey: onSaleKey() });
  }, [queryClient, held]);
};

/**
 * The reservation of one event: the held tickets and the buyer's input. All components with the same event share it,
 * also after the buyer leaves the page and returns. Timers run while one of these components is mounted. On a server
 * and in the first render of a hydrated page, the state is `idle`. The component does not render each second; only
 * {@link useRemaining} does.
 */
export const useReservation = (eventId: string, options: UseReservationOptions = {}): UsedReservation => {
  const { onWarning, ...how } = options;
  const cache = useCache();
  const backend = how.backend ?? backendOf(cache, 'tickets');
  const reservation = reservationOf(clientOf(cache), { ...how, backend, eventId });
  useEffect(() => (onWarning ? reservation.onWarning(onWarning) : undefined), [reservation, onWarning]);
  const state = useObservable(reservation);
  useStock(state.status === 'held' ? state.hold.id : undefined);
  const { reserve, reserveAgain, release, resume, refresh, forget, setDraft } = reservation;
  const draft = useObservable(reservation.draft);
  return { state, draft, reservation, reserve, reserveAgain, release, resume, refresh, forget, setDraft };
};

/**
 * The whole seconds until a hold ends, updated each second. Undefined without a hold, on a server, and in the first
 * render of a hydrated page.
 */
export const useRemaining = (reservation: Reservation): number | undefined =>
  useObservable(reservation.remaining);

/**
 * All reservations of the client that hold tickets now, for example to show them on every page; none on a server. With
 * a `storage`, also those from before a reload.
 */
export const useHolds = (options: Omit<ReservationOptions, 'eventId'> = {}): readonly Reservation[] => {
  const cache = useCache();
  const client = clientOf(cache);
  const { storage, warnAt, time, backend = backendOf(cache, 'tickets') } = options;
  useEffect(() => {
    if (storage) restoreReservations(client, { storage, warnAt, time, backend });
  }, [client, storage, warnAt, time, backend]);
  const holds = useObservable(heldReservations(client));
  useStock(holds);
  return holds;
};
