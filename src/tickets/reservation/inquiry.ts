import type { ServerClock } from '../../core/time/server-clock.ts';
import { supposeByTokens } from '../../core/time/token-time.ts';
import type { TicketsBackend } from '../backend/types.ts';
import type { Holding } from './holding.ts';
import { stateOfFound, stateOfMissing } from './states.ts';
import type { Hold, ReservationClient, ReservationState } from './types.ts';

/**
 * Minimum time between the inquiries of a page that wakes, in milliseconds: a window may get the focus many times a
 * minute.
 */
const MIN_PAUSE = 2000;

/** Minimum time between two questions whether a hold has ended, in milliseconds. */
const END_PAUSE = 20_000;

/** The parts of a reservation that its requests work on. */
export interface ReservationParts {
  readonly client: ReservationClient;
  readonly backend: TicketsBackend;
  readonly eventId: string;
  readonly time: ServerClock;
  readonly holding: Holding;
}

export type Inquiry = ReturnType<typeof createInquiry>;

/** Makes the requests that ask the platform about a reservation. */
export const createInquiry = ({ client, backend, eventId, time, holding }: ReservationParts) => {
  let askedAt = -Infinity;

  /**
   * Asks about a reservation. Without tickets, the id came from the caller, and the reservation replaces the present
   * state.
   */
  const ask = async ({ id, tickets, expires }: Pick<Hold, 'id' | 'tickets' | 'expires'>) => {
    askedAt = time.clock.now();
    const isSameOwner = holding.sameOwner();
    // A hold that was released or replaced while the response was in flight must not reappear.
    const isCurrent = () => isSameOwner() && (tickets.length === 0 || holding.held()?.hold.id === id);
    try {
      const found = await backend.find({ id, eventId }, { client, onResponse: time.listen() });
      await supposeByTokens(time, client.session);
      holding.confirm();
      if (isCurrent()) holding.become(stateOfFound(found, { eventId, tickets }, holding.held()));
    } catch (error) {
      holding.confirm();
      if (backend.isGone(error) && isCurrent())
        holding.become(stateOfMissing({ tickets, expires }, time.now()));
      // After any other failure, the countdown continues to the last known end.
      else holding.countdown.check();
    }
    return holding.state.getSnapshot();
  };

  const age = (): number => Math.abs(time.clock.now() - askedAt);

  /** Asks about the present hold. */
  const refresh = async (): Promise<ReservationState> => {
    holding.countdown.check();
    const now = holding.held();
    return now ? ask(now.hold) : holding.state.getSnapshot();
  };

  return {
    ask,
    refresh,
    /** Asks about the present hold when the page wakes. */
    wake: (): void => {
      holding.countdown.check();
      if (age() > MIN_PAUSE) void refresh();
    },
    /** Asks whether a hold has ended whose end this device cannot determine. */
    askEnd: (): void => {
      const now = holding.held();
      if (now && age() > END_PAUSE) void ask(now.hold);
    },
  };
};
