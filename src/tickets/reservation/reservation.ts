import { assertNumbers } from '../../core/numbers.ts';
import { notifyAll } from '../../core/listener.ts';
import { createWatch } from '../../core/watch.ts';
import { serverClockOf } from '../../core/time/server-clock.ts';
import { followTokens } from '../../core/time/token-time.ts';
import { TicketError } from '../ticket-error.ts';
import { ticketsV1 } from '../backend/tickets-v1.ts';
import { createHolding } from './holding.ts';
import { createInquiry } from './inquiry.ts';
import { createPersistence, NO_DRAFT } from './persistence.ts';
import { createReserving } from './reserving.ts';
import { IDLE } from './states.ts';
import type { Reservation, ReservationClient, ReservationOptions } from './types.ts';

const WARN_AT = [300_000, 60_000];

/**
 * Makes the reservation of one event. It sends nothing by itself until there is a subscriber to the state,
 * the seconds or the warnings. When the last subscriber leaves, its timers end.
 *
 *     idle ──reserve──▶ reserving ──▶ held ──────▶ expired     the platform's clock has passed the end of the hold
 *      ▲                    │          ▲ └──────▶ ordered     an order was made of it
 *      │                    ▼          │ └──────▶ released    by `release`, or elsewhere
 *      │                  failed     resume,
 *    forget                          restore from the storage
 *
 * From each of these states except `reserving`, `reserve` starts again; a hold is released first.
 *
 * - A hold and the time. Only the platform ends a hold. The countdown follows the platform's clock, counts a hold as
 *   expired when the platform must have ended it, and asks the platform after sleep. If the platform's time was not
 *   measured, the countdown asks the platform at the end, and every 20 seconds while the platform still holds the tickets.
 * - A response and a newer hold. A response about a hold that was released or replaced meanwhile is discarded.
 * - A response and a change of the identity. After the reservation was discarded, a response reaches its caller only.
 */
export const createReservation = (client: ReservationClient, options: ReservationOptions): Reservation => {
  const { eventId, warnAt = WARN_AT, time = serverClockOf(client), storage, backend = ticketsV1 } = options;
  assertNumbers(Object.fromEntries(warnAt.map((seconds, index) => [`warnAt[${index}]`, seconds])));
  const { session } = client;
  const warned = new Set<(secondsLeft: number) => void>();
  const holding = createHolding({
    time,
    warnAt,
    changed: () => persistence.store(),
    warn: (secondsLeft) => {
      notifyAll(warned, secondsLeft);
    },
    onGap: () => void inquiry.refresh(),
    onUnsureEnd: () => inquiry.askEnd(),
  });
  const { state, countdown } = holding;
  const persistence = createPersistence({ eventId, storage, session, time, holding });
  const parts = { client, backend, eventId, time, holding };
  const inquiry = createInquiry(parts);
  const { reserve, release } = createReserving(parts, inquiry);

  /** A hold from the storage, or from a time without subscribers, may have ended on the platform: ask. */
  const wakeHeld = (): void => {
    if (holding.held()) inquiry.wake();
  };
  const watch = createWatch(() => {
    persistence.restore(() => {
      if (watch.isOpen()) wakeHeld();
    });
    countdown.start();
    wakeHeld();
    const leave = [
      time.clock.onWake(inquiry.wake),
      time.subscribe(countdown.check),
      followTokens(time, session),
    ];
    return () => {
      countdown.stop();
      for (const stop of leave) stop();
    };
  });

  return {
    eventId,
    ...watch.over(state),
    getServerSnapshot: () => IDLE,
    remaining: watch.over(countdown.seconds),
    draft: { ...watch.over(persistence.draft), getServerSnapshot: () => NO_DRAFT },
    setDraft: (change) => {
      persistence.draft.set(change);
      persistence.store();
    },
    reserve,
    reserveAgain: async () => {
      const now = state.getSnapshot();
      if (now.status === 'idle')
        throw new TicketError('There is no earlier reservation to repeat', 'nothing-picked');
      return reserve(now.tickets);
    },
    release,
    resume: (id) => inquiry.ask({ id, tickets: [], expires: undefined }),
    refresh: inquiry.refresh,
    forget: persistence.discard,
    onWarning: (listener) => {
      warned.add(listener);
      const leave = watch.enter();
      return () => {
        warned.delete(listener);
        leave();
      };
    },
    dispose: watch.close,
  };
};
