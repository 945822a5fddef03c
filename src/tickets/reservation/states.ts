import type { FoundReservation } from '../backend/types.ts';
import type { Hold, ReservationState } from './types.ts';

export type HeldState = Extract<ReservationState, { readonly status: 'held' }>;

export const IDLE: ReservationState = { status: 'idle' };

/** The hold of a reservation that was found or made. The tickets are those of the request, if there was one. */
export const holdOf = (
  { id, expires, tickets, reservations, invoice, occupied }: FoundReservation,
  request: Pick<Hold, 'eventId' | 'tickets'>,
): Hold => ({
  id,
  eventId: request.eventId,
  tickets: request.tickets.length > 0 ? request.tickets : tickets,
  expires,
  reservations,
  invoice,
  occupied,
});

/** A hold from the storage, before the platform has confirmed its details. */
export const restoredHold = (stored: Pick<Hold, 'id' | 'eventId' | 'tickets' | 'expires'>): Hold => ({
  ...stored,
  reservations: [],
  invoice: undefined,
  occupied: false,
});

/** The state of a hold. The reservation gives no warning of the same hold again. */
export const stateOfHold = (hold: Hold, before: HeldState | undefined): HeldState => ({
  status: 'held',
  tickets: hold.tickets,
  hold,
  warning: before?.hold.id === hold.id ? before.warning : undefined,
  releasing: false,
  error: undefined,
});

/**
 * The state of a reservation by the platform's answer. If the platform returns no invoice, the known details
 * of the same hold stay.
 */
export const stateOfFound = (
  found: FoundReservation,
  request: Pick<Hold, 'eventId' | 'tickets'>,
  before: HeldState | undefined,
): ReservationState => {
  const known = before?.hold.id === found.id && !found.invoice ? before.hold : found;
  const { reservations, invoice, occupied } = known;
  const hold = holdOf({ ...found, reservations, invoice, occupied }, request);
  const { standing } = found;
  if (standing === 'held') return stateOfHold(hold, before);
  return standing === 'ordered'
    ? { status: standing, tickets: hold.tickets, hold }
    : { status: standing, tickets: hold.tickets };
};

/**
 * The state of a reservation that the platform no longer has: expired if the time of the hold is over, otherwise released.
 */
export const stateOfMissing = (
  { tickets, expires }: Pick<Hold, 'tickets' | 'expires'>,
  now: number,
): ReservationState => {
  const isOver = expires === undefined || now >= expires - 1000;
  return { status: isOver ? 'expired' : 'released', tickets };
};
