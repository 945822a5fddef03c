import type { CreateReservationResponse, GetInvoiceResponse } from '../../../generated/ticketing/types.ts';
import { ticketsOf } from './tickets.ts';
import type { Hold, ReservationState } from './types.ts';

export type HeldState = Extract<ReservationState, { readonly status: 'held' }>;

export const IDLE: ReservationState = { status: 'idle' };

/** Statuses of reservations that no longer hold tickets. Any other status is a hold. */
const endings: Readonly<Record<string, 'ordered' | 'expired' | 'released' | undefined>> = {
  RESERVATION_CONFIRMED: 'ordered',
  RESERVATION_EXPIRED: 'expired',
  RESERVATION_CANCELED: 'released',
  RESERVATION_CANCELED_MANUALLY: 'released',
};

const instantOf = (expires: string | undefined): number | undefined =>
  expires === undefined ? undefined : Date.parse(expires);

/** The hold in a response of `createReservation`. */
export const newHold = (
  { id, expires, reservations, invoice }: CreateReservationResponse,
  request: Pick<Hold, 'eventId' | 'tickets'>,
): Hold => ({ id, ...request, expires: instantOf(expires), reservations, invoice, occupied: false });

/** A hold from the storage, before the platform has told its details. */
export const restoredHold = (stored: Pick<Hold, 'id' | 'eventId' | 'tickets' | 'expires'>): Hold => ({
  ...stored,
  reservations: [],
  invoice: undefined,
  occupied: false,
});

/** The state of a hold. The warnings of the same hold are not given again. */
export const stateOfHold = (hold: Hold, before: HeldState | undefined): HeldState => ({
  status: 'held',
  tickets: hold.tickets,
  hold,
  warning: before?.hold.id === hold.id ? before.warning : undefined,
  releasing: false,
  error: undefined,
});

/** The state of a reservation after the platform was asked about it. */
export const stateOfInvoice = (
  answer: GetInvoiceResponse,
  { id, eventId, tickets }: Pick<Hold, 'id' | 'eventId' | 'tickets'>,
  before: HeldState | undefined,
): ReservationState => {
  const hold: Hold = {
    id,
    eventId,
    tickets: tickets.length > 0 ? tickets : ticketsOf(answer.reservations),
    expires: instantOf(answer.expires),
    reservations: answer.reservations,
    invoice: answer.invoice,
    occupied: answer.reservationOccupied,
  };
  const status = endings[answer.reservationStatus];
  if (status === undefined) return stateOfHold(hold, before);
  return status === 'ordered' ? { status, tickets: hold.tickets, hold } : { status, tickets: hold.tickets };
};

/** The state of a reservation that the platform no longer has: expired if its time is over, otherwise released. */
export const stateOfMissing = (
  { tickets, expires }: Pick<Hold, 'tickets' | 'expires'>,
  now: number,
): ReservationState => {
  const isOver = expires === undefined || now >= expires - 1000;
  return { status: isOver ? 'expired' : 'released', tickets };
};
